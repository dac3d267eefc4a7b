"""Why something may not be said or done while the bidding goes on, or said after it."""

from __future__ import annotations

from euchre_tutor.engine import (
    Announce,
    Discard,
    Leave,
    NameSuit,
    OrderUp,
    Phase,
    Play,
    Position,
    Refusal,
    Seat,
)
from euchre_tutor.explain.explanation import Explanation, explain, sure
from euchre_tutor.text import T, Text
from euchre_tutor.text.words import sentences


def refusal(refused: Refusal, position: Position, viewer: Seat | None = None) -> Explanation:
    """Say why the action is refused in the bidding (chapters 4 and 5, rules 9.5, 10.1, 10.8)."""
    seat, upcard = sure(position.to_act), position.upcard
    you = seat is viewer
    match refused.rule:
        case "house.stick":
            text = _stuck(seat, you=you, four=position.rules.partnerships)
        case "house.canadian":
            text = _canadian(seat, you=you)
        case "bid2.turned":
            text = T(
                "{upcard} was turned down, so {suit} may not be named. Any other suit may.",
                upcard=upcard,
                suit=upcard.suit,
            )
        case "two.play":
            text = T("With two players nobody goes alone. The same call without it is allowed.")
        case _:
            text = _not_now(refused, position)
    return explain(text, refused.rule)


def too_late(refused: Refusal, position: Position, viewer: Seat | None = None) -> Explanation:
    """Say why nothing more may be bid: somebody has made trump (rules 4.1, 5.1)."""
    contract = sure(position.contract)
    text = (
        T("You made {suit} trump, and that ended the bidding.", suit=contract.trump)
        if contract.maker is viewer
        else T(
            "{maker} made {suit} trump, and that ended the bidding.",
            maker=contract.maker,
            suit=contract.trump,
        )
    )
    return explain(text, refused.rule)


def _stuck(seat: Seat, *, you: bool, four: bool) -> Text:
    passed = T("Everybody else has passed.") if four else T("The other player has passed.")
    must = (
        T("Under this house rule you, the dealer, must name a suit.")
        if you
        else T("Under this house rule {seat}, the dealer, must name a suit.", seat=seat)
    )
    return sentences(passed, must)


def _canadian(seat: Seat, *, you: bool) -> Text:
    if you:
        return T(
            "You are the dealer's partner. Under this house rule you may assist only by going"
            " alone."
        )
    return T(
        "{seat} is the dealer's partner and may assist only by going alone: a house rule.",
        seat=seat,
    )


def _not_now(refused: Refusal, position: Position) -> Text:
    """Something that has no place in this round of the bidding."""
    upcard, first = position.upcard, position.phase is Phase.FIRST_ROUND
    match refused.action:
        case NameSuit():
            return T(
                "In the first round only {suit}, the suit of {upcard}, can become trump. Suits"
                " are named in the second.",
                suit=upcard.suit,
                upcard=upcard,
            )
        case OrderUp():
            return T(
                "{upcard} was turned down and cannot be ordered up. In this round suits are named.",
                upcard=upcard,
            )
        case Leave() | Discard() if first:
            return T(
                "Nobody has made {suit} trump yet, so {upcard} stays where it is for now.",
                suit=upcard.suit,
                upcard=upcard,
            )
        case Leave() | Discard():
            return T("{upcard} was turned down, so nobody takes it.", upcard=upcard)
        case Announce():
            return T("There is no trump yet, so nobody is asked about going alone.")
        case Play():
            return T("The bidding comes first: no card is played before trump is made.")
        case _:
            raise ValueError(f"{refused} does not belong to the bidding")
