"""Playing at the practice table: whole games, undo, refusals, the last trick, the score."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from practice.at_table import do, play_on, player, press, settle, setup, table_of, tables

from euchre_tutor.coach.bots import LEVELS
from euchre_tutor.engine import Deal, Phase, Play, Position, Rules, Seat
from euchre_tutor.lessons.coaching.hint import Help
from euchre_tutor.lessons.coaching.numbers import label
from euchre_tutor.lessons.steps import Press, Tap
from euchre_tutor.practice_table import playing
from euchre_tutor.practice_table.player import Player
from euchre_tutor.practice_table.saying import said
from euchre_tutor.practice_table.setup import Kind, Setup
from euchre_tutor.practice_table.table import Lobby, Station, Table
from euchre_tutor.text import T, render
from euchre_tutor.text.words import all_of

RULES = (Rules.STANDARD, Rules.TOURNAMENT, Rules.TWO_HANDED)


def begun(**more: object) -> Table:
    """A table just dealt."""
    return playing.begin(setup(**more))  # type: ignore[arg-type] # fields of a setup


@pytest.mark.parametrize("rules", RULES)
def test_a_game_is_played_to_its_target_from_any_seat(rules: Rules) -> None:
    """From any seat taps and buttons lead to a game that is over, each deal counted once."""
    for seat in rules.seats:
        *_, last = tables(begun(rules=rules, seat=seat))
        game = last.with_this
        assert game.over
        assert last.score == game.score
        assert max(game.score) >= rules.target
        before = replace(game, deals=game.deals[:-1])
        assert not before.over
        assert playing.after(last, Press("next")) == last


@pytest.mark.parametrize("level", LEVELS)
def test_a_player_plays_a_game_by_events(level: int) -> None:
    """Events alone, with the others thinking between them, lead to the end of the game."""
    learner = player(seed="a whole game")
    learner.place = replace(table_of(learner), setup=setup("a whole game", level=level))
    play_on(learner)
    assert table_of(learner).with_this.over


def test_the_table_waits_for_the_right_one() -> None:
    """The learner is asked when it is their turn, and the others only when it is theirs."""
    for table in tables(begun()):
        position = table.position
        match table.station:
            case Station.OTHERS:
                assert position.to_act not in (None, table.you)
            case Station.DECIDING:
                assert position.to_act is table.you
                assert table.decision is not None
            case Station.CARD:
                assert position.to_act is table.you
                assert position.phase is Phase.PLAY
            case Station.TRICK:
                assert table.trick is position.tricks[-1]
            case Station.SCORE:
                assert position.phase is Phase.OVER


def test_undo_goes_back_to_the_last_choice() -> None:
    """Undo gives the position of the learner's last choice, and again that of the one before."""
    for table in tables(begun(), 120):
        back = playing.after(table, Press("undo"))
        choices = own_choices(table.position, table.you)
        assert table.can_undo == bool(choices)
        if not choices:
            assert back == table
            continue
        assert back.position == choices[-1]
        assert back.station in (Station.CARD, Station.DECIDING)
        assert back.game == table.game
        twice = playing.after(back, Press("undo"))
        assert twice.position == (choices[-2] if len(choices) > 1 else back.position)


def own_choices(position: Position, you: Seat) -> list[Position]:
    """The positions of this deal in which the learner had a choice and has made it."""
    found, now = [], Position.start(position.deal)
    for action in position.actions:
        if now.to_act is you and len(now.legal()) > 1:
            found.append(now)
        now = now.after(action)
    return found


def test_a_card_that_may_not_be_played_stays_in_the_hand() -> None:
    """A tap on it names it as refused and changes nothing else."""
    tried = 0
    for table in tables(begun()):
        if table.station is not Station.CARD:
            continue
        hand = table.position.hands[table.you.number]
        assert playing.after(table, Tap("9z")) is table
        for card in hand:
            after = playing.after(table, Tap(card.code))
            if table.position.refusal(Play(card)) is None:
                assert after.position == table.position.after(Play(card))
            else:
                tried += 1
                assert replace(after, refused=None) == replace(table, refused=None)
                assert after.refused is card
                assert playing.after(after, Press("again")).refused is None
    assert tried


def test_a_tap_out_of_turn_does_nothing() -> None:
    """While others think, while a trick lies there and after the deal a card cannot be played."""
    for table in tables(begun(), 200):
        if table.station in (Station.OTHERS, Station.TRICK, Station.SCORE):
            for card in table.position.deal.hands[table.you.number]:
                assert playing.after(table, Tap(card.code)) is table


def test_the_last_trick_is_the_one_before() -> None:
    """It can be looked at once there is one; the next deed, or asking the coach, puts it away."""
    for table in tables(begun(), 60):
        tricks = table.position.tricks
        before = tricks[:-1] if table.stopped else tricks
        assert table.last_trick == (before[-1] if before else None)
        shown = playing.after(table, Press("last"))
        assert shown.last == bool(before)
        assert not playing.undone(shown).last or not shown.can_undo
        if table.station in (Station.CARD, Station.DECIDING):
            assert not playing.after(shown, Press("hint-1")).last


def test_no_hint_off_turn() -> None:
    """A hint is given where the learner has something to decide, and nowhere else."""
    for table in tables(begun(), 200):
        mine = table.station in (Station.CARD, Station.DECIDING)
        asked = playing.after(table, Press("hint-3"))
        assert asked.hint.help is (Help.NUMBERS if mine else Help.NONE)
        assert mine or render(asked.notice or T(""), "en") == "There is nothing to suggest now."


def test_what_everybody_said_stands_in_bubbles() -> None:
    """Each call in the words of its seat, until the first trick is full."""
    for table in tables(begun(), 400):
        words = {seat: render(text, "en") for seat, text in table.bubbles.items()}
        position = table.position
        if position.tricks:
            assert not words
            continue
        calls = position.auction.calls
        assert len(words) <= len(position.rules.seats)
        if calls and position.phase is Phase.FIRST_ROUND:
            order = position.rules.clockwise(position.rules.next_seat(position.dealer))
            assert words == dict.fromkeys(order[: len(calls)], "Pass")
    assert said(Position.start(begun().position.deal)) == {}


def test_the_deal_of_a_day_is_the_same_for_everybody() -> None:
    """One date, one deal; another date, another deal; no other text has it."""
    days = [f"2026-11-{day:02}" for day in range(1, 31)]
    dealt = [Setup(kind=Kind.DAY, seed=day).deal(1) for day in days]
    assert len(set(map(str, (deal.hands for deal in dealt)))) == len(days)
    assert dealt == [Setup(kind=Kind.DAY, seed=day, level=4).deal(1) for day in days]
    assert dealt[0] != Setup(kind=Kind.DEAL, seed=days[0]).deal(1)


@pytest.mark.parametrize("typed", ["class-7", " class-7", "class-7\t", "\u00a0class-7 "])
def test_blanks_around_a_code_do_not_count(typed: str) -> None:
    """However it comes to the table, it deals what it fixes elsewhere too."""
    for learner in every_way_in(typed):
        assert table_of(learner).setup.seed == "class-7"
        assert table_of(learner).position.deal == Deal.shuffled("class-7")


@pytest.mark.parametrize(
    ("typed", "problem"),
    [
        ("a" * 65, "has 65 characters: at most 64"),
        ("a" * 64 + "1", "has 65 characters: at most 64"),
        ("half \ud83c", "Character 6 of the code cannot be read"),
        ("a\nb", "Character 2 of the code cannot be read"),
        ("\0", "Character 1 of the code cannot be read"),
        ("a\u2028b", "Character 2 of the code cannot be read"),
    ],
)
def test_a_code_that_fixes_no_deal_is_told_of(typed: str, problem: str) -> None:
    """It is neither cut nor cleaned: what was there stays, and the page says what was expected."""
    for learner in every_way_in(typed):
        assert isinstance(learner.place, Lobby)
        assert learner.place.notice is not None
        assert problem in render(learner.place.notice, "en")
        assert "Nothing was dealt." in render(learner.place.notice, "en")
    learner = player(seed="mine")
    before = table_of(learner)
    learner.deal(typed)
    assert replace(table_of(learner), notice=None) == before
    assert table_of(learner).notice is not None


def every_way_in(code: str) -> Iterator[Player]:
    """A code as an argument, in an address, and typed in for a game and a deal."""
    yield player(seed=code)
    for what in ("game", "deal"):
        learner = player()
        learner.handle(do("begin", what=what, seed=code))
        yield learner
    learner = player()
    learner.deal(code)
    yield learner


@pytest.mark.parametrize("blank", ["", "  ", " " * 65])
@pytest.mark.parametrize("what", ["game", "deal"])
def test_without_a_code_one_is_drawn(what: str, blank: str) -> None:
    """Each time another one."""
    seeds = set()
    for _ in range(3):
        learner = player()
        learner.handle(do("begin", what=what, seed=blank))
        seeds.add(table_of(learner).setup.seed)
    assert len(seeds) == 3


def test_the_others_answer_the_same_deeds_in_the_same_way() -> None:
    """Two learners who do the same from one text see the same deals to the end."""
    ends = []
    for _ in range(2):
        learner = player(seed="together")
        play_on(learner, 60)
        ends.append((table_of(learner).game, table_of(learner).position))
    assert ends[0] == ends[1]


def test_the_scrubber_shows_earlier_moments_of_this_deal() -> None:
    """It shows the deal as it stood, plays nothing meanwhile, and comes back to the present."""
    *_, table = tables(begun(), 25)
    for count in range(len(table.position.actions)):
        back = playing.looked(table, count)
        assert back.shown.actions == table.position.actions[:count]
        assert back.position == table.position
        assert playing.after(back, Press("next")) is back
    assert playing.looked(table, len(table.position.actions)) == table


def test_a_single_deal_ends_after_it() -> None:
    """After one deal there is no next one."""
    learner = player()
    learner.handle({"kind": "practice", "do": "begin", "what": "deal", "seed": "one"})
    play_on(learner)
    table = table_of(learner)
    assert table.position.phase is Phase.OVER
    assert not learner.handle(press("next"))
    settle(learner)
    assert table_of(learner) == table


def test_undo_says_what_is_taken_back() -> None:
    """Each thing the learner did since, forced cards as well, in order and by its name."""
    longest = 0
    for table in tables(begun(), 200):
        if not table.can_undo:
            continue
        back = playing.after(table, Press("undo"))
        count = len(back.position.actions)
        own, now = [], back.position
        for action in table.position.actions[count:]:
            if now.to_act is table.you:
                own.append((now, action))
            now = now.after(action)
        assert back.notice is not None
        named = all_of([label(action, position) for position, action in own])
        assert render(back.notice, "en") == f"Taken back: {render(named, 'en')}."
        longest = max(longest, len(own))
    assert longest > 1
