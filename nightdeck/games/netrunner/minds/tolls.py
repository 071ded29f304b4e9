"""What the way into a fort costs: breaking ice, or suffering what it does; in bits.

Everything is counted for the Runner. What cards of the pool do to whoever meets them is read off
their effects once.
"""

from __future__ import annotations

from typing import Final

from nightdeck.games.netrunner.language import do
from nightdeck.games.netrunner.model.card_abilities import ALL
from nightdeck.games.netrunner.model.definitions import BREAKER_ROW, LINK_ROW, POOL, PURSE_ROW, Card
from nightdeck.games.netrunner.model.numbers import (
    break_surcharge,
    keywords,
    rez_cost,
    strength,
    subroutines,
)
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    BITS,
    BRAIN,
    CORP,
    HAND,
    ICEBREAKING,
    NONE,
    PRIMARY_TYPES,
    PROGRAMS,
    RUNNER,
    ice_zone,
)
from nightdeck.games.netrunner.model.vocabulary import Effect
from nightdeck.language.values import Fixed

BARRED: Final = 30.0
"""The toll of ice that cannot be passed at all."""

NEVER: Final = 999.0
"""More bits than anybody has."""

HARM: Final = 1.5
"""What an effect of no special kind costs whoever suffers it, in bits."""

ACTION: Final = 1.6
"""What an action is worth, in bits."""

LIKELY: Final = 0.85
"""The part of its toll that ice counts for while it is not rezzed yet."""

BLUFF: Final = 0.25
"""The part that ice counts for which the Corp can almost pay: the Runner does not know."""


class Teeth:
    """What a piece of ice does to whoever breaks nothing of it."""

    def __init__(self, definition: Card) -> None:
        self.stops: int = 0
        """Subroutines that end the run."""
        self.traced_stops: int = 0
        """Subroutines that end it if their trace succeeds."""
        self.limit: int = 0
        """The highest limit of their traces."""
        self.ransom: int = 0
        """The bits that buy the Runner off its subroutines."""
        self.harms: float = 0.0
        """What the others cost, in bits, apart from programs."""
        self.traced_harms: float = 0.0
        """What they cost where a trace succeeds."""
        self.programs: int = 0
        self.damage: int = 0
        """Cards it takes from the hand."""
        self.shields: bool = False
        """It does something for the ice behind it only."""
        for subroutine in definition.subroutines:
            self.read(subroutine.effect, False)

    def read(self, effect: Effect, traced: bool) -> None:
        """Take over what one effect does."""
        if isinstance(effect, do.Sequence):
            for each in effect.effects:
                self.read(each, traced)
        elif isinstance(effect, do.If):
            self.read(effect.then, traced)
        elif isinstance(effect, do.TraceFor):
            self.limit = max(self.limit, number_in(effect.limit))
            self.read(effect.success, True)
        elif isinstance(effect, do.EndTheRun):
            if traced:
                self.traced_stops += 1
            else:
                self.stops += 1
        elif isinstance(effect, do.PayOr) and isinstance(effect.otherwise, do.EndTheRun):
            self.ransom += number_in(effect.price)
        elif isinstance(effect, (do.NextIceUnbreakable, do.LastsThisRun)):
            self.shields = True
        else:
            self.count(effect, traced)

    def count(self, effect: Effect, traced: bool) -> None:
        """Count what hurts."""
        if isinstance(effect, do.TrashChosen):
            self.programs += 1
            return
        harm = harm_of(effect)
        if isinstance(effect, do.DoDamage) and not traced:
            self.damage += number_in(effect.amount)
        if traced:
            self.traced_harms += harm
        else:
            self.harms += harm


def harm_of(effect: Effect) -> float:
    """Return what an effect costs whoever suffers it, in bits."""
    if isinstance(effect, do.DoDamage):
        return number_in(effect.amount) * (5.0 if effect.kind == BRAIN else 1.5)
    if isinstance(effect, do.GiveTags):
        return 2.0 + ACTION
    if isinstance(effect, do.ForgoActions):
        return ACTION * effect.amount
    if isinstance(effect, do.RunLock):
        return ACTION + effect.price
    return 4.0 if isinstance(effect, do.GiveCounter) else HARM


def number_in(amount: object) -> int:
    """Return a fixed amount, 1 for one that depends on the table."""
    return amount.value if isinstance(amount, Fixed) else 1


TEETH: Final[dict[int, Teeth]] = {}


def teeth(place: int) -> Teeth:
    """Return what ice of the pool does to whoever does not break it."""
    found = TEETH.get(place)
    if found is None:
        found = Teeth(POOL[place])
        TEETH[place] = found
    return found


# Breaking -----------------------------------------------------------------------------------------


def price_of(state: OnrState, card: int, ice: int, power: int, count: int) -> float:
    """Return the bits an icebreaker needs for so many subroutines of ice of so much strength."""
    definition = POOL[state.definition[card]]
    breaker = definition.breaker
    if breaker is None or breaker.content or breaker.instead is not None:
        return BARRED
    if breaker.breaks and not breaker.breaks & keywords(state, ice):
        return BARRED
    price = 0
    missing = power - strength(state, card)
    if missing > 0:
        boost = definition.boost
        if boost is None:
            return BARRED
        times = -(-missing // boost.amount)
        price = times * boost.cost + 2 * boost.forgo * times
    uses = 1 if breaker.most == ALL else -(-count // max(1, breaker.most))
    return float(price + uses * breaker.cost + count * break_surcharge(state, ice))


def breaking_price(state: OnrState, ice: int, count: int) -> float:
    """Return the bits the best icebreaker needs for all of ice, BARRED if there is none."""
    best = BARRED
    rig = state.index[BREAKER_ROW]
    if rig:
        power = strength(state, ice)
        for card in rig:
            best = min(best, price_of(state, card, ice, power, count))
    return best


def covers(place: int, kind: int) -> bool:
    """Tell whether an icebreaker of the pool breaks a kind of ice."""
    breaker = POOL[place].breaker
    if breaker is None or breaker.content:
        return False
    return breaker.breaks == 0 or breaker.breaks & kind != 0


def kinds_of(place: int) -> int:
    """Return the kinds of ice an icebreaker of the pool breaks."""
    breaker = POOL[place].breaker
    if breaker is None or breaker.content:
        return 0
    return PRIMARY_TYPES if breaker.breaks == 0 else breaker.breaks


def broken_kinds(state: OnrState) -> int:
    """Return the kinds of ice the rig breaks, as a mask."""
    found = 0
    for card in state.index[BREAKER_ROW]:
        found |= kinds_of(state.definition[card])
    return found


# Traces -------------------------------------------------------------------------------------------


def top_link(state: OnrState) -> int:
    """ONR-13.2 Return the highest link the Runner can pay for, 0 without a base link card."""
    best = 0
    bits = state.bits[RUNNER]
    for card in state.index[LINK_ROW]:
        base = POOL[state.definition[card]].base_link
        if base is None or base.price > bits:
            continue
        boosts = (bits - base.price) // base.boost_cost if base.boost_cost > 0 else 0
        best = max(best, base.value + boosts)
    return best


def trace_chance(state: OnrState, limit: int) -> float:
    """Return how likely a trace succeeds; without a base link it always does (a tie is enough)."""
    if not state.index[LINK_ROW]:
        return 1.0
    most = min(limit, state.bits[CORP])
    link = top_link(state)
    if link <= 0:
        return 1.0
    return 0.9 if most >= link else 0.25 if link > most + 3 else 0.45


# The way in ---------------------------------------------------------------------------------------


def suffering(state: OnrState, ice: int, count: int) -> float:
    """Return what it costs to let all subroutines of ice happen, BARRED if that ends the run.

    ONR-12.14 Subroutines beyond the printed ones end the run.
    """
    place = state.definition[ice]
    bite = teeth(place)
    if bite.stops or count > len(POOL[place].subroutines):
        return BARRED
    if bite.damage > len(state.zones[HAND]):
        return BARRED
    harm = bite.harms + bite.ransom + (1.0 if bite.shields else 0.0)
    if bite.programs:
        harm += 4.0 * min(bite.programs, len(state.zones[PROGRAMS]))
    if bite.traced_stops or bite.traced_harms:
        chance = trace_chance(state, bite.limit)
        harm += chance * bite.traced_harms
        if bite.traced_stops:
            harm += chance * 12.0 if chance < 1.0 else BARRED
    return harm


class Passage:
    """The way into a fort: the bits it takes, and all it costs, harm included."""

    def __init__(self) -> None:
        self.bits: float = 0.0
        self.toll: float = 0.0

    def meet(self, state: OnrState, ice: int, part: float) -> None:
        """Count one piece of ice, by the cheapest way past it."""
        count = len(subroutines(state, ice))
        definition = POOL[state.definition[ice]]
        if definition.bought_price and not state.rezzed[ice]:
            count += 1
        if not count:
            return
        price = breaking_price(state, ice, count)
        harm = suffering(state, ice, count)
        if price <= harm:
            self.bits += part * price
            self.toll += part * price
        else:
            self.bits += part * teeth(state.definition[ice]).ransom
            self.toll += part * harm


def rezzing(state: OnrState, ice: int) -> int:
    """Return what the Corp has to pay to make ice work, a first bought subroutine included."""
    definition = POOL[state.definition[ice]]
    return rez_cost(state, ice) + definition.bought_price


def passage(state: OnrState, fort: int, rezzed_only: bool = False) -> Passage:
    """Return the way into a fort; ice not rezzed counts by whether the Corp can pay for it."""
    way = Passage()
    zone = ice_zone(fort)
    if zone >= len(state.zones):
        return way
    purse = state.bits[CORP]
    row = state.zones[zone]
    for place in range(len(row) - 1, -1, -1):
        ice = row[place]
        if state.rezzed[ice]:
            way.meet(state, ice, 1.0)
        elif not rezzed_only:
            price = rezzing(state, ice)
            if price <= purse:
                purse -= price
                way.meet(state, ice, LIKELY)
            else:
                way.meet(state, ice, BLUFF * purse / price)
        if way.toll >= BARRED * LIKELY:
            way.bits = NEVER
            return way
    return way


def means(state: OnrState) -> float:
    """Return the bits the Runner can spend on icebreakers in a run, now or in the next turn."""
    found = state.bits[RUNNER] + state.run_bits
    coming = state.turn_seat != RUNNER
    for card in state.index[PURSE_ROW + RUNNER]:
        recurring = POOL[state.definition[card]].recurring
        if recurring is not None and recurring.purpose & ICEBREAKING:
            found += recurring.amount if coming else state.counters[BITS][card]
    return float(found)


def known_way(state: OnrState, fort: int, skipped: int = 0) -> Passage:
    """Return the way past the ice the Runner knows, the outermost left out if it is passed."""
    way = Passage()
    row = state.zones[ice_zone(fort)]
    for place in range(len(row) - skipped):
        ice = row[place]
        if state.rezzed[ice]:
            way.meet(state, ice, 1.0)
        elif state.knows(RUNNER, ice) and rezzing(state, ice) <= state.bits[CORP]:
            way.meet(state, ice, LIKELY)
    if way.toll >= BARRED * LIKELY:
        way.bits = NEVER
    return way


def hidden_ice(state: OnrState, fort: int) -> int:
    """Return how many pieces of ice on a fort the Runner does not know."""
    return sum(
        1
        for ice in state.zones[ice_zone(fort)]
        if not state.rezzed[ice] and not state.knows(RUNNER, ice)
    )


def is_out_of_reach(state: OnrState, fort: int, spare: float = 0.0) -> bool:
    """Tell whether the Runner cannot get into a fort next turn, with so many bits more."""
    if fort == NONE:
        return False
    way = passage(state, fort)
    return way.bits > means(state) + spare or way.toll > 12.0
