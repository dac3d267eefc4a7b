"""The engine beside open_spiel's euchre, decision by decision: what is compared, what cannot be.

Its game is played here under rules that match: the dealer must take the upcard (10.2), the first
lead is at the dealer's left (10.7), a lone defender scores 4 from three tricks on (10.4), of the
makers only the maker goes alone (10.5); ``allow_lone_defender`` is 10.6, ``stick_the_dealer``
10.1. There the maker is asked to go alone after the exchange, here the call says so: the answer
there repeats the call. Or, with 10.5 off, the maker is asked here too; then the partner, whom
open_spiel does not know of, always answers no, and the maker's call is never "alone".

It cannot check the choice to leave the upcard, the lead at the loner's left, a partner alone, a
lone defender's 2 points, two-handed games, or games to 10. It accepts illegal plays when told to,
so legal *sets* are compared, never its reaction to a wrong card.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import pyspiel

from euchre_tutor.engine import (
    Action,
    Announce,
    Card,
    Deal,
    Defend,
    Discard,
    Lead,
    NameSuit,
    OrderUp,
    Pass,
    Phase,
    Play,
    Position,
    Rules,
    Seat,
    Stream,
)

PASS, ALONE, PARTNER = 24, 29, 30
SUITS = (
    "cdhs"  # a suit as a call is 25 and the place here; a card is 4 times its rank and the place
)
RANKS = "9TJQKA"


@dataclass(frozen=True)
class Variant:
    """One of the four games open_spiel offers, and where the maker speaks of going alone."""

    lone_defender: bool
    stick: bool
    with_the_call: bool

    @property
    def rules(self) -> Rules:
        """The engine's rules that match."""
        return Rules(
            stick=self.stick,
            pickup=True,
            lonedef=True,
            caller=self.with_the_call,
            defend=Defend.ALWAYS if self.lone_defender else Defend.NEVER,
            lead=Lead.DEALER,
        )

    def game(self) -> Any:  # noqa: ANN401  # pyspiel ships no annotations
        """Load open_spiel's game."""
        parameters = {"allow_lone_defender": self.lone_defender, "stick_the_dealer": self.stick}
        return pyspiel.load_game("euchre", parameters)


VARIANTS = [
    Variant(lone_defender, stick, with_the_call)
    for lone_defender in (False, True)
    for stick in (False, True)
    for with_the_call in (True, False)
]


def card_number(card: Card) -> int:
    """Give open_spiel's number of a card."""
    return 4 * RANKS.index(card.code[0]) + SUITS.index(card.code[1])


def number(action: Action, position: Position) -> int:
    """Give open_spiel's number of an action; what the call says of going alone is left out."""
    match action:
        case Pass():
            return PASS
        case OrderUp():
            return 25 + SUITS.index(position.upcard.suit.letter)
        case NameSuit(suit):
            return 25 + SUITS.index(suit.letter)
        case Announce(alone):
            return ALONE if alone else PARTNER
        case Discard(card) | Play(card):
            return card_number(card)
        case _:
            message = f"open_spiel has no {action!r}"
            raise ValueError(message)


def dealt(state: Any, deal: Deal) -> None:  # noqa: ANN401  # as above
    """Deal the same cards there: one at a time from the dealer on, then the upcard."""
    dealer = deal.dealer.number
    state.apply_action(dealer)
    for count in range(20):
        state.apply_action(card_number(deal.hands[(dealer + count) % 4][count // 4]))
    state.apply_action(card_number(deal.upcard))


def differences(stream: Stream, variant: Variant, game: Any) -> Iterator[str]:  # noqa: ANN401
    """Play one deal by chance on both sides; name every difference, and stop at the first."""
    deal = replace(Deal.shuffled(stream.text), rules=variant.rules)
    state = game.new_initial_state()
    dealt(state, deal)
    position = Position.start(deal)
    while position.to_act is not None:
        if _asks_the_partner(position):
            position = position.after(Announce(alone=False))
            continue
        _answer_for_the_call(state, position)
        options = _options(position, variant)
        wrong = _compared(state, position, options)
        if wrong:
            yield f"{wrong}, {position}"
            return
        action = _chosen(stream, options)
        state.apply_action(number(action, position))
        position = position.after(action)
    _answer_for_the_call(state, position)
    yield from _compared_end(state, position)


def random_deal(stream: Stream, variant: Variant) -> Position:
    """Play the deal that :func:`differences` plays for this stream, here alone."""
    position = Position.start(replace(Deal.shuffled(stream.text), rules=variant.rules))
    while position.to_act is not None:
        if _asks_the_partner(position):
            position = position.after(Announce(alone=False))
        else:
            position = position.after(_chosen(stream, _options(position, variant)))
    return position


def _options(position: Position, variant: Variant) -> tuple[Action, ...]:
    """Give the legal actions; without those calls that open_spiel asks about later."""
    if variant.with_the_call:
        return position.legal()
    return tuple(
        action
        for action in position.legal()
        if not (isinstance(action, OrderUp | NameSuit) and action.alone)
    )


def _chosen(stream: Stream, options: tuple[Action, ...]) -> Action:
    """Choose by chance; pass half the time in the bidding, so that every call comes up."""
    if isinstance(options[0], Pass) and stream.below(2):
        return options[0]
    return stream.choice(options)


def _asks_the_partner(position: Position) -> bool:
    return (
        position.phase is Phase.ALONE
        and position.contract is not None
        and position.to_act is position.contract.maker.partner
    )


def _answer_for_the_call(state: Any, position: Position) -> None:  # noqa: ANN401
    """Where the call has said it, answer open_spiel's question to the maker."""
    contract = position.contract
    if contract is None or state.current_phase() != pyspiel.euchre.Phase.GO_ALONE:
        return
    asked_here = position.phase is Phase.ALONE and position.to_act is contract.maker
    if state.declarer_go_alone() is None and not asked_here:
        state.apply_action(ALONE if contract.loner is contract.maker else PARTNER)


def _compared(state: Any, position: Position, options: tuple[Action, ...]) -> str:  # noqa: ANN401
    ours = {number(action, position) for action in options}
    theirs = set(state.legal_actions())
    if position.to_act is None or state.current_player() != position.to_act.number:
        return f"to act: {position.to_act!r}, there {state.current_player()}"
    if ours != theirs:
        return f"legal: {sorted(ours)}, there {sorted(theirs)}"
    return ""


def _compared_end(state: Any, position: Position) -> Iterator[str]:  # noqa: ANN401
    if not state.is_terminal():
        yield f"over here, not there, {position}"
        return
    tricks = state.tricks() if position.contract is not None else []
    winners = [trick.winner() for trick in tricks]
    ours = [trick.winner(position.trump).number for trick in position.tricks]
    if ours != winners:
        yield f"winners {ours}, there {winners}, {position}"
    result, points = position.result, [0, 0, 0, 0]
    if result is not None and result.side is not None:
        for seat in Seat:
            ours_or_not = position.rules.side(seat) is result.side
            points[seat.number] = result.points if ours_or_not else -result.points
    if points != state.returns():
        yield f"points {points}, there {state.returns()}, {position}"
