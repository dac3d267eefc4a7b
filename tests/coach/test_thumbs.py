"""What the coach says is true where it says it, and always of use: rules of thumb and nudges."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from itertools import islice
from pkgutil import walk_packages

import pytest
from coach.certain_truth import CERTAIN, Real
from coach.meant_truth import MEANT
from coach.said_truth import METHODS, NUDGES
from coach.seen import Seen
from coach.thumbs_truth import ALONE, BIDS, BY_PHASE, EXCHANGE, FOLLOWING, LEADING
from explain.positions import walks
from explain.truth import messages

from euchre_tutor import coach
from euchre_tutor.coach.advice import advise
from euchre_tutor.coach.nudges import nudge
from euchre_tutor.coach.thumbs import thumbs
from euchre_tutor.engine import Position, Seat
from euchre_tutor.explain import Explanation
from euchre_tutor.text import Text, render


def as_said(text: Text) -> Explanation:
    """Hold a text without a rule like one that has a rule."""
    return Explanation(text, ("table.object",))


def test_all_is_true_of_random_positions(scale: Callable[[int], int]) -> None:
    """Every rule of thumb and every nudge, at each decision of random deals, any rules."""
    checked, wanted = 0, max(scale(20_000), 3_000)
    decisions = (one for _, one in walks("thumbs", wanted) if one.to_act is not None)
    seldom = [Position.parse(text) for text in SEEN_SELDOM]
    for position in (*seldom, *islice(decisions, wanted)):
        _check(position)
        checked += 1
    assert checked >= wanted
    for truth in (FOLLOWING, LEADING, BIDS, EXCHANGE, ALONE, NUDGES):
        truth.complete()


def _check(position: Position) -> None:
    assert position.to_act is not None
    view = position.view(position.to_act)
    facts, found = Seen(view), thumbs(view)
    follows = view.trick is not None and len(view.trick) > 0
    truth = BY_PHASE.get(view.phase, FOLLOWING if follows else LEADING)
    for thumb in found:
        text = thumb.said.text
        (FOLLOWING if text.message in FOLLOWING.conditions else truth).holds(thumb.said, facts)
        assert thumb.actions
        assert set(thumb.actions) <= set(view.legal)
        for action in thumb.actions:
            assert MEANT[text.message](facts, action), (text.message, action, str(position))
        _is_so(text, Real(position, thumb.actions, text.values))
    assert set(found[-1].actions) == set(view.legal), "the last is neutral"
    hint = nudge(view)
    NUDGES.holds(as_said(hint), facts)
    _is_so(hint, Real(position, view.legal, hint.values))
    held = (*view.hand, view.upcard)
    assert not any(card.sign in render(hint, "en") for card in held), "a nudge names no card"


def _is_so(text: Text, real: Real) -> None:
    """Hold what is claimed to be known against the cards as they lie."""
    certain = CERTAIN.get(text.message)
    assert certain is None or certain(real), (render(text, "en"), str(real.position))


def test_every_rule_of_thumb_means_something() -> None:
    """For each message there is a condition on the actions for which it speaks, and no other."""
    truths = (FOLLOWING, LEADING, BIDS, EXCHANGE, ALONE)
    assert set(MEANT) == {message for truth in truths for message in truth.conditions}
    assert set(CERTAIN) <= set(MEANT) | set(NUDGES.conditions)


SEEN_SELDOM = """\
tournament E KcAsTcJcTs/QcQsAhThKh/Js9sTdJdAc/9dQh9cQdJh Ks9hKdAd p,p,p,p,p,p,p,c,9s,9d,As,Qs,Ts,Qc,Js,Qh,Ac,9c
tournament E QhAcTd9dKd/JcTsAhKhKc/Ks9sQdTc9c/9hAdThAsQc JhJsJdQs p,o,xTs,Ks,As,Qh,Kh,Jh,9s,9h,9d
tournament W JcKhTcAcTs/Qd9sJh9cQc/AsThAhQhKc/JdJsKs9hAd Kd9dTdQs p,o,x9h,Ac,9c,Kc,Kd,Jd,Ts,Qd,Th
tournament E Js9sTsKs9h/9dKcAcKhQd/TdQcAhQsQh/JdKdAdAsJh Th9cJcTc o,x9d,Qc,Kd,Ts,Kc,Th,Qh,Jd,9h,Jh,Ks,Kh,Ah
standard S AsAcKcQcJc/KsQsJsTcTd/KhTh9hJdJh/AdKdQd9sTs QhAh9d9c o
""".splitlines()  # noqa: E501  # a position is one line
"""Positions for what random deals seldom bring."""

ALL_TRUMPS = (
    "standard S AsAcKcQcJc/KsQsJsTcTh/Kh9h9dTd9c/AdKdQd9sTs QhJhAhJd"
    " o,l,n,n,n,n,Ad,Jc,Tc,9d,Kd,Qc,Js,Td,Qd,Kc,Qs,9c,9s,As,Ks"
)
"""Trump hearts, table 9♠ (opponent) A♠ (partner) K♠ (opponent), hand K♥ 9♥."""


def test_no_low_card_is_asked_of_a_hand_of_trumps() -> None:
    """The partner has the trick, but both legal cards are trumps: no "give a low card"."""
    position = Position.parse(ALL_TRUMPS)
    view = position.view(Seat.SOUTH)
    assert [action.code for action in view.legal] == ["Kh", "9h"]
    said = [render(thumb.said.text, "en") for thumb in thumbs(view)]
    assert said == ["Up to 3 trumps may still be out. Keep count."]
    assert "low" not in render(nudge(view), "en")
    assert "low" not in str(advise(view, 20))


def test_nothing_is_said_off_turn() -> None:
    """Whoever has nothing to decide gets no rule of thumb and no nudge."""
    view = Position.parse(ALL_TRUMPS).view(Seat.WEST)
    for speak in (thumbs, nudge):
        with pytest.raises(ValueError, match="turn"):
            speak(view)


def test_every_module_is_held_against_the_facts() -> None:
    """Each module of the coach's advice that says something has a table of conditions."""
    truths = (FOLLOWING, LEADING, BIDS, EXCHANGE, ALONE, NUDGES, METHODS)
    held = {module.__name__ for truth in truths for module in truth.modules}
    for info in walk_packages(coach.__path__, f"{coach.__name__}."):
        if info.name != "euchre_tutor.coach.account":
            assert (info.name in held) == bool(messages(import_module(info.name))), info.name
