"""What Euchre Game Notation cannot say is refused by name, and nothing is written."""

from dataclasses import replace

import pytest

from euchre_tutor.engine import Deal, Defend, Game, Position, Rules, Seat, parse_action
from euchre_tutor.engine.records.egn import EgnRefusal, write_egn

STANDARD = Rules.STANDARD


def deal(rules: Rules, codes: str, seed: str = "refusal", dealer: Seat = Seat.NORTH) -> Position:
    """A finished deal: these actions, then always the first that is legal (nobody alone)."""
    position = Position.start(Deal.shuffled(seed, rules, dealer))
    for code in codes.split():
        action = parse_action(code) if code != "x" else position.legal()[-1]
        position = position.after(action)
    while position.to_act is not None:
        position = position.after(position.legal()[0])
    return position


def refusal(position: Position) -> EgnRefusal:
    """Why a game of this deal, the second after one that can be said, is not written."""
    rules = position.rules
    before = deal(rules, "o x", dealer=Seat.WEST)
    played = Game(rules, Seat.WEST).after(before).after(position)
    with pytest.raises(EgnRefusal) as caught:
        write_egn(played)
    return caught.value


TURNED = replace(STANDARD, turned=True)
NAMES = [
    pytest.param(STANDARD, "o l", "house.pickup", "l", "upcard left", id="upcard left"),
    pytest.param(STANDARD, "o x n a", "house.caller", "a", "partner", id="partner alone"),
    pytest.param(STANDARD, "o x a", "house.caller", "a", "after the call", id="maker, later"),
    pytest.param(STANDARD, "o x n n a", "house.defend", "a", "lone defender", id="defender"),
    pytest.param(TURNED, "p p p p {up}", "house.turned", "{up}", "turned-down", id="turned"),
]


@pytest.mark.parametrize(("rules", "codes", "rule", "action", "words"), NAMES)
def test_an_action_it_cannot_say(
    rules: Rules, codes: str, rule: str, action: str, words: str
) -> None:
    """The refusal names the deal, the action and the rule."""
    up = Deal.shuffled("refusal", rules, Seat.NORTH).upcard.suit.letter
    found = refusal(deal(rules, codes.replace("{up}", up)))
    assert (found.deal, found.rule) == (1, rule)
    assert found.action == parse_action(action.replace("{up}", up))
    assert words in str(found)


def test_two_points_for_one() -> None:
    """A lone defender's three tricks score 2 here and 4 there."""
    for number in range(200):
        position = deal(STANDARD, "oa x a", seed=f"lone defender {number}")
        result = position.result
        if result is not None and result.points == 2:
            found = refusal(position)
            assert (found.deal, found.rule, found.action) == (1, "house.lonedef", None)
            assert "2 points where its rules give 4" in str(found)
            return
    pytest.fail("no lone defender took three tricks")


def test_the_same_deal_where_both_score_alike() -> None:
    """With 10.4 on and everything else as the notation has it the deal can be said."""
    rules = replace(STANDARD, lonedef=True)
    played = Game(rules, Seat.NORTH).after(deal(rules, "oa x a"))
    assert '"aloneDefender"' in write_egn(played)


def test_a_game_for_two() -> None:
    """Two-handed Euchre is not in the notation."""
    rules = Rules.TWO_HANDED
    played = Game(rules, Seat.NORTH).after(deal(rules, "p p p p"))
    with pytest.raises(EgnRefusal) as caught:
        write_egn(played)
    assert (caught.value.rule, caught.value.deal) == ("two.object", None)


def test_a_game_without_a_deal() -> None:
    """Who deals first stands in the deals only."""
    with pytest.raises(EgnRefusal) as caught:
        write_egn(Game(Rules.TOURNAMENT, Seat.EAST))
    assert caught.value.rule == "table.dealer"


def test_more_deals_than_a_file_may_have() -> None:
    """The schema stops at a hundred deals."""
    rules = replace(Rules.TOURNAMENT, stick=False)
    played = Game(rules, Seat.NORTH)
    for number in range(101):
        thrown_in = deal(rules, "p p p p p p p p", f"{number}", played.next_dealer)
        played = played.after(thrown_in)
        if number == 99:
            assert write_egn(played)
    with pytest.raises(EgnRefusal) as caught:
        write_egn(played)
    assert caught.value.rule == "score.game"


def test_switches_without_effect_are_no_hindrance() -> None:
    """A standard game in which nothing of all this happened is written."""
    rules = replace(STANDARD, turned=True, defend=Defend.ALWAYS)
    played = Game(rules, Seat.NORTH).after(deal(rules, "o x"))
    assert write_egn(played)
