"""The README's links to Binder, made from the repository's address in pyproject.toml.

python .ci/binder_links.py           writes them into README.md
python .ci/binder_links.py --check   exit 1 where they are others
"""

import re
import sys
import tomllib
from pathlib import Path
from urllib.parse import quote, urlsplit

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
PLACES = {  # name of the link in the README: what it opens
    "binder-app": "voila/render/notebooks/app.ipynb",
    "binder-lab": "lab/tree/notebooks/01_deck.ipynb",
}


def links() -> dict[str, str]:
    """The address of each link, by its name."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    repository = urlsplit(project["urls"]["Repository"]).path.strip("/")
    base = f"https://mybinder.org/v2/gh/{repository}/HEAD"
    return {name: f"{base}?urlpath={quote(place, safe='')}" for name, place in PLACES.items()}


def renewed(readme: str) -> str:
    """The README with the links as they should be."""
    for name, address in links().items():
        readme, found = re.subn(rf"(?m)^\[{name}\]: .*$", f"[{name}]: {address}", readme)
        if found != 1:
            message = f"README.md has {found} lines that begin with [{name}]:"
            raise ValueError(message)
    return readme


def main() -> int:
    """Write or check; the exit status."""
    now = README.read_text("utf-8")
    if now == renewed(now):
        return 0
    if "--check" in sys.argv[1:]:
        print("README.md has other links to Binder: run python .ci/binder_links.py")
        return 1
    README.write_text(renewed(now), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
