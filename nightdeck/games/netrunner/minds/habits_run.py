"""Rules of thumb of the Runner: where to run, how to get past ice, what to take."""

from __future__ import annotations

from nightdeck.games.netrunner.language import do
from nightdeck.games.netrunner.minds import grounds
from nightdeck.games.netrunner.minds.tolls import (
    BARRED,
    LIKELY,
    Passage,
    harm_of,
    hidden_ice,
    known_way,
    means,
    price_of,
    suffering,
    teeth,
)
from nightdeck.games.netrunner.model.definitions import BREAKER_ROW, POOL
from nightdeck.games.netrunner.model.numbers import (
    extra_accesses,
    strength,
    subroutines,
    trash_cost,
)
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    ADVANCEMENT,
    AGENDA,
    AGENDAS_STOLEN,
    ARCHIVES,
    ARCHIVES_DOWN,
    ARCHIVES_FORT,
    CORP,
    FIRST_SUBSIDIARY,
    HAND,
    HQ,
    HQ_FORT,
    NONE,
    RD,
    RD_FORT,
    RUNNER,
    STRENGTH,
    SUCCESSES_RD,
    ice_zone,
    inside,
)
from nightdeck.games.netrunner_family.minds import grounds as common
from nightdeck.games.netrunner_family.minds.grounds import Liking
from nightdeck.kernel.state import Option

# Where to run -------------------------------------------------------------------------------------


def like_run(state: OnrState, option: Option) -> Liking:
    """Run where something can be won for what it costs."""
    return run_worth(state, option[1])


def run_by_card(state: OnrState, card: int, fort: int) -> Liking:
    """Play a prep that runs; it may bring bits for the run or lead past the first ice."""
    effect = POOL[state.definition[card]].on_play
    bits, skipped, instead = 0.0, 0, False
    if isinstance(effect, do.MakeRun):
        bits, skipped = float(effect.bits), effect.passes
        instead = effect.instead is not None
    worth, ground = run_worth(state, fort, bits - POOL[state.definition[card]].cost, skipped)
    if worth <= 0.02:
        return 0.0, ground
    if skipped and not state.zones[ice_zone(fort)]:
        return 0.1, common.USES_UP
    return (1.2 if instead else 1.5) * worth, common.RUN_BY_CARD


def run_worth(state: OnrState, fort: int, bits: float = 0.0, skipped: int = 0) -> Liking:
    """Return what a run on a fort promises, minus its toll; hidden ice is guessed at.

    The more bits there are, the less each is worth: they are there to be spent on runs. A run that
    is sure to end on ice that lies open is worth nothing at all.
    """
    purse = means(state) + bits
    way = known_way(state, fort, skipped)
    if way.bits > purse:
        return 0.0, grounds.CANNOT_PASS
    hidden = max(0, hidden_ice(state, fort) - skipped)
    guess = hidden * min(3.5, 0.6 * state.bits[CORP])
    gain = prize(state, fort, purse - way.bits - guess)
    if gain <= 0:
        return 0.0, common.SEEN_RD if fort == RD_FORT else grounds.NOTHING_THERE
    ground = promise(state, fort)
    if way.bits + guess > purse:
        gain *= 0.5
        ground = grounds.DEAR_RUN
    cards = len(state.zones[HAND])
    if cards <= 2 and (hidden or fort >= FIRST_SUBSIDIARY):
        gain *= (0.1, 0.3, 0.6)[cards]
        ground = grounds.WEAK_HAND
    thrift = min(1.0, 8.0 / max(purse, 1.0))
    return max(0.02, gain - thrift * (0.5 * way.toll + 0.35 * guess)), ground


def promise(state: OnrState, fort: int) -> str:
    """Return in words what `prize` hopes for in a fort."""
    if fort == RD_FORT:
        unknown = any(not state.knows(RUNNER, top) for top in state.zones[RD][-1:])
        return grounds.LOOK_RD if unknown else common.AGENDA_RD
    if fort == HQ_FORT:
        return common.LOOK_HQ
    if fort == ARCHIVES_FORT:
        return common.ARCHIVES_RUN
    ground = grounds.TRASH_FORT
    for card in state.zones[inside(fort)]:
        if not state.rezzed[card]:
            if state.counters[ADVANCEMENT][card]:
                return grounds.ADVANCED_FORT
            ground = grounds.LOOK_FORT
    return ground


def prize(state: OnrState, fort: int, purse: float) -> float:
    """Return what may be found in a fort; what is known to be there is no surprise."""
    found = 0.0
    if fort == RD_FORT:
        found = rd_prize(state)
    elif fort == HQ_FORT:
        found = hq_prize(state)
    elif fort == ARCHIVES_FORT:
        found = 1.0 * len(state.zones[ARCHIVES_DOWN])
        for card in state.zones[ARCHIVES]:
            if POOL[state.definition[card]].kind == AGENDA:
                found += 12.0
        return found
    for card in state.zones[inside(fort)]:
        if not state.rezzed[card] and not state.knows(RUNNER, card):
            if fort >= FIRST_SUBSIDIARY:
                found += 3.5 + 2.5 * state.counters[ADVANCEMENT][card]
        elif POOL[state.definition[card]].kind == AGENDA:
            found += 12.0
        elif 0 <= trash_cost(state, card) <= purse and fort >= FIRST_SUBSIDIARY:
            found += 2.5
    return found


def rd_prize(state: OnrState) -> float:
    """Return what the top of R&D promises: nothing if it was seen and is no agenda."""
    found = 0.0
    reach = 1 + extra_accesses(state, RD_FORT)
    if state.tally[SUCCESSES_RD] > state.tally[AGENDAS_STOLEN]:
        return 0.0  # ONR-21.5 Nobody keeps a note of it, but it is still the same card.
    for card in state.zones[RD][-reach:]:
        if not state.knows(RUNNER, card):
            found += 4.0 if not found else 2.0
        elif POOL[state.definition[card]].kind == AGENDA:
            found += 10.0
    return found


def hq_prize(state: OnrState) -> float:
    """Return what a card of HQ promises: the more of them, the better."""
    cards = state.zones[HQ]
    unknown = sum(1 for card in cards if not state.knows(RUNNER, card))
    known = sum(POOL[state.definition[card]].points for card in cards if state.knows(RUNNER, card))
    return (1.0 if unknown else 0.0) + 0.6 * unknown + 1.5 * known


# Getting past ice ---------------------------------------------------------------------------------


def ahead(state: OnrState) -> list[int]:
    """Return the ice that is still to come in this run, innermost first."""
    met = state.run_place + (1 if state.approaching != NONE else 0)
    return state.zones[ice_zone(state.run_fort)][:met]


def like_jack_out(state: OnrState, option: Option) -> Liking:
    """Jack out in front of ice that cannot be passed, not with the way free and a full hand."""
    if state.run_fort == NONE:
        return 0.3, common.LEAVE_RISK
    way = Passage()
    hidden = 0
    for ice in ahead(state):
        if state.rezzed[ice] or state.knows(RUNNER, ice):
            way.meet(state, ice, 1.0 if state.rezzed[ice] else LIKELY)
        else:
            hidden += 1
    if way.bits > means(state) or way.toll >= BARRED * LIKELY:
        return 8.0, grounds.LEAVE_BARRED
    is_doubtful = hidden or way.toll > 4.0 or is_risky(state, state.run_fort)
    return (0.3, common.LEAVE_RISK) if is_doubtful else (0.0, common.WAY_FREE)


def is_risky(state: OnrState, fort: int) -> bool:
    """Tell whether the worst that may lie in a fort would flatline the Runner."""
    worst = 3
    if fort >= FIRST_SUBSIDIARY:
        for card in state.zones[inside(fort)]:
            if not state.rezzed[card]:
                worst = max(worst, 2 * state.counters[ADVANCEMENT][card])
    return len(state.zones[HAND]) < worst


def unbroken(state: OnrState) -> int:
    """Return how many subroutines of the encountered ice are not broken."""
    return len(subroutines(state, state.encountered)) - state.broken.bit_count()


def best_price(state: OnrState, left: int) -> float:
    """Return the least bits that break what is left of the encountered ice."""
    ice = state.encountered
    power = strength(state, ice)
    best = BARRED
    for card in state.index[BREAKER_ROW]:
        best = min(best, price_of(state, card, ice, power, left))
    return best


def is_tame(state: OnrState, price: float) -> bool:
    """Tell whether the encountered ice does less than breaking it would cost."""
    ice = state.encountered
    if state.broken:
        return False
    return suffering(state, ice, len(subroutines(state, ice))) < price


def like_boost(state: OnrState, option: Option) -> Liking:
    """Boost the cheapest icebreaker, if it can then break all that is left; never in vain."""
    card, ice = option[1], state.encountered
    if ice == NONE:
        return 0.0, common.NOT_NOW
    left = unbroken(state)
    if left <= 0:
        return 0.0, common.ALL_BROKEN
    power = strength(state, ice)
    if strength(state, card) >= power:
        return 0.0, common.STRONG_ENOUGH
    price = price_of(state, card, ice, power, left)
    if price >= BARRED or price > means(state):
        return 0.0, common.OUT_OF_REACH
    if best_price(state, left) < price:
        return 0.0, common.CHEAPER_OTHER
    return (0.2, grounds.NOT_WORTH_IT) if is_tame(state, price) else (10.0, common.BOOSTS)


def like_break(state: OnrState, option: Option) -> Liking:
    """Break with the cheapest icebreaker if all can be broken, else what hurts most."""
    card, ice = option[1], state.encountered
    if ice == NONE:
        return 0.01, common.NOT_NOW
    left = unbroken(state)
    if left <= 0:
        return 0.0, common.ALL_BROKEN
    price = price_of(state, card, ice, strength(state, ice), left)
    if price >= BARRED or price > means(state):
        harm = harm_at(state, option[2])
        if harm >= 3.0:
            return 1.5 + 0.1 * harm, grounds.BREAKS_WORST
        return 0.02, common.OUT_OF_REACH
    if best_price(state, left) < price:
        return 0.05, common.CHEAPER_OTHER
    if is_tame(state, price):
        return 0.3, grounds.NOT_WORTH_IT
    return 12.0, grounds.BREAKS_ALL


def harm_at(state: OnrState, place: int) -> float:
    """Return what a subroutine of the encountered ice does to the Runner, in bits."""
    found = subroutines(state, state.encountered)
    if not 0 <= place < len(found):
        return 0.0
    bite = teeth(state.definition[state.encountered])
    effect = found[place].effect
    if bite.programs and place == 0:
        return 4.0
    return harm_of(effect) if not bite.shields else 1.0


def like_subroutine(state: OnrState, option: Option) -> Liking:
    """Break first what ends the run."""
    return 1.0 + 0.1 * harm_at(state, option[1]), common.STOPPER_FIRST


def like_pass_in_encounter(state: OnrState) -> Liking:
    """Do not stop half way: what is cheap to break is broken, and bought strength is used."""
    ice = state.encountered
    left = unbroken(state)
    if left <= 0:
        return 4.0, common.ALL_BROKEN
    power = strength(state, ice)
    purse = means(state)
    bite = teeth(state.definition[ice])
    for card in state.index[BREAKER_ROW]:
        price = price_of(state, card, ice, power, left)
        if price < BARRED and price <= purse:
            if is_boosted(state, card) or (bite.stops and price <= max(2.0, 0.5 * purse)):
                return 0.0, common.HALF_WAY
    return 1.0, grounds.LET_IT_ACT


def is_boosted(state: OnrState, card: int) -> bool:
    """Tell whether strength was bought for an icebreaker and is still there."""
    return any(row[0] == STRENGTH and row[1] == card for row in state.lasting)


# In the fort --------------------------------------------------------------------------------------


def like_trash(state: OnrState, option: Option) -> Liking:
    """Trash nodes and upgrades that can be afforded."""
    price = option[2]
    if price == 0:
        return 10.0, common.TRASH_FREE
    if price <= state.bits[RUNNER] - 2:
        return 3.0, common.TRASH_IT
    return 0.8, grounds.TRASH_DEAR
