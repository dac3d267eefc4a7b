"""A few tricks of a deal, played legally by all but one player, who revokes once, or by all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from euchre_tutor.engine import (
    DECK,
    Card,
    Rules,
    Seat,
    Stream,
    Suit,
    Trick,
    cards_of,
    left_bower,
    suit_of,
    trumps,
)
from euchre_tutor.engine.deal import HAND_SIZE
from euchre_tutor.engine.play import legal_cards

FAR = 3
"""The level at which two rounds lie between a revoke and its proof."""


@dataclass(frozen=True, slots=True)
class _Plan:
    """What is to happen: the card led first, and the two cards that one player plays."""

    first: Card
    early: Card
    """Played to the first trick by the player in question."""
    late: Card
    """Played by the same player to the last trick."""


def made(
    stream: Stream, level: int, trump: Suit, rules: Rules, *, revoke: bool
) -> tuple[Trick, ...]:
    """Play tricks for a level of ``spot-the-revoke``; they may turn out to be for another one.

    With ``revoke`` the first trick holds one, and the last its proof; without it nobody revokes.
    """
    while True:
        plan = _plan(stream, level, trump, revoke=revoke)
        tricks = _played(stream, plan, level, trump, rules, revoke=revoke)
        if tricks is not None:
            return tricks


def _plan(stream: Stream, level: int, trump: Suit, *, revoke: bool) -> _Plan:
    left = left_bower(trump)
    plain = stream.choice([suit for suit in Suit if suit is not trump])
    if level == 1 or (level == FAR and stream.below(2)):
        led = stream.choice((plain, trump))
        first, late = stream.sample([card for card in cards_of(led, trump) if card is not left], 2)
        off = [card for card in DECK if suit_of(card, trump) is not led and card is not left]
        other = [card for card in off if suit_of(card, trump) is not trump]
        early = stream.choice(off)
        return _Plan(first, early, late if revoke else stream.choice(_but(other, early)))
    if not revoke:
        return _innocent(stream, trump, left)
    match stream.below(3):
        case 0:  # the left bower "follows" its printed suit
            first, late = stream.sample(cards_of(left.suit, trump), 2)
            return _Plan(first, left, late)
        case 1:  # the left bower is kept when trump is led
            first = stream.choice(_but(trumps(trump), left))
            return _Plan(first, stream.choice(cards_of(plain, trump)), left)
        case _:  # the left bower is led, and its printed suit played to it
            early = stream.choice(cards_of(left.suit, trump))
            return _Plan(left, early, stream.choice(_but(trumps(trump), left)))


def _innocent(stream: Stream, trump: Suit, left: Card) -> _Plan:
    """What looks like a revoke if the left bower keeps its printed suit."""
    printed = cards_of(left.suit, trump)
    if stream.below(2):  # the printed suit is led, and the left bower need not follow
        plain = [card for card in DECK if suit_of(card, trump) not in (trump, left.suit)]
        low = [*plain, *trumps(trump)[2:]]
        return _Plan(stream.choice(printed), stream.choice(low), left)
    # The left bower is led and trump follows; the printed suit comes later.
    return _Plan(left, stream.choice(_but(trumps(trump), left)), stream.choice(printed))


def _but(cards: Sequence[Card], *besides: Card) -> list[Card]:
    return [card for card in cards if card not in besides]


def _played(
    stream: Stream, plan: _Plan, level: int, trump: Suit, rules: Rules, *, revoke: bool
) -> tuple[Trick, ...] | None:
    """Play the plan with random hands; None where it cannot be played so."""
    if len({plan.first, plan.early, plan.late}) < len((plan.first, plan.early, plan.late)):
        return None
    leader = stream.choice(rules.seats)
    player = stream.choice(rules.clockwise(leader)[1:])
    hands = _hands(stream, plan, level, trump, rules, (leader, player))
    count = FAR if level == FAR else FAR - 1
    tricks: list[Trick] = []
    for number in range(count):
        trick = Trick(leader)
        for seat in rules.clockwise(leader):
            hand = hands[seat]
            led = trick.cards[0] if trick.plays else None
            allowed = list(legal_cards(tuple(hand), led, trump))
            card = stream.choice(allowed)
            if number == 0 and seat is leader:
                card = plan.first
            elif seat is player:
                free = _but(allowed, plan.late)
                if number == count - 1:
                    card = plan.late
                elif number == 0:
                    card = plan.early
                elif free:
                    card = stream.choice(free)
                if (number or not revoke) and card not in allowed:
                    return None
            hand.remove(card)
            trick = trick.after(seat, card)
        tricks.append(trick)
        leader = trick.winner(trump)
    return tuple(tricks)


def _hands(
    stream: Stream,
    plan: _Plan,
    level: int,
    trump: Suit,
    rules: Rules,
    who: tuple[Seat, Seat],
) -> dict[Seat, list[Card]]:
    """Random hands with the cards of the plan in them; at level 1 without the left bower."""
    leader, player = who
    planned = (plan.first, plan.early, plan.late)
    besides = (left_bower(trump),) if level == 1 else ()
    rest = stream.shuffled(_but(DECK, *planned, *besides))
    hands: dict[Seat, list[Card]] = {seat: [] for seat in rules.seats}
    hands[leader].append(plan.first)
    hands[player] += [plan.early, plan.late]
    for hand in hands.values():
        while len(hand) < HAND_SIZE:
            hand.append(rest.pop())
    return hands
