"""Installing Runner cards, ONR-9.1 to ONR-9.3, ONR-9.6, ONR-16.4, ONR-16.5 and ONR-16.6.

Also ONR-R40, ONR-23A.30. Worked examples: ONR-X25.
"""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.netrunner.model.definitions import DAEMON_ROW, POOL, Card
from nightdeck.games.netrunner.model.events import CARD_INSTALLED, INSTALL_BEGINS
from nightdeck.games.netrunner.model.numbers import free_space, memory_limit
from nightdeck.games.netrunner.model.options import INSTALL
from nightdeck.games.netrunner.model.rulings import R40
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    DECK,
    FOR_ANYTHING,
    FOR_INSTALL,
    FOR_INSTALL_PROGRAM,
    HAND,
    HARDWARE,
    HARDWARE_ROW,
    HIDDEN,
    NONE,
    PROGRAM,
    PROGRAMS,
    RESOURCE,
    RESOURCES,
    RIG,
    RIG_TYPES,
    RUNNER,
    UNIQUE,
)
from nightdeck.games.netrunner.rules.bits import available, pay, place_bits, refill
from nightdeck.games.netrunner.rules.checks import MakeRoom
from nightdeck.games.netrunner.rules.leaving import switch_on, trash_now
from nightdeck.games.netrunner.rules.resolution import settle
from nightdeck.games.netrunner.rules.winning import change_points
from nightdeck.games.netrunner_family.model.hosting import put_on_host
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import EVERYBODY, Option, bit

ROWS = {PROGRAM: PROGRAMS, HARDWARE: HARDWARE_ROW, RESOURCE: RESOURCES}


def purpose_of(definition: Card) -> int:
    """ONR-9.5 Which card bits may pay for an install."""
    return FOR_INSTALL | (FOR_INSTALL_PROGRAM if definition.kind == PROGRAM else FOR_ANYTHING)


def can_install(state: OnrState, card: int, free: bool = False) -> bool:
    """ONR-9.1 Tell whether a card may be installed and its cost can be paid."""
    definition = POOL[state.definition[card]]
    if not definition.kind & RIG_TYPES:
        return False
    if definition.kind == HARDWARE and state.rulings[R40]:
        return False
    if definition.point_cost > state.points[RUNNER]:
        return False
    if not definition.play_if.holds(state, card, NONE, 0):
        return False
    return free or definition.cost <= available(state, RUNNER, purpose_of(definition))


def runner_install_options(state: OnrState, options: list[Option], kinds: int = RIG_TYPES) -> None:
    """ONR-5.2.A3 Every card of the hand that can be installed, with its hosts."""
    faces: list[int] = []
    for card in state.zones[HAND]:
        face = state.definition[card]
        if face not in faces and POOL[face].kind & kinds:
            faces.append(face)
            if can_install(state, card):
                for host in hosts_for(state, card):
                    options.append((INSTALL, card, host, NONE, 0))


def hosts_for(state: OnrState, card: int) -> list[int]:
    """ONR-9.2a The rig, if the program would fit into an empty one, and daemons with free space."""
    definition = POOL[state.definition[card]]
    if definition.kind != PROGRAM:
        return [NONE]
    found = [NONE] if definition.memory <= memory_limit(state) else []
    for daemon in state.index[DAEMON_ROW]:
        if free_space(state, daemon) >= definition.memory:
            found.append(daemon)
    return found


class RunnerInstall(Frame):
    """ONR-9.2a, ONR-9.6 Pay, trash an older deck or unique card, make room, place."""

    steps: ClassVar[tuple[str, ...]] = ("pay_cost", "replace", "make_room", "place", "finish")

    def __init__(self, card: int, host: int, free: int = 0) -> None:
        self.card: int = card
        self.host: int = host
        self.free: int = free

    def pay_cost(self, state: OnrState) -> str | None:
        """ONR-9.1, ONR-9.6 Bits and agenda points are paid together."""
        definition = POOL[state.definition[self.card]]
        if not definition.keywords & HIDDEN:
            state.reveal(self.card, EVERYBODY)
        args = (self.card, self.host)
        state.emit_to(INSTALL_BEGINS, args, state.known[self.card], EVERYBODY)
        if not self.free:
            pay(state, RUNNER, definition.cost, purpose_of(definition))
        if definition.point_cost:
            change_points(state, RUNNER, -definition.point_cost)
        return None

    def replace(self, state: OnrState) -> str | None:
        """ONR-9.3, ONR-16.5 Only one deck, and one unique card of a name."""
        definition = POOL[state.definition[self.card]]
        if definition.keywords & (DECK | UNIQUE):
            for zone in RIG:
                for card in list(state.zones[zone]):
                    if ousts(definition, POOL[state.definition[card]]):
                        trash_now(state, card, RUNNER)
        return None

    def make_room(self, state: OnrState) -> str | None:
        """ONR-9.2 If a program would exceed the memory, others are trashed first."""
        definition = POOL[state.definition[self.card]]
        if definition.kind == PROGRAM and self.host == NONE:
            state.call(MakeRoom(definition.memory))
        return None

    def place(self, state: OnrState) -> str | None:
        """ONR-9.1 The card goes into its row; ONR-16.4 a program perhaps into a daemon."""
        if self.host != NONE and not state.active[self.host]:
            self.host = NONE
        place_runner_card(state, self.card, self.host)
        state.emit_to(CARD_INSTALLED, (self.card, self.host), 0, 0)
        return None

    def finish(self, state: OnrState) -> str | None:
        """ONR-9.6 The memory is checked once; "when installed" effects follow."""
        settle(state)
        return DONE


def ousts(new: Card, old: Card) -> bool:
    """ONR-9.3, ONR-16.5 Tell whether a card being installed trashes one that is there."""
    if new.keywords & DECK and old.keywords & DECK:
        return True
    return new.keywords & UNIQUE != 0 and new.place == old.place


def place_runner_card(state: OnrState, card: int, host: int) -> None:
    """ONR-9.1, ONR-9.5, ONR-16.6 Put a card into the rig with what it comes with."""
    definition = POOL[state.definition[card]]
    state.move(card, ROWS[definition.kind])
    if definition.keywords & HIDDEN:
        state.known[card] = bit(RUNNER)
        state.face_down.append(card)
    else:
        state.reveal(card, EVERYBODY)
    if host != NONE:
        put_on_host(state, card, host)
    switch_on(state, card)
    refill(state, card)
    if definition.bank is not None:
        place_bits(state, card, definition.bank.bits)
    if definition.enters_with[1]:
        state.counters[definition.enters_with[0]][card] += definition.enters_with[1]
    state.dirty = 1
