"""Questions of the kind ``who-leads``: who leads to a trick.

Levels: 1 after a trick · 2 the first trick · 3 lone hands, on either side or on both.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from euchre_tutor.engine import Contract, Lead, Rules, Seat, Stream, Suit, Trick
from euchre_tutor.engine.lone import first_leader
from euchre_tutor.explain import leads
from euchre_tutor.questions import made_tricks
from euchre_tutor.questions.lone_hands import lone_hands
from euchre_tutor.questions.question import Form, Question, facts, played, seat_choices
from euchre_tutor.text import T, Text
from euchre_tutor.text.words import sentences

KIND = "who-leads"
LEVELS = (1, 2, 3)


def ask(contract: Contract, dealer: Seat, rules: Rules = Rules.STANDARD) -> Question:
    """Ask who leads to the first trick."""
    leader, _ = first_leader(contract, dealer, rules)
    why = leads.first_lead(contract, dealer, rules)
    seats = rules.seats
    features = _features(contract, first=True)
    return Question(
        kind=KIND,
        level=_level(features),
        form=Form.ONE,
        prompt=T("Who leads to the first trick?"),
        trump=contract.trump,
        facts=_facts(contract, dealer, None),
        choices=seat_choices(seats),
        answer=(seats.index(leader),),
        explanation=why,
        replies=tuple(
            why if seat is leader else leads.not_first_lead(seat, contract, dealer, rules)
            for seat in seats
        ),
        rules=rules,
        situation=situation(contract, dealer),
        features=features,
    )


def ask_next(
    trick: Trick, contract: Contract, dealer: Seat, rules: Rules = Rules.STANDARD
) -> Question:
    """Ask who leads after a finished trick."""
    trump = contract.trump
    winner, seats = trick.winner(trump), tuple(seat for seat, _ in trick.plays)
    why = leads.next_lead(trick, trump)
    features = _features(contract, first=False)
    return Question(
        kind=KIND,
        level=_level(features),
        form=Form.ONE,
        prompt=T("Who leads to the next trick?"),
        trump=trump,
        facts=_facts(contract, dealer, trick),
        choices=seat_choices(seats),
        answer=(seats.index(winner),),
        explanation=why,
        replies=tuple(
            why if seat is winner else leads.not_next_lead(seat, trick, trump) for seat in seats
        ),
        rules=rules,
        features=features,
    )


def _features(contract: Contract, *, first: bool) -> Mapping[str, object]:
    alone = (contract.loner, contract.lone_defender)
    return facts(first_trick=first, alone=sum(seat is not None for seat in alone))


def _level(features: Mapping[str, object]) -> int:
    if not features["first_trick"]:
        return 1
    return 3 if features["alone"] else 2


def _facts(contract: Contract, dealer: Seat, trick: Trick | None) -> Mapping[str, object]:
    loner, defender = contract.loner, contract.lone_defender
    return facts(
        trump=contract.trump.letter,
        dealer=dealer.number,
        maker=contract.maker.number,
        lone=None if loner is None else loner.number,
        lone_defender=None if defender is None else defender.number,
        trick=None if trick is None else played(trick),
    )


def situation(contract: Contract, dealer: Seat) -> Text:
    """Say who deals, who made trump and who plays alone."""
    said = [
        T("{dealer} deals.", dealer=dealer),
        T("{maker} made {suit} trump.", maker=contract.maker, suit=contract.trump),
    ]
    lone = [seat for seat in (contract.loner, contract.lone_defender) if seat is not None]
    said += [T("{seat} plays alone.", seat=seat) for seat in lone]
    return sentences(*said)


def levels_for(rules: Rules) -> tuple[int, ...]:
    """Give the levels: with two players nobody goes alone."""
    return LEVELS if rules.partnerships else (1, 2)


def generate(stream: Stream, level: int, rules: Rules = Rules.STANDARD) -> Question:
    """Make a question of this level."""
    dealer, maker = stream.choice(rules.seats), stream.choice(rules.seats)
    trump = stream.choice(tuple(Suit))
    if level == 1:
        leader = stream.choice(rules.seats)
        seats = rules.clockwise(leader)
        cards = made_tricks.cards(stream, 1 + stream.below(5), trump, len(seats))
        trick = Trick(leader, tuple(zip(seats, cards, strict=True)))
        return ask_next(trick, Contract(trump, maker, 1), dealer, rules)
    if level == 2:  # noqa: PLR2004  # the level named above
        return ask(Contract(trump, maker, 1), dealer, rules)
    open_choice = rules.lead is Lead.LONER and stream.below(4) == 0
    while True:  # mostly where the two ways to lead differ, under the house rule always
        contract = Contract(trump, maker, 1, *lone_hands(stream, maker, rules))
        if open_choice or lead_matters(contract, dealer, rules):
            return ask(contract, dealer, rules)
        dealer = stream.choice(rules.seats)


def lead_matters(contract: Contract, dealer: Seat, rules: Rules) -> bool:
    """Tell whether it depends on rule 10.7 who leads first."""
    ways = [first_leader(contract, dealer, replace(rules, lead=lead))[0] for lead in Lead]
    return ways[0] is not ways[1]
