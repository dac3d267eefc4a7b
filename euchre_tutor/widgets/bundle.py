"""Join the small JavaScript and CSS files of ``static`` into the two strings a widget sends.

anywidget wants one ES module and one style sheet. Strings are given to it, not paths: with a path
every closed widget stays in memory for ever. The sources stay ordinary ES modules which may import

* named things from one another: ``import { Card } from "./card.js";``
* a picture as text or a table as a value: ``import courts from "../art/courts.svg";``

Each module becomes one function that is called once, in the order of the imports; a name from
another module is a constant at its top. Import cycles, unknown files and unknown names are refused.
"""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path, PurePosixPath
from typing import Final

STATIC: Final = Path(__file__).parent / "static"
"""Folder of the sources: ``js``, ``css``, ``art`` and ``vendor``."""

STYLES: Final = (
    "tokens",
    "base",
    "controls",
    "card",
    "states",
    "cloth",
    "fan",
    "rows",
    "fives",
    "worth",
    "score",
    "table",
    "dealt",
    "falling",
    "seat",
    "scene",
    "taken",
    "task",
    "calls",
    "switch",
    "bidding",
    "verdict",
    "told",
    "panels",
    "notices",
    "learners",
    "header",
    "menus",
    "words",
    "home",
    "door",
    "drills",
    "modes",
    "drillend",
    "results",
    "course",
    "reading",
    "rulecard",
    "wall",
    "walltold",
    "layout",
    "middle",
    "phone",
    "narrowhome",
    "sheet",
    "scorepill",
    "play",
    "coach",
    "beside",
    "odds",
    "scrubber",
    "replay",
    "review",
    "lobby",
    "motion",
)
"""Style sheets in the order in which they are joined (later ones may refine earlier ones)."""

_TEXT_SIZE = re.compile(r"(\bfont(?:-size)?:[^;{}]*?)\b([\d.]+px)")
_IMPORT = re.compile(r'^import\s+(\{[^}]*\}|\w+)\s+from\s+"([^"]+)";[ \t]*$', re.MULTILINE)
_EXPORT = re.compile(r"^export\s+(async\s+function|function|const|class)\s+(\w+)", re.MULTILINE)
_EXPORT_LIST = re.compile(r"\bexport\s*\{([^}]*)\}\s*;?")
_DEFAULT = re.compile(r"^export\s+default\s+", re.MULTILINE)
_LEFTOVER = re.compile(r"^(?:import|export)\b.*$", re.MULTILINE)


class BundleError(ValueError):
    """A source cannot be joined: it imports something that is not there, or in a circle."""


@cache
def script(entry: str) -> str:
    """Return the ES module whose default export is that of ``static/js/<entry>.js``.

    Raises `BundleError` when a source imports an unknown file or name, or in a circle.
    """
    joiner = _Joiner()
    name = joiner.add(PurePosixPath("js") / f"{entry}.js", ())
    return "\n".join([*joiner.parts, f"export default {name}.default;\n"])


@cache
def style() -> str:
    """Return all style sheets as one string, in the order of `STYLES`.

    Every size of text is multiplied by ``--et-text``, the learner's text size.
    """
    joined = "\n".join((STATIC / "css" / f"{name}.css").read_text("utf-8") for name in STYLES)
    return _TEXT_SIZE.sub(r"\1calc(\2 * var(--et-text))", joined)


class _Joiner:
    """Collects modules, each after the modules it imports."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.names: dict[PurePosixPath, str] = {}
        self.exports: dict[str, frozenset[str]] = {}

    def add(self, path: PurePosixPath, above: tuple[PurePosixPath, ...]) -> str:
        """Add the file and what it imports, once; return the constant that holds it."""
        if path in above:
            circle = " → ".join(str(part) for part in (*above, path))
            raise BundleError(f"imports in a circle: {circle}")
        if path not in self.names:
            try:
                source = (STATIC / path).read_text("utf-8")
            except FileNotFoundError as error:
                by = above[-1] if above else "the widget"
                raise BundleError(f"{by} imports {path}, which does not exist") from error
            name = "$" + re.sub(r"\W", "_", str(path))
            body = (
                self._module(path, source, above) if path.suffix == ".js" else _asset(path, source)
            )
            self.names[path] = name
            self.parts.append(f"const {name} = {body};")
        return self.names[path]

    def _module(self, path: PurePosixPath, source: str, above: tuple[PurePosixPath, ...]) -> str:
        def replace(found: re.Match[str]) -> str:
            wanted, target = found.groups()
            file = _resolve(path.parent, target)
            name = self.add(file, (*above, path))
            if not wanted.startswith("{"):
                return f"const {wanted} = {name};"
            names = [
                part.split(" as ") for part in re.split(r"\s*,\s*", wanted.strip("{} \n")) if part
            ]
            for pair in names:
                if pair[0].strip() not in self.exports.get(name, frozenset()):
                    raise BundleError(
                        f"{path} imports {pair[0].strip()}, which {file} does not export"
                    )
            return (
                "const { "
                + ", ".join(": ".join(x.strip() for x in pair) for pair in names)
                + f" }} = {name};"
            )

        text = _IMPORT.sub(replace, source)
        names = {found.group(2): found.group(2) for found in _EXPORT.finditer(text)}
        for listed in _EXPORT_LIST.finditer(text):
            for part in filter(None, (item.strip() for item in listed.group(1).split(","))):
                inner, _, outer = part.partition(" as ")
                names[(outer or inner).strip()] = inner.strip()
        text = _EXPORT_LIST.sub("", _EXPORT.sub(r"\1 \2", text))
        if _DEFAULT.search(text):
            text = _DEFAULT.sub("const $default = ", text)
            names["default"] = "$default"
        left = _LEFTOVER.search(text)
        if left:
            raise BundleError(f"{path}: cannot join the line {left.group(0)!r}")
        self.exports["$" + re.sub(r"\W", "_", str(path))] = frozenset(names)
        returned = ", ".join(f"{outer}: {inner}" for outer, inner in names.items())
        return f"(() => {{\n{text.strip()}\nreturn {{ {returned} }};\n}})()"


def _resolve(folder: PurePosixPath, target: str) -> PurePosixPath:
    """Return the path, below `STATIC`, of an import seen in a file of `folder`."""
    parts: list[str] = []
    for part in (folder / target).parts:
        if part == "..":
            parts.pop()
        else:
            parts.append(part)
    return PurePosixPath(*parts)


def _asset(path: PurePosixPath, source: str) -> str:
    """Return a picture as a JavaScript string, a JSON table as a JavaScript value."""
    value = json.loads(source) if path.suffix == ".json" else source
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
