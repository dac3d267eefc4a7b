"""The rules of Euchre as immutable values. Imports nothing but the standard library.

    deal = Deal.shuffled("class-7")            # the text fixes dealer and cards, for ever
    position = Position.start(deal)
    position.to_act, position.phase            # who decides what
    position.legal()                           # the actions allowed
    position.refusal(action)                   # None, or why not: rule key and cards
    position = position.after(action)          # IllegalAction carries refusal and position
    position.result                            # DealResult when the deal is over

Every rule has a key, such as ``cards.left``; :mod:`euchre_tutor.engine.rulebook` numbers them.
"""

from euchre_tutor.engine.actions import (
    Action,
    ActionError,
    Announce,
    Call,
    Discard,
    Leave,
    NameSuit,
    OrderUp,
    Pass,
    Play,
    parse_action,
)
from euchre_tutor.engine.auction import Auction, Contract
from euchre_tutor.engine.cards import DECK, Card, CardError, Rank, Suit, parse_cards
from euchre_tutor.engine.deal import Deal, DealError, Hand, packets
from euchre_tutor.engine.diagram import diagram
from euchre_tutor.engine.game import Game, GameError
from euchre_tutor.engine.notation import (
    NotationError,
    parse_deal,
    parse_game,
    parse_position,
    write_deal,
    write_game,
    write_position,
)
from euchre_tutor.engine.position import Phase, Position
from euchre_tutor.engine.refusal import IllegalAction, Refusal
from euchre_tutor.engine.rules import HOUSE_RULES, Defend, Lead, Rules, RulesError
from euchre_tutor.engine.scoring import DealResult, ResultKind, score
from euchre_tutor.engine.seats import Seat, SeatError, Side
from euchre_tutor.engine.shuffle import Stream
from euchre_tutor.engine.trick import Trick
from euchre_tutor.engine.trump import (
    beats,
    cards_of,
    is_trump,
    left_bower,
    right_bower,
    sorted_hand,
    strength,
    suit_of,
    trumps,
)
from euchre_tutor.engine.view import Event, Taken, View

__all__ = [
    "DECK",
    "HOUSE_RULES",
    "Action",
    "ActionError",
    "Announce",
    "Auction",
    "Call",
    "Card",
    "CardError",
    "Contract",
    "Deal",
    "DealError",
    "DealResult",
    "Defend",
    "Discard",
    "Event",
    "Game",
    "GameError",
    "Hand",
    "IllegalAction",
    "Lead",
    "Leave",
    "NameSuit",
    "NotationError",
    "OrderUp",
    "Pass",
    "Phase",
    "Play",
    "Position",
    "Rank",
    "Refusal",
    "ResultKind",
    "Rules",
    "RulesError",
    "Seat",
    "SeatError",
    "Side",
    "Stream",
    "Suit",
    "Taken",
    "Trick",
    "View",
    "beats",
    "cards_of",
    "diagram",
    "is_trump",
    "left_bower",
    "packets",
    "parse_action",
    "parse_cards",
    "parse_deal",
    "parse_game",
    "parse_position",
    "right_bower",
    "score",
    "sorted_hand",
    "strength",
    "suit_of",
    "trumps",
    "write_deal",
    "write_game",
    "write_position",
]
