"""Swift checks and the cache (NEU-8).

Worked examples: NEU-E10, NEU-E12, NEU-E36, NEU-E37.
"""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.neuroscape.model.definitions import ABILITY_ROW
from nightdeck.games.neuroscape.model.items import SEAT
from nightdeck.games.neuroscape.model.rulings import R01, R02, R03, R04, R05, R63
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.rules.announcing import announce
from nightdeck.games.neuroscape.rules.playing import (
    activatable,
    may_be_hiding_something,
    swift_options,
)
from nightdeck.games.neuroscape.rules.putting import newest_item
from nightdeck.games.neuroscape.rules.resolving import Resolving
from nightdeck.games.neuroscape.rules.triggers import settle
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import Option
from nightdeck.kernel.windows import Pile, Window


def seats_after(state: NeuState, seat: int) -> list[int]:
    """NEU-8.4, NEU-8.8, NEU-18.8 Return the surviving seats left of one, itself last; NEU-R05."""
    if state.rulings[R05] and state.seats == 4 and state.teams[0] != state.teams[1]:
        place = state.order.index(seat)
        around = state.order[place + 1 :] + state.order[: place + 1]
        return [each for each in around if not state.is_out(each)]
    around = [(seat + step) % state.seats for step in range(1, state.seats + 1)]
    return [each for each in around if not state.is_out(each)]


def must_be_asked(state: NeuState, seat: int) -> bool:
    """NEU-8.9 A player is passed over only if public facts prove that they can only pass."""
    if may_be_hiding_something(state, seat):
        return True
    return bool(state.index[ABILITY_ROW]) and bool(activatable(state, seat))


class Cache(Pile[NeuState]):
    """NEU-8.5, NEU-8.10 Action checks, then the newest item, until nothing is left."""

    def __init__(
        self,
        name: str = "swift",
        order: list[int] | None = None,
        turn: int = 0,
        passes: int = 0,
        newest: int = -1,
        floor: int = -1,
    ) -> None:
        super().__init__(name, order, turn, passes, newest)
        self.floor: int = floor
        """What is not newer waits for the pile that this one was opened above (NEU-R04)."""

    def open_round(self, state: NeuState) -> str | None:
        """NEU-8.4 A check for the newest item; NEU-16.9 none if the active player is out."""
        return "resolve_newest" if state.is_out(state.active_seat) else super().open_round(state)

    def offer(self, state: NeuState) -> str | None:
        """NEU-8.13 If its item has vanished, the check goes on for the one on top, passes kept."""
        if state.out and state.cache:
            asked = self.order_after(state, state.cache[-1])
            left = [seat for seat in self.order[self.passes :] if seat in asked]
            self.order = self.order[: self.passes] + left
            self.turn = self.passes if left else 0
        return super().offer(state)

    def is_closed(self, state: NeuState) -> bool:
        """NEU-8.13 A check is over when nothing is left that it could be about."""
        return self.top(state) <= self.floor

    def resolve_newest(self, state: NeuState) -> str | None:
        """NEU-8.7 The top item, as long as there is one."""
        return DONE if self.is_closed(state) else super().resolve_newest(state)

    def things(self, state: NeuState) -> list[list[int]]:
        """NEU-2.1j The items, newest last."""
        return state.cache

    def order_after(self, state: NeuState, thing: list[int]) -> list[int]:
        """NEU-8.4 Everybody but the item's controller; NEU-R01, NEU-R63."""
        around = seats_after(state, thing[SEAT])
        if state.rulings[R63]:
            return around[-1:] + around[:-1] if thing[SEAT] in around else around
        if state.rulings[R01]:
            return around
        return [seat for seat in around if seat != thing[SEAT]]

    def options(self, state: NeuState, seat: int) -> list[Option]:
        """NEU-8.1 Every swift action."""
        return swift_options(state, seat)

    def must_ask(self, state: NeuState, seat: int) -> bool:
        """NEU-8.9 A silent pass never reveals a hand."""
        return must_be_asked(state, seat)

    def announce(self, state: NeuState, seat: int, option: Option) -> None:
        """NEU-8.5, NEU-8.11 An answer; a psychosis failure adds no item."""
        announce(state, seat, option)

    def resolve(self, state: NeuState, thing: list[int]) -> None:
        """NEU-8.7 Resolve the top item completely."""
        state.call(Resolving(thing[0]))

    def settle(self, state: NeuState) -> None:
        """NEU-10.9 Then a checkpoint and the triggers."""
        settle(state)

    def go_on(self, state: NeuState) -> str | None:
        """NEU-8.7 No swift actions between items, unless NEU-R04 says so.

        NEU-16.9 Without the active player the rest resolves without new checks.
        """
        if state.is_out(state.active_seat):
            return "resolve_newest"
        is_old = self.top(state) <= self.newest
        if state.rulings[R04] and is_old and not self.is_closed(state):
            state.call(AutomaticCheck())
            return "resolve_newest"
        return super().go_on(state)


class AutomaticCheck(Window[NeuState]):
    """NEU-8.6 From the active player on, everybody acts or passes, until all pass in a row."""

    keeps_priority: ClassVar[bool] = True
    reopens: ClassVar[bool] = False

    def __init__(
        self,
        name: str = "swift",
        order: list[int] | None = None,
        turn: int = 0,
        passes: int = 0,
        newest: int = -1,
    ) -> None:
        super().__init__(name, [] if order is None else order, turn, passes)
        self.newest: int = newest

    def offer(self, state: NeuState) -> str | None:
        """NEU-R02 says who is asked first; NEU-16.9 nobody if the active player is out."""
        if state.is_out(state.active_seat):
            return DONE
        if not self.order:
            around = seats_after(state, state.active_seat)
            first_last = state.active_seat in around and not state.rulings[R02]
            self.order = around[-1:] + around[:-1] if first_last else around
        return super().offer(state)

    def options(self, state: NeuState, seat: int) -> list[Option]:
        """NEU-8.1 Every swift action."""
        return swift_options(state, seat)

    def must_ask(self, state: NeuState, seat: int) -> bool:
        """NEU-8.9 A silent pass never reveals a hand."""
        return must_be_asked(state, seat)

    def perform(self, state: NeuState, seat: int, option: Option) -> None:
        """NEU-8.6 An item that is put opens an action check; then the cache resolves."""
        self.newest = newest_item(state)
        announce(state, seat, option)
        state.call(Unwinding(self.newest))

    def check(self, state: NeuState) -> str | None:
        """NEU-8.6, NEU-R03 Then it begins again; after a psychosis failure passes stand."""
        if state.result == 0:
            return "offer"
        if state.rulings[R03]:
            return DONE
        self.turn = 0
        self.passes = 0
        return "offer"


class Unwinding(Frame):
    """NEU-8.14 If something new lies on the cache it is answered and resolved; tells whether."""

    steps: ClassVar[tuple[str, ...]] = ("open", "close")

    def __init__(self, newest: int) -> None:
        self.newest: int = newest

    def open(self, state: NeuState) -> str | None:
        """Answer and resolve what is new."""
        if newest_item(state) <= self.newest:
            state.result = 0
            return DONE
        state.call(Cache(floor=self.newest))
        return None

    def close(self, state: NeuState) -> str | None:
        """Tell that something was resolved."""
        state.result = 1
        return DONE


def unwind(state: NeuState) -> None:
    """NEU-8.14 Whatever was left on the cache outside a check is answered and resolved."""
    if state.cache:
        state.call(Cache())
