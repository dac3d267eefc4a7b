"""All 24 cards in rows by suit: each suit made trump once, the jacks seen to move."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from euchre_tutor.engine import Rules, Suit, cards_of, left_bower, right_bower
from euchre_tutor.lessons.pictures import cards as picture
from euchre_tutor.lessons.reading import markdown, named
from euchre_tutor.lessons.steps.activity import Choose, Deed, Parts
from euchre_tutor.lessons.steps.step import Step
from euchre_tutor.lessons.steps.tapping import tap_suit
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.text import TN, T, Text
from euchre_tutor.text.words import suit_capital, trump_is


@dataclass(frozen=True, slots=True, kw_only=True)
class Regroup(Step):
    """All 24 cards by suit: make each suit trump once and watch the jacks."""

    prompt: Text
    closing: Text
    """What all four have in common, said at the end."""
    rule: str
    """The key of the rule that says so."""

    def begin(self, rules: Rules) -> Regrouping:  # noqa: ARG002  # every game has the same trumps
        """Begin without a trump."""
        return Regrouping(self)

    def to_read(self) -> Iterator[str]:
        """Give what is to be done."""
        yield f"**{markdown(self.prompt)}.**"

    def answers(self) -> Iterator[str]:
        """Give the four suits under each trump, in letters."""
        blocks = []
        for trump in Suit:
            lines = [markdown(trump_is(trump))]
            for suit in Suit:
                cards = cards_of(suit, trump)
                shown = " ".join(f"{card.sign:<3}" for card in cards).rstrip()
                lines.append(f"  {suit.symbol} ({len(cards)})  {shown}")
            blocks.append("\n".join(lines))
        yield "```\n" + "\n\n".join(blocks) + "\n```"
        yield f"{markdown(self.closing)} {named([self.rule])}"


@dataclass(frozen=True, slots=True)
class Regrouping:
    """The deck under the trump chosen last, and the suits tried so far."""

    step: Regroup
    tried: tuple[Suit, ...] = ()
    trump: Suit | None = None

    @property
    def done(self) -> bool:
        """Whether every suit was trump once."""
        return len(self.tried) == len(Suit)

    def after(self, deed: Deed) -> Regrouping:
        """Make the chosen suit trump."""
        chosen = next((s for s in Suit if deed == Choose(s.letter)), None)
        if chosen is None:
            return self
        tried = self.tried if chosen in self.tried else (*self.tried, chosen)
        return replace(self, tried=tried, trump=chosen)

    def parts(self, voice: Voice) -> Parts:
        """Show the rows and the four suits to choose from."""
        return Parts(
            cloth=picture.rows(voice, self.trump),
            task={
                "kind": "suits",
                "prompt": voice.say(self.step.prompt),
                "hint": "" if self.trump is None else voice.say(self._moved(self.trump)),
                "how": tap_suit(voice, len(Suit)) if self.trump is None else None,
                "choices": [self._choice(voice, suit) for suit in Suit],
            },
            verdict=self._closing(voice),
            announce="" if self.trump is None or self.done else voice.say(self._moved(self.trump)),
        )

    def _moved(self, trump: Suit) -> Text:
        left = len(Suit) - len(self.tried)
        still = TN("{n} suit to go.", "{n} suits to go.", left)
        moved = T(
            "{trump_is}: {right} rises to the top, {left} moves over from {lending}.",
            trump_is=trump_is(trump),
            right=right_bower(trump),
            left=left_bower(trump),
            lending=trump.same_colour,
        )
        return moved if left == 0 else T("{first} {then}", first=moved, then=still)

    def _closing(self, voice: Voice) -> Json | None:
        if not self.done:
            return None
        return voice.answer("right", T("That is the pattern."), self.step.closing, self.step.rule)

    def _choice(self, voice: Voice, suit: Suit) -> Json:
        seen = suit in self.tried
        state = "picked" if suit is self.trump else "right" if seen else "open"
        return {
            "id": suit.letter,
            "label": [voice.say(suit_capital(suit))],
            "suit": suit.letter,
            "seat": None,
            "state": state,
            "mark": voice.say(T("Seen")) if seen else None,
        }
