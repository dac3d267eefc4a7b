"""The tricks of a judged deal, told."""

from __future__ import annotations

from collections.abc import Iterator

from euchre_tutor.engine.records.referee import JudgedDeal, SeatedTrick, Stage
from euchre_tutor.explain.replay.line import Line, problem_lines
from euchre_tutor.text import TN, T, Text
from euchre_tutor.text.message import Field
from euchre_tutor.text.words import all_of, sentences


def tricks(deal: JudgedDeal) -> Iterator[Line]:
    """Tell each trick: who played which card, who won; problems below the trick."""
    for number in range(len(deal.tricks)):
        yield from one_trick(deal, number)
    found = [one for one in deal.problems if one.stage is Stage.PLAY]
    beyond = [one for one in found if one.trick is not None and one.trick >= len(deal.tricks)]
    yield from problem_lines(beyond, deal)


def one_trick(deal: JudgedDeal, number: int) -> Iterator[Line]:
    """Tell a trick, counted from 0, and its problems."""
    yield Line(_trick(deal.tricks[number], number + 1), 1)
    found = [one for one in deal.problems if one.stage is Stage.PLAY and one.trick == number]
    yield from problem_lines(found, deal)


def _trick(trick: SeatedTrick, number: int) -> Text:
    told = [_known(trick, number), *_unknown(trick)]
    if trick.winner is not None:
        told.append(T("{winner} wins.", winner=trick.winner))
    elif trick.finished:
        told.append(T("It is not known who wins."))
    return sentences(*told)


def _known(trick: SeatedTrick, number: int) -> Text:
    """The cards that are known, with the players as far as these are."""
    plays: list[Field] = [
        card if seat is None else T("{seat} {card}", seat=seat, card=card)
        for seat, card in trick.plays
        if card is not None
    ]
    if trick.finished or trick.winner is not None:
        if not plays:
            return T("Trick {number}: no card is known.", number=number)
        return T("Trick {number}: {cards}.", number=number, cards=all_of(plays))
    if not plays:
        return T("Trick {number}, not finished: no card is known.", number=number)
    return T("Trick {number}, not finished: {cards}.", number=number, cards=all_of(plays))


def _unknown(trick: SeatedTrick) -> Iterator[Text]:
    """Whose cards are not known, where others are."""
    seats = [seat for seat, card in trick.plays if card is None]
    named: list[Field] = [seat for seat in seats if seat is not None]
    if len(seats) in (0, len(trick.plays)):
        return
    if not named:
        yield TN("One card is not known.", "{n} cards are not known.", len(seats))
    elif len(named) == 1:
        yield T("The card of {seat} is not known.", seat=named[0])
    else:
        yield T("The cards of {seats} are not known.", seats=all_of(named))
