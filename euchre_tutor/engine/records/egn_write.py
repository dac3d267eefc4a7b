"""Writing Euchre Game Notation 1.4, strictly: what the notation cannot say is refused by name."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final

from euchre_tutor.engine.actions import Action, Announce, NameSuit, Pass
from euchre_tutor.engine.deal import Deal
from euchre_tutor.engine.game import Game
from euchre_tutor.engine.position import Phase, Position
from euchre_tutor.engine.records.egn_notes import by_phase, write_notes
from euchre_tutor.engine.records.egn_rules import nearest_rules, write_rules
from euchre_tutor.engine.records.egn_told import write_told
from euchre_tutor.engine.records.recorded import Notes
from euchre_tutor.engine.refusal import IllegalAction
from euchre_tutor.engine.rules import Rules
from euchre_tutor.engine.seats import Seat

VERSION: Final = "1.4"
MOST_DEALS: Final = 100
"""Deals a file may have, by the notation's schema."""


class EgnRefusal(ValueError):  # noqa: N818  # it refuses, as the rules do
    """A game that Euchre Game Notation cannot say.

    ``deal`` counts from 0 (the message counts from 1) and is None where it is not one deal;
    ``action`` is what the notation has no word for, None where it is no action; ``rule`` is the
    key of the rule in which this game and the notation part.
    """

    def __init__(
        self, what: str, rule: str, deal: int | None = None, action: Action | None = None
    ) -> None:
        where = "" if deal is None else f"deal {deal + 1}: "
        super().__init__(f"{where}Euchre Game Notation cannot say {what} (rule {rule})")
        self.rule = rule
        self.deal = deal
        self.action = action


def write_egn(game: Game, notes: Sequence[Notes] = (), seat: Seat | None = None) -> str:
    """Write a game as the text of a file.

    ``notes`` are the remarks on each deal, by the number of the action they are about; ``seat`` is
    whose record it is. Loaded again it is the same game, the kitty's hidden cards in any order;
    other programs read it by the nearest rules that the notation can say, without the answers
    that :func:`unsaid` tells of. Raises :class:`EgnRefusal` for the first thing that the notation
    cannot say.
    """
    if game.rules.partner(game.dealer) is None:
        raise EgnRefusal("a game for two", "two.object")
    if not game.deals:
        raise EgnRefusal("who deals first where there is no deal", "table.dealer")
    if len(game.deals) > MOST_DEALS:
        raise EgnRefusal(f"more than {MOST_DEALS} deals", "score.game")
    rules, told = nearest_rules(game.rules), write_told(game.rules, seat)
    again = [_replayed(deal, rules, number) for number, deal in enumerate(game.deals)]
    document = {
        "fileType": "Euchre Game Notation",
        "version": VERSION,
        "metadata": ({} if told is None else {"description": told})
        | {
            "players": [seat.name.capitalize() for seat in Seat],
            "initialScore": list(game.start),
            "finalScore": list(game.score),
            "ruleset": write_rules(rules),
        },
        "deals": [
            _deal(
                deal, number, by_phase(notes[number], played) if number < len(notes) else ((), ())
            )
            for number, (deal, played) in enumerate(zip(again, game.deals, strict=True))
        ],
    }
    return json.dumps(document, indent=1) + "\n"


def unsaid(game: Game) -> bool:
    """Tell whether a game that can be written has answers "not alone" which the file leaves out.

    The notation's rules do not ask for them (rules 6.2, 10.5, 10.6).
    """
    rules = nearest_rules(game.rules)
    again = (_replayed(deal, rules, number) for number, deal in enumerate(game.deals))
    pairs = zip(again, game.deals, strict=True)
    return any(len(less.actions) < len(deal.actions) for less, deal in pairs)


def _replayed(position: Position, rules: Rules, number: int) -> Position:
    """Play the deal under the notation's rules; it must come to the same in every respect."""
    deal = position.deal
    before = Position.start(deal)
    again = Position.start(Deal(rules, deal.dealer, deal.hands, deal.kitty))
    for action in position.actions:
        asked = again.phase is Phase.ALONE or not isinstance(action, Announce)
        if not asked and action == Announce(alone=True):
            raise _unasked(before, action, number)
        if asked:
            again = _next(before, again, action, number)
        before = before.after(action)
    ours, theirs = position.result, again.result
    if ours is None or theirs is None:
        raise EgnRefusal("a deal that is not finished", "play.next", number)
    if (ours.side, ours.points) != (theirs.side, theirs.points):
        what = f"{ours.points} points where its rules give {theirs.points}"
        raise EgnRefusal(what, "house.lonedef", number)
    return again


def _next(before: Position, again: Position, action: Action, number: int) -> Position:
    if again.to_act is not before.to_act:
        raise EgnRefusal(f"that {before.to_act!r} is to act", "house.lead", number, action)
    try:
        return again.after(action)
    except IllegalAction as error:
        rule = _HOUSE_RULES.get(error.refusal.rule, error.refusal.rule)
        what = _CANNOT.get(rule, f"the action {action.code!r}")
        raise EgnRefusal(what, rule, number, action) from error


_HOUSE_RULES: Final = {"bid2.turned": "house.turned"}
_CANNOT: Final = {
    "house.pickup": "an upcard left lying",
    "house.turned": "the turned-down suit made trump",
}


def _unasked(before: Position, action: Action, number: int) -> EgnRefusal:
    """Name the announcement for which the notation has no place."""
    contract, seat = before.contract, before.to_act
    if contract is not None and seat is contract.maker:
        return EgnRefusal(
            "that the maker goes alone after the call", "house.caller", number, action
        )
    if contract is not None and seat is contract.maker.partner:
        return EgnRefusal("the maker's partner alone", "house.caller", number, action)
    return EgnRefusal("a lone defender without a lone maker", "house.defend", number, action)


def _deal(position: Position, number: int, notes: tuple[Notes, Notes]) -> dict[str, object]:
    deal, contract = position.deal, position.contract
    bidding: dict[str, object] = {
        "phaseNumber": 0,
        "type": "EUCHRE_BIDDING",
        "calls": [_call(call) for call in position.auction.calls],
        "isAlone": contract is not None and contract.loner is not None,
    }
    if contract is not None and contract.lone_defender is not None:
        bidding["aloneDefender"] = contract.lone_defender.number
    if position.discard is not None:
        bidding["discard"] = position.discard.code
    tricks = [[card.code for card in trick.cards] for trick in position.tricks]
    play: dict[str, object] = {"phaseNumber": 1, "type": "TRICK_PLAY", "tricks": tricks}
    on_calls, on_cards = notes
    if on_calls:
        bidding["callAnnotations"] = write_notes(on_calls)
    if on_cards:
        play["playAnnotations"] = write_notes(on_cards)
    return {
        "dealNumber": number,
        "initialState": {
            "dealer": deal.dealer.number,
            "upCard": deal.upcard.code,
            "playerCards": [[card.code for card in hand] for hand in deal.hands],
        },
        "phases": [bidding] if contract is None else [bidding, play],
    }


def _call(call: Action) -> str:
    if isinstance(call, Pass):
        return "Pass"
    return call.suit.letter if isinstance(call, NameSuit) else "Order"
