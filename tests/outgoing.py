"""Whom a Python program asks: every host that it looks up or connects to, this computer left out.

A `sitecustomize` put in front of the program prints a line at each audit event of `socket`.
"""

from pathlib import Path

from processes import Program

MARK = "asks another host: "
WATCH = f"""\
import os, sys

def watch(event, arguments):
    if event == "socket.getaddrinfo":
        host = arguments[0]
    elif event == "socket.connect" and isinstance(arguments[1], tuple):
        host = arguments[1][0]
    else:
        return
    host = host.decode() if isinstance(host, bytes) else host
    if host and host not in ("localhost", "::1") and not host.startswith("127."):
        os.write(2, f"{MARK}{{host}}\\n".encode())

sys.addaudithook(watch)
"""


def watched(folder: Path) -> dict[str, str]:
    """The variables that make a Python program tell whom it asks; `folder` holds the means."""
    place = folder / "watch"
    place.mkdir(exist_ok=True)
    (place / "sitecustomize.py").write_text(WATCH)
    return {"PYTHONPATH": str(place)}


def asked_by(program: Program) -> list[str]:
    """The other hosts that the program has asked so far, each once, in their order."""
    lines = [line.partition(MARK)[2].strip() for line in program.lines if MARK in line]
    return list(dict.fromkeys(lines))
