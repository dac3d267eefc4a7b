"""Euchre Game Notation (EGN) 1.4: reading is lenient, writing strict.

The format is JSON; its rules in terms of ours are in :mod:`euchre_tutor.engine.records.egn_rules`.
"""

from euchre_tutor.engine.records.egn_json import LIMIT, EgnError, Wanted
from euchre_tutor.engine.records.egn_read import read_egn
from euchre_tutor.engine.records.egn_write import EgnRefusal, unsaid, write_egn

__all__ = ["LIMIT", "EgnError", "EgnRefusal", "Wanted", "read_egn", "unsaid", "write_egn"]
