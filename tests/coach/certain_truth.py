"""What rules of thumb and nudges claim to know, held against the cards as they really lie."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from explain import naive

from euchre_tutor.engine import (
    Action,
    Card,
    Discard,
    OrderUp,
    Pass,
    Phase,
    Play,
    Position,
    Seat,
)
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


def _taken_in_exchange(real: Real) -> bool:
    """After each call the dealer may take the upcard, and is in play when the cards are played."""
    after = [real.position.after(call) for call in real.position.legal() if call == OrderUp()]
    return bool(after) and all(
        one.phase is Phase.EXCHANGE
        and any(isinstance(action, Discard) for action in one.legal())
        and one.dealer in one.active
        for one in after
    )


def _has_to_take(real: Real) -> bool:
    """After each call the dealer has nothing but cards of the old hand to put down."""
    position = real.position
    return all(
        {getattr(reply, "card", None) for reply in position.after(action).legal()}
        == set(position.hands[real.seat.number])
        for action in real.actions
    )


def _dealer_sits_out(real: Real) -> bool:
    """Whoever calls is alone: the dealer, and an upcard taken, take no part in the play."""
    position = real.position
    calls = [action for action in position.legal() if action != Pass()]
    return all(position.dealer not in position.after(call).active for call in calls)


def _no_pass(real: Real) -> bool:
    return real.position.refusal(Pass()) is not None


def _sits_out(real: Real) -> bool:
    return real.seat not in real.position.active


def _empties(real: Real) -> bool:
    """After each card put down none of its suit is held, but the upcard is, a trump."""
    trump = real.position.trump
    for action in real.actions:
        assert isinstance(action, Discard)
        hand = real.position.after(action).hands[real.seat.number]
        suit = naive.counts_as(action.card, trump)
        if any(naive.counts_as(card, trump) == suit for card in hand):
            return False
        if not any(naive.is_trump(card, trump) for card in hand):
            return False
    return True


def _nothing_but_trumps(real: Real) -> bool:
    position = real.position
    cards = (*position.hands[real.seat.number], position.upcard)
    return len(cards) == 6 and all(naive.is_trump(card, position.trump) for card in cards)


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
    "If you accept, you take {card} and put down another card.": _has_to_take,
    "The dealer is your partner: assisting lets your own side have {card}.": _taken_in_exchange,
    "Ordering it up lets the other side have {card}. That takes a good hand.": _taken_in_exchange,
    "Ordering it up lets the other player have {card}. That takes a good hand.": _taken_in_exchange,
    "If you assist you have to play alone, and {card} stays out of play.": _dealer_sits_out,
    "You may not pass now. Look first at the suit that gives you the most trumps.": _no_pass,
    "Your partner plays alone, so your own cards do not count in this deal.": _sits_out,
    "Put down the only card of a suit, and you may trump that suit when it is led.": _empties,
    "You hold nothing but trumps already, so one trump has to go.": _nothing_but_trumps,
    "Your partner plays alone, so you will not play a card.": _sits_out,
    "Count your own hand only: making trump now means playing alone.": _dealer_sits_out,
    "One trump may still be out. Keep count.": _count,
    "Nobody else in play can have a trump any more.": _no_trump,
    "Nobody else in play can have a trump any more. Think about what could beat you.": _no_trump,
}
"""Message → whether it is so."""
