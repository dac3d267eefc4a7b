"""Chapter 9: two-handed Euchre. Each test is named after the rule it holds to."""

import pytest
from engine.table import E, N, S, W, after, codes, deal, played_out, rule_against

from euchre_tutor.engine import (
    Deal,
    DealError,
    DealResult,
    Game,
    Phase,
    Position,
    ResultKind,
    Rules,
    RulesError,
    Seat,
    Side,
    Suit,
    packets,
    parse_cards,
)

TWO = Rules.TWO_HANDED


def test_two_object() -> None:
    """Two players, each a side, the first with 10 points wins; the deck and bowers stay."""
    assert TWO.seats == (N, S)
    assert (TWO.side(N), TWO.side(S)) == (Side.FIRST, Side.SECOND)
    assert TWO.partner(N) is None
    assert TWO.next_seat(N) is S
    assert TWO.next_seat(S) is N
    assert not Game(TWO, N, (9, 9)).over
    assert Game(TWO, N, (10, 9)).winner is Side.FIRST
    with pytest.raises(DealError, match="nobody sits"):
        Deal.shuffled("two", TWO, E)


def test_two_deal() -> None:
    """Five each, 14 are left, the top one is turned up; the deal alternates."""
    dealt = Deal.shuffled("two", TWO)
    assert [len(hand) for hand in dealt.hands] == [5, 0, 5, 0]
    assert len(dealt.kitty) == 14
    assert dealt.upcard is dealt.kitty[0]
    assert packets(N, TWO) == ((S, 3), (N, 2), (S, 2), (N, 3))
    game = Game(TWO, S)
    dealers = []
    for number in range(3):
        dealers.append(game.next_dealer)
        game = game.after(played_out(after(Deal.shuffled(str(number), TWO, dealers[-1]))))
    assert dealers == [S, N, S]


@pytest.mark.parametrize("dealer", [N, S])
def test_two_bid1(dealer: Seat) -> None:
    """Non-dealer, then dealer: pass or make the upcard trump; exchange as 4.3 and 4.4 have it."""
    other = dealer.partner
    name = {N: "north", S: "south"}[dealer]
    start = deal("Jh", dealer=dealer, rules=TWO, **{name: "9s Ts Qs Ks As"})
    position = Position.start(start)
    assert position.to_act is other
    assert codes(position) == ["p", "o"]
    ordered = after(position, "o")
    assert (ordered.to_act, ordered.maker) == (dealer, other)
    assert codes(ordered) == ["l", "x9s", "xTs", "xQs", "xKs", "xAs"]
    position = after(position, "p")
    assert position.to_act is dealer
    assert codes(position) == ["p", "o"]
    accepted = after(position, "o")
    assert accepted.maker is dealer
    assert codes(accepted) == ["x9s", "xTs", "xQs", "xKs", "xAs"]
    taken = after(accepted, "x9s")
    assert taken.hands[dealer.number] == parse_cards("Ts Qs Ks As Jh")


@pytest.mark.parametrize("dealer", [N, S])
def test_two_bid2(dealer: Seat) -> None:
    """Both pass: turned down, each may name another suit; both pass again: the other deals."""
    position = after(deal("Jh", dealer=dealer, rules=TWO), "p p")
    assert position.phase is Phase.SECOND_ROUND
    assert position.to_act is dealer.partner
    assert codes(position) == ["p", "s", "d", "c"]
    assert rule_against(position, "h") == "bid2.turned"
    named = after(position, "d")
    assert (named.trump, named.maker, named.phase) == (Suit.DIAMONDS, dealer.partner, Phase.PLAY)
    position = after(position, "p")
    assert position.to_act is dealer
    assert codes(position) == ["p", "s", "d", "c"]
    thrown = after(position, "p")
    assert thrown.phase is Phase.OVER
    assert thrown.auction.thrown_in
    assert thrown.result == DealResult(ResultKind.THROWN_IN, None, 0, "two.bid2")
    assert Game(TWO, dealer).after(thrown).next_dealer is dealer.partner


@pytest.mark.parametrize("dealer", [N, S])
@pytest.mark.parametrize("text", ["o l", "p o x9s", "p p d", "p p p d"])
def test_two_play(dealer: Seat, text: str) -> None:
    """Who chose trump is the maker, the non-dealer leads, nobody goes alone, two cards a trick."""
    name = {N: "north", S: "south"}[dealer]
    start = deal("Jh", dealer=dealer, rules=TWO, **{name: "9s Ts Qs Ks As"})
    position = after(start, text)
    assert position.phase is Phase.PLAY
    assert position.to_act is dealer.partner
    assert position.maker is (dealer if text.startswith(("p o", "p p p")) else dealer.partner)
    assert [
        rule_against(after(start, said), code) for said, code in (("", "oa"), ("p p", "da"))
    ] == [
        "two.play",
        "two.play",
    ]
    assert rule_against(position, "a") == "two.play"
    done = played_out(position)
    assert [len(trick) for trick in done.tricks] == [2] * 5
    for field in ("lonedef", "caller", "canadian"):
        with pytest.raises(RulesError) as caught:
            Rules.parse(f"two-handed+{field}")
        assert caught.value.field == field


@pytest.mark.parametrize(
    ("hand", "trick", "kind", "points"),
    [
        ("Jh Jd Ah Kh Qh", 5, ResultKind.MARCH, 2),
        ("9s Ts Jh Jd Ah", 3, ResultKind.POINT, 1),
        ("9s Ts Tc Jh Jd", 2, ResultKind.EUCHRE, 2),
    ],
)
def test_two_score(hand: str, trick: int, kind: ResultKind, points: int) -> None:
    """The maker takes three or four: 1; all five: 2; fewer: the defender scores 2."""
    start = deal("9d", dealer=N, south=hand, north="As Ks Ac Kc 9c", rules=TWO)
    position = played_out(after(start, "p p h"))
    assert position.makers_tricks == trick
    assert position.result is not None
    assert (position.result.kind, position.result.points) == (kind, points)
    assert position.result.side is (Side.FIRST if kind is ResultKind.EUCHRE else Side.SECOND)
    assert position.result.rule == "two.score"
    assert W not in position.rules.seats
