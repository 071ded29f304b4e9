"""Bots think in processes of their own: one that hangs, breaks or dies loses its decision only."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from nightdeck.kernel.codec import load
from nightdeck.kernel.engine import choose, new_game
from nightdeck.kernel.game import Setup
from nightdeck.kernel.rng import Rng, seed_key
from nightdeck.kernel.views import redealt
from nightdeck.table.bots import Bots, job_for, place_of
from nightdeck.table.settings import Limits, Settings
from nightdeck.table.thinker import MOST_KEPT, Job, Players, thought
from tests.table.place import served
from tests.tiny import slow_games
from tests.tiny.game import TINY

SLOW = {game.slug: game for game in (slow_games.HANGING, slow_games.RAISING,
                                     slow_games.DYING, slow_games.PRINTING)}  # fmt: skip


@pytest.mark.parametrize("slug", list(SLOW))
async def test_a_bot_that_fails_gives_the_default_answer_and_the_game_goes_on(
    slug: str, tmp_path: Path
) -> None:
    settings = Settings(limits=Limits(bot_seconds=0.3))
    async with served(tmp_path, games={slug: SLOW[slug]}, settings=settings) as place:
        place.house.think_seconds = 0.1
        me = place.browser()
        table = await me.made("bot me", slug, level0="street", level1="street")
        async with me.at(table) as line:
            await line.until(lambda doc: doc["number"] >= 1, 15)
            assert line.doc["room"]["status"] == "running"


async def test_while_a_bot_thinks_the_server_answers_at_once(tmp_path: Path) -> None:
    settings = Settings(limits=Limits(bot_seconds=3.0))
    async with served(tmp_path, games={"hanging": slow_games.HANGING}, settings=settings) as place:
        me = place.browser()
        table = await me.made("bot me", "hanging", level0="street", level1="street")
        await asyncio.sleep(0.5)
        loop = asyncio.get_running_loop()
        async with me.at(table) as line:
            began = loop.time()
            for _ in range(20):
                assert (await line.ask(type="ping"))["type"] == "pong"
            assert loop.time() - began < 1.0
            assert line.doc["number"] == 0


async def test_a_job_holds_nothing_the_seat_cannot_know() -> None:
    state = new_game(TINY, Setup(2, seed=b"s" * 32, record=True))
    for number in range(6):
        choose(state, number % len(state.question.options))  # type: ignore[union-attr]
    job = job_for(state, "street", 1.0, place_of(TINY), "bot")
    world = load(job.position.encode(), TINY)

    assert world.log is None
    assert state.rng.key.hex() not in job.position
    assert world.rng.key != state.rng.key
    assert state.question is not None
    hidden = [card for card in range(len(state.definition))
              if not state.knows(state.question.seat, card)]  # fmt: skip
    assert [world.definition[card] for card in hidden] != [
        state.definition[card] for card in hidden
    ]


def test_exchanging_hidden_cards_does_not_change_what_a_bot_chooses() -> None:
    luck = Rng(seed_key("blind"))
    for number in range(20):
        state = new_game(TINY, Setup(2, seed=f"blind {number}"))
        for _ in range(luck.below(12)):
            question = state.question
            assert question is not None
            choose(state, luck.below(len(question.options)))
        question = state.question
        if question is None:
            continue
        other = redealt(state, question.seat, luck)
        other.rng = state.rng.clone()
        if other.question is None or other.question.options != question.options:
            continue
        choices = []
        for each in (state, other):
            job = job_for(each, "random", 1.0, place_of(TINY), "bot")
            choices.append(thought(job).option)
        assert choices[0] == choices[1]


async def test_a_worker_that_died_is_replaced() -> None:
    bots = Bots(1, 5.0)
    state = new_game(slow_games.DYING, Setup(2, seed=1))
    sound = new_game(TINY, Setup(2, seed=1))

    def job(of: object, place: str) -> Job:
        return job_for(of, "street", 0.1, place, "bot")  # type: ignore[arg-type]

    dying = place_of(slow_games.DYING)
    assert await bots.think(lambda: job(state, dying)) is None
    answer = await bots.think(lambda: job(sound, place_of(TINY)))
    assert answer is not None
    assert answer.option >= 0
    await bots.close()


# Players who remember -------------------------------------------------------------------------


def tiny_job(state: object, player: str, level: str = "street") -> Job:
    return job_for(state, level, 0.05, place_of(TINY), "bot", player)  # type: ignore[arg-type]


def test_legend_uses_what_it_found_out_about_a_position_when_that_comes_about() -> None:
    players = Players()
    state = new_game(TINY, Setup(2, seed=1))
    taken_up = 0
    while state.question is not None and state.decisions < 40:
        seat = state.question.seat
        job = tiny_job(state, f"table {seat}", "legend")
        before = players.of(job)
        choose(state, players.thought(job).option)
        assert players.of(job) is before
        tree = getattr(before, "tree", None)
        taken_up += tree is not None and any(
            edge.visits > len(each.values)
            for each in before.ranking  # type: ignore[attr-defined]
            for edge in [before.edges[each.index]]  # type: ignore[attr-defined]
        )
    assert taken_up > 0


def test_a_player_is_forgotten_with_its_table_and_when_there_are_too_many() -> None:
    players = Players()
    state = new_game(TINY, Setup(2, seed=1))
    first = players.of(tiny_job(state, "table 0"))
    assert players.of(tiny_job(state, "table 0")) is first
    job = tiny_job(state, "table 0")
    job.gone = ["table 0"]
    assert players.of(job) is not first

    for number in range(MOST_KEPT + 5):
        players.of(tiny_job(state, f"{number} 0"))
    assert len(players.kept) == MOST_KEPT
    assert "0 0" not in players.kept


def test_a_seat_whose_level_changes_gets_another_player() -> None:
    players = Players()
    state = new_game(TINY, Setup(2, seed=1))
    first = players.of(tiny_job(state, "table 0", "street"))
    assert players.of(tiny_job(state, "table 0", "random")) is not first


async def test_a_player_comes_back_to_the_worker_that_knows_it() -> None:
    bots = Bots(2, 5.0)
    state = new_game(TINY, Setup(2, seed=1))
    for player in ("a 0", "b 0", "a 0", "a 0", "b 0", "a 0"):
        assert await bots.think(lambda name=player: tiny_job(state, name), player) is not None  # type: ignore[misc]
    assert sorted(sorted(worker.players) for worker in bots.alive) == [["a 0"], ["b 0"]]

    bots.forget("a")
    assert sorted(sorted(worker.players) for worker in bots.alive) == [[], ["b 0"]]
    assert [worker.gone for worker in bots.alive if not worker.players] == [["a 0"]]
    await bots.close()
