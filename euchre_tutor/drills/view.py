"""A drill in a notebook cell."""

from __future__ import annotations

from secrets import token_hex

from euchre_tutor.drills.player import DrillPlayer
from euchre_tutor.engine import Rules
from euchre_tutor.lessons.view import TutorView
from euchre_tutor.progress import Book
from euchre_tutor.questions.quiz import Code, wanted
from euchre_tutor.questions.sessions import Mode
from euchre_tutor.questions.sessions.planning import of_code


class DrillView(TutorView):
    """The questions of a quiz on a screen, in the language in use when it was made.

    Its learner is who uses the kernel; ``book`` names another.
    """

    player: DrillPlayer

    def __init__(
        self,
        code: Code,
        mode: Mode = Mode.PRACTICE,
        *,
        standalone: bool = False,
        book: Book | None = None,
    ) -> None:
        self.code = code
        self.mode = mode
        super().__init__(standalone=standalone, book=book)

    def opened(self, book: Book) -> None:
        """Begin for the learner of this book, or go on where the same quiz was left."""
        kept = DrillPlayer.resumed(book, self.mode)
        if kept is not None and kept.plan.code == str(self.code) and not kept.done:
            self.player = kept
        else:
            self.player = DrillPlayer(of_code(self.mode, str(self.code), token_hex(8)), book)
        self.draw()

    def __repr__(self) -> str:
        return f"quiz(code={str(self.code)!r})"


def quiz(
    kind: str | None = None,
    level: int | str | tuple[int, int] | None = None,
    *,
    code: str | Code | None = None,
    seed: str | None = None,
    count: int | None = None,
    rules: str | Rules | None = None,
    mode: str = Mode.PRACTICE.value,
) -> DrillView:
    """Show a quiz in a notebook: of a kind or a mix of kinds, or by its ``code`` alone.

    ``mode`` is practice, streak, three-minutes or test; the rest as ``euchre-tutor quiz`` takes it.
    ValueError or TypeError for what cannot be, saying what was expected.
    """
    modes = [one.value for one in Mode]
    if mode not in modes:
        message = f"the mode {mode!r}: expected one of {', '.join(modes)}"
        raise ValueError(message)
    found = wanted(kind, level, code=code, seed=seed, count=count, rules=rules)
    return DrillView(found, Mode(mode))
