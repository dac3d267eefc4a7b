"""Each sentence about tricks, with the condition under which it is true."""

from __future__ import annotations

from typing import NamedTuple

from explain.bowers_truth import RANKS
from explain.bowers_truth import Facts as Pair
from explain.naive import best, counts_as, is_trump, left, letter, printed, right, wins
from explain.truth import Truth

from euchre_tutor.engine import Card, Seat, Suit, Trick, parse_cards
from euchre_tutor.explain import Explanation, losers, tricks
from euchre_tutor.text import words

H, S, C, D = Suit.HEARTS, Suit.SPADES, Suit.CLUBS, Suit.DIAMONDS


class Facts(NamedTuple):
    """A trick, what is trump, who is spoken to, and the card asked about."""

    trick: Trick
    trump: Suit | None
    viewer: Seat | None = None
    card: Card | None = None

    @property
    def best(self) -> Card:
        """The card that wins, or is winning."""
        return best(self.trick, self.trump)

    @property
    def seat(self) -> Seat:
        """Who played that card."""
        return next(seat for seat, card in self.trick.plays if card is self.best)

    @property
    def led(self) -> str:
        """The letter of the suit led, as it counts."""
        return counts_as(self.trick.cards[0], self.trump)

    @property
    def trumps(self) -> int:
        """How many trumps were played."""
        return sum(is_trump(card, self.trump) for card in self.trick.cards)

    @property
    def followers(self) -> int:
        """How many cards count as the suit led."""
        return sum(counts_as(card, self.trump) == self.led for card in self.trick.cards)

    @property
    def asked(self) -> Card:
        """The card asked about."""
        assert self.card is not None
        return self.card

    @property
    def follows(self) -> bool:
        """Whether the card asked about counts as the suit led."""
        return counts_as(self.asked, self.trump) == self.led

    @property
    def left_won(self) -> bool:
        """Whether the left bower wins."""
        return self.best.code == left(self.trump)

    @property
    def left_led(self) -> bool:
        """Whether the left bower was led."""
        return self.trick.cards[0].code == left(self.trump)

    @property
    def until(self) -> Card | None:
        """The card that took the trick from the card asked about; None if it never had it."""
        had = False
        for at in range(1, len(self.trick) + 1):
            now = best(Trick(self.trick.leader, self.trick.plays[:at]), self.trump)
            if had and now is not self.asked:
                return now
            had = now is self.asked
        return None


def _plain_win(facts: Facts) -> bool:
    return facts.trumps == 0 and counts_as(facts.best, facts.trump) == facts.led


WINNERS = Truth[Facts](
    {
        "You win with {card}.": lambda f, v: v["card"] is f.best and f.viewer is f.seat,
        "{seat} wins with {card}.": lambda f, v: (
            v["card"] is f.best and v["seat"] is f.seat is not f.viewer
        ),
        "You are winning so far, with {card}.": lambda f, v: (
            v["card"] is f.best and f.viewer is f.seat
        ),
        "{seat} is winning so far, with {card}.": lambda f, v: (
            v["card"] is f.best and v["seat"] is f.seat is not f.viewer
        ),
        "It is the only card yet.": lambda f, _: len(f.trick) == 1,
        "The right bower beats every other card.": lambda f, _: f.best.code == right(f.trump),
        "As the left bower it is {name}, and the only trump here.": lambda f, v: (
            f.left_won and f.trumps == 1 and v["name"] == words.a_suit(f.trump or H)
        ),
        "As the left bower it is {name}, and the highest trump here.": lambda f, v: (
            f.left_won and f.trumps > 1 and v["name"] == words.a_suit(f.trump or H)
        ),
        "It is the only trump, and any trump beats the other cards.": lambda f, _: (
            f.trumps == 1 and is_trump(f.best, f.trump) and not f.left_won
        ),
        "It is the highest of the trumps played.": lambda f, _: (
            f.trumps > 1 and is_trump(f.best, f.trump) and not f.left_won
        ),
        "No other card followed {suit}.": lambda f, v: (
            f.trump is None and f.followers == 1 and letter_of(v["suit"]) == f.led
        ),
        "It is the highest card of the suit led, {suit}.": lambda f, v: (
            f.trump is None and _plain_win(f) and letter_of(v["suit"]) == f.led
        ),
        "No other card followed {suit}, and none is a trump.": lambda f, v: (
            f.followers == 1 and _plain_win(f) and letter_of(v["suit"]) == f.led
        ),
        "No trump was played, so the highest of the {suit} led wins.": lambda f, v: (
            f.trump is not None
            and f.followers > 1
            and _plain_win(f)
            and letter_of(v["suit"]) == f.led
        ),
    },
    tricks,
)


def letter_of(value: object) -> str:
    """Give the letter of a field that is a suit."""
    assert isinstance(value, Suit)
    return letter(value)


def _nothing(facts: Facts) -> bool:
    """The card asked about neither follows nor is a trump."""
    return not facts.follows and not is_trump(facts.asked, facts.trump)


def _ruffed(facts: Facts) -> bool:
    """The card asked about follows a plain suit and a trump wins."""
    return facts.follows and facts.led != letter(facts.trump) and is_trump(facts.best, facts.trump)


def _higher_of_suit(facts: Facts) -> bool:
    return (
        facts.follows
        and facts.trumps == 0
        and counts_as(facts.best, facts.trump) == facts.led
        and wins(facts.best, facts.asked, facts.trump, facts.led)
    )


LOSERS = Truth[Facts](
    {
        "{card} is no bower here. Both are {suit}, the suit led, and {best} is the higher.": (
            lambda f, v: (
                v["card"] is f.asked
                and v["best"] is f.best
                and f.asked.code[0] == "J"
                and f.asked.code not in (left(f.trump), right(f.trump))
                and letter_of(v["suit"]) == f.led
                and _higher_of_suit(f)
            )
        ),
        "{card} was played after {best}, but {best} is the higher trump.": lambda f, v: (
            v["card"] is f.asked
            and v["best"] is f.best
            and is_trump(f.asked, f.trump)
            and wins(f.best, f.asked, f.trump, letter(f.trump))
            and f.trick.cards.index(f.asked) > f.trick.cards.index(f.best)
        ),
        "{card} has only the printed suit of {first}. As the left bower, {first} called for"
        " {suit}, so {card} wins nothing.": lambda f, v: (
            v["card"] is f.asked
            and v["first"] is f.trick.cards[0]
            and f.left_led
            and printed(f.asked) == printed(f.trick.cards[0])
            and v["suit"] is f.trump
            and _nothing(f)
        ),
        "{first}, the left bower, called for {suit}. {card} is no trump, so it wins nothing.": (
            lambda f, v: (
                v["card"] is f.asked
                and v["first"] is f.trick.cards[0]
                and f.left_led
                and v["suit"] is f.trump
                and _nothing(f)
            )
        ),
        "{best} is not {printed} here. It is the left bower, so it is a trump, and a trump"
        " beats {card}.": lambda f, v: (
            v["card"] is f.asked
            and v["best"] is f.best
            and f.left_won
            and v["printed"] == words.a_suit(f.best.suit)
            and printed(f.best) == f.led
            and _ruffed(f)
        ),
        "{card} was winning until {until}, the left bower. Any trump beats any card that is not"
        " one.": lambda f, v: (
            v["card"] is f.asked
            and v["until"] is f.until
            and f.until is not None
            and f.until.code == left(f.trump)
            and _ruffed(f)
        ),
        "{card} was winning until {until}. Any trump beats any card that is not one.": (
            lambda f, v: (
                v["card"] is f.asked
                and v["until"] is f.until
                and f.until is not None
                and is_trump(f.until, f.trump)
                and _ruffed(f)
            )
        ),
    },
    losers,
)


def loser_holds(said: Explanation, facts: Facts) -> None:
    """Fail unless what is said of the card asked about is true: of the trick, or of the two."""
    if said.text.message in LOSERS.conditions:
        LOSERS.holds(said, facts)
    else:
        RANKS.holds(said, Pair(facts.best, facts.trump, other=facts.card, led=facts.led))


def trick_of(cards: str, trump: Suit | None) -> tuple[Trick, Suit | None]:
    """Lay the cards clockwise from West."""
    seats = (Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH)
    return Trick(Seat.WEST, tuple(zip(seats, parse_cards(cards), strict=False))), trump
