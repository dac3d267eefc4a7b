"""Euchre Tutor: an exact rules engine, and lessons at a card table in the browser.

Importing the package imports nothing else. The names below load what they need when first used:

    from euchre_tutor import lesson
    lesson("bowers")
"""

import sys
from importlib import import_module
from typing import Any

__version__ = "0.1.0"

_PUBLIC = {
    "advise": "euchre_tutor.coach.advice",
    "lesson": "euchre_tutor.lessons",
    "practice": "euchre_tutor.practice_table",
    "quiz": "euchre_tutor.drills.view",
}

__all__ = ["__version__", "advise", "lesson", "practice", "quiz"]


def __getattr__(name: str) -> Any:  # noqa: ANN401 - stands for objects of any type
    """The public name, from the module that defines it."""
    if name not in _PUBLIC:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(_PUBLIC[name]), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *_PUBLIC})


def _drawn(shown: object) -> Any:  # noqa: ANN401  # IPython's own form
    return import_module("euchre_tutor.widgets.drawing").drawn(shown)


def _draw_in_notebooks() -> None:
    """Let IPython, where it runs, draw positions and views; nothing is imported before."""
    shell = getattr(sys.modules.get("IPython"), "get_ipython", lambda: None)()
    if shell is not None:
        formatter = shell.display_formatter.mimebundle_formatter
        formatter.for_type_by_name("euchre_tutor.engine.position", "Position", _drawn)
        formatter.for_type_by_name("euchre_tutor.engine.view", "View", _drawn)


_draw_in_notebooks()
