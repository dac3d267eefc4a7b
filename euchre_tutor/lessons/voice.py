"""Texts put into the learner's language, and the small pieces of a screen that speak."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from euchre_tutor.engine import Card, Rules, Seat, Suit, is_trump
from euchre_tutor.questions import Verdict
from euchre_tutor.text import Segment, Text, render, rich
from euchre_tutor.text.rulebook import RULES
from euchre_tutor.text.words import card_name, seat_letter, trump_is

Json: TypeAlias = dict[str, Any]
"""A piece of the screen, fit for JSON."""


@dataclass(frozen=True, slots=True)
class Voice:
    """One language."""

    language: str

    def say(self, text: Text) -> str:
        """Give the text as plain words."""
        return render(text, self.language)

    def rich(self, text: Text) -> list[Segment]:
        """Give the text as segments: words, cards, suits."""
        return rich(text, self.language)

    def aloud(self, text: Text) -> str:
        """Give the text as it is heard: cards by their names."""
        return "".join(map(_word, self.rich(text)))

    def rule(self, key: str) -> Json:
        """Name a rule by number and title."""
        entry = RULES[key]
        return {"key": key, "number": entry.number, "title": self.say(entry.title)}

    def law(self, key: str) -> list[Segment]:
        """Give the sentences of a rule."""
        return self.rich(RULES[key].text)

    def badge(self, seat: Seat, rules: Rules = Rules.STANDARD, looker: Seat = Seat.SOUTH) -> Json:
        """Draw the badge of a seat: its letter, round for the learner's side, else square."""
        ours = rules.side(seat) is rules.side(looker)
        return {"letter": self.say(seat_letter(seat)), "side": "us" if ours else "them"}

    def trump(self, suit: Suit | None) -> Json | None:
        """Give the pill that says what trump is; none while no suit is."""
        return None if suit is None else {"suit": suit.letter, "label": self.say(trump_is(suit))}

    def card(
        self,
        card: Card,
        state: str = "rest",
        *,
        trump: Suit | None = None,
        mark: Text | None = None,
        caption: Text | None = None,
        number: int | None = None,
        tap: bool = False,
    ) -> Json:
        """Draw a card. Give ``trump`` only where that answers no open question."""
        return {
            "id": card.code,
            "name": self.say(card_name(card, trump)),
            "state": state,
            "mark": None if mark is None else self.say(mark),
            "ribbon": trump.letter if trump is not None and is_trump(card, trump) else None,
            "caption": None if caption is None else self.say(caption),
            "number": number,
            "tap": tap,
            "led": False,
        }

    def place(self, name: Text, number: int) -> Json:
        """Draw an empty, stitched place for a card that is still to come."""
        return {
            "id": f"place-{number}",
            "name": self.say(name),
            "state": "off",
            "mark": None,
            "ribbon": None,
            "caption": None,
            "number": number,
            "tap": False,
            "led": False,
        }

    def verdict(
        self, verdict: Verdict, headline: Text | None = None, at: Json | None = None
    ) -> Json:
        """Show a verdict, where given with another headline."""
        return self.answer(
            verdict.tone.value,
            verdict.headline if headline is None else headline,
            verdict.text,
            verdict.rules[0],
            at,
        )

    def answer(
        self, tone: str, headline: Text, text: Text, rule: str, at: Json | None = None
    ) -> Json:
        """Show an answer of any kind: the result, the reason, the rule that decides."""
        return {
            "tone": tone,
            "headline": self.say(headline),
            "text": self.rich(text),
            "rules": [self.rule(rule)],
            "at": at,
        }


def spoken(verdict: Json) -> str:
    """Say a verdict in plain words, its cards by name, for those who hear the screen."""
    reason = "".join(_word(segment) for segment in verdict["text"])
    return f"{verdict['headline']} {reason}"


def _word(segment: Segment) -> str:
    return segment if isinstance(segment, str) else segment.get("name") or segment["b"]
