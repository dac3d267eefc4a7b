"""Each thing that is said in the lobby of the practice table, with its condition."""

from __future__ import annotations

from dataclasses import dataclass

from explain.truth import Truth
from practice.marked import Where
from practice.table_facts import NAMES

from euchre_tutor.practice_table import picker
from euchre_tutor.practice_table.parts import lobby
from euchre_tutor.practice_table.setup import Kind
from euchre_tutor.practice_table.table import Lobby, Table
from euchre_tutor.text import Field

DEALS = {3: 20, 4: 200}
"""How many deals the others think through, by their level."""


@dataclass(frozen=True, slots=True)
class Facts:
    """A lobby on the screen, and where on it something is said."""

    lobby: Lobby
    where: Where = ()

    def at(self, *where: str) -> bool:
        """Whether it is said there, of what the practice table has of its own."""
        return self.where == ("practice", *where)

    @property
    def four(self) -> bool:
        """Whether four are to play."""
        return self.lobby.setup.rules.players == len(NAMES)

    def level(self, level: int, players: int) -> bool:
        """Whether it is said there how well so many others play."""
        there = self.at("levels", "note") and self.four is (players == len(NAMES))
        return there and self.lobby.setup.level == level

    def thinks(self, deals: Field, players: int) -> bool:
        """Whether they think through so many deals."""
        level = self.lobby.setup.level
        return self.level(level, players) and DEALS.get(level) == deals

    def kept(self, part: str) -> Table | Kind | None:
        """What waits, or cannot be read, where this part is said of it."""
        if self.where[:2] != ("practice", "waiting") or self.where[3:] != (*part.split("."),):
            return None
        number, waiting = int(self.where[2]), self.lobby.waiting
        if number < len(waiting):
            return waiting[number]
        return self.lobby.unreadable[number - len(waiting)]

    def waits(self, *kinds: Kind) -> bool:
        """Whether what is said to wait is of these kinds."""
        kept = self.kept("title")
        return isinstance(kept, Table) and kept.setup.kind in kinds

    def named(self, kind: Kind) -> bool:
        """Whether it is the name of what waits and is of this kind."""
        kept = self.kept("name")
        return isinstance(kept, Table) and kept.setup.kind is kind

    def damaged(self, *kinds: Kind) -> bool:
        """Whether what is said to be unreadable is of these kinds."""
        return self.kept("title") in kinds

    def instead(self, part: str, *kinds: Kind) -> bool:
        """Whether one of these kinds was asked for, in the place of what is kept."""
        wish, kept = self.lobby.instead, self.kept(f"instead.{part}")
        kind = kept.setup.kind if isinstance(kept, Table) else kept
        return wish is not None and wish.kind in kinds and kind is wish.kind


GAME, DEAL, DAY = Kind
LOBBY = Truth[Facts](
    {
        "Play a game": lambda f, _: f.where == ("title",),
        "You play with a partner against two others, and a coach helps when you ask.": (
            lambda f, _: f.at("intro") and f.four
        ),
        "You play against one other player, and a coach helps when you ask.": (
            lambda f, _: f.at("intro") and not f.four
        ),
        "What to play": lambda f, _: f.at("begin", "title"),
        "New game": lambda f, _: (
            f.at("begin", "game", "label") or f.instead("button.label", Kind.GAME)
        ),
        "Hands until a side has {n} points.": lambda f, v: (
            f.at("begin", "game", "note") and f.four and v["n"] == f.lobby.setup.rules.target
        ),
        "Hands until one of you has {n} points.": lambda f, v: (
            f.at("begin", "game", "note") and not f.four and v["n"] == f.lobby.setup.rules.target
        ),
        "Deal of the day": lambda f, _: f.at("begin", "day", "label") or f.named(DAY),
        "One hand, the same for everybody today.": lambda f, _: f.at("begin", "day", "note"),
        "Deal by its code": lambda f, _: f.at("begin", "deal", "label"),
        "One hand that a word fixes.": lambda f, _: f.at("begin", "deal", "note"),
        "The code of the deal": lambda f, _: f.at("begin", "deal", "field"),
        "Any word or number: the same one deals the same cards."
        " A hand copied in one line opens as a replay.": (
            lambda f, _: f.at("begin", "deal", "hint")
        ),
        "Deal": lambda f, _: f.at("begin", "deal", "button"),
        "Rules in use": lambda f, _: f.at("rules", "title"),
        "A game from a file": lambda f, _: f.at("file", "title"),
        "Open a recorded game to replay it: Euchre Game Notation, or our own form.": (
            lambda f, _: f.at("file", "text")
        ),
        "Open a file": lambda f, _: f.at("file", "button"),
        "Your seat": lambda f, _: f.at("seats", "title"),
        "How well the others play": lambda f, _: f.at("levels", "title") and f.four,
        "How well the other player plays": lambda f, _: f.at("levels", "title") and not f.four,
        "They bid and play at random, as the rules allow.": lambda f, _: f.level(1, 4),
        "They play by rules of thumb.": lambda f, _: f.level(2, 4),
        "They think through {n} possible deals.": lambda f, v: f.thinks(v["n"], 4),
        "The other player bids and plays at random, as the rules allow.": lambda f, _: f.level(
            1, 2
        ),
        "The other player goes by rules of thumb.": lambda f, _: f.level(2, 2),
        "The other player thinks through {n} possible deals.": lambda f, v: f.thinks(v["n"], 2),
        "A game is waiting": lambda f, _: f.waits(GAME),
        "A deal is waiting": lambda f, _: f.waits(DEAL, DAY),
        "Go on playing": lambda f, _: f.kept("button.label") is not None,
        "A game cannot be read": lambda f, _: f.damaged(GAME),
        "A deal cannot be read": lambda f, _: f.damaged(DEAL, DAY),
        "What was saved is damaged, or of another version. It stays until you replace it.": (
            lambda f, _: f.kept("name") in set(Kind)
        ),
        "A new game takes the place of this one, which is then lost.": (
            lambda f, _: f.instead("text", GAME)
        ),
        "Another deal takes the place of this one, which is then lost.": (
            lambda f, _: f.instead("text", DEAL)
        ),
        "Today's deal takes the place of this one, which is then lost.": (
            lambda f, _: f.instead("text", DAY)
        ),
        "New deal": lambda f, _: f.instead("button.label", DEAL, DAY),
    },
    lobby,
    picker,
)
