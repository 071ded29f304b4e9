"""Damage: packets and batches, prevention, vamp, health (NEU-16.11 to NEU-16.13).

Worked examples: NEU-E44, NEU-E64.
"""

from __future__ import annotations

from itertools import product
from typing import ClassVar

from nightdeck.games.neuroscape.model.abilities import VAMP
from nightdeck.games.neuroscape.model.card_abilities import Prevention
from nightdeck.games.neuroscape.model.codes import is_pool, pool_code, pool_of
from nightdeck.games.neuroscape.model.definitions import POOL, PREVENTION_ROW
from nightdeck.games.neuroscape.model.events import (
    DAMAGE_PREVENTED,
    DAMAGED_CHARACTER,
    DAMAGED_PLAYER,
    HEALTH_GAINED,
    HEALTH_LOST,
)
from nightdeck.games.neuroscape.model.numbers import holds, keywords, total
from nightdeck.games.neuroscape.model.options import TAKE_FROM
from nightdeck.games.neuroscape.model.rulings import R20, R64
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import (
    BIOFRAME_POOL,
    BIOVAMP,
    CANNOT_BE_DAMAGED,
    CANNOT_GAIN_HEALTH,
    CHARACTER,
    DAMAGE_TO_CHARACTER,
    DAMAGE_TO_PLAYER,
    DATAVAMP,
    DOOMED,
    MAINFRAME_POOL,
    NONE,
    POOL_IS_SAFE,
    PURGES_VICTIMS,
    START_HEALTH,
)
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import Option

SOURCE = 0
TARGET = 1
AMOUNT = 2
IN_COMBAT = 3


class Damage(Frame):
    """NEU-16.11 Packets of damage dealt together: changed, prevented, then dealt at once."""

    steps: ClassVar[tuple[str, ...]] = ("change", "prevent", "take_prevention", "deal")

    def __init__(
        self,
        packets: list[list[int]],
        used: list[int] | None = None,
        left: int = 0,
        struck: list[int] | None = None,
    ) -> None:
        self.packets: list[list[int]] = packets
        self.struck: list[int] = [] if struck is None else struck  # whom the batch would hurt
        self.used: list[int] = [] if used is None else used  # preventions: card, code, ...
        self.left: int = left

    def change(self, state: NeuState) -> str | None:
        """NEU-16.11 Increases and "each time" reductions apply to every packet."""
        for packet in self.packets:
            code = packet[TARGET]
            if is_pool(code):
                seat, pool = pool_of(code)
                change = total(state, DAMAGE_TO_PLAYER, packet[SOURCE], seat * 2 + pool)
                if any(row[0] == POOL_IS_SAFE and row[1] == code for row in state.lasting):
                    change = -packet[AMOUNT]
            else:
                change = total(state, DAMAGE_TO_CHARACTER, code, packet[SOURCE])
                if holds(state, CANNOT_BE_DAMAGED, code):
                    change = -packet[AMOUNT]
            packet[AMOUNT] = max(0, packet[AMOUNT] + change)
        self.struck = sorted({packet[TARGET] for packet in self.packets if packet[AMOUNT]})
        return None

    def prevent(self, state: NeuState) -> str | None:
        """NEU-16.11 Each prevention once for the whole batch against its recipient.

        NEU-10.15 "The first time each turn" counts from the start of the turn and is used up by
        the first batch, even if nothing is left for it.
        """
        for card in state.index[PREVENTION_ROW]:
            for place, prevention in enumerate(POOL[state.definition[card]].prevents):
                for code in self.struck:
                    mark = [card, place, code]
                    batch = [packet for packet in self.packets if packet[TARGET] == code]
                    if mark_used(self.used, mark) or (prevention.first and code in state.hurt):
                        continue
                    if not applies(state, card, prevention, code, batch):
                        continue
                    self.used += mark
                    packets = self.against(code)
                    if packets:
                        self.left = prevention.most
                        self.ask_where(state, code, packets)
                        return None
        return "deal"

    def against(self, code: int) -> list[list[int]]:
        """Return the packets against one recipient."""
        return [packet for packet in self.packets if packet[TARGET] == code and packet[AMOUNT]]

    def ask_where(self, state: NeuState, code: int, packets: list[list[int]]) -> None:
        """NEU-16.11 With several packets the affected player says how much is taken from each."""
        whole = sum(packet[AMOUNT] for packet in packets)
        most = whole if self.left == NONE else min(self.left, whole)
        options: list[Option] = [
            (TAKE_FROM, code, *shares)
            for shares in product(*(range(packet[AMOUNT] + 1) for packet in packets))
            if sum(shares) == most
        ]
        seat = pool_of(code)[0] if is_pool(code) else state.control[code]
        state.ask_if_open(seat, "prevention", options)

    def take_prevention(self, state: NeuState) -> str | None:
        """NEU-16.11 The prevented part was never dealt."""
        code = state.answer[1]
        for packet, share in zip(self.against(code), state.answer[2:], strict=True):
            packet[AMOUNT] -= share
        state.emit(DAMAGE_PREVENTED, code, sum(state.answer[2:]))
        return "prevent"

    def deal(self, state: NeuState) -> str | None:
        """NEU-16.11 Everything left is dealt at once; a packet of 0 is not dealt."""
        state.hurt += [code for code in self.struck if is_pool(code) and code not in state.hurt]
        for packet in self.packets:
            if packet[AMOUNT] > 0:
                deal_packet(state, packet)
        state.in_combat_damage = 0
        return DONE


def mark_used(used: list[int], mark: list[int]) -> bool:
    """Tell whether a prevention was looked at for a recipient already."""
    return any(used[place : place + 3] == mark for place in range(0, len(used), 3))


def applies(
    state: NeuState, card: int, prevention: Prevention, code: int, packets: list[list[int]]
) -> bool:
    """Tell whether a prevention of a card covers damage to a recipient."""

    if prevention.combat != NONE and packets[0][IN_COMBAT] != prevention.combat:
        return False
    if is_pool(code):
        seat, pool = pool_of(code)
        if prevention.pool not in (NONE, pool):
            return False
        return prevention.when.holds(state, card, NONE, seat)
    return prevention.pool == NONE and prevention.when.holds(state, card, code, NONE)


def deal_packet(state: NeuState, packet: list[int]) -> None:
    """NEU-16.13 Mark damage on a character or take it from a pool, and tell it."""
    source, code, amount, combat = packet
    state.in_combat_damage = combat
    state.dirty = 1
    if not is_pool(code):
        if state.is_on_field(code):
            state.damage[code] += amount
            if source >= 0 and holds(state, PURGES_VICTIMS, source):
                doom = [DOOMED, code, state.serial[code], source, state.serial[source]]
                state.marks.append(doom)
            state.emit(DAMAGED_CHARACTER, source, code, amount, combat)
        return
    seat, pool = pool_of(code)
    state.moved = 1
    state.pools_of(seat)[pool] -= amount
    state.emit(DAMAGED_PLAYER, source, seat, amount, pool, combat)
    vamp(state, source, pool, amount)


def vamp(state: NeuState, source: int, pool: int, amount: int) -> None:
    """NEU-20.3, NEU-20.4 What a vamp deals to a player becomes health, as a trigger; NEU-R64."""
    if source < 0 or state.card(source).kind != CHARACTER:
        return
    wanted = BIOVAMP if pool == BIOFRAME_POOL else DATAVAMP
    if not keywords(state, source) & wanted:
        return
    seat = state.control[source]
    if state.rulings[R64]:
        gain(state, seat, pool, amount)
    else:
        state.pending.append([seat, source, VAMP + pool, source, amount])


def deal(state: NeuState, source: int, code: int, amount: int, combat: int = 0) -> None:
    """Deal one packet of damage."""
    if amount > 0:
        state.call(Damage([[source, code, amount, combat]]))


def gain(state: NeuState, seat: int, pool: int, amount: int) -> None:
    """NEU-16.12 Health is added to a pool, unless players cannot gain any; NEU-R20."""
    if amount <= 0 or holds(state, CANNOT_GAIN_HEALTH, pool, seat):
        return
    pools = state.pools_of(seat)
    if state.rulings[R20]:
        amount = max(0, min(amount, START_HEALTH - pools[pool]))
    pools[pool] += amount
    state.moved |= amount > 0
    state.emit(HEALTH_GAINED, seat, amount, pool)


def lose(state: NeuState, seat: int, pool: int, amount: int) -> None:
    """NEU-16.11 Losing health is no damage and cannot be prevented."""
    if amount <= 0:
        return
    state.pools_of(seat)[pool] -= amount
    state.dirty = 1
    state.moved = 1
    state.emit(HEALTH_LOST, seat, amount, pool)


def colour_pool(state: NeuState, card: int) -> int:
    """NEU-3.14 Return the pool a character's attack hurts: blue the mainframe, red the bioframe."""
    return MAINFRAME_POOL if state.card(card).blue else BIOFRAME_POOL


def attack_code(state: NeuState, card: int, seat: int) -> int:
    """Return the code of the pool a character's attack hurts at a player."""
    return pool_code(seat, colour_pool(state, card))
