"""The wheel carries all that the app needs, and the tests look at what is installed."""

import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from zipfile import ZipFile

import pytest
from playwright.sync_api import Page
from processes import Served

import euchre_tutor
from euchre_tutor.files import notebooks, share
from euchre_tutor.lessons import LESSONS
from euchre_tutor.lessons.export import file_name

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "euchre_tutor"
NAME = f"euchre_tutor-{euchre_tutor.__version__}"
DATA = f"{NAME}.data/data"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> frozenset[str]:
    """The names of the files in a wheel that was built from the source archive."""
    folder = tmp_path_factory.mktemp("dist")
    build = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    subprocess.run(build, check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    return frozenset(ZipFile(built).namelist())


def sources() -> set[str]:
    """The package's files in the checkout, without what Python and the build leave behind."""
    paths = (path for path in SOURCE.rglob("*") if path.is_file())
    kept = (p for p in paths if "__pycache__" not in p.parts and p.suffix != ".mo")
    return {path.relative_to(ROOT).as_posix() for path in kept}


@pytest.mark.packaging
def test_the_wheel_carries_every_file_of_the_package(wheel: frozenset[str]) -> None:
    """Modules, the widgets' scripts and styles, artwork, template, kernel, py.typed."""
    assert sources() <= wheel
    assert "euchre_tutor/py.typed" in wheel
    assert "euchre_tutor/share/jupyter/voila/templates/euchre/index.html.j2" in wheel
    assert any(name.startswith("euchre_tutor/widgets/static/") for name in wheel)


@pytest.mark.packaging
def test_the_wheel_carries_the_notebooks(wheel: frozenset[str]) -> None:
    """Every notebook of the checkout is in the wheel, the app's among them."""
    names = {path.name for path in (ROOT / "notebooks").glob("*.ipynb")}
    assert "app.ipynb" in names
    assert {f"euchre_tutor/notebooks/{name}" for name in names} <= wheel


@pytest.mark.packaging
def test_the_wheel_installs_the_template_for_any_voila(wheel: frozenset[str]) -> None:
    """The Voilà template also goes where Jupyter looks; the kernel does not, it is only ours."""
    templates = share() / "jupyter" / "voila" / "templates"
    names = {p.relative_to(templates).as_posix() for p in templates.rglob("*") if p.is_file()}
    installed = {name.removeprefix(f"{DATA}/") for name in wheel if name.startswith(DATA)}
    assert installed == {f"share/jupyter/voila/templates/{name}" for name in names}


@pytest.mark.packaging
def test_the_wheel_carries_a_catalogue_for_every_translation(wheel: frozenset[str]) -> None:
    """Each .po of the checkout has its compiled .mo in the wheel."""
    translations = {name for name in sources() if name.endswith(".po")}
    assert {f"{name.removesuffix('.po')}.mo" for name in translations} <= wheel


@pytest.mark.packaging
def test_the_wheel_carries_nothing_else(wheel: frozenset[str]) -> None:
    """Beside package, notebooks and metadata: no test, no script of the project."""
    tops = {name.split("/")[0] for name in wheel}
    assert tops == {"euchre_tutor", f"{NAME}.dist-info", f"{NAME}.data"}
    assert f"{NAME}.dist-info/licenses/LICENSE" in wheel


def test_the_files_are_found_wherever_the_package_is() -> None:
    """Notebooks and template are found, in a checkout and in an installed package."""
    assert (notebooks() / "app.ipynb").is_file()
    assert (share() / "jupyter" / "kernels" / "python3" / "kernel.json").is_file()


@pytest.mark.skipif("EUCHRE_INSTALLED" not in os.environ, reason="set where a wheel is tested")
def test_the_installed_package_is_tested() -> None:
    """Where a wheel is tested, the package comes from site-packages, not from the tree."""
    installed = Path(sysconfig.get_path("purelib"))
    assert Path(euchre_tutor.__file__).parent == installed / "euchre_tutor"
    assert notebooks() == installed / "euchre_tutor" / "notebooks"


@pytest.mark.browser
@pytest.mark.skipif("EUCHRE_INSTALLED" not in os.environ, reason="set where a wheel is tested")
def test_the_installed_wheel_serves_the_course(served_app: Served, page: Page) -> None:
    """Started in an empty folder, away from the tree: the map has every lesson, the last opens.

    That each can be walked to its last star, tests/browser/test_course.py shows of the same server.
    """
    assert not served_app.folder.is_relative_to(ROOT)
    page.goto(served_app.address)
    tiles = page.locator("[data-lesson]")
    tiles.first.wait_for()
    assert tiles.evaluate_all("all => all.map((one) => one.dataset.lesson)") == list(LESSONS)
    tiles.last.click()
    page.locator("[data-back]").wait_for()
    assert {file_name(lesson) for lesson in LESSONS.values()} <= {
        path.name for path in notebooks().iterdir()
    }
