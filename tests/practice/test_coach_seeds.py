"""What the coach and the other seats leave to chance: a text of its own for each moment."""

from __future__ import annotations

from collections.abc import Iterator

from practice.at_table import book, do, event, press, settle, table_of
from practice.at_table import deeds as deeds_of
from practice.stand_in import StandIn

from euchre_tutor.coach.advice import Advice
from euchre_tutor.engine import Action, Rules, View
from euchre_tutor.lessons.steps.others import choose
from euchre_tutor.practice_table import playing
from euchre_tutor.practice_table.player import Player
from euchre_tutor.practice_table.table import Station


class Asked(StandIn):
    """Remembers with which text it was asked, and what for."""

    def __init__(self) -> None:
        self.seeds: dict[str, tuple[str, View]] = {}

    def think(self, view: View, seed: str) -> Iterator[Advice]:
        """Advise."""
        self._note("think", view, seed)
        return super().think(view, seed)

    def choose(self, view: View, level: int, seed: str) -> Iterator[Action | None]:
        """Decide for another seat."""
        self._note("choose", view, seed)
        return super().choose(view, level, seed)

    def _note(self, what: str, view: View, seed: str) -> None:
        assert self.seeds.setdefault(seed, (what, view)) == (what, view), seed


def play(coach: Asked, seed: str, hands: int = 3) -> None:
    """Play some hands of a game and ask for a hint at each decision."""
    learner = Player(coach, book(), Rules.STANDARD)
    learner.handle(do("begin", what="game", seed=seed))
    settle(learner)
    while table_of(learner).number <= hands and not playing.is_finished(table_of(learner)):
        table = table_of(learner)
        if table.station in (Station.TRICK, Station.SCORE):
            learner.handle(press("next"))
        else:
            learner.handle(press("hint-4"))
            settle(learner)
            for deed in deeds_of(choose(table.position.view(table.you)), table):
                learner.handle(event(deed))
        settle(learner)


def test_every_moment_has_a_text_of_its_own() -> None:
    """No two decisions of a game share one, nor those of two games; a game again has the same."""
    coach, again = Asked(), Asked()
    for seed in ("one", "two"):
        play(coach, seed)
        play(again, seed)
    assert coach.seeds == again.seeds
    assert {what for what, _ in coach.seeds.values()} == {"think", "choose"}
    decisions = {(what, view) for what, view in coach.seeds.values()}
    assert len(coach.seeds) == len(decisions) > 60
