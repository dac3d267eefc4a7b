"""The contrast of every text on the screen with all that lies behind it (WCAG 2)."""

from playwright.sync_api import Page

MEASURE = """
(least) => {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const parse = (colour) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
    return { r, g, b, a: a / 255 };
  };
  const mix = (over, under, a = over.a) => ({
    r: over.r * a + under.r * (1 - a),
    g: over.g * a + under.g * (1 - a),
    b: over.b * a + under.b * (1 - a),
    a: 1,
  });
  const line = (v) => (v / 255 <= 0.04045 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4);
  const light = ({ r, g, b }) => 0.2126 * line(r) + 0.7152 * line(g) + 0.0722 * line(b);
  const ratio = (one, other) => {
    const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  // Every ground the text may stand on: that of the nearest ancestors, a gradient by each colour.
  const grounds = (node) => {
    if (!node) return [{ r: 255, g: 255, b: 255, a: 1 }];
    const style = getComputedStyle(node);
    const own = parse(style.backgroundColor);
    const stops = (style.backgroundImage.match(/rgba?\\([^)]*\\)/g) ?? []).map(parse);
    if (own.a === 1 && stops.length === 0) return [own];
    let below = grounds(node.parentElement);
    if (own.a > 0) below = below.map((under) => mix(own, under));
    return stops.length ? stops.flatMap((stop) => below.map((under) => mix(stop, under))) : below;
  };
  const found = [];
  const root = document.querySelector(".et-root");
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode.parentElement;
    const words = walker.currentNode.textContent.trim();
    if (!words || node.closest(".et-sr, [inert]") || !node.checkVisibility()) continue;
    const ink = parse(getComputedStyle(node).color);
    let seen = 1;
    for (let up = node; up; up = up.parentElement) seen *= Number(getComputedStyle(up).opacity);
    const worst = Math.min(...grounds(node).map((g) => ratio(mix(ink, g, ink.a * seen), g)));
    if (worst < least) found.push(`${worst.toFixed(2)} ${words.slice(0, 40)}`);
  }
  return found;
}
"""


def too_faint(page: Page, least: float = 4.5) -> list[str]:
    """The texts of the lesson below a contrast, each with its ratio."""
    found: list[str] = page.evaluate(MEASURE, least)
    return found
