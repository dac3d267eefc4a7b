"""Scenes of questions in Chromium: what can be tapped and pressed, and that nothing is covered."""

from collections.abc import Callable

import pytest
from browser.axe import violations
from playwright.sync_api import Page, expect
from widgets.looking import resize, sent
from widgets.snapshots import Json
from widgets.snapshots import question as step

from euchre_tutor.engine import Rules, Stream
from euchre_tutor.lessons.steps import Choose, Press, Tap
from euchre_tutor.lessons.steps.ask import answering
from euchre_tutor.lessons.voice import Voice
from euchre_tutor.questions import KINDS, Form, Question, generate

Opened = Callable[..., Page]

pytestmark = pytest.mark.browser

WIDTHS = (360, 620, 900, 1280)
TABLES = [
    ("seats", 2),
    ("legal-plays", 5),
    ("trick-winner", 4),
    ("trick-winner", 6),
    ("spot-the-revoke", 3),
    ("who-leads", 1),
    ("who-leads", 3),
    ("who-speaks", 1),
    ("who-speaks", 3),
    ("auction-outcome", 1),
    ("auction-outcome", 2),
    ("score-deal", 3),
    ("score-deal", 4),
]

# What lies on something else on the cloth by more than a few px, or sticks out of it.
COVERED = """() => {
  const parts = [...document.querySelectorAll(
    ".et-cloth :is(.et-chip, .et-bubble, .et-dealer, .et-tag, .et-cloth-top > .et-trump-pill,"
    + " .et-won-name, .et-trick-place > .et-card, .et-hand .et-card, .et-kitty .et-card,"
    + " .et-lying-caption)"
  )].filter((part) => part.offsetWidth).map((part) => ({
    box: part.getBoundingClientRect(),
    name: `${part.className.split(" ")[0]} ${part.innerText || part.getAttribute("aria-label")}`,
  }));
  const cloth = document.querySelector(".et-cloth").getBoundingClientRect();
  const within = (a, b, side, other) => Math.min(a[other], b[other]) - Math.max(a[side], b[side]);
  const outside = parts.filter(({ box }) =>
    within(box, cloth, "left", "right") < box.width - 1
    || within(box, cloth, "top", "bottom") < box.height - 1);
  const covered = parts.flatMap((one, i) => parts.slice(i + 1)
    .filter(({ box }) => within(one.box, box, "left", "right") > 4
      && within(one.box, box, "top", "bottom") > 4)
    .map((other) => `${one.name} / ${other.name}`));
  return [...outside.map((one) => `outside: ${one.name}`), ...covered];
}"""


def given(question: Question, *places: int) -> Json:
    """The screen of a question, answered with these places."""
    asked = answering(question)
    for place in places:
        code = question.choices[place].code
        asked = asked.after(Choose(code) if question.form is Form.ONE else Tap(code))
    if places and question.form is Form.SET:
        asked = asked.after(Press("check"))
    parts = asked.parts(Voice("en"))
    main = {"id": "next", "label": "Next question", "ready": True} if asked.done else None
    return step(
        title="The check",
        prose=[],
        cloth=parts.cloth,
        task=parts.task,
        verdict=parts.verdict,
        main=main,
    )


def scene(kind: str, level: int, *places: int, seed: str = "a") -> Json:
    """The screen of a generated question."""
    return given(generate(kind, level, Stream(seed)), *places)


@pytest.mark.parametrize(("kind", "level"), TABLES)
def test_nothing_on_the_table_is_covered(view: Opened, kind: str, level: int) -> None:
    """Seats, bubbles, cards: each has its own place, open and answered, at every width."""
    question = generate(kind, level, Stream("a"))
    for places in ((), (0,)):
        page = view(given(question, *places))
        for width in WIDTHS:
            resize(page, width)
            assert page.evaluate(COVERED) == [], (width, places)
            assert page.evaluate("document.documentElement.scrollWidth") <= width
        page.close()


@pytest.mark.parametrize(("kind", "level"), TABLES)
def test_axe_finds_nothing_in_a_scene(view: Opened, kind: str, level: int) -> None:
    """No violation, and nothing to tap below 44 px, open and answered, wide and on a phone."""
    for places, width in (((), 360), ((0,), 1280)):
        page = view(scene(kind, level, *places), size=(width, 800))
        assert violations(page) == [], (places, width)
        small = page.locator("button:visible").evaluate_all(
            "all => all.map(e => [e.offsetWidth, e.offsetHeight, e.innerText])"
            ".filter(([w, h]) => w < 44 || h < 44)"
        )
        assert small == []
        page.close()


def test_a_seat_is_tapped_at_the_table(view: Opened) -> None:
    """The seat reports the choice it stands for; so does its number key."""
    page = view(scene("seats", 2))
    page.locator(".et-cloth").get_by_role("button", name="East").click()
    page.evaluate("new Promise(done => setTimeout(done))")  # after the answer to the first
    page.keyboard.press("2")
    assert sent(page) == [{"kind": "choose", "choice": "East"}] * 2


def test_an_answered_seat_is_no_button(view: Opened) -> None:
    """After the answer nothing on the cloth can be pressed, and the right seat says so."""
    page = view(scene("seats", 2, 0))
    assert page.locator(".et-cloth button").count() == 0
    expect(page.locator(".et-chip-winner")).to_contain_text("This one")


def test_a_card_of_a_finished_trick_is_tapped(view: Opened) -> None:
    """The cards in question are buttons; the others are pictures that say who played them."""
    question = generate("spot-the-revoke", 3, Stream("a"))
    page = view(given(question))
    cloth = page.locator(".et-cloth")
    assert cloth.get_by_role("button").count() == len(question.choices) - 1
    cloth.get_by_role("button").first.click()
    assert sent(page)[0]["kind"] == "tap"
    assert cloth.get_by_role("img", name="led by").count() + cloth.get_by_role(
        "button", name="led by"
    ).count() == len(page.locator(".et-tricks-row[role=group]").all())


def test_finished_tricks_are_a_column_for_each_player(view: Opened) -> None:
    """One row for each trick, a card of every player in it, the columns named by seat."""
    page = view(scene("spot-the-revoke", 3))
    heads = page.locator(".et-tricks-seat")
    names = [text.split()[-1] for text in heads.all_inner_texts()]
    assert names == ["West", "North", "East", "South"]
    lefts = page.locator(".et-tricks-card").evaluate_all(
        "all => all.map(e => Math.round(e.getBoundingClientRect().left))"
    )
    assert lefts == lefts[:4] * (len(lefts) // 4)


def test_on_a_phone_the_cards_are_the_answers(view: Opened) -> None:
    """What can be tapped on the cloth is not listed again; what cannot be, is."""
    page = view(scene("trick-winner", 4), size=(360, 740))
    assert page.locator(".et-choice").count() == 0
    assert page.locator(".et-cloth button.et-tap").count() == 4
    page.close()
    page = view(scene("spot-the-revoke", 3), size=(360, 740))
    assert page.locator(".et-choice").all_inner_texts()[0].endswith("None: all were allowed")
    page.keyboard.press("4")
    assert sent(page) == [{"kind": "choose", "choice": "none"}]


def test_two_players_have_a_table_of_two(view: Opened) -> None:
    """North and South, nobody else."""
    question = generate("who-speaks", 1, Stream("a"), Rules.TWO_HANDED)
    page = view(given(question))
    assert page.locator(".et-seat").count() == 2


def test_a_question_stands_above_its_table_on_a_phone(view: Opened) -> None:
    """First what is asked, then the cloth."""
    page = view(scene("who-leads", 3), size=(360, 740))
    prompt = page.get_by_role("heading", name="Who leads to the first trick?").bounding_box()
    cloth = page.locator(".et-cloth").bounding_box()
    assert prompt is not None
    assert cloth is not None
    assert prompt["y"] + prompt["height"] <= cloth["y"]


def test_every_kind_is_in_the_table_of_scenes() -> None:
    """Kinds without a table are those that lie as plain cards, or stand beside their answers."""
    plain = {"card-suit", "higher-card", "rank-order", "trump-count", "house-rule"}
    assert {kind for kind, _ in TABLES} | plain == set(KINDS)
