"""Each sentence about suits, bowers and ranks, with the condition under which it is true."""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import pairwise
from typing import NamedTuple

from explain.naive import (
    COLOUR,
    MATE,
    above,
    counts_as,
    is_trump,
    left,
    letter,
    order,
    printed,
    right,
)
from explain.truth import Truth

from euchre_tutor.engine import Card, Suit
from euchre_tutor.explain import bowers, places, ranks, wrong_suit
from euchre_tutor.text import Field, Text, render, words

H, S, C, D = Suit.HEARTS, Suit.SPADES, Suit.CLUBS, Suit.DIAMONDS


class Facts(NamedTuple):
    """What a sentence was asked about."""

    card: Card
    trump: Suit | None
    guess: Suit | None = None
    other: Card | None = None
    led: str = ""
    cards: tuple[Card, ...] = ()
    """Several cards, the best first."""

    @property
    def jack(self) -> bool:
        """Whether the card is a jack."""
        return self.card.code[0] == "J"

    @property
    def is_left(self) -> bool:
        """Whether the card is the left bower."""
        return self.card.code == left(self.trump)

    @property
    def is_right(self) -> bool:
        """Whether the card is the right bower."""
        return self.card.code == right(self.trump)

    @property
    def plain_jack(self) -> bool:
        """Whether the card is a jack and, with a suit as trump, no bower."""
        return self.jack and bool(self.trump) and not self.is_left and not self.is_right

    @property
    def own(self) -> str:
        """The letter of the suit the card counts as."""
        return counts_as(self.card, self.trump)


def _named(facts: Facts, values: Mapping[str, Field]) -> bool:
    """Card, suit and the name of the suit are those of the card asked about."""
    own = Suit.parse(facts.own)
    return values.get("card", facts.card) is facts.card and values.get(
        "name", words.a_suit(own)
    ) == words.a_suit(own)


def _trump_named(facts: Facts, values: Mapping[str, Field]) -> bool:
    return _named(facts, values) and values["suit"] is facts.trump


def _of_colour(facts: Facts, colour: str) -> bool:
    return bool(facts.trump) and COLOUR[letter(facts.trump)] == colour


def _left_is(facts: Facts, values: Mapping[str, Field]) -> bool:
    value = values["left"]
    return isinstance(value, Card) and value.code == left(facts.trump)


def shown(cards: Text) -> list[str]:
    """Give the codes of the cards that a text lists."""
    codes = re.findall(r"(10|[9JQKA])([♠♥♦♣])", render(cards, "en"))
    return [rank.replace("10", "T") + "shdc"["♠♥♦♣".index(suit)] for rank, suit in codes]


SUITS = Truth[Facts](
    {
        "No suit is trump, so {card} keeps the suit printed on it: {suit}.": lambda f, v: (
            f.trump is None and v["suit"] is f.card.suit and v["card"] is f.card
        ),
        "{card} is the jack of trumps, the right bower. It stays {name}.": lambda f, v: (
            f.is_right and _named(f, v) and printed(f.card) == letter(f.trump)
        ),
        "Only a jack can change its suit. {card} stays {name}, a trump.": lambda f, v: (
            not f.jack and is_trump(f.card, f.trump) and _named(f, v)
        ),
        "Only a jack can change its suit. {card} stays {name}.": lambda f, v: (
            not f.jack and not is_trump(f.card, f.trump) and _named(f, v)
        ),
        "{card} is the jack of trumps: the right bower, the best card of all.": lambda f, v: (
            f.is_right and _named(f, v)
        ),
        "{card} is {name}, and {suit} are trump.": lambda f, v: (
            f.own == letter(f.trump) and _trump_named(f, v)
        ),
        "Of the {suit} only the jack, {left}, is a trump now. {card} stays {name}.": lambda f, v: (
            v["suit"] is f.card.suit
            and MATE[letter(f.trump)] == printed(f.card) == f.own
            and _left_is(f, v)
            and _named(f, v)
        ),
        "{card} is {name}, so it is no trump: {suit} are.": lambda f, v: (
            not is_trump(f.card, f.trump) and _trump_named(f, v)
        ),
        "{card} is the other red jack, so it counts as {name}: the left bower.": lambda f, v: (
            f.is_left and _of_colour(f, "red") and _named(f, v)
        ),
        "{card} is the other black jack, so it counts as {name}: the left bower.": lambda f, v: (
            f.is_left and _of_colour(f, "black") and _named(f, v)
        ),
        "{card} is a black jack. With {suit} as trump, only the red jacks are bowers.": (
            lambda f, v: (
                f.plain_jack
                and COLOUR[printed(f.card)] == "black"
                and _of_colour(f, "red")
                and _trump_named(f, v)
            )
        ),
        "{card} is a red jack. With {suit} as trump, only the black jacks are bowers.": (
            lambda f, v: (
                f.plain_jack
                and COLOUR[printed(f.card)] == "red"
                and _of_colour(f, "black")
                and _trump_named(f, v)
            )
        ),
        "That is the suit printed on it. As the left bower it has moved to {suit}.": lambda f, v: (
            f.is_left and letter(f.guess) == printed(f.card) and _trump_named(f, v)
        ),
        "{card} does move, but not to {guess}: as the left bower it belongs to {suit}, the trump"
        " suit.": lambda f, v: (
            f.is_left
            and v["guess"] is f.guess
            and letter(f.guess) not in (printed(f.card), letter(f.trump))
            and _trump_named(f, v)
        ),
        "It is the other way round: {left} moves to {suit}, and {card} stays there.": (
            lambda f, v: (
                f.is_right
                and letter(f.guess) == left(f.trump)[1]
                and _left_is(f, v)
                and _trump_named(f, v)
            )
        ),
        "{card} is the jack of the trump suit itself. The right bower does not move to {guess}.": (
            lambda f, v: f.is_right and v["guess"] is f.guess is not f.trump and _named(f, v)
        ),
        "Only the other red jack, {left}, becomes {trump}. {card} stays {name}.": lambda f, v: (
            f.plain_jack
            and f.guess is f.trump
            and _of_colour(f, "red")
            and _left_is(f, v)
            and v["trump"] == words.a_suit(f.guess or S)
            and _named(f, v)
        ),
        "Only the other black jack, {left}, becomes {trump}. {card} stays {name}.": lambda f, v: (
            f.plain_jack
            and f.guess is f.trump
            and _of_colour(f, "black")
            and _left_is(f, v)
            and v["trump"] == words.a_suit(f.guess or S)
            and _named(f, v)
        ),
        "{card} is no bower here. Like any plain card, it stays {name}.": lambda f, v: (
            f.plain_jack and _named(f, v)
        ),
        "{card} only moves when {other} are trump. Now it stays {name}.": lambda f, v: (
            f.plain_jack
            and isinstance(v["other"], Suit)
            and f.card.code == left(v["other"])
            and v["other"] is not f.trump
            and _named(f, v)
        ),
        "Only a jack can move to the trump suit. {card} is no jack, so it stays {name}.": (
            lambda f, v: not f.jack and f.guess is f.trump and _named(f, v)
        ),
        "{card} stays {name}: cards move to the trump suit, never out of it.": lambda f, v: (
            not f.jack and is_trump(f.card, f.trump) and _named(f, v)
        ),
        "Nothing moves {card}: the suit printed on it counts, so it is {name}.": lambda f, v: (
            not f.jack and not is_trump(f.card, f.trump) and _named(f, v)
        ),
        "{trump_is}, so {cards} count.": lambda f, v: (
            v["trump_is"] == words.trump_is(f.trump)
            and isinstance(v["cards"], Text)
            and shown(v["cards"])
            == [code for code in order(letter(f.trump), f.trump) if Card(code) in f.cards]
            and left(f.trump) not in [card.code for card in f.cards]
        ),
        "No suit is trump, so no card moves. {card} is {name}.": lambda f, v: (
            f.trump is None and _named(f, v)
        ),
    },
    bowers,
    wrong_suit,
)


def _pair(facts: Facts, values: Mapping[str, Field]) -> bool:
    cards = values.get("card", facts.card) is facts.card
    if "rank" in values and facts.other is not None:
        cards = cards and values["rank"] is facts.card.rank
        cards = cards and values["below"] is facts.other.rank
    return cards and values["other"] is facts.other


def _idle(facts: Facts, values: Mapping[str, Field]) -> bool:
    """The card named is the lower of the pair, and neither follows nor is a trump."""
    assert facts.other is not None
    return (
        values["card"] is facts.other
        and isinstance(values["suit"], Suit)
        and letter(values["suit"]) == facts.led
        and counts_as(facts.other, facts.trump) not in (facts.led, letter(facts.trump))
    )


def _looks_higher(facts: Facts) -> bool:
    """The rank of the lower card is the higher one by the order of a plain suit."""
    assert facts.other is not None
    ranks = "9TJQKA"
    return ranks.index(facts.other.code[0]) > ranks.index(facts.card.code[0])


def _both_trump(facts: Facts) -> bool:
    assert facts.other is not None
    return is_trump(facts.card, facts.trump) and is_trump(facts.other, facts.trump)


def _ruff(facts: Facts) -> bool:
    assert facts.other is not None
    return is_trump(facts.card, facts.trump) and not is_trump(facts.other, facts.trump)


def _at(facts: Facts, values: Mapping[str, Field], place: int) -> bool:
    return (
        values["card"] is facts.card
        and facts.card.code == order(letter(facts.trump), facts.trump)[place]
    )


RANKS = Truth[Facts](
    {
        "{card} and {other} are both {suit}, and there the {rank} is above the {below}.": (
            lambda f, v: (
                _pair(f, v)
                and isinstance(v["suit"], Suit)
                and letter(v["suit"]) == f.own != letter(f.trump)
                and above(f.card, f.other or f.card, f.trump)
            )
        ),
        "{card} does not follow {suit}, so it wins nothing.": lambda f, v: (
            f.trump is None and _idle(f, v)
        ),
        "{card} does not follow {suit} and is no trump. It wins nothing, however high.": (
            lambda f, v: f.trump is not None and _idle(f, v) and _looks_higher(f)
        ),
        "{card} does not follow {suit} and is no trump, so it cannot win.": lambda f, v: (
            f.trump is not None and _idle(f, v) and not _looks_higher(f)
        ),
        "From the best: {cards}.": lambda f, v: (
            isinstance(v["cards"], Text)
            and [Card(code) for code in shown(v["cards"])] == list(f.cards)
            and all(above(one, two, f.trump) for one, two in pairwise(f.cards))
        ),
        "{better} comes right before {card}.": lambda f, v: (
            not is_trump(f.card, f.trump)
            and v["card"] is f.card
            and isinstance(v["better"], Card)
            and order(f.own, f.trump).index(v["better"].code)
            == order(f.own, f.trump).index(f.card.code) - 1
        ),
        "{card} is the best of its suit.": lambda f, v: (
            v["card"] is f.card
            and not is_trump(f.card, f.trump)
            and order(f.own, f.trump)[0] == f.card.code
        ),
        "{card} is the right bower, the one card above the left bower, {other}.": lambda f, v: (
            _pair(f, v) and f.is_right and (f.other or f.card).code == left(f.trump)
        ),
        "{card} is the right bower, the best card of all. {other} is below it.": lambda f, v: (
            _pair(f, v) and f.is_right
        ),
        "{card} is the left bower, the second best card. {other} comes after it.": lambda f, v: (
            _pair(f, v) and f.is_left and (f.other or f.card).code != right(f.trump)
        ),
        "{card} and {other} are both trumps, and there the {rank} is above the {below}.": (
            lambda f, v: (
                _pair(f, v)
                and _both_trump(f)
                and not f.jack
                and above(f.card, f.other or f.card, f.trump)
            )
        ),
        "{card} is the right bower, the best trump. {other} is no trump.": lambda f, v: (
            _pair(f, v) and f.is_right and _ruff(f)
        ),
        "{card} is the left bower, and so a trump. {other} is none.": lambda f, v: (
            _pair(f, v) and f.is_left and _ruff(f)
        ),
        "{card} is a trump and {other} is not. Any trump beats any card that is not one.": (
            lambda f, v: _pair(f, v) and _ruff(f)
        ),
        "{card} is the right bower: the first of the seven trumps.": lambda f, v: (
            f.is_right and _at(f, v, 0)
        ),
        "{card} is the left bower: the second of the seven trumps.": lambda f, v: (
            f.is_left and _at(f, v, 1)
        ),
        "{card} is the third of the seven trumps, after the two bowers.": lambda f, v: _at(f, v, 2),
        "{card} is the fourth of the seven trumps, after the bowers and the ace.": lambda f, v: _at(
            f, v, 3
        ),
        "{card} is the fifth of the seven trumps: bowers, ace and king come first.": lambda f, v: (
            _at(f, v, 4)
        ),
        "{card} is the sixth of the seven trumps: only the nine is below it.": lambda f, v: _at(
            f, v, 5
        ),
        "{card} is the last of the seven trumps: all the others are above it.": lambda f, v: _at(
            f, v, 6
        ),
    },
    places,
    ranks,
)
