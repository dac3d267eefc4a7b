"""Cards and suits as pictures (SVG), as the screen draws them; `.ci/draw_faces.py` writes them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType

_ON_SCREEN = {"#fffefa": "#ffffff", "#cfc5b2": "#857863"}
"""The screen's paper and edge of a card, and what stands for them on white paper."""


@cache
def pictures() -> Mapping[str, str]:
    """Give the picture of each card by its code ("Jd") and of each suit by its letter."""
    text = files("euchre_tutor.paper").joinpath("faces.json").read_text("utf-8")
    for screen, paper in _ON_SCREEN.items():
        text = text.replace(screen, paper)
    found: dict[str, str] = json.loads(text)
    return MappingProxyType(found)
