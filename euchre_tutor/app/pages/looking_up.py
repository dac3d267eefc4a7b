"""Words to search by: what the search of the rulebook and the glossary compares."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from euchre_tutor.lessons.voice import Voice
from euchre_tutor.text import TN, Text


def plain(words: Iterable[str]) -> str:
    """Put words into the form that is compared: small letters, without accents, one blank.

    `plain` of the page's `search.js` does the same to what is typed there.
    """
    apart = unicodedata.normalize("NFKD", " ".join(words))
    bare = "".join(letter for letter in apart if unicodedata.category(letter)[0] != "M")
    return " ".join(bare.upper().lower().split())  # so that "ß" is found by "SS"


def found(words: str, wanted: str) -> bool:
    """Tell whether every word that is wanted stands in the words; as the page's search does."""
    return all(word in words for word in plain([wanted]).split())


def to_find(voice: Voice, *texts: Text) -> str:
    """Give the words of texts in the form that is compared."""
    return plain(map(voice.say, texts))


def counts(voice: Voice, most: int) -> list[str]:
    """Say how many were found, for every number from 0 to ``most``."""
    return [voice.say(TN("{n} found", "{n} found", n)) for n in range(most + 1)]
