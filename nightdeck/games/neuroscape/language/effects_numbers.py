"""What cards do to numbers: attack and defense, counters, what is true for a while, costs."""

from __future__ import annotations

from nightdeck.games.neuroscape.model.events import COUNTERS_PLACED
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import (
    ATTACK,
    BASE_ATTACK,
    BASE_DEFENSE,
    BLEED,
    DEFENSE,
    THIS_TURN,
    UNTIL_NEXT_TURN,
    UNTIL_TURN_OF,
)
from nightdeck.games.neuroscape.model.vocabulary import Amount, Condition, Effect
from nightdeck.language.card_state import TARGET
from nightdeck.language.values import amount_of, told


class Boost(Effect):
    """A card gets +attack/+defense for some time."""

    def __init__(
        self,
        attack: int | Amount = 0,
        defense: int | Amount = 0,
        on: int = TARGET,
        duration: int = THIS_TURN,
    ) -> None:
        super().__init__()
        self.attack: Amount = amount_of(attack)
        self.defense: Amount = amount_of(defense)
        self.on: int = on
        self.duration: int = duration

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        card = state.which(source, target, self.on)
        if not state.is_on_field(card):
            return
        for quantity, amount in ((ATTACK, self.attack), (DEFENSE, self.defense)):
            value = amount.of(state, source, target, number)
            if value:
                state.last(quantity, card, value, self.duration, source)


class BoostEach(Effect):
    """Every character that fits a condition gets +attack/+defense for some time."""

    def __init__(
        self, attack: int, defense: int, that: Condition, duration: int = THIS_TURN
    ) -> None:
        super().__init__()
        self.attack: int = attack
        self.defense: int = defense
        self.that: Condition = that
        self.duration: int = duration

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        for card in state.all_characters():
            if self.that.holds(state, source, card, number):
                if self.attack:
                    state.last(ATTACK, card, self.attack, self.duration, source)
                if self.defense:
                    state.last(DEFENSE, card, self.defense, self.duration, source)


class BecomeBase(Effect):
    """NEU-3.16 The target has other base numbers for some time."""

    def __init__(self, attack: int, defense: int, duration: int = THIS_TURN) -> None:
        super().__init__()
        self.attack: int = attack
        self.defense: int = defense
        self.duration: int = duration

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        if state.is_on_field(target):
            state.last(BASE_ATTACK, target, self.attack, self.duration, source)
            state.last(BASE_DEFENSE, target, self.defense, self.duration, source)


class Let(Effect):
    """Something like "cannot be destroyed" is true of a card for some time."""

    def __init__(
        self, quantity: int, on: int = TARGET, duration: int = THIS_TURN, value: int = 1
    ) -> None:
        super().__init__()
        self.quantity: int = quantity
        self.on: int = on
        self.duration: int = duration
        self.value: int = value

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        card = state.which(source, target, self.on)
        if state.is_on_field(card):
            state.last(self.quantity, card, self.value, self.until(state, source), source)

    def until(self, state: NeuState, source: int) -> int:
        """NEU-10.12 "Your next turn" is that of whoever controls the effect now."""
        if self.duration != UNTIL_NEXT_TURN:
            return self.duration
        return UNTIL_TURN_OF + state.controller(source)


class LetEach(Effect):
    """Something is true of every character that fits a condition, for some time."""

    def __init__(
        self, quantity: int, that: Condition, value: int = 1, duration: int = THIS_TURN
    ) -> None:
        super().__init__()
        self.quantity: int = quantity
        self.that: Condition = that
        self.value: int = value
        self.duration: int = duration

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        for card in state.all_characters():
            if self.that.holds(state, source, card, number):
                state.last(self.quantity, card, self.value, self.duration, source)


class PlaceCounters(Effect):
    """NEU-2.7 Put counters on a card in play."""

    def __init__(self, kind: int, amount: int | Amount = 1, on: int = TARGET) -> None:
        super().__init__()
        self.kind: int = kind
        self.amount: Amount = amount_of(amount)
        self.on: int = on

    def words(self) -> str:
        return told("put {} on it", self.amount, "counter")

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        card = state.which(source, target, self.on)
        if not state.is_in_play(card):
            return
        amount = self.amount.of(state, source, target, number)
        state.counters[self.kind][card] += amount
        state.dirty = 1
        state.moved = 1
        state.emit(COUNTERS_PLACED, card, self.kind, amount)


class PlaceCountersEach(Effect):
    """NEU-2.7 Put a counter on every character that fits a condition."""

    def __init__(self, kind: int, that: Condition) -> None:
        super().__init__()
        self.kind: int = kind
        self.that: Condition = that

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        fitting = [
            card for card in state.all_characters() if self.that.holds(state, source, card, number)
        ]
        for card in fitting:
            state.counters[self.kind][card] += 1
            state.dirty = 1
            state.moved = 1
            state.emit(COUNTERS_PLACED, card, self.kind, 1)


class Heal(Effect):
    """All bleed counters and all damage are removed from the target."""

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        if state.is_on_field(target):
            state.moved |= state.counters[BLEED][target] > 0
            state.counters[BLEED][target] = 0
            state.damage[target] = 0
            state.dirty = 1


class NextCostsLess(Effect):
    """NEU-10.15 The next card of some types that you play this turn costs less."""

    def __init__(self, kinds: int, amount: int, least: int = 0) -> None:
        super().__init__()
        self.kinds: int = kinds
        self.amount: int = amount
        self.least: int = least

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        seat = state.controller(source)
        row = [state.tick(), seat, self.kinds, self.amount, self.least, THIS_TURN]
        state.discounts.append(row)
