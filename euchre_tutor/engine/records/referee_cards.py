"""The referee on the cards played: whether each was there to be played, and followed suit."""

from __future__ import annotations

from dataclasses import dataclass

from euchre_tutor.engine import play
from euchre_tutor.engine.cards import Card, Suit
from euchre_tutor.engine.records.recorded import Seen
from euchre_tutor.engine.records.referee_holdings import Holding, Holdings
from euchre_tutor.engine.records.referee_problem import Fault, Problem, Reporter, Stage
from euchre_tutor.engine.records.referee_tricks import SeatedTrick
from euchre_tutor.engine.seats import Seat
from euchre_tutor.engine.trump import suit_of


@dataclass(frozen=True, slots=True)
class _Laid:
    """A card that was there to be played, with what its player may have held before."""

    seat: Seat
    card: Card
    led: Card | None
    """The card led, None for the lead itself, and where none is known that can have been led."""
    at: tuple[int, int]
    pool: frozenset[Card]
    spare: int
    sure: frozenset[Card]


def judge_cards(
    tricks: list[SeatedTrick], holdings: Holdings, trump: Suit | None, report: Reporter
) -> list[Problem]:
    """Judge every card played: one problem a card at most. ``holdings`` is used up.

    A hand that is not known still gives itself away: what a player lays later was held before.
    """
    problems: list[Problem] = []
    laid: list[_Laid] = []
    played: set[Card] = set()
    for number, trick in enumerate(tricks):
        led: Card | None = None
        for place, (seat, card) in enumerate(trick.plays):
            at = (number, place)
            fault = _not_there(seat, card, holdings, played)
            if fault is not None:
                problems.append(
                    report(Stage.PLAY, fault, "cards.deck", seat=seat, at=at, shown=card)
                )
            elif seat is not None and isinstance(card, Card):
                laid.append(_laid(holdings.seats[seat], seat, card, led, at))
                led = card if place == 0 else led
            holdings.play(seat, card if isinstance(card, Card) and fault is None else None)
            if isinstance(card, Card):
                played.add(card)
        for seat in trick.missing:
            holdings.play(seat, None)
    if trump is not None:
        problems += _revokes(laid, trump, report)
    return problems


def _laid(holding: Holding, seat: Seat, card: Card, led: Card | None, at: tuple[int, int]) -> _Laid:
    pool, sure = frozenset(holding.pool), frozenset(holding.sure)
    return _Laid(seat, card, led, at, pool, holding.spare, sure)


def _not_there(
    seat: Seat | None, card: Seen, holdings: Holdings, played: set[Card]
) -> Fault | None:
    if isinstance(card, str):
        return Fault.OUTSIDE_THE_DECK
    if card is None or (seat is not None and card in holdings.seats[seat].pool):
        return None
    if card in played:
        return Fault.PLAYED_TWICE
    if seat is not None:
        return None if holdings.may_hold(seat, card) else Fault.NOT_HELD
    return Fault.NOT_HELD if card in holdings.gone else None


def _revokes(laid: list[_Laid], trump: Suit, report: Reporter) -> list[Problem]:
    problems = []
    for number, one in enumerate(laid):
        if one.led is None:
            continue
        later = {other.card for other in laid[number + 1 :] if other.seat is one.seat}
        refusal = play.refusal(one.card, _certain(one, later, trump), one.led, trump)
        if refusal is not None:
            problems.append(
                report(
                    Stage.PLAY,
                    Fault.REVOKE,
                    "play.follow",
                    seat=one.seat,
                    at=one.at,
                    shown=one.card,
                    instead=refusal.cards,
                    reason=refusal.rule,
                )
            )
    return problems


def _certain(one: _Laid, later: set[Card], trump: Suit) -> tuple[Card, ...]:
    """Give cards that the player certainly held, enough to tell whether following was possible."""
    certain = {one.card} | later | one.sure
    if not one.spare:
        certain |= one.pool
    elif one.led is not None:
        suit = suit_of(one.led, trump)
        following = {card for card in one.pool - certain if suit_of(card, trump) is suit}
        if len(following) > one.spare:
            certain |= following
    return tuple(sorted(certain, key=lambda card: card.index))
