"""The store, on SQLite and on PostgreSQL alike."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from nightdeck.table.store import Store
from nightdeck.table.store_analyses import AnalysisRow
from nightdeck.table.store_games import Act, GameRow, NumberTaken, Writing
from nightdeck.table.store_guests import Guest
from nightdeck.table.store_rooms import ChatLine, RoomRow, SeatRow


@pytest.fixture(params=["sqlite", "postgres"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    if request.param == "sqlite":
        opened = Store(f"sqlite:///{tmp_path / 'table.db'}")
    else:
        await emptied(request.getfixturevalue("postgres"))
        opened = Store(request.getfixturevalue("postgres"))
    await opened.open()
    yield opened
    await opened.close()


async def emptied(url: str) -> None:
    """Drop everything in the database."""
    engine = Store(url).database.engine
    async with engine.begin() as connection:
        await connection.execute(text("DROP SCHEMA public CASCADE"))
        await connection.execute(text("CREATE SCHEMA public"))
    await engine.dispose()


async def with_room(store: Store) -> RoomRow:
    """Keep a guest and a running room."""
    await store.guests.add(Guest("g", "Guest"), "hash", 1.0)
    row = RoomRow(
        "r", "back_alley", "g", "public", "running", {"start": "5"}, {}, 0, 1.0, 1.0,
        seats=[SeatRow(0, "human", "g", "Guest", stops={"flip": "pass"}), SeatRow(1, "open")],
    )  # fmt: skip
    await store.rooms.add(row)
    return row


def act(number: int, option: int = 0) -> Writing:
    """Return one act as it is written."""
    made = Act(number, "decide", 0, option, "player", 2.0, "chain")
    return Writing(made, {0: b"{}", -1: b"{}"}, {"number": number + 1, "asked": 1})


async def test_a_room_comes_back_as_it_was_kept(store: Store) -> None:
    row = await with_room(store)

    assert await store.rooms.get("r") == row
    assert await store.rooms.get("nothing") is None
    assert [room.id for room in await store.rooms.mine("g")] == ["r"]
    assert [room.id for room in await store.rooms.recent()] == ["r"]


async def test_a_table_kept_with_a_former_name_of_a_level_has_its_present_one(
    store: Store,
) -> None:
    await with_room(store)
    await store.rooms.change_seat("r", 1, kind="bot", level="runner", name="Bot (runner)")

    row = await store.rooms.get("r")

    assert row is not None
    assert (row.seats[1].level, row.seats[1].name) == ("veteran", "Bot (veteran)")


async def test_of_two_acts_with_one_number_the_first_is_kept(store: Store) -> None:
    await with_room(store)
    await store.games.start(
        GameRow("r", "back_alley", 1, b"{}", "running"), {0: b"{}"}, {"number": 0}
    )
    await store.games.append("r", act(0, 3))

    with pytest.raises(NumberTaken):
        await store.games.append("r", act(0, 4))

    assert [each.option for each in await store.games.acts("r")] == [3]
    assert len(await store.games.shown("r", -1, 0, 9)) == 1


async def test_a_hundred_racing_writers_leave_one_act_per_number(store: Store) -> None:
    await with_room(store)
    await store.games.start(
        GameRow("r", "back_alley", 1, b"{}", "running"), {0: b"{}"}, {"number": 0}
    )

    async def race(number: int, option: int) -> bool:
        try:
            await store.games.append("r", act(number, option))
        except NumberTaken:
            return False
        return True

    for number in range(10):
        won = await asyncio.gather(*(race(number, option) for option in range(10)))
        assert sum(won) == 1
    assert [each.number for each in await store.games.acts("r")] == list(range(10))


async def test_of_two_who_claim_a_seat_one_gets_it(store: Store) -> None:
    await with_room(store)
    await store.guests.add(Guest("h", "Other"), "other", 1.0)

    claims = [store.rooms.claim("r", 1, "open", guest, guest) for guest in ("g", "h")]

    assert sorted(await asyncio.gather(*claims)) == [False, True]


async def test_of_two_analyses_of_a_seat_the_first_is_kept(store: Store) -> None:
    await with_room(store)
    await store.games.start(GameRow("r", "back_alley", 1, b"{}", "over"), {0: b"{}"}, {"number": 0})
    first = AnalysisRow("r", 1, 7, [{"step": 3, "loss": 0.25}], 2.0)
    assert await store.analyses.get("r", 1) is None

    assert await store.analyses.keep(first) == first
    assert await store.analyses.keep(AnalysisRow("r", 1, 8, [], 3.0)) == first

    assert await store.analyses.get("r", 1) == first
    assert await store.analyses.get("r", 0) is None


async def test_chat_comes_back_in_order(store: Store) -> None:
    await with_room(store)
    for word in ("one", "two", "three"):
        await store.rooms.say("r", ChatLine(0, "seat 0", "Guest", word, 5))

    assert [line.text for line in await store.rooms.said("r", 2)] == ["two", "three"]


async def test_a_secret_is_found_by_its_hash_only_while_it_is_valid(store: Store) -> None:
    await store.guests.add(Guest("g", "Guest"), "hash", 1.0)
    assert await store.guests.by_cookie("hash") == Guest("g", "Guest")

    await store.guests.change("g", secret="new")

    assert await store.guests.by_cookie("hash") is None


async def test_opening_twice_changes_nothing(store: Store) -> None:
    await with_room(store)
    await store.open()

    assert await store.rooms.get("r") is not None


async def test_the_migrations_make_exactly_the_tables_of_the_schema(store: Store) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    from nightdeck.table.schema import METADATA

    def compared(connection: Any) -> list[Any]:
        return compare_metadata(MigrationContext.configure(connection), METADATA)

    async with store.database.engine.connect() as connection:
        assert await connection.run_sync(compared) == []


async def test_other_processes_hear_of_a_change_on_postgresql(postgres: str) -> None:
    await emptied(postgres)
    store = Store(postgres)
    await store.open()
    await with_room(store)
    heard: asyncio.Queue[str] = asyncio.Queue()
    listening = asyncio.create_task(store.database.listen(heard.put_nowait))
    await asyncio.sleep(0.3)

    await store.rooms.change("r", pace=100)

    assert await asyncio.wait_for(heard.get(), 5) == "r"
    listening.cancel()
    await asyncio.gather(listening, return_exceptions=True)
    await store.close()
