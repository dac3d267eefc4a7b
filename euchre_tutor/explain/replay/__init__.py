"""A judged game told: an account to read, an object for JSON, and why a file is no game at all.

The account is made of :class:`Line`; each problem stands below what it is about.
"""

from euchre_tutor.explain.replay.game import account, found
from euchre_tutor.explain.replay.line import Line

__all__ = ["Line", "account", "found"]
