"""A table is opened while the store has a bad moment: it opens later and is never frozen for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update
from sqlalchemy.exc import OperationalError
from typer.testing import CliRunner

from nightdeck.cli.app import app
from nightdeck.table import serve
from nightdeck.table.plays import PLAYER
from nightdeck.table.schema import DECISION, GAME
from tests.faults.test_storage_faults import FailAt
from tests.table.place import GAMES, Browser, Place, served
from tests.tiny.game import BackAlley


class ForeignError(Exception):
    """What a driver raises that wraps nothing."""


ERRORS: list[Callable[[], Exception]] = [
    lambda: OperationalError("select", "x", Exception("connection closed")),
    lambda: OSError("input/output error"),
    lambda: TimeoutError("the pool is empty"),
    lambda: ForeignError("the database system is starting up"),
]


class Failing(FailAt):
    """Fails once with an error of one's choice."""

    def __init__(self, error: Callable[[], Exception]) -> None:
        super().__init__()
        self.error = error

    def reach(self, point: str) -> None:
        """Count down and fail."""
        try:
            super().reach(point)
        except OSError:
            raise self.error() from None


async def begun(folder: Path) -> tuple[str, dict[str, str]]:
    """Play a little at a table and stop the server."""
    async with served(folder) as place:
        me = place.browser()
        table = await me.made("me me")
        room = place.room(table)
        for number in range(2):
            await room.do(lambda number=number: room.decide(0, number, 0, PLAYER))  # type: ignore[misc]
        return table, dict(me.http.cookies)


def again(place: Place, cookies: dict[str, str]) -> Browser:
    """Return the browser of a guest who was here before."""
    me = place.browser()
    me.http.cookies.update(cookies)
    return me


@pytest.mark.parametrize("error", ERRORS)
async def test_whichever_call_fails_while_a_table_is_opened_it_is_not_frozen(
    error: Callable[[], Exception], tmp_path: Path
) -> None:
    """Only the rules or a bad record may freeze a game: storage that fails answers 503."""
    table, cookies = await begun(tmp_path)
    faults = Failing(error)
    tried = 0
    async with served(tmp_path, faults=faults) as place:
        me = again(place, cookies)
        for count in range(1, 50):
            if table in place.house.rooms:
                await place.house.rooms.pop(table).close()
            faults.arm(count)
            answer = await me.get(f"/api/v1/tables/{table}/document")
            fired = faults.fired
            faults.arm(-1)
            if not fired:
                break
            tried += 1
            # The first call looks for the guest, before there is any table.
            assert answer.status_code == 503 or (count == 1 and answer.status_code == 500)
            assert "frozen" not in answer.text
            sound = await me.get(f"/api/v1/tables/{table}/document")
            assert sound.json()["room"]["status"] == "running"
            assert sound.json()["number"] == 2
        assert tried >= 5


async def test_a_table_that_cannot_be_opened_now_closes_the_socket_with_try_again(
    tmp_path: Path,
) -> None:
    table, cookies = await begun(tmp_path)
    faults = FailAt()
    async with served(tmp_path, faults=faults) as place:
        me = again(place, cookies)
        faults.arm(3)
        with pytest.raises(Exception, match=r"403|1013"):
            async with me.at(table):
                pass
        async with me.at(table) as line:
            assert line.doc["room"]["status"] == "running"


async def broken(folder: Path, table: str, option: int) -> None:
    """Edit the first act of a table."""
    async with served(folder) as place, place.house.store.database.write() as connection:
        edited = update(DECISION).where(DECISION.c.game == table, DECISION.c.number == 0)
        await connection.execute(edited.values(option=option))


def told(folder: Path, *command: str) -> tuple[int, str]:
    """Run a command on the store of a folder."""
    result = CliRunner().invoke(app, ["table", *command, "--data", str(folder)])
    return result.exit_code, result.output


@pytest.fixture
def tiny_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the command know the tests' own game."""
    monkeypatch.setattr(serve, "installed_games", lambda: GAMES)


@pytest.mark.usefixtures("tiny_only")
async def test_a_frozen_table_is_listed_with_its_reason_and_thawed_once_its_record_is_sound(
    tmp_path: Path,
) -> None:
    table, cookies = await begun(tmp_path)
    await broken(tmp_path, table, 1)
    async with served(tmp_path) as place:
        me = again(place, cookies)
        async with me.at(table) as line:
            assert line.doc["room"]["status"] == "frozen"
        code, text = await asyncio.to_thread(told, tmp_path, "frozen")
        assert code == 0
        assert table in text
        assert "the hash of act 0 does not fit" in text
        code, text = await asyncio.to_thread(told, tmp_path, "thaw", table)
        assert code == 1
        assert "stays as it is" in text

        async with place.house.store.database.write() as connection:
            edited = update(DECISION).where(DECISION.c.game == table, DECISION.c.number == 0)
            await connection.execute(edited.values(option=0))
        assert "its record is sound" in (await asyncio.to_thread(told, tmp_path, "frozen"))[1]
        code, text = await asyncio.to_thread(told, tmp_path, "thaw", "--all")
        assert (code, "it is running" in text) == (0, True)
        # The server that is running takes it up when somebody looks.
        async with me.at(table) as line:
            assert line.doc["room"]["status"] == "running"
            assert line.doc["number"] == 2
            if line.doc["prompt"] is None:
                await line.ask(type="look", seat=line.doc["waiting"]["seat"])
            assert (await line.decide(0))["type"] == "ok"
    assert (await asyncio.to_thread(told, tmp_path, "frozen"))[1].strip() == "No table is frozen."


async def test_a_fault_of_the_rules_freezes_a_table_and_players_are_not_told_what_it_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, cookies = await begun(tmp_path)

    def fail(self: BackAlley, *args: Any) -> None:
        raise KeyError("a hidden card")

    monkeypatch.setattr(BackAlley, "deal", fail)
    async with served(tmp_path) as place:
        me = again(place, cookies)
        async with me.at(table) as line:
            assert line.doc["room"]["status"] == "frozen"
            assert "hidden" not in "".join(line.raw)
        async with place.house.store.database.read() as connection:
            kept = (await connection.execute(select(GAME.c.reason))).scalar_one()
        assert "a hidden card" in kept
