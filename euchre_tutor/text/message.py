"""Sentences as values: an English message with named fields, put into words when it is shown.

``T("{seat} wins with {card}.", seat=seat, card=card)`` says what is meant; rendering decides the
language (:mod:`euchre_tutor.text.render`). The English message is also its key in the catalogues.
``{name}`` stands for a field and ``**bold**`` is the only markup.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from euchre_tutor.engine.cards import Card, Rank, Suit
from euchre_tutor.engine.seats import Seat, Side
from euchre_tutor.text.template import TemplateError, parse


@dataclass(frozen=True, slots=True)
class Text:
    """A message with its fields. Equal texts say the same; a text can be a field of another."""

    message: str
    """The English message, the singular where there are two forms."""
    fields: tuple[tuple[str, Field], ...] = ()
    """Name and value of each field, sorted by name."""
    plural: str | None = None
    """The English message for several, or None where nothing is counted."""
    count: int | None = None
    """The number that chooses between the forms; None without a plural."""

    @property
    def values(self) -> Mapping[str, Field]:
        """The fields by name."""
        return dict(self.fields)


Field: TypeAlias = Text | Card | Suit | Rank | Seat | Side | int | str
"""What a message can speak of. A str is shown as it is and never translated: names, numbers."""

_FIELD_KINDS: Final = (Text, Card, Suit, Rank, Seat, Side, int, str)


def T(message: str, /, **fields: Field) -> Text:  # noqa: N802 - short, it wraps every sentence
    """Make a text; the message is a literal, so that the catalogue finds it.

    Raises :class:`TemplateError` where message and fields do not fit each other, TypeError for a
    field of another kind.
    """
    _check(message, fields, optional=frozenset())
    return Text(message, tuple(sorted(fields.items(), key=_name)))


def TN(singular: str, plural: str, n: int, /, **fields: Field) -> Text:  # noqa: N802 - as T
    """Make a text that counts: ``TN("One trick", "{n} tricks", tricks)``; ``{n}`` is the number.

    Raises like :func:`T`. Either form may leave ``{n}`` out.
    """
    values = {**fields, "n": n}
    _check(singular, values, optional=frozenset("n"))
    _check(plural, values, optional=frozenset("n"))
    return Text(singular, tuple(sorted(values.items(), key=_name)), plural, n)


def _name(item: tuple[str, Field]) -> str:
    return item[0]


def _check(message: str, fields: Mapping[str, Field], optional: frozenset[str]) -> None:
    if not message:
        raise TemplateError(message, "it is empty")
    names = parse(message).names
    if names | optional != fields.keys() | optional:
        raise TemplateError(message, f"its fields are {sorted(names)}, given {sorted(fields)}")
    for name, value in fields.items():
        if not isinstance(value, _FIELD_KINDS) or isinstance(value, bool):
            raise TypeError(f"field {name!r} of {message!r} cannot be {value!r}")
