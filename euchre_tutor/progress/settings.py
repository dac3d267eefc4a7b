"""What a learner has chosen, and where they were: words kept under their names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from euchre_tutor.engine import Rules, RulesError

_DISPLAY: Final = "display."


class Settings:
    """The settings of a learner; override :meth:`words` and :meth:`set_words` to keep them."""

    @property
    def words(self) -> Mapping[str, str]:
        """All that is kept, by name."""
        raise NotImplementedError

    def set_words(self, words: Mapping[str, str]) -> None:
        """Keep something under each name, if it is not there already."""
        raise NotImplementedError

    def word(self, name: str) -> str:
        """Give something kept under a name; empty where there is nothing."""
        return self.words.get(name, "")

    @property
    def place(self) -> str:
        """The address of the place where the learner was last; empty before the first."""
        return self.word("place")

    @place.setter
    def place(self, address: str) -> None:
        self.set_words({"place": address})

    @property
    def language(self) -> str:
        """The language chosen; empty where none was."""
        return self.word("language")

    @language.setter
    def language(self, code: str) -> None:
        self.set_words({"language": code})

    @property
    def rules(self) -> Rules:
        """The rules in use; the standard rules where none, or none that exist, were chosen."""
        try:
            return Rules.parse(self.word("rules"))
        except RulesError:
            return Rules.STANDARD

    @rules.setter
    def rules(self, rules: Rules) -> None:
        self.set_words({"rules": str(rules)})

    @property
    def display(self) -> Mapping[str, str]:
        """The settings of the Display menu that were chosen."""
        return {
            name.removeprefix(_DISPLAY): value
            for name, value in self.words.items()
            if name.startswith(_DISPLAY)
        }

    @display.setter
    def display(self, settings: Mapping[str, str]) -> None:
        self.set_words({_DISPLAY + name: value for name, value in settings.items()})
