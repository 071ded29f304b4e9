"""GNC-15.1 What the five gangs can do."""

from __future__ import annotations

from typing import Final

from nightdeck.games.gangs_of_night_city.language import abilities as do
from nightdeck.games.gangs_of_night_city.language import amounts as of
from nightdeck.games.gangs_of_night_city.model import board, events, hooks, terms
from nightdeck.games.gangs_of_night_city.model.fight import running
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.model.terms import UNITS
from nightdeck.games.gangs_of_night_city.rules import resources
from nightdeck.games.gangs_of_night_city.rules.movement import Movement
from nightdeck.games.gangs_of_night_city.rules.units import has_presence, of_class
from nightdeck.language.conditions import AtLeast, Both, Not
from nightdeck.language.flow import If
from nightdeck.language.values import Amount, Condition, Effect, Fixed, Selection

# GNC-15.1a Maelstrom ----------------------------------------------------------------------------


class Rage(Amount[GangsState]):
    """Berserk: +2 Firepower from an active Rage token."""

    def of(self, state: GangsState, source: int, target: int, number: int) -> int:
        return 2 * state.rage[source // UNITS]


class TurnRage(Effect[GangsState]):
    """GNC-15.1f The owner's Rage token turns active or inactive; there is at most one."""

    def __init__(self, active: int) -> None:
        super().__init__()
        self.active: int = active

    def resolve(self, state: GangsState, source: int, target: int, number: int) -> None:
        if state.rage[source // UNITS] != self.active:
            state.rage[source // UNITS] = self.active
            state.emit(events.TOKENS_CHANGED, events.RAGE, self.active)


class OwnerLost(Condition[GangsState]):
    """Boiling Over: the owner lost a Unit.

    GNC-X38 A lost Drone makes it active; spent for 3 + 2 = 5, it comes back with the next loss.
    """

    def holds(self, state: GangsState, source: int, target: int, number: int) -> bool:
        return bool(running(state).lost_by(source // UNITS))


class Scrapped(Condition[GangsState]):
    """Scrap Parts: the owner's own Firefight cost an opponent a non-Drone Unit."""

    def holds(self, state: GangsState, source: int, target: int, number: int) -> bool:
        fight, side = running(state), source // UNITS
        return fight.initiator == side and any(
            unit // UNITS != side and state.unit_class[unit] != terms.DRONE for unit in fight.lost
        )


# GNC-15.1b Valentinos ---------------------------------------------------------------------------


class DefendedHideout(Condition[GangsState]):
    """Our Barrio: with a non-Drone Unit there a Hideout counts as a Unit (GNC-6.8b).

    GNC-X29 A Hideout and 2 Units are 3 against 2; with Drones alone there is nothing to count.
    """

    def holds(self, state: GangsState, source: int, target: int, number: int) -> bool:
        built = state.hideouts[target] >> number & 1
        return bool(built) and has_presence(state, target, number)


# GNC-15.1c Tyger Claws, GNC-15.1d Voodoo Boys, GNC-15.1e 6th Street -------------------------------


class StreetRacers(Selection[GangsState]):
    """Street Racers: Solo-class Units in Activate Solos."""

    def cards(self, state: GangsState, source: int, target: int) -> list[int]:
        return of_class(state, source // UNITS, terms.SOLO) if target == terms.DISC_SOLO else []


class HasResources(Condition[GangsState]):
    """Old Net Wards: a resource must be there to be paid."""

    def holds(self, state: GangsState, source: int, target: int, number: int) -> bool:
        return resources.has_resources(state, target)


class HideoutHere(Condition[GangsState]):
    """Neighborhood Watch: an own Hideout stands where the Firefight is."""

    def holds(self, state: GangsState, source: int, target: int, number: int) -> bool:
        return bool(state.hideouts[target] >> running(state).district & 1)


class MoveDrones(Effect[GangsState]):
    """Surplus Depot: once per turn one move with each of up to 2 Drones."""

    def resolve(self, state: GangsState, source: int, target: int, number: int) -> None:
        if not state.spent_once:
            state.spent_once = 1
            state.call(Movement(target, of_class(state, target, terms.DRONE), [], 2))


BEHAVIOUR: Final[dict[str, hooks.Ability]] = {
    "maelstrom": hooks.Ability(
        {
            hooks.BOOST: (Rage(), TurnRage(0)),
            hooks.AFTER_CRED_STEP: If(OwnerLost(), TurnRage(1)),
            hooks.AFTER_FIREFIGHT: If(Scrapped(), do.Collect(board.CONTRABAND)),
        }
    ),
    "valentinos": hooks.Ability(
        {
            hooks.DOMINANCE: of.Provided(DefendedHideout()),
            hooks.RECRUIT: of.Provided(AtLeast(of.Dominated(), 2)),
        }
    ),
    "tyger-claws": hooks.Ability(
        {
            hooks.FAR: StreetRacers(),
            hooks.CRED_STEP: If(Both(do.STARTED, do.LEADS_ALONE), do.GangCred(1)),
        }
    ),
    "voodoo-boys": hooks.Ability(
        {
            hooks.NET_ADVANCE: Fixed(1),
            hooks.REROLL: (Both(do.OWN, HasResources()), do.Calls(resources.PayAny)),
        },
        reroll_name="Old Net Wards",
        reroll_price="1 resource of any kind",
    ),
    "sixth-street": hooks.Ability(
        {
            hooks.COMPARE: of.Provided(Both(Not(do.STARTED), HideoutHere())),
            hooks.AFTER_UPGRADE: MoveDrones(),
        }
    ),
}
