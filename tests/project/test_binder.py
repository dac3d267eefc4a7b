"""Binder smoke: what can be told of `binder/` without Docker and without mybinder.org.

The Dockerfile that repo2docker makes of the repository is looked at. Then its steps are done here:
a fresh environment, the requirements, postBuild; JupyterLab is started under a base address, as
mybinder.org does, and the app and a lesson are opened in Chromium.

What this does not prove: that the image builds (its base, conda's environment, Debian's packages),
that it works with the Python of runtime.txt, that it fits into the memory that mybinder.org gives,
or that the links of the README lead there. Only following them shows that.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from outgoing import asked_by, watched
from playwright.sync_api import Page
from processes import Program, Served, isolated, script

ROOT = Path(__file__).parents[2]
BASE = "/user/euchre-0x/"
TOKEN = "smoke"
# What Jupyter itself asks of other hosts where Voilà is a part of JupyterLab's server: MathJax,
# which our pages neither need nor wait for.
ASKED_BY_JUPYTER = {"cdnjs.cloudflare.com"}
LESSON = "notebooks/02_bowers.ipynb"
COPIED = ("binder", "euchre_tutor", "notebooks", ".ci", "README.md", "LICENSE", "pyproject.toml")


@pytest.fixture(scope="module")
def dockerfile() -> list[str]:
    """The lines of the Dockerfile that repo2docker makes of this repository."""
    made = subprocess.run(
        [script("repo2docker"), "--no-build", "--debug", str(ROOT)],
        capture_output=True,
        text=True,
        check=True,
    )
    return [line.strip() for line in (made.stdout + made.stderr).splitlines()]


def test_the_dockerfile_installs_us_after_the_copy(dockerfile: list[str]) -> None:
    """The whole repository is copied, then binder/requirements.txt is installed, then postBuild."""
    copy = "COPY --chown=0:0 src/ ${REPO_DIR}/"
    install = next(line for line in dockerfile if "pip install" in line and "binder/" in line)
    assert install.endswith('-r "binder/requirements.txt"')
    steps = [copy, install, "RUN ./binder/postBuild"]
    assert sorted(steps, key=dockerfile.index) == steps


def test_the_dockerfile_has_the_python_of_runtime_txt(dockerfile: list[str]) -> None:
    """The conda environment is that of the Python that we name, which our package allows."""
    version = (ROOT / "binder" / "runtime.txt").read_text().strip().removeprefix("python-")
    locked = f"py-2d{version.replace('.', '-2e')}"
    assert any("COPY" in line and "environment" in line and locked in line for line in dockerfile)
    classifier = f"Programming Language :: Python :: {version}"
    assert classifier in (ROOT / "pyproject.toml").read_text("utf-8")


def test_every_requirement_is_pinned() -> None:
    """Beside ourselves every line names one version, and what the app extra asks for is there."""
    text = (ROOT / "binder" / "requirements.txt").read_text()
    ours, *others = [line for line in text.splitlines() if line and not line.startswith("#")]
    assert ours == ".[app]"
    names = {name for name, _, version in (line.partition("==") for line in others) if version}
    assert len(names) == len(others)
    assert {"anywidget", "ipywidgets", "jupyterlab", "sqlalchemy", "voila"} <= names


def test_the_links_of_the_readme_follow_the_address_of_the_repository() -> None:
    """README.md has the links that .ci/binder_links.py makes from pyproject.toml."""
    check = [sys.executable, str(ROOT / ".ci" / "binder_links.py"), "--check"]
    done = subprocess.run(check, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    readme = (ROOT / "README.md").read_text("utf-8")
    assert readme.count("https://mybinder.org/v2/") == 2
    assert "urlpath=voila%2Frender%2Fnotebooks%2Fapp.ipynb" in readme
    assert f"urlpath=lab%2Ftree%2Fnotebooks%2F{first_lesson()}" in readme


def first_lesson() -> str:
    """The notebook of the first lesson of the course."""
    return min(path.name for path in (ROOT / "notebooks").glob("[0-9]*.ipynb"))


@pytest.fixture(scope="module")
def binder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """JupyterLab as Binder starts it, in a fresh environment; it tells whom it asks."""
    if not os.environ.get("EUCHRE_LONG"):
        pytest.skip("takes a new environment; runs with EUCHRE_LONG set")
    home = tmp_path_factory.mktemp("binder")
    repository = home / "repository"
    repository.mkdir()
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            ignored = shutil.ignore_patterns("__pycache__", "*.mo")
            shutil.copytree(source, repository / name, ignore=ignored)
        else:
            shutil.copy(source, repository)
    subprocess.run([sys.executable, "-m", "venv", str(home / "env")], check=True)
    path = os.pathsep.join([str(home / "env" / "bin"), os.environ["PATH"]])
    environ = {**isolated(home), "PATH": path}
    pip = ["pip", "install", "--quiet", "--no-compile", "-r", "binder/requirements.txt"]
    for step in (pip, ["./binder/postBuild"]):
        done = subprocess.run(
            step,
            cwd=repository,
            env={**os.environ, "PATH": path},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
    words = [str(home / "env" / "bin" / "jupyter-lab"), "--no-browser", "--allow-root", "--port=0"]
    words += ["--ip=127.0.0.1", f"--ServerApp.base_url={BASE}", f"--IdentityProvider.token={TOKEN}"]
    program = Program(words, repository, environ | watched(home))
    address = program.serves(rf"(http://127\.0\.0\.1:\d+{BASE})lab")[1]
    yield Served(address, program, repository, TOKEN)
    program.stop()


@pytest.mark.binder
@pytest.mark.browser
def test_the_app_opens(binder: Served, page: Page, outside: list[str]) -> None:
    """Under a base address, in our own template: something to press; nobody else is asked."""
    page.goto(f"{binder.address}voila/render/notebooks/app.ipynb?token={binder.token}")
    page.get_by_role("main").get_by_role("button").first.wait_for()
    assert page.title() == "Your course · Euchre Tutor"
    assert {urlsplit(address).hostname for address in outside} <= ASKED_BY_JUPYTER
    assert asked_by(binder.program) == []


@pytest.mark.binder
@pytest.mark.browser
def test_a_lesson_opens_in_voila_and_in_lab(
    binder: Served, open_page: Callable[..., Page], outside: list[str]
) -> None:
    """The notebook of a lesson alone: its first question can be answered in Voilà and in Lab."""
    page = open_page()
    page.goto(f"{binder.address}voila/render/{LESSON}?token={binder.token}")
    page.locator('button[data-card="Jh"]').first.click()
    page.locator(".et-verdict-right").first.wait_for()
    page = open_page(viewport={"width": 1280, "height": 800})
    page.goto(f"{binder.address}lab/tree/{LESSON}?token={binder.token}")
    page.get_by_text("| Idle").wait_for()
    page.locator(".jp-Notebook .jp-CodeCell .cm-content").first.focus()
    page.keyboard.press("Control+Enter")
    page.locator('button[data-card="Jh"]').first.click()
    page.locator(".et-verdict-right").first.wait_for()
    assert {urlsplit(address).hostname for address in outside} <= ASKED_BY_JUPYTER
    assert asked_by(binder.program) == []


@pytest.mark.binder
def test_kernels_that_nobody_uses_end(binder: Served) -> None:
    """The culling of binder/ is in force in a server that knows nothing else."""
    program = (
        "from jupyter_server.serverapp import ServerApp\n"
        "server = ServerApp()\n"
        "server.initialize(argv=['--allow-root', '--port=0'], new_httpserver=False)\n"
        "kernels = server.kernel_manager\n"
        "print(kernels.cull_idle_timeout, kernels.cull_interval, kernels.cull_connected)"
    )
    home = binder.folder.parent
    said = subprocess.check_output(
        [str(home / "env" / "bin" / "python"), "-c", program],
        cwd=home,
        env=isolated(home),
        text=True,
    )
    assert said.split() == ["1200", "60", "False"]
