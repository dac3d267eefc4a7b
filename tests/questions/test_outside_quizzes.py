"""Public beginners' quizzes and answers on Euchre, answered from our rulebook and our engine.

Read in November 2026, as far as they could be read: the basic quiz of ohioeuchre.com (ten of twenty
questions), funtrivia.com, euchrefun.com, gkquesblog.wordpress.com, and pages of questions and
answers on cagednomoremovie.com, poletoparis.com and wildpartyofficial.com. The questions are put
in our own words. What no rule of ours answers, and why:

- what a renege costs (two points, or none), a farmer's hand, a misdeal: customs of a table;
- the Benny, decks of 28 and 32 cards, bids without trump: other games of the family;
- when the first book came out, where the game is from, who plays it: history;
- what to lead, when to call, when to go alone at 9 to 5: strategy, which the coach weighs.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil, comb

import pytest
from questions.samples import questions

from euchre_tutor.engine import (
    DECK,
    Card,
    Contract,
    Deal,
    Lead,
    Leave,
    OrderUp,
    Pass,
    Phase,
    Position,
    Rules,
    Seat,
    Side,
    Suit,
    left_bower,
    score,
    suit_of,
)
from euchre_tutor.engine.lone import first_leader
from euchre_tutor.lessons import LESSONS
from euchre_tutor.text.rulebook import RULES

SPADES = Suit.SPADES
TARGET = Rules.STANDARD.target
DEALER = Seat.SOUTH
START = Position.start(Deal.shuffled("outside", Rules.STANDARD, DEALER))


@dataclass(frozen=True)
class Asked:
    """A question, the answer that its page gives, the rule and what the engine says."""

    question: str
    answer: object
    rule: str
    ours: Callable[[], object]


def count(suit: Suit) -> int:
    """How many cards belong to a suit when spades are trump."""
    return sum(suit_of(card, SPADES) is suit for card in DECK)


def points(tricks: int, *, alone: bool = False) -> tuple[bool, int]:
    """Whether the makers score, and how much."""
    found = score(tricks, Side.FIRST, Rules.STANDARD, lone_maker=alone, lone_defender=False)
    return found.side is Side.FIRST, found.points


def leader(loner: Seat | None = None, rules: Rules = Rules.STANDARD) -> Seat:
    """Who leads to the first trick."""
    maker = DEALER.right if loner is None else loner
    return first_leader(Contract(SPADES, maker, 1, loner), DEALER, rules)[0]


def best(*codes: str) -> str:
    """The best of some cards when spades are trump, as the drill on order says it."""
    for question in questions("rank-order", 3, 400):
        if question.trump is SPADES and set(codes) <= set(question.right_codes):
            return next(code for code in question.right_codes if code in codes)
    raise AssertionError(codes)


def rank(card: Card) -> int:
    """How high a card is in a plain suit."""
    return "9TJQKA".index(card.code[0])


def yes(*, so: bool) -> str:
    """The answer to a question that asks for no more."""
    return "yes" if so else "no"


def to_lead(seed: str) -> Position:
    """A deal in which the first lead comes next."""
    position = Position.start(Deal.shuffled(seed, Rules.STANDARD, DEALER)).play(OrderUp())
    while position.phase is not Phase.PLAY:
        position = position.after(position.legal()[0])
    return position


def may_lead_trump() -> str:
    """Whether every card of any hand may be led, trumps included."""
    return yes(so=all(len(to_lead(str(seed)).legal()) == 5 for seed in range(60)))


def may_accept() -> str:
    """Whether dealers may take the upcard whatever they hold."""
    starts = (Position.start(Deal.shuffled(str(n), Rules.STANDARD, DEALER)) for n in range(60))
    return yes(so=all(OrderUp() in one.play(*[Pass()] * 3).legal() for one in starts))


def may_leave() -> str:
    """Whether a dealer who was ordered up may do without the upcard, where it must be taken."""
    deal = Deal.shuffled("outside", Rules(pickup=True), DEALER)
    return yes(so=Leave() in Position.start(deal).play(Pass(), OrderUp()).legal())


def may_order_early() -> str:
    """Whether the dealer's partner may speak first."""
    return yes(so=START.to_act is DEALER.partner)


ASKED = [
    Asked("How many cards has the deck?", 24, "cards.deck", lambda: len(DECK)),
    Asked("Which rank is the lowest?", "9", "cards.deck", lambda: min(DECK, key=rank).code[0]),
    Asked("How many are red?", 12, "cards.deck", lambda: sum(c.code[1] in "hd" for c in DECK)),
    Asked("How many players sit down?", 4, "table.seats", lambda: len(Rules.STANDARD.seats)),
    Asked("How many cards has a hand?", 5, "deal.hands", lambda: len(START.deal.hands[0])),
    Asked("How many hands are there?", 42_504, "deal.hands", lambda: comb(len(DECK), 5)),
    Asked("One in how many is the five best?", 10_626, "deal.hands", lambda: comb(24, 5) // 4),
    Asked("How many cards are left?", 4, "deal.hands", lambda: len(DECK) - 4 * 5),
    Asked("How many trumps can there be?", 7, "cards.trumps", lambda: count(SPADES)),
    Asked("How many of the other suit of that colour?", 5, "cards.left", lambda: count(Suit.CLUBS)),
    Asked("Which is the highest trump?", "Js", "cards.right", lambda: best("Js", "As", "Jc")),
    Asked("Which is the second?", "Jc", "cards.left", lambda: left_bower(SPADES).code),
    Asked("Is the left bower a trump?", SPADES, "cards.left", lambda: suit_of(Card("Jc"), SPADES)),
    Asked("Who leads first?", DEALER.left, "play.lead", leader),
    Asked(
        "Who leads if the partner of the player at the dealer's left is alone?",
        DEALER.partner,
        "house.lead",
        lambda: leader(DEALER.right, Rules(lead=Lead.DEALER)),
    ),
    Asked("May trump be led?", "yes", "play.lead", may_lead_trump),
    Asked("Order the partner up before one's turn?", "no", "bid1.turns", may_order_early),
    Asked(
        "Who picks the turned card up?",
        DEALER,
        "bid1.accept",
        lambda: START.play(Pass(), Pass(), Pass(), OrderUp()).to_act,
    ),
    Asked("Pick a jack up without another of its suit?", "yes", "bid1.accept", may_accept),
    Asked("Ordered by the partner: leave the card?", "no", "house.pickup", may_leave),
    Asked("Three tricks of the makers?", (True, 1), "score.point", lambda: points(3)),
    Asked("All five tricks of the makers?", (True, 2), "score.march", lambda: points(5)),
    Asked("Fewer than three?", (False, 2), "score.euchre", lambda: points(2)),
    Asked("All five alone?", (True, 4), "score.lone5", lambda: points(5, alone=True)),
    Asked("Four alone?", (True, 1), "score.lone3", lambda: points(4, alone=True)),
    Asked("Euchred alone?", (False, 2), "score.euchre", lambda: points(2, alone=True)),
    Asked("How many points win?", 10, "score.game", lambda: TARGET),
    Asked("Fewest deals of a game?", 3, "score.game", lambda: ceil(TARGET / 4)),
    Asked("Most, if each makes a point?", 19, "score.game", lambda: 2 * (TARGET - 1) + 1),
]


@pytest.mark.parametrize("asked", ASKED, ids=lambda asked: asked.question)
def test_what_others_ask_beginners_is_answered(asked: Asked) -> None:
    """The engine's answer is the page's, and a rule of the rulebook says it."""
    assert asked.ours() == asked.answer
    assert asked.rule in RULES


def test_the_lessons_teach_what_others_ask_beginners() -> None:
    """Each of these rules is among those that some lesson tells in short."""
    met = {rule for lesson in LESSONS.values() for rule in lesson.rules}
    assert {asked.rule for asked in ASKED} <= met
