"""Starting the server: a free port, the store in the user's folder, a browser, a clean stop.

What a host may set is read first, so that a mistake is told before anything is opened.
"""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Any, Final

import platformdirs
import uvicorn
from alembic.util.exc import CommandError
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from nightdeck.games import game as find_game
from nightdeck.games import slugs
from nightdeck.kernel.errors import BadFile, BadSetup
from nightdeck.kernel.game import Game
from nightdeck.table.addresses import for_others
from nightdeck.table.app import make_app
from nightdeck.table.connections import (
    ACCEPTED_AT_ONCE,
    Connections,
    counted,
    guarded,
    raise_descriptors,
    room_for,
)
from nightdeck.table.database import asynchronous
from nightdeck.table.faults import Faults
from nightdeck.table.house import House
from nightdeck.table.logs import begin_log
from nightdeck.table.numbers import small_number
from nightdeck.table.settings import AT_HOME, Limits, Settings
from nightdeck.table.store import Store

HOST: Final = "127.0.0.1"
PORT: Final = 2077
TRIES: Final = 50
GRACE: Final = 3
COLLECTED_AFTER: Final = (5_000, 20, 50)
TURN: Final = 0.001
"""So many seconds one thread goes on while another waits."""
PACE: Final = 80
"""Milliseconds between the moves of bots: quick, but the eye can follow."""
SLOWEST: Final = 3_000
MOST_WORKERS: Final = 256
WAITING_OUTSIDE: Final = 1024
"""So many connections the system keeps until they are taken in."""
UNHEARD: Final = 45_000
"""After so many milliseconds without any sign of the other side a connection is given up."""


def installed_games() -> dict[str, Game[Any]]:
    """Return every game that can be loaded; one that cannot is left out and named."""
    games: dict[str, Game[Any]] = {}
    for slug in slugs():
        try:
            games[slug] = find_game(slug)
        except Exception as error:
            print(f"The game {slug} cannot be loaded and is left out: {error}", file=sys.stderr)
    return games


def bound(host: str, port: int) -> socket.socket:
    """Return a socket on the port or, if it is taken, on the next free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for tried in range(port, min(port + TRIES, 65_536)) if port else [0]:
        # With the protocol named, asyncio switches off the delay of small packets.
        found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            found.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNHEARD)
        try:
            found.bind((host, tried))
            found.listen(WAITING_OUTSIDE)
        except socket.gaierror:
            found.close()
            raise BadSetup(f"{host!r} is no address of this machine") from None
        except OSError:
            found.close()
            continue
        found.set_inheritable(True)
        return found
    raise BadSetup(f"every port from {port} to {port + TRIES - 1} is taken on {host}")


class Server(uvicorn.Server):
    """A server that tells its tables before it stops."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self.house = house

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, and let the system keep more connections than are taken in at once."""
        await super().startup(sockets)
        for each in sockets or []:
            each.listen(WAITING_OUTSIDE)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, then stop."""
        self.house.say_goodbye()
        await asyncio.sleep(0.05)
        await super().shutdown(sockets)


def server_for(house: House, host: str = HOST, port: int = PORT) -> Server:
    """Return the server of a house, with all limits on connections set."""
    limits = house.settings.limits
    connections = Connections(limits, room_for(limits.connections))
    config = uvicorn.Config(
        make_app(house),
        host=host,
        port=port,
        http=guarded(connections),
        backlog=ACCEPTED_AT_ONCE,
        # Its lines go where ours go, and no faster.
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        # Behind a proxy the address of a browser is in a header; limits go by it.
        proxy_headers=house.settings.secure,
        ws_max_size=limits.message_bytes,
        ws_per_message_deflate=True,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=30,
    )
    config.load()
    config.ws_protocol_class = counted(config.ws_protocol_class, connections)
    if house.settings.secure:
        proxies = ProxyHeadersMiddleware(config.loaded_app, config.forwarded_allow_ips)
        connections.is_proxy = proxies.trusted_hosts.__contains__
    return Server(config, house)


def default_store(data: Path) -> str:
    """Return the address of the database in a folder; both are made if they are missing.

    The file holds the keys of running games, so only its owner may read it, whatever the folder.
    """
    data.mkdir(parents=True, exist_ok=True, mode=0o700)
    file = data / "table.db"
    for each in (file, data / "table.db-wal", data / "table.db-shm"):
        if each.is_file() and each.stat().st_mode & 0o077:
            each.chmod(0o600)
    return f"sqlite:///{file}"


def make_private(url: str) -> None:
    """Make the file of an SQLite database, for its owner only, if it is missing."""
    parts = make_url(url)
    name = parts.database
    if parts.get_backend_name() != "sqlite" or not name or name.startswith((":", "file:")):
        return
    try:
        os.close(os.open(name, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600))
    except OSError as error:
        raise BadFile(f"the database {name} cannot be opened: {error.strerror}") from None


def store_address(data: str | Path | None = None, database: str | None = None) -> str:
    """Return the address of the database; what is not given comes from the environment."""
    folder = Path(
        data or os.environ.get("NIGHTDECK_DATA") or platformdirs.user_data_dir("nightdeck")
    )
    return database or os.environ.get("DATABASE_URL") or default_store(folder)


def serve(
    host: str = HOST,
    port: int = PORT,
    data: str | Path | None = None,
    database: str | None = None,
    open_browser: bool = True,
    hosts: tuple[str, ...] = (),
    secure: bool = False,
    games: dict[str, Game[Any]] | None = None,
    faults: Faults | None = None,
    settings: Settings | None = None,
) -> None:
    """Serve the table until it is stopped; what is not given comes from the environment."""
    settings = settings or settings_for(host, hosts, secure)
    begin_log()
    raise_descriptors()
    url = store_address(data, database)
    asyncio.run(check_store(url, faults))
    listening = bound(host, port)
    actual = listening.getsockname()[1]
    if port and actual != port:
        print(f"Port {port} is taken; using {actual} instead.", flush=True)
    house = House(games or installed_games(), Store(url, faults), settings)
    address = f"http://{shown_host(host)}:{actual}/"
    print(f"Nightdeck is at {address}  (stop with Ctrl+C)", flush=True)
    for line in for_others(host, actual, settings.hosts):
        print(line, flush=True)
    if open_browser and not os.environ.get("NIGHTDECK_NO_BROWSER"):
        threading.Timer(0.8, webbrowser.open, (address,)).start()
    calm()
    server_for(house, host, actual).run(sockets=[listening])


def calm() -> None:
    """Keep pauses short: what is loaded now stays, and a thread that waits gets its turn soon."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTED_AFTER)
    sys.setswitchinterval(TURN)


async def check_store(url: str, faults: Faults | None = None) -> None:
    """Open and close the database once, so that what is wrong with it is said in one sentence."""
    try:
        make_private(asynchronous(url))
        store = Store(url, faults)
        try:
            await store.open()
        finally:
            await store.database.let_go()
    except CommandError as error:
        shown = make_url(asynchronous(url)).render_as_string(hide_password=True)
        raise BadFile(
            f"the database {shown} was made by a newer Nightdeck, which is needed to open it: "
            f"{error}"
        ) from None
    except (ArgumentError, NoSuchModuleError, ImportError) as error:
        raise BadSetup(f"{url!r} is no database this server can use: {error}") from None
    except (SQLAlchemyError, OSError) as error:
        shown = make_url(asynchronous(url)).render_as_string(hide_password=True)
        why = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise BadFile(f"the database {shown} cannot be opened: {why}") from None


def shown_host(host: str) -> str:
    """Return an address a browser on this machine can open."""
    if host in ("0.0.0.0", "::", ""):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def settings_for(host: str, hosts: tuple[str, ...] = (), secure: bool = False) -> Settings:
    """Return the settings for an address, completed by environment variables."""
    more = os.environ.get("NIGHTDECK_HOSTS", "").split(",")
    names = {socket.gethostname(), host, *hosts, *more}
    secure = secure or is_set("NIGHTDECK_SECURE")
    # Behind a proxy strangers come in, although it speaks from this very machine.
    at_home = host in (HOST, "::1", "localhost") and not secure
    return Settings(
        hosts=tuple(sorted({name.strip().lower() for name in names if name.strip()})),
        secure=secure,
        shared=is_set("NIGHTDECK_SHARED"),
        metrics=is_set("NIGHTDECK_METRICS"),
        pace=number_in("NIGHTDECK_PACE", 0, SLOWEST, PACE),
        bot_workers=number_in(
            "NIGHTDECK_BOT_WORKERS", 1, MOST_WORKERS, max(1, (os.cpu_count() or 2) - 1)
        ),
        limits=AT_HOME if at_home else Limits(),
    )


def number_in(name: str, least: int, most: int, usual: int) -> int:
    """Return the number an environment variable says, or say which are possible."""
    text = os.environ.get(name, "").strip()
    if not text:
        return usual
    number = small_number(text, least, most)
    if number is None:
        raise BadSetup(f"{name} is a number from {least} to {most}, not {text!r}")
    return number


def is_set(name: str) -> bool:
    """Tell whether an environment variable says yes."""
    return os.environ.get(name, "").lower() not in ("", "0", "no", "false")
