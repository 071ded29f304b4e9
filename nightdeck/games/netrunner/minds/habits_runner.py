"""Rules of thumb of the Runner: build a rig, keep cards in hand, answer traces."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nightdeck.games.netrunner.language import do
from nightdeck.games.netrunner.minds import grounds
from nightdeck.games.netrunner.minds.habits_run import (
    like_boost,
    like_break,
    like_jack_out,
    like_pass_in_encounter,
    like_run,
    like_subroutine,
    like_trash,
    run_by_card,
    run_worth,
)
from nightdeck.games.netrunner.minds.holdings import ENGINE, INCOME, earns_better, holding
from nightdeck.games.netrunner.minds.tolls import broken_kinds, kinds_of
from nightdeck.games.netrunner.model import options as verbs
from nightdeck.games.netrunner.model.definitions import LINK_ROW, POOL
from nightdeck.games.netrunner.model.numbers import memory_limit, memory_used
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    BITS,
    CORP,
    HAND,
    HARDWARE,
    ICEBREAKER,
    MEMORY,
    NONE,
    PRIMARY_TYPES,
    PROGRAM,
    RIG,
    RUNNER,
    STACK,
)
from nightdeck.games.netrunner.rules.trace import Bids
from nightdeck.games.netrunner_family.minds import grounds as common
from nightdeck.games.netrunner_family.minds.grounds import Liking
from nightdeck.kernel.state import Option


def like_runner(state: OnrState, option: Option) -> Liking:
    """Return how much the Runner likes an option, and why."""
    habit = HABITS.get(option[0])
    if habit is not None:
        return habit(state, option)
    return ALWAYS.get(option[0], (1.0, grounds.PLAIN))


# Basic actions ------------------------------------------------------------------------------------


def like_bit(state: OnrState, option: Option) -> Liking:
    """Take bits while there are few."""
    bits = state.bits[RUNNER]
    if earns_better(state, RUNNER):
        return 0.0, grounds.BETTER_PAID
    if bits < 6:
        return (3.0, grounds.BROKE) if bits < 3 else (2.0, grounds.POOR)
    return (1.0, grounds.SOUND) if bits < 12 else (0.4, grounds.RICH)


def like_draw(state: OnrState, option: Option) -> Liking:
    """Draw while the hand is small: it is also what keeps the Runner alive."""
    hand = len(state.zones[HAND])
    if hand <= 2:
        return (5.0, 5.0, 3.5)[hand], grounds.SHIELD
    return (1.6, common.SMALL_HAND) if hand == 3 else (0.6 if hand == 4 else 0.1, common.FULL_HAND)


def like_discard(state: OnrState, option: Option) -> Liking:
    """Keep missing icebreakers and what brings bits."""
    place = state.definition[option[1]]
    if POOL[place].keywords & ICEBREAKER:
        if is_spare(state, place):
            return 3.0, common.SPARE_BREAKER
        return 0.3, common.NEEDED_BREAKER
    return (1.0, grounds.KEEP_MONEY) if holding(place).gain else (1.5, common.SPARE_CARD)


def like_pass(state: OnrState, option: Option) -> Liking:
    """Pass, unless something was begun that has to be finished."""
    question = state.question
    if question is not None and question.name == "encounter" and state.encountered != NONE:
        return like_pass_in_encounter(state)
    return 1.0, common.WAIT


# The rig ------------------------------------------------------------------------------------------


def is_spare(state: OnrState, place: int) -> bool:
    """Tell whether the rig already breaks what an icebreaker of the pool would break."""
    kinds = kinds_of(place) & PRIMARY_TYPES
    return not kinds & ~broken_kinds(state)


def is_installed(state: OnrState, place: int) -> bool:
    """Tell whether a copy of a card of the pool is in the rig."""
    for zone in RIG:
        for card in state.zones[zone]:
            if state.definition[card] == place:
                return True
    return False


def like_install(state: OnrState, option: Option) -> Liking:
    """Icebreakers for ice that cannot be broken yet, then whatever there is room for."""
    card = option[1]
    place = state.definition[card]
    definition = POOL[place]
    purse = 1.0 if state.bits[RUNNER] - definition.cost >= 2 else 0.6
    if definition.kind == PROGRAM and option[2] == NONE:
        if memory_used(state) + definition.memory > memory_limit(state):
            worth = 0.8 if definition.keywords & ICEBREAKER and not is_spare(state, place) else 0.0
            return worth, common.NO_MEMORY
    if definition.keywords & ICEBREAKER:
        if is_spare(state, place):
            return 0.2, common.SPARE_BREAKER
        return 6.0 * purse, common.NEEDED_BREAKER
    ground = common.BUILDS_RIG if purse == 1.0 else grounds.LEAVES_BROKE
    own = holding(place)
    if own.role in (ENGINE, INCOME):
        return (4.0 if own.bank > own.cost else 3.2) * purse, ground
    if is_installed(state, place):
        return 0.1, grounds.TWICE
    if definition.kind == HARDWARE and MEMORY in definition.constant:
        if memory_limit(state) - memory_used(state) >= 2:
            return 0.5, grounds.SPARE_MEMORY
    if definition.base_link is not None and state.index[LINK_ROW]:
        return 0.3, grounds.TWICE
    return 2.4 * purse, ground


def like_play(state: OnrState, option: Option) -> Liking:
    """Money, cards and missing icebreakers; a run by a prep is a better run."""
    card = option[1]
    own = holding(state.definition[card])
    if option[2] != NONE:
        return run_by_card(state, card, option[2])
    if own.gain > own.cost:
        return 4.0 + own.gain - own.cost, grounds.MONEY
    if own.draws:
        room = 5 - len(state.zones[HAND]) + 1
        return (3.0, grounds.CARDS) if own.draws <= room + 1 else (0.3, grounds.NO_ROOM)
    if own.finds:
        lacks = broken_kinds(state) & PRIMARY_TYPES != PRIMARY_TYPES
        return (
            (3.6, grounds.FINDS) if lacks and not holds_breaker(state) else (0.5, common.NO_HURRY)
        )
    return 1.2, common.NO_HURRY


def holds_breaker(state: OnrState) -> bool:
    """Tell whether an icebreaker that the rig lacks is in hand."""
    for card in state.zones[HAND]:
        place = state.definition[card]
        if POOL[place].keywords & ICEBREAKER and not is_spare(state, place):
            return True
    return False


def like_use(state: OnrState, option: Option) -> Liking:
    """Take bits, use what is free, spare what is trashed by it."""
    place = state.definition[option[1]]
    definition = POOL[place]
    ability = definition.abilities[option[2]]
    held = state.counters[BITS][option[1]]
    if definition.bank is not None:
        return (3.3, grounds.PAYS) if state.bits[RUNNER] < 14 else (1.1, grounds.RICH)
    if isinstance(ability.effect, do.PutBits):
        return (2.2, grounds.SAVES_UP) if held < 9 else (0.1, grounds.RICH)
    if isinstance(ability.effect, do.TakeBits):
        is_due = held >= 6 or (state.bits[RUNNER] < 2 and held > 1)
        return (3.4, grounds.PAYS) if is_due else (0.3, grounds.TAKE_LATER)
    if len(option) > 3 and option[3] != NONE and ability.effect.places:
        worth, ground = run_worth(state, option[3])
        return 1.3 * worth, common.RUN_BY_CARD if worth > 1.0 else ground
    if ability.cost.trash or ability.cost.counters or ability.cost.points:
        return 0.5, common.USES_UP
    if ability.cost.actions:
        return (2.1 if holding(place).role == ENGINE else 0.9), common.HANDY
    return (1.4 if ability.cost.bits <= 1 else 0.9), common.HANDY


def like_card(state: OnrState, option: Option) -> Liking:
    """Choose out of the stack what the rig lacks."""
    card = option[1]
    if 0 <= card < len(state.definition) and state.zone[card] == STACK:
        place = state.definition[card]
        if POOL[place].keywords & ICEBREAKER and not is_spare(state, place):
            return 5.0 - 0.1 * POOL[place].cost, common.NEEDED_BREAKER
    return 1.0, grounds.PLAIN


def like_trash_program(state: OnrState, option: Option) -> Liking:
    """Make room with what the rig misses least."""
    definition = POOL[state.definition[option[1]]]
    if definition.keywords & ICEBREAKER:
        return 0.3, common.NEEDED_BREAKER
    return max(0.5, 2.0 - 0.2 * definition.cost), common.SPARE_CARD


def like_remove_tag(state: OnrState, option: Option) -> Liking:
    """Never stay tagged while it can be helped."""
    return (5.0 if len(state.zones[HAND]) <= 4 else 3.5), grounds.TAGGED


# Traces and prices --------------------------------------------------------------------------------


def trace_limit(state: OnrState) -> int:
    """Return the limit of the trace that is being bid on."""
    for frame in reversed(state.stack):
        if isinstance(frame, Bids):
            return frame.limit
    return 5


def like_link(state: OnrState, option: Option) -> Liking:
    """ONR-13.3 A tie finds the Runner: be above what the Corp may bid, or save the bits."""
    card = option[1]
    if card == NONE:
        return 1.0, grounds.LINK_NONE
    base = POOL[state.definition[card]].base_link
    if base is None:
        return 0.5, grounds.PLAIN
    most = min(trace_limit(state), state.bits[CORP])
    link = base.value + option[2]
    price = base.price + option[2] * max(base.boost_cost, 0)
    if link > most:
        worth, ground = 3.0, grounds.LINK_SURE
    else:
        worth, ground = 0.6 + 1.4 * link / (most + 1), grounds.LINK_FAIR
    return max(0.05, worth - price * (0.25 if state.bits[RUNNER] > 5 else 0.45)), ground


def like_pay(state: OnrState, option: Option) -> Liking:
    """Pay to go on, as long as it leaves something."""
    is_cheap = option[1] <= max(2, state.bits[RUNNER] // 2)
    return (2.0, grounds.PAY_TO_GO_ON) if is_cheap else (0.6, grounds.TOO_DEAR)


def like_pay_lock(state: OnrState, option: Option) -> Liking:
    """Get rid of a lock when there is money for runs."""
    return (2.2 if state.bits[RUNNER] >= 5 else 0.8), grounds.LOCKED


def like_keep(state: OnrState, option: Option) -> Liking:
    """Keep a hand with money or an icebreaker."""
    for card in state.zones[HAND]:
        place = state.definition[card]
        if POOL[place].keywords & ICEBREAKER or holding(place).gain:
            return 3.0, grounds.GOOD_START
    return 0.7, grounds.NEW_HAND


ALWAYS: Final[dict[int, Liking]] = {
    verbs.CONTINUE: (1.0, grounds.GO_ON_RUN),
    verbs.STEAL: (50.0, common.STEAL_IT),
    verbs.DECLINE: (0.8, grounds.TOO_DEAR),
    verbs.PREVENT: (4.0, common.PREVENTED),
    verbs.ACCEPT: (0.5, grounds.ACCEPTED),
    verbs.END_ACTIONS: (0.0, grounds.IDLE),
    verbs.STOP: (0.1, grounds.IDLE),
    verbs.FLATLINED: (0.0, grounds.DEADLY),
    verbs.PAY_COUNTER: (2.3, grounds.COUNTER_HURTS),
    verbs.PAY_SPY: (0.3, common.NO_HURRY),
    verbs.YES: (1.5, grounds.AGREED),
    verbs.NO: (0.8, grounds.DECLINED),
    verbs.ENOUGH: (0.7, grounds.ENOUGH),
    verbs.REDRAW: (1.0, grounds.NEW_HAND),
    verbs.ACCESS: (1.0, grounds.LOOK_AT_IT),
    verbs.ACCESS_STORED: (1.0, grounds.LOOK_AT_IT),
}

HABITS: Final[dict[int, Callable[[OnrState, Option], Liking]]] = {
    0: like_pass,
    verbs.GAIN_BIT: like_bit,
    verbs.DRAW: like_draw,
    verbs.DISCARD: like_discard,
    verbs.INSTALL: like_install,
    verbs.PLAY: like_play,
    verbs.USE: like_use,
    verbs.REMOVE_TAG: like_remove_tag,
    verbs.MAKE_RUN: like_run,
    verbs.FORT: like_run,
    verbs.BOOST: like_boost,
    verbs.BREAK: like_break,
    verbs.SUBROUTINE: like_subroutine,
    verbs.JACK_OUT: like_jack_out,
    verbs.LINK_BID: like_link,
    verbs.TRASH_ACCESSED: like_trash,
    verbs.TRASH_PROGRAM: like_trash_program,
    verbs.PAY: like_pay,
    verbs.PAY_LOCK: like_pay_lock,
    verbs.CARD: like_card,
    verbs.KEEP: like_keep,
}
