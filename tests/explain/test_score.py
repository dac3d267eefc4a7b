"""Who scores what, and how the game stands, is explained truly under every rule."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest
from engine.table import deal, played_out
from explain.positions import random_rules, walks
from explain.score_truth import GAMES, POINTS, Facts
from explain.score_truth import Game as GameFacts
from explain.truth import Truth

from euchre_tutor.engine import Game, Position, Rules, Seat, Side, Stream
from euchre_tutor.engine import score as scored
from euchre_tutor.explain import score
from euchre_tutor.explain.standing import not_ending, not_standing
from euchre_tutor.text import render

N, E, S, W = Seat
VIEWERS = (None, N, E, S)
HOUSE = {
    "house.march": Rules(march=5),
    "house.loneeuchre": Rules(loneeuchre=4),
    "house.lonedef": Rules(lonedef=True),
}


def outcomes() -> Iterator[Facts]:
    """Give every number of tricks and every lone hand under many rules, for each viewer."""
    rules = [Rules.STANDARD, Rules.TOURNAMENT, *HOUSE.values()]
    rules += [random_rules(Stream(f"score/{number}")) for number in range(40)]
    for tricks, makers, chosen, viewer in itertools.product(range(6), Side, rules, VIEWERS):
        lone = ((False, False), (True, False), (False, True), (True, True))
        for maker, defender in lone if chosen.players == 4 else lone[:1]:
            yield Facts(tricks, makers, chosen, maker, defender, viewer)
    for tricks, makers, viewer in itertools.product(range(6), Side, (None, N, S)):
        yield Facts(tricks, makers, Rules.TWO_HANDED, viewer=viewer)


def test_points_are_explained_truly() -> None:
    """For every outcome, rule and viewer the points and their reason are true, and all are used."""
    for facts in outcomes():
        if facts.viewer is not None and facts.viewer not in facts.rules.seats:
            continue
        said = score.points(
            facts.tricks,
            facts.makers,
            facts.rules,
            lone_maker=facts.lone_maker,
            lone_defender=facts.lone_defender,
            viewer=facts.viewer,
        )
        POINTS.holds(said, facts)
        engine = scored(
            facts.tricks,
            facts.makers,
            facts.rules,
            lone_maker=facts.lone_maker,
            lone_defender=facts.lone_defender,
        )
        assert said.rules[0] == engine.rule
        assert facts.scored == (engine.side, engine.points)
    _check_results()
    POINTS.complete()


def _check_results() -> None:
    for _, position in walks("results", 60):
        if position.result is None:
            with pytest.raises(ValueError, match="phase"):
                score.result(position)
            continue
        contract = position.contract
        facts = Facts(-1, Side.FIRST, position.rules)
        if contract is not None:
            facts = Facts(
                position.makers_tricks,
                position.rules.side(contract.maker),
                position.rules,
                contract.loner is not None,
                contract.lone_defender is not None,
                S,
            )
        POINTS.holds(score.result(position, S), facts)


def test_tricks_out_of_range_are_refused() -> None:
    """There are five tricks: six cannot be explained."""
    with pytest.raises(ValueError, match="from 0 to 5"):
        score.points(6, Side.FIRST, Rules.STANDARD)


def test_the_standing_is_explained_truly() -> None:
    """Every change of the score, and a game won, is told rightly to each viewer."""
    games = [
        Rules.STANDARD,
        Rules(target=1),
        Rules(target=5),
        Rules.TWO_HANDED,
        Rules(players=2, defend=Rules.TWO_HANDED.defend, target=1),
    ]
    for rules, viewer, side, old, other in itertools.product(
        games, (None, N, S, E), Side, (0, 4, 8, 9), (0, 3, 9)
    ):
        if viewer is not None and viewer not in rules.seats:
            continue
        before = (old, other) if side is Side.FIRST else (other, old)
        won = scored(3, side, rules, lone_maker=False, lone_defender=False)
        said = score.standing(before, won, rules, viewer)
        GAMES.holds(said, GameFacts(before, rules, viewer, None, side, won.points))
        over = max(before) >= rules.target
        GAMES.holds(not_standing(before, rules, over=not over), GameFacts(before, rules))
        GAMES.holds(not_ending(before, rules), GameFacts(before, rules))
        with pytest.raises(ValueError, match="over"):
            not_standing(before, rules, over=over)
        if min(before) < rules.target:  # no game stands at a score with two winners
            _check_game(before, rules, viewer)
    GAMES.complete()


def _check_game(start: tuple[int, int], rules: Rules, viewer: Seat | None) -> None:
    game = Game(rules, S, start)
    GAMES.holds(score.game_over(game, viewer), GameFacts(start, rules, viewer, S))
    if game.over or start[0] == start[1]:
        return
    finished = played_out(Position.start(deal(dealer=S, rules=rules)))
    after = game.after(finished)
    facts = GameFacts(after.score, rules, viewer, rules.next_seat(S))
    GAMES.holds(score.game_over(after, viewer), facts)


def test_a_deal_thrown_in_changes_no_score() -> None:
    """A deal without points moves no score: there is nothing to tell."""
    thrown = played_out(Position.start(deal())).result
    assert thrown is not None
    assert thrown.side is None
    with pytest.raises(ValueError, match="phase"):
        score.standing((0, 0), thrown, Rules.STANDARD)


def test_house_rules_are_cited_where_they_decide() -> None:
    """A house rule is cited first where it sets the points, and nowhere else."""
    for facts in outcomes():
        if facts.viewer is None:
            said = score.points(
                facts.tricks,
                facts.makers,
                facts.rules,
                lone_maker=facts.lone_maker,
                lone_defender=facts.lone_defender,
            )
            plain = facts._replace(rules=Rules.STANDARD if facts.four else Rules.TWO_HANDED)
            if facts.scored != plain.scored:
                assert said.rules[0] in HOUSE
                assert facts._replace(rules=HOUSE[said.rules[0]]).scored != plain.scored


@pytest.mark.parametrize(
    ("tricks", "lone_maker", "lone_defender", "sentence", "rule"),
    [
        (2, False, False, "so they are euchred. Your side scores 2 points.", "score.euchre"),
        (4, False, False, "4 of the five tricks. The other side scores 1 point.", "score.point"),
        (5, False, False, "a march. The other side scores 2 points.", "score.march"),
        (5, True, False, "all five tricks. The other side scores 4 points.", "score.lone5"),
        (3, True, False, "than with a partner. The other side scores 1 point.", "score.lone3"),
        (0, False, True, "are euchred. Your side scores 4 points.", "score.defend"),
        (2, True, True, "are euchred. Your side scores 2 points.", "score.defend"),
    ],
)
def test_the_lines_of_the_score(
    tricks: int, *, lone_maker: bool, lone_defender: bool, sentence: str, rule: str
) -> None:
    """East and West made trump: each line of the score is told to South, with its rule."""
    said = score.points(
        tricks,
        Side.SECOND,
        Rules.STANDARD,
        lone_maker=lone_maker,
        lone_defender=lone_defender,
        viewer=S,
    )
    assert render(said.text, "en").endswith(sentence)
    assert said.rules[0] == rule


def test_nine_and_a_lone_march_win() -> None:
    """Nine and four are thirteen, and that is a game won, by rule 8.7."""
    won = scored(5, Side.FIRST, Rules.STANDARD, lone_maker=True, lone_defender=False)
    said = score.standing((9, 9), won, Rules.STANDARD, S)
    assert render(said.text, "en") == (
        "Your side goes from 9 to 13. That is 10 or more, so the game is won."
    )
    assert said.rules == ("score.game",)
    assert score.standing((0, 0), won, Rules(target=11), S).rules[0] == "house.target"


def test_truth_notices_a_sentence_out_of_place() -> None:
    """The way these tests hold sentences against facts does fail for a sentence out of place."""
    said = score.points(2, Side.FIRST, Rules.STANDARD, viewer=S)
    checked = Truth[Facts](POINTS.conditions, score)
    with pytest.raises(AssertionError, match="is not true of"):
        checked.holds(said, Facts(3, Side.FIRST, Rules.STANDARD, viewer=S))
    with pytest.raises(AssertionError, match="never said"):
        checked.complete()
