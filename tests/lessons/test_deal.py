"""Lesson 5: seats to find, and a deal by packets that ends as the engine deals."""

from dataclasses import replace
from typing import Any

import pytest
from lessons.driving import Learner

from euchre_tutor.engine import Deal, Rules, Seat
from euchre_tutor.engine.deal import packets
from euchre_tutor.lessons.course.deal import LESSON
from euchre_tutor.lessons.steps import Choose, DealCards, Press, Tap
from euchre_tutor.lessons.steps.deal_cards import Dealing
from euchre_tutor.lessons.voice import Voice
from euchre_tutor.questions import Question
from euchre_tutor.text import T, render

ENGLISH = Voice("en")
DEALS = [step for step in LESSON.steps if isinstance(step, DealCards)]


def name(seat: Seat) -> str:
    """Give the code by which a seat is chosen."""
    return seat.name.capitalize()


def cloth(dealing: Dealing) -> dict[str, Any]:
    """Give what lies on the cloth."""
    shown = dealing.parts(ENGLISH).cloth
    assert shown is not None
    return shown


def counts(dealing: Dealing) -> dict[str, int]:
    """Give how many cards lie at each place of the picture."""
    return {held["place"]: len(held["cards"]) for held in cloth(dealing)["dealt"]}


def all_dealt(step: DealCards) -> Dealing:
    """Deal every packet to whom it is due."""
    dealing = step.begin(Rules.STANDARD)
    for seat, _ in packets(step.deal.dealer, step.deal.rules):
        dealing = dealing.after(Choose(name(seat)))
    return dealing


@pytest.mark.parametrize("dealer", list(Seat))
def test_rule_deal_packets_the_seats_get_3_2_3_2_then_2_3_2_3(dealer: Seat) -> None:
    """From the dealer's left; after each packet the table shows what everybody holds."""
    step = replace(DEALS[0], deal=Deal.shuffled("any", dealer=dealer))
    dealing, held, left = step.begin(Rules.STANDARD), dict.fromkeys("SWNE", 0), 24
    seat, sizes = dealer.left, [3, 2, 3, 2, 2, 3, 2, 3]
    for size in sizes:
        dealing = dealing.after(Choose(name(seat)))
        held[seat.letter] += size
        left -= size
        assert counts(dealing) == {place: count for place, count in held.items() if count}
        assert len(cloth(dealing)["kitty"]) == left
        seat = seat.left
    assert left == 4


@pytest.mark.parametrize("dealer", list(Seat))
def test_rule_deal_hands_the_step_deals_what_the_deal_holds(dealer: Seat) -> None:
    """At the end South sees the hand of the deal, the upcard lies open, the rest is hidden."""
    deal = Deal.shuffled(f"deal of {dealer}", dealer=dealer)
    step = replace(DEALS[-1], deal=deal)
    dealing = all_dealt(step).after(Press("turn"))
    assert dealing.done
    shown = cloth(dealing)
    faces = {
        held["place"]: [card["id"] for card in held["cards"] if not card.get("back")]
        for held in shown["dealt"]
    }
    hand = [card.code for card in deal.hands[Seat.SOUTH.number]]
    assert faces == {"S": hand, "W": [], "N": [], "E": []}
    assert counts(dealing) == dict.fromkeys("SWNE", 5)
    assert [card["id"] for card in shown["kitty"]] == [None] * 3 + [deal.upcard.code]


@pytest.mark.parametrize("step", DEALS)
def test_a_wrong_seat_gets_no_card_and_is_told_the_rule(step: DealCards) -> None:
    """At every packet each of the three other seats has its own reply, by rule 3.3."""
    dealing = step.begin(Rules.STANDARD)
    for due, _ in step.packets:
        said = set()
        for seat in Seat:
            if seat is not due:
                refused = dealing.after(Choose(name(seat)))
                assert counts(refused) == counts(dealing)
                verdict = refused.parts(ENGLISH).verdict
                assert verdict is not None
                assert verdict["tone"] == "wrong"
                assert verdict["rules"][0]["number"] == "3.3"
                said.add(str(verdict["text"]))
                assert refused.after(Press("again")) == dealing
        assert len(said) == 3
        dealing = dealing.after(Choose(name(due)))


def test_no_face_of_the_deal_is_on_the_screen_before_it_is_done() -> None:
    """While packets fly, hands and upcard are backs."""
    step = DEALS[-1]
    dealing = step.begin(Rules.STANDARD)
    codes = {card.code for hand in step.deal.hands for card in hand} | {
        card.code for card in step.deal.kitty
    }
    for seat, _ in step.packets:
        shown = cloth(dealing)
        cards = [*shown["kitty"], *(card for held in shown["dealt"] for card in held["cards"])]
        assert not codes & {card["id"] for card in cards}
        dealing = dealing.after(Choose(name(seat)))


def test_the_upcard_is_turned_only_when_all_is_dealt_and_only_where_asked() -> None:
    """Before the last packet nothing can be turned; where no upcard is asked for, never."""
    begun = DEALS[-1].begin(Rules.STANDARD)
    assert begun.after(Press("turn")) == begun
    assert not all_dealt(DEALS[-1]).done
    packets_only = all_dealt(DEALS[0])
    assert packets_only.done
    assert packets_only.after(Press("turn")) == packets_only


def test_what_means_nothing_changes_nothing() -> None:
    """Cards, unknown seats and buttons, and seats once all is dealt."""
    begun, done = DEALS[0].begin(Rules.STANDARD), all_dealt(DEALS[0])
    assert begun.after(Tap("Jh")) == begun.after(Choose("Nowhere")) == begun
    assert begun.after(Press("nothing")) == begun
    assert done.after(Choose("South")) == done


def test_the_packet_is_said_aloud() -> None:
    """Who got how many, and what comes next."""
    step = replace(DEALS[0], title=T("Deal in packets"))
    dealing = step.begin(Rules.STANDARD).after(Choose("West"))
    assert dealing.parts(ENGLISH).announce == "West gets 3 cards. Packet 2 of 8: 2 cards."


def test_the_order_can_be_read() -> None:
    """The answer to read names each packet, and what is left."""
    order, why = DEALS[-1].answers()
    assert order.startswith("**South 3, West 2, North 3, East 2, South 2, West 3, North 2")
    assert "Rule 3.2" in why


def questions(step: int) -> tuple[Question, ...]:
    """Give the questions of a step."""
    asked: tuple[Question, ...] = getattr(LESSON.steps[step - 1], "questions", ())
    return asked


@pytest.mark.parametrize("step", [1, 2, 3, 4, 5, 6])
def test_every_wrong_seat_has_its_own_reply(step: int) -> None:
    """In each question on seats, and in the sum."""
    for question in questions(step):
        wrong = [n for n in range(len(question.choices)) if n not in question.answer]
        said = {render(question.replies[n].text, "en") for n in wrong}
        # Either side of somebody's partner is the same mistake, but names its own seat.
        assert len(said) == len(wrong)


def test_who_is_the_partner_is_not_in_the_picture_before_the_answer() -> None:
    """Sides have their own shape of badge: they are kept back."""
    seen = Learner(1, name="deal")
    assert {seat["side"] for seat in seen.screen["cloth"]["seats"]} == {"none"}
    seen.do("choose", "North")
    assert seen.screen["verdict"]["tone"] == "right"
    assert {seat["side"] for seat in seen.screen["cloth"]["seats"]} == {"us", "them"}


def test_what_many_tables_do_is_said_where_packets_are_dealt() -> None:
    """Rule 3.3 is a custom: nobody should be caught out elsewhere."""
    assert DEALS[0].elsewhere is not None
    assert "any way to five each" in render(DEALS[0].elsewhere, "en")
