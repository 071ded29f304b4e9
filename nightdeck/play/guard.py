"""Games with players of other packages: a player that ends its process costs one decision.

The games are played by processes of their own. Before a player is asked, the process marks who is
asked what; when it dies there, or hangs where nothing can interrupt it, the same game is played
again by a new process, which takes the default answer in that place and notes the fault.
"""

from __future__ import annotations

import os
import time
from collections import deque
from collections.abc import Iterable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import wait
from typing import TYPE_CHECKING, Any, Final

import msgspec

from nightdeck.kernel.errors import NightdeckError

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

    from nightdeck.play.executors import Work

SETTING_UP: Final = -1
"""Stands for the decision while a player is being made."""
PATIENCE: Final = 3
"""A player that ends so many processes in one game is not asked any more in it."""
LATE: Final = 5.0
"""So many seconds over its time a player is left before its process is killed."""
LOOK_EVERY: Final = 0.5
SPAWN: Final = get_context("spawn")


class Loss(msgspec.Struct, frozen=True):
    """A decision that is not asked again; from `SETTING_UP` on nothing is."""

    place: int
    decision: int
    why: str


class Guard:
    """What a guarded process knows: what was lost before, and where it marks what it does."""

    def __init__(self, marks: Any, losses: list[Loss]) -> None:
        self.marks = marks
        self.losses = losses

    def enter(self, place: int, decision: int, limit: float) -> str:
        """Mark that a player is asked now; return why it must not be, if so."""
        for loss in self.losses:
            if loss.place == place and loss.decision in (decision, SETTING_UP):
                return loss.why
        self.marks[:] = [1.0, place, decision, time.monotonic() + limit + LATE]
        return ""

    def leave(self) -> None:
        """Mark that no player is asked any more."""
        self.marks[0] = 0.0


GUARD: list[Guard] = []
"""The guard of this process, if it has one."""


def entered(place: int, decision: int, limit: float) -> str:
    """Mark that a player is asked; return why it must not be."""
    return GUARD[0].enter(place, decision, limit) if GUARD else ""


def left() -> None:
    """Mark that the player has answered."""
    if GUARD:
        GUARD[0].leave()


def serve(work: Work, pipe: Connection, marks: Any) -> None:
    """Play what comes through the pipe until it is closed."""
    import signal

    from nightdeck.play.executors import leave_with_parent

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    leave_with_parent()
    # What a player prints must not come between the results.
    os.dup2(2, 1)
    while True:
        try:
            losses, order = pipe.recv()
        except EOFError:
            return
        GUARD[:] = [Guard(marks, losses)]
        try:
            answer: Any = work(order)
        except NightdeckError as error:
            answer = error
        pipe.send(answer)


class Worker:
    """One guarded process and the order it works on."""

    def __init__(self, work: Work) -> None:
        self.work = work
        self.number = -1
        self.order = b""
        self.losses: list[Loss] = []
        self.start()

    def start(self) -> None:
        """Start a process."""
        self.pipe, theirs = SPAWN.Pipe()
        self.marks = SPAWN.Array("d", 4, lock=False)
        arguments = (self.work, theirs, self.marks)
        self.process = SPAWN.Process(target=serve, args=arguments, daemon=True)
        self.process.start()
        theirs.close()

    def take(self, number: int, order: bytes) -> None:
        """Begin to work on an order."""
        self.number, self.order, self.losses = number, order, []
        self.send()

    def send(self) -> None:
        """Send the order with what is not to be asked again."""
        try:
            self.pipe.send((self.losses, self.order))
        except OSError:
            raise NightdeckError("a worker process ended before it had anything to do") from None

    def answer(self) -> bytes | None:
        """Return the answer, or None when the process died and begins the game again."""
        try:
            answer = self.pipe.recv()
        except (EOFError, OSError):
            self.begin_again("ended its process")
            return None
        self.number = -1
        if isinstance(answer, Exception):
            raise answer
        found: bytes = answer
        return found

    def hurry(self) -> None:
        """Kill a process whose player hangs where nothing can interrupt it."""
        if self.number >= 0 and self.marks[0] and time.monotonic() > self.marks[3]:
            self.begin_again("hung and could not be interrupted")

    def begin_again(self, why: str) -> None:
        """Replace the process, and play the order again without what ended it."""
        self.stop()
        if not self.marks[0]:
            raise NightdeckError("a worker process ended without an answer")
        place, decision = int(self.marks[1]), int(self.marks[2])
        self.losses.append(Loss(place, decision, why))
        if sum(each.place == place for each in self.losses) >= PATIENCE:
            why = f"{why} {PATIENCE} times and is not asked any more"
            self.losses = [each for each in self.losses if each.place != place]
            self.losses.append(Loss(place, SETTING_UP, why))
        self.start()
        self.send()

    def stop(self) -> None:
        """End the process."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


def guarded(work: Work, orders: Iterable[bytes], workers: int) -> Iterator[bytes]:
    """Work on guarded processes; answers come back in the order of the orders."""
    waiting = deque(enumerate(orders))
    crew = [Worker(work) for _ in range(min(workers, len(waiting)))]
    answers: dict[int, bytes] = {}
    given = 0
    try:
        while waiting or answers or any(each.number >= 0 for each in crew):
            for each in crew:
                if each.number < 0 and waiting:
                    each.take(*waiting.popleft())
            busy = {each.pipe: each for each in crew if each.number >= 0}
            for pipe in wait(list(busy), LOOK_EVERY) if busy else []:
                worker = busy[pipe]  # type: ignore[index]
                number, answer = worker.number, worker.answer()
                if answer is not None:
                    answers[number] = answer
            for each in crew:
                each.hurry()
            while given in answers:
                yield answers.pop(given)
                given += 1
    finally:
        for each in crew:
            each.stop()
