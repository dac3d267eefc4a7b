"""What is said about tricks is true of random tricks of one to four cards under every trump."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

import pytest
from explain.naive import best, counts_as, is_trump, left, letter, printed, right, wins
from explain.truth import Truth, fit

from euchre_tutor.engine import DECK, Card, Seat, Stream, Suit, Trick, parse_cards
from euchre_tutor.explain import losers, tricks
from euchre_tutor.text import render, words

H, S, C, D = Suit.HEARTS, Suit.SPADES, Suit.CLUBS, Suit.DIAMONDS


class Facts(NamedTuple):
    """A trick, what is trump, who is spoken to, and the card asked about."""

    trick: Trick
    trump: Suit | None
    viewer: Seat | None = None
    card: Card | None = None

    @property
    def best(self) -> Card:
        """The card that wins, or is winning."""
        return best(self.trick, self.trump)

    @property
    def seat(self) -> Seat:
        """Who played that card."""
        return next(seat for seat, card in self.trick.plays if card is self.best)

    @property
    def led(self) -> str:
        """The letter of the suit led, as it counts."""
        return counts_as(self.trick.cards[0], self.trump)

    @property
    def trumps(self) -> int:
        """How many trumps were played."""
        return sum(is_trump(card, self.trump) for card in self.trick.cards)

    @property
    def followers(self) -> int:
        """How many cards count as the suit led."""
        return sum(counts_as(card, self.trump) == self.led for card in self.trick.cards)

    @property
    def asked(self) -> Card:
        """The card asked about."""
        assert self.card is not None
        return self.card

    @property
    def follows(self) -> bool:
        """Whether the card asked about counts as the suit led."""
        return counts_as(self.asked, self.trump) == self.led

    @property
    def left_won(self) -> bool:
        """Whether the left bower wins."""
        return self.best.code == left(self.trump)

    @property
    def left_led(self) -> bool:
        """Whether the left bower was led."""
        return self.trick.cards[0].code == left(self.trump)

    @property
    def until(self) -> Card | None:
        """The card that took the trick from the card asked about; None if it never had it."""
        had = False
        for at in range(1, len(self.trick) + 1):
            now = best(Trick(self.trick.leader, self.trick.plays[:at]), self.trump)
            if had and now is not self.asked:
                return now
            had = now is self.asked
        return None


def _plain_win(facts: Facts) -> bool:
    return facts.trumps == 0 and counts_as(facts.best, facts.trump) == facts.led


WINNERS = Truth[Facts](
    {
        "You win with {card}.": lambda f, v: v["card"] is f.best and f.viewer is f.seat,
        "{seat} wins with {card}.": lambda f, v: (
            v["card"] is f.best and v["seat"] is f.seat is not f.viewer
        ),
        "You are winning so far, with {card}.": lambda f, v: (
            v["card"] is f.best and f.viewer is f.seat
        ),
        "{seat} is winning so far, with {card}.": lambda f, v: (
            v["card"] is f.best and v["seat"] is f.seat is not f.viewer
        ),
        "It is the only card yet.": lambda f, _: len(f.trick) == 1,
        "The right bower beats every other card.": lambda f, _: f.best.code == right(f.trump),
        "As the left bower it is {name}, and the only trump here.": lambda f, v: (
            f.left_won and f.trumps == 1 and v["name"] == words.a_suit(f.trump or H)
        ),
        "As the left bower it is {name}, and the highest trump here.": lambda f, v: (
            f.left_won and f.trumps > 1 and v["name"] == words.a_suit(f.trump or H)
        ),
        "It is the only trump, and any trump beats the other cards.": lambda f, _: (
            f.trumps == 1 and is_trump(f.best, f.trump) and not f.left_won
        ),
        "It is the highest of the trumps played.": lambda f, _: (
            f.trumps > 1 and is_trump(f.best, f.trump) and not f.left_won
        ),
        "No other card followed {suit}.": lambda f, v: (
            f.trump is None and f.followers == 1 and letter_of(v["suit"]) == f.led
        ),
        "It is the highest card of the suit led, {suit}.": lambda f, v: (
            f.trump is None and _plain_win(f) and letter_of(v["suit"]) == f.led
        ),
        "No other card followed {suit}, and none is a trump.": lambda f, v: (
            f.followers == 1 and _plain_win(f) and letter_of(v["suit"]) == f.led
        ),
        "No trump was played, so the highest of the {suit} led wins.": lambda f, v: (
            f.trump is not None
            and f.followers > 1
            and _plain_win(f)
            and letter_of(v["suit"]) == f.led
        ),
    },
    tricks,
)


def letter_of(value: object) -> str:
    """Give the letter of a field that is a suit."""
    assert isinstance(value, Suit)
    return letter(value)


def _nothing(facts: Facts) -> bool:
    """The card asked about neither follows nor is a trump."""
    return not facts.follows and not is_trump(facts.asked, facts.trump)


def _ruffed(facts: Facts) -> bool:
    """The card asked about follows a plain suit and a trump wins."""
    return facts.follows and facts.led != letter(facts.trump) and is_trump(facts.best, facts.trump)


def _higher_of_suit(facts: Facts) -> bool:
    return (
        facts.follows
        and facts.trumps == 0
        and counts_as(facts.best, facts.trump) == facts.led
        and wins(facts.best, facts.asked, facts.trump, facts.led)
    )


def _both_trumps(facts: Facts) -> bool:
    return is_trump(facts.asked, facts.trump) and is_trump(facts.best, facts.trump)


LOSERS = Truth[Facts](
    {
        "{card} is no bower here. Both are {suit}, the suit led, and {best} is the higher.": (
            lambda f, v: (
                v["card"] is f.asked
                and v["best"] is f.best
                and f.asked.code[0] == "J"
                and f.asked.code not in (left(f.trump), right(f.trump))
                and letter_of(v["suit"]) == f.led
                and _higher_of_suit(f)
            )
        ),
        "{card} and {best} are both {suit}, the suit led, and {best} is the higher.": (
            lambda f, v: (
                v["card"] is f.asked
                and v["best"] is f.best
                and letter_of(v["suit"]) == f.led
                and _higher_of_suit(f)
            )
        ),
        "{card} has only the printed suit of {first}. As the left bower, {first} called for"
        " {suit}, so {card} wins nothing.": lambda f, v: (
            v["card"] is f.asked
            and v["first"] is f.trick.cards[0]
            and f.left_led
            and printed(f.asked) == printed(f.trick.cards[0])
            and v["suit"] is f.trump
            and _nothing(f)
        ),
        "{first}, the left bower, called for {suit}. {card} is no trump, so it wins nothing.": (
            lambda f, v: (
                v["card"] is f.asked
                and v["first"] is f.trick.cards[0]
                and f.left_led
                and v["suit"] is f.trump
                and _nothing(f)
            )
        ),
        "{card} did not follow {suit}, so it wins nothing.": lambda f, v: (
            v["card"] is f.asked
            and f.trump is None
            and letter_of(v["suit"]) == f.led
            and _nothing(f)
        ),
        "Trump was led. {card} is no trump, so it wins nothing, however high.": lambda f, v: (
            v["card"] is f.asked and f.led == letter(f.trump) and _nothing(f)
        ),
        "{card} did not follow {suit} and is no trump. It wins nothing, however high.": (
            lambda f, v: v["card"] is f.asked and letter_of(v["suit"]) == f.led and _nothing(f)
        ),
        "{best} is not {printed} here. It is the left bower, so it is a trump, and a trump"
        " beats {card}.": lambda f, v: (
            v["card"] is f.asked
            and v["best"] is f.best
            and f.left_won
            and v["printed"] == words.a_suit(f.best.suit)
            and printed(f.best) == f.led
            and _ruffed(f)
        ),
        "{best} is the left bower: {name}, and so a trump. Any trump beats {card}.": lambda f, v: (
            v["card"] is f.asked
            and v["best"] is f.best
            and f.left_won
            and v["name"] == words.a_suit(f.trump or H)
            and _ruffed(f)
        ),
        "{card} was winning until {until}, the left bower. Any trump beats any card that is not"
        " one.": lambda f, v: (
            v["card"] is f.asked
            and v["until"] is f.until
            and f.until is not None
            and f.until.code == left(f.trump)
            and _ruffed(f)
        ),
        "{card} was winning until {until}. Any trump beats any card that is not one.": (
            lambda f, v: (
                v["card"] is f.asked
                and v["until"] is f.until
                and f.until is not None
                and is_trump(f.until, f.trump)
                and _ruffed(f)
            )
        ),
        "{best} is a trump, and any trump beats {card}.": lambda f, v: (
            v["card"] is f.asked and v["best"] is f.best and not f.left_won and _ruffed(f)
        ),
        "{best} is the right bower, the only card above the left bower, {card}.": lambda f, v: (
            v["card"] is f.asked
            and v["best"] is f.best
            and f.asked.code == left(f.trump)
            and f.best.code == right(f.trump)
        ),
        "{card} is a trump, but {best} is the right bower, the best of all.": lambda f, v: (
            v["card"] is f.asked
            and v["best"] is f.best
            and f.best.code == right(f.trump)
            and _both_trumps(f)
        ),
        "{card} is a trump, but so is {best}: the left bower, second only to the right.": (
            lambda f, v: (
                v["card"] is f.asked and v["best"] is f.best and f.left_won and _both_trumps(f)
            )
        ),
        "{card} and {best} are both trumps, and {best} is the higher.": lambda f, v: (
            v["card"] is f.asked and v["best"] is f.best and not f.left_won and _both_trumps(f)
        ),
    },
    losers,
)


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
                LOSERS.holds(tricks.loses(trick, trump, card), Facts(trick, trump, card=card))
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


def trick_of(cards: str, trump: Suit | None) -> tuple[Trick, Suit | None]:
    """Lay the cards clockwise from West."""
    seats = (Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH)
    return Trick(Seat.WEST, tuple(zip(seats, parse_cards(cards), strict=False))), trump


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
            "A♦ did not follow clubs and is no trump. It wins nothing, however high.",
        ),
        (
            "Ac Kc 9h Qc",
            H,
            "Ac",
            "A♣ was winning until 9♥. Any trump beats any card that is not one.",
        ),
        ("Ac 9h Qh Kc", H, "9h", "9♥ and Q♥ are both trumps, and Q♥ is the higher."),
        ("Tc Ac Kc 9c", H, "Kc", "K♣ and A♣ are both clubs, the suit led, and A♣ is the higher."),
        (
            "Jd Ad Qh 9s",
            H,
            "Ad",
            (
                "A♦ has only the printed suit of J♦. As the left bower, J♦ called for hearts, so A♦"
                " wins nothing."
            ),
        ),
        ("9s As Ts Qs", H, "Qs", "Q♠ and A♠ are both spades, the suit led, and A♠ is the higher."),
        ("Kh Qh 9h Ah", D, "Kh", "K♥ and A♥ are both hearts, the suit led, and A♥ is the higher."),
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
