"""A view without a kernel: the joined script in a page, with a model that only remembers."""

import json
from collections.abc import Callable
from copy import deepcopy

import pytest
from playwright.sync_api import Page
from widgets.snapshots import Json, question

from euchre_tutor.widgets import bundle, interface

MODEL = """
window.sent = [];
const heard = {};
window.data = STATE;
window.tell = (what, message) => (heard[what] ?? []).slice().forEach((call) => call(message));
const signal = () => {
  const calls = new Set();
  return {
    connect: (call) => calls.add(call),
    disconnect: (call) => calls.delete(call),
    emit: (value) => calls.forEach((call) => call(null, value)),
  };
};
window.kernel = {
  status: "idle",
  connectionStatus: "connected",
  isDisposed: false,
  statusChanged: signal(),
  connectionStatusChanged: signal(),
  disposed: signal(),
};
window.model = {
  widget_manager: { kernel: data.kernel ? kernel : null },
  get: (name) => data[name],
  set: (name, value) => { data[name] = value; tell(`change:${name}`); },
  save_changes: () => undefined,
  on: (what, call) => (heard[what] ??= []).push(call),
  off: (what, call) => { heard[what] = (heard[what] ?? []).filter((one) => one !== call); },
  send: (message) => {
    sent.push(message);
    if (!window.deaf) setTimeout(() => tell("msg:custom", { kind: "ack", n: message.n }), 0);
  },
};
window.outside = [];
document.addEventListener("keydown", (event) => outside.push(event.key));
const module = await import(URL.createObjectURL(new Blob([SCRIPT], { type: "text/javascript" })));
window.close_view = module.default.render({ model, el: document.querySelector("#view") });
window.ready = true;
"""


NOWHERE = "http://localhost:1/"
"""An address that nobody serves: the page is handed out by the test."""
RULES = {
    "cards.left": {
        "number": "2.4",
        "title": "The left bower",
        "text": [["The other jack of the trump's colour is the second best card."]],
    }
}


@pytest.fixture
def view(open_page: Callable[..., Page]) -> Callable[..., Page]:
    """Opens a screen: `view(snapshot, display={...}, width=..., script="lesson", **state)`."""

    def show(
        screen: Json | None = None,
        display: dict[str, str] | None = None,
        size: tuple[int, int] = (1280, 800),
        script: str = "lesson",
        options: Json | None = None,
        **state: object,
    ) -> Page:
        width, height = size
        page = open_page(viewport={"width": width, "height": height}, **(options or {}))
        trouble: list[str] = []
        page.on("pageerror", lambda error: trouble.append(str(error)))
        data = {
            "screen": deepcopy(screen or question()),
            "display": {"theme": "light"} | (display or {}),
            "rules": RULES,
            "words": interface("en"),
            "standalone": True,
        } | state
        style = f"<style>body {{ margin: 0 }}\n{bundle.style()}</style>"
        body = (
            '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>View</title>'
            f"{style}</head><body><main id=view></main></body></html>"
        )
        page.route(f"{NOWHERE}**", lambda route: route.fulfill(body=body, content_type="text/html"))
        page.goto(NOWHERE)  # the script follows the address of the page, so it needs one
        code = MODEL.replace("STATE", json.dumps(data))
        code = code.replace("SCRIPT", json.dumps(bundle.script(script)).replace("</", "<\\/"))
        page.add_script_tag(content=code, type="module")
        page.wait_for_function("window.ready === true")
        assert trouble == []
        return page

    return show
