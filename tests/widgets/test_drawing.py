"""A position at the end of a notebook's cell draws itself."""

import subprocess
import sys

from euchre_tutor.engine import Deal, Phase, Position, Rules, diagram
from euchre_tutor.widgets.drawing import drawn

WIDGET = "application/vnd.jupyter.widget-view+json"


def test_a_position_is_drawn_as_the_table_and_as_text() -> None:
    """What IPython is given holds the card table and, where there is none, the diagram."""
    for rules in (Rules.STANDARD, Rules.TWO_HANDED):
        position = Position.start(Deal.shuffled("class-7", rules))
        content = drawn(position)
        assert WIDGET in content
        assert content["text/plain"] == diagram(position)


def test_a_view_is_drawn_as_its_seat_sees_it() -> None:
    """Its own hand lies open, the others do not, whatever deal it is drawn by."""
    for rules in (Rules.STANDARD, Rules.TWO_HANDED):
        position = Position.start(Deal.shuffled("class-7", rules))
        while position.phase is not Phase.OVER:
            for seat in rules.seats:
                content = drawn(position.view(seat))
                assert WIDGET in content
                assert content["text/plain"] == diagram(position, seat)
            position = position.after(position.legal()[-1])


def test_ipython_draws_a_position_whatever_was_imported() -> None:
    """Importing the engine is enough, and nothing is loaded for it before a position is shown."""
    program = (
        "import sys\n"
        "from IPython.core.interactiveshell import InteractiveShell\n"
        "shell = InteractiveShell.instance()\n"
        "from euchre_tutor.engine import Deal, Position\n"
        "assert 'anywidget' not in sys.modules\n"
        "position = Position.start(Deal.shuffled('class-7'))\n"
        "content, _ = shell.display_formatter.format(position)\n"
        "view = position.view(position.to_act)\n"
        "again, _ = shell.display_formatter.format(view)\n"
        "assert again.keys() == content.keys()\n"
        "print(*sorted(content))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.stdout.split()[-2:] == [WIDGET, "text/plain"], done.stderr
