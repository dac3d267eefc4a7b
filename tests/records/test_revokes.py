"""Every revoke is found, and only revokes: beside rules of following written apart."""

from collections.abc import Callable

import pytest
from engine.naive import legal, winner

from euchre_tutor.engine import DECK, Card, NameSuit, Rules, Seat, Stream, Suit
from euchre_tutor.engine.actions import Pass
from euchre_tutor.engine.records.recorded import NO_HANDS, RecordedDeal, RecordedGame, SeenHand
from euchre_tutor.engine.records.referee import Fault, judge

Revoke = tuple[int, int, Seat]


def careless_deal(number: int) -> tuple[RecordedDeal, list[Revoke]]:
    """A deal in which players follow suit or not by chance, and its revokes."""
    stream = Stream(f"careless {number}")
    cards = stream.shuffled(DECK)
    hands = [[card.code for card in cards[at : at + 5]] for at in range(0, 20, 5)]
    upcard = cards[20]
    trump = stream.choice([suit for suit in Suit if suit is not upcard.suit])
    dealt = [tuple(map(Card, hand)) for hand in hands]
    leader, tricks, revokes = 1, [], []
    for trick in range(5):
        played: list[str] = []
        for place in range(4):
            seat = (leader + place) % 4
            card = stream.choice(hands[seat])
            if card not in legal(hands[seat], played[0] if played else None, trump.letter):
                revokes.append((trick, place, Seat(seat)))
            hands[seat].remove(card)
            played.append(card)
        leader = (leader + winner(played, trump.letter)) % 4
        tricks.append(tuple(map(Card, played)))
    north, east, south, west = dealt
    deal = RecordedDeal(
        dealer=Seat.NORTH,
        upcard=upcard,
        hands=(north, east, south, west),
        calls=(Pass(),) * 4 + (NameSuit(trump),),
        tricks=tuple(tricks),
    )
    return deal, revokes


def found(deal: RecordedDeal) -> list[Revoke]:
    """The revokes that the referee finds; there must be no other problem."""
    problems = judge(RecordedGame(rules=Rules.TOURNAMENT, deals=(deal,))).problems
    assert {problem.fault for problem in problems} <= {Fault.REVOKE}
    return [
        (problem.trick, problem.card, problem.seat)
        for problem in problems
        if problem.trick is not None and problem.card is not None and problem.seat is not None
    ]


@pytest.mark.parametrize("hidden", [False, True], ids=["known", "hidden"])
def test_every_revoke(scale: Callable[[int], int], *, hidden: bool) -> None:
    """Known or not, the hands show every revoke once all the cards have fallen."""
    for number in range(scale(10_000)):
        deal, revokes = careless_deal(number)
        hands: tuple[SeenHand, SeenHand, SeenHand, SeenHand] = NO_HANDS if hidden else deal.hands
        again = RecordedDeal(
            dealer=deal.dealer,
            upcard=deal.upcard,
            hands=hands,
            calls=deal.calls,
            tricks=deal.tricks,
        )
        assert found(again) == revokes
