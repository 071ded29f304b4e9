"""GNC-14.3 GNC-14.5 The opposing Gang and Johnny/V in a Firefight: drawn cards, losses, gains."""

from __future__ import annotations

from typing import Final

from nightdeck.games.gangs_of_night_city.model import definitions, events, rulings, terms
from nightdeck.games.gangs_of_night_city.model.board import PLACES
from nightdeck.games.gangs_of_night_city.model.fight import Fight
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.rules.resources import gain_cred
from nightdeck.games.gangs_of_night_city.rules.units import is_opponent, place_drone, put, units_in

YOU = 0
LEGEND_DRAWS: Final = 3
RIVAL_DRAWS: Final = 2
MOST_FOR_LOSSES: Final = 3
"""GNC-14.3c The Street Cred that a profile pays for lost Units at most."""


def behaviour(state: GangsState) -> definitions.Behaviour:
    """GNC-14.1d Return the behaviour card of the opposing Gang."""
    return definitions.BEHAVIOURS[state.gang[terms.RIVAL]]


def crew_in(state: GangsState, district: int) -> list[int]:
    """Return the Gang's non-Drone Units in a District."""
    units = units_in(state, terms.RIVAL, district)
    return [unit for unit in units if state.unit_class[unit] != terms.DRONE]


# Step 1 -------------------------------------------------------------------------------------------


def swap(state: GangsState, fight: Fight) -> None:
    """GNC-14.5g GNC-R21 An initiating automaton swaps into the Point of Interest, or never does."""
    if state.rulings[rulings.R21] != rulings.ALWAYS_SWAP:
        return
    point = fight.district * PLACES + 1
    other = state.occupant[point]
    mine = swapper(state, fight)
    if mine < 0 or other < 0 or not is_opponent(state, fight.initiator, other):
        return
    put(state, other, point - 1)
    put(state, mine, point)
    state.emit(
        events.SWAPPED, fight.initiator, mine, state.unit_card[mine], other, state.unit_card[other]
    )


def swapper(state: GangsState, fight: Fight) -> int:
    """GNC-R21 Return Johnny/V or a Gang Solo in the open area of the District, or -1."""
    for unit in units_in(state, fight.initiator, fight.district):
        if state.unit_class[unit] in (terms.SOLO, terms.LEGEND) and state.place[unit] % PLACES == 0:
            return unit
    return -1


# Steps 2 to 4 -------------------------------------------------------------------------------------


def number_of(state: GangsState, card: int) -> int:
    """GNC-3.3c Return the printed Firepower of a card; a star is 0 for automata."""
    printed = definitions.COMBAT[state.definition[card]].firepower
    return 0 if printed == definitions.STAR else printed


def draw(state: GangsState, fight: Fight) -> None:
    """GNC-14.3a GNC-14.5a GNC-14.5f Draw the Gang's cards, then Johnny/V's."""
    if terms.RIVAL in fight.involved:
        draw_for(state, fight, terms.RIVAL, terms.RIVAL_CARDS, RIVAL_DRAWS)
    if terms.LEGEND_SIDE in fight.involved:
        draw_for(state, fight, terms.LEGEND_SIDE, terms.LEGEND_CARDS, LEGEND_DRAWS)


def draw_for(state: GangsState, fight: Fight, side: int, pile: int, number: int) -> None:
    """GNC-14.5h The highest printed number counts, the first drawn among equals."""
    best = -1
    for _ in range(min(number, len(state.zones[terms.UPGRADE_DECK]))):
        card = state.zones[terms.UPGRADE_DECK][-1]
        state.move(card, pile)
        state.emit(events.AUTOMATON_CARD, side, card)
        if best < 0 or number_of(state, card) > number_of(state, best):
            best = card
    fight.cards[side] = best
    fight.power[side] = number_of(state, best) if best >= 0 else 0


def firepower(state: GangsState, fight: Fight, side: int) -> int:
    """GNC-14.5a GNC-14.5h GNC-R39 Return the Firepower modifier of the Gang's behaviour card."""
    if side != terms.RIVAL or fight.muted >> side & 1:
        return 0
    initiated = fight.initiator == terms.RIVAL
    if not initiated and state.rulings[rulings.R39] == rulings.ONLY_OWN_FIREFIGHTS:
        return 0
    card = behaviour(state)
    bonus = card.when_initiating if initiated else 0
    if card.with_a_crew and len(crew_in(state, fight.district)) >= 2:
        bonus += card.with_a_crew
    return bonus


# Step 5 -------------------------------------------------------------------------------------------


def loss_numbers(state: GangsState, fight: Fight) -> list[int]:
    """GNC-14.5i GNC-14.5j Return what each side loses in step 5 before cards add to it."""
    return [loss_number(state, fight, YOU), loss_number(state, fight, terms.RIVAL), 0]


def loss_number(state: GangsState, fight: Fight, side: int) -> int:
    """GNC-14.3b GNC-14.5b GNC-14.5c GNC-14.5d GNC-R20 Return what you or the Gang lose.

    GNC-X39 You 4, the Gang 4, Johnny 3: nothing. GNC-X59 You 4, Johnny 4, the Gang 2: nothing,
    or with the basic rule the Gang loses 1. GNC-X40 Johnny 5 alone: everybody else there is
    lost.
    """
    if side not in fight.standing() or fight.is_leader(side):
        return 0
    if fight.is_sole_leader(terms.LEGEND_SIDE):
        return len(units_in(state, side, fight.district))
    if fight.leaders.bit_count() == 1:
        return 1
    return int(state.rulings[rulings.R20] == rulings.BASIC_RULE)


def gang_choices(state: GangsState, fight: Fight, units: list[int], free: bool) -> list[int]:
    """GNC-14.5c GNC-14.5k Return the Gang Units you may pick: a Drone first unless free."""
    drones = [unit for unit in units if state.unit_class[unit] == terms.DRONE]
    return drones if drones and not free else units


def after_casualties(state: GangsState, fight: Fight) -> None:
    """GNC-14.5b GNC-14.5l The Gang is paid at the end of step 5; 6th Street rebuilds a Drone."""
    if terms.RIVAL not in fight.involved:
        return
    card = behaviour(state)
    if fight.is_sole_leader(terms.RIVAL):
        gain_cred(state, terms.RIVAL, card.win_cred, events.FOR_FIREPOWER)
    if card.rebuilds and crew_in(state, fight.district):
        if any(state.unit_class[unit] != terms.DRONE for unit in fight.lost_by(terms.RIVAL)):
            place_drone(state, terms.RIVAL, fight.district)


# The end ------------------------------------------------------------------------------------------


def finish(state: GangsState, fight: Fight) -> None:
    """GNC-14.3c GNC-14.5e GNC-14.5f GNC-14.5l Johnny/V's gain; the cards go under the deck."""
    if terms.LEGEND_SIDE in fight.involved:
        gain_cred(state, terms.LEGEND_SIDE, personal_cred(state, fight), events.FOR_FAME)
    for pile in (terms.RIVAL_CARDS, terms.LEGEND_CARDS):
        put_under(state, state.zones[pile][:], terms.UPGRADE_DECK)


def personal_cred(state: GangsState, fight: Fight) -> int:
    """GNC-14.3c GNC-14.5m Return what Johnny/V gains by his profile."""
    profile = definitions.PROFILES[state.profile]
    base = profile.alone if fight.is_sole_leader(terms.LEGEND_SIDE) else profile.otherwise
    return base + min(MOST_FOR_LOSSES, profile.per_loss * len(fight.lost))


def put_under(state: GangsState, cards: list[int], deck: int) -> None:
    """GNC-16.6 Shuffle cards and put them under a deck: nobody knows which of them is where."""
    state.rng.shuffle(cards)
    for card in cards:
        state.move(card, deck, 0)
        if len(cards) > 1:
            state.known[card] = state.sight[deck]
