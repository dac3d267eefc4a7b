"""What is said about suits, bowers and ranks is true of every card under every trump."""

from __future__ import annotations

import itertools
from typing import Final

import pytest
from explain.bowers_truth import RANKS, SUITS, Facts
from explain.naive import (
    counts_as,
    is_trump,
    left,
    letter,
    order,
    right,
    wins,
)
from explain.truth import fit

from euchre_tutor.engine import DECK, Card, Stream, Suit
from euchre_tutor.explain import bowers
from euchre_tutor.explain.explanation import Explanation
from euchre_tutor.text import render

TRUMPS: Final[tuple[Suit | None, ...]] = (*Suit, None)
H, S, C, D = Suit.HEARTS, Suit.SPADES, Suit.CLUBS, Suit.DIAMONDS


def test_suits_are_explained_truly() -> None:
    """For every card, trump and guess each sentence about suits is true, and each is used."""
    for trump, card in itertools.product(TRUMPS, DECK):
        SUITS.holds(bowers.suit(card, trump), Facts(card, trump))
        if trump is not None:
            SUITS.holds(bowers.trump_or_not(card, trump), Facts(card, trump))
        for guess in Suit:
            if letter(guess) == counts_as(card, trump):
                with pytest.raises(ValueError, match="does count as"):
                    bowers.not_suit(card, trump, guess)
            else:
                SUITS.holds(bowers.not_suit(card, trump, guess), Facts(card, trump, guess))
    _check_hands()
    SUITS.complete()


def _check_hands() -> None:
    stream = Stream("hands")
    for _ in range(300):
        hand, trump = tuple(stream.sample(DECK, 6)), stream.choice(tuple(Suit))
        if any(is_trump(card, trump) for card in hand):
            SUITS.holds(bowers.held(hand, trump), Facts(Card(left(trump)), trump, cards=hand))
        else:
            with pytest.raises(ValueError, match="holds no trump"):
                bowers.held(hand, trump)


def test_ranks_are_explained_truly() -> None:
    """For every pair of cards, trump and suit led each sentence is true, and each is used."""
    leads: tuple[Suit | None, ...] = (*Suit, None)
    for trump, card, other, led in itertools.product(TRUMPS, DECK, DECK, leads):
        own = counts_as(card, trump)
        comparable = own == counts_as(other, trump) or is_trump(card, trump) or led is not None
        suit_led = own if led is None else letter(led)
        if card is not other and comparable and wins(card, other, trump, suit_led):
            said = bowers.higher(card, other, trump, led)
            RANKS.holds(said, Facts(card, trump, other=other, led=suit_led))
        else:
            with pytest.raises(ValueError, match=r"beat|above"):
                bowers.higher(card, other, trump, led)
    for trump, card in itertools.product(Suit, DECK):
        if is_trump(card, trump):
            RANKS.holds(bowers.place(card, trump), Facts(card, trump))
        else:
            with pytest.raises(ValueError, match="no trump"):
                bowers.place(card, trump)
    _check_orders()
    RANKS.complete()


def _check_orders() -> None:
    for trump, suit in itertools.product(TRUMPS, Suit):
        codes = order(letter(suit), trump)
        cards = [Card(code) for code in codes]
        for card in cards:
            RANKS.holds(bowers.place_in_suit(card, trump), Facts(card, trump))
        some = tuple(cards[::2])
        mixed = sorted(some, key=lambda card: card.code)
        RANKS.holds(bowers.order(mixed, trump), Facts(some[0], trump, cards=some))
    with pytest.raises(ValueError, match="one suit"):
        bowers.order((Card("Jd"), Card("Kd")), H)


@pytest.mark.parametrize(
    ("said", "sentence", "rule"),
    [
        (
            bowers.not_suit(Card("Js"), C, S),
            "That is the suit printed on it. As the left bower it has moved to clubs.",
            "cards.left",
        ),
        (
            bowers.not_suit(Card("Jc"), H, S),
            "J♣ only moves when spades are trump. Now it stays a club.",
            "cards.left",
        ),
        (
            bowers.trump_or_not(Card("Jd"), H),
            "J♦ is the other red jack, so it counts as a heart: the left bower.",
            "cards.left",
        ),
        (
            bowers.suit(Card("Jh"), H),
            "J♥ is the jack of trumps, the right bower. It stays a heart.",
            "cards.right",
        ),
        (
            bowers.higher(Card("Jd"), Card("Ad"), H, H),
            "J♦ is the left bower, and so a trump. A♦ is none.",
            "cards.left",
        ),
    ],
)
def test_mistakes_of_beginners_are_named(said: Explanation, sentence: str, rule: str) -> None:
    """The traps of the bowers get the sentence written for them, and the rule that decides."""
    fit(said)
    assert render(said.text, "en") == sentence
    assert said.rules[0] == rule


def test_the_left_bower_is_cited_for_the_left_bower() -> None:
    """Which suit a card counts as is decided by rule 2.4 for the left bower and no other card."""
    for trump, card in itertools.product(Suit, DECK):
        decides = bowers.suit(card, trump).rules[0]
        assert (decides == "cards.left") == (card.code == left(trump))
        assert (decides == "cards.right") == (card.code == right(trump))


def test_different_mistakes_get_different_replies() -> None:
    """For one card the reply to its own suit's mate and the reply to trump are other sentences."""
    for trump, card in itertools.product(Suit, DECK):
        wrong = [suit for suit in Suit if letter(suit) != counts_as(card, trump)]
        said = {suit: bowers.not_suit(card, trump, suit).text.message for suit in wrong}
        if card.code[0] == "J":
            assert len(set(said.values())) >= 2, (card, trump)
        if trump in said:
            assert all(said[trump] != said[suit] for suit in wrong if suit is not trump)


def test_both_colours_are_spoken_of() -> None:
    """The other jack of the colour is called black when clubs or spades are trump, else red."""
    for trump, colour in ((S, "black"), (C, "black"), (H, "red"), (D, "red")):
        assert f"other {colour} jack" in render(bowers.suit(Card(left(trump)), trump).text, "en")
