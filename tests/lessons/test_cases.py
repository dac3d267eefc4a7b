"""Cases of cases.md that concern a lesson's widgets, without a browser."""

from lessons.driving import Learner

from euchre_tutor.engine import Rules, Suit
from euchre_tutor.explain import Explanation
from euchre_tutor.lessons import lesson
from euchre_tutor.lessons.steps.activity import Choose
from euchre_tutor.lessons.steps.choose_one import ChooseOne
from euchre_tutor.lessons.voice import Voice
from euchre_tutor.questions import Choice, Form, Question
from euchre_tutor.questions.question import facts
from euchre_tutor.text import T, Text


def question(labels: list[str], right: int) -> Question:
    """Make a question with these choices."""
    why = Explanation(T("So it can\u2019t be otherwise."), ("table.seats",))
    return Question(
        kind="card-suit",
        level=1,
        form=Form.ONE,
        prompt=T("Who is it?"),
        trump=Suit.HEARTS,
        facts=facts(card="Jd", trump="h"),
        choices=tuple(Choice(label, Text("{it}", (("it", label),))) for label in labels),
        answer=(right,),
        explanation=why,
        replies=(why,) * len(labels),
        rules=Rules.STANDARD,
    )


def test_option_with_an_apostrophe_is_selectable_and_shown_as_typed() -> None:
    """Case: the option "the dealer's partner": selectable, marked right, shown as typed."""
    asked = ChooseOne(question(["the dealer's partner", "can't say"], 0))
    answered = asked.after(Choose("the dealer's partner"))
    choice = answered.parts(Voice("en")).task
    assert choice is not None
    assert choice["choices"][0]["label"] == ["the dealer's partner"]
    assert choice["choices"][0]["state"] == "right"


def test_options_that_are_plain_digits_are_told_apart_by_what_they_say() -> None:
    """Case: 5 6 7 8 in any order: 7 is right wherever it stands."""
    for labels in (["5", "6", "7", "8"], ["7", "5", "8", "6"], ["8", "6", "5", "7"]):
        asked = ChooseOne(question(labels, labels.index("7")))
        for label in labels:
            verdict = asked.after(Choose(label)).parts(Voice("en")).verdict
            assert verdict is not None
            assert (verdict["tone"] == "right") is (label == "7")


def test_the_same_wrong_card_again_after_going_on_is_answered_again() -> None:
    """Case: wrong, then retry, then the same wrong option: a second answer, not silence."""
    learner = Learner(6)
    assert learner.do("tap", "As")
    assert learner.do("press", "again")
    closed = learner.screen["verdict"]
    assert closed is None
    assert learner.do("tap", "As")
    assert learner.screen["verdict"]["tone"] == "wrong"


def test_a_lesson_cell_run_twice_then_one_click_counts_one_attempt() -> None:
    """Case: two views of one lesson: a click in one is an answer in that one only, once."""
    first, second = lesson("bowers"), lesson("bowers")
    second.handle({"kind": "tap", "card": "Jh"})
    assert second.player.record.done == {0}
    assert first.player.record.done == frozenset()
    assert first.screen.get("verdict") is None


def test_a_double_click_is_answered_once() -> None:
    """Case: the second half of a double click answers an older screen and is dropped."""
    view = lesson("bowers", step=5)
    seq = view.seq
    message = {"kind": "tap", "card": "Qh", "seq": seq, "n": 1}
    for number in (1, 2):
        view._receive(view, message | {"n": number}, [])
    states = {card["id"]: card["state"] for card in view.screen["task"]["cards"]}
    assert states["Qh"] == "chosen"
    assert view.seq == seq + 1
