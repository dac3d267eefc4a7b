"""The learner's application: one kernel, one screen. `notebooks/app.ipynb` shows it.

The address says where to open it: `?lesson=bowers`, `?lang=en`.
"""

import os

from ipywidgets import DOMWidget

from euchre_tutor import text
from euchre_tutor.lessons import lesson
from euchre_tutor.place import asked

FIRST = "bowers"


def app() -> DOMWidget:
    """The screen that the page's address asks for; without a word about it, the first lesson."""
    wishes = asked(os.environ.get("QUERY_STRING", ""))  # the only variable sure to be this page's
    text.use(text.find_language(wishes.get("lang", "")))
    return lesson(FIRST, standalone=True)
