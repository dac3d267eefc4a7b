"""Which rule refuses an action, phase by phase: the key is the engine's word to everybody above.

A row stands for a position and what is tried in it. Every kind of action stands in every phase and
round, unless it is allowed there.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import pytest
from engine.table import STANDARD, S, after, deal, played_out, rule_against

from euchre_tutor.engine import Defend, Phase, Position, Rules, parse_action

UPCARD: Final = "9h"
CALLER: Final = Rules(caller=True, defend=Defend.NEVER)
PICKUP: Final = Rules(pickup=True)
STICK: Final = Rules(stick=True)
CANADIAN: Final = Rules(canadian=True)


TWO: Final = Rules.TWO_HANDED
TWO_STICK: Final = Rules.parse("two-handed+stick")
TWO_PICKUP: Final = Rules.parse("two-handed+pickup")
PASSES: Final = "p p p p "
END: Final = "..."
"""Stands for playing on to the last card."""


class Row(NamedTuple):
    """Rules, what was done, the phase it led to, and the key by which each code is refused."""

    rules: Rules
    done: str
    phase: Phase
    keys: dict[str, str]


def all_of(key: str, codes: str) -> dict[str, str]:
    """Several codes refused by one rule."""
    return dict.fromkeys(codes.split(), key)


CALLS: Final = "p o oa s sa"
EXCHANGE: Final = "l x9s xAc"
ANSWERS: Final = "a n"
CARD: Final = "9s"

# South deals, the nine of hearts is turned up, South holds the nine of spades.
ROWS: Final = [
    # The first round: nothing but a pass and the upcard's suit.
    Row(STANDARD, "", Phase.FIRST_ROUND, all_of("bid1.turns", f"s sa h {EXCHANGE} a n 9s")),
    Row(CANADIAN, "p", Phase.FIRST_ROUND, all_of("house.canadian", "o")),
    # The second round.
    Row(
        STANDARD,
        PASSES,
        Phase.SECOND_ROUND,
        all_of("bid2.turns", f"o oa {EXCHANGE} a n 9s") | all_of("bid2.turned", "h ha"),
    ),
    Row(STICK, f"{PASSES}p p p", Phase.SECOND_ROUND, all_of("house.stick", "p")),
    # The exchange: ordered, accepted, with the pick-up rule.
    Row(
        STANDARD,
        "o",
        Phase.EXCHANGE,
        all_of("bid1.turns", CALLS) | all_of("bid1.ordered", "x9h xAc a n 9s"),
    ),
    Row(
        STANDARD,
        "p p p o",
        Phase.EXCHANGE,
        all_of("bid1.turns", CALLS) | all_of("bid1.accept", "l x9h xAc a n 9s"),
    ),
    Row(
        PICKUP,
        "o",
        Phase.EXCHANGE,
        all_of("bid1.turns", CALLS) | all_of("house.pickup", "l x9h xAc a n 9s"),
    ),
    Row(PICKUP, "p p p o", Phase.EXCHANGE, all_of("bid1.accept", "l x9h xAc a n 9s")),
    # The question who goes alone, after each kind of contract.
    Row(
        STANDARD,
        "o l",
        Phase.ALONE,
        all_of("bid1.turns", CALLS) | all_of("bid1.ordered", EXCHANGE) | all_of("alone.when", CARD),
    ),
    Row(STANDARD, "p p p o x9s", Phase.ALONE, all_of("bid1.accept", EXCHANGE)),
    Row(PICKUP, "o x9s", Phase.ALONE, all_of("house.pickup", EXCHANGE)),
    Row(PICKUP, "p p p o x9s", Phase.ALONE, all_of("bid1.accept", EXCHANGE)),
    Row(
        STANDARD,
        f"{PASSES}s",
        Phase.ALONE,
        all_of("bid2.turns", f"{CALLS} {EXCHANGE}") | all_of("alone.when", CARD),
    ),
    Row(PICKUP, f"{PASSES}s", Phase.ALONE, all_of("bid2.turns", EXCHANGE)),
    Row(PICKUP, f"{PASSES}p p p s", Phase.ALONE, all_of("bid2.turns", EXCHANGE)),
    # The play.
    Row(
        STANDARD,
        "o l n n n n",
        Phase.PLAY,
        all_of("bid1.turns", CALLS)
        | all_of("bid1.ordered", EXCHANGE)
        | all_of("alone.when", ANSWERS)
        | all_of("cards.deck", CARD),
    ),
    Row(CALLER, "p p p o x9s", Phase.PLAY, all_of("bid1.accept", EXCHANGE)),
    Row(
        CALLER,
        f"{PASSES}s",
        Phase.PLAY,
        all_of("bid2.turns", f"{CALLS} {EXCHANGE}") | all_of("alone.when", ANSWERS),
    ),
    # The end, played or thrown in.
    Row(
        STANDARD,
        f"o l n n n n {END}",
        Phase.OVER,
        all_of("bid1.turns", CALLS)
        | all_of("bid1.ordered", EXCHANGE)
        | all_of("alone.when", ANSWERS)
        | all_of("play.next", CARD),
    ),
    Row(
        CALLER,
        f"{PASSES}s {END}",
        Phase.OVER,
        all_of("bid2.turns", f"{CALLS} {EXCHANGE}") | all_of("play.next", CARD),
    ),
    Row(
        STANDARD,
        PASSES * 2,
        Phase.OVER,
        all_of("bid2.passed", f"{CALLS} {EXCHANGE} a n 9s"),
    ),
    # Two players: their own rules of the bidding, 4.3, 4.4 and 5.2 as with four.
    Row(TWO, "", Phase.FIRST_ROUND, all_of("two.bid1", f"s sa {EXCHANGE} a n 9s")),
    Row(TWO, "p", Phase.FIRST_ROUND, all_of("two.play", "oa")),
    Row(
        TWO,
        "p p",
        Phase.SECOND_ROUND,
        all_of("two.bid2", f"o oa {EXCHANGE} a n 9s")
        | all_of("bid2.turned", "h")
        | all_of("two.play", "sa"),
    ),
    Row(TWO_STICK, "p p p", Phase.SECOND_ROUND, all_of("house.stick", "p")),
    Row(
        TWO,
        "o",
        Phase.EXCHANGE,
        all_of("two.bid1", CALLS) | all_of("bid1.ordered", "x9h xAc a n 9s"),
    ),
    Row(
        TWO,
        "p o",
        Phase.EXCHANGE,
        all_of("two.bid1", CALLS) | all_of("bid1.accept", "l x9h xAc a n 9s"),
    ),
    Row(
        TWO_PICKUP,
        "o x9s",
        Phase.PLAY,
        all_of("two.bid1", CALLS)
        | all_of("house.pickup", EXCHANGE)
        | all_of("two.play", ANSWERS)
        | all_of("cards.deck", CARD),
    ),
    Row(
        TWO,
        "p p s",
        Phase.PLAY,
        all_of("two.bid2", f"{CALLS} {EXCHANGE}") | all_of("two.play", ANSWERS),
    ),
    Row(
        TWO,
        f"p p p s {END}",
        Phase.OVER,
        all_of("two.bid2", f"{CALLS} {EXCHANGE}")
        | all_of("two.play", ANSWERS)
        | all_of("play.next", CARD),
    ),
    Row(TWO, PASSES, Phase.OVER, all_of("two.bid2", f"{CALLS} {EXCHANGE} a n 9s")),
]


def reached(row: Row) -> Position:
    """The position of a row."""
    start = deal(UPCARD, south="9s Ts Js Qs Ks", dealer=S, rules=row.rules)
    position = after(start, row.done.removesuffix(END))
    return played_out(position) if row.done.endswith(END) else position


@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row.rules}, {row.done or 'start'}")
def test_the_rule_that_refuses(row: Row) -> None:
    """Every action of the row is refused by exactly this rule."""
    position = reached(row)
    assert position.phase is row.phase
    assert {code: rule_against(position, code) for code in row.keys} == row.keys


def test_every_kind_of_action_is_tried_in_every_phase() -> None:
    """The table is whole: under the standard rules a kind is refused in the table, or is legal."""
    kinds = {"p", "o", "s", "l", "x9s", "a", "9s"}
    for phase in Phase:
        rows = [row for row in ROWS if row.phase is phase and row.rules in (STANDARD, CALLER)]
        tried = {type(parse_action(code)) for row in rows for code in row.keys}
        allowed = {type(action) for row in rows for action in reached(row).legal()}
        assert {type(parse_action(kind)) for kind in kinds} <= tried | allowed
