"""What a wrong choice would be mistaken for, by plain rules: two of one name have one reason."""

from collections.abc import Callable, Mapping
from typing import Any

from questions import naive_cards as cards
from questions.naive_answers import SEATS, SUITS
from questions.samples import expected

from euchre_tutor.questions import Question

RANKS = "9TJQKA"
Facts = Mapping[str, Any]


def mistake(question: Question, place: int) -> str:
    """Name the mistake of choosing this; "" where the kind has no names for mistakes."""
    facts: Facts = question.facts
    name = _NAMES.get(question.kind)
    codes = [choice.code for choice in question.choices]
    if {"nobody takes it", "a third round", "pass, accept"} & set(codes):
        return codes[place]  # each of them is a mistake of its own
    return "" if name is None else name(codes[place], facts, expected(question)[0])


def _left(facts: Facts) -> str:
    return "J" + cards.MATE[facts["trump"]]


def _suit(card: str, facts: Facts) -> str:
    return cards.suit(card, facts["trump"])


def _higher(one: str, other: str) -> bool:
    return RANKS.index(one[0]) > RANKS.index(other[0])


def _in_trick(card: str, best: str, played: list[str], facts: Facts) -> str:
    """Why a card does not win the trick."""
    led, left = _suit(played[0], facts), _left(facts)
    if _suit(card, facts) == facts["trump"]:
        if best == left or best == "J" + facts["trump"]:
            return "a trump below a bower"
        late = played.index(card) > played.index(best)
        return "the last trump, but not the highest" if late else "a lower trump"
    if _suit(card, facts) != led:
        if played[0] == left:
            return "the printed suit of the left" if card[1] == left[1] else "no trump"
        return "the highest rank" if _higher(card, best) else "a discard"
    if _suit(best, facts) == facts["trump"]:
        return "the left as printed" if best == left and led == left[1] else "trumped"
    return "a jack that is no bower" if card[0] == "J" else "lower in its suit"


def _trick(code: str, facts: Facts, right: str) -> str:
    if facts.get("trick") is None:
        return ""
    by_seat = {SEATS[number]: card for number, card in facts["trick"]}
    played = list(by_seat.values())
    return _in_trick(by_seat[code], by_seat[right], played, facts)


def _next_lead(code: str, facts: Facts, right: str) -> str:
    """The leader of the last trick is a mistake of its own; first leads have other names."""
    if facts["trick"] is None:
        out = [
            (seat + 2) % 4 for seat in (facts["lone"], facts["lone_defender"]) if seat is not None
        ]
        return "sits out" if SEATS.index(code) in out else "plays"
    led = SEATS[facts["trick"][0][0]]
    return "the last leader" if code == led else _trick(code, facts, right)


def _higher_card(code: str, facts: Facts, right: str) -> str:
    if _suit(code, facts) == _suit(right, facts):
        return "lower in its suit"
    return "trumped" if _suit(code, facts) == facts["led"] else "a discard"


def _legal(code: str, facts: Facts, right: str) -> str:
    first, left = facts["trick"][0][1], _left(facts)
    if first == left:
        return "the printed suit of the left" if code[1] == left[1] else "no trump"
    if code == left:
        return "the left as printed"
    if right == left:
        return "the left follows"
    return "a trump too early" if _suit(code, facts) == facts["trump"] else "does not follow"


def _trumps(code: str, facts: Facts, right: str) -> str:
    del right
    if code[0] == "J":
        return "a jack that is no bower"
    return "the suit of the left" if code[1] == _left(facts)[1] else "another suit"


def _card_suit(code: str, facts: Facts, right: str) -> str:
    printed, trump = SUITS[facts["card"][1]], SUITS[facts["trump"]]
    del right
    return {printed: "as printed", trump: "as trump"}.get(code, "another suit")


def _revoke(code: str, facts: Facts, right: str) -> str:
    tricks = facts["tricks"]
    if code == "none":
        return "none"
    at = next(n for n, trick in enumerate(tricks) if code in [card for _, card in trick])
    seat = next(number for number, card in tricks[at] if card == code)
    first = tricks[at][0][1]
    for earlier in tricks[:at]:
        mine = next(card for number, card in earlier if number == seat)
        if mine == right and _suit(code, facts) == _suit(earlier[0][1], facts):
            return "the proof"
    if code == first:
        return "led first" if at == 0 else "led"
    if _suit(code, facts) == _suit(first, facts):
        return "follows"
    return "the left as printed" if code == _left(facts) and first[1] == code[1] else "void"


def _score(code: str, facts: Facts, right: str) -> str:
    if facts["score"] is not None:
        return ""
    (side, points), (ours, due) = code.rsplit(" ", 1), right.rsplit(" ", 1)
    if side != ours:
        return "the other side" if points == due else "the other side, other points"
    return "other points"


def _seats(code: str, facts: Facts, right: str) -> str:
    del right
    start = facts["dealer"] if facts["seat"] is None else facts["seat"]
    return str((SEATS.index(code) - start) % 4 if facts["relation"] != "partner" else "")


_NAMES: Mapping[str, Callable[[str, Facts, str], str]] = {
    "card-suit": _card_suit,
    "higher-card": _higher_card,
    "trump-count": _trumps,
    "seats": _seats,
    "legal-plays": _legal,
    "trick-winner": _trick,
    "spot-the-revoke": _revoke,
    "who-leads": _next_lead,
    "score-deal": _score,
}
