"""Texts put into words: one string, or the segments that the widgets lay out.

A translation that breaks the grammar of messages, or names other fields than the English, is not
shown: the English is, and a warning is logged. Nothing here raises because of a translation.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import TypeAlias

from euchre_tutor.engine.cards import Card, Rank, Suit
from euchre_tutor.engine.seats import Seat, Side
from euchre_tutor.text import words
from euchre_tutor.text.catalogue import Catalogue, catalogue, in_use
from euchre_tutor.text.message import Field, Text
from euchre_tutor.text.template import Template, TemplateError, parse

Segment: TypeAlias = str | dict[str, str]
"""Plain words, or ``{"b": bold words}``, ``{"card": code, "name": …}``, ``{"suit": letter,
"name": …}``."""

_log = logging.getLogger(__name__)


def render(text: Text, language: str | Catalogue | None = None) -> str:
    """Give the text as one plain string, cards as signs (``J♥``), without markup.

    ``language`` is a code such as ``"en"``, a catalogue, or None for the one in use.
    """
    chosen = _open(language)
    return "".join(
        value.sign if isinstance(value, Card) else _plain(value, chosen)
        for value, _bold in _flat(text, chosen)
    )


def rich(text: Text, language: str | Catalogue | None = None) -> list[Segment]:
    """Give the text as segments: neighbouring words in one, cards and suits each on their own.

    The segments are fit for JSON. ``language`` is as in :func:`render`.
    """
    chosen = _open(language)
    segments: list[Segment] = []
    for value, bold in _flat(text, chosen):
        match value:
            case Card():
                name = render(words.card_name(value), chosen)
                segments.append({"card": value.code, "name": name})
            case Suit():
                segments.append({"suit": value.letter, "name": _plain(value, chosen)})
            case _:
                _append(segments, _plain(value, chosen), bold=bold)
    return segments


def _append(segments: list[Segment], piece: str, *, bold: bool) -> None:
    last = segments[-1] if segments else None
    if not piece:
        return
    if bold and isinstance(last, dict) and "b" in last:
        last["b"] += piece
    elif bold:
        segments.append({"b": piece})
    elif isinstance(last, str):
        segments[-1] = last + piece
    else:
        segments.append(piece)


def _flat(text: Text, chosen: Catalogue, *, bold: bool = False) -> Iterator[tuple[Field, bool]]:
    """Words and fields of a text and the texts within it, each with whether it is bold."""
    values = text.values
    for piece in _template(text, chosen).pieces:
        value = values[piece.text] if piece.is_field else piece.text
        if isinstance(value, Text):
            yield from _flat(value, chosen, bold=bold or piece.bold)
        else:
            yield value, bold or piece.bold


def _template(text: Text, chosen: Catalogue) -> Template:
    """The translation taken apart, or the English where the translation is not fit to show."""
    if text.plural is None or text.count is None:
        english, translated = text.message, chosen.gettext(text.message)
        optional: frozenset[str] = frozenset()
    else:
        english = text.message if text.count == 1 else text.plural
        translated = chosen.ngettext(text.message, text.plural, text.count)
        optional = frozenset("n")
    try:
        template = parse(translated)
    except TemplateError as error:
        _log.warning("translation of %r is not shown: %s", english, error)
        return parse(english)
    if template.names | optional != parse(english).names | optional:
        _log.warning("translation of %r is not shown: %r has other fields", english, translated)
        return parse(english)
    return template


def _plain(value: Field, chosen: Catalogue) -> str:
    match value:
        case str():
            return value
        case Suit():
            return render(words.suit_name(value), chosen)
        case Rank():
            return render(words.rank_name(value), chosen)
        case Seat():
            return render(words.seat_name(value), chosen)
        case Side():
            return render(words.side_name(value), chosen)
        case Text():
            return render(value, chosen)
        case _:
            return str(value)


def _open(language: str | Catalogue | None) -> Catalogue:
    if language is None:
        return catalogue(in_use())
    return catalogue(language) if isinstance(language, str) else language
