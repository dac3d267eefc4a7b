"""The practice table in Chromium, without a kernel: it fits, can be read, and keys play a hand."""

import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from browser.axe import settled, violations
from browser.contrast import too_faint
from browser.test_layout import LEAST, TOO_SMALL, TOO_WIDE
from playwright.sync_api import Page, expect
from practice import moments
from practice.at_table import setup

from euchre_tutor.engine import Seat
from euchre_tutor.lessons.coaching.hint import Help
from euchre_tutor.lessons.steps import Choose, Press
from euchre_tutor.lessons.voice import Voice
from euchre_tutor.practice_table import playing, replaying
from euchre_tutor.practice_table.parts import screen
from euchre_tutor.practice_table.place import Place
from euchre_tutor.practice_table.seeds import LONGEST
from euchre_tutor.practice_table.setup import Kind
from euchre_tutor.practice_table.table import Lobby, Station, Table, Wish
from euchre_tutor.text import T
from euchre_tutor.widgets.screen import DISPLAY

pytestmark = pytest.mark.browser

View = Callable[..., Page]
Json = dict[str, Any]

WIDTHS = (360, 640, 768, 900, 1280)
LOOKS = DISPLAY["theme"][1:]
SHOW = "screen => model.set('screen', screen)"
ON_THE_CLOTH = """() => {
  const all = [...document.querySelectorAll(
    ".et-chip, .et-bubble, .et-score-pill, .et-trump-pill, .et-table .et-dealer")];
  const boxes = all.map((node) => [node.innerText, node.getBoundingClientRect()])
    .filter(([, box]) => box.width > 0);
  return boxes.flatMap(([word, a], i) => boxes.slice(i + 1)
    .filter(([, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
    .map(([other]) => `${word} lies on ${other}`));
}"""

HIDDEN = """() => {
  const chips = [...document.querySelectorAll(".et-table .et-chip")]
    .map((chip) => [chip.innerText, chip.getBoundingClientRect()]);
  return [...document.querySelectorAll(".et-trick-place .et-card")].flatMap((card) => {
    const a = card.getBoundingClientRect();
    return chips.filter(([, b]) => b.left < a.right && a.left < b.right
      && b.top < a.bottom && a.top < b.bottom).map(([word]) => `${word} hides a card`);
  });
}"""


@cache
def places() -> dict[str, Place]:
    """The places and states of the practice table, by name."""
    table, full = moments.following(), moments.first(Station.TRICK)
    call = moments.first(Station.DECIDING)
    replayed = moments.replay()
    return {
        "lobby": Lobby(setup=setup(), waiting=(table,)),
        "call": call,
        "call opened": playing.after(call, Choose("p")),
        "call with numbers": moments.advised(call, Help.NUMBERS),
        "card": table,
        "nudge": moments.advised(table, Help.NUDGE),
        "the card shown": moments.advised(table, Help.CARD),
        "refused": moments.refused(),
        "full trick": full,
        "last trick": playing.after(moments.later(), Press("last")),
        "looking back": playing.looked(table, 2),
        "score": moments.first(Station.SCORE),
        "replay": replaying.looked(replayed, replayed.first_card + 2, moments.COACH),
        "replay of a file": replace(replayed, name="club.egn"),
        "what if": moments.branched(),
        "lobby with trouble": Lobby(
            setup=setup(),
            waiting=(playing.begin(setup("W" * LONGEST, kind=Kind.DEAL)),),
            unreadable=(Kind.GAME,),
            notice=T("{name} cannot be read.", name="W" * LONGEST),
        ),
    }


def snapshot(name: str, seq: int = 1) -> Json:
    """The screen of a place that has a name."""
    return drawn(places()[name], seq)


def drawn(place: Place, seq: int) -> Json:
    """The screen of a place, without its address, which this page cannot have."""
    shown = screen(place, Voice("en")) | {"seq": seq}
    shown["place"].pop("address")
    return shown


def sent(page: Page) -> list[Json]:
    """What the view has reported so far."""
    messages: list[Json] = page.evaluate("sent")
    return [{k: v for k, v in message.items() if k not in ("seq", "n")} for message in messages]


def press(button: str) -> Json:
    """The report of a button."""
    return {"kind": "press", "id": button}


def test_every_place_fits_and_can_be_read(view: View, scale: Callable[[int], int]) -> None:
    """At all widths nothing is cut off, nothing hides another, axe finds nothing, in every look."""
    long = scale(1000) == 1000
    page = view(snapshot("lobby"))
    found: list[str] = []
    for place, name in enumerate(places()):
        for turn, width in enumerate(WIDTHS):
            if not long and (place + turn) % (2 * len(WIDTHS)):
                continue
            look = LOOKS[(place + turn) % len(LOOKS)]
            page.set_viewport_size({"width": width, "height": 760})
            page.evaluate("theme => model.set('display', { theme, motion: 'off' })", look)
            page.evaluate(SHOW, snapshot(name, place + 2))
            settled(page)
            wrong = page.evaluate(TOO_WIDE) + page.evaluate(TOO_SMALL, LEAST)
            wrong += page.evaluate(ON_THE_CLOTH) + violations(page) + too_faint(page)
            found += [f"{name}, {width} px, {look}: {one}" for one in wrong]
    assert found == []


@pytest.mark.parametrize("size", [(1280, 800), (900, 700), (360, 740)])
def test_the_ladder_is_seen_whatever_was_asked(view: View, size: tuple[int, int]) -> None:
    """With every hint open it stands in the window, the scrubber too where there is room."""
    page = view(snapshot("the card shown"), size=size)
    settled(page)
    places = page.eval_on_selector_all(
        ".et-rung", "rungs => rungs.map((rung) => rung.getBoundingClientRect().bottom)"
    )
    assert len(places) == len(Help) - 1
    assert max(places) <= size[1]
    if size == (1280, 800):
        assert page.evaluate("document.documentElement.scrollHeight") <= size[1]
    if size != (360, 740):
        scrubber = page.locator(".et-scrubber").bounding_box()
        assert scrubber is not None
        assert scrubber["y"] + scrubber["height"] <= size[1]


def test_the_largest_words_fit_on_a_phone(view: View) -> None:
    """All moments of the scrubber, and trump beside the score, are seen whole."""
    page = view(snapshot("card"), size=(360, 740), display={"text": "largest"})
    settled(page)
    assert page.evaluate(TOO_WIDE) == []
    ends = page.eval_on_selector_all(
        ".et-moment > span:last-child, .et-play-line *",
        "parts => parts.map((part) => part.getBoundingClientRect().right)",
    )
    assert max(ends) <= page.evaluate("innerWidth")


def longest_chip() -> Table:
    """A full trick where the dealer at the side of the table has made trump."""
    for number in range(200):
        for table in moments.deal(f"chip-{number}"):
            deal = table.position
            beside = deal.dealer in (Seat.EAST, Seat.WEST) and deal.maker is deal.dealer
            if table.station is Station.TRICK and beside:
                return table
    raise LookupError("no dealer beside made trump")


def test_a_seat_hides_no_card_of_the_trick(view: View) -> None:
    """However long the words on its chip are, the cards on the cloth are seen whole."""
    shown = screen(longest_chip(), Voice("en")) | {"seq": 1}
    shown["place"].pop("address")
    page = view(shown)
    settled(page)
    assert page.evaluate(HIDDEN) == []


def test_keys_play_a_hand(view: View) -> None:
    """Digits and arrows play, H asks, U takes back, R opens the rule, Esc closes it."""
    page = view(snapshot("card"))
    hand = [card["id"] for card in snapshot("card")["cloth"]["hand"]]
    page.keyboard.press("2")
    page.keyboard.press("h")
    page.keyboard.press("u")
    tap = {"kind": "tap", "card": hand[1]}
    page.wait_for_function("sent.length === 3")
    assert sent(page) == [tap, press("hint-1"), press("undo")]
    page.locator(f".et-hand button[data-card={hand[0]}]").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(f".et-hand button[data-card={hand[1]}]")).to_be_focused()
    page.evaluate(SHOW, snapshot("nudge", 2))
    page.keyboard.press("r")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_enter_takes_a_full_trick_away(view: View) -> None:
    """A trick that is full lies there until Enter or the main button."""
    page = view(snapshot("full trick"))
    page.locator(".et-root").focus()
    page.keyboard.press("Enter")
    assert sent(page) == [press("next")]


def test_bars_begin_at_zero_and_are_as_long_as_their_figures(view: View) -> None:
    """On an axis with negative figures every bar begins at the same zero, to its own side."""
    page = view(snapshot("the card shown"))
    drawn = snapshot("the card shown")["practice"]["coach"]["numbers"]
    rows = [row for box in drawn["boxes"] for row in box["rows"]]
    assert drawn["low"] < 0
    boxes = page.eval_on_selector_all(
        ".et-odds-track",
        """tracks => tracks.map((track) => {
          const inner = track.clientWidth;
          const left = track.getBoundingClientRect().left + track.clientLeft;
          const fill = track.querySelector(".et-odds-fill").getBoundingClientRect();
          return [(fill.left - left) / inner, (fill.right - left) / inner];
        })""",
    )
    span = drawn["high"] - drawn["low"]
    for (left, right), row in zip(boxes, rows, strict=True):
        ends = sorted((0, row["points"]))
        for drawn_at, points in zip((left, right), ends, strict=True):
            assert drawn_at == pytest.approx((points - drawn["low"]) / span, abs=0.01)
    assert page.locator(".et-odds-figure").all_inner_texts() == [row["figure"] for row in rows]


def test_the_scrubber_goes_to_a_trick_and_a_step(view: View) -> None:
    """Groups and step keys ask for a moment; what was not played yet cannot be reached."""
    page = view(snapshot("full trick"))
    scrub = snapshot("full trick")["practice"]["scrub"]
    page.click("[data-step=back]")
    page.locator(".et-moment").first.click()
    page.locator(".et-moment").last.dispatch_event("click")
    page.locator("[data-step=next]").dispatch_event("click")
    assert sent(page) == [
        {"kind": "practice", "do": "look", "at": scrub["back"]["at"]},
        {"kind": "practice", "do": "look", "at": 0},
    ]


def test_the_score_opens_both_fives(view: View) -> None:
    """A press on the score shows two pairs of fives, Esc closes them and gives the focus back."""
    page = view(snapshot("card"))
    pill = page.locator(".et-score-pill")
    expect(pill).to_have_attribute("aria-label", re.compile("The score: You and North"))
    pill.click()
    expect(page.locator(".et-menu-fives .et-pair")).to_have_count(2)
    page.keyboard.press("Escape")
    expect(page.locator(".et-menu-fives")).to_have_count(0)
    expect(pill).to_be_focused()


def test_on_a_phone_the_coach_is_a_sheet(view: View) -> None:
    """Its button opens it, a rung asks, Hide takes it away."""
    page = view(snapshot("card"), size=(360, 740))
    expect(page.locator(".et-coach")).to_have_count(0)
    page.click("[data-coach=open]")
    page.click("[data-hint=hint-3]")
    page.evaluate(SHOW, snapshot("the card shown", 2))
    page.click("[data-coach=hide]")
    assert sent(page) == [press("hint-3"), press("hint-hide")]
    page.evaluate(SHOW, snapshot("card", 3))
    expect(page.locator(".et-coach")).to_have_count(0)


def test_what_if_is_asked_in_the_hand_that_plays(view: View) -> None:
    """A tap on a card that may be played asks; arrows step through the deal."""
    page = view(snapshot("replay"))
    shown = snapshot("replay")["practice"]
    (row,) = [row for row in shown["hands"]["rows"] if row["turn"]]
    may = next(card["id"] for card in row["cards"] if card["tap"])
    page.click(f".et-open button[data-card={may}]")
    page.keyboard.press("1") if row["cards"][0]["tap"] else None
    page.locator(".et-title").focus()
    page.keyboard.press("ArrowRight")
    page.locator("[data-graded]").first.click()
    page.wait_for_function("sent.length >= 3")
    reports = sent(page)
    assert reports[0] == {"kind": "tap", "card": may}
    look = {"kind": "practice", "do": "look"}
    assert {**look, "at": shown["scrub"]["next"]["at"]} in reports
    assert {**look, "at": shown["review"]["rows"][0]["at"]} == reports[-1]


def test_whose_cards_are_reviewed_is_asked_of_a_file(view: View) -> None:
    """By a press, and by the arrows of a keyboard, which stays there; of one's own game never."""
    page = view(snapshot("replay of a file"), size=(360, 740))
    whose = page.get_by_role("group", name="Whose cards?")
    expect(whose.get_by_role("radio")).to_have_count(4)
    there = replace(moments.replay(), name="club.egn")
    expect(whose.get_by_role("radio", name="South")).to_be_checked()
    whose.get_by_role("radio", name="East").click()
    page.evaluate(SHOW, drawn(replaying.seen_from(there, Seat.EAST), 2))
    expect(whose.get_by_role("radio", name="East")).to_be_checked()
    page.keyboard.press("ArrowRight")
    page.evaluate(SHOW, drawn(there, 3))
    expect(whose.get_by_role("radio", name="South")).to_be_focused()
    sit = {"kind": "practice", "do": "sit"}
    assert sent(page) == [{**sit, "seat": "E"}, {**sit, "seat": "S"}]
    page.evaluate(SHOW, snapshot("replay", 4))
    expect(whose).to_have_count(0)


def test_what_is_said_of_a_deed_is_seen_where_it_was_done(view: View) -> None:
    """On a phone the page goes to it, once: moving on meanwhile does not go back."""
    page = view(snapshot("lobby"), size=(360, 740))
    page.locator("[data-do=load]").scroll_into_view_if_needed()
    told = snapshot("lobby with trouble", 2)
    for waiting in told["practice"]["waiting"]:
        waiting["name"] = "a deal"
    page.evaluate(SHOW, told)
    expect(page.locator(".et-notice")).to_be_in_viewport(ratio=1)
    page.locator("[data-do=load]").scroll_into_view_if_needed()
    page.evaluate(SHOW, told | {"seq": 3, "title": "Later"})
    expect(page.locator(".et-title")).to_have_text("Later")
    expect(page.locator("[data-do=load]")).to_be_in_viewport(ratio=1)


def test_what_is_said_of_a_game_that_was_saved_is_seen(view: View) -> None:
    """The cards it pushes down take the focus, and the page stays with what is said."""
    page = view(snapshot("card"), size=(360, 740))
    page.click("[data-menu=game]")
    page.click("[data-save=egn]")
    long = replace(places()["card"], notice=T("{name} is saved.", name="W " * 120))
    page.evaluate(SHOW, drawn(long, 2))
    expect(page.locator("button[data-card]:focus")).to_have_count(1)
    expect(page.locator(".et-notice")).to_be_in_viewport(ratio=1)


def test_a_long_name_of_a_file_leaves_room_for_the_rest(view: View) -> None:
    """In the top line it ends where the moment of the deal stands."""
    page = view(drawn(replace(moments.branched(), name="W" * LONGEST), 1))
    lies_there = page.evaluate("""() => {
      const name = document.querySelector(".et-kicker").getBoundingClientRect();
      const moment = document.querySelector(".et-status").getBoundingClientRect();
      const beside = document.elementFromPoint(moment.left - 4, name.top + name.height / 2);
      return [name.right <= moment.left, beside.className];
    }""")
    assert lies_there[0]
    assert "et-kicker" not in lies_there[1]


def test_what_cannot_be_gone_on_with_has_no_button_until_it_would_be_lost(view: View) -> None:
    """Then the one that replaces it is the screen's main one, as nothing else there can be done."""
    page = view(snapshot("lobby with trouble"))
    kept = page.locator(".et-waiting")
    expect(kept.nth(0).locator("[data-main]")).to_have_count(1)
    expect(kept.nth(1).locator("button, .et-learners-buttons")).to_have_count(0)
    asked = replace(lobby(), waiting=(), instead=Wish(Kind.GAME, "x"))
    page.evaluate(SHOW, drawn(asked, 2))
    expect(kept.locator("button")).to_have_count(1)
    page.click("[data-main]")
    page.wait_for_function("sent.length === 1")
    assert sent(page) == [press("instead")]


def lobby() -> Lobby:
    """A lobby in which something cannot be read."""
    place = places()["lobby with trouble"]
    assert isinstance(place, Lobby)
    return place


def test_what_to_play_is_asked_for_with_the_day_here(view: View) -> None:
    """The deal of the day is of the browser's calendar; a code, a seat and a level are sent."""
    page = view(snapshot("lobby"), options={"timezone_id": "Pacific/Kiritimati"})
    page.clock.set_fixed_time("2026-11-30T12:00:00Z")
    page.click("[data-begin=day]")
    page.fill("[data-field=code]", "class-7")
    page.click("button[data-begin=deal]")
    page.locator(".et-segment:has(input[value=N])").click()
    page.locator(".et-segment:has(input[value='4'])").click()
    page.click("[data-begin=game]")
    page.wait_for_function("sent.length === 5")
    begin = {"kind": "practice", "do": "begin"}
    assert sent(page) == [
        {**begin, "what": "day", "seed": "2026-12-01"},
        {**begin, "what": "deal", "seed": "class-7"},
        {"kind": "practice", "do": "sit", "seat": "N"},
        {"kind": "practice", "do": "level", "level": "4"},
        {**begin, "what": "game", "seed": ""},
    ]
