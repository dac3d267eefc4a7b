"""The layers: who may import whom, and what each may ask of other people's packages."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import euchre_tutor

PACKAGE = Path(euchre_tutor.__file__).parent

# engine → text → explain → coach, questions → progress → widgets → lessons → practice → app, cli
LEVELS = {
    "engine": 0,
    "text": 1,
    "explain": 2,
    "coach": 3,
    "questions": 3,
    "progress": 4,
    "widgets": 5,
    "lessons": 6,
    "drills": 7,
    "practice_table": 7,
    "paper": 7,
    "app": 8,
    "cli": 8,
    "files": 8,
    "kernels": 8,
    "place": 8,
    "server": 8,
}

# Packages of others, by layer; what is not named here imports the standard library only.
GUESTS = {
    "text.extract": {"babel"},  # for translators; nothing imports it at run time
    "progress.rows": {"sqlalchemy"},
    "progress.connection": {"sqlalchemy"},
    "progress.database": {"sqlalchemy"},  # imported where it is installed
    "questions.sessions.fsrs_memory": {"fsrs"},  # imported where it is installed
    "widgets": {"anywidget", "ipywidgets", "traitlets"},
    "lessons": {"ipywidgets"},
    "lessons.export": {"nbclient", "nbformat"},  # makes the notebooks; nothing imports it
    "app": {"ipywidgets", "traitlets"},
    "paper.document": {"segno", "typst"},
    "cli.paper": {"segno", "typst"},
    "cli.quiz": {"tqdm"},
    "kernels.nursery": {"ipykernel", "ipywidgets"},
    "kernels.provisioner": {"jupyter_client", "psutil"},
    "cli.lab": {"jupyter_server", "jupyterlab", "voila"},
    "server": {"tornado", "traitlets", "voila"},
}


def modules() -> list[str]:
    """Every module below the package: "engine.cards", "cli" for a package's own file."""
    paths = sorted(PACKAGE.rglob("*.py"))
    names = (".".join(path.relative_to(PACKAGE).with_suffix("").parts) for path in paths)
    return [name.removesuffix(".__init__") for name in names if not name.startswith("__")]


def imported(module: str) -> Iterator[str]:
    """The absolute names a module imports, anywhere in its text."""
    path = PACKAGE.joinpath(*module.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    package = module.split(".") if path.is_dir() else module.split(".")[:-1]
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = ["euchre_tutor", *package][: -node.level + 1 or None] if node.level else []
            name = ".".join([*base, *filter(None, [node.module])])
            if name == "euchre_tutor":
                yield from (f"{name}.{alias.name}" for alias in node.names)
            else:
                yield name


def guests(module: str) -> set[str]:
    """The packages of others that a module may import."""
    return GUESTS.get(module, set()) | GUESTS.get(module.split(".", maxsplit=1)[0], set())


def test_the_modules_are_found() -> None:
    """The tests below look at something: the engine's cards and this command line among them."""
    assert {"engine.cards", "cli", "cli.serve", "app"} <= set(modules())


@pytest.mark.parametrize("module", modules())
def test_a_layer_imports_only_layers_below(module: str) -> None:
    """A module imports its own package and lower layers, never a higher one or a neighbour."""
    layer = module.split(".", maxsplit=1)[0]
    assert layer in LEVELS, f"which layer is {layer}?"
    own = LEVELS[layer]
    for name in imported(module):
        package, _, rest = name.partition(".")
        other = rest.partition(".")[0]
        if package != "euchre_tutor" or other in {"", "__version__", layer}:
            continue
        top = own == max(LEVELS.values())  # app, cli and their helpers may know each other
        assert LEVELS[other] < own + top, f"{module} imports {name}"


@pytest.mark.parametrize("module", modules())
def test_a_module_imports_only_its_guests(module: str) -> None:
    """Beside its own layers a module imports the standard library and what its layer is granted."""
    known = {"euchre_tutor", *sys.stdlib_module_names, *guests(module)}
    assert {name.split(".")[0] for name in imported(module)} <= known


def test_the_engine_runs_without_site_packages() -> None:
    """A bare interpreter (-I -S), given only the folder of the package, deals and plays on."""
    program = (
        f"import sys; sys.path.insert(0, {str(PACKAGE.parent)!r})\n"
        "from euchre_tutor.engine import Deal, Position\n"
        "position = Position.start(Deal.shuffled('class-7'))\n"
        "while legal := position.legal(): position = position.after(legal[-1])\n"
        "assert position.result is not None\n"
        "assert not [m for m in sys.modules if m.startswith('euchre_tutor.') "
        "and not m.startswith('euchre_tutor.engine')]\n"
    )
    done = subprocess.run(
        [sys.executable, "-I", "-S", "-c", program], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_importing_the_package_imports_nothing_else() -> None:
    """`import euchre_tutor` loads no other module of its own and no package of others."""
    program = (
        "import sys; before = set(sys.modules); import euchre_tutor\n"
        "new = {name for name in set(sys.modules) - before}\n"
        "print(*(n for n in new if n.partition('.')[0] not in sys.stdlib_module_names))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["euchre_tutor"]


def test_the_front_page_loads_no_drill_and_no_practice_table() -> None:
    """Each learner has a kernel: what most of a class never open is loaded by who opens it."""
    program = (
        "import sys; from euchre_tutor.app import App\n"
        "from euchre_tutor.progress import Book, MemoryStore\n"
        "app = App({}, Book(MemoryStore(), 'anna'))\n"
        "def loaded(): return {n for n in sys.modules if n.startswith(LATER)}\n"
        "LATER = ('euchre_tutor.practice_table', 'euchre_tutor.drills.player',\n"
        "    'euchre_tutor.app.pages.drills', 'euchre_tutor.engine.records', 'sqlalchemy')\n"
        "assert app.screen['page'] == 'home' and not loaded(), loaded()\n"
        "for place in ('practice', 'drills'):\n"
        "    app.handle({'kind': 'go', 'to': f'page={place}'})\n"
        "    assert app.screen['page'] == place and loaded()\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_an_unknown_name_is_an_attribute_error() -> None:
    """The lazy package says which name it lacks, and lists those it has."""
    with pytest.raises(AttributeError, match="'quizz'"):
        _ = euchre_tutor.quizz
    assert "lesson" in dir(euchre_tutor)
