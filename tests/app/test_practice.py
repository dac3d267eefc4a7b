"""The practice table in the app: its address, its place beside the course, what it is played by."""

from urllib.parse import quote

import pytest
from app.opened import address, go, opened

from euchre_tutor.app import App
from euchre_tutor.app.address import Address
from euchre_tutor.engine import Rules, Seat
from euchre_tutor.practice_table.setup import Kind
from euchre_tutor.practice_table.table import Lobby, Table
from euchre_tutor.progress import Book, MemoryStore


def place(app: App) -> object:
    """What is on the practice table."""
    return app.desk.table.table(app.desk.book).player.place


def test_the_map_leads_to_the_table_and_back() -> None:
    """The map of the course has a way to it, and it has one back."""
    app = opened()
    go(app, app.screen["home"]["practice"]["to"])
    assert app.screen["page"] == "practice"
    assert address(app) == "page=practice"
    assert isinstance(place(app), Lobby)
    go(app, app.screen["place"]["back"]["to"])
    assert app.screen["page"] == "home"


def test_an_address_deals() -> None:
    """`?deal=` plays the deal that a text fixes, the same for everybody who opens it."""
    assert Address.parse("deal=class-7") == Address("practice", "class-7")
    assert Address("practice", "Klasse 7").query == "deal=Klasse%207"
    tables = [place(opened(deal="class-7")) for _ in range(2)]
    for table in tables:
        assert isinstance(table, Table)
        assert (table.setup.kind, table.setup.seed) == (Kind.DEAL, "class-7")
    assert tables[0] == tables[1]
    assert Address.parse("deal=%20").page == "home"


def test_a_reload_goes_on_with_the_deal_of_the_address() -> None:
    """Opening the address again, or the table itself, does not deal anew."""
    store = MemoryStore()
    app = App({"deal": "class-7"}, Book(store, "nobody"))
    app.handle({"kind": "choose", "choice": "p"})
    app.handle({"kind": "press", "id": "say"})
    before = place(app)
    assert isinstance(before, Table)
    for wishes in ({"deal": "class-7"}, {"page": "practice"}):
        again = place(App(wishes, Book(store, "nobody")))
        assert isinstance(again, Table)
        assert again.position == before.position


def test_leaving_and_coming_back_changes_nothing() -> None:
    """A look at the rulebook or the course in the middle of a deal costs nothing."""
    app = opened(deal="class-7")
    before = place(app)
    for query in ("page=rules", "lesson=bowers", ""):
        go(app, query)
        go(app, "page=practice")
        assert place(app) == before


@pytest.mark.parametrize("rules", [Rules.TOURNAMENT, Rules.TWO_HANDED])
def test_it_is_played_by_the_rules_in_use(rules: Rules) -> None:
    """What is begun is played by the rules of the menu; what is under way keeps its own."""
    app = opened(deal="class-7")
    app.handle({"kind": "rules", "name": "preset", "value": str(rules)})
    table = place(app)
    assert isinstance(table, Table)
    assert table.setup.rules == Rules.STANDARD
    go(app, "deal=another")
    table = place(app)
    assert isinstance(table, Table)
    assert table.setup.rules == rules


def test_another_learner_has_a_table_of_their_own() -> None:
    """Whoever learns next finds a free table; the first one's game waits for them."""
    app = opened(deal="class-7")
    first = place(app)
    app.handle({"kind": "learners", "do": "add", "name": "Ben"})
    go(app, "page=practice")
    lobby = place(app)
    assert isinstance(lobby, Lobby)
    assert lobby.waiting == ()
    ids = [one.id for one in app.book.learners if one.id != app.book.learner.id]
    app.handle({"kind": "learners", "do": "switch", "id": ids[0]})
    go(app, "page=practice")
    assert place(app) == first


def test_the_projector_keeps_nothing_of_it() -> None:
    """On the wall a deal can be shown; the learner's own table is untouched."""
    app = opened(deal="class-7")
    own = place(app)
    app.handle({"kind": "projector"})
    assert app.screen["large"]
    go(app, "deal=for-all")
    app.handle({"kind": "projector"})
    go(app, "page=practice")
    assert place(app) == own


def test_a_seat_is_chosen_for_what_comes() -> None:
    """The learner sits where they like, drawn below, and plays from there."""
    app = opened(page="practice")
    app.handle({"kind": "practice", "do": "sit", "seat": "E"})
    app.handle({"kind": "practice", "do": "begin", "what": "deal", "seed": "class-7"})
    table = place(app)
    assert isinstance(table, Table)
    assert table.you is Seat.EAST
    places = {seat["seat"]: seat["place"] for seat in app.screen["cloth"]["seats"]}
    assert places[Seat.EAST.number] == "S"


def test_what_changes_the_rules_is_named_where_it_is() -> None:
    """The lobby points at the menu that the app has at the top."""
    app = opened(page="practice")
    assert app.menus["rules"]
    note = app.screen["practice"]["rules"]["note"]
    assert note == "The menu at the top changes them, from the next game on."


@pytest.mark.parametrize("code", ["a" * 65, "a\nb"])
def test_an_address_that_fixes_no_deal_is_told_of(code: str) -> None:
    """What was on the table stays, and the page says what was expected."""
    app = opened(deal="class-7")
    before = place(app)
    go(app, f"deal={quote(code)}")
    assert "Nothing was dealt." in str(app.screen["practice"]["said"])
    table = place(app)
    assert isinstance(before, Table)
    assert isinstance(table, Table)
    assert (table.setup, table.position) == (before.setup, before.position)


def test_words_follow_the_language() -> None:
    """The table speaks the language of the menu, also in the middle of a deal."""
    app = opened(deal="class-7")
    english = app.screen["place"]["title"]
    app.handle({"kind": "language", "value": "en-XA"})
    assert app.screen["page"] == "practice"
    assert address(app).startswith("page=practice")
    app.handle({"kind": "language", "value": "en"})
    assert app.screen["place"]["title"] == english
