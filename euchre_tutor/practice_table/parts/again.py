"""A finished deal looked at again: all hands open, the scrubber, "what if", the review."""

from __future__ import annotations

from euchre_tutor.engine import Card, Phase, Position
from euchre_tutor.explain.explanation import sure
from euchre_tutor.explain.happened import happened
from euchre_tutor.lessons.pictures.bidding import quoted
from euchre_tutor.lessons.pictures.playing import Look, State
from euchre_tutor.lessons.pictures.playing import table as drawn
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.practice_table.parts.cloth import made, role
from euchre_tutor.practice_table.parts.frame import button, framed, game_menu
from euchre_tutor.practice_table.parts.hands import hands
from euchre_tutor.practice_table.parts.review import review
from euchre_tutor.practice_table.parts.scrubber import scrubber
from euchre_tutor.practice_table.parts.what_if import what_if
from euchre_tutor.practice_table.replay import Replay
from euchre_tutor.practice_table.saying import said
from euchre_tutor.text import T, Text
from euchre_tutor.text.words import seat_name
from euchre_tutor.widgets.table_cloth import table_cloth


def page(replay: Replay, voice: Voice) -> Json:
    """Draw a deal of the record at one moment."""
    branch = replay.branch
    return framed(
        voice,
        "replay",
        T("The deal again"),
        kicker=_from(replay),
        status=(_moment(replay.shown, replay.look), None),
        notice=replay.notice,
        practice={
            "scrub": scrubber(
                voice,
                replay.line,
                replay.look,
                replay.you,
                None if branch is None else branch.at,
            ),
            "deals": _deals(replay, voice),
            "hands": hands(replay, voice),
            "whose": _whose(replay, voice),
            "review": review(replay, voice),
            "branch": what_if(replay, voice),
            "notes": list(replay.note),
            "notes_title": voice.say(T("Remarks in the file")),
            "leave": button(voice, "table", T("Close"), "back"),
            "game": game_menu(voice, replay.line, None),
        },
        cloth=cloth(replay, voice),
        announce=_heard(replay, voice),
    )


def _from(replay: Replay) -> Text:
    return T("{name}", name=replay.name) if replay.name else T("Your game")


def _moment(shown: Position, look: int) -> Text:
    if look == 0:
        return T("Dealt")
    if shown.trick is None and not shown.tricks:
        return T("Bids")
    full = shown.trick is None or not shown.trick.plays
    return T("Trick {n} of {all}", n=max(1, len(shown.tricks) + (not full)), all=5)


def cloth(replay: Replay, voice: Voice) -> Json:
    """Draw the table at the moment on show; the hands stand beside it."""
    shown = replay.shown
    trick = shown.trick
    if (trick is None or not trick.plays) and shown.tricks:
        trick = shown.tricks[-1]
    states: dict[Card, State] = {}
    if trick is not None and len(trick.plays) == len(shown.active):
        states[trick.winning_card(shown.trump)] = ("winner", None)
    look = Look(
        trick=trick,
        fresh=1,
        told=True,
        states=states,
        hand=False,
        turn=shown.to_act,
        looker=replay.you,
    )
    lies = drawn(voice, shown, look)
    if not lies["trick"] and shown.phase is not Phase.PLAY:
        lies["kitty"] = table_cloth(shown, replay.you, voice.language)["kitty"]
    words = {} if lies["trick"] else said(shown)
    for seat, chair in zip(shown.rules.seats, lies["seats"], strict=True):
        chair["note"] = role(shown, seat, voice)
        chair["bubble"] = voice.say(quoted(words[seat])) if seat in words else None
        if seat is replay.you:
            chair["name"] = voice.say(T("You"))
    if lies["trump"] is not None:
        lies["trump"]["label"] = voice.say(made(sure(shown.trump), sure(shown.maker)))
    return lies | {"small": True}


def _deals(replay: Replay, voice: Voice) -> Json | None:
    """Which deal of the record it is, and the ways to its neighbours."""
    count = len(replay.game.deals)
    if count == 1:
        return None

    def step(to: int, words: Text) -> Json:
        return {"label": voice.say(words), "number": to if 0 <= to < count else None}

    return {
        "label": voice.say(T("Deal {n} of {all}", n=replay.number + 1, all=count)),
        "back": step(replay.number - 1, T("The deal before")),
        "next": step(replay.number + 1, T("The next deal")),
    }


def _whose(replay: Replay, voice: Voice) -> Json | None:
    """Ask from which seat a game from a file is looked at; one played here has a learner."""
    if not replay.name:
        return None
    return {
        "title": voice.say(T("Whose cards?")),
        "options": [
            {"value": seat.letter, "label": voice.say(seat_name(seat)), "on": seat is replay.you}
            for seat in replay.game.rules.seats
        ],
    }


def _heard(replay: Replay, voice: Voice) -> str:
    """Say what was done last before this moment."""
    if replay.look == 0:
        return ""
    before = Position.start(replay.line.deal).play(*replay.line.actions[: replay.look - 1])
    return voice.aloud(happened(replay.line.actions[replay.look - 1], before).text)
