"""Rules of thumb of the Corporation: where cards go, when they are rezzed, what is advanced."""

from __future__ import annotations

from nightdeck.games.android_netrunner.language.effects import LoseCredits
from nightdeck.games.android_netrunner.language.effects_flow import TraceFor
from nightdeck.games.android_netrunner.minds.grounds import (
    ADVANCE_BLUFF,
    ADVANCE_ICE,
    ARCHIVES_ICE,
    ASSET_ICE,
    ASSET_OWN,
    ATTACKED,
    BITES_ANYWAY,
    CHEAP_TOLL,
    CLICKS_IDLE,
    CLICKS_SCORE,
    CROWDED,
    DEAR_ICE,
    DEEPER,
    DRAIN,
    ELSEWHERE,
    ENGINE_LATER,
    ENGINE_NOW,
    ENOUGH_COUNTERS,
    EXPOSED,
    FINISH,
    GO_AHEAD_INSTEAD,
    GUARDS_HQ,
    GUARDS_RD,
    GUARDS_REMOTE,
    HELPS_SCORE,
    IDLE_ICE,
    INCOME_LATER,
    INCOME_NOW,
    KILLS,
    MONEY,
    NAKED,
    NO_HURRY,
    NO_KILL,
    NO_VIRUS,
    ON_THE_WAY,
    OUSTS,
    PURGE,
    RISKY_AGENDA,
    SAFE_AGENDA,
    SCORE_LATER,
    SCORE_NOW,
    SPARE_CARD,
    STEAL_IT,
    STOPS,
    TOLL,
    TOOTHLESS,
    TRACE,
    TRACE_KILL,
    TRAP,
    UPGRADE_OPEN,
    UPGRADE_READY,
    USE_LATER,
    USE_NOW,
    WORTH_MORE,
    Liking,
)
from nightdeck.games.android_netrunner.minds.holdings import (
    ENGINE,
    INCOME,
    PURSE,
    gain_of,
    holding,
    is_last_moment,
)
from nightdeck.games.android_netrunner.minds.holdings import TRAP as AMBUSHING
from nightdeck.games.android_netrunner.minds.plans import (
    burns,
    can_burn,
    clicks_gained,
    is_worth_more,
    opens_a_score,
)
from nightdeck.games.android_netrunner.minds.tolls import (
    FULL_TURN,
    WALL,
    Passage,
    breakers,
    means,
    passage,
    teeth,
)
from nightdeck.games.android_netrunner.model.definitions import POOL
from nightdeck.games.android_netrunner.model.modifiers import (
    play_cost,
    requirement,
    rez_cost,
)
from nightdeck.games.android_netrunner.model.options import GO_ON
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import (
    ADVANCEMENT,
    ADVANCEMENT_REQUIREMENT,
    AGENDA,
    AMBUSH,
    ARCHIVES,
    ARCHIVES_DOWN,
    ARCHIVES_SERVER,
    CORP,
    FIRST_REMOTE,
    HQ,
    HQ_SERVER,
    ICE,
    NONE,
    RD_SERVER,
    RUN_CLICKS,
    RUNNER,
    SERVER_CONTENT,
    UPGRADE,
    VIRUS_COUNTER,
    ice_zone,
    root,
)
from nightdeck.kernel.state import Option

# Installing ---------------------------------------------------------------------------------------


def ice_on(state: AnrState, server: int) -> int:
    """Return how much ice stands in front of a server that may not exist yet."""
    zone = ice_zone(server)
    return len(state.zones[zone]) if zone < len(state.zones) else 0


def ice_worth(state: AnrState, card: int, server: int) -> Liking:
    """HQ and R&D first, then remotes; ice that cannot be paid for soon stands idle."""
    if server == ARCHIVES_SERVER:
        return 0.05, ARCHIVES_ICE
    missing = POOL[state.definition[card]].cost - state.credits[CORP]
    afford = 1.0 if missing <= 0 else 0.7 if missing <= 4 else 0.4
    depth = min(3, ice_on(state, server))
    ground = DEAR_ICE if missing > 4 else DEEPER
    if server in (HQ_SERVER, RD_SERVER):
        if not depth and missing <= 4:
            ground = GUARDS_HQ if server == HQ_SERVER else GUARDS_RD
        return afford * (9.0, 1.3, 0.3, 0.1)[depth], ground
    if depth < 2 and missing <= 4:
        ground = GUARDS_REMOTE
    return afford * (3.5, 2.0, 0.5, 0.1)[depth], ground


def content_worth(state: AnrState, card: int, server: int) -> Liking:
    """Agendas behind ice the Runner cannot pass, assets into new servers."""
    definition = POOL[state.definition[card]]
    depth = ice_on(state, server)
    if definition.kind == UPGRADE:
        is_held = depth > 0 and server >= FIRST_REMOTE
        return (0.8, UPGRADE_READY) if is_held else (0.3, UPGRADE_OPEN)
    if root(server) < len(state.zones):
        for other in state.zones[root(server)]:
            if POOL[state.definition[other]].kind & SERVER_CONTENT:
                return 0.02, OUSTS
    if definition.kind != AGENDA:
        if definition.subtypes & AMBUSH:
            return 0.8, TRAP
        return (0.7, ASSET_ICE) if depth else (2.2, ASSET_OWN)
    needs = requirement(state, card)
    if needs < state.clicks[CORP] and needs <= state.credits[CORP]:
        if definition.points > 1 or is_guarded(state):
            return 11.0, SCORE_NOW
        return 6.0, SCORE_LATER
    if not depth:
        return (0.25, NAKED) if len(state.zones[HQ]) <= 5 else (0.6, CROWDED)
    if is_out_of_reach(state, server, 2.0):
        return 5.0, SAFE_AGENDA
    return 2.0 if depth >= 2 else 1.0, RISKY_AGENDA


def is_guarded(state: AnrState) -> bool:
    """Tell whether there is ice in front of HQ and R&D."""
    return bool(state.zones[ice_zone(HQ_SERVER)] and state.zones[ice_zone(RD_SERVER)])


def is_out_of_reach(state: AnrState, server: int, spare: float) -> bool:
    """Tell whether the Runner cannot get into a server next turn, with so many credits more."""
    way = passage(state, server, breakers(state), FULL_TURN)
    return way.credits > means(state) + spare or way.toll > 12.0


def like_trash_first(state: AnrState, option: Option) -> Liking:
    """Make room only where there is none; what already stands is worth more than the saving."""
    assert state.question is not None
    if len(state.question.options) > 1 and (GO_ON,) in state.question.options:
        return 0.0, GO_AHEAD_INSTEAD
    return 0.1, SPARE_CARD


# Advancing and scoring ----------------------------------------------------------------------------


def like_advance(state: AnrState, option: Option) -> Liking:
    """Advance what can be scored this turn, then what the Runner cannot reach."""
    card = option[1]
    definition = POOL[state.definition[card]]
    if definition.kind == ICE:
        return 0.15, ADVANCE_ICE
    done = state.counters[ADVANCEMENT][card]
    if definition.kind != AGENDA:
        return (0.6, ADVANCE_BLUFF) if done < 2 else (0.1, ENOUGH_COUNTERS)
    left = requirement(state, card) - done
    if left <= 0:
        return (20.0, WORTH_MORE) if is_worth_more(state, card) else (0.02, ENOUGH_COUNTERS)
    if left <= state.clicks[CORP] and left <= state.credits[CORP]:
        return 12.0, FINISH
    safe = is_out_of_reach(state, state.server_of(card), 4.0)
    if left <= state.clicks[CORP] + 3 and state.credits[CORP] >= 3:
        return (5.0, ON_THE_WAY) if safe else (1.2, EXPOSED)
    return (2.5, ON_THE_WAY) if safe else (0.4, EXPOSED)


def like_score(state: AnrState, option: Option) -> Liking:
    """Score at once, unless another advancement is worth more and still possible."""
    return (0.5, WORTH_MORE) if is_worth_more(state, option[1]) else (50.0, STEAL_IT)


# Operations ---------------------------------------------------------------------------------------


def operation_worth(state: AnrState, card: int) -> Liking:
    """Money first; clicks if they score, fire if it kills, the rest when nothing better offers."""
    place = state.definition[card]
    gain = gain_of(place) - play_cost(state, card)
    if gain > 0:
        return 4.0 + gain, MONEY
    if burns(place):
        return (60.0, KILLS) if can_burn(state) else (0.4, NO_KILL)
    if clicks_gained(place) > 0:
        return (13.0, CLICKS_SCORE) if opens_a_score(state, card) else (0.1, CLICKS_IDLE)
    effect = POOL[place].on_play
    if isinstance(effect, LoseCredits):
        return 0.6 * state.credits[RUNNER], DRAIN
    if isinstance(effect, TraceFor):
        is_armed = any(burns(state.definition[each]) for each in state.zones[HQ])
        return (4.0, TRACE_KILL) if is_armed else (0.5, TRACE)
    return 1.5, NO_HURRY


def like_purge(state: AnrState, option: Option) -> Liking:
    """Purge when there is much to purge."""
    return (2.0, PURGE) if sum(state.counters[VIRUS_COUNTER]) >= 5 else (0.03, NO_VIRUS)


# Rezzing ------------------------------------------------------------------------------------------


def like_rez(state: AnrState, option: Option) -> Liking:
    """Rez ice that is worth its price, assets at the last moment, upgrades when attacked."""
    card = option[1]
    kind = POOL[state.definition[card]].kind
    if kind == ICE:
        return ice_rez_worth(state, card)
    if kind == UPGRADE:
        return upgrade_rez_worth(state, card)
    return asset_rez_worth(state, card)


def ice_rez_worth(state: AnrState, card: int) -> Liking:
    """Rez what stops the Runner or costs them something; not in front of nothing."""
    if not guards_something(state, state.server_of(card)):
        return 0.3, IDLE_ICE
    way = Passage(state.clicks[RUNNER])
    way.meet(state, card, breakers(state), 1.0)
    if way.toll >= WALL or way.credits > means(state):
        return 12.0, STOPS
    if way.toll <= 0:
        return 0.3, TOOTHLESS
    if teeth(state.definition[card]).stops and way.toll < 1.0:
        return 0.8, CHEAP_TOLL
    return 4.0 if rez_cost(state, card) <= state.credits[CORP] - 2 else 2.0, TOLL


def guards_something(state: AnrState, server: int) -> bool:
    """Tell whether anything of worth lies behind the ice of a server."""
    if server in (HQ_SERVER, RD_SERVER):
        return True
    if server == ARCHIVES_SERVER:
        for zone in (ARCHIVES, ARCHIVES_DOWN):
            for card in state.zones[zone]:
                if POOL[state.definition[card]].kind == AGENDA:
                    return True
        return False
    return bool(state.zones[root(server)])


def asset_rez_worth(state: AnrState, card: int) -> Liking:
    """Rez an asset at the last moment at which it still pays; traps bite without it."""
    own = holding(state.definition[card])
    if own.role == AMBUSHING:
        return 0.0, BITES_ANYWAY
    acting = state.turn_seat == CORP and state.clicks[CORP] > 0
    if own.role == ENGINE:
        is_usable = acting and state.clicks[CORP] >= own.clicks
        return (3.5, ENGINE_NOW) if is_usable else (0.0, ENGINE_LATER)
    if own.role in (INCOME, PURSE):
        if not is_last_moment(state):
            return 0.0, INCOME_LATER
        return 6.0 if rez_cost(state, card) <= state.credits[CORP] - 1 else 1.5, INCOME_NOW
    attacked = state.run_server != NONE and state.server_of(card) == state.run_server
    if POOL[state.definition[card]].abilities:
        return (3.0, USE_NOW) if acting or attacked else (0.2, USE_LATER)
    is_due = state.turn_seat == RUNNER and state.runner_tags > 0
    return (2.0, USE_NOW) if is_due else (0.0, USE_LATER)


def upgrade_rez_worth(state: AnrState, card: int) -> Liking:
    """Rez an upgrade when its server is attacked, or just before what it changes happens."""
    server = state.server_of(card)
    if state.run_server != NONE:
        return (2.0, ATTACKED) if server == state.run_server else (0.05, ELSEWHERE)
    definition = POOL[state.definition[card]]
    agenda = agenda_in(state, server)
    if ADVANCEMENT_REQUIREMENT in definition.constant:
        if agenda == NONE or state.turn_seat != CORP:
            return 0.05, USE_LATER
        left = requirement(state, agenda) - state.counters[ADVANCEMENT][agenda] - 1
        return (8.0, HELPS_SCORE) if left <= state.clicks[CORP] else (0.05, USE_LATER)
    if RUN_CLICKS in definition.constant:
        is_due = agenda != NONE and not state.clicks[CORP]
        return (3.0, UPGRADE_READY) if is_due else (0.05, USE_LATER)
    return 0.1, USE_LATER


def agenda_in(state: AnrState, server: int) -> int:
    """Return the agenda installed in a server, or NONE."""
    for card in state.zones[root(server)]:
        if POOL[state.definition[card]].kind == AGENDA:
            return card
    return NONE
