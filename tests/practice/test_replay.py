"""A finished deal looked at again: the scrubber, what if, the review, calls graded, remarks."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest
from practice.at_table import do, play_on, player, press, settle, setup, table_of, tables
from practice.stand_in import StandIn

from euchre_tutor.engine import Game, Phase, Play, Position, Rules, Seat
from euchre_tutor.lessons.coaching.costs import lost
from euchre_tutor.lessons.voice import Voice
from euchre_tutor.practice_table import replaying
from euchre_tutor.practice_table.parts import screen
from euchre_tutor.practice_table.playing import begin
from euchre_tutor.practice_table.replay import Replay
from euchre_tutor.practice_table.table import Table

COACH = StandIn()


@cache
def game(rules: Rules = Rules.STANDARD, seed: str = "class-7") -> Game:
    """A whole game."""
    *_, last = tables(begin(setup(seed, rules=rules)))
    return last.with_this


def replays() -> Iterator[Replay]:
    """Every deal of a few games, from its first moment."""
    for rules in (Rules.STANDARD, Rules.TOURNAMENT, Rules.TWO_HANDED):
        first = replaying.opened(game(rules), Seat.SOUTH, COACH)
        for number in range(len(game(rules).deals)):
            yield replaying.at_deal(first, number, COACH)


def test_the_scrubber_shows_every_moment_with_all_cards() -> None:
    """After so many actions it shows the deal as it stood; beyond the ends it stays at them."""
    for replay in replays():
        deal = replay.deal
        for count in range(-2, len(deal.actions) + 3):
            moved = replaying.looked(replay, count, COACH)
            place = min(max(count, 0), len(deal.actions))
            assert moved.look == place
            assert moved.shown.actions == deal.actions[:place]
            in_play = moved.shown.phase is Phase.PLAY
            legal = moved.shown.legal() if in_play else ()
            assert [Play(card) for card in moved.outcomes] == list(legal)


def test_another_card_gives_another_line() -> None:
    """What if: the line is legal to its end, and parts from the deal where it says."""
    branches = 0
    for replay in replays():
        for count in range(replay.first_card, len(replay.deal.actions), 3):
            here = replaying.looked(replay, count, COACH)
            for action in here.shown.legal():
                after = replaying.what_if(here, action.code, COACH)
                assert after.look == count + 1
                assert after.shown == here.shown.after(action)
                if action == replay.deal.actions[count]:
                    assert after.branch is None
                    continue
                branches += 1
                branch = after.branch
                assert branch is not None
                assert (branch.at, branch.card) == (count, action)
                assert branch.line.phase is Phase.OVER
                again = Position.start(replay.deal.deal).play(*branch.line.actions)
                assert again == branch.line
                back = replaying.as_played(after, COACH)
                assert back == replace(here, branch=None)
    assert branches


def test_what_if_takes_only_cards_that_may_be_played() -> None:
    """A card of another hand, a refused one, or one that is none changes nothing."""
    replay = replaying.opened(game(), Seat.SOUTH, COACH)
    here = replaying.looked(replay, replay.first_card, COACH)
    legal = {action.code for action in here.shown.legal()}
    for rank in "9TJQKA":
        for suit in "shdc":
            if rank + suit not in legal:
                assert replaying.what_if(here, rank + suit, COACH) is here
    before = replaying.looked(replay, 0, COACH)
    for code in (*legal, "p", "o", "", "Zz"):
        assert replaying.what_if(before, code, COACH) is before


def test_what_if_says_which_cards_were_changed_and_only_after_them_that_all_play_best() -> None:
    """However often one changes cards and goes back: each is named, no other one is chosen."""
    stream = random.Random(3)  # noqa: S311  # for variety, not for secrets
    changed: set[int] = set()
    for replay in replays():
        if replay.deal.contract is None:
            continue
        here = replay
        for _ in range(8):
            here = tried(here, stream)
            said = words(here)
            if here.branch is None:
                assert said is None
                continue
            line, changes = here.line, here.branch.changes
            changed.add(len(changes))
            assert line.actions[: changes[0]] == replay.deal.actions[: changes[0]]
            assert line.actions[changes[0]] != replay.deal.actions[changes[0]]
            assert all(is_best(line, at) for at in range(changes[-1] + 1, len(line.actions)))
            between = set(range(changes[0], changes[-1])) - set(changes)
            assert all(is_best(line, at) for at in between)
            assert said == expected(here, changes)
    assert {1, 2, 3} <= changed


def tried(replay: Replay, stream: random.Random) -> Replay:
    """The replay after a look at some moment and the tap of some card there."""
    at = stream.randrange(replay.first_card, len(replay.line.actions))
    moment = replaying.looked(replay, at, COACH)
    return replaying.what_if(moment, stream.choice(moment.shown.legal()).code, COACH)


def words(replay: Replay) -> str | None:
    """What the banner says of the line."""
    drawn = screen(replay, Voice("en"))["practice"]["branch"]
    if drawn is None:
        return None
    return "".join(part if isinstance(part, str) else part["card"] for part in drawn["text"])


def expected(replay: Replay, changes: tuple[int, ...]) -> str:
    """What is to be said of a line with these changes."""
    cards = [replay.line.actions[at].code for at in changes]
    *most, last = cards[1:] or [""]
    later = f", and later {' and '.join(filter(None, [', '.join(most), last]))}" if last else ""
    all_ = "everybody plays their" if replay.deal.rules.partnerships else "both play their"
    played = replay.deal.actions[changes[0]].code
    return f"{cards[0]} instead of {played}{later}. After that {all_} best, all cards seen."


def is_best(line: Position, at: int) -> bool:
    """Whether the card played then is as good for its side as any."""
    now, action = Position.start(line.deal).play(*line.actions[:at]), line.actions[at]
    assert isinstance(action, Play)
    assert now.to_act is not None
    assert now.maker is not None
    outcomes = COACH.plays(now)
    makers = now.rules.side(now.to_act) is now.rules.side(now.maker)
    return outcomes[action.card] == (max if makers else min)(outcomes.values())


def test_the_card_that_was_played_leads_back_from_what_if() -> None:
    """Tapped where the line parts from the deal, it ends the line: that is what was played."""
    replay = replaying.opened(game(), Seat.SOUTH, COACH)
    here = replaying.looked(replay, replay.first_card, COACH)
    played = replay.deal.actions[here.look]
    other = next(a for a in here.shown.legal() if a != played)
    there = replaying.looked(replaying.what_if(here, other.code, COACH), here.look, COACH)
    assert replaying.what_if(there, played.code, COACH) == replaying.looked(
        replay, here.look + 1, COACH
    )


def test_everybody_plays_their_best_in_a_what_if() -> None:
    """Each card of the line is as good for its side as any: most tricks for makers, fewest else."""
    replay = replaying.opened(game(), Seat.SOUTH, COACH)
    here = replaying.looked(replay, replay.first_card, COACH)
    other = next(a for a in here.shown.legal() if a != replay.deal.actions[here.look])
    line = replaying.what_if(here, other.code, COACH).line
    assert all(is_best(line, at) for at in range(here.look + 1, len(line.actions)))


def test_the_review_grades_the_learners_cards() -> None:
    """Of every card what it cost; the learner's are those of their seat; the worst is the turn."""
    for replay in replays():
        deal = replay.deal
        played = [action.card for action in deal.actions if isinstance(action, Play)]
        assert [card.card for card in replay.cards] == played
        own = [card for trick in deal.tricks for seat, card in trick.plays if seat is replay.you]
        assert [card.card for card in replay.mine] == own
        worst = max((card.cost for card in replay.cards), default=0)
        turning = replay.turning
        assert (turning.cost if turning else 0) == worst
        there = replaying.to_turning_point(replay, COACH)
        if turning is not None:
            assert there.shown.to_act is turning.seat
            assert replay.deal.actions[there.look] == Play(turning.card)


def test_what_a_revoke_gained_makes_up_for_no_trick_lost() -> None:
    """A card that broke a rule can gain tricks: neither lost nor set against those that were."""
    replay = next(replays())
    gained, cost, *_ = replay.mine
    cards = (replace(gained, cost=-1, lost=-1), replace(cost, cost=1, lost=1))
    assert lost(replace(replay, cards=cards).mine) == 1


def test_calls_are_graded_by_what_could_be_known() -> None:
    """Each of the learner's choices before the play is graded once, on from where it was left."""
    graded = 0
    for replay in replays():
        now = replay
        for _ in range(100):
            call = next(filter(None, replaying.grading(now, COACH)), None)
            if call is None:
                break
            now = replaying.with_call(now, call)
        assert not now.thinking
        position = Position.start(replay.deal.deal)
        mine = []
        for action in replay.deal.actions:
            if position.to_act is replay.you and position.phase is not Phase.PLAY:
                mine += [action] if len(position.legal()) > 1 else []
            position = position.after(action)
        assert [call.action for call in now.calls] == mine
        assert all(call.cost >= 0 for call in now.calls)
        graded += len(mine)
    assert graded


def test_a_finished_deal_is_replayed_from_the_table_and_back() -> None:
    """The table leads to the deal just played, what is done there is not kept, and back again."""
    learner = player()
    assert not learner.handle(press("replay"))
    learner.handle(do("begin", what="deal", seed="one"))
    assert not learner.handle(press("replay"))
    play_on(learner)
    table = table_of(learner)
    learner.handle(press("replay"))
    settle(learner)
    replay = learner.place
    assert isinstance(replay, Replay)
    assert replay.deal == table.position
    assert not replay.thinking
    learner.handle(do("look", at=3))
    assert isinstance(learner.place, Replay)
    assert learner.place.look == 3
    assert learner.place.calls == replay.calls
    learner.handle(press("table"))
    assert isinstance(learner.place, Table)
    assert learner.place.position == table.position


@pytest.mark.parametrize("number", [-1, 99])
def test_a_deal_that_is_not_there_is_not_shown(number: int) -> None:
    """Turning to a deal the game does not have changes nothing."""
    replay = replaying.opened(game(), Seat.SOUTH, COACH)
    assert replaying.at_deal(replay, number, COACH) is replay
