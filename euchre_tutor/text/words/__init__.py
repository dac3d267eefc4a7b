"""The words of the table: cards, seats, calls and deeds, each a :class:`Text`."""

from euchre_tutor.text.words.calls import announce_words, call_words, exchange_words
from euchre_tutor.text.words.cards import (
    a_suit,
    bower_name,
    card_name,
    rank_name,
    suit_capital,
    suit_name,
    trump_is,
)
from euchre_tutor.text.words.deeds import deed, taking
from euchre_tutor.text.words.house import house_value
from euchre_tutor.text.words.lists import all_of, any_of, sentences
from euchre_tutor.text.words.seats import (
    seat_direction,
    seat_letter,
    seat_name,
    seat_relation,
    seat_role,
    side_label,
    side_name,
    side_relation,
)

__all__ = [
    "a_suit",
    "all_of",
    "announce_words",
    "any_of",
    "bower_name",
    "call_words",
    "card_name",
    "deed",
    "exchange_words",
    "house_value",
    "rank_name",
    "seat_direction",
    "seat_letter",
    "seat_name",
    "seat_relation",
    "seat_role",
    "sentences",
    "side_label",
    "side_name",
    "side_relation",
    "suit_capital",
    "suit_name",
    "taking",
    "trump_is",
]
