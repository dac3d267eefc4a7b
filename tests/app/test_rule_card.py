"""The rule card: its points are those of rules.md or of the switches, whatever rules are in use."""

from itertools import product
from typing import Any

import pytest

from euchre_tutor.app.pages.points import points
from euchre_tutor.app.pages.rule_card import rule_card
from euchre_tutor.engine import Defend, Lead, Rules
from euchre_tutor.lessons.voice import Voice
from euchre_tutor.text.rulebook import RULES

VOICE = Voice("en")
SETS = [
    Rules(lonedef=lonedef, defend=defend, march=march, loneeuchre=euchre)
    for lonedef, defend, march, euchre in product((False, True), Defend, (4, 5), (2, 4))
]


def expected(tricks: int, who: str, rules: Rules) -> tuple[str, int]:
    """Side and points by the published table and the house rules, written down here anew."""
    lone_maker = who in ("A maker alone", "One alone on each side")
    lone_defender = who in ("A defender alone", "One alone on each side")
    if tricks == 5:
        return "Makers", rules.march if lone_maker else 2
    if tricks >= 3:
        return "Makers", 1
    if lone_defender:
        return "Defenders", 4 if tricks == 0 or rules.lonedef else 2
    return "Defenders", rules.loneeuchre if lone_maker else 2


def read(table: dict[str, Any]) -> dict[tuple[int, str], tuple[str, int]]:
    """What a reader takes from the table: who scores how much, by the makers' tricks."""
    sides = [part["side"] for part in table["sides"] for _ in range(part["columns"])]
    cells = {}
    for place, words in enumerate(table["tricks"]):
        numbers = [int(word) for word in words.split() if word.isdecimal()]
        for tricks in range(numbers[0], numbers[-1] + 1):
            for row in table["rows"]:
                cells[tricks, row["who"]] = (sides[place], row["points"][place])
    return cells


@pytest.mark.parametrize("rules", SETS, ids=str)
def test_points(rules: Rules) -> None:
    """Every number of tricks, and everybody who may be alone, is in the table with its points."""
    cells = read(points(VOICE, rules))
    alone = ["Nobody alone", "A maker alone"]
    alone += ["A defender alone"] * (rules.defend is Defend.ALWAYS)
    alone += ["One alone on each side"] * (rules.defend is not Defend.NEVER)
    assert set(cells) == set(product(range(6), alone))
    assert cells == {(n, who): expected(n, who, rules) for n, who in cells}


def test_points_for_two() -> None:
    """The maker of two scores 1 or 2, the defender 2; nobody is alone."""
    cells = read(points(VOICE, Rules.TWO_HANDED))
    assert {tricks: cell for (tricks, _), cell in cells.items()} == {
        **dict.fromkeys((0, 1, 2), ("Defender", 2)),
        **dict.fromkeys((3, 4), ("Maker", 1)),
        5: ("Maker", 2),
    }


def lines(rules: Rules) -> dict[str, list[str]]:
    """The numbers of the rules on the card, by section."""
    sections = rule_card(VOICE, rules)["sheet"]["sections"]
    return {part["title"]: [line[0]["b"] for line in part["lines"]] for part in sections}


def test_the_card_follows_the_rules_in_use() -> None:
    """What a switch replaces is not on the card, what it brings is; the changes are listed."""
    assert "House rules" not in lines(Rules.STANDARD)
    tournament = lines(Rules.TOURNAMENT)
    assert tournament["House rules"] == ["10.1", "10.2", "10.4", "10.5", "10.6", "10.7"]
    assert tournament["The second bidding round"] == ["5.1", "5.2", "10.1", "5.4"]
    assert tournament["Playing alone"] == ["6.1", "10.5"]
    assert "Playing alone" not in lines(Rules.TWO_HANDED)
    assert lines(Rules.TWO_HANDED)["The deal"] == ["9.2"]
    assert "10.3" in lines(Rules(turned=True))["The second bidding round"]
    assert "10.7" in lines(Rules(lead=Lead.DEALER))["The play"]


def test_the_card_says_who_says_what() -> None:
    """One act, three names; with the Canadian loner an assist is alone."""

    def says(rules: Rules) -> list[str]:
        sections = rule_card(VOICE, rules)["sheet"]["sections"]
        return [line["words"] for part in sections for line in part["says"] or ()]

    assert says(Rules.STANDARD) == [
        "“Pass” or “I order it up”",
        "“Pass” or “I assist”",
        "“Pass” or “I order it up”",
        "“Pass” or “I accept”",
    ]
    assert "“Pass” or “I assist, alone”" in says(Rules(canadian=True))
    assert len(says(Rules.TWO_HANDED)) == 2


def test_the_target_is_that_of_the_rules() -> None:
    """The number of points that wins is the one in use."""
    assert rule_card(VOICE, Rules(target=7))["sheet"]["target"] == "7 points win the game."
    assert RULES["house.target"].number == "10.9"
