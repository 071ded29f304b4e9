"""Where the games of a simulation are played: here, on several processes, on a cluster.

An executor is a function that takes orders (bytes) and a number of workers and yields the answer
to each order, in the order they were given. Orders and answers are JSON, so that a cluster can
carry them as well as a pipe. Others add theirs to EXECUTORS.
"""

from __future__ import annotations

import importlib
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from nightdeck.kernel.errors import BadSetup, NightdeckError
from nightdeck.play.finding import unknown

Work = Callable[[bytes], bytes]
Executor = Callable[[Work, Iterable[bytes], int], Iterator[bytes]]

EXECUTORS: Final[dict[str, str]] = {
    "here": "nightdeck.play.executors:here",
    "processes": "nightdeck.play.executors:processes",
    "guarded": "nightdeck.play.guard:guarded",
    "ray": "nightdeck.play.cluster:on_ray",
}
"""Name to the place of the executor; loaded only when asked for."""

AHEAD: Final = 3
"""So many orders wait for each worker, enough to keep it busy."""


def executor(name: str) -> Executor:
    """Return an executor by name."""
    if name not in EXECUTORS:
        raise BadSetup(unknown("executor", name, EXECUTORS))
    module, _, attribute = EXECUTORS[name].partition(":")
    try:
        found: Executor = getattr(importlib.import_module(module), attribute)
    except ImportError as error:
        raise BadSetup(f"the executor {name!r} cannot be loaded: {error}") from None
    return found


def here(work: Work, orders: Iterable[bytes], workers: int) -> Iterator[bytes]:
    """Work in this process, one order after the other."""
    for order in orders:
        yield work(order)


def processes(work: Work, orders: Iterable[bytes], workers: int) -> Iterator[bytes]:
    """Work on freshly spawned processes; answers come back in the order of the orders."""
    from concurrent.futures import Future, ProcessPoolExecutor
    from concurrent.futures.process import BrokenProcessPool
    from multiprocessing import get_context

    waiting: deque[Future[bytes]] = deque()
    context = get_context("spawn")
    with ProcessPoolExecutor(workers, context, leave_with_parent) as pool:
        try:
            for order in orders:
                waiting.append(pool.submit(work, order))
                if len(waiting) > workers * AHEAD:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        except BrokenProcessPool:
            raise NightdeckError("a worker process ended without an answer") from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def leave_with_parent() -> None:
    """Let this worker end as soon as the process that gives it orders is gone, however it went."""
    import os
    from multiprocessing import parent_process
    from multiprocessing.connection import wait
    from threading import Thread

    parent = parent_process()
    assert parent is not None

    def watch() -> None:
        wait([parent.sentinel])
        os._exit(1)

    Thread(target=watch, daemon=True).start()
