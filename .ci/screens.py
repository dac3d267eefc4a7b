"""Takes the README's picture anew: `python .ci/screens.py`, in an environment with the test group.

The lesson on bowers, step "Find the trumps", answered with the left bower missing.
"""

import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

PICTURE = Path(__file__).parents[1] / ".github" / "screens" / "bowers.png"
PATIENCE = 120_000  # milliseconds
FOUND = ("queen of hearts", "nine of hearts")


def take(address: str) -> None:
    """Answer the step in Chromium and save what the window shows."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        page = browser.new_page(viewport={"width": 1280, "height": 860})
        page.set_default_timeout(PATIENCE)
        page.goto(f"{address}?step=5")
        for name in FOUND:
            page.get_by_role("button", name=name).click()
        page.get_by_role("button", name="Check").click()
        page.get_by_text("Almost").first.wait_for()
        page.mouse.move(0, 0)
        page.screenshot(path=PICTURE, animations="disabled")
        browser.close()


def main() -> None:
    """Serve the app, take the picture, stop the server."""
    words = [str(Path(sys.executable).with_name("euchre-tutor")), "--no-browser", "--port", "0"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as server:  # noqa: S603 - ours
        assert server.stdout is not None  # noqa: S101 - as asked for above
        try:
            take(server.stdout.readline().split()[-1])
        finally:
            server.terminate()


if __name__ == "__main__":
    main()
