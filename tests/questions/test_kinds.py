"""Generated questions: the marked answer is the one other code finds, and there is just one."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from engine import naive

from euchre_tutor.engine import Card, Stream, Suit, suit_of
from euchre_tutor.questions import KINDS, Form, Question, generate, higher_card

SPELLED = {"s": "Spades", "h": "Hearts", "d": "Diamonds", "c": "Clubs"}


def expected(question: Question) -> list[str]:
    """Give the right choices by the naive rules, from the facts alone."""
    facts: dict[str, Any] = dict(question.facts)
    suits = naive.SUIT[facts["trump"]]
    if question.kind == "card-suit":
        return [SPELLED[suits[facts["card"]]]]
    if question.kind == "trump-count":
        return [card for card in facts["hand"] if suits[card] == facts["trump"]]
    order = naive.ORDER[facts["trump"]][suits[facts["cards"][0]]]
    return sorted(facts["cards"], key=order.index)


def questions(kind: str, level: int, count: int) -> list[Question]:
    """Make that many different questions."""
    return [generate(kind, level, Stream(f"{kind}/{level}/{n}")) for n in range(count)]


EVERY = [(kind.name, level) for kind in KINDS.values() for level in kind.levels]


@pytest.mark.parametrize(("kind", "level"), EVERY)
def test_the_answer_is_that_of_the_naive_rules(
    kind: str, level: int, scale: Callable[[int], int]
) -> None:
    """Other code finds the same answer, at the level asked for."""
    for question in questions(kind, level, scale(10_000)):
        assert list(question.right_codes) == expected(question), question.id
        assert question.level == level


@pytest.mark.parametrize(("kind", "level"), EVERY)
def test_no_two_choices_are_equal_and_every_reply_has_a_rule(kind: str, level: int) -> None:
    """Choices differ; each has a reply of its own that cites a rule."""
    for question in questions(kind, level, 200):
        codes = [choice.code for choice in question.choices]
        assert len(set(codes)) == len(codes) == len(question.replies)
        assert all(reply.rules for reply in question.replies)


@pytest.mark.parametrize(("kind", "level"), EVERY)
def test_right_choices_are_evenly_placed(kind: str, level: int) -> None:
    """Over many questions the (first) right choice stands about equally often in each place."""
    made = questions(kind, level, 1200)
    places = Counter(question.answer[0] for question in made)
    if made[0].form is Form.SET:  # several right ones: count each card that is right
        places = Counter(place for question in made for place in question.answer)
    share = sum(places.values()) / len(made[0].choices)
    assert set(places) == set(range(len(made[0].choices)))
    assert all(0.75 * share < count < 1.25 * share for count in places.values()), places


def test_the_same_stream_gives_the_same_question() -> None:
    """A seed fixes the question, pinned for ever."""
    assert generate("trump-count", 3, Stream("pinned")) == generate(
        "trump-count", 3, Stream("pinned")
    )
    made = generate("trump-count", 3, Stream("pinned"))
    assert dict(made.facts) == PINNED
    assert made.id == PINNED_ID


def test_level_3_of_trump_count_has_the_left_bower_and_a_decoy() -> None:
    """The left bower is always there, and a jack that is no trump."""
    for question in questions("trump-count", 3, 200):
        trump = Suit.parse(str(question.facts["trump"]))
        hand = [str(card) for card in question.facts["hand"]]  # type: ignore[attr-defined] # a list
        left = naive.ORDER[trump.letter][trump.letter][1]
        jacks = [card for card in hand if card[0] == "J" and card not in question.right_codes]
        assert left in question.right_codes
        assert jacks


@pytest.mark.parametrize("trump", list(Suit))
def test_higher_card_is_won_by_the_card_the_naive_rules_name(trump: Suit) -> None:
    """For every pair of which one can win, the marked card is the naive winner."""
    stream = Stream("pairs")
    for _ in range(200):
        shown = stream.sample(naive.DECK, 3)
        hand = tuple(Card(code) for code in shown)
        question = higher_card.ask(hand, trump, suit_of(hand[0], trump))
        assert question.answer == (naive.winner(shown, trump.letter),)


def test_an_unknown_kind_or_level_is_named() -> None:
    """The error says what was asked for and what there is."""
    with pytest.raises(ValueError, match=r"'chess' is not a kind of question.*card-suit"):
        generate("chess", 1, Stream("x"))
    with pytest.raises(ValueError, match=r"card-suit has the levels \(1, 2, 3\), not 9"):
        generate("card-suit", 9, Stream("x"))


PINNED = {"trump": "s", "hand": ["Qc", "Jc", "Kc", "Th", "Jd", "Ks"]}
PINNED_ID = "trump-count-3-39c7c90150"
