"""GNC-8.5d Special Effects that come after the ordinary casualties."""

from __future__ import annotations

from nightdeck.games.gangs_of_night_city.language.rewards import Conversion
from nightdeck.games.gangs_of_night_city.model import board, rulings, terms
from nightdeck.games.gangs_of_night_city.model import options as verbs
from nightdeck.games.gangs_of_night_city.model.fight import Fight, running
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.model.vocabulary import SpecialEffect
from nightdeck.games.gangs_of_night_city.rules.losses import Losses
from nightdeck.games.gangs_of_night_city.rules.movement import note_occupied
from nightdeck.games.gangs_of_night_city.rules.netrun import distinct
from nightdeck.games.gangs_of_night_city.rules.special_effects import CardDecision, note
from nightdeck.games.gangs_of_night_city.rules.units import move_unit, opponents_in, units_in
from nightdeck.kernel.frames import DONE
from nightdeck.kernel.state import PASS, Option


class ThinCrowds(SpecialEffect):
    """`thin-crowds`: everybody with 3 or more Units here loses 1 more."""

    comes_after = True

    def after(self, state: GangsState, fight: Fight, side: int) -> None:
        """GNC-8.5d The affected players pick in turn order, the Units leave together."""
        numbers = [0] * len(state.cred)
        for other in fight.standing():
            numbers[other] = int(len(units_in(state, other, fight.district)) >= 3)
        if any(numbers):
            note(state, fight, side)
            state.call(Losses(numbers, 0))


class KillDrone(SpecialEffect):
    """`kill-drone`: an opposing Drone here is lost."""

    comes_after = True

    def after(self, state: GangsState, fight: Fight, side: int) -> None:
        """GNC-8.5d Choose one, if there is one."""
        drones = [
            unit
            for unit in opponents_in(state, side, fight.district)
            if state.unit_class[unit] == terms.DRONE
        ]
        if drones:
            state.call(DroneKill(side, distinct(state, drones)))


class DroneKill(CardDecision):
    """GNC-8.5d The owner of the effect names the Drone."""

    def __init__(self, seat: int, drones: list[int]) -> None:
        super().__init__(seat)
        self.drones: list[int] = drones

    def options(self, state: GangsState) -> list[Option]:
        """GNC-8.5d List the Drones."""
        return [(verbs.DESTROY, unit) for unit in self.drones]

    def take(self, state: GangsState) -> str | None:
        """GNC-8.5d GNC-8.5f Its owner may still escape."""
        unit = state.answer[1]
        numbers = [0] * len(state.cred)
        numbers[unit // terms.UNITS] = 1
        note(state, running(state), self.seat)
        state.call(Losses(numbers, 0, unit))
        return DONE


class TakePoint(SpecialEffect):
    """`take-poi`: an own non-Drone Unit may enter an empty POI of the District."""

    comes_after = True

    def after(self, state: GangsState, fight: Fight, side: int) -> None:
        """GNC-8.5d Ask which Unit enters which POI."""
        state.call(PointTaking(side))


class PointTaking(CardDecision):
    """GNC-8.5d The owner may move a Unit into an empty POI of the District."""

    def options(self, state: GangsState) -> list[Option]:
        """GNC-8.5d List Units and empty POIs."""
        district = running(state).district
        points = board.POINTS_BY_DISTRICT[state.board][district]
        empty = [place for place in points if state.occupant[place] < 0]
        units = [
            unit
            for unit in units_in(state, self.seat, district)
            if state.unit_class[unit] != terms.DRONE
        ]
        found: list[Option] = [
            (verbs.MOVE, unit, place) for unit in distinct(state, units) for place in empty
        ]
        return [*found, PASS] if found else []

    def take(self, state: GangsState) -> str | None:
        """GNC-8.5d Move it; a Fixer may set off a specialist."""
        if state.answer != PASS:
            move_unit(state, state.answer[1], state.answer[2])
            note(state, running(state), self.seat)
            note_occupied(state, state.answer[1])
        return DONE


class ConvertHere(SpecialEffect):
    """`convert-here`: without losses so far, an opposing Basic Unit here may be converted."""

    comes_after = True

    def after(self, state: GangsState, fight: Fight, side: int) -> None:
        """GNC-8.5d Ask which Unit."""
        if not fight.lost_by(side):
            state.call(FightConversion(side, fight.district, 0))


class FightConversion(Conversion):
    """GNC-6.6 GNC-R13 A conversion that is part of a Firefight."""

    def take(self, state: GangsState) -> str | None:
        """GNC-6.6a Remember who converted; with R13 the former owner has lost the Unit."""
        if state.answer != PASS:
            fight = running(state)
            fight.converted |= 1 << self.seat
            note(state, fight, self.seat)
            if state.rulings[rulings.R13] == rulings.CONVERTED_IS_LOST:
                fight.lost.append(state.answer[1])
        return super().take(state)
