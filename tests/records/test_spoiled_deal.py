"""Deals and games spoiled by code: hands, cards, dealers, deals after the end."""

from records.made import first, hide, made, problem, problems, told


def test_six_cards() -> None:
    """A hand of six is named by its seat."""
    document = made("march")
    first(document)[0]["playerCards"][2].append("9c")
    assert problems(document) == [problem("deal.hands", "deal", seat=2)]


def test_four_cards() -> None:
    """So is a hand of four; the card that is missing is not missed a second time."""
    document = made("march")
    first(document)[0]["playerCards"][2].remove("Ah")
    assert problems(document) == [problem("deal.hands", "deal", seat=2)]


def test_a_card_in_two_hands() -> None:
    """A card dealt twice is named in the second hand."""
    document = made("march")
    hands = first(document)[0]["playerCards"]
    hands[3][hands[3].index("9h")] = "Ts"
    found = problems(document)
    assert problem("cards.deck", "deal", seat=3) in found
    assert [entry["rule"] for entry in found if entry["phase"] == "deal"] == ["cards.deck"]


def test_the_upcard_in_a_hand() -> None:
    """The upcard lies on the table and in no hand."""
    document = made("broken-off")
    hands = first(document)[0]["playerCards"]
    hands[1][0] = first(document)[0]["upCard"]
    del document["deals"][0]["phases"][1]
    assert problems(document) == [problem("cards.deck", "deal", seat=1)]


def test_a_card_of_a_larger_deck() -> None:
    """An eight is no card of the 24, dealt or turned up."""
    document = made("thrown-in")
    first(document)[0]["playerCards"][0][0] = "8h"
    first(document)[0]["upCard"] = "7c"
    assert problems(document) == [
        problem("cards.deck", "deal", seat=3),
        problem("cards.deck", "deal", seat=0),
    ]


def test_the_wrong_dealer() -> None:
    """A deal is left out: whoever deals the next had to be another, and only there."""
    document = made("whole-game")
    due = document["deals"][3]["initialState"]["dealer"]
    del document["deals"][3]
    found = problems(document)
    assert found == [
        {**problem("table.dealer", "deal", seat=(due + 1) % 4), "deal": 3},
    ]


def test_the_dealer_after_a_deal_broken_off() -> None:
    """After a deal that was broken off anybody may deal."""
    document = made("whole-game")
    del document["deals"][2]["phases"][1]["tricks"][3:], document["deals"][3]
    assert problems(document) == []


def test_the_dealer_after_a_deal_with_unknown_winners() -> None:
    """A deal played to its end with cards unknown is not broken off: the next dealer is judged."""
    document = hide(made("whole-game"))
    due = document["deals"][3]["initialState"]["dealer"]
    document["deals"][2]["phases"][1]["tricks"][1] = [""] * 4
    del document["deals"][3]
    found = problems(document)
    assert found == [{**problem("table.dealer", "deal", seat=(due + 1) % 4), "deal": 3}]


def test_a_deal_after_the_end() -> None:
    """The game was won before its last deal: the deal is named, and still counts."""
    document = made("game-to-five")
    last = len(document["deals"]) - 1
    document["metadata"]["initialScore"] = [0, 4]
    answer = told(document)
    over = [entry["deal"] for entry in answer["problems"]]
    assert over
    assert over[-1] == last
    assert answer["problems"][-1] == {**problem("score.game", "game"), "deal": last}
    points = sum(deal["points"] for deal in answer["deals"])
    assert sum(answer["score"]) == 4 + points


def test_a_game_over_before_it_began() -> None:
    """An initial score of ten ends the game before the first deal."""
    document = hide(made("march"))
    document["metadata"]["initialScore"] = [3, 10]
    answer = told(document)
    assert answer["problems"] == [problem("score.game", "game")]
    assert answer["score"] == [5, 10]
    assert answer["over"]
