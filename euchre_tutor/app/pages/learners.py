"""The learners who share a browser: who learns now, another one, a file to take along.

``learners``: ``{intro, list: [{id, name, note, now, button}], rename, add: {label, hint, value,
button}, file: {title, text, save, open}, delete: {title, text, button, sure}, said}``, where
``sure`` is ``{text, yes, no}`` once deleting was asked for, and ``said`` ``{text, tone: "ok" |
"no"}`` what came of the last deed. The view sends ``{"kind": "learners", "do": …}``: ``rename`` and
``add`` with a ``name``, ``switch`` with an ``id``, ``import`` with the ``text`` of a file in
pieces, each with its place ``at`` from 0, ``of`` so many, ``export``, ``delete``, ``sure`` and
``keep``.
"""

from __future__ import annotations

from datetime import UTC, datetime

from euchre_tutor.app.address import LEARNERS, Address
from euchre_tutor.app.pages.frame import framed
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.progress import BadDocumentError, Book, Learner
from euchre_tutor.text import TN, T, Text
from euchre_tutor.widgets import Event


def name_of(learner: Learner, book: Book) -> Text:
    """Name a learner: as they want, or by their place in the list."""
    if learner.name is not None:
        return T("{name}", name=learner.name)
    place = [one.id for one in book.learners].index(learner.id)
    return T("Learner {n}", n=place + 1)


def who(voice: Voice, book: Book) -> Json:
    """Give the panel of the map that says who learns now: ``{title, name, button, to}``."""
    return {
        "title": voice.say(T("Who learns here")),
        "name": voice.say(name_of(book.learner, book)),
        "button": voice.say(T("Learners and files")),
        "to": Address(LEARNERS).query,
    }


class Learners:
    """The page, with what was said last and what is asked."""

    def __init__(self) -> None:
        self._said: tuple[Text, str] | None = None
        self._asks = False
        self._pieces: tuple[str, ...] = ()
        """The pieces of a file that have come so far: no message of a page may be too long."""

    def leave(self) -> None:
        """Forget what was said: the page is opened anew."""
        self._said, self._asks, self._pieces = None, False, ()

    def act(self, book: Book, event: Event) -> bool:
        """Do what the event says; tell whether somebody else, or more, is to be shown now."""
        was_asked, self._said, self._asks = self._asks, None, False
        match event:
            case {"do": "rename", "name": str(name)}:
                book.rename(name)
                self._say(T("Saved. You are {name} here.", name=name_of(book.learner, book)))
            case {"do": "add", "name": str(name)}:
                book.add(name)
                self._say(T("{name} learns now.", name=name_of(book.learner, book)))
                return True
            case {"do": "switch", "id": str(learner)} if book.switch(learner):
                self._say(T("{name} learns now.", name=name_of(book.learner, book)))
                return True
            case {"do": "switch"}:
                self._say(T("This learner was deleted in another window."), "no")
            case {"do": "import", "text": str(text), "at": int(at), "of": int(of)}:
                self._pieces = (*self._pieces[:at], text)
                if len(self._pieces) == of:
                    return self._import(book)
            case {"do": "delete"}:
                self._asks = True
            case {"do": "sure"} if was_asked:
                return self._delete(book)
        return False

    def _say(self, text: Text, tone: str = "ok") -> None:
        self._said = (text, tone)

    def _import(self, book: Book) -> bool:
        text, self._pieces = "".join(self._pieces), ()
        try:
            learner = book.take_in(text)
        except BadDocumentError as error:
            self._say(T("{problem} Nothing was changed.", problem=error.text), "no")
            return False
        self._say(T("The file was read. {name} learns now.", name=name_of(learner, book)))
        return True

    def _delete(self, book: Book) -> bool:
        name = name_of(book.learner, book)
        if not book.delete():
            self._say(T("{name} could not be deleted. Please try again later.", name=name), "no")
            return False
        self._say(T("{name} was deleted.", name=name))
        return True

    def page(self, voice: Voice, book: Book, stars: int) -> Json:
        """Give the page; ``stars`` are those of the one learning now."""
        own = book.learner.name or ""
        return framed(
            voice,
            Address(LEARNERS),
            voice.say(T("Learners")),
            learners={
                "intro": voice.say(
                    T("Everybody who learns here has stars, answers and settings of their own.")
                ),
                "list": [self._entry(voice, book, one, stars) for one in book.learners],
                "rename": {
                    "label": voice.say(T("Your name")),
                    "hint": voice.say(T("It is seen only here. It may stay empty.")),
                    "value": own,
                    "button": voice.say(T("Save the name")),
                },
                "add": {
                    "label": voice.say(T("Another learner")),
                    "hint": voice.say(T("A name, or nothing.")),
                    "value": "",
                    "button": voice.say(T("Add")),
                },
                "file": {
                    "title": voice.say(T("Take your progress along")),
                    "text": voice.say(
                        T("A file holds your stars and answers, for another browser or computer.")
                    ),
                    "save": voice.say(T("Save to a file")),
                    "open": voice.say(T("Read a file")),
                },
                "delete": self._deletion(voice, book),
                "said": self._say_it(voice),
            },
        )

    def _say_it(self, voice: Voice) -> Json | None:
        if self._said is None:
            return None
        text, tone = self._said
        return {"text": voice.say(text), "tone": tone}

    def _deletion(self, voice: Voice, book: Book) -> Json:
        name = name_of(book.learner, book)
        sure = {
            "text": voice.say(T("Really delete {name}? This cannot be undone.", name=name)),
            "yes": voice.say(T("Yes, delete")),
            "no": voice.say(T("No, keep it")),
        }
        return {
            "title": voice.say(T("Delete your progress")),
            "text": voice.say(T("Stars, answers and settings of {name} are gone then.", name=name)),
            "button": voice.say(T("Delete")),
            "sure": sure if self._asks else None,
        }

    def _entry(self, voice: Voice, book: Book, learner: Learner, stars: int) -> Json:
        is_now = learner.id == book.learner.id
        name = name_of(learner, book)
        note = TN("learns now, {n} star", "learns now, {n} stars", stars)
        return {
            "id": learner.id,
            "name": voice.say(name),
            "note": voice.say(note) if is_now else None,
            "now": is_now,
            "button": None if is_now else voice.say(T("Go on as {name}", name=name)),
        }


def file_name(book: Book) -> str:
    """Name the file to take along: whose it is, and of which day."""
    letters = "".join(c if c.isalnum() else "-" for c in (book.learner.name or "").casefold())
    whose = "-".join(filter(None, letters.split("-")))
    parts = ["euchre-tutor", whose, datetime.now(UTC).date().isoformat()]
    return f"{'-'.join(filter(None, parts))}.json"
