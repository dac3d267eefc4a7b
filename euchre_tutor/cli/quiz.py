"""`euchre-tutor quiz`: a quiz from a code or from wishes, to read, as JSON, or on paper."""

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from euchre_tutor.cli.failure import Failure
from euchre_tutor.cli.output import say
from euchre_tutor.cli.paper import typst_is_here, write

if TYPE_CHECKING:
    from euchre_tutor.questions import Question
    from euchre_tutor.questions.quiz import Code

LEAST_TO_WAIT = 1.0
"""Seconds before a progress bar appears."""
PAPERS = ("a4", "letter")


def arguments(parser: ArgumentParser) -> None:
    """Add the code, the wishes and the forms of the answer."""
    from euchre_tutor.questions.quiz.mixes import MIXES, NUMBERED

    parser.epilog = (
        f"Kinds: {', '.join(NUMBERED)}. Mixes: {', '.join(MIXES)}. Without a kind all are asked, "
        "without a level the practice mix of levels, without a seed a fresh one that is printed."
    )
    parser.add_argument(
        "code", nargs="?", metavar="CODE", help="the code of a quiz; or describe one:"
    )
    parser.add_argument("--kind", metavar="K", help="a kind of question, a mix, or several: a,b")
    parser.add_argument("--level", metavar="N", help="a level, or two such as 2-4 (practice mix)")
    parser.add_argument("--seed", metavar="TEXT", help="any text: the same text, the same quiz")
    parser.add_argument("--count", type=int, metavar="N", help="how many questions (10)")
    parser.add_argument("--rules", metavar="RULES", help="such as tournament or standard+stick")
    parser.add_argument("--json", action="store_true", help="print a list of questions as JSON")
    parser.add_argument("--ask", action="store_true", help="ask the questions, one by one")
    parser.add_argument("--sheet", action="store_true", help="make a PDF of the questions")
    parser.add_argument(
        "--key", action="store_true", help="make a PDF of the answers; with --sheet behind it"
    )
    parser.add_argument("--output", type=Path, metavar="FILE", help="the PDF (quiz-CODE.pdf)")
    parser.add_argument("--paper", choices=PAPERS, default=PAPERS[0], help="its size (a4)")
    parser.add_argument(
        "--address",
        metavar="URL",
        help="where others open the app, such as http://192.168.1.20:8866/; the PDF then has the"
        " address of the quiz, also as a QR code",
    )


def run(options: Namespace) -> int:
    """Make the quiz and write it in the form that is asked for; returns 0.

    Raises Failure for a code or wishes that name no quiz, a form that does not go with another, or
    a file that cannot be written.
    """
    on_paper = options.sheet or options.key
    if options.json + options.ask + on_paper > 1:
        raise Failure("--json, --ask and a PDF (--sheet, --key) do not go together")
    for name in ("output", "address"):
        if getattr(options, name) is not None and not on_paper:
            raise Failure(f"--{name} goes with --sheet or --key")
    if on_paper:
        typst_is_here()
    code = _code(options)
    if on_paper:
        write(code, made(code, shown=False), options)
    elif options.json:
        _print_json(code)
    elif options.ask:
        _ask(code)
    else:
        _list(code)
    return 0


def _code(options: Namespace) -> "Code":
    """Give the code that is asked for; a fresh seed is told, on stderr where JSON is asked for."""
    from euchre_tutor.engine import RulesError
    from euchre_tutor.questions.quiz import CodeError, wanted
    from euchre_tutor.questions.quiz.code import fresh_seed

    seed = fresh_seed() if options.code is None and options.seed is None else options.seed
    try:
        code = wanted(
            options.kind,
            options.level,
            code=options.code,
            seed=seed,
            count=options.count,
            rules=options.rules,
        )
    except CodeError as error:
        raise Failure(f"the code {error}") from None
    except RulesError as error:
        raise Failure(f"--rules {options.rules}: {error}") from None
    except ValueError as error:
        raise Failure(str(error)) from None
    if seed != options.seed:
        told = sys.stderr if options.json else sys.stdout
        print(f"A fresh seed: --seed {seed} makes this quiz again.", file=told)
    return code


def made(code: "Code", *, shown: bool) -> Iterator["Question"]:
    """Make the questions; where it takes long a terminal shows a bar, unless it shows them."""
    from euchre_tutor.questions.quiz import questions

    try:
        from tqdm import tqdm
    except ModuleNotFoundError:  # a light install has no bar
        return questions(code)
    bar: Iterator[Question] = iter(
        tqdm(
            questions(code),
            total=code.length,
            unit=" questions",
            disable=True if shown else None,  # None: unless stderr is a terminal
            leave=False,
            delay=LEAST_TO_WAIT,
        )
    )
    return bar


def _print_json(code: "Code") -> None:
    from euchre_tutor.questions.quiz import as_object

    opening = "["
    for question in made(code, shown=sys.stdout.isatty()):
        print(f"{opening}{json.dumps(as_object(question))}", end="")
        opening = ",\n"
    print("]")


def _ask(code: "Code") -> None:
    from euchre_tutor.cli.asking import ask_all
    from euchre_tutor.cli.listing import title
    from euchre_tutor.questions.quiz import questions

    say(title(code))
    ask_all(questions(code))


def _list(code: "Code") -> None:
    from euchre_tutor.cli.listing import answer, asked, title

    answers = []
    say(title(code))
    for number, question in enumerate(made(code, shown=sys.stdout.isatty()), start=1):
        say("\n" + asked(number, question))
        answers.append(answer(number, question))
    say("\n" + "\n".join(["Answers", "", *answers]))
