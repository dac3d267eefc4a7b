"""The bidding, the exchange and the makers of a judged deal, told."""

from __future__ import annotations

from collections.abc import Iterator

from euchre_tutor.engine import Card, Discard, Leave, Seat
from euchre_tutor.engine.actions import Call
from euchre_tutor.engine.records.recorded import UnknownCall
from euchre_tutor.engine.records.referee import JudgedDeal, Stage
from euchre_tutor.explain.replay.line import Line, problem_lines
from euchre_tutor.text import T, Text
from euchre_tutor.text.words import deed, sentences, side_name, taking, trump_is


def bidding(deal: JudgedDeal) -> Iterator[Line]:
    """Tell the calls, several on a line as long as nothing is wrong with them."""
    found = [one for one in deal.problems if one.stage is Stage.BIDDING and one.call is not None]
    told: list[Text] = []
    for number, call in enumerate(deal.record.calls):
        told.append(_call(deal, call, deal.bidding.auction.speaker(number)))
        wrong = [one for one in found if one.call == number]
        if wrong:
            yield Line(sentences(*told), 1)
            yield from problem_lines(wrong, deal)
            told.clear()
    if told:
        yield Line(sentences(*told), 1)


def _call(deal: JudgedDeal, call: Call | UnknownCall, seat: Seat) -> Text:
    if isinstance(call, UnknownCall):
        return T("{seat} makes trump, it is not known which suit.", seat=seat)
    auction = deal.bidding.auction
    return deed(call, seat, auction.dealer, auction.upcard, auction.rules)


def exchange(deal: JudgedDeal) -> Iterator[Line]:
    """Tell what the dealer did with the upcard."""
    record, upcard = deal.record, deal.record.upcard
    if isinstance(upcard, Card) and deal.bidding.taken:
        if record.left:
            yield Line(deed(Leave(), record.dealer, record.dealer, upcard), 1)
        elif isinstance(record.discard, Card):
            yield Line(deed(Discard(record.discard), record.dealer, record.dealer, upcard), 1)
        else:
            yield Line(taking(record.dealer, upcard), 1)
    yield from problem_lines([one for one in deal.problems if one.stage is Stage.EXCHANGE], deal)


def makers(deal: JudgedDeal) -> Iterator[Line]:
    """Tell what is trump, who are the makers, who plays alone."""
    contract, rules = deal.bidding.contract, deal.bidding.rules
    if contract is not None:
        trump = deal.bidding.trump
        side = side_name(rules.side(contract.maker), rules)
        told = [T("It is not known what is trump.") if trump is None else _trump(deal)]
        if rules.partner(contract.maker) is None:
            told.append(T("{side} is the maker.", side=side))
        else:
            told.append(T("{side} are the makers.", side=side))
        if contract.loner is not None:
            told.append(_alone(contract.loner))
        if contract.lone_defender is not None:
            told.append(_defends(contract.lone_defender))
        yield Line(sentences(*told), 1)
    alone = [one for one in deal.problems if one.stage is Stage.BIDDING and one.call is None]
    yield from problem_lines(alone, deal)


def _trump(deal: JudgedDeal) -> Text:
    return T("{trump}.", trump=trump_is(deal.bidding.trump))


def _alone(seat: Seat) -> Text:
    return T("{seat} plays alone, {partner} sits out.", seat=seat, partner=seat.partner)


def _defends(seat: Seat) -> Text:
    return T("{seat} defends alone, {partner} sits out.", seat=seat, partner=seat.partner)
