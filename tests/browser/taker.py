"""Who takes a drill in a page without a server."""

from dataclasses import dataclass

from browser.learner import MAIN, Manner
from playwright.sync_api import Page

from euchre_tutor.app import App
from euchre_tutor.drills.player import DrillPlayer
from euchre_tutor.engine import Seat
from euchre_tutor.questions import Form, Question


@dataclass
class Taker:
    """Who takes a drill: the questions come from the app, the answers through the page."""

    page: Page
    app: App
    manner: Manner

    @property
    def player(self) -> DrillPlayer:
        """The drill on the screen."""
        player = self.app.desk.drills.player
        assert player is not None
        return player

    @property
    def question(self) -> Question:
        """The question on the screen."""
        asking = self.player.asking
        assert asking is not None
        return asking

    def late(self, seconds: float) -> None:
        """Let so much time have gone by since the drill began."""
        player = self.player
        player._clock = lambda: player._begun + seconds

    @property
    def progress(self) -> str:
        """Where the page says one is."""
        return self.page.locator(".et-progress-label").inner_text().removeprefix("Question ")

    def press(self, selector: str) -> None:
        """Press a button, and wait until the page shows what came of it."""
        before = self.page.locator(".et-root").get_attribute("data-seq")
        self.manner.press(self.page, selector)
        self.page.wait_for_function(
            "seq => document.querySelector('.et-root').dataset.seq !== seq", arg=before
        )

    def answer(self, *, right: bool = True) -> None:
        """Answer the question on the screen, up to its check."""
        question = self.question
        codes = list(question.right_codes)
        if not right:
            others = [choice.code for choice in question.choices if choice.code not in codes]
            codes = others[:1] or codes[1:2]
        for code in codes:
            if question.form is Form.ONE:
                self.press(self._choice(question, code))
            else:
                self.press(f'.et-task button[data-card="{code}"]')

    def answered(self, *, right: bool, checked: bool) -> None:
        """Answer it, with its check where there is one and it is asked for."""
        form = self.question.form
        self.answer(right=right)
        if checked and form is Form.SET:
            self.press(MAIN)

    def _choice(self, question: Question, code: str) -> str:
        """The button of a choice: on a phone only the card on the cloth that stands for it."""
        listed = f'button[data-choice="{code}"]'
        if self.page.locator(listed).count() > 0:
            return listed
        seats = {choice.code: choice.seat for choice in question.choices}
        trick = question.facts.get("trick")
        plays = trick if isinstance(trick, list) else []
        cards = [card for number, card in plays if Seat(number) is seats[code]]
        return f'.et-cloth button[data-card="{cards[0] if cards else code}"]'
