"""Plays one session. Knows no widget; gives screens, takes events, and writes down every deed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from secrets import token_hex
from time import time
from typing import Final

from euchre_tutor.drills.ending import LOOK
from euchre_tutor.drills.judging import Judging
from euchre_tutor.drills.racing import CLOCK, Racing
from euchre_tutor.drills.rounds import start
from euchre_tutor.drills.sight import Sight
from euchre_tutor.drills.sitting import Sitting
from euchre_tutor.lessons.journal import Given, Journal, replayed
from euchre_tutor.lessons.player import deed_of
from euchre_tutor.lessons.steps import Deed, Press
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.progress import Book, Run
from euchre_tutor.questions import Question
from euchre_tutor.questions.sessions import COUNTED, Answer, Mode, Plan, best
from euchre_tutor.questions.sessions.planning import again

DRILL: Final = "drill"
"""The name under which sessions are kept, beside the lessons."""


class DrillPlayer:
    """A learner in a session, begun by its plan; ``kept`` is a run to go on with instead.

    ``book`` is where all they do is written down before it is shown. ``clock`` gives seconds; only
    three minutes ask it. ValueError for a plan without a question, or a run that does not fit.
    """

    def __init__(
        self, plan: Plan, book: Book, clock: Callable[[], float] = time, kept: Run | None = None
    ) -> None:
        self.book = book
        """Where it is kept."""
        self._clock = clock
        self._look: int | None = None
        """The answer looked at again, by number, after the end."""
        self._put(plan)
        if kept is None:
            self._begin()
        else:
            self._go_on(kept)

    @classmethod
    def resumed(
        cls, book: Book, mode: Mode | None = None, clock: Callable[[], float] = time
    ) -> DrillPlayer | None:
        """Go on with the session of a mode, or the last one, that the book keeps; None without."""
        state = book.lesson(DRILL)
        run = state.runs.get(state.at if mode is None else mode.value)
        if run is None:
            return None
        try:
            return cls(Plan.parse(run.of), book, clock, run)
        except (ValueError, TypeError):  # a file can say anything, and questions can have changed
            return None

    def _put(self, plan: Plan) -> None:
        """Put the beginning of a plan on the screen."""
        self.plan = plan
        self._round = start(plan)
        self._journal = Journal(self.book, DRILL, str(plan.rules))

    def _begin(self) -> None:
        self._begun = self._clock()
        self._journal.begin(self._part, f"{token_hex(8)}@{self._begun:.3f}", str(self.plan))
        self._journal.is_at(self._part)

    def _go_on(self, kept: Run) -> None:
        self._begun = _begun(kept)
        again = replayed(self._round, kept)
        if again is None or not isinstance(again[0], Judging | Racing | Sitting):
            message = "the session does not fit its questions any more"
            raise ValueError(message)
        self._round = again[0]
        self._journal.resume(self._part, kept, len(self._round.answers))
        self._tick()

    @property
    def _part(self) -> str:
        return self.plan.mode.value

    @property
    def done(self) -> bool:
        """Whether the session is over."""
        return self._round.done

    @property
    def answers(self) -> tuple[Answer, ...]:
        """All answers that count by now."""
        return self._round.answers

    @property
    def question(self) -> Question | None:
        """The question on the screen."""
        return self._round.question

    @property
    def asking(self) -> Question | None:
        """The question that waits for an answer; None where none does."""
        return self._round.question if self._round.is_open else None

    # What the learner does.

    def handle(self, event: Mapping[str, object]) -> bool:
        """Take an event from the screen; tell whether anything changed."""
        deed = deed_of(event)
        if deed is None or (isinstance(deed, Press) and deed.button.startswith(CLOCK)):
            return False
        ticked = self._tick()
        if self._round.done:
            return self._looked(deed) or ticked
        return self._did(deed) or ticked

    def _tick(self) -> bool:
        """Let the clock of the server tell a session with a clock how late it is."""
        if not isinstance(self._round, Racing) or self._round.done:
            return False
        at = round(self._clock() - self._begun, 3)
        if at <= self._round.session.at:
            return False
        self._did(Press(f"{CLOCK}{at:.3f}"))
        return self._round.done

    def _did(self, deed: Deed) -> bool:
        before = self._round
        after = before.after(deed)
        if after == before:
            return False
        fresh = after.answers[len(before.answers) :]
        given = tuple(
            Given(answer.item.question, answer.given, answer.is_right, answer.item.source)
            for answer in fresh
        )
        self._journal.kept(self._part, deed, given)
        self._round = after
        return True

    def _looked(self, deed: Deed) -> bool:
        """Look at an answer again, or back at how it went."""
        match deed:
            case Press("back-to-end") if self._look is not None:
                self._look = None
            case Press(button) if button.startswith(LOOK):
                number = button.removeprefix(LOOK)
                if not number.isdecimal() or int(number) >= len(self._round.answers):
                    return False
                self._look = int(number)
            case Press("again"):
                return self._again()
            case _:
                return False
        return True

    def _again(self) -> bool:
        """Begin anew: the questions of a quiz are the same, others are fresh."""
        plan = self._next
        if plan is None:
            return False
        self._look = None
        self._put(plan)
        self._begin()
        return True

    @property
    def _next(self) -> Plan | None:
        """The same anew, by what was answered since; None where nothing is left to come back."""
        return again(self.plan, self.book.attempts(), seed=token_hex(8), now=datetime.now(UTC))

    # What is shown.

    def screen(self, language: str) -> Json:
        """Give the whole screen in a language (the shape is described in ``widgets.screen``)."""
        sight = Sight(
            Voice(language), self.plan, self._round, self._look, self._best, self._has_more
        )
        return sight.screen()

    @property
    def _has_more(self) -> bool:
        """Whether it can be begun anew: of misses alone only as long as one is owed."""
        plan = self.plan
        return not self.done or bool(plan.code or plan.skills) or self._next is not None

    @property
    def _best(self) -> int | None:
        """The best of this mode before this session, once it is over."""
        if not self.done or self.plan.mode not in COUNTED:
            return None
        return best(self.book.attempts(), self.plan.mode, but=self._journal.token(self._part))


def _begun(run: Run) -> float:
    """Read when a run began; ValueError where it does not say."""
    return float(run.token.rpartition("@")[2])
