"""Levels do what they say: what makes a question hard is in it, computed anew from its facts."""

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any

import pytest
from questions import naive_cards as cards
from questions.naive_features import AT_LEAST, PRINTED, features, left, level_of
from questions.samples import RULES, questions, spread

from euchre_tutor.engine import Rules, Stream
from euchre_tutor.questions import KINDS, generate
from euchre_tutor.questions.kinds import practise

COUNT = 120


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_the_level_follows_from_features_that_are_stored(
    kind: str, scale: Callable[[int], int]
) -> None:
    """Features computed anew are those stored, and they alone give the level, under any rules."""
    for question in spread(kind, scale(10_000)):
        found = features(question)
        assert dict(question.features) == found, question.facts
        least = level_of(kind, found)
        assert question.level == least or (
            kind in AT_LEAST and question.level == KINDS[kind].levels[-1]
        ), (question.level, found)


@pytest.mark.parametrize("level", KINDS["trick-winner"].levels)
def test_the_rule_on_the_left_bower_decides_where_it_wins(level: int) -> None:
    """Where the left bower wins, its printed suit names another winner."""
    for question in questions("trick-winner", level, COUNT):
        found = question.features
        assert not found["left_wins"] or found["printed_misleads"], question.facts


@pytest.mark.parametrize("rules", RULES[:5])
def test_practice_of_tricks_is_about_the_left_bower(
    rules: Rules, scale: Callable[[int], int]
) -> None:
    """It is played in at least 40 %, and misleads in at least 25 %, whatever the rules."""
    count = scale(10_000)
    made = [practise("trick-winner", Stream(f"mix/{n}"), rules) for n in range(count)]
    found = [features(question) for question in made]
    assert sum(one["left_played"] for one in found) >= 0.4 * count
    assert sum(one["printed_misleads"] for one in found) >= 0.25 * count


@pytest.mark.parametrize("level", KINDS["legal-plays"].levels)
def test_legal_plays_have_the_left_bower_where_the_level_says(level: int) -> None:
    """1 follow · 2 void · 3 left led · 4 the left is the only trump · 5 beside its printed suit."""
    for question in questions("legal-plays", level, COUNT):
        facts: Mapping[str, Any] = question.facts
        led, hand = facts["trick"][0][1], facts["hand"]
        suit = cards.suit(led, facts["trump"])
        follow = [card for card in hand if cards.suit(card, facts["trump"]) == suit]
        assert len(hand) == 5
        printed = [card for card in hand if card[1] == left(facts)[1] and card != left(facts)]
        assert {
            1: bool(follow) and len(follow) < 5 and left(facts) not in (led, *hand),
            2: not follow,
            3: led == left(facts) and bool(follow) and bool(printed),
            4: follow == [left(facts)],
            5: suit == left(facts)[1] and left(facts) in hand and follow == printed != [],
        }[level], facts


def test_the_hand_to_play_is_that_of_south() -> None:
    """The next to play is South, the learner's seat."""
    for question in spread("legal-plays", 140):
        trick: Any = question.facts["trick"]
        step = 4 // question.rules.players
        assert (trick[-1][0] + step) % 4 == 2


@pytest.mark.parametrize("rules", [Rules.STANDARD, Rules.TOURNAMENT, Rules.TWO_HANDED])
@pytest.mark.parametrize("number", KINDS["spot-the-revoke"].levels)
def test_no_revoke_is_a_fair_share(number: int, rules: Rules, scale: Callable[[int], int]) -> None:
    """At each level, under any rules, one question in four or so has no revoke."""
    count = scale(3_000)
    made = [generate("spot-the-revoke", number, Stream(f"none/{n}"), rules) for n in range(count)]
    none = sum(question.right_codes == ("none",) for question in made)
    assert 0.15 * count < none < 0.4 * count


@pytest.mark.parametrize("level", KINDS["spot-the-revoke"].levels)
def test_revokes_are_as_far_apart_as_the_level_says(level: int) -> None:
    """The left bower decides at level 2; there are two rounds between at level 3."""
    for question in questions("spot-the-revoke", level, COUNT):
        facts: Mapping[str, Any] = question.facts
        tricks = facts["tricks"]
        played = [card for trick in tricks for _, card in trick]
        assert len(set(played)) == len(played)
        assert tricks[0][0][0] == facts["leader"]
        for before, after in pairwise(tricks):
            place = cards.winner([card for _, card in before], facts["trump"])
            assert after[0][0] == before[place][0]
        assert len(tricks) == (3 if level == 3 else 2)
        if level == 1:
            assert left(facts) not in played
        if level == 2:
            truly = cards.revokes(tricks, facts["trump"])
            assert cards.revokes(tricks, facts["trump"], PRINTED) != truly


def test_first_leads_meet_lone_hands_of_every_kind() -> None:
    """Level 3 of who-leads has a lone maker, a lone defender and both."""
    made = questions("who-leads", 3, COUNT)
    facts: list[Mapping[str, Any]] = [question.facts for question in made]
    ways = Counter((f["lone"] is None, f["lone_defender"] is None) for f in facts)
    assert set(ways) == {(False, True), (True, False), (False, False)}


def test_scores_meet_every_result() -> None:
    """Point, march and euchre at level 1; at level 3 a lone defender always."""
    right = {question.right_codes[0][-1] for question in questions("score-deal", 1, COUNT)}
    assert right == {"1", "2"}
    assert all(q.facts["lone"] is not None for q in questions("score-deal", 2, COUNT))
    assert all(q.facts["lone_defender"] is not None for q in questions("score-deal", 3, COUNT))
    ends = Counter(q.right_codes[0].split()[-1] for q in questions("score-deal", 4, COUNT))
    assert min(ends["over"], ends["on"]) > COUNT / 4


def test_every_house_rule_is_asked_about() -> None:
    """Level 3 asks about all of chapter 10, level 1 about two, level 2 about lone hands."""
    asked = {
        level: {str(question.facts["rule"]) for question in questions("house-rule", level, COUNT)}
        for level in (1, 2, 3)
    }
    assert asked[1] == {"house.stick", "house.pickup"}
    assert len(asked[2]) == 7
    assert len(asked[3]) == 11
