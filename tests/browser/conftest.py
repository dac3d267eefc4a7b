"""A lesson in a page without a server."""

from collections.abc import Callable

import pytest
from browser.in_process import show
from browser.learner import Learner, Manner, Mouse
from playwright.sync_api import Page

WIDE = {"width": 1280, "height": 800}


@pytest.fixture
def lesson(open_page: Callable[..., Page]) -> Callable[..., Learner]:
    """Opens the Bowers lesson for somebody new: `lesson(step, manner, script, viewport=...)`.

    `script` runs before the page's own. See `open_page` for the options.
    """

    def open_step(
        step: int | str = 1, manner: Manner | None = None, script: str = "", **options: object
    ) -> Learner:
        page = open_page(**{"viewport": WIDE, "color_scheme": "light"} | options)
        if script:
            page.add_init_script(script)
        show(page, f"lesson=bowers&step={step}")
        learner = Learner(page, manner or Mouse())
        learner.ready()
        return learner

    return open_step
