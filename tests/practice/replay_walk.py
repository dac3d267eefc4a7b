"""Finished deals looked at again: random games under many rules, every moment, and what if."""

from __future__ import annotations

from collections.abc import Iterator

from explain.positions import PRESETS, random_rules, weighed
from practice.moments import COACH

from euchre_tutor.engine import Deal, Game, Phase, Position, Rules, Stream
from euchre_tutor.engine.cards import DECK
from euchre_tutor.practice_table import replaying
from euchre_tutor.practice_table.replay import Replay


def replays(text: str, count: int) -> Iterator[Replay]:
    """Every moment of deals of ``count`` games, and of other lines through them."""
    for number in range(count):
        stream = Stream(f"{text}/{number}")
        rules = PRESETS[number] if number < len(PRESETS) else random_rules(stream)
        game = played(stream, rules, 1 + stream.below(2))
        you, name = stream.choice(rules.seats), stream.choice(("", "club.egn"))
        opened = replaying.opened(game, you, COACH, name=name)
        yield from moments(replaying.at_deal(opened, len(game.deals) - 1, COACH), stream)


def played(stream: Stream, rules: Rules, deals: int) -> Game:
    """A game of at most so many deals, all seats choosing at random."""
    game = Game(rules, stream.choice(rules.seats))
    patience = stream.choice((1, 4, 40))
    while not game.over and len(game.deals) < deals:
        dealer = game.next_dealer
        position = Position.start(Deal.dealt(stream.shuffled(DECK), dealer, rules))
        while position.phase is not Phase.OVER:
            position = position.after(weighed(position.legal(), stream, patience=patience))
        game = game.after(position)
    return game


def moments(replay: Replay, stream: Stream) -> Iterator[Replay]:
    """Step through the deal; now and then try another card, and one more after it."""
    for count in range(len(replay.line.actions) + 1):
        here = replaying.looked(replay, count, COACH)
        yield here
        if not here.outcomes or stream.below(3):
            continue
        for _ in range(2):
            card = stream.choice(tuple(here.outcomes))
            here = replaying.what_if(here, card.code, COACH)
            yield here
            if here.branch is not None:
                yield replaying.looked(here, here.branch.at, COACH)
            here = replaying.looked(here, here.look + stream.below(3), COACH)
            yield here
            if not here.outcomes:
                break
