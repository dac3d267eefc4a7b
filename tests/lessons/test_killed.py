"""A kernel killed at any moment: every answer whose verdict was shown is in the store."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from progress.stores import KINDS, make

PROGRAM = """
import sys
from pathlib import Path
from euchre_tutor.lessons.course import find
from euchre_tutor.lessons.player import Player
from euchre_tutor.progress import Book
from progress.stores import make

player = Player(find("bowers"), "check", book=Book(make(sys.argv[1], Path(sys.argv[2])), "user:x"))
while True:
    screen = player.screen("en")
    if screen["verdict"]:
        print("shown", flush=True)
    task = screen["task"]
    press = None if screen["main"] is None else {"kind": "press", "id": screen["main"]["id"]}
    if press and (screen["verdict"] or screen["finish"]):
        player.handle(press)
        continue
    question = player.question
    for code in question.right_codes:
        player.handle({"kind": "tap", "card": code})
        player.handle({"kind": "choose", "choice": code})
    player.handle({"kind": "press", "id": "check"})
"""


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("shown", [1, 4, 9])
def test_killed_between_answer_and_verdict(kind: str, shown: int, tmp_path: Path) -> None:
    """Killed the hard way after so many verdicts: no fewer answers, each one whole."""
    words = [sys.executable, "-c", PROGRAM, kind, str(tmp_path)]
    path = os.pathsep.join([str(Path(__file__).parents[1]), os.environ.get("PYTHONPATH", "")])
    environ = {**os.environ, "PYTHONPATH": path}
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=environ) as process:
        assert process.stdout is not None
        for _ in range(shown):
            assert process.stdout.readline() == "shown\n"
        process.send_signal(signal.SIGKILL)
        more = process.stdout.read().count("shown")
    store = make(kind, tmp_path)
    (learner,) = store.learners("user:x")
    assert len(store.attempts("user:x", learner.id)) >= shown + more
    assert store.load("user:x", learner.id).lessons["bowers"].runs["check"].deeds
