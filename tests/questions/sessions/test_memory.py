"""How skills fade over days: by FSRS where it is installed, by a plain rule elsewhere."""

import subprocess
import sys
from datetime import date, timedelta

import pytest
from questions.sessions.pasts import NOW, answers

from euchre_tutor.questions.sessions import Tally
from euchre_tutor.questions.sessions.fsrs_memory import retrievability
from euchre_tutor.questions.sessions.memory import halved, known
from euchre_tutor.questions.sessions.needs import need

TODAY = date(2026, 5, 20)
ALL_RIGHT, ALL_WRONG = Tally(5, 5), Tally(5, 0)


def ago(*days: int, tally: Tally = ALL_RIGHT) -> list[tuple[date, Tally]]:
    """Say on which days a skill was practised."""
    return [(TODAY - timedelta(days=count), tally) for count in days]


@pytest.mark.parametrize("rule", [retrievability, halved], ids=["fsrs", "plain"])
def test_a_skill_fades_and_lasts_longer_the_oftener_it_was_known(rule: object) -> None:
    """Less with each day; more after several days of practice than after one."""
    assert callable(rule)
    chances = [rule(ago(days), TODAY) for days in (0, 1, 5, 30)]
    assert chances == sorted(chances, reverse=True)
    assert chances[0] > 0.9
    assert rule(ago(20, 15, 10), TODAY) > rule(ago(10), TODAY)
    assert rule(ago(10, tally=ALL_WRONG), TODAY) < rule(ago(10), TODAY)


def test_the_plain_rule_is_what_it_says() -> None:
    """Half is forgotten after a day, and each day that went well doubles that; a bad one resets."""
    assert halved(ago(1), TODAY) == 0.5
    assert halved(ago(3, 2), TODAY) == 0.5
    assert halved([*ago(3), *ago(1, tally=ALL_WRONG)], TODAY) == 0.0


def test_nothing_asked_is_nothing_known_and_what_lies_ahead_is_not_read() -> None:
    """An empty history, and days after today, as a wrong clock leaves them."""
    assert known([], TODAY) == 0.0
    assert known(ago(-3), TODAY) == 0.0


def test_a_skill_long_known_needs_practice_again_after_weeks() -> None:
    """The need of a skill that was right grows with the days; a missed one needs more at once."""
    fresh, old = (need("seats", 1, answers("seats", 1, 8, 0, days), NOW) for days in (0, 60))
    missed = need("seats", 1, answers("seats", 1, 0, 8, 0), NOW)
    assert fresh < old < missed
    assert fresh >= 1


def test_without_fsrs_a_practice_can_be_planned() -> None:
    """The base install has no FSRS: needs follow from the plain rule."""
    program = (
        "import sys, importlib.util\n"
        "sys.modules['fsrs'] = None\n"
        "find = importlib.util.find_spec\n"
        "importlib.util.find_spec = lambda name, *a: None if name == 'fsrs' else find(name, *a)\n"
        "from datetime import date, timedelta\n"
        "from euchre_tutor.questions.sessions import Tally\n"
        "from euchre_tutor.questions.sessions.memory import known\n"
        "today = date(2026, 5, 20)\n"
        "print(known([(today - timedelta(days=1), Tally(5, 5))], today))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.returncode) == ("0.5\n", 0), done.stderr
