"""Every screen of every lesson, with right and with wrong answers: it fits, and all can read it.

A short run looks at every twelfth screen at one width and size, and at fewer in one look, all in
turn; `.ci/run --long` at all widths and sizes, and in all looks.
"""

from collections.abc import Callable, Iterator
from copy import copy
from itertools import product
from typing import Any

import pytest
from browser.axe import STEADY, violations
from browser.contrast import too_faint
from browser.test_layout import LEAST, TOO_SMALL, TOO_WIDE
from browser.walk import wrong_deeds
from lessons.solving import Seen, event, solve
from playwright.sync_api import Page

from euchre_tutor.lessons.course import LESSONS
from euchre_tutor.lessons.player import Player
from euchre_tutor.lessons.steps import Press
from euchre_tutor.widgets.screen import DISPLAY

pytestmark = pytest.mark.browser

WIDTHS = (320, 360, 390, 600, 900, 1280, 1920)
SMALLEST = 38  # px: six cards held by a dealer side by side on the narrowest phone
SIZES = tuple(product(DISPLAY["text"], DISPLAY["size"]))
TURNS = len(WIDTHS) * len(SIZES)
LOOKS = DISPLAY["theme"][1:]
FEWER = 12  # a short run looks whether one screen in so many fits
AXE = 48  # and asks axe about one in so many
SHOW = "screen => model.set('screen', screen)"
FITS = f"""
async ([screens, least]) => {{
  const found = [];
  for (const [name, screen] of screens) {{
    model.set("screen", screen);
    await ({STEADY})();
    for (const wrong of ({TOO_WIDE})()) found.push([wrong, name]);
    for (const wrong of ({TOO_SMALL})(least)) found.push([wrong, name]);
  }}
  return found;
}}
"""
"""Shows one screen after another and gives what does not fit, each with the screen's name."""

Json = dict[str, Any]


def erring(player: Player) -> Iterator[Json]:
    """The screen after each wrong answer that can be given now; the player stays where it is."""
    for deed in wrong_deeds(Seen.of(player._activity)):
        other = copy(player)
        other._activities = dict(player._activities)
        other.handle(event(deed))
        yield other.screen("en")


def screens(name: str) -> list[Json]:
    """All screens of a lesson on the right way, and those of the first mistakes beside it."""
    player = Player(LESSONS[name], 1, "every screen")
    found: list[Json] = []
    while not (found and found[-1]["finish"]):
        for deed in solve(player._activity).deeds:
            found += [player.screen("en"), *list(erring(player))[:2]]
            player.handle(event(deed))
        found.append(player.screen("en"))
        player.handle(event(Press("next")))
    return [screen | {"seq": number} for number, screen in enumerate(found, start=1)]


def named(screen: Json) -> str:
    """Name a screen: where it is, and what the verdict says there."""
    verdict = screen["verdict"]
    return f"{screen['title']}, {screen['progress']['label']}, {verdict and verdict['headline']}"


@pytest.mark.parametrize("name", LESSONS)
def test_every_screen_fits(
    view: Callable[..., Page], scale: Callable[[int], int], name: str
) -> None:
    """Nothing reaches over the page's edge or is cut off, and a finger hits every target."""
    long, number = scale(1000) == 1000, LESSONS[name].number
    shown = screens(name)
    page = view(shown[0])
    found: dict[str, str] = {}
    for turn, (width, (text, size)) in enumerate(product(WIDTHS, SIZES)):
        page.set_viewport_size({"width": width, "height": 800})
        page.evaluate(
            "([text, size]) => model.set('display', { text, size, motion: 'off' })", [text, size]
        )
        chosen = [
            (named(screen), screen)
            for place, screen in enumerate(shown)
            if long or ((place + number) % FEWER == 0 and turn == place // FEWER % TURNS)
        ]
        least = LEAST if width > WIDTHS[0] else SMALLEST
        for wrong, where in page.evaluate(FITS, [chosen, least]):
            found.setdefault(f"{width} px, text {text}, cards {size}: {wrong}", where)
    assert found == {}


@pytest.mark.parametrize("name", LESSONS)
def test_every_screen_can_be_read_by_all(
    view: Callable[..., Page], scale: Callable[[int], int], name: str
) -> None:
    """axe-core finds nothing, and every text stands out, in light, dark and high contrast."""
    long, number = scale(1000) == 1000, LESSONS[name].number
    shown = screens(name)
    page = view(shown[0])
    found: dict[str, str] = {}
    for turn, look in enumerate(LOOKS):
        page.evaluate("theme => model.set('display', { theme, motion: 'off' })", look)
        for place, screen in enumerate(shown):
            if not long and (place + number + turn * AXE // len(LOOKS)) % (AXE * len(LOOKS)):
                continue
            page.evaluate(SHOW, screen)
            for wrong in violations(page) + too_faint(page):
                found.setdefault(f"{look}: {wrong}", named(screen))
    assert found == {}
