"""The menus: rules in use are chosen, refused with why, and obeyed; languages; what is kept."""

from typing import Any

import pytest
from app.opened import address, go, opened

from euchre_tutor import text
from euchre_tutor.app import App, language
from euchre_tutor.app.house_rules import changed, rules_menu
from euchre_tutor.engine import HOUSE_RULES, Rules, RulesError
from euchre_tutor.lessons.voice import Voice
from euchre_tutor.progress import Book, MemoryStore

VOICE = Voice("en")


def choose(app: App, name: str, value: str) -> None:
    """Choose a value in the menu "Rules in use"."""
    app.handle({"kind": "rules", "name": name, "value": value})


def on(menu: dict[str, Any]) -> dict[str, str]:
    """What each house rule of the menu is set to."""
    return {
        house["name"]: option["value"]
        for house in menu["houses"]
        for option in house["options"]
        if option["on"]
    }


@pytest.mark.parametrize("preset", [Rules.STANDARD, Rules.TOURNAMENT, Rules.TWO_HANDED], ids=str)
def test_every_value_of_every_rule_can_be_chosen_or_says_why_not(preset: Rules) -> None:
    """All eleven rules are in the menu; a value is set alone, or refused for two players."""
    menu = rules_menu(VOICE, preset)
    assert [house["key"] for house in menu["houses"]] == list(HOUSE_RULES)
    assert on(menu).keys() == set(HOUSE_RULES.values())
    for house in menu["houses"]:
        assert len(house["options"]) > 1
        for option in house["options"]:
            try:
                after = changed(preset, house["name"], option["value"])
            except RulesError as error:
                assert not preset.partnerships
                reason = rules_menu(VOICE, preset, error.field)["houses"]
                told = [other["refused"] for other in reason if other["refused"]]
                assert [one["rule"]["key"] for one in told] == ["two.play"]
                continue
            expected = on(menu) | {house["name"]: option["value"]}
            assert on(rules_menu(VOICE, after)) == expected


def test_a_number_that_is_in_use_stands_in_the_menu() -> None:
    """Points that no common table plays to are offered as long as they are in use."""
    houses = {house["name"]: house for house in rules_menu(VOICE, Rules(target=21))["houses"]}
    assert [option["value"] for option in houses["target"]["options"]][-1] == "21"


def test_a_refused_choice_changes_nothing_and_is_told() -> None:
    """With two players nobody goes alone: the rule stays, the reason stands beside it."""
    app = opened(page="rules")
    choose(app, "preset", "two-handed")
    choose(app, "lonedef", "on")
    assert app.book.rules == Rules.TWO_HANDED
    refused = {house["name"]: house["refused"] for house in app.menus["rules"]["houses"]}
    assert [name for name, told in refused.items() if told] == ["lonedef"]
    choose(app, "stick", "on")
    assert not any(house["refused"] for house in app.menus["rules"]["houses"])


@pytest.mark.parametrize("value", ["", "maybe", "999999999999", "standard+stick"])
def test_a_choice_that_does_not_exist_changes_nothing(value: str) -> None:
    """Nonsense from a page is no error and no rule."""
    app = opened()
    for name in ("stick", "target", "xyzzy", "players", ""):
        choose(app, name, value)
        assert app.book.rules == Rules.STANDARD


def test_the_pages_obey_the_rules_in_use() -> None:
    """Label, rulebook, drawer, rule card and the map all say what is on."""
    app = opened(page="rules")
    choose(app, "preset", "tournament")
    choose(app, "target", "7")
    assert app.menus["rules"]["name"] == "Tournament rules with 1 change"
    house = app.screen["book"]["chapters"][-1]["rules"]
    assert [rule["now"] for rule in house][:3] == [
        "In use here: on.",
        "In use here: on.",
        "In use here: off.",
    ]
    assert app.rules["house.target"]["now"] == "In use here: 7 points."
    assert app.rules["cards.left"]["now"] is None
    go(app, "page=card")
    assert app.screen["sheet"]["target"] == "7 points win the game."
    go(app, "")
    assert app.screen["home"]["rules"]["changes"] == ["Points for game: 7 points"]


def test_a_lesson_says_which_rules_it_is_played_by() -> None:
    """A lesson with fixed answers keeps the standard rules and says so; another obeys."""
    app = opened(lesson="bowers")
    assert app.screen["nav"]["note"] == "Standard rules"
    choose(app, "preset", "tournament")
    assert app.screen["nav"]["note"] == "Here: Standard rules"
    go(app, "lesson=whole-hand")
    assert app.screen["nav"]["note"] == "Tournament rules"


def test_rules_display_and_language_are_kept() -> None:
    """Another page of the same learner opens with what was chosen in the first."""
    store = MemoryStore()
    app = App({}, Book(store, "anna"))
    choose(app, "stick", "on")
    app._receive(app, {"kind": "display", "name": "text", "value": "large"}, None)
    again = App({}, Book(store, "anna"))
    assert again.book.rules == Rules(stick=True)
    assert again.display["text"] == "large"


def test_one_language_is_no_choice() -> None:
    """With English alone there is no menu, and the pseudo-language is not offered."""
    assert text.languages() == ("en",)
    assert opened().menus["language"] is None


def test_a_language_is_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a second language there is a menu; it turns every word, and the address says it."""
    monkeypatch.setattr(language, "languages", lambda: ("en", "qps"))
    app = opened(page="glossary")
    try:
        assert [option["value"] for option in app.menus["language"]["options"]] == ["en", "qps"]
        app.handle({"kind": "language", "value": "qps"})
        assert app.screen["title"].startswith("⟦")
        assert app.words["Display"].startswith("⟦")
        assert address(app) == "page=glossary&lang=qps"
    finally:
        text.use("en")


def test_back_restores_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """Back to an address without a language is back to the first one; Forward to the chosen one."""
    monkeypatch.setattr(language, "languages", lambda: ("en", "qps"))
    app = opened(page="glossary")
    try:
        app.handle({"kind": "language", "value": "qps"})
        app.handle({"kind": "go", "to": "page=glossary", "wall": False, "lang": ""})
        assert app.words["Display"] == "Display"
        assert (address(app), app.book.language) == ("page=glossary", "")
        app.handle({"kind": "go", "to": "page=glossary&lang=qps", "wall": False, "lang": "qps"})
        assert app.screen["title"].startswith("⟦")
        assert (address(app), app.book.language) == ("page=glossary&lang=qps", "qps")
    finally:
        text.use("en")
