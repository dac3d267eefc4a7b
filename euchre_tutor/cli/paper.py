"""Writes a quiz as a PDF."""

import sys
from argparse import Namespace
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import parse_qsl, urlencode, urlsplit

from euchre_tutor.cli.failure import Failure

if TYPE_CHECKING:
    from euchre_tutor.questions import Question
    from euchre_tutor.questions.quiz import Code


def write(code: "Code", questions: "Iterable[Question]", options: Namespace) -> None:
    """Write the sheet, the key or both to the file that is asked for, and say so.

    Raises Failure where the file cannot be written, or the address is none that a browser opens, or
    too long for a QR code.
    """
    from euchre_tutor.paper import Paper, Part, pdf

    parts = [part for part in Part if getattr(options, part.value)]
    address = None if options.address is None else address_of(code, options.address)
    try:
        content = pdf(code, tuple(questions), parts, address, Paper(options.paper))
    except ValueError as error:
        raise Failure(f"no sheet with the address {(address or '')[:40]}: {error}") from None
    path = Path(f"quiz-{code}.pdf") if options.output is None else options.output
    was_there = path.exists()
    try:
        path.write_bytes(content)
    except OSError as error:
        if not was_there:
            path.unlink(missing_ok=True)  # half a sheet opens nowhere
        raise Failure(f"cannot write to {path}: {error.strerror or error}") from None
    print(f"Wrote {path}")
    if address is None:
        print(
            "It has the code, and no QR code: --address URL, where others open the app, adds one.",
            file=sys.stderr,
        )


def address_of(code: "Code", app: str) -> str:
    """Give the address of a quiz where the app is at ``app``; Failure if a browser opens no such.

    What else the address says, such as a path or a token, stays in it.
    """
    try:
        parts = urlsplit(app.strip())
        is_one = parts.scheme in ("http", "https") and bool(parts.hostname)
    except ValueError:
        is_one = False
    if not is_one:
        raise Failure(f"--address {app[:40]}: expected one such as http://192.168.1.20:8866/")
    query = urlencode([*parse_qsl(parts.query), ("quiz", str(code))])
    return parts._replace(path=parts.path or "/", query=query, fragment="").geturl()


def typst_is_here() -> None:
    """Raise Failure if a sheet cannot be made here."""
    try:
        import segno  # noqa: F401  # only to see whether it can be had
        import typst  # noqa: F401  # the same
    except ModuleNotFoundError as error:
        raise Failure(
            f"a printed sheet needs {error.name}, which is not installed here;"
            " pip install 'euchre_tutor[app]' brings it"
        ) from None
