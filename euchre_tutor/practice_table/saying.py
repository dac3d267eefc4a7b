"""What is said at the table: the words in each seat's bubble, and what was taken back."""

from __future__ import annotations

from collections.abc import Mapping

from euchre_tutor.engine import Announce, NameSuit, OrderUp, Pass, Phase, Position, Seat
from euchre_tutor.lessons.coaching.numbers import label
from euchre_tutor.text import T, Text
from euchre_tutor.text.words import all_of, announce_words, call_words


def said(position: Position) -> Mapping[Seat, Text]:
    """Give the words each seat said last in the round of the bidding that is on or ended it.

    They stay until the first trick is full. Who is asked and does not go alone says nothing.
    """
    words: dict[Seat, Text] = {}
    if position.tricks:
        return words
    now = Position.start(position.deal)
    for action in position.actions:
        seat, before = now.to_act, now.phase
        now = now.after(action)
        if seat is None:
            continue
        match action:
            case Pass() | OrderUp() | NameSuit():
                words[seat] = call_words(action, seat, now.dealer, now.rules)
            case Announce(alone=True) if now.maker is not None:
                defending = now.rules.side(seat) is not now.rules.side(now.maker)
                words[seat] = announce_words(action, defending=defending)
        if before is Phase.FIRST_ROUND and now.phase is Phase.SECOND_ROUND:
            words.clear()
    return words


def taken_back(position: Position, count: int, seat: Seat) -> Text:
    """Name what a seat did after the first ``count`` actions of a deal, of which one is its own."""
    own: list[Text] = []
    now = Position.start(position.deal)
    for number, action in enumerate(position.actions):
        if number >= count and now.to_act is seat:
            own.append(label(action, now))
        now = now.after(action)
    return T("Taken back: {deeds}.", deeds=all_of(own))
