"""The course as a whole: what every lesson must have, and that every learner gets to its end."""

import json
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from lessons.solving import (
    WRONG,
    Mistake,
    Seen,
    event,
    mistakes,
    question_of,
    solve,
)

from euchre_tutor.engine import Rules, Stream
from euchre_tutor.lessons.checking import Checking
from euchre_tutor.lessons.course import LESSONS
from euchre_tutor.lessons.outline import CHECK, Lesson
from euchre_tutor.lessons.player import Player
from euchre_tutor.lessons.steps import Activity, Choose, Deed, Press, Step, Tap
from euchre_tutor.questions import Form, Question, generate
from euchre_tutor.text import render
from euchre_tutor.text.rulebook import RULES

NAMES = [
    "deck",
    "bowers",
    "following-suit",
    "winning-tricks",
    "deal",
    "first-round",
    "second-round",
    "score",
    "going-alone",
    "whole-hand",
    "two-handed",
    "house-rules",
]
WORDS = 45  # of a step, at most
SEEDS = range(12)  # checks looked at
STEPS = [
    pytest.param(lesson, number, id=f"{lesson.name}-{number}")
    for lesson in LESSONS.values()
    for number in range(1, len(lesson.steps) + 1)
]


IN_USE = (Rules.STANDARD, Rules.TOURNAMENT, replace(Rules.TWO_HANDED, stick=True, pickup=True))
STEPS_BY_RULES = [
    pytest.param(lesson, number, rules, id=f"{lesson.name}-{number}-{rules}")
    for lesson in LESSONS.values()
    for number in range(1, len(lesson.steps) + 1)
    for rules in {lesson.table(rules): rules for rules in IN_USE}.values()
]
"""Each step under all rules in use that make a difference to its lesson."""


@pytest.fixture(params=LESSONS.values(), ids=list(LESSONS))
def lesson(request: pytest.FixtureRequest) -> Lesson:
    """Every lesson of the course."""
    made: Lesson = request.param
    return made


def rules_of(lesson: Lesson) -> Rules:
    """The rules a lesson is played by, where the standard rules are in use."""
    return lesson.table(Rules.STANDARD)


def begin(lesson: Lesson, step: Step) -> Activity:
    """Begin a step."""
    return step.begin(rules_of(lesson))


@cache
def checked(name: str) -> tuple[Question, ...]:
    """Questions as the checks of a lesson ask them."""
    lesson = LESSONS[name]
    return tuple(
        generate(kind, level, Stream(f"{name} {seed}"), rules_of(lesson))
        for kind, level in lesson.check
        for seed in SEEDS
    )


# What there is.


def test_the_twelve_lessons_in_their_order() -> None:
    """Lessons 1 to 12, by the names that addresses use."""
    assert list(LESSONS) == NAMES
    assert [lesson.number for lesson in LESSONS.values()] == list(range(1, 13))


def test_every_number_is_the_place_in_the_course() -> None:
    """Each lesson has the number that its name has in the course."""
    assert {name: lesson.number for name, lesson in LESSONS.items()} == {
        name: NAMES.index(name) + 1 for name in LESSONS
    }


def test_a_lesson_has_a_title_a_goal_six_to_twelve_steps_and_a_check(lesson: Lesson) -> None:
    """Title and goal say something; the check has five to eight questions."""
    assert render(lesson.title, "en")
    assert render(lesson.goal, "en").startswith("You will ")
    assert 6 <= len(lesson.steps) <= 12
    assert 5 <= len(lesson.check) <= 8


@pytest.mark.parametrize(("lesson", "number"), STEPS)
def test_a_step_says_one_thing_in_few_words(lesson: Lesson, number: int) -> None:
    """A title, and at most 45 words in English, what other tables do counted too."""
    step = lesson.steps[number - 1]
    assert render(step.title, "en")
    words = " ".join(render(text, "en") for text in step.prose).split()
    assert 0 < len(words) <= WORDS, f"{len(words)} words"


def test_the_titles_of_a_lesson_differ(lesson: Lesson) -> None:
    """No two steps have the same title."""
    titles = [render(step.title, "en") for step in lesson.steps]
    assert len(set(titles)) == len(titles)


@pytest.mark.parametrize(("lesson", "number"), STEPS)
def test_a_step_can_be_read(lesson: Lesson, number: int) -> None:
    """What is asked and what is right, as paragraphs of Markdown; the answer names its rule."""
    step = lesson.steps[number - 1]
    asked, right = list(step.to_read()), list(step.answers())
    assert asked
    assert right
    assert all(isinstance(text, str) and text.strip() for text in [*asked, *right])
    assert "Rule " in "".join(right)
    assert not set(right) & set(asked)


# Rules.


def test_the_rules_in_short_are_rules(lesson: Lesson) -> None:
    """Every key of "In short" is one of the rulebook, once."""
    assert lesson.rules
    assert set(lesson.rules) <= set(RULES)
    assert len(set(lesson.rules)) == len(lesson.rules)


def asked_of(lesson: Lesson) -> Iterator[Question]:
    """The questions of a lesson: those of its steps, and those of some checks."""
    for step in lesson.steps:
        yield from getattr(step, "questions", ())
    yield from checked(lesson.name)


def met() -> dict[str, dict[str, set[str]]]:
    """Rule → lesson that meets it → kinds of its questions that are decided by it."""
    found: dict[str, dict[str, set[str]]] = {key: {} for key in RULES}
    for lesson in LESSONS.values():
        for key in lesson.rules:
            found[key][lesson.name] = set()
        for question in asked_of(lesson):
            for key in question.explanation.rules:
                if key in lesson.rules:
                    found[key][lesson.name].add(question.kind)
    return found


def table(found: dict[str, dict[str, set[str]]]) -> str:
    """The list of rules, where each is met, and what is asked there."""
    lines = []
    for key, lessons in found.items():
        where = "; ".join(
            f"{name} ({', '.join(sorted(kinds)) or 'no question'})"
            for name, kinds in lessons.items()
        )
        lines.append(f"{RULES[key].number:>5} {key:<14} {where or 'NOWHERE'}")
    return "\n".join(lines)


def test_every_rule_of_chapters_1_to_10_is_met_in_a_lesson() -> None:
    """Rule → lesson → question kinds; the list shows where one is met nowhere."""
    found = met()
    wanted = [key for key in found if int(RULES[key].number.split(".")[0]) <= 10]
    assert len(wanted) > 50
    missing = [key for key in wanted if not found[key]]
    assert not missing, f"{missing}\n{table(found)}"


def test_most_rules_are_asked_about_where_they_are_met() -> None:
    """Of the rules a lesson meets, some question of it is decided by at least every second."""
    for name in LESSONS:
        kinds = [where[name] for where in met().values() if name in where]
        assert 2 * sum(map(bool, kinds)) >= len(kinds), f"{name}\n{table(met())}"


# Nothing is given away.


def choices(shown: Any, within: str = "") -> Iterator[dict[str, Any]]:  # noqa: ANN401  # any JSON
    """Everything on a screen that can be tapped or chosen."""
    if isinstance(shown, list):
        for item in shown:
            yield from choices(item, within)
    elif isinstance(shown, dict):
        if shown.get("tap") or (within == "choices" and shown.get("state") == "open"):
            yield shown
        for key, item in shown.items():
            yield from choices(item, key)


LOOKS = ("state", "mark", "ribbon", "caption", "short")


def looks(seen: Seen) -> set[str]:
    """How the choices of one kind look, their own names left out."""
    return {
        json.dumps([("label" in item), *(item.get(look) for look in LOOKS)])
        for item in choices(seen.shown)
    }


def longest(verdict: dict[str, Any]) -> str:
    """The longest stretch of words of a verdict: nothing else is likely to say it by chance."""
    return max((part for part in verdict["text"] if isinstance(part, str)), key=len)


def gives_nothing_away(activity: Activity) -> None:
    """No choice of an open question stands out, and no reason is told before its answer."""
    here, before = Seen.of(activity), list[str]()
    way = solve(activity)
    for deed, after in zip(way.deeds, way.seen, strict=True):
        question = question_of(here.activity)
        if question is not None and here.verdict is None and not before:
            assert len(looks(here)) <= 2, here.shown  # cards, and answers in words
        before.append(json.dumps({**here.shown, "verdict": None}, ensure_ascii=False))
        if after.verdict is not None and question is not None:
            reason = longest(after.verdict)
            assert all(reason not in text for text in before), f"{deed}: {reason}"
            before = []
        here = after


@pytest.mark.parametrize(("lesson", "number"), STEPS)
def test_an_open_step_tells_no_answer(lesson: Lesson, number: int) -> None:
    """Neither a mark on a choice nor the reason is on the screen before the answer was given."""
    gives_nothing_away(begin(lesson, lesson.steps[number - 1]))


def test_an_open_check_tells_no_answer(lesson: Lesson) -> None:
    """The same for the questions of some checks."""
    for seed in SEEDS:
        gives_nothing_away(Checking.start(lesson, str(seed), rules_of(lesson)))


# Every learner gets to the end.


class Walker:
    """A learner in a lesson, from its first step; answers as told."""

    def __init__(self, lesson: Lesson, seed: str = "course") -> None:
        self.player = Player(lesson, 1, seed)

    @property
    def screen(self) -> dict[str, Any]:
        """The screen as the browser gets it; there is always a way on."""
        screen = self.player.screen("en")
        main, nav = screen["main"], screen["nav"]
        on_a_step = self.player.place != CHECK
        assert not on_a_step or nav["skip"] or main["id"] == "next", screen
        return screen

    def do(self, deed: Deed) -> None:
        """Do something that the screen takes."""
        assert self.player.handle(event(deed)), f"{deed} does nothing"

    def finish(self) -> None:
        """Finish what is on the screen without a mistake."""
        for deed in solve(self.player._activity).deeds:
            self.do(deed)
            assert self.screen["lang"]

    def finish_steps(self) -> None:
        """Do every step, up to the check."""
        for number in range(1, len(self.player.lesson.steps) + 1):
            assert self.player.place == number
            self.finish()
            assert self.screen["main"]["id"] == "next"
            self.do(Press("next"))
        assert self.player.place == CHECK


def test_right_answers_earn_three_stars(lesson: Lesson) -> None:
    """Every step, and a check without a miss."""
    walker = Walker(lesson)
    walker.finish_steps()
    assert walker.screen["stars"]["earned"] == 1
    walker.finish()
    finish = walker.screen["finish"]
    count = len(lesson.check)
    assert finish["headline"] == f"{count} of {count} right at the first answer"
    assert finish["stars"] == 3
    assert [rule["key"] for rule in finish["short"]] == list(lesson.rules)


def by_screen(activity: Activity) -> dict[Seen, list[Mistake]]:
    """Every mistake that can be made first, by the screen on which it is made."""
    found = defaultdict(list)
    for mistake in mistakes(activity):
        found[mistake.before].append(mistake)
    return found


def kind_of(mistake: Mistake) -> str:
    """How it was given: a seat may be chosen by its name or by its card, and is the same answer."""
    return "choose" if isinstance(mistake.deed, Choose) else "tap or press"


@pytest.mark.parametrize(("lesson", "number", "rules"), STEPS_BY_RULES)
def test_every_wrong_choice_gets_its_own_reply(lesson: Lesson, number: int, rules: Rules) -> None:
    """Each wrong answer has a reply of its own, with the rule that decides, whatever is in use."""
    for made in by_screen(lesson.steps[number - 1].begin(lesson.table(rules))).values():
        replies = defaultdict(list)
        for mistake in made:
            verdict = mistake.after.verdict
            assert verdict is not None
            assert verdict["tone"] in WRONG
            assert verdict["headline"]
            assert verdict["rules"]
            assert {rule["key"] for rule in verdict["rules"]} <= set(RULES)
            replies[kind_of(mistake)].append(mistake.reason)
        for same in replies.values():
            assert len(set(same)) == len(same), f"the same reply twice: {same}"


@pytest.mark.parametrize(("lesson", "number"), STEPS)
def test_after_every_wrong_choice_a_step_can_be_finished(lesson: Lesson, number: int) -> None:
    """Whatever was answered, there is a way to the end."""
    replies, good = set(), set[Seen]()
    for mistake in mistakes(begin(lesson, lesson.steps[number - 1])):
        if mistake.reply not in replies:
            replies.add(mistake.reply)
            good |= {mistake.after, *solve(mistake.after.activity, good).seen}


def test_a_learner_who_errs_wherever_one_can_gets_to_the_end(lesson: Lesson) -> None:
    """A mistake in every step and at every question: every step done, the check ends, no miss kept.

    What was missed in the check comes back and is answered then.
    """
    walker = Walker(lesson)
    for number in range(1, len(lesson.steps) + 1):
        assert walker.player.place == number
        first = next(iter(mistakes(walker.player._activity)), None)
        if first is not None:
            for deed in way_to(walker.player._activity, first):
                walker.do(deed)
                assert walker.screen["lang"]
        walker.finish()
        walker.do(Press("next"))
    err(walker)
    assert walker.screen["finish"]["headline"].startswith("0 of ")
    assert walker.screen["stars"]["earned"] == 1
    assert walker.player.record.done == set(range(len(lesson.steps)))


def err(walker: Walker) -> None:
    """Answer each question of the check wrongly, and rightly when it comes back."""
    while not walker.screen["finish"]:
        question = walker.player.question
        assert question is not None
        if walker.screen["title"] == "Once more":
            walker.do(Press("leave"))
            continue
        wrong = [one.code for one in question.choices if one.code not in question.right_codes]
        if question.form is Form.ONE:
            walker.do(Choose(wrong[0]))
        elif question.form is Form.SET:
            walker.do(Tap([*wrong, *question.right_codes][0]))  # or too few, where all are right
            walker.do(Press("check"))
        else:
            walker.do(Tap(question.right_codes[-1]))
        assert walker.screen["verdict"]["tone"] in WRONG
        walker.do(Press("more"))


def way_to(activity: Activity, mistake: Mistake) -> list[Deed]:
    """The deeds that lead to a mistake: breadth first over what can be done without one."""
    start = Seen.of(activity)
    known, waiting = {start}, [(start, list[Deed]())]
    for here, way in waiting:
        if here == mistake.before:
            return [*way, mistake.deed]
        for deed in here.deeds:
            there = Seen.of(here.activity.after(deed))
            if there not in known and not there.is_wrong_after(deed):
                known.add(there)
                waiting.append((there, [*way, deed]))
    message = f"no way to {mistake}"
    raise AssertionError(message)
