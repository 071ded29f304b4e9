"""Two servers on one database race for the same table: one wins each number, nothing forks."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from nightdeck.records.codec import fingerprint
from nightdeck.table.house import House
from nightdeck.table.plays import PLAYER
from nightdeck.table.protocol import Refusal
from nightdeck.table.settings import Limits, Settings
from nightdeck.table.store import Store
from nightdeck.table.store_guests import Guest
from nightdeck.table.store_rooms import RoomRow, SeatRow
from tests.faults.processes import server_process
from tests.table.place import GAMES
from tests.table.test_store import emptied


async def houses(url: str, shared: bool) -> tuple[House, House]:
    """Return two houses on one database, as two processes would have them."""
    pair = [House(GAMES, Store(url), Settings(shared=shared)) for _ in range(2)]
    for house in pair:
        await house.open()
    return pair[0], pair[1]


async def table_for(house: House) -> str:
    """Keep a table at which one guest holds both seats."""
    guest = Guest(house.new_id(), "Guest")
    await house.store.guests.add(guest, guest.id, 1.0)
    seats = [SeatRow(place, "human", guest.id, "Guest") for place in range(2)]
    row = RoomRow(house.new_id(), "back_alley", guest.id, "public", "waiting", {}, {}, 0, 1.0, 1.0)
    row.seats = seats
    await house.store.rooms.add(row)
    return row.id


async def race(one: House, other: House, table: str, rounds: int) -> int:
    """Let both decide each number at once; return how many rounds were played."""
    rooms = [await house.room(table, None) for house in (one, other)]
    for room in rooms:
        await room.do(lambda room=room: room.house.begin_if_full(room))  # type: ignore[misc]
        await room.do(room.catch_up)
    for played in range(rounds):
        play = rooms[0].play
        assert play is not None
        if play.asked is None:
            return played
        results = await asyncio.gather(
            *(attempt(room, option) for option, room in enumerate(rooms)), return_exceptions=True
        )
        assert results.count(None) == 1, results
        assert [each.code for each in results if isinstance(each, Refusal)] == ["stale"]
        for room in rooms:
            await room.do(room.catch_up)
        assert rooms[0].number == rooms[1].number == played + 1
    return rounds


async def attempt(room: Any, option: int) -> None:
    """Try to decide the open question."""
    play = room.play
    count = len(play.state.question.options)
    await room.do(lambda: room.decide(play.asked, room.number, option % count, PLAYER))


@pytest.mark.parametrize("backend", ["sqlite", "postgres"])
async def test_of_two_servers_exactly_one_wins_each_number(
    backend: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if backend == "sqlite":
        url = f"sqlite:///{tmp_path / 'table.db'}"
    else:
        url = request.getfixturevalue("postgres")
        await emptied(url)
    one, other = await houses(url, False)
    try:
        for _ in range(2):
            table = await table_for(one)
            played = await race(one, other, table, 30)
            plays = [house.rooms[table].play for house in (one, other)]
            assert plays[0] is not None
            assert plays[1] is not None
            assert fingerprint(plays[0].state) == fingerprint(plays[1].state)
            acts = await one.store.games.acts(table)
            assert [act.number for act in acts] == list(range(played))
    finally:
        await one.close()
        await other.close()


async def test_players_connected_to_two_processes_play_one_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NIGHTDECK_SHARED", "1")
    async with server_process(tmp_path) as first, server_process(tmp_path) as second:
        one, other = first.browser(), second.browser()
        table = await one.made("me open")
        assert (await other.post(f"/tables/{table}/seats/1")).status_code == 303
        async with one.at(table) as mine, other.at(table) as theirs:
            await mine.until(lambda doc: doc["room"]["status"] == "running")
            await theirs.until(lambda doc: doc["room"]["status"] == "running")
            for _ in range(6):
                await asyncio.gather(
                    mine.until(lambda doc: bool(doc["prompt"] or doc["waiting"])),
                    theirs.until(lambda doc: bool(doc["prompt"] or doc["waiting"])),
                )
                asked = mine if mine.doc["prompt"] else theirs
                waits = theirs if asked is mine else mine
                number = waits.doc["number"]
                assert (await asked.decide(0))["type"] == "ok"
                await waits.until(lambda doc, n=number: doc["number"] > n)  # type: ignore[misc]


async def test_shuffled_and_repeated_decisions_are_taken_at_most_once(tmp_path: Path) -> None:
    import random

    from tests.table.place import served

    luck = random.Random(7)
    settings = Settings(limits=Limits(message_burst=1_000))
    async with served(tmp_path, settings=settings) as place:
        me = place.browser()
        table = await me.made("me me")
        async with me.at(table, "?seat=0") as one, me.at(table, "?seat=0") as two:
            sent: dict[int, int] = {}
            for _ in range(25):
                room = place.room(table)
                if room.play is None or room.play.asked is None:
                    break
                number = room.play.number_for(room.play.asked)
                assert number not in sent
                sent[number] = room.play.asked
                tries = [number, *luck.choices(list(sent), k=3), number + 3]
                luck.shuffle(tries)
                tabs = [luck.choice((one, two)) for _ in tries]
                for tab, number in zip(tabs, tries, strict=True):
                    answer = await tab.ask(type="decide", number=number, option=0)
                    assert answer["type"] == "ok" or answer["code"] in ("stale", "over")
            acts = await place.house.store.games.acts(table)
            assert [(act.seat, act.option) for act in acts] == [(seat, 0) for seat in sent.values()]
