"""Rules of thumb of the Corp: what is rezzed, and when."""

from __future__ import annotations

from nightdeck.games.netrunner.minds import grounds
from nightdeck.games.netrunner.minds.holdings import (
    ENGINE,
    INCOME,
    PURSE,
    TRAP,
    holding,
    is_payday,
)
from nightdeck.games.netrunner.minds.tolls import (
    BARRED,
    Passage,
    broken_kinds,
    means,
    teeth,
)
from nightdeck.games.netrunner.model.card_abilities import INSTALLED_REZZED, INSTALLED_UNREZZED
from nightdeck.games.netrunner.model.definitions import POOL
from nightdeck.games.netrunner.model.numbers import rez_cost
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    AGENDA,
    ARCHIVES,
    ARCHIVES_DOWN,
    ARCHIVES_FORT,
    CORP,
    HQ,
    HQ_FORT,
    ICE,
    NONE,
    PRIMARY_TYPES,
    RD_FORT,
    UPGRADE,
    inside,
)
from nightdeck.games.netrunner.rules.windows import BEFORE_ACCESS
from nightdeck.games.netrunner_family.minds import grounds as common
from nightdeck.games.netrunner_family.minds.grounds import Liking
from nightdeck.kernel.state import Option


def like_rez(state: OnrState, option: Option) -> Liking:
    """Rez ice that is worth its price, income just before it pays, traps as they are reached."""
    card = option[1]
    definition = POOL[state.definition[card]]
    if definition.kind == ICE:
        return ice_rez(state, card, option[2])
    if definition.kind == UPGRADE:
        return upgrade_rez(state, card)
    return node_rez(state, card)


def like_pass(state: OnrState, option: Option) -> Liking:
    """Pass, unless the Runner walks past ice that would stop them in front of something."""
    if is_payday(state) and has_income(state):
        return 0.0, grounds.PAYDAY
    ice = state.approaching
    if ice == NONE or state.rezzed[ice] or rez_cost(state, ice) > state.bits[CORP]:
        return 1.0, common.WAIT
    worth, _ = ice_rez(state, ice, 1 if POOL[state.definition[ice]].bought_price else 0)
    if worth < 12.0 or not is_precious(state, state.run_fort):
        return 1.0, common.WAIT
    return 0.0, grounds.LETS_IN


def has_income(state: OnrState) -> bool:
    """Tell whether a node could be rezzed that would pay at once, and something would be left."""
    for card in state.unrezzed:
        if holding(state.definition[card]).role == INCOME:
            if rez_cost(state, card) <= state.bits[CORP] - 2:
                return True
    return False


def is_precious(state: OnrState, fort: int) -> bool:
    """Tell whether what lies in a fort must not be accessed: agendas, or what will be drawn."""
    if fort == RD_FORT:
        return True
    zones = [ARCHIVES, ARCHIVES_DOWN]
    if fort != ARCHIVES_FORT:
        zones = [HQ if fort == HQ_FORT else inside(fort)]
    for zone in zones:
        for card in state.zones[zone]:
            if POOL[state.definition[card]].kind == AGENDA:
                return True
    return False


def ice_rez(state: OnrState, card: int, extra: int) -> Liking:
    """Rez what stops the Runner or costs them something; not early, not in front of nothing."""
    if state.approaching != card:
        return 0.0, grounds.EARLY_REZ
    if not guards_something(state, state.fort_of(card)):
        return 0.3, common.IDLE_ICE
    definition = POOL[state.definition[card]]
    if definition.bought_price:
        return bought_rez(state, card, extra)
    if definition.morph:
        return morph_rez(state, card, extra)
    way = Passage()
    way.meet(state, card, 1.0)
    if way.toll >= BARRED or way.bits > means(state):
        return 12.0, common.STOPS
    if way.toll <= 0:
        return (0.3, common.TOOTHLESS) if rez_cost(state, card) else (1.5, common.TOLL)
    if teeth(state.definition[card]).stops and way.toll < 1.0 and rez_cost(state, card) > 1:
        return 0.8, common.CHEAP_TOLL
    return (4.0 if rez_cost(state, card) <= state.bits[CORP] - 2 else 2.0), common.TOLL


def bought_rez(state: OnrState, card: int, extra: int) -> Liking:
    """ONR-16.21 Buy one subroutine, a second if there is money enough; none is no ice at all."""
    if not extra:
        return 0.1, common.TOOTHLESS
    price = rez_cost(state, card) + extra * POOL[state.definition[card]].bought_price
    if extra > 2 or (extra > 1 and price > state.bits[CORP] // 2):
        return 0.8, grounds.WRONG_FACE
    return 6.0 + 0.1 * extra, common.TOLL


def morph_rez(state: OnrState, card: int, extra: int) -> Liking:
    """ONR-16.12 Become what the Runner cannot break, if one of the two is that."""
    definition = POOL[state.definition[card]]
    broken = broken_kinds(state)
    kind = definition.morph if extra else definition.keywords & PRIMARY_TYPES
    if not kind & broken:
        return (12.0 if not extra else 11.0), common.STOPS if not extra else grounds.RIGHT_FACE
    if extra:
        return 0.6, grounds.WRONG_FACE
    return (4.0 if rez_cost(state, card) <= state.bits[CORP] - 2 else 2.0), common.TOLL


def guards_something(state: OnrState, fort: int) -> bool:
    """Tell whether anything of worth lies behind the ice of a fort."""
    if fort in (HQ_FORT, RD_FORT):
        return True
    if fort == ARCHIVES_FORT:
        for zone in (ARCHIVES, ARCHIVES_DOWN):
            for card in state.zones[zone]:
                if POOL[state.definition[card]].kind == AGENDA:
                    return True
        return False
    for card in state.zones[inside(fort)]:
        if holding(state.definition[card]).role != TRAP:
            return True
        if POOL[state.definition[card]].kind == AGENDA:
            return True
    return False


def is_at_the_door(state: OnrState, card: int) -> bool:
    """ONR-10.10 Tell whether the Runner is about to access the fort a card is in."""
    return (
        state.run_fort != NONE
        and state.fort_of(card) == state.run_fort
        and state.window == BEFORE_ACCESS
    )


def node_rez(state: OnrState, card: int) -> Liking:
    """Rez a node at the last moment at which it still pays, a trap when somebody is at the door."""
    definition = POOL[state.definition[card]]
    own = holding(state.definition[card])
    if own.role == TRAP:
        return trap_rez(state, card)
    acting = state.turn_seat == CORP and state.actions[CORP] > 0
    if own.role == ENGINE:
        return (3.5, grounds.ENGINE_NOW) if acting else (0.0, grounds.ENGINE_LATER)
    if own.role in (INCOME, PURSE):
        if not is_payday(state):
            return 0.0, grounds.INCOME_LATER
        is_sound = rez_cost(state, card) <= state.bits[CORP] - 1
        return (6.0 if is_sound else 1.5), grounds.INCOME_NOW
    if state.run_fort != NONE:
        attacked = state.fort_of(card) == state.run_fort and definition.abilities
        return (2.0, grounds.ATTACKED) if attacked else (0.0, grounds.ELSEWHERE)
    if definition.constant or definition.on:
        is_sound = rez_cost(state, card) <= state.bits[CORP] - 3
        return (
            (3.0, grounds.WORKS_NOW) if is_payday(state) and is_sound else (0.2, grounds.ELSEWHERE)
        )
    return (
        (2.0, grounds.ENGINE_NOW) if acting and definition.abilities else (0.0, grounds.ELSEWHERE)
    )


def trap_rez(state: OnrState, card: int) -> Liking:
    """ONR-11.2a Spring a trap that works only rezzed, when the Runner is at the door."""
    access = POOL[state.definition[card]].on_access
    if access is None or not access.where & INSTALLED_REZZED:
        return 0.0, grounds.ELSEWHERE
    if access.where & INSTALLED_UNREZZED and not POOL[state.definition[card]].advanceable:
        return 0.0, grounds.BITES_ANYWAY
    if not is_at_the_door(state, card):
        return 0.0, grounds.NOT_SPRUNG
    is_dull = not access.when.holds(state, card, card, 0)
    return (0.1, grounds.ELSEWHERE) if is_dull else (8.0, grounds.SPRING)


def upgrade_rez(state: OnrState, card: int) -> Liking:
    """Rez an upgrade when its fort is attacked."""
    if POOL[state.definition[card]].on_access is not None:
        return trap_rez(state, card)
    if state.run_fort == NONE:
        return 0.05, grounds.ELSEWHERE
    if state.fort_of(card) != state.run_fort:
        return 0.0, grounds.ELSEWHERE
    return 2.0, grounds.ATTACKED
