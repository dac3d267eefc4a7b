"""What makes a question easy or hard, found anew from its facts, and the level that follows.

``features(question)`` gives what the question should store; ``level_of(kind, features)`` its level.
Two kinds have a level that takes in easier questions too: see ``AT_LEAST``.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from questions import naive_cards as cards
from questions import naive_table as table
from questions.naive_answers import SEATS
from questions.samples import settings

from euchre_tutor.questions import Question

Facts = Mapping[str, Any]
Features = dict[str, Any]
PRINTED = ("cards.left", "play.left")


def features(question: Question) -> Features:
    """Compute the features of a question of any kind."""
    facts: Facts = question.facts
    codes = [choice.code for choice in question.choices]
    rules = settings(question.rules)
    if "rule" not in facts:
        return _FEATURES[question.kind](facts, rules, codes)
    kind = (
        "score-deal"
        if "tricks" in facts
        else "who-leads"
        if "trick" in facts
        else "auction-outcome"
        if "nobody takes it" in codes
        else "who-speaks"
    )
    return {**_FEATURES[kind](facts, rules, codes), "house": facts["rule"]}


def level_of(kind: str, found: Features) -> int:
    """Give the level by the features alone."""
    return _LEVELS[kind](found)


AT_LEAST = ("seats", "house-rule")
"""Kinds whose highest level asks anything: any dealer, South too, and any house rule."""


def left(facts: Facts) -> str:
    """Give the left bower."""
    return "J" + cards.MATE[facts["trump"]]


def _suit(card: str, facts: Facts) -> str:
    return cards.suit(card, facts["trump"])


def _card_suit(facts: Facts, *_: object) -> Features:
    return {"jack": facts["card"][0] == "J", "left_bower": facts["card"] == left(facts)}


def _higher(facts: Facts, *_: object) -> Features:
    suits = [_suit(card, facts) for card in facts["cards"]]
    jacks = [card for card in facts["cards"] if card[0] == "J"]
    return {
        "bowers": sum(_suit(card, facts) == facts["trump"] for card in jacks),
        "discards": sum(suit not in (facts["trump"], facts["led"]) for suit in suits),
        "suits": len(set(suits)),
    }


def _order(facts: Facts, *_: object) -> Features:
    trumps = _suit(facts["cards"][0], facts) == facts["trump"]
    jacks = sum(card[0] == "J" for card in facts["cards"])
    return {"trumps": trumps, "bowers": jacks if trumps else 0}


def _trumps(facts: Facts, *_: object) -> Features:
    hand = facts["hand"]
    return {
        "trumps": sum(_suit(card, facts) == facts["trump"] for card in hand),
        "jacks": sum(card[0] == "J" for card in hand),
        "left_held": left(facts) in hand,
    }


def _seats(facts: Facts, *_: object) -> Features:
    of_dealer = facts["seat"] in (None, facts["dealer"])
    return {"south_deals": SEATS[facts["dealer"]] == "South", "of_dealer": of_dealer}


def _legal(facts: Facts, *_: object) -> Features:
    first, hand = facts["trick"][0][1], facts["hand"]
    follow = [card for card in hand if _suit(card, facts) == _suit(first, facts)]
    printed = first[1] == left(facts)[1] and first != left(facts)
    return {
        "follow": len(follow),
        "left_led": first == left(facts),
        "left_held": left(facts) in hand,
        "left_alone": follow == [left(facts)],
        "left_beside": left(facts) in hand and printed and bool(follow),
    }


def _trick(facts: Facts, *_: object) -> Features:
    played, trump = [card for _, card in facts["trick"]], facts["trump"]
    best = played[cards.winner(played, trump)]
    led = _suit(played[0], facts)
    trumps = [card for card in played if _suit(card, facts) == trump]
    above = "9TJQKA"["9TJQKA".index(best[0]) + 1 :]
    off = [card for card in played if _suit(card, facts) not in (led, trump)]
    higher = [card for card in trumps if card[0] in above or card == left(facts)]
    return {
        "cards": len(played),
        "trumps": len(trumps),
        "left_played": left(facts) in played,
        "left_led": played[0] == left(facts),
        "left_wins": best == left(facts),
        "printed_misleads": cards.winner(played, trump, PRINTED) != played.index(best),
        "high_discard": not trumps and any(card[0] in above for card in off),
        "right_matters": best == "J" + trump and bool(higher),
        "alone": bool(facts["out"]),
    }


def _revoke(facts: Facts, *_: object) -> Features:
    tricks = facts["tricks"]
    wrong = cards.revokes(tricks, facts["trump"])
    apart = len(tricks) - 1
    if wrong:
        at, seat, led = next(
            (n, seat, _suit(trick[0][1], facts))
            for n, trick in enumerate(tricks)
            for seat, card in trick
            if card == wrong[0]
        )
        later = [dict(map(tuple, trick))[seat] for trick in tricks[at + 1 :]]
        apart = next(n for n, card in enumerate(later, 1) if _suit(card, facts) == led)
    played = [card for trick in tricks for _, card in trick]
    return {
        "tricks": len(tricks),
        "revoke": bool(wrong),
        "apart": apart,
        "left_played": left(facts) in played,
    }


def _leads(facts: Facts, *_: object) -> Features:
    alone = sum(facts[name] is not None for name in ("lone", "lone_defender"))
    return {"first_trick": facts["trick"] is None, "alone": alone}


def _speaks(facts: Facts, rules: Facts, codes: Sequence[str]) -> Features:
    calls, players = len(facts["calls"]), rules["players"]
    alone, turn = "nobody" in codes, set(codes) <= set(SEATS)
    return {
        "asked": "alone" if alone else "turn" if turn else "words",
        "first_round": calls - alone < players,
        "stuck_dealer": rules["stick"] and calls == 2 * players - 1 and not alone,
    }


def _outcome(facts: Facts, rules: Facts, codes: Sequence[str]) -> Features:
    calls = facts["calls"]
    names = {"a third round": "next", "nobody takes it": "upcard", "Spades": "trump"}
    named = [name for code, name in names.items() if code in codes]
    passed = set(calls) == {"Pass"}
    return {
        "asked": named[0] if named else "next dealer" if passed else "makers",
        "first_round": len(calls) <= rules["players"],
        "all_passed": passed,
    }


def _score(facts: Facts, rules: Facts, codes: Sequence[str]) -> Features:
    del codes
    deal = facts["tricks"], facts["lone"], facts["lone_defender"]
    usual = {**rules, "march": 4, "loneeuchre": 2, "lonedef": False}
    return {
        "lone_maker": facts["lone"] is not None,
        "lone_defender": facts["lone_defender"] is not None,
        "game": facts["score"] is not None,
        "by_house_rule": table.points(*deal, rules) != table.points(*deal, usual),
    }


_FEATURES: Mapping[str, Callable[[Facts, Facts, Sequence[str]], Features]] = {
    "card-suit": _card_suit,
    "higher-card": _higher,
    "rank-order": _order,
    "trump-count": _trumps,
    "seats": _seats,
    "legal-plays": _legal,
    "trick-winner": _trick,
    "spot-the-revoke": _revoke,
    "who-leads": _leads,
    "who-speaks": _speaks,
    "auction-outcome": _outcome,
    "score-deal": _score,
}
ROUNDS = ("house.stick", "house.pickup")
OTHER = ("house.turned", "house.target")


def _first(*levels: tuple[int, bool]) -> int:
    """The first level whose condition holds."""
    return next(number for number, holds in levels if holds)


_LEVELS: Mapping[str, Callable[[Features], int]] = {
    "card-suit": lambda f: _first((3, f["left_bower"]), (2, f["jack"]), (1, True)),
    "higher-card": lambda f: _first(
        (4, f["bowers"] > 0), (3, f["discards"] > 0), (2, f["suits"] > 1), (1, True)
    ),
    "rank-order": lambda f: _first((1, not f["trumps"]), (3, f["bowers"] > 0), (2, True)),
    "trump-count": lambda f: _first((3, f["left_held"]), (2, f["jacks"] > 0), (1, True)),
    "seats": lambda f: 1 if f["south_deals"] else 2,
    "legal-plays": lambda f: _first(
        (3, f["left_led"]),
        (4, f["left_alone"]),
        (5, f["left_beside"]),
        (1, f["follow"] > 0),
        (2, True),
    ),
    "trick-winner": lambda f: _first(
        (6, f["alone"]),
        (5, f["left_led"]),
        (4, f["left_wins"]),
        (3, f["high_discard"] or f["trumps"] > 1),
        (2, f["trumps"] > 0),
        (1, True),
    ),
    "spot-the-revoke": lambda f: _first((3, f["apart"] > 1), (2, f["left_played"]), (1, True)),
    "who-leads": lambda f: _first((1, not f["first_trick"]), (3, f["alone"] > 0), (2, True)),
    "who-speaks": lambda f: _first(
        (3, f["asked"] == "alone" or f["stuck_dealer"]), (1, f["first_round"]), (2, True)
    ),
    "auction-outcome": lambda f: _first((3, f["all_passed"]), (1, f["first_round"]), (2, True)),
    "score-deal": lambda f: _first(
        (4, f["game"]), (3, f["lone_defender"]), (2, f["lone_maker"]), (1, True)
    ),
    "house-rule": lambda f: _first(
        (1, f["house"] in ROUNDS), (2, f["house"] not in OTHER), (3, True)
    ),
}
