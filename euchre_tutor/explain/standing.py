"""How the game stands after a deal, and whether it is won (rules 8.7, 9.1, 10.9)."""

from __future__ import annotations

from euchre_tutor.engine import DealResult, Game, Rules, Seat, Side
from euchre_tutor.explain.explanation import Explanation, explain, sure
from euchre_tutor.text import TN, T, Text
from euchre_tutor.text.words import sentences, side_name


def game_over(game: Game, viewer: Seat | None = None) -> Explanation:
    """Say who has won the game, or that it goes on, how it stands and who deals next."""
    rules, winner = game.rules, game.winner
    keys = _keys(rules)
    if winner is not None:
        return explain(_won(winner, game.score[winner.number], rules, viewer), *keys)
    dealer = game.next_dealer
    next_deal = (
        T("You deal next.") if dealer is viewer else T("{dealer} deals next.", dealer=dealer)
    )
    score = _score(game.score, rules, viewer)
    return explain(sentences(score, next_deal), *keys, "table.dealer")


def standing(
    before: tuple[int, int], scored: DealResult, rules: Rules, viewer: Seat | None = None
) -> Explanation:
    """Say from what to what the score goes with this deal, and whether that wins the game.

    ``before`` holds the points of the first and the second side. Raises ValueError for a deal
    that was thrown in: it scores nothing.
    """
    side = sure(scored.side)
    old = before[side.number]
    new = old + scored.points
    if new >= rules.target:
        end = T("That is {target} or more, so the game is won.", target=rules.target)
    else:
        end = T("The game is played to {target}, so it goes on.", target=rules.target)
    return explain(sentences(_change(side, old, new, rules, viewer), end), *_keys(rules))


def not_standing(score: tuple[int, int], rules: Rules, *, over: bool) -> Explanation:
    """Say why a game that stands so is not over, or does not go on; ValueError where it is so."""
    most = max(score)
    if over is (most >= rules.target):
        raise ValueError(f"at {score} a game to {rules.target} is {'' if over else 'not '}over")
    if over:
        text = T(
            "With that score nobody would have {target} points, so the game would go on.",
            target=rules.target,
        )
    else:
        text = T(
            "With that score the game would be over: it is played to {target}.",
            target=rules.target,
        )
    return explain(text, *_keys(rules))


def not_ending(score: tuple[int, int], rules: Rules) -> Explanation:
    """Say whether the game is over at a score that was given rightly, with the end that was not."""
    most = max(score)
    if most >= rules.target:
        text = T(
            "The score is right, but the game is played to {target}: it is over.",
            target=rules.target,
        )
    else:
        text = T(
            "The score is right, but nobody has {target} points yet: the game goes on.",
            target=rules.target,
        )
    return explain(text, *_keys(rules))


def _keys(rules: Rules) -> tuple[str, ...]:
    usual = "score.game" if rules.partnerships else "two.object"
    return (usual,) if rules.target == Rules.STANDARD.target else ("house.target", usual)


def _ours(side: Side, rules: Rules, viewer: Seat | None) -> bool:
    return viewer is not None and viewer in rules.seats and rules.side(viewer) is side


def _won(side: Side, count: int, rules: Rules, viewer: Seat | None) -> Text:
    target = rules.target
    ours = _ours(side, rules, viewer)
    if not rules.partnerships:
        if ours:
            return TN(
                "You have 1 point and win: the game is played to {target}.",
                "You have {n} points and win: the game is played to {target}.",
                count,
                target=target,
            )
        return TN(
            "{player} has 1 point and wins: the game is played to {target}.",
            "{player} has {n} points and wins: the game is played to {target}.",
            count,
            player=side_name(side, rules),
            target=target,
        )
    if ours:
        return TN(
            "Your side has 1 point and wins: the game is played to {target}.",
            "Your side has {n} points and wins: the game is played to {target}.",
            count,
            target=target,
        )
    return TN(
        "{side} have 1 point and win: the game is played to {target}.",
        "{side} have {n} points and win: the game is played to {target}.",
        count,
        side=side_name(side, rules),
        target=target,
    )


def _score(score: tuple[int, int], rules: Rules, viewer: Seat | None) -> Text:
    """The points of both, the viewer's first, and that nobody has enough."""
    first, second = score
    if viewer is None or viewer not in rules.seats:
        return T(
            "{one} {first}, {other} {second}: nobody has {target} yet.",
            one=side_name(Side.FIRST, rules),
            other=side_name(Side.SECOND, rules),
            first=first,
            second=second,
            target=rules.target,
        )
    ours, theirs = (first, second) if rules.side(viewer) is Side.FIRST else (second, first)
    if rules.partnerships:
        return T(
            "Your side has {ours}, the other side {theirs}: nobody has {target} yet.",
            ours=ours,
            theirs=theirs,
            target=rules.target,
        )
    return T(
        "You have {ours}, your opponent {theirs}: nobody has {target} yet.",
        ours=ours,
        theirs=theirs,
        target=rules.target,
    )


def _change(side: Side, old: int, new: int, rules: Rules, viewer: Seat | None) -> Text:
    ours = _ours(side, rules, viewer)
    if not rules.partnerships:
        if ours:
            return T("You go from {old} to {new}.", old=old, new=new)
        player = side_name(side, rules)
        return T("{player} goes from {old} to {new}.", player=player, old=old, new=new)
    if ours:
        return T("Your side goes from {old} to {new}.", old=old, new=new)
    if viewer is not None:
        return T("The other side goes from {old} to {new}.", old=old, new=new)
    name = side_name(side, rules)
    return T("{side} go from {old} to {new}.", side=name, old=old, new=new)
