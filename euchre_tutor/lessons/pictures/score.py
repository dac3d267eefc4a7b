"""The score kept with two fives, a finished deal, and what a hand is worth.

- :func:`score_cloth`: a cloth, the points of both sides with their fives
- :func:`taken`: a finished deal, for ``task["deal"]``: makers, defenders, the tricks of each
- :func:`worth`: a table of all results, for the aside
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from euchre_tutor.engine import Rules, Seat, Side, Suit
from euchre_tutor.engine.scoring import TRICKS
from euchre_tutor.explain.explanation import sure
from euchre_tutor.lessons.pictures.worth import worth as worth
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.questions import Question
from euchre_tutor.questions.score_deal import Finished
from euchre_tutor.text import TN, T, Text
from euchre_tutor.text.words import seat_letter, seat_name, side_name

MOST: Final = 10
"""What two fives can show."""

_FIVES: Final = (
    T("no pips showing"),
    T("one pip showing"),
    T("two pips showing"),
    T("three pips showing"),
    T("four pips showing"),
    T("one whole five"),
    T("one whole five, and one pip"),
    T("one whole five, and two pips"),
    T("one whole five, and three pips"),
    T("one whole five, and four pips"),
    T("both fives open"),
)
_WERE_TRUMP: Final = {
    Suit.SPADES: T("Spades were trump"),
    Suit.HEARTS: T("Hearts were trump"),
    Suit.DIAMONDS: T("Diamonds were trump"),
    Suit.CLUBS: T("Clubs were trump"),
}
_CARDS: Final = (("5h", "5d"), ("5s", "5c"))
"""The two fives of the viewer's side, and of the other: the lower one, then the one on top."""


def fives(points: int) -> Text:
    """Say what two fives show for so many points; they show no more than ten."""
    return _FIVES[min(points, MOST)]


def sides(rules: Rules, viewer: Seat = Seat.SOUTH) -> tuple[Side, Side]:
    """Give both sides, the viewer's first."""
    ours = rules.side(viewer)
    return ours, ours.other


def side_label(side: Side, rules: Rules, viewer: Seat = Seat.SOUTH) -> Text:
    """Name who plays on the side, the viewer as "You"."""
    if rules.side(viewer) is not side:
        return side_name(side, rules)
    partner = rules.partner(viewer)
    return T("You") if partner is None else T("You and {seat_name}", seat_name=seat_name(partner))


def side_badge(voice: Voice, side: Side, rules: Rules, viewer: Seat = Seat.SOUTH) -> Json:
    """Draw the badge of a side: the letters of its seats, round for the viewer's, else square."""
    seats = [seat for seat in rules.seats if rules.side(seat) is side]
    letters = "".join(voice.say(seat_letter(seat)) for seat in seats)
    return {"letter": letters, "side": "us" if rules.side(viewer) is side else "them"}


def score_cloth(
    voice: Voice,
    score: tuple[int, int],
    rules: Rules,
    viewer: Seat = Seat.SOUTH,
    *,
    shown: tuple[int, int] | None = None,
    note: Text | None = None,
) -> Json:
    """Lay out the score of the game, each side's points beside its two fives.

    ``score`` and ``shown`` hold the points of the first and the second side. With ``shown`` the
    fives can be moved and show that many; the score is then the one they stood at before.
    """
    return {
        "kind": "score",
        "trump": None,
        "note": None if note is None else voice.say(note),
        "pairs": [
            _pair(voice, side, score, shown, side_label(side, rules, viewer))
            | {"badge": side_badge(voice, side, rules, viewer), "cards": list(cards)}
            for side, cards in zip(sides(rules, viewer), _CARDS, strict=True)
        ],
    }


def _pair(
    voice: Voice, side: Side, score: tuple[int, int], shown: tuple[int, int] | None, label: Text
) -> Json:
    points = score[side.number]
    set_to = points if shown is None else shown[side.number]
    words = fives(set_to)
    name = (
        TN(
            "{side}: 1 point, {fives}",
            "{side}: {n} points, {fives}",
            points,
            side=label,
            fives=words,
        )
        if shown is None
        else TN(
            "{side}: 1 point before this hand; now {fives}",
            "{side}: {n} points before this hand; now {fives}",
            points,
            side=label,
            fives=words,
        )
    )
    return {
        "id": f"five-{side.number}",
        "label": voice.say(label),
        "name": voice.say(name),
        "points": str(points),
        "caption": None if shown is None else voice.say(T("before this hand")),
        "fives": min(set_to, MOST),
        "words": voice.say(words),
        "set": None if shown is None else _set(voice, side, label, set_to),
    }


def _set(voice: Voice, side: Side, label: Text, shown: int) -> Json:
    """The buttons that move a pair of fives: the upper card itself, one less, one more."""
    now = fives(shown)
    return {
        "name": voice.say(T("{side}, the upper five: {fives}", side=label, fives=now)),
        "less": {
            "id": f"less-{side.number}",
            "label": voice.say(T("{side}: one pip less", side=label)),
            "ready": shown > 0,
        },
        "more": {
            "id": f"more-{side.number}",
            "label": voice.say(T("{side}: one pip more", side=label)),
            "ready": shown < MOST,
        },
    }


def finished(question: Question) -> Finished:
    """Read the finished deal from the facts of a question of the kind ``score-deal``."""
    facts = question.facts
    return Finished(
        sure(_seat(facts, "maker")),
        int(str(facts["tricks"])),
        question.rules,
        _seat(facts, "lone"),
        _seat(facts, "lone_defender"),
    )


def _seat(facts: Mapping[str, object], name: str) -> Seat | None:
    number = facts[name]
    return None if number is None else Seat.parse(str(number))


def taken(
    voice: Voice, deal: Finished, trump: Suit | None = None, viewer: Seat = Seat.SOUTH
) -> Json:
    """Show a finished deal: who made trump, and the tricks of makers and defenders as piles."""
    rules, makers = deal.rules, deal.rules.side(deal.maker)
    made = T("{maker} made trump.", maker=deal.maker)
    return {
        "trump": None
        if trump is None
        else {"suit": trump.letter, "label": voice.say(_WERE_TRUMP[trump])},
        "told": voice.say(made),
        "rows": [
            {
                "badge": side_badge(voice, side, rules, viewer),
                "label": voice.say(side_label(side, rules, viewer)),
                "role": voice.say(_role(deal, side)),
                "tricks": tricks,
                "name": voice.say(TN("{n} trick", "{n} tricks", tricks)),
            }
            for side, tricks in (
                (makers, deal.makers_tricks),
                (makers.other, TRICKS - deal.makers_tricks),
            )
        ],
    }


def _role(deal: Finished, side: Side) -> Text:
    makers = deal.rules.side(deal.maker)
    if not deal.rules.partnerships:
        return T("the maker") if side is makers else T("the defender")
    alone = deal.loner if side is makers else deal.lone_defender
    if alone is None:
        return T("the makers") if side is makers else T("the defenders")
    if side is makers:
        return T("the makers, {seat} alone", seat=alone)
    return T("the defenders, {seat} alone", seat=alone)
