"""JupyterLab has styles of its own for every button on the page: ours look as they do elsewhere."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from euchre_tutor.lessons.coaching.hint import RUNGS
from euchre_tutor.lessons.course import LESSONS
from euchre_tutor.lessons.player import Player

pytestmark = pytest.mark.browser

THEIRS = ".jp-ThemedContainer button { border-radius: 2px }"
CORNERS = """screen => {
  model.set("screen", screen);
  const buttons = [...document.querySelectorAll(".et-root button")];
  const corners = () => buttons.map((button) => getComputedStyle(button).borderRadius);
  document.body.classList.remove("jp-ThemedContainer");
  const ours = corners();
  document.body.classList.add("jp-ThemedContainer");
  const theirs = corners();
  const changed = buttons.filter((_, i) => theirs[i] !== ours[i]);
  return [buttons.length, changed.map((button) => button.className)];
}"""


def test_no_button_gets_the_corners_of_jupyterlab(view: Callable[..., Page]) -> None:
    """At the beginning of every step, in the check, and beside a coach who was asked."""
    player = Player(LESSONS["whole-hand"], 6, "host")
    player.handle({"kind": "press", "id": max(RUNGS)})
    screens = [player.screen("en")]
    for lesson in LESSONS.values():
        places = [*range(1, len(lesson.steps) + 1), "check"]
        screens += [Player(lesson, place, "host").screen("en") for place in places]
    page = view(screens[0])
    page.add_style_tag(content=THEIRS)
    met = 0
    for seq, screen in enumerate(screens, 2):
        count, changed = page.evaluate(CORNERS, screen | {"seq": seq})
        assert changed == [], screen["place"]["address"]
        met += count
    assert met > len(screens)
