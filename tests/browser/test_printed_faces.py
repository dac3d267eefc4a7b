"""The cards on paper are the cards on the screen."""

import json
import sys
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest
from playwright.sync_api import Page

pytestmark = pytest.mark.browser

SCRIPTS = Path(__file__).parents[2] / ".ci"


def test_the_printed_faces_are_those_of_the_screen(
    open_page: Callable[..., Page], monkeypatch: pytest.MonkeyPatch
) -> None:
    """`python .ci/draw_faces.py` would change nothing: 24 cards and four suits, in full colour."""
    if not SCRIPTS.is_dir():
        pytest.skip("the scripts are in the repository only")
    monkeypatch.setattr(sys, "path", [str(SCRIPTS), *sys.path])
    from draw_faces import drawn  # noqa: PLC0415  # found through the path set above

    kept = json.loads(files("euchre_tutor.paper").joinpath("faces.json").read_text("utf-8"))
    page = open_page(viewport={"width": 1280, "height": 800}, color_scheme="light")
    assert drawn(page) == kept
    assert len(kept) == 28
    assert not [code for code, picture in kept.items() if "var(" in picture or "class=" in picture]
