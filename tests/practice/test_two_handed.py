"""Two players at the practice table read nothing of sides, partners or lone hands."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from practice.at_table import setup, tables
from practice.moments import COACH, advised
from practice.seen import words

from euchre_tutor.coach.bots import LEVELS
from euchre_tutor.engine import Rules, Seat
from euchre_tutor.lessons.coaching.hint import Help
from euchre_tutor.lessons.voice import Voice
from euchre_tutor.practice_table import playing, replaying
from euchre_tutor.practice_table.parts import screen
from euchre_tutor.practice_table.place import Place
from euchre_tutor.practice_table.setup import Kind
from euchre_tutor.practice_table.table import Lobby, Station, Table, Wish

FOUR_ONLY = re.compile(
    r"\b(makers|defenders|sides?|East|West|(?<!no )partners?|alone|others|everybody|they"
    r"|all (bid|go|play|then))\b",
    re.IGNORECASE,
)
OF_ALL_LEARNERS = "One hand, the same for everybody today."


def test_every_page_speaks_to_two(scale: Callable[[int], int]) -> None:
    """The lobby, each moment of games with hints and score, replays, what if."""
    seen = set()
    for number in range(max(2, scale(60))):
        for place in places(number):
            shown = screen(place, Voice("en"))
            seen.add(shown["practice"]["kind"])
            for word in words(without_rules(shown)):
                assert word == OF_ALL_LEARNERS or not FOUR_ONLY.search(word), word
    assert seen == {"lobby", "table", "score", "replay"}


def places(number: int) -> Iterator[Place]:
    """What two players can see in and after a game."""
    rules = Rules.TWO_HANDED
    moment: Table | None = None
    for moment in tables(playing.begin(setup(f"two-{number}", rules=rules)), 200):
        yield moment
        if moment.station in (Station.CARD, Station.DECIDING):
            yield advised(moment, Help.CARD)
    assert moment is not None
    for level in LEVELS:
        begun = setup(rules=rules, level=level)
        yield Lobby(setup=begun, waiting=(moment,), unreadable=tuple(Kind))
        yield Lobby(setup=begun, waiting=(moment,), instead=Wish(Kind.GAME, "x"))
    for deal in range(len(moment.game.deals)):
        opened = replaying.opened(moment.game, Seat.NORTH, COACH)
        replay = replaying.at_deal(opened, deal, COACH)
        for at in range(len(replay.deal.actions) + 1):
            here = replaying.looked(replay, at, COACH)
            yield here
            if here.outcomes and at % 3 == 0:
                yield replaying.what_if(here, list(here.outcomes)[-1].code, COACH)


def without_rules(part: object) -> object:
    """A snapshot without what names a rule, whose title says what it says to four."""
    if isinstance(part, dict):
        return {name: without_rules(value) for name, value in part.items() if name != "rule"}
    return [without_rules(one) for one in part] if isinstance(part, list | tuple) else part
