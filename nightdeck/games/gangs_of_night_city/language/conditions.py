"""GNC-15.4 What Street Cred is gained for after a Firefight."""

from __future__ import annotations

from typing import Any, Final

from nightdeck.games.gangs_of_night_city.language import amounts as of
from nightdeck.games.gangs_of_night_city.language.abilities import STARTED
from nightdeck.games.gangs_of_night_city.model import board, rulings, terms
from nightdeck.games.gangs_of_night_city.model.definitions import TYPE_NAMES
from nightdeck.games.gangs_of_night_city.model.fight import running
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.model.vocabulary import Payoff
from nightdeck.games.gangs_of_night_city.rules.units import units_in
from nightdeck.language.conditions import AtLeast, Both, Not
from nightdeck.language.values import Condition

ANY: Final = -1
EDGERUNNER: Final = -2
LOSSES: Final = {
    ANY: "a Unit",
    EDGERUNNER: "an Edgerunner",
    terms.SOLO: "a Solo-class Unit",
    terms.DRONE: "a Drone",
}


class LostUnits(Condition[GangsState]):
    """GNC-15.4a The side lost a Unit in this Firefight."""

    def holds(self, state: GangsState, source: int, target: int, number: int) -> bool:
        return bool(running(state).lost_by(target))


class LedAlone(Condition[GangsState]):
    """GNC-8.4c The side was the only leader."""

    def holds(self, state: GangsState, source: int, target: int, number: int) -> bool:
        return running(state).is_sole_leader(target)


class WasBeaten(Condition[GangsState]):
    """GNC-15.4c Another player had a higher total; never after a withdrawal."""

    def holds(self, state: GangsState, source: int, target: int, number: int) -> bool:
        fight = running(state)
        return not (fight.leaders | fight.withdrawn) >> target & 1


class WasOutnumbered(Condition[GangsState]):
    """When step 5 began the opponents together had more Units here."""

    def holds(self, state: GangsState, source: int, target: int, number: int) -> bool:
        return bool(running(state).outnumbered >> target & 1)


class HasConverted(Condition[GangsState]):
    """The side converted a Unit in this Firefight."""

    def holds(self, state: GangsState, source: int, target: int, number: int) -> bool:
        return bool(running(state).converted >> target & 1)


class OpponentGone(Condition[GangsState]):
    """An involved opponent has no Unit left here, whatever the reason."""

    def holds(self, state: GangsState, source: int, target: int, number: int) -> bool:
        fight = running(state)
        others = fight.opponents_of(target)
        return any(not units_in(state, other, fight.district) for other in others)


class ControlsHere(Condition[GangsState]):
    """The side controls a Point of Interest of the District now."""

    def holds(self, state: GangsState, source: int, target: int, number: int) -> bool:
        points = board.POINTS_BY_DISTRICT[state.board][running(state).district]
        return any(state.occupant[place] // terms.UNITS == target for place in points)


class LostNone(Payoff):
    """`lost-none`."""

    def __init__(self) -> None:
        super().__init__("you lost no Unit in this Firefight", Not(LostUnits()))


class OpponentLost(Payoff):
    """`opp-lost-any`, `opp-lost:solo`, `opp-lost:drone`, `opp-lost:edgerunner`."""

    def __init__(self, kind: int = ANY, per: bool = False) -> None:
        super().__init__(f"an opponent lost {LOSSES[kind]}", LostUnits())
        self.kind: int = kind
        self.per: bool = per

    def times(self, state: GangsState, side: int) -> int:
        """GNC-15.4 GNC-15.4b GNC-R07 Opponents lost such Units; paid once, or for each."""
        lost = [unit for unit in running(state).lost if unit // terms.UNITS != side]
        number = len([unit for unit in lost if self.fits(state, unit)])
        if self.per or state.rulings[rulings.R07] == rulings.PER_UNIT:
            return number
        return min(1, number)

    def fits(self, state: GangsState, unit: int) -> bool:
        """Tell whether a lost Unit is of the kind."""
        if self.kind == EDGERUNNER:
            return unit % terms.UNITS >= terms.FIRST_HIRED
        return self.kind in (ANY, state.unit_class[unit])


class OpponentLostTwo(Payoff):
    """`opp-lost-2`, for each such opponent."""

    def __init__(self) -> None:
        super().__init__("an opponent lost 2 or more Units in this Firefight", LostUnits())

    def times(self, state: GangsState, side: int) -> int:
        """GNC-15.4 GNC-15.4b Opponents who lost 2 or more Units."""
        fight = running(state)
        return len([1 for other in fight.opponents_of(side) if len(fight.lost_by(other)) >= 2])


def controls(kind: int) -> Payoff:
    """`own-poi:T`: a Point of Interest of the type anywhere now."""
    words = f"you control at least 1 {board.POINT_NAMES[kind]} anywhere"
    return Payoff(words, AtLeast(of.Controlled(kind)))


def owns_deal(kind: int) -> Payoff:
    """`own-opportunity:T`."""
    words = f"you have at least 1 {TYPE_NAMES[kind]} Opportunity"
    return Payoff(words, AtLeast(of.DealsOf(kind)))


LED_ALONE: Final[Condition[Any]] = LedAlone()
HERE: Final[Condition[Any]] = AtLeast(of.UnitsHere())

LOST_ANY: Final = Payoff("you lost at least 1 Unit in this Firefight", LostUnits())
SOLE_HIGHEST: Final = Payoff("you alone had the highest Firepower", LED_ALONE)
NOT_HIGHEST: Final = Payoff("another player had higher Firepower than you", WasBeaten())
INITIATED: Final = Payoff("you initiated the Firefight", STARTED)
NOT_INITIATED: Final = Payoff("you did not initiate the Firefight", Not(STARTED))
ATTACKED_ALONE: Final = Payoff(
    "you initiated the Firefight and alone had the highest Firepower", Both(STARTED, LED_ALONE)
)
DEFENDED_ALONE: Final = Payoff(
    "you did not initiate the Firefight and alone had the highest Firepower",
    Both(Not(STARTED), LED_ALONE),
)
DRONE_LOST: Final = OpponentLost(terms.DRONE, per=True)
OPPONENT_WIPED: Final = Payoff(
    "an opponent who was involved has no Unit left in the District", OpponentGone()
)
UNITS_LEFT: Final = Payoff("you still have at least 1 Unit in the District", HERE)
NO_UNITS_LEFT: Final = Payoff("you have no Unit left in the District", Not(HERE))
OUTNUMBERED: Final = Payoff(
    "before casualties the opponents had more Units in the District than you", WasOutnumbered()
)
CONTROL_HERE: Final = Payoff("you control a Point of Interest in the District", ControlsHere())
CONVERTED: Final = Payoff("you converted a Unit in this Firefight", HasConverted())
