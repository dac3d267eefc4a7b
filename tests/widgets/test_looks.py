"""How the view looks: states, themes, ribbons, motion, forced colours."""

import pytest
from playwright.sync_api import expect
from widgets.looking import Opened, sent
from widgets.snapshots import card, judged, question, regrouped

from euchre_tutor.engine import Suit

pytestmark = pytest.mark.browser

MOVING = """
async (screen) => {
  const moving = {};
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    moving[this.dataset.card] = options.duration;
    return animate.call(this, frames, options);
  };
  model.set("screen", screen);
  while (!Object.keys(moving).length) await new Promise(requestAnimationFrame);
  return moving;
}
"""
"""Shows a screen and tells which cards move to it, and for how many milliseconds."""


def test_the_menu_sets_the_theme(view: Opened) -> None:
    """A choice in the Display menu holds at once and is reported; Escape gives the focus back."""
    page = view()
    page.get_by_role("button", name="Display").click()
    page.get_by_role("radio", name="High contrast").check()
    assert "et-contrast" in (page.locator(".et-root").get_attribute("class") or "")
    assert page.evaluate("data.display.theme") == "contrast"
    assert sent(page) == [{"kind": "display", "name": "theme", "value": "contrast"}]
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Display")).to_be_focused()


def test_the_theme_follows_the_host_then_the_system(view: Opened) -> None:
    """Auto: JupyterLab's theme where it has one, also when it changes; else the system's."""
    page = view(display={"theme": "auto"}, options={"color_scheme": "dark"})
    root = page.locator(".et-root.et-dark")
    expect(root).to_have_count(1)
    page.evaluate("document.body.dataset.jpThemeLight = 'true'")
    expect(root).to_have_count(0)
    page.evaluate("document.body.dataset.jpThemeLight = 'false'")
    expect(root).to_have_count(1)


def test_every_state_has_a_mark_and_a_ring_of_its_own(view: Opened) -> None:
    """In greyscale too: ring style, mark and word differ between the judged states."""
    states = ["chosen", "right", "missed", "wrong", "refused", "winner"]
    codes = ["Qh", "Kd", "9h", "Jc", "Jd", "As"]
    screen = question()
    screen["task"]["cards"] = [card(code, state) for code, state in zip(codes, states, strict=True)]
    page = view(screen)
    seen = page.locator(".et-task .et-card").evaluate_all(
        "all => all.map(e => [getComputedStyle(e.querySelector('.et-ring')).borderTopStyle,"
        " e.querySelector('.et-mark').innerText, e.querySelector('.et-mark path').outerHTML])"
    )
    assert [style for style, _, _ in seen] == [
        "solid",
        "solid",
        "dotted",
        "dashed",
        "dashed",
        "solid",
    ]
    assert [word for _, word, _ in seen] == [
        "Chosen",
        "Right",
        "Missed",
        "Your pick",
        "Not allowed",
        "Wins",
    ]
    names = page.locator(".et-task .et-card").evaluate_all("all => all.map(e => e.ariaLabel)")
    assert names[2:4] == ["nine of hearts, Missed", "jack of clubs, Your pick"]


def test_a_ribbon_can_be_switched_off(view: Opened) -> None:
    """With the ribbon set to never, no card wears one."""
    assert view().locator(".et-cloth .et-ribbon").count() == 7
    assert view(display={"ribbon": "never"}).locator(".et-ribbon").count() == 0


def test_cards_walk_between_rows(view: Opened) -> None:
    """A new trump sends the jacks to their new rows along a straight line, once."""
    page = view(regrouped(Suit.HEARTS))
    moving = page.evaluate(MOVING, regrouped(Suit.SPADES) | {"seq": 2})
    assert {"Jh", "Jd", "Js", "Jc"} <= set(moving)
    assert "Tc" in moving  # the row the left bower left closes its gap
    assert max(moving.values()) <= 400


@pytest.mark.parametrize("setting", [{"motion": "off"}, {}])
def test_without_motion_cards_change_place_at_once(view: Opened, setting: dict[str, str]) -> None:
    """Reduced motion, by the system or by the setting: nothing walks."""
    options = {} if setting else {"reduced_motion": "reduce"}
    page = view(regrouped(Suit.HEARTS), setting, options=options)
    page.evaluate("screen => model.set('screen', screen)", regrouped(Suit.SPADES) | {"seq": 2})
    assert page.evaluate("document.getAnimations().length") == 0


def test_forced_colours_keep_the_cards(view: Opened) -> None:
    """With forced colours the faces keep theirs, and rings are borders that show."""
    page = view(judged(), options={"forced_colors": "active"})
    face = page.locator(".et-task .et-face").first
    assert face.evaluate("e => getComputedStyle(e).forcedColorAdjust") == "none"
    ring = page.locator(".et-task .et-is-right .et-ring").first
    assert ring.evaluate("e => getComputedStyle(e).borderTopWidth") == "4px"
