"""Cards, suits, seats and actions read from text, in the ways people write them."""

import pytest

from euchre_tutor.engine import (
    DECK,
    ActionError,
    Card,
    CardError,
    Rank,
    Seat,
    SeatError,
    Suit,
    parse_action,
    parse_cards,
)
from euchre_tutor.engine.actions import _ACTIONS as EVERYTHING

RANKS = {"9": "nine", "T": "ten", "J": "jack", "Q": "queen", "K": "king", "A": "ace"}
SUITS = {"s": ("♠", "spade"), "h": ("♥", "heart"), "d": ("♦", "diamond"), "c": ("♣", "club")}


@pytest.mark.parametrize("card", DECK)
def test_card_is_read_as_people_write_it(card: Card) -> None:
    """Codes, capitals, signs, "10", words: all give the one object of that card."""
    rank, letter = card.code[0], card.code[1]
    sign, name = SUITS[letter]
    printed = "10" if rank == "T" else rank
    texts = [
        card.code,
        rank + letter.upper(),
        rank.lower() + letter,
        printed + letter,
        f" {card.code} ",
    ]
    texts += [rank + sign, printed + sign, printed + sign + "\ufe0f", f"{printed} {sign}"]
    texts += [f"{RANKS[rank]} of {name}s", f"{RANKS[rank].title()} of {name.title()}s"]
    texts += [f"{RANKS[rank].upper()} OF {name.upper()}S", f"{printed} of {name}s"]
    for text in texts:
        assert Card(text) is card, text
    assert Card(card) is card
    assert Card.of(card.rank, card.suit) is card
    assert (str(card), repr(card)) == (card.code, f"Card({card.code!r})")
    assert DECK[card.index] is card


@pytest.mark.parametrize(
    "text",
    ["", " ", "J", "h", "8h", "1h", "11h", "Jx", "JJh", "hJ", "jack", "jack of", "of", "Jh9c", "🂻"],
)
def test_what_is_no_card(text: str) -> None:
    """Anything else is a CardError that says what was given."""
    with pytest.raises(CardError, match="is not a card") as caught:
        Card(text)
    assert caught.value.text == text


def test_what_is_no_text() -> None:
    """A number is no card either."""
    with pytest.raises(CardError, match="5 is not a card"):
        Card(5)  # type: ignore[arg-type]  # that is the fault


def test_cards_in_a_row() -> None:
    """Separated by blanks or commas, or run together as codes."""
    expected = (Card("Jh"), Card("Tc"), Card("9s"))
    for text in ("Jh Tc 9s", "Jh, 10♣, 9s", "JhTc9s", " JH,tc  9♠ "):
        assert parse_cards(text) == expected
    assert parse_cards("") == ()
    for text in ("Jh Xx", "JhXx", "JhT"):
        with pytest.raises(CardError):
            parse_cards(text)


@pytest.mark.parametrize("suit", Suit)
def test_suit_is_read_as_people_write_it(suit: Suit) -> None:
    """Letter, sign, outline, name and plural."""
    sign, name = SUITS[suit.letter]
    outline = "♤♡♢♧"["shdc".index(suit.letter)]
    for text in (
        suit.letter,
        suit.letter.upper(),
        sign,
        outline,
        name,
        f"{name}s",
        f" {name.title()}s",
    ):
        assert Suit.parse(text) is suit
    assert suit.symbol == sign
    assert suit.is_red is (suit.letter in "hd")
    assert suit.same_colour.is_red is suit.is_red
    assert suit.same_colour is not suit
    with pytest.raises(CardError, match="is not a suit"):
        Suit.parse(suit.letter * 2)


@pytest.mark.parametrize("seat", Seat)
def test_seat_is_read_as_people_write_it(seat: Seat) -> None:
    """Letter, name or number."""
    for text in (seat.letter, seat.letter.lower(), seat.name.title(), str(seat.number)):
        assert Seat.parse(text) is seat
    with pytest.raises(SeatError, match="is not a seat") as caught:
        Seat.parse(seat.letter * 2)
    assert caught.value.text == seat.letter * 2


def test_every_action_has_its_own_code() -> None:
    """Codes are different and read back to the action; anything else is an error."""
    codes = [action.code for action in EVERYTHING]
    assert len(set(codes)) == len(codes) == 62
    assert [parse_action(code) for code in codes] == list(EVERYTHING)
    for text in ("", "P", "pass", "x", "xx", "ao", "Jx", "sa a"):
        with pytest.raises(ActionError, match="is not an action") as caught:
            parse_action(text)
        assert caught.value.text == text
        assert not isinstance(caught.value, CardError)


def test_ranks_have_no_order() -> None:
    """Which card beats which is never a property of the card: comparing cards is an error."""
    for one, other in ((Card("Jh"), Card("9c")), (Rank.ACE, Rank.NINE)):
        with pytest.raises(TypeError):
            assert one < other  # type: ignore[operator]  # that is the fault
