"""The learner's application: one kernel, one screen. `notebooks/app.ipynb` shows it.

The address says where to open it: `?lesson=bowers&step=3`, `?rule=2.4`, `?page=glossary`.
`?quiz=CODE` opens a quiz, `?quiz=CODE&mode=test` in a mode, `?page=drills` and `?page=results` the
drills. `?lang=en` chooses the language, and `?seed=` fixes the questions of the checks, the same
for a whole class.
"""

import os

from euchre_tutor import text
from euchre_tutor.app.application import App
from euchre_tutor.place import asked

__all__ = ["App", "app"]


def app() -> App:
    """The screen that the page's address asks for; without a word about it, the map of the course.

    What an address asks for and is not there opens the nearest that is: a link is easily mistyped.
    """
    wishes = asked(os.environ.get("QUERY_STRING", ""))  # the only variable sure to be this page's
    text.use(text.find_language(wishes.get("lang", "")))
    served = os.environ.get("SERVER_SOFTWARE", "").startswith("voila")
    return App(wishes, standalone=served)  # in a notebook the page is somebody else's
