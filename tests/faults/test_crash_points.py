"""The server is killed at every named point: nothing acknowledged is lost, nothing is doubled."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import pytest
import websockets

from nightdeck.table.faults import (
    AFTER_COMMIT,
    AFTER_WRITE,
    BEFORE_WRITE,
    CHECKPOINT,
    MID_SEND,
    MIGRATION,
    POINTS,
    SNAPSHOT,
)
from nightdeck.table.plays import APART
from tests.faults.processes import play_until_cut, server_process
from tests.table.place import Browser, served

# How often the point is passed before the process dies there.
DEATHS = {
    BEFORE_WRITE: 5,
    AFTER_WRITE: 5,
    AFTER_COMMIT: 5,
    MID_SEND: 9,
    SNAPSHOT: 1,
}
ERRORS = (websockets.ConnectionClosed, OSError, TimeoutError)


def test_every_crash_point_is_tried() -> None:
    assert {*DEATHS, CHECKPOINT, MIGRATION} == set(POINTS)


@pytest.mark.parametrize("point", list(DEATHS))
async def test_a_server_killed_while_deciding_loses_and_doubles_nothing(
    point: str, tmp_path: Path
) -> None:
    acknowledged: list[tuple[int, int]] = []
    async with server_process(tmp_path, point, DEATHS[point]) as server:
        me = server.browser()
        table = await me.made("me me")
        with pytest.raises(ERRORS):
            async with me.at(table) as line:
                await play_until_cut(line, acknowledged, 100, calm=True)
        assert await server.died() == -signal.SIGKILL
        cookies = me.http.cookies

    await resumes(tmp_path, table, dict(cookies), acknowledged)


async def resumes(
    folder: Path, table: str, cookies: dict[str, str], acknowledged: list[tuple[int, int]]
) -> None:
    """Start again on the same file: every acknowledged decision is there, play goes on."""
    async with served(folder) as place:
        me = place.browser()
        me.http.cookies.update(cookies)
        async with me.at(table) as line:
            acts = await place.house.store.games.acts(table)
            assert [act.number for act in acts] == list(range(len(acts)))
            kept = [(act.seat, act.option if act.kind == "decide" else -1) for act in acts]
            assert kept[: len(acknowledged)] == acknowledged
            assert len(acts) - len(acknowledged) in (0, 1)
            noticed = sum(act.is_seen_by(line.doc["seat"]) for act in acts)
            assert line.doc["number"] == line.doc["seat"] * APART + noticed
            assert line.doc["room"]["status"] in ("running", "over")
            if not line.doc["over"]:
                await play_until_cut(line, [], 3)


async def test_a_server_killed_during_its_first_start_starts_next_time(tmp_path: Path) -> None:
    async with server_process(tmp_path, MIGRATION) as server:
        assert await server.died() == -signal.SIGKILL

    async with served(tmp_path) as place:
        table = await place.browser().made("me me")
        assert place.room(table).row.status == "running"


async def test_a_server_killed_while_it_stops_loses_nothing(tmp_path: Path) -> None:
    acknowledged: list[tuple[int, int]] = []
    async with server_process(tmp_path, CHECKPOINT) as server:
        me = server.browser()
        table = await me.made("me me")
        async with me.at(table) as line:
            await play_until_cut(line, acknowledged, 4)
        assert await server.stop(signal.SIGTERM) == -signal.SIGKILL
        cookies = dict(me.http.cookies)

    await resumes(tmp_path, table, cookies, acknowledged)


async def test_a_clean_stop_tells_the_clients_and_a_restart_resumes_their_tables(
    tmp_path: Path,
) -> None:
    async with server_process(tmp_path) as server:
        me = server.browser()
        table = await me.made("me bot")
        async with me.at(table) as line:
            await line.decide(0)
            number = line.doc["number"]
            began = asyncio.get_running_loop().time()
            stopping = asyncio.create_task(server.stop(signal.SIGTERM))
            message = {"type": ""}
            while message["type"] != "bye":
                message = await line.receive()
            assert message["reason"] == "restart"
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await line.receive()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
            await stopping
            assert asyncio.get_running_loop().time() - began < 5
        cookies = dict(me.http.cookies)

    async with served(tmp_path) as place:
        again = Browser(place)
        again.http.cookies.update(cookies)
        async with again.at(table) as line:
            assert line.doc["number"] >= number
        await again.http.aclose()


@pytest.mark.slow
@pytest.mark.parametrize("point", [BEFORE_WRITE, AFTER_WRITE, AFTER_COMMIT, MID_SEND])
@pytest.mark.parametrize("count", [2, 33])
async def test_a_server_killed_at_many_moments_loses_and_doubles_nothing(
    point: str, count: int, tmp_path: Path
) -> None:
    acknowledged: list[tuple[int, int]] = []
    async with server_process(tmp_path, point, count) as server:
        me = server.browser()
        table = await me.made("me me me me")
        with pytest.raises(ERRORS):
            async with me.at(table) as line:
                await play_until_cut(line, acknowledged, 500)
        await server.stop(signal.SIGKILL)
        cookies = dict(me.http.cookies)

    await resumes(tmp_path, table, cookies, acknowledged)
