"""What a review has to say of a game, as remarks for a file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from euchre_tutor.coach.review import Graded
from euchre_tutor.engine import Game, Play, Position, Seat
from euchre_tutor.engine.records.recorded import Notes
from euchre_tutor.practice_table.coached import Coach
from euchre_tutor.text import TN, Text, in_use, render
from euchre_tutor.text.words import any_of


def with_remarks(game: Game, notes: Sequence[Notes], you: Seat, coach: Coach) -> tuple[Notes, ...]:
    """Add to the remarks on a game what each of the learner's cards cost, unless it is there."""
    known = (*notes, *[()] * (len(game.deals) - len(notes)))
    return tuple(
        (*there, *(note for note in _found(deal, you, coach) if note not in there))
        for deal, there in zip(game.deals, known, strict=True)
    )


def _found(deal: Position, you: Seat, coach: Coach) -> Iterator[tuple[int, str]]:
    if deal.contract is None:
        return
    first = sum(not isinstance(action, Play) for action in deal.actions)
    for number, card in enumerate(coach.review(deal)):
        if card.seat is you and card.cost > 0:
            yield first + number, render(remark(card), in_use())


def remark(card: Graded) -> Text:
    """Say what a card cost and which would have been better, all cards seen."""
    return TN(
        "With all cards seen it cost {n} point. Better: {cards}.",
        "With all cards seen it cost {n} points. Better: {cards}.",
        card.cost,
        cards=any_of(card.best),
    )
