"""Whether hidden cards can lie as is asked: card by card into the room there is, nothing clever."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from explain import naive

from euchre_tutor.engine import DECK, Card, Seat, Suit, Taken, Trick, View


class Fits:
    """The cards that a seat has not seen, and the room for them in the hands in play and away."""

    def __init__(self, view: View, trump: Suit, others: Sequence[Seat]) -> None:
        self.trump, self.others = trump, others
        tricks = [*view.tricks, *([view.trick] if view.trick else [])]
        shown = {card for trick in tricks for card in trick.cards}
        known = {*view.hand, *shown, view.upcard, view.discard}
        self.unseen = [card for card in DECK if card not in known]
        self.upcard_with = (
            view.dealer
            if Taken() in view.history and view.upcard not in shown and view.dealer in others
            else None
        )
        self.rooms: dict[Seat | None, int] = {
            seat: view.counts[seat.number] - (seat is self.upcard_with) for seat in others
        }
        self.rooms[None] = len(self.unseen) - sum(self.rooms.values())
        self.voids = {seat: _voids(tricks, seat, trump) for seat in others}

    def may(self, wanted: Mapping[Card, Sequence[Seat]]) -> bool:
        """Whether these cards may lie with one of these seats each, all at once."""
        slots = [place for place, room in self.rooms.items() for _ in range(room)]
        filled: dict[int, Card] = {}

        def place(card: Card, tried: set[int]) -> bool:
            for slot, seat in enumerate(slots):
                if slot in tried or not self._allowed(card, seat, wanted):
                    continue
                tried.add(slot)
                if slot not in filled or place(filled[slot], tried):
                    filled[slot] = card
                    return True
            return False

        return all(place(card, set()) for card in self.unseen)

    def _allowed(
        self, card: Card, seat: Seat | None, wanted: Mapping[Card, Sequence[Seat]]
    ) -> bool:
        if seat is None:
            return card not in wanted
        if card in wanted and seat not in wanted[card]:
            return False
        return naive.counts_as(card, self.trump) not in self.voids[seat]

    def suits(self, seat: Seat) -> set[str]:
        """The suits of which the seat may hold a card that was not seen."""
        first = {naive.counts_as(card, self.trump): card for card in self.unseen}
        return {suit for suit, card in first.items() if self.may({card: [seat]})}

    @property
    def most_trumps(self) -> int:
        """How many trumps may lie with the others together."""
        trumps = [card for card in self.unseen if naive.is_trump(card, self.trump)]
        counts = range(len(trumps), -1, -1)
        most = next(n for n in counts if self.may(dict.fromkeys(trumps[:n], self.others)))
        return most + (self.upcard_with is not None)


def _voids(tricks: Sequence[Trick], seat: Seat, trump: Suit) -> set[str]:
    return {
        naive.counts_as(trick.cards[0], trump)
        for trick in tricks
        for who, card in trick.plays
        if who is seat and naive.counts_as(card, trump) != naive.counts_as(trick.cards[0], trump)
    }
