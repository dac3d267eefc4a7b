"""A deal judged afterwards, with all cards seen: what each card cost, and where the deal turned.

Cards only. Calls are decided before anybody can know the cards; what they were worth is the
business of :mod:`euchre_tutor.coach.advice`, from what the caller could know.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from euchre_tutor.coach.lanes import CARDS, Hands, laid, packed, place_of
from euchre_tutor.coach.search import Search
from euchre_tutor.coach.tally import makers_of, worth
from euchre_tutor.engine import Card, Position, Rules, Seat, Trick, sorted_hand
from euchre_tutor.engine.auction import Contract
from euchre_tutor.engine.deal import Hand
from euchre_tutor.engine.scoring import TRICKS
from euchre_tutor.engine.typed import expect


@dataclass(frozen=True, slots=True)
class Graded:
    """A card that was played, beside the best that could have been played.

    The makers' tricks are those of the whole deal, if from here on all see all cards and play
    their best: makers for most, defenders for fewest makers' tricks.
    """

    trick: int
    """The trick, from 0."""
    seat: Seat
    card: Card
    makers_tricks: int
    """The makers' tricks after this card."""
    best: tuple[Card, ...]
    """The best of the cards that may be played, this one perhaps among them."""
    best_makers_tricks: int
    """The makers' tricks after one of these."""
    cost: int
    """The points that the card cost its side; below 0 only for a card that broke a rule."""
    lost: int
    """The tricks that it cost its side, whichever side that is; below 0 as the cost."""


@dataclass(frozen=True, slots=True)
class Played:
    """A deal's play as it went, whether or not every card was allowed."""

    rules: Rules
    contract: Contract
    hands: tuple[Hand, Hand, Hand, Hand]
    """What each seat held before the first lead; empty where nobody played."""
    tricks: tuple[Trick, ...]
    """The tricks, the last perhaps not finished."""


def review(position: Position) -> tuple[Graded, ...]:
    """Judge every card played so far, in the order played; nothing where trump was not made."""
    expect(position, Position, "the position")
    contract = position.contract
    if contract is None:
        return ()
    tricks = position.tricks if position.trick is None else (*position.tricks, position.trick)
    north, east, south, west = (
        held(seat, position.hands[seat.number], tricks) if seat in position.active else ()
        for seat in Seat
    )
    hands = (north, east, south, west)
    return tuple(grades(Played(position.rules, contract, hands, tricks)))


def held(seat: Seat, now: Iterable[Card], tricks: Iterable[Trick]) -> Hand:
    """Give what a seat held before it played to these tricks."""
    return (*now, *(card for trick in tricks for by, card in trick.plays if by is seat))


def grades(deal: Played) -> Iterator[Graded]:
    """Judge every card of a play in which each card was held by whoever played it."""
    rules, contract, trump = deal.rules, deal.contract, deal.contract.trump
    judge = _Judge(deal)
    for number, trick in enumerate(deal.tricks):
        for count, (seat, card) in enumerate(trick.plays):
            before = Trick(trick.leader, trick.plays[:count])
            values = judge.plays(number, before)
            after = judge.after(number, before.after(seat, card))
            side = rules.side(seat)
            makers = side is rules.side(contract.maker)
            best = max(values.values()) if makers else min(values.values())
            cards = [card for card, tricks in values.items() if tricks == best]
            yield Graded(
                trick=number,
                seat=seat,
                card=card,
                makers_tricks=after,
                best=sorted_hand(cards, trump),
                best_makers_tricks=best,
                cost=worth(side, best, contract, rules) - worth(side, after, contract, rules),
                lost=best - after if makers else after - best,
            )


def turning_point(cards: Sequence[Graded]) -> Graded | None:
    """Give the card that cost its side most points, the first of them; None if none cost any."""
    worst = max(cards, key=lambda card: card.cost, default=None)
    return None if worst is None or worst.cost <= 0 else worst


class _Judge:
    """The makers' tricks of the whole deal at any moment of its play."""

    def __init__(self, deal: Played) -> None:
        self._deal = deal
        trump, rules = deal.contract.trump, deal.rules
        hands = [0, 0, 0, 0]
        for seat in rules.seats:
            hands[place_of(seat, rules)] = packed(deal.hands[seat.number], trump)
        north, east, south, west = hands
        self._hands: Hands = (north, east, south, west)
        self._search = Search(self._hands)

    def plays(self, number: int, trick: Trick) -> dict[Card, int]:
        """Give what each legal card comes to in this moment of a trick."""
        left, leader, lies = self._moment(number, trick)
        values = self._search.after_each(left, leader, lies)
        cards = CARDS[self._deal.contract.trump]
        return {cards[bit]: self._makers(number, value) for bit, value in values.items()}

    def after(self, number: int, trick: Trick) -> int:
        """Give what the deal comes to when this lies."""
        left, leader, lies = self._moment(number, trick)
        return self._makers(number, self._search.tricks(left, leader, laid=lies))

    def _moment(self, number: int, trick: Trick) -> tuple[int, int, tuple[int, ...]]:
        rules, trump = self._deal.rules, self._deal.contract.trump
        gone = [card for before in (*self._deal.tricks[:number], trick) for card in before.cards]
        left = sum(self._hands) ^ packed(gone, trump)
        return left, place_of(trick.leader, rules), laid(trick, rules, trump)

    def _makers(self, number: int, even: int) -> int:
        """Turn the tricks of places 0 and 2 from this trick on into the makers' of the deal."""
        rules, contract = self._deal.rules, self._deal.contract
        side, makers = rules.side, rules.side(contract.maker)
        taken = sum(
            side(trick.winner(contract.trump)) is makers for trick in self._deal.tricks[:number]
        )
        return taken + makers_of(even, TRICKS - number, contract, rules)
