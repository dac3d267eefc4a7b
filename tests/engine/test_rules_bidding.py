"""Chapters 4 and 5: the bidding and the exchange. Each test is named after the rule it holds to."""

from itertools import product

import pytest
from engine.table import STANDARD, E, N, S, W, after, codes, deal, rule_against

from euchre_tutor.engine import (
    Auction,
    Card,
    Game,
    OrderUp,
    Pass,
    Phase,
    Position,
    Refusal,
    ResultKind,
    Rules,
    Seat,
    Side,
    Suit,
    diagram,
    parse_action,
)
from euchre_tutor.text import render
from euchre_tutor.text.words import call_words

FIRST_ROUND = ["p", "o", "oa"]


@pytest.mark.parametrize("dealer", Seat)
def test_bid1_turns(dealer: Seat) -> None:
    """From the dealer's left, clockwise, each says once; the first who accepts ends the bidding."""
    position = Position.start(deal(dealer=dealer))
    speakers = []
    for _ in range(4):
        assert position.phase is Phase.FIRST_ROUND
        assert codes(position) == FIRST_ROUND
        speakers.append(position.to_act)
        made = after(position, "o")
        assert made.auction.over
        assert made.auction.to_speak is None
        assert made.maker is speakers[-1]
        assert rule_against(made, "o") is not None
        position = after(position, "p")
    assert speakers == [dealer.left, dealer.partner, dealer.right, dealer]
    assert position.phase is Phase.SECOND_ROUND


def test_bid1_words() -> None:
    """One act, three names: order it up, assist, accept; or pass. The upcard's suit is trump."""
    said: dict[int, str] = {}
    for dealer, passes in product(Seat, range(4)):
        position = after(deal("Jd", dealer=dealer), "p " * passes)
        assert position.to_act is not None
        assert codes(position) == FIRST_ROUND
        assert after(position, "o").trump is Suit.DIAMONDS
        words = render(call_words(OrderUp(), position.to_act, dealer))
        assert said.setdefault(passes, words) == words
        assert render(call_words(Pass(), position.to_act, dealer)) == "Pass"
    assert said == {0: "I order it up", 1: "I assist", 2: "I order it up", 3: "I accept"}


def test_bid1_accept() -> None:
    """A dealer who accepts takes the upcard and puts down one of the five cards held before."""
    start = deal("Jh", south="9s Ts Qs Ks As", dealer=S)
    position = after(start, "p p p o")
    assert position.to_act is S
    assert position.phase is Phase.EXCHANGE
    assert codes(position) == ["x9s", "xTs", "xQs", "xKs", "xAs"]
    assert rule_against(position, "l") == "bid1.accept"
    assert rule_against(position, "xJh") == "bid1.accept"
    assert rule_against(position, "xJs") == "bid1.accept"
    taken = after(position, "xTs")
    assert [card.code for card in taken.hands[S.number]] == ["9s", "Qs", "Ks", "As", "Jh"]
    assert taken.discard is Card("Ts")
    assert taken.view(N).discard is None


@pytest.mark.parametrize("passes", [0, 1, 2])
def test_bid1_ordered(passes: int) -> None:
    """Ordered by anyone else, the dealer may leave the upcard or exchange: six choices."""
    start = deal("Jh", south="9s Ts Qs Ks As", dealer=S)
    position = after(start, "p " * passes + "o")
    assert position.to_act is S
    assert codes(position) == ["l", "x9s", "xTs", "xQs", "xKs", "xAs"]
    assert rule_against(position, "xJh") == "bid1.ordered"
    left = after(position, "l")
    assert left.hands == start.hands
    assert left.discard is None
    assert left.trump is Suit.HEARTS
    taken = after(position, "xAs")
    assert Card("Jh") in taken.hands[S.number]
    assert taken.trump is Suit.HEARTS


def test_bid1_passed() -> None:
    """When all four pass, the upcard is turned down, nobody takes it, a second round follows."""
    start = deal("9c", dealer=E)
    position = after(start, "p p p p")
    assert position.phase is Phase.SECOND_ROUND
    assert position.auction.round == 2
    assert position.to_act is S
    assert position.trump is None
    assert position.hands == start.hands


@pytest.mark.parametrize("dealer", Seat)
def test_bid2_turns(dealer: Seat) -> None:
    """Same order; the first suit named is trump; nobody takes the upcard."""
    start = deal("9s", dealer=dealer)
    position = after(start, "p p p p")
    speakers = []
    for _ in range(4):
        assert codes(position) == ["p", "h", "ha", "d", "da", "c", "ca"]
        assert rule_against(position, "o") == "bid2.turns"
        speakers.append(position.to_act)
        named = after(position, "d")
        assert named.trump is Suit.DIAMONDS
        assert named.maker is speakers[-1]
        assert named.phase is Phase.ALONE
        assert named.hands == start.hands
        assert rule_against(named, "c") == "bid2.turns"
        position = after(position, "p")
    assert speakers == [dealer.left, dealer.partner, dealer.right, dealer]
    assert rule_against(Position.start(start), "d") == "bid1.turns"
    assert rule_against(after(start, "o"), "o") == "bid1.turns"


@pytest.mark.parametrize("suit", Suit)
def test_bid2_turned(suit: Suit) -> None:
    """The turned-down suit may not be named, alone or not, by anybody; every other suit may."""
    for passes in range(4, 8):
        position = after(deal(f"9{suit.letter}"), "p " * passes)
        for named in Suit:
            expected = "bid2.turned" if named is suit else None
            assert rule_against(position, named.letter) == expected
            assert rule_against(position, named.letter + "a") == expected
            assert (named.letter in codes(position)) is (named is not suit)
    call = parse_action(suit.letter)
    upcard = Card(f"9{suit.letter}")
    assert position.refusal(call) == Refusal("bid2.turned", call, (upcard,))


def test_bid2_passed() -> None:
    """All pass again: the hand is thrown in, no points, and the next player deals."""
    position = after(deal(dealer=W), "p p p p p p p")
    assert position.phase is Phase.SECOND_ROUND
    position = after(position, "p")
    assert position.phase is Phase.OVER
    assert position.to_act is None
    assert position.auction.thrown_in
    assert position.legal() == ()
    assert position.result is not None
    assert position.result.kind is ResultKind.THROWN_IN
    assert (position.result.side, position.result.points) == (None, 0)
    assert position.result.rule == "bid2.passed"
    assert rule_against(position, "p") == "bid2.passed"
    game = Game(STANDARD, W, (3, 4)).after(position)
    assert game.score == (3, 4)
    assert game.next_dealer is N


@pytest.mark.parametrize(("passes", "maker"), [(0, W), (1, N), (2, E), (3, S)])
@pytest.mark.parametrize("round_two", [False, True])
def test_bid2_makers(passes: int, maker: Seat, *, round_two: bool) -> None:
    """The player who spoke is the maker, and the maker's side are the makers."""
    start = deal("9s", dealer=S)
    text = "p " * (4 + passes) + "h" if round_two else "p " * passes + "o"
    position = after(start, text)
    assert position.maker is maker
    assert position.contract is not None
    assert position.contract.round == (2 if round_two else 1)
    assert position.contract.trump is (Suit.HEARTS if round_two else Suit.SPADES)
    while position.to_act is not None:
        position = position.after(position.legal()[0])
    makers = Side.FIRST if maker in (N, S) else Side.SECOND
    assert position.result is not None
    won = sum(STANDARD.side(trick.winner(position.trump)) is makers for trick in position.tricks)
    assert position.makers_tricks == won
    assert (position.result.side is makers) is (won >= 3)


def test_auction_is_a_value_that_can_be_asked_alone() -> None:
    """An auction made from calls alone answers as a position does."""
    auction = Auction(Rules.STANDARD, S, Card("Jh"), (Pass(), OrderUp(alone=True)))
    assert auction.over
    assert auction.round is None
    assert auction.to_speak is None
    assert auction.legal() == ()
    assert auction.contract is not None
    assert (auction.contract.maker, auction.contract.loner) == (N, N)


@pytest.mark.parametrize(
    ("done", "shown"),
    [
        ("", "9h"),
        ("p p p", "9h"),
        ("o", "9h"),
        ("o l", "9h"),
        ("o x9s", None),
        ("p p p o", "9h"),
        ("p p p o x9s", None),
        ("p p p p", "##"),
        ("p p p p s", "##"),
        ("p p p p p p p s n", "##"),
        ("p p p p p p p p", "##"),
    ],
)
def test_the_upcard_lies_open_until_it_is_taken_or_turned_down(
    done: str, shown: str | None
) -> None:
    """3.2, 4.3 to 4.5: the position says whether the upcard is face up, the diagram shows it so."""
    position = after(deal("9h", south="9s Ts Js Qs Ks", dealer=S), done)
    assert position.upcard_lies_open is (shown == "9h")
    drawn = [there for there in ("9h", "##") if f"[{there}]" in diagram(position, ascii_only=True)]
    assert drawn == ([] if shown is None else [shown])
