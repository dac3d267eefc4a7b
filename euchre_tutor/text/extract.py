"""Collect the messages of the source for the translators (needs Babel, nothing else here does).

    python -m euchre_tutor.text.extract             write the template, update translations
    python -m euchre_tutor.text.extract --add de    the same, and begin a translation
    python -m euchre_tutor.text.extract --check     change nothing, exit 1 where something is amiss

The files carry no dates and no line numbers: they change only when a message does.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterator, Sequence
from io import BytesIO
from pathlib import Path
from typing import Final

from babel.core import UnknownLocaleError
from babel.messages.catalog import Catalog
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po, write_po

from euchre_tutor.text.catalogue import DOMAIN, LOCALE
from euchre_tutor.text.template import TemplateError, parse

PACKAGE: Final = Path(__file__).parents[1]
_KEYWORDS: Final = {"T": None, "TN": (1, 2)}
_CHURN: Final = re.compile(
    rb'^"(?:(?:POT-Creation-Date|PO-Revision-Date|Generated-By):.*|.*(?:EMAIL@ADDRESS|LL@li.org).*)\n',
    re.MULTILINE,
)
_COMMENT: Final = "# Euchre Tutor, messages for translation. The English message is the key."


def collect(package: Path = PACKAGE) -> Catalog:
    """Read every T and TN of the package's Python files."""
    template = Catalog(project=DOMAIN, version="1", header_comment=_COMMENT, charset="utf-8")
    found = extract_from_dir(
        package,
        method_map=[("**.py", "python")],
        keywords=_KEYWORDS,
        comment_tags=("Translators:",),
        strip_comment_tags=True,
    )
    for name, line, message, comments, context in found:
        path = f"{package.name}/{name}"
        template.add(message, None, [(path, line)], auto_comments=comments, context=context)
    return template


def write(catalogue: Catalog) -> bytes:
    """Give the file for a template or a translation, the same bytes for the same messages."""
    file = BytesIO()
    write_po(file, catalogue, width=0, sort_output=True, include_lineno=False, ignore_obsolete=True)
    return _CHURN.sub(b"", file.getvalue())


def updated(source: Path, template: Catalog) -> Catalog:
    """Read a translation and give it the template's messages; what is gone is dropped."""
    with source.open("rb") as file:
        translation = read_po(file, locale=source.parents[1].name, abort_invalid=True)
    translation.update(template, no_fuzzy_matching=True, update_header_comment=True)
    return translation


def faults(translation: Catalog) -> Iterator[str]:
    """Name every translation that would not be shown, and why."""
    for message in translation:
        if not message.id or message.fuzzy:
            continue
        english = _forms(message.id)
        for form in filter(None, _forms(message.string)):
            reason = _fault(form, english)
            if reason:
                yield f"{translation.locale}: {english[0]!r}: {reason}"


def _forms(text: str | Sequence[str] | None) -> tuple[str, ...]:
    if text is None:
        return ()
    return (text,) if isinstance(text, str) else tuple(text)


def _fault(form: str, english: tuple[str, ...]) -> str | None:
    try:
        names = parse(form).names
    except TemplateError as error:
        return str(error)
    expected = parse(english[-1]).names
    optional = frozenset("n") if len(english) > 1 else frozenset()
    if names | optional == expected | optional:
        return None
    return f"{form!r} names {sorted(names)}, expected {sorted(expected)}"


def work(folder: Path, package: Path, *, check: bool, add: str | None = None) -> list[str]:
    """Write the files under ``folder``, or with ``check`` only compare; give what is amiss.

    Raises UnknownLocaleError where ``add`` is no language.
    """
    template = collect(package)
    files = {folder / f"{DOMAIN}.pot": write(template)}
    translations = [updated(source, template) for source in sorted(folder.rglob(f"{DOMAIN}.po"))]
    if add and add not in {str(translation.locale) for translation in translations}:
        fresh = Catalog(locale=add, project=DOMAIN, version="1", fuzzy=False)
        fresh.update(template, update_header_comment=True)
        translations.append(fresh)
    amiss = [fault for translation in translations for fault in faults(translation)]
    for translation in translations:
        files[folder / str(translation.locale) / "LC_MESSAGES" / f"{DOMAIN}.po"] = write(
            translation
        )
    for path, content in files.items():
        if path.exists() and path.read_bytes() == content:
            continue
        if check:
            amiss.append(f"{path.name} is out of date: run python -m {__spec__.name}")
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
    return amiss


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; gives the exit status: 0 all is well, 1 something is amiss, 2 usage."""
    parser = argparse.ArgumentParser(prog="python -m euchre_tutor.text.extract")
    parser.add_argument("--check", action="store_true", help="change nothing, only compare")
    parser.add_argument("--add", metavar="LANGUAGE", help="begin a translation, such as de")
    parser.add_argument("--folder", type=Path, default=LOCALE, help=argparse.SUPPRESS)
    parser.add_argument("--package", type=Path, default=PACKAGE, help=argparse.SUPPRESS)
    chosen = parser.parse_args(arguments)
    try:
        amiss = work(chosen.folder, chosen.package, check=chosen.check, add=chosen.add)
    except (UnknownLocaleError, ValueError) as error:
        parser.error(str(error))
    sys.stdout.writelines(f"{fault}\n" for fault in amiss)
    return 1 if amiss else 0


if __name__ == "__main__":
    sys.exit(main())
