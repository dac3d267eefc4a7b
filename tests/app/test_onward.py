"""From the end of a lesson to the next one."""

import pytest
from app.opened import address, opened
from lessons.solving import event, solve

from euchre_tutor.app import App
from euchre_tutor.app.onward import with_next_lesson
from euchre_tutor.lessons.voice import Voice


def at_the_end(name: str) -> App:
    """The app at the end of a check without a mistake."""
    app = opened(lesson=name, step="check")
    player = app.desk.lesson(name)
    while not app.screen["finish"]:
        for deed in solve(player._activity).deeds:
            app.handle(event(deed))
        app.handle({"kind": "press", "id": "next"})
    return app


def test_the_next_lesson_is_one_press_away() -> None:
    """After a good check it is the main button; the check stays on offer."""
    app = at_the_end("deck")
    assert app.screen["main"]["label"] == "Next lesson"
    assert [one["id"] for one in app.screen["also"]] == ["first", "recheck"]
    app.handle({"kind": "press", "id": app.screen["main"]["id"]})
    assert address(app) == "lesson=bowers&step=1"


@pytest.mark.parametrize(("name", "stars"), [("deck", 1), ("house-rules", 3)])
def test_the_check_comes_first_for_who_lacks_stars_and_after_the_last_lesson(
    name: str, stars: int
) -> None:
    """Then the check is the main button; the next lesson, where there is one, stands beside it."""
    screen = at_the_end(name).desk.lesson(name).screen("en")
    seen = with_next_lesson(screen | {"finish": {"stars": stars}}, name, Voice("en"))
    assert seen["main"]["id"] == "recheck"
    labels = [one["label"] for one in seen["also"]]
    assert ("Next lesson" in labels) == (name == "deck")
