"""What if: the card played instead, what comes of it, and the way back."""

from __future__ import annotations

from euchre_tutor.engine import Position
from euchre_tutor.lessons.coaching.numbers import label
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.practice_table.parts.frame import button
from euchre_tutor.practice_table.replay import Replay
from euchre_tutor.text import TN, T, Text


def what_if(replay: Replay, voice: Voice) -> Json | None:
    """Draw what is known of the branch on show; None while the deal is shown as it was played."""
    branch = replay.branch
    if branch is None:
        return None
    before = Position.start(branch.line.deal).play(*branch.line.actions[: branch.at])
    text = T(
        "{other} instead of {played}. After that everybody plays their best, all cards seen.",
        other=label(branch.card, before),
        played=label(replay.deal.actions[branch.at], before),
    )
    return {
        "title": voice.say(T("What if")),
        "text": voice.rich(text),
        "result": voice.rich(_result(branch.line.makers_tricks, replay.deal)),
        "button": button(voice, "what-if-off", T("Back to what was played"), "undo"),
    }


def _result(tricks: int, deal: Position) -> Text:
    """Say how many tricks are made, beside what was played."""
    played = deal.makers_tricks
    who = T("the makers") if deal.rules.partnerships else T("the maker")
    if tricks == played == 0:
        return T("Still no trick for {who}.", who=who)
    if tricks == played:
        return TN("Still 1 trick for {who}.", "Still {n} tricks for {who}.", tricks, who=who)
    if tricks == 0:
        return T("No trick for {who} instead of {played}.", who=who, played=played)
    if played == 0:
        return TN(
            "1 trick for {who} instead of none.",
            "{n} tricks for {who} instead of none.",
            tricks,
            who=who,
        )
    return TN(
        "1 trick for {who} instead of {played}.",
        "{n} tricks for {who} instead of {played}.",
        tricks,
        who=who,
        played=played,
    )
