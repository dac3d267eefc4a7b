"""The Pythons of this machine."""

import os
import shutil
import subprocess
import sys
from pathlib import Path


def pythons() -> list[str]:
    """Give the Pythons on this machine that are supported, this one first."""
    found = [shutil.which(f"python3.{minor}") for minor in range(11, 16)]
    versions = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    found += [str(path) for path in sorted(versions.glob("3.1[1-9]*/bin/python"))]
    others = dict.fromkeys(path for path in found if path is not None and starts(path))
    return [sys.executable, *others]


def starts(python: str) -> bool:
    """Tell whether this Python runs at all: a version manager's shim may have none behind it."""
    done = subprocess.run([python, "-I", "-S", "-c", ""], capture_output=True, check=False)
    return done.returncode == 0
