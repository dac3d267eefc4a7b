"""The app in a page without a server: its Python answers from the test's own process."""

import json
from typing import Any

from playwright.sync_api import Page, Route

from euchre_tutor.app import App
from euchre_tutor.app.address import Address
from euchre_tutor.engine import Rules
from euchre_tutor.progress import Book, MemoryStore, Store
from euchre_tutor.widgets import bundle

HOST = "http://localhost:1/"
"""An address that nobody serves: the page is handed out by the test."""
TRAITS = ("screen", "display", "rules", "words", "standalone", "menus")

MODEL = """
const heard = {};
const data = STATE;
const tell = (what, message) => (heard[what] ?? []).slice().forEach((call) => call(message));
const model = {
  get: (name) => data[name],
  set: (name, value) => { data[name] = value; tell(`change:${name}`); },
  save_changes: () => undefined,
  on: (what, call) => (heard[what] ??= []).push(call),
  off: (what, call) => { heard[what] = (heard[what] ?? []).filter((one) => one !== call); },
  send: async (message) => {
    const { state, told } = await window.python(message);
    for (const [name, value] of Object.entries(state)) {
      if (JSON.stringify(value) === JSON.stringify(data[name])) continue;
      data[name] = value;
      tell(`change:${name}`);
    }
    for (const one of told) tell("msg:custom", one);
  },
};
const module = await import(URL.createObjectURL(new Blob([SCRIPT], { type: "text/javascript" })));
module.default.render({ model, el: document.querySelector("#view") });
window.ready = true;
"""


def show(
    page: Page,
    query: str = "",
    display: dict[str, str] | None = None,
    rules: Rules = Rules.STANDARD,
    store: Store | None = None,
) -> App:
    """Open the app at an address, for a learner who has done nothing yet, or what a store holds."""
    book = Book(store or MemoryStore(), "nobody")
    book.display = display or {}
    book.rules = rules
    wishes = dict(part.split("=") for part in query.split("&") if part)
    app = App(wishes, book)
    told: list[object] = []
    app.send = lambda content, *_: told.append(content)

    def answer(message: dict[str, Any]) -> dict[str, Any]:
        told.clear()
        app._receive(app, message, None)
        return {"state": state(app), "told": [*told]}

    style = f"<style>body {{ margin: 0 }}\n{bundle.style()}</style>"
    body = (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        "<title>Euchre Tutor</title>"
        f"{style}</head><body><main id=view></main></body></html>"
    )

    def hand_out(route: Route) -> None:
        route.fulfill(body=body, content_type="text/html")

    page.expose_function("python", answer)
    page.route(f"{HOST}**", hand_out)
    page.goto(f"{HOST}?{query}")
    code = MODEL.replace("STATE", json.dumps(state(app)))
    code = code.replace("SCRIPT", json.dumps(bundle.script("lesson")).replace("</", "<\\/"))
    page.add_script_tag(content=code, type="module")
    page.wait_for_function("window.ready === true")
    return app


def state(app: App) -> dict[str, Any]:
    """What the page knows."""
    return {name: getattr(app, name) for name in TRAITS}


def at(page: Page) -> Address:
    """The place that the page's address names."""
    return Address.parse(page.url.partition("?")[2])
