"""Lone hands for questions."""

from __future__ import annotations

from euchre_tutor.engine import Defend, Rules, Seat, Stream


def lone_hands(stream: Stream, maker: Seat, rules: Rules) -> tuple[Seat | None, Seat | None]:
    """Choose who plays alone, one player or one of each side, as the rules allow."""
    makers = (maker,) if rules.caller else (maker, maker.partner)
    ways: list[tuple[bool, bool]] = [(True, False)]
    if rules.defend is not Defend.NEVER:
        ways.append((True, True))
    if rules.defend is Defend.ALWAYS:
        ways.append((False, True))
    ours, theirs = stream.choice(ways)
    defenders = (maker.left, maker.right)
    return (
        stream.choice(makers) if ours else None,
        stream.choice(defenders) if theirs else None,
    )
