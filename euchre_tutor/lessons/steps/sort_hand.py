"""Sorting a hand as players do: the trumps together on the left."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from euchre_tutor.engine import Card, CardError, Hand, Rules, Suit, is_trump, left_bower, trumps
from euchre_tutor.explain import bowers
from euchre_tutor.lessons.pictures import cards as picture
from euchre_tutor.lessons.reading import cards_line, markdown, trump_line, why
from euchre_tutor.lessons.steps.activity import Deed, Parts, Press, Tap
from euchre_tutor.lessons.steps.step import Step
from euchre_tutor.lessons.steps.tapping import tap_card
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.text import TN, T, Text
from euchre_tutor.text.words import all_of


@dataclass(frozen=True, slots=True, kw_only=True)
class SortHand(Step):
    """A hand as dealt: tap the trumps, and they go to the left."""

    hand: Hand
    trump: Suit
    prompt: Text

    def begin(self, rules: Rules) -> Sorting:  # noqa: ARG002  # every game has the same trumps
        """Begin with the hand as dealt."""
        return Sorting(self)

    def to_read(self) -> Iterator[str]:
        """Give what is to be done, and the hand."""
        yield f"{trump_line(self.trump)}**{markdown(self.prompt)}.**"
        yield cards_line(self.hand)

    def answers(self) -> Iterator[str]:
        """Give the trumps, best first, and why each is one."""
        held = [card for card in trumps(self.trump) if card in self.hand]
        yield f"**{markdown(all_of(held))}.**"
        for card in held:
            yield f"- {why(bowers.trump_or_not(card, self.trump))}"


@dataclass(frozen=True, slots=True)
class Sorting:
    """A hand with the trumps found so far on its left."""

    step: SortHand
    found: tuple[Card, ...] = ()
    refused: Card | None = None
    """The card just tapped that is no trump."""

    @property
    def _trumps(self) -> tuple[Card, ...]:
        """The trumps of the hand, best first."""
        return tuple(card for card in trumps(self.step.trump) if card in self.step.hand)

    @property
    def done(self) -> bool:
        """Whether every trump is on the left."""
        return len(self.found) == len(self._trumps)

    def after(self, deed: Deed) -> Sorting:
        """Move a trump to the left, or refuse another card."""
        if self.done or deed == Press("again"):
            return replace(self, refused=None)
        try:
            card = Card(deed.card) if isinstance(deed, Tap) else None
        except CardError:
            return self
        if card not in self.step.hand or card in self.found:
            return self
        if not is_trump(card, self.step.trump):
            return replace(self, refused=card)
        return replace(self, found=(*self.found, card), refused=None)

    def parts(self, voice: Voice) -> Parts:
        """Show the hand, its trumps found so far in front, in their order."""
        trump = self.step.trump
        front = [card for card in self._trumps if card in self.found]
        order = front + [card for card in self.step.hand if card not in self.found]
        to_go = len(self._trumps) - len(self.found)
        return Parts(
            cloth=picture.cards(voice, trump, [self._card(voice, card) for card in order]),
            task={
                "kind": "cards",
                "prompt": voice.say(self.step.prompt),
                "hint": "",
                "how": tap_card(voice, len(order)),
                "cards": [],
            },
            verdict=self._verdict(voice),
            button=("again", T("Go on"), True) if self.refused is not None else None,
            announce=voice.say(TN("{n} trump to go.", "{n} trumps to go.", to_go))
            if self.found and not self.done and self.refused is None
            else "",
        )

    def _card(self, voice: Voice, card: Card) -> Json:
        if card in self.found:
            shown = self.step.trump
            return voice.card(card, "right", trump=shown, mark=T("Trump"))
        if card is self.refused:
            return voice.card(card, "refused", mark=T("No trump"), tap=True)
        return voice.card(card, tap=not self.done)

    def _verdict(self, voice: Voice) -> Json | None:
        trump = self.step.trump
        if self.refused is not None:
            reason = bowers.trump_or_not(self.refused, trump)
            at = {"card": self.refused.code}
            return voice.answer("wrong", T("Not this one."), reason.text, reason.rules[0], at)
        if not self.done:
            return None
        left = left_bower(trump)
        reason = bowers.trump_or_not(left if left in self.found else self.found[0], trump)
        headline = TN("Sorted: {n} trump.", "Sorted: {n} trumps.", len(self.found))
        return voice.answer("right", headline, reason.text, reason.rules[0])
