"""What the learner's cards and calls have cost, and where the deal turned."""

from __future__ import annotations

from euchre_tutor.lessons.coaching import costs
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.practice_table.replay import Replay
from euchre_tutor.text import TN, T


def review(replay: Replay, voice: Voice) -> Json:
    """Draw the review of the deal on show: the learner's deeds in order, each with what it cost."""
    calls = sorted(replay.calls, key=lambda one: one.at)
    rows = [costs.call_row(call, voice) | _place(replay, call.at) for call in calls]
    for number, card in enumerate(replay.cards, replay.first_card):
        if card.seat is replay.you:
            rows.append(costs.card_row(card, voice) | _place(replay, number))
    drawn = costs.review(
        voice, replay.mine, rows, played=bool(replay.cards), thinking=replay.thinking
    )
    return drawn | {"turning": _turning(replay, voice)}


def _place(replay: Replay, at: int) -> Json:
    """Where a press leads, and whether it is on show."""
    return {"at": at, "here": replay.branch is None and replay.look == at}


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
