"""What a review has to say of a game, as remarks for a file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from euchre_tutor.coach.review import Graded
from euchre_tutor.engine import Game, Play, Position, Seat
from euchre_tutor.engine.records.recorded import Notes
from euchre_tutor.practice_table.coached import Coach
from euchre_tutor.text import TN, Text, in_use, languages, render
from euchre_tutor.text.words import any_of


def with_remarks(game: Game, notes: Sequence[Notes], you: Seat, coach: Coach) -> tuple[Notes, ...]:
    """Add to the remarks on a game what each of the learner's cards cost.

    They are written in the language in use, unless they are there already, in whatever language.
    """
    known = (*notes, *[()] * (len(game.deals) - len(notes)))
    return tuple(
        (*there, *_new(deal, there, you, coach))
        for deal, there in zip(game.deals, known, strict=True)
    )


def _new(deal: Position, there: Notes, you: Seat, coach: Coach) -> Iterator[tuple[int, str]]:
    known = {in_use(), *languages()}
    for at, text in _found(deal, you, coach):
        if not any((at, render(text, language)) in there for language in known):
            yield at, render(text, in_use())


def _found(deal: Position, you: Seat, coach: Coach) -> Iterator[tuple[int, Text]]:
    if deal.contract is None:
        return
    first = sum(not isinstance(action, Play) for action in deal.actions)
    for number, card in enumerate(coach.review(deal)):
        if card.seat is you and card.cost > 0:
            yield first + number, remark(card)


def remark(card: Graded) -> Text:
    """Say what a card cost and which would have been better, all cards seen."""
    return TN(
        "With all cards seen it cost {n} point. Better: {cards}.",
        "With all cards seen it cost {n} points. Better: {cards}.",
        card.cost,
        cards=any_of(card.best),
    )
