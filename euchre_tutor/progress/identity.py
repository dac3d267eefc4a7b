"""By which ids a learner is known: their own, and those of the files that were read as theirs.

So the file of somebody who learns at school and at home is theirs in both places.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import Final

from euchre_tutor.progress.kept import Progress

_ALSO: Final = "also"
"""The word that holds the ids of other places."""


def known_ids(learner: str, words: Mapping[str, str]) -> frozenset[str]:
    """Give all ids of the learner with this one, whose words these are."""
    return frozenset({learner, *words.get(_ALSO, "").split()})


def known_as(ids: Collection[str]) -> Progress:
    """Give the change by which a learner is known under these ids."""
    return Progress(words=MappingProxyType({_ALSO: " ".join(sorted(ids))}))
