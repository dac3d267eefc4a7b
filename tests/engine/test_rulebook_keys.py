"""Keys and numbers of the rules: learners, tests and translations rely on every one of them."""

import pytest

from euchre_tutor.engine.rulebook import CHAPTERS, KEYS, RuleKeyError, chapter, number
from euchre_tutor.engine.rules import HOUSE_RULES

COMMITTED = """
1.1 table.object      1.2 table.seats       1.3 table.dealer
2.1 cards.deck        2.2 cards.rank        2.3 cards.right      2.4 cards.left
2.5 cards.trumps
3.1 deal.hands        3.2 deal.upcard       3.3 deal.packets
4.1 bid1.turns        4.2 bid1.words        4.3 bid1.accept      4.4 bid1.ordered
4.5 bid1.passed
5.1 bid2.turns        5.2 bid2.turned       5.3 bid2.passed      5.4 bid2.makers
6.1 alone.partner     6.2 alone.when        6.3 alone.both
7.1 play.lead         7.2 play.lead1        7.3 play.lead2       7.4 play.follow
7.5 play.left         7.6 play.winner       7.7 play.next
8.1 score.point       8.2 score.march       8.3 score.euchre     8.4 score.lone5
8.5 score.lone3       8.6 score.defend      8.7 score.game
9.1 two.object        9.2 two.deal          9.3 two.bid1         9.4 two.bid2
9.5 two.play          9.6 two.score
10.1 house.stick      10.2 house.pickup     10.3 house.turned    10.4 house.lonedef
10.5 house.caller     10.6 house.defend     10.7 house.lead      10.8 house.canadian
10.9 house.target     10.10 house.march     10.11 house.loneeuchre
"""


def test_keys_and_numbers_are_the_committed_ones() -> None:
    """A rule keeps its key and number; a new rule is added to the list on purpose."""
    words = COMMITTED.split()
    committed = list(zip(words[1::2], words[::2], strict=True))
    assert [(key, number(key)) for key in KEYS] == committed


def test_chapters_hold_every_key_once() -> None:
    """The chapters are the keys cut into pieces, and each key says its own chapter."""
    assert tuple(key for keys in CHAPTERS.values() for key in keys) == KEYS
    assert len(set(KEYS)) == len(KEYS)
    assert all(chapter(key) == name for name, keys in CHAPTERS.items() for key in keys)


def test_chapter_ten_is_the_house_rules() -> None:
    """Chapter 10 has one rule for each switch of Rules, in the same order."""
    assert CHAPTERS["house"] == tuple(HOUSE_RULES)


@pytest.mark.parametrize("ask", [number, chapter])
@pytest.mark.parametrize("key", ["cards.lft", "cards", "", "2.4", "nothing.left"])
def test_unknown_key_says_what_was_given_and_what_exists(ask: object, key: str) -> None:
    """A key that does not exist is named, with the keys that do."""
    assert callable(ask)
    with pytest.raises(RuleKeyError, match=r"is not in the rulebook .*cards\.left") as caught:
        ask(key)
    assert caught.value.key == key
