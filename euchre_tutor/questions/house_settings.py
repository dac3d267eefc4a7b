"""Two settings of one house rule, and a question whose answer differs between them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from euchre_tutor.engine import DECK, HOUSE_RULES, Contract, Defend, Lead, Rules, Seat, Stream, Suit
from euchre_tutor.explain.explanation import sure
from euchre_tutor.explain.sayings import right_saying
from euchre_tutor.questions import auction_outcome, score_deal, who_leads, who_speaks
from euchre_tutor.questions.bidding import bidding, make_trump, passes
from euchre_tutor.questions.finished import Finished
from euchre_tutor.questions.lone_hands import lone_hands
from euchre_tutor.questions.question import Question

Builder = Callable[[Stream, Rules, Rules], Question]
"""Makes a question under the first rules, with what would be right under the second to choose."""


def keys_for(rules: Rules) -> tuple[str, ...]:
    """Give the house rules that can change something under these rules."""
    if not rules.partnerships:
        return tuple(key for key in HOUSE_RULES if key in _FOR_TWO)
    idle = ("house.lonedef",) if rules.defend is Defend.NEVER else ()
    return tuple(key for key in HOUSE_RULES if key not in idle)


def other_setting(key: str, rules: Rules, stream: Stream) -> Rules:
    """Give the rules with another setting of this house rule."""
    name = HOUSE_RULES[key]
    value = getattr(rules, name)
    others: tuple[Any, ...]
    match value:
        case bool():
            others = (not value,)
        case Lead():
            others = tuple(lead for lead in Lead if lead is not value)
        case Defend():
            others = tuple(
                defend
                for defend in Defend
                if defend is not value and (rules.caller or Defend.NEVER in (defend, value))
            )
        case _:
            usual = getattr(Rules.STANDARD, name)
            others = (usual,) if value != usual else _AMOUNTS[name]
    return replace(rules, **{name: stream.choice(others)})


def _words_of_stuck(stream: Stream, rules: Rules, other: Rules) -> Question:
    count = 2 * rules.players - 1
    return _words(stream, rules, other, count)


def _words_of_namer(stream: Stream, rules: Rules, other: Rules) -> Question:
    count = rules.players + stream.below(rules.players - 1)
    return _words(stream, rules, other, count)


def _words_of_partner(stream: Stream, rules: Rules, other: Rules) -> Question:
    return _words(stream, rules, other, 1)


def _words(stream: Stream, rules: Rules, other: Rules, count: int) -> Question:
    dealer, upcard = stream.choice(rules.seats), stream.choice(DECK)
    position = bidding(stream.sub("cards"), dealer, upcard, passes(count), rules)
    there = bidding(stream.sub("cards"), dealer, upcard, passes(count), other)
    return who_speaks.ask_words(position, stream, right_saying(there))


def _upcard(stream: Stream, rules: Rules, other: Rules) -> Question:
    del other  # both answers are always there
    dealer, upcard = stream.choice(rules.seats), stream.choice(DECK)
    calls = make_trump(stream, dealer, upcard, stream.below(rules.players - 1), rules)
    position = bidding(stream, dealer, upcard, calls, rules)
    return auction_outcome.ask(position, auction_outcome.Asked.UPCARD, stream)


def _asked_alone(stream: Stream, rules: Rules, other: Rules) -> Question:
    del other  # both answers are always there
    dealer, upcard = stream.choice(rules.seats), stream.choice(DECK)
    count, alone = stream.below(2 * rules.players), stream.below(2) == 0
    calls = make_trump(stream, dealer, upcard, count, rules, alone=alone)
    return who_speaks.ask_alone(bidding(stream, dealer, upcard, calls, rules))


def _leads(stream: Stream, rules: Rules, other: Rules) -> Question:
    del other  # both answers are always there
    dealer, maker = stream.choice(rules.seats), stream.choice(rules.seats)
    lone = lone_hands(stream, maker, rules)
    contract = Contract(stream.choice(tuple(Suit)), maker, 1, *lone)
    return who_leads.ask(contract, dealer, rules)


def _lone_defender(stream: Stream, rules: Rules, other: Rules) -> Question:
    """A lone defender takes three or four tricks."""
    maker = stream.choice(rules.seats)
    tricks = 1 + stream.below(2)
    loner = maker if rules.defend is Defend.LONE_MAKER or stream.below(2) else None
    defender = stream.choice((maker.left, maker.right))
    return _scored(stream, Finished(maker, tricks, rules, loner, defender), other)


def _lone_maker(tricks: tuple[int, ...]) -> Builder:
    def build(stream: Stream, rules: Rules, other: Rules) -> Question:
        maker = stream.choice(rules.seats)
        loner: Seat = maker if rules.caller else stream.choice((maker, maker.partner))
        deal = Finished(maker, stream.choice(tricks), rules, loner)
        return _scored(stream, deal, other)

    return build


def _scored(stream: Stream, deal: Finished, other: Rules) -> Question:
    return score_deal.ask(deal, stream, deal.scored.under(other).points)


def _game(stream: Stream, rules: Rules, other: Rules) -> Question:
    """A side gets enough for one setting and not for the other."""
    deal = Finished(stream.choice(rules.seats), 1 + stream.below(5), rules)
    result = deal.scored.result
    low, high = sorted((rules.target, other.target))
    after = low + stream.below(high - low)
    before = [max(0, low - 1 - stream.below(2))] * 2
    before[sure(result.side).number] = max(0, min(after - result.points, low - 1))
    return score_deal.ask_game(deal, (before[0], before[1]), stream)


BUILDERS: Final[Mapping[str, Builder]] = {
    "house.stick": _words_of_stuck,
    "house.pickup": _upcard,
    "house.turned": _words_of_namer,
    "house.lonedef": _lone_defender,
    "house.caller": _asked_alone,
    "house.defend": _asked_alone,
    "house.lead": _leads,
    "house.canadian": _words_of_partner,
    "house.target": _game,
    "house.march": _lone_maker((5,)),
    "house.loneeuchre": _lone_maker((0, 1, 2)),
}
"""What is asked to show each house rule."""
_FOR_TWO: Final = ("house.stick", "house.pickup", "house.turned", "house.target")
_AMOUNTS: Final[Mapping[str, tuple[int, ...]]] = {
    "target": (5, 11),
    "march": (3, 5),
    "loneeuchre": (3, 4),
}
