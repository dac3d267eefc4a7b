"""The rules in use: one frozen record with every house rule of chapter 10, and its presets."""

from __future__ import annotations

from dataclasses import dataclass, fields
from enum import Enum
from types import MappingProxyType
from typing import ClassVar, Final

from euchre_tutor.engine.cards import DECK
from euchre_tutor.engine.seats import Seat, Side
from euchre_tutor.engine.typed import expect

MOST_POINTS: Final = 999_999_999
"""The highest number of points a rule or a score may have: what fits in nine digits."""


class Defend(Enum):
    """When a defender may go alone (rule 10.6)."""

    ALWAYS = "always"
    LONE_MAKER = "lone-maker"
    NEVER = "never"

    def __repr__(self) -> str:
        return f"Defend.{self.name}"


class Lead(Enum):
    """Who leads first when somebody plays alone (rule 10.7)."""

    LONER = "loner"
    """The player at the loner's left, or a lone defender against a lone maker (7.2, 7.3)."""
    DEALER = "dealer"
    """The dealer's left, skipping whoever sits out."""

    def __repr__(self) -> str:
        return f"Lead.{self.name}"


class RulesError(ValueError):
    """A combination of rules that contradicts itself or is not played here.

    ``field`` is the field of :class:`Rules` at fault, ``rule`` the key of the rule it touches.
    """

    def __init__(self, message: str, field: str, rule: str) -> None:
        super().__init__(message)
        self.field = field
        self.rule = rule


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """Which rules are in use. The defaults are the articles' game (``Rules.STANDARD``).

    Raises :class:`RulesError` for contradictions: any lone-hand rule with two players, a target or
    lone score that is not from 1 to :data:`MOST_POINTS`, a number of players or a deck not known.
    """

    players: int = 4
    """4 in two partnerships, or 2 (chapter 9)."""
    deck: int = len(DECK)
    """The number of cards (rule 2.1)."""
    stick: bool = False
    """10.1: no pass for the dealer in round two."""
    pickup: bool = False
    """10.2: the dealer must take the upcard, whoever ordered it up."""
    turned: bool = False
    """10.3: the turned-down suit may be named in round two."""
    lonedef: bool = False
    """10.4: a lone defender scores 4 already for three tricks."""
    caller: bool = False
    """10.5: of the makers only the maker may go alone, and says so with the call."""
    defend: Defend = Defend.ALWAYS
    """10.6: when defenders may go alone."""
    lead: Lead = Lead.LONER
    """10.7: who leads first when somebody plays alone."""
    canadian: bool = False
    """10.8: a dealer's partner who assists must go alone."""
    target: int = 10
    """10.9: points for game."""
    march: int = 4
    """10.10: points for a lone maker's five tricks."""
    loneeuchre: int = 2
    """10.11: points for euchring a lone maker with two defenders in play."""

    STANDARD: ClassVar[Rules]
    """The published articles."""
    TOURNAMENT: ClassVar[Rules]
    """Common club and online practice, the defaults of Euchre Game Notation 1.4."""
    TWO_HANDED: ClassVar[Rules]
    """The game for two of chapter 9."""

    def __post_init__(self) -> None:
        if self.players not in (2, 4):
            message = f"players must be 4 or 2, not {self.players!r}"
            raise RulesError(message, "players", "table.object")
        if self.deck != len(DECK):
            message = f"deck must be {len(DECK)}, not {self.deck!r}"
            raise RulesError(message, "deck", "cards.deck")
        self._check_kinds()
        if not self.partnerships:
            for name, value in _TWO_PLAYERS.items():
                if getattr(self, name) != value:
                    message = f"{name} must be {_word(value)} with two players: nobody goes alone"
                    raise RulesError(message, name, _KEY_OF[name])

    def _check_kinds(self) -> None:
        for name in (field.name for field in fields(self)):
            value = getattr(self, name)
            kind = _KINDS.get(name, bool)
            if type(value) is not kind:
                message = f"{name} must be {kind.__name__}, not {value!r}"
                raise RulesError(message, name, _KEY_OF.get(name, "table.object"))
            if kind is int and isinstance(value, int) and not 1 <= value <= MOST_POINTS:
                message = f"{name} must be from 1 to {MOST_POINTS}, not {shown_points(value)}"
                raise RulesError(message, name, _KEY_OF.get(name, "table.object"))

    @property
    def partnerships(self) -> bool:
        """Whether everybody has a partner: with four players, not with two (rule 1.1)."""
        return self.players == len(_FOUR)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The seats in use, clockwise from North: all four, or North and South."""
        return _FOUR if self.partnerships else _TWO

    def next_seat(self, seat: Seat) -> Seat:
        """Give the next player clockwise."""
        return seat.left if self.partnerships else seat.partner

    def clockwise(self, start: Seat) -> tuple[Seat, ...]:
        """Give all players once, clockwise, beginning with ``start``."""
        return _CLOCKWISE[self.players][start]

    def partner(self, seat: Seat) -> Seat | None:
        """Give the partner's seat; None with two players."""
        return seat.partner if self.partnerships else None

    def side(self, seat: Seat) -> Side:
        """Tell which side the seat belongs to."""
        first = seat is Seat.NORTH or (seat is Seat.SOUTH and self.partnerships)
        return Side.FIRST if first else Side.SECOND

    def __str__(self) -> str:
        return _write(self)

    @classmethod
    def parse(cls, text: str) -> Rules:
        """Read what ``str`` wrote, such as ``standard`` or ``standard+stick+target=5``.

        Raises :class:`RulesError` for a preset, a field or a value that does not exist.
        """
        expect(text, str, "the text of rules")
        base, *changes = text.strip().casefold().split("+")
        if base not in _PRESETS:
            message = f"{base!r} is not a preset (one of {', '.join(_PRESETS)})"
            raise RulesError(message, "players", "table.object")
        values = {field.name: getattr(_PRESETS[base], field.name) for field in fields(cls)}
        for change in changes:
            name, has_value, value = change.partition("=")
            if name not in values or name in ("players", "deck"):
                message = f"{name!r} is not a house rule (one of {', '.join(_KEY_OF)})"
                raise RulesError(message, name, "table.object")
            values[name] = _read_value(name, value if has_value else "on")
        return cls(**values)


_FOUR: Final = tuple(Seat)
_TWO: Final = (Seat.NORTH, Seat.SOUTH)
_CLOCKWISE: Final[dict[int, dict[Seat, tuple[Seat, ...]]]] = {
    4: {seat: (seat, seat.left, seat.partner, seat.right) for seat in Seat},
    2: {seat: (seat, seat.partner) for seat in Seat},
}
_KINDS: Final[dict[str, type[bool | int | Defend | Lead]]] = {
    **dict.fromkeys(("players", "deck", "target", "march", "loneeuchre"), int),
    "defend": Defend,
    "lead": Lead,
}
_TWO_PLAYERS: Final[dict[str, object]] = {
    "lonedef": False,
    "caller": False,
    "defend": Defend.NEVER,
    "lead": Lead.LONER,
    "canadian": False,
    "march": 4,
    "loneeuchre": 2,
}

HOUSE_RULES: Final = MappingProxyType(
    {
        f"house.{name}": name
        for name in (
            "stick",
            "pickup",
            "turned",
            "lonedef",
            "caller",
            "defend",
            "lead",
            "canadian",
            "target",
            "march",
            "loneeuchre",
        )
    }
)
"""Rule key of chapter 10 → the field of :class:`Rules` it switches, in the rulebook's order."""

_KEY_OF: Final = {name: key for key, name in HOUSE_RULES.items()}

Rules.STANDARD = Rules()
Rules.TOURNAMENT = Rules(
    stick=True, pickup=True, lonedef=True, caller=True, defend=Defend.NEVER, lead=Lead.DEALER
)
Rules.TWO_HANDED = Rules(players=2, defend=Defend.NEVER)
_PRESETS: Final = {
    "standard": Rules.STANDARD,
    "tournament": Rules.TOURNAMENT,
    "two-handed": Rules.TWO_HANDED,
}


_SWITCH: Final[dict[str, object]] = {"on": True, "off": False}
_WORDS: Final[dict[str, dict[str, object]]] = {
    "defend": {defend.value: defend for defend in Defend},
    "lead": {lead.value: lead for lead in Lead},
}


def shown_points(points: int) -> str:
    """Write a number of points for a message, one that is far too long as "a longer number"."""
    return str(points) if abs(points) <= MOST_POINTS**2 else "a longer number"


def _word(value: object) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value.value) if isinstance(value, Enum) else str(value)


def _read_value(name: str, text: str) -> object:
    if _KINDS.get(name) is int:
        if text.isascii() and text.isdecimal() and len(text) <= len(str(MOST_POINTS)):
            return int(text)
        expected = f"a whole number from 1 to {MOST_POINTS}"
    else:
        values = _WORDS.get(name, _SWITCH)
        if text in values:
            return values[text]
        expected = f"one of {', '.join(values)}"
    message = f"{name}={text!r}: expected {expected}"
    raise RulesError(message, name, _KEY_OF[name])


def _write(rules: Rules) -> str:
    for name, preset in _PRESETS.items():
        if rules == preset:
            return name
    base = "standard" if rules.partnerships else "two-handed"
    changes = [
        name if value is True else f"{name}={_word(value)}"
        for name in HOUSE_RULES.values()
        if (value := getattr(rules, name)) != getattr(_PRESETS[base], name)
    ]
    return "+".join([base, *changes])
