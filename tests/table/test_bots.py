"""Bots think in processes of their own: one that hangs, breaks or dies loses its decision only."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from nightdeck.kernel.engine import choose, new_game
from nightdeck.kernel.game import Setup
from nightdeck.kernel.rng import Rng, seed_key
from nightdeck.records.codec import load
from nightdeck.seen.views import redealt
from nightdeck.table.bots import GRACE, MOST_LINES, PATIENCE, Bots, Place, job_for, place_of
from nightdeck.table.plays import APART
from nightdeck.table.settings import Limits, Settings
from nightdeck.table.thinker import MOST_KEPT, Job, Players, Thought, thought
from nightdeck.table.turns import LEAST, Turns
from tests.table.place import served
from tests.tiny import slow_games
from tests.tiny.game import TINY, BackAlley

SLOW = {game.slug: game for game in (slow_games.HANGING, slow_games.RAISING,
                                     slow_games.DYING, slow_games.PRINTING, slow_games.GREEDY,
                                     slow_games.WRITING, slow_games.LEAVING)}  # fmt: skip


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
            assert line.doc["number"] == APART


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


# Bots of others that misbehave -----------------------------------------------------------------


def job_of(game: BackAlley, player: str = "table 0", seconds: float = 0.05) -> Job:
    """Return the first question of a game for a bot that asks its rule of thumb."""
    state = new_game(game, Setup(2, seed=1))
    return job_for(state, "street", seconds, place_of(game), "bot", player)


async def asked(bots: Bots, game: BackAlley, player: str = "table 0", guest: str = "") -> bool:
    """Let a bot think; tell whether it answered."""
    return await bots.think(lambda: job_of(game, player), player, guest) is not None


async def test_a_bot_cannot_have_more_memory_than_its_process_is_given(
    caplog: pytest.LogCaptureFixture,
) -> None:
    bots = Bots(1, 20.0, memory=512)
    assert await asked(bots, slow_games.GREEDY) is False
    assert "MemoryError" in caplog.text
    # The same process thinks on for others.
    before = list(bots.alive)
    assert await asked(bots, TINY) is True
    assert bots.alive == before
    await bots.close()


async def test_what_a_bot_writes_to_standard_output_disturbs_no_answer_and_is_logged_in_measure(
    caplog: pytest.LogCaptureFixture,
) -> None:
    bots = Bots(1, 20.0)
    for _ in range(3):
        assert await asked(bots, slow_games.WRITING) is True
    assert len(bots.alive) == 1
    await bots.close()
    lines = [record.getMessage() for record in caplog.records if "wrote:" in record.getMessage()]
    assert len(lines) == MOST_LINES
    assert "\x1b" not in caplog.text
    assert "\x07" not in caplog.text
    assert "dropped" in lines[-1]


async def test_a_failing_bot_is_named_once_with_its_table_file_and_line(
    caplog: pytest.LogCaptureFixture,
) -> None:
    bots = Bots(1, 20.0)
    for table in ("one", "one", "one", "two"):
        assert await asked(bots, slow_games.RAISING, f"{table} 0") is False
    await bots.close()
    told = [each.getMessage() for each in caplog.records if "lost a decision" in each.getMessage()]
    assert [text.split(" lost")[0] for text in told] == [
        "bot street at table one", "bot street at table two"]  # fmt: skip
    assert "KeyError: 'nothing'" in told[0]
    assert "slow_games.py, line " in told[0]


async def test_a_bot_that_ends_the_program_loses_its_decision_and_its_words_are_harmless(
    caplog: pytest.LogCaptureFixture,
) -> None:
    bots = Bots(1, 20.0)
    assert await asked(bots, slow_games.LEAVING) is False
    assert "SystemExit: [2Jgone" in caplog.text
    assert "\x1b" not in caplog.text
    assert len(bots.free) == 1
    await bots.close()


async def test_a_bot_that_hangs_delays_no_other_table() -> None:
    """One process: the other table waits for the grace at most, never for the whole limit."""
    bots = Bots(1, 55.0)
    hanging = asyncio.create_task(asked(bots, slow_games.HANGING, "hanging 0", "mallory"))
    await asyncio.sleep(0.1)
    began = asyncio.get_running_loop().time()
    assert await asked(bots, TINY, "sound 0", "alice") is True
    assert await asked(bots, TINY, "sound 0", "alice") is True
    assert asyncio.get_running_loop().time() - began < GRACE + 20
    assert not hanging.done()
    hanging.cancel()
    await asyncio.gather(hanging, return_exceptions=True)
    await bots.close()


async def test_many_hanging_bots_run_beside_the_others_only_up_to_a_limit() -> None:
    bots = Bots(1, 30.0)
    tables = [
        asyncio.create_task(asked(bots, slow_games.HANGING, f"{n} 0", "mallory")) for n in range(4)
    ]
    assert await asked(bots, TINY, "sound 0", "alice") is True
    assert len(bots.alive) <= 2
    for each in tables:
        each.cancel()
    await asyncio.gather(*tables, return_exceptions=True)
    await bots.close()


async def test_a_bot_that_is_late_again_and_again_is_asked_more_rarely_and_the_log_says_so(
    caplog: pytest.LogCaptureFixture,
) -> None:
    bots = Bots(1, 0.2)
    for _ in range(PATIENCE):
        assert await asked(bots, slow_games.HANGING) is False
    began = asyncio.get_running_loop().time()
    for _ in range(2**PATIENCE):
        assert await asked(bots, slow_games.HANGING) is False
    assert asyncio.get_running_loop().time() - began < 0.1
    assert f"its next {2**PATIENCE} questions get the default answer" in caplog.text
    # A new process needs more than a moment where much else is going on.
    bots.limit = 20.0
    assert await asked(bots, TINY) is True
    assert bots.timeouts == {}
    bots.forget("table")
    assert bots.resting == {}
    await bots.close()


# Fair shares -----------------------------------------------------------------------------------


async def test_guests_are_served_in_turn_and_their_tables_in_turn() -> None:
    """Nobody waits behind all tables of somebody else."""
    turns = Turns(1)
    await turns.take("mallory", "m")
    order: list[str] = []

    async def wait(guest: str, table: str) -> None:
        await turns.take(guest, table)
        order.append(f"{guest} {table}")
        turns.give_back(guest)

    queue = [("mallory", f"m{n}") for n in range(4)] + [("mallory", "m0")]
    queue += [("alice", "a"), ("bob", "b"), ("alice", "a")]
    waiting = [asyncio.create_task(wait(*each)) for each in queue]
    await asyncio.sleep(0)
    turns.give_back("mallory")
    await asyncio.gather(*waiting)

    assert order == [
        "mallory m0", "alice a", "bob b", "mallory m1", "alice a", "mallory m2", "mallory m3",
        "mallory m0",
    ]  # fmt: skip
    assert turns.free == 1
    assert not turns.guests
    assert not turns.thinking


async def test_who_gives_up_waiting_leaves_the_turn_to_the_next() -> None:
    turns = Turns(1)
    await turns.take("a", "1")
    first = asyncio.create_task(turns.take("b", "1"))
    second = asyncio.create_task(turns.take("c", "1"))
    await asyncio.sleep(0)
    turns.give_back("a")
    # The turn has been given, but whoever had it goes away before using it.
    first.cancel()
    await asyncio.gather(first, return_exceptions=True)
    await asyncio.wait_for(second, 1)
    turns.give_back("c")
    assert turns.free == 1


async def test_who_has_many_tables_shortens_the_thinking_of_their_own_bots() -> None:
    turns = Turns(1)
    assert turns.share("alice") == 1.0
    await turns.take("mallory", "m")
    tasks = [asyncio.create_task(turns.take("mallory", f"m{n}")) for n in range(49)]
    tasks.append(asyncio.create_task(turns.take("alice", "a")))
    await asyncio.sleep(0)
    assert turns.share("mallory") == LEAST
    assert turns.share("bob") == pytest.approx(1 / 3)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def test_fifty_tables_of_one_guest_do_not_keep_the_bot_of_another_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Counted in thoughts, not in seconds: two of the other guest's come first at most."""
    begun: list[str] = []
    real = Bots.answer

    async def counted(self: Bots, job: Job, place: Place) -> Thought | None:
        begun.append(job.player.partition(" ")[0])
        return await real(self, job, place)

    monkeypatch.setattr(Bots, "answer", counted)
    async with served(tmp_path) as place:
        place.house.think_seconds = 0.3
        mallory, alice = place.browser(), place.browser()
        await mallory.get("/")
        crowd = [await mallory.made("bot bot", level0="legend", level1="legend") for _ in range(50)]
        for each in crowd:
            await mallory.get(f"/api/v1/tables/{each}/document")
        table = await alice.made("me bot", level1="random")
        waits: list[int] = []
        async with alice.at(table) as line:
            while len(waits) < 4 and not line.doc["over"]:
                await line.until(lambda doc: doc["prompt"] is not None)
                asked, number = len(begun), line.doc["number"]
                await line.decide(0)
                if line.doc["prompt"] is None and not line.doc["over"]:
                    await line.until(lambda doc, n=number: doc["number"] > n + 1)  # type: ignore[misc]
                    waits.append(begun[asked:].index(table))
        assert waits
        assert max(waits) <= 2
        assert set(begun) & set(crowd)


async def test_bots_among_themselves_pause_when_nobody_looks_and_go_on_when_somebody_does(
    tmp_path: Path,
) -> None:
    limits = Limits(unwatched_seconds=0.2, idle_room_seconds=1.0)
    async with served(tmp_path, settings=Settings(limits=limits)) as place:
        me = place.browser()
        table = await me.made("bot bot", pace="50")
        await asyncio.sleep(0.3)
        assert place.room(table).number == 0
        async with me.at(table) as line:
            await line.until(lambda doc: doc["number"] >= 2)
        await asyncio.sleep(0.5)
        stopped = place.room(table).number
        await asyncio.sleep(0.3)
        assert place.room(table).number == stopped
        await me.get(f"/api/v1/tables/{table}/document")
        async with asyncio.timeout(5):
            while place.room(table).number == stopped:
                await asyncio.sleep(0.02)
        async with asyncio.timeout(5):
            while table in place.house.rooms:
                await asyncio.sleep(0.05)
        async with me.at(table) as line:
            await line.until(lambda doc: doc["number"] > stopped)


async def test_a_bot_goes_on_for_a_person_who_only_asks_now_and_then(tmp_path: Path) -> None:
    limits = Limits(unwatched_seconds=0.0)
    async with served(tmp_path, settings=Settings(limits=limits)) as place:
        me = place.browser()
        table = await me.made("bot me")
        async with asyncio.timeout(5):
            while place.room(table).row.asked == 0:
                await asyncio.sleep(0.02)
