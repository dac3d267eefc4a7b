"""Drills in the app and in a notebook: addresses, whose book is written, what the pages say."""

from typing import Any

import pytest
from drills.at_once import wrong_codes

import euchre_tutor
from euchre_tutor.app import App
from euchre_tutor.app.address import DRILL, DRILLS, QUIZ, RESULTS, Address
from euchre_tutor.drills.view import DrillView
from euchre_tutor.engine import Rules
from euchre_tutor.progress import Book, MemoryStore
from euchre_tutor.questions.quiz import make
from euchre_tutor.questions.quiz import quiz as questions_of

CODE = str(make("trick-winner", levels=4, length=3, seed="class-7"))


def opened(query: str, book: Book | None = None) -> App:
    """Open the app at an address."""
    wishes = dict(part.split("=") for part in query.split("&") if part)
    return App(wishes, Book(MemoryStore(), "anna") if book is None else book)


def do(view: App | DrillView, **event: Any) -> None:  # noqa: ANN401  # any event
    """Send an event as the page does."""
    view._receive(view, {**event, "seq": view.seq, "n": 1}, None)


def answer(app: App, *, right: bool = True) -> None:
    """Answer the question on show, and go on."""
    player = app.desk.drills.player
    assert player is not None
    assert player.asking is not None
    question = player.asking
    code = question.right_codes[0] if right else wrong_codes(question)[0]
    do(app, kind="choose", choice=code)


@pytest.mark.parametrize(
    ("query", "place"),
    [
        ("page=drills", Address(DRILLS)),
        ("page=drills&kind=seats", Address(DRILLS, "seats")),
        ("page=drill", Address(DRILL)),
        ("page=results", Address(RESULTS)),
        (f"quiz={CODE}", Address(QUIZ, CODE)),
        (f"quiz={CODE}&mode=test", Address(QUIZ, CODE, "test")),
    ],
)
def test_every_place_has_an_address_that_opens_it(query: str, place: Address) -> None:
    """Read and written they agree."""
    assert Address.parse(query) == place
    assert place.query == query


def test_a_quiz_address_asks_the_questions_of_its_code() -> None:
    """Without a mode one chooses first; with one the first question stands there; as `quiz`."""
    offered = opened(f"quiz={CODE}")
    assert CODE in offered.screen["drills"]["quiz"]["title"]
    assert opened("quiz=nonsense").screen["drills"]["code"]["said"]
    app = opened(f"quiz={CODE.lower()}&mode=practice")
    first = questions_of(euchre_tutor.quiz(code=CODE).code)[0]
    player = app.desk.drills.player
    assert player is not None
    assert player.question == first
    assert app.screen["place"]["address"] == f"quiz={CODE}&mode=practice"


def test_rules_in_use_hold_in_a_drill_and_kinds_that_do_not_fit_are_not_offered() -> None:
    """Two-handed rules: two seats at the table, and no kind without questions."""
    book = Book(MemoryStore(), "anna")
    book.rules = Rules.TWO_HANDED
    app = opened("page=drills", book)
    do(app, kind="drills", do="start")
    assert len(app.screen["cloth"]["seats"]) == 2


def test_a_drill_is_gone_on_with_from_the_page_of_drills() -> None:
    """Left in the middle it is offered; gone on with, it is where it was."""
    app = opened("page=drills")
    assert app.screen["drills"]["resume"] is None
    do(app, kind="drills", do="start")
    answer(app)
    screen = app.screen
    do(app, kind="go", to="page=drills")
    do(app, kind="drills", do="resume")
    assert app.screen["task"] == screen["task"]
    again = opened("page=drill", Book(app.book.store, "anna"))
    assert again.screen["task"] == screen["task"]


def test_another_learner_has_another_drill() -> None:
    """Whoever learns next is not asked somebody else's question, nor shown their results."""
    app = opened("page=drills")
    do(app, kind="drills", do="start")
    answer(app)
    do(app, kind="go", to="page=learners")
    do(app, kind="learners", do="add", name="Ben")
    do(app, kind="go", to="page=drills")
    assert app.screen["drills"]["resume"] is None
    do(app, kind="go", to="page=results")
    assert app.screen["results"]["none"]


def test_the_wall_writes_nothing_into_the_learners_book() -> None:
    """A quiz before a class leaves no answer of the learner, and goes through every question."""
    app = opened(f"quiz={CODE}&wall=1")
    for _ in range(3):
        do(app, kind="wall", do="reveal")
        do(app, kind="wall", do="next")
    assert "last question" in str(app.screen["wall"]["prompt"])
    assert app.book.attempts() == ()


def test_results_count_what_was_answered() -> None:
    """One of two right: by kind and level, by day, the hardest, and the way to the miss."""
    app = opened(f"quiz={CODE}&mode=practice")
    assert opened("page=results").screen["results"]["none"]
    answer(app)
    do(app, kind="press", id="more")
    answer(app, right=False)
    do(app, kind="go", to="page=results")
    page = app.screen["results"]
    assert page["total"] == "1 of 2 right"
    assert [row["text"] for row in page["kinds"]["rows"]] == ["1 of 2 right"]
    assert page["kinds"]["rows"][0]["levels"][0]["text"] == "Level 4"
    assert [point["share"] for point in page["time"]["points"]] == [0.5]
    assert page["time"]["table"]["rows"][0][1:] == ["1", "2", "50 %"]
    missed = page["hard"]["rows"][0]["id"]
    do(app, kind="drills", do="misses")
    player = app.desk.drills.player
    assert player is not None
    assert player.question is not None
    assert player.question.id == missed
    assert app.screen["title"] == "Once more"


def test_a_quiz_in_a_notebook() -> None:
    """By kind and level, or by code; a cell run twice and one click: one answer."""
    book = Book(MemoryStore(), "anna")
    first, second = (DrillView(euchre_tutor.quiz(code=CODE).code, book=book) for _ in range(2))
    question = second.player.asking
    assert question is not None
    assert first.player.asking == question
    do(second, kind="choose", choice=question.right_codes[0])
    assert len(book.attempts()) == 1
    assert first.screen["verdict"] is None
    view = euchre_tutor.quiz("trick-winner", level=4, seed="class-7")
    assert view.player.question is not None
    assert view.player.question.level == 4
    assert repr(view) == f"quiz(code='{view.code}')"
    with pytest.raises(ValueError, match="mode"):
        euchre_tutor.quiz(mode="slow")
    with pytest.raises(ValueError, match="trick-winner"):
        euchre_tutor.quiz("trick-looser")


def test_a_double_click_is_judged_once() -> None:
    """The second half of a double click answers an older screen and is dropped."""
    app = opened(f"quiz={CODE}&mode=three-minutes")
    player = app.desk.drills.player
    assert player is not None
    assert player.question is not None
    message = {"kind": "choose", "choice": player.question.right_codes[0], "seq": app.seq}
    for number in (1, 2):
        app._receive(app, message | {"n": number}, None)
    assert len(app.book.attempts()) == 1


def test_the_best_of_a_mode_stands_beside_it_and_among_the_results() -> None:
    """Only where a mode counts it, and once something was right."""

    def bests(app: App) -> list[str | None]:
        return [option["best"] for option in app.screen["drills"]["modes"]["options"]]

    app = opened("page=drills")
    assert bests(app) == [None] * 4
    do(app, kind="go", to=f"quiz={CODE}&mode=streak")
    for right in (True, True, False):
        answer(app, right=right)
        do(app, kind="press", id="more")
    do(app, kind="go", to="page=drills")
    assert bests(app) == [None, "Best streak: 2 in a row", None, None]
    do(app, kind="go", to="page=results")
    assert app.screen["results"]["bests"] == ["Best streak: 2 in a row"]


def test_a_long_quiz_says_how_much_of_it_is_asked_here() -> None:
    """The first two hundred of a thousand: said where it is offered, and so it is."""
    code = str(make("card-suit", length=1000, seed="x"))
    app = opened(f"quiz={code}")
    assert app.screen["drills"]["quiz"]["text"].endswith("here the first 200 of them")
    do(app, kind="drills", do="start")
    assert app.screen["progress"]["label"] == "Question 1 of 200"
    short = opened(f"quiz={CODE}").screen["drills"]["quiz"]
    assert "here the first" not in short["text"]
    assert [kind["title"] for kind in short["kinds"]] == ["Trick winner"]


def test_the_end_without_more_to_come_leads_to_the_drills() -> None:
    """What was missed is made good: the main button leads on, and not to nothing."""
    app = opened(f"quiz={CODE}&mode=streak")
    answer(app, right=False)
    do(app, kind="go", to="page=results")
    do(app, kind="drills", do="misses")
    for _ in range(2):
        answer(app)
        do(app, kind="press", id="more")
    assert app.screen["main"]["label"] == "To the drills"
    do(app, kind="press", id=app.screen["main"]["id"])
    assert app.at == Address(DRILLS)
