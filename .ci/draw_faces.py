"""Writes the faces of the cards for paper: `python .ci/draw_faces.py` after a change of a face.

The screen's own drawing (`widgets/static/js/faces.js` and its style sheets) is rendered in Chromium
and written down with every colour in it, one picture a card and a suit. A browser test compares the
file with what the screen draws.
"""

import json
from pathlib import Path, PurePosixPath

from playwright.sync_api import Page, sync_playwright

from euchre_tutor.engine import DECK
from euchre_tutor.widgets import bundle

FACES = Path(__file__).parent.parent / "euchre_tutor" / "paper" / "faces.json"
CHROMIUM = Path("/usr/bin/chromium")

DRAW = """
const { Face } = $js_faces_js;
const { Suit, SUITS } = $js_suits_js;
const { html, render } = $js_view_js;
const KEPT = [
  "fill", "fill-opacity", "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray",
  "stroke-linecap", "stroke-linejoin",
];
const PLAIN = {
  "fill-opacity": "1", "stroke": "none", "stroke-opacity": "1", "stroke-dasharray": "none",
  "stroke-linecap": "butt", "stroke-linejoin": "miter", "stroke-width": "1px",
};
const hex = (value) => value.replace(/rgb\\((\\d+), (\\d+), (\\d+)\\)/g, (_, ...rgb) =>
  "#" + rgb.slice(0, 3).map((n) => Number(n).toString(16).padStart(2, "0")).join(""));
const bare = (node) => {
  if (node.hasAttribute?.("class") && node.localName !== "svg") {
    const style = getComputedStyle(node);
    for (const name of KEPT) {
      const value = hex(style.getPropertyValue(name)).replaceAll("px", "");
      if (value !== PLAIN[name]?.replaceAll("px", "")) node.setAttribute(name, value);
    }
    node.removeAttribute("class");
  }
  for (const child of [...node.children]) bare(child);
};
const picture = (drawing) => {
  const place = document.querySelector(".et-root");
  place.replaceChildren(document.createElement("div"));
  render(drawing, place.firstChild);
  const svg = place.querySelector("svg");
  const colour = hex(getComputedStyle(svg).getPropertyValue("--et-c").trim());
  bare(svg);
  const screen = ["class", "style", "width", "height", "aria-hidden", "focusable"];
  for (const name of screen) svg.removeAttribute(name);
  svg.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  const text = svg.outerHTML.replace(` style=""`, "").replace(/>\\s+</g, "><");
  return text.replaceAll("var(--et-c)", colour);
};
const drawings = [
  ...CODES.map((code) => [code, html`<${Face} code=${code} face="standard" />`]),
  ...Object.keys(SUITS).map((suit) => [suit, html`<${Suit} suit=${suit} />`]),
];
window.pictures = Object.fromEntries(drawings.map(([name, drawing]) => [name, picture(drawing)]));
"""


def drawn(page: Page) -> dict[str, str]:
    """Draw cards and suits as the screen does; a card's code or a suit's letter → picture (SVG)."""
    joiner = bundle._Joiner()  # noqa: SLF001  # the widget's own entry draws no bare card
    for name in ("faces", "suits", "view"):
        joiner.add(PurePosixPath("js") / f"{name}.js", ())
    codes = json.dumps([card.code for card in DECK])
    page.set_content(
        f"<style>{bundle.style()}</style><div class='et-root et-light' style='width:900px'></div>"
    )
    page.add_script_tag(
        content="\n".join([*joiner.parts, f"const CODES = {codes};", DRAW]), type="module"
    )
    page.wait_for_function("window.pictures !== undefined")
    pictures: dict[str, str] = page.evaluate("window.pictures")
    return pictures


def written(pictures: dict[str, str]) -> str:
    """Give the text of the file: a line a picture."""
    return json.dumps(pictures, indent=0, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    with sync_playwright() as playwright:
        path = str(CHROMIUM) if CHROMIUM.exists() else None
        browser = playwright.chromium.launch(executable_path=path)
        FACES.write_text(written(drawn(browser.new_page())), encoding="utf-8")
        browser.close()
