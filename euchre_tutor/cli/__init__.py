"""The command line: `euchre-tutor` serves the lessons, `euchre-tutor COMMAND` does one thing.

Exit status: 0 clean, 1 the record has faults, 2 unreadable or wrong usage.
"""

import sys
from argparse import ArgumentParser, RawDescriptionHelpFormatter
from collections.abc import Sequence
from importlib import import_module

import euchre_tutor
from euchre_tutor.cli.failure import UNUSABLE, Failure
from euchre_tutor.cli.output import nobody_reads, open_all

SERVE = "serve"
INTERRUPTED = 130  # by Ctrl-C, as a shell counts it

# Each command is a module of this package with two functions: `arguments(parser)` adds its
# options, `run(options)` does the work and returns the exit status (or raises Failure).
COMMANDS: dict[str, str] = {  # name of the command and module: what it does, in a few words
    "lab": "copies the lesson notebooks to a folder and opens them in JupyterLab",
    "quiz": "makes a quiz from a code, a kind or a mix: to read, as JSON, as a printed sheet",
    "replay": "referees recorded games and names what breaks the rules",
    "review": "tells what each card of a recorded game cost, with all cards seen",
}


def main(words: Sequence[str] | None = None) -> int:
    """Run the command line; `words` are its arguments (None: those of this process).

    Returns the exit status. Wrong usage ends in SystemExit with status 2, as argparse does.
    """
    open_all()
    words = sys.argv[1:] if words is None else words
    name = words[0] if words and words[0] in COMMANDS else SERVE
    command = import_module(f"euchre_tutor.cli.{name}")
    parser = _parser(name)
    command.arguments(parser)
    options = parser.parse_args(words if name == SERVE else words[1:])
    status: int = 0
    try:
        status = command.run(options)
        sys.stdout.flush()
    except Failure as failure:
        print(f"euchre-tutor: {failure}", file=sys.stderr)
        return failure.status
    except BrokenPipeError:
        nobody_reads()  # and the status is what it was
    except OSError as error:
        nobody_reads()
        where = "the output" if error.filename is None else error.filename
        print(f"euchre-tutor: {where}: {error.strerror or error}", file=sys.stderr)
        return UNUSABLE
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def _parser(name: str) -> ArgumentParser:
    if name != SERVE:
        return ArgumentParser(prog=f"euchre-tutor {name}", description=f"{COMMANDS[name]}.")
    parser = ArgumentParser(
        prog="euchre-tutor",
        description="Learn Euchre in the browser: serves the lessons on this computer.",
        epilog=_list_of_commands(),
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=euchre_tutor.__version__)
    return parser


def _list_of_commands() -> str | None:
    if not COMMANDS:
        return None
    lines = [f"  {name:<10} {summary}" for name, summary in COMMANDS.items()]
    return "\n".join(["commands (euchre-tutor COMMAND --help tells more):", *lines])
