"""Places of the app: every address opens one, and each place has an address."""

from urllib.parse import parse_qs

import pytest
from app.opened import address, go, opened

from euchre_tutor.app.address import Address
from euchre_tutor.engine.rulebook import KEYS, number
from euchre_tutor.lessons import LESSONS


@pytest.mark.parametrize("name", LESSONS)
def test_every_step_has_an_address_that_opens_it(name: str) -> None:
    """Lesson and step, or the check, come back as they were asked for."""
    for step in (*range(1, len(LESSONS[name].steps) + 1), "check"):
        query = f"lesson={name}&step={step}"
        assert Address.parse(query).query == query
        app = opened(lesson=name, step=str(step))
        assert address(app) == query
        assert app.screen["page"] == "lesson"


@pytest.mark.parametrize("key", KEYS)
def test_every_rule_has_an_address(key: str) -> None:
    """By its number, or by its key; the address shows the number."""
    for word in (number(key), key):
        assert Address.parse(f"rule={word}") == Address("rules", key)
    assert Address("rules", key).query == f"rule={number(key)}"


@pytest.mark.parametrize(
    ("query", "nearest"),
    [
        ("", ""),
        ("step=3", ""),
        ("lesson=bower", "lesson=bowers"),
        ("lesson=BOWERS&step=2", "lesson=bowers&step=2"),
        ("lesson=2", "lesson=bowers"),
        ("lesson=bowers&step=0", "lesson=bowers&step=1"),
        ("lesson=bowers&step=99", "lesson=bowers&step=7"),
        ("lesson=bowers&step=" + "9" * 5000, "lesson=bowers&step=7"),
        ("lesson=bowers&step=-1", "lesson=bowers"),
        ("lesson=bowers&step=٣", "lesson=bowers"),
        ("lesson=bowers&step=Check", "lesson=bowers&step=check"),
        ("lesson=xyzzy", ""),
        ("rule=2.9", "rule=2.5"),
        ("rule=2", "rule=2.1"),
        ("rule=2.x", "rule=2.1"),
        ("rule=2." + "9" * 5000, "rule=2.5"),
        ("rule=99.1", "page=rules"),
        ("rule=", ""),
        ("page=glosary", "page=glossary"),
        ("page=xyzzy", ""),
    ],
)
def test_a_mistyped_address_opens_the_nearest(query: str, nearest: str) -> None:
    """Nothing a learner may type is an error, and what they meant is found where it is there."""
    assert Address.parse(query).query == nearest
    opened(**{name: values[-1] for name, values in parse_qs(query).items()})


def test_from_the_map_to_a_lesson_and_back() -> None:
    """Continue opens the step, its own buttons move on, the way back leads to the map."""
    app = opened()
    assert app.screen["page"] == "home"
    assert app.screen["place"] == {**app.screen["place"], "back": None}
    go(app, app.screen["home"]["banner"]["to"])
    first = next(iter(LESSONS))
    assert address(app) == f"lesson={first}&step=1"
    app.handle({"kind": "press", "id": "skip"})
    assert address(app) == f"lesson={first}&step=2"
    go(app, app.screen["place"]["back"]["to"])
    assert (app.screen["page"], address(app)) == ("home", "")


def test_a_lesson_is_found_as_it_was_left() -> None:
    """An answer stays given over a visit elsewhere, and the tile opens the same step again."""
    app = opened(lesson="bowers", step="1")
    card = next(card["id"] for card in app.screen["cloth"]["cards"])
    app.handle({"kind": "tap", "card": card})
    verdict = app.screen["verdict"]
    assert verdict
    go(app, "")
    tiles = [tile for row in app.screen["home"]["rows"] for tile in row["tiles"]]
    go(app, next(tile["to"] for tile in tiles if tile["name"] == "bowers"))
    assert app.screen["verdict"] == verdict
    assert address(app) == "lesson=bowers&step=1"


def test_a_seed_fixes_the_questions_of_a_class() -> None:
    """The same seed in the address: the same check, in whatever lesson was open before."""

    def prompts(seed: str) -> list[object]:
        app = opened(seed=seed)
        go(app, "lesson=bowers&step=check")
        return [app.screen["task"], app.screen["cloth"]]

    assert prompts("class-7") == prompts("class-7")
    assert prompts("class-7") != prompts("class-8")


def test_an_event_of_a_lesson_does_nothing_elsewhere() -> None:
    """On the map a tap that came too late changes nothing."""
    app = opened()
    before = app.screen
    app.handle({"kind": "tap", "card": "Jh"})
    app.handle({"kind": "press", "id": "next"})
    assert app.screen == before


def test_the_notebook_stores_a_stable_line() -> None:
    """Whatever is open, the app prints the same."""
    assert repr(opened(lesson="bowers")) == "app()"
