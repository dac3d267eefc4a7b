"""What cards and calls have cost, in words: a line for each."""

from __future__ import annotations

from collections.abc import Iterable

from euchre_tutor.coach.review import Graded
from euchre_tutor.engine import Position
from euchre_tutor.lessons.coaching.grading import GradedCall
from euchre_tutor.lessons.coaching.numbers import figure, label
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.text import TN, T, Text
from euchre_tutor.text.words import any_of, sentences


def review(
    voice: Voice, mine: Iterable[Graded], rows: list[Json], *, played: bool, thinking: bool
) -> Json:
    """Draw the review: the sum of a player's own cards, and a row for each choice.

    ``played``: whether trump was made; ``thinking``: whether the coach is still at the calls.
    """
    return {
        "title": voice.say(T("Review")),
        "unit": voice.say(T("points lost")),
        "sum": voice.rich(_sum(tuple(mine), played=played)),
        "turning": None,
        "thinking": voice.say(T("The coach is looking at your calls.")) if thinking else None,
        "how": voice.rich(
            T(
                "Cards are judged with all hands open. Calls are judged by what you could know,"
                " over many deals."
            )
        ),
        "rows": rows,
    }


def _sum(mine: tuple[Graded, ...], *, played: bool) -> Text:
    if not played:
        return T("Nobody made trump, so no card was played.")
    tricks_lost, cost = lost(mine), sum(card.cost for card in mine)
    if tricks_lost == 0:
        return T("Your cards cost no trick.")
    tricks = TN("Your cards cost 1 trick.", "Your cards cost {n} tricks.", tricks_lost)
    points = TN("That was 1 point.", "That was {n} points.", cost)
    return sentences(tricks, points) if cost else tricks


def lost(cards: Iterable[Graded]) -> int:
    """Count the tricks that these cards cost their side; one gained makes up for none lost."""
    return sum(max(0, card.lost) for card in cards)


def card_row(card: Graded, voice: Voice) -> Json:
    """Tell what a card has cost."""
    tricks = lost([card])
    better = any_of(card.best)
    if tricks == 0:
        note = T("none better")
    elif card.cost == 0:
        note = TN(
            "1 trick less than {better}, no point",
            "{n} tricks less than {better}, no point",
            tricks,
            better=better,
        )
    else:
        note = TN(
            "1 trick less than {better}", "{n} tricks less than {better}", tricks, better=better
        )
    when = T("Trick {n}", n=card.trick + 1)
    return _row(voice, when, T("{card}", card=card.card), note) | {
        "cost": str(card.cost),
        "tone": _tone(card.cost, tricks),
    }


def call_row(call: GradedCall, voice: Voice) -> Json:
    """Tell what a call has cost."""
    best = call.advice.best
    if call.cost == 0 and best != call.action:
        note = T("a toss-up with {best}", best=label(best, call.before))
    elif call.cost == 0:
        note = T("none better")
    else:
        note = T("less than {best}", best=label(best, call.before))
    return _row(voice, _phase(call.before), label(call.action, call.before), note) | {
        "cost": figure(call.cost) if call.cost else "0",
        "tone": _tone(call.cost, 0),
    }


def _phase(before: Position) -> Text:
    return T("Call") if before.contract is None else T("After the bids")


def _tone(cost: float, lost: int) -> str:
    return "lost" if cost > 0 else "even" if lost else "best"


def _row(voice: Voice, when: Text, what: Text, note: Text) -> Json:
    return {
        "at": None,
        "when": voice.say(when),
        "what": voice.rich(what),
        "note": voice.rich(note),
        "unit": voice.say(T("points lost")),
        "here": False,
    }
