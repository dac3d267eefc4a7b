"""What is remembered of a learner while the app is open: settings, and where they were."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from euchre_tutor.engine import Rules, RulesError


@dataclass(slots=True)
class Memory:
    """Named words, kept for one learner."""

    words: dict[str, str] = field(default_factory=dict)

    @property
    def rules(self) -> Rules:
        """The rules in use; the standard rules where none, or none that exist, were chosen."""
        try:
            return Rules.parse(self.words.get("rules", ""))
        except RulesError:
            return Rules.STANDARD

    @rules.setter
    def rules(self, rules: Rules) -> None:
        self.words["rules"] = str(rules)

    @property
    def place(self) -> str:
        """The query of the lesson and step where the learner was last; empty before the first."""
        return self.words.get("place", "")

    @place.setter
    def place(self, query: str) -> None:
        self.words["place"] = query

    @property
    def display(self) -> Mapping[str, str]:
        """The settings of the Display menu that were chosen."""
        mark = "display."
        return {
            name.removeprefix(mark): value
            for name, value in self.words.items()
            if name.startswith(mark)
        }

    @display.setter
    def display(self, settings: Mapping[str, str]) -> None:
        self.words |= {f"display.{name}": value for name, value in settings.items()}
