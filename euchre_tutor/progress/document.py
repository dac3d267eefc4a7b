"""Progress as JSON: the file a learner exports, and what the store of the base install writes.

Reading is strict, for such a file comes from anywhere: what does not fit is refused by its place in
the file, and nothing of the file is taken.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, TypeAlias, TypeVar

from euchre_tutor.progress.kept import LONGEST_SOURCE, Attempt, Deed, LessonState, Progress, Run
from euchre_tutor.progress.learner import Learner, clean_name
from euchre_tutor.text import T, Text

Json: TypeAlias = dict[str, Any]

FORMAT: Final = "euchre-tutor progress"
VERSION: Final = 1
LONGEST: Final = 5_000_000
"""Characters of a file that is imported."""
_SHOWN: Final = 40

_T = TypeVar("_T")


class BadDocumentError(ValueError):
    """A document is not what it should be. ``text`` says so to the learner."""

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self.text = text


class NewerDocumentError(BadDocumentError):
    """A document of a later version of the program."""


# Writing.


def learner_json(learner: Learner, progress: Progress) -> Json:
    """Write a learner with all that is kept of them."""
    return {
        "id": learner.id,
        "name": learner.name,
        "created": learner.created,
        "used": learner.used,
        "words": dict(progress.words),
        "lessons": {name: _state_json(state) for name, state in progress.lessons.items()},
        "attempts": [_attempt_json(attempt) for attempt in progress.attempts],
    }


def _state_json(state: LessonState) -> Json:
    runs = {
        part: {
            "token": run.token,
            "rules": run.rules,
            "of": run.of,
            "deeds": [list(deed) for deed in run.deeds],
        }
        for part, run in state.runs.items()
    }
    return {"done": sorted(state.done), "best": state.best, "at": state.at, "runs": runs}


def _attempt_json(attempt: Attempt) -> Json:
    return {
        "lesson": attempt.lesson,
        "run": attempt.run,
        "number": attempt.number,
        "part": attempt.part,
        "kind": attempt.kind,
        "level": attempt.level,
        "question": attempt.question,
        "given": list(attempt.given),
        "right": attempt.is_right,
        "time": attempt.time,
        "rules": attempt.rules,
        "source": attempt.source,
    }


def dumped(content: Json) -> str:
    """Write a document as text, with what it is and in which version."""
    return json.dumps({"format": FORMAT, "version": VERSION, **content}, ensure_ascii=False)


def exported(learner: Learner, progress: Progress) -> str:
    """Write the file that a learner takes along."""
    return dumped({"learner": learner_json(learner, progress)})


# Reading.


def loaded(text: str) -> Json:
    """Read a document as text; BadDocumentError where it is none of ours."""
    try:
        content = json.loads(text)
    except (ValueError, RecursionError) as error:  # also a number of thousands of digits
        line = getattr(error, "lineno", 1)
        raise BadDocumentError(
            T("The file is no JSON: line {line} cannot be read.", line=line)
        ) from error
    if not isinstance(content, dict) or content.get("format") != FORMAT:
        raise BadDocumentError(T("The file is not saved progress of Euchre Tutor."))
    version = content.get("version")
    if not isinstance(version, int) or version < 1:
        raise _misfit("version", T("a number from 1"), version)
    if version > VERSION:
        raise NewerDocumentError(
            T(
                "A later version of Euchre Tutor wrote the file (version {theirs}, this one "
                "reads up to {ours}).",
                theirs=version,
                ours=VERSION,
            )
        )
    return content


def imported(text: str) -> tuple[Learner, Progress]:
    """Read a file that was exported; BadDocumentError, saying what is wrong and where."""
    if len(text) > LONGEST:
        raise BadDocumentError(T("The file is too large to be saved progress."))
    return read_learner(loaded(text).get("learner"), "learner")


def read_learner(value: object, where: str) -> tuple[Learner, Progress]:
    """Read what :func:`learner_json` wrote; ``where`` it stands in the document."""
    at = _Reader(where, value)
    name = None if at.is_null("name") else at.text("name")
    learner = Learner(at.text("id"), clean_name(name), at.text("created"), at.text("used"))
    words = at.table("words", _text)
    lessons = at.table("lessons", _state)
    attempts = at.list("attempts", _attempt)
    return learner, Progress(words, lessons, attempts)


def _state(value: object, where: str) -> LessonState:
    at = _Reader(where, value)
    best = None if at.is_null("best") else at.share("best")
    return LessonState(
        frozenset(at.list("done", _count)), best, at.text("at"), at.table("runs", _run)
    )


def _run(value: object, where: str) -> Run:
    at = _Reader(where, value)
    return Run(at.text("token"), at.text("rules"), at.text("of"), at.list("deeds", _deed))


def _deed(value: object, where: str) -> Deed:
    match value:
        case [str(kind), str(what)]:
            return kind, what
    raise _misfit(where, T("what was done, and with what"), value)


def _attempt(value: object, where: str) -> Attempt:
    at = _Reader(where, value)
    return Attempt(
        at.text("lesson"),
        at.text("run"),
        at.count("number"),
        at.text("part"),
        at.text("kind"),
        at.count("level"),
        at.text("question"),
        at.list("given", _text),
        at.truth("right"),
        at.text("time"),
        at.text("rules"),
        at.text_or_none("source")[:LONGEST_SOURCE],
    )


def _text(value: object, where: str) -> str:
    if not isinstance(value, str) or not _can_be_written(value):
        raise _misfit(where, T("a text"), value)
    return value


def _can_be_written(text: str) -> bool:
    """Tell whether a text is whole: half a sign, as JSON can name it, fits into no store."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _count(value: object, where: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 1_000_000:  # noqa: PLR2004  # no lesson has as many steps
        raise _misfit(where, T("a number from 0"), value)
    return value


class _Reader:
    """Reads the fields of one JSON object."""

    def __init__(self, where: str, value: object) -> None:
        if not isinstance(value, dict):
            raise _misfit(where, T("named values"), value)
        self._where = where
        self._fields: Mapping[str, object] = value

    def _field(self, name: str) -> tuple[object, str]:
        where = f"{self._where}.{name}"
        if name not in self._fields:
            raise BadDocumentError(T("The file is not complete: {where} is missing.", where=where))
        return self._fields[name], where

    def is_null(self, name: str) -> bool:
        return self._field(name)[0] is None

    def text(self, name: str) -> str:
        return _text(*self._field(name))

    def text_or_none(self, name: str) -> str:
        """Read a text that files of earlier versions lack; empty there."""
        return self.text(name) if name in self._fields else ""

    def count(self, name: str) -> int:
        return _count(*self._field(name))

    def truth(self, name: str) -> bool:
        value, where = self._field(name)
        if not isinstance(value, bool):
            raise _misfit(where, T("true or false"), value)
        return value

    def share(self, name: str) -> float:
        value, where = self._field(name)
        if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= 1:
            raise _misfit(where, T("a number from 0 to 1"), value)
        return float(value)

    def list(self, name: str, read: Callable[[object, str], _T]) -> tuple[_T, ...]:
        value, where = self._field(name)
        if not isinstance(value, Sequence) or isinstance(value, str):
            raise _misfit(where, T("a list"), value)
        return tuple(read(item, f"{where}[{place}]") for place, item in enumerate(value))

    def table(self, name: str, read: Callable[[object, str], _T]) -> Mapping[str, _T]:
        value, where = self._field(name)
        if not isinstance(value, dict):
            raise _misfit(where, T("named values"), value)
        return MappingProxyType(
            {_text(key, where): read(item, f"{where}.{key}") for key, item in value.items()}
        )


def _misfit(where: str, expected: Text, found: object) -> BadDocumentError:
    match found:
        case dict():
            shown = "{…}"
        case list():
            shown = "[…]"
        case _:
            shown = json.dumps(found, ensure_ascii=False).encode(errors="replace").decode()
    if len(shown) > _SHOWN:
        shown = f"{shown[:_SHOWN]}…"
    return BadDocumentError(
        T(
            "The file does not fit at {where}: {expected} should stand there, not {found}.",
            where=where,
            expected=expected,
            found=shown,
        )
    )
