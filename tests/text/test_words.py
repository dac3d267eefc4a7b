"""Cards, suits, seats and sides in words."""

import pytest

from euchre_tutor.engine import DECK, Card, Rank, Rules, Seat, Side, Suit
from euchre_tutor.text import render
from euchre_tutor.text.message import T
from euchre_tutor.text.words import (
    a_suit,
    all_of,
    any_of,
    bower_name,
    card_name,
    house_value,
    rank_name,
    seat_direction,
    seat_letter,
    seat_name,
    seat_relation,
    seat_role,
    sentences,
    side_label,
    side_name,
    side_relation,
    suit_capital,
    suit_name,
    trump_is,
)


@pytest.mark.parametrize(
    ("suit", "one", "many"),
    [
        (Suit.SPADES, "a spade", "spades"),
        (Suit.HEARTS, "a heart", "hearts"),
        (Suit.DIAMONDS, "a diamond", "diamonds"),
        (Suit.CLUBS, "a club", "clubs"),
    ],
)
def test_suits(suit: Suit, one: str, many: str) -> None:
    """A suit has a name within and at the head of a sentence, and a word for one card of it."""
    assert render(suit_name(suit)) == many
    assert render(suit_capital(suit)) == many.capitalize()
    assert render(a_suit(suit)) == one
    assert render(trump_is(suit)) == f"{many.capitalize()} are trump"


def test_no_trump_yet() -> None:
    """Before a suit is chosen, that is said."""
    assert render(trump_is(None)) == "No trump yet"


def test_ranks() -> None:
    """Ranks are words, so that a screen reader says them."""
    shown = " ".join(render(rank_name(rank)) for rank in Rank)
    assert shown == "nine ten jack queen king ace"


@pytest.mark.parametrize("card", DECK)
def test_every_card_by_its_own_name(card: Card) -> None:
    """Each name is rank and suit, and the engine reads it back as that card."""
    name = render(card_name(card))
    assert name == f"{render(rank_name(card.rank))} of {render(suit_name(card.suit))}"
    assert Card(name) is card


@pytest.mark.parametrize(
    ("card", "trump", "name"),
    [
        ("Jd", Suit.HEARTS, "jack of diamonds, left bower, trump"),
        ("Jh", Suit.HEARTS, "jack of hearts, right bower, trump"),
        ("9h", Suit.HEARTS, "nine of hearts, trump"),
        ("Jc", Suit.HEARTS, "jack of clubs"),
        ("Ad", Suit.HEARTS, "ace of diamonds"),
        ("Jc", Suit.SPADES, "jack of clubs, left bower, trump"),
        ("Jd", None, "jack of diamonds"),
    ],
)
def test_a_trump_says_so(card: str, trump: Suit | None, name: str) -> None:
    """With trump given the name tells bower and trump, without it nothing."""
    assert render(card_name(Card(card), trump)) == name


@pytest.mark.parametrize("trump", Suit)
def test_two_bowers_a_trump(trump: Suit) -> None:
    """Under any trump just two cards are bowers."""
    names = [bower_name(card, trump) for card in DECK]
    shown = sorted(render(name) for name in names if name)
    assert shown == ["left bower", "right bower"]
    assert not any(bower_name(card, None) for card in DECK)


def test_seats_and_sides() -> None:
    """Seats by compass; a side by who plays on it, with two players one seat."""
    assert [render(seat_name(seat)) for seat in Seat] == ["North", "East", "South", "West"]
    assert [render(seat_letter(seat)) for seat in Seat] == ["N", "E", "S", "W"]
    assert [render(side_name(side)) for side in Side] == ["North and South", "East and West"]
    assert [render(side_name(side, Rules.TWO_HANDED)) for side in Side] == ["North", "South"]


def test_who_sits_there_for_the_learner() -> None:
    """Seen from South the partner is opposite, West on the left, East on the right."""
    assert [render(seat_relation(seat)) for seat in Seat] == [
        "your partner",
        "opponent",
        "you",
        "opponent",
    ]
    assert [render(seat_direction(seat)) for seat in Seat] == [
        "your partner",
        "the opponent on your right",
        "you",
        "the opponent on your left",
    ]
    assert render(seat_direction(Seat.SOUTH, learner=Seat.EAST)) == "the opponent on your left"
    assert render(side_relation(Side.FIRST)) == "your side"
    assert render(side_relation(Side.SECOND)) == "the other side"
    assert render(side_relation(Side.SECOND, Seat.WEST)) == "your side"
    assert [render(side_label(side)) for side in Side] == ["You and North", "East and West"]


def test_who_sits_there_with_two_players() -> None:
    """The player opposite is the opponent, and a side of one."""
    rules = Rules.TWO_HANDED
    assert render(seat_relation(Seat.NORTH, rules=rules)) == "opponent"
    assert render(seat_direction(Seat.NORTH, rules=rules)) == "your opponent"
    assert render(side_relation(Side.FIRST, rules=rules)) == "the other side"
    assert [render(side_label(side, rules=rules)) for side in Side] == ["North", "You"]
    assert render(seat_role(Seat.NORTH, Seat.SOUTH, rules)) == "the non-dealer"
    assert render(seat_role(Seat.SOUTH, Seat.SOUTH, rules)) == "the dealer"


@pytest.mark.parametrize("dealer", Seat)
def test_roles_go_round_with_the_deal(dealer: Seat) -> None:
    """Whoever deals, left, partner and right follow clockwise."""
    seats = (dealer, dealer.left, dealer.partner, dealer.right)
    assert [render(seat_role(seat, dealer)) for seat in seats] == [
        "the dealer",
        "the dealer's left",
        "the dealer's partner",
        "the dealer's right",
    ]


def test_lists() -> None:
    """One, two or three things are joined with commas and one word."""
    cards = [Card("Jh"), Card("Td"), Card("9s")]
    assert [render(all_of(cards[:count])) for count in (1, 2, 3)] == [
        "J♥",
        "J♥ and 10♦",
        "J♥, 10♦ and 9♠",
    ]
    assert render(any_of(cards)) == "J♥, 10♦ or 9♠"
    assert render(all_of([T("you"), Seat.EAST])) == "you and East"
    with pytest.raises(ValueError, match="not enough values"):
        any_of([])


def test_sentences() -> None:
    """Whole sentences stand behind each other with a blank between."""
    assert render(sentences(T("Yes."))) == "Yes."
    assert render(sentences(T("Yes."), T("So."), T("Then."))) == "Yes. So. Then."


@pytest.mark.parametrize(
    ("key", "rules", "value"),
    [
        ("house.stick", Rules.TOURNAMENT, "on"),
        ("house.stick", Rules.TWO_HANDED, "off"),
        ("house.defend", Rules.STANDARD, "always"),
        ("house.defend", Rules.TWO_HANDED, "not used"),
        ("house.lead", Rules.TOURNAMENT, "the dealer's left"),
        ("house.target", Rules(target=1), "1 point"),
        ("house.march", Rules(march=5), "5 points"),
    ],
)
def test_house_rules_say_what_they_are_set_to(key: str, rules: Rules, value: str) -> None:
    """Switches are on or off, choices and numbers say which."""
    assert render(house_value(key, rules)) == value


def test_only_house_rules_are_set() -> None:
    """Asking what a rule of the game itself is set to is a mistake."""
    with pytest.raises(LookupError):
        house_value("cards.left", Rules.STANDARD)
