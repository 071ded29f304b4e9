"""Rules of thumb of the Corp: guard the central forts, score behind ice, keep money for rezzing."""

from __future__ import annotations

from nightdeck.games.netrunner.model import options as verbs
from nightdeck.games.netrunner.model.definitions import POOL
from nightdeck.games.netrunner.model.forts import ice_of
from nightdeck.games.netrunner.model.numbers import difficulty, rez_cost, subroutines
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    ADVANCEMENT,
    AGENDA,
    CORP,
    FIRST_SUBSIDIARY,
    HAND,
    HQ,
    ICE,
    NODE,
    NONE,
    RD,
    RUNNER,
    inside,
)
from nightdeck.kernel.state import Option


def weigh_corp(state: OnrState, option: Option) -> float:
    """Return how much the Corp likes an option."""
    verb = option[0]
    if verb == verbs.SCORE:
        return 12.0
    if verb == verbs.REZ:
        return rez_worth(state, option[1])
    if verb == verbs.INSTALL:
        return install_worth(state, option)
    if verb == verbs.ADVANCE:
        return advance_worth(state, option[1])
    if verb == verbs.PLAY:
        return play_worth(state, option[1])
    if verb in SIMPLE:
        return SIMPLE[verb]
    if verb == verbs.GAIN_BIT:
        return 1.4 if state.bits[CORP] < 10 else 0.6
    if verb == verbs.DRAW:
        held = len(state.zones[HQ])
        return 0.2 if len(state.zones[RD]) < 4 or held >= 5 else 1.3 - 0.2 * held
    if verb == verbs.TRASH_RESOURCE:
        return 2.0 if state.bits[CORP] >= 5 else 0.6
    if verb == verbs.REMOVE_VIRUSES:
        return 0.9 if sum(state.player_counters[:12]) >= 6 else 0.02
    if verb == verbs.USE:
        return use_worth(state, option)
    if verb == verbs.BID:
        return bid_worth(state, option)
    if verb == verbs.DISCARD:
        return discard_worth(state, option[1])
    return 1.0


SIMPLE = {
    0: 1.0,
    verbs.TRASH_ICE: 0.01,
    verbs.TRASH_FIRST: 0.05,
    verbs.END_ACTIONS: 0.02,
    verbs.STOP: 0.1,
    verbs.PAY: 2.0,
    verbs.DECLINE: 0.6,
    verbs.YES: 2.0,
    verbs.NO: 0.6,
    verbs.ENOUGH: 0.8,
    verbs.KEEP: 2.0,
}


def rez_worth(state: OnrState, card: int) -> float:
    """Rez ice that stops this run if it can be paid; nodes that earn."""
    definition = POOL[state.definition[card]]
    left = state.bits[CORP] - rez_cost(state, card)
    if definition.kind == ICE:
        if not subroutines(state, card) and not definition.bought_price:
            return 0.5
        return 5.0 if left >= 0 else 0.5
    if definition.bank is not None or definition.recurring is not None:
        return 4.0
    if definition.on_access is not None:
        return 6.0 if state.run_fort == state.fort_of(card) else 0.05
    if definition.abilities or definition.on or definition.constant:
        own = state.turn_seat == CORP
        return 2.0 if own or state.run_fort == state.fort_of(card) else 0.5
    return 0.3


def install_worth(state: OnrState, option: Option) -> float:
    """Ice where the Runner comes, agendas behind ice, nodes in forts of their own."""
    _, card, fort, replaced, first = option
    definition = POOL[state.definition[card]]
    if first:
        return 0.02
    is_new = fort == state.next_fort
    ice = 0 if is_new else len(ice_of(state, fort))
    if definition.kind == ICE:
        if is_new:
            return 1.1 if len(state.forts) < FIRST_SUBSIDIARY + 1 else 0.2
        worth = (3.2, 1.6, 0.7, 0.2)[min(ice, 3)]
        if fort >= FIRST_SUBSIDIARY:
            worth *= 1.1 if any_main(state, fort) or ice else 0.6
        elif fort == 2:
            worth *= 0.25
        return worth
    if replaced != NONE:
        return 0.05
    if definition.kind == AGENDA:
        if is_new:
            return 0.5 if definition.difficulty <= 3 else 0.15
        return 0.4 + 1.4 * min(ice, 3)
    if definition.kind == NODE:
        if is_new:
            return 2.0 if definition.bank is not None or definition.trash_cost >= 3 else 1.0
        return 0.4 + 0.2 * ice
    if definition.rezzed_on_install:
        return 0.3 + 0.4 * ice
    return 0.3 + 0.3 * ice


def any_main(state: OnrState, fort: int) -> bool:
    """Tell whether something lies inside a fort."""
    return bool(state.zones[inside(fort)])


def advance_worth(state: OnrState, card: int) -> float:
    """Advance what can be scored soon."""
    definition = POOL[state.definition[card]]
    counters = state.counters[ADVANCEMENT][card]
    if definition.kind == AGENDA:
        missing = difficulty(state, card) - counters
        if missing <= 0:
            return 0.05
        if missing <= state.actions[CORP]:
            return 6.0
        guard = len(ice_of(state, state.fort_of(card)))
        return 2.2 if guard else 0.8
    if definition.advanceable:
        return 1.0 if counters < 3 else 0.2
    return 0.05


def play_worth(state: OnrState, card: int) -> float:
    """Money first; damage when it kills."""
    if state.runner_tags:
        held = len(state.zones[HAND])
        return 5.0 if held <= 4 else 2.5
    return 2.6 if state.bits[CORP] < 14 else 1.2


def use_worth(state: OnrState, option: Option) -> float:
    """Take bits, use what is free."""
    definition = POOL[state.definition[option[1]]]
    ability = definition.abilities[option[2]]
    if definition.bank is not None:
        return 2.4
    if ability.cost.trash:
        return 0.5
    return 1.8 if state.runner_tags or not ability.cost.actions else 1.2


def bid_worth(state: OnrState, option: Option) -> float:
    """Bid what the Runner can hardly beat, and no more."""
    bid = option[1] + option[2]
    likely = min(state.bits[RUNNER] // 2 + 1, 5)
    return 2.5 - 0.4 * abs(bid - likely)


def discard_worth(state: OnrState, card: int) -> float:
    """Keep agendas out of Archives, where they lie open to everybody."""
    definition = POOL[state.definition[card]]
    if definition.kind == AGENDA:
        return 0.3
    return 1.5 if definition.kind == ICE and len(state.all_ice) > 6 else 1.0
