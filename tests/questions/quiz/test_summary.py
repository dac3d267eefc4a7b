"""A code in words."""

import pytest

from euchre_tutor.engine import Rules
from euchre_tutor.questions import KINDS
from euchre_tutor.questions.quiz import MIXES, Code, make, summary, title
from euchre_tutor.text import render

OWN = "standard rules, but Stick the dealer: on and Points for game: 5 points"


@pytest.mark.parametrize(
    ("code", "words"),
    [
        (make("trick-winner", 4), "Trick winner · level 4 · 10 questions · standard rules"),
        (
            make("cards", (1, 2), 1, rules=Rules.TWO_HANDED),
            "Cards and trumps · levels 1 to 2 · 1 question · two-handed rules",
        ),
        (
            make(("seats", "who-leads"), rules=Rules.TOURNAMENT),
            "Mixed questions · mixed levels · 10 questions · tournament rules",
        ),
        (
            make("cards", 1, rules=Rules(stick=True, target=5)),
            f"Cards and trumps · level 1 · 10 questions · {OWN}",
        ),
    ],
)
def test_a_code_in_words(code: Code, words: str) -> None:
    """What is asked, at which levels, how many questions, by which rules."""
    assert render(summary(code)) == words


def test_every_kind_and_mix_has_a_title_of_its_own() -> None:
    """No two quizzes of one kind, or of a named mix, are called the same."""
    titles = [render(title(make(name))) for name in (*KINDS, *MIXES)]
    assert len(set(titles)) == len(titles)
