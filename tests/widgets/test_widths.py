"""The view at every width: nothing sticks out, hides or is too small to tap."""

import pytest
from browser.axe import settled, violations
from playwright.sync_api import expect
from widgets.looking import SCREENS, WIDTHS, Opened, resize
from widgets.snapshots import judged

pytestmark = pytest.mark.browser


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


def test_the_face_follows_the_drawn_width(view: Opened) -> None:
    """Standard faces from 92 px, jumbo from 54, mini below, whatever the device."""
    page = view()
    for face, width in {"standard": 1280, "jumbo": 900, "mini": 360}.items():
        resize(page, width)
        expect(page.locator(f".et-task .et-face-{face}")).to_have_count(6)


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
