"""A learner at the practice table in Chromium, with a mouse or with a keyboard alone."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from euchre_tutor.app import App
from euchre_tutor.engine import Card
from euchre_tutor.practice_table.place import Place
from euchre_tutor.practice_table.replay import Replay
from euchre_tutor.practice_table.table import Station, Table

DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""What is shown takes the focus in the frame after it."""
WHERE = """
node => {
  const here = document.activeElement;
  if (here === node) return "here";
  const row = here?.closest(".et-open-cards, .et-fan-cards, .et-row, .et-segments");
  return row?.contains(node) ? "beside" : "elsewhere";
}
"""
"""Where the focus is: on the thing, in the row of cards or choices it belongs to, or elsewhere."""
POINTERS = """
window.pointers = [];
addEventListener("pointerdown", (event) => window.pointers.push(event.pointerType), true);
addEventListener("mousedown", (event) => window.pointers.push(event.type), true);
"""
"""Notes every press of a pointer."""


class Learner:
    """Somebody at the table; what they press with is said by the classes below."""

    def __init__(self, page: Page, app: App) -> None:
        self.page = page
        self.app = app
        page.evaluate(POINTERS)
        self.refused = 0
        """How many cards were tried that may not be played."""

    @property
    def place(self) -> Place:
        """What is before the learner."""
        return self.app.desk.table.table(self.app.desk.book).player.place

    @property
    def table(self) -> Table:
        """The table they sit at."""
        assert isinstance(self.place, Table)
        return self.place

    @property
    def replay(self) -> Replay:
        """The finished deal they look at."""
        assert isinstance(self.place, Replay)
        return self.place

    def shown(self) -> None:
        """Wait until the page shows what there is, and has put the focus where it belongs."""
        expect(self.page.locator(f'[data-seq="{self.app.seq}"]')).to_be_visible()
        self.page.evaluate(DRAWN)

    def doing(self, act: Callable[[], None]) -> None:
        """Do something that changes what is shown, and wait until it is."""
        before = self.app.seq
        act()
        self.page.wait_for_function(
            "(seq) => document.querySelector(`[data-seq]`)?.dataset.seq > seq", arg=before
        )
        self.shown()

    def use(self, thing: Locator) -> None:
        """Press something that no key is for."""
        raise NotImplementedError

    def sit(self, seat: str) -> None:
        """Choose a seat in the lobby, by its letter."""
        raise NotImplementedError

    def call(self, number: int) -> None:
        """Open the call with this number, from 1."""
        raise NotImplementedError

    def card(self, code: str) -> None:
        """Tap a card of the hand."""
        raise NotImplementedError

    def go_on(self) -> None:
        """Press the main button."""
        raise NotImplementedError

    def ask(self, rung: int) -> None:
        """Ask the coach for this rung."""
        raise NotImplementedError

    def undo(self) -> None:
        """Take the last decision back."""
        raise NotImplementedError

    def open_menu(self) -> None:
        """Open the menu of the game."""
        self.use(self.page.locator("[data-menu=game]"))
        expect(self.page.locator(".et-menu-game")).to_be_visible()
        self.page.evaluate(DRAWN)

    def press(self, selector: str, text: str = "") -> None:
        """Press a button, and wait until it has changed something."""
        self.doing(lambda: self.use(self.page.locator(selector, has_text=text).first))

    def decide(self) -> None:
        """Take the first call, the first card to put down, or the first card allowed."""
        table = self.table
        if table.station is Station.DECIDING:
            cards = self.app.screen["task"]["kind"] == "cards"
            hand = [card["id"] for card in self.app.screen["cloth"]["hand"] if card["tap"]]
            self.doing(lambda: self.card(hand[0]) if cards else self.call(1))
            self.doing(self.go_on)
            return
        hand = [card["id"] for card in self.app.screen["cloth"]["hand"]]
        allowed = [play.code for play in table.position.legal()]
        barred = [code for code in hand if code not in allowed]
        if barred and not self.refused:
            self.doing(lambda: self.card(barred[0]))
            assert self.table.refused is Card(barred[0])
            self.refused += 1
            self.doing(self.go_on)
        self.doing(lambda: self.card(next(code for code in hand if code in allowed)))

    def play(self, until: Callable[[Table], bool]) -> None:
        """Play on until the table is so."""
        while not until(self.table):
            if self.table.station in (Station.TRICK, Station.SCORE):
                self.doing(self.go_on)
            else:
                self.decide()


class Mouse(Learner):
    """Clicks."""

    def use(self, thing: Locator) -> None:
        """Click it."""
        thing.click()

    def sit(self, seat: str) -> None:
        """Click the seat."""
        self.page.locator(".et-segment", has=self.page.locator(f"input[value={seat}]")).click()

    def call(self, number: int) -> None:
        """Click the call."""
        self.page.locator("[data-choice]").nth(number - 1).click()

    def card(self, code: str) -> None:
        """Click the card."""
        self.page.locator(f".et-hand button[data-card='{code}']").click()

    def go_on(self) -> None:
        """Click the button."""
        self.page.locator("[data-main]").click()

    def ask(self, rung: int) -> None:
        """Click the rung."""
        self.page.locator(f"[data-hint=hint-{rung}]").click()

    def undo(self) -> None:
        """Click Undo beside the scrubber."""
        self.page.locator("[data-undo]").click()


class Keyboard(Learner):
    """Has no mouse: Tab, arrows, Enter, Space and the keys of the table."""

    FARTHEST = 60  # presses of Tab, or of an arrow in a row, that reach anything on a screen

    def __init__(self, page: Page, app: App) -> None:
        super().__init__(page, app)
        self.pressed = 0

    def reach(self, thing: Locator) -> None:
        """Go on with Tab, and among the same cards with an arrow, until the focus is there."""
        for _ in range(self.FARTHEST):
            where = thing.evaluate(WHERE)
            if where == "here":
                return
            self.page.keyboard.press("ArrowRight" if where == "beside" else "Tab")
        message = f"neither Tab nor the arrows reach {thing}"
        raise AssertionError(message)

    def use(self, thing: Locator) -> None:
        """Go there and press Enter or Space, in turn."""
        self.reach(thing)
        self.pressed += 1
        self.page.keyboard.press("Enter" if self.pressed % 2 else "Space")

    def sit(self, seat: str) -> None:
        """Go to the seats, and along them to this one."""
        self.reach(self.page.locator(f".et-segment input[value={seat}]"))

    def call(self, number: int) -> None:
        """Press its number, or go there every third time."""
        self._by_key(str(number), self.page.locator("[data-choice]").nth(number - 1))

    def card(self, code: str) -> None:
        """Press its place in the hand, or go there every third time."""
        hand = [card["id"] for card in self.app.screen["cloth"]["hand"]]
        card = self.page.locator(f".et-hand button[data-card='{code}']")
        self._by_key(str(hand.index(code) + 1), card)

    def _by_key(self, key: str, thing: Locator) -> None:
        self.pressed += 1
        if self.pressed % 3:
            self.page.keyboard.press(key)
        else:
            self.use(thing)

    def go_on(self) -> None:
        """Press Enter: the focus is on the main button."""
        assert self.page.locator("[data-main]").evaluate(WHERE) == "here"
        self.page.keyboard.press("Enter")

    def ask(self, rung: int) -> None:
        """Press H: each time it asks for one more."""
        assert rung
        self.page.keyboard.press("h")

    def undo(self) -> None:
        """Press U."""
        self.page.keyboard.press("u")
