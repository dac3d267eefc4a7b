"""The lesson screen in Python: what reaches the handler, what does not, what happens to errors."""

import logging
from typing import Any

import pytest

from euchre_tutor.widgets import Event, Screen
from euchre_tutor.widgets.screen import DISPLAY, settings


class Wire:
    """Stands for the connection: takes what a screen sends, and lets a view send."""

    def __init__(self, screen: Screen, monkeypatch: pytest.MonkeyPatch) -> None:
        self.screen = screen
        self.sent: list[Any] = []
        monkeypatch.setattr(screen, "send", self.sent.append)

    def say(self, **message: object) -> None:
        """Send as the view does."""
        self.screen._handle_custom_msg(message, [])


@pytest.fixture
def heard() -> list[Event]:
    """The events that reached the handler."""
    return []


@pytest.fixture
def wire(heard: list[Event], monkeypatch: pytest.MonkeyPatch) -> Wire:
    """A screen whose handler notes each event and shows the next snapshot."""

    def handler(event: Event) -> None:
        heard.append(event)
        screen.show({"title": f"after {len(heard)}"})

    screen = Screen(handler)
    screen.show({"title": "start"})
    return Wire(screen, monkeypatch)


def test_an_event_reaches_the_handler(wire: Wire, heard: list[Event]) -> None:
    """The handler gets the deed, without the numbers of the wire."""
    wire.say(kind="tap", card="Jh", seq=1, n=7)
    assert heard == [{"kind": "tap", "card": "Jh"}]
    assert wire.screen.screen == {"seq": 2, "title": "after 1"}


def test_a_double_click_is_one_answer(wire: Wire, heard: list[Event]) -> None:
    """The second click answers the snapshot before, so it is not judged against the next."""
    wire.say(kind="press", id="pass", seq=1, n=1)
    wire.say(kind="press", id="pass", seq=1, n=2)
    assert heard == [{"kind": "press", "id": "pass"}]
    assert wire.screen.screen["title"] == "after 1"


def test_every_message_is_acknowledged(wire: Wire) -> None:
    """The view hears that its message arrived, also of one that was dropped: it may go on."""
    wire.say(kind="tap", card="Jh", seq=1, n=1)
    wire.say(kind="tap", card="Jh", seq=1, n=2)
    assert wire.sent == [{"kind": "ack", "n": 1}, {"kind": "ack", "n": 2}]


@pytest.mark.parametrize("message", ["tap", None, 7, ["tap"], {}, {"kind": 3}])
def test_nonsense_is_dropped(wire: Wire, heard: list[Event], message: object) -> None:
    """A message that is no event reaches nobody and raises nothing."""
    wire.screen._handle_custom_msg(message, [])
    assert heard == []


def test_an_error_is_logged_and_the_page_stays(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A handler that fails: a traceback for the developer, one line for the learner, no more."""

    def fails(event: Event) -> None:
        raise RuntimeError(f"cannot do {event['id']}")

    wire = Wire(Screen(fails, screen={"seq": 4, "title": "here"}), monkeypatch)
    with caplog.at_level(logging.ERROR):
        wire.say(kind="press", id="next", seq=4, n=1)
    assert "cannot do next" in caplog.text
    assert "Traceback" in caplog.text
    assert wire.sent == [{"kind": "trouble"}, {"kind": "ack", "n": 1}]
    assert wire.screen.screen == {"seq": 4, "title": "here"}


def test_an_overridden_handler_is_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """A subclass takes the events by overriding `handle`."""

    class Counting(Screen):
        count = 0

        def handle(self, event: Event) -> None:
            self.count += len(event)

    screen = Counting()
    Wire(screen, monkeypatch).say(kind="press", id="next", seq=0, n=1)
    assert screen.count == 2


def test_the_menu_sets_the_display(wire: Wire, heard: list[Event]) -> None:
    """A setting chosen in the menu holds at once, whatever snapshot is on show, and is told."""
    wire.say(kind="display", name="theme", value="dark", seq=0)
    assert wire.screen.display["theme"] == "dark"
    assert heard == [{"kind": "display", "name": "theme", "value": "dark"}]


def test_unknown_settings_fall_back() -> None:
    """A setting or value that does not exist becomes the default; the rest is kept."""
    screen = Screen(display={"theme": "pink", "deck": "four", "font": "big"})
    assert screen.display == {name: values[0] for name, values in DISPLAY.items()} | {
        "deck": "four"
    }
    assert settings({"motion": ["off"]})["motion"] == "system"


def test_a_snapshot_may_bring_its_number() -> None:
    """A snapshot with a `seq` of its own keeps it; without one it gets the next."""
    screen = Screen()
    screen.show({"seq": 12})
    assert screen.seq == 12
    screen.show({})
    assert screen.seq == 13


def test_the_repr_names_what_is_shown() -> None:
    """Stable text, without ids or addresses, so that a notebook's output can be compared."""
    screen = Screen(screen={"seq": 1, "place": {"title": "Bowers"}, "title": "A guess"})
    assert repr(screen) == "Screen('Bowers: A guess')"
    assert repr(Screen()) == "Screen('')"


def test_script_and_style_are_strings() -> None:
    """Not paths: those would keep every closed screen in memory."""
    assert isinstance(Screen._esm, str)
    assert isinstance(Screen._css, str)


def test_a_name_is_text_wherever_it_stands() -> None:
    """Python hands texts over as they are; nothing of ours turns them into markup."""
    name = "<svg/onload=alert(1)>"
    screen = Screen(screen={"seq": 1, "title": name})
    assert screen.screen["title"] == name
