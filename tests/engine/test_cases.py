"""Faults seen in other programs: cards, bidding, score and signs. Each is a test here."""

from collections.abc import Callable

import pytest
from engine.table import STANDARD, E, N, S, W, after, codes, deal, played_out, rule_against

from euchre_tutor.engine import (
    DECK,
    Card,
    Deal,
    Discard,
    Game,
    Lead,
    Leave,
    Phase,
    Position,
    ResultKind,
    Rules,
    Seat,
    Side,
    Stream,
    Suit,
    Trick,
    diagram,
    parse_cards,
    score,
    sorted_hand,
)
from euchre_tutor.engine.play import legal_cards


@pytest.mark.parametrize(
    ("trump", "led", "hand", "allowed"),
    [
        ("s", "Jc", "9s Ac", "9s"),
        ("c", "9s", "Js Ad 9h", "Js Ad 9h"),
        ("d", "9d", "Jh As Kc", "Jh"),
        ("h", "Kd", "Jd Qd 9s", "Qd"),
        ("h", "Kd", "Jd Ac 9s", "Jd Ac 9s"),
    ],
)
def test_led_suit_is_not_read_from_the_printed_suit(
    trump: str, led: str, hand: str, allowed: str
) -> None:
    """What may be played depends on the suits the cards count as."""
    cards = legal_cards(parse_cards(hand), Card(led), Suit.parse(trump))
    assert cards == parse_cards(allowed)


@pytest.mark.parametrize(
    ("trump", "cards", "place"),
    [
        ("h", "9c 9h Ac 9d", 1),
        ("s", "Th Ad 9h Kc", 0),
        ("d", "Kh Qh 9h Ah", 3),
        ("h", "9s As Ts Qs", 1),
        ("h", "9c As Tc Ad", 2),
        ("h", "Ac 9h Qh Kc", 2),
    ],
)
def test_ranks_are_not_compared_across_suits(trump: str, cards: str, place: int) -> None:
    """A discard of any height wins nothing, the smallest trump beats every plain card."""
    plays = tuple(zip((W, N, E, S), parse_cards(cards), strict=True))
    assert Trick(W, plays).winner(Suit.parse(trump)) is plays[place][0]


def test_sorted_hand_keeps_the_left_bower_with_the_trumps() -> None:
    """Trumps stand together, also after the upcard came into the hand."""
    spades = Suit.SPADES
    hand = parse_cards("9c Jc As")
    assert sorted_hand(hand, spades) == parse_cards("Jc As 9c")
    assert sorted_hand((*hand, Card("Ts")), spades) == parse_cards("Jc As Ts 9c")
    assert sorted_hand(hand, None) == parse_cards("As Jc 9c")
    start = deal("Ts", south="9c Jc As 9h 9d", dealer=S)
    before, later = after(start, "p p p o"), after(start, "p p p o x9h")
    assert diagram(before, ascii_only=True).splitlines()[9].split() == [
        "Jc",
        "As",
        "9h",
        "9d",
        "9c",
    ]
    assert diagram(later, ascii_only=True).splitlines()[9].split() == ["Jc", "As", "Ts", "9d", "9c"]


def test_second_round_loner_makes_the_partner_sit_out_and_the_left_lead() -> None:
    """Dealer N, W calls alone: E sits out, N leads; with 10.7 at the dealer's left, S leads."""
    for rules, leader in ((STANDARD, N), (Rules(lead=Lead.DEALER), S)):
        position = after(deal("9s", dealer=N, rules=rules), "p p p p p p ha n n")
        assert position.active == (N, S, W)
        assert position.to_act is leader


@pytest.mark.parametrize("loner", Seat)
def test_opposite_seat_sits_out_and_tricks_have_three_cards(loner: Seat) -> None:
    """For each of the four seats alone."""
    passes = (loner.number - S.number - 1) % 4
    position = played_out(after(deal("9s", dealer=S), "p p p p " + "p " * passes + "ha"))
    assert position.maker is loner
    for trick in position.tricks:
        assert {seat for seat, _ in trick.plays} == set(Seat) - {loner.partner}
        assert len(trick) == 3


def test_lone_march_ends_without_the_sleepers_cards() -> None:
    """A maker alone who has taken all five: over, 4 points, the partner still holds five."""
    position = played_out(after(deal("9s", west="Jh Jd Ah Kh Qh", dealer=S), "p p p p ha"))
    assert position.phase is Phase.OVER
    assert position.makers_tricks == 5
    assert position.result is not None
    assert (position.result.side, position.result.points) == (Side.SECOND, 4)
    assert [len(hand) for hand in position.hands] == [0, 5, 0, 0]


def test_upcard_joins_a_hand_once_at_most() -> None:
    """Passing adds nothing; taking it makes five again; nobody else ever holds it."""
    start = deal("9c", dealer=S)
    position = Position.start(start)
    for _ in range(8):
        position = after(position, "p")
        assert position.hands == start.hands
    taken = after(start, "p o")
    taken = taken.after(taken.legal()[1])
    assert [len(hand) for hand in taken.hands] == [5] * 4
    assert [start.upcard in hand for hand in taken.hands] == [False, False, True, False]


def test_every_deal_is_24_different_cards(scale: Callable[[int], int]) -> None:
    """Ten thousand deals, redeals included: five per hand, four left, no card twice."""
    dealer = N
    for number in range(scale(10_000)):
        dealt = Deal.shuffled(f"redeal {number}", dealer=dealer)
        thrown = after(dealt, "p p p p p p p p")
        assert [len(hand) for hand in thrown.hands] == [5] * 4
        assert len(dealt.kitty) == 4
        assert {*dealt.kitty, *(card for hand in thrown.hands for card in hand)} == set(DECK)
        dealer = dealer.left


def test_eight_passes_are_thrown_in_and_the_game_goes_on() -> None:
    """No points, next dealer; several times in a row, and a played deal after them."""
    game = Game(STANDARD, E)
    for dealer in (E, S, W, N, E):
        assert game.next_dealer is dealer
        game = game.after(after(Deal.shuffled("again", dealer=dealer), "p p p p p p p p"))
        assert game.score == (0, 0)
        assert not game.over
    game = game.after(played_out(after(deal("9s", west="Jh Jd Ah Kh Qh", dealer=S), "p p p p h")))
    assert game.score == (0, 2)


def test_stuck_dealer_is_a_role_not_the_last_seat() -> None:
    """With 10.1 only the dealer may not pass, wherever the dealer sits."""
    for dealer in Seat:
        position = Position.start(deal("9s", dealer=dealer, rules=Rules(stick=True)))
        for call in range(8):
            assert ("p" in codes(position)) is (call < 7)
            if call < 7:
                position = after(position, "p")
        assert position.to_act is dealer


def test_turned_down_suit_is_refused_with_its_rule() -> None:
    """JH turned down, "hearts" named: refused, with rule 5.2."""
    position = after(deal("Jh"), "p p p p")
    assert rule_against(position, "h") == "bid2.turned"
    assert rule_against(position, "d") is None


@pytest.mark.parametrize(("dealer", "following"), [(W, N), (E, S), (N, E), (S, W)])
def test_next_dealer_sits_at_the_left(dealer: Seat, following: Seat) -> None:
    """Dealer W, next dealer N; dealer E, next S."""
    thrown = after(Deal.shuffled("left", dealer=dealer), "p p p p p p p p")
    assert Game(STANDARD, dealer).after(thrown).next_dealer is following


def test_nine_of_clubs_is_a_card_not_nothing() -> None:
    """The lowest card as upcard, as discard, as lead, as the winner of a trick."""
    start = deal("9c", dealer=S, south="Ts Qs Ks As 9s")
    ordered = after(start, "o")
    assert start.upcard is Card("9c")
    assert ordered.legal() == (Leave(), *(Discard(card) for card in start.hands[2]))
    assert Card("9c") in after(ordered, "x9s").hands[2]
    assert diagram(ordered, ascii_only=True).count("[9c]") == 1
    other = deal("Th", dealer=S, south="9c Qs Ks As 9s", west="9h Jh Qh Kh Ah")
    put_down = after(other, "o x9c n n n n")
    assert put_down.discard is Card("9c")
    assert rule_against(put_down, "9c") == "cards.deck"
    assert all(bool(card) for card in DECK)


def test_alone_scores() -> None:
    """Alone with 5, 4, 3, 2 tricks: 4, 1, 1, and 2 to the defenders."""
    results = [
        score(tricks, Side.FIRST, STANDARD, lone_maker=True, lone_defender=False)
        for tricks in (5, 4, 3, 2)
    ]
    assert [result.points for result in results] == [4, 1, 1, 2]
    assert [result.side for result in results] == [Side.FIRST] * 3 + [Side.SECOND]


def test_score_asked_for_twice_counts_once() -> None:
    """A result is read, not added: the game counts each deal once, and takes none twice."""
    position = played_out(after(deal("9s", west="Jh Jd Ah Kh Qh", dealer=S), "p p p p ha"))
    game = Game(STANDARD, S).after(position)
    assert position.result == position.result
    assert [game.score for _ in range(3)] == [(0, 4)] * 3
    with pytest.raises(ValueError, match="dealt, but it is"):
        game.after(position)


def test_nine_all_and_euchred_ends_nine_to_eleven() -> None:
    """9-9, makers euchred: 9-11 and over; nothing more is counted."""
    start = deal("9s", west="Jh Jd Ah Kh Qh", north="9d Td Qd Kd 9c", dealer=S)
    position = played_out(after(start, "p p p p p h"))
    game = Game(STANDARD, S, (9, 9)).after(position)
    assert position.result is not None
    assert position.result.kind is ResultKind.EUCHRE
    assert (game.score, game.over, game.winner) == ((9, 11), True, Side.SECOND)
    with pytest.raises(ValueError, match="the game is over at 9 to 11"):
        game.after(played_out(Position.start(Deal.shuffled("late", dealer=W))))


def test_nine_and_a_lone_march_is_thirteen_and_won() -> None:
    """Past the target is won: no `== 10`; and a new game starts at 0-0."""
    position = played_out(after(deal("9s", west="Jh Jd Ah Kh Qh", dealer=S), "p p p p ha"))
    game = Game(STANDARD, S, (8, 9)).after(position)
    assert (game.score, game.over, game.winner) == ((8, 13), True, Side.SECOND)
    assert Game(STANDARD, S).score == (0, 0)
    assert not Game(STANDARD, S).over


def test_signs_are_plain_letters_and_suit_signs() -> None:
    """No playing-card block with its knight, no emoji selector: rank and ♠ ♥ ♦ ♣."""
    signs = {card.sign for card in DECK}
    expected = {rank + suit for rank in ("9", "10", "J", "Q", "K", "A") for suit in "♠♥♦♣"}
    assert signs == expected
    by_rank = sorted(DECK, key=lambda card: "9TJQKA".index(card.code[0]))
    assert [card.sign[0] for card in by_rank[::4]] == ["9", "1", "J", "Q", "K", "A"]


def test_diagram_in_letters_needs_no_signs() -> None:
    """At every point of a deal the ASCII diagram is ASCII, and shows what the other shows."""
    stream = Stream("letters")
    for number in range(20):
        position = Position.start(Deal.shuffled(f"letters {number}"))
        seen = [position]
        while position.to_act is not None:
            position = position.after(stream.choice(position.legal()))
            seen.append(position)
        for now in seen:
            letters, signs = diagram(now, ascii_only=True), diagram(now)
            letters.encode("ascii")
            for card in DECK:
                signs = signs.replace(card.sign, card.code)
            for suit in Suit:
                signs = signs.replace(suit.symbol, suit.letter)
            assert signs.split() == letters.split()
