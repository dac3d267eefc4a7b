"""Before a game: what can be played, where the learner sits, how well the others play, files."""

from __future__ import annotations

from typing import Final

from euchre_tutor.coach.bots import DEALS, LEVELS
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.practice_table.files import LARGEST
from euchre_tutor.practice_table.parts.cloth import standing
from euchre_tutor.practice_table.parts.frame import button, framed
from euchre_tutor.practice_table.parts.title import kicker
from euchre_tutor.practice_table.picker import OPEN_FILE
from euchre_tutor.practice_table.setup import Kind
from euchre_tutor.practice_table.table import RESUME, Lobby, Table, Wish
from euchre_tutor.text import T, Text
from euchre_tutor.text.rulebook import rules_in_use
from euchre_tutor.text.words import seat_name

_LEVELS: Final = {
    1: T("They bid and play at random, as the rules allow."),
    2: T("They play by rules of thumb."),
    **{
        level: T("They think through {n} possible deals.", n=deals)
        for level, deals in DEALS.items()
    },
}
_LEVELS_OF_TWO: Final = {
    1: T("The other player bids and plays at random, as the rules allow."),
    2: T("The other player goes by rules of thumb."),
    **{
        level: T("The other player thinks through {n} possible deals.", n=deals)
        for level, deals in DEALS.items()
    },
}

_INSTEAD: Final = {
    Kind.GAME: (T("A new game takes the place of this one, which is then lost."), T("New game")),
    Kind.DEAL: (T("Another deal takes the place of this one, which is then lost."), T("New deal")),
    Kind.DAY: (T("Today's deal takes the place of this one, which is then lost."), T("New deal")),
}
"""What a learner is asked before something is given up for what they asked for."""


def page(lobby: Lobby, voice: Voice) -> Json:
    """Draw what can be begun, and gone on with."""
    rules = lobby.setup.rules
    four = rules.partnerships
    return framed(
        voice,
        "lobby",
        T("Play a game"),
        notice=lobby.notice,
        focus=None if lobby.instead is None else {"main": True},
        announce="" if lobby.instead is None else voice.aloud(_INSTEAD[lobby.instead.kind][0]),
        practice={
            "intro": voice.say(
                T("You play with a partner against two others, and a coach helps when you ask.")
                if four
                else T("You play against one other player, and a coach helps when you ask.")
            ),
            "waiting": [
                *(_waiting(table, voice, lobby.instead) for table in lobby.waiting),
                *(_unreadable(kind, voice, lobby.instead) for kind in lobby.unreadable),
            ],
            "begin": {
                "title": voice.say(T("What to play")),
                "game": _way(
                    voice,
                    "game",
                    T("New game"),
                    T("Hands until a side has {n} points.", n=rules.target)
                    if four
                    else T("Hands until one of you has {n} points.", n=rules.target),
                ),
                "day": _way(
                    voice,
                    "day",
                    T("Deal of the day"),
                    T("One hand, the same for everybody today."),
                ),
                "deal": _way(voice, "deal", T("Deal by its code"), T("One hand that a word fixes."))
                | {
                    "field": voice.say(T("The code of the deal")),
                    "hint": voice.say(
                        T(
                            "Any word or number: the same one deals the same cards."
                            " A hand copied in one line opens as a replay."
                        )
                    ),
                    "button": voice.say(T("Deal")),
                },
            },
            "seats": _seats(lobby, voice),
            "levels": _levels(lobby, voice),
            "rules": {
                "title": voice.say(T("Rules in use")),
                "name": voice.say(rules_in_use(rules)),
                "note": None,
            },
            "file": {
                "title": voice.say(T("A game from a file")),
                "text": voice.say(
                    T("Open a recorded game to replay it: Euchre Game Notation, or our own form.")
                ),
                "button": voice.say(OPEN_FILE),
                "most": LARGEST,
            },
        },
    )


def _way(voice: Voice, what: str, label: Text, note: Text) -> Json:
    return {"what": what, "label": voice.say(label), "note": voice.say(note)}


def _waiting(table: Table, voice: Voice, wish: Wish | None) -> Json:
    return {
        "title": voice.say(
            T("A game is waiting") if table.setup.kind is Kind.GAME else T("A deal is waiting")
        ),
        "name": voice.say(kicker(table)),
        "score": standing(table.score, table.position, table.you, voice)["name"]
        if table.setup.kind is Kind.GAME
        else None,
        "button": button(voice, RESUME + table.setup.kind.value, T("Go on playing"), "arrow"),
        "instead": None if wish is None else _instead(wish.kind, voice),
    }


def _unreadable(kind: Kind, voice: Voice, wish: Wish | None) -> Json:
    """Tell of a game or deal that is kept and cannot be gone on with."""
    return {
        "title": voice.say(
            T("A game cannot be read") if kind is Kind.GAME else T("A deal cannot be read")
        ),
        "name": voice.say(
            T("What was saved is damaged, or of another version. It stays until you replace it.")
        ),
        "score": None,
        "button": None,
        "instead": None if wish is None else _instead(wish.kind, voice),
    }


def _instead(kind: Kind, voice: Voice) -> Json:
    text, label = _INSTEAD[kind]
    return {"text": voice.say(text), "button": button(voice, "instead", label)}


def _seats(lobby: Lobby, voice: Voice) -> Json:
    now = lobby.setup.seat
    return {
        "title": voice.say(T("Your seat")),
        "options": [
            {"value": seat.letter, "label": voice.say(seat_name(seat)), "on": seat is now}
            for seat in lobby.setup.rules.seats
        ],
    }


def _levels(lobby: Lobby, voice: Voice) -> Json:
    now = lobby.setup.level
    four = lobby.setup.rules.partnerships
    return {
        "title": voice.say(
            T("How well the others play") if four else T("How well the other player plays")
        ),
        "options": [
            {"value": str(level), "label": str(level), "on": level == now} for level in LEVELS
        ],
        "note": voice.say((_LEVELS if four else _LEVELS_OF_TWO)[now]),
    }
