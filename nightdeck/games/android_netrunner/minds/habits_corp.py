"""Rules of thumb of the Corporation: where cards go, when they are rezzed, what is advanced."""

from __future__ import annotations

from nightdeck.games.android_netrunner.language.effects import LoseCredits
from nightdeck.games.android_netrunner.language.effects_flow import TraceFor
from nightdeck.games.android_netrunner.minds.holdings import (
    ENGINE,
    INCOME,
    PURSE,
    TRAP,
    gain_of,
    holding,
    is_last_moment,
)
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


def ice_worth(state: AnrState, card: int, server: int) -> float:
    """HQ and R&D first, then remotes; ice that cannot be paid for soon stands idle."""
    if server == ARCHIVES_SERVER:
        return 0.05
    missing = POOL[state.definition[card]].cost - state.credits[CORP]
    afford = 1.0 if missing <= 0 else 0.7 if missing <= 4 else 0.4
    depth = min(3, ice_on(state, server))
    if server in (HQ_SERVER, RD_SERVER):
        return afford * (9.0, 1.3, 0.3, 0.1)[depth]
    return afford * (3.5, 2.0, 0.5, 0.1)[depth]


def content_worth(state: AnrState, card: int, server: int) -> float:
    """Agendas behind ice the Runner cannot pass, assets into new servers."""
    definition = POOL[state.definition[card]]
    depth = ice_on(state, server)
    if definition.kind == UPGRADE:
        return 0.8 if depth and server >= FIRST_REMOTE else 0.3
    if root(server) < len(state.zones):
        for other in state.zones[root(server)]:
            if POOL[state.definition[other]].kind & SERVER_CONTENT:
                return 0.02
    if definition.kind != AGENDA:
        return 0.8 if definition.subtypes & AMBUSH else 0.7 if depth else 2.2
    needs = requirement(state, card)
    if needs < state.clicks[CORP] and needs <= state.credits[CORP]:
        return 11.0 if definition.points > 1 or is_guarded(state) else 6.0
    if not depth:
        return 0.25 if len(state.zones[HQ]) <= 5 else 0.6
    if is_out_of_reach(state, server, 2.0):
        return 5.0
    return 2.0 if depth >= 2 else 1.0


def is_guarded(state: AnrState) -> bool:
    """Tell whether there is ice in front of HQ and R&D."""
    return bool(state.zones[ice_zone(HQ_SERVER)] and state.zones[ice_zone(RD_SERVER)])


def is_out_of_reach(state: AnrState, server: int, spare: float) -> bool:
    """Tell whether the Runner cannot get into a server next turn, with so many credits more."""
    way = passage(state, server, breakers(state), FULL_TURN)
    return way.credits > means(state) + spare or way.toll > 12.0


def like_trash_first(state: AnrState, option: Option) -> float:
    """Make room only where there is none; what already stands is worth more than the saving."""
    assert state.question is not None
    if len(state.question.options) > 1 and (GO_ON,) in state.question.options:
        return 0.0
    return 0.1


# Advancing and scoring ----------------------------------------------------------------------------


def like_advance(state: AnrState, option: Option) -> float:
    """Advance what can be scored this turn, then what the Runner cannot reach."""
    card = option[1]
    definition = POOL[state.definition[card]]
    if definition.kind == ICE:
        return 0.15
    done = state.counters[ADVANCEMENT][card]
    if definition.kind != AGENDA:
        return 0.6 if done < 2 else 0.1
    left = requirement(state, card) - done
    if left <= 0:
        return 20.0 if is_worth_more(state, card) else 0.02
    if left <= state.clicks[CORP] and left <= state.credits[CORP]:
        return 12.0
    safe = is_out_of_reach(state, state.server_of(card), 4.0)
    if left <= state.clicks[CORP] + 3 and state.credits[CORP] >= 3:
        return 5.0 if safe else 1.2
    return 2.5 if safe else 0.4


def like_score(state: AnrState, option: Option) -> float:
    """Score at once, unless another advancement is worth more and still possible."""
    return 0.5 if is_worth_more(state, option[1]) else 50.0


# Operations ---------------------------------------------------------------------------------------


def operation_worth(state: AnrState, card: int) -> float:
    """Money first; clicks if they score, fire if it kills, the rest when nothing better offers."""
    place = state.definition[card]
    gain = gain_of(place) - play_cost(state, card)
    if gain > 0:
        return 4.0 + gain
    if burns(place):
        return 60.0 if can_burn(state) else 0.4
    if clicks_gained(place) > 0:
        return 13.0 if opens_a_score(state, card) else 0.1
    effect = POOL[place].on_play
    if isinstance(effect, LoseCredits):
        return 0.6 * state.credits[RUNNER]
    if isinstance(effect, TraceFor):
        return 4.0 if any(burns(state.definition[each]) for each in state.zones[HQ]) else 0.5
    return 1.5


def like_purge(state: AnrState, option: Option) -> float:
    """Purge when there is much to purge."""
    return 2.0 if sum(state.counters[VIRUS_COUNTER]) >= 5 else 0.03


# Rezzing ------------------------------------------------------------------------------------------


def like_rez(state: AnrState, option: Option) -> float:
    """Rez ice that is worth its price, assets at the last moment, upgrades when attacked."""
    card = option[1]
    kind = POOL[state.definition[card]].kind
    if kind == ICE:
        return ice_rez_worth(state, card)
    if kind == UPGRADE:
        return upgrade_rez_worth(state, card)
    return asset_rez_worth(state, card)


def ice_rez_worth(state: AnrState, card: int) -> float:
    """Rez what stops the Runner or costs them something; not in front of nothing."""
    if not guards_something(state, state.server_of(card)):
        return 0.3
    way = Passage(state.clicks[RUNNER])
    way.meet(state, card, breakers(state), 1.0)
    if way.toll >= WALL or way.credits > means(state):
        return 12.0
    if way.toll <= 0:
        return 0.3
    if teeth(state.definition[card]).stops and way.toll < 1.0:
        return 0.8
    return 4.0 if rez_cost(state, card) <= state.credits[CORP] - 2 else 2.0


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


def asset_rez_worth(state: AnrState, card: int) -> float:
    """Rez an asset at the last moment at which it still pays; traps bite without it."""
    own = holding(state.definition[card])
    if own.role == TRAP:
        return 0.0
    acting = state.turn_seat == CORP and state.clicks[CORP] > 0
    if own.role == ENGINE:
        return 3.5 if acting and state.clicks[CORP] >= own.clicks else 0.0
    if own.role in (INCOME, PURSE):
        if not is_last_moment(state):
            return 0.0
        return 6.0 if rez_cost(state, card) <= state.credits[CORP] - 1 else 1.5
    attacked = state.run_server != NONE and state.server_of(card) == state.run_server
    if POOL[state.definition[card]].abilities:
        return 3.0 if acting or attacked else 0.2
    return 2.0 if state.turn_seat == RUNNER and state.runner_tags else 0.0


def upgrade_rez_worth(state: AnrState, card: int) -> float:
    """Rez an upgrade when its server is attacked, or just before what it changes happens."""
    server = state.server_of(card)
    if state.run_server != NONE:
        return 2.0 if server == state.run_server else 0.05
    definition = POOL[state.definition[card]]
    agenda = agenda_in(state, server)
    if ADVANCEMENT_REQUIREMENT in definition.constant:
        if agenda == NONE or state.turn_seat != CORP:
            return 0.05
        left = requirement(state, agenda) - state.counters[ADVANCEMENT][agenda] - 1
        return 8.0 if left <= state.clicks[CORP] else 0.05
    if RUN_CLICKS in definition.constant:
        return 3.0 if agenda != NONE and not state.clicks[CORP] else 0.05
    return 0.1


def agenda_in(state: AnrState, server: int) -> int:
    """Return the agenda installed in a server, or NONE."""
    for card in state.zones[root(server)]:
        if POOL[state.definition[card]].kind == AGENDA:
            return card
    return NONE
