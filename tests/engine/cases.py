"""Hands, tricks and rules to try, all or by chance."""

from collections.abc import Iterator
from itertools import combinations, permutations, product

from euchre_tutor.engine import DECK, Card, Defend, Lead, Rules, Stream, Suit

TRUMPS = tuple(Suit)


def small_hands() -> Iterator[tuple[Suit, Card, tuple[Card, ...]]]:
    """Give every trump, lead and hand of one or two cards: all that following can depend on."""
    for trump, led, size in product(TRUMPS, DECK, (1, 2)):
        for hand in combinations([card for card in DECK if card is not led], size):
            yield trump, led, hand


def sampled_hands(count: int) -> Iterator[tuple[Suit, Card, tuple[Card, ...]]]:
    """Give trumps, leads and hands of three to five cards by chance."""
    stream = Stream("legality")
    for number in range(count):
        led, *hand = stream.sample(DECK, 4 + number % 3)
        yield stream.choice(TRUMPS), led, tuple(hand)


def small_tricks() -> Iterator[tuple[Suit, tuple[Card, ...]]]:
    """Give every trump and every trick of one, two and three cards, in every order."""
    for trump, size in product(TRUMPS, (1, 2, 3)):
        for cards in permutations(DECK, size):
            yield trump, cards


def sampled_tricks(count: int) -> Iterator[tuple[Suit, tuple[Card, ...]]]:
    """Give trumps and tricks of four by chance."""
    stream = Stream("tricks")
    for _ in range(count):
        yield stream.choice(TRUMPS), tuple(stream.sample(DECK, 4))


def random_rules(stream: Stream) -> Rules:
    """Give rules by chance: any allowed mix, two players one time in five."""

    def switch() -> bool:
        return bool(stream.below(2))

    stick, pickup, turned = switch(), switch(), switch()
    target = stream.choice((5, 7, 10, 15))
    if not stream.below(5):
        return Rules(
            players=2,
            stick=stick,
            pickup=pickup,
            turned=turned,
            target=target,
            defend=Defend.NEVER,
        )
    return Rules(
        stick=stick,
        pickup=pickup,
        turned=turned,
        lonedef=switch(),
        caller=switch(),
        defend=stream.choice(tuple(Defend)),
        lead=stream.choice(tuple(Lead)),
        canadian=switch(),
        target=target,
        march=stream.choice((3, 4, 5)),
        loneeuchre=stream.choice((2, 4)),
    )


def mixed_rules(number: int) -> Rules:
    """Give the presets in turn, and between them rules by chance."""
    presets = (Rules.STANDARD, Rules.TOURNAMENT, Rules.TWO_HANDED)
    place = number % 6
    return presets[place] if place < len(presets) else random_rules(Stream(f"rules {number}"))
