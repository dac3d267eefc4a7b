"""Several things in one text, so that each language joins them in its own way."""

from __future__ import annotations

from collections.abc import Sequence

from euchre_tutor.text.message import Field, T, Text


def all_of(items: Sequence[Field]) -> Text:
    """Join with "and": "J♥, A♥ and 9♥". Raises ValueError where there is nothing to join."""
    head, last = _but_last(items)
    return T("{first} and {last}", first=head, last=last) if head else _only(last)


def any_of(items: Sequence[Field]) -> Text:
    """Join with "or": "J♥, A♥ or 9♥". Raises ValueError where there is nothing to join."""
    head, last = _but_last(items)
    return T("{first} or {last}", first=head, last=last) if head else _only(last)


def sentences(*texts: Text) -> Text:
    """Put whole sentences behind each other. Raises ValueError without any."""
    joined, *others = texts
    for text in others:
        joined = T("{first} {then}", first=joined, then=text)
    return joined


def _only(item: Field) -> Text:
    """One thing as a text; there is nothing in it to translate."""
    return item if isinstance(item, Text) else Text("{only}", (("only", item),))


def _but_last(items: Sequence[Field]) -> tuple[Text | None, Field]:
    *others, last = items
    head: Text | None = None
    for item in others:
        head = T("{first}, {next}", first=head, next=item) if head else _only(item)
    return head, last
