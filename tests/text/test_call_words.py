"""What players say, by seat, and what is told of it (rules 4.2, 5.1, 6.2, 9.3)."""

import pytest

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
    Rules,
    Seat,
    Suit,
)
from euchre_tutor.text import render
from euchre_tutor.text.words import announce_words, call_words, deed, exchange_words, taking

NINE = Card("9s")


@pytest.mark.parametrize("dealer", Seat)
def test_one_act_three_names(dealer: Seat) -> None:
    """Whoever deals: both opponents order up, the partner assists, the dealer accepts (4.2)."""
    seats = (dealer.left, dealer.partner, dealer.right, dealer)
    assert [render(call_words(OrderUp(), seat, dealer)) for seat in seats] == [
        "I order it up",
        "I assist",
        "I order it up",
        "I accept",
    ]
    assert [render(call_words(OrderUp(alone=True), seat, dealer)) for seat in seats] == [
        "I order it up, alone",
        "I assist, alone",
        "I order it up, alone",
        "I accept, alone",
    ]


@pytest.mark.parametrize("dealer", Seat)
@pytest.mark.parametrize("seat", Seat)
def test_the_other_calls_are_the_same_in_every_seat(dealer: Seat, seat: Seat) -> None:
    """Passing and naming a suit have one form for all."""
    assert render(call_words(Pass(), seat, dealer)) == "Pass"
    assert render(call_words(NameSuit(Suit.HEARTS), seat, dealer)) == "Hearts"
    assert render(call_words(NameSuit(Suit.CLUBS, alone=True), seat, dealer)) == "Clubs, alone"


@pytest.mark.parametrize("dealer", Rules.TWO_HANDED.seats)
def test_words_for_two(dealer: Seat) -> None:
    """The player opposite the dealer is no partner: the non-dealer orders up (9.3)."""
    rules = Rules.TWO_HANDED
    other = rules.next_seat(dealer)
    assert render(call_words(OrderUp(), other, dealer, rules)) == "I order it up"
    assert render(call_words(OrderUp(), dealer, dealer, rules)) == "I accept"
    assert render(deed(OrderUp(), other, dealer, NINE, rules)).endswith(" orders it up.")


def test_words_of_the_exchange() -> None:
    """The dealer is offered to leave the upcard, or to take it for a card (4.3, 4.4)."""
    assert render(exchange_words(Leave(), NINE)) == "Leave 9♠"
    assert render(exchange_words(Discard(Card("Tc")), NINE)) == "Take 9♠, put down 10♣"


def test_words_of_the_announcement() -> None:
    """Makers go alone, defenders defend alone (6.2)."""
    assert render(announce_words(Announce(alone=True))) == "I go alone"
    assert render(announce_words(Announce(alone=True), defending=True)) == "I defend alone"
    assert render(announce_words(Announce(alone=False))) == "Not alone"


@pytest.mark.parametrize(
    ("action", "seat", "told"),
    [
        (Pass(), Seat.EAST, "East passes."),
        (OrderUp(), Seat.EAST, "East orders it up."),
        (OrderUp(alone=True), Seat.WEST, "West orders it up, alone."),
        (OrderUp(), Seat.SOUTH, "South assists."),
        (OrderUp(alone=True), Seat.SOUTH, "South assists, alone."),
        (OrderUp(), Seat.NORTH, "North accepts."),
        (OrderUp(alone=True), Seat.NORTH, "North accepts, alone."),
        (NameSuit(Suit.CLUBS), Seat.EAST, "East names clubs."),
        (NameSuit(Suit.CLUBS, alone=True), Seat.EAST, "East names clubs, alone."),
        (Leave(), Seat.NORTH, "North leaves 9♠."),
        (Discard(Card("Tc")), Seat.NORTH, "North takes 9♠ and puts 10♣ down."),
        (Announce(alone=True), Seat.WEST, "West goes alone."),
        (Announce(alone=False), Seat.WEST, "West does not go alone."),
        (Play(Card("Jh")), Seat.WEST, "West plays J♥."),
    ],
)
def test_deeds(action: Action, seat: Seat, told: str) -> None:
    """Every action can be told as a sentence; North deals, 9♠ is up."""
    assert render(deed(action, seat, Seat.NORTH, NINE)) == told


def test_the_discard_stays_hidden() -> None:
    """The other players are not told which card the dealer put down."""
    assert render(taking(Seat.NORTH, NINE)) == "North takes 9♠ and puts a card down."
