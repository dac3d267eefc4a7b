"""A deal being played: the table, what is asked or told, the coach, the scrubber."""

from __future__ import annotations

from euchre_tutor.engine import Phase, Play, Seat
from euchre_tutor.explain import plays, tricks
from euchre_tutor.explain.explanation import sure
from euchre_tutor.lessons.coaching.hint import Help
from euchre_tutor.lessons.coaching.panel import panel
from euchre_tutor.lessons.steps.tapping import tap_card
from euchre_tutor.lessons.voice import Json, Voice, spoken
from euchre_tutor.practice_table.parts.cloth import cloth, held
from euchre_tutor.practice_table.parts.frame import button, framed, game_menu
from euchre_tutor.practice_table.parts.news import heard, lines
from euchre_tutor.practice_table.parts.scrubber import scrubber
from euchre_tutor.practice_table.parts.title import kicker
from euchre_tutor.practice_table.table import Station, Table
from euchre_tutor.text import T, Text


def page(table: Table, voice: Voice) -> Json:
    """Draw the table at which the learner plays."""
    verdict = _verdict(table, voice)
    said = [heard(table, voice), "" if verdict is None else spoken(verdict)]
    here = len(table.position.actions) if table.look is None else table.look
    return framed(
        voice,
        "table",
        kicker(table),
        kicker=kicker(table),
        status=(_pill(table), _turn(table)),
        notice=table.notice,
        practice={
            "coach": _coach(table, voice),
            "scrub": scrubber(voice, table.position, here, table.you),
            "undo": {"id": "undo", "label": voice.say(T("Undo")), "ready": table.can_undo},
            "game": game_menu(voice, None, ("lobby", T("Leave the table"))),
        },
        cloth=cloth(table, voice),
        task=_task(table, voice),
        verdict=verdict,
        main=_main(table, voice),
        also=_also(table, voice),
        focus=_focus(table, voice),
        announce=_announced(table, voice) or " ".join(filter(None, said)),
    )


def _coach(table: Table, voice: Voice) -> Json | None:
    """Draw the coach where the learner is to decide something now."""
    decides = table.station in (Station.CARD, Station.DECIDING)
    asked_now = decides and table.look is None and not table.last
    return panel(table.hint, table.position, voice) if asked_now else None


def _pill(table: Table) -> Text:
    """Say where in the deal it is."""
    shown = table.shown
    if table.last:
        return T("Last trick")
    if shown.phase is Phase.PLAY or shown.tricks:
        full = table.trick != shown.trick
        return T("Trick {n} of {all}", n=len(shown.tricks) + (not full), all=5)
    if shown.phase is Phase.FIRST_ROUND:
        return T("First round")
    return T("Second round") if shown.phase is Phase.SECOND_ROUND else T("After the bids")


def _turn(table: Table) -> Text | None:
    if table.look is not None:
        return T("Looking back")
    if table.last or table.stopped:
        return None
    seat = table.position.to_act
    return T("Your turn") if seat is table.you else _thinks(sure(seat))


def _thinks(seat: Seat) -> Text:
    return T("{seat} is thinking", seat=seat)


def _prompt(table: Table) -> Text:
    if table.look is not None:
        return T("Looking back")
    if table.last:
        return T("The last trick")
    if table.station is Station.OTHERS:
        return _thinks(sure(table.position.to_act))
    if table.position.trick is not None and not table.position.trick.plays:
        return T("You lead: play a card")
    return T("Play a card")


def _task(table: Table, voice: Voice) -> Json:
    """Ask, and tell what the others have done."""
    full = table.station is Station.TRICK and table.look is None and not table.last
    prompt = "" if full else voice.say(_prompt(table))
    told = {"kind": "told", "prompt": prompt, "hint": "", "cards": [], "lines": []}
    if table.look is not None or table.last:
        return told
    news = lines(table, voice)
    if table.station is Station.DECIDING and table.decision is not None:
        return sure(table.decision.parts(voice).task) | {"lines": news}
    if table.station is not Station.CARD:
        return told | {"lines": news}
    count = len(table.position.hands[table.you.number])
    return {
        "kind": "cards",
        "prompt": prompt,
        "hint": "",
        "how": tap_card(voice, count),
        "cards": [],
        "lines": news,
    }


def _verdict(table: Table, voice: Voice) -> Json | None:
    """The rule against a card, or who takes the trick."""
    position = table.position
    if table.look is not None or table.last:
        return None
    if table.refused is not None:
        refused = sure(position.refusal(Play(table.refused)))
        why = plays.refusal(refused, position, table.you)
        at = {"card": table.refused.code}
        return voice.answer("wrong", T("Not this one."), why.text, refused.rule, at)
    if table.station is Station.DECIDING and table.decision is not None:
        return table.decision.parts(voice).verdict
    if table.station is Station.TRICK:
        trick = position.tricks[-1]
        best, card = trick.best(position.trump)
        why = tricks.winner(trick, position.trump, table.you)
        headline = (
            T("You take the trick.")
            if best is table.you
            else T("{seat} takes the trick.", seat=best)
        )
        return voice.answer("told", headline, why.text, why.rules[0], {"card": card.code})
    return None


def _main(table: Table, voice: Voice) -> Json | None:
    if table.look is not None:
        return button(voice, "now", T("Back to the game"))
    if table.last:
        return button(voice, "last", T("Back to the game"))
    if table.refused is not None:
        return button(voice, "again", T("Choose again"))
    match table.station:
        case Station.TRICK:
            over = table.position.phase is Phase.OVER
            return button(voice, "next", T("The score") if over else T("Next trick"), "arrow")
        case Station.DECIDING if table.decision is not None:
            found = table.decision.parts(voice).button
            return None if found is None else button(voice, *found[:2]) | {"ready": found[2]}
    return None


def _also(table: Table, voice: Voice) -> list[Json]:
    if table.look is not None or table.last or table.last_trick is None:
        return []
    return [button(voice, "last", T("Last trick"), "eye")]


def _focus(table: Table, voice: Voice) -> Json | None:
    """Where the keyboard goes on: the main button, a call, the first card of the hand."""
    if table.look is not None or table.last:
        return None
    refused = table.refused if table.decision is None else table.decision.refused
    if table.stopped or refused is not None:
        return {"main": True}
    if table.decision is not None and (focus := table.decision.parts(voice).focus) is not None:
        return focus
    if table.hint.help is not Help.NONE:
        return None
    choices = []
    if table.decision is not None:
        choices = sure(table.decision.parts(voice).task).get("choices", [])
    elif table.station is not Station.CARD:
        return None
    first = held(table.position, table.you)[0]
    return {"choice": choices[0]["id"]} if choices else {"card": first.code}


def _announced(table: Table, voice: Voice) -> str:
    """What an opened call means, where one is."""
    opened = table.station is Station.DECIDING and table.look is None
    return table.decision.parts(voice).announce if opened and table.decision is not None else ""
