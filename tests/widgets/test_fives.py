"""Two fives: for every score the pips that stay uncovered add up to it."""

import json
from math import cos, radians, sin

import pytest

from euchre_tutor.widgets.bundle import STATIC

ART = STATIC / "art"
WIDE, HIGH = 120, 168  # a card, in its own units
RADIUS = 21.5 / 2  # a pip
PIPS = [tuple(pip) for pip in json.loads((ART / "pips.json").read_text("utf-8"))["5"]]
PLACES = {int(key): place for key, place in json.loads((ART / "fives.json").read_text()).items()}
FIVE, BOTH = 5, 10


def inside(pip: tuple[float, float], place: tuple[float, float, float]) -> float:
    """How far a pip of the lower five lies inside the edge of the card on it; outside below 0."""
    right, down, turn = place
    x, y = pip[0] - (right + WIDE / 2), pip[1] - (down + HIGH / 2)
    angle = radians(turn)
    along, across = x * cos(angle) + y * sin(angle), y * cos(angle) - x * sin(angle)
    return min(WIDE / 2 - abs(along), HIGH / 2 - abs(across))


def place_of(points: int) -> tuple[float, float, float]:
    """How the upper five lies for so many points."""
    right, down, turn = PLACES[points if points == BOTH else points % FIVE]
    return right, down, turn


@pytest.mark.parametrize("points", range(11))
def test_the_visible_pips_add_up_to_the_points(points: int) -> None:
    """Uncovered pips of the lower five, and five of the upper one where it lies face up."""
    place = place_of(points)
    seen = [pip for pip in PIPS if inside(pip, place) < 0]
    face_up = points >= FIVE
    assert len(seen) + FIVE * face_up == points


@pytest.mark.parametrize("points", range(11))
def test_no_pip_is_half_covered(points: int) -> None:
    """A pip is seen whole or not at all, so that nobody has to guess."""
    for pip in PIPS:
        assert abs(inside(pip, place_of(points))) >= 0.6 * RADIUS


@pytest.mark.parametrize("points", [1, 2, 3, 4, 6, 7, 8, 9])
def test_the_pair_stays_in_its_room(points: int) -> None:
    """All places lie within the room that the view keeps for a pair: 184 by 272."""
    right, down, turn = place_of(points)
    angle = radians(turn)
    half = WIDE / 2 * cos(angle) + HIGH / 2 * sin(angle)
    tall = WIDE / 2 * sin(angle) + HIGH / 2 * cos(angle)
    assert right + WIDE / 2 + half <= 185
    assert down + HIGH / 2 + tall <= 272
