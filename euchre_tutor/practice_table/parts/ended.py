"""The end of a deal, and of a game: the score with both fives, what it was for, what comes next."""

from __future__ import annotations

from euchre_tutor.engine import Position
from euchre_tutor.explain import score
from euchre_tutor.explain.explanation import sure
from euchre_tutor.lessons.pictures.score import score_cloth, taken
from euchre_tutor.lessons.pictures.worth import worth
from euchre_tutor.lessons.voice import Json, Voice, spoken
from euchre_tutor.practice_table.parts.frame import button, framed, game_menu
from euchre_tutor.practice_table.parts.news import heard
from euchre_tutor.practice_table.parts.title import kicker
from euchre_tutor.practice_table.setup import Kind
from euchre_tutor.practice_table.table import Table
from euchre_tutor.questions.finished import Finished
from euchre_tutor.text import TN, T, Text
from euchre_tutor.text.words import sentences, side_name


def page(table: Table, voice: Voice) -> Json:
    """Draw the score after the deal on the table."""
    position, rules = table.position, table.position.rules
    finished = ended_deal(position)
    verdict = _verdict(table, voice)
    told: Json = {"kind": "told", "prompt": "", "hint": "", "cards": [], "lines": []}
    if finished is not None:
        told["deal"] = taken(voice, finished, position.trump, table.you)
    scored = None if finished is None else finished.scored
    lone = finished is not None and finished.lone_defender is not None
    return framed(
        voice,
        "score",
        _title(table),
        kicker=kicker(table),
        status=(T("The score"), None),
        notice=table.notice,
        practice={"game": game_menu(voice, position, ("lobby", T("Leave the table")))},
        cloth=score_cloth(voice, table.score, rules, bare=True, looker=table.you),
        aside=worth(voice, rules, scored, defenders=lone),
        task=told,
        verdict=verdict,
        main=_main(table, voice),
        also=[
            button(voice, "replay", T("Replay"), "eye"),
            *([button(voice, "undo", T("Undo"), "undo")] if table.can_undo else []),
        ],
        focus={"main": True},
        announce=" ".join([heard(table, voice), spoken(verdict)]),
    )


def ended_deal(position: Position) -> Finished | None:
    """Give what a finished deal is scored by; None for one that was thrown in."""
    contract = position.contract
    if contract is None:
        return None
    return Finished(
        contract.maker,
        position.makers_tricks,
        position.rules,
        contract.loner,
        contract.lone_defender,
    )


def _verdict(table: Table, voice: Voice) -> Json:
    """Say what the deal scores and why, and how the game stands."""
    position, you = table.position, table.you
    why, result = score.result(position, you), sure(position.result)
    side = result.side
    if side is None:
        headline, tone = T("Nobody scores."), "told"
    else:
        ours = side is position.rules.side(you)
        headline, tone = _gain(table, result.points, ours=ours), "right" if ours else "told"
    text = why.text
    if table.setup.kind is Kind.GAME:
        text = sentences(text, score.game_over(table.with_this, you).text)
    return voice.answer(tone, headline, text, why.rules[0])


def _gain(table: Table, points: int, *, ours: bool) -> Text:
    rules = table.position.rules
    if not ours:
        other = side_name(rules.side(table.you).other, rules)
        return TN("{n} point to {side}.", "{n} points to {side}.", points, side=other)
    if not rules.partnerships:
        return TN("{n} point to you.", "{n} points to you.", points)
    return TN("{n} point to your side.", "{n} points to your side.", points)


def _title(table: Table) -> Text:
    game = table.with_this
    if table.setup.kind is not Kind.GAME or not game.over:
        return T("The hand is over")
    won = game.winner is game.rules.side(table.you)
    return T("You have won the game") if won else T("The game is over")


def _main(table: Table, voice: Voice) -> Json:
    if table.setup.kind is Kind.GAME and not table.with_this.over:
        return button(voice, "next", T("Next hand"), "arrow")
    return button(voice, "lobby", T("Play another"), "arrow")
