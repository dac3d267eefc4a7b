"""All hands open, and what each card that may be played would lead to."""

from __future__ import annotations

from typing import Final

from euchre_tutor.engine import Card, Phase, Play, Position, Seat
from euchre_tutor.engine.scoring import TRICKS
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.practice_table.parts.cloth import held
from euchre_tutor.practice_table.replay import Replay
from euchre_tutor.text import TN, T, Text
from euchre_tutor.text.words import seat_name

_OF_YOUR_SIDE: Final = T(
    "Tap a card to try it. The number: tricks of your side, if all then play their best."
)
_OF_THAT_SIDE: Final = T(
    "Tap a card to try it. The number: tricks of that side, if all then play their best."
)
_YOURS: Final = T("Tap a card to try it. The number: your tricks, if both then play their best.")
_OF_THE_OTHER: Final = T(
    "Tap a card to try it. The number: the other player's tricks, if both then play their best."
)


def hands(replay: Replay, voice: Voice) -> Json:
    """Draw the hands of a finished deal at the moment on show.

    The cards that may be played now can be tapped; below each stand the tricks its side would take
    in all, if everybody went on with their best.
    """
    shown, you = replay.shown, replay.you
    order = shown.rules.clockwise(you)
    playing = shown.phase is Phase.PLAY
    return {
        "title": voice.say(T("All hands")),
        "note": voice.say(_note(shown, you)) if playing else None,
        "rows": [_row(replay, seat, voice) for seat in order],
    }


def _note(shown: Position, you: Seat) -> Text:
    mine = shown.to_act is you
    if shown.rules.partnerships:
        return _OF_YOUR_SIDE if mine else _OF_THAT_SIDE
    return _YOURS if mine else _OF_THE_OTHER


def _row(replay: Replay, seat: Seat, voice: Voice) -> Json:
    shown = replay.shown
    turn = shown.to_act is seat and shown.phase is Phase.PLAY
    return {
        "seat": voice.badge(seat, shown.rules, replay.you),
        "name": voice.say(T("You") if seat is replay.you else seat_name(seat)),
        "turn": turn,
        "cards": [_card(replay, seat, card, voice, turn=turn) for card in held(shown, seat)],
    }


def _card(replay: Replay, seat: Seat, card: Card, voice: Voice, *, turn: bool) -> Json:
    """Draw a card; where it may be played, with the tricks of the side of who holds it."""
    shown = replay.shown
    may = turn and card in replay.outcomes
    drawn = voice.card(card, trump=shown.trump, tap=may)
    if not may:
        return drawn | {"figure": None, "played": False, "best": False}
    tricks = _tricks(replay, seat, replay.outcomes[card])
    most = max(_tricks(replay, seat, count) for count in replay.outcomes.values())
    action = replay.line.actions[replay.look] if replay.look < len(replay.line.actions) else None
    played = action == Play(card)
    return drawn | {
        "name": voice.say(_told(drawn["name"], tricks)),
        "figure": str(tricks),
        "played": played,
        "best": tricks == most,
        "word": voice.say(T("played") if _was_played(replay) else T("next")),
    }


def _told(name: str, tricks: int) -> Text:
    if tricks == 0:
        return T("{card_name}: no trick", card_name=name)
    return TN("{card_name}: {n} trick", "{card_name}: {n} tricks", tricks, card_name=name)


def _was_played(replay: Replay) -> bool:
    """Whether what comes next on the line on show was played, and is not only supposed."""
    return replay.branch is None or replay.look < replay.branch.at


def _tricks(replay: Replay, seat: Seat, makers: int) -> int:
    shown = replay.shown
    side = shown.rules.side
    mine = shown.maker is not None and side(seat) is side(shown.maker)
    return makers if mine else TRICKS - makers
