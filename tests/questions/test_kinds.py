"""Generated questions: the marked answer is the one other code finds, and there is just one."""

from collections import Counter
from collections.abc import Callable

import pytest
from questions.samples import RULES, expected, questions, spread

from euchre_tutor.engine import Card, Rules, Stream, Suit, suit_of
from euchre_tutor.engine.rulebook import KEYS
from euchre_tutor.questions import KINDS, Form, generate, higher_card
from euchre_tutor.questions.kinds import practise
from euchre_tutor.text import render

EVERY = [(kind.name, level) for kind in KINDS.values() for level in kind.levels]
NAMES = (
    "card-suit",
    "higher-card",
    "rank-order",
    "trump-count",
    "seats",
    "legal-plays",
    "trick-winner",
    "spot-the-revoke",
    "who-leads",
    "who-speaks",
    "auction-outcome",
    "score-deal",
    "house-rule",
)
FACTS = {
    "card-suit": "card",
    "higher-card": "cards led",
    "rank-order": "cards",
    "trump-count": "hand",
    "seats": "dealer seat relation",
    "legal-plays": "trick hand",
    "trick-winner": "trick leader out",
    "spot-the-revoke": "tricks leader",
    "who-leads": "dealer maker lone lone_defender trick",
    "who-speaks": "dealer upcard calls",
    "auction-outcome": "dealer upcard calls",
    "score-deal": "maker tricks lone lone_defender score",
}


def test_every_kind_of_the_curriculum_is_there() -> None:
    """The kinds of the curriculum, in its order of first use, and no others."""
    assert sorted(KINDS) == sorted(NAMES)


@pytest.mark.parametrize("kind", NAMES)
def test_the_answer_is_that_of_the_naive_rules(kind: str, scale: Callable[[int], int]) -> None:
    """Over all levels and rules other code finds the same answer, from the facts alone."""
    for question in spread(kind, scale(10_000)):
        assert list(question.right_codes) == expected(question), (question.id, question.facts)
        assert question.kind == kind


@pytest.mark.parametrize("kind", NAMES)
def test_questions_are_well_made(kind: str, scale: Callable[[int], int]) -> None:
    """The facts are those named; choices differ, in code and words; every reply cites rules."""
    for question in spread(kind, scale(10_000)):
        if kind in FACTS:
            assert set(question.facts) == {"trump", *FACTS[kind].split()}
        codes = [choice.code for choice in question.choices]
        labels = [render(choice.label, "en") for choice in question.choices]
        assert len(set(codes)) == len(set(labels)) == len(question.replies) > 1
        if question.form is Form.ONE:
            assert len(question.answer) == 1
        for said in (question.explanation, *question.replies):
            assert said.rules
            assert len(set(said.rules)) == len(said.rules)
            assert set(said.rules) <= set(KEYS)


@pytest.mark.parametrize(("kind", "level"), EVERY)
def test_a_question_is_of_the_level_asked_for(kind: str, level: int) -> None:
    """Under every set of rules that has the level, the question says it is of that level."""
    for rules in RULES:
        if level in KINDS[kind].levels_for(rules):
            for number in range(4):
                stream = Stream(f"level/{number}")
                assert generate(kind, level, stream, rules).level == level


ON_CARDS = ("card-suit", "higher-card", "rank-order", "trump-count", "legal-plays")


@pytest.mark.parametrize(("kind", "level"), [(k, n) for k, n in EVERY if k in ON_CARDS])
def test_right_choices_are_evenly_placed(kind: str, level: int) -> None:
    """Over many questions the (first) right choice stands about equally often in each place."""
    made = questions(kind, level, 900)
    places = Counter(question.answer[0] for question in made)
    if made[0].form is Form.SET:  # several right ones: count each card that is right
        places = Counter(place for question in made for place in question.answer)
    _even(places, range(len(made[0].choices)), 0.3)


@pytest.mark.parametrize("kind", ["spot-the-revoke", "who-speaks", "auction-outcome", "score-deal"])
def test_right_answers_in_words_are_evenly_placed(kind: str) -> None:
    """Where answers are shuffled, the right one stands about equally often in each place."""
    counts: dict[int, Counter[int]] = {}
    for level in KINDS[kind].levels:
        for question in questions(kind, level, 200):
            named = [choice.seat or choice.suit for choice in question.choices]
            sides = question.prompt.message.startswith("Who are the makers")
            if not any(named) and not sides:
                places = counts.setdefault(len(question.choices), Counter())
                places[question.answer[0]] += 1
    for size, places in counts.items():
        if places.total() > 100:
            _even(places, range(size), 0.5)


def _even(places: Counter[int], expected_places: range, slack: float) -> None:
    share = places.total() / len(expected_places)
    assert set(places) == set(expected_places)
    assert all(abs(count - share) < slack * share for count in places.values()), places


def test_seats_that_answer_are_evenly_spread() -> None:
    """Seats keep their order; each is right about equally often."""
    for kind in ("seats", "who-leads", "who-speaks"):
        levels = KINDS[kind].levels if kind != "seats" else (2,)  # South deals at level 1
        right = Counter(
            question.right_codes[0]
            for level in levels
            for question in questions(kind, level, 200)
            if question.choices[0].seat is not None
        )
        right.pop("nobody", None)
        assert len(right) == 4
        assert max(right.values()) < 1.5 * min(right.values()), right


@pytest.mark.parametrize("trump", list(Suit))
def test_higher_card_is_won_by_the_card_the_naive_rules_name(trump: Suit) -> None:
    """For random cards of which one can win, the marked card is the naive winner."""
    stream = Stream("pairs")
    deck = [rank + suit for suit in "shdc" for rank in "9TJQKA"]
    for _ in range(100):
        hand = tuple(Card(code) for code in stream.sample(deck, 3))
        question = higher_card.ask(hand, trump, suit_of(hand[0], trump))
        assert list(question.right_codes) == expected(question)


def test_an_unknown_kind_or_level_is_named() -> None:
    """The error says what was asked for and what there is."""
    with pytest.raises(ValueError, match=r"'chess' is not a kind of question.*card-suit"):
        generate("chess", 1, Stream("x"))
    with pytest.raises(ValueError, match=r"card-suit has the levels \(1, 2, 3\), not 9"):
        generate("card-suit", 9, Stream("x"))


def test_levels_that_the_rules_do_not_know_are_refused() -> None:
    """Two players have no partners and no lone hands; with no lone defender none is asked for."""
    two = Rules.TWO_HANDED
    with pytest.raises(ValueError, match="who-leads has no level 3 under the rules two-handed"):
        generate("who-leads", 3, Stream("x"), two)
    with pytest.raises(ValueError, match="seats does not exist under the rules two-handed"):
        practise("seats", Stream("x"), two)
    assert KINDS["seats"].levels_for(two) == ()
    assert KINDS["trick-winner"].levels_for(two) == (1, 2, 3, 4, 5)
    assert KINDS["score-deal"].levels_for(Rules.TOURNAMENT) == (1, 2, 4)
    assert KINDS["house-rule"].levels_for(two) == (1, 3)
