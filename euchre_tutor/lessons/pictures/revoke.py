"""Several finished tricks, one below the other: a card among them may be illegal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from euchre_tutor.engine import Card, Seat, Trick
from euchre_tutor.lessons.pictures import facts as read
from euchre_tutor.lessons.pictures.asked import Asked, Scene
from euchre_tutor.lessons.pictures.finished import finished
from euchre_tutor.lessons.pictures.table import played
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.questions.revokes import proven
from euchre_tutor.text import T, Text

_ILLEGAL: Final = T("Illegal")
_PROOF: Final = T("The proof")


def scene(voice: Voice, asked: Asked) -> Scene:
    """Draw a question of the kind ``spot-the-revoke``; each player's cards stand in a column."""
    plays = [read.plays(trick) for trick in asked.facts["tricks"]]
    drawing = _Tricks(voice, asked, tuple(Trick(trick[0][0], tuple(trick)) for trick in plays))
    fell = {card: (n, seat) for n, trick in enumerate(plays, 1) for seat, card in trick}
    places = drawing.places
    return Scene(
        cloth=drawing.cloth(),
        lying=frozenset(places.values()),
        labels={
            place: T("{card} in trick {n}", card=card, n=fell[card][0])
            for card, place in places.items()
        },
        badges={place: fell[card][1] for card, place in places.items()},
    )


@dataclass(frozen=True, slots=True)
class _Tricks:
    """The tricks of one question."""

    voice: Voice
    asked: Asked
    tricks: tuple[Trick, ...]

    @property
    def places(self) -> dict[Card, int]:
        """The choices that are cards, by card."""
        choices = enumerate(self.asked.question.choices)
        return {choice.card: place for place, choice in choices if choice.card is not None}

    @property
    def _proof(self) -> Card | None:
        """The card that proves a revoke, once that is told."""
        if self.asked.is_open:
            return None
        found = next(proven(self.tricks, self.asked.trump), None)
        return None if found is None else found.proof

    def cloth(self) -> Json:
        """Lay out the tricks."""
        question = self.asked.question
        return finished(self.voice, question.rules, question.trump, self.tricks, self._card)

    def _card(self, trick: Trick, seat: Seat, card: Card) -> Json:
        place, trump = self.places.get(card), self.asked.trump
        state, mark = self._look(card, place)
        tap = place is not None and self.asked.is_open
        look = self.voice.card(card, state, trump=trump, mark=mark, tap=tap)
        by = played(self.voice, seat, card, trump, led=seat is trick.leader)
        return look | by | {"number": None if place is None else place + 1}

    def _look(self, card: Card, place: int | None) -> tuple[str, Text | None]:
        """A card that was illegal has won nothing: found, it is right, else not allowed."""
        state, mark = self.asked.on_card(place, _ILLEGAL)
        if state == "winner":
            return "right" if place in self.asked.given else "refused", mark
        if state == "rest" and card is self._proof:
            return "missed", _PROOF
        return state, mark
