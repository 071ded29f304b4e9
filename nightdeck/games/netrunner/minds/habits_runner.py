"""Rules of thumb of the Runner: build a rig, run where it costs little, keep cards in hand."""

from __future__ import annotations

from nightdeck.games.netrunner.model import options as verbs
from nightdeck.games.netrunner.model.definitions import BREAKER_ROW, POOL
from nightdeck.games.netrunner.model.forts import ice_of
from nightdeck.games.netrunner.model.numbers import keywords, strength, subroutines
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    ADVANCEMENT,
    ARCHIVES_DOWN,
    ARCHIVES_FORT,
    FIRST_SUBSIDIARY,
    HAND,
    HQ,
    HQ_FORT,
    ICEBREAKER,
    NONE,
    RD_FORT,
    RUNNER,
    inside,
)
from nightdeck.games.netrunner.rules.icebreakers import breakable
from nightdeck.kernel.state import Option


def weigh_runner(state: OnrState, option: Option) -> float:
    """Return how much the Runner likes an option."""
    verb = option[0]
    if verb in SIMPLE:
        return SIMPLE[verb]
    if verb in (verbs.MAKE_RUN, verbs.FORT):
        return run_worth(state, option[1])
    if verb == verbs.INSTALL:
        return install_worth(state, option)
    if verb == verbs.PLAY:
        return play_worth(state, option)
    if verb == verbs.GAIN_BIT:
        return 1.5 if state.bits[RUNNER] < 8 else 0.7
    if verb == verbs.DRAW:
        return max(0.2, 1.9 - 0.3 * len(state.zones[HAND]))
    if verb == verbs.REMOVE_TAG:
        return 3.5
    if verb == verbs.BREAK:
        return break_worth(state, option[1])
    if verb == verbs.BOOST:
        return boost_worth(state, option[1])
    if verb == verbs.JACK_OUT:
        return jack_out_worth(state)
    if verb == verbs.USE:
        return use_worth(state, option)
    if verb == verbs.LINK_BID:
        return link_worth(state, option)
    if verb == verbs.TRASH_ACCESSED:
        return 2.5 if option[2] <= state.bits[RUNNER] // 2 + 1 else 0.8
    if verb == verbs.DISCARD:
        return discard_worth(state, option[1])
    if verb == 0:
        return pass_worth(state)
    return 1.0


SIMPLE = {
    verbs.CONTINUE: 1.6,
    verbs.STEAL: 8.0,
    verbs.PAY: 1.5,
    verbs.DECLINE: 0.7,
    verbs.PREVENT: 4.0,
    verbs.ACCEPT: 0.5,
    verbs.END_ACTIONS: 0.01,
    verbs.STOP: 0.1,
    verbs.FLATLINED: 0.001,
    verbs.PAY_LOCK: 2.0,
    verbs.PAY_COUNTER: 1.5,
    verbs.YES: 1.5,
    verbs.NO: 0.8,
    verbs.ENOUGH: 0.7,
    verbs.KEEP: 2.0,
}


def pass_worth(state: OnrState) -> float:
    """Stop breaking only if nothing more helps."""
    question = state.question
    if question is None or question.name != "encounter" or state.encountered == NONE:
        return 1.0
    left = len(subroutines(state, state.encountered)) - state.broken.bit_count()
    return 4.0 if left <= 0 else 0.6


def run_worth(state: OnrState, fort: int) -> float:
    """Run where something is to be had and the way in is cheap."""
    toll = toll_of(state, fort)
    worth = 0.5
    if fort == RD_FORT:
        worth = 2.2
    elif fort == HQ_FORT:
        worth = 0.6 + 0.35 * len(state.zones[HQ])
    elif fort == ARCHIVES_FORT:
        worth = 0.15 + 0.5 * min(4, len(state.zones[ARCHIVES_DOWN]))
    elif fort >= FIRST_SUBSIDIARY:
        for card in state.zones[inside(fort)]:
            if not state.rezzed[card]:
                worth += 1.2 + 0.7 * state.counters[ADVANCEMENT][card]
            else:
                worth += 0.5
    if len(state.zones[HAND]) < 2:
        worth *= 0.5
    return max(0.03, worth - 0.45 * toll)


def toll_of(state: OnrState, fort: int) -> float:
    """Return about what the ice on a fort costs in bits; what cannot be broken counts heavily."""
    found = 0.0
    for card in ice_of(state, fort):
        if not state.rezzed[card] and not state.knows(RUNNER, card):
            found += 1.3 if state.index[BREAKER_ROW] else 2.2
            continue
        price = price_of(state, card)
        found += 9.0 if price is None else price
    if found > state.bits[RUNNER] + 2:
        found += 6.0
    return found


def price_of(state: OnrState, ice: int) -> int | None:
    """Return the least bits that break an ice, or None if nothing can."""
    best: int | None = None
    kinds = keywords(state, ice)
    count = len(subroutines(state, ice))
    for card in state.index[BREAKER_ROW]:
        definition = POOL[state.definition[card]]
        breaker = definition.breaker
        if breaker is None or (breaker.breaks and not breaker.breaks & kinds):
            continue
        gap = strength(state, ice) - strength(state, card)
        price = breaker.cost * -(-count // max(1, breaker.most))
        if gap > 0:
            if definition.boost is None:
                continue
            price += definition.boost.cost * -(-gap // definition.boost.amount)
        if best is None or price < best:
            best = price
    return best


def install_worth(state: OnrState, option: Option) -> float:
    """Icebreakers of kinds that are missing first, then what earns."""
    card = option[1]
    definition = POOL[state.definition[card]]
    left = state.bits[RUNNER] - definition.cost
    worth = 1.6 if left >= 2 else 0.9
    if definition.keywords & ICEBREAKER:
        have = 0
        for other in state.index[BREAKER_ROW]:
            breaker, own = POOL[state.definition[other]].breaker, definition.breaker
            if breaker is not None and own is not None and breaker.breaks == own.breaks:
                have += 1
        worth = 3.0 if not have else 0.4
    elif definition.bank is not None:
        worth = 2.6
    return worth


def play_worth(state: OnrState, option: Option) -> float:
    """Money and cards; a run by a prep is a better run."""
    if option[2] != NONE:
        return 0.8 + run_worth(state, option[2])
    return 2.4 if state.bits[RUNNER] < 12 else 1.4


def break_worth(state: OnrState, card: int) -> float:
    """Break whatever can be broken, cheaply if possible."""
    breaker = POOL[state.definition[card]].breaker
    if breaker is None:
        return 1.0
    return max(1.5, 6.0 - breaker.cost)


def boost_worth(state: OnrState, card: int) -> float:
    """Boost only as long as it lets the icebreaker break, and can be paid."""
    definition = POOL[state.definition[card]]
    gap = strength(state, state.encountered) - strength(state, card)
    if gap <= 0 or definition.boost is None or definition.breaker is None:
        return 0.01
    left = len(breakable(state, card, definition.breaker, state.encountered))
    need = definition.boost.cost * -(-gap // definition.boost.amount)
    need += definition.breaker.cost * -(-left // max(1, definition.breaker.most))
    return 3.0 / (1 + 0.15 * need) if need <= state.bits[RUNNER] + 2 else 0.05


def jack_out_worth(state: OnrState) -> float:
    """Jack out if what stands ahead cannot be paid for."""
    ahead = ice_of(state, state.run_fort)[: state.run_place] if state.run_fort != NONE else []
    for card in ahead:
        if state.rezzed[card] and price_of(state, card) is None:
            return 2.5
    return 0.25


def use_worth(state: OnrState, option: Option) -> float:
    """Take bits, use what is free."""
    definition = POOL[state.definition[option[1]]]
    ability = definition.abilities[option[2]]
    if definition.bank is not None:
        return 2.4
    return 1.3 if ability.cost.actions else 1.5


def link_worth(state: OnrState, option: Option) -> float:
    """Buy some link, as far as it leaves money."""
    if option[1] == NONE:
        return 1.0
    return 2.0 - 0.3 * abs(option[2] - min(3, state.bits[RUNNER] // 3))


def discard_worth(state: OnrState, card: int) -> float:
    """Keep icebreakers."""
    return 0.4 if POOL[state.definition[card]].keywords & ICEBREAKER else 1.0
