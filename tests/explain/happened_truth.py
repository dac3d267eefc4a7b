"""Each sentence about what a player has done, with the condition under which it is true."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from explain.naive import counts_as, is_trump, left
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
    Play,
    Position,
    Seat,
    Suit,
)
from euchre_tutor.explain import happened
from euchre_tutor.text import Field, words


class Facts(NamedTuple):
    """A position, and what the player to act does in it."""

    position: Position
    action: Action

    @property
    def seat(self) -> Seat:
        """Who does it."""
        assert self.position.to_act is not None
        return self.position.to_act

    @property
    def card(self) -> Card:
        """The card played."""
        assert isinstance(self.action, Play)
        return self.action.card

    @property
    def held(self) -> tuple[Card, ...]:
        """What the player holds before."""
        return self.position.hands[self.seat.number]

    @property
    def lying(self) -> tuple[Card, ...]:
        """The cards on the table before."""
        return () if self.position.trick is None else self.position.trick.cards

    @property
    def led(self) -> str:
        """The letter of the suit led, as it counts."""
        return counts_as(self.lying[0], self.position.trump)

    def suits(self) -> list[str]:
        """Give the suits of the hand, as they count."""
        return [counts_as(card, self.position.trump) for card in self.held]


def _said(f: Facts, v: Mapping[str, Field], kind: type[Action], *, alone: bool = False) -> bool:
    """The call is of this kind, and its speaker is named by place."""
    role = words.seat_role(f.seat, f.position.dealer, f.position.rules)
    return (
        isinstance(f.action, kind)
        and getattr(f.action, "alone", False) is alone
        and v["seat"] is f.seat
        and v["role"] == role
    )


def _place(f: Facts) -> str:
    """Tell by what name this seat makes the upcard trump."""
    if f.seat is f.position.dealer:
        return "accept"
    four = f.position.rules.players == 4
    return "assist" if four and f.seat is f.position.dealer.partner else "order"


def _named(f: Facts, v: Mapping[str, Field], *, alone: bool) -> bool:
    return (
        _said(f, v, NameSuit, alone=alone)
        and isinstance(f.action, NameSuit)
        and v["suit"] is f.action.suit
    )


def _card(f: Facts, v: Mapping[str, Field], *, left_bower: bool) -> bool:
    """The card is named, and it is the left bower where that is said."""
    own = v.get("seat", f.seat) is f.seat
    return own and v["card"] is f.card and (f.card.code == left(f.position.trump)) is left_bower


def _calls(f: Facts, v: Mapping[str, Field]) -> bool:
    return not f.lying and v["suit"] is Suit.parse(counts_as(f.card, f.position.trump))


def _follows(f: Facts, v: Mapping[str, Field]) -> bool:
    return counts_as(f.card, f.position.trump) == f.led and v["suit"] is Suit.parse(f.led)


def _void(f: Facts, v: Mapping[str, Field], *, trump: bool) -> bool:
    ruffs = is_trump(f.card, f.position.trump)
    return v["suit"] is Suit.parse(f.led) and f.led not in f.suits() and ruffs is trump


def _only(f: Facts, v: Mapping[str, Field]) -> bool:
    """It is the one card of the suit led, and others are held."""
    return len(f.held) > 1 and _follows(f, v) and f.suits().count(f.led) == 1


def _upcard(f: Facts, v: Mapping[str, Field]) -> bool:
    return v["dealer"] is f.position.dealer is f.seat and v["upcard"] is f.position.upcard


HAPPENED = Truth[Facts](
    {
        "{seat}, {role}, passes.": lambda f, v: _said(f, v, Pass),
        "{seat}, {role}, names {suit}.": lambda f, v: _named(f, v, alone=False),
        "{seat}, {role}, names {suit}, alone.": lambda f, v: _named(f, v, alone=True),
        "{seat}, {role}, accepts.": lambda f, v: _said(f, v, OrderUp) and _place(f) == "accept",
        "{seat}, {role}, assists.": lambda f, v: _said(f, v, OrderUp) and _place(f) == "assist",
        "{seat}, {role}, orders it up.": lambda f, v: _said(f, v, OrderUp) and _place(f) == "order",
        "{seat}, {role}, accepts, alone.": lambda f, v: (
            _said(f, v, OrderUp, alone=True) and _place(f) == "accept"
        ),
        "{seat}, {role}, assists, alone.": lambda f, v: (
            _said(f, v, OrderUp, alone=True) and _place(f) == "assist"
        ),
        "{seat}, {role}, orders it up, alone.": lambda f, v: (
            _said(f, v, OrderUp, alone=True) and _place(f) == "order"
        ),
        "{dealer} leaves {upcard} where it is.": lambda f, v: _upcard(f, v) and f.action == Leave(),
        "{dealer} takes {upcard} and puts a card face down.": lambda f, v: (
            _upcard(f, v) and isinstance(f.action, Discard)
        ),
        "{seat} goes alone, so {partner} sits out.": lambda f, v: (
            f.action == Announce(alone=True)
            and v["seat"] is f.seat
            and v["partner"] is f.seat.partner
        ),
        "{seat} does not go alone.": lambda f, v: (
            f.action == Announce(alone=False) and v["seat"] is f.seat
        ),
        "{seat} leads {card}, which calls for {suit}.": lambda f, v: (
            _card(f, v, left_bower=False) and _calls(f, v)
        ),
        "{seat} leads {card}, the left bower: it calls for {suit}.": lambda f, v: (
            _card(f, v, left_bower=True) and _calls(f, v)
        ),
        "{seat} follows {suit} with {card}.": lambda f, v: (
            _card(f, v, left_bower=False) and _follows(f, v)
        ),
        "{seat} follows {suit} with {card}, the left bower.": lambda f, v: (
            _card(f, v, left_bower=True) and _follows(f, v)
        ),
        "{seat} holds no {suit} and throws {card} off.": lambda f, v: (
            _card(f, v, left_bower=False) and _void(f, v, trump=False)
        ),
        "{seat} holds no {suit} and trumps with {card}.": lambda f, v: (
            _card(f, v, left_bower=False) and _void(f, v, trump=True)
        ),
        "{seat} holds no {suit} and trumps with {card}, the left bower.": lambda f, v: (
            _card(f, v, left_bower=True) and _void(f, v, trump=True)
        ),
        "{card} is your last card, so there was no choice.": lambda f, v: f.held == (v["card"],),
        "{card} is all you hold of {suit}, so there was no choice.": lambda f, v: (
            _card(f, v, left_bower=False) and _only(f, v)
        ),
        "{card}, the left bower, is all you hold of {suit}, so there was no choice.": lambda f, v: (
            _card(f, v, left_bower=True) and _only(f, v)
        ),
    },
    happened,
)
