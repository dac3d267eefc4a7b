"""Each choice judged by itself, with no answer in sight: is it right? Strings and ints only.

``rights(kind, facts, rules, codes)`` gives every choice that is right; for an order every order.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise, permutations
from typing import Any

from questions import naive_cards as cards
from questions import naive_table as table
from questions.naive_answers import SEATS, SUITS

Facts = Mapping[str, Any]
STRENGTH = "9TJQKALR"  # the bowers, left and right, above the ace


def beats(one: str, other: str, trump: str | None, led: str) -> bool:
    """Tell whether the card wins from the other when this suit was led."""
    return _worth(one, trump, led) > _worth(other, trump, led)


def _worth(card: str, trump: str | None, led: str) -> int:
    suit, rank = cards.suit(card, trump), card[0]
    if rank == "J" and suit == trump:
        rank = "R" if card[1] == trump else "L"
    return STRENGTH.index(rank) + 1 + (20 if suit == trump else 0) if suit in (trump, led) else 0


def rights(kind: str, facts: Facts, rules: Facts, codes: Sequence[str]) -> list[list[str]]:
    """Give the codes that are right, each judged alone; for a set or an order all that is right."""
    if kind == "rank-order":
        return [list(order) for order in permutations(codes) if _descends(order, facts["trump"])]
    if kind in ("trump-count", "legal-plays"):
        return [[code for code in codes if _JUDGES[kind](code, facts, codes)]]
    if kind in _JUDGES:
        return [[code] for code in codes if _JUDGES[kind](code, facts, codes)]
    if kind == "who-speaks" and set(codes) & set(_SAID):
        can = _may_say(facts, rules)
        return [[code] for code in codes if _meaning(code, facts) == can]
    return []


def judged(kind: str, codes: Sequence[str]) -> bool:
    """Tell whether questions of the kind, with these choices, are judged here."""
    return kind in _KINDS or (kind == "who-speaks" and bool(set(codes) & set(_SAID)))


def _descends(order: Sequence[str], trump: str | None) -> bool:
    led = cards.suit(order[0], trump)
    return all(beats(one, other, trump, led) for one, other in pairwise(order))


def _wins(card: str, played: Sequence[str], trump: str | None, led: str) -> bool:
    return all(beats(card, other, trump, led) for other in played if other != card)


def _takes(seat: str, facts: Facts, codes: Sequence[str]) -> bool:
    del codes
    played = [card for _, card in facts["trick"]]
    mine = next(card for number, card in facts["trick"] if SEATS[number] == seat)
    return _wins(mine, played, facts["trump"], cards.suit(played[0], facts["trump"]))


def _belongs(code: str, facts: Facts, codes: Sequence[str]) -> bool:
    """A suit a card belongs to: that in which it would follow."""
    del codes
    return SUITS[cards.suit(facts["card"], facts["trump"])] == code


def _allowed(card: str, facts: Facts, codes: Sequence[str]) -> bool:
    """A card is allowed that follows, and any where none does."""
    led = cards.suit(facts["trick"][0][1], facts["trump"])
    suits = [cards.suit(held, facts["trump"]) for held in codes]
    return cards.suit(card, facts["trump"]) == led or led not in suits


def _revoked(code: str, facts: Facts, codes: Sequence[str]) -> bool:
    """A card is a revoke if its player, by what was still to be played, could have followed."""
    trump, tricks = facts["trump"], facts["tricks"]
    if code == "none":
        played = [card for trick in tricks for _, card in trick]
        return not any(_revoked(card, facts, codes) for card in played)
    at = next(n for n, trick in enumerate(tricks) if code in [card for _, card in trick])
    seat = next(number for number, card in tricks[at] if card == code)
    held = [card for trick in tricks[at:] for number, card in trick if number == seat]
    return not _allowed(code, {"trick": tricks[at], "trump": trump}, held)


_JUDGES: Mapping[str, Callable[[str, Facts, Sequence[str]], bool]] = {
    "card-suit": _belongs,
    "higher-card": lambda card, facts, codes: _wins(card, codes, facts["trump"], facts["led"]),
    "trump-count": lambda card, facts, _: cards.suit(card, facts["trump"]) == facts["trump"],
    "legal-plays": _allowed,
    "trick-winner": _takes,
    "spot-the-revoke": _revoked,
}
_KINDS = {*_JUDGES, "rank-order"}

_SAID = {
    "pass, order": ("order", True, "upcard"),
    "pass, assist": ("assist", True, "upcard"),
    "pass, accept": ("accept", True, "upcard"),
    "pass, assist alone": ("assist alone", True, "upcard"),
    "pass, name a suit": ("name", True, "shdc"),
    "pass, order the turned-down card": ("order", True, "upcard"),
    "pass, any suit": ("name", True, "shdc"),
    "pass, any suit but the turned-down one": ("name", True, "all but the upcard's"),
    "any suit, no pass": ("name", False, "shdc"),
    "any suit but the turned-down one, no pass": ("name", False, "all but the upcard's"),
}
"""What each answer allows: the word, whether to pass, the suits that may become trump."""


def _meaning(code: str, facts: Facts) -> tuple[str, bool, set[str]]:
    word, may_pass, suits = _SAID[code]
    upcard = facts["upcard"][1]
    named = {"upcard": {upcard}, "all but the upcard's": set("shdc") - {upcard}}
    return word, may_pass, named.get(suits, set(suits))


def _may_say(facts: Facts, rules: Facts) -> tuple[str, bool, set[str]]:
    """The word, whether a pass is allowed, the suits that may become trump, by the rules."""
    calls, players, upcard = len(facts["calls"]), rules["players"], facts["upcard"][1]
    seat, last = table.turn(facts["dealer"], calls, rules), (calls + 1) % players == 0
    if calls < players:
        partner = players == 4 and seat == (facts["dealer"] + 2) % 4
        helps = "assist alone" if rules["canadian"] else "assist"
        return "accept" if last else helps if partner else "order", True, {upcard}
    suits = set("shdc") if rules["turned"] else set("shdc") - {upcard}
    return "name", not (last and rules["stick"]), suits
