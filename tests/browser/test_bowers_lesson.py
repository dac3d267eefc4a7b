"""The Bowers lesson in the app: by touch to the third star, and every wrong answer on the way."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from browser.learner import MAIN, Answer, Learner, Mouse, Shown, Touch, card, choice
from engine.naive import SUIT
from playwright.sync_api import Page
from processes import Served

pytestmark = pytest.mark.browser

STEPS = [
    "A guess",
    "Second best",
    "It changes its suit",
    "What suit is it now?",
    "Find the trumps",
    "From best to worst",
    "Your own hand",
]
POINTERS = """
window.pointers = [];
addEventListener("pointerdown", (event) => window.pointers.push(event.pointerType), true);
addEventListener("mousedown", (event) => window.pointers.push(event.type), true);
"""


def three_stars(learner: Learner, address: str) -> list[Shown]:
    """Go through the whole lesson without a mistake; every screen on the way."""
    seen: list[Shown] = [learner.open(address)]
    learner.finish_steps(seen.append)
    assert list(dict.fromkeys(shown["title"] for shown in seen)) == STEPS
    assert learner.read()["stars"] == "1 of 3 stars"
    seen.append(learner.finish_check(seen.append))
    assert seen[-1]["stars"] == "3 of 3 stars"
    assert seen[-1]["finish"] == "6 of 6 right at the first answer"
    return seen


def test_by_touch_on_a_phone(served_app: Served, open_page: Callable[..., Page]) -> None:
    """360 by 640 px, a finger only: the lesson finishes; nothing needs a mouse."""
    phone = {"width": 360, "height": 640}
    page = open_page(viewport=phone, has_touch=True, is_mobile=True, device_scale_factor=2)
    page.add_init_script(POINTERS)
    three_stars(Learner(page, Touch()), f"{served_app.address}?lesson=bowers")
    assert set(page.evaluate("window.pointers")) <= {"touch", "mousedown"}
    assert "touch" in page.evaluate("window.pointers")


def wrong_choices(shown: Shown) -> list[str]:
    """Give the selectors of the wrong answers to a question with one right answer."""
    trump = shown["trump"][:1].lower()
    if shown["choices"]:
        right = {"s": "Spades", "h": "Hearts", "d": "Diamonds", "c": "Clubs"}
        label = right[SUIT[trump][shown["asked"]]]
        return [choice(item["id"]) for item in shown["choices"] if item["label"] != label]
    best = "Jd" if len(shown["cards"]) == 3 else "Jh"
    return [card(item["code"]) for item in shown["cards"] if item["code"] != best]


def told(shown: Shown) -> str:
    """Give what was said to an answer, cards by name; it must cite a rule of chapter 2."""
    verdict = shown["verdict"]
    assert verdict is not None
    assert verdict["tone"] in ("wrong", "almost")
    assert verdict["head"]
    assert verdict["rules"]
    assert all(rule.startswith("Rule 2.") for rule in verdict["rules"])
    return f"{verdict['text']} {verdict['said']}"


def leave(learner: Learner, step: int) -> None:
    """Finish the step if it is not finished, and go on to the next one."""
    here = learner.read()
    shown = learner.press(MAIN) if here["main"]["label"] != "Next step" else here
    while shown["title"] == here["title"] and shown["main"] is None:
        shown = learner.answer()
    if shown["title"] == here["title"]:
        shown = learner.press(MAIN)
    assert shown["progress"] == f"Step {step + 1} of 7"


@pytest.mark.parametrize("step", [1, 2])
def test_every_wrong_guess_gets_its_own_reply(served_app: Served, page: Page, step: int) -> None:
    """Steps 1 and 2: each wrong card has its own reason and rule, and one can go on."""
    learner = Learner(page, Mouse())
    address = f"{served_app.address}?lesson=bowers&step={step}"
    wrong = wrong_choices(learner.open(address))
    replies = set()
    for selector in wrong:
        learner.open(address)
        replies.add(told(learner.give(Answer([selector]))))
        leave(learner, step)
    assert len(replies) == len(wrong) == step


def test_every_wrong_suit_gets_its_own_reply(served_app: Served, page: Page) -> None:
    """Step 4: four jacks, three wrong suits each: the printed suit and the others told apart."""
    learner = Learner(page, Mouse())
    replies: dict[str, set[str]] = {}
    for place in range(3):
        shown = learner.open(f"{served_app.address}?lesson=bowers&step=4")
        for _ in range(4):
            shown = learner.press(wrong_choices(shown)[place])
            asked = f"{shown['asked']} with {shown['trump']}"
            replies.setdefault(asked, set()).add(told(shown))
            shown = learner.press(MAIN)
        assert shown["progress"] == "Step 5 of 7"
    assert len(replies) == 4
    assert all(len(said) >= 2 for said in replies.values())
    assert sum("printed on it" in text for said in replies.values() for text in said) == 2


def test_every_card_too_many_gets_its_own_reply(served_app: Served, page: Page) -> None:
    """Step 5: the trumps and one card that is none: its own reason; then the step can be left."""
    learner = Learner(page, Mouse())
    replies = {}
    for extra in ("Kd", "Jc", "As"):
        learner.open(f"{served_app.address}?lesson=bowers&step=5")
        presses = [card(code) for code in ("Qh", "9h", "Jd", extra)]
        shown = learner.give(Answer(presses, check=True))
        assert shown["verdict"]["head"] == "Almost: one too many."
        replies[extra] = told(shown)
        leave(learner, 5)
    assert len(set(replies.values())) == 3
    assert "jack of clubs" in replies["Jc"]


def test_nothing_found_can_still_be_made_good(served_app: Served, page: Page) -> None:
    """Step 5: only wrong cards marked: not yet; every trump is then found one by one."""
    learner = Learner(page, Mouse())
    learner.open(f"{served_app.address}?lesson=bowers&step=5")
    shown = learner.give(Answer([card("Kd"), card("Jc"), card("As")], check=True))
    assert shown["verdict"]["head"] == "Not yet: 3 to find."
    first = told(shown)
    shown = learner.press(MAIN)
    assert shown["verdict"] is None
    shown = learner.press(card("Jc"))
    assert told(shown) != first
    learner.press(MAIN)
    for code in ("Jd", "9h", "Qh"):
        shown = learner.press(card(code))
    assert shown["verdict"]["head"] == "Yes. You found all 3."
    leave(learner, 5)


def test_every_card_out_of_order_gets_its_own_reply(served_app: Served, page: Page) -> None:
    """Step 6: at every place each card that comes later: 21 refusals that name both cards."""
    learner = Learner(page, Mouse())
    learner.open(f"{served_app.address}?lesson=bowers&step=6")
    order = ["Js", "Jc", "As", "Ks", "Qs", "Ts", "9s"]
    names = dict(zip(order, ("jack", "jack", "ace", "king", "queen", "ten", "nine"), strict=True))
    replies = set()
    for place, best in enumerate(order):
        for early in order[place + 1 :]:
            shown = learner.press(card(early))
            said = told(shown)
            assert names[early] in said
            assert names[best] in said
            replies.add(said)
            assert learner.press(MAIN)["verdict"] is None
        shown = learner.press(card(best))
    assert len(replies) == 21
    assert shown["verdict"]["head"] == "Now they are in order."
    leave(learner, 6)


def test_every_card_that_is_no_trump_is_refused_with_its_reason(
    served_app: Served, page: Page
) -> None:
    """Step 7: the two other cards stay where they are, each with its reason; then it is sorted."""
    learner = Learner(page, Mouse())
    before = learner.open(f"{served_app.address}?lesson=bowers&step=7")
    replies = set()
    for code in ("9c", "Ks"):
        shown = learner.press(card(code))
        replies.add(told(shown))
        assert shown["order"] == before["order"]
        learner.press(MAIN)
    assert len(replies) == 2
    shown = learner.answer()
    assert shown["order"] == ["Jh", "Ad", "9d", "9c", "Ks"]
    shown = learner.press(MAIN)
    assert shown["title"] == "The check"


def test_the_pattern_shows_in_the_rows(served_app: Served, page: Page) -> None:
    """Step 3: under each trump the rows show what the rules say, jacks and all."""
    learner = Learner(page, Mouse())
    learner.open(f"{served_app.address}?lesson=bowers&step=3")
    rows = """() => Object.fromEntries([...document.querySelectorAll(".et-suit-row")].map((row) => [
        row.querySelector(".et-suit-row-words b").textContent[0].toLowerCase(),
        [...row.querySelectorAll("[data-card]")].map((node) => node.dataset.card)]))"""
    seen = []
    for suit in "shdc":
        learner.press(choice(suit))
        seen.append(page.evaluate(rows))
        for name, cards in seen[-1].items():
            assert {SUIT[suit][code] for code in cards} == {name}
    assert all(before != after for before, after in pairwise(seen))
