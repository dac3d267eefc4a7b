"""Each sentence on the score after a deal, with its condition, and each of its figures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from explain.score_truth import GAMES, POINTS, finished, names, seats_of
from explain.score_truth import Facts as Deal
from explain.score_truth import Game as Standing
from explain.truth import Truth, counts, parts
from lessons.spoken import text_of

from euchre_tutor.engine import Position, Rules, Seat, Side
from euchre_tutor.practice_table.parts import ended
from euchre_tutor.practice_table.setup import Kind
from euchre_tutor.practice_table.table import Table
from euchre_tutor.text import Field, Text, render

_LETTERS: Final = "NESW"


class Facts(NamedTuple):
    """A table whose deal is over, as the tests count it, and where on its page something stands."""

    table: Table
    where: str = ""

    @property
    def you(self) -> Seat:
        """Where the learner sits."""
        return self.table.setup.seat

    @property
    def rules(self) -> Rules:
        """The rules that are played by."""
        return self.table.position.rules

    @property
    def deal(self) -> Deal:
        """What the deal is scored by; -1 tricks where it was thrown in."""
        return finished(self.table.position, self.you)

    @property
    def gain(self) -> tuple[tuple[Seat, ...], int]:
        """The seats that score, and how much; nobody where the deal was thrown in."""
        deal = self.deal
        return ((), 0) if deal.tricks < 0 else (deal.seats, deal.scored[1])

    @property
    def ours(self) -> tuple[Seat, ...]:
        """The seats of the learner's side."""
        sides = (seats_of(side, four=self.rules.players == 4) for side in Side)
        return next(seats for seats in sides if self.you in seats)

    @property
    def points(self) -> tuple[int, int]:
        """The points of the learner's side and of the other, this deal counted."""
        return self.seen(self.total)

    @property
    def total(self) -> tuple[int, int]:
        """The points of the first side and of the second, this deal counted."""
        game = self.table.game
        return total(game.start, *game.deals, self.table.position)

    def seen(self, points: tuple[int, int]) -> tuple[int, int]:
        """Give the points of the first side and of the second with the learner's side first."""
        mine = self.ours == seats_of(Side.FIRST, four=self.rules.players == 4)
        return points if mine else points[::-1]

    @property
    def over(self) -> bool:
        """Whether a whole game is played, and a side has its points."""
        return self.table.setup.kind is Kind.GAME and max(self.points) >= self.rules.target

    @property
    def can_undo(self) -> bool:
        """Whether the learner has chosen anything in this deal."""
        now = Position.start(self.table.position.deal)
        for action in self.table.position.actions:
            if now.to_act is self.you and len(now.legal()) > 1:
                return True
            now = now.after(action)
        return False


def total(start: tuple[int, int], *deals: Position) -> tuple[int, int]:
    """Add up the points of the first side and of the second."""
    points = list(start)
    for position in deals:
        deal = finished(position)
        if deal.tricks >= 0:
            side, gain = deal.scored
            points[side.number] += gain
    return points[0], points[1]


def _gains(f: Facts, v: Mapping[str, Field], *, ours: bool) -> bool:
    seats, points = f.gain
    return f.where == "headline" and v["n"] == points > 0 and (seats == f.ours) is ours


TRUTH: Final = Truth[Facts](
    {
        "The hand is over": lambda f, _: f.where == "title" and not f.over,
        "You have won the game": lambda f, _: (
            f.where == "title" and f.over and f.points[0] > f.points[1]
        ),
        "The game is over": lambda f, _: (
            f.where == "title" and f.over and f.points[0] < f.points[1]
        ),
        "The score": lambda f, _: f.where == "pill",
        "Leave the table": lambda f, _: f.where == "lobby",
        "Replay": lambda f, _: f.where == "replay",
        "Undo": lambda f, _: f.where == "undo" and f.can_undo,
        "Next hand": lambda f, _: (
            f.where == "next" and f.table.setup.kind is Kind.GAME and not f.over
        ),
        "Play another": lambda f, _: (
            f.where == "lobby" and (f.table.setup.kind is not Kind.GAME or f.over)
        ),
        "Nobody scores.": lambda f, _: f.where == "headline" and f.gain == ((), 0),
        "{n} point to your side.": lambda f, v: f.rules.players == 4 and _gains(f, v, ours=True),
        "{n} point to you.": lambda f, v: f.rules.players == 2 and _gains(f, v, ours=True),
        "{n} point to {side}.": lambda f, v: (
            _gains(f, v, ours=False) and names(v["side"], f.gain[0])
        ),
    },
    ended,
)


def hold(page: Mapping[str, Any], facts: Facts) -> None:
    """Fail unless the page of the score says all that there is to be said, and it is true."""
    _true(page["title"], facts, "title")
    _true(page["status"]["pill"], facts, "pill")
    _true(page["verdict"]["headline"], facts, "headline")
    leave, also = page["practice"]["game"]["leave"], page["also"]
    assert [one["id"] for one in also] == ["replay", *(["undo"] if facts.can_undo else [])]
    for button in (page["main"], leave, *also):
        _true(button["label"], facts, button["id"])
    seats, _ = facts.gain
    assert page["verdict"]["tone"] == ("right" if facts.you in seats else "told")
    _hold_reason(text_of(page["verdict"]["text"]), facts)
    assert page["verdict"]["headline"] in page["announce"]
    _hold_fives(page["cloth"]["pairs"], facts)
    _hold_deal(page, facts)


def _true(part: object, facts: Facts, where: str) -> None:
    text = text_of(part)
    assert counts(text), text
    TRUTH.true(text, facts._replace(where=where))


def _hold_reason(text: Text, facts: Facts) -> None:
    """Why it scores so, and in a game how that stands and who deals next."""
    said = {part.message for part in parts(text)}
    told = said & set(GAMES.conditions)
    points, rules = facts.total, facts.rules
    passed = len(facts.table.game.deals) + 1
    dealer = Seat((facts.table.game.dealer.number + passed * 4 // rules.players) % 4)
    for part in parts(text):
        if part.message in told:
            now = Standing(points, rules, facts.you, dealer)
            assert GAMES.conditions[part.message](now, part.values), render(text, "en")
        elif part.message != "{first} {then}":
            assert POINTS.conditions[part.message](facts.deal, part.values), render(text, "en")
    game = facts.table.setup.kind is Kind.GAME
    assert len(told) == (0 if not game else 1 if facts.over else 2)


def _hold_fives(pairs: list[dict[str, Any]], facts: Facts) -> None:
    """The learner's side first, each with its own seats and points."""
    theirs = [seat for seat in facts.rules.seats if seat not in facts.ours]
    letters = ["".join(_LETTERS[seat.number] for seat in side) for side in (facts.ours, theirs)]
    assert [pair["badge"]["letter"] for pair in pairs] == letters
    assert [pair["badge"]["side"] for pair in pairs] == ["us", "them"]
    assert [pair["points"] for pair in pairs] == [str(points) for points in facts.points]
    assert [pair["fives"] for pair in pairs] == [min(points, 10) for points in facts.points]


def _hold_deal(page: Mapping[str, Any], facts: Facts) -> None:
    """The tricks of both sides, and the row of the table that this deal scores by."""
    here = [row for row in page["aside"]["rows"] if row["here"]]
    contract = facts.table.position.contract
    if contract is None:
        assert "deal" not in page["task"]
        assert not here
        return
    deal, shown = facts.deal, page["task"]["deal"]
    makers, defenders = shown["rows"]
    own = facts.you in seats_of(deal.makers, four=facts.rules.players == 4)
    assert [makers["badge"]["side"], defenders["badge"]["side"]] == (
        ["us", "them"] if own else ["them", "us"]
    )
    assert [makers["tricks"], defenders["tricks"]] == [deal.tricks, 5 - deal.tricks]
    alone = [text_of(row["role"]).values.get("seat") for row in (makers, defenders)]
    assert alone == [contract.loner, contract.lone_defender]
    assert shown["trump"]["suit"] == contract.trump.letter
    assert text_of(shown["told"]).values == {"maker": contract.maker}
    (row,) = here
    assert row["points"] == facts.gain[1]
    assert row["who"].startswith("Maker" if deal.scored[0] is deal.makers else "Defender")
    assert row["full"] <= deal.tricks <= row["full"] + row["part"]


def hold_before(shown: Mapping[str, Any], facts: Facts) -> None:
    """Fail unless the score beside a table is that of the deals before, the own side first."""
    game, four = facts.table.game, facts.rules.players == 4
    ours, theirs = facts.seen(total(game.start, *game.deals))
    assert [(side["side"], side["label"], side["points"]) for side in shown["sides"]] == [
        ("us", "Us" if four else "You", ours),
        ("them", "Them" if four else "The other", theirs),
    ]
    seats = sorted(facts.rules.seats, key=lambda seat: (seat not in facts.ours, seat.number))
    names = ["You" if seat is facts.you else seat.name.capitalize() for seat in seats]
    mine = sorted(names[: len(facts.ours)], key=lambda name: name != "You")
    us, them = " and ".join(mine), " and ".join(names[len(facts.ours) :])
    assert shown["name"] == f"The score: {us} {ours}, {them} {theirs}"
    assert [pair["points"] for pair in shown["fives"]["pairs"]] == [str(ours), str(theirs)]
