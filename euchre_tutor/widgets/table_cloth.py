"""A position as a cloth of kind "table", as one seat sees it.

- ``seats``: ``[{seat, place, name, letter, note, side, dealer, out, turn, bubble, ghost, cards}]``,
  ``place`` being where on the picture it sits ("S" is the seat that looks), ``side`` "us" or
  "them", ``cards`` how many it holds face down; ``ghost``: the bubble, text or rich text, is not
  said but could be, for the ``reason`` below it; ``could``: the words it could have said instead
- a seat that answers a question has the ``choice`` it stands for, with ``state`` and ``mark`` as
  a choice; ``tags``: what its player is in this deal, such as "Maker"
- ``piles``: ``[{name, tricks}]``, the tricks each side has taken
- ``trick``: ``[{place, card}]`` in the order played; ``kitty`` and ``hand``: cards
- in a lesson a card of the trick may be ``fresh``, from 1: it falls as the first, second … of
  those that are new; ``collected``: ``{to, trick}``, the trick that has just gone to a seat
- ``goes``: ``{to, label}``, an arrow from the upcard to a place and the words beside it
- ``score``: at the practice table how the game stands, ``{name, sides: [{side, label, points}],
  fives}``, ``fives`` being a cloth of kind "score"; ``small``: it leaves room below
- ``dealt``: ``[{place, label, cards}]``, what lies at each seat while the cards are dealt
"""

from typing import Any, Final, TypeAlias

from euchre_tutor.engine import Call, Card, Phase, Position, Seat, Suit, Trick, is_trump
from euchre_tutor.text import T, Text, render
from euchre_tutor.text.words import (
    call_words,
    card_name,
    seat_letter,
    seat_name,
    seat_relation,
    trump_is,
)

Json: TypeAlias = dict[str, Any]

_BIDDING: Final = (Phase.FIRST_ROUND, Phase.SECOND_ROUND)
_TALK: Final = (*_BIDDING, Phase.EXCHANGE, Phase.ALONE)
_PLACES: Final = "SWNE"
"""Places of the picture clockwise, from the seat that looks."""


def table_cloth(position: Position, seat: Seat, language: str | None = None) -> Json:
    """Give the cloth that shows what ``seat`` may see; ValueError where nobody sits."""
    return _Table(position, seat, language).cloth()


class _Table:
    """One position, one seat, one language."""

    def __init__(self, position: Position, seat: Seat, language: str | None) -> None:
        self.position = position
        self.view = position.view(seat)
        self.seat = seat
        self.language = language

    def cloth(self) -> Json:
        trump = self.position.trump
        pill = None if trump is None else {"suit": trump.letter, "label": self.say(trump_is(trump))}
        return {
            "kind": "table",
            "trump": pill,
            "note": None,
            "seats": [self.chair(seat) for seat in self.position.rules.seats],
            "trick": self.trick(),
            "kitty": self.kitty(),
            "hand": [self.card(card) for card in self.view.hand],
        }

    def say(self, text: Text) -> str:
        return render(text, self.language)

    def place(self, seat: Seat) -> str:
        return _PLACES[(seat.number - self.seat.number) % 4]

    def chair(self, seat: Seat) -> Json:
        position, rules = self.position, self.position.rules
        return {
            "seat": seat.number,
            "place": self.place(seat),
            "name": self.say(seat_name(seat)),
            "letter": self.say(seat_letter(seat)),
            "note": self.say(seat_relation(seat, self.seat, rules)),
            "side": "us" if rules.side(seat) is rules.side(self.seat) else "them",
            "dealer": seat is position.dealer,
            "out": seat not in position.active,
            "turn": seat is position.to_act,
            "bubble": self.bubble(seat),
            "ghost": False,
            "cards": 0 if seat is self.seat else self.view.counts[seat.number],
        }

    def bubble(self, seat: Seat) -> str | None:
        """What the seat said last in this round of the bidding."""
        position = self.position
        auction, players = position.auction, position.rules.players
        if position.phase not in _TALK:
            return None
        calls = auction.calls
        second = len(calls) > players or position.phase is Phase.SECOND_ROUND
        begin = players if second else 0
        said: Call | None = None
        for number, call in enumerate(calls[begin:], start=begin):
            if auction.speaker(number) is seat:
                said = call
        if said is None:
            return None
        words = call_words(said, seat, position.dealer, position.rules)
        return self.say(T("“{words}”", words=words))

    def trick(self) -> list[Json]:
        """The trick being played or, between two tricks, the one just taken."""
        position = self.position
        lying: Trick | None = position.trick
        if (lying is None or not lying.plays) and position.tricks:
            lying = position.tricks[-1]
        if lying is None:
            return []
        full = len(lying.plays) == len(position.active)
        trump = position.trump
        winner = lying.winner(trump) if full else None
        return [
            {
                "place": self.place(seat),
                "card": self.card(card)
                | {"led": seat is lying.leader, "state": "winner" if seat is winner else "rest"},
            }
            for seat, card in lying.plays
        ]

    def kitty(self) -> list[Json]:
        """The cards left over, while they matter: the upcard open until it is turned down."""
        position = self.position
        if position.phase not in _TALK:
            return []
        is_open = position.upcard_lies_open
        backs = [self.back() for _ in range(len(position.deal.kitty) - is_open)]
        return [*backs, self.card(position.upcard)] if is_open else backs

    def card(self, card: Card) -> Json:
        trump: Suit | None = self.position.trump
        ribbon = trump.letter if trump is not None and is_trump(card, trump) else None
        return _drawn(card.code, self.say(card_name(card, trump)), ribbon)

    def back(self) -> Json:
        return _drawn(None, self.say(T("a card face down")), None)


def _drawn(code: str | None, name: str, ribbon: str | None) -> Json:
    return {
        "id": code,
        "name": name,
        "state": "rest",
        "mark": None,
        "ribbon": ribbon,
        "caption": None,
        "number": None,
        "tap": False,
        "led": False,
    }
