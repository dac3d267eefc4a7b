"""What is said about tricks is true of random tricks of one to four cards under every trump."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from explain.naive import best, counts_as, is_trump, left, right
from explain.tricks_truth import LOSERS, WINNERS, Facts, loser_holds, trick_of
from explain.truth import fit

from euchre_tutor.engine import DECK, Card, Seat, Stream, Suit, Trick
from euchre_tutor.explain import tricks
from euchre_tutor.text import render

H, S, C, D = Suit.HEARTS, Suit.SPADES, Suit.CLUBS, Suit.DIAMONDS


def random_tricks(text: str, count: int) -> Iterator[tuple[Trick, Suit | None]]:
    """Give random tricks of one to four cards; nine in ten have a trump suit."""
    stream = Stream(text)
    for number in range(count):
        cards = stream.sample(DECK, 1 + number % 4)
        leader = stream.choice(tuple(Seat))
        seats = [Seat((leader.number + step) % 4) for step in range(4)]
        trump = None if stream.below(10) == 0 else stream.choice(tuple(Suit))
        yield Trick(leader, tuple(zip(seats, cards, strict=False))), trump


def tricky(text: str, count: int) -> Iterator[tuple[Trick, Suit | None]]:
    """Give the same, but with a bower in each trick, so that no sentence stays unsaid."""
    for trick, trump in random_tricks(text, count):
        bower = Stream(f"{trick}").choice((left(trump), right(trump)))
        if trump is None or bower in [card.code for card in trick.cards]:
            yield trick, trump
            continue
        at = Stream(f"{trick} place").below(len(trick))
        plays = list(trick.plays)
        plays[at] = (plays[at][0], Card(bower))
        yield Trick(trick.leader, tuple(plays)), trump


ALL: Final = (*random_tricks("tricks", 2000), *tricky("bowers", 3000))


def test_winners_are_explained_truly() -> None:
    """Who wins, and why, is said truly of every trick; each sentence is used."""
    for number, (trick, trump) in enumerate(ALL):
        viewer = (Seat.SOUTH, None)[number % 3 == 0]
        facts = Facts(trick, trump, viewer)
        WINNERS.holds(tricks.winning_so_far(trick, trump, viewer), facts)
        if len(trick) > 1:
            WINNERS.holds(tricks.winner(trick, trump, viewer), facts)
        else:
            with pytest.raises(ValueError, match="two cards"):
                tricks.winner(trick, trump)
    WINNERS.complete()


def test_losers_are_explained_truly() -> None:
    """Why a card does not win is said truly of every card; the card that wins is refused."""
    for trick, trump in ALL:
        winning = best(trick, trump)
        for card in trick.cards:
            if card is winning:
                with pytest.raises(ValueError, match="wins"):
                    tricks.loses(trick, trump, card)
            else:
                said = tricks.loses(trick, trump, card)
                loser_holds(said, Facts(trick, trump, card=card))
    LOSERS.complete()


def test_a_card_not_played_is_refused() -> None:
    """A card that does not lie in the trick cannot be said to lose it."""
    trick, trump = trick_of("As 9s", C)
    with pytest.raises(ValueError, match="not played"):
        tricks.loses(trick, trump, Card("Ks"))


def test_the_left_bower_is_cited_where_it_decides() -> None:
    """Where the left bower wins, rule 2.4 comes first; where it was led and called, rule 7.5."""
    for trick, trump in ALL:
        if len(trick) > 1:
            won = best(trick, trump).code == left(trump)
            assert (tricks.winner(trick, trump).rules[0] == "cards.left") == won
            for card in trick.cards:
                idle = not is_trump(card, trump) and trick.cards[0].code == left(trump)
                if card is not best(trick, trump):
                    cited = tricks.loses(trick, trump, card).rules[0]
                    assert (cited == "play.left") == idle


@pytest.mark.parametrize(
    ("cards", "trump", "card", "sentence"),
    [
        (
            "Ad Kd Jd Td",
            H,
            "Ad",
            (
                "J♦ is not a diamond here. It is the left bower, so it is a trump, and a trump"
                " beats A♦."
            ),
        ),
        (
            "9c Ad Ks Jc",
            H,
            "Ad",
            "A♦ does not follow clubs and is no trump. It wins nothing, however high.",
        ),
        (
            "Ac Kc 9h Qc",
            H,
            "Ac",
            "A♣ was winning until 9♥. Any trump beats any card that is not one.",
        ),
        (
            "Ac 9h Qh Kc",
            H,
            "9h",
            "Q♥ and 9♥ are both trumps, and there the queen is above the nine.",
        ),
        ("Tc Ac Kc 9c", H, "Kc", "A♣ and K♣ are both clubs, and there the ace is above the king."),
        (
            "Jd Ad Qh 9s",
            H,
            "Ad",
            (
                "A♦ has only the printed suit of J♦. As the left bower, J♦ called for hearts, so A♦"
                " wins nothing."
            ),
        ),
        (
            "9s As Ts Qs",
            H,
            "Qs",
            "A♠ and Q♠ are both spades, and there the ace is above the queen.",
        ),
        ("Kh Qh 9h Ah", D, "Kh", "A♥ and K♥ are both hearts, and there the ace is above the king."),
    ],
)
def test_traps_get_their_own_reply(cards: str, trump: Suit, card: str, sentence: str) -> None:
    """The tricks of the lessons and of known faulty programs get the reply meant for each."""
    trick, _ = trick_of(cards, trump)
    said = tricks.loses(trick, trump, Card(card))
    fit(said)
    assert render(said.text, "en") == sentence


@pytest.mark.parametrize(
    ("cards", "trump", "sentence"),
    [
        (
            "9c As Tc Ad",
            H,
            "East wins with 10♣. No trump was played, so the highest of the clubs led wins.",
        ),
        ("Ac 9h Qh Kc", H, "East wins with Q♥. It is the highest of the trumps played."),
        (
            "Ad Kd Jd Td",
            H,
            "East wins with J♦. As the left bower it is a heart, and the only trump here.",
        ),
        (
            "9c 9h Ac 9d",
            H,
            "North wins with 9♥. It is the only trump, and any trump beats the other cards.",
        ),
        (
            "Th Ad 9h Kc",
            S,
            "West wins with 10♥. No trump was played, so the highest of the hearts led wins.",
        ),
        (
            "9s As Ts Js",
            None,
            "North wins with A♠. It is the highest card of the suit led, spades.",
        ),
        ("9s Ah", None, "West wins with 9♠. No other card followed spades."),
    ],
)
def test_named_tricks_go_to_the_right_player(cards: str, trump: Suit | None, sentence: str) -> None:
    """The tricks that other programs gave to the wrong player are told right."""
    trick, _ = trick_of(cards, trump)
    assert render(tricks.winner(trick, trump).text, "en") == sentence


def test_you_are_named_as_you() -> None:
    """The one spoken to wins as "you", everybody else by the seat."""
    trick, trump = trick_of("9s Ts Qs As", H)
    assert render(tricks.winner(trick, trump, Seat.SOUTH).text, "en").startswith("You win with A♠")
    assert render(tricks.winner(trick, trump, Seat.WEST).text, "en").startswith("South wins")


def test_different_reasons_are_different_sentences() -> None:
    """Cards of one trick that lose in different ways get different sentences, not only names."""
    kinds = 0
    for trick, trump in ALL:
        beaten = best(trick, trump)
        said: dict[tuple[bool, bool], set[str]] = {}
        for card in trick.cards:
            if card is not beaten:
                trump_card = is_trump(card, trump)
                follows = counts_as(card, trump) == counts_as(trick.cards[0], trump)
                reason = (trump_card, follows and not trump_card)
                said.setdefault(reason, set()).add(tricks.loses(trick, trump, card).text.message)
        groups = list(said.values())
        assert all(one.isdisjoint(other) for at, one in enumerate(groups) for other in groups[:at])
        kinds = max(kinds, len(groups))
    assert kinds == 3
