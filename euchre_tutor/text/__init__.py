"""Everything a learner reads: texts as values, languages, words of the table.

The rulebook's sentences are in :mod:`euchre_tutor.text.rulebook`, the glossary in
:mod:`euchre_tutor.text.glossary`, the words in :mod:`euchre_tutor.text.words`.
"""

from euchre_tutor.text.catalogue import (
    Catalogue,
    LanguageError,
    catalogue,
    find_language,
    in_use,
    languages,
    use,
)
from euchre_tutor.text.message import TN, Field, T, Text
from euchre_tutor.text.render import Segment, render, rich
from euchre_tutor.text.template import TemplateError

__all__ = [
    "TN",
    "Catalogue",
    "Field",
    "LanguageError",
    "Segment",
    "T",
    "TemplateError",
    "Text",
    "catalogue",
    "find_language",
    "in_use",
    "languages",
    "render",
    "rich",
    "use",
]
