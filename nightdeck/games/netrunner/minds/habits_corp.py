"""Rules of thumb of the Corp: where cards go, what is advanced, which operations are played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nightdeck.games.netrunner.language import do
from nightdeck.games.netrunner.minds import grounds
from nightdeck.games.netrunner.minds.habits_rez import like_pass, like_rez
from nightdeck.games.netrunner.minds.holdings import (
    ENGINE,
    INCOME,
    TRAP,
    Holding,
    can_burn,
    can_rush,
    earns_better,
    holding,
    pays_more,
)
from nightdeck.games.netrunner.minds.tolls import (
    covers,
    is_out_of_reach,
    passage,
    rezzing,
    teeth,
    top_link,
)
from nightdeck.games.netrunner.model import options as verbs
from nightdeck.games.netrunner.model.definitions import LINK_ROW, POOL
from nightdeck.games.netrunner.model.numbers import difficulty
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    ADVANCEMENT,
    AGENDA,
    ARCHIVES,
    ARCHIVES_DOWN,
    ARCHIVES_FORT,
    BITS,
    CORP,
    FIRST_SUBSIDIARY,
    HAND,
    HQ,
    HQ_FORT,
    ICE,
    ICEBREAKER,
    MAIN_TYPES,
    NONE,
    OPERATION,
    RD,
    RD_FORT,
    RUNNER,
    UPGRADE,
    ice_zone,
    inside,
)
from nightdeck.games.netrunner_family.minds import grounds as common
from nightdeck.games.netrunner_family.minds.grounds import Liking
from nightdeck.kernel.state import Option


def like_corp(state: OnrState, option: Option) -> Liking:
    """Return how much the Corp likes an option, and why."""
    habit = HABITS.get(option[0])
    if habit is None:
        return ALWAYS.get(option[0], (1.0, grounds.PLAIN))
    found = habit(state, option)
    if found[0] < SURE and found[0] > 0 and is_due(state):
        return 0.0, grounds.MISSES_SCORE
    return found


SURE: Final = 11.0
"""What leads to a score in this very turn is liked so much."""


def is_due(state: OnrState) -> bool:
    """Tell whether an agenda can be scored this turn, and only if no action is wasted."""
    question = state.question
    if question is None or question.name != "corp-action":
        return False
    actions = state.actions[CORP]
    for fort in state.forts[FIRST_SUBSIDIARY:]:
        for card in state.zones[inside(fort)]:
            if POOL[state.definition[card]].kind == AGENDA:
                if can_rush(state, card, actions) and not can_rush(state, card, actions - 1):
                    return True
    for card in state.zones[HQ]:
        definition = POOL[state.definition[card]]
        if definition.kind == AGENDA and definition.points > 1:
            if can_rush(state, card, actions - 1) and not can_rush(state, card, actions - 2):
                return True
    return False


# Basic actions ------------------------------------------------------------------------------------


def like_bit(state: OnrState, option: Option) -> Liking:
    """Take bits while there are few and no card brings more of them."""
    bits = state.bits[CORP]
    if earns_better(state, CORP):
        return 0.0, grounds.BETTER_PAID
    if bits >= 4 and leaves_open(state):
        return 0.0, grounds.CENTRAL_FIRST
    if pays_more(state, CORP, 2, state.actions[CORP] - 1):
        return 3.2, grounds.SAVES_FOR_MORE
    if bits < 6:
        return (3.0, grounds.BROKE) if bits < 3 else (2.0, grounds.POOR)
    if bits >= PLENTY and has_room(state):
        return 0.0, grounds.HOARDS
    return (1.0, grounds.SOUND) if bits < PLENTY else (0.3, grounds.RICH)


PLENTY: Final = 12
"""Who has so many bits needs ice and agendas, not more of them."""


def has_room(state: OnrState) -> bool:
    """Tell whether a card can be drawn without an agenda or ice being discarded for it."""
    if len(state.zones[RD]) < 8:
        return False
    held = state.zones[HQ]
    if len(held) < 5:
        return True
    spare = 0
    for card in held:
        if not POOL[state.definition[card]].kind & (AGENDA | ICE):
            spare += 1
    return spare > len(held) - 5


def like_draw(state: OnrState, option: Option) -> Liking:
    """Draw while the hand is small, or rich and with cards that can be done without."""
    if len(state.zones[RD]) < 6:
        return 0.0, grounds.LAST_CARDS
    if leaves_open(state):
        return 0.0, grounds.CENTRAL_FIRST
    if state.bits[CORP] < PLENTY and pays_more(state, CORP, 1):
        return 0.0, grounds.MONEY_FIRST
    if pays_more(state, CORP, 2, state.actions[CORP] - 1):
        return 0.0, grounds.SAVES_FOR_MORE
    held = len(state.zones[HQ])
    if held <= 3:
        return (2.5, common.EMPTY_HAND) if held <= 2 else (1.1, common.SMALL_HAND)
    if state.bits[CORP] >= 8 and has_room(state):
        return (1.2 if held == 4 else 0.8), grounds.FINDS_ICE
    return 0.3 if held == 4 else 0.0, common.FULL_HAND


def like_discard(state: OnrState, option: Option) -> Liking:
    """Keep agendas out of Archives, where they lie open to everybody."""
    place = state.definition[option[1]]
    definition = POOL[place]
    if definition.kind == AGENDA:
        return 0.0, grounds.KEEP_AGENDA
    if definition.kind == ICE:
        return (1.0, grounds.KEEP_ICE) if len(state.all_ice) < 7 else (2.5, common.SPARE_CARD)
    if holding(place).gain:
        return 1.2, grounds.KEEP_MONEY
    return 2.0, common.SPARE_CARD


# Installing ---------------------------------------------------------------------------------------


def like_install(state: OnrState, option: Option) -> Liking:
    """Ice where the Runner comes, agendas behind ice, nodes in forts of their own."""
    _, card, fort, replaced, first = option
    if first:
        return 0.0, grounds.TEARS_DOWN
    if POOL[state.definition[card]].kind == ICE:
        return ice_worth(state, card, fort)
    if replaced == NONE:
        return content_worth(state, card, fort)
    worth, ground = content_worth(state, card, fort)
    if POOL[state.definition[card]].kind != AGENDA or is_dear(state, replaced):
        return 0.0, grounds.OUSTS
    return 0.8 * worth, ground


def is_dear(state: OnrState, card: int) -> bool:
    """Tell whether something in a fort must not make room: an agenda, or bits that are needed."""
    if POOL[state.definition[card]].kind == AGENDA:
        return True
    return state.counters[BITS][card] > 0 and state.bits[CORP] < 8


def ice_on(state: OnrState, fort: int) -> int:
    """Return how much ice stands on a fort that may not exist yet."""
    return len(state.zones[ice_zone(fort)]) if ice_zone(fort) < len(state.zones) else 0


def ice_worth(state: OnrState, card: int, fort: int) -> Liking:
    """HQ and R&D first, then one fort to score in; ice too dear for now stands idle.

    ONR-7.4b Every further piece of ice on a fort costs more.
    """
    depth = min(3, ice_on(state, fort))
    if fort == ARCHIVES_FORT:
        is_due = not depth and has_agenda(state, ARCHIVES, ARCHIVES_DOWN)
        return (4.0, grounds.ARCHIVES_GUARD) if is_due else (0.02, common.ARCHIVES_ICE)
    missing = rezzing(state, card) - state.bits[CORP]
    afford = 1.0 if missing <= 0 else 0.7 if missing <= 4 else 0.4
    bite = teeth(state.definition[card])
    stops = bite.stops + bite.traced_stops > 0 or POOL[state.definition[card]].bought_price > 0
    if not stops:
        afford *= 0.5 if not depth else 0.8
    ground = common.DEAR_ICE if missing > 4 else grounds.DEEPER
    if fort in (HQ_FORT, RD_FORT):
        if not depth and missing <= 4:
            ground = grounds.GUARDS_HQ if fort == HQ_FORT else grounds.GUARDS_RD
            ground = ground if stops else grounds.TOOTHLESS_GUARD
        return afford * (9.0, 1.4, 0.4, 0.1)[depth], ground
    if depth < 2 and missing <= 4:
        ground = grounds.GUARDS_FORT if stops else grounds.TOOTHLESS_GUARD
    if not is_guarded(state) and not (fort in state.forts and holds_agenda(state, fort)):
        return 0.0, grounds.CENTRAL_FIRST
    if fort == state.next_fort:
        return (afford * 3.5 if not has_refuge(state) else 0.3), ground
    worth = (3.5, 2.4, 1.3, 0.4)[depth]
    if not depth and not holds_agenda(state, fort) and has_refuge(state):
        worth = 0.4
    return afford * worth, ground


def is_guarded(state: OnrState) -> bool:
    """Tell whether ice stands on HQ and on R&D."""
    return bool(state.zones[ice_zone(HQ_FORT)] and state.zones[ice_zone(RD_FORT)])


def leaves_open(state: OnrState) -> bool:
    """Tell whether HQ or R&D has no ice although there is some to install."""
    if is_guarded(state):
        return False
    return any(POOL[state.definition[card]].kind == ICE for card in state.zones[HQ])


def has_refuge(state: OnrState) -> bool:
    """Tell whether some subsidiary fort has ice."""
    return any(state.zones[ice_zone(fort)] for fort in state.forts[FIRST_SUBSIDIARY:])


def has_agenda(state: OnrState, *zones: int) -> bool:
    """Tell whether an agenda lies in one of some zones."""
    for zone in zones:
        for card in state.zones[zone]:
            if POOL[state.definition[card]].kind == AGENDA:
                return True
    return False


def holds_agenda(state: OnrState, fort: int) -> bool:
    """Tell whether an agenda lies in a fort."""
    return has_agenda(state, inside(fort))


def content_worth(state: OnrState, card: int, fort: int) -> Liking:
    """Agendas behind ice the Runner cannot pass, nodes into new forts."""
    place = state.definition[card]
    definition = POOL[place]
    depth = ice_on(state, fort)
    if definition.kind == UPGRADE:
        is_held = depth > 0 and fort >= FIRST_SUBSIDIARY
        return (0.8, grounds.UPGRADE_READY) if is_held else (0.1, common.UPGRADE_OPEN)
    if definition.kind == AGENDA:
        return agenda_worth(state, card, fort, depth)
    own = holding(place)
    if own.role == TRAP:
        return (0.9 if depth else 0.7), grounds.BAIT
    if depth:
        return 0.0, grounds.NODE_ICE
    return (2.4 if own.role in (ENGINE, INCOME) else 1.2), grounds.NODE_OWN


def agenda_worth(state: OnrState, card: int, fort: int, depth: int) -> Liking:
    """An agenda goes where it can be advanced in peace, and when that can be paid for."""
    needs = difficulty(state, card)
    bits = state.bits[CORP]
    if can_rush(state, card, state.actions[CORP] - 1):
        return 11.0, common.SCORE_NOW
    if not depth or passage(state, fort).toll < 2.0:
        held = len(state.zones[HQ])
        return (0.0, grounds.NAKED) if held <= 5 else (0.8, common.CROWDED)
    if is_out_of_reach(state, fort, 2.0):
        if bits + 3 < needs:
            return 1.5, grounds.TOO_POOR
        return 6.0, grounds.SAFE_AGENDA
    return 1.8 if depth >= 2 else 0.9, grounds.RISKY_AGENDA


# Advancing and scoring ----------------------------------------------------------------------------


def like_advance(state: OnrState, option: Option) -> Liking:
    """Advance what can be scored this turn, then what the Runner cannot reach."""
    card = option[1]
    definition = POOL[state.definition[card]]
    done = state.counters[ADVANCEMENT][card]
    if definition.kind != AGENDA:
        if definition.advanceable and holding(state.definition[card]).role == TRAP:
            return (1.6, grounds.ADVANCE_TRAP) if done < 3 else (0.2, common.ENOUGH_COUNTERS)
        if state.rezzed[card] and not definition.advanceable:
            return 0.0, grounds.ADVANCE_OPEN
        return (0.3, common.ADVANCE_BLUFF) if done < 2 else (0.02, common.ENOUGH_COUNTERS)
    left = difficulty(state, card) - done
    if left <= 0:
        return 0.02, common.ENOUGH_COUNTERS
    if can_rush(state, card, state.actions[CORP]):
        return 12.0, common.FINISH
    safe = is_out_of_reach(state, state.fort_of(card), 3.0)
    if left <= state.actions[CORP] + 3 and state.bits[CORP] >= 3:
        return (5.0, grounds.ON_THE_WAY) if safe else (1.1, grounds.EXPOSED)
    return (2.5, grounds.ON_THE_WAY) if safe else (0.4, grounds.EXPOSED)


def like_viruses(state: OnrState, option: Option) -> Liking:
    """ONR-16.3 Remove viruses when there are many of them."""
    many = sum(state.player_counters[:12]) >= 6
    return (1.5, grounds.FOR_PURGE) if many else (0.0, grounds.NO_PURGE)


# Operations and abilities -------------------------------------------------------------------------


def like_play(state: OnrState, option: Option) -> Liking:
    """Money first; fire if it kills, counters if they score, the rest when nothing offers."""
    own = holding(state.definition[option[1]])
    if own.gain > own.cost:
        is_rich = state.bits[CORP] >= PLENTY
        return (1.3, grounds.RICH) if is_rich else (4.0 + own.gain - own.cost, grounds.MONEY)
    if own.burns:
        kills = can_burn(state, state.zones[HQ], len(state.zones[HAND]))
        return (60.0, common.KILLS) if kills else (0.6, grounds.HURTS)
    if own.drains:
        return 0.6 * min(own.drains, state.bits[RUNNER]), common.DRAIN
    if own.advances:
        scores = finishes(state, own)
        return (13.0, grounds.COUNTERS_SCORE) if scores else (0.3, grounds.COUNTERS_IDLE)
    if own.traces:
        hand = len(state.zones[HAND])
        armed = can_burn(state, state.zones[HQ], hand) or hand <= 3
        return (4.5, common.TRACE_KILL) if armed else (0.9, grounds.TRACE_TAG)
    if own.draws:
        room = 5 - len(state.zones[HQ]) + 1
        is_few = len(state.zones[RD]) < 8
        if is_few or own.draws > room + 1:
            return 0.1, grounds.LAST_CARDS if is_few else grounds.NO_ROOM
        return 2.6, grounds.CARDS
    return 1.0, common.NO_HURRY


def finishes(state: OnrState, own: Holding) -> bool:
    """Tell whether the counters of an operation, with the actions left, score an agenda now."""
    counters = min(own.advances, own.most) if own.most else own.advances
    for fort in state.forts[FIRST_SUBSIDIARY:]:
        for card in state.zones[inside(fort)]:
            if POOL[state.definition[card]].kind == AGENDA:
                left = difficulty(state, card) - state.counters[ADVANCEMENT][card]
                rest = left - counters
                if left > 0 and rest < state.actions[CORP] and rest <= state.bits[CORP] - own.cost:
                    return True
    return False


def like_use(state: OnrState, option: Option) -> Liking:
    """Take bits, use what is free, spare what is trashed by it."""
    place = state.definition[option[1]]
    definition = POOL[place]
    ability = definition.abilities[option[2]]
    if definition.bank is not None:
        return (3.4, grounds.PAYS) if state.bits[CORP] < 14 else (1.1, grounds.RICH)
    if isinstance(ability.effect, do.PutBits):
        return (
            (2.2, grounds.SAVES_UP) if state.counters[BITS][option[1]] < 9 else (0.1, grounds.RICH)
        )
    if isinstance(ability.effect, do.TakeBits):
        held = state.counters[BITS][option[1]]
        return (
            (3.5, grounds.PAYS) if held >= 6 or state.bits[CORP] < 2 else (0.3, grounds.TAKE_LATER)
        )
    if holding(place).role == ENGINE:
        if ability.cost.actions and pays_more(state, CORP, 2):
            return 0.0, grounds.MONEY_FIRST
        return (2.1, grounds.PAYS) if state.bits[CORP] < 12 else (0.6, grounds.RICH)
    if ability.cost.trash or ability.cost.counters or ability.cost.points:
        return 0.5, common.USES_UP
    if ability.cost.actions:
        return (1.6 if state.runner_tags else 0.8), common.HANDY
    return (1.1 if ability.cost.bits == 0 else 0.9), common.HANDY


def like_trash_resource(state: OnrState, option: Option) -> Liking:
    """Trash what earns or costs the Runner dearly."""
    own = holding(state.definition[option[1]])
    worth = own.cost + (3 if own.role in (ENGINE, INCOME) else 0)
    if state.counters[BITS][option[1]] >= 4 or worth >= 4 or state.bits[CORP] >= 8:
        return 3.0, common.RESOURCE_GONE
    return 0.7, grounds.RESOURCE_CHEAP


def like_card(state: OnrState, option: Option) -> Liking:
    """Choose what the Runner would miss most, or what is to be advanced."""
    card = option[1]
    if not 0 <= card < len(state.definition):
        return 1.0, grounds.PLAIN
    definition = POOL[state.definition[card]]
    if definition.side == RUNNER:
        lonely = definition.keywords & ICEBREAKER and is_lonely(state, card)
        worth = 1.0 + 0.3 * definition.cost + (3.0 if lonely else 0.0)
        return worth, grounds.BEST_PROGRAM
    if definition.kind & MAIN_TYPES and state.fort_of(card) != NONE:
        return like_advance(state, (verbs.ADVANCE, card))
    return 1.0, grounds.PLAIN


def is_lonely(state: OnrState, card: int) -> bool:
    """Tell whether no other icebreaker breaks what one of the Runner's breaks."""
    from_this = POOL[state.definition[card]].breaker
    if from_this is None:
        return False
    for other in state.zones[state.zone[card]]:
        if other != card and from_this.breaks and covers(state.definition[other], from_this.breaks):
            return False
    return True


def like_bid(state: OnrState, option: Option) -> Liking:
    """ONR-13.3 A tie finds the Runner: bid what they can pay for, nothing if they have no link."""
    bid = option[1] + option[2]
    link = top_link(state)
    if not state.index[LINK_ROW] or link <= 0:
        return (3.0, grounds.BID_NOTHING) if not bid else (0.5 / bid, grounds.BID_WASTE)
    armed = can_burn(state, state.zones[HQ], len(state.zones[HAND]))
    want = min(link, 9 if armed else 3)
    if state.bits[CORP] - want < 3 and not armed:
        want = min(want, 1)
    ground = grounds.BID_SURE if bid >= link else grounds.BID_FAIR
    return max(0.1, 3.0 - 0.5 * abs(bid - want)), ground


def like_pay(state: OnrState, option: Option) -> Liking:
    """Pay for what a trap does, or to keep what stands, if it leaves something."""
    is_cheap = option[1] <= state.bits[CORP] - 1
    return (2.0, grounds.PAY_TO_GO_ON) if is_cheap else (0.7, grounds.TOO_DEAR)


def like_keep(state: OnrState, option: Option) -> Liking:
    """Keep a hand with ice and without too many agendas."""
    kinds = [POOL[state.definition[card]].kind for card in state.zones[HQ]]
    good = ICE in kinds and kinds.count(AGENDA) <= 2 and (OPERATION in kinds or len(kinds) > 2)
    return (3.0, grounds.GOOD_START) if good else (0.5, grounds.NEW_HAND)


ALWAYS: Final[dict[int, Liking]] = {
    verbs.SCORE: (50.0, common.POINTS),
    verbs.TRASH_ICE: (0.0, grounds.TEARS_DOWN),
    verbs.TRASH_FIRST: (0.05, grounds.TEARS_DOWN),
    verbs.END_ACTIONS: (0.0, grounds.IDLE),
    verbs.STOP: (0.1, grounds.IDLE),
    verbs.DECLINE: (1.0, grounds.TOO_DEAR),
    verbs.YES: (2.0, grounds.AGREED),
    verbs.NO: (0.6, grounds.DECLINED),
    verbs.ENOUGH: (0.8, grounds.ENOUGH),
    verbs.REDRAW: (1.0, grounds.NEW_HAND),
    verbs.PAY_COUNTER: (1.5, grounds.COUNTER_HURTS),
    verbs.PAY_SPY: (0.3, common.NO_HURRY),
}

HABITS: Final[dict[int, Callable[[OnrState, Option], Liking]]] = {
    0: like_pass,
    verbs.GAIN_BIT: like_bit,
    verbs.DRAW: like_draw,
    verbs.DISCARD: like_discard,
    verbs.INSTALL: like_install,
    verbs.ADVANCE: like_advance,
    verbs.REMOVE_VIRUSES: like_viruses,
    verbs.PLAY: like_play,
    verbs.USE: like_use,
    verbs.TRASH_RESOURCE: like_trash_resource,
    verbs.CARD: like_card,
    verbs.BID: like_bid,
    verbs.PAY: like_pay,
    verbs.KEEP: like_keep,
    verbs.REZ: like_rez,
}
