"""Each sentence about who leads, with the condition under which it is true."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from explain.naive import best
from explain.truth import Truth

from euchre_tutor.engine import (
    Contract,
    Lead,
    Rules,
    Seat,
    Trick,
)
from euchre_tutor.explain import leads, wrong_leads
from euchre_tutor.text import Field

N, E, S, W = Seat


class Facts(NamedTuple):
    """Who deals, made trump and is alone; for a later lead the trick before."""

    contract: Contract
    dealer: Seat
    rules: Rules
    viewer: Seat | None = None
    guess: Seat | None = None
    trick: Trick | None = None

    @property
    def loner(self) -> Seat | None:
        """The lone player of the makers."""
        return self.contract.loner

    @property
    def defender(self) -> Seat | None:
        """The lone defender."""
        return self.contract.lone_defender

    @property
    def only(self) -> Seat | None:
        """The lone player, if there is just one."""
        lone = [seat for seat in (self.loner, self.defender) if seat is not None]
        return lone[0] if len(lone) == 1 else None

    @property
    def out(self) -> list[Seat]:
        """Who sits out: opposite a lone player."""
        lone = (self.loner, self.defender)
        return [Seat((seat.number + 2) % 4) for seat in lone if seat is not None]

    @property
    def house(self) -> bool:
        """Whether the lead stays at the dealer's left although somebody is alone."""
        return self.rules.lead is Lead.DEALER and bool(self.out)

    @property
    def leader(self) -> Seat:
        """Who leads first, by the letter of rules 7.1 to 7.3, 9.5 and 10.7."""
        if self.rules.players == 2:
            return N if self.dealer is S else S
        if not self.house and self.loner is not None and self.defender is not None:
            return self.defender
        if not self.house and self.only is not None:
            return left_of(self.only)
        seat = left_of(self.dealer)
        while seat in self.out:
            seat = left_of(seat)
        return seat

    @property
    def best(self) -> tuple[Seat, object]:
        """Who won the trick before, and with which card."""
        assert self.trick is not None
        card = best(self.trick, self.contract.trump)
        return next(seat for seat, played in self.trick.plays if played is card), card


def left_of(seat: Seat) -> Seat:
    """Give the next seat clockwise of four."""
    return Seat((seat.number + 1) % 4)


def _nobody(f: Facts) -> bool:
    return not f.out and f.rules.players == 4


def _leads(f: Facts, v: Mapping[str, Field]) -> bool:
    """The leader is named, or is spoken to."""
    return v["seat"] is f.leader is not f.viewer if "seat" in v else f.leader is f.viewer


def _guess(f: Facts, v: Mapping[str, Field]) -> bool:
    """The seat guessed is named, or is spoken to."""
    return v["seat"] is f.guess is not f.viewer if "seat" in v else f.guess is f.viewer


def _left_leads(f: Facts) -> bool:
    return f.leader is left_of(f.dealer)


def _alone_left(f: Facts) -> bool:
    return not f.house and f.only is not None and f.leader is left_of(f.only)


def _before(f: Facts) -> bool:
    """From the dealer's left the leader comes before the seat guessed."""
    assert f.guess is not None
    start = left_of(f.dealer).number
    return f.house and (f.leader.number - start) % 4 < (f.guess.number - start) % 4


LEADS = Truth[Facts](
    {
        "Nobody plays alone, so you, at the dealer's left, lead first.": lambda f, v: (
            _nobody(f) and _left_leads(f) and _leads(f, v)
        ),
        "Nobody plays alone, so {seat}, at the dealer's left, leads first.": lambda f, v: (
            _nobody(f) and _left_leads(f) and _leads(f, v)
        ),
        "With two players the non-dealer leads first, and that is you.": lambda f, v: (
            f.rules.players == 2 and _leads(f, v)
        ),
        "With two players the non-dealer leads first, and that is {seat}.": lambda f, v: (
            f.rules.players == 2 and _leads(f, v)
        ),
        "One player of each side is alone, so you, the lone defender, lead first.": (
            lambda f, v: len(f.out) == 2 and f.leader is f.defender and _leads(f, v)
        ),
        "One player of each side is alone, so {seat}, the lone defender, leads first.": (
            lambda f, v: len(f.out) == 2 and f.leader is f.defender and _leads(f, v)
        ),
        "You play alone, so {seat}, at your left, leads first.": lambda f, v: (
            _alone_left(f) and f.only is f.viewer and _leads(f, v)
        ),
        "{loner} plays alone, so you, the next to the left, lead first.": lambda f, v: (
            _alone_left(f) and f.only is v["loner"] and _leads(f, v)
        ),
        "{loner} plays alone, so {seat}, the next to the left, leads first.": lambda f, v: (
            _alone_left(f) and f.only is v["loner"] is not f.viewer and _leads(f, v)
        ),
        "Under this house rule the dealer's left leads first. Whoever sits out is skipped, so you"
        " lead.": lambda f, v: f.house and left_of(f.dealer) in f.out and _leads(f, v),
        "Under this house rule the dealer's left leads first. Whoever sits out is skipped, so"
        " {seat} leads.": lambda f, v: f.house and left_of(f.dealer) in f.out and _leads(f, v),
        "Under this house rule you, at the dealer's left, lead first, whoever plays alone.": (
            lambda f, v: f.house and _left_leads(f) and _leads(f, v)
        ),
        "Under this house rule {seat}, at the dealer's left, leads first, whoever plays alone.": (
            lambda f, v: f.house and _left_leads(f) and _leads(f, v)
        ),
        "You won the last trick with {card}, so you lead to the next.": lambda f, v: (
            f.best == (f.viewer, v["card"])
        ),
        "{seat} won the last trick with {card} and leads to the next.": lambda f, v: (
            f.best == (v["seat"], v["card"]) and v["seat"] is not f.viewer
        ),
    },
    leads,
)
NOT_LEADING = Truth[Facts](
    {
        "You sit out, because your partner plays alone.": lambda f, v: (
            f.guess in f.out and _guess(f, v)
        ),
        "{seat} sits out, because the partner plays alone.": lambda f, v: (
            f.guess in f.out and _guess(f, v)
        ),
        "The dealer does not lead first. With two players the other one does.": lambda f, _: (
            f.rules.players == 2 and f.guess is f.dealer
        ),
        "The dealer plays last to the first trick. It begins at the dealer's left.": lambda f, _: (
            _nobody(f) and f.guess is f.dealer
        ),
        "Making trump does not give the first lead. It goes to the dealer's left.": lambda f, _: (
            _nobody(f) and f.guess is f.contract.maker and _left_leads(f)
        ),
        "You sit at the dealer's right. The first lead is at the dealer's left.": lambda f, v: (
            _nobody(f) and f.guess is not None and left_of(f.guess) is f.dealer and _guess(f, v)
        ),
        "{seat} sits at the dealer's right. The first lead is at the dealer's left.": (
            lambda f, v: (
                _nobody(f) and f.guess is not None and left_of(f.guess) is f.dealer and _guess(f, v)
            )
        ),
        "You sit opposite the dealer. The first lead is at the dealer's left.": lambda f, v: (
            _nobody(f) and f.guess is left_of(left_of(f.dealer)) and _guess(f, v)
        ),
        "{seat} sits opposite the dealer. The first lead is at the dealer's left.": lambda f, v: (
            _nobody(f) and f.guess is left_of(left_of(f.dealer)) and _guess(f, v)
        ),
        "With one player of each side alone, the lone defender leads, not the lone maker.": (
            lambda f, _: len(f.out) == 2 and f.guess is f.loner and f.leader is f.defender
        ),
        "Whoever plays alone does not lead first: the next player to the left does.": (
            lambda f, _: _alone_left(f) and f.guess is f.only
        ),
        "The dealer's left leads when nobody plays alone. Now the lone player's left does.": (
            lambda f, _: _alone_left(f) and f.guess is left_of(f.dealer)
        ),
        "With one player alone, that player's left leads first. You do not sit there.": (
            lambda f, v: _alone_left(f) and _guess(f, v)
        ),
        "With one player alone, that player's left leads first. {seat} does not sit there.": (
            lambda f, v: _alone_left(f) and _guess(f, v)
        ),
        "The dealer comes last: under this house rule the dealer's left leads first.": (
            lambda f, _: f.house and f.guess is f.dealer
        ),
        "Under this house rule the first lead does not depend on who plays alone. It is counted"
        " from the dealer's left.": lambda f, _: (
            f.house and f.guess is f._replace(rules=Rules.STANDARD).leader
        ),
        "Under this house rule one counts from the dealer's left: {leader} comes before you.": (
            lambda f, v: _before(f) and v["leader"] is f.leader and f.guess is f.viewer
        ),
        "Under this house rule one counts from the dealer's left: you come before {seat}.": (
            lambda f, v: _before(f) and f.leader is f.viewer and _guess(f, v)
        ),
        "Under this house rule one counts from the dealer's left: {leader} comes before {seat}.": (
            lambda f, v: _before(f) and v["leader"] is f.leader is not f.viewer and _guess(f, v)
        ),
        "You had no card in the last trick, and its winner leads.": lambda f, v: (
            f.trick is not None and f.guess not in dict(f.trick.plays) and _guess(f, v)
        ),
        "{seat} had no card in the last trick, and its winner leads.": lambda f, v: (
            f.trick is not None and f.guess not in dict(f.trick.plays) and _guess(f, v)
        ),
        "You led the last trick, but {best} won it. The winner leads to the next.": lambda f, v: (
            f.trick is not None
            and f.guess is f.trick.plays[0][0]
            and v["best"] is f.best[1]
            and _guess(f, v)
        ),
        "{seat} led the last trick, but {best} won it. The winner leads to the next.": (
            lambda f, v: (
                f.trick is not None
                and f.guess is f.trick.plays[0][0]
                and v["best"] is f.best[1]
                and _guess(f, v)
            )
        ),
    },
    wrong_leads,
)
