"""Unknown cards: they never invent a problem, and say no more than they can."""

import random

import pytest
from records.made import DATA, first, hide, made, problem, problems, read, told, tricks

CLEAN = sorted(
    path.stem.removeprefix("made-")
    for path in DATA.glob("made-*.egn")
    if not path.stem.startswith("made-fault")
)


@pytest.mark.parametrize("name", CLEAN)
def test_unknown_cards_invent_no_problem(name: str) -> None:
    """Any cards of a clean record made unknown, in any way of writing it: still no problem."""
    chance = random.Random(name)  # noqa: S311 - which cards are hidden is no secret
    for _ in range(40):
        document = made(name)
        for deal in document["deals"]:
            lists = [*deal["initialState"].get("playerCards", [])]
            lists += [trick for phase in deal["phases"][1:] for trick in phase["tricks"]]
            share = chance.choice((0.1, 0.5))
            for cards in lists:
                for at in range(len(cards)):
                    if chance.random() < share:
                        cards[at] = chance.choice(("Xx", "", "X", None, "Xh", "Jx"))
            bidding = deal["phases"][0]
            if "discard" in bidding and chance.random() < share:
                bidding["discard"] = chance.choice(("", "Xx", None))
        assert problems(document) == []


def test_a_winner_that_cannot_be_told_is_null() -> None:
    """The best card of a trick is unknown and no hand helps: nobody knows who won, or after it."""
    document = hide(made("march"))
    tricks(document)[1][2] = "Xx"
    deal = told(document)["deals"][0]
    assert deal["winners"] == [0, None, None, None, None]
    assert (deal["makers_tricks"], deal["result"], deal["points"]) == (None, "incomplete", 0)


def test_a_winner_that_no_unknown_card_can_beat() -> None:
    """The right bower wins over any card not known."""
    document = hide(made("march"))
    tricks(document)[0][1] = "Xx"
    assert told(document)["deals"] == told(hide(made("march")))["deals"]


def test_known_hands_tell_who_leads_next() -> None:
    """The winner of a trick is not known, but the next lead lies in one hand only."""
    document = made("march")
    tricks(document)[1] = ["Xx", "Xx", "Xx", "Xx"]
    assert told(document)["deals"] == told(made("march"))["deals"]


def test_an_empty_trick_is_an_unknown_one() -> None:
    """An empty list between others is a trick nobody wrote down."""
    document = made("march")
    tricks(document)[1] = []
    assert told(document)["deals"] == told(made("march"))["deals"]


def test_bowers_and_nines() -> None:
    """R and L are the bowers of this trump, N is nine; in hands too."""
    document = made("march")
    first(document)[0]["playerCards"][1][3] = "L"
    tricks(document)[0][0] = "L"
    tricks(document)[0][3] = "R"
    tricks(document)[4][3] = "Ns"
    assert read(document) == read(made("march"))


def test_an_unknown_upcard() -> None:
    """Nothing is said of trump when the upcard is not known; a named suit is."""
    document = hide(made("march"))
    first(document)[0]["upCard"] = "Xx"
    answer = told(document)
    assert answer["problems"] == []
    assert (answer["deals"][0]["trump"], answer["deals"][0]["maker"]) == (None, 0)
    known = made("march")
    first(known)[0]["upCard"] = ""
    assert problems(known) == []
    named = hide(made("lone-lead-left-of-loner"))
    clean = told(named)
    first(named)[0].pop("upCard")
    assert told(named) == clean


def test_an_unknown_call() -> None:
    """The call x makes trump without saying which suit: the maker is known, the tricks are not."""
    document = hide(made("lone-lead-left-of-loner"))
    first(document)[1]["calls"][-1] = "x"
    answer = told(document)
    assert answer["problems"] == []
    assert (answer["deals"][0]["trump"], answer["deals"][0]["maker"]) == (None, 1)
    first(document)[1]["calls"].append("Pass")
    assert [found["rule"] for found in told(document)["problems"]] == ["bid2.turns"]


def test_a_revoke_of_a_dealer_whose_discard_is_unknown() -> None:
    """Two cards could follow and one of them may be the discard: the other was held."""
    document = made("march")
    first(document)[1].pop("discard")
    # North, who holds J♦ 10♥ A♣ J♥ 10♣ and took J♣, throws a heart to the left bower led.
    tricks(document)[:] = [["Js", "Qc", "Kc", "Th"]]
    assert problems(document) == [problem("play.follow", "play", trick=0, card=3, seat=0)]


def test_the_upcard_was_not_the_discard() -> None:
    """The dealer had to keep the upcard, so not to follow with it is a revoke."""
    document = made("march")
    state, bidding = first(document)
    bidding.pop("discard")
    state["playerCards"][0] = ["Jd", "Th", "Kh", "Jh", "9d"]
    tricks(document)[:] = [["Js", "Qc", "Kc", "Th"]]
    assert problems(document) == [problem("play.follow", "play", trick=0, card=3, seat=0)]
    state["playerCards"].clear()
    assert problems(document) == [problem("play.follow", "play", trick=0, card=3, seat=0)]


def test_the_discard_unknown_excuses() -> None:
    """One card could follow, and it may be the discard: no revoke is invented."""
    document = made("march")
    state, bidding = first(document)
    bidding.pop("discard")
    state["playerCards"][0] = ["Jd", "Th", "Kh", "Jh", "9d"]
    tricks(document)[:] = [["Js", "Qc", "Kc", "Jc"], ["Th", "Ts", "Ah", "9h"], ["Qd"]]
    tricks(document)[2] += ["Td", "Kh"]
    assert problems(document) == [problem("play.follow", "play", trick=2, card=2, seat=0)]
    state["playerCards"][0][4] = "Ac"
    assert problems(document) == []
