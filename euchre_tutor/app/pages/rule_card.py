"""The rules in use on one page, to print: words of the rulebook, points as the engine gives them.

``sheet``: ``{name, target, print, sections: [section]}``. A section is ``{title, lines: [rich
text], ranks, says, points}``, what it does not have being None. ``ranks``: ``[{label, groups:
[[{card, name}]]}]``; ``says``: ``[{who, words}]``; ``points``: see
`app.pages.points`.
"""

from __future__ import annotations

from typing import Final

from euchre_tutor.app.address import CARD, Address
from euchre_tutor.app.pages.frame import framed
from euchre_tutor.app.pages.points import points
from euchre_tutor.engine import (
    HOUSE_RULES,
    Card,
    Defend,
    Lead,
    OrderUp,
    Pass,
    Rules,
    Seat,
    Suit,
    cards_of,
    left_bower,
    right_bower,
    trumps,
)
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.text import TN, T, Text
from euchre_tutor.text.rulebook import CHAPTER_TITLES, RULES, rules_in_use
from euchre_tutor.text.words import call_words, card_name, house_value, suit_capital, trump_is

_TRUMP: Final = Suit.HEARTS
"""The trump of the examples."""
_DEALER: Final = Seat.SOUTH


def rule_card(voice: Voice, rules: Rules) -> Json:
    """Give the page."""
    return framed(
        voice,
        Address(CARD),
        voice.say(T("Rule card")),
        sheet={
            "name": voice.say(rules_in_use(rules)),
            "target": voice.say(
                TN("{n} point wins the game.", "{n} points win the game.", rules.target)
            ),
            "print": voice.say(T("Print")),
            "sections": [part for part in _sections(voice, rules) if part is not None],
        },
    )


def _sections(voice: Voice, rules: Rules) -> tuple[Json | None, ...]:
    four = rules.partnerships
    return (
        _section(voice, "cards", ["cards.left"], ranks=_ranks(voice)),
        _section(voice, "deal", ["deal.hands", "deal.upcard"] if four else ["two.deal"]),
        _section(voice, "bid1", _first_round(rules), says=_says(voice, rules)),
        _section(voice, "bid2", _second_round(rules)),
        _section(voice, "alone", _alone(rules)) if four else None,
        _section(voice, "play", ["play.follow", "play.left", "play.winner", *_leads(rules)]),
        _section(voice, "score", [], points=points(voice, rules)),
        _changes(voice, rules),
    )


def _section(
    voice: Voice,
    chapter: str,
    keys: list[str],
    *,
    ranks: list[Json] | None = None,
    says: list[Json] | None = None,
    points: Json | None = None,
) -> Json:
    """Give a section with the rules of these keys, in the rulebook's words."""
    return {
        "title": voice.say(CHAPTER_TITLES[chapter]),
        "lines": [[{"b": RULES[key].number}, " ", *voice.law(key)] for key in keys],
        "ranks": ranks,
        "says": says,
        "points": points,
    }


def _ranks(voice: Voice) -> list[Json]:
    """Best to worst with hearts as trump, and both bowers of every trump."""
    lending = _TRUMP.same_colour
    plain = next(suit for suit in Suit if suit not in (_TRUMP, lending))
    rows: list[tuple[Text, list[tuple[Card, ...]]]] = [(trump_is(_TRUMP), [trumps(_TRUMP)])]
    rows += [(suit_capital(suit), [cards_of(suit, _TRUMP)]) for suit in (lending, plain)]
    bowers: list[tuple[Card, ...]] = [(right_bower(suit), left_bower(suit)) for suit in Suit]
    rows += [(T("Right, left bower"), bowers)]
    return [
        {
            "label": voice.say(label),
            "groups": [[_card(voice, card) for card in group] for group in groups],
        }
        for label, groups in rows
    ]


def _card(voice: Voice, card: Card) -> Json:
    return {"card": card.code, "name": voice.say(card_name(card))}


def _says(voice: Voice, rules: Rules) -> list[Json]:
    """Who says what in the first round, in the order of speaking."""
    speakers = {
        _DEALER.left: T("Dealer's left"),
        _DEALER.partner: T("Dealer's partner"),
        _DEALER.right: T("Dealer's right"),
        _DEALER: T("Dealer"),
    }
    if not rules.partnerships:
        speakers = {_DEALER.partner: T("Non-dealer"), _DEALER: T("Dealer")}
    return [
        {"who": voice.say(who), "words": voice.say(_offers(seat, rules))}
        for seat, who in speakers.items()
    ]


def _offers(seat: Seat, rules: Rules) -> Text:
    alone = rules.canadian and seat is rules.partner(_DEALER)
    words = [call_words(call, seat, _DEALER, rules) for call in (Pass(), OrderUp(alone=alone))]
    return T("“{pass_words}” or “{order}”", pass_words=words[0], order=words[1])


def _first_round(rules: Rules) -> list[str]:
    taken = ["house.pickup"] if rules.pickup else ["bid1.accept", "bid1.ordered"]
    return [*taken, *(["house.canadian"] if rules.canadian else [])]


def _second_round(rules: Rules) -> list[str]:
    named = "house.turned" if rules.turned else "bid2.turned"
    end = "house.stick" if rules.stick else "bid2.passed"
    return ["bid2.turns", named, end, "bid2.makers"]


def _alone(rules: Rules) -> list[str]:
    if rules.caller:
        when = ["house.caller"]
    else:
        when = ["alone.when"] if rules.defend is Defend.ALWAYS else []
    return ["alone.partner", *when, *(["alone.both"] if rules.defend is not Defend.NEVER else [])]


def _leads(rules: Rules) -> list[str]:
    if not rules.partnerships:
        return ["two.play", "play.next"]
    if rules.lead is Lead.DEALER:
        return ["play.lead", "house.lead", "play.next"]
    both = ["play.lead2"] if rules.defend is not Defend.NEVER else []
    return ["play.lead", "play.lead1", *both, "play.next"]


def _changes(voice: Voice, rules: Rules) -> Json | None:
    """The house rules that are set otherwise than in the standard game for as many players."""
    standard = Rules.STANDARD if rules.partnerships else Rules.TWO_HANDED
    lines = [
        [
            {"b": RULES[key].number},
            " ",
            *voice.rich(
                T("{title}: {value}", title=RULES[key].title, value=house_value(key, rules))
            ),
        ]
        for key, name in HOUSE_RULES.items()
        if getattr(rules, name) != getattr(standard, name)
    ]
    if not lines:
        return None
    return _section(voice, "house", []) | {"lines": lines}
