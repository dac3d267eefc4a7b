"""axe-core on a page, its findings as lines that say what is wrong where."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

FINISHED = "() => document.getAnimations().every((one) => one.playState !== 'running')"


def settled(page: Page) -> None:
    """Wait until nothing moves or fades: colours are measured as they stay."""
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
