"""What a call, the exchange or an announcement would do is told truly in every kind of position."""

from __future__ import annotations

import pytest
from engine.table import after, deal
from explain.auction_truth import TURNS
from explain.auction_truth import Facts as Bidding
from explain.meanings_truth import MEANINGS, Facts
from explain.positions import walks

from euchre_tutor.engine import Card, Discard, Phase, Play, Position, Rules, Seat
from euchre_tutor.explain.meanings import came_of, meaning, taking
from euchre_tutor.explain.put_down import put_down
from euchre_tutor.text import render

N, E, S, W = Seat


def test_every_meaning_is_true() -> None:
    """In random positions under random rules all that is said is true, and all is used."""
    for _, position in walks("meanings", 700):
        said = came_of(position)
        if said.text.message in MEANINGS.conditions:
            MEANINGS.holds(said, Facts(position))
        else:
            TURNS.holds(said, Bidding(position))
        if position.phase is Phase.EXCHANGE:
            MEANINGS.holds(taking(position), Facts(position))
        for action in position.legal():
            if isinstance(action, Discard):
                MEANINGS.holds(put_down(action.card, position), Facts(position, action))
            elif not isinstance(action, Play):
                MEANINGS.holds(meaning(action, position), Facts(position, action))
    MEANINGS.complete()


def test_what_is_not_allowed_has_no_meaning() -> None:
    """A call that is refused, and a card, are not told here."""
    start = Position.start(deal("9s", dealer=N))
    seven = after(Position.start(deal("9s", dealer=N, rules=Rules.TOURNAMENT)), "p p p p p p p")
    with pytest.raises(ValueError, match="not allowed"):
        meaning(seven.actions[0], seven)
    with pytest.raises(ValueError, match="put down"):
        put_down(Card("Ah"), start)


def test_rules_4_3_4_4_10_2_name_the_exchange() -> None:
    """Accepted: 4.3; ordered: 4.4; ordered where the dealer must take it: 10.2."""
    accepted = after(Position.start(deal("9s", dealer=N)), "p p p o")
    ordered = after(Position.start(deal("9s", dealer=N)), "o")
    must = after(Position.start(deal("9s", dealer=N, rules=Rules.TOURNAMENT)), "o")
    assert [taking(position).rules[0] for position in (accepted, ordered, must)] == [
        "bid1.accept",
        "bid1.ordered",
        "house.pickup",
    ]


def test_rule_4_5_ends_the_first_round() -> None:
    """Four passes: the upcard is turned down, and nobody says that the bidding just goes on."""
    passed = after(Position.start(deal("9s", dealer=N)), "p p p p")
    said = came_of(passed, S)
    assert render(said.text, "en") == (
        "Everybody passed once, so 9♠ is turned down. A second round begins."
    )
    assert said.rules == ("bid1.passed",)
