"""Biddings for questions: made from a stream, written as facts, told in words."""

from __future__ import annotations

from collections.abc import Mapping

from euchre_tutor.engine import (
    DECK,
    Auction,
    Call,
    Card,
    Deal,
    NameSuit,
    OrderUp,
    Pass,
    Phase,
    Position,
    Rules,
    Seat,
    Stream,
)
from euchre_tutor.engine.deal import HAND_SIZE
from euchre_tutor.explain.explanation import Explanation
from euchre_tutor.questions.question import facts
from euchre_tutor.text import T, Text
from euchre_tutor.text.words import deed, sentences


def bidding(
    stream: Stream, dealer: Seat, upcard: Card, calls: tuple[Call, ...], rules: Rules
) -> Position:
    """Give a deal, its hidden cards from the stream, after these calls, which must be legal."""
    cards = stream.shuffled([card for card in DECK if card is not upcard])
    top = rules.players * HAND_SIZE
    deal = Deal.dealt([*cards[:top], upcard, *cards[top:]], dealer, rules)
    return Position.start(deal).play(*calls)


def passes(count: int) -> tuple[Call, ...]:
    """Give so many passes."""
    return (Pass(),) * count


def make_trump(
    stream: Stream, dealer: Seat, upcard: Card, count: int, rules: Rules, *, alone: bool = False
) -> tuple[Call, ...]:
    """Give so many passes and then a call that makes trump, alone if asked for or if it must be."""
    said = passes(count)
    legal = Auction(rules, dealer, upcard, said).legal()
    making = [call for call in legal if isinstance(call, OrderUp | NameSuit)]
    wanted = [call for call in making if call.alone is alone]
    return (*said, stream.choice(wanted or making))


def settled(position: Position) -> Position:
    """Give the position after the dealer's exchange, where there is one."""
    return position.after(position.legal()[0]) if position.phase is Phase.EXCHANGE else position


def call_codes(position: Position) -> list[str]:
    """Write the calls as facts: "Pass", "Order", "s" and so on, with " alone"."""
    return [_code(call) for call in position.auction.calls]


def _code(call: Call) -> str:
    match call:
        case Pass():
            return "Pass"
        case OrderUp(alone):
            return "Order alone" if alone else "Order"
        case NameSuit(suit, alone):
            return f"{suit.letter} alone" if alone else suit.letter


def cited_first(said: Explanation, *keys: str) -> Explanation:
    """Cite these rules first: those that decide what is asked."""
    return Explanation(said.text, tuple(sorted(said.rules, key=lambda key: key not in keys)))


def told(position: Position) -> Text:
    """Tell the bidding in words."""
    dealer, upcard, rules = position.dealer, position.upcard, position.rules
    calls, auction = position.auction.calls, position.auction
    said = [T("{dealer} deals and turns up {upcard}.", dealer=dealer, upcard=upcard)]
    first = 0
    if len(calls) >= rules.players and isinstance(calls[rules.players - 1], Pass):
        said.append(
            T("Everybody passes once, and {upcard} is turned down.", upcard=upcard)
            if rules.partnerships
            else T("Both pass once, and {upcard} is turned down.", upcard=upcard)
        )
        first = rules.players
    said += [
        deed(calls[number], auction.speaker(number), dealer, upcard, rules)
        for number in range(first, len(calls))
    ]
    return sentences(*said)


def bidding_facts(position: Position) -> Mapping[str, object]:
    """Give the facts of a bidding. Trump is not among them, as it follows from the calls."""
    return facts(
        trump=None,
        dealer=position.dealer.number,
        upcard=position.upcard.code,
        calls=call_codes(position),
    )
