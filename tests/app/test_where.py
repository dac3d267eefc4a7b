"""Where the app is shown: Voilà gives it the page, a notebook a cell."""

import pytest

from euchre_tutor.app import app


@pytest.mark.parametrize("software", ["voila/0.5.8", ""])
def test_only_a_page_of_its_own_is_filled(monkeypatch: pytest.MonkeyPatch, software: str) -> None:
    """Served by Voilà the address follows; in JupyterLab it is left alone. Both print the same."""
    monkeypatch.setenv("SERVER_SOFTWARE", software)
    monkeypatch.setenv("QUERY_STRING", "page=glossary")
    monkeypatch.setattr("euchre_tutor.lessons.kept_screen.local_owner", lambda: None)
    shown = app()
    assert shown.standalone is bool(software)
    assert repr(shown) == "app()"
