"""What one seat may know of a position: its own cards, and what everybody has seen or heard."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from euchre_tutor.engine.actions import Action, Discard
from euchre_tutor.engine.cards import DECK, Card

if TYPE_CHECKING:
    from euchre_tutor.engine.auction import Contract
    from euchre_tutor.engine.deal import Hand
    from euchre_tutor.engine.position import Phase, Position
    from euchre_tutor.engine.rules import Rules
    from euchre_tutor.engine.seats import Seat
    from euchre_tutor.engine.trick import Trick


@dataclass(frozen=True, slots=True)
class Taken:
    """What others see of a discard: the dealer took the upcard and put a card face down."""


Event: TypeAlias = Action | Taken
"""Something everybody noticed."""


@dataclass(frozen=True, slots=True)
class View:
    """A position as one seat knows it. Nothing in it depends on a card that seat cannot know."""

    seat: Seat
    rules: Rules
    dealer: Seat
    upcard: Card
    phase: Phase
    to_act: Seat | None
    hand: Hand
    """The seat's own cards now."""
    discard: Card | None
    """The card this seat put down as dealer; None for the others."""
    counts: tuple[int, int, int, int]
    """How many cards each seat holds, by seat number."""
    contract: Contract | None
    history: tuple[Event, ...]
    """Everything noticed so far, from the first call."""
    tricks: tuple[Trick, ...]
    trick: Trick | None
    legal: tuple[Action, ...]
    """What this seat may do now; empty when it is not its turn."""

    @classmethod
    def of(cls, position: Position, seat: Seat) -> View:
        """Give what ``seat`` may know of the position; ValueError where nobody sits."""
        if seat not in position.rules.seats:
            message = f"nobody sits at {seat!r}"
            raise ValueError(message)
        is_dealer = seat is position.dealer
        north, east, south, west = (len(hand) for hand in position.hands)
        return cls(
            seat=seat,
            rules=position.rules,
            dealer=position.dealer,
            upcard=position.upcard,
            phase=position.phase,
            to_act=position.to_act,
            hand=position.hands[seat.number],
            discard=position.discard if is_dealer else None,
            counts=(north, east, south, west),
            contract=position.contract,
            history=tuple(
                action if is_dealer or not isinstance(action, Discard) else Taken()
                for action in position.actions
            ),
            tricks=position.tricks,
            trick=position.trick,
            legal=position.legal() if seat is position.to_act else (),
        )

    @property
    def unseen(self) -> tuple[Card, ...]:
        """The cards whose place this seat does not know, in the order of the deck."""
        known = {*self.hand, self.upcard, self.discard}
        tricks = self.tricks if self.trick is None else (*self.tricks, self.trick)
        known.update(card for trick in tricks for card in trick.cards)
        return tuple(card for card in DECK if card not in known)
