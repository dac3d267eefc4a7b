"""What comes when everybody has passed: who deals next, and whether a dealer is stuck."""

from __future__ import annotations

from euchre_tutor.engine import Pass, Position, Seat, Stream
from euchre_tutor.explain import bid_mistakes, plays
from euchre_tutor.explain.bid_mistakes import Next
from euchre_tutor.explain.explanation import Explanation, sure
from euchre_tutor.explain.outcomes import outcome
from euchre_tutor.explain.seating import Relation, not_place
from euchre_tutor.questions.about_bidding import Wording
from euchre_tutor.questions.labels import next_label
from euchre_tutor.questions.question import Choice, seat_choices
from euchre_tutor.text import T


def next_dealer(position: Position) -> Wording:
    """Ask who deals next."""
    seats, right = position.rules.seats, position.rules.next_seat(position.dealer)
    why = outcome(position)
    replies = (why if seat is right else _not_dealing(seat, position) for seat in seats)
    return Wording(
        T("Who deals next?"), seat_choices(seats), seats.index(right), why, tuple(replies)
    )


def _not_dealing(seat: Seat, position: Position) -> Explanation:
    if position.rules.partnerships:
        return not_place(Relation.NEXT_DEALER, position.dealer, seat)
    return bid_mistakes.not_dealing_again()


def what_now(position: Position, stream: Stream) -> Wording:
    """Ask what follows; a stuck dealer has still to speak."""
    right = Next.right(position)
    answers = stream.shuffled(tuple(Next))
    stuck = None if right is Next.THROWN_IN else sure(position.refusal(Pass()))
    why = outcome(position) if stuck is None else plays.refusal(stuck, position)
    wrong = bid_mistakes.not_next
    return Wording(
        T("Everybody has passed. What now?")
        if stuck is None
        else T("Everybody but the dealer has passed twice. What now?"),
        tuple(Choice(one.value, next_label(one)) for one in answers),
        answers.index(right),
        why,
        tuple(why if one is right else wrong(one, position) for one in answers),
    )
