"""A recorded game as values: what was written down, judged by nobody yet.

Cards may be unknown and rules may have been broken. The judge is
:mod:`euchre_tutor.engine.records.referee`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from euchre_tutor.engine.actions import Announce, Call, Discard, Leave, Play
from euchre_tutor.engine.cards import DECK, Card
from euchre_tutor.engine.deal import Deal, DealError, Hand
from euchre_tutor.engine.game import Game, GameError
from euchre_tutor.engine.position import Phase, Position
from euchre_tutor.engine.refusal import IllegalAction
from euchre_tutor.engine.rules import Rules
from euchre_tutor.engine.seats import Seat

Seen: TypeAlias = Card | str | None
"""A card as written: a str is the code of one outside the 24, None one that is not known."""
SeenHand: TypeAlias = tuple[Seen, ...]
"""Cards as written, in the order written; empty where nothing is known."""


@dataclass(frozen=True, slots=True)
class UnknownCall:
    """A call that made trump, nobody wrote down which suit."""

    alone: bool = False


Notes: TypeAlias = tuple[tuple[int, str], ...]
"""Remarks, each with the number, from 0, of what it is about."""

NO_HANDS: Final[tuple[SeenHand, SeenHand, SeenHand, SeenHand]] = ((), (), (), ())


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordedDeal:
    """One deal as written down."""

    dealer: Seat
    upcard: Seen
    hands: tuple[SeenHand, SeenHand, SeenHand, SeenHand] = NO_HANDS
    """The hands as dealt, by seat number, before the dealer's exchange."""
    kitty: Hand = ()
    """The cards under the upcard; empty where they are not known."""
    calls: tuple[Call | UnknownCall, ...] = ()
    """The calls from the dealer's left on."""
    discard: Seen = None
    """The card the dealer put down; None also where nobody wrote it down."""
    left: bool = False
    """Whether the dealer is known to have left the upcard (rule 4.4)."""
    announced: tuple[Seat, ...] = ()
    """Who said after the bidding to play alone (rule 6.2)."""
    leader: Seat | None = None
    """Who led first, where the record says so itself."""
    tricks: tuple[SeenHand, ...] = ()
    """The cards of each trick in the order they fell."""
    call_notes: Notes = ()
    """What somebody remarked on the calls, by their number."""
    card_notes: Notes = ()
    """What somebody remarked on the cards, by their number across all tricks."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordedGame:
    """A game as written down."""

    rules: Rules
    start: tuple[int, int] = (0, 0)
    """The points of the two sides before the first deal."""
    deals: tuple[RecordedDeal, ...] = ()
    seat: Seat | None = None
    """Whose record it is, where it says so."""


class RecordError(ValueError):
    """A record that is no game: cards unknown, a rule broken, or a deal not finished.

    ``deal`` counts from 0 (the message counts from 1) and is None where it is not one deal;
    ``rule`` is the key of the rule broken, None where none is.
    """

    def __init__(self, message: str, deal: int | None = None, rule: str | None = None) -> None:
        super().__init__(message if deal is None else f"deal {deal + 1}: {message}")
        self.deal = deal
        self.rule = rule


def to_game(record: RecordedGame) -> Game:
    """Play a record of which every card is known and every deal finished.

    What is not known of the kitty lies in the order of :data:`DECK`. Raises :class:`RecordError`.
    """
    if not record.deals:
        raise RecordError("there is no deal, so nobody knows who deals first")
    try:
        game = Game(record.rules, record.deals[0].dealer, record.start)
    except GameError as error:
        raise RecordError(str(error), rule=error.rule) from error
    for number, recorded in enumerate(record.deals):
        try:
            game = game.after(_played(recorded, record.rules))
        except (DealError, GameError) as error:
            raise RecordError(str(error), number, error.rule) from error
        except IllegalAction as error:
            raise RecordError(str(error), number, error.refusal.rule) from error
        except _UnknownError as error:
            raise RecordError(str(error), number) from error
    return game


class _UnknownError(Exception):
    pass


def _played(recorded: RecordedDeal, rules: Rules) -> Position:
    north, east, south, west = (
        tuple(_known(card, "a hand") for card in hand) for hand in recorded.hands
    )
    upcard = _known(recorded.upcard, "the upcard")
    placed = {*north, *east, *south, *west, upcard}
    kitty = recorded.kitty or tuple(card for card in DECK if card not in placed)
    deal = Deal(rules, recorded.dealer, (north, east, south, west), (upcard, *kitty))
    position = Position.start(deal)
    for call in recorded.calls:
        if isinstance(call, UnknownCall):
            raise _UnknownError("a call is not known")
        position = position.after(call)
    if position.phase is Phase.EXCHANGE:
        discard = None if recorded.left else Discard(_known(recorded.discard, "the discard"))
        position = position.after(discard or Leave())
    while position.phase is Phase.ALONE:
        position = position.after(Announce(position.to_act in recorded.announced))
    for trick in recorded.tricks:
        for card in trick:
            position = position.after(Play(_known(card, "a card played")))
    return position


def _known(card: Seen, what: str) -> Card:
    if isinstance(card, Card):
        return card
    raise _UnknownError(f"{what} is not known: {card!r}")


def record_game(game: Game) -> RecordedGame:
    """Write a game down: nothing in it is unknown."""
    deals = tuple(record_deal(position) for position in game.deals)
    return RecordedGame(rules=game.rules, start=game.start, deals=deals)


def record_deal(position: Position) -> RecordedDeal:
    """Write down a deal as far as it has gone."""
    deal, contract, called = position.deal, position.contract, position.auction.contract
    alone = () if contract is None else (contract.loner, contract.lone_defender)
    with_the_call = None if called is None else called.loner
    tricks = position.tricks if position.trick is None else (*position.tricks, position.trick)
    return RecordedDeal(
        dealer=deal.dealer,
        upcard=deal.upcard,
        hands=deal.hands,
        kitty=deal.kitty[1:],
        calls=position.auction.calls,
        discard=position.discard,
        left=Leave() in position.actions,
        announced=tuple(seat for seat in alone if seat and seat is not with_the_call),
        tricks=tuple(trick.cards for trick in tricks if trick.plays),
    )
