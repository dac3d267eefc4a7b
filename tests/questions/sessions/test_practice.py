"""Practice: weak skills more often, and a miss comes back until it was right twice."""

from collections import Counter
from collections.abc import Callable

import pytest
from questions.sessions.pasts import NOW, answers, asked, was

from euchre_tutor.engine import Rules
from euchre_tutor.questions import KINDS, Question
from euchre_tutor.questions.sessions import Mode, Plan, Practice
from euchre_tutor.questions.sessions.planning import drawn, of_misses

KIND = "trick-winner"


def plan(seed: str = "a", kinds: tuple[str, ...] = (KIND,), **more: object) -> Plan:
    """Plan a practice."""
    return drawn(Mode.PRACTICE, kinds, None, seed=seed, now=NOW, **more)  # type: ignore[arg-type]


def wrong(question: Question) -> tuple[int, ...]:
    """Answer a question wrongly."""
    places = range(len(question.choices))
    return next((place,) for place in places if (place,) != question.answer)


def played(practice: Practice, miss: Callable[[int, Question], bool]) -> list[str]:
    """Go through a practice, and give the ids in the order they were asked."""
    order: list[str] = []
    while practice.question is not None:
        question = practice.question
        given = wrong(question) if miss(len(order), question) else question.answer
        order.append(question.id)
        practice = practice.after(given)
    return order


@pytest.mark.parametrize("first", range(3))
def test_a_miss_returns_after_two_to_three_questions_and_later_until_right_twice(
    first: int, scale: Callable[[int], int]
) -> None:
    """Missed once, a question is asked three times: the first return has 2 or 3 between."""
    for seed in range(scale(300)):
        order = played(Practice.start(plan(f"s{seed}")), lambda n, _: n == first)
        places = [n for n, name in enumerate(order) if name == order[first]]
        assert len(places) == 3
        assert places[1] - places[0] - 1 in (2, 3)
        assert places[2] - places[1] - 1 in (4, 5)
        assert len(order) == 12


def test_a_miss_near_the_end_returns_as_soon_as_nothing_else_is_left() -> None:
    """The last question missed: it comes back at once, twice."""
    order = played(Practice.start(plan()), lambda n, _: n == 9)
    assert len(order) == 12
    assert len(set(order[9:])) == 1


def test_missed_again_it_must_be_right_twice_anew() -> None:
    """A question missed, right, missed: then right twice more."""
    practice = Practice.start(plan())
    assert practice.question is not None
    name = practice.question.id
    marks = iter([False, True, False, True, True])
    order = played(practice, lambda _, q: q.id == name and not next(marks))
    assert order.count(name) == 5


def test_returns_count_neither_as_new_nor_as_first_answers() -> None:
    """Ten questions, one missed: ten first answers, nine of them right."""
    practice = Practice.start(plan())
    while practice.question is not None:
        question = practice.question
        miss = not practice.answers
        practice = practice.after(wrong(question) if miss else question.answer)
    assert len(practice.first) == 10
    assert sum(answer.is_right for answer in practice.first) == 9
    with pytest.raises(ValueError, match="over"):
        practice.after((0,))


def test_returns_can_be_left_for_another_day() -> None:
    """With the new questions done, leaving ends the practice."""
    practice = Practice.start(plan())
    while not (practice.is_return and len(practice.first) == 10):
        assert practice.question is not None
        practice = practice.after(wrong(practice.question))
    assert practice.without_returns().over


def test_no_question_comes_twice_as_a_new_one() -> None:
    """Also of kinds that have few questions."""
    for kind in ("card-suit", "seats", "higher-card"):
        order = played(Practice.start(plan(kinds=(kind,))), lambda *_: False)
        assert len(set(order)) == 10, kind


def test_weak_skills_are_asked_more_often(scale: Callable[[int], int]) -> None:
    """Level 2 always missed, all others always right: level 2 comes about twice as often."""
    history = answers(KIND, 2, 0, 8)
    for level in (1, 3, 4, 5, 6):
        history += answers(KIND, level, 8, 0)
    counts: Counter[int] = Counter()
    plain: Counter[int] = Counter()
    for seed in range(max(12, scale(200))):
        for count, past in ((counts, history), (plain, [])):
            practice = Practice.start(plan(f"w{seed}", history=past))
            while practice.question is not None:
                count[practice.question.level] += not practice.is_return
                practice = practice.after(practice.question.answer)
    assert 1.5 * plain[2] < counts[2] < 3 * plain[2]


def test_a_skill_missed_in_the_session_comes_more_often(scale: Callable[[int], int]) -> None:
    """Who misses level 1 of two kinds is asked it more than who gets it right."""
    asks: dict[bool, int] = {True: 0, False: 0}
    for misses in asks:
        for seed in range(max(20, scale(200))):
            practice = Practice.start(plan(f"m{seed}", kinds=("card-suit", "seats")))
            while practice.question is not None and len(practice.first) < 10:
                question = practice.question
                asks[misses] += question.kind == "seats" and not practice.is_return
                miss = misses and question.kind == "seats" and not practice.is_return
                practice = practice.after(wrong(question) if miss else question.answer)
    assert asks[True] > asks[False]


def test_kinds_have_an_equal_part() -> None:
    """A kind of six levels comes no oftener than one of two."""
    weights: Counter[str] = Counter()
    for skill in plan(kinds=("seats", KIND)).skills:
        weights[skill.kind] += skill.need
    assert abs(weights["seats"] - weights[KIND]) <= 3


def test_a_question_missed_on_another_day_comes_back() -> None:
    """Missed yesterday, not made good: it is asked among the first, until right twice."""
    item = asked(KIND, 4)
    order = played(Practice.start(plan(history=[was(item, right=False)])), lambda *_: False)
    assert order.count(item.question.id) == 2
    assert order.index(item.question.id) < 4
    good = [was(item, right=mark, days=3 - n) for n, mark in enumerate((False, True, True))]
    assert item.question.id not in played(Practice.start(plan(history=good)), lambda *_: False)


def test_misses_can_be_gone_through_alone() -> None:
    """All that is owed and nothing else; with nothing owed there is no such practice."""
    items = [asked(KIND, 4, n) for n in range(3)]
    found = of_misses([was(item, right=False) for item in items], "x")
    assert found is not None
    order = played(Practice.start(found), lambda *_: False)
    assert Counter(order) == {item.question.id: 2 for item in items}
    assert of_misses([was(items[0], right=True)], "x") is None


def test_a_plan_is_read_back_and_gives_the_same_questions() -> None:
    """`Plan.parse(str(plan)) == plan`, with skills and debts; other texts are refused."""
    whole = plan("p", history=[was(asked(KIND, 4), right=False)])
    assert whole.debts
    again = Plan.parse(str(whole))
    assert again == whole
    assert played(Practice.start(again), lambda *_: False) == played(
        Practice.start(whole), lambda *_: False
    )
    spoiled = (str(whole).replace(KIND, "trick-looser"), "{}", "[]", "null", "x")
    for text in spoiled:
        with pytest.raises((ValueError, TypeError)):
            Plan.parse(text)


@pytest.mark.parametrize("rules", [Rules.STANDARD, Rules.TOURNAMENT, Rules.TWO_HANDED], ids=str)
@pytest.mark.parametrize("kind", KINDS)
def test_every_question_can_be_made_again(kind: str, rules: Rules) -> None:
    """What is kept of a question of any kind brings it back, under any rules."""
    if not KINDS[kind].levels_for(rules):
        with pytest.raises(ValueError, match="no question"):
            plan(kinds=(kind,), rules=rules)
        return
    practice = Practice.start(plan(kinds=(kind,), rules=rules))
    for _ in range(6):
        assert practice.item is not None
        past = was(practice.item, right=False)
        found = of_misses([past], "x")
        assert found is not None
        again = Practice.start(found).item
        assert again == practice.item
        practice = practice.after(practice.item.question.answer)
