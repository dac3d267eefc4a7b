"""`python -m euchre_tutor` does what `euchre-tutor` does."""

import sys

from euchre_tutor.cli import main

if __name__ == "__main__":
    sys.exit(main())
