"""Build hook: compiles each translation (.po) into the catalogue (.mo) that gettext reads.

Runs for a wheel and for an editable install alike; the .mo files are never committed.
"""

from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def compile_catalogues(locale: Path) -> list[Path]:
    """Write NAME.mo beside every NAME.po under `locale`; returns the files written.

    Fuzzy entries are left out: a guess is worse than the English sentence.
    """
    written = []
    for source in sorted(locale.rglob("*.po")):
        with source.open("rb") as file:
            catalogue = read_po(file, locale=_language(source, locale), abort_invalid=True)
        target = source.with_suffix(".mo")
        with target.open("wb") as file:
            write_mo(file, catalogue)
        written.append(target)
    return written


def _language(source: Path, locale: Path) -> str | None:
    """Babel knows no pseudo-language: its catalogue is read without a locale."""
    name = source.relative_to(locale).parts[0]
    return None if name.startswith("q") else name


class CatalogueHook(BuildHookInterface[Any]):
    """Compiles the catalogues before hatchling collects the files."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Called by hatchling; `version` is "standard" or "editable"."""
        compile_catalogues(Path(self.root, "euchre_tutor", "text", "locale"))
