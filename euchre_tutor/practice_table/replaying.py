"""Looking at finished deals: moving the scrubber, asking "what if", having calls graded."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from euchre_tutor.engine import Card, Game, Phase, Play, Position, Seat
from euchre_tutor.engine.records.recorded import Notes
from euchre_tutor.explain.explanation import sure
from euchre_tutor.lessons.coaching.grading import GradedCall, choices, grade
from euchre_tutor.practice_table.coached import Coach
from euchre_tutor.practice_table.replay import Branch, Replay


def opened(
    game: Game, you: Seat, coach: Coach, *, notes: tuple[Notes, ...] = (), name: str = ""
) -> Replay:
    """Look at a game with at least one deal, from its first moment."""
    return at_deal(Replay(game=game, you=you, notes=notes, name=name), 0, coach)


def at_deal(replay: Replay, number: int, coach: Coach) -> Replay:
    """Turn to another deal of the game; itself where there is none with this number."""
    if not 0 <= number < len(replay.game.deals):
        return replay
    deal = replay.game.deals[number]
    there = replace(
        replay,
        number=number,
        branch=None,
        cards=tuple(coach.review(deal)) if deal.contract is not None else (),
        calls=(),
        notice=None,
    )
    there = replace(there, thinking=any(choices(there.deal, there.you)))
    return looked(there, 0, coach)


def seen_from(replay: Replay, seat: Seat) -> Replay:
    """Look at the same moment from another seat of the game."""
    graded = any(choices(replay.deal, seat))
    return replace(replay, you=seat, calls=(), thinking=graded)


def looked(replay: Replay, count: int, coach: Coach) -> Replay:
    """Put the scrubber after so many actions."""
    moved = replace(replay, look=max(0, min(count, len(replay.line.actions))))
    shown = moved.shown
    outcomes = coach.plays(shown) if shown.phase is Phase.PLAY else {}
    return replace(moved, outcomes=outcomes)


def what_if(replay: Replay, code: str, coach: Coach) -> Replay:
    """Play this card at this moment instead, and everybody's best after it.

    The next card of the line goes one step on, the one that was played leads back to what was; a
    card that may not be played changes nothing.
    """
    shown = replay.shown
    action = next((play for play in shown.legal() if play.code == code), None)
    if not isinstance(action, Play):
        return replay
    if replay.line.actions[replay.look] == action:
        return looked(replay, replay.look + 1, coach)
    before = () if replay.branch is None else replay.branch.changes
    changes = (*(at for at in before if at < replay.look), replay.look)
    if len(changes) == 1 and replay.deal.actions[replay.look] == action:
        return looked(replace(replay, branch=None), replay.look + 1, coach)
    branch = Branch(changes=changes, line=best_line(shown.after(action), coach))
    return looked(replace(replay, branch=branch), replay.look + 1, coach)


def as_played(replay: Replay, coach: Coach) -> Replay:
    """Come back from "what if" to where the deal was left."""
    if replay.branch is None:
        return replay
    return looked(replace(replay, branch=None), replay.branch.at, coach)


def best_line(position: Position, coach: Coach) -> Position:
    """Play a deal to its end, everybody with their best card, all cards seen."""
    while position.phase is Phase.PLAY:
        cards = [play.card for play in position.legal() if isinstance(play, Play)]
        card = cards[0] if len(cards) == 1 else _best(position, coach.plays(position))
        position = position.after(Play(card))
    return position


def _best(position: Position, outcomes: Mapping[Card, int]) -> Card:
    side = position.rules.side
    makers = side(sure(position.to_act)) is side(sure(position.maker))
    wanted = max if makers else min
    return wanted(outcomes, key=lambda card: outcomes[card])


def to_turning_point(replay: Replay, coach: Coach) -> Replay:
    """Put the scrubber before the card at which most was lost."""
    turning = replay.turning
    if turning is None:
        return replay
    back = as_played(replay, coach)
    place = next(number for number, card in enumerate(back.cards) if card is turning)
    return looked(back, back.first_card + place, coach)


def grading(replay: Replay, coach: Coach) -> Iterator[GradedCall | None]:
    """Grade the calls not graded yet; None where only a bit was thought on."""
    done = {call.at for call in replay.calls}
    for before, action in choices(replay.deal, replay.you):
        if len(before.actions) not in done:
            yield from grade(before, action, coach.think)


def with_call(replay: Replay, call: GradedCall) -> Replay:
    """Give the replay with one more call graded."""
    calls = (*replay.calls, call)
    return replace(
        replay, calls=calls, thinking=len(calls) < sum(1 for _ in choices(replay.deal, replay.you))
    )
