"""The screen of a lesson or of the app: one snapshot in, the learner's deeds out.

``screen`` is a snapshot of everything shown, in JSON, replaced as a whole:

- ``seq``: int, a new number with each change; ``lang``: code of the language
- ``page``: "lesson" (where it is missing) or a page of the app, such as "home", whose own part has
  the page's name (the shapes are described in ``app.pages``)
- ``place``: ``{address, kicker, title, back: {label, to} | None}``, ``address`` being the query
  that opens it again, ``to`` that of the way back
- ``status``: in the middle of the top line, ``{pill, note}``, or None
- ``coach``, ``review``: beside a deal in a lesson, see ``lessons.coaching``; missing elsewhere
- ``practice``: on the page "practice", see ``practice_table.parts``
- ``large``: true on a projector, where a lesson has ``wall`` (see ``app.wall``)
- ``progress``: ``{pills: ["done" | "now" | "open"], label, short}`` and, where a clock runs,
  ``timer: {left, label}``, ``left`` being the seconds left when the snapshot was made
- ``stars``: ``{earned, of, label}`` or None
- ``title``; ``prose``: list of rich texts
- ``aside``: ``{title, rows: [{suit, name, cells}]}`` or None, a cell being
  ``{text, kind: "trump" | "plain" | "gone", name}``; or who makes a call in which words, beside
  a table: ``{title, rows: [{seat, name, words, note, here}], rule}``; or what a hand is worth,
  ``{kind: "worth", title, note, head, here, rows: [{full, part, none, tricks, who, points, name,
  rule, here}]}``, ``full``, ``part`` and ``none`` being tricks surely, perhaps and not taken
- ``cloth``: the table cloth or None: ``{kind, trump: {suit, label} | None, note}`` and, for kind
  "fan" or "cards", ``cards``; for "rows" ``rows``: ``[{suit, name, count, trump, cards}]``; for
  "table" ``seats``, ``trick``, ``kitty``, ``hand`` (see :mod:`euchre_tutor.widgets.table_cloth`);
  for "tricks", finished ones, ``seats``: ``[{seat, name, letter, side}]`` in the order of their
  columns, and ``tricks``: ``[{number, name, plays: [{seat, card}]}]``, ``number`` of a card being
  the key that chooses it;
  for "score" ``pairs``: ``[{id, badge: {letter, side}, label, name, points, caption, fives, words,
  cards, set, state, mark}]``, ``fives`` being what the two ``cards`` show, from 0 to 10, and
  ``set`` None or, where they can be moved, ``{name, less, more}``, each ``{id, label, ready}``;
  with any kind a ``switch`` below it: ``{id, label, on, ready, sides: [{value, end, sets, now}]}``,
  a house rule off and on, ``end`` being what that leads to, None while it is open
- ``task``: the question or None: ``{kind, prompt, hint, how}``, ``how`` being ``{keys, touch}``,
  with a keyboard and without, and, for kind "cards", ``cards``; for
  "choices" ``choices`` and ``card``, the one it is about; ``situation``: rich text, what has
  happened, where no cloth shows all of it; for "suits" ``choices``; for "calls" ``choices``,
  which take two taps; for "told" and "fives" nothing; ``short``: whether the choices stand in
  two columns;
  ``deal``: a finished hand, ``{trump, told, rows: [{badge, label, role, tricks, name}]}``;
  ``trump`` where no cloth shows it; ``lines``: ``[{seat, text}]``, what was done since the
  learner's last act, or the deal once more
- ``verdict``: ``{tone: "right" | "almost" | "wrong" | "told", headline, text, rules, at}`` or None,
  ``at`` being ``{card}``, ``{choice}``, both or None; "told" judges nothing
- ``main``: the one filled button, ``{id, label, ready, icon}``, or None; not ready, it can still
  be pressed, and the handler says what is missing
- ``also``: ``[{id, label, icon}]``; ``nav``: ``{back, skip}``, each ``{id, label}`` or None
- ``finish``: ``{stars, headline, text, short: [rule]}`` or None; of a drill (see
  ``drills.ending``) ``stars`` None and ``list`` the answers, each a button
- ``announce``: what a screen reader is told
- ``notice``: ``{text, close}``, something to be said above the screen until the button ``close`` is
  pressed, or None; ``kept``: whether all that was done is stored
- ``astray``: the same, where the address named a place that is not there; missing elsewhere
- ``hello``: true in a snapshot that has nothing else: the view then says which browser it is
- ``focus``: ``{card}``, ``{choice}``, ``{main}`` or ``{rule}`` that takes the focus, or None where
  the screen decides
- ``busy``: true while others act and the learner waits: the focus moves on with what comes then

A card is ``{id, name, state, mark, ribbon, caption, short, number, tap, led}``. ``id``: a code such
as "Jh", None for a back (``code`` where the id is not the code). ``state``: rest, playable, chosen,
barred, right, missed, wrong, refused, winner, hinted (the coach shows it), or off (an empty place).
``mark``: the word on its pill. ``ribbon``: the suit it counts as. ``short``: its caption where
there is little room. ``tap``: whether it is a button. ``by``: whether the name says who played it.

A choice is ``{id, label, suit, seat: {letter, side} | None, card, state, mark, lies}``, ``state``
being open, right, wrong, winner, dim or picked; ``card`` the segment of the card it stands for;
``lies``: it can be tapped on the cloth too. A side is "us", "them", or "none" where that is not
told. A call is a choice with ``text``, the rich text of what it means, and ``alone``, ``{id, label,
on}``, a switch, or None each; its state is open, opened (then the main button stands in it) or
refused. A rule is ``{key, number, title}``. A rich text is a list of strings, ``{"b": …}``,
``{"card": "Jh", "name": …}`` and ``{"suit": "h", "name": …}``.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

import anywidget
import traitlets

from euchre_tutor.widgets import bundle

Json: TypeAlias = dict[str, Any]
"""A piece of the state, fit for JSON."""

Event: TypeAlias = Mapping[str, object]
"""What the learner did: ``{"kind": "tap", "card": "Jh"}``, ``{"kind": "choose", "choice": "1"}``,
``{"kind": "press", "id": "next"}``, ``{"kind": "hello", "browser": "9f3c…"}`` (None where it keeps
nothing), ``{"kind": "beat"}`` (is anybody there?) or ``{"kind": "display", "name": "theme",
"value": "dark"}``; in the app also ``{"kind": "go", "to": "lesson=bowers&step=3"}``,
``{"kind": "rules", "name": "stick", "value": "on"}`` and ``{"kind": "language", "value": "en"}``,
at the practice table ``{"kind": "practice", "do": …}``, see ``practice_table.table``; after the
browser's Back a ``go`` also has ``wall`` (true or false) and ``lang`` (empty where the address
names none)."""

Handler: TypeAlias = Callable[[Event], None]
"""Called with each event; usually ends with :meth:`Screen.show`."""

DISPLAY: Final[Mapping[str, tuple[str, ...]]] = {
    "theme": ("auto", "light", "dark", "contrast"),
    "deck": ("two", "four"),
    "text": ("standard", "large", "largest"),
    "size": ("standard", "large"),
    "ribbon": ("after", "never"),
    "motion": ("system", "off"),
}
"""The settings of the Display menu and their values, the default first."""


def settings(wanted: Mapping[str, object]) -> dict[str, str]:
    """Give all display settings, with the default for what is missing or unknown."""
    return {
        name: str(wanted[name]) if wanted.get(name) in values else values[0]
        for name, values in DISPLAY.items()
    }


class Screen(anywidget.AnyWidget):
    """A whole lesson screen, the same in the app and in a notebook cell.

    One handler takes the events (``handler``, or override :meth:`handle`). An event that answers
    an older snapshot than the one on show is dropped: the second half of a double click, for
    example. An error in the handler is logged with its traceback; the learner is told in one line
    and keeps the page.
    """

    _esm = bundle.script("lesson")
    _css = bundle.style()

    screen = traitlets.Dict().tag(sync=True)
    """The snapshot; set it with :meth:`show`."""
    display = traitlets.Dict().tag(sync=True)
    """The settings of `DISPLAY`; also set by the menu of the view."""
    rules = traitlets.Dict().tag(sync=True)
    """The rules the drawer can open: ``{key: {number, title, text: [rich text]}}``."""
    words = traitlets.Dict().tag(sync=True)
    """The words of the interface (`WORDS`) in the learner's language, by their English."""
    standalone = traitlets.Bool(default_value=False).tag(sync=True)
    """Whether nothing else is on the page: the screen then fills the window."""

    def __init__(self, handler: Handler | None = None, **state: object) -> None:
        self._handler = handler
        super().__init__(**{"screen": {"seq": 0}, "display": {}} | state)
        self.on_msg(self._receive)

    @traitlets.validate("display")
    def _only_known_settings(self, proposal: Mapping[str, Any]) -> dict[str, str]:
        return settings(proposal["value"])

    @property
    def seq(self) -> int:
        """The number of the snapshot on show."""
        return int(self.screen.get("seq", 0))

    def show(self, screen: Json) -> None:
        """Show a snapshot. Without a ``seq`` of its own it gets one more than the last."""
        self.screen = {"seq": self.seq + 1} | screen

    def handle(self, event: Event) -> None:
        """Do what an event asks for; the default calls the ``handler`` given at the start."""
        if self._handler is not None:
            self._handler(event)

    def _receive(self, _widget: object, message: object, _buffers: object) -> None:
        """Take a message of the view, and tell the view that it arrived."""
        if not isinstance(message, dict) or not isinstance(message.get("kind"), str):
            return
        event = {name: value for name, value in message.items() if name not in ("n", "seq")}
        if event["kind"] == "display":
            self.display = {**self.display, str(event.get("name")): event.get("value")}
        try:
            if event["kind"] == "display" or message.get("seq") == self.seq:
                self.handle(event)
        except Exception:
            # The one place where a lesson's error ends: it must not take the page with it.
            self.log.exception("a handler failed on %r", event)
            self.send({"kind": "trouble"})
        finally:
            self.send({"kind": "ack", "n": message.get("n")})

    def __repr__(self) -> str:
        place = self.screen.get("place") or {}
        words = [place.get("title"), self.screen.get("title")]
        return f"Screen({': '.join(word for word in words if word)!r})"
