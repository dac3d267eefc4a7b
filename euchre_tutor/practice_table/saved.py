"""What is said of a game that was saved: what the file has, and what others make of it."""

from __future__ import annotations

from euchre_tutor.engine import Announce, Game
from euchre_tutor.engine.records.egn import unsaid
from euchre_tutor.engine.records.egn_rules import nearest_rules
from euchre_tutor.engine.rules import HOUSE_RULES, Rules
from euchre_tutor.practice_table.forms import SAVE_TEXT
from euchre_tutor.practice_table.picker import OPEN_FILE
from euchre_tutor.text import TN, T, Text
from euchre_tutor.text.rulebook import RULES
from euchre_tutor.text.words import all_of, announce_words, sentences
from euchre_tutor.text.words.house import house_value


def saved(game: Game, form: str, *, unfinished: bool) -> Text:
    """Say which deals a file has and how it opens; of EGN also what other programs do not read.

    ``unfinished`` tells whether a deal was left out because it is still being played.
    """
    says = [TN("The file has 1 deal.", "The file has {n} deals.", len(game.deals))]
    if unfinished:
        says.append(T("The deal on the table is not finished, so it is not in the file."))
    says.append(T("“{button}” opens it as a replay.", button=OPEN_FILE))
    if form == "egn":
        says += _lost(game)
    return sentences(*says)


def _lost(game: Game) -> list[Text]:
    """Name what the notation cannot say: it is read again here, but by no other program."""
    others = nearest_rules(game.rules)
    changed = _values(others, than=game.rules)
    if not changed:
        return []
    lost = [
        T(
            "Euchre Game Notation cannot say all the house rules: other programs read {rules}.",
            rules=all_of(changed),
        )
    ]
    if unsaid(game):
        words = announce_words(Announce(alone=False), defending=False)
        lost.append(T("Nor do they read who said “{words}”.", words=words))
    lost.append(T("“{button}” leaves nothing out.", button=SAVE_TEXT))
    return lost


def _values(rules: Rules, *, than: Rules) -> list[Text]:
    """Give the house rules that differ, as they are set in ``rules``."""
    return [
        T("“{title}: {value}”", title=RULES[key].title, value=house_value(key, rules))
        for key, name in HOUSE_RULES.items()
        if getattr(rules, name) != getattr(than, name)
    ]
