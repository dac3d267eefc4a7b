"""Questions of the kind ``seats``: who is the partner, the eldest, the next dealer.

Levels: 1 South deals · 2 any dealer, South too, and any seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from euchre_tutor.engine import Rules, Seat, Stream
from euchre_tutor.explain.seating import Relation, not_place, place
from euchre_tutor.questions.question import Form, Question, facts, seat_choices
from euchre_tutor.text import T, Text

KIND = "seats"
LEVELS = (1, 2)
_OF_DEALER = (Relation.ELDEST, Relation.NEXT_DEALER)


def ask(
    relation: Relation, dealer: Seat, seat: Seat | None = None, rules: Rules = Rules.STANDARD
) -> Question:
    """Ask who is the partner, or sits at the left or right, of ``seat``; else by the dealer.

    ValueError with two players, or when a seat is missing or not needed.
    """
    if not rules.partnerships or (seat is None) is not (relation in _OF_DEALER):
        message = f"{relation.value!r} of {seat!r} cannot be asked under the rules {rules}"
        raise ValueError(message)
    origin = dealer if seat is None else seat
    seats = tuple(other for other in rules.seats if other is not seat)
    there = relation.of(origin)
    features = facts(south_deals=dealer is Seat.SOUTH, of_dealer=origin is dealer)
    return Question(
        kind=KIND,
        level=_level(features),
        form=Form.ONE,
        prompt=_prompt(relation, dealer, origin),
        trump=None,
        facts=facts(
            trump=None,
            dealer=dealer.number,
            seat=None if seat is None else seat.number,
            relation=relation.value,
        ),
        choices=seat_choices(seats),
        answer=(seats.index(there),),
        explanation=place(relation, origin),
        replies=tuple(
            place(relation, origin) if guess is there else not_place(relation, origin, guess)
            for guess in seats
        ),
        rules=rules,
        situation=T("{dealer} deals.", dealer=dealer),
        features=features,
    )


def _level(features: Mapping[str, object]) -> int:
    return 1 if features["south_deals"] else 2


def _prompt(relation: Relation, dealer: Seat, seat: Seat) -> Text:
    match relation:
        case Relation.ELDEST:
            return T("Who is the eldest?")
        case Relation.NEXT_DEALER:
            return T("Who deals next?")
        case Relation.PARTNER if seat is dealer:
            return T("Who is the dealer's partner?")
        case Relation.PARTNER:
            return T("Who is the partner of {seat}?", seat=seat)
        case Relation.LEFT if seat is dealer:
            return T("Who sits at the dealer's left?")
        case Relation.LEFT:
            return T("Who sits to the left of {seat}?", seat=seat)
        case _ if seat is dealer:
            return T("Who sits at the dealer's right?")
        case _:
            return T("Who sits to the right of {seat}?", seat=seat)


def levels_for(rules: Rules) -> tuple[int, ...]:
    """Give the levels: none with two players, who have no partners."""
    return LEVELS if rules.partnerships else ()


def generate(stream: Stream, level: int, rules: Rules = Rules.STANDARD) -> Question:
    """Make a question of this level."""
    dealer = Seat.SOUTH if level == 1 else stream.choice(tuple(Seat))
    relation = stream.choice(tuple(Relation))
    seat = None if relation in _OF_DEALER else stream.choice((dealer, *Seat))
    return replace(ask(relation, dealer, seat, rules), level=level)
