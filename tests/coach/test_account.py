"""What an account of a game says of its cards: what each cost, and nothing but what is so."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from coach.account_truth import TRUTH, Facts, hold
from coach.judged import judged
from engine.random_play import random_game

from euchre_tutor.coach.account import account, left_out
from euchre_tutor.coach.recorded import LeftOut
from euchre_tutor.engine import Card, Game, Position, Rules
from euchre_tutor.engine.records.recorded import RecordedDeal, RecordedGame, record_deal
from euchre_tutor.engine.records.referee import judge
from euchre_tutor.explain.replay.line import Line
from euchre_tutor.text import render

NOTHING_LOST = (
    "standard+pickup+turned+defend=lone-maker+lead=dealer+canadian+target=5 E"
    " TcKsThJhJd/9cQsQcAc9h/TdJs9dKhJc/TsAhAdAs9s QdKdQhKc"
    " p,p,p,p,p,p,d,a,n,n,As,Ks,Qs,Ts,Tc,9h,9s,Jd,Ac,Jh,9c,Ad,Th,Qc,Ah"
)
"""Every card is one of the best, and North follows to the trick before the last."""


def revoked() -> RecordedDeal:
    """That deal with two cards of a hand exchanged: the first should have followed suit."""
    record = record_deal(Position.parse(NOTHING_LOST))
    jack, ten = Card("Jh"), Card("Th")
    exchanged = {jack: ten, ten: jack}
    tricks = tuple(
        tuple(exchanged.get(card, card) if isinstance(card, Card) else card for card in trick)
        for trick in record.tricks
    )
    return replace(record, tricks=tricks)


def told(deal: RecordedDeal) -> list[Line]:
    """The account of this deal."""
    rules = Position.parse(NOTHING_LOST).rules
    return list(account(judge(RecordedGame(rules=rules, deals=(deal,)))))


def whole(position: Position, number: int) -> tuple[RecordedDeal, Facts]:
    """A deal written down as it was played."""
    return record_deal(position), Facts(position.rules, number, judged(position))


def broken(position: Position, number: int) -> tuple[RecordedDeal, Facts]:
    """A deal broken off in its third trick, or spoiled so that it cannot be reviewed."""
    record, facts = whole(position, number)
    if not facts.cards:
        return record, facts
    count, tricks = len(position.active), record.tricks
    match number % 3:
        case 0:
            some = (*tricks[:2], tricks[2][:1])
            return replace(record, tricks=some), facts._replace(cards=facts.cards[: 2 * count + 1])
        case 1:
            hidden = (*tricks[:4], (None, *tricks[4][1:]))
            nothing = replace(record, tricks=hidden, hands=((), (), (), ()))
            return nothing, Facts(position.rules, number, left=LeftOut.UNKNOWN)
    twice = (*tricks[:4], (*tricks[4][:-1], tricks[0][0]))
    return replace(record, tricks=twice), Facts(position.rules, number, left=LeftOut.IMPOSSIBLE)


Written = Callable[[Position, int], tuple[RecordedDeal, Facts]]


def check(game: Game, written: Written) -> None:
    """Write a game down, and hold its account."""
    pairs = [written(position, number) for number, position in enumerate(game.deals, 1)]
    record = RecordedGame(
        rules=game.rules, deals=tuple(deal for deal, _ in pairs), start=game.start
    )
    hold(account(judge(record)), [facts for _, facts in pairs])
    for _, facts in pairs:
        if facts.left is not None:
            TRUTH.true(left_out(facts.number - 1, facts.left), facts)


def test_all_that_an_account_adds_is_true(scale: Callable[[int], int]) -> None:
    """Of random games under all rules, whole ones and such as cannot be reviewed to the end."""
    for number in range(max(scale(200), 8)):
        check(random_game(number), broken if number % 4 == 3 else whole)
    for line in told(revoked()):
        if "Nobody loses" in line.text.message:
            TRUTH.true(line.text, Facts(Rules.STANDARD, 1, revoked=True))
    TRUTH.complete()


def test_a_card_against_the_rules_is_none_of_the_best() -> None:
    """A revoke that loses nothing: nobody loses a trick, but not every card is one of the best."""
    clean, wrong = (
        [render(line.text, "en") for line in told(deal)]
        for deal in (record_deal(Position.parse(NOTHING_LOST)), revoked())
    )
    assert "Nobody loses a trick: every card is one of the best." in clean
    assert any("had to follow suit" in line for line in wrong)
    assert "Nobody loses a trick." in wrong
