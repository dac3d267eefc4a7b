"""Each sentence on what a call or the exchange would do, with the condition of its truth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from explain.truth import Truth

from euchre_tutor.engine import (
    Action,
    Announce,
    Card,
    Discard,
    Leave,
    NameSuit,
    OrderUp,
    Pass,
    Phase,
    Position,
    Seat,
)
from euchre_tutor.explain import meanings, put_down
from euchre_tutor.text import Field, Text, render

CLOCKWISE: Final = "NESW"
SAME_COLOUR: Final = {"s": "c", "c": "s", "h": "d", "d": "h"}


class Facts(NamedTuple):
    """A position, and what is said or done in it; None where the upcard is about to be taken."""

    position: Position
    action: Action | None = None

    @property
    def after(self) -> Position:
        """The position it leads to."""
        assert self.action is not None
        return self.position.after(self.action)

    @property
    def me(self) -> Seat:
        """Who is spoken to."""
        assert self.position.to_act is not None
        return self.position.to_act

    @property
    def dealer(self) -> Seat:
        """Who deals."""
        return self.position.dealer

    @property
    def trump(self) -> str:
        """The letter of trump after the action."""
        trump = self.after.trump
        assert trump is not None
        return trump.letter

    @property
    def hand(self) -> list[str]:
        """The codes of my cards after the action."""
        return [card.code for card in self.after.hands[self.me.number]]

    def counts_as(self, code: str) -> str:
        """The letter of the suit a card belongs to after the action."""
        left = code[0] == "J" and code[1] == SAME_COLOUR[self.trump]
        return self.trump if left else code[1]

    @property
    def put(self) -> str:
        """The code of the card put down."""
        assert isinstance(self.action, Discard)
        return self.action.card.code

    @property
    def same_suit(self) -> list[str]:
        """What I still hold of the suit of the card put down."""
        return [code for code in self.hand if self.counts_as(code) == self.counts_as(self.put)]

    @property
    def trumps(self) -> list[str]:
        """My trumps after the action."""
        return [code for code in self.hand if self.counts_as(code) == self.trump]

    @property
    def aces(self) -> list[str]:
        """My aces that are no trump, after the action."""
        return [code for code in self.hand if code[0] == "A" and code[1] != self.trump]


Values = Mapping[str, Field]


def _first_round_over(f: Facts, v: Values) -> bool:
    second = f.position.phase is Phase.SECOND_ROUND
    return _upcard(f, v) and second and len(f.position.actions) == f.position.rules.players


def _upcard(f: Facts, v: Values) -> bool:
    return v["upcard"] is f.position.deal.kitty[0]


def _suit(f: Facts, v: Values) -> bool:
    name = v["suit_name"]
    return isinstance(name, Text) and render(name, "en")[0].lower() == f.trump


def _partner_out(f: Facts, v: Values) -> bool:
    partner = v["partner"]
    return (
        isinstance(partner, Seat)
        and abs(partner.number - f.me.number) == 2
        and partner not in f.after.active
    )


def _later(f: Facts, v: Values) -> bool:
    """The seats named are those from my left up to the dealer."""
    seats, number = [], f.me.number
    step = 1 if f.position.rules.players == 4 else 2
    while number != f.dealer.number:
        number = (number + step) % 4
        seats.append(CLOCKWISE[number])
    said = v["seats"]
    assert isinstance(said, Text)
    names = render(said, "en").replace(",", "").replace(" and", "").split()
    return [name[0] for name in names] == seats != []


def _passes(f: Facts) -> bool:
    return isinstance(f.action, Pass)


def _everybody_passed(f: Facts, rounds: int) -> bool:
    calls = f.after.actions
    return (
        all(isinstance(call, Pass) for call in calls)
        and len(calls) == rounds * f.position.rules.players
    )


def _next_dealer(f: Facts, v: Values) -> bool:
    step = 1 if f.position.rules.players == 4 else 2
    return v["seat"] is Seat((f.dealer.number + step) % 4)


def _orders(f: Facts, *, alone: bool) -> bool:
    return f.action == OrderUp(alone=alone) and f.trump == f.position.deal.kitty[0].suit.letter


def _names(f: Facts, *, alone: bool) -> bool:
    return isinstance(f.action, NameSuit) and f.action.alone is alone


def _exchange_may(f: Facts, v: Values, *, leave: bool) -> bool:
    return (
        _upcard(f, v)
        and f.after.phase is Phase.EXCHANGE
        and (Leave() in f.after.legal()) is leave
        and v.get("dealer", f.dealer) is f.dealer
    )


def _put(f: Facts, v: Values) -> bool:
    card = v["card"]
    return isinstance(card, Card) and card.code == f.put


def _void_suit(f: Facts, v: Values) -> bool:
    """A plain suit, and the player will be there when it is led."""
    suit = v["suit"]
    return f.me in f.after.active and getattr(suit, "letter", None) == f.counts_as(f.put) != f.trump


def _cards(said: Field) -> list[str]:
    assert isinstance(said, Text)
    return [
        Card(word).code for word in render(said, "en").replace(",", "").split() if word != "and"
    ]


MEANINGS: Final = Truth[Facts](
    {
        # meanings
        "{upcard} joins your hand, and one of your five goes down.": lambda f, v: (
            _upcard(f, v)
            and f.position.phase is Phase.EXCHANGE
            and f.me is f.dealer
            and len(f.position.hands[f.me.number]) == 5
        ),
        "Everybody passed once, so {upcard} is turned down. A second round begins.": lambda f, v: (
            f.position.rules.players == 4 and _first_round_over(f, v)
        ),
        "Both passed once, so {upcard} is turned down. A second round begins.": lambda f, v: (
            f.position.rules.players == 2 and _first_round_over(f, v)
        ),
        "You leave the choice to {seats}.": lambda f, v: _passes(f) and _later(f, v),
        "{upcard} is turned down, and a second round begins.": lambda f, v: (
            _upcard(f, v) and _passes(f) and _everybody_passed(f, 1)
        ),
        "The hand is thrown in: nobody scores, and {seat} deals next.": lambda f, v: (
            _passes(f)
            and _everybody_passed(f, 2)
            and f.after.result is not None
            and f.after.result.points == 0
            and _next_dealer(f, v)
        ),
        "{suit_name} become trump, and {partner} sits out.": lambda f, v: (
            _orders(f, alone=True) and _suit(f, v) and _partner_out(f, v)
        ),
        "{suit_name} become trump.": lambda f, v: _orders(f, alone=False) and _suit(f, v),
        "You take {upcard} and put one card down.": lambda f, v: (
            f.me is f.dealer and _exchange_may(f, v, leave=False)
        ),
        "{dealer} must take {upcard} and put one card down.": lambda f, v: (
            f.me is not f.dealer and _exchange_may(f, v, leave=False)
        ),
        "{dealer} may take {upcard} and put one card down.": lambda f, v: (
            f.me is not f.dealer and _exchange_may(f, v, leave=True)
        ),
        "{suit_name} become trump at once, and {partner} sits out.": lambda f, v: (
            _names(f, alone=True) and _suit(f, v) and _partner_out(f, v)
        ),
        "{suit_name} become trump at once.": lambda f, v: _names(f, alone=False) and _suit(f, v),
        "Nobody takes {upcard}.": lambda f, v: (
            _upcard(f, v)
            and isinstance(f.action, NameSuit)
            and f.after.phase is not Phase.EXCHANGE
            and f.after.hands == f.position.hands
        ),
        "{upcard} stays where it is. {suit_name} are trump all the same.": lambda f, v: (
            _upcard(f, v)
            and _suit(f, v)
            and isinstance(f.action, Leave)
            and f.after.hands == f.position.hands
            and f.after.trump is f.position.trump
        ),
        "{partner} lays the cards face down and sits out.": lambda f, v: (
            f.action == Announce(alone=True) and _partner_out(f, v)
        ),
        "You do not go alone, and you are not asked again.": lambda f, _: (
            f.action == Announce(alone=False)
            and not (f.after.phase is Phase.ALONE and f.after.to_act is f.me)
        ),
        # put_down
        "You sit out this hand, so it does not matter which card goes down.": lambda f, _: (
            isinstance(f.action, Discard) and f.me is f.dealer and f.me not in f.after.active
        ),
        "{card} is a trump, and you gave it away.": lambda f, v: (
            _put(f, v) and f.counts_as(f.put) == f.trump and f.put not in f.hand
        ),
        "You keep {n} trump.": lambda f, v: v["n"] == len(f.trumps) and f.put not in f.trumps,
        "You still hold {cards}, so you must follow when {suit} are led.": lambda f, v: (
            _cards(v["cards"]) == f.same_suit != [] and _void_suit(f, v)
        ),
        "You hold no {suit} now, so you may trump when that suit is led.": lambda f, v: (
            f.same_suit == [] and f.trumps != [] and _void_suit(f, v)
        ),
        "{card} is the best card of {suit}, and you gave it away.": lambda f, v: (
            _put(f, v) and f.put[0] == "A" and _void_suit(f, v)
        ),
        "You keep your ace, {aces}.": lambda f, v: (
            _cards(v["aces"]) == f.aces != [] and f.put[0] != "A"
        ),
    },
    meanings,
    put_down,
)
