"""The process that kernels are forked from: it loads the tutor, then takes orders.

``python -m euchre_tutor.kernels.nursery ANSWERS`` reads orders, each a line of JSON: ``{"cmd":
[words], "env": {name: value}, "cwd": folder or null}``, what Jupyter would have run. To each it
answers with a line to the file descriptor ANSWERS: the process number of the new kernel, or why
there is none. It ends with its input, and with it every kernel, as kernels watch the process that
they come from.
"""

import gc
import json
import os
import signal
import sys
from typing import Any, TextIO, TypedDict

from ipykernel.kernelapp import IPKernelApp
from ipywidgets import register_comm_target

# Loaded here once, for all of them: the application, and what it would load when it is asked for.
import euchre_tutor.app.drill_desk
import euchre_tutor.app.practice_desk
import euchre_tutor.progress.database
import euchre_tutor.questions.sessions.fsrs_memory  # noqa: F401

LAUNCHER = "ipykernel_launcher"
"""The module that Jupyter would have run; what follows it are the kernel's own words."""


class Order(TypedDict):
    """A kernel that is wanted."""

    cmd: list[str]
    env: dict[str, str]
    cwd: str | None


def main() -> None:
    """Fork a kernel for each order, until there are no more."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # whoever has ended is forgotten at once
    here = os.getpid()
    gc.collect()
    gc.freeze()  # what is collected no more is not written to, and stays shared
    with os.fdopen(int(sys.argv[1]), "w") as answers:
        mine = serve(answers)
    if mine is not None:
        live(json.loads(mine), parent=here)


def serve(answers: TextIO) -> str | None:
    """Give, in a kernel that was forked, the order for it; None in the end."""
    for order in sys.stdin:
        try:
            kernel = os.fork()
        except OSError as error:  # the system has no room for one more
            print(error, file=answers, flush=True)
            continue
        if kernel == 0:
            return order
        print(kernel, file=answers, flush=True)
    return None


def live(order: Order, parent: int) -> None:
    """Be the kernel, in this process, to its end."""
    os.setsid()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    with open(os.devnull) as nothing:  # noqa: PTH123  # a device
        os.dup2(nothing.fileno(), sys.stdin.fileno())
    os.environ.clear()
    os.environ.update(order["env"])
    if order["cwd"] is not None:
        os.chdir(order["cwd"])
    words = order["cmd"]
    app: Any = IPKernelApp.instance(parent_handle=parent)
    app.initialize(words[words.index(LAUNCHER) + 1 :])
    register_comm_target(app.kernel)  # ipywidgets was imported when there was no kernel yet
    app.start()


if __name__ == "__main__":
    main()
