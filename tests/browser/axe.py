"""A page at rest, and axe-core on it: its findings as lines that say what is wrong where."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

STEADY = """
() => new Promise((done) => {
  let before = "";
  let same = 0;
  const look = () => {
    const places = [...document.querySelectorAll(".et-root, .et-root *")].map((node) => {
      const box = node.getBoundingClientRect();
      return [box.x, box.y, box.width, box.height];
    });
    const now = places.join();
    same = now === before ? same + 1 : 0;
    before = now;
    if (same === 4) done();
    else requestAnimationFrame(look);
  };
  look();
})
"""
"""A new size is measured in one frame and drawn in the next: wait until some are alike."""
FINISHED = "() => document.getAnimations().every((one) => one.playState !== 'running')"


def settled(page: Page) -> None:
    """Wait until all is laid out, and nothing moves or fades."""
    page.evaluate(STEADY)
    page.wait_for_function(FINISHED)


def violations(page: Page, within: str | None = None) -> list[str]:
    """Everything axe-core finds, on the page or in one element, one line a finding."""
    settled(page)
    found = Axe().run(page, context=within).response["violations"]
    return [
        f"{rule['id']}: {' '.join(node['target'])}: {node['failureSummary']}"
        for rule in found
        for node in rule["nodes"]
    ]
