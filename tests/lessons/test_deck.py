"""Lesson 1 step by step: the deck, the ranks, and the suit that was led."""

import json
from itertools import permutations

import pytest
from lessons.driving import Learner

from euchre_tutor.engine import DECK, Rank
from euchre_tutor.lessons.course import find
from euchre_tutor.questions import deck

LESSON = find("deck")


def learner(step: int) -> Learner:
    """Open the lesson at a step."""
    return Learner(step, name="deck")


def reply(seen: Learner) -> str:
    """Give what the verdict says, cards by their names."""
    verdict = seen.screen["verdict"]
    return f"{verdict['headline']} " + json.dumps(verdict["text"], ensure_ascii=False)


def test_step_1_all_24_cards_lie_in_four_rows_without_a_trump() -> None:
    """Six of each suit, ace first; nothing is trump."""
    cloth = learner(1).screen["cloth"]
    assert [[card["id"] for card in row["cards"]] for row in cloth["rows"]] == [
        [f"{rank}{suit}" for rank in "AKQJT9"] for suit in "shdc"
    ]
    assert cloth["trump"] is None


@pytest.mark.parametrize(("count", "each"), [("20", "5"), ("32", "8"), ("52", "13")])
def test_step_1_a_wrong_number_is_counted_out(count: str, each: str) -> None:
    """Each wrong number: how many of a suit that would be; rule 2.1."""
    seen = learner(1)
    seen.do("choose", count)
    assert f"{count} cards would be {each} of each suit" in reply(seen)
    assert seen.screen["verdict"]["rules"][0]["number"] == "2.1"


def test_rule_cards_deck_the_rank_left_out_is_the_one_that_no_card_has() -> None:
    """Of any four ranks with one that no card has, that one is the answer."""
    ranks = {card.rank.sign for card in DECK}
    assert ranks == {rank.sign for rank in Rank}
    for absent in ("6", "7", "8"):
        for signs in permutations((absent, "9", "10", "J")):
            assert deck.ask_missing(signs).right_codes == (absent,)
    with pytest.raises(ValueError, match="unpack"):
        deck.ask_missing(("9", "10"))
    with pytest.raises(ValueError, match="unpack"):
        deck.ask_missing(("7", "8"))


def test_step_2_no_face_shows_which_rank_is_missing_before_the_answer() -> None:
    """The cards lie face down until then."""
    seen = learner(2)
    cards = [card for row in seen.screen["cloth"]["rows"] for card in row["cards"]]
    assert all(card["back"] and card["name"] == "a card face down" for card in cards)
    assert len({card["id"] for card in cards}) == 24
    seen.do("choose", "10")
    assert "Each suit has its ten" in reply(seen)
    cards = [card for row in seen.screen["cloth"]["rows"] for card in row["cards"]]
    assert {card["id"] for card in cards} == {card.code for card in DECK}


def test_step_3_a_suit_is_sorted_by_tapping_from_the_ace_down() -> None:
    """A card too early is told what beats it; rule 2.2; in order it is done."""
    seen = learner(3)
    seen.do("tap", "Kh")
    assert "the ace is above the king" in "".join(
        part if isinstance(part, str) else part.get("name", "")
        for part in seen.screen["verdict"]["text"]
    )
    assert seen.screen["verdict"]["rules"][0]["number"] == "2.2"
    seen.do("tap", "Ah", "Kh", "Qh", "Jh", "Th", "9h")
    assert seen.screen["verdict"]["tone"] == "right"


def test_step_7_no_suit_is_the_best_while_nothing_is_trump() -> None:
    """Each of the four suits has its own reply; none of them is right."""
    said = set()
    for suit in ("Spades", "Hearts", "Diamonds", "Clubs"):
        seen = learner(7)
        seen.do("choose", suit)
        assert seen.screen["verdict"]["tone"] == "almost"
        said.add(reply(seen))
    assert len(said) == 4
    seen = learner(7)
    seen.do("choose", deck.NONE)
    assert seen.screen["verdict"]["tone"] == "right"


def test_step_5_the_same_two_cards_win_when_their_own_suit_is_led() -> None:
    """The ace of spades wins nothing when hearts are led, and wins when spades are; rule 7.6."""
    seen = learner(5)
    seen.do("tap", "As")
    assert "does not follow" in reply(seen)
    assert seen.screen["verdict"]["rules"][0]["number"] == "7.6"
    seen.do("press", "more")
    seen.do("tap", "As")
    assert seen.screen["verdict"]["tone"] == "right"


def test_the_check_knows_no_trump() -> None:
    """Nothing is trump in any question of this lesson: trump comes with the next one."""
    for seed in range(20):
        seen = Learner("check", seed=str(seed), name="deck")
        while not seen.screen["finish"]:
            assert seen.player.question is not None
            assert seen.player.question.trump is None
            seen.answer_one(right=True)
            seen.do("press", "more")
