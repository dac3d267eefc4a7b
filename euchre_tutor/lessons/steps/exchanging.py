"""The dealer and the upcard: take it or leave it, and which of the five cards goes down."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from euchre_tutor.engine import Action, Card, Discard, Leave, Position, Seat
from euchre_tutor.explain import plays
from euchre_tutor.explain.auction import turn
from euchre_tutor.explain.explanation import sure
from euchre_tutor.explain.meanings import meaning, taking
from euchre_tutor.lessons.pictures.bidding import bidding
from euchre_tutor.lessons.steps.activity import Choose, Deed, Parts, Press, Tap
from euchre_tutor.lessons.steps.tapping import tap_in_hand
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.text import T, Text

TAKE: Final = "take"
LEAVE: Final = "l"


@dataclass(frozen=True, slots=True)
class Exchanging:
    """The dealer after the bidding. The card is tapped in the hand, and goes down with a button."""

    position: Position
    opened: str | None = None
    """``take`` or ``l``, whichever is being looked at, before the upcard is taken."""
    took: bool = False
    """Whether the dealer chose to take the upcard; where it must be taken it is at once."""
    card: Card | None = None
    """The card tapped, about to go down."""
    refused: Card | None = None
    """The card tapped that may not go down."""
    chosen: Action | None = None
    """What was done, once it is."""

    @property
    def seat(self) -> Seat:
        """The dealer."""
        return self.position.dealer

    @property
    def may_leave(self) -> bool:
        """Whether the upcard may be left (rule 4.4)."""
        return Leave() in self.position.legal()

    @property
    def taken(self) -> bool:
        """Whether the upcard is in the hand, as the sixth card."""
        return self.took or not self.may_leave

    def after(self, deed: Deed) -> Exchanging:
        """Look at taking or leaving, do it, tap a card, put it down."""
        if self.chosen is not None:
            return self
        return self._with_six(deed) if self.taken else self._before(deed)

    def _before(self, deed: Deed) -> Exchanging:
        match deed:
            case Choose("take" | "l" as code):
                return replace(self, opened=code)
            case Press("say") if self.opened == TAKE:
                return replace(self, opened=None, took=True)
            case Press("say") if self.opened == LEAVE:
                return replace(self, chosen=Leave())
        return self

    def _with_six(self, deed: Deed) -> Exchanging:
        match deed:
            case Tap(code):
                return self._tapped(code)
            case Press("say") if self.card is not None:
                leaves = self.card is self.position.upcard
                return replace(self, chosen=Leave() if leaves else Discard(self.card))
            case Press("again"):
                return replace(self, refused=None)
        return self

    def _tapped(self, code: str) -> Exchanging:
        card = next((card for card in self._six if card.code == code), None)
        if card is None:
            return self
        if card is self.position.upcard and not self.may_leave:
            return replace(self, card=None, refused=card)
        return replace(self, card=card, refused=None)

    @property
    def _six(self) -> tuple[Card, ...]:
        return (*self.position.hands[self.seat.number], self.position.upcard)

    def parts(self, voice: Voice) -> Parts:
        """Show the table, the six cards once the upcard is taken, and what can be done."""
        cloth = bidding(voice, self.position, self.seat)
        if not self.taken:
            return self._choosing(voice, cloth)
        cloth["hand"] = [self._held(voice, card) for card in self._six]
        cloth["kitty"] = [card for card in cloth["kitty"] if card["id"] is None]
        cloth.pop("goes", None)
        leaves, hint = self.card is self.position.upcard, self._hint()
        button = ("say", T("Leave it") if leaves else T("Put it down"), self.card is not None)
        if self.refused is not None:
            button = ("again", T("Go on"), True)
        return Parts(
            cloth=cloth,
            task={
                "kind": "cards",
                "prompt": voice.say(T("Put one of your five down")),
                "hint": "" if hint is None else voice.rich(hint),
                "how": tap_in_hand(voice, len(self._six)) if hint is None else None,
                "cards": [],
            },
            verdict=self._refusal(voice),
            button=button,
            announce="" if self.card is None or hint is None else voice.say(hint),
            focus=None if self.card is None else {"main": True},
        )

    def _choosing(self, voice: Voice, cloth: Json) -> Parts:
        prompt = T("What do you do with {upcard}?", upcard=self.position.upcard)
        return Parts(
            cloth=cloth,
            task={
                "kind": "calls",
                "prompt": voice.rich(prompt),
                "hint": "" if self.opened else voice.rich(turn(self.position, self.seat).text),
                "choices": [self._choice(voice, code) for code in (TAKE, LEAVE)],
            },
            button=None if self.opened is None else ("say", _DO[self.opened], True),
            announce="" if self.opened is None else voice.say(self._meaning(self.opened)),
            focus=None if self.opened is None else {"main": True},
        )

    def _choice(self, voice: Voice, code: str) -> Json:
        upcard, is_open = self.position.upcard, code == self.opened
        label = T("Take {upcard}", upcard=upcard) if code == TAKE else _leave(upcard)
        return {
            "id": code,
            "label": voice.rich(label),
            "suit": None,
            "seat": None,
            "state": "opened" if is_open else "open",
            "mark": None,
            "text": voice.rich(self._meaning(code)) if is_open else None,
            "alone": None,
        }

    def _meaning(self, code: str) -> Text:
        said = taking(self.position) if code == TAKE else meaning(Leave(), self.position)
        return said.text

    def _held(self, voice: Voice, card: Card) -> Json:
        """One of the six cards; the upcard that must stay is hatched, and still answers."""
        stays = card is self.position.upcard and not self.may_leave
        state = "chosen" if card is self.card else "barred" if stays else "rest"
        state = "refused" if card is self.refused else state
        return voice.card(card, state, trump=self.position.trump, tap=True)

    def _hint(self) -> Text | None:
        upcard = self.position.upcard
        if self.card is upcard:
            return T("Putting {upcard} down again is called leaving it.", upcard=upcard)
        if self.card is not None:
            return T("{card} goes down, face down. Tap another to change it.", card=self.card)
        if self.position.maker is self.seat or self.may_leave:
            return None
        return turn(self.position, self.seat).text

    def _refusal(self, voice: Voice) -> Json | None:
        if self.refused is None:
            return None
        refusal = sure(self.position.refusal(Discard(self.refused)))
        reason = plays.refusal(refusal, self.position, self.seat)
        at = {"card": self.refused.code}
        return voice.answer("wrong", T("Not this one."), reason.text, refusal.rule, at)


_DO: Final = {TAKE: T("Take it"), LEAVE: T("Leave it")}


def _leave(upcard: Card) -> Text:
    return T("Leave {upcard}", upcard=upcard)
