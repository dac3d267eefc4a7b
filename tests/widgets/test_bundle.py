"""The joiner: small modules become one string, and what cannot be joined is refused."""

from pathlib import Path

import pytest

from euchre_tutor.widgets import bundle
from euchre_tutor.widgets.bundle import BundleError

ENTRIES = ("lesson", "cardtable")


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder that the joiner takes for its sources."""
    (tmp_path / "js").mkdir()
    monkeypatch.setattr(bundle, "STATIC", tmp_path)
    bundle.script.cache_clear()
    return tmp_path / "js"


@pytest.mark.parametrize("entry", ENTRIES)
def test_one_module_without_imports(entry: str) -> None:
    """No import is left in the joined script, and its one export is the default."""
    lines = bundle.script(entry).splitlines()
    assert [line for line in lines if line.startswith("import ")] == []
    assert [line for line in lines if line.startswith("export ")] == [
        f"export default $js_{entry}_js.default;"
    ]


def test_every_source_is_used() -> None:
    """Each script belongs to a view, each style sheet to the style: none lies about."""
    joined = "".join(bundle.script(entry) for entry in ENTRIES)
    for path in (bundle.STATIC / "js").iterdir():
        assert f"const $js_{path.stem}_js = " in joined, path.name
    assert {path.stem for path in (bundle.STATIC / "css").iterdir()} == set(bundle.STYLES)


def test_names_are_handed_over(sources: Path) -> None:
    """Named, renamed and default exports reach the module that imports them, each file once."""
    (sources / "a.js").write_text(
        "export const one = 1;\nconst two = 2;\nexport { two as deux };\n"
    )
    (sources / "b.js").write_text('import { one } from "./a.js";\nexport function plus() {}\n')
    (sources / "c.js").write_text(
        'import { one, deux as zwei } from "./a.js";\n'
        'import { plus } from "./b.js";\nexport default { one, zwei, plus };\n'
    )
    joined = bundle.script("c")
    assert joined.count("const one = 1;") == 1
    assert "const { one, deux: zwei } = $js_a_js;" in joined
    assert "return { one: one, deux: two };" in joined
    assert joined.index("$js_a_js =") < joined.index("$js_b_js =") < joined.index("$js_c_js =")


def test_a_picture_and_a_table_are_values(sources: Path) -> None:
    """A picture is imported as its text, a JSON file as what it says."""
    (sources / "p.svg").write_text("<svg>\n</svg>")
    (sources / "t.json").write_text('{ "a": [1, 2] }')
    (sources / "x.js").write_text(
        'import p from "./p.svg";\nimport t from "./t.json";\nexport default [p, t];\n'
    )
    joined = bundle.script("x")
    assert r'const $js_p_svg = "<svg>\n</svg>";' in joined
    assert 'const $js_t_json = {"a":[1,2]};' in joined


@pytest.mark.parametrize(
    ("files", "message"),
    [
        ({"x": 'import { a } from "./y.js";\n'}, "js/x.js imports js/y.js, which does not exist"),
        (
            {"x": 'import { a } from "./y.js";\n', "y": "export const b = 1;\n"},
            "js/x.js imports a, which js/y.js does not export",
        ),
        (
            {"x": 'import { a } from "./y.js";\n', "y": 'import { b } from "./x.js";\n'},
            "imports in a circle: js/x.js → js/y.js → js/x.js",
        ),
        ({"x": 'import "./y.js";\n'}, "cannot join the line 'import"),
        ({"x": "export let a = 1;\n"}, "cannot join the line 'export let a = 1;'"),
    ],
)
def test_what_cannot_be_joined_is_refused(
    sources: Path, files: dict[str, str], message: str
) -> None:
    """Unknown file, unknown name, circle, another kind of import: an error that says so."""
    for name, text in files.items():
        (sources / f"{name}.js").write_text(text)
    with pytest.raises(BundleError, match=message.replace("(", r"\(")):
        bundle.script("x")
