"""A finished deal: who made trump, who was alone, and the tricks of each side in piles."""

from __future__ import annotations

from euchre_tutor.engine import Rules, Seat, Side
from euchre_tutor.engine.scoring import TRICKS
from euchre_tutor.explain.explanation import sure
from euchre_tutor.lessons.pictures import facts as read
from euchre_tutor.lessons.pictures.asked import Asked, Scene
from euchre_tutor.lessons.pictures.score import score_cloth, taken
from euchre_tutor.lessons.pictures.table import Chair, Table
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.questions.finished import Finished
from euchre_tutor.text import TN, T, Text
from euchre_tutor.text.words import side_name


def scene(voice: Voice, asked: Asked) -> Scene:
    """Draw what the sides took; where the game has a score, the score before the deal."""
    deal, rules, score = _finished(asked), asked.question.rules, asked.facts["score"]
    if score is not None:
        cloth = score_cloth(voice, (score[0], score[1]), rules)
        return Scene(cloth=cloth, deal=taken(voice, deal))
    makers, out = rules.side(deal.maker), read.sitting_out(asked.facts)
    took = {makers: deal.makers_tricks, makers.other: TRICKS - deal.makers_tricks}
    seats = {seat: Chair(out=seat in out, tags=_tags(asked, seat)) for seat in rules.seats}
    piles = [_pile(voice, side, rules, took[side]) for side in Side]
    return Scene(cloth=Table(voice, rules).cloth(seats, piles=piles), told=True)


def _finished(asked: Asked) -> Finished:
    facts, rules = asked.facts, asked.question.rules
    maker = sure(read.seat(facts["maker"]))
    lone = read.seat(facts["lone"]), read.seat(facts["lone_defender"])
    return Finished(maker, facts["tricks"], rules, *lone)


def _tags(asked: Asked, seat: Seat) -> tuple[Text, ...]:
    facts = asked.facts
    alone = seat.number in (facts["lone"], facts["lone_defender"])
    maker = seat.number == facts["maker"]
    return (*([T("Maker")] if maker else ()), *([T("Alone")] if alone else ()))


def _pile(voice: Voice, side: Side, rules: Rules, tricks: int) -> Json:
    words = TN("{side}: {n} trick", "{side}: {n} tricks", tricks, side=side_name(side, rules))
    return {"tricks": tricks, "name": voice.say(words)}
