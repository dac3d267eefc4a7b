"""Which cards may be played and which win, with rules that can be switched off. Strings and ints.

``off`` holds keys: without "cards.left" or "play.left" the left bower keeps its printed suit,
without "cards.right" the jack of trumps stands between queen and ten, without "play.follow" all is
legal.
"""

from collections.abc import Collection, Sequence

MATE = {"s": "c", "c": "s", "h": "d", "d": "h"}
LEFT_OFF = {"cards.left", "play.left"}


def suit(card: str, trump: str | None, off: Collection[str] = ()) -> str:
    """Give the suit the card counts as."""
    moves = trump is not None and card == "J" + MATE[trump] and not LEFT_OFF & set(off)
    return str(trump) if moves else card[1]


def order(of: str, trump: str | None, off: Collection[str] = ()) -> list[str]:
    """Give the cards of a suit, best first."""
    if of != trump:
        return [rank + of for rank in "AKQJT9" if suit(rank + of, trump, off) == of]
    best = [] if "cards.right" in off else ["J" + of]
    best += [] if LEFT_OFF & set(off) else ["J" + MATE[of]]
    return best + [rank + of for rank in "AKQJT9" if rank + of not in best]


def winner(cards: Sequence[str], trump: str | None, off: Collection[str] = ()) -> int:
    """Give the place in the trick of the card that wins."""
    led = suit(cards[0], trump, off)
    ranking = ([] if trump is None else order(trump, trump, off)) + order(led, trump, off)
    return next(cards.index(card) for card in ranking if card in cards)


def best_of(cards: Sequence[str], trump: str | None, led: str, off: Collection[str] = ()) -> str:
    """Give the card that would win if this suit were led."""
    ranking = ([] if trump is None else order(trump, trump, off)) + order(led, trump, off)
    return next(card for card in ranking if card in cards)


def legal(hand: Sequence[str], led: str, trump: str, off: Collection[str] = ()) -> list[str]:
    """Give the cards of the hand that may be played."""
    same = [card for card in hand if suit(card, trump, off) == suit(led, trump, off)]
    return list(hand) if "play.follow" in off or not same else same


def revokes(
    tricks: Sequence[Sequence[Sequence[object]]], trump: str, off: Collection[str] = ()
) -> list[str]:
    """Give the cards that did not follow although a card of the suit came later from that hand."""
    plays = [
        (number, seat, str(card), str(trick[0][1]))
        for number, trick in enumerate(tricks)
        for seat, card in trick
    ]
    return [
        card
        for number, seat, card, first in plays
        if suit(card, trump, off) != suit(first, trump, off)
        and any(
            later > number and other == seat and suit(proof, trump, off) == suit(first, trump, off)
            for later, other, proof, _ in plays
        )
    ]
