"""A question as a scene: drawn from its facts alone, whatever its kind is called.

A question on a house rule has the facts of another kind, and looks like it.
"""

from __future__ import annotations

from euchre_tutor.engine import Card
from euchre_tutor.lessons.pictures import auction, cards, deck, leads, points, revoke, seats, trick
from euchre_tutor.lessons.pictures.asked import Asked, Scene
from euchre_tutor.lessons.voice import Voice


def scene(voice: Voice, asked: Asked) -> Scene:  # noqa: PLR0911  # one for each kind of facts
    """Draw a question with one right answer."""
    match asked.facts:
        case {"relation": _}:
            return seats.scene(voice, asked)
        case {"tricks": int()}:
            return points.scene(voice, asked)
        case {"tricks": _}:
            return revoke.scene(voice, asked)
        case {"calls": _}:
            return auction.scene(voice, asked)
        case {"maker": _, "trick": None}:
            return leads.scene(voice, asked)
        case {"trick": _}:
            return trick.scene(voice, asked)
        case {"deck": _}:
            return deck.scene(voice, asked)
        case {"card": str(code)}:
            return Scene(card=Card(code))
    return Scene(cloth=cards.choices(voice, asked), cards_only=True)
