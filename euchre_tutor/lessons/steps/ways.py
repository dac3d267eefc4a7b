"""The ways one can take a turn in the bidding, and what each leads to, in words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from euchre_tutor.engine import (
    Action,
    Announce,
    Discard,
    Leave,
    Pass,
    Phase,
    Position,
    Seat,
    parse_action,
)
from euchre_tutor.engine.auction import FIRST
from euchre_tutor.explain import plays
from euchre_tutor.explain.explanation import Explanation, explain, sure
from euchre_tutor.explain.meanings import came_of, meaning
from euchre_tutor.explain.put_down import put_down
from euchre_tutor.lessons.pictures.bidding import quoted
from euchre_tutor.lessons.steps.calling import Calling
from euchre_tutor.text import T, Text
from euchre_tutor.text.words import deed, sentences

TAKE = "take"
"""The code of taking the upcard, whichever card goes down for it."""


def code_of(action: Action) -> str:
    """Give the code of the way that this action takes: a call made alone is the same way."""
    if isinstance(action, Discard):
        return TAKE
    return action.code if isinstance(action, Announce) else action.code.removesuffix("a")


@dataclass(frozen=True, slots=True)
class Way:
    """A way gone to its end: what was done last by the player whose turn it was, and what then."""

    before: Position
    """Where that player last decided something."""
    action: Action
    then: tuple[Action, ...] = ()
    """What the others did."""

    @classmethod
    def of(cls, before: Position, action: Action, then: str = "") -> Way:
        """Go a way; ``then`` is what the others do, a row of the codes of the notation."""
        return cls(before, action, tuple(map(parse_action, then.split())))

    @property
    def seat(self) -> Seat:
        """Whose turn it was."""
        return sure(self.before.to_act)

    @property
    def refused(self) -> bool:
        """Whether a rule forbids it."""
        return self.before.refusal(self.action) is not None

    @property
    def reached(self) -> Position:
        """Where it leads; where it is refused, it leads nowhere."""
        return self.before if self.refused else self.before.play(self.action, *self.then)

    @property
    def goes_on(self) -> bool:
        """Whether the same player has yet to exchange a card."""
        now = self.reached
        return not self.refused and now.phase is Phase.EXCHANGE and now.to_act is self.seat

    @property
    def words(self) -> Text | None:
        """What is said at the table; None for what is done with cards."""
        if isinstance(self.action, Discard | Leave):
            return None
        return Calling(self.before).words(self.action)

    def told(self) -> Explanation:
        """Tell what it leads to, the rule that decides first."""
        refusal = self.before.refusal(self.action)
        if refusal is not None:
            why = plays.refusal(refusal, self.before, self.seat)
            return explain(why.text, refusal.rule, *why.rules)
        match self.action:
            case Discard(card):
                return put_down(card, self.before)
            case Leave() | Announce():
                return meaning(self.action, self.before)
        came, contract = came_of(self.reached, self.seat), self.reached.contract
        # What is done with the upcard is the news of the first round, and comes last.
        upcard = contract is not None and contract.round == FIRST
        rules = reversed(came.rules) if upcard else came.rules
        return explain(sentences(*self._deeds(), came.text), *rules)

    def _deeds(self) -> Iterator[Text]:
        """The calls of the others after this one."""
        now, auction = self.reached, self.reached.auction
        for number in range(len(self.before.auction.calls) + 1, len(auction.calls)):
            call, speaker = auction.calls[number], auction.speaker(number)
            yield deed(call, speaker, now.dealer, now.upcard, now.rules)

    def headline(self, *, supposed: bool) -> Text:
        """Name it in a few words; ``supposed`` where it only might have been."""
        words = self.words
        match self.action:
            case Pass() if supposed:
                return T("If you had passed:")
            case Leave():
                return T("If you had left it:") if supposed else T("You leave it.")
            case Discard():
                return T("It goes down.")
        said = sure(words)
        if self.refused:
            return T("Not “{words}”.", words=said)
        return T("If you had said “{words}”:", words=said) if supposed else quoted(said)


def question(code: str, position: Position) -> Text:
    """Ask what this other way would have led to, as the label of a button."""
    match code:
        case "p":
            return T("And had you passed?")
        case "l":
            return T("And had you left it?")
        case "take":
            return T("And had you taken it?")
        case _:
            words = Calling(position).words(parse_action(code))
            return T("And had you said “{words}”?", words=words)
