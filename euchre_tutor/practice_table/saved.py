"""What is said of a game that was saved: what the file has, and what others make of it."""

from __future__ import annotations

from euchre_tutor.engine import Announce, Game
from euchre_tutor.engine.records.egn import unsaid
from euchre_tutor.engine.records.egn_rules import nearest_rules
from euchre_tutor.engine.rules import HOUSE_RULES
from euchre_tutor.practice_table.forms import SAVE_TEXT
from euchre_tutor.practice_table.picker import OPEN_FILE
from euchre_tutor.text import TN, T, Text
from euchre_tutor.text.rulebook import RULES, rules_in_use
from euchre_tutor.text.words import all_of, announce_words, sentences


def saved(game: Game, form: str, *, unfinished: bool) -> Text:
    """Say which deals a file has and how it opens; of EGN also what other programs do not read.

    ``unfinished`` tells whether a deal was left out because it is still being played.
    """
    says = [TN("The file has 1 deal.", "The file has {n} deals.", len(game.deals))]
    if unfinished:
        says.append(T("The deal on the table is not finished, and left out."))
    says.append(T("“{button}” opens it as a replay.", button=OPEN_FILE))
    if form == "egn":
        says += _lost(game)
    return sentences(*says)


def _lost(game: Game) -> list[Text]:
    """Name what the notation cannot say: it is read again here, but by no other program."""
    rules, others = game.rules, nearest_rules(game.rules)
    changed = [key for key, at in HOUSE_RULES.items() if getattr(rules, at) != getattr(others, at)]
    if not changed:
        return []
    numbers = all_of([RULES[key].number for key in changed])
    lost = [
        T("Other programs read it by {rules}.", rules=rules_in_use(others)),
        TN(
            "EGN cannot say rule {numbers} of this game.",
            "EGN cannot say rules {numbers} of this game.",
            len(changed),
            numbers=numbers,
        ),
    ]
    if unsaid(game):
        words = announce_words(Announce(alone=False), defending=False)
        lost.append(T("It leaves out who said “{words}”.", words=words))
    return [*lost, T("“{button}” leaves nothing out.", button=SAVE_TEXT)]
