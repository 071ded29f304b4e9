"""A rule procedure is a frame: a plain value with named steps, living on the state's stack.

A step is a method that takes the state and may change it, emit events, ask one question
(`state.ask`), call sub-procedures (`state.call`) or end the game. What it returns says where to
go on: nothing means the next step in the list, a step's name is the rulebook's "go to", and DONE
ends the procedure. The step after a question finds the chosen option in `state.answer`, the step
after a sub-procedure finds what it gave back in `state.result`.

Every attribute of a frame is a constructor parameter of the same name and holds only numbers,
strings, tuples of numbers, and lists or dictionaries of those: so any moment of a game can be
cloned, saved and compared. Where a frame stands is kept beside it, in `state.at`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from nightdeck.kernel.state import State

DONE: Final = "done"


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """One running procedure; subclasses list their steps in rulebook order."""

    steps: ClassVar[tuple[str, ...]] = ()

    def run(self, step: int, state: State) -> str | None:
        """Carry out one step and tell where to go on."""
        where: str | None = getattr(self, self.steps[step])(state)
        return where


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatFrame(Frame):
    """A procedure of one seat."""

    def __init__(self, seat: int) -> None:
        self.seat: int = seat


Step = Callable[[Any, Any], str | None]

FUNCTIONS: Final[dict[type[Frame], tuple[Step, ...]]] = {}


def functions_of(kind: type[Frame]) -> tuple[Step, ...]:
    """Find the steps of a kind of procedure, once: running one then needs no search by name."""
    found = tuple([getattr(kind, name) for name in kind.steps])
    FUNCTIONS[kind] = found
    return found
