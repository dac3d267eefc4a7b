"""Writes a quiz as a PDF."""

from argparse import Namespace
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import quote

from euchre_tutor.cli.failure import Failure

if TYPE_CHECKING:
    from euchre_tutor.questions import Question
    from euchre_tutor.questions.quiz import Code


def write(code: "Code", questions: "Iterable[Question]", options: Namespace) -> None:
    """Write the sheet, the key or both to the file that is asked for, and say so.

    Raises Failure where the file cannot be written or the address is too long for a QR code.
    """
    from euchre_tutor.paper import Paper, Part, pdf

    parts = [part for part in Part if getattr(options, part.value)]
    address = f"{options.address.rstrip('/')}/?quiz={quote(str(code))}"
    try:
        content = pdf(code, tuple(questions), parts, address, Paper(options.paper))
    except ValueError as error:
        raise Failure(f"no sheet with the address {options.address[:40]}: {error}") from None
    path = Path(f"quiz-{code}.pdf") if options.output is None else options.output
    try:
        path.write_bytes(content)
    except OSError as error:
        raise Failure(f"cannot write to {path}: {error.strerror or error}") from None
    print(f"Wrote {path}")


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
