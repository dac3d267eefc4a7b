"""What the referee can find wrong: where, by which rule, and of what kind."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from euchre_tutor.engine.actions import Call
from euchre_tutor.engine.records.recorded import Seen, UnknownCall
from euchre_tutor.engine.seats import Seat


class Stage(Enum):
    """The part of a deal a problem belongs to; the value is the word of the JSON."""

    DEAL = "deal"
    BIDDING = "bidding"
    EXCHANGE = "exchange"
    PLAY = "play"
    GAME = "game"


class Fault(Enum):
    """The kinds of problems; each has a sentence of its own."""

    AFTER_THE_GAME = "a deal after the end of the game"
    WRONG_DEALER = "another player had to deal"
    HAND_SIZE = "not five cards in a hand"
    DEALT_TWICE = "a card in two places of the deal"
    OUTSIDE_THE_DECK = "a card that is not one of the 24"
    CALL = "a call the rules forbid"
    LATE_CALL = "a call after the end of the bidding"
    ALONE = "playing alone where the rules forbid it"
    LEFT = "the upcard left lying"
    DISCARD_NOT_HELD = "a discard the dealer did not hold"
    DISCARD_UPCARD = "the upcard put down again"
    DISCARD_UNASKED = "a discard without an upcard taken"
    LEAD = "another player had to lead first"
    LEAD_OUT_OF_TURN = "another player had won the trick before"
    PLAYED_TWICE = "a card played before"
    NOT_HELD = "a card the player did not hold"
    REVOKE = "a card that did not follow suit"
    CARD_MISSING = "a trick with a card too few"
    CARD_TOO_MANY = "a trick with a card too many"
    TRICK_TOO_MANY = "a sixth trick"
    NOTHING_TO_PLAY = "a card played though no trump was made"


@dataclass(frozen=True, slots=True, kw_only=True)
class Problem:
    """One thing that breaks a rule. ``call``, ``trick`` and ``card`` count from 0 in the record."""

    deal: int
    stage: Stage
    fault: Fault
    rule: str
    """The key of the rule that is broken."""
    reason: str
    """The key of the rule that explains it best: ``play.left`` where the left bower decides."""
    call: int | None = None
    trick: int | None = None
    card: int | None = None
    seat: Seat | None = None
    said: Call | UnknownCall | None = None
    """The call at fault."""
    shown: Seen = None
    """The card at fault."""
    instead: tuple[Seen, ...] = ()
    """After a revoke, the cards known to have been playable."""
    expected: Seat | None = None
    """Who had to do what ``seat`` did."""


@dataclass(frozen=True, slots=True)
class Reporter:
    """Makes the problems of one deal."""

    deal: int

    def __call__(  # noqa: PLR0913  # the places and facts a problem can have
        self,
        stage: Stage,
        fault: Fault,
        rule: str,
        *,
        seat: Seat | None,
        at: tuple[int, int | None] | None = None,
        call: int | None = None,
        said: Call | UnknownCall | None = None,
        shown: Seen = None,
        instead: tuple[Seen, ...] = (),
        expected: Seat | None = None,
        reason: str | None = None,
    ) -> Problem:
        """Make a problem; ``at`` is the trick and the card in it."""
        trick, card = at if at is not None else (None, None)
        return Problem(
            deal=self.deal,
            stage=stage,
            fault=fault,
            rule=rule,
            reason=reason or rule,
            call=call,
            trick=trick,
            card=card,
            seat=seat,
            said=said,
            shown=shown,
            instead=instead,
            expected=expected,
        )
