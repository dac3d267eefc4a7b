"""The README tells the truth: its program prints what it says, its paths and options exist."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    """The fenced blocks of a language."""
    found: list[str] = re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)
    assert len(found) == 2
    return found


@pytest.mark.parametrize(
    ("program", "printed"),
    list(zip(blocks("python"), blocks("text"), strict=True)),
    ids=["deal", "coach"],
)
def test_a_program_prints_what_the_readme_says(program: str, printed: str, tmp_path: Path) -> None:
    """A program of the README, run as it stands, prints the block below it."""
    done = subprocess.run(
        [sys.executable, "-X", "utf8", "-c", program],
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.stderr == ""
    assert done.stdout == printed


@pytest.mark.parametrize(
    "path",
    re.findall(r"\]\((?!http)([^)]+)\)", README)
    + re.findall(r"`((?:euchre_tutor|notebooks|tests|\.ci)/[^`\s]*)`", README),
)
def test_every_path_of_the_readme_exists(path: str) -> None:
    """What the README links to or names is there."""
    assert (ROOT / path).exists()


def test_every_package_is_on_the_map() -> None:
    """The map names every package there is."""
    packages = {p.parent.name for p in (ROOT / "euchre_tutor").glob("*/__init__.py")}
    missing = {name for name in packages if f"{name}/`" not in README}
    assert missing == set()


def test_the_commands_of_the_readme_name_what_exists() -> None:
    """The extra and the dependency group of the two commands are those of pyproject.toml."""
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    for extra in re.findall(r'"\.\[(\w+)\]"', README):
        assert re.search(rf"^{extra} = \[", project, re.MULTILINE)
    for group in re.findall(r"--group (\w+)", README):
        assert re.search(rf"^{group} = \[", project, re.MULTILINE)
