"""The lesson in JupyterLab: its keys stay in the widget, Lab's keys in Lab; same look."""

from collections.abc import Iterator

import nbformat
import pytest
from browser.axe import violations
from browser.learner import Keyboard, Learner, card
from playwright.sync_api import Browser, Page
from processes import Served

pytestmark = pytest.mark.browser

CELL = ".jp-Notebook .jp-CodeCell >> nth=0"
CELLS = """() => [...document.querySelectorAll(".jp-Notebook .jp-Cell")].map((cell) =>
    [cell.dataset.windowedListIndex, cell.classList.contains("jp-CodeCell")])"""
IN_WIDGET = "() => document.activeElement.closest('.et-root') !== null"


def open_notebook(page: Page, address: str) -> None:
    """Open a notebook and wait for its kernel."""
    page.set_default_timeout(60_000)
    page.goto(address)
    page.locator(CELL).wait_for()
    page.get_by_text("| Idle").wait_for()  # a cell run earlier makes Lab ask for a kernel


def run_first_cell(page: Page) -> None:
    """Run the notebook's first cell; it keeps the focus."""
    page.locator(f"{CELL} >> .cm-content").focus()
    page.keyboard.press("Control+Enter")


SOMEBODY_NEW = """import os, secrets

os.environ["JUPYTERHUB_USER"] = secrets.token_hex(8)
"""


@pytest.fixture(scope="module")
def notebook(chromium: Browser, lab: Served) -> Iterator[Page]:
    """The notebook of the lesson, open in JupyterLab with a kernel that is ready.

    Whoever runs its first cell is somebody new: the lesson begins at its first step.
    """
    path = lab.folder / "02_bowers.ipynb"
    made = nbformat.read(path, as_version=4)
    cell = next(cell for cell in made["cells"] if cell["cell_type"] == "code")
    cell["source"] = SOMEBODY_NEW + cell["source"]
    nbformat.write(made, path)
    context = chromium.new_context(viewport={"width": 1280, "height": 800}, color_scheme="light")
    page = context.new_page()
    open_notebook(page, f"{lab.address}lab/tree/02_bowers.ipynb?token={lab.token}")
    yield page
    context.close()


TROUBLE = """from euchre_tutor import lesson

view = lesson("bowers")
handle = view.handle


def fail_on_the_ace(event):
    if event.get("card") == "Ah":
        raise RuntimeError("made by the test")
    handle(event)


view.handle = fail_on_the_ace
view
"""


@pytest.fixture
def lesson(notebook: Page) -> Learner:
    """A fresh lesson: the notebook's first cell is run again, and keeps the focus."""
    notebook.evaluate("document.querySelectorAll('.et-root').forEach((old) => old.remove())")
    run_first_cell(notebook)
    learner = Learner(notebook, Keyboard())
    assert learner.ready()["progress"] == "Step 1 of 7"
    notebook.locator(".jp-Notebook.jp-mod-commandMode").wait_for()
    return learner


def test_finished_by_keyboard(lesson: Learner) -> None:
    """Tab from the cell into the lesson, then all seven steps to the check, by keyboard alone."""
    shown = lesson.finish_steps()
    assert shown["title"] == "The check"
    assert shown["stars"] == "1 of 3 stars"


def test_keys_on_a_card_stay_in_the_lesson(lesson: Learner) -> None:
    """With a card focused no command of JupyterLab runs, and the arrows move between the cards."""
    page = lesson.page
    cells, screen = page.evaluate(CELLS), lesson.read()
    Keyboard().focus(page, card("Ah"))
    for key in ("x", "x", "b", "a", "d", "d", "m", "j", "k", "c", "v", "ArrowDown", "ArrowUp"):
        page.keyboard.press(key)
        assert page.evaluate(IN_WIDGET), key
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.card") == "Jh"
    assert lesson.read() == screen
    page.keyboard.press("Enter")
    shown = lesson.changed(screen)
    assert shown["verdict"]["tone"] == "right"
    assert page.evaluate("document.activeElement.dataset.main") == "true"
    page.keyboard.press("Space")
    assert lesson.changed(shown)["progress"] == "Step 2 of 7"
    assert page.evaluate(IN_WIDGET)
    assert page.evaluate(CELLS) == cells
    assert page.locator(".jp-Notebook.jp-mod-commandMode").count() == 1


def test_the_same_keys_work_in_lab_outside_the_lesson(lesson: Learner) -> None:
    """From the cell itself "b" adds a cell and "d d" deletes it: the test above can fail."""
    page = lesson.page
    cells = page.evaluate(CELLS)
    page.keyboard.press("b")
    page.wait_for_function(f"count => ({CELLS})().length === count", arg=len(cells) + 1)
    page.keyboard.press("d")
    page.keyboard.press("d")
    page.wait_for_function(f"count => ({CELLS})().length === count", arg=len(cells))


def test_tab_and_escape_lead_out_of_the_lesson(lesson: Learner) -> None:
    """Of all keys only Tab and Escape pass on to Lab; Tab goes on past the last button."""
    page = lesson.page
    Keyboard().focus(page, card("Ah"))
    page.evaluate("""() => {
        window.passed = [];
        document.addEventListener("keydown", (event) => window.passed.push(event.key));
    }""")
    for key in ("x", "b", "ArrowLeft", "ArrowRight", "Escape", "Tab"):
        page.keyboard.press(key)
    assert page.evaluate("window.passed") == ["Escape", "Tab"]
    Keyboard().focus(page, ".jp-Notebook summary")


def test_escape_in_the_rule_only_closes_the_rule(lesson: Learner) -> None:
    """The drawer takes Escape for itself: the focus goes back into the lesson, not to Lab."""
    page = lesson.page
    shown = lesson.answer()
    page.keyboard.press("r")
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("x")
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    page.wait_for_function(IN_WIDGET)
    assert lesson.read() == shown


def test_a_click_on_the_cloth_leaves_the_digits_to_the_lesson(lesson: Learner) -> None:
    """Clicked beside the cards, "2" answers the question; it does not make the cell a heading."""
    page = lesson.page
    cells = page.evaluate(CELLS)
    page.locator(".et-cloth").click(position={"x": 40, "y": 120})
    before = lesson.read()
    page.keyboard.press("2")
    assert lesson.changed(before)["verdict"]["tone"] == "right"
    assert page.evaluate(CELLS) == cells


def test_axe_finds_nothing_in_the_widget(lesson: Learner) -> None:
    """An open question and an answered one, in Lab's surroundings: no violation."""
    assert violations(lesson.page, ".et-root") == []
    lesson.answer()
    assert violations(lesson.page, ".et-root") == []


def test_colours_follow_the_theme_of_lab(lesson: Learner) -> None:
    """Lab's dark theme, chosen while the lesson is open, makes it dark; and back again."""
    page = lesson.page
    ground = "() => getComputedStyle(document.querySelector('.et-root')).backgroundColor"
    for theme, look, colour in (
        ("JupyterLab Dark", "et-dark", "rgb(25, 23, 21)"),
        ("JupyterLab Light", "et-light", "rgb(251, 246, 236)"),
    ):
        page.locator(".lm-MenuBar-item", has_text="Settings").click()
        page.locator(".lm-Menu-item[data-type=submenu]", has_text="Theme").first.click()
        page.locator(".lm-Menu-item", has_text=theme).filter(has_not_text="High Contrast").click()
        page.locator(f".et-root.{look}").wait_for()
        assert page.evaluate(ground) == colour
        assert violations(page, ".et-root") == []


def write_notebook(lab: Served, name: str, source: str) -> None:
    """Write a notebook of one cell where JupyterLab finds it."""
    cell = nbformat.v4.new_code_cell(source, id=name)
    kernel = {"kernelspec": {"name": "python3", "display_name": "Python 3"}}
    made = nbformat.v4.new_notebook(cells=[cell], metadata=kernel)
    nbformat.write(made, lab.folder / f"{name}.ipynb")


def test_a_killed_kernel_is_told_and_the_cell_goes_on(chromium: Browser, lab: Served) -> None:
    """The lesson says that its session has ended; run again, the learner is where they were."""
    write_notebook(lab, "kept", 'from euchre_tutor import lesson\n\nlesson("bowers")')
    with chromium.new_context(viewport={"width": 1280, "height": 800}) as context:
        page = context.new_page()
        before = {kernel.pid for kernel in lab.program.kernels()}
        place = "lab/workspaces/kept/tree/kept.ipynb"
        open_notebook(page, f"{lab.address}{place}?token={lab.token}")
        run_first_cell(page)
        learner = Learner(page, Keyboard())
        learner.ready()
        shown = learner.press(card("Jh"))
        for kernel in lab.program.kernels():
            if kernel.pid not in before:
                kernel.kill()
        notice = page.locator(".et-ended")
        notice.wait_for()
        assert "Your answers are kept. Run the cell again to go on." in notice.inner_text()
        page.get_by_role("button", name="OK").click()  # Lab's own word on it
        page.get_by_text("| Idle").wait_for()
        run_first_cell(page)
        notice.wait_for(state="detached")
        assert learner.ready()["verdict"] == shown["verdict"]


def test_cases_an_error_is_told_and_leaves_a_usable_page(chromium: Browser, lab: Served) -> None:
    """Case: a handler fails: the learner is told in one line, and the next answer is taken."""
    write_notebook(lab, "trouble", SOMEBODY_NEW + TROUBLE)
    with chromium.new_context(viewport={"width": 1280, "height": 800}) as context:
        page = context.new_page()
        place = "lab/workspaces/trouble/tree/trouble.ipynb"
        open_notebook(page, f"{lab.address}{place}?token={lab.token}")
        run_first_cell(page)
        learner = Learner(page, Keyboard())
        learner.ready()
        shown = learner.press(card("Ah"))
        assert shown["notice"] == "Something went wrong here. You can go on with the next step."
        assert shown["verdict"] is None
        learner.press(card("Jh"))  # the notice goes at once, the verdict comes a moment later
        page.locator(".et-verdict-right").wait_for()
        assert learner.read()["notice"] == ""
