"""The tricks of a judged deal, told."""

from __future__ import annotations

from collections.abc import Iterator

from euchre_tutor.engine.referee import JudgedDeal, SeatedTrick, Stage
from euchre_tutor.explain.replay.line import Line, problem_lines, seen
from euchre_tutor.text import T, Text
from euchre_tutor.text.message import Field
from euchre_tutor.text.words import all_of


def tricks(deal: JudgedDeal) -> Iterator[Line]:
    """Tell each trick: who played which card, who won; problems below the trick."""
    found = [one for one in deal.problems if one.stage is Stage.PLAY]
    for number, trick in enumerate(deal.tricks):
        yield Line(_trick(trick, number + 1), 1)
        yield from problem_lines([one for one in found if one.trick == number], deal)
    beyond = [one for one in found if one.trick is not None and one.trick >= len(deal.tricks)]
    yield from problem_lines(beyond, deal)


def _trick(trick: SeatedTrick, number: int) -> Text:
    plays: list[Field] = [
        seen(card) if seat is None else T("{seat} {card}", seat=seat, card=seen(card))
        for seat, card in trick.plays
    ]
    cards = all_of(plays)
    if trick.winner is not None:
        return T(
            "Trick {number}: {cards}. {winner} wins.",
            number=number,
            cards=cards,
            winner=trick.winner,
        )
    if trick.finished:
        return T("Trick {number}: {cards}. It is not known who wins.", number=number, cards=cards)
    return T("Trick {number}, not finished: {cards}.", number=number, cards=cards)
