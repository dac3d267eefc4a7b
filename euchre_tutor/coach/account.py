"""A reviewed game told: each trick, below it what its cards cost, and how the deal turned."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from euchre_tutor.coach.recorded import LeftOut, played
from euchre_tutor.coach.review import Graded, Played, grades, turning_point
from euchre_tutor.engine.records.referee import JudgedDeal, JudgedGame
from euchre_tutor.engine.rules import Rules
from euchre_tutor.explain.replay.bidding import makers
from euchre_tutor.explain.replay.game import found, head, heading
from euchre_tutor.explain.replay.line import Line
from euchre_tutor.explain.replay.score import result
from euchre_tutor.explain.replay.tricks import one_trick
from euchre_tutor.text import TN, T, Text
from euchre_tutor.text.words import all_of, any_of


def account(judged: JudgedGame) -> Iterator[Line]:
    """Tell the game: the rules, then each deal with its tricks and what their cards cost."""
    yield from head(judged.record)
    yield Line(_how(judged.record.rules), 0)
    for deal in judged.deals:
        yield Line(heading(deal.number + 1, deal.record), 0, apart=True)
        yield from _deal(deal, judged.record.rules)
    yield Line(found(judged), 0, apart=True)


def left_out(number: int, why: LeftOut) -> Text:
    """Say that a deal, counted from 0, is left out, and why."""
    if why is LeftOut.UNKNOWN:
        return T("deal {number} is left out: not all of its cards are known.", number=number + 1)
    return T(
        "deal {number} is left out: its cards cannot have been played like this.",
        number=number + 1,
    )


def _how(rules: Rules) -> Text:
    if rules.partnerships:
        return T(
            "Judged with all cards seen, as no player could: from each card on all play their best."
        )
    return T(
        "Judged with all cards seen, as no player could: from each card on both play their best."
    )


def _deal(deal: JudgedDeal, rules: Rules) -> Iterator[Line]:
    yield from makers(deal)
    play = played(deal)
    cards = tuple(grades(play)) if isinstance(play, Played) else ()
    for number in range(len(deal.tricks)):
        yield from one_trick(deal, number)
        for card in cards:
            if card.trick == number and card.lost > 0:
                yield Line(_loss(card, rules), 2)
    yield Line(result(deal, rules), 1)
    if isinstance(play, LeftOut):
        yield Line(_not_reviewed(play), 1)
    elif cards:
        yield from _summary(cards)


def _not_reviewed(why: LeftOut) -> Text:
    if why is LeftOut.UNKNOWN:
        return T("Not reviewed: not all cards are known.")
    return T("Not reviewed: the cards cannot have been played like this.")


def _loss(card: Graded, rules: Rules) -> Text:
    """Say what a card cost, and what would have been better."""
    what, best = _cost(card), any_of(card.best)
    after, before = _taken(card.makers_tricks), _taken(card.best_makers_tricks)
    if rules.partnerships:
        return T(
            "{what} The makers then take {after}; after {best} they take {before}.",
            what=what,
            after=after,
            best=best,
            before=before,
        )
    return T(
        "{what} The maker then takes {after}; after {best} it is {before}.",
        what=what,
        after=after,
        best=best,
        before=before,
    )


def _taken(count: int) -> Text:
    return _tricks(count) if count else T("no trick")


def _cost(card: Graded) -> Text:
    tricks = _tricks(card.lost)
    if card.cost > 0:
        return TN(
            "{seat} loses {tricks} and {n} point with {card}.",
            "{seat} loses {tricks} and {n} points with {card}.",
            card.cost,
            seat=card.seat,
            tricks=tricks,
            card=card.card,
        )
    return T(
        "{seat} loses {tricks} with {card}, but no point.",
        seat=card.seat,
        tricks=tricks,
        card=card.card,
    )


def _tricks(count: int) -> Text:
    return TN("{n} trick", "{n} tricks", count)


def _summary(cards: Sequence[Graded]) -> Iterator[Line]:
    """Tell who lost how many tricks, and the turning point."""
    lost = {
        card.seat: sum(max(0, other.lost) for other in cards if other.seat is card.seat)
        for card in cards
        if card.lost > 0
    }
    if not lost:
        yield Line(_none_lost(cards), 1)
        return
    shares = [T("{seat} {count}", seat=seat, count=lost[seat]) for seat in lost]
    yield Line(T("Tricks lost: {shares}.", shares=all_of(shares)), 1)
    turning = turning_point(cards)
    if turning is None:
        yield Line(T("No card costs a point."), 1)
        return
    yield Line(
        T(
            "Turning point: {card} of {seat}, in trick {number}.",
            card=turning.card,
            seat=turning.seat,
            number=turning.trick + 1,
        ),
        1,
    )


def _none_lost(cards: Sequence[Graded]) -> Text:
    """A card that should have followed may lose nothing, and yet is none of the best."""
    if all(card.card in card.best for card in cards):
        return T("Nobody loses a trick: every card is one of the best.")
    return T("Nobody loses a trick.")
