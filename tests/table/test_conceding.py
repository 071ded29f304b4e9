"""Giving up at the table is the kernel's concession: recorded, replayed, with teams and many."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from nightdeck.kernel.game import Setup
from nightdeck.records.codec import fingerprint
from nightdeck.records.replay import read, rerun
from nightdeck.table.plays import CONCEDE, PLAYER, RESIGN, begun, restored
from nightdeck.table.store_games import Act
from tests.crossfire.game import CROSSFIRE
from tests.table.place import Place, served
from tests.tiny.game import TINY


@pytest.fixture
async def arena(tmp_path: Path) -> AsyncIterator[Place]:
    async with served(tmp_path, {"crossfire": CROSSFIRE}) as place:
        yield place


async def test_among_four_the_others_play_on_and_everybody_sees_who_left(arena: Place) -> None:
    one, other = arena.browser(), arena.browser()
    table = await one.made("me open bot bot", "crossfire")
    await other.post(f"/tables/{table}/seats/1")
    async with one.at(table) as mine, other.at(table) as theirs:
        await mine.until(lambda doc: doc["room"]["status"] == "running")
        assert (await mine.ask(type="resign"))["type"] == "ok"
        await theirs.until(lambda doc: bool(doc["seats"][0].get("out")))
        assert [seat["team"] for seat in theirs.doc["seats"]] == [0, 1, 0, 1]
        assert theirs.doc["over"] is None
        assert theirs.doc["room"]["seats"][0]["kind"] == "human"
        again = await mine.ask(type="resign")
        assert (again["code"], again["text"]) == ("wrong_seat", "seat 0 has left the game already")
        assert (await mine.ask(type="undo"))["code"] == "not_allowed"


async def test_a_team_that_gives_up_loses_and_the_file_plays_again(arena: Place) -> None:
    me = arena.browser()
    table = await me.made("me me me me", "crossfire")
    async with me.at(table, "?seat=1") as line:
        await line.ask(type="resign", seat=1)
        await line.ask(type="resign", seat=3)
        over = {"winners": [0, 2], "reason": "Player 4 concedes", "clause": ""}
        await line.until(lambda doc: doc["over"] == over)
    record = read((await me.get(f"/api/v1/replays/{table}/file")).content)
    assert record.result is not None
    assert rerun(CROSSFIRE, record).outcome is not None
    summary = (await me.get(f"/api/v1/replays/{table}/summary")).json()
    assert summary["steps"] == 2


async def test_after_a_restart_who_has_left_is_still_out(tmp_path: Path) -> None:
    games = {"crossfire": CROSSFIRE}
    async with served(tmp_path, games) as place:
        me = place.browser()
        table = await me.made("me me me", "crossfire")
        async with me.at(table, "?seat=2") as line:
            await line.ask(type="resign", seat=2)
        cookies = dict(me.http.cookies)
    async with served(tmp_path, games) as place:
        me = place.browser()
        me.http.cookies.update(cookies)
        async with me.at(table, "?seat=0") as line:
            assert line.doc["seats"][2]["out"] is True
            assert (await line.decide(0))["type"] == "ok"


def test_conceding_in_the_middle_of_a_pile_is_rebuilt_from_its_act() -> None:
    play, acts = begun(CROSSFIRE, Setup(4, seed=5), []), []
    while not play.state.pile:
        question = play.state.question
        assert question is not None
        verbs = [CROSSFIRE.verb(option) for option in question.options]
        wanted = next((verbs.index(each) for each in ("strike", "target") if each in verbs), 0)
        step = play.decided(question.seat, wanted, PLAYER, 0.0)
        play.adopt(step)
        acts.append(step.act)
    announcer = play.state.pile[-1][1]
    step = play.conceded(announcer, 0.0)
    play.adopt(step)
    acts.append(step.act)

    assert step.act.kind == CONCEDE
    assert play.state.pile == []
    again = restored(CROSSFIRE, play.session.record.header, acts, None)
    assert fingerprint(again.state) == fingerprint(play.state)


def test_a_resignation_stored_before_still_ends_the_game() -> None:
    play = begun(TINY, Setup(2, seed=5), [])
    old = Act(0, RESIGN, 0, 0, PLAYER, 0.0, play.session.chain)
    again = restored(TINY, play.session.record.header, [old], None)
    assert again.over == {"winners": [1], "reason": "Player 1 resigned", "clause": ""}
