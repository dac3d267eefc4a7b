"""`euchre-tutor review`: what each card of a recorded game cost, with all cards seen."""

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from typing import TYPE_CHECKING

from euchre_tutor.cli.failure import UNUSABLE
from euchre_tutor.cli.output import say, tell
from euchre_tutor.cli.recorded import printable, read_game
from euchre_tutor.cli.replay import FAULTS

if TYPE_CHECKING:
    from euchre_tutor.coach.review import Graded
    from euchre_tutor.engine.records.referee import JudgedGame
    from euchre_tutor.text import Text


def arguments(parser: ArgumentParser) -> None:
    """Add the file and the choice of form."""
    parser.add_argument(
        "file",
        metavar="FILE",
        help="a game in Euchre Game Notation or in this program's own text form, or a hand copied"
        " in one line",
    )
    parser.add_argument("--json", action="store_true", help="print one list of all cards played")


def run(options: Namespace) -> int:
    """Review the file. Deals that cannot be reviewed are named on stderr.

    Returns 0 for a clean record, 1 for one with faults, 2 if it cannot be read.
    """
    from euchre_tutor.coach.account import account
    from euchre_tutor.engine.records.referee import judge

    record = read_game(options.file)
    if record is None:
        return UNUSABLE
    judged = judge(record)
    for text in _remarks(judged, faults=options.json):
        _warn(options.file, text)
    if options.json:
        print(json.dumps([_object(deal, card) for deal, card in _graded(judged)]))
    else:
        tell(printable(options.file), account(judged))
    return FAULTS if judged.problems else 0


def _graded(judged: "JudgedGame") -> "Iterator[tuple[int, Graded]]":
    from euchre_tutor.coach.recorded import played
    from euchre_tutor.coach.review import Played, grades

    for deal in judged.deals:
        play = played(deal)
        if isinstance(play, Played):
            yield from ((deal.number, card) for card in grades(play))


def _object(deal: int, card: "Graded") -> dict[str, object]:
    return {
        "deal": deal,
        "trick": card.trick,
        "seat": card.seat.number,
        "card": card.card.code,
        "makers_tricks": card.makers_tricks,
        "best": [best.code for best in card.best],
        "best_makers_tricks": card.best_makers_tricks,
    }


def _remarks(judged: "JudgedGame", *, faults: bool) -> "Iterator[Text]":
    """Give what goes to stderr: deals left out and, if asked for, what breaks the rules."""
    from euchre_tutor.coach.account import left_out
    from euchre_tutor.coach.recorded import LeftOut, played
    from euchre_tutor.explain.replay.problems import problem
    from euchre_tutor.text import T

    for deal in judged.deals:
        why = played(deal)
        if isinstance(why, LeftOut):
            yield left_out(deal.number, why)
        for found in deal.problems if faults else ():
            what = problem(found, deal.record).text
            yield T("deal {number}: {what}", number=deal.number + 1, what=what)


def _warn(name: str, text: "Text") -> None:
    from euchre_tutor.text import render

    say(f"euchre-tutor: {printable(name)}: {render(text)}", sys.stderr)
