"""Rules of thumb of the Corporation: where cards go, when they are rezzed, what is advanced."""

from __future__ import annotations

from nightdeck.games.android_netrunner.language.effects import LoseCredits
from nightdeck.games.android_netrunner.language.effects_flow import TraceFor
from nightdeck.games.android_netrunner.minds import grounds, holdings, plans, stings, tolls
from nightdeck.games.android_netrunner.minds.holdings import TRAP as AMBUSHING
from nightdeck.games.android_netrunner.minds.tolls import Passage
from nightdeck.games.android_netrunner.model import modifiers, terms
from nightdeck.games.android_netrunner.model.definitions import POOL
from nightdeck.games.android_netrunner.model.options import GO_ON
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import CORP, NONE, RUNNER, ice_zone, root
from nightdeck.games.netrunner_family.minds import grounds as common
from nightdeck.games.netrunner_family.minds.grounds import Liking
from nightdeck.kernel.state import Option

# Installing ---------------------------------------------------------------------------------------


def ice_on(state: AnrState, server: int) -> int:
    """Return how much ice stands in front of a server that may not exist yet."""
    zone = ice_zone(server)
    return len(state.zones[zone]) if zone < len(state.zones) else 0


def ice_worth(state: AnrState, card: int, server: int) -> Liking:
    """HQ and R&D first, then remotes; ice that cannot be paid for soon stands idle."""
    if server == terms.ARCHIVES_SERVER:
        return 0.05, common.ARCHIVES_ICE
    missing = POOL[state.definition[card]].cost - state.credits[CORP]
    afford = 1.0 if missing <= 0 else 0.7 if missing <= 4 else 0.4
    depth = min(3, ice_on(state, server))
    bite = tolls.teeth(state.definition[card])
    if not depth and bite.support and not (bite.stops or bite.harms or bite.programs):
        return 1.0, grounds.NEEDS_ICE
    ground = common.DEAR_ICE if missing > 4 else grounds.DEEPER
    if server in (terms.HQ_SERVER, terms.RD_SERVER):
        if not depth and missing <= 4:
            ground = grounds.GUARDS_HQ if server == terms.HQ_SERVER else grounds.GUARDS_RD
        return afford * (9.0, 1.3, 0.3, 0.1)[depth], ground
    if depth < 2 and missing <= 4:
        ground = grounds.GUARDS_REMOTE
    return afford * (3.5, 2.0, 0.5, 0.1)[depth], ground


def content_worth(state: AnrState, card: int, server: int) -> Liking:
    """Agendas behind ice the Runner cannot pass, assets into new servers."""
    definition = POOL[state.definition[card]]
    depth = ice_on(state, server)
    if definition.kind == terms.UPGRADE:
        is_held = depth > 0 and server >= terms.FIRST_REMOTE
        return (0.8, grounds.UPGRADE_READY) if is_held else (0.3, common.UPGRADE_OPEN)
    if root(server) < len(state.zones):
        for other in state.zones[root(server)]:
            if POOL[state.definition[other]].kind & terms.SERVER_CONTENT:
                return 0.02, grounds.OUSTS
    if definition.kind != terms.AGENDA:
        if definition.subtypes & terms.AMBUSH:
            return 0.8, grounds.TRAP
        return (0.7, grounds.ASSET_ICE) if depth else (2.2, grounds.ASSET_OWN)
    needs = modifiers.requirement(state, card)
    if needs < state.clicks[CORP] and needs <= state.credits[CORP]:
        if definition.points > 1 or is_guarded(state):
            return 11.0, common.SCORE_NOW
        return 6.0, grounds.SCORE_LATER
    if not depth:
        return (0.25, grounds.NAKED) if len(state.zones[terms.HQ]) <= 5 else (0.6, common.CROWDED)
    if is_out_of_reach(state, server, 2.0):
        return 5.0, grounds.SAFE_AGENDA
    return 2.0 if depth >= 2 else 1.0, grounds.RISKY_AGENDA


def is_guarded(state: AnrState) -> bool:
    """Tell whether there is ice in front of HQ and R&D."""
    return bool(state.zones[ice_zone(terms.HQ_SERVER)] and state.zones[ice_zone(terms.RD_SERVER)])


def is_out_of_reach(state: AnrState, server: int, spare: float) -> bool:
    """Tell whether the Runner cannot get into a server next turn, with so many credits more."""
    way = tolls.passage(state, server, tolls.breakers(state), tolls.turn_clicks(state, server))
    return way.credits > tolls.means(state) + spare or way.toll > 12.0


def like_trash_first(state: AnrState, option: Option) -> Liking:
    """Make room only where there is none; what already stands is worth more than the saving."""
    assert state.question is not None
    if len(state.question.options) > 1 and (GO_ON,) in state.question.options:
        return 0.0, grounds.GO_AHEAD_INSTEAD
    return 0.1, common.SPARE_CARD


# Advancing and scoring ----------------------------------------------------------------------------


def like_advance(state: AnrState, option: Option) -> Liking:
    """Advance what can be scored this turn, then what the Runner cannot reach."""
    card = option[1]
    definition = POOL[state.definition[card]]
    if definition.kind == terms.ICE:
        return 0.15, grounds.ADVANCE_ICE
    done = state.counters[terms.ADVANCEMENT][card]
    if definition.kind != terms.AGENDA:
        return like_advance_asset(state, card, done)
    left = modifiers.requirement(state, card) - done
    if left <= 0:
        return (
            (20.0, grounds.WORTH_MORE)
            if plans.is_worth_more(state, card)
            else (0.02, common.ENOUGH_COUNTERS)
        )
    if left <= state.clicks[CORP] and left <= state.credits[CORP]:
        return 12.0, common.FINISH
    safe = is_out_of_reach(state, state.server_of(card), 4.0)
    if left <= state.clicks[CORP] + 3 and state.credits[CORP] >= 3:
        return (5.0, grounds.ON_THE_WAY) if safe else (1.2, grounds.EXPOSED)
    return (2.5, grounds.ON_THE_WAY) if safe else (0.4, grounds.EXPOSED)


def like_advance_asset(state: AnrState, card: int, done: int) -> Liking:
    """Arm what shoots when it has its counters; a few on anything else make the Runner wonder."""
    ability = stings.weapon(state.definition[card])
    if ability is not None and not ability.when.holds(state, card, NONE, 0):
        return 1.2 if done else 0.6, grounds.ARMS
    return (0.6, common.ADVANCE_BLUFF) if done < 2 else (0.1, common.ENOUGH_COUNTERS)


def like_score(state: AnrState, option: Option) -> Liking:
    """Score at once, unless another advancement is worth more and still possible."""
    return (
        (0.5, grounds.WORTH_MORE)
        if plans.is_worth_more(state, option[1])
        else (50.0, common.STEAL_IT)
    )


# Operations ---------------------------------------------------------------------------------------


def operation_worth(state: AnrState, card: int) -> Liking:
    """Money first; clicks if they score, fire if it kills, the rest when nothing better offers."""
    place = state.definition[card]
    gain = holdings.gain_of(place) - modifiers.play_cost(state, card)
    if gain > 0:
        return 4.0 + gain, grounds.MONEY
    if stings.shot(place) is not None:
        return (60.0, common.KILLS) if stings.is_deadly(state) else (0.4, grounds.NO_KILL)
    if plans.clicks_gained(place) > 0:
        return (
            (13.0, grounds.CLICKS_SCORE)
            if plans.opens_a_score(state, card)
            else (0.1, grounds.CLICKS_IDLE)
        )
    effect = POOL[place].on_play
    if isinstance(effect, LoseCredits):
        return 0.6 * state.credits[RUNNER], common.DRAIN
    if isinstance(effect, TraceFor):
        is_armed = any(plans.burns(state.definition[each]) for each in state.zones[terms.HQ])
        return (4.0, common.TRACE_KILL) if is_armed else (0.5, grounds.TRACE)
    return 1.5, common.NO_HURRY


def like_purge(state: AnrState, option: Option) -> Liking:
    """Purge when there is much to purge."""
    return (
        (2.0, grounds.PURGE)
        if sum(state.counters[terms.VIRUS_COUNTER]) >= 5
        else (0.03, grounds.NO_VIRUS)
    )


# Rezzing ------------------------------------------------------------------------------------------


def like_rez(state: AnrState, option: Option) -> Liking:
    """Rez ice that is worth its price, assets at the last moment, upgrades when attacked."""
    card = option[1]
    kind = POOL[state.definition[card]].kind
    if kind == terms.ICE:
        return ice_rez_worth(state, card)
    if kind == terms.UPGRADE:
        return upgrade_rez_worth(state, card)
    return asset_rez_worth(state, card)


def ice_rez_worth(state: AnrState, card: int) -> Liking:
    """Rez what stops the Runner or costs them something; not in front of nothing."""
    if not guards_something(state, state.server_of(card)):
        return 0.3, common.IDLE_ICE
    way = Passage(state.clicks[RUNNER])
    way.meet(state, card, tolls.breakers(state), 1.0)
    if way.toll >= tolls.WALL or way.credits > tolls.means(state):
        return 12.0, common.STOPS
    if way.toll <= 0:
        return 0.3, common.TOOTHLESS
    if tolls.teeth(state.definition[card]).stops and way.toll < 1.0:
        return 0.8, common.CHEAP_TOLL
    return 4.0 if modifiers.rez_cost(state, card) <= state.credits[CORP] - 2 else 2.0, common.TOLL


def guards_something(state: AnrState, server: int) -> bool:
    """Tell whether anything of worth lies behind the ice of a server."""
    if server in (terms.HQ_SERVER, terms.RD_SERVER):
        return True
    if server == terms.ARCHIVES_SERVER:
        for zone in (terms.ARCHIVES, terms.ARCHIVES_DOWN):
            for card in state.zones[zone]:
                if POOL[state.definition[card]].kind == terms.AGENDA:
                    return True
        return False
    return bool(state.zones[root(server)])


def asset_rez_worth(state: AnrState, card: int) -> Liking:
    """Rez an asset at the last moment at which it still pays; traps bite without it."""
    own = holdings.holding(state.definition[card])
    if own.role == AMBUSHING:
        return 0.0, grounds.BITES_ANYWAY
    acting = state.turn_seat == CORP and state.clicks[CORP] > 0
    if own.role == holdings.ENGINE:
        is_usable = acting and state.clicks[CORP] >= own.clicks
        return (3.5, grounds.ENGINE_NOW) if is_usable else (0.0, grounds.ENGINE_LATER)
    if own.role in (holdings.INCOME, holdings.PURSE):
        if not holdings.is_last_moment(state):
            return 0.0, grounds.INCOME_LATER
        return 6.0 if modifiers.rez_cost(state, card) <= state.credits[
            CORP
        ] - 1 else 1.5, grounds.INCOME_NOW
    attacked = state.run_server != NONE and state.server_of(card) == state.run_server
    if is_idle(state, card):
        return 0.0, grounds.USE_LATER
    if POOL[state.definition[card]].abilities:
        return (3.0, grounds.USE_NOW) if acting or attacked else (0.2, grounds.USE_LATER)
    is_due = state.turn_seat == RUNNER and state.runner_tags > 0
    return (2.0, grounds.USE_NOW) if is_due else (0.0, grounds.USE_LATER)


def is_idle(state: AnrState, card: int) -> bool:
    """Tell whether an asset has abilities, none of which could be used now."""
    abilities = POOL[state.definition[card]].abilities
    return bool(abilities) and not any(each.when.holds(state, card, NONE, 0) for each in abilities)


def upgrade_rez_worth(state: AnrState, card: int) -> Liking:
    """Rez an upgrade when its server is attacked, or just before what it changes happens."""
    server = state.server_of(card)
    if state.run_server != NONE:
        return (2.0, grounds.ATTACKED) if server == state.run_server else (0.05, grounds.ELSEWHERE)
    definition = POOL[state.definition[card]]
    agenda = agenda_in(state, server)
    if terms.ADVANCEMENT_REQUIREMENT in definition.constant:
        if agenda == NONE or state.turn_seat != CORP:
            return 0.05, grounds.USE_LATER
        left = modifiers.requirement(state, agenda) - state.counters[terms.ADVANCEMENT][agenda] - 1
        return (
            (8.0, grounds.HELPS_SCORE) if left <= state.clicks[CORP] else (0.05, grounds.USE_LATER)
        )
    if terms.RUN_CLICKS in definition.constant:
        is_due = agenda != NONE and not state.clicks[CORP]
        return (3.0, grounds.UPGRADE_READY) if is_due else (0.05, grounds.USE_LATER)
    return 0.1, grounds.USE_LATER


def agenda_in(state: AnrState, server: int) -> int:
    """Return the agenda installed in a server, or NONE."""
    for card in state.zones[root(server)]:
        if POOL[state.definition[card]].kind == terms.AGENDA:
            return card
    return NONE
