"""Who led: what the record says, what the hands show, what the rule asks for."""

import pytest
from records.made import hide, made, problem, problems, told, tricks


@pytest.mark.parametrize(
    ("name", "written", "rule"),
    [
        ("march", 2, "play.lead"),
        ("lone-lead-left-of-loner", 1, "play.lead1"),
        ("lone-march", 3, "play.lead2"),
        ("lone-lead-left-of-dealer", 2, "house.lead"),
        ("lone-march", 0, "play.lead2"),
    ],
    ids=["nobody alone", "loner's left", "lone defender", "dealer's left", "of who sits out"],
)
def test_a_wrong_lead_written_down(name: str, written: int, rule: str) -> None:
    """A wrong `initialLead` is one problem; the known hands show who really led."""
    document = made(name)
    clean = told(document)
    document["deals"][0]["phases"][1]["initialLead"] = written
    answer = told(document)
    assert answer["problems"] == [problem(rule, "play", trick=0, card=0, seat=written)]
    assert answer["deals"] == clean["deals"]


@pytest.mark.parametrize("written", [-1, 1, None])
def test_a_right_lead_or_none(written: int | None) -> None:
    """The right player written down, nobody, or null: no problem."""
    document = made("march")
    document["deals"][0]["phases"][1]["initialLead"] = written
    assert problems(document) == []


def test_hidden_hands_follow_the_record() -> None:
    """Nothing speaks against the lead written down: the deal is told as it was played."""
    document = hide(made("game-to-five"))
    del document["deals"][1:]
    clean = told(document)["deals"][0]["winners"]
    document["deals"][0]["phases"][1]["initialLead"] = 2
    answer = told(document)
    assert answer["problems"] == [problem("play.lead", "play", trick=0, card=0, seat=2)]
    assert answer["deals"][0]["winners"] == [(winner + 2) % 4 for winner in clean]


def test_the_upcard_speaks_against_a_lead_written_down() -> None:
    """Only the dealer can have played the upcard: who led follows, whatever is written."""
    document = hide(made("march"))
    clean = told(document)
    document["deals"][0]["phases"][1]["initialLead"] = 2
    answer = told(document)
    assert answer["problems"] == [problem("play.lead", "play", trick=0, card=0, seat=2)]
    assert answer["deals"] == clean["deals"]


def test_the_hands_show_a_lead_out_of_turn() -> None:
    """The first trick fits only if South led: East had to, and the rest is told as played."""
    document = made("march")
    tricks(document)[0] = ["Qc", "Kc", "Jc", "Js"]
    answer = told(document)
    assert answer["problems"] == [problem("play.lead", "play", trick=0, card=0, seat=2)]
    assert answer["deals"] == told(made("march"))["deals"]


def test_a_later_lead_out_of_turn() -> None:
    """North won the first trick, but the second fits only if West led."""
    document = made("march")
    tricks(document)[1] = ["9h", "Th", "Ts", "Ah"]
    answer = told(document)
    assert answer["problems"] == [problem("play.next", "play", trick=1, card=0, seat=3)]
    assert answer["deals"] == told(made("march"))["deals"]


def test_one_problem_a_card() -> None:
    """A wrong lead written down with a card that was not there: one problem for that card."""
    document = made("march")
    document["deals"][0]["phases"][1]["initialLead"] = 2
    tricks(document)[0][0] = "9d"
    assert problems(document) == [problem("play.lead", "play", trick=0, card=0, seat=2)]
