"""Chapter 6: going alone. Each test is named after the rule it holds to."""

import pytest
from engine.table import (
    STANDARD,
    E,
    N,
    S,
    W,
    actions,
    after,
    codes,
    deal,
    rule_against,
    to_the_lead,
)

from euchre_tutor.engine import Announce, Phase, Position, Seat

NONE: frozenset[Seat] = frozenset()


@pytest.mark.parametrize("loner", Seat)
def test_alone_partner(loner: Seat) -> None:
    """Whoever plays alone, exactly the partner sits out, keeps the cards, and plays none."""
    start = deal("9s", dealer=S)
    position = to_the_lead(after(start, "p p p p h"), alone=frozenset({loner}))
    sleeper = loner.partner
    assert position.active == tuple(seat for seat in Seat if seat is not sleeper)
    while position.to_act is not None:
        assert position.to_act is not sleeper
        position = position.after(position.legal()[0])
    assert [len(trick) for trick in position.tricks] == [3] * 5
    assert position.hands[sleeper.number] == start.hands[sleeper.number]
    assert [len(hand) for hand in position.hands if hand] == [5]


@pytest.mark.parametrize(
    ("text", "order"),
    [
        # maker, maker's partner, then the defenders from the dealer's left; the dealer is South
        ("o x9s", [W, E, N, S]),
        ("p o x9s", [N, S, W, E]),
        ("p p o x9s", [E, W, N, S]),
        ("p p p o x9s", [S, N, W, E]),
        ("p p p p h", [W, E, N, S]),
        ("p p p p p p p h", [S, N, W, E]),
    ],
)
def test_alone_when(text: str, order: list[Seat]) -> None:
    """After the exchange, maker, partner, defenders from the left; never once a card was led."""
    start = deal("Jc", south="9s Ts Qs Ks As", dealer=S)
    position = after(start, text)
    asked = []
    while position.phase is Phase.ALONE:
        asked.append(position.to_act)
        assert position.legal() == (Announce(alone=False), Announce(alone=True))
        assert rule_against(position, "9s") == "alone.when"
        position = after(position, "n")
    assert asked == order
    assert position.phase is Phase.PLAY
    assert rule_against(position, "a") == "alone.when"
    assert rule_against(position.after(position.legal()[0]), "a") == "alone.when"


def test_alone_when_with_the_call() -> None:
    """A maker who says it with the call is not asked again, nor is the partner; defenders are."""
    for text in ("oa x9s", "p p p p ha"):
        position = after(deal("Jc", south="9s Ts Qs Ks As", dealer=S), text)
        assert position.contract is not None
        assert position.contract.loner is W
        assert position.to_act is N
        assert after(position, "n").to_act is S
        assert after(position, "n n").phase is Phase.PLAY
    exchange = after(deal("Jc", dealer=S), "oa")
    assert exchange.phase is Phase.EXCHANGE


def test_alone_both() -> None:
    """One player of each side may go alone; two partners cannot."""
    start = deal("9s", dealer=S)
    maker = after(start, "p p p p h a")
    assert maker.to_act is N  # the partner, East, is not asked
    both = after(maker, "a")
    assert both.phase is Phase.PLAY  # the other defender, South, is not asked
    assert both.contract is not None
    assert (both.contract.loner, both.contract.lone_defender) == (W, N)
    assert both.active == (N, W)
    partner = after(start, "p p p p h n a")
    assert partner.contract is not None
    assert (partner.contract.loner, partner.to_act) == (E, N)
    other = after(partner, "n a")
    assert other.contract is not None
    assert (other.contract.loner, other.contract.lone_defender) == (E, S)
    while other.to_act is not None:
        other = other.after(other.legal()[0])
    assert [len(trick) for trick in other.tricks] == [2] * 5


def test_partner_assists_alone_and_the_dealer_sits_out() -> None:
    """The exchange still happens (or not) first, 24 cards add up, the loner's left leads."""
    start = deal("Jc", south="9s Ts Qs Ks As", dealer=S)
    for exchange in ("x9s", "l"):
        position = after(start, f"p oa {exchange} n n")
        assert position.active == (N, E, W)
        assert position.to_act is E
        while position.to_act is not None:
            position = position.after(position.legal()[0])
        held = [card for hand in position.hands for card in hand]
        played = [card for trick in position.tricks for card in trick.cards]
        below = [position.discard or start.upcard, *start.kitty[1:]]
        assert len({*held, *played, *below}) == 24
        assert len(held) + len(played) + len(below) == 24
        assert (start.upcard in held) is (exchange != "l")


def test_every_announcement_is_in_the_history() -> None:
    """Answers are actions like any other: the position is its deal and its actions."""
    start = deal("9s", dealer=S)
    position = after(start, "p p p p h n n n a")
    assert position.actions == tuple(actions("p p p p h n n n a"))
    assert position == Position.start(start).play(*position.actions)
    assert position.rules is STANDARD
    assert codes(position)[0] == position.hands[W.number][0].code
    assert position.to_act is W
