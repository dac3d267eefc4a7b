"""What a learner has done, and where it is kept.

``open_book`` gives the book of a browser or user (:mod:`euchre_tutor.progress.book`). It is kept in
a database (:mod:`euchre_tutor.progress.database`) or in JSON files.
"""

from euchre_tutor.progress.book import Book
from euchre_tutor.progress.document import BadDocumentError
from euchre_tutor.progress.kept import NOTHING, Attempt, LessonState, Progress, Run
from euchre_tutor.progress.learner import Learner, now
from euchre_tutor.progress.lesson import GOOD, STARS, LessonRecord
from euchre_tutor.progress.memory import MemoryStore
from euchre_tutor.progress.notice import SAID
from euchre_tutor.progress.opening import browser_owner, local_owner, open_book, unkept_book
from euchre_tutor.progress.store import Store, StoreError, Trouble

__all__ = [
    "GOOD",
    "NOTHING",
    "SAID",
    "STARS",
    "Attempt",
    "BadDocumentError",
    "Book",
    "Learner",
    "LessonRecord",
    "LessonState",
    "MemoryStore",
    "Progress",
    "Run",
    "Store",
    "StoreError",
    "Trouble",
    "browser_owner",
    "local_owner",
    "now",
    "open_book",
    "unkept_book",
]
