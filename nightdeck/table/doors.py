"""What `nightdeck check doors` does: a server of its own is sent hostile messages and requests.

Every message and every request must be answered, none with an unforeseen error; afterwards the
server answers as before, its log names no error, and its memory has not grown out of bounds.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
from litestar.routes import HTTPRoute
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from nightdeck.table.app import make_litestar
from nightdeck.table.hostile import Asked, Known, Shapes, frame, request
from nightdeck.table.house import House
from nightdeck.table.load import Driver, memory_of, opened_socket, wait_for
from nightdeck.table.serve import installed_games, serve
from nightdeck.table.settings import AT_HOME, Settings
from nightdeck.table.store import Store

LINES: Final = 6
"""So many sockets and so many plain connections are used at the same time."""
TOGETHER: Final = 20
"""So many messages are sent before their answers are read."""
MESSAGES_PER_TABLE: Final = 1_500
LONGEST: Final = 8_000
ANSWER_WITHIN: Final = 20.0
MANGLED_WITHIN: Final = 0.25
TOLD_ONLY: Final = frozenset({"hello", "resume", "update", "bye"})
MOST_FAULTS: Final = 20
OUTSIDE: Final = ("/static", "/api/v1/{path}")

LIFTED: Final = msgspec.structs.replace(
    AT_HOME,
    messages_per_second=1e6,
    message_burst=1_000_000,
    chats_per_second=1e6,
    chat_burst=1_000_000,
    posts_per_second=1e6,
    post_burst=1_000_000,
    guests_per_second=1e6,
    guest_burst=1_000_000,
    idle_room_seconds=5.0,
)
"""Limits of speed would only turn everything away; all others stay."""


class Found(msgspec.Struct):
    """What a run found; times in seconds, memory in MiB."""

    seed: int
    messages: int = 0
    requests: int = 0
    routes: int = 0
    answers: dict[str, int] = {}
    statuses: dict[str, int] = {}
    faults: list[str] = []
    slowest_message: float = 0.0
    slowest_request: float = 0.0
    memory_before: float = 0.0
    memory_after: float = 0.0
    seconds: float = 0.0

    def ok(self) -> bool:
        """Tell whether nothing unforeseen happened."""
        return not self.faults

    def blame(self, what: str) -> None:
        """Note something unforeseen, unless enough is known already."""
        if len(self.faults) < MOST_FAULTS:
            self.faults.append(what)


def check(messages: int, requests: int, seed: int = 0) -> Found:
    """Start a server, send it hostile messages and requests, and return what was found."""
    with tempfile.TemporaryDirectory() as folder, open_server(Path(folder)) as (base, process, log):
        found = Found(seed)
        asyncio.run(besiege(base, process, messages, requests, found))
        for line in log.read_text("utf-8", "replace").splitlines():
            if any(mark in line for mark in (" ERROR ", " CRITICAL ", "Traceback", "Exception")):
                found.blame(f"the log says: {line[:300]}")
    return found


@contextmanager
def open_server(folder: Path) -> Iterator[tuple[str, int, Path]]:
    """Give the address, the process and the log of a server without limits of speed."""
    log = folder / "log"
    command = [sys.executable, "-m", "nightdeck.table.doors", str(folder)]
    with log.open("wb") as out:
        process = subprocess.Popen(command, stdout=out, stderr=subprocess.STDOUT)
        try:
            base = said_address(log)
            wait_for(base)
            yield base, process.pid, log
        finally:
            process.terminate()
            process.wait(30)


def said_address(log: Path) -> str:
    """Return where the server says it is."""
    for _ in range(600):
        _, mark, rest = log.read_text("utf-8", "replace").partition("http://")
        if mark and "/" in rest:
            return f"http://{rest.split('/')[0]}"
        time.sleep(0.05)
    raise SystemExit("the server does not start")


async def besiege(base: str, process: int, messages: int, requests: int, found: Found) -> None:
    """Send everything, then look whether the server is still well."""
    began = time.monotonic()
    known, shapes = await asyncio.to_thread(surroundings, base)
    await asyncio.gather(*(talk(base, Random(f"warm {n}"), 200, Found(0)) for n in range(LINES)))
    found.memory_before = round(memory_of(process), 1)
    shares = [messages // LINES + (n < messages % LINES) for n in range(LINES)]
    await asyncio.gather(
        *(talk(base, Random(f"{found.seed} m{n}"), share, found) for n, share in enumerate(shares))
    )
    routes = page_and_interface_routes()
    found.routes = len(routes)
    shares = [requests // LINES + (n < requests % LINES) for n in range(LINES)]
    await asyncio.gather(
        *(
            knock(Random(f"{found.seed} r{n}"), routes, known, shapes, share, found)
            for n, share in enumerate(shares)
        )
    )
    await asyncio.to_thread(wait_for, base)
    found.memory_after = round(memory_of(process), 1)
    found.seconds = round(time.monotonic() - began, 1)


# Messages -------------------------------------------------------------------------------------


async def talk(base: str, rng: Random, count: int, found: Found) -> None:
    """Send hostile messages through sockets at tables of one's own."""
    driver = Driver(base, rng.choice(list(installed_games())))
    token = (await asyncio.to_thread(driver.post, "/api/v1/guests", {}, "new"))["token"]
    while count > 0:
        share = min(count, MESSAGES_PER_TABLE)
        wish = {"game": driver.game, "seats": [{"kind": "me"}, {"kind": "me"}]}
        made = await asyncio.to_thread(driver.post, "/api/v1/tables", wish, token)
        headers = {"authorization": f"Bearer {token}"}
        socket = await opened_socket(base, made["table"]["id"], 0, headers)
        await talk_at(socket, rng, share, found)
        await socket.close()
        count -= share


async def talk_at(socket: ClientConnection, rng: Random, count: int, found: Found) -> None:
    """Send hostile messages through one socket, each answered exactly once."""
    number = 0
    while count > 0:
        sent = [shortened(frame(rng, number)) for _ in range(min(count, TOGETHER))]
        began = time.monotonic()
        try:
            for each in sent:
                await socket.send(each)
            for each in sent:
                answer = await next_answer(socket)
                number = answer.get("number", number)
                note(found, answer, each)
        except (WebSocketException, TimeoutError, OSError) as error:
            found.blame(f"a socket ended ({error!r}) at one of {[each[:200] for each in sent]}")
            return
        found.slowest_message = max(found.slowest_message, time.monotonic() - began)
        found.messages += len(sent)
        count -= len(sent)


def shortened(message: str | bytes) -> str | bytes:
    """Return a message cut to a length that is read at all; a longer one ends the connection."""
    size = len(message.encode() if isinstance(message, str) else message)
    return message if size <= LONGEST else message[: LONGEST // 4]


async def next_answer(socket: ClientConnection) -> dict[str, Any]:
    """Return the next answer; what the table tells everybody is passed over."""
    while True:
        text = await asyncio.wait_for(socket.recv(), ANSWER_WITHIN)
        answer: dict[str, Any] = msgspec.json.decode(text)
        if answer["type"] not in TOLD_ONLY:
            return answer


def note(found: Found, answer: dict[str, Any], sent: str | bytes) -> None:
    """Count an answer; an unforeseen error is a fault."""
    code = answer.get("code", answer["type"])
    found.answers[code] = found.answers.get(code, 0) + 1
    if code == "failed":
        found.blame(f"message {sent[:200]!r}: {answer}")


# Requests -------------------------------------------------------------------------------------


def page_and_interface_routes() -> list[tuple[str, str]]:
    """Return the method and the path of every route."""
    app = make_litestar(House({}, Store("sqlite://")))
    return sorted(
        (method, route.path_format)
        for route in app.routes
        if isinstance(route, HTTPRoute) and not route.path_format.startswith(OUTSIDE)
        for method in route.methods
        if method in ("GET", "POST")
    )


def surroundings(base: str) -> tuple[Known, Shapes]:
    """Return what is really there, and the interface's own description."""
    driver = Driver(base, "")
    games = list(installed_games())
    token = driver.post("/api/v1/guests", {"name": "Known"}, "new")["token"]
    tables: list[str] = []
    for game in games:
        for kind in ("me", "open"):
            wish = {"game": game, "seats": [{"kind": "me"}, {"kind": kind}], "visibility": "public"}
            tables.append(driver.post("/api/v1/tables", wish, token)["table"]["id"])
    about = fetched(f"{base}/api/v1/games/{games[0]}")
    cards = fetched(f"{base}{about['catalogue']}")["cards"]
    known = Known(
        games,
        tables,
        [card["id"] for card in cards[:20]],
        about["catalogue"].rpartition("/")[2],
        base.removeprefix("http://"),
        token,
        new_cookie(base.removeprefix("http://")),
    )
    return known, Shapes(fetched(f"{base}/api/v1/openapi.json"))


def new_cookie(host: str) -> str:
    """Return the cookie of somebody who has just given a name."""
    connection = http.client.HTTPConnection(host, timeout=30)
    headers = {"origin": f"http://{host}", "content-type": "application/x-www-form-urlencoded"}
    connection.request("POST", "/me/name", "name=Browser", headers)
    found = connection.getresponse().getheader("set-cookie", "")
    connection.close()
    return found.partition("=")[2].partition(";")[0]


def fetched(address: str) -> Any:
    """Return a JSON document."""
    with urllib.request.urlopen(address, timeout=30) as answer:
        return json.load(answer)


async def knock(
    rng: Random,
    routes: list[tuple[str, str]],
    known: Known,
    shapes: Shapes,
    count: int,
    found: Found,
) -> None:
    """Send hostile requests, one after the other."""
    host, _, port = known.host.partition(":")
    line: Line | None = None
    for _ in range(count):
        asked = request(rng, rng.choice(routes), known, shapes)
        if line is None:
            line = Line(*await asyncio.open_connection(host, int(port)))
        began = time.monotonic()
        status = await line.ask(asked)
        if status == 0 and line.used and not asked.mangled:
            # The server may have ended a connection between two requests.
            line.close()
            line = Line(*await asyncio.open_connection(host, int(port)))
            status = await line.ask(asked)
        if not asked.mangled:
            found.slowest_request = max(found.slowest_request, time.monotonic() - began)
        found.requests += 1
        found.statuses[str(status)] = found.statuses.get(str(status), 0) + 1
        if (status >= 500 and status != 503) or (status == 0 and not asked.mangled):
            found.blame(f"{asked.method} {asked.path}: {status} to {asked.sent[:400]!r}")
        if line.ended or asked.mangled:
            line.close()
            line = None
    if line is not None:
        line.close()


class Line:
    """One plain connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.used = False
        self.ended = False

    def close(self) -> None:
        """End it."""
        self.writer.close()

    async def ask(self, asked: Asked) -> int:
        """Send a request and return the status of the answer, 0 if there is none."""
        within = MANGLED_WITHIN if asked.mangled else ANSWER_WITHIN
        try:
            self.writer.write(asked.sent)
            async with asyncio.timeout(within):
                status, headers = await self.head()
                while status == 100:
                    status, headers = await self.head()
                if asked.path.endswith("/stream") and status == 200:
                    self.ended = True
                elif asked.method != "HEAD":
                    await self.body(headers)
        except (OSError, EOFError, TimeoutError, ValueError):
            self.ended = True
            return 0
        self.used = True
        self.ended |= headers.get("connection") == "close" or status == 413
        return status

    async def head(self) -> tuple[int, dict[str, str]]:
        """Return the status and the headers of an answer."""
        text = (await self.reader.readuntil(b"\r\n\r\n")).decode("latin-1")
        first, *rest = text.rstrip().split("\r\n")
        pairs = (each.partition(":") for each in rest)
        return int(first.split()[1]), {name.lower(): held.strip() for name, _, held in pairs}

    async def body(self, headers: dict[str, str]) -> None:
        """Read the rest of an answer."""
        if "content-length" in headers:
            await self.reader.readexactly(int(headers["content-length"]))
        elif headers.get("transfer-encoding") == "chunked":
            while size := int((await self.reader.readline()).strip(), 16):
                await self.reader.readexactly(size + 2)
            await self.reader.readline()


if __name__ == "__main__":
    serve(port=0, data=sys.argv[1], open_browser=False, settings=Settings(limits=LIFTED))
