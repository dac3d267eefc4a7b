"""Chance that a text fixes for ever: the same text gives the same numbers on any machine.

The stream is the SHA-256 digests of ``text``, a zero byte and a block number (8 bytes, big-endian),
one after the other, read as 32-bit big-endian words. A number below ``n`` is a word modulo ``n``;
words from the last, incomplete run of ``n`` are skipped, so every number is equally likely. Lists
are shuffled by Fisher and Yates, from the last place down. Any language can repeat this.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from struct import unpack
from typing import TypeVar

from euchre_tutor.engine.typed import expect

_T = TypeVar("_T")
_WORDS = 2**32


class Stream:
    """A stream of fair choices fixed by a text (UTF-8).

    Each call goes on where the last one stopped; two streams of the same text agree for ever.
    """

    def __init__(self, text: str) -> None:
        expect(text, str, "the text of a stream")
        self.text = text
        self._words = _words(text.encode())

    def __repr__(self) -> str:
        return f"Stream({self.text!r})"

    def below(self, n: int) -> int:
        """Give a whole number from 0 to ``n - 1``; ValueError unless 1 <= n <= 2**32."""
        if not 1 <= n <= _WORDS:
            message = f"n must be from 1 to 2**32, not {n!r}"
            raise ValueError(message)
        fair = _WORDS - _WORDS % n
        word = next(self._words)
        while word >= fair:
            word = next(self._words)
        return word % n

    def choice(self, items: Sequence[_T]) -> _T:
        """Give one of the items; ValueError if there is none."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[_T]) -> list[_T]:
        """Give the items in a new order."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order

    def sample(self, items: Sequence[_T], count: int) -> list[_T]:
        """Give ``count`` of the items, each at most once, in a new order."""
        if not 0 <= count <= len(items):
            message = f"count must be from 0 to {len(items)}, not {count!r}"
            raise ValueError(message)
        return self.shuffled(items)[:count]

    def sub(self, label: object) -> Stream:
        """Give an independent stream for a part, fixed by this text and the label."""
        return Stream(f"{self.text}/{label}")


def _words(text: bytes) -> Iterator[int]:
    block = 0
    while True:
        yield from unpack(">8I", sha256(text + b"\0" + block.to_bytes(8, "big")).digest())
        block += 1
