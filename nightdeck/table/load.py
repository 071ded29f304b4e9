"""What `nightdeck bench table` measures: a real server under many tables, through real sockets.

At every table one guest holds all seats and has a socket for each. First the tables are played to
different moments of a game. Then decisions are sent at a steady rate, spread over the tables;
measured is the time until the server has stored the decision and answered, the size of the updates,
and the memory of the server process.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from nightdeck.table.diff import apply

TABLES_PER_GUEST: Final = 10
ANSWER_WITHIN: Final = 30.0
AHEAD: Final = 60
"""At most so many decisions are taken at a table before anything is measured."""
TOGETHER: Final = 12
"""So many tables are played ahead at the same time."""


class Load(msgspec.Struct):
    """What one run found; times in milliseconds, sizes in bytes, memory in MiB.

    `cpu` is the time the server's processor spent on one decision.
    """

    game: str
    tables: int
    sockets: int
    wanted_rate: float
    rate: float
    decisions: int
    errors: int
    p50: float
    p99: float
    slowest: float
    update_median: int
    update_p95: int
    document: int
    memory: float
    cpu: float


class Seat:
    """One socket of one seat."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.document: dict[str, Any] = {}
        self.answers: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.sizes: list[int] = []
        self.first = 0
        self.reading = asyncio.create_task(self.read())

    async def read(self) -> None:
        """Keep the document up to date and pass answers on."""
        async for text in self.socket:
            message = msgspec.json.decode(text)
            if message["type"] == "hello":
                self.first = len(text)
                self.document = message["document"]
            elif message["type"] == "update":
                self.sizes.append(len(text))
                self.document = apply(message["patch"], self.document)
            elif message["type"] in ("ok", "error"):
                self.answers.put_nowait(message)

    async def decide(self, option: int | None = None) -> dict[str, Any]:
        """Answer the open question and wait for the acknowledgement."""
        document = self.document
        options = len(document["prompt"]["options"])
        message = {"type": "decide", "number": document["number"], "id": 1}
        message["option"] = document["number"] * 7 % options if option is None else option
        await self.socket.send(json.dumps(message))
        return await asyncio.wait_for(self.answers.get(), ANSWER_WITHIN)


class Driver:
    """Opens tables at a server and plays at them."""

    def __init__(self, base: str, game: str) -> None:
        self.base = base
        self.game = game
        self.tables: list[list[Seat]] = []
        self.times: list[float] = []
        self.errors = 0

    def post(self, path: str, body: dict[str, Any], token: str) -> dict[str, Any]:
        """Send a request of the interface for programs."""
        request = urllib.request.Request(
            f"{self.base}{path}",
            json.dumps(body).encode(),
            {"content-type": "application/json", "authorization": f"Bearer {token}"},
        )
        with urllib.request.urlopen(request, timeout=30) as answer:
            found: dict[str, Any] = json.load(answer)
            return found

    async def open(self, count: int, seats: int) -> None:
        """Open tables with a socket for every seat."""
        token = ""
        for number in range(count):
            if number % TABLES_PER_GUEST == 0:
                made = await asyncio.to_thread(self.post, "/api/v1/guests", {}, "new")
                token = made["token"]
            self.tables.append(await self.one_table(token, seats))

    async def one_table(self, token: str, seats: int) -> list[Seat]:
        """Open one table."""
        wish = {"game": self.game, "seats": [{"kind": "me"}] * seats}
        made = await asyncio.to_thread(self.post, "/api/v1/tables", wish, token)
        table = made["table"]["id"]
        headers = {"authorization": f"Bearer {token}"}
        return [Seat(await opened_socket(self.base, table, seat, headers)) for seat in range(seats)]

    async def play_ahead(self) -> None:
        """Play every table to another moment of its game."""
        gate = asyncio.Semaphore(TOGETHER)
        ahead = [number * 7 % AHEAD for number in range(len(self.tables))]
        await asyncio.gather(*map(self.play_one_ahead, self.tables, ahead, [gate] * len(ahead)))
        for seat in (seat for table in self.tables for seat in table):
            seat.sizes.clear()

    async def play_one_ahead(self, table: list[Seat], count: int, gate: asyncio.Semaphore) -> None:
        """Take some decisions at a table, one after the other."""
        async with gate:
            for _ in range(count):
                asked = next((seat for seat in table if seat.document.get("prompt")), None)
                if asked is not None:
                    await asked.decide()
                # The other seats' sockets hear of it a moment later.
                await asyncio.sleep(0.002)

    async def play(self, rate: float, seconds: float) -> float:
        """Decide at a steady rate, the tables in turn; return the rate that was reached."""
        began = time.perf_counter()
        sent = 0
        busy: set[asyncio.Task[None]] = set()
        while time.perf_counter() - began < seconds:
            await asyncio.sleep(max(0.0, began + sent / rate - time.perf_counter()))
            task = asyncio.create_task(self.decide(self.tables[sent % len(self.tables)]))
            busy.add(task)
            task.add_done_callback(busy.discard)
            sent += 1
        await asyncio.gather(*busy)
        return len(self.times) / (time.perf_counter() - began)

    async def decide(self, table: list[Seat]) -> None:
        """Let whoever is asked at a table decide, and take the time."""
        asked = next((seat for seat in table if seat.document.get("prompt")), None)
        if asked is None:
            return
        began = time.perf_counter()
        try:
            answer = await asked.decide()
        except (TimeoutError, WebSocketException):
            answer = {"type": "error"}
        self.times.append((time.perf_counter() - began) * 1000)
        self.errors += answer["type"] != "ok" and answer.get("code") != "stale"

    async def close(self) -> None:
        """Close all sockets."""
        for table in self.tables:
            await self.leave(table)

    @staticmethod
    async def leave(table: list[Seat]) -> None:
        """Close the sockets at a table."""
        for seat in table:
            seat.reading.cancel()
            await seat.socket.close()


async def opened_socket(
    base: str, table: str, seat: int, headers: dict[str, str]
) -> ClientConnection:
    """Connect with a table as a browser would."""
    address = base.replace("http", "ws", 1)
    return await connect(
        f"{address}/tables/{table}/socket?seat={seat}",
        origin=base,  # type: ignore[arg-type]
        additional_headers=headers,
        proxy=None,
        compression=None,
    )


def place(values: list[Any], share: float) -> Any:
    """Return the value below which a share of all values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0


def memory_of(process: int) -> float:
    """Return the resident memory of a process in MiB; 0 where it cannot be told."""
    try:
        lines = Path(f"/proc/{process}/status").read_text().splitlines()
    except OSError:
        return 0.0
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS")), 0.0)


def processor_of(process: int) -> float:
    """Return the seconds a processor has spent on a process; 0 where it cannot be told."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def server() -> Iterator[tuple[str, int]]:
    """Give the address and the process of a server of its own."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "nightdeck", "serve", "--no-open", "--port", "0"]
        command += ["--data", folder]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            line = process.stdout.readline()
            base = f"http://{line.partition('http://')[2].split('/')[0]}"
            try:
                wait_for(base)
                yield base, process.pid
            finally:
                process.terminate()


def measure(
    game: str, tables: int = 250, rate: float = 100.0, seconds: float = 20.0, seats: int = 2
) -> Load:
    """Start a server, load it, and return what was found."""
    with server() as (base, process):
        return asyncio.run(loaded(base, process, game, tables, rate, seconds, seats))


def wait_for(base: str) -> None:
    """Wait until the server answers."""
    for _ in range(200):
        try:
            with urllib.request.urlopen(f"{base}/readyz", timeout=2):
                return
        except OSError:
            time.sleep(0.05)
    raise SystemExit("the server does not answer")


async def loaded(
    base: str, process: int, game: str, tables: int, rate: float, seconds: float, seats: int
) -> Load:
    """Load a server that runs."""
    driver = Driver(base, game)
    await driver.open(tables, seats)
    await driver.play_ahead()
    # What the documents take to be looked through must not be counted as the server's time.
    gc.collect()
    gc.freeze()
    before = processor_of(process)
    reached = await driver.play(rate, seconds)
    spent = (processor_of(process) - before) * 1000
    everybody = [seat for table in driver.tables for seat in table]
    sizes = [size for seat in everybody for size in seat.sizes]
    found = Load(
        game=game,
        tables=tables,
        sockets=len(everybody),
        wanted_rate=rate,
        rate=round(reached, 1),
        decisions=len(driver.times),
        errors=driver.errors,
        p50=round(place(driver.times, 0.5), 1),
        p99=round(place(driver.times, 0.99), 1),
        slowest=round(place(driver.times, 1.0), 1),
        update_median=place(sizes, 0.5),
        update_p95=place(sizes, 0.95),
        document=place([seat.first for seat in everybody], 0.5),
        memory=round(memory_of(process), 1),
        cpu=round(spent / max(1, len(driver.times)), 2),
    )
    await driver.close()
    return found
