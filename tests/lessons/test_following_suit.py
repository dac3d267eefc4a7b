"""Lesson 3: what may be played, learned by trying; the four cases of the left bower."""

from __future__ import annotations

import pytest
from lessons.driving import Learner

from euchre_tutor.engine import Card, Hand, Rank, Suit, left_bower, suit_of
from euchre_tutor.engine.play import legal_cards
from euchre_tutor.lessons.course.following_suit import LESSON
from euchre_tutor.lessons.steps import Ask, PlayTricks
from euchre_tutor.lessons.steps.trick_play import How, TrickPlay

YOU = 2


def learner(step: int | str = 1) -> Learner:
    """Open the lesson."""
    return Learner(step, name="following-suit")


def test_it_meets_the_four_cases_of_the_left_bower() -> None:
    """Led; the only trump when trump is led; beside its printed suit; void of that suit."""
    cases, levels = set(), set()
    for step in LESSON.steps:
        if isinstance(step, PlayTricks):
            position = TrickPlay.start(step.position, How()).position
            trump, hand, trick = position.trump, position.hands[YOU], position.trick
            if trump is not None and trick is not None and trick.plays:
                cases.add(case(trump, trick.cards[0], hand))
        elif isinstance(step, Ask) and step.questions[0].kind == "legal-plays":
            levels |= {question.level for question in step.questions}
    assert {"led", "only trump", "beside its suit"} <= cases
    assert levels == {2, 3}


def case(trump: Suit, led: Card, hand: Hand) -> str:
    """Name what the left bower does in a trick."""
    left, suit = left_bower(trump), suit_of(led, trump)
    if led is left:
        return "led"
    if legal_cards(hand, led, trump) == (left,):
        return "only trump"
    return "beside its suit" if left in hand and suit is left.suit else "plain"


@pytest.mark.parametrize(
    ("step", "card", "rule", "words"),
    [
        (2, "9h", "play.follow", "has to wait: you can follow spades with king of spades"),
        (5, "Td", "play.left", "ten of diamonds has only the printed suit of jack of diamonds"),
        (6, "9d", "play.left", "but you can: jack of diamonds is the left bower"),
        (7, "Jd", "play.left", "It does not follow diamonds, and you hold nine of diamonds."),
        (7, "As", "play.follow", "ace of spades does not follow diamonds"),
    ],
)
def test_the_rule_answers_a_card_that_is_not_allowed(
    step: int, card: str, rule: str, words: str
) -> None:
    """Named by its rule, with the reason for this very card."""
    here = learner(step)
    here.do("tap", card)
    screen = here.screen
    assert screen["verdict"]["rules"][0]["key"] == rule
    assert words in screen["announce"]
    here.do("press", "again")
    assert here.screen["verdict"] is None


def test_what_the_steps_say_of_jacks_is_so() -> None:
    """One jack in the last hand, and it is a diamond; another trump at each of two questions."""
    last, two = LESSON.steps[9], LESSON.steps[7]
    assert isinstance(last, PlayTricks)
    assert last.position.trump is Suit.DIAMONDS
    jacks = [card for card in last.position.hands[YOU] if card.rank is Rank.JACK]
    assert jacks == [left_bower(Suit.DIAMONDS)]
    assert isinstance(two, Ask)
    assert len({question.trump for question in two.questions}) == len(two.questions) == 2


def test_where_one_leads_every_card_is_allowed() -> None:
    """The first step: no card is refused."""
    for card in ("As", "Jh", "Td", "Qc", "9c"):
        here = learner(1)
        here.do("tap", card)
        assert here.screen["verdict"]["tone"] == "told"
        assert here.screen["main"]["id"] == "next"


def test_nobody_must_trump() -> None:
    """Void of clubs: trump or throw off, both are allowed, and the reason says so."""
    for card in ("Qh", "Kd"):
        here = learner(3)
        here.do("tap", card)
        line = here.screen["task"]["lines"][0]["text"]
        assert line[0] == "You hold no "
        assert here.screen["verdict"]["tone"] == "told"


def test_the_left_bower_follows_trump_and_is_told_why() -> None:
    """K♥ is led and J♦ is the only heart: played, it says why it had to be."""
    here = learner(6)
    here.do("tap", "Jd")
    words = [part for part in here.screen["task"]["lines"][0]["text"] if isinstance(part, str)]
    assert "".join(words).startswith("As the left bower ")
