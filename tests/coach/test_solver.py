"""The solver is exact: against plain minimax on endings, and alpha-beta on whole deals."""

from collections.abc import Callable

import pytest
from coach.brute import AlphaBeta, State, alpha_beta, best_cards
from coach.endings import Kind, anything, both_alone, endings, first_leads, lone, two_handed

from euchre_tutor.coach import solver
from euchre_tutor.coach.lanes import packed, place_of
from euchre_tutor.coach.search import Search, after_each
from euchre_tutor.engine import Deal, Pass, Position, Seat, Stream, Suit, cards_of

Scale = Callable[[int], int]


def last_played(position: Position) -> Position:
    """The end of the deal, whatever is played."""
    while position.to_act is not None:
        position = position.after(position.legal()[0])
    return position


def for_the_makers(position: Position) -> bool:
    """Whether one of the makers is to act."""
    assert position.to_act is not None
    assert position.maker is not None
    return position.rules.side(position.to_act) is position.rules.side(position.maker)


@pytest.mark.parametrize(
    ("kind", "number"),
    [(anything, 2500), (lone, 2000), (both_alone, 300), (two_handed, 500)],
)
def test_endings(kind: Kind, number: int, scale: Scale) -> None:
    """Every legal card of an ending comes to what trying everything says."""
    for position in endings(kind, scale(number)):
        expected = best_cards(position)
        assert dict(solver.plays(position)) == expected, position
        best = max if for_the_makers(position) else min
        assert solver.makers_tricks(position) == best(expected.values()), position


@pytest.mark.parametrize(
    ("kind", "number"), [(anything, 1800), (lone, 600), (both_alone, 300), (two_handed, 300)]
)
def test_whole_deals(kind: Kind, number: int, scale: Scale) -> None:
    """Whole deals come to what an alpha-beta finds that tries every card."""
    for position in first_leads(kind, scale(number)):
        assert solver.makers_tricks(position) == alpha_beta(position), position


def test_few_suits(scale: Scale) -> None:
    """Hands of few suits, where tricks are often sure and ruffs often forced."""
    for number in range(scale(15_000)):
        stream = Stream(f"few suits {number}")
        trump, size = stream.choice(tuple(Suit)), 2 + stream.below(2)
        suits = (trump, *stream.sample([suit for suit in Suit if suit is not trump], size - 1))
        cards = [card for suit in suits for card in cards_of(suit, trump)]
        dealt = stream.sample(cards, 4 * size)
        hands = [dealt[place::4] for place in range(4)]
        leader = stream.below(4)
        north, east, south, west = (packed(hand, trump) for hand in hands)
        masks = tuple(sum(1 << card.index for card in hand) for hand in hands)
        search = AlphaBeta(trump, (True, False, True, False))
        expected = search.search(State(masks, leader, ()), 0, 5)
        lanes = (north, east, south, west)
        assert Search(lanes).tricks(sum(lanes), leader) == expected, (trump, hands, leader)


@pytest.mark.parametrize("kind", [anything, lone, two_handed])
def test_marks(kind: Kind, scale: Scale) -> None:
    """Asked whether some numbers of tricks are reached, the search gives the highest that is."""
    for position in first_leads(kind, scale(600)):
        hands = solver.hands(position)
        leader = place_of(position.to_act or Seat.NORTH, position.rules)
        exact = after_each(hands, leader)
        for marks in ((3, 5), (1, 3), (2,)):
            coarse = {
                card: max((mark for mark in marks if mark <= value), default=0)
                for card, value in exact.items()
            }
            assert after_each(hands, leader, marks=marks) == coarse, position
            best = max if leader % 2 == 0 else min
            found = Search(hands).tricks(sum(hands), leader, marks)
            assert found == best(coarse.values()), position


@pytest.mark.parametrize("kind", [anything, lone, both_alone, two_handed])
def test_points(kind: Kind, scale: Scale) -> None:
    """A last card is worth what the engine then scores, below 0 where the others score."""
    for position in endings(kind, scale(600), most=1):
        seat, legal = position.to_act, position.legal()
        assert seat is not None
        if len(position.trick or ()) < len(position.active) - 1 or len(legal) != 1:
            continue
        result = last_played(position).result
        assert result is not None
        ours = position.rules.side(seat) is result.side
        (points,) = solver.points(position).values()
        assert points == (result.points if ours else -result.points)


def test_a_finished_deal() -> None:
    """After the last card the tricks are those that were taken."""
    for position in endings(anything, 5):
        over = last_played(position)
        assert solver.makers_tricks(over) == over.makers_tricks
        with pytest.raises(ValueError, match="no card is to be played"):
            solver.plays(over)


def test_no_trump_yet() -> None:
    """Before trump is made there is nothing to solve."""
    start = Position.start(Deal.shuffled("class-7"))
    for position in (start, start.after(Pass())):
        with pytest.raises(ValueError, match="nobody has made trump"):
            solver.makers_tricks(position)
