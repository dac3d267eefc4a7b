"""Tricks made for a level of ``trick-winner``: the card that wins, then cards that do not."""

from __future__ import annotations

from collections.abc import Sequence

from euchre_tutor.engine import (
    DECK,
    Card,
    Rank,
    Stream,
    Suit,
    cards_of,
    left_bower,
    right_bower,
    strength,
    suit_of,
    trumps,
)

_RANKS = tuple(Rank)  # the lowest first


def cards(stream: Stream, level: int, trump: Suit, count: int) -> list[Card]:
    """Make a trick of ``count`` cards, in the order played, meant for a level from 1 to 5."""
    led = stream.choice([suit for suit in Suit if suit is not trump])
    match level:
        case 1:
            return _no_trump(stream, trump, led, count)
        case 2:
            return _one_ruff(stream, trump, led, count)
        case 3 if stream.below(2):
            return _high_discards(stream, trump, led, count)
        case 3:
            return _over_ruff(stream, trump, led, count)
        case 4:
            return _left_wins(stream, trump, led, count)
        case _:
            return _left_led(stream, trump, count)


def _no_trump(stream: Stream, trump: Suit, led: Suit, count: int) -> list[Card]:
    held = stream.sample(cards_of(led, trump), 2 + stream.below(count - 1))
    held += _discards(stream, trump, held, count - len(held), high=False)
    return _arranged(stream, trump, led, held, stream.below(count))


def _one_ruff(stream: Stream, trump: Suit, led: Suit, count: int) -> list[Card]:
    held = stream.sample(cards_of(led, trump), 1 + stream.below(count - 1))
    discards = _discards(stream, trump, held, count - 1 - len(held), high=False)
    ruff = stream.choice(trumps(trump)[2:])
    place = 1 + stream.below(count - 1)
    return _arranged(stream, trump, led, [*held, *discards, ruff], place)


def _over_ruff(stream: Stream, trump: Suit, led: Suit, count: int) -> list[Card]:
    """Two trumps or three, the left bower only below the right; led with two players."""
    pair = 2  # the fewest trumps for one to beat another
    many = pair + (count > pair + 1 and stream.below(4) == 0)
    ruffs = stream.sample(trumps(trump), many)
    if count == pair or stream.below(4) == 0:
        rest = stream.sample([card for card in DECK if card not in trumps(trump)], count - many)
        return _arranged(stream, trump, trump, [*ruffs, *rest], stream.below(count))
    held = stream.sample(cards_of(led, trump), count - many)
    return _arranged(stream, trump, led, [*ruffs, *held], 1 + stream.below(count - 1))


def _high_discards(stream: Stream, trump: Suit, led: Suit, count: int) -> list[Card]:
    """A low card of the suit led wins over higher cards of other plain suits."""
    held = stream.sample(cards_of(led, trump)[1:], 1 + stream.below(count - 1))
    held += _discards(stream, trump, held, count - len(held), high=True)
    place = stream.below(count) if sum(card.suit is led for card in held) > 1 else 0
    return _arranged(stream, trump, led, held, place)


def _left_wins(stream: Stream, trump: Suit, led: Suit, count: int) -> list[Card]:
    """The left bower takes a trick in which, read as printed, it would lose."""
    left = left_bower(trump)
    if stream.below(2):
        led = left.suit
    held = [stream.choice(cards_of(led, trump)[:3])]
    below = [card for card in DECK if card not in (right_bower(trump), left, *held)]
    held += stream.sample(below, count - 1 - len(held))
    return _arranged(stream, trump, led, [*held, left], 1 + stream.below(count - 1))


def _left_led(stream: Stream, trump: Suit, count: int) -> list[Card]:
    """The left bower is led; one card at least seems to beat it, or does."""
    left, right = left_bower(trump), right_bower(trump)
    tempting = (*cards_of(left.suit, trump)[:3], *trumps(trump)[2:])
    second = right if stream.below(4) == 0 else stream.choice(tempting)
    rest = [card for card in DECK if card not in (left, right, second)]
    return [left, *stream.shuffled([second, *stream.sample(rest, count - 2)])]


def _discards(
    stream: Stream, trump: Suit, held: Sequence[Card], count: int, *, high: bool
) -> list[Card]:
    """Cards of other plain suits, lower than the best held, or one at least that is higher."""
    led = held[0].suit
    best = max(_RANKS.index(card.rank) for card in held)
    free = [card for card in DECK if suit_of(card, trump) not in (trump, led)]
    low = [card for card in free if _RANKS.index(card.rank) <= best]
    if not high:
        found = stream.sample(low, min(count, len(low)))
        more = [card for card in cards_of(led, trump) if card not in held]
        return found + stream.sample(more, count - len(found))
    higher = stream.choice([card for card in free if card not in low])
    return [higher, *stream.sample([card for card in free if card is not higher], count - 1)]


def _arranged(
    stream: Stream, trump: Suit, led: Suit, held: Sequence[Card], place: int
) -> list[Card]:
    """Put the winning card in its place, a card of the suit led first, the rest as it falls."""
    best = max(held, key=lambda card: strength(card, trump, led))
    rest = stream.shuffled([card for card in held if card is not best])
    if place == 0 and suit_of(best, trump) is led:
        return [best, *rest]
    first = next((card for card in rest if suit_of(card, trump) is led), None)
    if first is None:  # nobody else can have led
        return [best, *rest]
    rest.remove(first)
    rest.insert(max(place, 1) - 1, best)
    return [first, *rest]
