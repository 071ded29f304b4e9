"""What is kept for who comes back, and what a table keeps in memory at all."""

from __future__ import annotations

import asyncio
from pathlib import Path

from nightdeck.kernel.game import Setup
from nightdeck.table.diff import Comparison
from nightdeck.table.faults import Faults
from nightdeck.table.feeds import MOST_HELD, Feed, Outbox
from nightdeck.table.plays import begun
from nightdeck.table.settings import Limits, Settings
from tests.table.place import served
from tests.tiny.game import TINY


def fed(count: int, size: int) -> Feed:
    """Return a feed that was sent so many updates of a size."""
    feed = Feed("epoch", 128, Faults())
    for number in range(count):
        feed.publish({"n": number, "text": str(number) * size}, None, {}, Comparison())
    return feed


def test_updates_are_kept_by_number_and_by_size() -> None:
    assert len(fed(300, 1).history) == 128
    long = fed(300, 1_000)
    assert 1 < len(long.history) < 128
    assert long.held == sum(map(len, long.history)) <= MOST_HELD


def test_who_missed_more_than_is_kept_gets_the_whole_document() -> None:
    feed = fed(300, 1_000)
    near, far = Outbox(9_999, None, -1), Outbox(9_999, None, -1)
    feed.welcome(near, [], f"epoch.{feed.seq - 2}")
    feed.welcome(far, [], f"epoch.{feed.seq - 100}")

    assert near.waiting.qsize() == 3
    assert far.waiting.qsize() == 1
    assert b'"hello"' in (far.waiting.get_nowait() or b"")


def test_a_line_of_the_log_that_all_may_read_is_kept_once() -> None:
    play = begun(TINY, Setup(2, seed=b"s" * 32), ["a", "b"])
    for _ in range(6):
        question = play.state.question
        assert question is not None
        play.adopt(play.decided(question.seat, 0, "player", 1.0))
    shared = [
        line for line in play.documents[-1]["log"]
        if any(line is other for other in play.documents[0]["log"])
    ]  # fmt: skip
    assert shared
    assert all(line in play.documents[0]["log"] for line in shared)


async def test_a_table_whose_game_is_over_is_let_go_sooner(tmp_path: Path) -> None:
    limits = Limits(over_room_seconds=0.2, idle_room_seconds=1.5)
    async with served(tmp_path, settings=Settings(limits=limits)) as place:
        me = place.browser()
        over, open_ = await me.made("me me"), await me.made("me me")
        async with me.at(over) as line:
            await line.ask(type="resign")
        place.room(open_).last_act += 60
        async with asyncio.timeout(5):
            while over in place.house.rooms:
                await asyncio.sleep(0.05)
        assert open_ in place.house.rooms


async def test_a_room_that_is_closed_keeps_no_game_and_no_updates(tmp_path: Path) -> None:
    async with served(tmp_path) as place:
        me = place.browser()
        table = await me.made("me me")
        async with me.at(table) as line:
            await line.decide(0)
        room = place.house.rooms.pop(table)
        await room.close()

        assert room.play is None
        assert not any(feed.document or feed.history for feed in room.feeds.values())
