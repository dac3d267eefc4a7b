"""Generated questions: the marked answer is the one other code finds, and there is just one."""

from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from questions.brute_force import judged, rights
from questions.samples import FACTS, RULES, expected, made_rules, questions, settings, spread

from euchre_tutor.engine import Card, Deal, Defend, Pass, Position, Rules, Stream, Suit, suit_of
from euchre_tutor.engine.rulebook import KEYS
from euchre_tutor.questions import KINDS, Form, Question, generate, higher_card
from euchre_tutor.questions.bidding import told
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
ON_CARDS = ("card-suit", "higher-card", "rank-order", "trump-count", "legal-plays")
LIMITS = {1: 10.83, 2: 13.82, 3: 16.27, 4: 18.47, 5: 20.52}
"""By degrees of freedom: a chi-square above it comes about once in a thousand fair draws."""


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
def test_exactly_one_choice_set_or_order_is_right(kind: str, scale: Callable[[int], int]) -> None:
    """Each choice judged by itself, each order tried: one is right, and it is the one marked."""
    tried = 0
    for question in spread(kind, scale(10_000)):
        codes = [choice.code for choice in question.choices]
        assert len(expected(question)) == len(question.answer)
        assert len(question.answer) == 1 or question.form is not Form.ONE
        if judged(kind, codes):
            found = rights(kind, question.facts, settings(question.rules), codes)
            assert found == [list(question.right_codes)], question.facts
            tried += 1
    assert bool(tried) is (kind in BY_CHOICE)


BY_CHOICE = (*ON_CARDS, "rank-order", "trick-winner", "spot-the-revoke", "who-speaks")
"""Kinds whose choices can be judged one by one. A seat, a side or a score is right alone."""


@pytest.mark.parametrize("kind", NAMES)
def test_questions_are_well_made(kind: str, scale: Callable[[int], int]) -> None:
    """The facts are those named; choices differ, in code and words; every reply cites rules."""
    for question in spread(kind, scale(10_000)):
        if kind in FACTS:
            assert set(question.facts) == {"trump", *FACTS[kind].split()}
        assert question.features
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


@pytest.mark.parametrize(("kind", "level"), [(k, n) for k, n in EVERY if k in ON_CARDS])
def test_right_choices_are_evenly_placed(kind: str, level: int) -> None:
    """Over many questions the right choice, or the best, is as often in one place as another."""
    made = questions(kind, level, 900)
    places = Counter(question.answer[0] for question in made)
    if made[0].form is Form.SET:  # several right ones: count each card that is right
        places = Counter(place for question in made for place in question.answer)
    assert _even(places, len(made[0].choices)), places


@pytest.mark.parametrize("kind", ["spot-the-revoke", "who-speaks", "auction-outcome", "score-deal"])
def test_right_answers_in_words_are_evenly_placed(kind: str) -> None:
    """Where answers are shuffled, the right one is as often in one place as in another."""
    counts: dict[int, Counter[int]] = {}
    for level in KINDS[kind].levels:
        for question in questions(kind, level, 200):
            if not _in_natural_order(question):
                places = counts.setdefault(len(question.choices), Counter())
                places[question.answer[0]] += 1
    assert counts
    for size, places in counts.items():
        assert _even(places, size), (size, places)


def _even(places: Counter[int], size: int) -> bool:
    """Tell whether chance may have spread the places so evenly. The seeds are fixed."""
    due = places.total() / size
    found = sum((places[place] - due) ** 2 / due for place in range(size))
    return set(places) <= set(range(size)) and found < LIMITS[size - 1]


def test_the_measure_of_evenness_finds_what_is_not() -> None:
    """A place twice as likely as the others is found, over as many questions as are asked."""
    assert not _even(Counter({0: 360, 1: 180, 2: 180, 3: 180}), 4)
    assert not _even(Counter({0: 300, 1: 300, 2: 300}), 4)


def _in_natural_order(question: Question) -> bool:
    """Tell whether each choice but the last, or each, is a seat, a suit or a side."""
    named = [choice.seat or choice.suit or choice.side for choice in question.choices]
    by_points = question.choices[0].code[-1].isdigit()
    return not by_points and None not in named[:-1] and len(named) > 1


@pytest.mark.parametrize("kind", NAMES)
def test_choices_with_an_order_of_their_own_keep_it(kind: str, scale: Callable[[int], int]) -> None:
    """Seats clockwise, in a trick as they played; suits and sides as ever; "none" the last."""
    for question in spread(kind, scale(10_000)):
        seats = [choice.seat for choice in question.choices if choice.seat is not None]
        if seats and question.choices[0].side is None:
            steps = [(two.number - one.number) % 4 for one, two in pairwise(seats)]
            assert sum(steps) < 4, seats
        if kind == "trick-winner":
            trick: Any = question.facts["trick"]
            assert [seat.number for seat in seats] == [number for number, _ in trick]
        suits = [choice.suit for choice in question.choices if choice.suit is not None]
        assert suits in ([], list(Suit))
        codes = [choice.code for choice in question.choices]
        for last in {"none", "nobody"} & set(codes):
            assert codes[-1] == last


def test_seats_that_answer_are_evenly_spread() -> None:
    """Seats keep their order; each is right as often as another."""
    for kind in ("seats", "who-leads", "who-speaks"):
        levels = KINDS[kind].levels if kind != "seats" else (2,)  # South deals at level 1
        right = Counter(
            question.choices[question.answer[0]].seat
            for level in levels
            for question in questions(kind, level, 200)
        )
        right.pop(None, None)
        assert _even(Counter({seat.number: n for seat, n in right.items() if seat}), 4), right


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


@pytest.mark.parametrize(
    ("rules", "who"),
    [(Rules.STANDARD, "Everybody passes once"), (Rules.TWO_HANDED, "Both pass once")],
    ids=str,
)
def test_a_round_of_passes_is_told_of_those_who_play(rules: Rules, who: str) -> None:
    """Of four everybody passes, of two both do."""
    position = Position.start(Deal.shuffled("told", rules)).play(*[Pass()] * rules.players)
    assert who in render(told(position), "en")


def test_the_levels_there_are_follow_from_the_rules() -> None:
    """Whatever the house rules: a level is there exactly if something can be asked at it."""
    for number in range(300):
        rules = made_rules(Stream(f"levels/{number}"), 2 + 2 * (number % 3 > 0))
        four, never = rules.partnerships, rules.defend is Defend.NEVER
        missing = {
            "seats": () if four else (1, 2),  # no partners
            "trick-winner": () if four else (6,),  # nobody goes alone
            "who-leads": () if four else (3,),
            "who-speaks": () if rules.stick or (four and not (rules.caller and never)) else (3,),
            "score-deal": (2, 3) if not four else (3,) if never else (),
            "house-rule": () if four else (2,),
        }
        for name, kind in KINDS.items():
            there = set(kind.levels) - set(missing.get(name, ()))
            assert set(kind.levels_for(rules)) == there, (name, rules)
            assert set(kind.practice(rules)) == there, (name, rules)
            if there:
                level = practise(name, Stream(f"practice/{number}"), rules).level
                assert level in there, (name, rules)
