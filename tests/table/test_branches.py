"""Playing on from a step of a finished game, and where its replay opens."""

from __future__ import annotations

import json
from html import unescape

import pytest

from tests.table.place import Browser, Place


async def finished(me: Browser, seats: str = "me bot", decisions: int = 3) -> str:
    """Return a table that was given up after some decisions."""
    table = await me.made(seats, level1="random")
    async with me.at(table) as line:
        for _ in range(decisions):
            await line.until(lambda doc: doc["prompt"] is not None or doc["over"] is not None)
            if line.doc["over"]:
                break
            await line.decide(0)
        await line.ask(type="resign")
    return table


async def boot_of(me: Browser, address: str) -> dict[str, object]:
    """Return what the script of a page starts from."""
    text = (await me.get(address)).text
    found: dict[str, object] = json.loads(
        unescape(text.partition('id="boot">')[2].partition("</script>")[0])
    )
    return found


async def test_whoever_plays_on_sits_where_they_looked_from_with_the_same_record(
    place: Place,
) -> None:
    me = place.browser()
    table = await finished(me)
    answer = await me.post(f"/replays/{table}/play", step="2", seat="0", level="random")
    made = answer.headers["location"].rpartition("/")[2]
    row = place.room(made).row

    assert answer.status_code == 303
    assert [seat.kind for seat in row.seats] == ["human", "bot"]
    assert row.status == "running"
    old, new = [await place.house.store.games.acts(each) for each in (table, made)]
    assert new[:2] == old[:2]
    async with me.at(made) as line:
        await line.until(lambda doc: doc["prompt"] is not None or doc["over"] is not None)
        assert line.doc["over"] is None
        assert (await line.decide(0))["type"] == "ok"


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"step": "9999", "seat": "0"}, "the game is over here"),
        ({"step": "0", "seat": "7"}, "seats 0 to 1"),
        ({"step": "x", "seat": "0"}, "from which step"),
        ({"step": "0", "seat": "0", "level": "god"}, "no level"),
    ],
)
async def test_a_step_that_cannot_be_gone_on_from_is_refused_with_the_reason(
    place: Place, fields: dict[str, str], words: str
) -> None:
    me = place.browser()
    table = await finished(me)
    answer = await me.post(f"/replays/{table}/play", **fields)

    assert answer.status_code in (400, 409)
    assert words in answer.text


async def test_nobody_plays_on_from_a_game_that_still_runs(place: Place) -> None:
    me = place.browser()
    table = await me.made("me me")
    answer = await me.post(f"/replays/{table}/play", step="0", seat="0")

    assert answer.status_code == 409
    assert "games that are over" in answer.text


async def test_a_replay_opens_at_ones_own_seat(place: Place) -> None:
    me = place.browser()
    table = await me.made("bot me", level0="random")
    async with me.at(table) as line:
        await line.ask(type="resign")

    assert (await boot_of(me, f"/replays/{table}"))["seat"] == "1"
    assert (await boot_of(me, f"/replays/{table}?seat=0"))["seat"] == "0"
