"""A quiz as a PDF: tagged, and byte for byte the same whenever it is made.

Typst sets it with the fonts that it brings along, so no font of the machine and no date gets in.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from datetime import UTC, datetime
from enum import Enum
from importlib.resources import files
from io import BytesIO
from typing import Any, Final

import segno
import typst

from euchre_tutor.engine import DECK, Suit
from euchre_tutor.paper.asked import answer_part, question_part
from euchre_tutor.paper.page import Paper
from euchre_tutor.paper.pictures import pictures
from euchre_tutor.questions import Question
from euchre_tutor.questions.quiz import Code, summary
from euchre_tutor.text import T, in_use, render
from euchre_tutor.text.words import card_name, suit_name

_MADE: Final = datetime(2000, 1, 1, tzinfo=UTC)
"""The date in every file: it says nothing, and never changes."""
_NAMES: Final = {
    **{card.code: card_name(card) for card in DECK},
    **{suit.letter: suit_name(suit) for suit in Suit},
}
_WORDS: Final = {
    "title": T("Euchre quiz"),
    "key": T("Answers"),
    "name": T("Name"),
    "date": T("Date"),
    "points": T("Right"),
    "hand": T("Your hand"),
    "led": T("Led"),
    "scan": T("QR code of the address of this quiz"),
    "typed": T("Open Euchre Tutor, go to “Drills”, and type this code."),
}


class Part(Enum):
    """What is printed."""

    SHEET = "sheet"
    KEY = "key"


def pdf(
    code: Code,
    questions: Sequence[Question],
    parts: Collection[Part],
    address: str | None = None,
    paper: Paper = Paper.A4,
) -> bytes:
    """Print the questions of the code, or the key, or both: the sheet comes first.

    ``address`` opens the quiz; it stands on each page, in words and as a QR code. Without one the
    page says where to type the code. ValueError for an address that is too long for a QR code, or
    where a text has signs that the fonts do not.
    """
    try:
        return _set(_data(code, questions, parts, address, paper))
    except typst.TypstError as error:
        raise ValueError(str(error)) from None


def _set(data: dict[str, Any]) -> bytes:
    made: bytes = typst.compile(
        files("euchre_tutor.paper").joinpath("sheet.typ").read_bytes(),
        format="pdf",
        ignore_system_fonts=True,
        sys_inputs={"data": json.dumps(data)},
        pdf_standards=["ua-1"],
        timestamp=_MADE,
    )
    return made


def _data(
    code: Code,
    questions: Sequence[Question],
    parts: Collection[Part],
    address: str | None,
    paper: Paper,
) -> dict[str, Any]:
    """Put together what the template reads."""
    numbered = list(enumerate(questions, start=1))
    return {
        "paper": paper.typst,
        "lang": in_use().partition("_")[0],
        "code": str(code),
        "about": render(summary(code)),
        "address": address,
        "qr": None if address is None else _qr(address),
        "count": len(numbered),
        "words": {name: render(text) for name, text in _WORDS.items()},
        "pictures": dict(pictures()),
        "names": {name: render(text) for name, text in _NAMES.items()},
        "questions": [question_part(*one) for one in numbered] if Part.SHEET in parts else [],
        "answers": [answer_part(*one) for one in numbered] if Part.KEY in parts else [],
    }


def _qr(address: str) -> str:
    """Draw the QR code of an address (SVG); ValueError for one that is too long."""
    file = BytesIO()
    segno.make_qr(address, error="m").save(file, kind="svg", xmldecl=False, border=0)
    return file.getvalue().decode()
