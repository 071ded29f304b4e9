"""GNC-15.4 Street Cred conditions of Combat cards: how often a Firefight met each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightdeck.games.gangs_of_night_city.model import rulings, terms
from nightdeck.games.gangs_of_night_city.model.board import POINT_NAMES, POINTS_BY_DISTRICT
from nightdeck.games.gangs_of_night_city.model.definitions import TYPE_NAMES, printed_deal
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.model.terms import UNITS
from nightdeck.games.gangs_of_night_city.model.vocabulary import Condition
from nightdeck.games.gangs_of_night_city.rules.units import controls, units_in

if TYPE_CHECKING:
    from nightdeck.games.gangs_of_night_city.model.fight import Fight

ANY: Final = -1
EDGERUNNER: Final = -2


class LostNone(Condition):
    """`lost-none`."""

    words = "you lost no Unit in this Firefight"

    def times(self, state: GangsState, fight: Fight, side: int) -> int:
        """GNC-15.4 GNC-15.4a You lost no Unit in this Firefight."""
        return int(not fight.lost_by(side))


class LostAny(Condition):
    """`lost-any`."""

    words = "you lost at least 1 Unit in this Firefight"

    def times(self, state: GangsState, fight: Fight, side: int) -> int:
        """GNC-15.4 GNC-15.4a You lost at least one Unit."""
        return int(bool(fight.lost_by(side)))


class SoleHighest(Condition):
    """`sole-highest`."""

    words = "you alone had the highest Firepower"

    def times(self, state: GangsState, fight: Fight, side: int) -> int:
        """GNC-15.4 GNC-8.4c You were the only leader."""
        return int(fight.is_sole_leader(side))


class NotHighest(Condition):
    """`not-highest`."""

    words = "another player had higher Firepower than you"

    def times(self, state: GangsState, fight: Fight, side: int) -> int:
        """GNC-15.4 GNC-15.4c Another player had a higher total; never after a withdrawal."""
        return int(not (fight.leaders | fight.withdrawn) >> side & 1)


class Initiated(Condition):
    """`initiator`."""

    words = "you initiated the Firefight"

    def times(self, state: GangsState, fight: Fight, side: int) -> int:
        """GNC-15.4 You initiated the Firefight."""
        return int(fight.initiator == side)


class NotInitiated(Condition):
    """`not-initiator`."""

    words = "you did not initiate the Firefight"

    def times(self, state: GangsState, fight: Fight, side: int) -> int:
        """GNC-15.4 You did not initiate the Firefight."""
        return int(fight.initiator != side)


class OpponentLost(Condition):
    """`opp-lost-any`, `opp-lost:solo`, `opp-lost:drone`, `opp-lost:edgerunner`."""

    def __init__(self, kind: int = ANY, per: bool = False) -> None:
        self.kind: int = kind
        self.per: bool = per

    def times(self, state: GangsState, fight: Fight, side: int) -> int:
        """GNC-15.4 GNC-15.4b GNC-R07 Opponents lost such Units; paid once, or for each."""
        number = sum(1 for unit in fight.lost if unit // UNITS != side and self.fits(state, unit))
        if self.per or state.rulings[rulings.R07] == rulings.PER_UNIT:
            return number
        return min(1, number)

    def fits(self, state: GangsState, unit: int) -> bool:
        """Tell whether a lost Unit is of the kind."""
        if self.kind == ANY:
            return True
        if self.kind == EDGERUNNER:
            return unit % UNITS >= terms.FIRST_HIRED
        return state.unit_class[unit] == self.kind

    def text(self) -> str:
        """Return it in words."""
        what = {ANY: "a Unit", EDGERUNNER: "an Edgerunner", terms.SOLO: "a Solo-class Unit"}
        return f"an opponent lost {what.get(self.kind, 'a Drone')}"


class OpponentLostTwo(Condition):
    """`opp-lost-2`, for each such opponent."""

    words = "an opponent lost 2 or more Units in this Firefight"

    def times(self, state: GangsState, fight: Fight, side: int) -> int:
        """GNC-15.4 GNC-15.4b Opponents who lost 2 or more Units."""
        return sum(
            1 for other in fight.involved if other != side and len(fight.lost_by(other)) >= 2
        )


class OpponentWiped(Condition):
    """`opp-wiped`."""

    words = "an opponent who was involved has no Unit left in the District"

    def times(self, state: GangsState, fight: Fight, side: int) -> int:
        """GNC-15.4 An involved opponent has no Unit left here, whatever the reason."""
        return int(
            any(
                other != side and not units_in(state, other, fight.district)
                for other in fight.involved
            )
        )


class UnitsLeft(Condition):
    """`units-left`."""

    words = "you still have at least 1 Unit in the District"

    def times(self, state: GangsState, fight: Fight, side: int) -> int:
        """GNC-15.4 You have a Unit in the District now."""
        return int(bool(units_in(state, side, fight.district)))


class NoUnitsLeft(Condition):
    """`no-units-left`."""

    words = "you have no Unit left in the District"

    def times(self, state: GangsState, fight: Fight, side: int) -> int:
        """GNC-15.4 You have no Unit in the District now."""
        return int(not units_in(state, side, fight.district))


class Outnumbered(Condition):
    """`outnumbered`."""

    words = "before casualties the opponents had more Units in the District than you"

    def times(self, state: GangsState, fight: Fight, side: int) -> int:
        """GNC-15.4 When step 5 began the opponents together had more Units here."""
        return fight.outnumbered >> side & 1


class ControlHere(Condition):
    """`control-poi-here`."""

    words = "you control a Point of Interest in the District"

    def times(self, state: GangsState, fight: Fight, side: int) -> int:
        """GNC-15.4 You control a POI of the District now."""
        points = POINTS_BY_DISTRICT[state.board][fight.district]
        return int(any(state.occupant[place] // UNITS == side for place in points))


class ControlKind(Condition):
    """`own-poi:T`."""

    def __init__(self, kind: int) -> None:
        self.kind: int = kind

    def times(self, state: GangsState, fight: Fight, side: int) -> int:
        """GNC-15.4 You control a POI of the type anywhere now."""
        return int(controls(state, side, self.kind) > 0)

    def text(self) -> str:
        """Return it in words."""
        return f"you control at least 1 {POINT_NAMES[self.kind]} anywhere"


class OwnDeal(Condition):
    """`own-opportunity:T`."""

    def __init__(self, kind: int) -> None:
        self.kind: int = kind

    def times(self, state: GangsState, fight: Fight, side: int) -> int:
        """GNC-15.4 You have seized an Opportunity of the type."""
        return int(
            any(
                printed_deal(state.definition[card]).type == self.kind
                for card in state.pile(side, terms.DEALS)
            )
        )

    def text(self) -> str:
        """Return it in words."""
        return f"you have at least 1 {TYPE_NAMES[self.kind]} Opportunity"


class Converted(Condition):
    """`converted`."""

    words = "you converted a Unit in this Firefight"

    def times(self, state: GangsState, fight: Fight, side: int) -> int:
        """GNC-15.4 You converted a Unit in this Firefight."""
        return fight.converted >> side & 1


class Both(Condition):
    """`a+b`."""

    def __init__(self, first: Condition, second: Condition) -> None:
        self.first: Condition = first
        self.second: Condition = second

    def times(self, state: GangsState, fight: Fight, side: int) -> int:
        """GNC-15.4 Both are met."""
        return min(self.first.times(state, fight, side), self.second.times(state, fight, side))

    def text(self) -> str:
        """Return it in words."""
        return f"{self.first.text()} and {self.second.text().removeprefix('you ')}"


DRONE_LOST: Final = OpponentLost(terms.DRONE, per=True)
