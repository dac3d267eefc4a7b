"""How a whole deal looks: what the others did, what came of it, the score, the deal once more."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final, TypeAlias

from euchre_tutor.engine import Action, Announce, Play, Position, Rules, Seat, Side, sorted_hand
from euchre_tutor.explain import leads, outcomes, score
from euchre_tutor.explain.explanation import sure
from euchre_tutor.explain.happened import forced, happened
from euchre_tutor.lessons.pictures.finished import tricks_of
from euchre_tutor.lessons.pictures.playing import YOU, Look, table
from euchre_tutor.lessons.steps import trick_parts
from euchre_tutor.lessons.steps.activity import Parts
from euchre_tutor.lessons.steps.deciding import Deciding
from euchre_tutor.lessons.steps.trick_play import ON, TrickPlay
from euchre_tutor.lessons.voice import Json, Voice, spoken
from euchre_tutor.text import TN, T, Text
from euchre_tutor.text.words import all_of, side_name, trump_is

Line: TypeAlias = tuple[Seat | None, Text]
"""A sentence, and the seat it tells of."""

Deed: TypeAlias = tuple[Position, Action]
"""Something done, and the position before it."""

AGAIN: Final[Line] = (None, T("That hand was thrown in, so the next player deals."))
"""What is said first of a deal after one that was thrown in."""


def deciding(decision: Deciding, voice: Voice) -> Parts:
    """Ask for a decision; the hand lies as it will when cards are played."""
    shown = decision.parts(voice)
    if shown.cloth is not None:
        order = [card.code for card in sorted_hand(decision.position.hands[YOU.number], None)]
        order.append(decision.position.upcard.code)
        shown.cloth["hand"].sort(key=lambda card: order.index(card["id"]))
    return shown


def bid(position: Position, voice: Voice) -> Parts:
    """Tell what came of the bidding."""
    why = outcomes.outcome(position, YOU)
    thrown_in = position.auction.thrown_in
    headline = T("Thrown in.") if thrown_in else T("{trump_is}.", trump_is=trump_is(position.trump))
    return Parts(
        cloth=table(voice, position, Look()),
        verdict=voice.answer("told", headline, why.text, why.rules[0]),
        button=(ON, T("Deal again") if thrown_in else T("Go on"), True),
    )


def lead(position: Position, voice: Voice) -> Parts:
    """Tell who leads to the first trick."""
    why, seat = leads.leading(position, YOU), position.to_act
    headline = T("You lead.") if seat is YOU else T("{seat} leads.", seat=sure(seat))
    return Parts(
        cloth=table(voice, position, Look(turn=seat)),
        verdict=voice.answer("told", headline, why.text, why.rules[0]),
        button=(ON, T("Play the hand"), True),
    )


def tricks(play: TrickPlay, voice: Voice) -> Parts:
    """Show the trick; after the last one the way to the score."""
    shown = trick_parts.parts(play, voice)
    # The cards that fell are told in sentences of their own.
    shown = replace(shown, announce="" if play.fresh or shown.verdict is None else shown.announce)
    return replace(shown, button=(ON, T("The score"), True)) if play.over else shown


def scored(position: Position, voice: Voice) -> Parts:
    """Tell what the deal scores, and the deal once more."""
    why, result, last = score.result(position, YOU), sure(position.result), position.tricks[-1]
    cloth = table(
        voice,
        position,
        Look(trick=last, told=True, states={last.winning_card(position.trump): ("winner", None)}),
    )
    headline = _gain(sure(result.side), result.points, position)
    verdict = voice.answer("told", headline, why.text, why.rules[0])
    lines = _drawn(review(position), position.rules, voice)
    task = _telling(voice.say(T("The hand once more"))) | {"lines": lines}
    button = (ON, T("What it cost"), True)
    return Parts(cloth=cloth, task=task, verdict=verdict, button=button)


def reviewed(position: Position, voice: Voice) -> Parts:
    """Show the tricks while it is told what the learner's choices have cost."""
    return Parts(cloth=tricks_of(voice, position), focus={"main": True})


def _gain(side: Side, points: int, position: Position) -> Text:
    rules = position.rules
    if side is not rules.side(YOU):
        name = side_name(side, rules)
        return TN("{n} point to {side}.", "{n} points to {side}.", points, side=name)
    if not rules.partnerships:
        return TN("{n} point to you.", "{n} points to you.", points)
    return TN("{n} point to your side.", "{n} points to your side.", points)


def review(position: Position) -> Iterator[Line]:
    """Tell a finished deal: trump and maker, lone hands, who won each trick and with what."""
    contract = sure(position.contract)
    maker, trump = contract.maker, contract.trump
    yield maker, T("{maker} made {suit} trump.", maker=maker, suit=trump)
    for seat in (contract.loner, contract.lone_defender):
        if seat is not None:
            yield seat, T("{seat} played alone.", seat=seat)
    for number, trick in enumerate(position.tricks, start=1):
        seat, card = trick.best(trump)
        yield seat, T("Trick {n}: {seat}, with {card}.", n=number, seat=seat, card=card)


def with_lines(shown: Parts, lines: Sequence[Line], rules: Rules, voice: Voice) -> Parts:
    """Add what was done since the learner's last act."""
    if not lines or shown.cloth is None:
        return shown
    task = shown.task or _telling("")
    drawn = _drawn(lines, rules, voice)
    heard = [voice.aloud(text) for _, text in lines]
    if shown.verdict is not None:
        heard.append(spoken(shown.verdict))
    return replace(shown, task=task | {"lines": drawn}, announce=shown.announce or " ".join(heard))


def _telling(prompt: str) -> Json:
    """Something to read, and nothing to answer."""
    return {"kind": "told", "prompt": prompt, "hint": "", "cards": []}


def told(news: Sequence[Deed], you: Seat = YOU) -> Iterator[Line]:
    """A sentence for each turn of another seat, and for a card of the learner without a choice."""
    silent: list[Seat] = []
    for position, action in news:
        seat = sure(position.to_act)
        if action == Announce(alone=False):
            silent += [seat] if seat is not you else []
            continue
        yield from _not_alone(silent)
        silent = []
        if seat is not you:
            yield seat, happened(action, position).text
        elif isinstance(action, Play) and (only := forced(action.card, position)) is not None:
            yield seat, only.text
    yield from _not_alone(silent)


def _not_alone(seats: Sequence[Seat]) -> Iterator[Line]:
    """Who was asked and does not go alone, in one sentence."""
    if len(seats) == 1:
        yield seats[0], T("{seat} does not go alone.", seat=seats[0])
    elif seats:
        yield None, T("{seats} do not go alone.", seats=all_of(seats))


def _drawn(lines: Iterable[Line], rules: Rules, voice: Voice) -> list[Json]:
    return [
        {
            "seat": None if seat is None else voice.badge(seat, rules),
            "text": voice.rich(text),
        }
        for seat, text in lines
    ]
