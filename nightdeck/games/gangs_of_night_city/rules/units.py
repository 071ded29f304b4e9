"""GNC-6 Units: where they stand, what they control, how they are lost and converted."""

from __future__ import annotations

from nightdeck.games.gangs_of_night_city.model import events, hooks, rulings, terms
from nightdeck.games.gangs_of_night_city.model.board import DISTRICTS, PLACES, POINTS_BY_KIND
from nightdeck.games.gangs_of_night_city.model.definitions import printed_edgerunner
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.model.terms import FIRST_DRONE, FIRST_HIRED, RESERVE, UNITS

# Facts --------------------------------------------------------------------------------------------


def side_of(unit: int) -> int:
    """Return the side a Unit belongs to (GNC-3.2)."""
    return unit // UNITS


def is_basic(unit: int) -> bool:
    """GNC-2.3 Tell whether a Unit is a Basic Unit: a Solo, Techie or Netrunner of the gang."""
    return unit % UNITS < FIRST_DRONE


def is_edgerunner(state: GangsState, unit: int) -> bool:
    """GNC-3.1e Tell whether a Unit is a hired Edgerunner."""
    return state.unit_card[unit] >= 0


def in_play(state: GangsState, side: int) -> list[int]:
    """GNC-2.7 Return a side's Units that stand in a District."""
    place = state.place
    return [unit for unit in range(side * UNITS, side * UNITS + UNITS) if place[unit] >= 0]


def units_in(state: GangsState, side: int, district: int) -> list[int]:
    """Return a side's Units in a District, its Points of Interest included (GNC-6.3)."""
    low = district * PLACES
    high = low + PLACES
    place = state.place
    return [unit for unit in range(side * UNITS, side * UNITS + UNITS) if low <= place[unit] < high]


def of_class(state: GangsState, side: int, kind: int) -> list[int]:
    """GNC-3.1f Return a side's Units in play of a class, Edgerunners included."""
    place = state.place
    classes = state.unit_class
    return [
        unit
        for unit in range(side * UNITS, side * UNITS + UNITS)
        if place[unit] >= 0 and classes[unit] == kind
    ]


def edgerunners_in_play(state: GangsState, side: int) -> list[int]:
    """Return a side's Edgerunners that stand in a District."""
    first = side * UNITS
    return [
        unit
        for unit in range(first + FIRST_HIRED, first + UNITS)
        if state.place[unit] >= 0 and state.unit_card[unit] >= 0
    ]


def is_opponent(state: GangsState, side: int, unit: int) -> bool:
    """GNC-3.2 GNC-14.7 GNC-R27 Tell whether a Unit is an opposing Unit for a side."""
    if unit // UNITS == side:
        return False
    if state.unit_class[unit] == terms.LEGEND:
        return state.rulings[rulings.R27] != rulings.LEGEND_IS_NO_UNIT
    return True


def opponents_in(state: GangsState, side: int, district: int) -> list[int]:
    """Return the opposing Units in a District."""
    return [
        unit
        for other in range(len(state.cred))
        if other != side
        for unit in units_in(state, other, district)
        if is_opponent(state, side, unit)
    ]


def reserve_of(state: GangsState, side: int, kind: int) -> int:
    """Return the first Basic Unit or Drone of a class in a side's reserve, or -1."""
    first = side * UNITS + kind * 3
    for unit in range(first, first + (4 if kind == terms.DRONE else 3)):
        if state.place[unit] == RESERVE:
            return unit
    return -1


def drones_in_reserve(state: GangsState, side: int) -> int:
    """Return how many Drones a side can still place."""
    first = side * UNITS
    return state.place[first + FIRST_DRONE : first + FIRST_HIRED].count(RESERVE)


def controls(state: GangsState, side: int, kind: int) -> int:
    """GNC-6.3 Return how many Points of Interest of a type a side controls."""
    occupant = state.occupant
    count = 0
    for place in POINTS_BY_KIND[state.board][kind]:
        if occupant[place] // UNITS == side:
            count += 1
    return count


def has_presence(state: GangsState, side: int, district: int) -> bool:
    """GNC-6.7 Tell whether a side has a non-Drone Unit in a District."""
    low = district * PLACES
    high = low + PLACES
    first = side * UNITS
    place = state.place
    for unit in range(first, first + UNITS):
        if low <= place[unit] < high and not FIRST_DRONE <= unit - first < FIRST_HIRED:
            return True
    return False


def presence(state: GangsState, side: int) -> int:
    """GNC-6.7 Return the Districts in which a side has Presence, as bits."""
    first = side * UNITS
    place = state.place
    found = 0
    for unit in range(first, first + UNITS):
        at = place[unit]
        if at >= 0 and not FIRST_DRONE <= unit - first < FIRST_HIRED:
            found |= 1 << at // PLACES
    return found


def counts(state: GangsState, district: int) -> list[int]:
    """GNC-6.8 GNC-14.8 Return each side's Units in a District as compared for Dominance."""
    low = district * PLACES
    high = low + PLACES
    place = state.place
    found = [0] * (len(place) // UNITS)
    for unit in range(len(place)):
        if low <= place[unit] < high:
            found[unit // UNITS] += 1
    if state.seats == 1 and state.rulings[rulings.R27] == rulings.LEGEND_IS_NO_UNIT:
        found[-1] = 0
    for source in state.modifiers.get(hooks.DOMINANCE, ()):
        unit = source & hooks.UNIT_MASK
        side = unit // UNITS
        found[side] += hooks.ABILITIES[source >> hooks.UNIT_BITS].added(
            state, hooks.DOMINANCE, unit, side, district
        )
    return found


def dominant(state: GangsState, district: int) -> int:
    """GNC-6.8 GNC-6.8b GNC-6.8c Return the side with Dominance in a District, or -1.

    GNC-X05 Three Units stand against three: nobody, and a Hideout without Units is nothing.
    GNC-X28 A Hideout and 2 Units do not beat 3 or 2 Units without a Hideout, but they beat 1.
    """
    bit = 1 << district
    built = state.hideouts
    for side in range(len(built)):
        if built[side] & bit:
            break
    else:
        return -1
    found = counts(state, district)
    most = max(found)
    if most == 0 or found.count(most) > 1:
        return -1
    leader = found.index(most)
    if not built[leader] & bit or not has_presence(state, leader, district):
        return -1
    return leader


def has_dominance(state: GangsState, side: int, district: int) -> bool:
    """GNC-6.8 Tell whether a side has Dominance in a District."""
    return bool(state.hideouts[side] >> district & 1) and dominant(state, district) == side


def dominance_count(state: GangsState, side: int) -> int:
    """Return in how many Districts a side has Dominance."""
    return sum(1 for district in range(DISTRICTS) if has_dominance(state, side, district))


def hideout_districts(state: GangsState, side: int) -> list[int]:
    """Return the Districts with a side's Hideout in board order."""
    built = state.hideouts[side]
    return [district for district in range(DISTRICTS) if built >> district & 1]


# Changes ------------------------------------------------------------------------------------------


def put(state: GangsState, unit: int, to: int) -> None:
    """Change where a Unit stands and who occupies what (GNC-2.6: one Unit per POI)."""
    at = state.place[unit]
    if at >= 0 and at % PLACES:
        state.occupant[at] = -1
        state.emit(events.POI_LEFT, unit, state.unit_card[unit], at)
    state.place[unit] = to
    if to >= 0 and to % PLACES:
        state.occupant[to] = unit
        state.emit(events.POI_ENTERED, unit, state.unit_card[unit], to)


def move_unit(state: GangsState, unit: int, to: int) -> None:
    """GNC-6.1 Move a Unit in play to another place."""
    at = state.place[unit]
    put(state, unit, to)
    state.emit(events.UNIT_MOVED, unit, state.unit_card[unit], at, to)


def place_unit(state: GangsState, unit: int, to: int) -> None:
    """Bring a Unit from the reserve into play; an Edgerunner's ability starts (GNC-3.1h)."""
    put(state, unit, to)
    card = state.unit_card[unit]
    if card >= 0:
        hooks.join(state, printed_edgerunner(state.definition[card]).ability_number, unit)
    state.emit(events.UNIT_PLACED, unit, card, to)


def place_drone(state: GangsState, side: int, district: int) -> bool:
    """GNC-10.3d GNC-11.3b Place one Drone from the reserve, if there is one."""
    drone = reserve_of(state, side, terms.DRONE)
    if drone < 0:
        return False
    place_unit(state, drone, district * PLACES)
    return True


def lose_unit(state: GangsState, unit: int) -> None:
    """GNC-6.5 Return a Unit to its owner's reserve and tell whoever reacts to losses."""
    at = state.place[unit]
    reacting = hooks.sources(state, hooks.LOST) if hooks.LOST in state.modifiers else []
    take_off(state, unit)
    state.emit(events.UNIT_LOST, unit, state.unit_card[unit], at)
    if state.unit_card[unit] >= 0:
        state.emit(events.EDGERUNNER_LOST, unit // UNITS, state.unit_card[unit])
    for source in reacting:
        hooks.act(state, source, hooks.LOST, unit // UNITS, unit)


def take_off(state: GangsState, unit: int) -> None:
    """Take a Unit off the board into its reserve; an Edgerunner's ability ends."""
    put(state, unit, RESERVE)
    card = state.unit_card[unit]
    if card >= 0:
        hooks.leave(state, printed_edgerunner(state.definition[card]).ability_number, unit)


def lone_drones(state: GangsState) -> list[int]:
    """GNC-6.4 Return the Drones without a friendly non-Drone Unit in their District."""
    place = state.place
    lone = []
    for first in range(0, len(place), UNITS):
        for unit in range(first + FIRST_DRONE, first + FIRST_HIRED):
            at = place[unit]
            if at >= 0 and not has_presence(state, first // UNITS, at // PLACES):
                lone.append(unit)
    return lone


def check_drones(state: GangsState) -> None:
    """GNC-6.4 GNC-12.5 GNC-12.5b Drones left alone are lost, unless the check is deferred."""
    if state.deferred:
        return
    for unit in lone_drones(state):
        lose_unit(state, unit)


def convertible(state: GangsState, seat: int, district: int = -1) -> list[int]:
    """GNC-6.6 GNC-6.6a Return the Units a seat may convert, one per place, owner and class.

    GNC-X34 With all three own Techies in play no opposing Techie is among them.
    """
    held = [reserve_of(state, seat, kind) >= 0 for kind in range(3)]
    found: list[tuple[int, int]] = []
    taken: set[tuple[int, int, int]] = set()
    for side in range(len(state.cred)):
        if side == seat:
            continue
        for unit in range(side * UNITS, side * UNITS + FIRST_DRONE):
            at = state.place[unit]
            kind = state.unit_class[unit]
            if at < 0 or not held[kind] or district not in (-1, at // PLACES):
                continue
            if (at, side, kind) not in taken:
                taken.add((at, side, kind))
                found.append((at, unit))
    found.sort()
    return [unit for _, unit in found]


def convert(state: GangsState, seat: int, unit: int) -> int:
    """GNC-6.6 Replace an opposing Basic Unit by one's own of the same class; return it.

    GNC-X15 A Solo that held a Point of Interest leaves it to the Solo of the converting gang.
    """
    own = reserve_of(state, seat, state.unit_class[unit])
    at = state.place[unit]
    put(state, unit, RESERVE)
    put(state, own, at)
    state.emit(events.UNIT_CONVERTED, seat, unit, own, at)
    return own
