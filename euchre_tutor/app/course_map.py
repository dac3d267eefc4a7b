"""How far a learner is in the course, and where to go on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, Self

from euchre_tutor.app.address import LESSON, Address
from euchre_tutor.lessons import LESSONS
from euchre_tutor.lessons.outline import CHECK, Lesson
from euchre_tutor.progress import STARS, Book, LessonRecord

ROW: Final = 4
"""Lessons in a row of the map."""


@dataclass(frozen=True, slots=True)
class CourseMap:
    """The records of a learner by the names of the lessons, and the lesson they were in last."""

    records: Mapping[str, LessonRecord]
    last: Address | None = None
    """The lesson and step they were at last; None before the first."""

    @classmethod
    def of(cls, book: Book) -> Self:
        """Give the course of the one who learns in this book."""
        records = {name: book.record(name, len(lesson.steps)) for name, lesson in LESSONS.items()}
        last = Address.parse(book.place)  # of a file, or of a version with other lessons
        return cls(records, last if last.page == LESSON else None)

    def record(self, lesson: Lesson) -> LessonRecord:
        """Give the record of a lesson, an empty one where it was never opened."""
        return self.records.get(lesson.name, LessonRecord(len(lesson.steps)))

    def is_done(self, lesson: Lesson) -> bool:
        """Tell whether every step is done and a check was finished."""
        record = self.record(lesson)
        return len(record.done) == record.steps and record.best is not None

    def is_begun(self, lesson: Lesson) -> bool:
        """Tell whether anything was done in the lesson."""
        record = self.record(lesson)
        return bool(record.done) or record.best is not None

    @property
    def stars(self) -> int:
        """The stars earned in all lessons."""
        return sum(self.record(lesson).stars for lesson in LESSONS.values())

    @property
    def is_new(self) -> bool:
        """Whether nothing was opened or done yet."""
        return self.last is None and not any(map(self.is_begun, LESSONS.values()))

    def rows(self) -> Iterator[tuple[int, tuple[Lesson, ...]]]:
        """Give the rows of the map that have lessons, each with its place from 0."""
        for row in range(-(-max(lesson.number for lesson in LESSONS.values()) // ROW)):
            found = [lesson for lesson in LESSONS.values() if (lesson.number - 1) // ROW == row]
            if found:
                yield row, tuple(found)

    @property
    def ahead(self) -> Address:
        """Where to go on: the last lesson until it is done, then the next that is not.

        With all done, the first that has a star to earn; with every star earned, the last lesson.
        """
        lessons = list(LESSONS.values())
        here = next((x for x in lessons if self.last and x.name == self.last.name), None)
        if here is not None and self.last is not None and not self.is_done(here):
            return self.last
        start = 0 if here is None else lessons.index(here) + 1
        for lesson in (*lessons[start:], *lessons[:start]):
            if not self.is_done(lesson):
                return self._entry(lesson)
        for lesson in lessons:
            if self.record(lesson).stars < STARS:
                return self._entry(lesson)
        return self.last or self._entry(lessons[0])

    def _entry(self, lesson: Lesson) -> Address:
        """Where to begin in a lesson: at the first step still open, or else at the check."""
        done = self.record(lesson).done
        steps = range(len(lesson.steps))
        step = next((step + 1 for step in steps if step not in done), CHECK)
        return Address(LESSON, lesson.name, step)
