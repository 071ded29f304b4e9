"""Damage, duels, leaving combat, and what follows if a character falls (NEU-16.11, NEU-20.7).

Worked examples: NEU-E11, NEU-E66.
"""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.neuroscape.language.players import TARGET_PLAYER, players
from nightdeck.games.neuroscape.model.codes import is_pool, pool_code
from nightdeck.games.neuroscape.model.items import targets
from nightdeck.games.neuroscape.model.numbers import attack
from nightdeck.games.neuroscape.model.rulings import R60
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import (
    BIOFRAME_POOL,
    MAINFRAME_POOL,
    NONE,
    POOL_IS_SAFE,
    THIS_TURN,
)
from nightdeck.games.neuroscape.model.vocabulary import Amount, Condition, Effect
from nightdeck.games.neuroscape.rules.checkpoint import destroy_dead, is_beaten
from nightdeck.games.neuroscape.rules.damage import Damage, deal
from nightdeck.games.neuroscape.rules.leaving import is_doomed, remove_from_combat
from nightdeck.games.neuroscape.rules.winning import eliminate_the_fallen
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.language.card_state import TARGET
from nightdeck.language.values import ALWAYS, amount_of, told


class Deal(Effect):
    """Deal damage to the target: a character or a pool (NEU-16.13)."""

    def __init__(self, amount: int | Amount, on: int = TARGET, second: bool = False) -> None:
        super().__init__()
        self.amount: Amount = amount_of(amount)
        self.on: int = on
        self.second: bool = second

    def words(self) -> str:
        return told("deal {}", self.amount, "damage", "")

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        code = target if self.on == TARGET else state.which(source, target, self.on)
        if self.second:
            code = second_target(state)
        amount = self.amount.of(state, source, target, number)
        if is_pool(code) or state.is_on_field(code):
            deal(state, source, code, amount)


def second_target(state: NeuState) -> int:
    """Return the second target of the item in work; NONE without a legal one."""
    item = state.item(state.context[-1][2]) if state.context else None
    codes = targets(item) if item is not None else []
    return codes[1] if len(codes) > 1 else NONE


class DealToPlayer(Effect):
    """Deal damage to one pool of some players."""

    def __init__(self, pool: int, amount: int | Amount, whom: int = TARGET_PLAYER) -> None:
        super().__init__()
        self.pool: int = pool
        self.amount: Amount = amount_of(amount)
        self.whom: int = whom

    def words(self) -> str:
        name = "mainframe" if self.pool == MAINFRAME_POOL else "bioframe"
        return told(f"deal {{}} {name} damage", self.amount, "", "").replace("  ", " ")

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        amount = self.amount.of(state, source, target, number)
        packets = [
            [source, pool_code(seat, self.pool), amount, 0]
            for seat in players(state, source, target, number, self.whom)
            if not state.is_out(seat)
        ]
        if packets and amount > 0:
            state.call(Damage(packets))


class DealToBoth(Effect):
    """NEU-16.11 Deal the same damage to both pools of some players, as one batch."""

    def __init__(self, amount: int, whom: int = TARGET_PLAYER) -> None:
        super().__init__()
        self.amount: int = amount
        self.whom: int = whom

    def words(self) -> str:
        return f"deal {self.amount} damage to both pools"

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        packets = [
            [source, pool_code(seat, pool), self.amount, 0]
            for seat in players(state, source, target, number, self.whom)
            if not state.is_out(seat)
            for pool in (BIOFRAME_POOL, MAINFRAME_POOL)
        ]
        if packets:
            state.call(Damage(packets))


class DealToEach(Effect):
    """Deal damage to every character that fits a condition, as one batch."""

    def __init__(self, amount: int | Amount, that: Condition = ALWAYS) -> None:
        super().__init__()
        self.amount: Amount = amount_of(amount)
        self.that: Condition = that

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        amount = self.amount.of(state, source, target, number)
        packets = [
            [source, card, amount, 0]
            for card in state.all_characters()
            if self.that.holds(state, source, card, number)
        ]
        if packets and amount > 0:
            state.call(Damage(packets))


class Duel(Effect):
    """NEU-20.7 This character and the target deal their attack to each other; NEU-R60."""

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        if not (state.is_on_field(source) and state.is_on_field(target)) or source == target:
            return
        combat = 0 if state.rulings[R60] else 1
        packets = [
            [source, target, max(0, attack(state, source)), combat],
            [target, source, max(0, attack(state, target)), combat],
        ]
        state.call(Damage([packet for packet in packets if packet[2] > 0]))


class TargetsDuel(Effect):
    """NEU-20.7 The two targets deal their attack to each other, as in combat."""

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        item = state.item(state.context[-1][2]) if state.context else None
        first = targets(item)[0] if item is not None else target
        second = second_target(state)
        if not (state.is_on_field(first) and state.is_on_field(second)):
            return
        combat = 0 if state.rulings[R60] else 1
        packets = [
            [first, second, max(0, attack(state, first)), combat],
            [second, first, max(0, attack(state, second)), combat],
        ]
        state.call(Damage([packet for packet in packets if packet[2] > 0]))


class TakeStock(Effect):
    """NEU-6.10 Steps (1) to (3) of a checkpoint, before a part that asks who has survived."""

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        eliminate_the_fallen(state)
        destroy_dead(state)


class IfBeaten(Effect):
    """NEU-6.10 If the target was destroyed by what came before, this follows.

    Steps (1) to (3) of a checkpoint run right before, triggers still wait.
    """

    def __init__(self, then: Effect) -> None:
        super().__init__()
        self.then: Effect = then

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        state.call(Beaten(self.then.number, source, target, number))


class Beaten(Frame):
    """NEU-6.10 Look whether a character dies now."""

    steps: ClassVar[tuple[str, ...]] = ("look", "follow")

    def __init__(self, effect: int, source: int, target: int, number: int, seat: int = NONE):
        self.effect: int = effect
        self.source: int = source
        self.target: int = target
        self.number: int = number
        self.seat: int = seat

    def look(self, state: NeuState) -> str | None:
        """NEU-16.1 Eliminate and destroy."""
        if not state.is_on_field(self.target) or not is_beaten(state, self.target):
            return DONE
        self.seat = state.control[self.target]
        is_purged = is_doomed(state, self.target)
        eliminate_the_fallen(state)
        destroy_dead(state)
        return DONE if is_purged else None  # NEU-10.14 what is purged was not destroyed

    def follow(self, state: NeuState) -> str | None:
        """The effect gets the former controller as its number."""
        if not state.is_on_field(self.target) and not state.is_out(state.context[-1][1]):
            state.effect(self.effect).resolve(state, self.source, self.target, self.seat)
        return DONE


class ShieldPool(Effect):
    """NEU-16.11 All damage to a pool of yours is prevented for the rest of the turn."""

    def __init__(self, pool: int) -> None:
        super().__init__()
        self.pool: int = pool

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        code = pool_code(state.controller(source), self.pool)
        state.last(POOL_IS_SAFE, code, 1, THIS_TURN, source)


class RemoveFromCombat(Effect):
    """NEU-9.5a The target neither attacks nor blocks any more."""

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        if state.is_on_field(target):
            remove_from_combat(state, target)
