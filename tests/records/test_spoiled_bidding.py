"""Calls, exchanges and lone players spoiled by code: the problem is named, and no other."""

import pytest
from records.made import Document, first, hide, made, problem, problems, told

from euchre_tutor.engine import Deal, Rules, Seat, write_deal
from euchre_tutor.engine.records.read import read_record
from euchre_tutor.engine.records.referee import Stage, judge

PASS = "Pass"


def called(name: str, calls: list[str], **more: object) -> Document:
    """A made example with other calls, without its tricks and its discard."""
    document = made(name)
    state, bidding = first(document)
    state.pop("playerCards", None)
    bidding.pop("discard", None)
    bidding.update(calls=calls, **more)
    del document["deals"][0]["phases"][1:], document["deals"][1:]
    return document


# In made-march North deals and J♣ is turned up.
CALLS = [
    pytest.param(["Order", PASS, "Order"], "bid1.turns", 1, 2, id="late, round one"),
    pytest.param([PASS] * 3 + ["Order", PASS], "bid1.turns", 4, 1, id="late, after the dealer"),
    pytest.param([PASS] * 4 + ["h", PASS, "s"], "bid2.turns", 5, 2, id="late, round two"),
    pytest.param([PASS] * 5 + ["Order"], "bid2.turns", 5, 2, id="order in round two"),
    pytest.param([PASS, "h"], "bid1.turns", 1, 2, id="suit in round one"),
    pytest.param([PASS, "c"], "bid1.turns", 1, 2, id="upcard's suit in round one"),
    pytest.param([PASS] * 4 + ["c"], "bid2.turned", 4, 1, id="turned-down suit"),
    pytest.param([PASS] * 8, "house.stick", 7, 0, id="stuck dealer"),
]


@pytest.mark.parametrize(("calls", "rule", "call", "seat"), CALLS)
def test_a_wrong_call(calls: list[str], rule: str, call: int, seat: int) -> None:
    """Each wrong call is one problem with its number in the file, its seat and its rule."""
    found = problems(called("march", calls))
    assert found == [problem(rule, "bidding", call=call, seat=seat)]


def test_a_call_after_a_deal_thrown_in() -> None:
    """Eight passes end the bidding; a ninth call is late."""
    found = problems(called("thrown-in", [PASS] * 9))
    assert found == [problem("bid2.passed", "bidding", call=8, seat=0)]


def test_a_wrong_call_stands() -> None:
    """The turned-down suit is trump all the same, and its caller the maker."""
    deal = told(called("march", [PASS] * 4 + ["c"]))["deals"][0]
    assert (deal["trump"], deal["maker"]) == ("c", 1)


def test_the_upcards_suit_named_in_round_one() -> None:
    """Meant is the upcard, in the wrong words: one problem, and the dealer takes it."""
    document = made("march")
    clean = told(document)
    first(document)[1]["calls"][3] = "c"
    answer = told(document)
    assert answer["problems"] == [problem("bid1.turns", "bidding", call=3, seat=0)]
    assert answer["deals"] == clean["deals"]


def test_nobody_goes_alone_with_two_players() -> None:
    """The word alone, said with two players is a problem, and nobody sits out for it."""
    text = (
        "euchre game two-handed N 0-0\n"
        "two-handed N JdThAcJhTc/AhQdQhAdQc Jc9c9dKhTs9sQsJsAsKcTdKs9hKd "
        "oa,xJd,Ah,Th\n"
    )
    judged = judge(read_record(text.encode()))
    (found,) = judged.problems
    assert (found.rule, found.call, found.seat) == ("two.play", 0, Seat.SOUTH)
    assert judged.deals[0].winners == (Seat.SOUTH,)


def test_the_dealers_partner_must_go_alone_where_the_rule_is_on() -> None:
    """Canadian loner: the partner's assist without "alone" is the problem, nobody else's."""
    document = called("march", [PASS, "Order"])
    document["metadata"]["ruleset"]["canadian"] = True
    assert problems(document) == [problem("house.canadian", "bidding", call=1, seat=2)]
    first(document)[1]["calls"] = [PASS, PASS, "Order"]
    assert problems(document) == []


# In made-lone-march West orders up alone; South, the dealer, defends alone.
DEFENDERS = [
    pytest.param(False, True, 2, "house.defend", 2, id="the rule is off"),
    pytest.param(True, False, 2, "house.defend", 2, id="the maker is not alone"),
    pytest.param(True, True, 1, "alone.both", None, id="the loner's partner"),
    pytest.param(True, False, 1, "house.caller", None, id="the maker's partner, nobody alone"),
]


@pytest.mark.parametrize(("rule_on", "alone", "seat", "rule", "counts"), DEFENDERS)
def test_a_lone_defender_against_the_rules(
    *, rule_on: bool, alone: bool, seat: int, rule: str, counts: int | None
) -> None:
    """Who may not defend alone is named; what was done counts where a defender did it."""
    document = called("lone-march", ["Order"], isAlone=alone, aloneDefender=seat)
    document["metadata"]["ruleset"]["defend_alone"] = rule_on
    answer = told(document)
    assert answer["problems"] == [problem(rule, "bidding", seat=seat)]
    assert answer["deals"][0]["lone_defender"] == counts
    assert answer["deals"][0]["alone"] == alone


def test_alone_may_be_written_with_the_play() -> None:
    """`isAlone` counts in either phase."""
    document = made("partner-of-dealer-alone")
    clean = told(document)
    bidding, play = document["deals"][0]["phases"]
    play["isAlone"] = bidding.pop("isAlone")
    assert told(document) == clean


EXCHANGES = [
    pytest.param("march", "9c", "bid1.accept", 0, id="not held"),
    pytest.param("march", "As", "bid1.accept", 0, id="in another hand"),
    pytest.param("march", "7h", "bid1.accept", 0, id="of a larger deck"),
    pytest.param("canadian-alone", "9s", "house.pickup", 2, id="not held, ordered"),
]


@pytest.mark.parametrize(("name", "discard", "rule", "seat"), EXCHANGES)
def test_a_discard_not_held(name: str, discard: str, rule: str, seat: int) -> None:
    """The dealer puts down a card held before: 4.3 after accepting, 10.2 when ordered."""
    document = made(name)
    first(document)[1]["discard"] = discard
    assert problems(document) == [problem(rule, "exchange", seat=seat)]


@pytest.mark.parametrize(
    ("calls", "rule"), [([PASS] * 3 + ["Order"], "bid1.accept"), (["Order"], "house.pickup")]
)
def test_the_upcard_put_down_again(calls: list[str], rule: str) -> None:
    """To put the upcard down again is to leave it, which neither rule allows."""
    document = called("march", calls, discard="Jc")
    assert problems(document) == [problem(rule, "exchange", seat=0)]


def test_a_discard_in_round_two() -> None:
    """Nobody takes a card that was turned down."""
    document = made("lone-lead-left-of-dealer")
    first(document)[1]["discard"] = "Kc"
    assert problems(document) == [problem("bid2.turns", "exchange", seat=2)]


def test_a_discard_not_written_down_is_no_problem() -> None:
    """Without the discard the dealer held one of six cards less, and no problem follows."""
    for name in ("march", "canadian-alone", "broken-off", "whole-game"):
        document = made(name)
        for deal in document["deals"]:
            deal["phases"][0].pop("discard", None)
        assert problems(document) == []
        assert problems(hide(document)) == []


@pytest.mark.parametrize(
    ("codes", "rule", "stage"),
    [
        ("o,p", "two.bid1", Stage.BIDDING),
        ("s", "two.bid1", Stage.BIDDING),
        ("p,p,o", "two.bid2", Stage.BIDDING),
        ("p,p,p,p,p", "two.bid2", Stage.BIDDING),
        ("p,p,{suit},x{own}", "two.bid2", Stage.EXCHANGE),
        ("p,{card}", "two.bid1", Stage.PLAY),
        ("p,p,{card}", "two.bid2", Stage.PLAY),
        ("p,p,p,p,{card}", "two.bid2", Stage.PLAY),
    ],
)
def test_two_players_are_judged_by_chapter_9(codes: str, rule: str, stage: Stage) -> None:
    """Our own text form may hold a game for two: its bidding is judged by the rules for two."""
    deal = Deal.shuffled("two", Rules.TWO_HANDED)
    own, led = (deal.hands[seat.number][0] for seat in (deal.dealer, deal.dealer.partner))
    named = deal.upcard.suit.same_colour.letter
    done = codes.format(own=own, card=led, suit=named)
    game = f"euchre game two-handed {deal.dealer.letter} 0-0\n{write_deal(deal)} {done}\n"
    found = judge(read_record(game.encode())).problems
    assert [(one.rule, one.stage) for one in found] == [(rule, stage)]
