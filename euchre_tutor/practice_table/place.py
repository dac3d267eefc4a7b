"""Where a learner is at the practice table: what a screen shows one of."""

from __future__ import annotations

from typing import TypeAlias

from euchre_tutor.practice_table.replay import Replay
from euchre_tutor.practice_table.table import Lobby, Table

Place: TypeAlias = Lobby | Table | Replay
"""Before a game, at a table, or looking at finished deals."""
