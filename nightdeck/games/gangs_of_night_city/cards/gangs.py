"""GNC-15.1 What the five gangs can do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightdeck.games.gangs_of_night_city.model import hooks, terms
from nightdeck.games.gangs_of_night_city.model.board import CONTRABAND
from nightdeck.games.gangs_of_night_city.model.events import FOR_GANG, RAGE, TOKENS_CHANGED
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.model.terms import UNITS
from nightdeck.games.gangs_of_night_city.rules import resources, units
from nightdeck.games.gangs_of_night_city.rules.movement import Movement

if TYPE_CHECKING:
    from nightdeck.games.gangs_of_night_city.model.fight import Fight


class Maelstrom(hooks.Ability):
    """GNC-15.1a Boiling Over, Berserk, Scrap Parts."""

    points = (hooks.BOOST, hooks.AFTER_CRED_STEP, hooks.AFTER_FIREFIGHT)

    def boost(self, state: GangsState, me: int, fight: Fight, side: int) -> int:
        """Berserk: +2 Firepower from an active Rage token."""
        return 2 * state.rage[me // UNITS]

    def use_boost(self, state: GangsState, me: int, fight: Fight, side: int) -> None:
        """Berserk: the token turns inactive."""
        turn_rage(state, side, 0)

    def after_cred_step(self, state: GangsState, me: int, fight: Fight) -> None:
        """Boiling Over: a lost Unit turns the token active; there is at most one (GNC-15.1f).

        GNC-X38 A lost Drone makes it active; spent for 3 + 2 = 5, it comes back with the
        next loss.
        """
        if fight.lost_by(me // UNITS):
            turn_rage(state, me // UNITS, 1)

    def after_firefight(self, state: GangsState, me: int, fight: Fight) -> None:
        """Scrap Parts: 1 Contraband for an own Firefight that cost an opponent a non-Drone Unit."""
        seat = me // UNITS
        fallen = any(
            unit // UNITS != seat and state.unit_class[unit] != terms.DRONE for unit in fight.lost
        )
        if fight.initiator == seat and fallen:
            resources.gain(state, seat, CONTRABAND, 1)


def turn_rage(state: GangsState, side: int, active: int) -> None:
    """GNC-15.1f Turn the Rage token."""
    if state.rage[side] != active:
        state.rage[side] = active
        state.emit(TOKENS_CHANGED, RAGE, active)


class Valentinos(hooks.Ability):
    """GNC-15.1b Our Barrio, Familia."""

    points = (hooks.DOMINANCE, hooks.RECRUIT)

    def extra_units(self, state: GangsState, me: int, side: int, district: int) -> int:
        """Our Barrio: with a non-Drone Unit there a Hideout counts as a Unit (GNC-6.8b).

        GNC-X29 A Hideout and 2 Units are 3 against 2; with Drones alone there is nothing to
        count.
        """
        built = state.hideouts[side] >> district & 1
        return int(bool(built) and units.has_presence(state, side, district))

    def extra_recruits(self, state: GangsState, me: int, seat: int) -> int:
        """Familia: 1 more with Dominance in two Districts when the step begins."""
        return int(units.dominance_count(state, seat) >= 2)


class TygerClaws(hooks.Ability):
    """GNC-15.1c Street Racers, First Blood."""

    points = (hooks.FAR, hooks.CRED_STEP)

    def far_units(self, state: GangsState, me: int, seat: int, action: int) -> list[int]:
        """Street Racers: Solo-class Units in Activate Solos."""
        return units.of_class(state, seat, terms.SOLO) if action == terms.DISC_SOLO else []

    def cred_step(self, state: GangsState, me: int, fight: Fight, side: int) -> None:
        """First Blood: 1 Street Cred for an own Firefight led alone."""
        if fight.initiator == side and fight.is_sole_leader(side):
            resources.gain_cred(state, side, 1, FOR_GANG)


class VoodooBoys(hooks.Ability):
    """GNC-15.1d Deep Dive, Old Net Wards."""

    points = (hooks.NET_ADVANCE, hooks.REROLL)
    reroll_name = "Old Net Wards"
    reroll_price = "1 resource of any kind"

    def net_advance(self, state: GangsState, me: int, seat: int) -> int:
        """Deep Dive: 1 Netrunner more."""
        return int(me // UNITS == seat)

    def can_reroll(self, state: GangsState, me: int, seat: int) -> bool:
        """Old Net Wards: a resource must be there to be paid."""
        return resources.has_resources(state, seat)

    def pay_reroll(self, state: GangsState, me: int, seat: int) -> None:
        """Old Net Wards: pay 1 resource of any kind."""
        state.call(resources.PayAny(seat, "payment"))


class SixthStreet(hooks.Ability):
    """GNC-15.1e Neighborhood Watch, Surplus Depot."""

    points = (hooks.COMPARE, hooks.AFTER_UPGRADE)

    def firepower(self, state: GangsState, me: int, fight: Fight, side: int) -> int:
        """Neighborhood Watch: +1 in others' Firefights where an own Hideout stands."""
        return int(fight.initiator != side and bool(state.hideouts[side] >> fight.district & 1))

    def after_upgrade(self, state: GangsState, me: int, seat: int) -> None:
        """Surplus Depot: once per turn one move with each of up to 2 Drones."""
        if not state.spent_once:
            state.spent_once = 1
            state.call(Movement(seat, units.of_class(state, seat, terms.DRONE), [], 2))


BEHAVIOUR: Final[dict[str, hooks.Ability]] = {
    "maelstrom": Maelstrom(),
    "valentinos": Valentinos(),
    "tyger-claws": TygerClaws(),
    "voodoo-boys": VoodooBoys(),
    "sixth-street": SixthStreet(),
}
