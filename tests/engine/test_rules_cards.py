"""Chapters 1 to 3: table, cards, deal. Each test is named after the rule it holds to."""

from collections import Counter
from itertools import accumulate

import pytest
from engine.table import STANDARD, E, N, S, W, after, deal, played_out

from euchre_tutor.engine import (
    DECK,
    Card,
    Deal,
    DealError,
    Game,
    Position,
    Rank,
    Rules,
    Seat,
    Side,
    Stream,
    Suit,
    beats,
    cards_of,
    left_bower,
    packets,
    parse_cards,
    right_bower,
    strength,
    suit_of,
    trumps,
)

ALL = tuple(Suit)
SISTER = {"s": "c", "c": "s", "h": "d", "d": "h"}


def test_table_object() -> None:
    """Four players in two partnerships; 9 points do not win the game, 10 do."""
    assert STANDARD.seats == (N, E, S, W)
    assert [STANDARD.side(seat) for seat in Seat] == [Side.FIRST, Side.SECOND] * 2
    assert not Game(STANDARD, N, (9, 9)).over
    for score, winner in {(10, 9): Side.FIRST, (0, 10): Side.SECOND, (11, 3): Side.FIRST}.items():
        assert Game(STANDARD, N, score).over
        assert Game(STANDARD, N, score).winner is winner


def test_table_seats() -> None:
    """Partners sit opposite each other, and everything goes clockwise, to the left."""
    assert [seat.left for seat in (N, E, S, W)] == [E, S, W, N]
    assert [seat.right for seat in (N, E, S, W)] == [W, N, E, S]
    assert [seat.partner for seat in (N, E, S, W)] == [S, W, N, E]
    assert STANDARD.clockwise(W) == (W, N, E, S)
    position = after(deal(dealer=W, upcard="9s"), "p p p p h n n n n")
    order = []
    while len(position.tricks) < 1:
        order.append(position.to_act)
        position = position.after(position.legal()[0])
    assert order == [N, E, S, W]


def test_table_dealer() -> None:
    """The first dealer is drawn by chance, each about equally often; then the deal goes left."""
    first = Counter(Deal.shuffled(f"dealer {n}").dealer for n in range(800))
    assert set(first) == set(Seat)
    assert all(150 < count < 250 for count in first.values())
    game = Game(STANDARD, W)
    dealers = []
    for number in range(5):
        dealers.append(game.next_dealer)
        game = game.after(played_out(after(Deal.shuffled(f"left {number}", dealer=dealers[-1]))))
    assert dealers == [W, N, E, S, W]


def test_cards_deck() -> None:
    """24 different cards: 9, 10, jack, queen, king, ace of each suit."""
    assert {card.code for card in DECK} == {rank + suit for rank in "9TJQKA" for suit in "shdc"}
    assert len(DECK) == 24
    good = Deal.shuffled("deck")
    twice = ((good.hands[0][0], *good.hands[1][1:]), *good.hands[2:])
    with pytest.raises(DealError) as caught:
        Deal(STANDARD, N, (good.hands[0], *twice), good.kitty)
    assert caught.value.rule == "cards.deck"
    assert caught.value.cards == (good.hands[0][0],)


def test_cards_rank() -> None:
    """In a suit that is not trump: ace, king, queen, jack, 10, 9, each beating all below."""
    for suit in ALL:
        expected = parse_cards(" ".join(rank + suit.letter for rank in "AKQJT9"))
        others = [trump for trump in ALL if trump not in (suit, suit.same_colour)]
        for trump in (None, *others):
            assert cards_of(suit, trump) == expected
            for place, card in enumerate(expected):
                assert all(beats(card, lower, trump, suit) for lower in expected[place + 1 :])
                assert not any(beats(lower, card, trump, suit) for lower in expected[place:])


def test_cards_right() -> None:
    """The jack of trumps is the right bower and beats every other card, whatever was led."""
    for trump in ALL:
        right = right_bower(trump)
        assert right is Card.of(Rank.JACK, trump)
        for led in ALL:
            assert all(beats(right, card, trump, led) for card in DECK if card is not right)


def test_cards_left() -> None:
    """The other jack of the colour is the second best card, and a trump in every way."""
    for trump in ALL:
        left = left_bower(trump)
        assert left.code == "J" + SISTER[trump.letter]
        assert suit_of(left, trump) is trump
        assert left in cards_of(trump, trump)
        assert left not in cards_of(trump.same_colour, trump)
        for led in ALL:
            better = [card for card in DECK if beats(card, left, trump, led)]
            assert better == [right_bower(trump)]
        for other in ALL:
            expected = trump if other in (trump, trump.same_colour) else trump.same_colour
            assert suit_of(left, other) is (other if expected is trump else left.suit)
    assert all(suit_of(card, None) is card.suit for card in DECK)


def test_cards_trumps() -> None:
    """Seven trumps in order; five cards in the suit that lends its jack; six in the other two."""
    for trump in ALL:
        a, b = trump.letter, SISTER[trump.letter]
        expected = parse_cards(f"J{a} J{b} A{a} K{a} Q{a} T{a} 9{a}")
        assert trumps(trump) == expected
        strengths = [strength(card, trump, None) for card in expected]
        assert strengths == sorted(strengths, reverse=True)
        assert len(set(strengths)) == 7
        assert cards_of(trump.same_colour, trump) == parse_cards(f"A{b} K{b} Q{b} T{b} 9{b}")
        sizes = [len(cards_of(suit, trump)) for suit in ALL]
        assert sorted(sizes) == [5, 6, 6, 7]


def test_deal_hands() -> None:
    """Five cards each, four are left; another number of cards is no deal."""
    dealt = Deal.shuffled("hands")
    assert [len(hand) for hand in dealt.hands] == [5, 5, 5, 5]
    assert len(dealt.kitty) == 4
    north, east, south, west = dealt.hands
    with pytest.raises(DealError) as caught:
        Deal(STANDARD, N, ((*north, dealt.kitty[0]), east, south, west), dealt.kitty[1:])
    assert caught.value.rule == "deal.hands"
    with pytest.raises(DealError) as caught:
        Deal(STANDARD, N, (north[1:], east, south, west), (north[0], *dealt.kitty))
    assert caught.value.rule == "deal.hands"


def test_deal_upcard() -> None:
    """The top card of the kitty is turned up, and its suit is the first proposal for trump."""
    for dealer in Seat:
        dealt = Deal.dealt(DECK, dealer)
        assert dealt.kitty == DECK[20:]
        assert dealt.upcard is DECK[20]
        assert after(dealt, "o").trump is dealt.upcard.suit


@pytest.mark.parametrize("dealer", Seat)
def test_deal_packets(dealer: Seat) -> None:
    """Packets of 3 2 3 2, then 2 3 2 3, from the dealer's left."""
    order = [dealer.left, dealer.partner, dealer.right, dealer]
    sizes = [3, 2, 3, 2, 2, 3, 2, 3]
    assert packets(dealer, STANDARD) == tuple(zip(order * 2, sizes, strict=True))
    dealt = Deal.dealt(DECK, dealer)
    starts = [0, *accumulate(sizes)]
    for place, seat in enumerate(order):
        first = DECK[starts[place] : starts[place + 1]]
        second = DECK[starts[place + 4] : starts[place + 5]]
        assert dealt.hands[seat.number] == first + second


def test_shuffled_deal_follows_the_published_recipe() -> None:
    """A text's deal: the stream draws the dealer, then shuffles the deck, dealt in packets."""
    stream = Stream("recipe")
    dealer = stream.choice(STANDARD.seats)
    expected = Deal.dealt(stream.shuffled(DECK), dealer)
    assert Deal.shuffled("recipe") == expected
    assert Position.start(expected).hands == expected.hands
    assert Deal.shuffled("recipe", dealer=dealer.left).dealer is dealer.left
    assert Deal.shuffled("recipe", Rules.TWO_HANDED).rules is Rules.TWO_HANDED
