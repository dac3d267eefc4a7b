"""What an account of a game says about cards that cost nothing."""

from __future__ import annotations

from dataclasses import replace

from euchre_tutor.coach.account import account
from euchre_tutor.engine import Card, Position
from euchre_tutor.engine.records.recorded import RecordedGame, record_deal
from euchre_tutor.engine.records.referee import judge
from euchre_tutor.text import render

NOTHING_LOST = (
    "standard+pickup+turned+defend=lone-maker+lead=dealer+canadian+target=5 E"
    " TcKsThJhJd/9cQsQcAc9h/TdJs9dKhJc/TsAhAdAs9s QdKdQhKc"
    " p,p,p,p,p,p,d,a,n,n,As,Ks,Qs,Ts,Tc,9h,9s,Jd,Ac,Jh,9c,Ad,Th,Qc,Ah"
)
"""Every card is one of the best, and North follows to the trick before the last."""


def told(position: Position, tricks: tuple[tuple[object, ...], ...]) -> str:
    """The account of this deal with these tricks."""
    record = replace(record_deal(position), tricks=tricks)  # type: ignore[arg-type]
    judged = judge(RecordedGame(rules=position.rules, deals=(record,)))
    return "\n".join(render(line.text, "en") for line in account(judged))


def test_a_card_against_the_rules_is_none_of_the_best() -> None:
    """A revoke that loses nothing: nobody loses a trick, but not every card is one of the best."""
    position = Position.parse(NOTHING_LOST)
    tricks = record_deal(position).tricks
    clean = told(position, tricks)
    assert "Nobody loses a trick: every card is one of the best." in clean
    jack, ten = Card("Jh"), Card("Th")
    exchanged = {jack: ten, ten: jack}
    swapped = tuple(
        tuple(exchanged.get(card, card) if isinstance(card, Card) else card for card in trick)
        for trick in tricks
    )
    wrong = told(position, swapped)
    assert "had to follow suit" in wrong
    assert "Nobody loses a trick." in wrong
    assert "every card" not in wrong
