"""What fixes a quiz: kinds, levels, length, seed and rules, as a value with a short text.

``str(code)`` is a dozen letters and digits, and ``Code.parse`` reads them however they were typed.
:func:`make` builds a code from wishes.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from hashlib import sha256
from secrets import randbelow
from typing import Final

from euchre_tutor.engine import Rules
from euchre_tutor.engine.typed import expect
from euchre_tutor.questions.kinds import KINDS
from euchre_tutor.questions.quiz import layout
from euchre_tutor.questions.quiz.code_error import meaningless, shown
from euchre_tutor.questions.quiz.layout import HIGHEST, SEED_SIGNS, Levels
from euchre_tutor.questions.quiz.mixes import ALL, MIXES, NUMBERED
from euchre_tutor.questions.quiz.spelling import BASE, SIGNS

MOST: Final = 30_000
"""The most questions of a quiz."""
USUAL_LENGTH: Final = 10
"""Questions of a quiz that names no number."""
_FRESH_SIGNS: Final = 6
SEEDS: Final = BASE**SEED_SIGNS
"""How many seeds there are."""


@dataclass(frozen=True, slots=True)
class Code:
    """A quiz, named. Equal codes are the same quiz on any machine, for ever.

    ValueError for what names no question, such as a level that none of the kinds has.
    """

    kinds: tuple[str, ...]
    """Kinds of questions, each once, in the order of their numbers."""
    levels: Levels | None
    """The lowest and the highest level, or None for the practice mix of each kind."""
    length: int
    """The number of questions, 1 to 30,000."""
    seed: int
    """What makes it differ from all other quizzes of its sort, below 2**25."""
    rules: Rules = Rules.STANDARD
    """The rules in use."""

    def __post_init__(self) -> None:
        numbers = [NUMBERED.index(_known(kind)) for kind in self.kinds]
        if not numbers or numbers != sorted(set(numbers)):
            raise ValueError(f"kinds must be some of {NUMBERED}, in this order: {self.kinds!r}")
        expect(self.length, int, "the number of questions")
        if not 1 <= self.length <= MOST:
            raise ValueError(f"a quiz has 1 to {MOST} questions, not {self.length!r}")
        if not 0 <= self.seed < SEEDS:
            raise ValueError(f"a seed is from 0 to {SEEDS - 1}, not {self.seed!r}")
        if not self.pools:
            raise ValueError(self._nothing())
        if self.levels is not None and not 1 <= self.levels[0] <= self.levels[1] <= HIGHEST:
            raise ValueError(f"levels are from 1 to {HIGHEST}, not {_range(self.levels)}")

    @property
    def pools(self) -> dict[str, tuple[int, ...]]:
        """The kinds that have questions here, each with its levels as often as they are asked."""
        found = {kind: self._levels_of(kind) for kind in self.kinds}
        return {kind: levels for kind, levels in found.items() if levels}

    @property
    def mix(self) -> str | None:
        """The name of the mix, where the kinds are a named one."""
        return next((name for name, kinds in MIXES.items() if kinds == self.kinds), None)

    def _levels_of(self, kind: str) -> tuple[int, ...]:
        if self.levels is None:
            return KINDS[kind].practice(self.rules)
        low, high = self.levels
        return tuple(level for level in KINDS[kind].levels_for(self.rules) if low <= level <= high)

    def _nothing(self) -> str:
        names = self.mix or ", ".join(self.kinds)
        levels = sorted({n for kind in self.kinds for n in KINDS[kind].levels_for(self.rules)})
        if not levels:
            return f"there are no questions of the kind {names} under the rules {self.rules}"
        return (
            f"{names} has no level {_range(self.levels)} under the rules {self.rules}: "
            f"expected one of {', '.join(map(str, levels))}"
        )

    def __str__(self) -> str:
        return layout.write(
            layout.Fields(self.kinds, self.levels, self.length, self.seed, self.rules)
        )

    @classmethod
    def parse(cls, text: str) -> Code:
        """Read a code, whatever its case, with or without blanks and hyphens, O for 0, I for 1.

        Raises :class:`~euchre_tutor.questions.quiz.code_error.CodeError`, which says what is wrong.
        """
        expect(text, str, "a code")
        fields = layout.read(text)
        try:
            return cls(*fields)
        except ValueError:
            raise meaningless(text) from None


def _known(kind: str) -> str:
    if kind in NUMBERED:
        return kind
    close = get_close_matches(kind.casefold(), (*NUMBERED, *MIXES), n=1)
    guess = f" (did you mean {close[0]}?)" if close else ""
    raise ValueError(
        f"{shown(kind)!r} is no kind of question{guess}: expected {', '.join(NUMBERED)}; "
        f"or a mix: {', '.join(MIXES)}"
    )


def _range(levels: Levels | None) -> str:
    low, high = levels or (1, HIGHEST)
    return str(low) if low == high else f"{low}-{high}"


def make(
    kinds: str | Iterable[str] = ALL,
    levels: int | Levels | None = None,
    length: int = USUAL_LENGTH,
    seed: str | int | None = None,
    rules: Rules = Rules.STANDARD,
) -> Code:
    """Name a quiz.

    ``kinds`` is a kind, a named mix (:data:`MIXES`) or several of either; ``levels`` one level or
    the lowest and the highest, None for the practice mix; ``seed`` any text, the number of a seed,
    or None for one that nobody has had. ValueError for a quiz that cannot be, or that no code can
    name; its text says what was expected.
    """
    names = [kinds] if isinstance(kinds, str) else list(kinds)
    wanted = {kind for name in names for kind in MIXES.get(name, (name,))}
    ordered = sorted(wanted, key=lambda kind: NUMBERED.index(_known(kind)))
    code = Code(
        tuple(ordered),
        (levels, levels) if isinstance(levels, int) else levels,
        length,
        seed_number(seed),
        rules,
    )
    str(code)  # house rules may have amounts that no code has room for
    return code


def seed_number(seed: str | int | None) -> int:
    """Give the number of a seed: hashed from a text, the number itself, or drawn by lot."""
    if seed is None:
        return randbelow(SEEDS)
    if isinstance(seed, int):
        return seed
    expect(seed, str, "the seed")
    return int.from_bytes(sha256(seed.encode(errors="surrogatepass")).digest()[:8], "big") % SEEDS


def fresh_seed() -> str:
    """Give a text that hardly anybody has had as a seed, short enough to be typed."""
    return "".join(SIGNS[randbelow(BASE)] for _ in range(_FRESH_SIGNS)).lower()
