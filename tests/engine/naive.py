"""The rules of play once more, written apart from the engine: plain strings and whole numbers.

Cards are "Jh", suits "h", seats 0 to 3 clockwise. Every suit is spelled out under every trump, so
that nothing here is computed the way the engine computes it. Tests compare the two.
"""

from collections.abc import Sequence

RANKS = "9TJQKA"
SUITS = "shdc"
DECK = [rank + suit for suit in SUITS for rank in RANKS]

# trump -> suit -> the cards that belong to it, best first (rules 2.2 to 2.5).
ORDER = {
    "s": {
        "s": ["Js", "Jc", "As", "Ks", "Qs", "Ts", "9s"],
        "h": ["Ah", "Kh", "Qh", "Jh", "Th", "9h"],
        "d": ["Ad", "Kd", "Qd", "Jd", "Td", "9d"],
        "c": ["Ac", "Kc", "Qc", "Tc", "9c"],
    },
    "h": {
        "s": ["As", "Ks", "Qs", "Js", "Ts", "9s"],
        "h": ["Jh", "Jd", "Ah", "Kh", "Qh", "Th", "9h"],
        "d": ["Ad", "Kd", "Qd", "Td", "9d"],
        "c": ["Ac", "Kc", "Qc", "Jc", "Tc", "9c"],
    },
    "d": {
        "s": ["As", "Ks", "Qs", "Js", "Ts", "9s"],
        "h": ["Ah", "Kh", "Qh", "Th", "9h"],
        "d": ["Jd", "Jh", "Ad", "Kd", "Qd", "Td", "9d"],
        "c": ["Ac", "Kc", "Qc", "Jc", "Tc", "9c"],
    },
    "c": {
        "s": ["As", "Ks", "Qs", "Ts", "9s"],
        "h": ["Ah", "Kh", "Qh", "Jh", "Th", "9h"],
        "d": ["Ad", "Kd", "Qd", "Jd", "Td", "9d"],
        "c": ["Jc", "Js", "Ac", "Kc", "Qc", "Tc", "9c"],
    },
}
SUIT = {
    trump: {card: suit for suit, cards in suits.items() for card in cards}
    for trump, suits in ORDER.items()
}


def legal(hand: Sequence[str], led: str | None, trump: str) -> set[str]:
    """Give the cards that may be played on the card ``led``, None when leading (rule 7.4)."""
    if led is None:
        return set(hand)
    same = {card for card in hand if SUIT[trump][card] == SUIT[trump][led]}
    return same or set(hand)


def winner(cards: Sequence[str], trump: str) -> int:
    """Give the place in the trick of the card that wins (rule 7.6)."""
    for card in ORDER[trump][trump]:
        if card in cards:
            return cards.index(card)
    for card in ORDER[trump][SUIT[trump][cards[0]]]:
        if card in cards:
            return cards.index(card)
    message = f"no card of {cards} can win"
    raise ValueError(message)


# (a maker alone, a defender alone) -> (makers, defenders) by the makers' tricks (chapter 8).
POINTS = {
    (False, False): [(0, 2), (0, 2), (0, 2), (1, 0), (1, 0), (2, 0)],
    (True, False): [(0, 2), (0, 2), (0, 2), (1, 0), (1, 0), (4, 0)],
    (False, True): [(0, 4), (0, 2), (0, 2), (1, 0), (1, 0), (2, 0)],
    (True, True): [(0, 4), (0, 2), (0, 2), (1, 0), (1, 0), (4, 0)],
}


def points(
    makers_tricks: int,
    *,
    maker_alone: bool = False,
    defender_alone: bool = False,
    lonedef: bool = False,
    march: int = 4,
    loneeuchre: int = 2,
) -> tuple[int, int]:
    """Give the points of makers and defenders (chapter 8, rules 10.4, 10.10, 10.11)."""
    if makers_tricks < 3 and defender_alone and lonedef:
        return 0, 4
    if makers_tricks < 3 and maker_alone and not defender_alone:
        return 0, loneeuchre
    if makers_tricks == 5 and maker_alone:
        return march, 0
    return POINTS[maker_alone, defender_alone][makers_tricks]


# Leader to the first trick when seat 2 deals, by (lone maker, lone defender) (chapter 8).
LEADER_DEALER_2 = {
    (None, None): 3,
    (2, None): 3,
    (3, None): 0,
    (0, None): 1,
    (1, None): 2,
    (None, 2): 3,
    (None, 3): 0,
    (None, 0): 1,
    (None, 1): 2,
}


def leader(
    dealer: int, lone_maker: int | None, lone_defender: int | None, *, by_dealer: bool = False
) -> int:
    """Give who leads first at a table of four (rules 7.1 to 7.3, 10.7 with ``by_dealer``)."""
    if by_dealer:
        out = {(seat + 2) % 4 for seat in (lone_maker, lone_defender) if seat is not None}
        turn = [(dealer + step) % 4 for step in (1, 2, 3, 4)]
        return next(seat for seat in turn if seat not in out)
    if lone_maker is not None and lone_defender is not None:
        return lone_defender
    turned = {
        (
            None if a is None else (a + dealer - 2) % 4,
            None if b is None else (b + dealer - 2) % 4,
        ): (seat + dealer - 2) % 4
        for (a, b), seat in LEADER_DEALER_2.items()
    }
    return turned[lone_maker, lone_defender]


def clockwise(start: int, players: int = 4) -> list[int]:
    """Give every player once, clockwise from ``start``; two players sit at 0 and 2."""
    return [(start + step * (4 // players)) % 4 for step in range(players)]


def turns(dealer: int, players: int = 4) -> list[int]:
    """Give every player once, from the dealer's left."""
    first = (dealer + 4 // players) % 4
    return clockwise(first, players)


def calls(
    upcard: str,
    passes: int,
    *,
    players: int = 4,
    stick: bool = False,
    turned: bool = False,
    canadian: bool = False,
) -> set[str]:
    """Give what may be said after so many passes: "p", "o", "oa", "h", "ha" (chapters 4, 5, 9)."""
    if passes < players:
        words = {"p", "o", "oa"}
        if players == 4 and passes == 1 and canadian:
            words.discard("o")
    else:
        words = {"p"}
        for suit in SUITS:
            if turned or suit != upcard[1]:
                words |= {suit, suit + "a"}
        if stick and passes == 2 * players - 1:
            words.discard("p")
    return {word for word in words if players == 4 or word[1:] != "a"}
