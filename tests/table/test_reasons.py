"""Why bots choose: how sure they are during a game, everything when it is over, nothing leaked."""

from __future__ import annotations

from pathlib import Path

import pytest

from nightdeck.kernel.engine import choose, new_game
from nightdeck.kernel.game import Setup
from nightdeck.kernel.rng import Rng, seed_key
from nightdeck.play.players import LEVELS, Seat, player
from tests.table.place import Browser, Line, Place, served
from tests.tiny.game import TINY

NAMES = {each["name"] for each in TINY.catalogue()}


async def played(line: Line, moves: int = 0) -> None:
    """Play to the end, or for some decisions of one's own, always with the last option."""
    taken = 0
    while not line.doc["over"] and (not moves or taken < moves):
        await line.until(lambda doc: doc["prompt"] or doc["over"])
        if line.doc["prompt"]:
            await line.decide(len(line.doc["prompt"]["options"]) - 1)
            taken += 1


async def table_against(me: Browser, level: str) -> str:
    return await me.made("me bot", level1=level)


async def test_during_a_game_only_the_odds_are_told_and_only_to_who_asked(place: Place) -> None:
    place.house.think_seconds = 0.05
    me = place.browser()
    table = await table_against(me, "legend")
    async with me.at(table) as line, place.browser().at(table) as watching:
        assert line.doc["own"]["odds"] is None
        await line.ask(type="reasons", on=True)
        await played(line, 6)
        await line.until(lambda doc: doc["own"]["odds"])

        told = line.doc["own"]["odds"]
        assert all(each["seat"] == 1 for each in told)
        assert any("expects to win" in each["text"] or each["text"] == "the only option"
                   for each in told)  # fmt: skip
        assert not any(name in each["text"] for each in told for name in NAMES)
        await line.ask(type="reasons", on=False)
        assert line.doc["own"]["odds"] is None
        while watching.seq < 3:
            await watching.receive()
        assert not any("expects to win" in message for message in watching.raw)


async def test_with_another_person_at_the_table_nobody_hears_the_odds(place: Place) -> None:
    one, other = place.browser(), place.browser()
    table = await one.made("me open bot", level2="street")
    await other.post(f"/tables/{table}/seats/1")
    async with one.at(table) as line:
        refused = await line.ask(type="reasons", on=True)
        assert refused["code"] == "not_allowed"
        assert line.doc["own"]["odds"] is None
        place.room(table).curious.add(0)
        await line.decide()
        assert line.doc["own"]["odds"] is None


async def test_reasons_are_kept_and_told_when_the_game_is_over(place: Place) -> None:
    place.house.think_seconds = 0.05
    me = place.browser()
    table = await table_against(me, "veteran")
    async with me.at(table) as line:
        await played(line, 1)
        early = await me.get(f"/api/v1/replays/{table}/reasons")
        assert early.status_code == 409
        await played(line)
        told = (await me.get(f"/api/v1/replays/{table}/reasons")).json()

    assert told
    assert {each["seat"] for each in told} == {1}
    assert [each["step"] for each in told] == sorted({each["step"] for each in told})
    assert any("expects to win" in each["text"] for each in told)


async def test_reasons_survive_a_restart_of_the_server(tmp_path: Path) -> None:
    async with served(tmp_path) as place:
        me = place.browser()
        table = await me.made("me bot", level1="street", visibility="public")
        async with me.at(table) as line:
            await played(line)
        told = (await me.get(f"/api/v1/replays/{table}/reasons")).json()
    async with served(tmp_path) as place:
        again = (await place.browser().get(f"/api/v1/replays/{table}/reasons")).json()
    assert told == again
    assert told


async def test_a_hint_is_the_full_reason_for_the_own_seat_and_says_it_once(place: Place) -> None:
    place.house.think_seconds = 0.05
    me = place.browser()
    table = await me.made("me me")
    async with me.at(table) as line:
        hint = await line.ask(type="hint")
        option = line.doc["prompt"]["options"][hint["option"]]
        assert hint["text"].count(option["text"]) >= 1
        assert hint["text"].startswith(option["text"])
        assert f"({option['text']}" not in hint["text"]


@pytest.mark.parametrize("level", list(LEVELS))
def test_the_odds_of_every_level_name_no_option(level: str) -> None:
    luck = Rng(seed_key(f"odds {level}"))
    state = new_game(TINY, Setup(2, seed=3))
    bot = player(level, 0.05)
    while state.question is not None and state.decisions < 30:
        index = bot.choose(Seat(state), luck)
        question = state.question
        texts = [TINY.describe(state, question.seat, each).text for each in question.options]
        assert bot.odds()
        assert not any(name in bot.odds() for name in [*NAMES, *texts])
        choose(state, index)
