"""A hand copied in one line, opened as a file and typed in as a code."""

from __future__ import annotations

import pytest
from practice.at_table import book, do, play_on, player, press, table_of
from practice.replay_walk import played

from euchre_tutor.engine import Deal, Position, Rules, Stream
from euchre_tutor.lessons.voice import Voice
from euchre_tutor.practice_table import files
from euchre_tutor.practice_table.parts import screen
from euchre_tutor.practice_table.player import Player
from euchre_tutor.practice_table.replay import Replay
from euchre_tutor.practice_table.table import Lobby
from euchre_tutor.text import render


def hand(rules: Rules) -> Position:
    """A finished deal."""
    return played(Stream("copied"), rules, 1).deals[0]


def copied(learner: Player) -> str:
    """What "Copy the hand in one line" gives."""
    text: str = screen(learner.place, Voice("en"))["practice"]["game"]["copy"]["text"]
    return text


@pytest.mark.parametrize("rules", [Rules.STANDARD, Rules.TOURNAMENT, Rules.TWO_HANDED], ids=str)
def test_a_copied_hand_opens_wherever_it_is_put(rules: Rules) -> None:
    """As a file, in the field for a code, or in an address: the same hand, to be copied again."""
    text = str(hand(rules))
    for event in (
        do("load", name="hand.txt", text=f"{text}\n"),
        do("begin", what="deal", seed=f"  {text} "),
        None,
    ):
        shelf = book()
        learner = player(shelf)
        if event is None:
            learner.deal(text)
        else:
            learner.handle(event)
        for one in (learner, player(shelf)):
            assert isinstance(one.place, Replay)
            assert one.place.deal == hand(rules)
            assert one.place.name
            assert copied(one) == text


def test_a_copied_hand_takes_no_game_away() -> None:
    """What was being played is there again when the hand is closed."""
    learner = player(seed="mine")
    play_on(learner, 3)
    before = table_of(learner)
    learner.deal(str(hand(Rules.STANDARD)))
    assert isinstance(learner.place, Replay)
    learner.handle(press("table"))
    assert table_of(learner).position == before.position


UNFINISHED = str(Position.start(Deal.shuffled("class-7")))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (UNFINISHED, "The deal is not finished, and only finished ones can be replayed."),
        (str(hand(Rules.STANDARD))[:60], "line 1, deal: expected five parts"),
        (str(hand(Rules.STANDARD)).replace("/", "/9", 1), "line 1, hands: expected"),
    ],
)
def test_a_hand_that_cannot_be_opened_deals_no_other(text: str, why: str) -> None:
    """The page says why; no cards are dealt that the line does not have."""
    learner = player()
    learner.handle(do("begin", what="deal", seed=text))
    assert isinstance(learner.place, Lobby)
    assert learner.place.waiting == ()
    said = render(learner.place.notice, "en") if learner.place.notice else ""
    assert said.startswith("A copied hand: ")
    assert why in said
    assert said.endswith("Nothing was changed.")


def test_a_whole_game_is_no_code() -> None:
    """In either form it is refused, and the button that opens it is named."""
    game = played(Stream("copied"), Rules.TOURNAMENT, 2)
    for text in (files.as_text(game), files.as_egn(game)):
        learner = player()
        learner.handle(do("begin", what="deal", seed=" ".join(text.split())))
        assert isinstance(learner.place, Lobby)
        said = render(learner.place.notice, "en") if learner.place.notice else ""
        assert said == (
            "This is no code but a whole game: keep it as a file, and choose “Open a file”."
            " Nothing was dealt."
        )


ALIKE = ("standard", "standard N", "standard 3 2", "tournament/7", "a/b")
GAMES = ("euchre game", "euchre game night with my friends", "euchre game standard", "{7}")


@pytest.mark.parametrize("code", [*ALIKE, *GAMES])
def test_words_that_begin_alike_are_codes(code: str) -> None:
    """A code may be a word of the notation: it deals."""
    learner = player()
    learner.handle(do("begin", what="deal", seed=code))
    assert table_of(learner).position.deal == Deal.shuffled(code)
