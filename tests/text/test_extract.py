"""The translators' files: collected from the source, the same every time, and checked."""

from pathlib import Path

import pytest
from babel.messages.catalog import Catalog

from euchre_tutor.text.extract import collect, faults, main, write

SOURCE = '''
"""T("not a message")"""
from x import T, TN

def f(card, tricks):
    # Translators: said when the learner is right
    return T("Yes, {card} **wins**.", card=card), TN("One trick", "{n} tricks", tricks)

NESTED = rule("key", T("Out" "side {inner}", inner=T("Inside")))
'''


@pytest.fixture
def folders(tmp_path: Path) -> list[str]:
    """A small package and an empty folder of translations, as options of the command."""
    package = tmp_path / "package"
    package.mkdir()
    (package / "source.py").write_text(SOURCE, encoding="utf-8")
    return ["--folder", str(tmp_path / "locale"), "--package", str(package)]


def template_of(tmp_path: Path) -> Path:
    """The template the command writes."""
    return tmp_path / "locale" / "euchre_tutor.pot"


def german_of(tmp_path: Path) -> Path:
    """The German translation the command writes."""
    return tmp_path / "locale" / "de" / "LC_MESSAGES" / "euchre_tutor.po"


def test_messages_are_collected(folders: list[str]) -> None:
    """T and TN are found, also within each other and over lines, with the notes before them."""
    found = collect(Path(folders[-1]))
    assert [message.id for message in found if message.id] == [
        "Yes, {card} **wins**.",
        ("One trick", "{n} tricks"),
        "Outside {inner}",
        "Inside",
    ]
    yes = found.get("Yes, {card} **wins**.")
    assert yes is not None
    assert yes.auto_comments == ["said when the learner is right"]


def test_the_template_changes_only_with_the_messages(folders: list[str], tmp_path: Path) -> None:
    """No date, no line number, no version: moved code gives the same bytes."""
    assert main(folders) == 0
    first = template_of(tmp_path).read_bytes()
    source = tmp_path / "package" / "source.py"
    source.write_text("\n\n\n" + SOURCE, encoding="utf-8")
    assert main(folders) == 0
    assert template_of(tmp_path).read_bytes() == first
    assert b"Date" not in first
    assert b"EMAIL" not in first
    assert b"#: package/source.py\n" in first


def test_check_passes_when_all_is_written(folders: list[str]) -> None:
    """After an extraction there is nothing to do."""
    assert main(folders) == 0
    assert main([*folders, "--check"]) == 0


def test_check_fails_on_a_new_message(
    folders: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A message that is not in the template fails the check, which changes nothing."""
    assert main([*folders, "--add", "de"]) == 0
    before = template_of(tmp_path).read_bytes()
    (tmp_path / "package" / "more.py").write_text('T("New")', encoding="utf-8")
    assert main([*folders, "--check"]) == 1
    shown = capsys.readouterr().out
    assert "euchre_tutor.pot is out of date" in shown
    assert "euchre_tutor.po is out of date" in shown
    assert template_of(tmp_path).read_bytes() == before


def test_check_fails_without_a_template(folders: list[str]) -> None:
    """A template that was never written is out of date."""
    assert main([*folders, "--check"]) == 1


def test_a_translation_is_kept_and_brought_up_to_date(folders: list[str], tmp_path: Path) -> None:
    """What was translated stays, what is gone goes, what is new waits; nothing is guessed."""
    assert main([*folders, "--add", "de"]) == 0
    german = german_of(tmp_path)
    done = german.read_text("utf-8").replace(
        'msgid "Inside"\nmsgstr ""', 'msgid "Inside"\nmsgstr "Innen"'
    )
    done = done.replace('{inner}"\nmsgstr ""', '{inner}"\nmsgstr "Außen {inner}"')
    german.write_text(done, "utf-8")
    source = tmp_path / "package" / "source.py"
    source.write_text(SOURCE.replace("Out", "Right out"), encoding="utf-8")
    assert main(folders) == 0
    after = german.read_text("utf-8")
    assert 'msgid "Inside"\nmsgstr "Innen"' in after
    assert 'msgid "Right outside {inner}"\nmsgstr ""' in after
    assert '"Outside' not in after
    assert "Außen" not in after
    assert "fuzzy" not in after


def test_a_translation_that_would_not_be_shown_fails_the_check(
    folders: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Wrong fields in a translation are named with their language and message."""
    assert main([*folders, "--add", "de"]) == 0
    german = german_of(tmp_path)
    text = german.read_text("utf-8")
    wrong = text.replace('wins**."\nmsgstr ""', 'wins**."\nmsgstr "Ja, {karte}."')
    assert wrong != text
    german.write_text(wrong, "utf-8")
    assert main([*folders, "--check"]) == 1
    assert "de: 'Yes, {card} **wins**.'" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("forms", "count"),
    [
        (("Ein Stich", "{n} Stiche"), 0),
        (("{n} Stich", "{n} Stiche"), 0),
        (("", ""), 0),
        (("Ein Stich", "{m} Stiche"), 1),
        (("**Ein Stich", "{n} Stiche"), 1),
    ],
)
def test_faults_of_plural_forms(forms: tuple[str, str], count: int) -> None:
    """Each form is checked; only the number may be left out, and nothing need be translated."""
    german = Catalog(locale="de")
    german.add(("One trick", "{n} tricks"), forms)
    assert len(list(faults(german))) == count


def test_a_language_that_does_not_exist(
    folders: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """A wrong name for a language is a usage error, not a traceback."""
    with pytest.raises(SystemExit) as caught:
        main([*folders, "--add", "zz9"])
    assert caught.value.code == 2
    assert "zz9" in capsys.readouterr().err


def test_a_template_is_text() -> None:
    """The template of the package itself is UTF-8 with its messages in order."""
    lines = write(collect()).decode("utf-8").splitlines()
    ids = [line for line in lines if line.startswith('msgid "')]
    assert len(ids) > 300
    assert "The left bower" in " ".join(ids)


def test_the_packages_own_files_are_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    """After a change of messages someone ran ``python -m euchre_tutor.text.extract``."""
    assert main(["--check"]) == 0, capsys.readouterr().out
