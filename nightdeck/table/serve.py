"""Starting the server: a free port, the store in the user's folder, a browser, a clean stop."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Any, Final

import platformdirs
import uvicorn
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from nightdeck.games import game as find_game
from nightdeck.games import slugs
from nightdeck.kernel.errors import BadFile, BadSetup
from nightdeck.kernel.game import Game
from nightdeck.table.app import make_app
from nightdeck.table.database import asynchronous
from nightdeck.table.faults import Faults
from nightdeck.table.house import House
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
LOG: Final = logging.getLogger("nightdeck.table")


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
    for tried in range(port, port + TRIES) if port else [0]:
        # With the protocol named, asyncio switches off the delay of small packets.
        found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, tried))
            found.listen(1024)
        except OSError:
            found.close()
            continue
        found.set_inheritable(True)
        return found
    raise BadSetup(f"no port from {port} to {port + TRIES - 1} can be had on {host}")


class Server(uvicorn.Server):
    """A server that tells its tables before it stops."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self.house = house

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, then stop."""
        self.house.say_goodbye()
        await asyncio.sleep(0.05)
        await super().shutdown(sockets)


def server_for(house: House, host: str = HOST, port: int = PORT) -> Server:
    """Return the server of a house, with all limits on connections set."""
    limits = house.settings.limits
    config = uvicorn.Config(
        make_app(house),
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        server_header=False,
        # Behind a proxy the address of a browser is in a header; limits go by it.
        proxy_headers=house.settings.secure,
        ws_max_size=limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=30,
    )
    return Server(config, house)


def default_store(data: Path) -> str:
    """Return the address of the database in a folder, which is made if it is missing."""
    data.mkdir(parents=True, exist_ok=True, mode=0o700)
    return f"sqlite:///{data / 'table.db'}"


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
) -> None:
    """Serve the table until it is stopped; what is not given comes from the environment."""
    folder = Path(
        data or os.environ.get("NIGHTDECK_DATA") or platformdirs.user_data_dir("nightdeck")
    )
    url = database or os.environ.get("DATABASE_URL") or default_store(folder)
    asyncio.run(check_store(url, faults))
    listening = bound(host, port)
    actual = listening.getsockname()[1]
    if port and actual != port:
        print(f"Port {port} is taken; using {actual} instead.", flush=True)
    logging.basicConfig(
        level=os.environ.get("NIGHTDECK_LOG", "warning").upper(),
        stream=sys.stdout,
        format="%(asctime)s %(levelname)s %(name)s %(message)s",
    )
    settings = settings_for(host, hosts, secure)
    house = House(games or installed_games(), Store(url, faults), settings)
    address = f"http://{shown_host(host)}:{actual}/"
    print(f"Nightdeck is at {address}  (stop with Ctrl+C)", flush=True)
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
        store = Store(url, faults)
        await store.open()
        await store.database.let_go()
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
    limits = AT_HOME if host in (HOST, "::1", "localhost") else Limits()
    workers = os.environ.get("NIGHTDECK_BOT_WORKERS") or max(1, (os.cpu_count() or 2) - 1)
    return Settings(
        hosts=tuple(sorted({name.strip().lower() for name in names if name.strip()})),
        secure=secure or is_set("NIGHTDECK_SECURE"),
        shared=is_set("NIGHTDECK_SHARED"),
        metrics=is_set("NIGHTDECK_METRICS"),
        pace=min(3_000, int(os.environ.get("NIGHTDECK_PACE") or PACE)),
        bot_workers=int(workers),
        limits=limits,
    )


def is_set(name: str) -> bool:
    """Tell whether an environment variable says yes."""
    return os.environ.get(name, "").lower() not in ("", "0", "no", "false")
