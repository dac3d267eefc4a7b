"""Faults put in on purpose: the suite catches each, and reports nothing without it."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from typing import Any

import pytest
from engine import (
    test_cases,
    test_rules_alone,
    test_rules_cards,
    test_rules_play,
    test_rules_score,
)
from engine.cases import sampled_tricks, small_hands, small_tricks
from engine.oracle import (
    wrong_calls,
    wrong_deal,
    wrong_leaders,
    wrong_legality,
    wrong_points,
    wrong_winners,
)
from engine.spiel import VARIANTS, differences

from euchre_tutor.engine import (
    Auction,
    Card,
    Contract,
    DealResult,
    Rules,
    Seat,
    Stream,
    Suit,
    left_bower,
    lone,
    play,
    scoring,
    trump,
)

Check = Callable[[], Iterator[str]]


def left_bower_follows_its_printed_suit(patch: pytest.MonkeyPatch) -> None:
    """Legality reads the suit off the card."""
    patch.setattr(play, "suit_of", lambda card, _: card.suit)


def left_bower_under_the_ace(patch: pytest.MonkeyPatch) -> None:
    """The left bower is a trump, but the third best."""
    right = trump.strength

    def wrong(card: Card, suit: Suit | None, led: Suit | None) -> int:
        if suit is not None and card in trump.trumps(suit)[1:3]:
            other = trump.trumps(suit)[2 if card is left_bower(suit) else 1]
            return right(other, suit, led)
        return right(card, suit, led)

    patch.setattr("euchre_tutor.engine.trick.strength", wrong)
    patch.setattr(test_rules_cards, "strength", wrong)
    patch.setattr(
        test_rules_cards, "beats", lambda a, b, t, led: wrong(a, t, led) > wrong(b, t, led)
    )


def loners_partner_leads(patch: pytest.MonkeyPatch) -> None:
    """Who sits out leads to the first trick."""
    right = lone.first_leader

    def wrong(contract: Contract, dealer: Seat, rules: Rules) -> tuple[Seat, str]:
        if contract.loner is not None:
            return contract.loner.partner, "play.lead1"
        return right(contract, dealer, rules)

    patch.setattr(lone, "first_leader", wrong)
    patch.setattr(test_rules_play, "first_leader", wrong)


def high_card_beats_a_ruff(patch: pytest.MonkeyPatch) -> None:
    """Trumps and the suit led are compared by rank alone."""
    patch.setattr(trump, "_TRUMP_ABOVE", trump._LED_ABOVE)


def turned_down_suit_nameable(patch: pytest.MonkeyPatch) -> None:
    """The second round forgets the upcard."""
    right = Auction._rule_against

    def wrong(auction: Auction, call: Any) -> str | None:  # noqa: ANN401  # whatever was said
        rule = right(auction, call)
        return None if rule == "bid2.turned" else rule

    patch.setattr(Auction, "_rule_against", wrong)


def lone_march_scores_two(patch: pytest.MonkeyPatch) -> None:
    """A march is a march, whoever played."""
    right = scoring.score

    def wrong(*args: Any, **switches: Any) -> DealResult:  # noqa: ANN401  # passed on as they came
        return right(*args, **{**switches, "lone_maker": False})

    patch.setattr(scoring, "score", wrong)
    patch.setattr(test_rules_score, "score", wrong)
    patch.setattr(test_cases, "score", wrong)


def beside_open_spiel() -> Iterator[str]:
    """Compare some deals of each variant."""
    for variant in VARIANTS:
        game = variant.game()
        for number in range(25):
            yield from differences(Stream(f"mutant {variant} {number}"), variant, game)


def beside_the_naive_table() -> Iterator[str]:
    """Compare some deals under standard rules."""
    for number in range(150):
        yield from wrong_deal(Stream(f"mutant {number}"), Rules.STANDARD)


ORACLES: dict[str, Check] = {
    "legality": lambda: wrong_legality(small_hands()),
    "winners": lambda: wrong_winners(small_tricks()),
    "winners of four": lambda: wrong_winners(sampled_tricks(2_000)),
    "leaders": wrong_leaders,
    "points": wrong_points,
    "calls": wrong_calls,
    "open_spiel": beside_open_spiel,
    "naive table": beside_the_naive_table,
}
WHOLE_DEALS = ("open_spiel", "naive table")

# fault -> the checks and the tests of the suite that must catch it
FAULTS: dict[
    Callable[[pytest.MonkeyPatch], None], tuple[tuple[str, ...], list[Callable[[], None]]]
] = {
    left_bower_follows_its_printed_suit: (("legality",), [test_rules_play.test_play_left]),
    left_bower_under_the_ace: (
        ("winners", "winners of four"),
        [test_rules_cards.test_cards_left, test_rules_cards.test_cards_trumps],
    ),
    loners_partner_leads: (
        ("leaders",),
        [
            test_rules_play.test_first_leader_as_the_rulebook_prints_it,
            test_rules_alone.test_partner_assists_alone_and_the_dealer_sits_out,
            test_cases.test_second_round_loner_makes_the_partner_sit_out_and_the_left_lead,
        ],
    ),
    high_card_beats_a_ruff: (
        ("winners", "winners of four"),
        [
            partial(test_rules_play.test_play_winner, "h", "9c 9h Ac 9d", 1),
            partial(test_cases.test_ranks_are_not_compared_across_suits, "h", "9c 9h Ac 9d", 1),
        ],
    ),
    turned_down_suit_nameable: (
        ("calls",),
        [test_cases.test_turned_down_suit_is_refused_with_its_rule],
    ),
    lone_march_scores_two: (
        ("points",),
        [
            test_rules_score.test_score_lone5,
            test_rules_score.test_score_game,
            test_cases.test_alone_scores,
            test_cases.test_nine_and_a_lone_march_is_thirteen_and_won,
        ],
    ),
}


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_fault_is_caught(
    fault: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the fault its checks, both whole-deal comparisons and its tests report; no others."""
    checks, tests = FAULTS[fault]
    fault(monkeypatch)
    reporting = {name for name, check in ORACLES.items() if any(islice(check(), 1))}
    assert reporting == {*checks, *WHOLE_DEALS}
    for test in tests:
        with pytest.raises((AssertionError, ValueError)):
            test()


@pytest.mark.parametrize("name", ORACLES)
def test_checks_report_nothing_without_a_fault(name: str) -> None:
    """What catches the faults is silent about the engine as it is."""
    assert list(islice(ORACLES[name](), 1)) == []


def test_tests_that_catch_faults_pass_without_them() -> None:
    """The tests that must fail under a fault pass as the engine is."""
    for _, tests in FAULTS.values():
        for test in tests:
            test()
