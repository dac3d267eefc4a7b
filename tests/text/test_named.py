"""What a text puts into quotation marks is there: a button, a page, words said at the table."""

import re

QUOTED = re.compile(r"“([^“”{}]+)”")


def test_what_is_named_is_there(messages: tuple[tuple[str, ...], ...]) -> None:
    """Every name in quotation marks is a message of its own, and so what stands on the screen.

    A name may also be put in by a field, such as ``“{button}”``: then it is that message.
    """
    there = {message for forms in messages for message in forms}
    named = {(name, message) for message in there for name in QUOTED.findall(message)}
    assert named
    assert {(name, message) for name, message in named if name not in there} == set()
