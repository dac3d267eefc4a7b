"""Keys and focus in the view: where they work, where they stay, where they go."""

import pytest
from playwright.sync_api import expect
from widgets.looking import Opened, card_named, focused, sent
from widgets.snapshots import card, judged, question, trick

pytestmark = pytest.mark.browser


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


def test_a_menu_does_not_hide_what_has_the_focus(view: Opened) -> None:
    """Left by Tab it closes, and the focus is where Tab went; on its own button it stays open."""
    page = view()
    display = page.get_by_role("button", name="Display")
    menu = page.get_by_role("dialog", name="Display")
    display.click()
    page.keyboard.press("Shift+Tab")
    expect(display).to_be_focused()
    expect(menu).to_be_visible()
    for _ in range(9):
        page.keyboard.press("Tab")
        if page.evaluate("!document.activeElement.closest('.et-menu')"):
            break
    expect(menu).to_have_count(0)
    expect(display).not_to_be_focused()
    assert page.evaluate("document.activeElement !== document.body")


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
