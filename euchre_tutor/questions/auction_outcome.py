"""Questions of the kind ``auction-outcome``: trump, makers, upcard, and who deals next.

Levels: 1 round one · 2 round two · 3 everybody passes, and who deals next.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from euchre_tutor.engine import DECK, OrderUp, Pass, Position, Rules, Stream, Suit
from euchre_tutor.engine.exchange import rule_for
from euchre_tutor.explain import bid_mistakes
from euchre_tutor.explain.bid_mistakes import Upcard
from euchre_tutor.explain.explanation import Explanation, sure
from euchre_tutor.explain.outcomes import offered, outcome
from euchre_tutor.questions.about_bidding import Wording, about_bidding
from euchre_tutor.questions.all_passed import next_dealer, what_now
from euchre_tutor.questions.bidding import bidding, cited_first, make_trump, passes
from euchre_tutor.questions.labels import upcard_label
from euchre_tutor.questions.question import Choice, Question, facts, side_choices, suit_choices
from euchre_tutor.text import T, Text

KIND = "auction-outcome"
LEVELS = (1, 2, 3)


class Asked(Enum):
    """What is asked of a bidding, over but for OFFERED; the last two when everybody has passed."""

    OFFERED = "offered"

    TRUMP = "trump"
    MAKERS = "makers"
    UPCARD = "upcard"
    NEXT_DEALER = "next dealer"
    NEXT = "next"


def ask(position: Position, asked: Asked, stream: Stream) -> Question:
    """Ask for this of a bidding; the stream shuffles answers that have no order of their own.

    NEXT may be asked before a stuck dealer speaks. ValueError where it does not fit the bidding.
    """
    match asked:
        case Asked.TRUMP:
            wording = _trump(position)
        case Asked.MAKERS:
            wording = _makers(position)
        case Asked.UPCARD:
            wording = _upcard(position, stream)
        case Asked.NEXT_DEALER:
            wording = next_dealer(position)
        case Asked.NEXT:
            wording = what_now(position, stream)
        case Asked.OFFERED:
            wording = _offered(position)
    features = _features(position, asked)
    return about_bidding(position, KIND, _level(features), features, wording)


def ask_offered(position: Position) -> Question:
    """Ask what becomes trump if somebody accepts, while the first round goes on."""
    return ask(position, Asked.OFFERED, Stream("offered"))


def _offered(position: Position) -> Wording:
    prompt = T("If someone accepts, what becomes trump?")
    return _suit(prompt, position.after(OrderUp()), offered(position))


def _trump(position: Position) -> Wording:
    why = cited_first(outcome(position), "bid1.turns", "bid2.turns", "two.bid1", "two.bid2")
    return _suit(T("What is trump?"), position, why)


def _suit(prompt: Text, made: Position, why: Explanation) -> Wording:
    """Ask for the suit that is trump in ``made``."""
    trump = sure(made.trump)
    replies = (why if suit is trump else bid_mistakes.not_trump(suit, made) for suit in Suit)
    return Wording(prompt, suit_choices(), tuple(Suit).index(trump), why, tuple(replies))


def _makers(position: Position) -> Wording:
    choices = side_choices(position.rules)
    makers = position.rules.side(sure(position.maker))
    why = cited_first(outcome(position), "bid2.makers", "two.play")
    prompt = T("Who are the makers?") if position.rules.partnerships else T("Who is the maker?")
    wrong = bid_mistakes.not_makers
    replies = (why if choice.side is makers else wrong(position) for choice in choices)
    return Wording(prompt, choices, makers.number, why, tuple(replies))


def _upcard(position: Position, stream: Stream) -> Wording:
    right, contract = Upcard.right(position), sure(position.contract)
    accepted = contract.maker is position.dealer
    rule = (
        rule_for(position.rules, accepted=accepted)
        if contract.round == 1
        else position.auction.rule
    )
    answers = stream.shuffled([one for one in Upcard if not (accepted and one is Upcard.MAKER)])
    why = cited_first(outcome(position), rule)
    wrong = bid_mistakes.not_upcard
    return Wording(
        T("What happens to {upcard}?", upcard=position.upcard),
        tuple(Choice(one.value, upcard_label(one)) for one in answers),
        answers.index(right),
        why,
        tuple(why if one is right else wrong(one, position) for one in answers),
    )


def _features(position: Position, asked: Asked) -> Mapping[str, object]:
    calls = position.auction.calls
    passed = all(isinstance(call, Pass) for call in calls)
    return facts(
        asked=asked.value,
        first_round=len(calls) <= position.rules.players,
        all_passed=passed and len(calls) >= 2 * position.rules.players - 1,
    )


def _level(features: Mapping[str, object]) -> int:
    if features["all_passed"]:
        return 3
    return 1 if features["first_round"] else 2


def generate(stream: Stream, level: int, rules: Rules = Rules.STANDARD) -> Question:
    """Make a question of this level."""
    dealer, upcard = stream.choice(rules.seats), stream.choice(DECK)
    players = rules.players
    can_ask: tuple[Asked, ...]
    if level == 3:  # noqa: PLR2004  # the level named above
        position = bidding(stream, dealer, upcard, passes(2 * players - rules.stick), rules)
        can_ask = (Asked.NEXT,) if rules.stick else (Asked.NEXT, Asked.NEXT_DEALER)
        return ask(position, stream.choice(can_ask), stream)
    count = stream.below(players) + (players if level > 1 else 0)
    calls = make_trump(stream, dealer, upcard, count, rules)
    position = bidding(stream, dealer, upcard, calls, rules)
    can_ask = (Asked.TRUMP, Asked.MAKERS, Asked.UPCARD, Asked.UPCARD)
    return ask(position, stream.choice(can_ask[:3] if level > 1 else can_ask), stream)
