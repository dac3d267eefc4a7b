"""Progress read from JSON, which comes from anywhere: a document is taken whole, or not at all."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Final

from euchre_tutor.progress.document.fields import (
    BadDocumentError,
    Fields,
    NewerDocumentError,
    count,
    misfit,
    text,
)
from euchre_tutor.progress.document.writing import FORMAT, VERSION, Json
from euchre_tutor.progress.kept import (
    LONGEST_KEY,
    LONGEST_RUN,
    LONGEST_SOURCE,
    Attempt,
    Deed,
    LessonState,
    Progress,
    Run,
)
from euchre_tutor.progress.learner import Learner, clean_name
from euchre_tutor.text import T

LONGEST: Final = 50_000_000
"""Characters of a file that is imported: some 150,000 answers."""


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
        raise misfit("version", T("a number from 1"), version)
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
    learner, progress = read_learner(loaded(text).get("learner"), "learner")
    for where, name, longest in _names(progress):
        if len(name) > longest:
            raise misfit(where, T("a text of at most {n} characters", n=longest), name)
    return learner, progress


def _names(progress: Progress) -> Iterator[tuple[str, str, int]]:
    """Give what things are found again by, where it stands, and how long a store lets it be."""
    for name in progress.words:
        yield "learner.words", name, LONGEST_KEY
    for name, state in progress.lessons.items():
        yield "learner.lessons", name, LONGEST_KEY
        for part in state.runs:
            yield f"learner.lessons.{name}.runs", part, LONGEST_KEY
    for place, attempt in enumerate(progress.attempts):
        yield f"learner.attempts[{place}].lesson", attempt.lesson, LONGEST_KEY
        yield f"learner.attempts[{place}].run", attempt.run, LONGEST_RUN


def read_learner(value: object, where: str) -> tuple[Learner, Progress]:
    """Read what :func:`learner_json` wrote; ``where`` it stands in the document."""
    at = Fields(where, value)
    name = None if at.is_null("name") else at.text("name")
    learner = Learner(at.text("id"), clean_name(name), at.text("created"), at.text("used"))
    words = at.table("words", text)
    lessons = at.table("lessons", _state)
    attempts = at.list("attempts", _attempt)
    return learner, Progress(words, lessons, attempts)


def _state(value: object, where: str) -> LessonState:
    at = Fields(where, value)
    best = None if at.is_null("best") else at.share("best")
    return LessonState(
        frozenset(at.list("done", count)), best, at.text("at"), at.table("runs", _run)
    )


def _run(value: object, where: str) -> Run:
    at = Fields(where, value)
    return Run(at.text("token"), at.text("rules"), at.text("of"), at.list("deeds", _deed))


def _deed(value: object, where: str) -> Deed:
    match value:
        case [kind, what]:
            return text(kind, f"{where}[0]"), text(what, f"{where}[1]")
    raise misfit(where, T("what was done, and with what"), value)


def _attempt(value: object, where: str) -> Attempt:
    at = Fields(where, value)
    return Attempt(
        at.text("lesson"),
        at.text("run"),
        at.count("number"),
        at.text("part"),
        at.text("kind"),
        at.count("level"),
        at.text("question"),
        at.list("given", text),
        at.truth("right"),
        at.text("time"),
        at.text("rules"),
        at.text_or_empty("source")[:LONGEST_SOURCE],
    )
