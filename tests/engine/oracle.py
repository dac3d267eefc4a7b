"""Where the engine and the naive evaluator differ. Each check names what is wrong, or nothing."""

from collections.abc import Iterable, Iterator
from dataclasses import fields
from enum import Enum
from itertools import product
from typing import Any

from engine import naive, naive_deal

from euchre_tutor.engine import (
    DECK,
    Auction,
    Call,
    Card,
    Contract,
    Deal,
    Defend,
    Lead,
    NameSuit,
    OrderUp,
    Pass,
    Position,
    Rules,
    Seat,
    Side,
    Stream,
    Suit,
    Trick,
    lone,
    play,
    scoring,
)

TRUMPS = tuple(Suit)


def wrong_legality(cases: Iterable[tuple[Suit, Card, tuple[Card, ...]]]) -> Iterator[str]:
    """Name each trump, lead and hand in which the engine allows other cards than the rules."""
    for trump, led, hand in cases:
        codes = [card.code for card in hand]
        allowed = {card.code for card in play.legal_cards(hand, led, trump)}
        refused = {c.code for c in hand if play.refusal(c, hand, led, trump) is not None}
        if not allowed == naive.legal(codes, led.code, trump.letter) == set(codes) - refused:
            yield f"trump {trump.letter}, {led} led, hand {' '.join(codes)}: {sorted(allowed)}"


def wrong_winners(cases: Iterable[tuple[Suit, tuple[Card, ...]]]) -> Iterator[str]:
    """Name each trump and trick that the engine gives to another card than the rules do."""
    for trump, cards in cases:
        codes = [card.code for card in cards]
        trick = Trick(Seat.NORTH, tuple(zip(Seat, cards, strict=False)))
        place = trick.winner(trump).number
        if place != naive.winner(codes, trump.letter) or trick.winning_card(trump) != cards[place]:
            yield f"trump {trump.letter}: {' '.join(codes)} won by {codes[place]}"


def wrong_leaders() -> Iterator[str]:
    """Name each first lead that differs: all dealers, makers, lone hands, 10.7 both ways."""
    for lead, dealer, maker in product(Lead, Seat, Seat):
        for loner, defender in product(
            (None, maker, maker.partner), (None, maker.left, maker.right)
        ):
            contract = Contract(Suit.HEARTS, maker, 2, loner, defender)
            seat, rule = lone.first_leader(contract, dealer, Rules(lead=lead))
            numbers = [None if alone is None else alone.number for alone in (loner, defender)]
            by_dealer = lead is Lead.DEALER
            expected = naive.leader(dealer.number, *numbers, by_dealer=by_dealer)
            many = sum(number is not None for number in numbers)
            key = "house.lead" if many and by_dealer else f"play.lead{many or ''}"
            if (seat.number, rule) != (expected, key):
                yield f"{lead} dealer {dealer} {contract}: {seat} by {rule}"


def wrong_points() -> Iterator[str]:
    """Name each score that differs: all tricks, lone hands, sides, mixes of 10.4, 10.10, 10.11."""
    switches = product((False, True), (4, 3, 1), (2, 4))
    cases = product(switches, Side, range(6), (False, True), (False, True))
    for (lonedef, march, loneeuchre), makers, tricks, maker, defender in cases:
        rules = Rules(lonedef=lonedef, march=march, loneeuchre=loneeuchre)
        result = scoring.score(tricks, makers, rules, lone_maker=maker, lone_defender=defender)
        points = (result.points, 0) if result.side is makers else (0, result.points)
        expected = naive.points(
            tricks,
            maker_alone=maker,
            defender_alone=defender,
            lonedef=lonedef,
            march=march,
            loneeuchre=loneeuchre,
        )
        if points != expected:
            yield f"{tricks} tricks of {makers}, alone {maker} {defender}, {rules}: {result}"


def wrong_calls() -> Iterator[str]:
    """Name each bidding in which other calls are legal or another seat speaks than by the rules."""
    switches = list(product((False, True), repeat=3))
    for players, (stick, turned, canadian), upcard in product((4, 2), switches, DECK):
        if players == 2 and canadian:
            continue
        defend = Defend.ALWAYS if players == 4 else Defend.NEVER
        rules = Rules(players=players, stick=stick, turned=turned, canadian=canadian, defend=defend)
        for dealer, passes in product(rules.seats, range(2 * players)):
            auction = Auction(rules, dealer, upcard, (Pass(),) * passes)
            legal = {call.code for call in auction.legal()}
            refused = {call.code for call in ALL_CALLS if auction.refusal(call) is not None}
            expected = naive.calls(
                upcard.code, passes, players=players, stick=stick, turned=turned, canadian=canadian
            )
            speaker = (naive.turns(dealer.number, players) * 2)[passes]
            right = legal == expected == {call.code for call in ALL_CALLS} - refused
            if not right or auction.to_speak is not Seat(speaker):
                yield f"{rules} {dealer} {upcard} after {passes} passes: {sorted(legal)}"


ALL_CALLS: tuple[Call, ...] = (
    Pass(),
    *(OrderUp(alone=alone) for alone in (False, True)),
    *(NameSuit(suit, alone=alone) for suit in Suit for alone in (False, True)),
)


def plain(rules: Rules) -> dict[str, Any]:
    """Give the rules as plain values."""
    values = {field.name: getattr(rules, field.name) for field in fields(rules)}
    return {
        name: value.value if isinstance(value, Enum) else value for name, value in values.items()
    }


def wrong_deal(stream: Stream, rules: Rules) -> Iterator[str]:
    """Play one deal by chance beside the naive table; name the first difference."""
    deal = Deal.shuffled(stream.text, rules)
    position = Position.start(deal)
    hands = [[card.code for card in hand] for hand in deal.hands]
    while True:
        done = [action.code for action in position.actions]
        table = naive_deal.replay(plain(rules), deal.dealer.number, hands, deal.upcard.code, done)
        seat = None if position.to_act is None else position.to_act.number
        legal = position.legal()
        if (seat, {action.code for action in legal}) != (table.seat, table.legal):
            yield f"{seat} {legal}, expected {table.seat} {sorted(table.legal)}: {position}"
            return
        if position.to_act is None:
            break
        passes = position.auction.round is not None and stream.below(2) and legal[0] == Pass()
        position = position.after(legal[0] if passes else stream.choice(legal))
    winners = [trick.winner(position.trump).number for trick in position.tricks]
    result = position.result
    if result is None or winners != table.winners:
        yield f"winners {winners}, expected {table.winners}: {position}"
        return
    makers = None if position.maker is None else rules.side(position.maker)
    points = (result.points, 0) if result.side is makers else (0, result.points)
    if points != table.points:
        yield f"points {points}, expected {table.points}: {position}"
