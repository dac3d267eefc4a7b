"""What would be right without a rule: with what the rules say then, or as people play it then.

``without(key, kind, facts, rules, codes)`` gives the codes, none where nothing would be right.
House rules are taken away by another setting, see ``samples.otherwise``.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from questions import naive_table as table
from questions.naive_answers import SEATS, SUITS, answers

Facts = Mapping[str, Any]
Away = Callable[[Facts, Facts, Sequence[str]], list[str]]


def without(
    key: str, kind: str, facts: Facts, rules: Facts, codes: Sequence[str]
) -> list[str] | None:
    """Give the codes that are right without the rule; None where the rule is not known here."""
    if (kind, key) == ("spot-the-revoke", "play.follow"):
        return ["none"]
    if key in ("cards.left", "cards.right", "play.left", "play.follow"):
        return answers(kind, facts, rules, codes, (key,))
    if key == "play.winner":
        return _highest_rank(kind, facts, codes)
    if key == "cards.trumps" and kind == "trump-count":
        return []  # no suit is trump
    if key in ("cards.rank", "cards.trumps") and kind in ("higher-card", "rank-order"):
        return _turned_round(kind, facts, codes)
    away = _AWAY.get((kind, key), _AWAY.get(("", key)))
    return None if away is None else away(facts, rules, codes)


def _turned_round(kind: str, facts: Facts, codes: Sequence[str]) -> list[str]:
    """Without an order of ranks the lowest would be as good as the best."""
    if kind == "rank-order":
        return answers(kind, facts, {}, codes)[::-1]
    best = answers(kind, facts, {}, codes)[0]
    follow = [card for card in codes if card[1] == best[1]]
    return [max(follow, key=lambda card: "AKQJT9".index(card[0]))]


def _highest_rank(kind: str, facts: Facts, codes: Sequence[str]) -> list[str]:
    """Neither trump nor the suit led counts for more: the highest rank wins, the later of two."""
    if kind == "higher-card":
        return [max(reversed(codes), key=lambda card: "9TJQKA".index(card[0]))]
    best = max(reversed(facts["trick"]), key=lambda play: "9TJQKA".index(play[1][0]))
    return [SEATS[best[0]]]


def _seat(steps: int) -> Away:
    """The seat so many steps clockwise from the dealer."""
    return lambda facts, *_: [SEATS[(facts["dealer"] + steps) % 4]]


def _other_way_round(facts: Facts, *_: object) -> list[str]:
    """Anticlockwise; partners sit side by side."""
    start = facts["dealer"] if facts["seat"] is None else facts["seat"]
    steps = {"partner": 1, "left": 3, "right": 1, "eldest": 3, "next dealer": 3}
    return [SEATS[(start + steps[facts["relation"]]) % 4]]


def _dealer_begins(facts: Facts, rules: Facts, codes: Sequence[str]) -> list[str]:
    """Turns go on clockwise, but from the dealer."""
    del codes
    return [SEATS[table.turn(facts["dealer"], len(facts["calls"]) - 1, rules)]]


def _dealers_left(facts: Facts, rules: Facts, codes: Sequence[str]) -> list[str]:
    """A lone hand changes nothing: the dealer's left leads, or who is next and plays."""
    del codes
    usual = {**rules, "lead": "dealer"}
    return [SEATS[table.leader(facts["dealer"], facts["lone"], facts["lone_defender"], usual)]]


def _same_leader(facts: Facts, *_: object) -> list[str]:
    return [SEATS[facts["trick"][0][0]]]


def _accepted_or_not(facts: Facts, rules: Facts, codes: Sequence[str]) -> list[str]:
    """What the dealer does is as if the call had been another one."""
    del codes
    accepted = table.turn(facts["dealer"], len(facts["calls"]) - 1, rules) == facts["dealer"]
    return ["the dealer may take it or leave it" if accepted else "the dealer takes it"]


def _as_in_round_one(facts: Facts, rules: Facts, codes: Sequence[str]) -> list[str]:
    """The second round is like the first: the upcard's suit, and the upcard for the dealer."""
    maker = table.turn(facts["dealer"], len(facts["calls"]) - 1, rules)
    if set(codes) == set(SUITS.values()):
        return [SUITS[facts["upcard"][1]]]
    return [table.upcard(facts["dealer"], maker, facts["calls"][-1:], rules)]


def _never_ends(facts: Facts, rules: Facts, codes: Sequence[str]) -> list[str]:
    """Everybody has passed twice, and that means nothing: on with it, or the same dealer again."""
    del rules
    return ["a third round"] if "a third round" in codes else [SEATS[facts["dealer"]]]


def _of_two(facts: Facts, rules: Facts, codes: Sequence[str]) -> list[str]:
    """The game for two without its own rule on the second round."""
    if set(codes) <= {"North", "South"} and "Pass" in facts["calls"][-1:]:
        return _never_ends(facts, rules, codes)
    return (_never_ends if "a third round" in codes else _as_in_round_one)(facts, rules, codes)


def _all_order(facts: Facts, *_: object) -> list[str]:
    """One act, one name."""
    del facts
    return ["pass, order"]


def _any_suit(facts: Facts, rules: Facts, codes: Sequence[str]) -> list[str]:
    del codes
    return [table.words(facts["dealer"], facts["calls"], {**rules, "turned": True})]


def _scored(makers: int, defenders: int) -> Away:
    """So many points for makers or defenders; neither: nobody scores."""

    def away(facts: Facts, rules: Facts, codes: Sequence[str]) -> list[str]:
        del codes
        side = table.side(facts["maker"], rules)
        winner = side if makers else 1 - side
        points = makers or defenders
        return [f"{table.side_name(winner, rules)} {points}"] if points else []

    return away


def _no_march(facts: Facts, rules: Facts, codes: Sequence[str]) -> list[str]:
    """The game for two without its own score: a point for each deal that is made."""
    return _scored(1 if facts["tricks"] == 5 else 0, 0)(facts, rules, codes)


_AWAY: Mapping[tuple[str, str], Away] = {
    ("", "table.seats"): _other_way_round,
    ("seats", "table.dealer"): _seat(0),
    ("seats", "bid1.words"): _seat(0),
    ("who-speaks", "bid1.turns"): _dealer_begins,
    ("who-speaks", "bid2.turns"): _dealer_begins,
    ("who-speaks", "two.bid1"): lambda facts, rules, codes: (
        _all_order(facts) if "pass, order" in codes else _dealer_begins(facts, rules, codes)
    ),
    ("who-speaks", "two.bid2"): _dealer_begins,
    ("who-speaks", "bid1.words"): _all_order,
    ("who-speaks", "bid2.turned"): _any_suit,
    ("who-speaks", "alone.when"): lambda *_: ["nobody"],
    ("", "bid1.accept"): _accepted_or_not,
    ("", "bid1.ordered"): _accepted_or_not,
    ("auction-outcome", "bid2.turns"): _as_in_round_one,
    ("auction-outcome", "two.bid2"): _of_two,
    ("", "bid2.passed"): _never_ends,
    ("", "play.lead"): _seat(0),
    ("who-leads", "two.play"): _seat(0),
    ("", "play.lead1"): _dealers_left,
    ("", "play.lead2"): _dealers_left,
    ("", "play.next"): _same_leader,
    ("", "score.point"): _scored(0, 0),
    ("", "score.march"): _scored(1, 0),
    ("", "score.euchre"): _scored(0, 0),
    ("", "score.lone5"): _scored(2, 0),
    ("", "score.lone3"): _scored(4, 0),
    ("", "score.defend"): _scored(0, 2),
    ("", "two.score"): _no_march,
}

UNCHANGED: Mapping[tuple[str, str], str] = {
    ("card-suit", "cards.rank"): "no rule moves a plain card, so none is there to be taken away",
    ("card-suit", "cards.trumps"): "the same, for a card of the trump suit",
    ("card-suit", "cards.right"): "the same, for the jack of trumps",
    ("auction-outcome", "bid1.turns"): "it says what accepting means: without it nothing is trump",
    ("auction-outcome", "two.bid1"): "the same, with two players",
    ("auction-outcome", "bid2.makers"): "it says who are called makers: without it nobody is",
    ("auction-outcome", "two.play"): "the same, with two players",
}
"""Questions where taking the rule away leaves no other answer, by kind and rule, and why."""
SOMETIMES: Mapping[tuple[str, str], str] = {
    ("trick-winner", "play.winner"): "the card that wins may be of the highest rank as well",
    ("higher-card", "play.winner"): "the card that wins may be of the highest rank as well",
    ("legal-plays", "play.follow"): "who cannot follow may play any card, with the rule or without",
    ("spot-the-revoke", "play.follow"): "nothing is wrong, with the rule or without",
    ("who-leads", "play.next"): "the leader may have won",
    ("who-leads", "play.lead1"): "one question in four asks where all ways to lead agree",
    ("who-leads", "play.lead2"): "one question in four asks where all ways to lead agree",
    ("who-speaks", "bid1.words"): "the words without the rule are right for two of the seats",
    ("who-speaks", "two.bid1"): "the words without the rule are right for the non-dealer",
    ("auction-outcome", "bid2.turns"): "a house rule may let the turned-down suit be named",
    ("auction-outcome", "two.bid2"): "a house rule may let the turned-down suit be named",
    ("score-deal", "score.defend"): "three tricks of a lone defender score as a euchre does",
}
"""Questions where some have the same answer without the rule, by kind and rule, and why."""
