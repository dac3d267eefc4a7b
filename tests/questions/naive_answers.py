"""Right answers found anew, from facts and rules alone, in the plainest way.

``answers(kind, facts, rules, codes)`` gives the codes of the right choices, for an order all of
them from the best. ``rules`` holds the fields of ``Rules`` by name, enums as their text; ``off``
the keys of rules that are taken away.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from questions import naive_cards as cards
from questions import naive_table as table

SEATS = ["North", "East", "South", "West"]
SUITS = {"s": "Spades", "h": "Hearts", "d": "Diamonds", "c": "Clubs"}

Facts = Mapping[str, Any]


def answers(
    kind: str, facts: Facts, rules: Facts, codes: Sequence[str], off: Collection[str] = ()
) -> list[str]:
    """Give the codes of the right choices."""
    if "rule" in facts:
        kind = _inner(facts, codes)
    if kind in _CARDS:
        return _CARDS[kind](facts, off)
    settings = table.without(rules, off)
    if kind == "who-speaks":
        return [_speaks(facts, settings, codes)]
    if kind == "auction-outcome":
        return [_outcome(facts, settings, codes)]
    if kind == "score-deal":
        return [_score(facts, settings)]
    return [SEATS[{"seats": _seat, "who-leads": _leader}[kind](facts, settings)]]


def _inner(facts: Facts, codes: Sequence[str]) -> str:
    """The kind of question that a house-rule question asks."""
    if "tricks" in facts:
        return "score-deal"
    if "trick" in facts:
        return "who-leads"
    return "auction-outcome" if "nobody takes it" in codes else "who-speaks"


def _card_suit(facts: Facts, off: Collection[str]) -> list[str]:
    return [SUITS[cards.suit(facts["card"], facts["trump"], off)]]


def _higher(facts: Facts, off: Collection[str]) -> list[str]:
    return [cards.best_of(facts["cards"], facts["trump"], facts["led"], off)]


def _rank_order(facts: Facts, off: Collection[str]) -> list[str]:
    of = cards.suit(facts["cards"][0], facts["trump"])
    ranking = cards.order(of, facts["trump"], off) + list(facts["cards"])
    return sorted(facts["cards"], key=ranking.index)


def _trumps(facts: Facts, off: Collection[str]) -> list[str]:
    trump = facts["trump"]
    return [card for card in facts["hand"] if cards.suit(card, trump, off) == trump]


def _legal(facts: Facts, off: Collection[str]) -> list[str]:
    return cards.legal(facts["hand"], facts["trick"][0][1], facts["trump"], off)


def _winner(facts: Facts, off: Collection[str]) -> list[str]:
    played = [card for _, card in facts["trick"]]
    return [SEATS[facts["trick"][cards.winner(played, facts["trump"], off)][0]]]


def _revoke(facts: Facts, off: Collection[str]) -> list[str]:
    return cards.revokes(facts["tricks"], facts["trump"], off) or ["none"]


_CARDS = {
    "card-suit": _card_suit,
    "higher-card": _higher,
    "rank-order": _rank_order,
    "trump-count": _trumps,
    "legal-plays": _legal,
    "trick-winner": _winner,
    "spot-the-revoke": _revoke,
}


def _seat(facts: Facts, rules: Facts) -> int:
    del rules
    start = facts["dealer"] if facts["seat"] is None else facts["seat"]
    steps = {"partner": 2, "left": 1, "right": 3, "eldest": 1, "next dealer": 1}
    return int((start + steps[facts["relation"]]) % 4)


def _leader(facts: Facts, rules: Facts) -> int:
    if facts["trick"] is not None:
        played = [card for _, card in facts["trick"]]
        return int(facts["trick"][cards.winner(played, facts["trump"])][0])
    return table.leader(facts["dealer"], facts["lone"], facts["lone_defender"], rules)


def _speaks(facts: Facts, rules: Facts, codes: Sequence[str]) -> str:
    if "nobody" in codes:
        asked = table.asked_alone(facts["dealer"], facts["calls"], rules)
        return "nobody" if asked is None else SEATS[asked]
    if set(codes) <= set(SEATS):
        return SEATS[table.turn(facts["dealer"], len(facts["calls"]), rules)]
    return table.words(facts["dealer"], facts["calls"], rules)


def _outcome(facts: Facts, rules: Facts, codes: Sequence[str]) -> str:
    calls, dealer = facts["calls"], facts["dealer"]
    if "a third round" in codes:
        must = rules["stick"] and len(calls) == 2 * rules["players"] - 1
        return "the dealer must name a suit" if must else "thrown in, the next player deals"
    if calls[-1] == "Pass":
        return SEATS[table.turn(dealer, 0, rules)]
    maker = table.turn(dealer, len(calls) - 1, rules)
    if "nobody takes it" in codes:
        return table.upcard(dealer, maker, calls, rules)
    if set(codes) == set(SUITS.values()):
        return SUITS[facts["upcard"][1] if calls[-1].startswith("Order") else calls[-1][0]]
    return table.side_name(table.side(maker, rules), rules)


def _score(facts: Facts, rules: Facts) -> str:
    makers = table.side(facts["maker"], rules)
    gain = table.points(facts["tricks"], facts["lone"], facts["lone_defender"], rules)
    winner = makers if gain[0] else 1 - makers
    if facts["score"] is None:
        return f"{table.side_name(winner, rules)} {max(gain)}"
    after = list(facts["score"])
    after[winner] += max(gain)
    over = "over" if after[winner] >= rules["target"] else "goes on"
    return f"{after[0]} {after[1]}, {over}"
