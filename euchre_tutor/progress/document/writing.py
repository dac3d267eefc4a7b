"""Progress written as JSON."""

from __future__ import annotations

import json
from typing import Any, Final, TypeAlias

from euchre_tutor.progress.kept import Attempt, LessonState, Progress
from euchre_tutor.progress.learner import Learner

Json: TypeAlias = dict[str, Any]

FORMAT: Final = "euchre-tutor progress"
VERSION: Final = 1


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
    written = json.dumps({"format": FORMAT, "version": VERSION, **content}, ensure_ascii=False)
    return written.encode(errors="replace").decode()  # half of a character cannot be written


def exported(learner: Learner, progress: Progress) -> str:
    """Write the file that a learner takes along."""
    return dumped({"learner": learner_json(learner, progress)})
