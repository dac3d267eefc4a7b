"""Drills in Chromium, without a server: each mode to its end by mouse, touch or keys; axe."""

import json
import os
import re
from collections.abc import Callable

import pytest
from browser.axe import violations
from browser.in_process import show, state
from browser.learner import MAIN, Keyboard, Manner, Mouse, Touch
from browser.taker import Taker
from playwright.sync_api import Page, expect

from euchre_tutor.progress import MemoryStore
from euchre_tutor.questions.quiz import make
from euchre_tutor.questions.sessions import Mode
from euchre_tutor.questions.sessions.timed import SECONDS

pytestmark = pytest.mark.browser

Opened = Callable[..., Page]
QUIZ = str(make(["trick-winner", "trump-count", "rank-order", "seats"], None, 4, "walk"))
MANNERS: dict[str, type[Manner]] = {"mouse": Mouse, "touch": Touch, "keyboard": Keyboard}
LONG = bool(os.environ.get("EUCHRE_LONG"))
WALKS = [
    (mode, manner)
    for mode, short in [
        (Mode.PRACTICE, "touch"),
        (Mode.STREAK, "touch"),
        (Mode.TIMED, "mouse"),
        (Mode.TEST, "keyboard"),
    ]
    for manner in (MANNERS if LONG else [short])
]
"""Each mode in each manner; in a short run one that no other test here has."""
ENDS = {
    Mode.PRACTICE: "3 of 4 right at the first answer",
    Mode.STREAK: "1 in a row",
    Mode.TIMED: "2 right in three minutes",
    Mode.TEST: "3 of 4 right",
}
"""How it ends if the second of four answers is wrong; three minutes are over after the third."""
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def test_a_practice_by_mouse_from_the_map_to_the_results(page: Page) -> None:
    """A tile, Start, ten questions, one missed and returned; the result, the results, a retry."""
    taker = Taker(page, show(page), Mouse())
    page.locator(".et-drill-panel [data-kind=trick-winner]").click()
    taker.press("[data-kind=seats]")
    taker.press("[data-kind=trick-winner]")
    expect(page.locator("[data-kind=seats]")).to_have_attribute("aria-pressed", "true")
    taker.press(MAIN)
    expect(page.locator(".et-kicker")).to_have_text("Drill")
    taker.answer(right=False)
    expect(page.locator(".et-verdict-wrong [data-rule]")).to_have_count(1)
    taker.press(MAIN)
    while page.locator(".et-finish").count() == 0:
        taker.answer()
        taker.press(MAIN)
    expect(page.locator(".et-finish-head")).to_have_text("9 of 10 right at the first answer")
    assert violations(page) == []
    taker.press("[data-look]")
    expect(page.locator(".et-verdict-wrong")).to_have_count(1)
    taker.press(MAIN)
    taker.press("[data-also^='go:']")
    expect(page.locator(".et-title")).to_have_text("Your results")
    expect(page.locator(".et-plot-dot")).to_have_count(1)
    assert violations(page) == []
    taker.press("[data-try]")
    taker.answer()
    expect(page.locator(".et-verdict-right")).to_have_count(1)


def test_a_test_by_touch_on_a_phone_with_reloads(open_page: Opened) -> None:
    """A reload in the middle loses nothing and gives nothing away; then it is handed in."""
    store, address = MemoryStore(), f"quiz={QUIZ}&mode=test"
    page = open_page(**PHONE)
    taker = Taker(page, show(page, address, store=store), Touch())
    numbers = []
    for _ in range(4):
        numbers.append(taker.progress)
        taker.answer(right=len(numbers) != 2)
        page = open_page(**PHONE)
        taker = Taker(page, show(page, address, store=store), Touch())
        assert taker.progress == numbers[-1]
        known = json.dumps(state(taker.app)["screen"])
        assert '"verdict": null' in known
        assert page.locator(".et-verdict, .et-is-winner, .et-is-wrong, .et-is-right").count() == 0
        taker.press(MAIN)
    assert numbers == [f"{n} of 4" for n in range(1, 5)]
    expect(page.locator(".et-finish-head")).to_have_text("4 of 4 answered")
    taker.press(MAIN)
    expect(page.locator(".et-finish-head")).to_have_text("3 of 4 right")
    expect(page.locator(".et-answer-wrong")).to_have_count(1)


def test_three_minutes_by_keyboard(page: Page) -> None:
    """Answers go on at once, without a verdict; when the server's clock is over, so is it."""
    app = show(page, f"quiz={make('trick-winner', length=30, seed='keys')}&mode=three-minutes")
    taker = Taker(page, app, Keyboard())
    expect(page.locator(".et-timer")).to_have_text(re.compile(r"^(3:00|2:\d\d)$"))
    for right in (True, True, False):
        taker.answer(right=right)
        assert page.locator(".et-verdict").count() == 0
    assert taker.progress == "2 right, 1 missed"
    taker.late(SECONDS)
    taker.answer()
    expect(page.locator(".et-finish-head")).to_have_text("2 right in three minutes")
    taker.press("[data-look]")
    expect(page.locator(".et-verdict-wrong [data-rule]")).to_have_count(1)


def test_a_streak_by_keyboard_ends_at_the_miss_and_double_clicks_count_once(page: Page) -> None:
    """A double click on an answer, or on the way on, is one; Enter goes on."""
    app = show(page, f"quiz={make('card-suit', length=9, seed='twice')}&mode=streak")
    taker = Taker(page, app, Keyboard())
    page.dblclick(f'button[data-choice="{taker.question.right_codes[0]}"]')
    expect(page.locator(".et-progress-label")).to_have_text("1 in a row")
    page.dblclick(MAIN)
    expect(page.locator(".et-verdict")).to_have_count(0)
    assert len(app.book.attempts()) == 1
    taker.answer()
    expect(page.locator(MAIN)).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".et-verdict")).to_have_count(0)
    taker.answer(right=False)
    page.keyboard.press("Enter")
    expect(page.locator(".et-finish-head")).to_have_text("2 in a row")
    assert len(app.book.attempts()) == 3


def test_a_code_is_typed_and_a_mistyped_one_is_told(page: Page) -> None:
    """A typing error is said beside the field; the right code shows what the quiz is."""
    taker = Taker(page, show(page, "page=drills"), Mouse())
    page.fill("[data-field=code]", QUIZ[:-1] + ("0" if QUIZ[-1] != "0" else "1"))
    taker.press("[data-do=code]")
    expect(page.locator(".et-code-said")).to_contain_text("typing error")
    page.fill("[data-field=code]", QUIZ.lower().replace("-", " "))
    taker.press("[data-do=code]")
    expect(page.locator(".et-quiz-title")).to_have_text(f"Quiz {QUIZ}")
    assert violations(page) == []
    page.locator(".et-mode:has([data-mode=test])").click()
    taker.press(MAIN)
    assert f"quiz={QUIZ}&mode=test" in page.url


def test_a_quiz_on_the_wall_is_told_on_demand(open_page: Opened) -> None:
    """Question by question: a digit picks, Space tells with the rule, the arrow goes on."""
    page = open_page(viewport={"width": 1920, "height": 1080})
    app = show(page, f"quiz={QUIZ}&wall=1")
    for number in range(4):
        expect(page.locator(".et-wall-progress")).to_have_text(f"Question {number + 1} of 4")
        page.keyboard.press("1")
        assert page.locator(".et-wall-told, .et-is-winner").count() == 0
        page.keyboard.press(" ")
        expect(page.locator(".et-wall-told [data-rule]")).to_have_count(1)
        page.keyboard.press("ArrowRight")
    expect(page.locator(".et-wall-title")).to_contain_text("That was the last question")
    assert app.book.attempts() == ()


@pytest.mark.parametrize(("mode", "manner"), WALKS, ids=lambda one: getattr(one, "value", one))
def test_each_mode_is_finished_in_each_manner(open_page: Opened, mode: Mode, manner: str) -> None:
    """Cards, answers and orders, the second one missed: to the end, and back to the miss."""
    page = open_page(**PHONE if manner == "touch" else {"viewport": {"width": 900, "height": 700}})
    app = show(page, f"quiz={QUIZ}&mode={mode.value}")
    taker = Taker(page, app, MANNERS[manner]())
    number = 0
    while not taker.player.done:
        if taker.player.asking is None:
            taker.press(MAIN)
            continue
        number += 1
        if mode is Mode.TIMED and number == 4:
            taker.late(SECONDS)
        taker.answered(right=number != 2, checked=mode is not Mode.TEST)
        if mode is not Mode.TIMED:
            taker.press(MAIN)
    expect(page.locator(".et-finish-head")).to_have_text(ENDS[mode])
    taker.press(".et-answer-wrong")
    expect(page.locator(".et-verdict [data-rule]").first).to_be_visible()
    taker.press(MAIN)
    expect(page.locator(".et-finish-head")).to_have_text(ENDS[mode])


def test_a_long_question_keeps_in_sight_what_it_speaks_of(open_page: Opened) -> None:
    """Beside long words the cloth stays whole; the sheet of a phone leaves the right answer."""
    address = f"quiz={make('house-rule', 1, 1, 'look')}&mode=practice"
    wide = open_page(viewport={"width": 1280, "height": 800})
    Taker(wide, show(wide, address), Mouse()).answer(right=False)
    expect(wide.locator(MAIN)).to_be_in_viewport(ratio=1)
    expect(wide.locator(".et-cloth")).to_be_in_viewport(ratio=1)
    phone = open_page(**PHONE)
    Taker(phone, show(phone, address), Touch()).answer(right=False)
    expect(phone.locator(MAIN)).to_be_in_viewport(ratio=1)
    covered = """() => {
      const bottom = document.querySelector(".et-choice-winner").getBoundingClientRect().bottom;
      return bottom > document.querySelector(".et-sheet").getBoundingClientRect().top;
    }"""
    phone.wait_for_function(f"() => !({covered})()")
    expect(phone.locator(".et-choice-wrong")).to_be_in_viewport(ratio=1)


def test_the_flag_of_a_lead_hides_no_rank_on_a_phone(open_page: Opened) -> None:
    """It ends above the rank, which begins a fifteenth of a card's height below the edge."""
    page = open_page(**PHONE)
    show(page, f"quiz={make('spot-the-revoke', 3, 1, 'look')}&mode=practice")
    page.locator(".et-led").first.wait_for()
    depths = page.locator(".et-led").evaluate_all("""(flags) => flags.map((flag) => {
      const card = flag.closest(".et-card").getBoundingClientRect();
      return (flag.getBoundingClientRect().bottom - card.top) / card.height;
    })""")
    assert len(depths) == 3
    assert max(depths) < 1 / 15
