"""Each sentence on the deck as a whole and on dealing it, with the condition for its truth."""

from collections.abc import Mapping
from typing import NamedTuple

from explain.bowers_truth import shown
from explain.naive import wins
from explain.truth import Truth

from euchre_tutor.engine import Card, Deal, Seat, Suit
from euchre_tutor.explain import dealing, deck
from euchre_tutor.text import Field, Text, render

RANKS = {"ace": "A", "king": "K", "queen": "Q", "jack": "J", "ten": "T", "nine": "9"}
LOW = {"six", "seven", "eight"}


class Facts(NamedTuple):
    """What was asked: a number of cards, a rank, a suit."""

    size: int = 24
    rank: str = ""
    suit: Suit | None = None


Values = Mapping[str, Field]


def _word(value: Field) -> str:
    assert isinstance(value, Text)
    return render(value, "en")


def _wins_only_led(v: Values) -> bool:
    """The card is an ace, wins against all aces when its suit is led, and never else."""
    card, suit = v["card"], v["suit"]
    assert isinstance(card, Card)
    assert isinstance(suit, Suit)
    others = [Card(f"A{letter}") for letter in "shdc" if letter != suit.letter]
    return card.code == f"A{suit.letter}" and all(
        wins(card, other, None, led) is (led == suit.letter)
        for other in others
        for led in (suit.letter, other.code[1])
    )


DECK = Truth[Facts](
    {
        "Four suits with {each} cards each: {n} in all.": lambda _, v: (
            (v["each"], v["n"]) == (6, 24)
        ),
        "{n} cards would be {each} of each suit. Here a suit has {held}.": lambda f, v: (
            v["n"] == f.size != 24 and v["each"] == f.size / 4 and v["held"] == 6
        ),
        "The lowest card of each suit is the {lowest}: there is no {rank}.": lambda f, v: (
            _word(v["lowest"]) == "nine" and _word(v["rank"]) == f.rank and f.rank in LOW
        ),
        "Each suit has its {rank}: {cards}.": lambda f, v: (
            _word(v["rank"]) == f.rank
            and isinstance(v["cards"], Text)
            and shown(v["cards"]) == [RANKS[f.rank] + suit for suit in "shdc"]
        ),
        "While nothing is trump, no suit is above another. Each wins when it is led itself.": (
            lambda f, _: f.suit is None
        ),
        "Even {card} wins only when {suit} are led. The other suits are worth as much.": (
            lambda f, v: v["suit"] is f.suit and _wins_only_led(v)
        ),
        "six": lambda f, _: f.rank == "six",
        "seven": lambda f, _: f.rank == "seven",
        "eight": lambda f, _: f.rank == "eight",
    },
    deck,
)


class Packet(NamedTuple):
    """A moment of a deal and what was asked of it."""

    dealer: int = 0
    given: int = 0
    guess: int = 0
    players: int = 4
    deal: Deal | None = None
    left: int = 4
    """How many cards were said to be left."""

    @property
    def order(self) -> list[int]:
        """Who gets each packet, by number: clockwise from the dealer's left, twice round."""
        step = 4 // self.players
        return [(self.dealer + step * n) % 4 for n in range(1, 2 * self.players + 1)]

    @property
    def round(self) -> list[int]:
        """Who had a packet in this time round."""
        return self.order[self.given - self.given % self.players : self.given]


def _named(f: Packet, v: Values) -> bool:
    """Who is next, who was guessed and who was last are the seats named."""
    said = {"now": f.order[f.given], "guess": f.guess, "last": f.order[f.given - 1]}
    return f.guess != said["now"] and all(
        isinstance(value, Seat) and value.number == said[name] for name, value in v.items()
    )


def _numbers(f: Packet, v: Values) -> bool:
    right = {
        "players": f.players,
        "each": 5,
        "hands": 5 * f.players,
        "all": 24,
        "left": 24 - 5 * f.players,
        "count": f.left,
        "gone": 24 - f.left,
    }
    return all(right[name] == value for name, value in v.items())


DEALING = Truth[Packet](
    {
        "The dealer comes last each time round. Now it is {now}'s packet.": lambda f, v: (
            _named(f, v) and f.guess == f.dealer and f.guess == f.order[f.players - 1]
        ),
        "Each time round begins at the dealer's left, with {now}. {guess} comes later.": (
            lambda f, v: _named(f, v) and not f.round and f.guess != f.dealer
        ),
        "{guess} has a packet from this time round. Clockwise, {now} comes next.": lambda f, v: (
            _named(f, v) and f.guess in f.round
        ),
        "{guess} comes later. Clockwise, {now} sits right after {last}.": lambda f, v: (
            _named(f, v) and f.guess not in f.round and f.guess != f.dealer
        ),
        "The packets make {each} cards for everybody, and {left} are left in the middle.": (
            lambda f, v: (
                f.deal is not None
                and all(len(hand) in (0, v["each"]) for hand in f.deal.hands)
                and len(f.deal.kitty) == v["left"]
            )
        ),
        "Everybody holds {each} cards, and {left} are left: the kitty. Its top card, {upcard},"
        " lies open.": lambda f, v: (
            f.deal is not None
            and v["each"] == 5
            and v["left"] == 24 - 5 * f.players
            and v["upcard"] is f.deal.kitty[0]
        ),
        "{players} hands of {each} take {hands} cards. Of {all} that leaves {left}.": _numbers,
        "With {count} left over, {gone} would be dealt. {players} hands of {each} take {hands}.": (
            lambda f, v: _numbers(f, v) and f.left != 24 - 5 * f.players
        ),
    },
    dealing,
)
