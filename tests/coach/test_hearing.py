"""Calls are heard: hands that would say what was said come more often, whatever it was.

Who would say what is told by players of level 2, each in its turn of a sampled deal played again.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from math import prod, sqrt

import pytest
from explain import naive

from euchre_tutor.coach.bots import choose
from euchre_tutor.coach.hearing import heard
from euchre_tutor.coach.masks import cards_in, mask
from euchre_tutor.coach.sampling import World, worlds
from euchre_tutor.engine import Action, Card, Position, Seat, Suit

Scale = Callable[[int], int]
FOUR = "N QdKc9dTsAh/AdAcKdJsTc/9cQhTd9hKh/KsJd9sAsQs ThQcJcJh"
TWO = "N QdKc9dTsAh/9cQhTd9hKh ThQcJcJhAdAcKdJsTcKsJd9sAsQs"
SAID = (
    *(f"standard {FOUR} {calls}" for calls in ("o", "p,p", "p,o", "p,p,p,p", "p,p,p,o")),
    *(f"standard {FOUR} p,p,p,p,{call}" for call in ("p", "s", "d", "c")),
    *(f"standard {FOUR} {calls}" for calls in ("o,xQd,a", "o,xQd,n", "p,p,p,o,xQd,a")),
    f"tournament {FOUR} p,p,p,p,p,p,p,s",
    *(f"two-handed {TWO} {calls}" for calls in ("p,p", "o", "p,p,p", "p,p,c")),
)
"""Deals up to what somebody says, of every kind that is heard."""


def after(text: str) -> tuple[Position, Position, Seat, Action]:
    """The moment before the last word and the one after it, who spoke, and what was said."""
    now = Position.parse(text)
    before = Position.start(now.deal).play(*now.actions[:-1])
    assert before.to_act is not None
    return before, now, before.to_act, now.actions[-1]


def in_turn(world: World, said: int) -> Action:
    """What level 2 does in this deal after so many actions."""
    position = Position.start(world.position.deal).play(*world.position.actions[:said])
    assert position.to_act is not None
    return choose(position.view(position.to_act), 2)


def share(view_of: Position, seat: Seat, count: int, holds: Callable[[World], bool]) -> float:
    """How many of so many deals, sampled for the next player after this seat, are of a kind."""
    view = view_of.view(view_of.rules.next_seat(seat))
    return sum(map(holds, islice(worlds(view, "heard"), count))) / count


@pytest.mark.parametrize("text", SAID)
def test_what_is_said_is_heard(text: str, scale: Scale) -> None:
    """Hands with which level 2 says this come more often once it was said."""
    before, now, seat, said = after(text)
    count, number = max(scale(3_600), 120), len(before.actions)
    first, then = (
        share(moment, seat, count, lambda world: in_turn(world, number) == said)
        for moment in (before, now)
    )
    print(f"\n{text}: {first:.3f} {then:.3f}")
    assert then > first + 1.5 / sqrt(count)


def test_a_partner_alone_is_heard(scale: Scale) -> None:
    """Hands of two trumps or more come more often once the maker's partner has gone alone."""
    before, now, seat, _ = after(f"standard {FOUR} p,p,p,p,d,n,a")
    count = max(scale(3_600), 120)
    first, then = (
        share(moment, seat, count, lambda world: trumps(world, seat) > 1)
        for moment in (before, now)
    )
    print(f"\nthe partner alone: {first:.3f} {then:.3f}")
    assert then > first + 1.5 / sqrt(count)


def trumps(world: World, seat: Seat) -> int:
    """How many trumps the seat holds in this deal."""
    held = cards_in(world.hands[seat.number])
    return sum(naive.is_trump(card, world.position.trump) for card in held)


@pytest.mark.parametrize("calls", ["o,xQd", "p,p,p,o,xQd", "p,p,p,p,d"])
@pytest.mark.parametrize("alone", [False, True])
def test_alone_or_not_with_the_call_is_heard(calls: str, *, alone: bool) -> None:
    """Said with the call (rule 10.5) it leads to the same deals as when asked (rule 6.2)."""
    call = calls.removesuffix(",xQd")
    with_call = calls.replace(call, f"{call}a" * alone or call)
    found = []
    for text in (
        f"standard+caller {FOUR} {with_call}",
        f"standard {FOUR} {calls},{'a' if alone else 'n'}",
    ):
        now = Position.parse(text)
        assert now.maker is not None
        view = now.view(now.maker.left)
        found.append([world.hands for world in islice(worlds(view, "alone"), 100)])
    assert found[0] == found[1]


def test_who_has_to_name_a_suit_tells_less(scale: Scale) -> None:
    """A dealer who might have passed has three trumps or more more often than one who is stuck."""
    count, shares = max(scale(3_600), 300), []
    for rules in ("standard", "standard+stick"):
        _, now, dealer, _ = after(f"{rules} {FOUR} p,p,p,p,p,p,p,s")
        shares.append(share(now, dealer, count, lambda world: trumps(world, Seat.NORTH) > 2))
    assert shares[0] > shares[1] + 1.5 / sqrt(count)


@pytest.mark.parametrize(
    ("hand", "alone"), [("JdJhAdKdQd", True), ("JdAd9dAcAs", False), ("9c9sTcTsQh", False)]
)
def test_a_defender_alone_is_heard(hand: str, *, alone: bool) -> None:
    """All five trumps go alone against the makers; what would do for a maker does not, nor none."""
    likely = []
    for asked in "an":
        _, now, seat, _ = after(f"standard {FOUR} p,p,p,p,d,n,n,{asked}")
        cards = mask(Card(hand[at : at + 2]) for at in range(0, len(hand), 2))
        likely.append(prod(fit(cards, 0) for fit in heard(now.view(seat.left))[seat]))
    assert (likely[0] > likely[1]) is alone


def test_a_discard_is_heard(scale: Scale) -> None:
    """A dealer has put down a trump, or an ace beside it, far less often than by chance."""
    now = Position.parse(f"standard {FOUR} o,xQd")
    view, count = now.view(Seat.WEST), max(scale(9_000), 300)
    down = [cards_in(world.discard)[0] for world in islice(worlds(view, "down"), count)]
    for kind, less in ((_is_trump, 5), (_is_ace, 2)):
        by_chance = sum(map(kind, view.unseen)) / len(view.unseen)
        assert sum(map(kind, down)) / count < by_chance / less


def _is_trump(card: Card) -> bool:
    return naive.is_trump(card, Suit.HEARTS)


def _is_ace(card: Card) -> bool:
    return card.code[0] == "A" and not _is_trump(card)
