"""The card table of the notebooks: a position as one seat sees it, only looked at."""

import anywidget
import traitlets

from euchre_tutor.engine import Position, Seat
from euchre_tutor.widgets import bundle
from euchre_tutor.widgets.interface import interface
from euchre_tutor.widgets.screen import settings
from euchre_tutor.widgets.table_cloth import table_cloth


class CardTable(anywidget.AnyWidget):
    """Shows a position; assign :attr:`position` or :attr:`seat` to show another.

    ``repr`` evaluates to an equal table, so that a notebook's stored output can be compared.
    ValueError where nobody sits on ``seat``.
    """

    _esm = bundle.script("cardtable")
    _css = bundle.style()

    cloth = traitlets.Dict().tag(sync=True)
    """What is drawn (:mod:`euchre_tutor.widgets.table_cloth`); follows from the position."""
    display = traitlets.Dict().tag(sync=True)
    """Theme, deck, card size, ribbon, motion, as of a lesson screen."""
    words = traitlets.Dict().tag(sync=True)
    """The words of the interface, by their English."""

    def __init__(
        self, position: Position, seat: Seat = Seat.SOUTH, language: str | None = None
    ) -> None:
        self._position, self._seat, self._language = position, seat, language
        super().__init__(
            cloth=table_cloth(position, seat, language),
            display=settings({}),
            words=interface(language),
        )

    @property
    def position(self) -> Position:
        """The position on show."""
        return self._position

    @position.setter
    def position(self, position: Position) -> None:
        self._position = position
        self.cloth = table_cloth(position, self._seat, self._language)

    @property
    def seat(self) -> Seat:
        """The seat that looks: its hand lies open at the bottom."""
        return self._seat

    @seat.setter
    def seat(self, seat: Seat) -> None:
        self.cloth = table_cloth(self._position, seat, self._language)
        self._seat = seat

    def __repr__(self) -> str:
        seat = "" if self._seat is Seat.SOUTH else f", {self._seat!r}"
        return f"CardTable({self._position!r}{seat})"
