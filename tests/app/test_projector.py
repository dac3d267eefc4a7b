"""The projector: picked by number, told on demand, nothing of it counted or known before."""

import json
from typing import Any

import pytest
from app.opened import address, go, opened

from euchre_tutor.app import App
from euchre_tutor.app.wall import Wall, right_events
from euchre_tutor.engine import Rules, Stream
from euchre_tutor.lessons import LESSONS
from euchre_tutor.lessons.player import deed_of
from euchre_tutor.lessons.steps.ask import answering
from euchre_tutor.lessons.voice import Voice
from euchre_tutor.progress import Book, MemoryStore
from euchre_tutor.questions import Question, generate

VOICE = Voice("en")
ASKED = sorted({asked for lesson in LESSONS.values() for asked in lesson.check})


def do(app: App, what: str, place: int | None = None) -> dict[str, Any]:
    """Press a key of the wall; what is on it then."""
    app.handle({"kind": "wall", "do": what, "place": place})
    return dict(app.screen["wall"])


def question(kind: str, level: int, seed: str = "wall") -> Question:
    """A question as a check asks it."""
    return generate(kind, level, Stream(f"{seed}/{kind}/{level}"), Rules.STANDARD)


def looks(drawn: dict[str, Any]) -> set[str]:
    """What tells the choices apart, beyond their own names and places."""
    parts = drawn["cards"] or drawn["choices"]
    own = ("id", "place", "name", "caption", "label", "suit", "led")
    return {json.dumps({k: v for k, v in part.items() if k not in own}) for part in parts}


@pytest.mark.parametrize(("kind", "level"), ASKED)
def test_every_question_can_be_on_the_wall(kind: str, level: int) -> None:
    """Each choice has its number, nothing gives the answer away, telling marks what is right."""
    asked = question(kind, level)
    wall = Wall(asked)
    drawn = wall.draw(VOICE)
    parts = drawn["cards"] or drawn["choices"]
    assert [part["place"] for part in parts] == list(range(len(asked.choices)))
    assert len(looks(drawn)) == 1
    assert drawn["verdict"] is None
    told = wall.telling().draw(VOICE)
    assert told["verdict"]["rules"]
    for place in asked.answer:
        assert str(place + 1) in told["verdict"]["headline"]
    if asked.form.value != "order":
        marked = [p["place"] for p in told["cards"] or told["choices"] if p["state"] == "winner"]
        assert marked == sorted(asked.answer)


@pytest.mark.parametrize(("kind", "level"), ASKED)
def test_the_lesson_goes_on_with_the_right_answer(kind: str, level: int) -> None:
    """The deeds that leave a question answer it rightly, in a step and in a check."""
    asked = question(kind, level)
    activity = answering(asked)
    events = {"tap": "card", "choose": "choice", "press": "id"}
    for event in right_events(asked):
        assert event.keys() == {"kind", events[event["kind"]]}
        deed = deed_of(event)
        assert deed is not None
        activity = activity.after(deed)
    assert activity.done
    assert set(activity.given) == set(asked.answer)


def test_the_picture_tells_with_the_choices() -> None:
    """The illegal card and the wrong pick are marked among the tricks, and not before."""
    asked = question("spot-the-revoke", 2)
    wrong = next(n for n in range(len(asked.choices)) if n not in asked.answer)

    def marks(wall: Wall) -> set[str]:
        tricks = wall.draw(VOICE)["cloth"]["tricks"]
        plays = [play["card"] for trick in tricks for play in trick["plays"]]
        return {card["mark"] for card in plays if card["mark"]}

    picked = Wall(asked).picking(wrong)
    assert marks(Wall(asked)) == marks(picked) == set()
    assert marks(picked.telling()) >= {"Illegal", "Your pick"}


def test_a_wrong_pick_gets_its_own_reply() -> None:
    """Told with a wrong pick, the wall says why that one is not right."""
    asked = question("trick-winner", 4)
    wrong = next(n for n in range(len(asked.choices)) if n not in asked.answer)
    told = Wall(asked).picking(wrong).telling().draw(VOICE)
    plain = Wall(asked).telling().draw(VOICE)
    assert told["cards"][wrong]["state"] == "wrong"
    assert told["verdict"]["headline"] == plain["verdict"]["headline"]
    assert Wall(asked).picking(wrong).draw(VOICE)["cards"][wrong]["state"] == "chosen"


def test_picks() -> None:
    """One of one, any of several, in order; a second press takes a pick back; told, none counts."""
    one, many = Wall(question("trick-winner", 1)), Wall(question("legal-plays", 2))
    assert one.picking(0).picking(2).picked == (2,)
    assert one.picking(2).picking(2).picked == ()
    assert one.picking(9).picking(-1).picked == ()
    assert many.picking(3).picking(0).picked == (3, 0)
    assert many.telling().picking(1).picked == ()


@pytest.mark.parametrize("name", LESSONS)
def test_the_arrow_leads_through_a_lesson(name: str) -> None:
    """From the first step to past the check, told or not; the learner's own book stays empty."""
    app = opened(lesson=name, step="1", wall="1", seed="class")
    lesson = LESSONS[name]
    seen = []
    for number in range(200):
        seen.append(address(app))
        wall = app.screen["wall"]
        assert app.screen["stars"] is None
        if "check" in seen[-1] and "New ones follow" in str(wall.get("prompt")):
            break
        if number % 2:
            do(app, "reveal")
        do(app, "next")
    else:
        pytest.fail(f"no end after {seen[-1]}")
    steps = [f"lesson={name}&step={n + 1}&wall=1" for n in range(len(lesson.steps))]
    assert list(dict.fromkeys(seen)) == [*steps, f"lesson={name}&step=check&wall=1"]
    assert app.book.progress.is_blank
    assert app.book.place == ""
    do(app, "next")
    assert app.screen["wall"]["verdict"] is None


def test_the_projector_is_turned_on_and_off_where_one_is() -> None:
    """The same step on the wall and off it; Back in the browser says which."""
    app = opened(lesson="bowers", step="3")
    app.handle({"kind": "projector"})
    assert address(app) == "lesson=bowers&step=3&wall=1"
    go(app, "lesson=bowers&step=4")
    assert address(app).endswith("&wall=1")
    app.handle({"kind": "go", "to": "lesson=bowers&step=3", "wall": False})
    assert address(app) == "lesson=bowers&step=3"
    assert "wall" not in app.screen


def test_the_projector_stays_off_at_nought() -> None:
    """An address with `wall=0` opens the lesson for one learner."""
    app = opened(lesson="bowers", step="3", wall="0")
    assert "wall" not in app.screen
    assert address(app) == "lesson=bowers&step=3"


def test_rules_chosen_on_the_wall_are_those_of_the_hour() -> None:
    """They begin as the learner's, hold on the wall, and are not the learner's afterwards."""
    book = Book(MemoryStore(), "anna")
    book.rules = Rules(stick=True)
    app = App({"page": "rules", "wall": "1"}, book)
    assert app.menus["rules"]["name"] != "Standard rules"
    app.handle({"kind": "rules", "name": "preset", "value": "tournament"})
    assert app.menus["rules"]["name"] == "Tournament rules"
    go(app, "lesson=whole-hand")
    assert "Tournament rules" in json.dumps(app.screen)
    assert book.rules == Rules(stick=True)
    app.handle({"kind": "projector"})
    assert app.menus["rules"]["name"] != "Tournament rules"
    assert "Tournament rules" not in json.dumps(app.screen)


def test_how_the_wall_looks_is_no_matter_of_the_learner() -> None:
    """A theme chosen on the projector goes with it; the learner's own comes back."""
    app = opened(lesson="bowers")
    app.handle({"kind": "projector"})
    app._receive(app, {"kind": "display", "name": "theme", "value": "contrast"}, None)
    assert app.display["theme"] == "contrast"
    app.handle({"kind": "projector"})
    assert app.display["theme"] == "auto"
    assert app.book.display.get("theme", "auto") == "auto"


def test_nobody_is_named_on_the_wall() -> None:
    """A learner with a name and stars: neither is in what a lesson or the map sends to the wall."""
    book = Book(MemoryStore(), "anna")
    book.rename("Annabel")
    app = App({"lesson": "bowers", "step": "2", "wall": "1"}, book)
    assert "Annabel" not in json.dumps(app.screen)
    for page in ("", "page=learners", "page=rules", "page=glossary", "page=card"):
        go(app, page)
        assert "Annabel" not in json.dumps(app.screen)
    go(app, "")
    assert app.screen["home"]["stars"]["earned"] == 0


def test_each_projector_begins_anew() -> None:
    """Nothing of an earlier hour is left on the next."""
    app = opened(wall="1", lesson="bowers", step="2")
    assert app.desk.book.place
    go(app, "")
    for _ in range(2):
        app.handle({"kind": "projector"})
    assert address(app) == "wall=1"
    assert app.desk.book.place == ""


def test_before_a_class_no_coach_is_asked() -> None:
    """Lesson 10's hand is on the wall without the coach that a learner has beside it."""
    place = {"lesson": "whole-hand", "step": "6"}
    assert opened(**place, wall="1").screen["coach"] is None
    assert opened(**place).screen["coach"]["open"] is False
