"""The server behind `euchre-tutor`: Voilà with our settings, none of the user's, no other host.

One browser tab has one kernel. Closing the tab ends it: the page posts a farewell, which needs the
XSRF cookie that `welcome` sets. If the farewell is lost, culling ends the kernel.
"""

import logging
import os
import signal
import socket
from collections.abc import Mapping
from contextlib import suppress
from tempfile import TemporaryDirectory
from types import FrameType
from typing import Any, Self, cast

from tornado.httpserver import HTTPServer
from tornado.ioloop import IOLoop
from tornado.netutil import bind_sockets
from tornado.platform.asyncio import BaseAsyncIOLoop
from tornado.web import HTTPError, RequestHandler
from traitlets.config import Config
from voila.app import Voila

from euchre_tutor.files import notebooks, share
from euchre_tutor.kernels.provisioner import nursery
from euchre_tutor.place import LANGUAGE, asked
from euchre_tutor.text import find_language

TITLE = "Euchre Tutor"
PING = 30_000  # milliseconds between two signs of life of a page
LOST = 3 * PING  # without an answer for that long, the page is taken to be gone
CULL_AFTER = 1200  # seconds without a connection
LOOPBACK = {"localhost", "127.0.0.1", "::1"}
EXTENSIONS = [
    "@voila-dashboards/widgets-manager8",
    "@jupyter-widgets/jupyterlab-manager",  # without it no plain ipywidgets page shows
    "anywidget",
]


def welcome(handler: RequestHandler, notebook: Any, cwd: str) -> None:  # noqa: ANN401, ARG001 - Voilà's call
    """Prepare a page: set the XSRF cookie, and put title and language where the template looks."""
    _ = handler.xsrf_token  # reading it sets the cookie
    notebook.metadata["title"] = TITLE
    notebook.metadata["lang"] = find_language(asked(handler.request.query).get("lang", ""))


def is_ours(record: logging.LogRecord) -> bool:
    """Keep Tornado from complaining that `LOST` is longer than `PING`.

    It reads both as seconds of its own pings; Jupyter, whose settings they are, wants it so: with
    the two alike it shuts every page out at the first ping.
    """
    return "websocket_ping_timeout" not in record.getMessage()


def settings(host: str, cull_after: int = CULL_AFTER) -> Config:
    """Our whole configuration of Voilà and the kernels; `cull_after` in seconds."""
    return Config(
        {
            "Voila": {
                "ip": host,
                "notebook_path": str(notebooks() / "app.ipynb"),
                "config_file_paths": [],  # a voila.json of the user is for the user's own pages
                "log_level": logging.ERROR,
                # On this computer only, a page of another host may not reach us by a trick of DNS.
                "tornado_settings": {
                    "allow_remote_access": host not in LOOPBACK,
                    "ws_ping_interval": PING,
                    "ws_ping_timeout": LOST,
                },
            },
            "VoilaConfiguration": {
                "template": "euchre",
                "allow_template_override": "NO",
                "allow_theme_override": "NO",
                "strip_sources": True,
                "show_tracebacks": False,
                "file_allowlist": [],  # the page carries everything; no file is for the asking
                "extension_allowlist": EXTENSIONS,
                "prelaunch_hook": welcome,
            },
            "MappingKernelManager": {
                "cull_idle_timeout": cull_after,
                "cull_interval": max(1, min(60, cull_after // 4)),
                "cull_connected": False,  # whoever reads for an hour keeps the lesson
            },
        }
    )


def environment(language: str | None, config: str) -> Mapping[str, str]:
    """Variables for this process and its kernels: our template and kernel come first.

    `config` is a folder that stands in for the user's own configuration of Jupyter.
    """
    paths = [str(share() / "jupyter"), os.environ.get("JUPYTER_PATH", "")]
    variables = {
        "JUPYTER_CONFIG_DIR": config,
        "JUPYTER_PATH": os.pathsep.join(filter(None, paths)),
        "JUPYTER_PREFER_ENV_PATH": "1",
    }
    return variables if language is None else {**variables, LANGUAGE: language}


class Server(Voila):  # type: ignore[misc] # Voilà ships no annotations
    """Serves `app.ipynb`: `on`, then `open_port`, then `serve` until a signal."""

    _folder: TemporaryDirectory[str]
    _sockets: list[socket.socket]

    @classmethod
    def on(
        cls, host: str, port: int, language: str | None = None, cull_after: int = CULL_AFTER
    ) -> Self:
        """Make a server for an interface and a port (0: any free one); nothing is opened yet."""
        folder = TemporaryDirectory(prefix="euchre_tutor_")  # goes when the process does
        os.environ.update(environment(language, folder.name))
        logging.getLogger("tornado.general").addFilter(is_ours)
        server = cls(config=settings(host, cull_after), port=port)
        server.connection_dir_root = folder.name
        server.initialize(argv=[])
        server._folder = folder
        nursery()  # loads what the pages need while the browser opens
        return server

    def open_port(self) -> None:
        """Take the port, so that the first request finds us; raises OSError if it is not free.

        From here on SIGINT, SIGTERM and SIGHUP end the server, with every kernel.
        """
        self._sockets = bind_sockets(self.port, self.ip)
        self.port: int = self._sockets[0].getsockname()[1]
        self.ioloop = cast("BaseAsyncIOLoop", IOLoop.current())  # there is no other kind today
        for name in ("SIGINT", "SIGTERM", "SIGHUP"):
            number = getattr(signal, name, None)  # Windows has no SIGHUP
            if number is None or (name == "SIGHUP" and signal.getsignal(number) is signal.SIG_IGN):
                continue  # nohup wants us to stay
            signal.signal(number, self._handle_signal_stop)

    def serve(self) -> None:
        """Answer requests until a signal comes; then end every kernel."""
        self.start()

    def listen(self) -> None:
        """Run the loop; Voilà calls this at the end of its `start`."""
        HTTPServer(self.app).add_sockets(self._sockets)
        try:
            self.ioloop.start()
        finally:
            with suppress(HTTPError):  # a kernel that is just starting: it ends when we do
                self.stop()
            if (source := nursery()) is not None:
                source.close()
            self._folder.cleanup()

    def _handle_signal_stop(self, number: int, frame: FrameType | None) -> None:  # noqa: ARG002
        # Not add_callback: from a handler it would not wake a loop that waits for the next event.
        self.ioloop.asyncio_loop.call_soon_threadsafe(self.ioloop.stop)

    @property
    def address(self) -> str:
        """Where a browser on this computer finds the tutor."""
        host = "localhost" if self.ip in {*LOOPBACK, "", "0.0.0.0", "::"} else self.ip  # noqa: S104
        return f"http://{host}:{self.port}/"

    @property
    def shared_address(self) -> str | None:
        """Where other computers find it; None if it serves this one only."""
        if self.ip in LOOPBACK:
            return None
        host = own_address() if self.ip in {"", "0.0.0.0", "::"} else self.ip  # noqa: S104
        return f"http://{host}:{self.port}/"


def own_address() -> str:
    """This computer's address on its network; its name if it has none. Sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # a test address: only the route is looked up
        except OSError:
            return socket.gethostname()
        return str(probe.getsockname()[0])
