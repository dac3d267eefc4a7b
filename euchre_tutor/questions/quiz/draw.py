"""The questions of a quiz, drawn from its code.

Kinds take turns in rounds, each round in a new order, and so do the levels of each kind: a quiz of
any length has its share of all. A question that was asked comes again only where no other is found.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final, TypeVar

from euchre_tutor.engine import Stream
from euchre_tutor.questions.kinds import generate
from euchre_tutor.questions.question import Question
from euchre_tutor.questions.quiz.code import Code
from euchre_tutor.questions.quiz.layout import VERSION

_Item = TypeVar("_Item")
_TRIES: Final = 40
"""Questions made before one that has been asked already is asked again."""


def quiz(code: Code) -> tuple[Question, ...]:
    """Give the questions of the code, in their order: the same ones anywhere, for ever."""
    return tuple(questions(code))


def questions(code: Code) -> Iterator[Question]:
    """Make the questions of the code one by one, as :func:`quiz` gives them."""
    stream = Stream(f"quiz {VERSION}/{code.seed}")
    pools = code.pools
    kinds = _rounds(tuple(pools), stream.sub("kinds"))
    levels = {kind: _rounds(pool, stream.sub(f"levels/{kind}")) for kind, pool in pools.items()}
    asked: dict[tuple[str, int], dict[str, None]] = {}
    for number, kind in enumerate(islice(kinds, code.length)):
        level = next(levels[kind])
        earlier = asked.setdefault((kind, level), {})
        yield _other(code, kind, level, earlier, stream.sub(number))


def _other(code: Code, kind: str, level: int, asked: dict[str, None], stream: Stream) -> Question:
    """Make a question that was not asked, or else not just now; note it among those asked."""
    for attempt in range(_TRIES + _TRIES):
        if attempt == _TRIES:
            last = next(reversed(asked))
            asked.clear()
            asked[last] = None
        question = generate(kind, level, stream.sub(attempt), code.rules)
        if question.id not in asked:
            break
    asked[question.id] = None
    return question


def _rounds(items: Sequence[_Item], stream: Stream) -> Iterator[_Item]:
    """Give all items in a new order, again and again."""
    number = 0
    while True:
        yield from stream.sub(number).shuffled(items)
        number += 1
