"""GNC-15.4bis The words of gangs, Edgerunners and Story rules.

Every word gets the Unit its ability belongs to, the seat it is asked for and what it is about.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from nightdeck.games.gangs_of_night_city.model import board, events, markers, terms
from nightdeck.games.gangs_of_night_city.model.fight import running
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.rules.resources import can_pay, gain, gain_cred
from nightdeck.kernel.frames import Frame
from nightdeck.language.values import Amount, Condition, Effect, amount_of

# Conditions -------------------------------------------------------------------------------------


class Own(Condition[GangsState]):
    """It is asked for the owner's seat."""

    def holds(self, state: GangsState, source: int, target: int, number: int) -> bool:
        return source // terms.UNITS == target


class IsMe(Condition[GangsState]):
    """It is about the Unit itself."""

    def holds(self, state: GangsState, source: int, target: int, number: int) -> bool:
        return source == number


class Here(Condition[GangsState]):
    """The Unit stands in the District of the Firefight."""

    def holds(self, state: GangsState, source: int, target: int, number: int) -> bool:
        return state.place[source] // board.PLACES == running(state).district


class Started(Condition[GangsState]):
    """GNC-8.0 The seat initiated the Firefight."""

    def holds(self, state: GangsState, source: int, target: int, number: int) -> bool:
        return running(state).initiator == target


class OwnerLeadsAlone(Condition[GangsState]):
    """GNC-8.4c The owner alone had the highest Firepower."""

    def holds(self, state: GangsState, source: int, target: int, number: int) -> bool:
        return running(state).is_sole_leader(source // terms.UNITS)


class CanPay(Condition[GangsState]):
    """GNC-2.4 The seat can pay 1 resource of a kind, Corporate Secrets standing in."""

    def __init__(self, kind: int) -> None:
        self.kind: int = kind

    def holds(self, state: GangsState, source: int, target: int, number: int) -> bool:
        return can_pay(state, target, self.kind, 1)


class Holds(Condition[GangsState]):
    """GNC-13.5 The seat holds a token of the Story."""

    def __init__(self, token: int) -> None:
        self.token: int = token

    def holds(self, state: GangsState, source: int, target: int, number: int) -> bool:
        return markers.holder(state, self.token) == target


OWN: Final[Own] = Own()
IS_ME: Final = IsMe()
HERE: Final = Here()
STARTED: Final[Started] = Started()
LEADS_ALONE: Final[OwnerLeadsAlone] = OwnerLeadsAlone()

# Effects ----------------------------------------------------------------------------------------


class Cred(Effect[GangsState]):
    """GNC-2.1e The seat gains Street Cred."""

    reason: ClassVar[int] = events.FOR_STORY

    def __init__(self, amount: int | Amount[GangsState]) -> None:
        super().__init__()
        self.amount: Amount[GangsState] = amount_of(amount)

    def resolve(self, state: GangsState, source: int, target: int, number: int) -> None:
        amount = self.amount.of(state, source, target, number)
        gain_cred(state, target, amount, self.reason)


class EdgerunnerCred(Cred):
    """Street Cred through an Edgerunner."""

    reason = events.FOR_EDGERUNNER


class GangCred(Cred):
    """Street Cred as a gang."""

    reason = events.FOR_GANG


class Collect(Effect[GangsState]):
    """GNC-2.4 The seat gains resources of a kind, if there are any to gain."""

    def __init__(self, kind: int, amount: int | Amount[GangsState] = 1) -> None:
        super().__init__()
        self.kind: int = kind
        self.amount: Amount[GangsState] = amount_of(amount)

    def resolve(self, state: GangsState, source: int, target: int, number: int) -> None:
        amount = self.amount.of(state, source, target, number)
        if amount:
            gain(state, target, self.kind, amount)


class Together(Effect[GangsState]):
    """Several things, one after the other."""

    def __init__(self, *effects: Effect[GangsState]) -> None:
        super().__init__()
        self.effects: tuple[Effect[GangsState], ...] = effects

    def resolve(self, state: GangsState, source: int, target: int, number: int) -> None:
        for effect in self.effects:
            effect.resolve(state, source, target, number)


class Calls(Effect[GangsState]):
    """A procedure that asks the seat something; `told` says what for."""

    def __init__(self, procedure: Callable[[int], Frame], told: str = "") -> None:
        super().__init__()
        self.procedure: Callable[[int], Frame] = procedure
        self.told: str = told

    def words(self) -> str:
        return self.told

    def resolve(self, state: GangsState, source: int, target: int, number: int) -> None:
        state.call(self.procedure(target))


class SetCounter(Effect[GangsState]):
    """GNC-13.5 GNC-13.8 Set a counter to a number, perhaps more with more players."""

    def __init__(self, marker: int, number: int, per_player: int = 0) -> None:
        super().__init__()
        self.marker: int = marker
        self.value: int = number
        self.per_player: int = per_player

    def resolve(self, state: GangsState, source: int, target: int, number: int) -> None:
        markers.set_counter(state, self.marker, self.value + self.per_player * state.seats)


class CountUp(Effect[GangsState]):
    """GNC-13.5 A counter goes up by 1."""

    def __init__(self, marker: int) -> None:
        super().__init__()
        self.marker: int = marker

    def resolve(self, state: GangsState, source: int, target: int, number: int) -> None:
        markers.set_counter(state, self.marker, markers.counter(state, self.marker) + 1)


class TakeToken(Effect[GangsState]):
    """GNC-13.5 The seat takes a token, or keeps it."""

    def __init__(self, token: int) -> None:
        super().__init__()
        self.token: int = token

    def resolve(self, state: GangsState, source: int, target: int, number: int) -> None:
        markers.take_token(state, self.token, target)
