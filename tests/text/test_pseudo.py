"""The pseudo-language shows every string that escaped translation."""

import re

import pytest

from euchre_tutor.engine import (
    DECK,
    Announce,
    Call,
    NameSuit,
    OrderUp,
    Pass,
    Rules,
    Seat,
    Side,
    Suit,
)
from euchre_tutor.text import Segment, Text, render, rich
from euchre_tutor.text.glossary import GLOSSARY
from euchre_tutor.text.pseudo import CLOSE, OPEN, pseudo
from euchre_tutor.text.rulebook import CHAPTER_TITLES, OPEN_QUESTIONS, RULES, rules_in_use
from euchre_tutor.text.template import parse
from euchre_tutor.text.words import (
    announce_words,
    call_words,
    card_name,
    seat_name,
    seat_role,
    side_name,
    trump_is,
)

PLAIN = re.compile(r"[aceiouACEIOU]")


def escaped(shown: str) -> str:
    """What of a string shown in the pseudo-language did not come through the catalogue."""
    outside, depth = "", 0
    for sign in shown:
        depth += (sign == OPEN) - (sign == CLOSE)
        outside += sign if depth == 0 and sign != CLOSE else ""
    return outside


def test_every_message_of_the_catalogue(messages: tuple[tuple[str, ...], ...]) -> None:
    """Each message is bracketed, accented and longer, and keeps its fields in order."""
    forms = [form for message in messages for form in message]
    assert len(forms) > 300
    for form in forms:
        value = {name: f"@{number}" for number, name in enumerate(sorted(parse(form).names))}
        text = Text(form, tuple(value.items()))
        shown, english = render(text, "qps"), render(text, "en")
        assert re.findall(r"@\d", shown) == re.findall(r"@\d", english)
        if any(letter.isalpha() for letter in re.sub(r"\{\w+\}", "", form)):
            assert shown.startswith(OPEN)
            assert shown.endswith(CLOSE)
            assert not PLAIN.search(shown)
            assert len(shown) > len(english)


def all_texts() -> list[Text]:
    """A text of every kind that the package makes."""
    texts = [paragraph for entry in RULES.values() for paragraph in entry.paragraphs]
    texts += [entry.label for entry in RULES.values()]
    texts += [*CHAPTER_TITLES.values(), OPEN_QUESTIONS.title, OPEN_QUESTIONS.intro]
    texts += [text for page in OPEN_QUESTIONS.questions for text in (page.title, page.text)]
    texts += [text for term in GLOSSARY for text in (term.name, term.meaning, *term.synonyms)]
    texts += [card_name(card, trump) for card in DECK for trump in (None, *Suit)]
    texts += [trump_is(trump) for trump in (None, *Suit)]
    calls: list[Call] = [Pass(), OrderUp(), OrderUp(alone=True), *map(NameSuit, Suit)]
    texts += [call_words(call, seat, Seat.EAST) for call in calls for seat in Seat]
    answers = [Announce(alone=alone) for alone in (False, True)]
    texts += [
        announce_words(answer, defending=side) for answer in answers for side in (False, True)
    ]
    texts += [seat_name(seat) for seat in Seat] + [side_name(side) for side in Side]
    texts += [seat_role(seat, Seat.EAST) for seat in Seat]
    texts += [rules_in_use(Rules(stick=True, target=5)), rules_in_use(Rules.TWO_HANDED)]
    return texts


def test_nothing_escapes() -> None:
    """In rulebook, glossary and words no letter stands outside the brackets."""
    for text in all_texts():
        assert not escaped(render(text, "qps")), text


def test_names_of_cards_in_segments_do_not_escape() -> None:
    """What only a screen reader reads is translated too."""
    suits_and_cards: list[Segment] = [
        segment
        for card in DECK
        for segment in rich(Text("{c}{s}", (("c", card), ("s", card.suit))), "qps")
    ]
    assert len(suits_and_cards) == 2 * len(DECK)
    for segment in suits_and_cards:
        assert isinstance(segment, dict)
        assert segment["name"].startswith(OPEN)


def test_an_escaped_string_is_seen() -> None:
    """The check finds a string that was never a message."""
    text = Text("{a} won", (("a", "North"),))
    assert escaped(f"{render(text, 'qps')} by luck") == " by luck"


@pytest.mark.parametrize("message", ["{first}, {next}", "{only}", "{a}: {b}", "10"])
def test_without_letters_nothing_is_marked(message: str) -> None:
    """Pure joints between fields stay as they are."""
    assert pseudo(message) == message


def test_fields_and_bold_stay() -> None:
    """Names of fields keep their plain letters, bold stays bold."""
    shown = pseudo("**{card}** is a trump")
    assert shown.startswith(f"{OPEN}**{{card}}** ")
    assert parse(shown).names == {"card"}
