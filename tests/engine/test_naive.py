"""The engine beside a naive evaluator that was written apart from it and shares no code with it."""

from collections.abc import Callable

import pytest
from engine import naive
from engine.cases import (
    TRUMPS,
    mixed_rules,
    sampled_hands,
    sampled_tricks,
    small_hands,
    small_tricks,
)
from engine.oracle import (
    wrong_calls,
    wrong_deal,
    wrong_leaders,
    wrong_legality,
    wrong_points,
    wrong_winners,
)

from euchre_tutor.engine import DECK, Stream, Suit, play


def test_legality_in_every_small_hand() -> None:
    """Every trump, every lead, every one- and two-card hand: the same legal cards."""
    assert list(wrong_legality(small_hands())) == []


def test_legality_in_larger_hands(scale: Callable[[int], int]) -> None:
    """Hands of three to five cards under every trump and lead: the same legal cards."""
    assert list(wrong_legality(sampled_hands(scale(400_000)))) == []


def test_winners_of_every_small_trick() -> None:
    """Every trump, every trick of up to three cards in every order: the same winner."""
    assert list(wrong_winners(small_tricks())) == []


def test_winners_of_tricks_of_four(scale: Callable[[int], int]) -> None:
    """Tricks of four cards by chance: the same winner."""
    assert list(wrong_winners(sampled_tricks(scale(400_000)))) == []


def test_first_leader_in_every_case() -> None:
    """The table of chapter 8, whole, turned to all four dealers, with 10.7 both ways."""
    assert list(wrong_leaders()) == []


def test_points_in_every_case() -> None:
    """The table of points, whole, under every mix of 10.4, 10.10 and 10.11, for either side."""
    assert list(wrong_points()) == []


def test_calls_in_every_bidding() -> None:
    """Every upcard, dealer and number of passes, every mix of 10.1, 10.3 and 10.8, two or four."""
    assert list(wrong_calls()) == []


def test_whole_deals_under_any_rules(scale: Callable[[int], int]) -> None:
    """Presets and random house rules: every player, legal set, trick and score the same."""
    for number in range(scale(10_000)):
        rules = mixed_rules(number)
        assert list(wrong_deal(Stream(f"naive {number}"), rules)) == []


def test_points_table_is_printed_and_computed_alike() -> None:
    """The naive points without house rules are the rulebook's table itself."""
    for (maker, defender), row in naive.POINTS.items():
        computed = [
            naive.points(tricks, maker_alone=maker, defender_alone=defender) for tricks in range(6)
        ]
        assert computed == row


@pytest.mark.parametrize("trump", TRUMPS)
def test_leading_any_card_is_legal(trump: Suit) -> None:
    """Who leads may play whatever is held."""
    hand = DECK[3:8]
    assert play.legal_cards(hand, None, trump) == hand
    assert naive.legal([card.code for card in hand], None, trump.letter) == {c.code for c in hand}
