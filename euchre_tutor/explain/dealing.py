"""Whose packet comes next, and what is left when everybody holds five (chapter 3)."""

from __future__ import annotations

from euchre_tutor.engine import DECK, Deal, Rules, Seat
from euchre_tutor.engine.deal import HAND_SIZE, packets
from euchre_tutor.explain.explanation import Explanation, explain
from euchre_tutor.text import T


def not_next(guess: Seat, dealer: Seat, given: int, rules: Rules) -> Explanation:
    """Say why the guess gets no packet now, ``given`` packets after the deal began.

    ValueError if it does.
    """
    order = [seat for seat, _ in packets(dealer, rules)]
    now = order[given]
    if guess is now:
        raise ValueError(f"packet {given} does go to {guess!r} when {dealer!r} deals")
    first = given % len(rules.seats) == 0
    if guess is dealer:
        text = T("The dealer comes last each time round. Now it is {now}'s packet.", now=now)
    elif first:
        text = T(
            "Each time round begins at the dealer's left, with {now}. {guess} comes later.",
            now=now,
            guess=guess,
        )
    elif guess in order[given - given % len(rules.seats) : given]:
        text = T(
            "{guess} has a packet from this time round. Clockwise, {now} comes next.",
            guess=guess,
            now=now,
        )
    else:
        text = T(
            "{guess} comes later. Clockwise, {now} sits right after {last}.",
            guess=guess,
            now=now,
            last=order[given - 1],
        )
    return explain(text, "deal.packets", "table.seats")


def hands(deal: Deal) -> Explanation:
    """Say who holds what when the last packet is dealt."""
    text = T(
        "The packets make {each} cards for everybody, and {left} are left in the middle.",
        each=HAND_SIZE,
        left=len(deal.kitty),
    )
    return explain(text, "deal.packets", "deal.hands")


def turned(deal: Deal) -> Explanation:
    """Say what lies where when the top card of the kitty is turned."""
    text = T(
        "Everybody holds {each} cards, and {left} are left: the kitty. Its top card, {upcard},"
        " lies open.",
        each=HAND_SIZE,
        left=len(deal.kitty),
        upcard=deal.upcard,
    )
    return explain(text, "deal.upcard", "deal.hands")


def left_over(rules: Rules) -> Explanation:
    """Say how many cards are left when all hands are dealt."""
    taken = len(rules.seats) * HAND_SIZE
    text = T(
        "{players} hands of {each} take {hands} cards. Of {all} that leaves {left}.",
        players=len(rules.seats),
        each=HAND_SIZE,
        hands=taken,
        all=len(DECK),
        left=len(DECK) - taken,
    )
    return explain(text, "deal.hands")


def not_left_over(count: int, rules: Rules) -> Explanation:
    """Say why not so many cards are left; ValueError if they are."""
    taken = len(rules.seats) * HAND_SIZE
    if count == len(DECK) - taken:
        raise ValueError(f"{count} cards are left over under the rules {rules}")
    text = T(
        "With {count} left over, {gone} would be dealt. {players} hands of {each} take {hands}.",
        count=count,
        gone=len(DECK) - count,
        players=len(rules.seats),
        each=HAND_SIZE,
        hands=taken,
    )
    return explain(text, "deal.hands")
