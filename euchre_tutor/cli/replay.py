"""`euchre-tutor replay`: referees recorded games."""

import json
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from euchre_tutor.cli.failure import UNUSABLE
from euchre_tutor.cli.output import nobody_reads, tell
from euchre_tutor.cli.recorded import printable, read_game

if TYPE_CHECKING:
    from euchre_tutor.engine.records.referee import JudgedGame

FAULTS = 1


def arguments(parser: ArgumentParser) -> None:
    """Add the files and the choice of form."""
    parser.add_argument(
        "files",
        nargs="+",
        metavar="FILE",
        help="a game in Euchre Game Notation or in this program's own text form, or a hand copied"
        " in one line",
    )
    parser.add_argument("--json", action="store_true", help="print a line of JSON for each file")


def run(options: Namespace) -> int:
    """Judge the files in the order given, answering every one that can be read.

    Returns 0 if all are clean, 1 if one has faults, 2 if one cannot be read; all are judged, even
    when nobody reads the answers any more.
    """
    from euchre_tutor.engine.records.referee import judge

    statuses: list[int] = []
    for name in options.files:
        record = read_game(name)
        if record is None:
            statuses.append(UNUSABLE)
            continue
        judged = judge(record)
        try:
            _answer(name, judged, as_json=options.json, apart=bool(statuses))
        except BrokenPipeError:
            nobody_reads()
        statuses.append(FAULTS if judged.problems else 0)
    return max(statuses)


def _answer(name: str, judged: "JudgedGame", *, as_json: bool, apart: bool) -> None:
    from euchre_tutor.explain.replay import account
    from euchre_tutor.explain.replay.objects import as_object

    if as_json:
        print(json.dumps(as_object(Path(name).name, judged)))
        return
    if apart:
        print()
    tell(printable(name), account(judged))
