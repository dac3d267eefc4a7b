"""What is said about the deck and about dealing it is true."""

import pytest
from explain.deck_truth import DEALING, LOW, RANKS, Facts, Packet
from explain.deck_truth import DECK as SENTENCES

from euchre_tutor.engine import Deal, Rank, Rules, Seat, Suit
from euchre_tutor.engine.deal import packets
from euchre_tutor.explain import dealing, deck


def test_the_deck_is_explained_truly() -> None:
    """For every size, rank and suit each sentence is true, and each is used."""
    SENTENCES.holds(deck.size(), Facts())
    for count in (20, 28, 32, 36, 52):
        SENTENCES.holds(deck.not_size(count), Facts(size=count))
    for count in (24, 25):
        with pytest.raises(ValueError, match="are the deck"):
            deck.not_size(count)
    for sign, word in zip("678", sorted(LOW, key="six seven eight".index), strict=True):
        SENTENCES.holds(deck.missing(sign), Facts(rank=word))
    for rank in Rank:
        word = next(name for name, letter in RANKS.items() if letter == rank.letter)
        SENTENCES.holds(deck.present(rank), Facts(rank=word))
    SENTENCES.holds(deck.no_best_suit(), Facts())
    for suit in Suit:
        SENTENCES.holds(deck.not_best_suit(suit), Facts(suit=suit))
    SENTENCES.complete()


def test_dealing_is_explained_truly() -> None:
    """For every dealer, packet and guess, with four and with two, each sentence is true."""
    for rules in (Rules.STANDARD, Rules.TWO_HANDED):
        players = rules.players
        for dealer in rules.seats:
            deal = Deal.shuffled("any", rules, dealer)
            for said in (dealing.hands(deal), dealing.turned(deal)):
                DEALING.holds(said, Packet(dealer.number, players=players, deal=deal))
            for given, (now, _) in enumerate(packets(dealer, rules)):
                for guess in rules.seats:
                    facts = Packet(dealer.number, given, guess.number, players)
                    if guess is not now:
                        DEALING.holds(dealing.not_next(guess, dealer, given, rules), facts)
        DEALING.holds(dealing.left_over(rules), Packet(players=players))
        for count in range(1, 10):
            if count != 24 - 5 * players:
                said = dealing.not_left_over(count, rules)
                DEALING.holds(said, Packet(players=players, left=count))
    DEALING.complete()
    with pytest.raises(ValueError, match="does go to"):
        dealing.not_next(Seat.EAST, Seat.NORTH, 0, Rules.STANDARD)
    with pytest.raises(ValueError, match="are left over"):
        dealing.not_left_over(4, Rules.STANDARD)
