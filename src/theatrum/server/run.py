"""Running the server."""

import gc
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable

import structlog
import uvicorn
from litestar import Litestar

from theatrum.library.catalogue import OWN_DATA
from theatrum.server.app import create_app, set_up_log
from theatrum.server.channel import MESSAGE_BYTES
from theatrum.server.line import Line
from theatrum.server.safety import with_headers
from theatrum.server.settings import BadSetting, Settings

log = structlog.get_logger("theatrum")

RINGS = 50_000  # new containers after which rings of garbage are looked for
# The log's writer waits for the interpreter after every group; the usual 5 ms are too long.
SWITCH_SECONDS = 0.0005
GRACE_SECONDS = 10
BACKLOG = 2048


class Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()


def bind(settings: Settings) -> socket.socket:
    """Take the address; raises BadSetting if that is not possible."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except OSError as error:
        listener.close()
        reason = error.strerror or str(error)
        where = f"{settings.host}:{settings.port}"
        raise BadSetting("can't listen on {where}: {reason}", where=where, reason=reason) from None
    listener.listen(BACKLOG)
    listener.setblocking(False)
    return listener


def serve(settings: Settings, open_browser: bool = False) -> None:
    """Run until stopped; raises BadSetting or NoDatabase."""
    set_up_log(settings)
    os.environ[OWN_DATA] = settings.own_data  # for the processes in which bots think, too
    listener = bind(settings)
    port = listener.getsockname()[1]
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
    url = settings.public_url or f"http://{host}:{port}"

    def ready() -> None:
        print(f"Theatrum is at {url}", flush=True)
        gc.collect()
        # An action makes many small things and no rings of them: look for rings more seldom.
        gc.set_threshold(RINGS, 20, 20)
        gc.freeze()  # what is there now stays; it need not be looked through again
        if open_browser:
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    sys.setswitchinterval(SWITCH_SECONDS)
    server = Server(config_for(create_app(settings), settings), ready)
    server.run([listener])
    if not server.started:
        raise BadSetting("the server could not start; the log says why")


def config_for(app: Litestar, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        with_headers(app, settings.secure),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxy),
        forwarded_allow_ips=settings.proxy or None,
        ws=Line,
        ws_max_size=MESSAGE_BYTES,
        # Compression would cost time, and sizes could tell what is inside.
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=GRACE_SECONDS,
        lifespan="on",
    )
