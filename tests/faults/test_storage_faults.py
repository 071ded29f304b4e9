"""Storage fails at the n-th call, for every n: an act is kept or refused, never half."""

from __future__ import annotations

from pathlib import Path

from nightdeck.table.faults import AFTER_COMMIT, AFTER_WRITE, STORE, Faults
from nightdeck.table.plays import PLAYER
from tests.table.place import Line, Place, served


class FailAt(Faults):
    """Raises an error at the n-th passage of a point, once it is armed."""

    def __init__(self, point: str = STORE) -> None:
        self.point = point
        self.left = -1
        self.fired = False

    def arm(self, count: int) -> None:
        """Fail at the n-th passage from now on."""
        self.left, self.fired = count, False

    def reach(self, point: str) -> None:
        """Count down and fail."""
        if point == self.point and self.left > 0:
            self.left -= 1
            if self.left == 0:
                self.fired = True
                raise OSError("disk full")


async def script(line: Line) -> list[str]:
    """Do a little of everything; return what was acknowledged."""
    done: list[str] = []
    number = line.doc["number"]
    for name, message in (
        ("decide", {"type": "decide", "number": number, "option": 0}),
        ("chat", {"type": "chat", "text": "hello"}),
        ("stops", {"type": "stops", "question": "flip", "mode": "pass"}),
        ("undo", {"type": "undo"}),
    ):
        answer = await line.ask(**message)
        if answer["type"] == "ok":
            done.append(name)
        else:
            assert answer["code"] in ("failed", "stale", "not_allowed", "slow_down"), answer
            assert "disk" not in str(answer)
    return done


async def stored_number(place: Place, table: str) -> int:
    """Return how many acts the store holds."""
    return len(await place.house.store.games.acts(table))


async def test_whichever_storage_call_fails_the_table_and_the_store_agree(tmp_path: Path) -> None:
    faults = FailAt()
    tried = 0
    async with served(tmp_path, faults=faults) as place:
        me = place.browser()
        for count in range(1, 100):
            table = await me.made("me me")
            async with me.at(table) as line:
                place.house.chats.buckets.clear()
                faults.arm(count)
                done = await script(line)
                faults.arm(-1)
                tried = count
                await line.ask(type="ping")
                room = place.room(table)
                # Whatever happened, the next act is taken and the record has no gap.
                await room.do(room.catch_up)
                assert room.number == await stored_number(place, table)
                assert ("decide" in done) <= (room.number > 0)
                await line.until(lambda doc, room=room: doc["number"] == room.number)  # type: ignore[misc]
                answer = await line.decide(0)
                assert answer["type"] == "ok"
            if len(done) == 4:
                break

    assert len(done) == 4, "the faults never stopped"
    assert tried == 9, "eight calls can fail, then one run is sound"
    async with served(tmp_path) as place:
        for row in await place.house.store.rooms.recent(200):
            play = await place.house.stored_play(row)
            assert play is not None


async def test_an_act_whose_commit_was_not_heard_of_is_found_in_the_store(tmp_path: Path) -> None:
    faults = FailAt(AFTER_COMMIT)
    async with served(tmp_path, faults=faults) as place:
        me = place.browser()
        table = await me.made("me me")
        async with me.at(table) as line:
            faults.arm(1)
            first = await line.ask(type="decide", number=0, option=0)
            again = await line.ask(type="decide", number=0, option=0)

            assert first["code"] == "failed"
            assert again["repeated"] is True
            assert line.doc["number"] == 1


async def test_an_act_that_was_not_committed_can_be_sent_again(tmp_path: Path) -> None:
    faults = FailAt(AFTER_WRITE)
    async with served(tmp_path, faults=faults) as place:
        me = place.browser()
        table = await me.made("me me")
        async with me.at(table) as line:
            faults.arm(1)
            first = await line.ask(type="decide", number=0, option=0)
            assert (first["code"], line.doc["number"]) == ("failed", 0)
            again = await line.ask(type="decide", number=0, option=0)

            assert again["type"] == "ok"
            assert "repeated" not in again
            assert await stored_number(place, table) == 1


async def test_a_bot_goes_on_after_its_act_could_not_be_stored(tmp_path: Path) -> None:
    faults = FailAt(AFTER_WRITE)
    async with served(tmp_path, faults=faults) as place:
        me = place.browser()
        table = await me.made("me bot")
        async with me.at(table) as line:
            await line.decide(0)
            faults.arm(2)
            await line.decide(0)
            await line.until(lambda doc: doc["number"] >= 3, 8)
            assert faults.fired


async def test_a_broken_game_is_kept_apart_and_the_others_run(tmp_path: Path) -> None:
    async with served(tmp_path) as place:
        me = place.browser()
        broken, sound = await me.made("me me"), await me.made("me me")
        for table in (broken, sound):
            room = place.room(table)
            await room.do(lambda room=room: room.decide(0, 0, 0, PLAYER))  # type: ignore[misc]
        from sqlalchemy import update

        from nightdeck.table.schema import DECISION

        async with place.house.store.database.write() as connection:
            edited = update(DECISION).where(DECISION.c.game == broken).values(option=1)
            await connection.execute(edited)
        cookies = dict(me.http.cookies)

    async with served(tmp_path) as place:
        me = place.browser()
        me.http.cookies.update(cookies)
        async with me.at(sound) as line:
            assert line.doc["room"]["status"] == "running"
        async with me.at(broken) as line:
            assert line.doc["room"]["status"] == "frozen"
            refused = await line.ask(type="decide", number=1, option=0)
            assert refused["code"] == "frozen"
        assert (await me.get(f"/replays/{broken}")).status_code == 200


async def test_a_game_of_an_older_behaviour_is_shown_but_not_continued(
    tmp_path: Path, monkeypatch: object
) -> None:
    from tests.tiny.game import TINY

    async with served(tmp_path) as place:
        me = place.browser()
        table = await me.made("me me")
        cookies = dict(me.http.cookies)
    import pytest

    assert isinstance(monkeypatch, pytest.MonkeyPatch)
    monkeypatch.setattr(type(TINY), "behaviour", 77)
    async with served(tmp_path) as place:
        me = place.browser()
        me.http.cookies.update(cookies)
        async with me.at(table) as line:
            assert line.doc["room"]["status"] == "frozen"
            assert "behaviour" in line.doc["room"]["notice"]
        chunk = await me.get(f"/api/v1/replays/{table}/0/0")
        assert chunk.json()["document"]["prompt"]["question"] == "action"
