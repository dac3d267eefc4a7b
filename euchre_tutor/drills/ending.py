"""How a session went: the result in words, and the answers one can look at again.

``finish`` as a lesson has it, its ``stars`` None, and ``list``: ``{title, rows: [{id, tone, label,
note}]}`` or None, a row being a button, its ``tone`` right, wrong or open.
"""

from __future__ import annotations

from euchre_tutor.drills.bests import compared
from euchre_tutor.drills.judging import Judging
from euchre_tutor.drills.racing import Racing
from euchre_tutor.drills.sitting import Sitting
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.questions import Form
from euchre_tutor.questions.sessions import Answer, Practice, Streak, Timed
from euchre_tutor.text import TN, T, Text

LOOK = "look:"
"""How the id of a button begins that shows an answer again."""


def finish(
    voice: Voice, ended: Judging | Racing | Sitting, code: str, before: int | None = None
) -> Json:
    """Give the end of a session.

    ``code`` names its quiz, where it was one; ``before`` is the best that was done in its mode.
    """
    headline, text = _result(ended)
    if before is not None and isinstance(ended.session, Streak | Timed):
        text = T("{text} {more}", text=compared(ended.session, before), more=text)
    if code:
        same = T("The same questions again, for you or for others: **{code}**.", code=code)
        text = T("{text} {more}", text=text, more=same)
    return {
        "stars": None,
        "headline": voice.say(headline),
        "text": voice.rich(text),
        "short": [],
        "list": _list(voice, ended),
    }


def _result(ended: Judging | Racing | Sitting) -> tuple[Text, Text]:
    session, answers = ended.session, ended.answers
    right = sum(answer.is_right for answer in answers)
    if isinstance(session, Practice):
        return _practised(session)
    if isinstance(session, Streak):
        missed = len(answers) > right
        text = T("One miss ends it. Here it is, with its reason.")
        return TN("{n} in a row", "{n} in a row", right), (
            text if missed else T("Every question was right.")
        )
    if isinstance(ended, Racing):
        headline = TN("{n} right in three minutes", "{n} right in three minutes", right)
    else:
        headline = T("{right} of {total} right", right=right, total=len(answers))
    misses = len(answers) - right
    if not misses:
        return headline, T("Nothing was missed.")
    return headline, TN(
        "{n} was missed. Look at it again, with its reason.",
        "{n} were missed. Look at them again, with their reasons.",
        misses,
    )


def _practised(session: Practice) -> tuple[Text, Text]:
    first = session.first
    right = sum(answer.is_right for answer in first)
    again = T("What you missed came back until it was right twice.")
    owed = len({a.item.question.id for a in session.answers if not a.is_right} - _good(session))
    if owed:
        again = TN(
            "{n} missed question comes back another day.",
            "{n} missed questions come back another day.",
            owed,
        )
    elif all(answer.is_right for answer in session.answers):
        again = T("Nothing was missed.")
    if not first:
        return T("You went through what you had missed."), again
    return T("{right} of {total} right at the first answer", right=right, total=len(first)), again


def _good(session: Practice) -> set[str]:
    """The questions that were right twice after the last miss."""
    times: dict[str, int] = {}
    for answer in session.answers:
        name = answer.item.question.id
        times[name] = times.get(name, 0) + 1 if answer.is_right else 0
    return {name for name, count in times.items() if count > 1}


def _list(voice: Voice, ended: Judging | Racing | Sitting) -> Json | None:
    """The answers of a test; of all others the misses, each once."""
    is_test = isinstance(ended, Sitting)
    shown: dict[str, int] = {}
    for number, answer in enumerate(ended.answers):
        if is_test or not answer.is_right:
            shown.setdefault(answer.item.question.id, number)
    if not shown:
        return None
    title = T("Your answers") if is_test else T("What was missed")
    return {
        "title": voice.say(title),
        "rows": [_row(voice, number, ended.answers[number]) for number in shown.values()],
    }


def _row(voice: Voice, number: int, answer: Answer) -> Json:
    question = answer.item.question
    tone = "right" if answer.is_right else "wrong" if answer.given else "open"
    tones = {"right": T("Right"), "wrong": T("Missed"), "open": T("Left open")}
    return {
        "id": f"{LOOK}{number}",
        "tone": tone,
        "label": voice.rich(question.prompt),
        "word": voice.say(tones[tone]),
        "note": voice.rich(_note(answer)) if question.form is Form.ONE else None,
    }


def _note(answer: Answer) -> Text:
    choices = answer.item.question.choices
    right = choices[answer.item.question.answer[0]].label
    if answer.is_right:
        return T("{answer}", answer=right)
    if not answer.given:
        return T("Right: {answer}", answer=right)
    return T("You: {given}. Right: {answer}.", given=choices[answer.given[0]].label, answer=right)
