"""Cards spoiled by code: the problem is named with trick, card, seat and rule, and no other."""

from collections.abc import Callable

import pytest
from records.made import Document, first, hide, made, problem, problems, read, told, tricks

from euchre_tutor.engine.records.referee import judge
from euchre_tutor.explain.replay.problems import problem as explained
from euchre_tutor.text import render

# made-march: North deals, J♣ taken by North, A♣ put down, clubs trump; under the upcard 9♣ 9♦ K♥.
#   East J♠ South Q♣ West K♣ North J♣ · North 10♥ East 10♠ South A♥ West 9♥
#   South Q♦ West 10♦ North J♦ East A♠ · South Q♥ West K♦ North J♥ East Q♠
#   South A♦ West K♠ North 10♣ East 9♠


def swap(document: Document, one: tuple[int, int], other: tuple[int, int]) -> None:
    """Let two cards change places."""
    played = tricks(document)
    (a, b), (c, d) = one, other
    played[a][b], played[c][d] = played[c][d], played[a][b]


@pytest.mark.parametrize("change", [lambda document: document, hide], ids=["known", "hidden"])
def test_revoke(change: Callable[[Document], Document]) -> None:
    """A revoke is found, with hidden hands by the card that is played later."""
    document = change(made("march"))
    swap(document, (0, 1), (4, 0))
    assert problems(document) == [problem("play.follow", "play", trick=0, card=1, seat=2)]


def test_revoke_to_the_left_bower_says_so() -> None:
    """The left bower was led: the sentence names the card that had to follow, and why."""
    document = made("march")
    swap(document, (0, 1), (4, 0))
    judged = judge(read(document))
    why = explained(judged.problems[0], judged.deals[0].record)
    assert why.rules == ("play.follow", "play.left")
    assert "South plays A♦" in render(why.text)
    assert "Q♣" in render(why.text)
    assert "left bower" in render(why.text)


CHANGED = [
    pytest.param((4, 2), "Th", 0, id="own card again"),
    pytest.param((1, 3), "Js", 3, id="another's card again, a heart follows later"),
    pytest.param((2, 1), "9d", 3, id="card of the kitty"),
    pytest.param((2, 3), "Ks", 1, id="card in another hand, played there later"),
    pytest.param((1, 0), "9s", 0, id="card in another hand led"),
    pytest.param((4, 2), "Ac", 0, id="the discard"),
    pytest.param((0, 1), "Jc", 2, id="the upcard the dealer took"),
    pytest.param((0, 1), "7h", 2, id="card of a larger deck"),
    pytest.param((0, 0), "B", 1, id="the joker led"),
    pytest.param((0, 0), "9d", 1, id="card of the kitty led, nobody follows"),
]


@pytest.mark.parametrize(("place", "code", "seat"), CHANGED)
def test_a_card_that_cannot_be_there(place: tuple[int, int], code: str, seat: int) -> None:
    """A card played twice, never dealt or not held is one problem, and invents no revoke."""
    document = made("march")
    trick, card = place
    tricks(document)[trick][card] = code
    assert problems(document) == [problem("cards.deck", "play", trick=trick, card=card, seat=seat)]


@pytest.mark.parametrize(
    ("place", "code", "seat"),
    [((4, 2), "Th", 0), ((4, 3), "Ah", 1)],
    ids=["own card again", "another's card again"],
)
def test_with_hidden_hands(place: tuple[int, int], code: str, seat: int) -> None:
    """A card played twice needs no hands to be found."""
    document = hide(made("march"))
    trick, card = place
    tricks(document)[trick][card] = code
    assert problems(document) == [problem("cards.deck", "play", trick=trick, card=card, seat=seat)]


def test_the_upcard_from_another_hand() -> None:
    """The dealer has taken the upcard: nobody else can play it, whatever the hands."""
    document = hide(made("march"))
    tricks(document)[:] = [["Js", "Qc", "Jc", "Kc"]]
    assert problems(document) == [problem("cards.deck", "play", trick=0, card=2, seat=3)]


def test_turned_down_upcard_is_out_of_play() -> None:
    """After round two nobody can play the upcard, known hands or not."""
    document = hide(made("lone-lead-left-of-dealer"))
    tricks(document)[4][2] = "Ks"
    assert problems(document) == [problem("cards.deck", "play", trick=4, card=2, seat=1)]


def test_the_rest_is_scored_as_played() -> None:
    """A revoke changes who wins, and the answer follows the cards that fell."""
    document = made("march")
    swap(document, (0, 1), (4, 0))
    deal = told(document)["deals"][0]
    assert deal["winners"] == [0, 2, 2, 2, 2]
    assert (deal["result"], deal["side"], deal["points"]) == ("march", 0, 2)


def test_a_card_too_many() -> None:
    """A fifth card in a trick is named and does not count."""
    document = made("march")
    clean = told(document)
    tricks(document)[1].append("9c")
    answer = told(document)
    assert answer["problems"] == [problem("play.next", "play", trick=1, card=4)]
    assert answer["deals"] == clean["deals"]


def test_a_card_of_the_player_who_sits_out() -> None:
    """With both loners a trick has two cards: a third breaks the rule of the partner."""
    document = made("lone-march")
    tricks(document)[2].append("9c")
    assert problems(document) == [problem("alone.partner", "play", trick=2, card=2)]


def test_a_card_too_few() -> None:
    """A trick with three cards that is not the last names the player who is missing."""
    document = made("march")
    tricks(document)[1].pop()
    assert problems(document) == [problem("play.next", "play", trick=1, seat=3)]


def test_a_sixth_trick() -> None:
    """A sixth trick is reported once and does not count."""
    document = made("march")
    clean = told(document)
    tricks(document).append(["9c", "9d", "Kh", "Ac"])
    answer = told(document)
    assert answer["problems"] == [problem("play.next", "play", trick=5, card=0, seat=0)]
    assert answer["deals"] == clean["deals"]


def test_cards_after_a_deal_thrown_in() -> None:
    """Eight passes, and cards all the same: nothing to play."""
    document = made("thrown-in")
    play = {"phaseNumber": 1, "type": "TRICK_PLAY", "tricks": [["Kh", "Kd", "Qc", "Ks"]]}
    document["deals"][0]["phases"].append(play)
    found = problems(document)
    assert found == [problem("bid2.passed", "play", trick=0, card=0)]


def test_cards_before_the_bidding_has_ended() -> None:
    """Two passes and then cards: the bidding is not over, the deal scores nothing."""
    document = made("march")
    first(document)[1].update(calls=["Pass", "Pass"])
    first(document)[1].pop("discard")
    answer = told(document)
    assert answer["problems"] == [problem("bid1.turns", "play", trick=0, card=0)]
    assert answer["deals"][0]["result"] == "incomplete"


def test_a_broken_off_deal_is_no_fault() -> None:
    """A record may end anywhere: every shorter copy of a clean deal is clean."""
    for count in range(20):
        document = made("march")
        played = tricks(document)
        flat = [card for trick in played for card in trick][:count]
        played[:] = [flat[at : at + 4] for at in range(0, count, 4)]
        answer = told(document)
        assert answer["problems"] == []
        assert answer["deals"][0]["result"] == "incomplete"
        assert len(answer["deals"][0]["winners"]) == count // 4


@pytest.mark.parametrize("name", ["march", "fault-turned-down-suit", "lone-march"])
def test_a_trick_written_twice_gives_one_problem_a_card(name: str) -> None:
    """Led again by another, and played again: each card is named once, as not there."""
    document = made(name)
    played = tricks(document)
    played.insert(1, list(played[0]))
    found = [one for one in problems(document) if one["card"] is not None]
    places = [(one["deal"], one["trick"], one["card"]) for one in found]
    assert len(places) == len(set(places))
    again = [one for one in found if one["trick"] == 1]
    assert again
    assert {one["rule"] for one in again} == {"cards.deck"}
