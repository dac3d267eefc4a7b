"""Chapter 10: for every switch a deal in which it alone changes an outcome.

``STANDARD`` and the same rules with one switch set are put beside each other; nothing else differs.
"""

from dataclasses import fields, replace

import pytest
from engine.table import (
    STANDARD,
    E,
    N,
    S,
    W,
    after,
    codes,
    deal,
    played_out,
    rule_against,
    to_the_lead,
)

from euchre_tutor.engine import (
    HOUSE_RULES,
    Deal,
    Defend,
    Game,
    Lead,
    Phase,
    Position,
    ResultKind,
    Rules,
    RulesError,
    Side,
)
from euchre_tutor.engine.rules import MOST_POINTS

BOSS = "Jh Jd Ah Kh Qh"  # five sure tricks with hearts trump


def under(start: Deal, **switches: object) -> Deal:
    """Give the same deal under standard rules with these switches set."""
    return replace(start, rules=replace(STANDARD, **switches))  # type: ignore[arg-type]


def points(position: Position) -> tuple[Side | None, int]:
    """Give who scored what."""
    assert position.result is not None
    return position.result.side, position.result.points


def test_house_stick() -> None:
    """10.1: after seven passes the dealer may not pass, whoever deals; without it, thrown in."""
    for dealer in (N, E, S, W):
        start = deal("9s", dealer=dealer)
        loose = after(start, "p " * 8)
        assert loose.result is not None
        assert loose.result.kind is ResultKind.THROWN_IN
        stuck = after(under(start, stick=True), "p " * 7)
        assert stuck.to_act is dealer
        assert codes(stuck) == ["h", "ha", "d", "da", "c", "ca"]
        assert rule_against(stuck, "p") == "house.stick"
        for passes in range(7):
            assert "p" in codes(after(under(start, stick=True), "p " * passes))


def test_house_pickup() -> None:
    """10.2: an ordered dealer must take the upcard: five choices instead of six, other tricks."""
    start = deal("Jh", south="9s Ts Qs Ks As", dealer=S)
    assert codes(after(start, "o")) == ["l", "x9s", "xTs", "xQs", "xKs", "xAs"]
    must = after(under(start, pickup=True), "o")
    assert codes(must) == ["x9s", "xTs", "xQs", "xKs", "xAs"]
    assert rule_against(must, "l") == "house.pickup"
    assert rule_against(must, "xJh") == "house.pickup"
    assert rule_against(after(under(start, pickup=True), "p p p o"), "l") == "bid1.accept"


def test_house_turned() -> None:
    """10.3: the turned-down suit may be named, and wins the tricks it would not have won."""
    start = deal("9h", west=BOSS, dealer=S)
    assert rule_against(after(start, "p p p p"), "h") == "bid2.turned"
    assert codes(after(under(start, turned=True), "p p p p")) == (
        ["p", "s", "sa", "h", "ha", "d", "da", "c", "ca"]
    )
    named = played_out(after(under(start, turned=True), "p p p p h"))
    assert points(named) == (Side.SECOND, 2)
    assert named.trump is start.upcard.suit


def test_house_lonedef() -> None:
    """10.4: a lone defender's three tricks score 4 instead of 2; five score 4 either way."""
    start = deal("9s", north="Jh Jd Ah 9d 9c", west="As Ks Ac Kc Qc", dealer=S)
    plain = played_out(after(start, "p p p p h"), alone=frozenset({N}))
    house = played_out(after(under(start, lonedef=True), "p p p p h"), alone=frozenset({N}))
    assert plain.tricks == house.tricks
    assert plain.makers_tricks in (1, 2)
    assert points(plain) == (Side.FIRST, 2)
    assert points(house) == (Side.FIRST, 4)
    assert house.result is not None
    assert house.result.rule == "house.lonedef"
    both = played_out(after(under(start, lonedef=True), "p p p p h"))
    assert points(both)[1] == 2
    sweep = deal("9s", north=BOSS, dealer=S)
    for rules in (sweep, under(sweep, lonedef=True)):
        assert points(played_out(after(rules, "p p p p h"), alone=frozenset({N}))) == (
            Side.FIRST,
            4,
        )


def test_house_caller() -> None:
    """10.5: of the makers only the maker goes alone, with the call; the others are not asked."""
    start = deal("9s", east=BOSS, dealer=S)
    plain = played_out(after(start, "p p p p h"), alone=frozenset({E}))
    house = played_out(after(under(start, caller=True), "p p p p h"), alone=frozenset({E}))
    assert points(plain) == (Side.SECOND, 4)
    assert points(house) == (Side.SECOND, 2)
    asked = after(under(start, caller=True), "p p p p h")
    assert asked.to_act is N  # the defenders are asked all the same
    said = after(under(start, caller=True), "p p p p ha")
    assert said.contract is not None
    assert said.contract.loner is W


def test_house_defend() -> None:
    """10.6: defenders are asked always, only against a lone maker, or never."""
    start = deal("9s", north=BOSS, dealer=S)
    outcomes = {}
    for defend in Defend:
        for call in ("h", "ha"):
            position = after(under(start, defend=defend, caller=True), f"p p p p {call}")
            outcomes[defend, call] = points(played_out(position, alone=frozenset({N})))[1]
            assert (position.phase is Phase.ALONE) is (outcomes[defend, call] == 4)
    assert outcomes == {
        (Defend.ALWAYS, "h"): 4,
        (Defend.ALWAYS, "ha"): 4,
        (Defend.LONE_MAKER, "h"): 2,
        (Defend.LONE_MAKER, "ha"): 4,
        (Defend.NEVER, "h"): 2,
        (Defend.NEVER, "ha"): 2,
    }
    later = after(under(start, defend=Defend.LONE_MAKER), "p p p p h")
    assert after(later, "n n").phase is Phase.PLAY
    assert after(later, "n a").to_act is N
    refused = after(under(start, defend=Defend.NEVER), "p p p p ha")
    assert rule_against(refused, "a") == "alone.when"


def test_house_lead() -> None:
    """10.7: the dealer's left leads against a lone hand, unless that seat sits out."""
    start = deal("9s", dealer=N)
    cases = {"p p p p ha": (S, E), "p p p p p ha": (W, E), "p p p p p p p ha": (E, E)}
    for text, (loner_left, dealer_left) in cases.items():
        assert to_the_lead(after(start, text)).to_act is loner_left
        by_dealer = to_the_lead(after(under(start, lead=Lead.DEALER), text))
        assert by_dealer.to_act is dealer_left
    sleeps = after(under(start, lead=Lead.DEALER), "p p p p p p ha")  # West alone, East sits out
    assert to_the_lead(sleeps).to_act is S
    assert to_the_lead(after(start, "p p p p p p ha")).to_act is N


def test_house_canadian() -> None:
    """10.8: a dealer's partner who assists must go alone; others need not, nor in round two."""
    start = deal("9h", north=BOSS, dealer=S)
    assert rule_against(after(start, "p"), "o") is None
    house = under(start, canadian=True)
    assert codes(after(house, "p")) == ["p", "oa"]
    assert rule_against(after(house, "p"), "o") == "house.canadian"
    assert codes(after(house, "")) == codes(after(house, "p p")) == ["p", "o", "oa"]
    assert "s" in codes(after(house, "p p p p p"))
    assert points(played_out(after(start, "p o l"))) == (Side.FIRST, 2)
    assert points(played_out(after(house, "p oa l"))) == (Side.FIRST, 4)


def test_house_target() -> None:
    """10.9: the game ends at the target and not before."""
    march = played_out(after(deal("9s", west=BOSS, dealer=S), "p p p p h"))
    short = played_out(after(under(march.deal, target=5), "p p p p h"))
    assert Game(STANDARD, S, (0, 3)).after(march).over is False
    assert Game(short.rules, S, (0, 3)).after(short).over is True
    assert Game(short.rules, S, (0, 3)).after(short).winner is Side.SECOND
    assert not Game(replace(STANDARD, target=11), S, (10, 0)).over


def test_house_march() -> None:
    """10.10: the points for a lone maker's five tricks; a march of two stays 2."""
    start = deal("9s", west=BOSS, dealer=S)
    assert points(played_out(after(start, "p p p p ha"))) == (Side.SECOND, 4)
    house = played_out(after(under(start, march=5), "p p p p ha"))
    assert points(house) == (Side.SECOND, 5)
    assert house.result is not None
    assert house.result.rule == "house.march"
    assert points(played_out(after(under(start, march=5), "p p p p h"))) == (Side.SECOND, 2)


def test_house_loneeuchre() -> None:
    """10.11: euchring a lone maker with two defenders; a lone defender's points stay 8.6."""
    start = deal("9s", north=BOSS, dealer=S)
    assert points(played_out(after(start, "p p p p ha"))) == (Side.FIRST, 2)
    house = under(start, loneeuchre=4)
    assert points(played_out(after(house, "p p p p ha"))) == (Side.FIRST, 4)
    assert points(played_out(after(house, "p p p p h"))) == (Side.FIRST, 2)
    three = deal("9s", north="Jh Jd Ah 9d 9c", west="As Ks Ac Kc Qc", dealer=S)
    for rules in (three, under(three, loneeuchre=4)):
        lone = played_out(after(rules, "p p p p ha"), alone=frozenset({N}))
        assert points(lone) == (Side.FIRST, 2)


def test_presets_are_the_rulebook_table() -> None:
    """STANDARD, TOURNAMENT and TWO_HANDED hold the values of the table of chapter 10."""
    off = dict.fromkeys(("stick", "pickup", "turned", "lonedef", "caller", "canadian"), False)
    scores = {"target": 10, "march": 4, "loneeuchre": 2}
    standard = {**off, **scores, "defend": Defend.ALWAYS, "lead": Lead.LONER}
    tournament = {
        **standard,
        **dict.fromkeys(("stick", "pickup", "lonedef", "caller"), True),
        "defend": Defend.NEVER,
        "lead": Lead.DEALER,
    }
    two = {**standard, "defend": Defend.NEVER}
    for rules, players, expected in (
        (Rules.STANDARD, 4, standard),
        (Rules.TOURNAMENT, 4, tournament),
        (Rules.TWO_HANDED, 2, two),
    ):
        values = {field.name: getattr(rules, field.name) for field in fields(rules)}
        assert values == {"players": players, "deck": 24, **expected}
        assert set(HOUSE_RULES.values()) == set(expected)


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"lonedef": True}, "lonedef"),
        ({"caller": True}, "caller"),
        ({"canadian": True}, "canadian"),
        ({"defend": Defend.ALWAYS}, "defend"),
        ({"defend": Defend.LONE_MAKER}, "defend"),
        ({"lead": Lead.DEALER}, "lead"),
        ({"march": 5}, "march"),
        ({"loneeuchre": 4}, "loneeuchre"),
        ({"target": 0}, "target"),
        ({"march": 0, "players": 4}, "march"),
        ({"loneeuchre": -1, "players": 4}, "loneeuchre"),
        ({"players": 3}, "players"),
        ({"deck": 32}, "deck"),
        ({"stick": 1}, "stick"),
        ({"target": "10"}, "target"),
    ],
)
def test_contradictions_are_refused(change: dict[str, object], field: str) -> None:
    """A lone-hand rule for two, a score below 1, an unknown deck: refused, naming the field."""
    values: dict[str, object] = {"players": 2, "defend": Defend.NEVER, **change}
    with pytest.raises(RulesError) as caught:
        Rules(**values)  # type: ignore[arg-type]
    assert caught.value.field == field


def test_a_switch_without_effect_is_no_contradiction() -> None:
    """10.4 with defenders who never go alone is allowed: TOURNAMENT has it so."""
    assert Rules(lonedef=True, defend=Defend.NEVER).lonedef
    assert Rules(players=2, defend=Defend.NEVER, stick=True, pickup=True, turned=True, target=5)


@pytest.mark.parametrize("field", ["target", "march", "loneeuchre"])
@pytest.mark.parametrize(
    "points", [-(10**12), -1, 0, MOST_POINTS + 1, 10**12, pytest.param(10**5000, id="5001 digits")]
)
def test_points_that_no_rule_can_have(field: str, points: int) -> None:
    """Below 1 and above nine digits is refused when rules are made, and the bounds are named."""
    with pytest.raises(RulesError, match="must be from 1 to 999999999, not ") as caught:
        replace(STANDARD, **{field: points})  # type: ignore[arg-type]
    assert (caught.value.field, caught.value.rule) == (field, f"house.{field}")


@pytest.mark.parametrize("field", ["target", "march", "loneeuchre"])
@pytest.mark.parametrize("points", [1, MOST_POINTS])
def test_whatever_rules_can_be_made_can_be_read(field: str, points: int) -> None:
    """The bounds themselves are allowed, and read again from what they write."""
    rules = replace(STANDARD, **{field: points})  # type: ignore[arg-type]
    assert Rules.parse(str(rules)) == rules
