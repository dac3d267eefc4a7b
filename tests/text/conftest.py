"""What the tests of texts share: the messages of the source, and English after each test."""

from collections.abc import Iterator

import pytest

from euchre_tutor.text import use
from euchre_tutor.text.extract import collect


@pytest.fixture(scope="session")
def messages() -> tuple[tuple[str, ...], ...]:
    """Every message of the package: its one form, or singular and plural."""
    ids = [message.id for message in collect() if message.id]
    return tuple((id_,) if isinstance(id_, str) else tuple(id_) for id_ in ids)


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    use("en")
