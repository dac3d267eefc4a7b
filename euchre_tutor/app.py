"""The learner's application: one kernel, one screen. `notebooks/app.ipynb` shows it.

The address says where to open it: `?lesson=bowers&step=3`, `?lang=en`.
"""

import os

from euchre_tutor import text
from euchre_tutor.lessons import LESSONS, LessonView, lesson
from euchre_tutor.place import asked

FIRST = "bowers"


def app() -> LessonView:
    """The screen that the page's address asks for; without a word about it, the first lesson.

    What an address asks for and is not there opens the nearest that is: a link is easily mistyped.
    """
    wishes = asked(os.environ.get("QUERY_STRING", ""))  # the only variable sure to be this page's
    text.use(text.find_language(wishes.get("lang", "")))
    name = wishes.get("lesson", FIRST)
    step = wishes.get("step", "1")
    try:
        return lesson(name, int(step) if step.isdecimal() else step, standalone=True)
    except ValueError:
        return lesson(name if name in LESSONS else FIRST, standalone=True)
