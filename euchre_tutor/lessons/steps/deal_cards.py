"""Dealing by packets: tap the seat whose packet comes next, then turn the top card of the kitty."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from euchre_tutor.engine import Deal, Rules, Seat
from euchre_tutor.engine.deal import HAND_SIZE, packets
from euchre_tutor.explain import dealing
from euchre_tutor.explain.explanation import Explanation, sure
from euchre_tutor.lessons.pictures.dealing import dealing as picture
from euchre_tutor.lessons.pictures.table import Chair
from euchre_tutor.lessons.reading import markdown, why
from euchre_tutor.lessons.steps.activity import Choose, Deed, Parts, Press
from euchre_tutor.lessons.steps.step import Step
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.questions.question import seat_choices
from euchre_tutor.text import TN, T, Text
from euchre_tutor.text.words import all_of, seat_name

_PROMPT: Final = T("Tap the seat that gets the next packet")
_NOT_NOW: Final = T("Not now")


@dataclass(frozen=True, slots=True, kw_only=True)
class DealCards(Step):
    """The learner deals, packet after packet, whoever the dealer is."""

    deal: Deal
    turns: bool = True
    """Whether the deal ends with the upcard turned."""

    @property
    def packets(self) -> tuple[tuple[Seat, int], ...]:
        """Who gets how many cards, in the order of the deal."""
        return packets(self.deal.dealer, self.deal.rules)

    @property
    def closing(self) -> Explanation:
        """What is said when the deal is done."""
        return dealing.turned(self.deal) if self.turns else dealing.hands(self.deal)

    def begin(self, rules: Rules) -> Dealing:  # noqa: ARG002  # the deal brings its rules
        """Begin with the whole pack in the middle."""
        return Dealing(self)

    def to_read(self) -> Iterator[str]:
        """Give what is to be done."""
        dealer = self.deal.dealer
        yield f"{markdown(T('{dealer} deals.', dealer=dealer))} **{markdown(_PROMPT)}.**"

    def answers(self) -> Iterator[str]:
        """Give who gets how many cards, in order, and what lies where then."""
        items = [T("{seat} {n}", seat=seat, n=count) for seat, count in self.packets]
        yield f"**{markdown(all_of(items))}.**"
        yield why(self.closing)


@dataclass(frozen=True, slots=True)
class Dealing:
    """A deal as far as it has gone."""

    step: DealCards
    given: int = 0
    """How many packets are dealt."""
    refused: Seat | None = None
    """The seat just tapped that gets no packet now."""
    turned: bool = False

    @property
    def _is_dealt(self) -> bool:
        return self.given == len(self.step.packets)

    @property
    def done(self) -> bool:
        """Whether everybody holds five cards and, where it is asked for, the upcard is turned."""
        return self._is_dealt and (self.turned or not self.step.turns)

    @property
    def held(self) -> dict[Seat, int]:
        """How many cards each seat has got."""
        counts = dict.fromkeys(self.step.deal.rules.seats, 0)
        for seat, count in self.step.packets[: self.given]:
            counts[seat] += count
        return counts

    def after(self, deed: Deed) -> Dealing:
        """Deal a packet to the seat, or refuse it; turn the top card when all are dealt."""
        match deed:
            case Press("again"):
                return replace(self, refused=None)
            case Press("turn") if self._is_dealt and self.step.turns:
                return replace(self, turned=True)
            case Choose(code) if not self._is_dealt and code in self._seats:
                return self._tapped(self._seats[code])
        return self

    @property
    def _seats(self) -> dict[str, Seat]:
        """The seats by the codes of their choices."""
        rules = self.step.deal.rules
        return {choice.code: sure(choice.seat) for choice in seat_choices(rules.seats)}

    def _tapped(self, seat: Seat) -> Dealing:
        if seat is not self.step.packets[self.given][0]:
            return replace(self, refused=seat)
        return replace(self, given=self.given + 1, refused=None)

    def parts(self, voice: Voice) -> Parts:
        """Show the table, and what comes next."""
        chairs = {seat: self._chair(code, seat) for code, seat in self._seats.items()}
        return Parts(
            cloth=picture(voice, self.step.deal, self.held, chairs, up=self.turned),
            task=None if self.done else self._task(voice),
            verdict=self._verdict(voice),
            button=self._button(),
            announce=self._announce(voice),
        )

    def _chair(self, code: str, seat: Seat) -> Chair:
        dealer = seat is self.step.deal.dealer
        if self._is_dealt:
            return Chair(dealer=dealer)
        if seat is self.refused:
            return Chair(dealer=dealer, choice=code, state="wrong", mark=_NOT_NOW)
        return Chair(dealer=dealer, choice=code, state="open")

    def _task(self, voice: Voice) -> Json:
        if self._is_dealt:
            prompt = T("Turn the top card of the kitty")
            hint = T("Everybody holds {n} cards.", n=HAND_SIZE)
            return {
                "kind": "choices",
                "prompt": voice.say(prompt),
                "hint": voice.say(hint),
                "choices": [],
            }
        return {
            "kind": "choices",
            "prompt": voice.say(_PROMPT),
            "hint": voice.say(self._next_packet()),
            "choices": [] if self.refused else self._choices(voice),
        }

    def _next_packet(self) -> Text:
        packets = self.step.packets
        return TN(
            "Packet {number} of {count}: {n} card.",
            "Packet {number} of {count}: {n} cards.",
            packets[self.given][1],
            number=self.given + 1,
            count=len(packets),
        )

    def _choices(self, voice: Voice) -> list[Json]:
        return [
            {
                "id": code,
                "label": [voice.say(seat_name(seat))],
                "suit": None,
                "seat": voice.badge(seat, self.step.deal.rules),
                "state": "open",
                "mark": None,
                "lies": True,
            }
            for code, seat in self._seats.items()
        ]

    def _button(self) -> tuple[str, Text, bool] | None:
        if self.refused is not None:
            return "again", T("Go on"), True
        if self._is_dealt and not self.done:
            return "turn", T("Turn it up"), True
        return None

    def _verdict(self, voice: Voice) -> Json | None:
        if self.done:
            said = self.step.closing
            return voice.answer("right", T("The deal is done."), said.text, said.rules[0])
        if self.refused is None:
            return None
        deal = self.step.deal
        said = dealing.not_next(self.refused, deal.dealer, self.given, deal.rules)
        at = {"choice": next(code for code, seat in self._seats.items() if seat is self.refused)}
        return voice.answer("wrong", T("Not this seat."), said.text, said.rules[0], at)

    def _announce(self, voice: Voice) -> str:
        if self.given == 0 or self.done or self.refused is not None:
            return ""
        seat, count = self.step.packets[self.given - 1]
        got = TN("{seat} gets {n} card.", "{seat} gets {n} cards.", count, seat=seat)
        if self._is_dealt:
            return voice.say(got)
        return voice.say(T("{first} {then}", first=got, then=self._next_packet()))
