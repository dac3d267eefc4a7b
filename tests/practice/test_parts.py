"""What the practice table shows: nothing hidden, the right words at each seat, true figures."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from explain.positions import walks
from practice.at_table import setup
from practice.moments import (
    COACH,
    advised,
    branched,
    deal,
    first,
    following,
    played,
    refused,
    replay,
)
from practice.seen import known, told

from euchre_tutor.coach.advice import Advice, Option
from euchre_tutor.coach.bots import DEALS
from euchre_tutor.engine import (
    Action,
    Deal,
    Game,
    Pass,
    Phase,
    Play,
    Position,
    Rules,
    Seat,
)
from euchre_tutor.explain import Explanation
from euchre_tutor.lessons.coaching.hint import Help
from euchre_tutor.lessons.coaching.numbers import figure, numbers
from euchre_tutor.lessons.coaching.numbers import scale as scale_of
from euchre_tutor.lessons.voice import Voice
from euchre_tutor.practice_table import playing, replaying
from euchre_tutor.practice_table.parts import screen
from euchre_tutor.practice_table.parts.scrubber import scrubber
from euchre_tutor.practice_table.table import Lobby, Station
from euchre_tutor.text import T

Json = dict[str, Any]
VOICE = Voice("en")


@pytest.mark.parametrize("rules", [Rules.STANDARD, Rules.TOURNAMENT, Rules.TWO_HANDED], ids=str)
def test_nothing_hidden_is_in_the_page(rules: Rules, scale: Callable[[int], int]) -> None:
    """Until a deal is over no card is named that the learner has not seen, hints and all."""
    for number in range(scale(90)):
        seat = rules.seats[number % len(rules.seats)]
        for table in deal(f"hidden-{number}", rules, seat):
            if table.station is Station.SCORE:
                continue
            asks = table.station in (Station.CARD, Station.DECIDING)
            shown = [advised(table, Help.CARD) if asks else table]
            shown += [playing.looked(table, len(table.position.actions) // 2)]
            for one in shown:
                snapshot = screen(one, VOICE)
                json.dumps(snapshot)
                assert told(snapshot) <= known(table)
                assert str(table.position) not in json.dumps(snapshot, ensure_ascii=False)


def test_each_rung_shows_what_the_one_below_it_shows() -> None:
    """Nudge, rule of thumb, numbers, card: nothing comes before it was asked for."""
    table = following()
    shown = [screen(advised(table, rung), VOICE)["practice"]["coach"] for rung in Help]
    names = ("nudge", "thumb", "numbers", "show")
    assert [[panel[name] is not None for name in names] for panel in shown] == [
        [rung > number for number in range(4)] for rung in Help
    ]
    assert shown[0]["allowed"] is None
    assert all(panel["allowed"]["rule"]["key"].startswith("play.") for panel in shown[1:])
    assert [panel["ladder"]["next"][-1] for panel in shown] == list("12344")
    marked = screen(advised(table, Help.CARD), VOICE)["cloth"]["hand"]
    best = table.position.legal()[0].code
    assert [card["id"] for card in marked if card["state"] == "hinted"] == [best]


def test_the_coach_is_asked_only_where_there_is_something_to_decide() -> None:
    """No panel while others act, over a full trick, while looking back or at the last trick."""
    for table in played():
        mine = table.station in (Station.CARD, Station.DECIDING)
        if table.station is not Station.SCORE:
            assert (screen(table, VOICE)["practice"]["coach"] is not None) is mine
            back = playing.looked(table, 0)
            if back.look is not None:
                assert screen(back, VOICE)["practice"]["coach"] is None


def counsel(*points: float, tossed: int = 0) -> Advice:
    """Advice with these points for the legal choices of the table."""
    legal = following().position.hands[0]
    chosen = tuple(
        Option(Play(legal[number % len(legal)]), value, error=0.1, toss_up=0 < number <= tossed)
        for number, value in enumerate(points)
    )
    return Advice(
        best=chosen[0].action,
        options=chosen,
        deals=600,
        nudge=T("Look."),
        thumb=Explanation(T("Keep trumps."), ("cards.trumps",)),
        how=T("Counted."),
    )


def test_choices_too_close_share_a_box() -> None:
    """The best and those called as good stand in a box of their own, the others below it."""
    position = following().position
    drawn = numbers(VOICE, counsel(1.38, 1.32, 1.30, 0.72, tossed=2), position)
    assert [len(box["rows"]) for box in drawn["boxes"]] == [3, 1]
    assert [box["title"] for box in drawn["boxes"]] == ["Toss-up", None]
    assert [box["others"] for box in drawn["boxes"]] == [False, True]
    assert [row["figure"] for box in drawn["boxes"] for row in box["rows"]] == [
        "1.38",
        "1.32",
        "1.30",
        "0.72",
    ]
    assert drawn["note"] is None
    begun = numbers(VOICE, counsel(1.0, 0.5), position, thinking=True)
    assert begun["note"] == "600 deals so far"
    alone = numbers(VOICE, counsel(1.0, 0.5), position)
    assert [box["title"] for box in alone["boxes"]] == [None, None]


@pytest.mark.parametrize("caller", [False, True])
@pytest.mark.parametrize("passes", range(8))
def test_a_call_and_the_same_alone_may_wait(passes: int, *, caller: bool) -> None:
    """So it is said where the engine asks the maker once more, and nowhere else (rule 6.2)."""
    rules = replace(Rules.STANDARD, caller=caller)
    position = Position.start(Deal.shuffled("wait", rules)).play(*[Pass()] * passes)
    plain, alone = position.legal()[1:3]
    said = _tossed(position, plain, alone)
    called = position.after(plain)
    while called.phase not in (Phase.ALONE, Phase.PLAY):
        called = called.after(called.legal()[0])
    asked = called.phase is Phase.ALONE and called.to_act is position.to_act
    assert (said == "alone can be said later") is asked
    assert _tossed(position, plain, Pass()) == "too close to call"
    assert _tossed(position, plain, alone, Pass()) == "too close to call"


def _tossed(position: Position, *calls: Action) -> str:
    """What stands beside these calls as a toss-up."""
    options = tuple(Option(call, 1.0, error=0.1, toss_up=True) for call in calls)
    advice = replace(counsel(1.0), best=calls[0], options=options)
    return str(numbers(VOICE, advice, position)["boxes"][0]["note"])


@pytest.mark.parametrize(
    ("points", "ends"),
    [
        ((1.4, 0.2), (0, 2)),
        ((0.0, 0.0), (0, 2)),
        ((0.4, -0.002), (0, 2)),
        ((0.4, -0.2), (-2, 2)),
        ((-0.4, -1.2), (-2, 2)),
        ((2.3, -3.1), (-4, 3)),
    ],
)
def test_the_axis_begins_at_zero_where_nothing_is_negative(
    points: tuple[float, ...], ends: tuple[int, int]
) -> None:
    """It reaches from -2 to 2, from 0 where it can, and as far as every figure does."""
    assert following().position.contract.loner is None  # type: ignore[union-attr]
    assert scale_of(counsel(*points).options, following().position) == ends


def test_the_axis_reaches_four_where_somebody_may_be_alone(scale: Callable[[int], int]) -> None:
    """After a lone call, or where one can be made; else it ends at two."""
    seen = {2: 0, 4: 0}
    for _, position in walks("axis", scale(300)):
        lone = any(getattr(one, "alone", False) for one in position.actions + position.legal())
        if position.legal():
            options = [Option(one, 0.0, error=0.1, toss_up=False) for one in position.legal()]
            most = 4 if lone else 2
            assert scale_of(options, position) == (0, most)
            seen[most] += 1
    assert all(seen.values())


def test_figures_are_printed_with_a_minus_sign() -> None:
    """Two decimals, no minus before a zero."""
    assert [figure(value) for value in (1.384, -0.5, -0.001)] == [
        "1.38",
        "\N{MINUS SIGN}0.50",
        "0.00",
    ]


def test_the_scrubber_has_a_tick_for_each_thing_done() -> None:
    """Bids and five tricks; the tick of the moment on show is the only one of its kind."""
    for table in played():
        position = table.position
        for at in {0, len(position.actions) // 2, len(position.actions)}:
            drawn = scrubber(VOICE, position, at, Seat.SOUTH)
            ticks = [tick for group in drawn["groups"] for tick in group["ticks"]]
            assert len(drawn["groups"]) == 6
            assert len(ticks) - ticks.count("open") == len(position.actions)
            assert ticks.count("now") == (at > 0)
            assert ticks.count("done") == max(0, at - 1)
            assert sum(group["here"] for group in drawn["groups"]) == 1
            assert drawn["back"]["at"] == (at - 1 if at else None)
            assert drawn["next"]["at"] == (at + 1 if at < len(position.actions) else None)


def test_each_seat_says_its_own_words() -> None:
    """Bubbles hold what was said last, at the seat that said it; cards in the trick end them."""
    seen = 0
    for table in played():
        if table.station is Station.SCORE:
            continue
        cloth = screen(table, VOICE)["cloth"]
        said = {} if cloth["trick"] else table.bubbles
        for seat, chair in zip(table.position.rules.seats, cloth["seats"], strict=True):
            words = said.get(seat)
            assert chair["ghost"] or chair["bubble"] == (words and f"“{VOICE.say(words)}”")
            seen += words is not None
    assert seen


def test_the_learner_sits_below_wherever_they_sit() -> None:
    """From any seat the own hand is drawn below, and the own side is round."""
    for seat in Seat:
        table = next(one for one in deal("seats", seat=seat) if one.station is not Station.OTHERS)
        shown = screen(table, VOICE)
        below = next(chair for chair in shown["cloth"]["seats"] if chair["place"] == "S")
        assert (below["seat"], below["side"], below["name"]) == (seat.number, "us", "You")
        assert shown["cloth"]["score"]["sides"][0]["side"] == "us"


def test_new_cards_fall_and_are_told() -> None:
    """What came since the snapshot before falls in its order, and is heard; nothing else does."""
    table = following()
    assert table.trick is not None
    count = len(table.trick.plays)
    before = len(table.position.actions) - count
    drawn = screen(replace(table, fresh_from=before), VOICE)
    assert [play["fresh"] for play in drawn["cloth"]["trick"]] == list(range(1, count + 1))
    assert told(drawn["announce"]) == set(table.trick.cards)
    still = screen(replace(table, fresh_from=len(table.position.actions)), VOICE)
    assert [play["fresh"] for play in still["cloth"]["trick"]] == [0] * count
    assert still["announce"] == ""


def test_a_refused_card_is_answered_by_its_rule() -> None:
    """The card is marked, the others show what may be played, the verdict names the rule."""
    table = refused()
    assert table.refused is not None
    shown = screen(table, VOICE)
    states = {card["id"]: card["state"] for card in shown["cloth"]["hand"]}
    refusal = table.position.refusal(Play(table.refused))
    assert refusal is not None
    assert shown["verdict"]["rules"][0]["key"] == refusal.rule
    assert states.pop(table.refused.code) == "refused"
    legal = {play.code for play in table.position.legal()}
    assert states == {code: "playable" if code in legal else "barred" for code in states}


def test_the_score_counts_the_deal_once_it_is_over() -> None:
    """The page of the score says what the engine scores, and who has how many points."""
    table = first(Station.SCORE)
    shown = screen(table, VOICE)
    assert table.position.result is not None
    own = table.position.rules.side(table.you)
    points = [str(table.score[side.number]) for side in (own, own.other)]
    assert [pair["points"] for pair in shown["cloth"]["pairs"]] == points
    assert shown["verdict"]["rules"][0]["key"] == table.position.result.rule
    assert sum(row["here"] for row in shown["aside"]["rows"]) == 1
    assert shown["practice"]["game"]["copy"]["text"] == str(table.position)
    assert shown["main"]["id"] == "lobby"  # it was a single deal


def test_below_each_card_stand_the_tricks_of_its_side() -> None:
    """For the makers as the coach counts them, for the defenders the rest of the five."""
    start = replay()
    for at in range(start.first_card, len(start.line.actions)):
        moment = replaying.looked(start, at, COACH)
        rows = screen(moment, VOICE)["practice"]["hands"]["rows"]
        (row,) = [row for row in rows if row["turn"]]
        seat = moment.shown.to_act
        assert seat is not None
        assert moment.shown.maker is not None
        side = moment.shown.rules.side
        makers = side(seat) is side(moment.shown.maker)
        for card in row["cards"]:
            tricks = {one.code: count for one, count in moment.outcomes.items()}.get(card["id"])
            assert card["tap"] is (tricks is not None)
            if tricks is not None:
                assert card["figure"] == str(tricks if makers else 5 - tricks)
        assert [card["id"] for card in row["cards"] if card["played"]] == [
            start.line.actions[at].code
        ]
        assert not any(card["tap"] for other in rows if other is not row for card in other["cards"])


def test_the_review_has_a_line_for_every_call_and_card_of_the_learner() -> None:
    """In order, each with what it cost; the costs of the cards add up to the sum above them."""
    shown = replay()
    page = screen(shown, VOICE)["practice"]["review"]
    assert [row["at"] for row in page["rows"]] == sorted(row["at"] for row in page["rows"])
    assert len(page["rows"]) == len(shown.calls) + len(shown.mine)
    cards = page["rows"][len(shown.calls) :]
    assert [int(row["cost"]) for row in cards] == [card.cost for card in shown.mine]
    assert [row["tone"] == "lost" for row in cards] == [card.cost > 0 for card in shown.mine]
    assert (page["turning"] is None) is (shown.turning is None)
    for row in cards:
        assert isinstance(shown.line.actions[row["at"]], Play)


def test_what_if_is_marked_as_not_played() -> None:
    """A banner names both cards, and every tick after the branch is of another kind."""
    other = branched()
    assert other.branch is not None
    at = other.branch.at
    page = screen(other, VOICE)["practice"]
    text = [part for part in page["branch"]["text"] if isinstance(part, dict)]
    both = {other.branch.card.code, other.deal.actions[at].code}
    assert both <= {part["card"] for part in text if "card" in part}
    ticks = [tick for group in page["scrub"]["groups"] for tick in group["ticks"]]
    assert ticks.count("other") == len(other.line.actions) - at - 1
    (turn,) = [row for row in page["hands"]["rows"] if row["turn"]]
    assert {card["word"] for card in turn["cards"] if card["played"]} == {"next"}
    assert screen(replay(), VOICE)["practice"]["branch"] is None


@pytest.mark.parametrize("rules", [Rules.STANDARD, Rules.TWO_HANDED], ids=str)
def test_what_if_says_what_becomes_of_the_tricks(rules: Rules) -> None:
    """One trick is one trick, as many are as many, and of two players each is one."""
    said: set[str] = set()
    for number in range(12):
        *_, last = deal(f"if-{number}", rules)
        if last.position.contract is None:
            continue
        game = Game(rules, last.position.dealer).after(last.position)
        start = replaying.opened(game, last.you, COACH)
        for at in range(start.first_card, len(start.line.actions)):
            moment = replaying.looked(start, at, COACH)
            for card in moment.outcomes:
                branch = replaying.what_if(moment, card.code, COACH)
                if branch.branch is None:
                    continue
                tricks, before = branch.line.makers_tricks, branch.deal.makers_tricks
                drawn = screen(branch, VOICE)["practice"]["branch"]["result"]
                text = "".join(part for part in drawn if isinstance(part, str))
                who = "the makers" if rules.partnerships else "the maker"
                count = f"{tricks or 'no'} trick{'s' * (tricks > 1)} for {who}"
                again = f"Still {count}."
                other = f"{count.capitalize()} instead of {before or 'none'}."
                assert text == (again if tricks == before else other)
                said.add(text)
    assert len(said) > 2


@pytest.mark.parametrize("rules", [Rules.STANDARD, Rules.TWO_HANDED], ids=str)
def test_the_lobby_offers_the_seats_of_the_rules(rules: Rules) -> None:
    """Four seats or two, four levels, and what waits can be gone on with."""
    page = screen(Lobby(setup=setup(rules=rules, level=3), waiting=(played()[0],)), VOICE)[
        "practice"
    ]
    assert [one["value"] for one in page["seats"]["options"]] == [s.letter for s in rules.seats]
    assert [one["on"] for one in page["levels"]["options"]] == [False, False, True, False]
    assert page["waiting"][0]["button"]["id"] == "resume-deal"
    think = "They think" if rules.partnerships else "The other player thinks"
    assert page["levels"]["note"] == f"{think} through {DEALS[3]} possible deals."


def test_a_deal_thrown_in_is_over_without_points() -> None:
    """The page of the score says so, without a hand to count."""
    for number in range(200):
        table = list(deal(f"thrown-{number}"))[-1]
        if table.position.contract is None:
            page = screen(table, VOICE)
            assert page["verdict"]["headline"] == "Nobody scores."
            assert "deal" not in page["task"]
            assert table.position.phase is Phase.OVER
            assert Position.parse(page["practice"]["game"]["copy"]["text"]) == table.position
            return
    pytest.fail("no deal was thrown in")
