"""Answers judged: right, almost, wrong, and what the learner is told."""

import pytest

from euchre_tutor.engine import Card, Suit, parse_cards
from euchre_tutor.questions import Tone, card_suit, higher_card, judge, rank_order, trump_count
from euchre_tutor.text import render

HEARTS = Suit.HEARTS
HAND = trump_count.ask(parse_cards("Qh Kd 9h Jc Jd As"), HEARTS)
ORDER = rank_order.ask(parse_cards("Ah Jd 9h Jh"), HEARTS)


def test_cases_tap_every_trump_with_the_left_bower_missing() -> None:
    """Case: QH 9H ticked, JD missing: not right, and the reply says that JD is missing."""
    verdict = judge(HAND, (0, 2))
    assert verdict.tone is Tone.ALMOST
    assert render(verdict.headline, "en") == "Almost: 2 of 3 found."
    assert "J♦" in render(verdict.text, "en")
    assert verdict.missed == (4,)
    assert verdict.rules[0] == "cards.left"


def test_found_missed_and_extra_are_listed_by_card() -> None:
    """A set answer says what was found, what was missed and what was too many."""
    verdict = judge(HAND, (0, 1, 3))
    assert (verdict.found, verdict.missed, verdict.extra) == ((0,), (2, 4), (1, 3))
    said = render(verdict.text, "en")
    assert all(sign in said for sign in ("9♥", "J♦", "K♦", "J♣"))


def test_one_too_many_is_not_right() -> None:
    """All trumps and one more: almost, with the reason for the card too many."""
    verdict = judge(HAND, (0, 1, 2, 4))
    assert verdict.tone is Tone.ALMOST
    assert render(verdict.headline, "en") == "Almost: one too many."
    assert verdict.at == 1


def test_all_found_is_right() -> None:
    """Exactly the trumps, in any order: right."""
    assert judge(HAND, (4, 0, 2)).is_right


def test_nothing_found_is_wrong() -> None:
    """Only wrong cards: wrong, not almost."""
    assert judge(HAND, (5,)).tone is Tone.WRONG


def test_order_says_what_still_beats_a_wrong_tap() -> None:
    """The ace first: the right bower beats it, and is named."""
    verdict = judge(ORDER, (0,))
    assert verdict.tone is Tone.WRONG
    assert verdict.missed == (3,)
    assert "J♥" in render(verdict.text, "en")


def test_order_right_so_far_is_right() -> None:
    """The right cards so far: right, also before all are placed."""
    assert judge(ORDER, (3,)).is_right
    assert judge(ORDER, (3, 1, 0, 2)).is_right


def test_one_answer_names_its_own_mistake() -> None:
    """The printed suit chosen for the left bower: the reply names that mistake and rule 2.4."""
    question = card_suit.ask(Card("Js"), Suit.CLUBS)
    verdict = judge(question, (0,))
    assert verdict.tone is Tone.WRONG
    assert "printed" in render(verdict.text, "en")
    assert verdict.rules[0] == "cards.left"
    assert question.right_codes == ("Clubs",)


@pytest.mark.parametrize("given", [(), (0, 0), (9,), (-1,), (0, 1)])
def test_an_answer_that_is_none_is_refused(given: tuple[int, ...]) -> None:
    """Empty, doubled, out of range, or two for one: ValueError, never a verdict."""
    question = higher_card.ask(parse_cards("Ah Jh"), HEARTS, HEARTS)
    with pytest.raises(ValueError, match=r"answer|choice"):
        judge(question, given)
