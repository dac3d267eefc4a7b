"""What to do when the reader of our output has gone, as in `euchre-tutor … | head`."""

import os
import sys


def nobody_reads() -> None:
    """Let all further output go nowhere, what is still to be flushed included."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
