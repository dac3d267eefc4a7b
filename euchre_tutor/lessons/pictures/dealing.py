"""A deal in progress: the pack in the middle, the cards at each seat, at last the upcard."""

from __future__ import annotations

from collections.abc import Mapping

from euchre_tutor.engine import Card, Deal, Seat
from euchre_tutor.lessons.pictures.table import Chair, Table, back
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.text import TN, T


def dealing(
    voice: Voice, deal: Deal, held: Mapping[Seat, int], chairs: Mapping[Seat, Chair], *, up: bool
) -> Json:
    """Draw a deal in which each seat has got so many cards; ``up``: the upcard lies open."""
    table = Table(voice, deal.rules)
    left = sum(len(hand) for hand in deal.hands) + len(deal.kitty) - sum(held.values())
    kitty = _turned(voice, deal) if up else _pack(voice, left)
    return table.cloth(chairs, kitty=kitty) | {
        "dealt": [
            {
                "place": table.place(seat),
                "label": voice.say(TN("{n} card", "{n} cards", count)),
                "cards": _cards(voice, seat, deal.hands[seat.number][:count], up=up),
            }
            for seat, count in held.items()
            if count
        ]
    }


def _cards(voice: Voice, seat: Seat, cards: tuple[Card, ...], *, up: bool) -> list[Json]:
    """The cards at a seat, which only their player sees, and only when the deal is done."""
    if up and seat is Seat.SOUTH:
        return [voice.card(card) for card in cards]
    return [back(voice) | {"id": f"{seat.letter}{n}", "back": True} for n in range(len(cards))]


def _pack(voice: Voice, count: int) -> list[Json]:
    caption = TN("{n} card", "{n} cards", count)
    return [back(voice, caption), *(back(voice) for _ in range(count - 1))]


def _turned(voice: Voice, deal: Deal) -> list[Json]:
    pile = [back(voice, T("Kitty")), *(back(voice) for _ in deal.kitty[2:])]
    return [*pile, voice.card(deal.upcard) | {"caption": voice.rich(T("Upcard"))}]
