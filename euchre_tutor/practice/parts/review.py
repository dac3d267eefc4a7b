"""What the learner's cards and calls have cost, and where the deal turned."""

from __future__ import annotations

from euchre_tutor.coach.review import Graded
from euchre_tutor.engine import Position
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.practice.parts.numbers import figure, label
from euchre_tutor.practice.replay import GradedCall, Replay
from euchre_tutor.practice.table import at
from euchre_tutor.text import TN, T, Text
from euchre_tutor.text.words import any_of, sentences


def review(replay: Replay, voice: Voice) -> Json:
    """Draw the review of the deal on show: the learner's deeds in order, each with what it cost."""
    return {
        "title": voice.say(T("Review")),
        "unit": voice.say(T("points lost")),
        "sum": voice.rich(_sum(replay)),
        "turning": _turning(replay, voice),
        "thinking": voice.say(T("The coach is looking at your calls."))
        if replay.thinking
        else None,
        "how": voice.rich(
            T(
                "Cards are judged with all hands open. Calls are judged by what you could know,"
                " over many deals."
            )
        ),
        "rows": [
            *(_call(replay, call, voice) for call in sorted(replay.calls, key=lambda one: one.at)),
            *(_card(replay, card, voice) for card in replay.mine),
        ],
    }


def _sum(replay: Replay) -> Text:
    if not replay.cards:
        return T("Nobody made trump, so no card was played.")
    if replay.lost == 0:
        return T("Your cards cost no trick.")
    cost = sum(card.cost for card in replay.mine)
    tricks = TN("Your cards cost 1 trick.", "Your cards cost {n} tricks.", replay.lost)
    points = TN("That was 1 point.", "That was {n} points.", cost)
    return sentences(tricks, points) if cost else tricks


def _turning(replay: Replay, voice: Voice) -> Json | None:
    """The card that cost its side most, as a button that leads there."""
    worst = replay.turning
    if worst is None:
        return None
    text = (
        TN(
            "You played {card} in trick {trick}: 1 point.",
            "You played {card} in trick {trick}: {n} points.",
            worst.cost,
            card=worst.card,
            trick=worst.trick + 1,
        )
        if worst.seat is replay.you
        else TN(
            "{seat} played {card} in trick {trick}: 1 point.",
            "{seat} played {card} in trick {trick}: {n} points.",
            worst.cost,
            seat=worst.seat,
            card=worst.card,
            trick=worst.trick + 1,
        )
    )
    return {"id": "turning", "title": voice.say(T("Turning point")), "text": voice.rich(text)}


def _card(replay: Replay, card: Graded, voice: Voice) -> Json:
    place = replay.first_card + next(n for n, one in enumerate(replay.cards) if one is card)
    lost = max(0, card.lost)
    better = any_of(card.best)
    if lost == 0:
        note = T("none better")
    elif card.cost == 0:
        note = TN(
            "1 trick less than {better}, no point",
            "{n} tricks less than {better}, no point",
            lost,
            better=better,
        )
    else:
        note = TN(
            "1 trick less than {better}", "{n} tricks less than {better}", lost, better=better
        )
    return _row(
        replay,
        place,
        voice,
        (T("Trick {n}", n=card.trick + 1), T("{card}", card=card.card), note),
        str(card.cost),
    ) | {"tone": _tone(card.cost, lost)}


def _call(replay: Replay, call: GradedCall, voice: Voice) -> Json:
    before = at(replay.deal, call.at)
    best = call.advice.best
    if call.cost == 0 and best != call.action:
        note = T("a toss-up with {best}", best=label(best, before))
    elif call.cost == 0:
        note = T("none better")
    else:
        note = T("less than {best}", best=label(best, before))
    row = _row(
        replay,
        call.at,
        voice,
        (_phase(before), label(call.action, before), note),
        figure(call.cost) if call.cost else "0",
    )
    return row | {"tone": _tone(call.cost, 0)}


def _phase(before: Position) -> Text:
    return T("Call") if before.contract is None else T("After the bids")


def _tone(cost: float, lost: int) -> str:
    return "lost" if cost > 0 else "even" if lost else "best"


def _row(
    replay: Replay, place: int, voice: Voice, words: tuple[Text, Text, Text], cost: str
) -> Json:
    when, what, note = words
    return {
        "at": place,
        "when": voice.say(when),
        "what": voice.rich(what),
        "note": voice.rich(note),
        "cost": cost,
        "unit": voice.say(T("points lost")),
        "here": replay.branch is None and replay.look == place,
    }
