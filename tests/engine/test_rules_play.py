"""Chapter 7: the play. Each test is named after the rule it holds to."""

from itertools import product

import pytest
from engine import naive
from engine.table import STANDARD, E, N, S, W, after, codes, deal, rule_against, to_the_lead

from euchre_tutor.engine import (
    DECK,
    Card,
    Contract,
    Phase,
    Seat,
    Suit,
    Trick,
    parse_cards,
    strength,
    suit_of,
)
from euchre_tutor.engine.lone import first_leader
from euchre_tutor.engine.play import legal_cards, refusal


def trick(text: str, leader: Seat = N) -> Trick:
    """Give a trick of these cards, from the leader clockwise."""
    seats = STANDARD.clockwise(leader)
    return Trick(leader, tuple(zip(seats, parse_cards(text), strict=False)))


def allowed(trump: str, led: str, hand: str) -> str:
    """Give the cards of the hand that may be played on the card led."""
    cards = legal_cards(parse_cards(hand), Card(led), Suit.parse(trump))
    return " ".join(card.code for card in cards)


@pytest.mark.parametrize("dealer", Seat)
def test_play_lead(dealer: Seat) -> None:
    """With nobody alone the dealer's left leads, and may lead any card."""
    position = to_the_lead(after(deal(dealer=dealer), "p p p p h"))
    assert position.to_act is dealer.left
    assert position.trick is not None
    assert position.trick.leader is dealer.left
    assert codes(position) == [card.code for card in position.hands[dealer.left.number]]


@pytest.mark.parametrize("dealer", Seat)
@pytest.mark.parametrize("loner", Seat)
def test_play_lead1(dealer: Seat, loner: Seat) -> None:
    """With one player alone, of either side, that player's left leads."""
    position = to_the_lead(after(deal(dealer=dealer), "p p p p h"), alone=frozenset({loner}))
    assert position.to_act is loner.left


@pytest.mark.parametrize("dealer", Seat)
@pytest.mark.parametrize("loner", Seat)
@pytest.mark.parametrize("turn", ["left", "right"])
def test_play_lead2(dealer: Seat, loner: Seat, turn: str) -> None:
    """With one of each side alone, the lone defender leads."""
    defender: Seat = getattr(loner, turn)
    contract = Contract(Suit.HEARTS, loner, 2, loner, defender)
    assert first_leader(contract, dealer, STANDARD) == (defender, "play.lead2")


def test_play_follow() -> None:
    """Follow the suit led if you can; otherwise play anything: no duty to trump or to win."""
    assert allowed("h", "Kc", "Ac 9c As Jh Jd") == "Ac 9c"
    assert allowed("h", "Kc", "As 9s Ad Jh 9h") == "As 9s Ad Jh 9h"
    assert allowed("h", "Ah", "9h Jh Ac") == "9h Jh"
    hand = parse_cards("Ac 9c As Jh Jd")
    refused = refusal(Card("Jh"), hand, Card("Kc"), Suit.HEARTS)
    assert refused is not None
    assert refused.rule == "play.follow"
    assert refused.cards == parse_cards("Ac 9c")
    start = deal(west="Ks 9h Th Qh Kh", north="As Ad 9d Td 9c", dealer=S)
    position = after(to_the_lead(after(start, "p p p p h")), "Ks")
    assert codes(position) == ["As"]
    assert rule_against(position, "Ad") == "play.follow"
    assert rule_against(position, "Jc") == "cards.deck"


def test_play_left() -> None:
    """The left bower follows trump, never its printed suit; led, it calls for trump."""
    assert allowed("s", "Jc", "9s Ac") == "9s"
    assert allowed("h", "Kd", "Jd Qd 9s") == "Qd"
    assert allowed("h", "Kd", "Jd Ac 9s") == "Jd Ac 9s"
    assert allowed("d", "9d", "Jh As Kc") == "Jh"
    assert allowed("c", "9s", "Js Ad 9h") == "Js Ad 9h"
    for hand, card, led, cards in (
        ("Jd Qd 9s", "Jd", "Kd", "Qd"),
        ("Jd 9s Ac", "9s", "9h", "Jd"),
        ("9h Ad Kd", "Ad", "Jd", "9h"),
    ):
        refused = refusal(Card(card), parse_cards(hand), Card(led), Suit.HEARTS)
        assert refused is not None
        assert refused.rule == "play.left"
        assert refused.cards == parse_cards(cards)


@pytest.mark.parametrize(
    ("trump", "cards", "place"),
    [
        ("h", "9c As Tc Ad", 2),  # high discards win nothing
        ("h", "Ac 9h Qh Kc", 2),  # the higher of two trumps
        ("h", "9c 9h Ac 9d", 1),
        ("s", "Th Ad 9h Kc", 0),
        ("d", "Kh Qh 9h Ah", 3),
        ("h", "9s As Ts Qs", 1),
        ("h", "Ah Jd Kh Jh", 3),
        ("h", "Ah Jd Kh Qh", 1),
        ("h", "Jd Ad Kd Qd", 0),
        ("h", "Kd Jd Ad Qd", 1),
    ],
)
def test_play_winner(trump: str, cards: str, place: int) -> None:
    """The highest trump wins; without a trump, the highest card of the suit led."""
    played = trick(cards, W)
    assert played.winner(Suit.parse(trump)) is (W, N, E, S)[place]
    assert played.winning_card(Suit.parse(trump)) is parse_cards(cards)[place]


def test_strength_is_nothing_for_a_discard() -> None:
    """Strength 0 is exactly a card that neither is a trump nor follows the suit led."""
    for trump, led, card in product(Suit, Suit, DECK):
        counts = suit_of(card, trump) in (trump, led)
        assert (strength(card, trump, led) > 0) is counts
        assert (strength(card, trump, led) == 0) is not counts


def test_play_next() -> None:
    """The winner of a trick leads to the next; after five tricks the deal is over."""
    position = to_the_lead(after(deal(dealer=S), "p p p p h"))
    leaders = []
    while position.phase is Phase.PLAY:
        if position.trick is not None and not position.trick.plays:
            leaders.append(position.to_act)
            assert position.trick.leader is position.to_act
        position = position.after(position.legal()[0])
    winners = [
        STANDARD.clockwise(trick.leader)[naive.winner([card.code for card in trick.cards], "h")]
        for trick in position.tricks
    ]
    assert leaders == [W, *winners[:-1]]
    assert len(set(leaders)) > 1
    assert len(position.tricks) == 5
    assert position.trick is None
    assert rule_against(position, "9s") == "play.next"


def test_first_leader_as_the_rulebook_prints_it() -> None:
    """Dealer South: S alone W, W alone N, N alone E, E alone S; a lone defender's left."""

    def leads(maker: Seat, loner: Seat | None, defender: Seat | None = None) -> Seat:
        return first_leader(Contract(Suit.HEARTS, maker, 2, loner, defender), S, STANDARD)[0]

    assert leads(S, None) is W
    assert [leads(seat, seat) for seat in (S, W, N, E)] == [W, N, E, S]
    assert [leads(seat.left, None, seat) for seat in (S, W, N, E)] == [W, N, E, S]
    assert leads(S, S, E) is E
    assert leads(W, E, N) is N
