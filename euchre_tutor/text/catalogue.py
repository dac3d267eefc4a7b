"""Which languages exist, and the translations of each (gettext at run time).

A catalogue is ``locale/<language>/LC_MESSAGES/euchre_tutor.po``; the build compiles the ``.mo``
that is read here. English is the message itself and needs none. The pseudo-language ``qps`` marks
every message that went through the catalogue, so that a string that escaped translation is seen.
"""

from __future__ import annotations

import gettext
import logging
import struct
from functools import lru_cache
from pathlib import Path
from typing import Final, Protocol

from euchre_tutor.text.pseudo import pseudo

_log = logging.getLogger(__name__)

ENGLISH: Final = "en"
PSEUDO: Final = "qps"
DOMAIN: Final = "euchre_tutor"
LOCALE: Final = Path(__file__).parent / "locale"


class LanguageError(ValueError):
    """A language that does not exist here; ``language`` is what was asked for."""

    def __init__(self, language: str, known: tuple[str, ...]) -> None:
        super().__init__(f"no catalogue for {language!r} (expected one of {', '.join(known)})")
        self.language = language


class Catalogue(Protocol):
    """The translations into one language."""

    def gettext(self, message: str, /) -> str:
        """Give the translation, or the message itself where there is none."""

    def ngettext(self, singular: str, plural: str, n: int, /) -> str:
        """Give the form for this number, the English one where there is no translation."""


class _Pseudo:
    def gettext(self, message: str, /) -> str:
        return pseudo(message)

    def ngettext(self, singular: str, plural: str, n: int, /) -> str:
        return pseudo(singular if n == 1 else plural)


_ENGLISH: Final = gettext.NullTranslations()


def languages(folder: Path = LOCALE) -> tuple[str, ...]:
    """List the languages a learner can choose: English first, then those with a catalogue."""
    compiled = folder.glob(f"*/LC_MESSAGES/{DOMAIN}.mo")
    return (ENGLISH, *sorted({path.parents[1].name for path in compiled} - {ENGLISH}))


@lru_cache(maxsize=64)
def catalogue(language: str, folder: Path = LOCALE) -> Catalogue:
    """Open a language's catalogue; one that is missing or damaged is English, with a warning."""
    if language == PSEUDO:
        return _Pseudo()
    if language == ENGLISH:
        return _ENGLISH
    try:
        return gettext.translation(DOMAIN, folder, [language])
    except (OSError, ValueError, struct.error) as error:
        _log.warning("no catalogue for %r, English is shown instead: %s", language, error)
        return _ENGLISH


def find_language(wanted: str, folder: Path = LOCALE) -> str:
    """Give the language that serves a wish such as ``de-AT`` best, English if none does."""
    tag = wanted.strip().replace("-", "_").casefold()
    known = {language.casefold(): language for language in (*languages(folder), PSEUDO)}
    return known.get(tag) or known.get(tag.partition("_")[0]) or ENGLISH


class _Chosen:
    """The process's own choice of language: there is one learner a process."""

    language = ENGLISH


def use(language: str) -> None:
    """Show texts in this language from now on.

    Raises :class:`LanguageError` for a language that does not exist (:func:`find_language` gives
    one that does).
    """
    known = (*languages(), PSEUDO)
    if language not in known:
        raise LanguageError(language, known)
    _Chosen.language = language


def in_use() -> str:
    """Give the code of the language texts are shown in."""
    return _Chosen.language
