"""The 24 cards: suits, ranks, and the ways people write them (rule 2.1)."""

from __future__ import annotations

from enum import Enum
from typing import Final, final

from euchre_tutor.engine.spelling import SpellingError
from euchre_tutor.engine.typed import expect


class CardError(SpellingError):
    """A text that names no card, rank or suit; ``text`` is what was given."""


class Suit(Enum):
    """One of the four suits, in the order spades, hearts, diamonds, clubs."""

    SPADES = "s"
    HEARTS = "h"
    DIAMONDS = "d"
    CLUBS = "c"

    letter: str
    """The lower-case letter of the notation: ``s h d c``."""
    symbol: str
    """The sign printed on the card: ``♠ ♥ ♦ ♣``."""
    is_red: bool
    """Whether the suit is hearts or diamonds."""

    def __init__(self, letter: str) -> None:
        self.letter = letter
        self.symbol = "♠♥♦♣"["shdc".index(letter)]
        self.is_red = letter in "hd"

    # Identity serves as hash: members are singletons, and this is much faster than Enum's own.
    __hash__ = object.__hash__

    def __repr__(self) -> str:
        return f"Suit.{self.name}"

    @property
    def same_colour(self) -> Suit:
        """The other suit of the same colour, the one that lends its jack (rule 2.4)."""
        return _SAME_COLOUR[self]

    @classmethod
    def parse(cls, text: str) -> Suit:
        """Read a suit from a letter, a sign or an English name; CardError otherwise."""
        expect(text, str, "the text of a suit")
        key = text.strip().strip("\ufe0e\ufe0f").casefold()
        try:
            return _SUIT_SPELLINGS[key]
        except KeyError:
            raise CardError(text, "a suit (such as 'h', '♥' or 'hearts')") from None


_SAME_COLOUR: Final = {
    Suit.SPADES: Suit.CLUBS,
    Suit.CLUBS: Suit.SPADES,
    Suit.HEARTS: Suit.DIAMONDS,
    Suit.DIAMONDS: Suit.HEARTS,
}
_SUIT_SPELLINGS: Final = {
    spelling: suit
    for suit, outline in zip(Suit, "♤♡♢♧", strict=True)
    for spelling in (
        suit.letter,
        suit.symbol,
        outline,
        suit.name.casefold(),
        suit.name.casefold()[:-1],
    )
}


class Rank(Enum):
    """One of the six ranks, from the nine up to the ace.

    Which card beats which is not a property of the rank: :mod:`euchre_tutor.engine.trump` decides.
    """

    NINE = "9"
    TEN = "T"
    JACK = "J"
    QUEEN = "Q"
    KING = "K"
    ACE = "A"

    letter: str
    """The one-character code of the notation: ``9 T J Q K A``."""
    sign: str
    """What is printed on the card: the code, and ``10`` for the ten."""

    def __init__(self, letter: str) -> None:
        self.letter = letter
        self.sign = "10" if letter == "T" else letter

    __hash__ = object.__hash__

    def __repr__(self) -> str:
        return f"Rank.{self.name}"


_RANK_SPELLINGS: Final = {
    spelling: rank
    for rank in Rank
    for spelling in (rank.letter.casefold(), rank.sign.casefold(), rank.name.casefold())
}


@final
class Card:
    """One of the 24 cards. There is one object a card, so cards compare by identity.

    ``Card("Jh")``, ``Card("J♥")``, ``Card("10h")`` and ``Card("jack of hearts")`` are what they
    say; other text raises :class:`CardError`. Cards have no order of their own.
    """

    __slots__ = ("code", "index", "rank", "sign", "suit")

    rank: Rank
    suit: Suit
    code: str
    """Rank and suit as in the notation, such as ``"Jh"``; the ten is ``"Th"``."""
    sign: str
    """Rank and suit as printed, such as ``"J♥"``; the ten is ``"10♥"``."""
    index: int
    """The card's place in :data:`DECK`, 0 to 23."""

    def __new__(cls, text: str | Card) -> Card:
        """Read a card from text (or give a card back)."""
        if isinstance(text, cls):
            return text
        return cls._read(text)

    @classmethod
    def of(cls, rank: Rank, suit: Suit) -> Card:
        """Give the card of this rank and suit."""
        return _BY_NAME[rank, suit]

    @classmethod
    def _read(cls, text: object) -> Card:
        expected = "a card (such as 'Jh', '10♥' or 'jack of hearts')"
        if not isinstance(text, str):
            raise CardError(text, expected)
        card = _BY_CODE.get(text)
        if card is not None:
            return card
        words = text.strip().rstrip("\ufe0e\ufe0f").casefold()
        rank_text, of, suit_text = words.partition(" of ")
        if not of:
            rank_text, suit_text = words[:-1], words[-1:]
        rank = _RANK_SPELLINGS.get(rank_text.strip())
        suit = _SUIT_SPELLINGS.get(suit_text.strip())
        if rank is None or suit is None:
            raise CardError(text, expected)
        return cls.of(rank, suit)

    def __setattr__(self, name: str, value: object) -> None:
        message = f"a card cannot be changed: {name}={value!r}"
        raise AttributeError(message)

    def __str__(self) -> str:
        return self.code

    def __repr__(self) -> str:
        return f"Card({self.code!r})"

    def __reduce__(self) -> tuple[type[Card], tuple[str]]:
        return Card, (self.code,)


def _make(index: int, suit: Suit, rank: Rank) -> Card:
    card = object.__new__(Card)
    code, sign = rank.letter + suit.letter, rank.sign + suit.symbol
    values = {"suit": suit, "rank": rank, "index": index, "code": code, "sign": sign}
    for name, value in values.items():
        object.__setattr__(card, name, value)
    return card


DECK: Final[tuple[Card, ...]] = tuple(
    _make(6 * s + r, suit, rank) for s, suit in enumerate(Suit) for r, rank in enumerate(Rank)
)
"""The 24 cards, suit by suit (spades, hearts, diamonds, clubs), each from the nine to the ace."""

_BY_NAME: Final = {(card.rank, card.suit): card for card in DECK}
_BY_CODE: Final = {card.code: card for card in DECK}


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards separated by blanks or commas, or run together as two-character codes.

    ``parse_cards("Jh 10♣, 9s")`` and ``parse_cards("JhTc9s")`` give the same three cards.
    Raises :class:`CardError` for the first that is none.
    """
    expect(text, str, "the text of cards")
    words = text.replace(",", " ").split()
    if len(words) == 1 and words[0] not in _BY_CODE and len(words[0]) % 2 == 0:
        run = words[0]
        pairs = [run[i : i + 2] for i in range(0, len(run), 2)]
        if all(pair in _BY_CODE for pair in pairs):
            return tuple(_BY_CODE[pair] for pair in pairs)
    return tuple(Card(word) for word in words)
