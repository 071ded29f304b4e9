"""Rules of thumb of the Runner: what to build, where to run, and how to get past ice."""

from __future__ import annotations

from nightdeck.games.android_netrunner.language.effects_run import (
    Bypass,
    EndTheRun,
    MakeRun,
    TemporaryCredits,
)
from nightdeck.games.android_netrunner.minds import grounds, tolls
from nightdeck.games.android_netrunner.minds.plans import opens_a_card
from nightdeck.games.android_netrunner.minds.tolls import Passage
from nightdeck.games.android_netrunner.model import modifiers, terms
from nightdeck.games.android_netrunner.model.definitions import PAID_ROW, POOL
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import CORP, NONE, RUNNER, ice_zone, root
from nightdeck.games.android_netrunner.model.vocabulary import EFFECTS
from nightdeck.games.android_netrunner.rules.icebreakers import unbroken
from nightdeck.games.netrunner_family.minds import grounds as common
from nightdeck.games.netrunner_family.minds.grounds import Liking
from nightdeck.kernel.state import Option
from nightdeck.language.flow import ChooseMode, Delayed
from nightdeck.language.resolving import Asking

# The rig ------------------------------------------------------------------------------------------


def is_spare(state: AnrState, place: int) -> bool:
    """Tell whether the rig already breaks what an icebreaker of the pool would break."""
    kinds = tolls.breaking(place).kinds
    for card in tolls.breakers(state):
        if tolls.breaking(state.definition[card]).kinds in (kinds, 0):
            return True
    return False


def rig_worth(state: AnrState, card: int) -> Liking:
    """Breakers for ice that cannot be broken yet, then whatever there is room for."""
    place = state.definition[card]
    definition = POOL[place]
    purse = 1.0 if state.credits[RUNNER] - modifiers.install_cost(state, card) >= 2 else 0.6
    if definition.subtypes & terms.ICEBREAKER:
        if is_spare(state, place):
            return 0.3, common.SPARE_BREAKER
        return 6.0 * purse, common.NEEDED_BREAKER
    if definition.kind == terms.PROGRAM:
        if modifiers.memory_used(state) + modifiers.memory_cost(
            state, card
        ) > modifiers.memory_limit(state):
            return 0.05, common.NO_MEMORY
    if definition.unique or definition.kind == terms.HARDWARE:
        for zone in terms.RIG:
            for other in state.zones[zone]:
                if state.definition[other] == place:
                    return 0.05, grounds.TWICE
    return 3.0 * purse, common.BUILDS_RIG if purse == 1.0 else grounds.LEAVES_BROKE


# Where to run -------------------------------------------------------------------------------------


def like_run(state: AnrState, option: Option) -> Liking:
    """Run where something can be won for what it costs, or where it makes a card playable."""
    worth, ground = run_worth(state, option[1])
    return (worth + 3.0, grounds.OPENS_CARD) if opens_a_card(state, option[1]) else (worth, ground)


def like_run_event(state: AnrState, card: int, server: int) -> Liking:
    """Play an event that runs; it may bring credits for the run or lead past the first ice."""
    effect = POOL[state.definition[card]].on_play
    credits = 0.0
    skipped = 0
    if isinstance(effect, MakeRun):
        if isinstance(effect.begin, TemporaryCredits):
            credits = float(effect.begin.amount)
        elif isinstance(effect.begin, Delayed):
            skipped = 1 if isinstance(effect.begin.effect, Bypass) else 0
    worth, ground = run_worth(state, server, credits, skipped)
    return 1.6 * worth, ground


def run_worth(state: AnrState, server: int, credits: float = 0.0, skipped: int = 0) -> Liking:
    """Return what a run on a server promises, minus its toll; hidden ice is guessed at.

    The more credits there are, the less each is worth: they are there to be spent on runs. A run
    that is sure to end on ice that lies open is worth nothing at all.
    """
    purse = tolls.means(state) + credits
    way = known_way(state, server, skipped)
    if way.credits > purse:
        # A card with an ability of its own may still find a way.
        return 0.02 if state.index[PAID_ROW + RUNNER] else 0.0, grounds.CANNOT_PASS
    hidden = sum(1 for ice in state.zones[ice_zone(server)] if not state.rezzed[ice])
    guess = max(0, hidden - skipped) * min(3.0, 0.6 * state.credits[CORP])
    gain = prize(state, server, purse - way.credits - guess)
    if gain <= 0:
        is_bare = server >= terms.FIRST_REMOTE or server == terms.ARCHIVES_SERVER
        return (
            0.0 if is_bare else 0.02,
            common.SEEN_RD if server == terms.RD_SERVER else grounds.NOTHING_THERE,
        )
    ground = promise(state, server)
    cards = len(state.zones[terms.GRIP])
    if way.credits + guess > purse:
        gain *= 0.5
        ground = grounds.DEAR_RUN
    if cards <= 2 and (hidden or server >= terms.FIRST_REMOTE):
        gain *= (0.1, 0.3, 0.6)[cards]
        ground = grounds.WEAK_GRIP
    thrift = min(1.0, 8.0 / max(purse, 1.0))
    return max(0.02, gain - thrift * (0.5 * way.toll + 0.35 * guess)), ground


def promise(state: AnrState, server: int) -> str:
    """Return in words what `prize` hopes for in a server."""
    if server == terms.RD_SERVER:
        return (
            grounds.LOOK_RD
            if any(not state.knows(RUNNER, top) for top in state.zones[terms.RD][-1:])
            else (common.AGENDA_RD)
        )
    if server == terms.HQ_SERVER:
        return common.LOOK_HQ
    if server == terms.ARCHIVES_SERVER:
        return common.ARCHIVES_RUN
    ground = grounds.TRASH_REMOTE
    for card in state.zones[root(server)]:
        if not state.rezzed[card]:
            if state.counters[terms.ADVANCEMENT][card]:
                return grounds.ADVANCED_REMOTE
            ground = grounds.LOOK_REMOTE
    return ground


def known_way(state: AnrState, server: int, skipped: int) -> Passage:
    """Return the way past the ice that lies open, the outermost left out if it is bypassed."""
    rig = tolls.breakers(state)
    clicks = tolls.spare_clicks(state, server)
    if not skipped:
        return tolls.passage(state, server, rig, clicks, rezzed_only=True)
    way = Passage(clicks)
    for ice in state.zones[ice_zone(server)][:-skipped]:
        if state.rezzed[ice]:
            way.meet(state, ice, rig, 1.0)
    if way.toll >= tolls.WALL * tolls.LIKELY:
        way.credits = way.toll
    return way


def prize(state: AnrState, server: int, purse: float) -> float:
    """Return what may be found in a server; what is known to be there is no surprise."""
    if server == terms.RD_SERVER:
        return rd_prize(state)
    if server == terms.HQ_SERVER:
        return hq_prize(state)
    if server == terms.ARCHIVES_SERVER:
        return 1.2 * len(state.zones[terms.ARCHIVES_DOWN])
    found = 0.0
    for card in state.zones[root(server)]:
        if not state.rezzed[card] and not state.knows(RUNNER, card):
            found += 3.5 + 2.5 * state.counters[terms.ADVANCEMENT][card]
        elif POOL[state.definition[card]].kind == terms.AGENDA:
            found += 12.0
        elif 0 <= modifiers.trash_cost(state, card) <= purse:
            found += 2.5
    return found


def rd_prize(state: AnrState) -> float:
    """Return what the top of R&D promises: nothing if it was seen and is no agenda."""
    deck = state.zones[terms.RD]
    found = 0.0
    reach = 1 + modifiers.extra_accesses(state, terms.RD_SERVER)
    for card in deck[-reach:]:
        if not state.knows(RUNNER, card):
            found += 4.0 if not found else 2.0
        elif POOL[state.definition[card]].kind == terms.AGENDA:
            found += 10.0
    return found


def hq_prize(state: AnrState) -> float:
    """Return what a card of HQ promises: the more of them, the better."""
    cards = state.zones[terms.HQ]
    unknown = sum(1 for card in cards if not state.knows(RUNNER, card))
    known = sum(POOL[state.definition[card]].points for card in cards if state.knows(RUNNER, card))
    return (1.0 if unknown else 0.0) + 0.7 * unknown + 1.5 * known


# Getting past ice ---------------------------------------------------------------------------------


def like_jack_out(state: AnrState, option: Option) -> Liking:
    """Jack out in front of ice that cannot be passed, not with the way free and a full grip."""
    rig = tolls.breakers(state)
    met = state.run_place + (1 if state.approaching != NONE else 0)
    way = Passage(state.clicks[RUNNER])
    hidden = 0
    for ice in state.zones[ice_zone(state.run_server)][:met]:
        if state.rezzed[ice]:
            way.meet(state, ice, rig, 1.0)
        else:
            hidden += 1
    if way.credits > tolls.means(state) or way.toll >= tolls.WALL:
        return 8.0, grounds.LEAVE_WALL
    is_doubtful = hidden or way.toll > 4.0 or is_risky(state, state.run_server)
    return (0.3, common.LEAVE_RISK) if is_doubtful else (0.0, common.WAY_FREE)


def is_risky(state: AnrState, server: int) -> bool:
    """Tell whether the worst that may lie in a server would flatline the Runner."""
    worst = 3
    if server >= terms.FIRST_REMOTE:
        for card in state.zones[root(server)]:
            if not state.rezzed[card]:
                worst = max(worst, 2 * state.counters[terms.ADVANCEMENT][card])
    return len(state.zones[terms.GRIP]) < worst


def like_breaking(state: AnrState, card: int, boosts: bool) -> Liking:
    """Use the cheapest icebreaker, if it can break everything that is left; never pay in vain."""
    ice = state.encountered
    if ice == NONE:
        return 0.0 if boosts else 0.01, common.NOT_NOW
    left = len(unbroken(state))
    if left == 0:
        return 0.0, common.ALL_BROKEN
    rig = tolls.breakers(state)
    if card not in rig:
        return 2.0, common.HANDY
    power = modifiers.strength(state, ice)
    price = tolls.price_of(state, card, ice, power, left)
    if price >= tolls.WALL or price > tolls.means(state):
        return 0.0 if boosts else 0.02, common.OUT_OF_REACH
    if boosts and modifiers.strength(state, card) >= power:
        return 0.0, common.STRONG_ENOUGH
    if any(tolls.price_of(state, other, ice, power, left) < price for other in rig):
        return 0.0 if boosts else 0.05, common.CHEAPER_OTHER
    return (10.0, common.BOOSTS) if boosts else (12.0, grounds.BREAKS_ALL)


def like_weakening(state: AnrState, card: int) -> Liking:
    """Weaken ice as far as an icebreaker needs it, and not for nothing."""
    ice = state.encountered
    if ice == NONE or not unbroken(state):
        return 0.0, common.NOT_NOW
    if state.hosted.get(ice):
        return 0.8, common.HANDY  # Somebody may be eating it.
    power = modifiers.strength(state, ice)
    rig = tolls.breakers(state)
    if card in rig:
        return 0.3, common.HANDY
    for breaker in rig:
        way = tolls.breaking(state.definition[breaker])
        if way.kinds and not way.kinds & POOL[state.definition[ice]].subtypes:
            continue
        if (
            0
            < power - modifiers.strength(state, breaker)
            <= state.counters[terms.VIRUS_COUNTER][card]
        ):
            return 11.0, grounds.WEAKENS
    return 0.0, common.NOT_NOW


def like_click_break(state: AnrState) -> Liking:
    """Spend clicks on a bioroid if an icebreaker does not do it and they get the Runner past it."""
    ice = state.encountered
    if ice == NONE:
        return 0.0, common.NOT_NOW
    bite = tolls.teeth(state.definition[ice])
    left = unbroken(state)
    stops = stops_among(state, left)
    harmful = len(left) - stops
    if bite.clicks and stops > state.clicks[RUNNER]:
        # The run ends here anyhow: clicks only help against what hurts.
        return (
            (1.5, grounds.CLICK_HARM) if harmful and bite.harms > 2.0 else (0.0, grounds.CLICK_VAIN)
        )
    if stops:
        return 3.0, grounds.CLICK_THROUGH
    is_worth_it = bite.harms + 3.0 * bite.programs > tolls.CLICK * harmful
    return (2.0, grounds.CLICK_HARM) if is_worth_it else (0.5, common.HANDY)


def like_mode(state: AnrState, option: Option) -> Liking:
    """Pay or take a tag to go on, rather than let the run end."""
    frame = state.stack[-1]
    if state.encountered == NONE or not isinstance(frame, Asking):
        return 1.0, grounds.PLAIN
    effect = EFFECTS[frame.effect]
    if isinstance(effect, ChooseMode) and isinstance(effect.modes[option[1]].effect, EndTheRun):
        can_pay = state.clicks[RUNNER] and state.credits[RUNNER] >= terms.REMOVE_TAG_PRICE
        return 0.0 if can_pay else 0.2, grounds.LET_IT_END
    return 1.0, grounds.PAY_TO_GO_ON


def like_subroutine(state: AnrState, option: Option) -> Liking:
    """Break first what ends the run, if all of that can be broken; else what hurts."""
    ice = state.encountered
    if ice == NONE:
        return 1.0, grounds.PLAIN
    found = modifiers.subroutines(state, ice)
    if option[1] >= len(found) or not tolls.ends_run(found[option[1]].effect):
        return 2.0, grounds.HARM_FIRST
    stops = stops_among(state, unbroken(state))
    bite = tolls.teeth(state.definition[ice])
    is_vain = bite.clicks and stops > state.clicks[RUNNER] + 1
    return (1.0, grounds.CLICK_VAIN) if is_vain else (3.0, common.STOPPER_FIRST)


def like_pass_in_encounter(state: AnrState) -> Liking:
    """Do not stop half way: what is cheap to break is broken, and bought strength is used."""
    ice = state.encountered
    bite = tolls.teeth(state.definition[ice])
    left = unbroken(state)
    if not left or not bite.stops:
        return 1.0, grounds.LET_IT_FIRE if left else common.ALL_BROKEN
    if (
        bite.clicks
        and state.broken
        and stops_among(state, left) in range(1, state.clicks[RUNNER] + 1)
    ):
        return 0.0, common.HALF_WAY
    power = modifiers.strength(state, ice)
    purse = tolls.means(state)
    for card in tolls.breakers(state):
        price = tolls.price_of(state, card, ice, power, len(left))
        if price < tolls.WALL and price <= purse:
            cheap = bite.stops > 0 and price <= max(2.0, 0.5 * purse)
            if cheap or is_boosted(state, card):
                return 0.0, common.HALF_WAY
    return 1.0, grounds.LET_IT_FIRE


def stops_among(state: AnrState, places: list[int]) -> int:
    """Return how many of some subroutines of the encountered ice can end the run."""
    found = modifiers.subroutines(state, state.encountered)
    return sum(1 for place in places if tolls.ends_run(found[place].effect))


def is_boosted(state: AnrState, card: int) -> bool:
    """Tell whether strength was bought for an icebreaker and is still there."""
    for row in state.lasting:
        if row[0] == terms.STRENGTH and row[1] == card:
            return True
    return False


# In the server ------------------------------------------------------------------------------------


def like_trash(state: AnrState, option: Option) -> Liking:
    """Trash assets and upgrades that can be afforded."""
    card = option[1]
    cost = modifiers.trash_cost(state, card)
    if cost == 0:
        return 10.0, common.TRASH_FREE
    if POOL[state.definition[card]].kind & (terms.ASSET | terms.UPGRADE):
        return (
            (3.0, common.TRASH_IT)
            if cost <= state.credits[RUNNER] - 2
            else (1.0, grounds.TRASH_DEAR)
        )
    return 0.5, grounds.TRASH_IDLE
