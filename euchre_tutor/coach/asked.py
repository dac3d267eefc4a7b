"""Whom the coach can help: the seat that is to act, by what it sees."""

from __future__ import annotations

from euchre_tutor.engine import View
from euchre_tutor.engine.typed import expect


class NothingToAdviseError(ValueError):
    """The seat has nothing to decide: not its turn, sitting out, or the deal is over."""


def expect_turn(view: View) -> None:
    """Raise NothingToAdviseError where the seat is not to act, TypeError for what is no view."""
    expect(view, View, "the view of a seat, such as position.view(position.to_act),")
    if not view.legal:
        raise NothingToAdviseError(f"it is not {view.seat!r}'s turn")
