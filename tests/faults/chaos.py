"""Seeded chaos: people play, chat, undo and leave while storage fails and the server restarts.

Afterwards the history is checked: every number was decided once, everything acknowledged is in the
store, no client missed or saw an update twice, and the record plays again to the same state. Then
the faults stop and the game must come to its end. `python -m tests.faults.chaos --count 100` runs
as many as one likes.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import logging
import random
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from nightdeck.records.codec import fingerprint
from nightdeck.table.acts import Speaker
from nightdeck.table.diff import apply
from nightdeck.table.faults import AFTER_COMMIT, AFTER_WRITE, STORE, Faults
from nightdeck.table.feeds import Outbox
from nightdeck.table.house import House
from nightdeck.table.lobby import WantedSeat, WantedTable, make_table, sit_down
from nightdeck.table.plays import APART, DECIDE
from nightdeck.table.protocol import Refusal, decoded
from nightdeck.table.rooms import Room
from nightdeck.table.store import Store
from nightdeck.table.store_games import Act
from nightdeck.table.store_guests import Guest
from nightdeck.table.talk import answer
from tests.table.place import GAMES


class Weather(Faults):
    """Lets each kind of storage call fail now and then, as long as it is bad."""

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck
        self.bad = False
        self.armed = {point: luck.random() < 0.5 for point in (STORE, AFTER_WRITE, AFTER_COMMIT)}
        self.failures = 0

    def reach(self, point: str) -> None:
        """Fail, perhaps."""
        if self.bad and self.armed.get(point) and self.luck.random() < 0.06:
            self.failures += 1
            raise OSError("the disk is full")


class Client:
    """A person with one connection, who keeps what was acknowledged."""

    def __init__(self, guest: Guest, seat: int) -> None:
        self.guest = guest
        self.seat = seat
        self.outbox = Outbox(10_000, guest.id, seat)
        self.document: dict[str, Any] = {}
        self.seq = -1
        self.epoch = ""
        self.acknowledged: dict[int, int] = {}

    def connect(self, room: Room) -> None:
        """Open a connection, going on where the last one stopped if possible."""
        self.outbox = Outbox(10_000, self.guest.id, self.seat)
        room.join(self.outbox, f"{self.epoch}.{self.seq}")
        self.read()

    def read(self) -> None:
        """Take everything that was sent; updates come without gap or repetition."""
        while not self.outbox.waiting.empty():
            message = json.loads(self.outbox.waiting.get_nowait() or b'{"type":"end"}')
            if message["type"] in ("hello", "resume"):
                self.epoch, self.seq = message["epoch"], message["seq"]
                self.document = message.get("document", self.document)
            elif message["type"] == "update":
                assert message["seq"] == self.seq + 1
                self.seq = message["seq"]
                before = self.document.get("number", 0)
                self.document = apply(message["patch"], self.document)
                assert self.document["number"] >= before

    async def say(self, room: Room, **message: Any) -> str:
        """Send a message; return "ok" or the code of the refusal."""
        text = json.dumps(message)
        try:
            await answer(room, Speaker(self.guest, self.seat, self.outbox), decoded(text))
        except Refusal as refusal:
            return refusal.code
        if message["type"] == "decide":
            self.acknowledged[message["number"]] = message["option"]
        return "ok"


class Picture(NamedTuple):
    """The number and state in memory beside the acts and state in the store."""

    number: int
    acts: list[Act]
    stored: str
    live: str


def numbered(acts: list[Act], seat: int) -> dict[int, Act]:
    """Return the decisions of a seat by the number it had for them; no number comes twice."""
    found: dict[int, Act] = {}
    number = seat * APART
    for act in acts:
        if act.kind == DECIDE and act.seat == seat:
            assert number not in found
            found[number] = act
        number += act.is_seen_by(seat)
    return found


class Simulation:
    """One table, its people, and a server that has bad days."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder = folder
        self.luck = random.Random(seed)
        self.weather = Weather(self.luck)
        self.clients: list[Client] = []
        self.house: House
        self.table = ""
        self.restarts = 0

    async def open(self) -> None:
        """Start the server."""
        store = Store(f"sqlite:///{self.folder / 'table.db'}", self.weather)
        self.house = House(GAMES, store)
        await self.house.open()

    async def begin(self) -> None:
        """Make a table with two or three people and sit them down."""
        await self.open()
        count = self.luck.choice((2, 3))
        guests = [Guest(f"guest{n}", f"Guest {n}") for n in range(count)]
        for guest in guests:
            await self.house.store.guests.add(guest, guest.id, 1.0)
        seats = [WantedSeat("me"), *[WantedSeat("open")] * (count - 1)]
        made = await make_table(self.house, guests[0], WantedTable("back_alley", seats))
        self.table = made.room
        for seat, guest in enumerate(guests):
            if seat:
                await sit_down(self.house, guest, self.house.rooms[self.table], seat, "open")
            self.clients.append(Client(guest, seat))
        await self.reconnect()

    async def room(self) -> Room:
        """Return the room, brought back if it is gone."""
        return await self.house.room(self.table, self.clients[0].guest.id)

    async def reconnect(self) -> None:
        """Connect everybody."""
        room = await self.room()
        for client in self.clients:
            client.connect(room)

    async def restart(self) -> None:
        """Lose everything in memory and start again."""
        self.weather.bad = False
        await self.house.close()
        await self.open()
        await self.reconnect()
        self.restarts += 1

    async def step(self) -> None:
        """Let something happen."""
        luck = self.luck
        self.weather.bad = luck.random() < 0.5
        room = await self.room()
        client = luck.choice(self.clients)
        number = client.document.get("number", 0)
        kind = luck.random()
        if kind < 0.62:
            await self.decide(room, client, number)
        elif kind < 0.72:
            await client.say(room, type="decide", number=max(0, number - luck.randint(0, 4)),
                             option=luck.randint(0, 5))  # fmt: skip
        elif kind < 0.82:
            await client.say(room, type="undo")
        elif kind < 0.88:
            pending = client.document["room"]["pending"] or {"number": 0}
            await client.say(room, type="consent", proposal=pending["number"],
                             yes=luck.random() < 0.7)  # fmt: skip
        elif kind < 0.93:
            room.leave(client.outbox)
            client.connect(room)
        elif kind < 0.97:
            await client.say(room, type="stops", question="flip", mode=luck.choice(("ask", "pass")))
        else:
            await self.restart()
        for each in self.clients:
            each.read()

    async def decide(self, room: Room, client: Client, number: int) -> None:
        """Let who is asked decide, sometimes twice."""
        client = next((each for each in self.clients if each.document.get("prompt")), client)
        prompt = client.document.get("prompt")
        option = self.luck.randrange(len(prompt["options"])) if prompt else 0
        number = client.document["number"]
        for _ in range(self.luck.choice((1, 1, 1, 2, 3))):
            await client.say(room, type="decide", number=number, option=option)

    async def check(self) -> None:
        """Check the history."""
        self.weather.bad = False
        room = await self.room()
        await room.do(room.catch_up)
        # Orders given in advance may still be waiting, so the owner itself takes the picture.
        picture = await room.do(partial(self.picture, room))
        assert [act.number for act in picture.acts] == list(range(len(picture.acts)))
        assert picture.number == len(picture.acts)
        assert picture.stored == picture.live
        for client in self.clients:
            kept = numbered(picture.acts, client.seat)
            for number, option in client.acknowledged.items():
                act = kept[number]
                assert (act.kind, act.option, act.seat) == (DECIDE, option, client.seat)
            client.read()
            assert client.document == json.loads(json.dumps(room.feeds[client.seat].document))

    async def picture(self, room: Room) -> Picture:
        """Return what the room and the store say at one moment, between two acts."""
        acts = await self.house.store.games.acts(self.table)
        again = await self.house.stored_play(room.row)
        assert again is not None
        assert room.play is not None
        return Picture(room.number, acts, fingerprint(again.state), fingerprint(room.play.state))

    async def finish(self) -> None:
        """Without faults the game comes to its end."""
        room = await self.room()
        for _ in range(600):
            play = room.play
            assert play is not None
            if play.over or play.asked is None:
                return
            client = self.clients[play.asked]
            question = play.state.question
            assert question is not None
            option = len(question.options) - 1
            number = play.number_for(play.asked)
            code = await client.say(room, type="decide", number=number, option=option)
            assert code in ("ok", "stale")
        raise AssertionError("the game does not end")


async def simulated(folder: Path, seed: int, steps: int) -> Simulation:
    """Run one simulation with all its checks."""
    simulation = Simulation(folder, seed)
    await simulation.begin()
    try:
        for _ in range(steps):
            await simulation.step()
        await simulation.check()
        await simulation.finish()
        await simulation.check()
    finally:
        simulation.weather.bad = False
        await simulation.house.close()
    return simulation


async def main(first: int, count: int) -> None:
    """Run simulations with so many seeds; the first that fails ends it."""
    for seed in range(first, first + count):
        with TemporaryDirectory() as folder:
            try:
                await simulated(Path(folder), seed, 120)
            except BaseException:
                print(f"seed {seed} fails")
                raise
    print(f"{count} simulations from seed {first}: nothing lost, nothing doubled")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--count", type=int, default=20)
    wanted = parser.parse_args()
    logging.disable(logging.CRITICAL)  # every fault that was planted would be written down
    asyncio.run(main(wanted.first, wanted.count))
