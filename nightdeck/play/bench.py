"""What `nightdeck bench` measures: uniformly random legal play, copies, saves and memory.

Every figure is the median of five runs with its spread, (largest - smallest) / median, as
measured and scaled by the yardstick. All times are CPU times of one thread.
"""

from __future__ import annotations

import gc
import random
import statistics
import time
import tracemalloc
from collections.abc import Callable
from typing import Any, Final

import msgspec

from nightdeck.kernel import state as state_module
from nightdeck.kernel.clone import clone
from nightdeck.kernel.engine import choose, new_game
from nightdeck.kernel.game import Game, Setup
from nightdeck.kernel.rng import Rng, seed_key
from nightdeck.kernel.state import State
from nightdeck.play.bots.legend import Legend
from nightdeck.play.bots.race import contenders
from nightdeck.play.bots.trials import favourite
from nightdeck.play.players import Seat
from nightdeck.play.yardstick import NORMAL, Stopwatch
from nightdeck.records.codec import load, save
from nightdeck.seen.views import redealt, view

RUNS: Final = 5
SEARCH: Final = 60
"""Tries of one search that is measured."""
THOUGHTFUL: Final = 4
"""A position with at least so many different options is worth a search."""
KEPT: Final = 40
"""So many copies are kept alive to weigh one."""


class Figure(msgspec.Struct):
    """One measure: the median, how far the runs lie apart, and the median on the normal machine."""

    measured: float
    normalised: float
    spread: float
    unit: str


class Report(msgspec.Struct):
    """All figures of one game, beside the yardstick they were taken with."""

    game: str
    title: str
    behaviour: int
    players: int
    compiled: bool
    yardstick: float
    figures: dict[str, Figure]
    normal: float = NORMAL


class Run:
    """Random games played for some CPU time."""

    def __init__(self) -> None:
        self.watch: Stopwatch = Stopwatch()
        self.games: int = 0
        self.decisions: int = 0
        self.options: int = 0


def random_run(game: Game[Any], players: int, seconds: float, seed: str) -> Run:
    """Play random games from fresh seeds until the time is used up; games end naturally."""
    run = Run()
    luck = random.Random(seed).random
    while run.watch.seconds < seconds:
        state = new_game(game, Setup(players, seed=f"{seed} {run.games}"))
        while (question := state.question) is not None:
            count = len(question.options)
            run.options += count
            choose(state, int(luck() * count))
        run.decisions += state.decisions
        run.games += 1
        if run.watch.due():
            run.watch.lap()
    return run


def middle(game: Game[Any], players: int) -> State:
    """Return a state half way through a random game; the same one every time."""
    seed = "bench middle"
    length = replayed(game, players, seed, None).decisions
    return replayed(game, players, seed, length // 2)


def replayed(game: Game[Any], players: int, seed: str, until: int | None) -> State:
    """Return a random game at its end, or after so many decisions."""
    luck = random.Random(seed).random
    state = new_game(game, Setup(players, seed=seed))
    while (question := state.question) is not None and state.decisions != until:
        choose(state, int(luck() * len(question.options)))
    return state


def timed(work: Callable[[], object], seconds: float) -> tuple[float, float, float]:
    """Return how many microseconds one call takes, measured and scaled, and the yardstick."""
    batch = 1
    while batch < 1 << 20:
        started = time.process_time()
        for _ in range(batch):
            work()
        if time.process_time() - started > 0.01:
            break
        batch *= 2
    watch = Stopwatch()
    calls = 0
    while watch.seconds < seconds:
        for _ in range(batch):
            work()
        calls += batch
        if watch.due() or time.process_time() - watch.started + watch.seconds >= seconds:
            watch.lap()
    return watch.seconds / calls * 1e6, watch.normal / calls * 1e6, watch.yardstick


def memory(state: State) -> float:
    """Return the KiB one live game without its log occupies: traced, over kept copies."""
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        kept = [clone(state) for _ in range(KEPT)]
        after = tracemalloc.get_traced_memory()[0]
        return (after - before) / len(kept) / 1024
    finally:
        tracemalloc.stop()


def figure(measured: list[float], normalised: list[float], unit: str) -> Figure:
    """Return the median of runs and its spread in percent of the scaled median."""
    median = statistics.median(normalised)
    spread = (max(normalised) - min(normalised)) / median * 100 if median else 0.0
    return Figure(round(statistics.median(measured), 3), round(median, 3), round(spread, 1), unit)


def constant(value: float, unit: str) -> Figure:
    """Return a figure that does not depend on the machine's speed."""
    return Figure(round(value, 3), round(value, 3), 0.0, unit)


def speed_figures(runs: list[Run]) -> dict[str, Figure]:
    """Return what random play tells: rates, branching and length."""
    raw = [run.watch.seconds for run in runs]
    normal = [run.watch.normal for run in runs]
    decisions = sum(run.decisions for run in runs)
    games = sum(run.games for run in runs)
    return {
        "decisions": figure(
            [run.decisions / time for run, time in zip(runs, raw, strict=True)],
            [run.decisions / time for run, time in zip(runs, normal, strict=True)],
            "decisions/s",
        ),
        "games": figure(
            [run.games / time for run, time in zip(runs, raw, strict=True)],
            [run.games / time for run, time in zip(runs, normal, strict=True)],
            "games/s",
        ),
        "branching": constant(sum(run.options for run in runs) / decisions, "options/decision"),
        "length": constant(decisions / games, "decisions/game"),
    }


def copy_figures(
    game: Game[Any], players: int, seconds: float
) -> tuple[dict[str, Figure], list[float]]:
    """Return the cost of a clone, a save, a load, a view and a redeal, with the yardsticks."""
    state = middle(game, players)
    text = save(state)
    rng = Rng(seed_key("bench redeal"))
    seat = state.question.seat if state.question is not None else 0
    jobs: dict[str, Callable[[], object]] = {
        "clone": lambda: clone(state),
        "save": lambda: save(state),
        "load": lambda: load(text, game),
        "view": lambda: view(state, seat),
        "redeal": lambda: redealt(state, seat, rng),
        "start": lambda: new_game(game, Setup(players, seed="bench start")),
    }
    figures: dict[str, Figure] = {}
    sticks: list[float] = []
    for name, work in jobs.items():
        runs = [timed(work, seconds) for _ in range(RUNS)]
        figures[name] = figure([run[0] for run in runs], [run[1] for run in runs], "µs")
        sticks.extend(run[2] for run in runs)
    figures["save_size"] = constant(len(text) / 1000, "kB")
    figures["memory"] = constant(memory(state), "KiB")
    return figures, sticks


def search_figure(game: Game[Any], players: int, seconds: float) -> tuple[Figure, list[float]]:
    """Return how many tries a second the strongest level makes half way through a game."""
    seat = Seat(thoughtful(game, players))
    rng = Rng(seed_key("bench search"))
    raw: list[float] = []
    normal: list[float] = []
    sticks: list[float] = []
    for _ in range(RUNS):
        watch = Stopwatch()
        tries = 0
        while watch.seconds < seconds:
            legend = Legend(3600, SEARCH)
            legend.choose(seat, rng)
            tries += sum(each.tries for each in legend.ranking)
            if watch.due() or time.process_time() - watch.started + watch.seconds >= seconds:
                watch.lap()
        raw.append(tries / watch.seconds)
        normal.append(tries / watch.normal)
        sticks.append(watch.yardstick)
    return figure(raw, normal, "tries/s"), sticks


def thoughtful(game: Game[Any], players: int) -> State:
    """Return a position half way through a sensible game in which there is something to think."""
    length = sensible(game, players, None).decisions
    state = sensible(game, players, length // 2)
    while state.question is not None:
        if game.is_quiet(state) and len(contenders(game, state)) >= THOUGHTFUL:
            return state
        choose(state, favourite(game, state))
    return new_game(game, Setup(players, seed="bench search"))


def sensible(game: Game[Any], players: int, until: int | None) -> State:
    """Return a game by the heuristic at its end, or after so many decisions."""
    state = new_game(game, Setup(players, seed="bench search"))
    while state.question is not None and state.decisions != until:
        choose(state, favourite(game, state))
    return state


def is_compiled() -> bool:
    """Tell whether the kernel runs compiled."""
    return not (state_module.__file__ or "").endswith(".py")


def bench(game: Game[Any], players: int | None = None, seconds: float = 1.0) -> Report:
    """Measure one game at its largest table, or with so many players.

    `seconds` is the CPU time of each of the five runs of random play.
    """
    count = max(game.seat_counts) if players is None else players
    game.check_setup(Setup(count))
    random_run(game, count, min(seconds, 0.2), "bench warm")
    runs = [random_run(game, count, seconds, f"bench {number}") for number in range(RUNS)]
    copies, sticks = copy_figures(game, count, seconds / 5)
    search, more = search_figure(game, count, seconds)
    sticks.extend(more)
    sticks.extend(run.watch.yardstick for run in runs)
    return Report(
        game=game.slug,
        title=game.title,
        behaviour=game.behaviour,
        players=count,
        compiled=is_compiled(),
        yardstick=round(statistics.median(sticks), 2),
        figures={**speed_figures(runs), "search": search, **copies},
    )
