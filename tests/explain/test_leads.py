"""Who leads is explained truly: every dealer, maker and lone hand, and the trick after a trick."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest
from explain.leads_truth import LEADS, NOT_LEADING, Facts
from explain.positions import walks
from explain.tricks_truth import Facts as TrickFacts
from explain.tricks_truth import loser_holds, trick_of
from explain.truth import fit

from euchre_tutor.engine import (
    Contract,
    Lead,
    Phase,
    Position,
    Rules,
    Seat,
    Suit,
)
from euchre_tutor.explain import leads
from euchre_tutor.text import render

N, E, S, W = Seat
HOUSE = Rules(lead=Lead.DEALER)


def situations() -> Iterator[Facts]:
    """Give every dealer, maker and pair of lone hands, under both rules, and for two players."""
    for dealer, maker, rules in itertools.product(Seat, Seat, (Rules.STANDARD, HOUSE)):
        side = (maker, maker.partner)
        others = [seat for seat in Seat if seat not in side]
        for loner, defender in itertools.product((None, *side), (None, *others)):
            contract = Contract(Suit.HEARTS, maker, 1, loner, defender)
            yield Facts(contract, dealer, rules)
    for dealer, maker in itertools.product((N, S), (N, S)):
        yield Facts(Contract(Suit.CLUBS, maker, 2), dealer, Rules.TWO_HANDED)


def test_first_leads_are_explained_truly() -> None:
    """In every situation the right leader is named with its reason, and each other seat refused."""
    for facts, viewer in itertools.product(situations(), (None, S, W)):
        contract, dealer, rules = facts[:3]
        seen = facts._replace(viewer=viewer)
        LEADS.holds(leads.first_lead(contract, dealer, rules, viewer), seen)
        for seat in rules.seats:
            if seat is not facts.leader:
                said = leads.not_first_lead(seat, contract, dealer, rules, viewer)
                NOT_LEADING.holds(said, seen._replace(guess=seat))
        with pytest.raises(ValueError, match="leads"):
            leads.not_first_lead(facts.leader, contract, dealer, rules)
    for _, position in walks("leads", 120):
        _check_position(position)
    LEADS.complete()
    NOT_LEADING.complete()


def _check_position(position: Position) -> None:
    trick, contract = position.trick, position.contract
    if position.phase is not Phase.PLAY or trick is None or contract is None or trick.plays:
        with pytest.raises(ValueError, match="no trick is about to begin"):
            leads.leading(position)
        with pytest.raises(ValueError, match="no trick is about to begin"):
            leads.not_leading(Seat.NORTH, position)
        return
    last = position.tricks[-1] if position.tricks else None
    facts = Facts(contract, position.dealer, position.rules, S, trick=last)
    LEADS.holds(leads.leading(position, S), facts)
    for seat in position.rules.seats:
        if seat is position.to_act:
            with pytest.raises(ValueError, match=r"leads|won"):
                leads.not_leading(seat, position)
            continue
        said = leads.not_leading(seat, position, S)
        wrong = facts._replace(guess=seat)
        if last is None or said.text.message in NOT_LEADING.conditions:
            NOT_LEADING.holds(said, wrong)
        else:
            played = dict(last.plays)[seat]
            loser_holds(said, TrickFacts(last, contract.trump, card=played))


@pytest.mark.parametrize(
    ("loner", "defender", "leader", "rule"),
    [
        (None, None, W, "play.lead"),
        (S, None, W, "play.lead1"),
        (W, None, N, "play.lead1"),
        (N, None, E, "play.lead1"),
        (E, None, S, "play.lead1"),
        (None, W, N, "play.lead1"),
        (S, E, E, "play.lead2"),
        (N, W, W, "play.lead2"),
    ],
)
def test_the_table_of_first_leads(
    loner: Seat | None, defender: Seat | None, leader: Seat, rule: str
) -> None:
    """South deals: the leader of the rules' own table is named, by the rule that decides."""
    maker = loner or S
    said = leads.first_lead(Contract(Suit.SPADES, maker, 1, loner, defender), S, Rules.STANDARD)
    fit(said)
    assert render(said.text, "en").count(leader.name.capitalize()) == 1
    assert said.rules[0] == rule


def test_the_lead_under_two_rules() -> None:
    """North deals, West is alone: North leads by rule 7.2, South by the house rule."""
    contract = Contract(Suit.SPADES, W, 2, W)
    usual = leads.first_lead(contract, N, Rules.STANDARD)
    house = leads.first_lead(contract, N, Rules.TOURNAMENT)
    assert render(usual.text, "en") == (
        "West plays alone, so North, the next to the left, leads first."
    )
    assert usual.rules == ("play.lead1",)
    assert render(house.text, "en") == (
        "Under this house rule the dealer's left leads first. Whoever sits out is skipped, so"
        " South leads."
    )
    assert house.rules == ("house.lead", "alone.partner")


def test_the_winner_leads_next() -> None:
    """After a trick its winner is named; the one who led it, and who played a high discard, not."""
    trick, trump = trick_of("9c Ad Ks Jc", Suit.HEARTS)
    assert render(leads.next_lead(trick, trump, S).text, "en") == (
        "You won the last trick with J♣, so you lead to the next."
    )
    assert render(leads.not_next_lead(W, trick, trump).text, "en") == (
        "West led the last trick, but J♣ won it. The winner leads to the next."
    )
    said = leads.not_next_lead(N, trick, trump)
    assert "A♦ does not follow clubs and is no trump." in render(said.text, "en")
    assert said.rules == ("play.next", "play.winner")
