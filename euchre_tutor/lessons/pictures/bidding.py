"""The table during the bidding, as the player sees it whose decision it is."""

from __future__ import annotations

from typing import Final

from euchre_tutor.engine import Leave, OrderUp, Pass, Phase, Position, Seat
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.text import TN, T, Text
from euchre_tutor.text.words import call_words, seat_role
from euchre_tutor.widgets.table_cloth import table_cloth

_UPCARD_MATTERS: Final = (Phase.FIRST_ROUND, Phase.EXCHANGE)


def quoted(words: Text) -> Text:
    """Put what is said at the table into quotation marks."""
    return T("“{words}”", words=words)


def bidding(
    voice: Voice, position: Position, seat: Seat, *, says: Text | None = None, hints: bool = False
) -> Json:
    """Draw the table as ``seat`` sees it.

    ``says`` is what the seat is about to say, a dashed bubble. With ``hints`` each other seat shows
    what it may say later in the first round, or could have said.
    """
    cloth = table_cloth(position, seat, voice.language)
    for other, chair in zip(position.rules.seats, cloth["seats"], strict=True):
        if other is seat:
            chair.update(_own(voice, position, seat))
            if says is not None:
                chair.update(bubble=voice.say(quoted(says)), ghost=True)
        elif hints and position.phase is Phase.FIRST_ROUND:
            chair.update(_hint(voice, position, other, seat))
    _captions(voice, cloth["kitty"])
    if position.auction.thrown_in:
        _thrown_in(position, cloth)
    if position.upcard_lies_open and position.phase in _UPCARD_MATTERS:
        dealer = next(chair for chair in cloth["seats"] if chair["dealer"])
        # Before a call is made, it may still be turned down.
        must = position.phase is Phase.EXCHANGE and Leave() not in position.legal()
        label = T("goes to the dealer") if must else T("may go to the dealer")
        cloth["goes"] = {"to": dealer["place"], "label": voice.say(label)}
    return cloth


def same_call(voice: Voice, position: Position, seat: Seat) -> Json:
    """List by what words each seat makes the upcard's suit trump, in the order of speaking."""
    dealer, rules = position.dealer, position.rules
    return {
        "kind": "words",
        "title": voice.say(T("Same call, different words")),
        "rows": [
            {
                "seat": _badge(voice, speaker, seat, position),
                "name": voice.say(T("You") if speaker is seat else T("{seat}", seat=speaker)),
                "words": voice.say(quoted(_order(position, speaker))),
                "note": voice.say(seat_role(speaker, dealer, rules)),
                "here": speaker is seat,
            }
            for speaker in rules.clockwise(rules.next_seat(dealer))
        ],
        "rule": voice.rule("bid1.words" if rules.partnerships else "two.bid1"),
    }


def _badge(voice: Voice, speaker: Seat, seat: Seat, position: Position) -> Json:
    ours = position.rules.side(speaker) is position.rules.side(seat)
    return voice.badge(speaker) | {"side": "us" if ours else "them"}


def _own(voice: Voice, position: Position, seat: Seat) -> Json:
    speaks = position.to_act is seat
    return {"name": voice.say(T("You")), "note": voice.say(T("your turn")) if speaks else None}


def _order(position: Position, seat: Seat) -> Text:
    return call_words(OrderUp(), seat, position.dealer, position.rules)


def _hint(voice: Voice, position: Position, other: Seat, seat: Seat) -> Json:
    """What the other may say when its turn comes, and why in these words; or could have said."""
    words = quoted(_order(position, other))
    calls = position.auction.calls
    spoken = [position.auction.speaker(number) for number in range(len(calls))]
    if other in spoken:
        passed = isinstance(calls[spoken.index(other)], Pass)
        return {"could": voice.say(words)} if passed else {}
    return {
        "bubble": voice.rich(T("Pass or **{words}**", words=words)),
        "ghost": True,
        "reason": voice.say(_reason(position, other, seat)),
    }


def _reason(position: Position, other: Seat, seat: Seat) -> Text:
    dealer, rules = position.dealer, position.rules
    if other is dealer:
        return T("the dealer accepts")
    if other is rules.partner(dealer):
        return T("the dealer's partner assists")
    ours = rules.side(dealer) is rules.side(seat)
    return T("the other side orders") if ours else T("your side orders")


def _thrown_in(position: Position, cloth: Json) -> None:
    """Take the cards away, and let the next player deal (rule 5.3)."""
    after = position.rules.next_seat(position.dealer)
    cloth["hand"] = []
    for chair in cloth["seats"]:
        chair.update(dealer=chair["seat"] == after.number, cards=0)


def _captions(voice: Voice, kitty: list[Json]) -> None:
    backs = [card for card in kitty if card["id"] is None]
    if backs:
        pile = TN("Kitty, {n} card", "Kitty, {n} cards", len(backs))
        backs[0]["caption"] = voice.say(pile)
    for card in kitty:
        if card["id"] is not None:
            card["caption"] = voice.say(T("Upcard"))
