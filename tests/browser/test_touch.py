"""What is said of keys where there are none."""

import pytest
from browser.in_process import show
from playwright.sync_api import Browser, expect


@pytest.mark.parametrize("phone", [False, True], ids=["keys", "touch"])
@pytest.mark.parametrize("place", ["lesson=deck&step=1", "lesson=following-suit&step=1"])
def test_a_phone_is_told_to_tap_and_no_more(chromium: Browser, place: str, *, phone: bool) -> None:
    """With a mouse and keys the numbers are named; on a touch screen nothing speaks of keys."""
    page = chromium.new_page(is_mobile=phone, has_touch=phone)
    try:
        show(page, place)
        hint = page.locator(".et-hint:visible")
        hint.wait_for()
        expect(hint.locator(".et-by-keys")).to_be_visible(visible=not phone)
        expect(hint.locator(".et-by-touch")).to_be_visible(visible=phone)
    finally:
        page.close()


@pytest.mark.parametrize("phone", [False, True], ids=["keys", "touch"])
def test_the_key_of_hints_is_shown_where_there_are_keys(chromium: Browser, *, phone: bool) -> None:
    """Beside what opens the coach: H, but not on a touch screen."""
    page = chromium.new_page(is_mobile=phone, has_touch=phone)
    try:
        show(page, "lesson=whole-hand&step=6")
        expect(page.locator("[data-coach=open]")).to_be_visible()
        expect(page.locator("[data-coach=open] kbd")).to_be_visible(visible=not phone)
    finally:
        page.close()
