"""Everything a player can do, each with the code it has in the notation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from euchre_tutor.engine.cards import DECK, Card, Suit
from euchre_tutor.engine.spelling import SpellingError
from euchre_tutor.engine.typed import expect


class ActionError(SpellingError):
    """A text that is no action's code; ``text`` is what was given."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Say nothing in this round of the bidding (rules 4.2, 5.1)."""

    @property
    def code(self) -> str:
        """The code ``p``."""
        return "p"


@dataclass(frozen=True, slots=True)
class OrderUp:
    """Make the upcard's suit trump: "I order it up", "I assist" or "I accept" (rule 4.2)."""

    alone: bool = False
    """Whether the maker says in the same breath to play alone (rule 6.2)."""

    def __post_init__(self) -> None:
        expect(self.alone, bool, "alone")

    @property
    def code(self) -> str:
        """The code ``o``, or ``oa`` alone."""
        return "oa" if self.alone else "o"


@dataclass(frozen=True, slots=True)
class NameSuit:
    """Name a suit as trump in the second round (rule 5.1)."""

    suit: Suit
    alone: bool = False
    """Whether the maker says in the same breath to play alone (rule 6.2)."""

    def __post_init__(self) -> None:
        expect(self.suit, Suit, "the suit named")
        expect(self.alone, bool, "alone")

    @property
    def code(self) -> str:
        """The suit's letter, such as ``h``, or ``ha`` alone."""
        return self.suit.letter + ("a" if self.alone else "")


@dataclass(frozen=True, slots=True)
class Leave:
    """The dealer leaves the upcard where it is (rule 4.4)."""

    @property
    def code(self) -> str:
        """The code ``l``."""
        return "l"


@dataclass(frozen=True, slots=True)
class Discard:
    """The dealer takes the upcard and puts this card down, face down (rules 4.3, 4.4)."""

    card: Card

    def __post_init__(self) -> None:
        expect(self.card, Card, "the card put down")

    @property
    def code(self) -> str:
        """The code ``x`` and the card, such as ``x9c``."""
        return f"x{self.card.code}"


@dataclass(frozen=True, slots=True)
class Announce:
    """Say whether to play alone, when asked before the first lead (rule 6.2)."""

    alone: bool

    def __post_init__(self) -> None:
        expect(self.alone, bool, "alone")

    @property
    def code(self) -> str:
        """The code ``a`` (alone) or ``n`` (not alone)."""
        return "a" if self.alone else "n"


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card to the trick."""

    card: Card

    def __post_init__(self) -> None:
        expect(self.card, Card, "the card played")

    @property
    def code(self) -> str:
        """The card's code, such as ``Jh``."""
        return self.card.code


Call: TypeAlias = Pass | OrderUp | NameSuit
"""What can be said in the bidding."""
Action: TypeAlias = Call | Leave | Discard | Announce | Play
"""Anything a player can do."""

PASS: Final = Pass()
ORDER_UP: Final = (OrderUp(alone=False), OrderUp(alone=True))
NAME_SUIT: Final = {suit: (NameSuit(suit), NameSuit(suit, alone=True)) for suit in Suit}
LEAVE: Final = Leave()
DISCARD: Final = {card: Discard(card) for card in DECK}
ANNOUNCE: Final = (Announce(alone=False), Announce(alone=True))
PLAY: Final = {card: Play(card) for card in DECK}

_ACTIONS: Final[tuple[Action, ...]] = (
    PASS,
    *ORDER_UP,
    *(call for calls in NAME_SUIT.values() for call in calls),
    LEAVE,
    *DISCARD.values(),
    *ANNOUNCE,
    *PLAY.values(),
)
_BY_CODE: Final = {action.code: action for action in _ACTIONS}


def parse_action(code: str) -> Action:
    """Read an action's code, such as ``p``, ``oa``, ``h``, ``x9c``, ``n`` or ``Jh``.

    Raises :class:`ActionError` for anything else.
    """
    try:
        return _BY_CODE[code]
    except KeyError:
        raise ActionError(code, "an action (p, o, oa, a suit, l, x9c, a, n or a card)") from None
