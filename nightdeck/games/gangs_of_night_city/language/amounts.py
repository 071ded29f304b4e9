"""What a player has a number of: Firepower, requirements and Epilogues count it.

Every amount gets the Unit whose ability asks, or nothing, and the seat it is asked for.
"""

from __future__ import annotations

from nightdeck.games.gangs_of_night_city.model import board, terms
from nightdeck.games.gangs_of_night_city.model.fight import running
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.rules import units
from nightdeck.games.gangs_of_night_city.rules.market import deals_of_type
from nightdeck.language.values import Amount, Condition


class Provided(Amount[GangsState]):
    """An amount if a condition holds, otherwise nothing."""

    def __init__(self, condition: Condition[GangsState], amount: int = 1) -> None:
        self.condition: Condition[GangsState] = condition
        self.amount: int = amount

    def of(self, state: GangsState, source: int, target: int, number: int) -> int:
        return self.amount if self.condition.holds(state, source, target, number) else 0


class Cheaper(Amount[GangsState]):
    """A price less 1, not below a number."""

    def __init__(self, least: int = 0) -> None:
        self.least: int = least

    def of(self, state: GangsState, source: int, target: int, number: int) -> int:
        return max(self.least, number - 1)


class More(Amount[GangsState]):
    """One more than an amount."""

    def __init__(self, amount: Amount[GangsState]) -> None:
        self.amount: Amount[GangsState] = amount

    def of(self, state: GangsState, source: int, target: int, number: int) -> int:
        return 1 + self.amount.of(state, source, target, number)


# On the board -----------------------------------------------------------------------------------


class Controlled(Amount[GangsState]):
    """GNC-6.3 The Points of Interest of a type that the seat controls."""

    def __init__(self, kind: int) -> None:
        self.kind: int = kind

    def of(self, state: GangsState, source: int, target: int, number: int) -> int:
        return units.controls(state, target, self.kind)


class PresenceIn(Amount[GangsState]):
    """GNC-6.8a Whether the seat has Presence in a District, which Dominance includes."""

    def __init__(self, district: int) -> None:
        self.district: int = district

    def of(self, state: GangsState, source: int, target: int, number: int) -> int:
        return int(units.has_presence(state, target, self.district))


class DominanceIn(Amount[GangsState]):
    """GNC-6.8 Whether the seat has Dominance in a District."""

    def __init__(self, district: int) -> None:
        self.district: int = district

    def of(self, state: GangsState, source: int, target: int, number: int) -> int:
        return int(units.has_dominance(state, target, self.district))


class Present(Amount[GangsState]):
    """GNC-6.7 The Districts in which the seat has Presence."""

    def of(self, state: GangsState, source: int, target: int, number: int) -> int:
        return units.presence(state, target).bit_count()


class Dominated(Amount[GangsState]):
    """GNC-6.8 The Districts in which the seat has Dominance."""

    def of(self, state: GangsState, source: int, target: int, number: int) -> int:
        return units.dominance_count(state, target)


class HideoutsBuilt(Amount[GangsState]):
    """GNC-2.1d The seat's Hideouts on the board."""

    def of(self, state: GangsState, source: int, target: int, number: int) -> int:
        return state.hideouts[target].bit_count()


class HotDistricts(Amount[GangsState]):
    """Districts with much Heat in which the seat has Units."""

    def __init__(self, heat: int) -> None:
        self.heat: int = heat

    def of(self, state: GangsState, source: int, target: int, number: int) -> int:
        hot = [each for each in range(board.DISTRICTS) if state.heat[each] >= self.heat]
        return len([district for district in hot if units.units_in(state, target, district)])


# Units and cards --------------------------------------------------------------------------------


class OfClass(Amount[GangsState]):
    """GNC-3.1f The seat's Units of a class in play, Edgerunners included."""

    def __init__(self, kind: int) -> None:
        self.kind: int = kind

    def of(self, state: GangsState, source: int, target: int, number: int) -> int:
        return len(units.of_class(state, target, self.kind))


class EdgerunnersInPlay(Amount[GangsState]):
    """GNC-3.1h The seat's Edgerunners in play."""

    def of(self, state: GangsState, source: int, target: int, number: int) -> int:
        return len(units.edgerunners_in_play(state, target))


class EdgerunnersInReserve(Amount[GangsState]):
    """The seat's Edgerunners in the reserve."""

    def of(self, state: GangsState, source: int, target: int, number: int) -> int:
        first = target * terms.UNITS
        return state.place[first + terms.FIRST_HIRED : first + terms.UNITS].count(terms.RESERVE)


class UnitsHere(Amount[GangsState]):
    """The side's Units in the District of the Firefight."""

    def of(self, state: GangsState, source: int, target: int, number: int) -> int:
        return len(units.units_in(state, target, running(state).district))


class OpponentsHere(Amount[GangsState]):
    """GNC-R27 The opposing Units in the District of the Firefight."""

    def of(self, state: GangsState, source: int, target: int, number: int) -> int:
        return len(units.opponents_in(state, target, running(state).district))


class Owned(Amount[GangsState]):
    """GNC-2.4 The seat's resources of a kind."""

    def __init__(self, kind: int) -> None:
        self.kind: int = kind

    def of(self, state: GangsState, source: int, target: int, number: int) -> int:
        return state.resources[target][self.kind]


class DealsOf(Amount[GangsState]):
    """GNC-10.2f The Opportunities of a type that the seat has seized."""

    def __init__(self, type: int) -> None:
        self.type: int = type

    def of(self, state: GangsState, source: int, target: int, number: int) -> int:
        return deals_of_type(state, target, self.type)
