"""Conditions about counters, tokens, names and who fights whom; `when.py` lists them all."""

from __future__ import annotations

from nightdeck.games.neuroscape.model.definitions import POOL
from nightdeck.games.neuroscape.model.numbers import attack
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import ARM_WARE
from nightdeck.games.neuroscape.model.vocabulary import Condition
from nightdeck.games.neuroscape.rules.cyberware import taken_ports


class HasCounter(Condition):
    """The target has a counter of a kind."""

    def __init__(self, kind: int) -> None:
        self.kind: int = kind

    def holds(self, state: NeuState, source: int, target: int, number: int) -> bool:
        return target >= 0 and state.counters[self.kind][target] > 0


class IsToken(Condition):
    """NEU-14.4 The target is a token."""

    def holds(self, state: NeuState, source: int, target: int, number: int) -> bool:
        return target >= 0 and state.token[target] != 0


class Named(Condition):
    """The target has a name."""

    def __init__(self, name: str) -> None:
        self.name: str = name

    def holds(self, state: NeuState, source: int, target: int, number: int) -> bool:
        return target >= 0 and POOL[state.definition[target]].name == self.name


class OfNumber(Condition):
    """The target is controlled by the player whose seat is the number that came along."""

    def holds(self, state: NeuState, source: int, target: int, number: int) -> bool:
        return target >= 0 and state.control[target] == number


class Blocker(Condition):
    """A condition holds for the blocker, which is the number that came along."""

    def __init__(self, that: Condition) -> None:
        self.that: Condition = that

    def holds(self, state: NeuState, source: int, target: int, number: int) -> bool:
        return self.that.holds(state, source, number, target)


class FightsWith(Condition):
    """The target is in combat with at least one character that fits a condition."""

    def __init__(self, that: Condition) -> None:
        self.that: Condition = that

    def holds(self, state: NeuState, source: int, target: int, number: int) -> bool:
        for row in state.blockers:
            if target in row:
                other = row[1] if row[0] == target else row[0]
                if self.that.holds(state, source, other, number):
                    return True
        return False


class BlockedByThis(Condition):
    """This card blocks the target."""

    def holds(self, state: NeuState, source: int, target: int, number: int) -> bool:
        return [source, target] in state.blockers


class Outmatches(Condition):
    """The attacker (the target) has more attack than the blocker (the number)."""

    def holds(self, state: NeuState, source: int, target: int, number: int) -> bool:
        return attack(state, target) > attack(state, number)


class BothArmsFull(Condition):
    """Both arm ports of the target hold cyberware."""

    def holds(self, state: NeuState, source: int, target: int, number: int) -> bool:
        return target >= 0 and taken_ports(state, target) & ARM_WARE == ARM_WARE


class FirstAttacker(Condition):
    """NEU-9.3f The target was the first attacker of this turn."""

    def holds(self, state: NeuState, source: int, target: int, number: int) -> bool:
        return bool(state.attacked) and state.attacked[0] == target


class DamageOfYour(Condition):
    """NEU-16.13 A card of some types that you control deals this damage to a pool.

    The target is the source of the damage, the number tells player and pool.
    """

    def __init__(self, kinds: int, pool: int) -> None:
        self.kinds: int = kinds
        self.pool: int = pool

    def holds(self, state: NeuState, source: int, target: int, number: int) -> bool:
        if target < 0 or number % 2 != self.pool:
            return False
        is_kind = POOL[state.definition[target]].kind & self.kinds != 0
        return is_kind and state.controller(target) == state.controller(source)


class IsPool(Condition):
    """The target is a pool: health for it is meant."""

    def __init__(self, pool: int) -> None:
        self.pool: int = pool

    def holds(self, state: NeuState, source: int, target: int, number: int) -> bool:
        return target == self.pool


class InOwnTurn(Condition):
    """The player whose seat is the number is the active player."""

    def holds(self, state: NeuState, source: int, target: int, number: int) -> bool:
        return number == state.active_seat
