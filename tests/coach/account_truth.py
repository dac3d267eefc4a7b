"""Each sentence that an account of a reviewed game adds, with its condition."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from coach.judged import Choice, dearest
from explain.truth import Truth, counts, messages
from lessons.named import sign

from euchre_tutor.coach import account
from euchre_tutor.coach.recorded import LeftOut
from euchre_tutor.engine import Rules, Seat
from euchre_tutor.explain.replay.line import Line
from euchre_tutor.text import Field, Text, render


class Facts(NamedTuple):
    """A recorded deal as the tests judge it, and up to where it was told."""

    rules: Rules
    number: int = 0
    """Which deal of the game it is, from 1."""
    cards: Sequence[Choice] = ()
    """Every card, as far as it was played; none where the deal is left out."""
    left: LeftOut | None = None
    """Why it is left out."""
    revoked: bool = False
    """Whether a card was played that may not be."""
    trick: int = 0
    """The trick told last, from 1."""
    told: int = 0
    """How many of the losses were told before."""

    @property
    def four(self) -> bool:
        """Whether four play."""
        return self.rules.players == 4

    @property
    def losses(self) -> list[Choice]:
        """The cards that cost a trick, in order."""
        return [card for card in self.cards if card.lost > 0]

    @property
    def card(self) -> Choice | None:
        """The loss that is to be told now, below its trick."""
        rest = self.losses[self.told :]
        return rest[0] if rest and rest[0].trick == self.trick else None

    @property
    def shares(self) -> dict[Seat, int]:
        """The tricks lost by each seat that lost any."""
        seats = {card.seat for card in self.losses}
        return {s: sum(card.lost for card in self.losses if card.seat is s) for s in seats}


def _said(value: Field) -> str:
    assert isinstance(value, Text)
    return render(value, "en")


def _tricks(count: int) -> str:
    return "no trick" if count == 0 else f"{count} trick{'s' * (count > 1)}"


def _comes_to(f: Facts, v: Mapping[str, Field]) -> bool:
    """What the makers take after the card, and after any of the best, which are all named."""
    card = f.card
    return (
        card is not None
        and _said(v["after"]) == _tricks(card.makers)
        and _said(v["before"]) == _tricks(card.most)
        and sorted(_said(v["best"]).replace(" or ", ", ").split(", "))
        == sorted(map(sign, card.best))
    )


def _loses(f: Facts, v: Mapping[str, Field], cost: Field) -> bool:
    card = f.card
    return (
        card is not None
        and (v["seat"], v["card"], cost) == (card.seat, card.card, card.cost)
        and _said(v["tricks"]) == _tricks(card.lost)
    )


def _shares(f: Facts, v: Mapping[str, Field]) -> bool:
    said = _said(v["shares"]).replace(" and ", ", ").split(", ")
    return sorted(said) == sorted(f"{s.name.capitalize()} {n}" for s, n in f.shares.items())


def _turned(f: Facts, v: Mapping[str, Field]) -> bool:
    card = dearest(f.cards)
    return card is not None and (v["card"], v["seat"], v["number"]) == (
        card.card,
        card.seat,
        card.trick,
    )


def _left(f: Facts, v: Mapping[str, Field], why: LeftOut) -> bool:
    return f.left is why and v.get("number", f.number) == f.number


TRUTH: Final = Truth[Facts](
    {
        "Judged with all cards seen, as no player could: from each card on all play their best.": (
            lambda f, _: f.four and not f.number
        ),
        "Judged with all cards seen, as no player could: from each card on both play their best.": (
            lambda f, _: not f.four and not f.number
        ),
        "deal {number} is left out: not all of its cards are known.": lambda f, v: _left(
            f, v, LeftOut.UNKNOWN
        ),
        "deal {number} is left out: its cards cannot have been played like this.": lambda f, v: (
            _left(f, v, LeftOut.IMPOSSIBLE)
        ),
        "Not reviewed: not all cards are known.": lambda f, v: _left(f, v, LeftOut.UNKNOWN),
        "Not reviewed: the cards cannot have been played like this.": lambda f, v: _left(
            f, v, LeftOut.IMPOSSIBLE
        ),
        "{what} The makers then take {after}; after {best} they take {before}.": lambda f, v: (
            f.four and _comes_to(f, v)
        ),
        "{what} The maker then takes {after}; after {best} it is {before}.": lambda f, v: (
            not f.four and _comes_to(f, v)
        ),
        "no trick": lambda f, _: f.card is not None and 0 in (f.card.makers, f.card.most),
        "{n} trick": lambda f, v: (
            f.card is not None and v["n"] in (f.card.makers, f.card.most, f.card.lost)
        ),
        "{seat} loses {tricks} and {n} point with {card}.": lambda f, v: (
            v["n"] != 0 and _loses(f, v, v["n"])
        ),
        "{seat} loses {tricks} with {card}, but no point.": lambda f, v: _loses(f, v, 0),
        "Tricks lost: {shares}.": _shares,
        "{seat} {count}": lambda f, v: v["count"] == f.shares.get(_seat(v["seat"])),
        "No card costs a point.": lambda f, _: bool(f.losses) and dearest(f.cards) is None,
        "Turning point: {card} of {seat}, in trick {number}.": _turned,
        "Nobody loses a trick: every card is one of the best.": lambda f, _: (
            bool(f.cards) and not f.losses
        ),
        "Nobody loses a trick.": lambda f, _: f.revoked and not f.losses,
    },
    account,
)


def _seat(value: Field) -> Seat:
    assert isinstance(value, Seat)
    return value


def hold(lines: Iterable[Line], deals: Sequence[Facts]) -> None:
    """Fail unless an account says all that there is to be said of these deals, and it is true."""
    facts, ends = Facts(deals[0].rules), list[str]()
    for line in lines:
        message, values = line.text.message, line.text.values
        if message.startswith("Deal {number}:"):
            _ended(facts, ends)
            facts, ends = deals[facts.number], []
            assert values["number"] == facts.number
        trick = values.get("first", line.text)
        if isinstance(trick, Text) and trick.message.startswith("Trick {number}"):
            assert facts.card is None, "a loss is told below its trick"
            facts = facts._replace(trick=facts.trick + 1)
        if message in messages(account):
            _true(line.text, facts)
            if "what" in values:
                assert line.depth == 2
                facts = facts._replace(told=facts.told + 1)
            elif facts.number:
                ends.append(message)
    _ended(facts, ends)
    assert facts.number == len(deals)


def _ended(facts: Facts, ends: Sequence[str]) -> None:
    """All losses of the deal are told, and then what is to be said of them together."""
    assert facts.told == len(facts.losses)
    if facts.left or (facts.cards and not facts.losses):
        assert len(ends) == 1
    else:
        assert len(ends) == (2 if facts.losses else 0)


def _true(text: Text, facts: Facts) -> None:
    assert counts(text), text
    TRUTH.true(text, facts)
