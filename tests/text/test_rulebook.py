"""The rulebook in words: complete, short, in order, and true to the presets."""

import re
from dataclasses import replace

import pytest

from euchre_tutor.engine import Rules, RulesError
from euchre_tutor.engine.rulebook import CHAPTERS, KEYS, RuleKeyError, number
from euchre_tutor.engine.rules import HOUSE_RULES
from euchre_tutor.text import T, Text, render
from euchre_tutor.text.rulebook import (
    CHAPTER_TITLES,
    OPEN_QUESTIONS,
    RULES,
    RuleEntry,
    changes_in_use,
    rule,
    rules_in_use,
)
from euchre_tutor.text.words import house_value

MANY_TABLES = {  # rule → the house rules its notes must name
    "table.object": ["house.target"],
    "bid1.ordered": ["house.pickup"],
    "bid2.turns": ["house.stick"],
    "bid2.turned": ["house.turned"],
    "bid2.passed": ["house.stick"],
    "alone.when": ["house.caller", "house.defend"],
    "play.lead1": ["house.lead"],
    "play.lead2": ["house.lead"],
    "score.euchre": ["house.loneeuchre"],
    "score.lone5": ["house.march"],
    "score.lone3": ["house.loneeuchre"],
    "score.defend": ["house.lonedef"],
    "score.game": ["house.target"],
}
CHOICES = ["table.dealer", "bid2.turned", "alone.when", "score.defend", "two.deal", "two.play"]


def notes(key: str) -> str:
    """The notes of a rule in one string."""
    return " ".join(render(note) for note in rule(key).notes)


def test_every_key_has_its_words() -> None:
    """The words follow the engine's keys one by one, chapters included."""
    assert tuple(RULES) == KEYS
    assert tuple(CHAPTER_TITLES) == tuple(CHAPTERS)
    for key, entry in RULES.items():
        assert entry.key == key
        assert entry.number == number(key)
        assert render(entry.title).strip()
        assert render(entry.text).endswith(".")


def test_titles_are_unique_and_short() -> None:
    """A learner can tell rules apart by title alone, on a pill."""
    titles = [render(entry.title) for entry in RULES.values()]
    assert len(set(titles)) == len(titles)
    assert max(map(len, titles)) <= 36
    chapters = [render(title) for title in CHAPTER_TITLES.values()]
    assert len(set(chapters)) == len(chapters)


def test_a_rule_is_one_or_two_short_sentences() -> None:
    """No rule takes more than 45 words, and a reader never meets a fourth sentence."""
    for entry in RULES.values():
        for paragraph in entry.paragraphs:
            shown = render(paragraph)
            assert len(shown.split()) <= 45, shown
            assert len(re.findall(r"[.!?](?= [A-Z]|$)", shown)) <= 3, shown


def test_label() -> None:
    """A rule is cited by number and title, the same everywhere."""
    assert render(rule("cards.left").label) == "Rule 2.4: The left bower"


@pytest.mark.parametrize(("key", "houses"), MANY_TABLES.items())
def test_notes_name_the_house_rules(key: str, houses: list[str]) -> None:
    """Where many tables play otherwise, the rule says so by number (rule 10.x)."""
    for house in houses:
        assert re.search(rf"\b{re.escape(number(house))}(?!\d)", notes(key))


@pytest.mark.parametrize("key", CHOICES)
def test_choices_are_marked(key: str) -> None:
    """What the published rules leave open is marked as a choice made here."""
    assert re.search(r"published rules|[Oo]ur choice", notes(key))


def test_no_number_is_typed_in() -> None:
    """Numbers of rules in sentences come from the keys, so they move with the order."""
    for entry in RULES.values():
        for paragraph in entry.paragraphs:
            assert not re.search(r"\d+\.\d+", paragraph.message)


@pytest.mark.parametrize("key", HOUSE_RULES)
def test_house_rules_say_where_they_are_on(key: str) -> None:
    """Each house rule tells its setting in the three presets."""
    presets = (Rules.STANDARD, Rules.TOURNAMENT, Rules.TWO_HANDED)
    settings = [render(house_value(key, preset)) for preset in presets]
    assert notes(key) == "Standard: {}. Tournament: {}. Two-handed: {}.".format(*settings)


@pytest.mark.parametrize(("key", "name"), HOUSE_RULES.items())
def test_not_used_means_cannot_be_set(key: str, name: str) -> None:
    """With two players the rules told as "not used" are those that Rules refuses to change."""
    default = getattr(Rules.TWO_HANDED, name)
    switch = "on" if isinstance(default, bool) else "5"
    other = {"defend": "always", "lead": "dealer"}.get(name, switch)
    refused = False
    try:
        Rules.parse(f"two-handed+{name}={other}")
    except RulesError:
        refused = True
    assert (render(house_value(key, Rules.TWO_HANDED)) == "not used") is refused


@pytest.mark.parametrize(
    ("rules", "named", "changes"),
    [
        (Rules.STANDARD, "Standard rules", []),
        (Rules.TOURNAMENT, "Tournament rules", []),
        (Rules.TWO_HANDED, "Two-handed rules", []),
        (Rules(stick=True), "Standard rules with 1 change", ["Stick the dealer: on"]),
        (
            replace(Rules.TWO_HANDED, turned=True, target=5),
            "Two-handed rules with 2 changes",
            ["The turned-down suit may be named: on", "Points for game: 5 points"],
        ),
    ],
)
def test_rules_in_use(rules: Rules, named: str, changes: list[str]) -> None:
    """A screen can say which rules are on, and what differs from the preset."""
    assert render(rules_in_use(rules)) == named
    assert [render(change) for change in changes_in_use(rules)] == changes


def test_what_the_rules_leave_open_is_marked_as_custom() -> None:
    """The page says first that it is custom, and answers what learners ask."""
    assert render(OPEN_QUESTIONS.intro).startswith("Custom, not rule.")
    titles = [render(question.title) for question in OPEN_QUESTIONS.questions]
    assert len(set(titles)) == len(titles) >= 5
    asked = " ".join(titles).casefold()
    for word in ("revoke", "misdeal", "card shown", "lead out of turn", "talking"):
        assert word in asked
    assert "2 points, or 4 during a lone hand" in render(OPEN_QUESTIONS.questions[0].text)


def test_an_unknown_key_is_named() -> None:
    """Asking for a rule that does not exist, or writing one, says which key was meant."""
    with pytest.raises(RuleKeyError, match=r"'cards\.lft' is not in the rulebook"):
        rule("cards.lft")
    with pytest.raises(RuleKeyError, match=r"'cards\.lft' is not in the rulebook"):
        RuleEntry("cards.lft", T("The left"), Text("It is left."))
