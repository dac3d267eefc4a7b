"""The score kept with two fives, a finished deal, and what a hand is worth.

- :func:`score_cloth`: a cloth, the points of both sides with their fives
- :func:`one_pair`: a cloth, one pair of fives to be set to some points
- :func:`taken`: a finished deal, for ``task["deal"]``: makers, defenders, the tricks of each
- :func:`worth`: a table of all results, for the aside
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from euchre_tutor.engine import Rules, Seat, Side, Suit
from euchre_tutor.engine.scoring import TRICKS
from euchre_tutor.explain.fives import MOST
from euchre_tutor.lessons.pictures.worth import first_to
from euchre_tutor.lessons.pictures.worth import worth as worth
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.questions.finished import Finished
from euchre_tutor.text import TN, T, Text
from euchre_tutor.text.words import seat_letter, side_label

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
_NONE: Final[Mapping[Side, str]] = MappingProxyType({})
_CARDS: Final = (("5h", "5d"), ("5s", "5c"))
"""The two fives of the learner's side, and of the other: the lower one, then the one on top."""


def fives(points: int) -> Text:
    """Say what two fives show for so many points; they show no more than ten."""
    return _FIVES[min(points, MOST)]


def sides(rules: Rules, looker: Seat = Seat.SOUTH) -> tuple[Side, Side]:
    """Give both sides, the learner's first."""
    ours = rules.side(looker)
    return ours, ours.other


def side_badge(voice: Voice, side: Side, rules: Rules, looker: Seat = Seat.SOUTH) -> Json:
    """Draw the badge of a side: the letters of its seats, round for the learner's, else square."""
    seats = [seat for seat in rules.seats if rules.side(seat) is side]
    letters = "".join(voice.say(seat_letter(seat)) for seat in seats)
    return {"letter": letters, "side": "us" if rules.side(looker) is side else "them"}


def score_cloth(
    voice: Voice,
    score: tuple[int, int],
    rules: Rules,
    *,
    shown: tuple[int, int] | None = None,
    looks: Mapping[Side, str] = _NONE,
    bare: bool = False,
    looker: Seat = Seat.SOUTH,
) -> Json:
    """Lay out the score of the game, each side's points beside its two fives.

    ``score`` and ``shown`` hold the points of the first and the second side. With ``shown`` the
    fives can be moved and show that many; the score is then the one they stood at before.
    ``looks`` rings the fives of a side, "right" or "wrong". ``bare``: what the game is played to
    stands elsewhere.
    """
    pairs = []
    for side, cards in zip(sides(rules, looker), _CARDS, strict=True):
        label, points = side_label(side, looker, rules), score[side.number]
        told, words = {"side": label}, fives(points)
        drawn: Json = {"caption": None, "set": None}
        name = TN(
            "{side}: 1 point, {fives}", "{side}: {n} points, {fives}", points, fives=words, **told
        )
        if shown is not None:
            words = fives(shown[side.number])
            name = TN(
                "{side}: 1 point before this hand; now {fives}",
                "{side}: {n} points before this hand; now {fives}",
                points,
                fives=words,
                **told,
            )
            drawn = {
                "caption": voice.say(T("before this hand")),
                "set": _set(voice, side, label, shown[side.number]),
            }
        pairs.append(
            {
                "id": five_of(side),
                "badge": side_badge(voice, side, rules, looker),
                "label": voice.say(label),
                "name": voice.say(name),
                "points": str(points),
                "fives": min(points if shown is None else shown[side.number], MOST),
                "words": voice.say(words),
                "cards": list(cards),
                **drawn,
                **_look(voice, looks.get(side)),
            }
        )
    note = None if bare else voice.say(first_to(rules))
    return {"kind": "score", "trump": None, "note": note, "pairs": pairs}


def one_pair(
    voice: Voice, wanted: int, shown: int, rules: Rules, *, look: str | None = None
) -> Json:
    """Lay out the learner's own fives, showing ``shown``, beside the points they are to show.

    With the look "right" they can no longer be moved.
    """
    side = rules.side(Seat.SOUTH)
    label, words = side_label(side, rules=rules), fives(shown)
    name = TN(
        "{side}: show 1 point; now {fives}",
        "{side}: show {n} points; now {fives}",
        wanted,
        side=label,
        fives=words,
    )
    pair: Json = {
        "id": five_of(side),
        "badge": side_badge(voice, side, rules),
        "label": voice.say(label),
        "name": voice.say(name),
        "points": str(wanted),
        "fives": shown,
        "words": voice.say(words),
        "cards": list(_CARDS[0]),
        "caption": voice.say(T("to show")),
        "set": None if look == "right" else _set(voice, side, label, shown),
        **_look(voice, look),
    }
    return {"kind": "score", "trump": None, "note": None, "pairs": [pair]}


def five_of(side: Side) -> str:
    """Name the upper five of a side, as it is tapped."""
    return f"five-{side.number}"


def _look(voice: Voice, look: str | None) -> Json:
    words = {"right": T("Right"), "wrong": T("Not yet")}
    return {"state": look or "rest", "mark": None if look is None else voice.say(words[look])}


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


def taken(
    voice: Voice, deal: Finished, trump: Suit | None = None, looker: Seat = Seat.SOUTH
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
                "badge": side_badge(voice, side, rules, looker),
                "label": voice.say(side_label(side, looker, rules)),
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
