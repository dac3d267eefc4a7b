"""Where the files lie that come with the package."""

from pathlib import Path

PACKAGE = Path(__file__).parent


def share() -> Path:
    """The folder with the Voilà template and the kernel it runs."""
    return PACKAGE / "share"


def notebooks() -> Path:
    """The notebooks: inside an installed package, beside it in a checkout."""
    inside = PACKAGE / "notebooks"
    return inside if inside.is_dir() else PACKAGE.parent / "notebooks"
