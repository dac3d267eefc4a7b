"""Best play found the long way, to hold the solver to: nothing of the coach is used here."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from euchre_tutor.engine import DECK, Card, Phase, Position, Seat, Suit, score, strength, suit_of
from euchre_tutor.engine.scoring import TRICKS

Mask = int
"""Cards as bits, by their place in the deck."""


def minimax(position: Position) -> int:
    """The makers' tricks at the end, by trying every legal card on the engine's own positions."""
    if position.phase is Phase.OVER:
        return position.makers_tricks
    values = [minimax(position.after(action)) for action in position.legal()]
    return max(values) if _makers_turn(position) else min(values)


def _makers_turn(position: Position) -> bool:
    assert position.to_act is not None
    assert position.maker is not None
    side = position.rules.side
    return side(position.to_act) is side(position.maker)


def points(position: Position, makers_tricks: int, seat: Seat) -> int:
    """What so many tricks score for a seat's side, less what the other side scores."""
    contract, rules = position.contract, position.rules
    assert contract is not None
    result = score(
        makers_tricks,
        rules.side(contract.maker),
        rules,
        lone_maker=contract.loner is not None,
        lone_defender=contract.lone_defender is not None,
    )
    return result.points if result.side is rules.side(seat) else -result.points


class State(NamedTuple):
    """A deal between two cards: seats in the order of play, the first to lead led this trick."""

    hands: tuple[Mask, ...]
    leader: int
    laid: tuple[int, ...]


class AlphaBeta:
    """Alpha-beta that remembers bounds between tricks, and tries every legal card."""

    def __init__(self, trump: Suit, ours: tuple[bool, ...]) -> None:
        self.trump = trump
        self.ours = ours
        """Which of the seats, in the order of play, are the makers'."""
        self.bounds: dict[State, tuple[int, int]] = {}

    def search(self, state: State, alpha: int, beta: int) -> int:
        """The makers' tricks from here, exact between alpha and beta, else a bound."""
        if not any(state.hands) and not state.laid:
            return 0
        if state.laid:
            return self.tried(state, alpha, beta)
        low, high = self.bounds.get(state, (0, TRICKS))
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        value = self.tried(state, max(alpha, low), min(beta, high))
        if value <= alpha:
            high = min(high, value)
        elif value >= beta:
            low = max(low, value)
        else:
            low = high = value
        self.bounds[state] = (low, high)
        return value

    def tried(self, state: State, alpha: int, beta: int) -> int:
        """The same, by trying every legal card."""
        seat = (state.leader + len(state.laid)) % len(self.ours)
        ours = self.ours[seat]
        best = -1 if ours else TRICKS + 1
        for index in self.legal(state, seat):
            after, won = self.after(state, seat, index)
            value = won + self.search(after, alpha - won, beta - won)
            if ours:
                best, alpha = max(best, value), max(alpha, value)
            else:
                best, beta = min(best, value), min(beta, value)
            if alpha >= beta:
                break
        return best

    def legal(self, state: State, seat: int) -> list[int]:
        """The places in the deck of the cards that may be played."""
        held = [card for card in DECK if state.hands[seat] >> card.index & 1]
        if state.laid:
            led = suit_of(DECK[state.laid[0]], self.trump)
            held = [card for card in held if suit_of(card, self.trump) is led] or held
        return [card.index for card in held]

    def after(self, state: State, seat: int, index: int) -> tuple[State, int]:
        """The state after a card, and how many tricks the makers have won by it."""
        hands = list(state.hands)
        hands[seat] ^= 1 << index
        laid = (*state.laid, index)
        if len(laid) < len(self.ours):
            return State(tuple(hands), state.leader, laid), 0
        led = suit_of(DECK[laid[0]], self.trump)

        def strong(place: int) -> int:
            return strength(DECK[laid[place]], self.trump, led)

        winner = (state.leader + max(range(len(laid)), key=strong)) % len(self.ours)
        return State(tuple(hands), winner, ()), int(self.ours[winner])


def alpha_beta(position: Position) -> int:
    """The makers' tricks at the end, from any moment of the play, by :class:`AlphaBeta`."""
    contract, trick, seats = position.contract, position.trick, position.active
    assert contract is not None
    assert trick is not None
    side = position.rules.side
    ours = tuple(side(seat) is side(contract.maker) for seat in seats)
    hands = tuple(_mask(position.hands[seat.number]) for seat in seats)
    laid = tuple(card.index for card in trick.cards)
    state = State(hands, seats.index(trick.leader), laid)
    return position.makers_tricks + AlphaBeta(contract.trump, ours).search(state, 0, TRICKS)


def cards_in_deal(
    position: Position, hands: Sequence[Iterable[Card]], search: AlphaBeta | None = None
) -> dict[Card, int]:
    """What each legal card comes to in makers' tricks if these were the hands, by seat number.

    ``search`` is one of this deal, which remembers.
    """
    contract, trick, seats = position.contract, position.trick, position.active
    assert contract is not None
    assert trick is not None
    assert position.to_act is not None
    side = position.rules.side
    ours = tuple(side(seat) is side(contract.maker) for seat in seats)
    held = tuple(_mask(hands[seat.number]) for seat in seats)
    state = State(held, seats.index(trick.leader), tuple(card.index for card in trick.cards))
    search = search or AlphaBeta(contract.trump, ours)
    seat = seats.index(position.to_act)
    found = {}
    for index in search.legal(state, seat):
        after, won = search.after(state, seat, index)
        found[DECK[index]] = position.makers_tricks + won + search.search(after, 0, TRICKS)
    return found


def _mask(cards: Iterable[Card]) -> Mask:
    return sum(1 << card.index for card in cards)


def best_cards(position: Position) -> dict[Card, int]:
    """What each legal card comes to in makers' tricks, by :func:`minimax`."""
    return {
        card: minimax(position.after(action))
        for action in position.legal()
        for card in [getattr(action, "card", None)]
        if isinstance(card, Card)
    }
