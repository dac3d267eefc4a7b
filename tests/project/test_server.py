"""The server: its settings are ours alone, it shows no file, and kernels do not stay."""

import http.client
import json
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import Mock
from urllib.parse import urlsplit

import pytest
from jupyter_server.base.websocket import WebSocketMixin
from processes import Served, isolated

from euchre_tutor import server
from euchre_tutor.files import share
from euchre_tutor.place import LANGUAGE, asked


def get(address: str, path: str, host: str | None = None) -> http.client.HTTPResponse:
    """The answer to one GET, without following where it leads."""
    parts = urlsplit(address)
    connection = http.client.HTTPConnection(parts.netloc, timeout=60)
    connection.request("GET", path, headers={"Host": host or parts.netloc})
    response = connection.getresponse()
    response.read()
    connection.close()
    return response


def test_culling_is_configured() -> None:
    """A kernel without a page ends after twenty minutes; one with an open page never does."""
    culling = server.settings("localhost")["MappingKernelManager"]
    assert culling == {"cull_idle_timeout": 1200, "cull_interval": 60, "cull_connected": False}


class Clock:
    """Stands in for Tornado's loop: a time that the test sets, in seconds."""

    now = 0.0

    def current(self) -> "Clock":
        """Give the loop."""
        return self

    def time(self) -> float:
        """Give the time."""
        return self.now


class Connection:
    """The base of a page's connection, with a page that answers each ping at once."""

    client_terminated = False
    is_shut = False
    request = SimpleNamespace(path="/")
    settings = server.settings("localhost")["Voila"]["tornado_settings"]

    def open(self) -> None:
        """Nothing to open."""

    def ping(self, data: bytes) -> None:
        """Ask the page; here it answers."""
        self.on_pong(data)  # type: ignore[attr-defined] # of the class beside this one

    def close(self) -> None:
        """Shut the page out."""
        self.is_shut = True


def test_a_page_that_answers_is_not_shut_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every half minute it is asked for a sign of life; as long as one comes it stays connected."""

    class Page(WebSocketMixin, Connection):
        ws_connection = Connection()
        log = Mock()

    clock = Clock()
    loop = SimpleNamespace(IOLoop=clock, PeriodicCallback=lambda *_: Mock())
    monkeypatch.setattr("jupyter_server.base.websocket.ioloop", loop)
    page = Page()
    page.open()
    for _ in range(4):
        clock.now += page.ping_interval / 1000 + 0.01
        page.send_ping()
        assert not page.is_shut
    monkeypatch.setattr(Connection, "ping", lambda *_: None)
    for _ in range(4):
        clock.now += page.ping_interval / 1000 + 0.01
        page.send_ping()
    assert page.is_shut


def test_only_an_open_network_accepts_other_hosts() -> None:
    """Requests under another host's name are refused unless --host let others in."""
    remote = [
        server.settings(host)["Voila"]["tornado_settings"]["allow_remote_access"]
        for host in ("localhost", "127.0.0.1", "0.0.0.0", "192.168.1.20")
    ]
    assert remote == [False, False, True, True]


def test_our_files_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Template and kernel of the package win over the user's, who keep their own path behind."""
    monkeypatch.setenv("JUPYTER_PATH", "/elsewhere")
    variables = server.environment(None, "/none")
    assert variables["JUPYTER_PATH"] == f"{share() / 'jupyter'}{os.pathsep}/elsewhere"
    assert LANGUAGE not in variables
    assert variables["JUPYTER_CONFIG_DIR"] == "/none"
    assert server.environment("en", "/none")[LANGUAGE] == "en"


def test_the_address_wins_over_the_command_line() -> None:
    """`?lang=` first, then `--lang`; of a name given twice the last counts."""
    assert asked("lang=de&lesson=deck", {LANGUAGE: "fr"}) == {"lang": "de", "lesson": "deck"}
    assert asked("lesson=deck", {LANGUAGE: "fr"}) == {"lang": "fr", "lesson": "deck"}
    assert asked("lang=de&lang=nl", {}) == {"lang": "nl"}
    assert asked("", {}) == {}


def test_the_users_configuration_is_ignored(tmp_path: Path) -> None:
    """A voila.json in the folder or in the user's own Jupyter changes nothing."""
    environ = isolated(tmp_path)
    theirs = json.dumps({"VoilaConfiguration": {"template": "reveal"}, "Voila": {"port": 1}})
    for folder in (tmp_path, Path(environ["JUPYTER_CONFIG_DIR"])):
        folder.mkdir(exist_ok=True)
        (folder / "voila.json").write_text(theirs)
    program = (
        "from euchre_tutor.server import Server\n"
        "server = Server.on('localhost', 0)\n"
        "print(server.voila_configuration.template, server.port, server.template_paths[0])"
    )
    done = subprocess.run(
        [sys.executable, "-P", "-c", program],
        cwd=tmp_path,
        env=environ,
        capture_output=True,
        text=True,
        check=True,
    )
    template = share() / "jupyter" / "voila" / "templates" / "euchre"
    assert done.stdout.split() == ["euchre", "0", str(template)]


@pytest.mark.parametrize(
    "path",
    [
        "/voila/files/app.ipynb",
        "/voila/files/../server.py",
        "/voila/tree",
        "/voila/api/contents",
        "/api/kernels",
        "/api/contents",
    ],
)
def test_nothing_but_the_page_is_for_the_asking(served_app: Served, path: str) -> None:
    """Files, listings and the list of kernels are not served."""
    response = get(served_app.address, path)
    if response.status == 302:  # Voilà takes an unknown path for a file
        response = get(served_app.address, response.headers["Location"])
    assert response.status in {403, 404}


def test_another_hosts_name_is_refused(served_app: Served) -> None:
    """A page elsewhere that points its own name at this computer is turned away."""
    assert get(served_app.address, "/", "evil.example").status == 403
