"""What rules of thumb and nudges claim to know, held against the cards as they really lie."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from explain import naive

from euchre_tutor.engine import Action, Card, Play, Position, Seat
from euchre_tutor.text import Field


class Real(NamedTuple):
    """A position with all its cards, what is said there, and for which actions."""

    position: Position
    actions: Sequence[Action]
    values: Mapping[str, Field]

    @property
    def seat(self) -> Seat:
        """Who is to act."""
        assert self.position.to_act is not None
        return self.position.to_act

    @property
    def others(self) -> list[Card]:
        """The cards that the others in play really hold."""
        position = self.position
        seats = [seat for seat in position.active if seat is not self.seat]
        return [card for seat in seats for card in position.hands[seat.number]]

    @property
    def trumps(self) -> int:
        """How many of them are trumps."""
        return sum(naive.is_trump(card, self.position.trump) for card in self.others)

    @property
    def cards(self) -> list[Card]:
        """The cards that the rule speaks for."""
        return [action.card for action in self.actions if isinstance(action, Play)]

    def ends(self, action: Action) -> Iterator[Position]:
        """Every way in which the others may finish the trick after this."""
        count = len(self.position.tricks)

        def on(position: Position) -> Iterator[Position]:
            if len(position.tricks) > count:
                yield position
                return
            for reply in position.legal():
                yield from on(position.after(reply))

        yield from on(self.position.after(action))

    def winners(self, action: Action) -> set[Seat]:
        """Who may win the trick after this."""
        return {end.tricks[-1].winner(end.trump) for end in self.ends(action)}


def _mine(real: Real) -> bool:
    """Each of the cards takes the trick, whatever the others play."""
    return all(real.winners(action) == {real.seat} for action in real.actions)


def _partners(real: Real) -> bool:
    """After each of the cards the partner takes the trick, whatever the others play."""
    return all(real.winners(action) == {real.seat.partner} for action in real.actions)


def _not_ours_by_this(real: Real) -> bool:
    """None of the cards takes the trick."""
    return all(real.seat not in real.winners(action) for action in real.actions)


def _top_trump(real: Real) -> bool:
    trump = real.position.trump
    return not any(naive.above(other, card, trump) for card in real.cards for other in real.others)


def _only_trumps_beat(real: Real) -> bool:
    trump = real.position.trump
    return not any(
        naive.wins(other, card, trump, naive.printed(card)) and not naive.is_trump(other, trump)
        for card in real.cards
        for other in real.others
    )


def _count(real: Real) -> bool:
    most = real.values["n"]
    return isinstance(most, int) and real.trumps <= most


def _no_trump(real: Real) -> bool:
    return not real.trumps


CERTAIN: Final[Mapping[str, Callable[[Real], bool]]] = {
    "No card that you may play beats {card}. Play the card you can best spare.": _not_ours_by_this,
    "Your partner wins with {card}, which you cannot beat. Play what you can best spare.": (
        _not_ours_by_this
    ),
    "Your partner has the trick and you play last. Play the card you can best spare.": _partners,
    "Your partner is winning with {card}, and nobody after you can beat it. Let it win.": _partners,
    "You play last and can take this trick. The lowest card that wins is enough.": _mine,
    "You can take this trick with a card that nobody after you can beat.": _mine,
    "Your side made trump and you hold the best trump in play. Lead it to draw theirs.": _top_trump,
    "You made trump and hold the best trump in play. Lead it to draw another.": _top_trump,
    "Nobody else in play can have a trump. You hold the best card left of a suit: it wins.": _mine,
    "You hold the best card still in play of a suit. Only a trump can beat it.": _only_trumps_beat,
    "One trump may still be out. Keep count.": _count,
    "Nobody else in play can have a trump any more.": _no_trump,
    "Nobody else in play can have a trump any more. Think about what could beat you.": _no_trump,
}
"""Message → whether it is so."""
