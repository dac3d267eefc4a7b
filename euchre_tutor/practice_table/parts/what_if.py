"""What if: the card played instead, what comes of it, and the way back."""

from __future__ import annotations

from collections.abc import Sequence

from euchre_tutor.engine import Position
from euchre_tutor.lessons.coaching.numbers import label
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.practice_table.parts.frame import button
from euchre_tutor.practice_table.replay import Branch, Replay
from euchre_tutor.text import TN, T, Text
from euchre_tutor.text.words import all_of, sentences


def what_if(replay: Replay, voice: Voice) -> Json | None:
    """Draw what is known of the branch on show; None while the deal is shown as it was played."""
    branch = replay.branch
    if branch is None:
        return None
    return {
        "title": voice.say(T("What if")),
        "text": voice.rich(_line(branch, replay.deal)),
        "result": voice.rich(_result(branch.line.makers_tricks, replay.deal)),
        "button": button(voice, "what-if-off", T("Back to what was played"), "undo"),
    }


def _line(branch: Branch, deal: Position) -> Text:
    """Say which cards are played instead, and what is supposed after them."""
    actions = branch.line.actions
    before = Position.start(deal.deal).play(*actions[: branch.at])
    changed = _changed(
        label(branch.card, before),
        label(deal.actions[branch.at], before),
        [label(actions[at], before) for at in branch.changes[1:]],
    )
    if deal.rules.partnerships:
        after = T("After that everybody plays their best, all cards seen.")
    else:
        after = T("After that both play their best, all cards seen.")
    return sentences(changed, after)


def _changed(other: Text, played: Text, later: Sequence[Text]) -> Text:
    if not later:
        return T("{other} instead of {played}.", other=other, played=played)
    return T(
        "{other} instead of {played}, and later {cards}.",
        other=other,
        played=played,
        cards=all_of(later),
    )


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
