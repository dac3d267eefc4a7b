"""Playing tricks with real cards, from a position in which cards are being played."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from euchre_tutor.engine import Position, Rules, Seat, Trick, sorted_hand
from euchre_tutor.explain import plays, tricks
from euchre_tutor.lessons.pictures.playing import YOU
from euchre_tutor.lessons.reading import cards_line, markdown, trump_line, why
from euchre_tutor.lessons.steps import trick_parts
from euchre_tutor.lessons.steps.activity import Deed, Parts
from euchre_tutor.lessons.steps.choose_one import ChooseOne
from euchre_tutor.lessons.steps.others import choose
from euchre_tutor.lessons.steps.step import Step
from euchre_tutor.lessons.steps.trick_play import How, Telling, TrickPlay
from euchre_tutor.lessons.voice import Voice
from euchre_tutor.text import TN, T, Text
from euchre_tutor.text.words import sentences


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayTricks(Step):
    """The learner sits South and plays; a card that is not allowed is refused with its rule."""

    position: Position
    tricks: int = 1
    telling: Telling = Telling.NOTHING
    own: bool = True
    """Whether the learner chooses the own cards; otherwise they fall by themselves."""
    reason: bool = False
    """Whether it is told after each trick why the own card was allowed."""

    def begin(self, rules: Rules) -> Playing:  # noqa: ARG002  # the position has its rules
        """Begin with the cards that fall before the learner's own."""
        how = How(tricks=self.tricks, telling=self.telling, own=self.own, reason=self.reason)
        return Playing(TrickPlay.start(self.position, how))

    def to_read(self) -> Iterator[str]:
        """Give the table as it is when the learner is to play."""
        how = How(tricks=self.tricks, own=True)
        position = TrickPlay.start(self.position, how).position
        if not self.own:
            leader, asked = _to_act(self.position), T("Say who is winning, after each card")
            starts = markdown(T("{seat} leads to the first trick.", seat=leader))
            yield f"{trump_line(position.trump)}{starts} **{markdown(asked)}.**"
            for trick in self._by_themselves():
                yield cards_line(trick.cards)
            return
        asked = TN("Play a trick", "Play {n} tricks", self.tricks)
        yield f"{trump_line(position.trump)}{markdown(_lies(position))} **{markdown(asked)}.**"
        yield cards_line(sorted_hand(position.hands[YOU.number], None))

    def answers(self) -> Iterator[str]:
        """Give which cards may be played first, or how each trick goes."""
        position = TrickPlay.start(self.position, How(tricks=self.tricks, own=True)).position
        if self.own:
            held = sorted_hand(position.hands[YOU.number], None)
            for card in held:
                action = next((act for act in position.legal() if act.code == card.code), None)
                if action is not None:
                    yield f"- `{card.sign}`: {why(plays.may_play(card, position, YOU))}"
            return
        for trick in self._by_themselves():
            cards = " ".join(f"`{card.sign}`" for card in trick.cards)
            yield f"- {cards}: {why(tricks.winner(trick, self.position.trump, YOU))}"

    def _by_themselves(self) -> tuple[Trick, ...]:
        """Give the tricks as they fall when South plays as the others do."""
        end, before = self.position, len(self.position.tricks)
        while len(end.tricks) - before < self.tricks:
            end = end.after(choose(end.view(_to_act(end))))
        return end.tricks[before:]


def _to_act(position: Position) -> Seat:
    seat = position.to_act
    if seat is None:
        message = f"nobody is to play in {position}"
        raise ValueError(message)
    return seat


def _lies(position: Position) -> Text:
    """Say which cards lie on the table."""
    trick = position.trick
    if trick is None or not trick.plays:
        return T("You lead.")
    said = [T("{seat} plays {card}.", seat=seat, card=card) for seat, card in trick.plays]
    return sentences(*said)


@dataclass(frozen=True, slots=True)
class Playing:
    """The tricks of a step."""

    play: TrickPlay

    @property
    def current(self) -> ChooseOne | None:
        """The question answered last."""
        return self.play.answer

    @property
    def done(self) -> bool:
        """Whether all tricks are played and told."""
        return self.play.over

    def after(self, deed: Deed) -> Playing:
        """Hand the deed on."""
        return replace(self, play=self.play.after(deed))

    def parts(self, voice: Voice) -> Parts:
        """Show the table."""
        return trick_parts.parts(self.play, voice)
