"""What it costs the Runner to get into a server, as a player would estimate it at the table."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.card_abilities import Ability
from nightdeck.games.android_netrunner.credits import purse_total
from nightdeck.games.android_netrunner.definitions import POOL, Card
from nightdeck.games.android_netrunner.icebreakers import BoostStrength, BreakSubroutines
from nightdeck.games.android_netrunner.modifiers import rez_cost, strength, subroutines
from nightdeck.games.android_netrunner.state import AnrState
from nightdeck.games.android_netrunner.terms import (
    CORP,
    FOR_ICEBREAKER,
    ICEBREAKER,
    PROGRAMS,
    RUNNER,
    ice_zone,
)

WALL: Final = 30.0
"""The toll of ice that cannot be passed at all."""

HARM: Final = 2.0
"""What a subroutine that does not end the run costs on average, in credits."""

LIKELY: Final = 0.85
"""The part of its toll that ice counts for while it is not rezzed yet."""


class Breaking:
    """How a card breaks ice: which, at what price, and how it gets stronger."""

    def __init__(self, definition: Card) -> None:
        self.kinds: int = -1
        """Mask of ice subtypes, 0 for any ice, -1 for a card that breaks nothing."""
        self.price: int = 0
        self.count: int = 1
        self.boost: int = 0
        self.boost_price: int = 0
        for ability in definition.abilities:
            self.read(ability)

    def read(self, ability: Ability) -> None:
        """Take over one ability."""
        effect = ability.effect
        if isinstance(effect, BreakSubroutines):
            self.kinds = effect.breaks
            self.price = ability.cost.credits
            self.count = effect.count
        elif isinstance(effect, BoostStrength):
            self.boost = effect.amount
            self.boost_price = ability.cost.credits


BREAKINGS: Final[dict[int, Breaking]] = {}
BARRING: Final[dict[int, bool]] = {}


def breaking(place: int) -> Breaking:
    """Return how a card of the pool breaks ice."""
    found = BREAKINGS.get(place)
    if found is None:
        found = Breaking(POOL[place])
        BREAKINGS[place] = found
    return found


def bars_the_way(place: int) -> bool:
    """Tell whether some subroutine of ice of the pool can end the run."""
    found = BARRING.get(place)
    if found is None:
        found = any("end the run" in each.text.lower() for each in POOL[place].subroutines)
        BARRING[place] = found
    return found


def breakers(state: AnrState) -> list[int]:
    """Return the installed icebreakers."""
    return [
        card for card in state.zones[PROGRAMS] if POOL[state.definition[card]].subtypes & ICEBREAKER
    ]


def price_of(state: AnrState, breaker: int, ice: int, power: int, count: int) -> float:
    """Return the credits an icebreaker needs to break so many subroutines of ice."""
    way = breaking(state.definition[breaker])
    if way.kinds < 0 or (way.kinds and not way.kinds & POOL[state.definition[ice]].subtypes):
        return WALL
    price = 0
    missing = power - strength(state, breaker)
    if missing > 0:
        if not way.boost:
            return WALL
        price = -(-missing // way.boost) * way.boost_price
    uses = -(-count // way.count) if way.count else 1
    return float(price + uses * way.price)


def toll_of_ice(state: AnrState, ice: int, rig: list[int]) -> float:
    """Return what passing a piece of ice costs, in credits or what is as bad."""
    count = len(subroutines(state, ice))
    if count == 0:
        return 0.0
    power = strength(state, ice)
    best = WALL if bars_the_way(state.definition[ice]) else HARM * count
    for breaker in rig:
        best = min(best, price_of(state, breaker, ice, power, count))
    return best


def toll(state: AnrState, server: int, rig: list[int], rezzed_only: bool = False) -> float:
    """Return what getting into a server costs; ice not rezzed counts if the Corp can pay for it."""
    total = 0.0
    purse = state.credits[CORP]
    for ice in state.zones[ice_zone(server)]:
        if state.rezzed[ice]:
            total += toll_of_ice(state, ice, rig)
        elif not rezzed_only:
            price = rez_cost(state, ice)
            if price <= purse:
                purse -= price
                total += LIKELY * toll_of_ice(state, ice, rig)
        if total >= WALL:
            return WALL
    return total


def means(state: AnrState) -> float:
    """Return the credits the Runner can spend in a run."""
    own = state.credits[RUNNER] + purse_total(state, RUNNER, FOR_ICEBREAKER)
    return float(own + state.bad_publicity)
