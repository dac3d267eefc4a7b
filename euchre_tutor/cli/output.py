"""Printing: where the console has no suit signs, and when the reader of our output has gone."""

import os
import sys
from collections.abc import Iterable
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from euchre_tutor.explain.replay.line import Line

LETTERS = str.maketrans("♠♥♦♣·–“”‘’", "shdc--\"\"''")
"""What stands for a sign that a console lacks."""


def open_all() -> None:
    """Let input, output and errors that whoever started us has closed lead nowhere.

    Else the next file that is opened would be taken for one of them.
    """
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)  # takes the lowest number that is free: this one
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: PTH123, SIM115  # to the end


def say(text: str, file: TextIO | None = None) -> None:
    """Print, to stdout unless told otherwise; plain signs on a console without the others."""
    file = sys.stdout if file is None else file
    encoding = getattr(file, "encoding", None) or "utf-8"
    try:
        text.encode(encoding)
    except UnicodeEncodeError:
        text = text.translate(LETTERS).encode(encoding, "replace").decode(encoding)
    print(text, file=file)


def tell(name: str, account: "Iterable[Line]") -> None:
    """Print an account of a recorded game below the name of its file."""
    from euchre_tutor.text import render

    say(name)
    for line in account:
        if line.apart:
            print()
        say("  " * line.depth + render(line.text))


def nobody_reads() -> None:
    """Let all further output go nowhere, what is still to be flushed included."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
