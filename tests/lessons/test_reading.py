"""Questions as one reads them in a notebook: what lies there, and what may be chosen."""

from __future__ import annotations

import re

import pytest

from euchre_tutor.engine import Card, Contract, Rules, Seat, Stream, Suit, Trick, parse_cards
from euchre_tutor.lessons.reading import asked
from euchre_tutor.questions import KINDS, generate, legal_plays, trick_winner, who_leads
from euchre_tutor.text import use


def from_west(cards: str) -> Trick:
    """Lay cards in the order they fall, West first."""
    seats = (Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH)
    return Trick(Seat.WEST, tuple(zip(seats, parse_cards(cards), strict=False)))


def test_a_trick_is_laid_out_with_its_seats() -> None:
    """Who played what, in the order it fell."""
    read = list(asked(trick_winner.ask(from_west("Tc Ac Kc 9c"), Suit.HEARTS)))
    assert read == [
        "Hearts are trump. **Who wins this trick?**",
        "    W 10♣   N A♣   E K♣   S 9♣",
    ]


def test_the_hand_stands_below_the_trick() -> None:
    """What was led, and what one holds."""
    question = legal_plays.ask(parse_cards("Jd Ac 9s"), from_west("Kd"), Suit.HEARTS)
    assert list(asked(question))[1:] == ["    W K♦", "    J♦  A♣  9♠"]


def test_what_has_happened_is_told_once() -> None:
    """Where the situation says what is trump, it is not said again."""
    question = who_leads.ask(Contract(Suit.CLUBS, Seat.EAST, 1), Seat.SOUTH)
    (read,) = asked(question)
    assert read.startswith("South deals. East made clubs trump. **")


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_can_be_read_without_a_screen(kind: str) -> None:
    """Every card of the facts and every answer in words stands there."""
    for level in KINDS[kind].levels_for(Rules.STANDARD):
        question = generate(kind, level, Stream(f"read {kind} {level}"))
        text = "\n".join(asked(question))
        codes = re.findall(r"'([9TJQKA][shdc])'", str(dict(question.facts)))
        assert all(Card(code).sign in text for code in codes)
        first = question.choices[0]
        if first.card is None and first.seat is None and first.suit is None:
            assert text.count("\n- ") == len(question.choices)


def test_the_seats_of_a_trick_speak_the_language_in_use() -> None:
    """The letter is a word of the table like any other."""
    use("qps")
    try:
        read = list(asked(trick_winner.ask(from_west("Tc Ac Kc 9c"), Suit.HEARTS)))
    finally:
        use("en")
    assert all("⟦" in line for line in read)
