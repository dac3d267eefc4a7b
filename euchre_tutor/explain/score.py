"""Who scores what for a deal, and why (chapter 8, rules 9.6, 10.4, 10.10, 10.11)."""

from __future__ import annotations

from euchre_tutor.engine import DealResult, Position, ResultKind, Rules, Seat, Side, score
from euchre_tutor.engine.scoring import TRICKS
from euchre_tutor.explain.explanation import Explanation, explain, sure
from euchre_tutor.explain.standing import game_over as game_over
from euchre_tutor.explain.standing import standing as standing
from euchre_tutor.text import TN, T, Text
from euchre_tutor.text.words import sentences, side_name


def result(position: Position, viewer: Seat | None = None) -> Explanation:
    """Say what the finished deal scores, and why.

    Raises ValueError while the deal goes on.
    """
    sure(position.result)
    contract, rules = position.contract, position.rules
    if contract is None:
        text = (
            T("Everybody passed twice, so nobody scores.")
            if rules.partnerships
            else T("Both passed twice, so nobody scores.")
        )
        return explain(text, position.auction.rule)
    return points(
        position.makers_tricks,
        rules.side(contract.maker),
        rules,
        lone_maker=contract.loner is not None,
        lone_defender=contract.lone_defender is not None,
        viewer=viewer,
    )


def points(
    makers_tricks: int,
    makers: Side,
    rules: Rules,
    *,
    lone_maker: bool = False,
    lone_defender: bool = False,
    viewer: Seat | None = None,
) -> Explanation:
    """Say who scores what, and why, when the makers took ``makers_tricks`` of five.

    ``lone_maker`` and ``lone_defender`` tell whether a player of that side was alone. Raises
    ValueError unless 0 <= makers_tricks <= 5.
    """
    scored = score(makers_tricks, makers, rules, lone_maker=lone_maker, lone_defender=lone_defender)
    why = _why(scored, makers_tricks)
    keys = [scored.rule]
    if scored.rule == "score.euchre" and lone_maker:
        keys.append("score.lone3")
    if lone_defender and scored.kind is not ResultKind.EUCHRE:
        keys.append("score.defend")
    return explain(sentences(why, _gain(scored, rules, viewer)), *keys)


def _why(scored: DealResult, tricks: int) -> Text:
    """What happened, by the rule that sets the points."""
    match scored.rule:
        case "two.score":
            return _why_two(scored, tricks)
        case "score.defend" | "house.lonedef":
            return _why_defender(scored.rule, TRICKS - tricks)
        case "score.euchre":
            return T("The makers took fewer than three tricks, so they are **euchred**.")
        case "house.loneeuchre":
            return T(
                "The lone maker took fewer than three tricks: **euchred**, and a house rule sets"
                " the points."
            )
        case "score.point":
            return T("The makers took {tricks} of the five tricks.", tricks=tricks)
        case "score.march":
            return T("Both makers played and took all five tricks: a **march**.")
        case _:
            return _why_alone(scored.rule, tricks)


def _why_alone(rule: str, tricks: int) -> Text:
    """A lone maker took three tricks or more."""
    if rule == "score.lone3":
        return T(
            "A maker played alone and took {tricks} of the five tricks: worth no more than with a"
            " partner.",
            tricks=tricks,
        )
    if rule == "house.march":
        return T("A maker played alone and took all five tricks, and a house rule sets the points.")
    return T("A maker played alone and took all five tricks.")


def _why_defender(rule: str, tricks: int) -> Text:
    """A lone defender took three tricks or more."""
    if tricks == TRICKS:
        return T("The lone defender took all five tricks, so the makers are **euchred**.")
    if rule == "house.lonedef":
        return T(
            "The lone defender took {tricks} of the five tricks, and under this house rule that"
            " counts like all five.",
            tricks=tricks,
        )
    return T(
        "The lone defender took {tricks} of the five tricks, so the makers are **euchred**.",
        tricks=tricks,
    )


def _why_two(scored: DealResult, tricks: int) -> Text:
    if scored.kind is ResultKind.EUCHRE:
        return T("The maker took fewer than three tricks and is **euchred**.")
    if scored.kind is ResultKind.MARCH:
        return T("The maker took all five tricks: a **march**.")
    return T("The maker took {tricks} of the five tricks.", tricks=tricks)


def _gain(scored: DealResult, rules: Rules, viewer: Seat | None) -> Text:
    """Who gets the points."""
    side, count = sure(scored.side), scored.points
    ours = viewer is not None and viewer in rules.seats and rules.side(viewer) is side
    if not rules.partnerships:
        if ours:
            return TN("You score 1 point.", "You score {n} points.", count)
        return TN(
            "{player} scores 1 point.",
            "{player} scores {n} points.",
            count,
            player=side_name(side, rules),
        )
    if ours:
        return TN("Your side scores 1 point.", "Your side scores {n} points.", count)
    if viewer is not None:
        return TN("The other side scores 1 point.", "The other side scores {n} points.", count)
    return TN(
        "{side} score 1 point.",
        "{side} score {n} points.",
        count,
        side=side_name(side, rules),
    )
