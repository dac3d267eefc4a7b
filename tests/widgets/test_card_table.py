"""The card table: what a seat sees of a position, and nothing else."""

from typing import Any

import pytest

from euchre_tutor.engine import (
    Deal,
    Discard,
    NameSuit,
    OrderUp,
    Pass,
    Phase,
    Position,
    Rules,
    Seat,
)
from euchre_tutor.text import languages
from euchre_tutor.widgets import WORDS, CardTable, interface
from euchre_tutor.widgets.table_cloth import table_cloth

DEAL = Deal.shuffled("table")


def start() -> Position:
    """The position before the first call."""
    return Position.start(DEAL)


def played(position: Position, cards: int) -> Position:
    """The position some legal actions later, until so many cards lie on the table."""
    while sum(len(t) for t in position.tricks) + len(position.trick or ()) < cards:
        position = position.after(position.legal()[-1 if position.phase is Phase.PLAY else 0])
    return position


def ordered() -> Position:
    """The dealer was ordered up and has to answer."""
    return start().after(OrderUp())


def by_place(cloth: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The seats by their place in the picture."""
    return {seat["place"]: seat for seat in cloth["seats"]}


def test_the_seat_that_looks_sits_at_the_bottom() -> None:
    """Seen by West, West is at S, its partner East at N, North on its left at W."""
    seats = by_place(table_cloth(start(), Seat.WEST))
    names = {place: seat["name"] for place, seat in seats.items()}
    assert names == {"S": "West", "W": "North", "N": "East", "E": "South"}
    assert {place for place, seat in seats.items() if seat["side"] == "us"} == {"N", "S"}
    assert seats["N"]["note"] == "your partner"


def test_no_hidden_card_is_in_the_state() -> None:
    """In every position of a deal the cards named are those the seat may know."""
    position = start()
    position = position.play(*[Pass()] * 3, OrderUp())
    while position.to_act is not None:
        for seat in Seat:
            known = position.view(seat)
            text = repr(table_cloth(position, seat))
            assert [c for c in known.unseen if f"'{c.code}'" in text] == []
        position = position.after(position.legal()[0])


def test_the_discard_stays_with_the_dealer() -> None:
    """After the exchange nobody's table shows the card put down, and the upcard is in no kitty."""
    position = ordered()
    down = next(action.card for action in position.legal() if isinstance(action, Discard))
    position = position.after(Discard(down))
    for seat in Seat:
        cloth = table_cloth(position, seat)
        assert f"'{down.code}'" not in repr(cloth)
        assert position.upcard.code not in [card["id"] for card in cloth["kitty"]]


def test_the_upcard_lies_open_until_it_is_turned_down() -> None:
    """Three backs and the upcard in the first round, four backs from the second round on."""
    kitty = table_cloth(start(), Seat.SOUTH)["kitty"]
    assert [card["id"] for card in kitty] == [None, None, None, DEAL.upcard.code]
    turned = start().play(*[Pass()] * 4)
    named = turned.after(NameSuit(DEAL.upcard.suit.same_colour))
    assert named.phase is Phase.ALONE
    for position in (turned, named):
        kitty = table_cloth(position, Seat.SOUTH)["kitty"]
        assert [card["id"] for card in kitty] == [None] * 4


def test_bubbles_say_the_calls_of_this_round() -> None:
    """What was said in this round stands at its seat; a new round begins silent."""
    once = start().after(Pass())
    said = [seat["bubble"] for seat in table_cloth(once, Seat.SOUTH)["seats"]]
    assert sorted(filter(None, said)) == ["“Pass”"]
    turned = start().play(*[Pass()] * 4)
    assert not any(seat["bubble"] for seat in table_cloth(turned, Seat.SOUTH)["seats"])


def test_the_call_is_in_the_words_of_the_seat() -> None:
    """Ordering up is "I accept" at the dealer."""
    accepted = start().play(*[Pass()] * 3, OrderUp())
    dealer = next(seat for seat in table_cloth(accepted, Seat.SOUTH)["seats"] if seat["dealer"])
    assert dealer["bubble"] == "“I accept”"


def test_the_led_card_and_the_winner_are_marked() -> None:
    """The first card is led; only a finished trick has a winner, the engine's."""
    position = played(ordered(), 3)
    cloth = table_cloth(position, Seat.SOUTH)
    assert [play["card"]["led"] for play in cloth["trick"]] == [True, False, False]
    assert {play["card"]["state"] for play in cloth["trick"]} == {"rest"}
    position = played(position, 4)
    cloth = table_cloth(position, Seat.SOUTH)
    won = [play["card"]["id"] for play in cloth["trick"] if play["card"]["state"] == "winner"]
    trick = position.tricks[0]
    assert won == [dict(trick.plays)[trick.winner(position.trump)].code]


def test_ribbons_say_what_a_card_counts_as() -> None:
    """Once there is a trump, exactly the trumps of the hand wear its ribbon."""
    position = ordered()
    trump = position.trump
    assert trump is not None
    for seat in Seat:
        hand = table_cloth(position, seat)["hand"]
        worn = {card["id"] for card in hand if card["ribbon"] == trump.letter}
        assert worn == {c.code for c in position.view(seat).hand if c.suit is trump} | {
            c.code
            for c in position.view(seat).hand
            if c.rank.name == "JACK" and c.suit is trump.same_colour
        }


def test_who_sits_out_is_shown() -> None:
    """When the maker plays alone, the partner's seat is out and no other."""
    position = start().after(OrderUp(alone=True))
    out = {seat["seat"] for seat in table_cloth(position, Seat.SOUTH)["seats"] if seat["out"]}
    assert position.maker is not None
    assert out == {position.maker.partner.number}


def test_two_players_have_two_seats() -> None:
    """Two-handed: North and South, face to face."""
    deal = Deal.shuffled("two", rules=Rules.TWO_HANDED)
    assert set(by_place(table_cloth(Position.start(deal), Seat.SOUTH))) == {"N", "S"}


def test_nobody_looks_from_an_empty_chair() -> None:
    """With two players East sees nothing: ValueError, and the table keeps what it showed."""
    deal = Deal.shuffled("two", rules=Rules.TWO_HANDED)
    table = CardTable(Position.start(deal))
    before = table.cloth
    with pytest.raises(ValueError, match="nobody sits"):
        table.seat = Seat.EAST
    assert (table.seat, table.cloth) == (Seat.SOUTH, before)


def test_the_table_follows_its_position() -> None:
    """Assigning a position or a seat changes what is drawn."""
    table = CardTable(start())
    table.position = start().after(Pass())
    assert table.cloth == table_cloth(start().after(Pass()), Seat.SOUTH)
    table.seat = Seat.NORTH
    assert table.cloth == table_cloth(start().after(Pass()), Seat.NORTH)


def test_the_repr_evaluates() -> None:
    """The text of a table makes an equal one: same position, same seat."""
    names = {"CardTable": CardTable, "Position": Position, "Seat": Seat}
    for table in (CardTable(start()), CardTable(start().after(Pass()), Seat.EAST)):
        again = eval(repr(table), names)  # noqa: S307  # our own text, that is the point
        assert (again.position, again.seat) == (table.position, table.seat)
    assert repr(CardTable(start())) == f"CardTable({start()!r})"


def test_the_interface_speaks_every_language() -> None:
    """Every word has a translation, or its English, in every language there is."""
    for language in languages():
        assert set(interface(language)) == WORDS
        assert all(interface(language).values())
