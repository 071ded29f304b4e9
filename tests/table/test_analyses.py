"""What cost most, after a game: begun by who sat there, judged in the background, told to all."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

from nightdeck.table.store_analyses import AnalysisRow
from tests.table.place import Browser, Place, served
from tests.table.test_reasons import played


async def finished(me: Browser, **choices: str) -> str:
    """Play a game against a bot to its end."""
    table = await me.made("me bot", level1="street", **choices)
    async with me.at(table) as line:
        await played(line)
    return table


async def analysis(who: Browser, table: str) -> dict[str, Any]:
    """Ask until the analysis is no longer thought about."""
    for _ in range(200):
        told: dict[str, Any] = (await who.get(f"/api/v1/replays/{table}/analysis")).json()
        if told["status"] != "thinking":
            return told
        await asyncio.sleep(0.05)
    raise AssertionError("the analysis does not end")


async def test_a_finished_game_is_analysed_for_who_sat_there(place: Place) -> None:
    me = place.browser()
    table = await finished(me)
    first = (await me.get(f"/api/v1/replays/{table}/analysis")).json()
    assert first["status"] == "thinking"

    told = await analysis(me, table)

    assert told["status"] == "done"
    assert told["seat"] == 0
    assert told["done"] == told["of"] > 0
    assert len(told["mistakes"]) <= 3
    assert len(place.house.analyses.kept) == 1


async def test_others_neither_begin_it_nor_miss_it(place: Place) -> None:
    me, other = place.browser(), place.browser()
    table = await finished(me, visibility="public")
    assert (await analysis(other, table))["status"] == "none"
    assert not place.house.analyses.kept
    await analysis(me, table)
    seen = (await other.get(f"/api/v1/replays/{table}/analysis?seat=0")).json()
    assert seen["status"] == "done"


async def test_nothing_is_analysed_while_a_game_runs(place: Place) -> None:
    me = place.browser()
    table = await me.made("me bot", level1="street")
    refused = await me.get(f"/api/v1/replays/{table}/analysis")
    assert refused.status_code == 409
    assert not place.house.analyses.kept


async def test_an_analysis_outlives_the_server_that_made_it(tmp_path: Path) -> None:
    async with served(tmp_path) as before:
        me = before.browser()
        table = await finished(me)
        told = await analysis(me, table)
        cookies = dict(me.http.cookies)

    async with served(tmp_path) as after:
        again = after.browser()
        again.http.cookies.update(cookies)
        assert (await again.get(f"/api/v1/replays/{table}/analysis")).json() == told


async def test_an_analysis_is_told_only_when_it_is_kept(place: Place) -> None:
    me = place.browser()
    table = await finished(me)
    store = place.house.store.analyses
    kept, may = store.keep, asyncio.Event()

    async def slowly(row: AnalysisRow) -> AnalysisRow:
        await may.wait()
        return await kept(row)

    store.keep = slowly  # type: ignore[method-assign]
    for _ in range(200):
        told = (await me.get(f"/api/v1/replays/{table}/analysis")).json()
        if 0 < told["done"] == told["of"]:
            break
        await asyncio.sleep(0.05)
    assert told["status"] == "thinking"

    may.set()

    assert (await analysis(me, table))["status"] == "done"
    assert await store.get(table, 0) is not None
