"""The view in Chromium, without a kernel: keys, focus, names, widths, themes."""

from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from browser.axe import settled, violations
from playwright.sync_api import Locator, Page, expect
from widgets.snapshots import card, judged, question, regrouped, trick

from euchre_tutor.engine import Deal, OrderUp, Position, Seat, Suit
from euchre_tutor.widgets.table_cloth import table_cloth

Opened = Callable[..., Page]

pytestmark = pytest.mark.browser

WIDTHS = [320, 360, 390, 560, 760, 900, 960, 1280, 1920]
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
SCREENS: dict[str, Callable[[], dict[str, Any]]] = {
    "open": question,
    "judged": judged,
    "rows": lambda: regrouped(Suit.HEARTS),
    "trick": trick,
    "trick open": lambda: trick(open_=True),
}


def sent(page: Page) -> list[dict[str, Any]]:
    """What the view has reported so far, without the numbers of the wire."""
    messages: list[dict[str, Any]] = page.evaluate("sent")
    return [{k: v for k, v in message.items() if k not in ("seq", "n")} for message in messages]


def focused(page: Page) -> str:
    """The name of what has the focus."""
    found = page.evaluate(
        "document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText"
    )
    return str(found)


def resize(page: Page, width: int) -> None:
    """Give the page another width, and wait until the view has its new places."""
    page.set_viewport_size({"width": width, "height": 800})
    settled(page)


def card_named(page: Page, name: str) -> Locator:
    """The card on offer with this name."""
    return page.get_by_role("button", name=name, exact=True)


def test_keys_stay_in_the_view(view: Opened) -> None:
    """Nothing but Tab and Escape reaches the host: x would delete the cell in JupyterLab."""
    page = view()
    card_named(page, "queen of hearts").focus()
    for key in ["x", "b", "Enter", " ", "ArrowDown", "ArrowLeft", "Home", "1", "r"]:
        page.keyboard.press(key)
    assert page.evaluate("outside") == []
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    assert page.evaluate("outside") == ["Escape", "Tab"]


def test_what_can_be_focused_suppresses_shortcuts(view: Opened) -> None:
    """JupyterLab looks at the focused element itself for `data-lm-suppress-shortcuts`."""
    page = view(trick(open_=True))
    page.get_by_role("button", name="Display").click()
    bare = page.locator("button, input, [tabindex]").evaluate_all(
        "all => all.filter(e => e.dataset.lmSuppressShortcuts !== 'true').map(e => e.outerHTML)"
    )
    assert bare == []


def test_a_row_of_cards_is_one_tab_stop(view: Opened) -> None:
    """Tab enters the row once; arrows, Home and End move in it, round the ends."""
    page = view()
    cards = page.get_by_role("group", name="Tap every card").get_by_role("button")
    assert cards.count() == 6
    assert cards.evaluate_all("all => all.filter(e => e.tabIndex === 0).length") == 1
    cards.first.focus()
    names = []
    for key in ["ArrowRight", "ArrowRight", "End", "ArrowRight", "ArrowLeft", "Home"]:
        page.keyboard.press(key)
        names.append(focused(page))
    assert names == [
        "king of diamonds",
        "nine of hearts",
        "ace of spades",
        "queen of hearts",
        "ace of spades",
        "queen of hearts",
    ]


@pytest.mark.parametrize("key", ["Enter", " "])
def test_enter_and_space_tap_a_card(view: Opened, key: str) -> None:
    """A card with the focus is tapped by either key, once."""
    page = view()
    card_named(page, "nine of hearts").focus()
    page.keyboard.press(key)
    assert sent(page) == [{"kind": "tap", "card": "9h"}]


def test_digits_choose(view: Opened) -> None:
    """1 to 9 tap the cards in their order, from anywhere on a page that is the screen alone."""
    page = view()
    page.keyboard.press("5")
    page.evaluate("new Promise(done => setTimeout(done))")  # after the answer to the first
    page.keyboard.press("9")
    assert sent(page) == [{"kind": "tap", "card": "Jd"}]


def test_digits_answer(view: Opened) -> None:
    """Beside a trick the digits are those on the answers."""
    page = view(trick(open_=True))
    page.keyboard.press("3")
    assert sent(page) == [{"kind": "choose", "choice": "2"}]


def test_quick_taps_are_kept_and_double_taps_are_not(view: Opened) -> None:
    """While one tap is on its way another card's waits for its turn; the same card's is dropped."""
    page = view()
    page.evaluate("window.deaf = true")
    for name in ("queen of hearts", "queen of hearts", "nine of hearts"):
        card_named(page, name).click()
    assert sent(page) == [{"kind": "tap", "card": "Qh"}]
    page.evaluate("model.set('screen', { ...data.screen, seq: 2 })")
    assert [(m["card"], m["seq"]) for m in page.evaluate("sent")] == [("Qh", 1), ("9h", 2)]


def test_a_verdict_hands_the_focus_to_the_main_button(view: Opened) -> None:
    """After an answer Enter goes on, without a look for the button."""
    page = view()
    card_named(page, "queen of hearts").click()
    page.evaluate("screen => model.set('screen', screen)", judged())
    expect(page.get_by_role("button", name="Tap it now")).to_be_focused()
    page.keyboard.press("Enter")
    assert sent(page)[-1] == {"kind": "press", "id": "again"}


def test_a_key_held_down_presses_nothing_more(view: Opened) -> None:
    """The Enter that gave the answer, held a little long, does not close the verdict."""
    page = view()
    card_named(page, "queen of hearts").focus()
    page.keyboard.down("Enter")
    page.evaluate("screen => model.set('screen', screen)", judged())
    expect(page.get_by_role("button", name="Tap it now")).to_be_focused()
    page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    assert sent(page) == [{"kind": "tap", "card": "Qh"}]


def test_a_snapshot_nobody_asked_for_moves_no_focus(view: Opened) -> None:
    """Only what the learner did here moves the focus: another view may have asked."""
    page = view()
    card_named(page, "king of diamonds").focus()
    page.evaluate("model.set('screen', { ...data.screen, seq: 2, announce: 'hello' })")
    assert focused(page) == "king of diamonds"
    expect(page.get_by_role("status")).to_have_text("hello")


def test_cards_stay_the_same_elements(view: Opened) -> None:
    """A card that changes its state is changed in place, so that it keeps the focus."""
    page = view()
    card_named(page, "nine of hearts").click()
    page.evaluate("document.activeElement.dataset.mark = 'mine'")
    chosen = question(seq=2)
    chosen["task"]["cards"][2] = card("9h", "chosen", tap=True)
    page.evaluate("screen => model.set('screen', screen)", chosen)
    assert page.evaluate("document.activeElement.dataset.mark") == "mine"
    assert page.evaluate("document.activeElement.ariaPressed") == "true"


def test_the_rule_opens_and_gives_the_focus_back(view: Opened) -> None:
    """R opens the rule as a dialog that keeps the focus; Escape closes it where one was."""
    page = view(judged())
    main = page.get_by_role("button", name="Tap it now")
    main.focus()
    page.keyboard.press("r")
    dialog = page.get_by_role("dialog", name="Rule 2.4 The left bower")
    expect(dialog).to_contain_text("second best card")
    for _ in range(3):
        page.keyboard.press("Tab")
        assert dialog.evaluate("e => e.contains(document.activeElement)")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(main).to_be_focused()
    assert sent(page) == []


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


def test_silence_is_told(view: Opened) -> None:
    """When nothing answers, the learner hears of it instead of tapping in vain."""
    page = view()
    page.evaluate("window.deaf = true")
    card_named(page, "queen of hearts").click()
    expect(page.get_by_role("alert")).to_contain_text("reload the page", timeout=10_000)


def test_trouble_is_told(view: Opened) -> None:
    """When a handler failed, one line says so and the page stays usable."""
    page = view()
    page.evaluate("tell('msg:custom', { kind: 'trouble' })")
    expect(page.get_by_role("alert")).to_contain_text("Something went wrong")
    card_named(page, "queen of hearts").click()


@pytest.mark.parametrize("name", SCREENS)
def test_axe_finds_nothing(view: Opened, name: str) -> None:
    """No violation of axe-core in any theme, wide, in the middle and on a phone."""
    page = view(SCREENS[name]())
    for width in (1280, 900, 360):
        page.set_viewport_size({"width": width, "height": 800})
        for theme in ("light", "dark", "contrast"):
            page.evaluate("theme => model.set('display', { theme, motion: 'off' })", theme)
            assert violations(page) == [], (width, theme)


@pytest.mark.parametrize("name", SCREENS)
def test_nothing_sticks_out(view: Opened, name: str) -> None:
    """At no width must the page be pushed sideways."""
    page = view(SCREENS[name]())
    for width in WIDTHS:
        resize(page, width)
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_six_cards_fit_one_row_of_a_small_phone(view: Opened) -> None:
    """At 360 px six cards of 48 px or more stand side by side, each at least 44 px to tap."""
    page = view(size=(360, 740))
    boxes = page.locator(".et-task .et-card").evaluate_all(
        "all => all.map(e => { const b = e.getBoundingClientRect(); return [b.width, b.top] })"
    )
    assert len(boxes) == 6
    assert all(width >= 48 for width, _ in boxes)
    assert len({top for _, top in boxes}) == 1


@pytest.mark.parametrize("name", SCREENS)
def test_everything_to_tap_is_large_enough(view: Opened, name: str) -> None:
    """Every button is 44 px at least, both ways."""
    page = view(SCREENS[name]())
    for width in (360, 900, 1280):
        resize(page, width)
        small = page.locator("button:visible").evaluate_all(
            "all => all.map(e => [e.offsetWidth, e.offsetHeight, e.innerText])"
            ".filter(([w, h]) => w < 44 || h < 44)"
        )
        assert small == []


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


def test_the_face_follows_the_drawn_width(view: Opened) -> None:
    """Standard faces from 92 px, jumbo from 54, mini below, whatever the device."""
    page = view()
    for face, width in {"standard": 1280, "jumbo": 900, "mini": 360}.items():
        resize(page, width)
        expect(page.locator(f".et-task .et-face-{face}")).to_have_count(6)


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


def test_text_is_never_markup(view: Opened) -> None:
    """A title that looks like markup is shown as it is written."""
    name = "<svg/onload=alert(1)><b>x</b>"
    page = view(question(title=name, prose=[[name]], announce=name))
    assert page.locator(".et-title").inner_text() == name
    assert page.locator(".et-prose").inner_text() == name
    assert page.locator(".et-prose b").count() == 0


def test_an_open_question_tells_nothing(view: Opened) -> None:
    """What a screen reader finds in an open question names cards only, by rank and suit."""
    page = view(question(cloth=None))
    group = page.get_by_role("group", name="Tap every card that is a trump")
    names = group.get_by_role("button").evaluate_all("all => all.map(e => e.ariaLabel)")
    assert names == [
        "queen of hearts",
        "king of diamonds",
        "nine of hearts",
        "jack of clubs",
        "jack of diamonds",
        "ace of spades",
    ]
    assert page.locator(".et-task .et-ribbon, .et-task .et-mark").count() == 0


def test_cards_only_looked_at_are_pictures(view: Opened) -> None:
    """The fan of an explanation holds no button, and each card has its name."""
    cloth = view().locator(".et-cloth")
    assert cloth.get_by_role("button").count() == 0
    assert cloth.get_by_role("img", name="jack of hearts").count() == 1


def test_a_sheet_does_not_hide_its_card(view: Opened) -> None:
    """On a phone the page moves until the card the verdict speaks of shows above the sheet."""
    page = view(judged(), size=(320, 600))
    settled(page)
    target = page.locator(".et-task [data-card=Jd]").bounding_box()
    sheet = page.locator(".et-sheet").bounding_box()
    assert target is not None
    assert sheet is not None
    assert target["y"] + target["height"] <= sheet["y"]


def test_the_notch_points_at_what_was_tapped(view: Opened) -> None:
    """The middle of the notch lies under the middle of the card."""
    page = view(judged())
    card_box = page.locator(".et-task [data-card=Jd]").bounding_box()
    notch = page.locator(".et-notch").bounding_box()
    assert card_box is not None
    assert notch is not None
    middle = card_box["x"] + card_box["width"] / 2
    assert abs(notch["x"] + notch["width"] / 2 - middle) < 3


def test_the_card_table_shows_a_position(view: Opened) -> None:
    """The table of a notebook: four seats, the hand, the trick, and nothing to press."""
    position = Position.start(Deal.shuffled("view")).after(OrderUp())
    while position.trick is None or len(position.trick) < 3:
        position = position.after(position.legal()[0])
    cloth = table_cloth(position, Seat.SOUTH)
    page = view(script="cardtable", cloth=cloth)
    for width in WIDTHS:
        resize(page, width)
        assert page.locator(".et-seat").count() == 4
        assert page.locator(".et-hand .et-card").count() == len(cloth["hand"])
        assert page.locator(".et-trick-place .et-card").count() == 3
        assert page.get_by_role("button").count() == 0
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    host = {"rules": {"page-has-heading-one": {"enabled": False}}}  # a notebook has its own
    assert Axe().run(page, options=host).response["violations"] == []


def test_closing_leaves_nothing_behind(view: Opened) -> None:
    """A view that is closed empties its place and hears nothing more."""
    page = view()
    page.evaluate("window.close_view()")
    assert page.locator("#view > *").count() == 0
    page.evaluate("model.set('screen', { ...data.screen, seq: 2 })")
    assert page.locator("#view > *").count() == 0
