"""Random deals beside open_spiel's euchre; ``spiel.py`` says how, and what that cannot check."""

from collections import Counter
from collections.abc import Callable

import pytest
from engine.spiel import VARIANTS, Variant, differences, random_deal

from euchre_tutor.engine import Phase, Stream


@pytest.mark.parametrize("variant", VARIANTS, ids=str)
def test_no_difference_from_open_spiel(variant: Variant, scale: Callable[[int], int]) -> None:
    """The player of every decision, every legal set, every trick winner, every score: the same."""
    game = variant.game()
    seed = f"beside open_spiel, {variant}"
    for number in range(scale(20_000) // len(VARIANTS)):
        assert list(differences(Stream(f"{seed} {number}"), variant, game)) == []


def test_the_compared_deals_reach_every_ending() -> None:
    """The comparison meets lone makers and defenders, both at once, thrown in, both rounds."""
    met: Counter[str] = Counter()
    for variant in VARIANTS:
        for number in range(60):
            position = random_deal(Stream(f"reach {variant} {number}"), variant)
            assert position.phase is Phase.OVER
            contract = position.contract
            if contract is None:
                met["thrown in"] += 1
                continue
            met[f"round {contract.round}"] += 1
            alone = (contract.loner is not None, contract.lone_defender is not None)
            met[f"alone {alone}"] += 1
            assert position.result is not None
            met[position.result.kind.value] += 1
    for ending in ("thrown in", "round 1", "round 2", "point", "march", "euchre"):
        assert met[ending] >= 5, ending
    for maker in (False, True):
        for defender in (False, True):
            assert met[f"alone {(maker, defender)}"] >= 5, (maker, defender)


def test_open_spiel_offers_both_switches() -> None:
    """The library has the parameters that the comparison sets; a new one would be news."""
    assert VARIANTS[0].game().get_type().parameter_specification == {
        "allow_lone_defender": False,
        "stick_the_dealer": True,
    }
