"""Holds what is said against what is so: every message has a condition, tested wherever it is used.

A condition is written anew, in plain code, beside the test. A message without one, or one that no
case ever uses, is a failure: nothing can be said that was not held against the facts.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cache
from inspect import getsource
from types import ModuleType
from typing import Final, Generic, TypeVar

from euchre_tutor.engine.rulebook import KEYS
from euchre_tutor.explain import Explanation
from euchre_tutor.text import Field, Text, render
from euchre_tutor.text.words import calls, cards, lists, seats

F = TypeVar("F")
Condition = Callable[[F, Mapping[str, Field]], bool]
MOST_WORDS: Final = 30


def messages(*modules: ModuleType) -> set[str]:
    """Read the messages that the modules' source can say."""
    found = set()
    for module in modules:
        for node in ast.walk(ast.parse(getsource(module))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("T", "TN"):
                first = node.args[0]
                assert isinstance(first, ast.Constant), f"a message must be a literal: {first}"
                found.add(str(first.value))
    return found


_WORDS: Final = {*messages(calls, cards, lists, seats), "{only}"}


def parts(text: Text) -> Iterator[Text]:
    """Give the text and every text within it that is not a word of the table."""
    if text.message not in _WORDS:
        yield text
    for value in text.values.values():
        if isinstance(value, Text):
            yield from parts(value)


class Truth(Generic[F]):
    """The conditions of the messages of some modules, and which of them were used."""

    def __init__(
        self,
        conditions: Mapping[str, Condition[F]],
        *modules: ModuleType,
        names: Collection[str] = (),
    ) -> None:
        self.conditions = conditions
        self.modules = modules
        self.names = names
        """Messages of other modules that only name something, which the conditions look at."""
        self.used: set[str] = set()

    def holds(self, said: Explanation, facts: F) -> None:
        """Fail unless the explanation is well made and all that it says is true of the facts."""
        fit(said)
        self.true(said.text, facts)

    def true(self, said: Text, facts: F) -> None:
        """Fail unless all that the text says is true of the facts."""
        for text in parts(said):
            if text.message in self.names:
                continue
            assert text.message in self.conditions, f"no condition for {text.message!r}"
            self.used.add(text.message)
            true = self.conditions[text.message](facts, text.values)
            assert true, f"{render(said, 'en')!r} is not true of {facts}"

    def complete(self) -> None:
        """Fail unless every message has a condition and was said; words of the table may have."""
        possible = messages(*self.modules) - (_WORDS - self.conditions.keys())
        assert set(self.conditions) == possible
        assert self.used == possible, f"never said: {possible - self.used}"


@cache
def fit(said: Explanation) -> None:
    """Fail unless the explanation can be shown: short, in every language, with rules that exist."""
    english = render(said.text, "en")
    assert len(english.split()) <= MOST_WORDS, english
    assert not small_start(english), english
    assert english.endswith((".", "”")), english
    assert sum(english.count(end) for end in (". ", "? ", "! ")) <= 1, english
    assert "{" not in english, english
    assert "  " not in english, english
    pseudo = render(said.text, "qps")
    assert pseudo.startswith("⟦"), pseudo
    assert pseudo.endswith("⟧"), pseudo
    assert not list(_bare(said.text)), f"a bare string escapes translation: {said.text}"
    assert said.rules
    assert len(set(said.rules)) == len(said.rules), said.rules
    assert set(said.rules) <= set(KEYS), said.rules


def counts(said: Text) -> bool:
    """Tell whether all that is said says of several just what it says of one."""
    return all(text.plural is None or _alike(text.message, text.plural) for text in parts(said))


def _alike(one: str, many: str) -> bool:
    pairs = list(zip(one.split(), many.split(), strict=False))
    return len(one.split()) == len(many.split()) and all(_of_several(*pair) for pair in pairs)


def _of_several(word: str, words: str) -> bool:
    """Tell whether a word is the other in the singular: "point." and "points.", "1" and "{n}"."""
    bare = word.rstrip(".,:")
    more = "{n}" if bare == "1" else f"{bare}s"
    return words in (word, more + word.removeprefix(bare))


def small_start(english: str) -> bool:
    """Tell whether a sentence in the text begins in lower case, as one beginning in a field may."""
    starts = re.split(r"[.?!]”? ", english.replace("**", ""))
    return any(start.lstrip("“(")[:1].islower() for start in starts)


def _bare(text: Text) -> Iterator[str]:
    for value in text.values.values():
        if isinstance(value, str):
            yield value
        elif isinstance(value, Text):
            yield from _bare(value)
