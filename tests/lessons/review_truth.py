"""Each sentence of a review, with the condition under which it is true, and each of its figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from coach.counsel import given
from coach.judged import Choice, dearest
from explain.truth import Truth, counts
from lessons.named import LABELS, named, sign
from lessons.spoken import text_of

from euchre_tutor.coach.advice import Advice
from euchre_tutor.engine import Action, Phase, Position, Seat
from euchre_tutor.lessons.coaching import costs
from euchre_tutor.practice_table.parts import review
from euchre_tutor.text import Field, Text, render

_BIDDING: Final = (Phase.FIRST_ROUND, Phase.SECOND_ROUND)


class Call(NamedTuple):
    """A choice that was no card, and what the coach made of it."""

    before: Position
    action: Action
    advice: Advice

    @property
    def at(self) -> int:
        """How many actions came before it."""
        return len(self.before.actions)

    @property
    def best(self) -> Action:
        """What was expected to bring most."""
        options = given(self.advice)
        return max(options, key=lambda action: options[action][0])

    @property
    def cost(self) -> float:
        """The points that the best was expected to bring more, nothing for one as good."""
        options = given(self.advice)
        points, as_good = options[self.action]
        return 0 if as_good else options[self.best][0] - points


class Facts(NamedTuple):
    """A finished deal as the tests judge it, and where in its review something stands."""

    deal: Position
    you: Seat
    cards: Sequence[Choice]
    """Every card, whoever played it."""
    calls: Sequence[Call]
    """The calls of the learner that are judged, in order."""
    thinking: bool
    where: str = ""
    row: Choice | Call | None = None

    @property
    def mine(self) -> list[Choice]:
        """The learner's own cards."""
        return [card for card in self.cards if card.seat is self.you]

    @property
    def rows(self) -> list[Choice | Call]:
        """All that the learner has done, in order."""
        return [*self.calls, *self.mine]

    @property
    def lost(self) -> int:
        """The tricks that the learner's cards cost."""
        return sum(card.lost for card in self.mine)

    @property
    def cost(self) -> int:
        """The points that the learner's cards cost."""
        return sum(card.cost for card in self.mine)

    @property
    def card(self) -> Choice:
        """The card of this row."""
        assert isinstance(self.row, Choice)
        return self.row

    @property
    def call(self) -> Call:
        """The call of this row."""
        assert isinstance(self.row, Call)
        return self.row


def _turned(f: Facts, v: Mapping[str, Field], seat: Seat | None) -> bool:
    """It is the dearest card, with its cost and its trick; the seat is the one that is said."""
    card = dearest(f.cards)
    return (
        f.where == "turning"
        and card is not None
        and (v["card"], v["trick"], v["n"]) == (card.card, card.trick, card.cost)
        and (seat or f.you) is card.seat
        and (seat is None or seat is not f.you)
    )


def _seat(value: Field) -> Seat:
    assert isinstance(value, Seat)
    return value


def _says(value: Field, words: str) -> bool:
    assert isinstance(value, Text)
    return render(value, "en") == words


def _less(f: Facts, v: Mapping[str, Field]) -> bool:
    """So many tricks fewer than with any of the best cards, which are all named."""
    assert isinstance(v["better"], Text)
    said = render(v["better"], "en").replace(" or ", ", ").split(", ")
    return (
        f.where == "note"
        and v["n"] == f.card.lost > 0
        and len(said) == len(f.card.best)
        and set(said) == {sign(card) for card in f.card.best}
    )


TRUTH: Final = Truth[Facts](
    {
        "Review": lambda f, _: f.where == "title",
        "points lost": lambda f, _: f.where == "unit",
        "The coach is looking at your calls.": lambda f, _: f.where == "thinking" and f.thinking,
        "Cards are judged with all hands open. Calls are judged by what you could know, over many"
        " deals.": lambda f, _: f.where == "how",
        "Nobody made trump, so no card was played.": lambda f, _: (
            f.where == "sum" and f.deal.contract is None
        ),
        "Your cards cost no trick.": lambda f, _: (
            f.where == "sum" and f.deal.contract is not None and f.lost == 0
        ),
        "Your cards cost 1 trick.": lambda f, v: f.where == "sum" and v["n"] == f.lost > 0,
        "That was 1 point.": lambda f, v: f.where == "sum" and v["n"] == f.cost > 0,
        "none better": lambda f, _: (
            f.where == "note"
            and (
                f.row.lost == 0
                if isinstance(f.row, Choice)
                else f.call.cost == 0 and f.call.action == f.call.best
            )
        ),
        "1 trick less than {better}, no point": lambda f, v: _less(f, v) and f.card.cost == 0,
        "1 trick less than {better}": lambda f, v: _less(f, v) and f.card.cost > 0,
        "Trick {n}": lambda f, v: f.where == "when" and v["n"] == f.card.trick,
        "{card}": lambda f, v: f.where == "what" and v["card"] == f.card.card,
        "a toss-up with {best}": lambda f, v: (
            f.where == "note"
            and f.call.cost == 0
            and f.call.action != f.call.best
            and _says(v["best"], named(f.call.best, f.call.before))
        ),
        "less than {best}": lambda f, v: (
            f.where == "note"
            and f.call.cost > 0
            and _says(v["best"], named(f.call.best, f.call.before))
        ),
        "Call": lambda f, _: f.where == "when" and f.call.before.phase in _BIDDING,
        "After the bids": lambda f, _: (
            f.where == "when" and f.call.before.phase in (Phase.EXCHANGE, Phase.ALONE)
        ),
        "Turning point": lambda f, _: f.where == "turning title",
        "You played {card} in trick {trick}: 1 point.": lambda f, v: _turned(f, v, None),
        "{seat} played {card} in trick {trick}: 1 point.": lambda f, v: _turned(
            f, v, _seat(v["seat"])
        ),
    },
    costs,
    review,
    names=LABELS - {"{card}"},
)


def hold(drawn: Mapping[str, Any], facts: Facts, places: Sequence[int | None]) -> None:
    """Fail unless a drawn review says all that there is to be said, and it is true.

    ``places``: where the press of each row leads.
    """
    for name in ("title", "unit", "sum", "how", *(["thinking"] if facts.thinking else [])):
        _true(drawn[name], facts._replace(where=name))
    assert (drawn["thinking"] is not None) is facts.thinking
    said = "".join(part for part in drawn["sum"] if isinstance(part, str))
    assert ("That was" in said) is (facts.cost > 0)
    assert [row["at"] for row in drawn["rows"]] == list(places)
    for row, shown in zip(facts.rows, drawn["rows"], strict=True):
        _hold_row(shown, facts._replace(row=row))


def hold_turning(drawn: Mapping[str, Any] | None, facts: Facts) -> None:
    """Fail unless the turning point is told where there is one, and truly."""
    assert (drawn is not None) is (dearest(facts.cards) is not None)
    if drawn is not None:
        assert drawn["id"] == "turning"
        _true(drawn["title"], facts._replace(where="turning title"))
        _true(drawn["text"], facts._replace(where="turning"))


def _hold_row(shown: Mapping[str, Any], facts: Facts) -> None:
    for name in ("when", "note", "unit"):
        _true(shown[name], facts._replace(where=name))
    if isinstance(facts.row, Call):
        call = facts.row
        assert _says(text_of(shown["what"]), named(call.action, call.before))
        assert shown["cost"] == (f"{call.cost:.2f}" if call.cost else "0")
        assert shown["tone"] == ("lost" if call.cost else "best")
        return
    card = facts.card
    _true(shown["what"], facts._replace(where="what"))
    assert shown["cost"] == str(card.cost)
    assert shown["tone"] == ("lost" if card.cost else "even" if card.lost else "best")


def _true(part: object, facts: Facts) -> None:
    text = text_of(part)
    assert counts(text), text
    TRUTH.true(text, facts)
