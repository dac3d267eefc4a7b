"""A question on a bidding: the dealer, the upcard, what each seat said."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from euchre_tutor.engine import DECK, Auction, Call, Seat
from euchre_tutor.engine.deal import HAND_SIZE
from euchre_tutor.explain.bid_mistakes import Next, Upcard
from euchre_tutor.lessons.pictures import facts as read
from euchre_tutor.lessons.pictures.asked import Asked, Scene
from euchre_tutor.lessons.pictures.seats import IT_IS
from euchre_tutor.lessons.pictures.table import Table, back, chairs, seats_to_tap
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.text import TN, T, Text
from euchre_tutor.text.words import call_words

_SECOND: Final = 2


def scene(voice: Voice, asked: Asked) -> Scene:
    """Draw the bidding as far as it has gone; what it led to only after the answer."""
    rules = asked.question.rules
    auction = read.auction(asked.facts, rules)
    wins = T("This one")
    drawn = {
        seat: replace(
            chair,
            dealer=seat is auction.dealer,
            turn=seat is auction.to_speak and _names_turn(asked),
            bubble=_bubble(auction, seat),
        )
        for seat, chair in chairs(asked, wins).items()
    }
    contract = auction.contract
    table = Table(voice, rules)
    cloth = table.cloth(
        drawn,
        trump=None if contract is None or asked.is_open else contract.trump,
        kitty=_kitty(voice, auction),
    )
    if not asked.is_open and asked.question.right_codes == (Upcard.TAKE.value,):
        cloth["goes"] = {
            "to": table.place(auction.dealer),
            "label": voice.say(T("goes to the dealer")),
        }
    return Scene(
        cloth=cloth,
        lying=seats_to_tap(asked),
        wins=wins,
        result=asked.result(*IT_IS),
        told=True,
    )


def _names_turn(asked: Asked) -> bool:
    """Whether the question says whose turn it is, as it asks for what may be said."""
    choices = asked.question.choices
    if all(choice.suit is not None for choice in choices):
        return False  # it asks for trump, and who speaks may be asked next
    codes = {choice.code for choice in choices}
    seats = any(choice.seat is not None for choice in choices)
    return not seats and codes.isdisjoint(answer.value for answer in Next)


def _bubble(auction: Auction, seat: Seat) -> Text | None:
    """What the player said last in the round of the bidding on show."""
    begin = auction.rules.players if _is_second(auction) else 0
    said: Call | None = None
    for number, call in enumerate(auction.calls[begin:], start=begin):
        if auction.speaker(number) is seat:
            said = call
    return None if said is None else call_words(said, seat, auction.dealer, auction.rules)


def _is_second(auction: Auction) -> bool:
    return len(auction.calls) > auction.rules.players or auction.round == _SECOND


def _kitty(voice: Voice, auction: Auction) -> list[Json]:
    """The cards left over: the upcard open until it is turned down."""
    upcard = auction.upcard
    left = len(DECK) - HAND_SIZE * auction.rules.players
    if _is_second(auction):
        return [back(voice, T("{upcard}, turned down", upcard=upcard))] * left
    caption = TN("Kitty, {n} card", "Kitty, {n} cards", left - 1)
    shown = voice.card(upcard) | {"caption": voice.rich(T("Upcard"))}
    return [*[back(voice, caption)] * (left - 1), shown]
