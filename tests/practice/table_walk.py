"""Tables as learners meet them: random deals under many rules, from every seat, looked at aside."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from explain.positions import PRESETS, random_rules, weighed
from practice.at_table import deeds, setup

from euchre_tutor.engine import Play, Rules, Stream
from euchre_tutor.lessons.steps import Choose, Press, Tap
from euchre_tutor.lessons.steps.calling import Calling
from euchre_tutor.lessons.steps.exchanging import Exchanging
from euchre_tutor.practice_table import playing
from euchre_tutor.practice_table.setup import Kind
from euchre_tutor.practice_table.table import Table

DEALS = 3
"""The most deals of a game that are walked through."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A table on the screen."""

    table: Table
    mark: int
    """How many actions of the deal there were before the learner's last deed."""


def shown(text: str, count: int) -> Iterator[tuple[Stream, Shown]]:
    """Everything that is shown in ``count`` games and deals, with a stream for further choices."""
    for number in range(count):
        stream = Stream(f"{text}/{number}")
        rules = PRESETS[number] if number < len(PRESETS) else random_rules(stream)
        for one in walked(stream, rules, tuple(Kind)[number % len(Kind)]):
            yield stream, one


def walked(stream: Stream, rules: Rules, kind: Kind) -> Iterator[Shown]:
    """A game or a deal move by move, all seats choosing at random."""
    seat = stream.choice(rules.seats)
    begun = setup(stream.sub("cards").text, rules=rules, seat=seat, kind=kind)
    here = Shown(playing.begin(begun), 0)
    patience = stream.choice((1, 4, 40))
    while True:
        yield here
        table, known = here.table, len(here.table.position.actions)
        if playing.is_finished(table) or table.number > DEALS:
            return
        if table.stopped:
            here = Shown(replace(playing.after(table, Press("next")), fresh_from=known), known)
            continue
        if not table.position.legal():
            here = Shown(playing.after(table, Press("next")), 0)
            continue
        action = weighed(table.position.legal(), stream, patience=patience)
        if table.position.to_act is not table.you:
            here = Shown(replace(playing.acted(table, action), fresh_from=known), here.mark)
            continue
        for deed in deeds(action, table):
            if not isinstance(deed, Tap) or table.decision is not None:
                yield Shown(replace(table, fresh_from=known), here.mark)
            table = playing.after(table, deed)
        here = Shown(replace(table, fresh_from=known), known)


def aside(stream: Stream, table: Table) -> Iterator[Table]:
    """The same moment with something looked at or tried that plays no card."""
    done = len(table.position.actions)
    if done:
        yield playing.looked(table, stream.below(done))
    if (last := playing.after(table, Press("last"))) is not table:
        yield last
    held = table.position.hands[table.you.number]
    barred = [card for card in held if Play(card) not in table.position.legal()]
    if barred and (tried := playing.after(table, Tap(stream.choice(barred).code))) is not table:
        yield tried
    if isinstance(table.decision, Exchanging):
        yield playing.after(table, Tap(table.position.upcard.code))
    if isinstance(table.decision, Calling):
        option = stream.choice(table.decision.options)
        yield playing.after(table, Choose(option.code))
