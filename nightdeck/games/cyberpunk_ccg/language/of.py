"""Amounts: numbers computed when they are needed, as in `of.PowerOf()`."""

from __future__ import annotations

from nightdeck.games.cyberpunk_ccg.model.codes import is_side, side_of
from nightdeck.games.cyberpunk_ccg.model.definitions import POOL
from nightdeck.games.cyberpunk_ccg.model.numbers import (
    constants,
    lasting,
    power,
    side,
    stat,
)
from nightdeck.games.cyberpunk_ccg.model.rulings import R24
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import CYBER, LONG_RANGE_FEE, LR
from nightdeck.games.cyberpunk_ccg.model.vocabulary import Amount, Condition
from nightdeck.language.amounts import CountCards, Least, Number, Over, Times
from nightdeck.language.card_state import SELF, TARGET
from nightdeck.language.values import amount_of

__all__ = ["CountCards", "Least", "Number", "Over", "Times"]


class Half(Amount):
    """Half of an amount, rounded down."""

    def __init__(self, amount: Amount) -> None:
        self.amount: Amount = amount

    def of(self, state: CcgState, source: int, target: int, number: int) -> int:
        return self.amount.of(state, source, target, number) // 2


class MoreThan(Amount):
    """One more than an amount: what must be reached to be greater."""

    def __init__(self, amount: Amount) -> None:
        self.amount: Amount = amount

    def of(self, state: CcgState, source: int, target: int, number: int) -> int:
        return self.amount.of(state, source, target, number) + 1


class Minus(Amount):
    """An amount with the other sign."""

    def __init__(self, amount: int | Amount) -> None:
        self.amount: Amount = amount_of(amount)

    def of(self, state: CcgState, source: int, target: int, number: int) -> int:
        return -self.amount.of(state, source, target, number)


class PowerOf(Amount):
    """The effective Power of a Runner."""

    def __init__(self, on: int = TARGET) -> None:
        self.on: int = on

    def of(self, state: CcgState, source: int, target: int, number: int) -> int:
        return power(state, state.which(source, target, self.on))


class StatOf(Amount):
    """SR, LR or Defense of a Runner."""

    def __init__(self, quantity: int, on: int = SELF) -> None:
        self.quantity: int = quantity
        self.on: int = on

    def of(self, state: CcgState, source: int, target: int, number: int) -> int:
        return stat(state, state.which(source, target, self.on), self.quantity)


class CostOf(Amount):
    """The printed cost of the target."""

    def of(self, state: CcgState, source: int, target: int, number: int) -> int:
        return POOL[state.definition[target]].cost


class ItemPower(Amount):
    """CCG-10.12 What a Techie must beat to save an item; CCG-R24."""

    def of(self, state: CcgState, source: int, target: int, number: int) -> int:
        definition = POOL[state.definition[target]]
        return (definition.power, definition.cost, definition.power_bonus)[state.rulings[R24]]


class LongRangeFee(Amount):
    """CCG-10.1 One EB per point of effective LR, lowered by Fixers and cards (CCG-10.4c)."""

    def of(self, state: CcgState, source: int, target: int, number: int) -> int:
        cut = lasting(state, LONG_RANGE_FEE, source) + constants(state, LONG_RANGE_FEE, source)
        return max(stat(state, source, LR) + cut, 0)


class CyberInSide(Amount):
    """How many Cyber the participants in play of the target side bear."""

    def of(self, state: CcgState, source: int, target: int, number: int) -> int:
        if not is_side(target):
            return 0
        return sum(
            POOL[state.definition[card]].kind == CYBER
            for runner in side(state, side_of(target))
            if state.is_runner_in_play(runner)
            for card in state.hosted.get(runner, ())
        )


class Allies(Amount):
    """How many other unused participants on the target's side fit."""

    def __init__(self, that: Condition) -> None:
        self.that: Condition = that

    def of(self, state: CcgState, source: int, target: int, number: int) -> int:
        for row in (state.attackers, state.defenders):
            if target in row:
                return sum(
                    each != target
                    and state.is_runner_in_play(each)
                    and not state.exhausted[each]
                    and self.that.holds(state, source, each, number)
                    for each in row
                )
        return 0


class IfElse(Amount):
    """One amount if a condition holds, another if it does not."""

    def __init__(self, condition: Condition, then: int | Amount, otherwise: int | Amount) -> None:
        self.condition: Condition = condition
        self.then: Amount = amount_of(then)
        self.otherwise: Amount = amount_of(otherwise)

    def of(self, state: CcgState, source: int, target: int, number: int) -> int:
        holds = self.condition.holds(state, source, target, number)
        return (self.then if holds else self.otherwise).of(state, source, target, number)
