"""`euchre-tutor`: serves the lessons with Voilà and opens the browser."""

import webbrowser
from argparse import ArgumentParser, Namespace
from threading import Thread
from typing import TYPE_CHECKING

from euchre_tutor.cli.failure import Failure

if TYPE_CHECKING:
    from euchre_tutor.server import Server

EVERY_INTERFACE = "0.0.0.0"  # noqa: S104 - only with --host, which warns
PORT = 8866
HIGHEST_PORT = 65535


def arguments(parser: ArgumentParser) -> None:
    """Add the options of the bare command."""
    parser.add_argument(
        "--port", type=port, default=PORT, help=f"the port to serve on ({PORT}; 0: any free one)"
    )
    parser.add_argument(
        "--no-browser", action="store_true", help="print the address, open no browser"
    )
    parser.add_argument("--lang", metavar="CODE", help="the language to start in, such as en")
    parser.add_argument(
        "--host",
        nargs="?",
        const=EVERY_INTERFACE,
        default="localhost",
        metavar="ADDRESS",
        help="let others on your network join: on every interface of this computer, or on ADDRESS",
    )


def run(options: Namespace) -> int:
    """Serve until Ctrl-C; returns 0.

    Raises Failure if the `app` extra is missing, the language unknown or the port not to be had.
    """
    language = None if options.lang is None else _language(options.lang)
    server = _server(options.host, options.port, language)
    try:
        server.open_port()
    except OSError as error:
        raise Failure(_why_not(options, error)) from None
    _tell(server)
    if not options.no_browser:
        Thread(target=webbrowser.open, args=(server.address,), daemon=True).start()
    server.serve()
    print("Good bye.", flush=True)
    return 0


def port(word: str) -> int:
    """Read the number of a port; ValueError for what is none."""
    number = int(word)
    if not 0 <= number <= HIGHEST_PORT:
        raise ValueError(word)
    return number


def _language(code: str) -> str:
    from euchre_tutor.text import find_language, languages

    found = find_language(code)
    if not code.casefold().startswith(found.partition("_")[0]):
        raise Failure(f"no language {code!r}; there are: {', '.join(languages())}")
    return found


def _server(host: str, port: int, language: str | None) -> "Server":
    try:
        from euchre_tutor.server import Server
    except ModuleNotFoundError as error:
        raise Failure(
            f"the lessons need {error.name}, which is not installed here;"
            " pip install 'euchre_tutor[app]' brings it"
        ) from None
    return Server.on(host, port, language)


def _why_not(options: Namespace, error: OSError) -> str:
    from errno import EADDRINUSE

    if error.errno == EADDRINUSE:
        return (
            f"port {options.port} is taken (is the tutor running already?);"
            " choose another with --port, or --port 0 for any free one"
        )
    return f"cannot serve on {options.host}, port {options.port}: {error.strerror or error}"


def _tell(server: "Server") -> None:
    print(f"Euchre Tutor is at {server.address}")
    if server.shared_address:
        print(
            f"Others on your network join at {server.shared_address}\n"
            "Warning: there is no password. Whoever reaches this address can open lessons, and"
            " each one starts a Python process on this computer. Use a network you trust."
        )
    print("Stop with Ctrl-C.", flush=True)
