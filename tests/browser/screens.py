"""Pictures of the app, to be looked at: `python tests/browser/screens.py FOLDER`.

The verdict "Almost: 2 of 3 found" at 1280 by 800; the same in the dark, with four colours, in high
contrast, at 900 and 1920 px, on a phone of 360 by 640, and in JupyterLab. And what the README
shows, of a learner who has some stars; there the pictures are smaller and have fewer colours:
`convert FILE -resize '1000x>' +dither -colors 128 -depth 8 .github/screens/FILE`.
"""

import argparse
import shutil
import signal
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from browser.axe import settled
from browser.learner import MAIN, Answer, Keyboard, Learner, Mouse, card, choice
from browser.test_in_lab import open_notebook, run_first_cell
from conftest import FLAGS
from processes import Program, isolated, script

from euchre_tutor.files import notebooks
from euchre_tutor.lessons import LESSONS
from euchre_tutor.progress import LessonState, Progress, open_book

WIDE = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 640}
ALMOST = Answer([card("Qh"), card("9h")], check=True)
LOOKS: dict[str, tuple[dict[str, object], dict[str, str]]] = {
    "lesson": ({"viewport": WIDE}, {}),
    "lesson-dark": ({"viewport": WIDE, "color_scheme": "dark"}, {}),
    "lesson-contrast": ({"viewport": WIDE, "contrast": "more"}, {}),
    "lesson-four": ({"viewport": WIDE}, {"deck": "four"}),
    "phone": ({"viewport": PHONE, "device_scale_factor": 2, "has_touch": True}, {}),
    "phone-dark": ({"viewport": PHONE, "device_scale_factor": 2, "color_scheme": "dark"}, {}),
    "lesson-900": ({"viewport": {"width": 900, "height": 800}}, {}),
    "lesson-1920": ({"viewport": {"width": 1920, "height": 1080}}, {}),
}

BROWSER = "5c4ee25c4ee25c4ee25c4ee25c4ee25c"
"""The browser whose learner has some stars."""
SHARES = {"deck": 1.0, "bowers": 1.0, "following-suit": 0.9}
"""The lessons that learner has done, and the share that was right in each check."""
REACHED = ("winning-tricks", 4)


@dataclass(frozen=True)
class Shot:
    """A picture for the README: where it is taken, and what is pressed before."""

    query: str
    presses: Sequence[str] = ()
    told: str = ".et-title"
    """What is seen once all is pressed."""
    options: tuple[tuple[str, object], ...] = (("viewport", WIDE),)
    wishes: tuple[tuple[str, str], ...] = ()


NARROW = (("viewport", {"width": 360, "height": 740}), ("has_touch", True))
DARK = (("viewport", {"width": 1280, "height": 880}), ("color_scheme", "dark"))
WALL = (("viewport", {"width": 1920, "height": 1080}),)
VERDICT = ".et-verdict"
SHOTS = {
    "bidding": Shot("lesson=first-round&step=4", [choice("o")], ".et-call-opened"),
    "scoring": Shot("lesson=score&step=6", [choice("North and South 2")], VERDICT),
    "phone": Shot("lesson=winning-tricks&step=5", options=NARROW),
    "dark": Shot("lesson=winning-tricks&step=5", [choice("East")], VERDICT, DARK),
    "fourcolour": Shot("lesson=bowers&step=5", wishes=(("deck", "four"),)),
    "projector": Shot("lesson=winning-tricks&step=5&wall=1", options=WALL),
    "projector-reveal": Shot(
        "lesson=winning-tricks&step=5&wall=1", ["[data-wall=reveal]"], ".et-wall-told", WALL
    ),
    "drill": Shot("quiz=16AA-0JN7-S0Q", [MAIN, choice("North")], VERDICT),
    "practice": Shot(
        "deal=class-45",
        [choice("p"), MAIN, choice("n"), MAIN, card("Ts"), MAIN, "[data-hint=hint-3]"],
        '.et-coach-full:has-text("200 deals")',
    ),
    "home": Shot(""),
}


@contextmanager
def serving(words: list[str], home: Path, pattern: str) -> Iterator[str]:
    """Start a server in a folder of its own; gives its address."""
    program = Program(words, home, isolated(home))
    try:
        yield program.wait_for(pattern)[1]
    finally:
        program.stop(signal.SIGTERM)


def shoot(page: Page, path: Path) -> None:
    """Take a picture once nothing moves and the pointer is out of the way."""
    page.mouse.move(0, 0)
    settled(page)
    page.screenshot(path=path)
    sys.stdout.write(f"{path}\n")


def in_the_app(browser: Browser, folder: Path, home: Path) -> None:
    """Take the pictures of the app."""
    words = [script("euchre-tutor"), "--no-browser", "--port", "0"]
    with serving(words, home, r"(http://\S+)") as address:
        for name, (options, wishes) in LOOKS.items():
            page = browser.new_page(**options)  # type: ignore[arg-type] # passed through
            learner = Learner(page, Mouse())
            learner.open(f"{address}?lesson=bowers&step=5")
            wish(page, wishes)
            learner.give(ALMOST)
            shoot(page, folder / f"{name}.png")
            if name == "lesson":
                learner.press(MAIN)
                learner.press(card("Jd"))
                shoot(page, folder / "bowers.png")
            page.close()


def wish(page: Page, wishes: Mapping[str, str]) -> None:
    """Choose display settings in their menu."""
    for setting, value in wishes.items():
        page.click("[data-menu=display]")
        page.locator(f".et-segment:has(input[name$={setting}][value={value}])").click()
        page.keyboard.press("Escape")


def earn(data: Path) -> None:
    """Give the learner of `BROWSER` some stars."""
    book = open_book(f"browser:{BROWSER}", {"EUCHRE_TUTOR_DATA": str(data)})
    name, step = REACHED
    states = {
        done: LessonState(frozenset(range(len(LESSONS[done].steps))), share, "check")
        for done, share in SHARES.items()
    } | {name: LessonState(frozenset(range(step - 1)), None, str(step))}
    book.keep(Progress(lessons=states))
    book.place = f"lesson={name}&step={step}"
    book.store.close()


def for_the_readme(browser: Browser, folder: Path, home: Path) -> None:
    """Take the pictures of the app that the README shows."""
    known = f"localStorage.setItem('euchre-tutor.browser', '{BROWSER}')"
    words = [script("euchre-tutor"), "--no-browser", "--port", "0"]
    with serving(words, home, r"(http://\S+)") as address:
        for name, shot in SHOTS.items():
            (home / "data" / "progress.db").unlink(missing_ok=True)
            earn(home / "data")
            page = browser.new_page(**dict(shot.options))  # type: ignore[arg-type] # passed through
            page.add_init_script(known)
            page.goto(f"{address}?{shot.query}")
            page.locator(".et-title").first.wait_for()
            wish(page, dict(shot.wishes))
            for press in shot.presses:
                page.click(press)
            page.locator(shot.told).first.wait_for()
            shoot(page, folder / f"{name}.png")
            page.close()


def in_lab(browser: Browser, folder: Path, home: Path) -> None:
    """Take the picture of the notebook in JupyterLab."""
    shutil.copytree(notebooks(), home / "notebooks")
    quiet = home / "jupyter-config" / "labconfig" / "page_config.json"
    quiet.parent.mkdir(parents=True)
    off = '{"disabledExtensions": {"@jupyterlab/apputils-extension:announcements": true}}'
    quiet.write_text(off)
    words = [script("jupyter-lab"), "--no-browser", "--allow-root", "--port=0"]
    words += ["--ServerApp.ip=127.0.0.1", "--IdentityProvider.token="]
    words += [f"--ServerApp.root_dir={home / 'notebooks'}"]
    with serving(words, home, r"(http://127\.0\.0\.1:\d+/)lab") as address:
        page = browser.new_page(viewport={"width": 1280, "height": 900})
        open_notebook(page, f"{address}lab/tree/02_bowers.ipynb")
        run_first_cell(page)
        learner = Learner(page, Keyboard())
        learner.ready()
        while learner.read()["progress"] != "Step 5 of 7":
            learner.press(".et-steps button:last-child")
        learner.give(ALMOST)
        page.locator(MAIN).scroll_into_view_if_needed()
        shoot(page, folder / "lab.png")
        page.close()


TAKES = {"app": in_the_app, "readme": for_the_readme, "lab": in_lab}


def main() -> None:
    """Take all pictures, into the folder named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where to put the pictures")
    parser.add_argument("only", nargs="*", help=f"which of them: {', '.join(TAKES)}")
    given = parser.parse_args()
    folder = given.folder
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as home, sync_playwright() as playwright:
        path = next(filter(None, map(shutil.which, ("chromium", "google-chrome"))), None)
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        for name, take in TAKES.items():
            if given.only and name not in given.only:
                continue
            (Path(home) / name).mkdir()
            take(browser, folder, Path(home) / name)
        browser.close()


if __name__ == "__main__":
    main()
