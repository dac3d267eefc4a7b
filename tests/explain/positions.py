"""Random positions under random rules, reached by legal play only."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from euchre_tutor.engine import (
    DECK,
    Action,
    Announce,
    Deal,
    Defend,
    Discard,
    Lead,
    Leave,
    NameSuit,
    OrderUp,
    Pass,
    Phase,
    Play,
    Position,
    Rules,
    Stream,
    Suit,
)

PRESETS: Final = (Rules.STANDARD, Rules.TOURNAMENT, Rules.TWO_HANDED)
ACTIONS: Final[tuple[Action, ...]] = (
    Pass(),
    OrderUp(),
    OrderUp(alone=True),
    *(NameSuit(suit, alone) for suit in Suit for alone in (False, True)),
    Leave(),
    *(Discard(card) for card in DECK),
    Announce(alone=False),
    Announce(alone=True),
    *(Play(card) for card in DECK),
)


def random_rules(stream: Stream) -> Rules:
    """Give a preset, or random house rules for four or for two players."""
    if stream.below(3) == 0:
        return stream.choice(PRESETS)
    switches = [stream.below(2) == 1 for _ in range(6)]
    if stream.below(5) == 0:
        return Rules(
            players=2,
            stick=switches[0],
            pickup=switches[1],
            turned=switches[2],
            defend=Defend.NEVER,
            target=stream.choice((5, 10, 11)),
        )
    return Rules(
        stick=switches[0],
        pickup=switches[1],
        turned=switches[2],
        lonedef=switches[3],
        caller=switches[4],
        canadian=switches[5],
        defend=stream.choice(tuple(Defend)),
        lead=stream.choice(tuple(Lead)),
        target=stream.choice((1, 5, 10, 11)),
        march=stream.choice((1, 4, 5)),
        loneeuchre=stream.choice((1, 2, 4)),
    )


def weighed(options: tuple[Action, ...], stream: Stream, *, patience: int) -> Action:
    """Choose an action; passes are ``patience`` times as likely as each other call."""
    tickets = [
        option for option in options for _ in range(patience if isinstance(option, Pass) else 1)
    ]
    return stream.choice(tickets)


def walk(stream: Stream, rules: Rules | None = None) -> Iterator[Position]:
    """Give every position of one random deal, from the first call to the end."""
    chosen = random_rules(stream) if rules is None else rules
    dealer = stream.choice(chosen.seats)
    position = Position.start(Deal.dealt(stream.shuffled(DECK), dealer, chosen))
    patience = stream.choice((2, 8, 60))
    yield position
    while position.phase is not Phase.OVER:
        position = position.after(weighed(position.legal(), stream, patience=patience))
        yield position


def walks(text: str, count: int) -> Iterator[tuple[Stream, Position]]:
    """Give every position of ``count`` random deals, with a stream for further choices."""
    for number in range(count):
        stream = Stream(f"{text}/{number}")
        rules = PRESETS[number % 10] if number % 10 < len(PRESETS) else None
        for position in walk(stream.sub("deal"), rules):
            yield stream, position
