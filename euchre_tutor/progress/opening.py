"""Whose book is opened, and in which store."""

from __future__ import annotations

import getpass
import logging
import os
from collections.abc import Mapping
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from euchre_tutor.progress.book import Book
from euchre_tutor.progress.folder import data_folder
from euchre_tutor.progress.json_file import JsonStore
from euchre_tutor.progress.kept import Progress
from euchre_tutor.progress.memory import MemoryStore
from euchre_tutor.progress.store import Store, StoreError, Trouble

_LOG: Final = logging.getLogger(__name__)

DATABASE: Final = "EUCHRE_TUTOR_DATABASE"
"""The environment variable with the address of another database, as SQLAlchemy reads it."""
FILE: Final = "progress.db"


def open_book(owner: str, environ: Mapping[str, str] = os.environ) -> Book:
    """Open the book of an owner in the store of this process."""
    folder = data_folder(environ)
    store = _store(environ.get(DATABASE, ""), folder)
    if store is None:
        return unkept_book(owner)
    if folder is not None and not isinstance(store, JsonStore):
        files = JsonStore(folder)
        if files.path(owner).exists():
            _bring_over(files, store, owner)
    return Book(store, owner)


def unkept_book(owner: str) -> Book:
    """Open a book that ends with the page, and says so."""
    return Book(MemoryStore(), owner, Trouble.NOWHERE)


def _bring_over(files: JsonStore, store: Store, owner: str) -> None:
    """Bring over what the base install kept: what is deleted here must not come back from there."""
    try:
        for learner in files.learners(owner):
            kept = Progress(attempts=files.attempts(owner, learner.id))
            here = store.load(owner, learner.id)
            store.save(owner, learner, kept.merged(files.load(owner, learner.id)).merged(here))
            files.delete(owner, learner.id)
    except StoreError:
        return  # the book will meet the same trouble, and say so


@cache
def _store(address: str, folder: Path | None) -> Store | None:
    """Give the store: a database where SQLAlchemy is installed, else JSON files; None nowhere."""
    if find_spec("sqlalchemy") is None:
        if address:
            _LOG.warning("%s is not used: SQLAlchemy is not installed", DATABASE)
        return None if folder is None else JsonStore(folder)
    if not address and folder is None:
        return None
    from euchre_tutor.progress.database import DatabaseStore  # noqa: PLC0415  # slow to load

    return DatabaseStore(folder / FILE if folder is not None and not address else address)


def local_owner(environ: Mapping[str, str] = os.environ) -> str | None:
    """Give who uses this kernel; None where Voilà serves it to a browser that must say.

    On JupyterHub its user name, in JupyterLab the user of the computer.
    """
    if environ.get("JUPYTERHUB_USER"):
        return f"user:{environ['JUPYTERHUB_USER']}"
    if environ.get("SERVER_SOFTWARE", "").startswith("voila"):
        return None
    try:
        return f"user:{getpass.getuser()}"
    except (OSError, KeyError, ImportError):  # no accounts here, as in a browser's Python
        return "user"


def browser_owner(browser: object) -> str | None:
    """Give the owner that a browser's id names; None for what is none.

    A browser that keeps nothing has no id: its learner could not be found again.
    """
    if isinstance(browser, str) and browser.isalnum() and 16 <= len(browser) <= 64:  # noqa: PLR2004  # the length of a random id
        return f"browser:{browser}"
    return None
