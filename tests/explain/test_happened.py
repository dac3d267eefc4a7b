"""What is said of a turn that is over is true, over random deals under random rules."""

from __future__ import annotations

import pytest
from explain.happened_truth import HAPPENED, Facts
from explain.positions import walks

from euchre_tutor.engine import Discard, Play
from euchre_tutor.explain.happened import forced, happened
from euchre_tutor.text import render


def test_every_turn_is_told_truly() -> None:
    """Calls, exchanges, announcements and cards; each sentence is used."""
    for stream, position in walks("happened", 700):
        if position.to_act is None:
            continue
        action = stream.choice(position.legal())
        HAPPENED.holds(happened(action, position), Facts(position, action))
        if isinstance(action, Play):
            said = forced(action.card, position)
            assert (said is not None) == (len(position.legal()) == 1)
            if said is not None:
                HAPPENED.holds(said, Facts(position, action))
    HAPPENED.complete()


def test_the_card_put_down_is_not_named() -> None:
    """What the dealer puts down stays hidden: the sentence is the same for each card."""
    for _, position in walks("down", 40):
        said = {
            render(happened(action, position).text, "en")
            for action in position.legal()
            if isinstance(action, Discard)
        }
        assert len(said) <= 1


def test_what_is_not_allowed_did_not_happen() -> None:
    """An action that the position refuses cannot be told."""
    _, position = next(walks("refused", 1))
    card = position.hands[0][0] if position.hands[0] else position.hands[2][0]
    with pytest.raises(ValueError, match="not allowed"):
        happened(Play(card), position)
    with pytest.raises(ValueError, match="may not be played"):
        forced(card, position)
