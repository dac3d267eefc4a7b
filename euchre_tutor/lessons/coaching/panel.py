"""The coach's panel: the rule first, then as much as was asked for, and the ladder of hints."""

from __future__ import annotations

from typing import Final

from euchre_tutor.engine import Action, Announce, Discard, Phase, Play, Position
from euchre_tutor.explain import auction
from euchre_tutor.explain.explanation import Explanation
from euchre_tutor.explain.may_follow import may_follow
from euchre_tutor.lessons.coaching.hint import HIDE, RUNGS, Help, Hint
from euchre_tutor.lessons.coaching.numbers import label, numbers
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.text import T, Text

_NAMES: Final = {
    Help.NUDGE: T("Nudge"),
    Help.THUMB: T("Rule of thumb"),
    Help.NUMBERS: T("Numbers"),
    Help.CARD: T("Show the card"),
}


_WAIT: Final = T("The coach is thinking.")


def panel(hint: Hint, position: Position, voice: Voice) -> Json:
    """Draw the panel for whoever is to decide something in this position."""
    asked, advice = hint.help, hint.advice
    drawn: Json = {
        "title": voice.say(T("Coach")),
        "open": asked is not Help.NONE,
        "hide": {"id": HIDE, "label": voice.say(T("Hide"))},
        "allowed": _said(voice, allowed(position)) if asked else None,
        "nudge": None,
        "thumb": None,
        "numbers": None,
        "show": None,
        "wait": None,
        "ladder": _ladder(voice, position, asked),
    }
    if not asked:
        return drawn
    if advice is None:
        return drawn | {"wait": voice.say(_WAIT)}
    drawn["nudge"] = voice.rich(advice.nudge)
    if asked >= Help.THUMB:
        drawn["thumb"] = _said(voice, advice.thumb)
    if asked >= Help.NUMBERS:
        drawn["numbers"] = numbers(voice, advice, position, thinking=hint.thinking)
    if asked >= Help.CARD:
        drawn["show"] = voice.rich(advised(advice.best, position))
    return drawn


def said(hint: Hint, position: Position) -> Text:
    """Give what the rung asked for has to say."""
    advice = hint.advice
    if advice is None:
        return _WAIT
    match hint.help:
        case Help.THUMB:
            return advice.thumb.text
        case Help.NUMBERS:
            return advice.how
        case Help.CARD:
            return advised(advice.best, position)
    return advice.nudge


def allowed(position: Position) -> Explanation:
    """Say what may be done now, and by which rule, to whoever is to act."""
    if position.phase is Phase.PLAY:
        return may_follow(position)
    return auction.turn(position, position.to_act)


def advised(action: Action, position: Position) -> Text:
    """Say what the coach would do."""
    match action:
        case Play(card):
            return T("The coach would play {card}.", card=card)
        case Discard(card):
            return T("The coach would put {card} down.", card=card)
        case Announce(alone=False):
            return T("The coach would not go alone.")
    return T("The coach would choose {choice}.", choice=label(action, position))


def _said(voice: Voice, why: Explanation) -> Json:
    return {"text": voice.rich(why.text), "rule": voice.rule(why.rules[0])}


def _ladder(voice: Voice, position: Position, asked: Help) -> Json:
    card = position.phase in (Phase.PLAY, Phase.EXCHANGE)
    last = T("Show the card") if card else T("Show the call")
    return {
        "title": voice.say(T("Hints")),
        "note": voice.say(T("asking is free")),
        "next": f"hint-{min(asked + 1, Help.CARD)}",
        "rungs": [
            {
                "id": button,
                "label": voice.say(last if rung is Help.CARD else _NAMES[rung]),
                "state": "now" if rung is asked else "done" if rung < asked else "open",
            }
            for button, rung in RUNGS.items()
        ],
    }
