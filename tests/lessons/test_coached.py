"""The coach beside a lesson: hints at any decision, legal and true, and what it all has cost."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator

import pytest
from coach.brute import minimax
from coach.said_truth import METHODS, NUDGES
from coach.seen import Seen
from coach.thumbs_truth import BY_PHASE, FOLLOWING, LEADING
from engine.cases import mixed_rules
from lessons.solving import event, solve
from lessons.table import by_chance

from euchre_tutor.coach.advice import Advice, think
from euchre_tutor.coach.review import Graded, review
from euchre_tutor.engine import Play, Position, Rules, Seat, Stream, View
from euchre_tutor.explain import Explanation
from euchre_tutor.lessons.coaching import beside, costs
from euchre_tutor.lessons.coaching.beside import Beside, Coached
from euchre_tutor.lessons.coaching.hint import HIDE, RUNGS, Help, Hint
from euchre_tutor.lessons.coaching.panel import advised, panel, said
from euchre_tutor.lessons.course.whole_hand import LESSON
from euchre_tutor.lessons.player import Player
from euchre_tutor.lessons.steps import Choose, Press
from euchre_tutor.lessons.steps.whole_deal import Dealt, Station
from euchre_tutor.lessons.view import LessonView
from euchre_tutor.lessons.voice import Voice
from euchre_tutor.progress import Book, MemoryStore

VOICE = Voice("en")
MANY = 60
LATE = 3  # from this trick on every way can be looked at
DEAL, REVIEW = 6, len(LESSON.steps)
"""The step that plays the first deal, and the one that plays the last."""


@pytest.fixture(autouse=True)
def few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """The coach looks at four deals: what is tested here hangs on no number of them."""

    def quick(view: View, seed: str) -> Iterator[Advice]:
        yield from think(view, 4, seed)

    monkeypatch.setattr(beside, "_think", quick)


def asked(activity: Coached, button: str) -> Beside:
    """Ask the coach beside an activity, and let it think."""
    coach = Beside()
    coach.turn(activity)
    assert coach.asked(button)
    list(coach.work())
    return coach


def test_at_every_decision_a_hint_is_legal_and_true(scale: Callable[[int], int]) -> None:
    """Deals by chance under mixed rules: the coach is there when something is to be done."""
    for number in range(max(scale(60), 6)):
        stream = Stream(f"coached {number}")
        for dealt in by_chance(f"deal {number}", mixed_rules(number), stream):
            position = dealt.to_decide
            decides = dealt.station is Station.DECIDING
            plays = dealt.play is not None and dealt.play.own_turn
            assert (position is not None) == (decides or plays)
            if position is not None and stream.below(3) == 0:
                _check(dealt, position)


def _check(dealt: Dealt, position: Position) -> None:
    hint = asked(dealt, "hint-4")._hint
    advice, view = hint.advice, position.view(dealt.you)
    assert advice is not None
    assert not hint.thinking
    assert advice.best in position.legal()
    facts = Seen(view, advice.deals)
    METHODS.holds(Explanation(advice.how, ("table.object",)), facts)
    NUDGES.holds(Explanation(advice.nudge, ("table.object",)), facts)
    follows = view.trick is not None and len(view.trick) > 0
    truth = BY_PHASE.get(view.phase, FOLLOWING if follows else LEADING)
    message = advice.thumb.text.message
    next(t for t in (truth, FOLLOWING) if message in t.conditions).holds(advice.thumb, facts)
    spoken = [said(Hint(rung, advice), position) for rung in Help if rung]
    shown = advised(advice.best, position)
    assert spoken == [advice.nudge, advice.thumb.text, advice.how, shown]


def screen_of(player: Player) -> dict[str, object]:
    """Give what the page gets, without the number of the snapshot."""
    return player.screen("en")


def test_nothing_is_told_before_it_was_asked() -> None:
    """Closed, the panel holds no more than the names of the rungs, and no card is marked."""
    player = Player(LESSON, DEAL)
    closed = screen_of(player)["coach"]
    assert isinstance(closed, dict)
    assert [closed[name] for name in ("open", "nudge", "thumb", "numbers", "show")] == [
        False,
        *[None] * 4,
    ]
    assert "hinted" not in json.dumps(screen_of(player))


def test_each_rung_says_more_and_hiding_closes_it() -> None:
    """Nudge, rule of thumb, figures, the call; then as it was, and asking again is no new work."""
    player = Player(LESSON, DEAL)
    before = screen_of(player)
    for button in RUNGS:
        assert player.handle({"kind": "press", "id": button})
        list(player.work())
    shown = screen_of(player)["coach"]
    assert isinstance(shown, dict)
    assert all(shown[name] for name in ("nudge", "thumb", "numbers", "show", "allowed"))
    assert shown["wait"] is None
    assert player.handle({"kind": "press", "id": HIDE})
    assert screen_of(player) == before
    assert player.handle({"kind": "press", "id": "hint-1"})
    assert list(player.work()) == []


def test_what_was_asked_is_forgotten_with_the_decision() -> None:
    """Opening a call leaves the hint there; the call that is said takes it away."""
    player = Player(LESSON, DEAL)
    player.handle({"kind": "press", "id": "hint-2"})
    assert screen_of(player)["announce"] == "The coach is thinking."
    player.handle({"kind": "choose", "choice": "o"})
    assert _is_open(player)
    assert str(screen_of(player)["announce"]).startswith("“I accept”")
    assert screen_of(player)["focus"] == {"main": True}
    player.handle({"kind": "press", "id": "say"})
    assert not _is_open(player)
    player.handle({"kind": "press", "id": "on"})
    assert "coach" in screen_of(player)
    assert not _is_open(player)  # the discard is another decision


def test_a_hint_taken_up_again_does_not_fall_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Interrupted by opening a call, the coach goes on from what is on show, never from less."""

    def piecemeal(view: View, seed: str) -> Iterator[Advice]:
        for deals in range(1, 7):
            yield from think(view, deals, seed)

    monkeypatch.setattr(beside, "_think", piecemeal)
    player = Player(LESSON, DEAL)
    player.handle({"kind": "press", "id": "hint-3"})
    work, shown = player.work(), []
    for _ in range(4):
        next(work)
    before = player._beside._hint.advice
    player.handle({"kind": "choose", "choice": "o"})
    for _ in player.work():
        advice = player._beside._hint.advice
        assert advice is not None
        shown.append(advice.deals)
    assert before is not None
    assert shown == sorted(shown)
    assert before.deals == 4 <= shown[0]
    assert shown[-1] == 6


def _is_open(player: Player) -> bool:
    coach = screen_of(player).get("coach")
    return isinstance(coach, dict) and bool(coach["open"])


def test_a_card_that_is_shown_is_marked_on_the_table() -> None:
    """The dealer's discard: the card the coach would put down, and no other."""
    player = Player(LESSON, DEAL)
    for deed in (Choose("o"), Press("say"), Press("on")):
        player.handle(event(deed))
    player.handle({"kind": "press", "id": "hint-4"})
    list(player.work())
    hint = player._beside._hint
    assert hint.advice is not None
    marked = [card["id"] for card in _hand(player) if card["state"] == "hinted"]
    assert marked == [getattr(hint.advice.best, "card").code]  # noqa: B009  # a card is put down


def _hand(player: Player) -> list[dict[str, object]]:
    cloth = screen_of(player)["cloth"]
    assert isinstance(cloth, dict)
    hand: list[dict[str, object]] = cloth["hand"]
    return hand


def test_hints_are_no_deeds_of_the_lesson() -> None:
    """What is kept of a deal played with hints is what is kept of the same deal without."""
    kept = []
    for hints in (False, True):
        book = Book(MemoryStore(), "learner")
        player = Player(LESSON, DEAL, rules=Rules.STANDARD, book=book)
        for deed in solve(player._activity).deeds:
            if hints:
                player.handle({"kind": "press", "id": "hint-4"})
            assert player.handle(event(deed))
        kept.append([run.deeds for run in book.lesson(LESSON.name).runs.values()])
        assert player.record.done == {DEAL - 1}
    assert kept[0] == kept[1]


@pytest.mark.parametrize("button", [*RUNGS, HIDE])
def test_where_nothing_is_to_be_decided_there_is_no_coach(button: str) -> None:
    """In a question, in the check and at the score the buttons do nothing, and none is shown."""
    for step in (1, "check"):
        player = Player(LESSON, step, "none")
        assert not player.handle({"kind": "press", "id": button})
        assert "coach" not in screen_of(player)


def reviewed(number: int) -> Dealt:
    """Play a deal by chance to its review."""
    rules = mixed_rules(number)
    return list(by_chance(f"review {number}", rules, Stream(f"review {number}")))[-1]


def test_the_review_has_a_line_for_each_choice(scale: Callable[[int], int]) -> None:
    """Every call with a choice and every card of the learner, in order; nothing of the others."""
    for number in range(max(scale(30), 4)):
        dealt = reviewed(number)
        coach = Beside()
        coach.turn(dealt)
        list(coach.work())
        drawn = coach.drawn({}, VOICE)["review"]
        assert drawn["thinking"] is None
        position, calls = Position.start(dealt.now.deal), 0
        for action in dealt.now.actions:
            own = position.to_act is Seat.SOUTH and not isinstance(action, Play)
            calls += own and len(position.legal()) > 1
            position = position.after(action)
        cards = [card for card in review(dealt.now) if card.seat is Seat.SOUTH]
        assert len(drawn["rows"]) == calls + len(cards)
        assert [row["cost"] for row in drawn["rows"][calls:]] == [str(card.cost) for card in cards]
        assert all(row["at"] is None for row in drawn["rows"])


def test_the_review_of_cards_is_there_before_that_of_the_calls() -> None:
    """Cards are judged at once; while the calls are thought about it says so."""
    player = Player(LESSON, REVIEW, rules=Rules.STANDARD)
    for deed in solve(player._activity).deeds:
        player.handle(event(deed))
    early = screen_of(player)["review"]
    list(player.work())
    late = screen_of(player)["review"]
    assert isinstance(early, dict)
    assert isinstance(late, dict)
    assert early["thinking"] is not None
    assert late["thinking"] is None
    assert len(early["rows"]) < len(late["rows"])
    assert early["rows"] == late["rows"][-len(early["rows"]) :]


def test_what_a_card_is_said_to_have_cost_is_what_it_cost(scale: Callable[[int], int]) -> None:
    """Tricks and points anew, by minimax over the engine's own positions, late in the deal."""
    checked = 0
    for number in range(max(scale(40), 6)):
        deal = reviewed(100 + number).now
        before = Position.start(deal.deal)
        cards = iter(review(deal))
        for action in deal.actions:
            if isinstance(action, Play):
                card = next(cards)
                if card.trick >= LATE and card.seat is Seat.SOUTH:
                    _check_cost(card, before)
                    checked += 1
            before = before.after(action)
    assert checked


def _check_cost(card: Graded, before: Position) -> None:
    sign = 1 if before.rules.side(card.seat) is before.rules.side(_maker(before)) else -1
    tricks = {
        play.card: sign * minimax(before.after(play))
        for play in before.legal()
        if isinstance(play, Play)
    }
    lost = max(tricks.values()) - tricks[card.card]
    assert lost == card.lost
    best = {one for one, found in tricks.items() if found == max(tricks.values())}
    assert set(card.best) == best
    row = costs.card_row(card, VOICE)
    note = "".join(part if isinstance(part, str) else part["name"] for part in row["note"])
    assert ("none better" in note) == (lost == 0)
    assert ("no point" in note) == (lost > 0 and card.cost == 0)
    assert row["tone"] == ("lost" if card.cost > 0 else "even" if lost else "best")


def _maker(position: Position) -> Seat:
    assert position.maker is not None
    return position.maker


def test_the_page_stays_live_while_the_coach_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two pieces of thought a call can be opened; what is known by then is shown."""
    pieces = 0

    def slow(view: View, seed: str) -> Iterator[Advice]:
        nonlocal pieces
        while pieces < MANY:
            pieces += 1
            yield from think(view, 1, seed)

    monkeypatch.setattr(beside, "_think", slow)

    async def at_the_page() -> None:
        view = LessonView(LESSON, DEAL, book=Book(MemoryStore(), "learner"))
        _sent(view, {"kind": "press", "id": "hint-3"})
        assert view.screen["coach"]["wait"]
        await _until(lambda: view.screen["coach"]["numbers"] is not None)
        asked_at = pieces
        assert asked_at < MANY
        seq = view.seq
        _sent(view, {"kind": "choose", "choice": "o"})
        assert view.seq == seq + 1
        assert view.screen["main"]["id"] == "say"
        await _until(lambda: view.screen["coach"]["numbers"]["note"] is None)
        assert pieces == MANY
        assert view.seq == seq + 1  # what the coach finds answers nothing: no deed is lost by it

    asyncio.run(at_the_page())


async def _until(true: Callable[[], bool]) -> None:
    for _ in range(10_000):
        if true():
            return
        await asyncio.sleep(0)
    raise AssertionError("it never came")


def test_a_failing_coach_is_told_and_the_lesson_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """The page says that something went wrong; the call can still be made."""

    def broken(view: View, seed: str) -> Iterator[Advice]:
        raise ZeroDivisionError(f"{view.seat} {seed}")

    monkeypatch.setattr(beside, "_think", broken)
    told: list[object] = []

    async def at_the_page() -> None:
        view = LessonView(LESSON, DEAL, book=Book(MemoryStore(), "learner"))
        monkeypatch.setattr(view, "send", lambda content, **_: told.append(content["kind"]))
        _sent(view, {"kind": "press", "id": "hint-1"})
        await _until(lambda: "trouble" in told)
        _sent(view, {"kind": "choose", "choice": "o"})
        assert view.screen["main"]["id"] == "say"

    asyncio.run(at_the_page())


def _sent(view: LessonView, what: dict[str, str]) -> None:
    view._receive(view, what | {"seq": view.seq, "n": 1}, None)


def test_a_panel_without_advice_says_that_the_coach_thinks() -> None:
    """Asked, and nothing found yet: the rule is there, and that it takes a moment."""
    position = Dealt.start("whole hand 13", Rules.STANDARD, Seat.SOUTH).position
    drawn = panel(Hint(Help.CARD), position, VOICE)
    assert drawn["wait"]
    assert drawn["allowed"]["rule"]["key"].startswith("bid1.")
    assert said(Hint(Help.CARD), position).message == "The coach is thinking."
