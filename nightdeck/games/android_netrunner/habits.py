"""Rules of thumb: how much a player likes an option at first sight.

Trial play takes what is liked best. A rule may look at what its player can know, and must be
quick: searches ask it for every option of every position they come across.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nightdeck.games.android_netrunner import options as verbs
from nightdeck.games.android_netrunner.definitions import POOL
from nightdeck.games.android_netrunner.effects import GainCredits, TakeChosenCredits, TakeCredits
from nightdeck.games.android_netrunner.effects_flow import Sequence
from nightdeck.games.android_netrunner.icebreakers import (
    BoostStrength,
    BreakSubroutines,
    unbroken,
)
from nightdeck.games.android_netrunner.modifiers import (
    install_cost,
    memory_cost,
    memory_limit,
    memory_used,
    play_cost,
    requirement,
    rez_cost,
    strength,
    trash_cost,
)
from nightdeck.games.android_netrunner.plans import is_worth_more, opens_a_card
from nightdeck.games.android_netrunner.state import AnrState
from nightdeck.games.android_netrunner.terms import (
    ADVANCEMENT,
    AGENDA,
    AMBUSH,
    ARCHIVES_DOWN,
    ARCHIVES_SERVER,
    ASSET,
    CORP,
    FIRST_REMOTE,
    GRIP,
    HARDWARE,
    HEAP,
    HQ,
    HQ_SERVER,
    ICE,
    ICEBREAKER,
    NONE,
    PROGRAM,
    RD,
    RD_SERVER,
    RESOURCE,
    RIG,
    RUNNER,
    SERVER_CONTENT,
    STACK,
    UPGRADE,
    VIRUS_COUNTER,
    ice_zone,
    root,
)
from nightdeck.games.android_netrunner.tolls import (
    WALL,
    breakers,
    breaking,
    means,
    price_of,
    toll,
    toll_of_ice,
)
from nightdeck.games.android_netrunner.vocabulary import Effect, Fixed
from nightdeck.kernel.state import Option

GAINS: Final[dict[int, int]] = {}
"""What playing a card of the pool brings in credits by itself."""


def weigh(state: AnrState, option: Option) -> float:
    """Return how much a rule of thumb likes an option of the open question."""
    habit = HABITS.get(option[0])
    return 1.0 if habit is None else habit(state, option)


def alike(state: AnrState, option: Option) -> Option:
    """Return an option with a card in hand or deck replaced by its face: copies are alike."""
    if option[0] not in COPIES or not 0 <= option[1] < len(state.zone):
        return option
    if state.zone[option[1]] not in (HQ, GRIP, RD, STACK, HEAP):
        return option
    return (option[0], -2 - state.definition[option[1]], *option[2:])


COPIES: Final = (verbs.INSTALL, verbs.PLAY, verbs.DISCARD, verbs.CARD)
"""Verbs about a card that may be one of several copies."""


def asked(state: AnrState) -> int:
    """Return the seat that is asked."""
    return CORP if state.question is None else state.question.seat


def credits_in(effect: Effect | None) -> int:
    """Return how many credits an effect brings by itself."""
    if isinstance(effect, GainCredits):
        return effect.amount.value if isinstance(effect.amount, Fixed) else 3
    if isinstance(effect, Sequence):
        return sum(credits_in(each) for each in effect.effects)
    return 0


def gain_of(place: int) -> int:
    """Return what playing a card of the pool brings in credits."""
    found = GAINS.get(place)
    if found is None:
        found = credits_in(POOL[place].on_play)
        GAINS[place] = found
    return found


# Basic actions ------------------------------------------------------------------------------------


def like_credit(state: AnrState, option: Option) -> float:
    """Take credits while there are few."""
    credits = state.credits[asked(state)]
    return 3.0 if credits < 3 else 2.0 if credits < 6 else 1.0 if credits < 10 else 0.4


def like_draw(state: AnrState, option: Option) -> float:
    """Draw while the hand is small; the Runner's hand is also what keeps him alive."""
    if asked(state) == CORP:
        hand = len(state.zones[HQ])
        return 2.5 if hand <= 2 else 1.0 if hand <= 3 else 0.3 if hand == 4 else 0.05
    hand = len(state.zones[GRIP])
    return (5.0, 5.0, 3.5, 1.6, 0.6)[hand] if hand <= 4 else 0.1


def like_play(state: AnrState, option: Option) -> float:
    """Play what brings money; runs by card like runs; the rest when nothing better offers."""
    card = option[1]
    if POOL[state.definition[card]].points:
        return 40.0
    gain = gain_of(state.definition[card]) - play_cost(state, card)
    if gain > 0:
        return 4.0 + gain
    return 1.5 if option[2] == NONE else 1.6 * run_worth(state, option[2])


def like_install(state: AnrState, option: Option) -> float:
    """Install ice, agendas and assets in the right places; breakers first."""
    card = option[1]
    if asked(state) == RUNNER:
        return rig_worth(state, card)
    if POOL[state.definition[card]].kind == ICE:
        return ice_worth(state, card, option[2])
    return content_worth(state, card, option[2])


def like_keep(state: AnrState, option: Option) -> float:
    """Keep ice without too many agendas, or money or a breaker."""
    if asked(state) == CORP:
        kinds = [POOL[state.definition[card]].kind for card in state.zones[HQ]]
        return 3.0 if ICE in kinds and kinds.count(AGENDA) <= 2 else 0.7
    for card in state.zones[GRIP]:
        definition = POOL[state.definition[card]]
        if definition.subtypes & ICEBREAKER or definition.kind == RESOURCE:
            return 3.0
        if gain_of(state.definition[card]):
            return 3.0
    return 0.7


def like_discard(state: AnrState, option: Option) -> float:
    """Never throw agendas or missing breakers away."""
    place = state.definition[option[1]]
    definition = POOL[place]
    if definition.kind == AGENDA:
        return 0.1
    if asked(state) == CORP:
        return 1.0 if definition.kind == ICE else 2.0
    if definition.subtypes & ICEBREAKER:
        return 3.0 if is_spare(state, place) else 0.3
    return 1.5


# The Corp -----------------------------------------------------------------------------------------


def ice_on(state: AnrState, server: int) -> int:
    """Return how much ice stands in front of a server that may not exist yet."""
    zone = ice_zone(server)
    return len(state.zones[zone]) if zone < len(state.zones) else 0


def ice_worth(state: AnrState, card: int, server: int) -> float:
    """HQ and R&D first, then remotes; ice that cannot be paid for stands idle."""
    if server == ARCHIVES_SERVER:
        return 0.05
    missing = POOL[state.definition[card]].cost - state.credits[CORP]
    afford = 1.0 if missing <= 0 else 0.6 if missing <= 4 else 0.3
    depth = min(3, ice_on(state, server))
    if server in (HQ_SERVER, RD_SERVER):
        return afford * (6.0, 1.2, 0.3, 0.1)[depth]
    return afford * (3.5, 1.8, 0.4, 0.1)[depth]


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
    if not depth:
        return 0.25 if len(state.zones[HQ]) <= 5 else 0.6
    if toll(state, server, breakers(state)) > means(state) + 2:
        return 5.0
    return 2.0 if depth >= 2 else 1.0


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
    safe = toll(state, state.server_of(card), breakers(state)) > means(state) + 4
    if left <= state.clicks[CORP] + 3 and state.credits[CORP] >= 3:
        return 5.0 if safe else 1.2
    return 2.5 if safe else 0.4


def like_score(state: AnrState, option: Option) -> float:
    """Score at once, unless another advancement is worth more and still possible."""
    return 0.5 if is_worth_more(state, option[1]) else 50.0


def like_rez(state: AnrState, option: Option) -> float:
    """Rez ice that stops the Runner, assets that work, upgrades when they are attacked."""
    card = option[1]
    definition = POOL[state.definition[card]]
    if definition.kind == ICE:
        if toll_of_ice(state, card, breakers(state)) >= WALL:
            return 12.0
        return 4.0 if rez_cost(state, card) <= state.credits[CORP] - 2 else 2.0
    if definition.kind == UPGRADE:
        attacked = state.run_server != NONE and state.server_of(card) == state.run_server
        return 2.0 if attacked else 0.2
    return 0.1 if definition.subtypes & AMBUSH else 3.0


def like_purge(state: AnrState, option: Option) -> float:
    """Purge when there is much to purge."""
    return 2.0 if sum(state.counters[VIRUS_COUNTER]) >= 5 else 0.03


# The Runner ---------------------------------------------------------------------------------------


def is_spare(state: AnrState, place: int) -> bool:
    """Tell whether the rig already breaks what an icebreaker of the pool would break."""
    kinds = breaking(place).kinds
    for card in breakers(state):
        if breaking(state.definition[card]).kinds in (kinds, 0):
            return True
    return False


def rig_worth(state: AnrState, card: int) -> float:
    """Breakers for ice that cannot be broken yet, then whatever there is room for."""
    place = state.definition[card]
    definition = POOL[place]
    purse = 1.0 if state.credits[RUNNER] - install_cost(state, card) >= 2 else 0.6
    if definition.subtypes & ICEBREAKER:
        return 0.3 if is_spare(state, place) else 6.0 * purse
    if definition.kind == PROGRAM:
        if memory_used(state) + memory_cost(state, card) > memory_limit(state):
            return 0.05
    if definition.unique or definition.kind == HARDWARE:
        for zone in RIG:
            for other in state.zones[zone]:
                if state.definition[other] == place:
                    return 0.05
    return 3.0 * purse


def like_run(state: AnrState, option: Option) -> float:
    """Run where something can be won for what it costs, or where it makes a card playable."""
    worth = run_worth(state, option[1])
    return worth + 3.0 if opens_a_card(state, option[1]) else worth


def run_worth(state: AnrState, server: int) -> float:
    """Return what a run on a server promises, minus its toll; hidden ice is guessed at.

    The more credits there are, the less each is worth: they are there to be spent on runs.
    """
    purse = means(state)
    price = toll(state, server, breakers(state), rezzed_only=True)
    if price > purse:
        return 0.02
    hidden = sum(1 for ice in state.zones[ice_zone(server)] if not state.rezzed[ice])
    guess = hidden * min(3.0, 0.6 * state.credits[CORP])
    gain = prize(state, server, purse - price - guess)
    cards = len(state.zones[GRIP])
    if cards <= 2 and (hidden or server >= FIRST_REMOTE):
        gain *= (0.1, 0.3, 0.6)[cards]
    if price + guess > purse:
        gain *= 0.5
    thrift = min(1.0, 8.0 / max(purse, 1.0))
    return max(0.02, gain - thrift * (0.5 * price + 0.35 * guess))


def prize(state: AnrState, server: int, purse: float) -> float:
    """Return what may be found in a server."""
    if server == RD_SERVER:
        return 4.0
    if server == HQ_SERVER:
        return 1.0 + 0.7 * len(state.zones[HQ]) if state.zones[HQ] else 0.0
    if server == ARCHIVES_SERVER:
        return 1.2 * len(state.zones[ARCHIVES_DOWN])
    found = 0.0
    for card in state.zones[root(server)]:
        if state.rezzed[card]:
            found += 2.5 if 0 <= trash_cost(state, card) <= purse else 0.1
        else:
            found += 3.5 + 2.5 * state.counters[ADVANCEMENT][card]
    return found


def like_jack_out(state: AnrState, option: Option) -> float:
    """Jack out in front of ice that cannot be passed."""
    rig = breakers(state)
    inner = state.zones[ice_zone(state.run_server)]
    met = state.run_place + (1 if state.approaching != NONE else 0)
    price = sum(toll_of_ice(state, ice, rig) for ice in inner[:met] if state.rezzed[ice])
    return 8.0 if price > means(state) else 0.3


def like_trash(state: AnrState, option: Option) -> float:
    """Trash assets and upgrades that can be afforded."""
    card = option[1]
    cost = trash_cost(state, card)
    if cost == 0:
        return 10.0
    if POOL[state.definition[card]].kind & (ASSET | UPGRADE):
        return 3.0 if cost <= state.credits[RUNNER] - 2 else 1.0
    return 0.5


# Abilities and the rest ---------------------------------------------------------------------------


def like_use(state: AnrState, option: Option) -> float:
    """Break ice when all of it can be broken, take money, run by card; spare what trashes."""
    definition = POOL[state.definition[option[1]]]
    if option[2] >= len(definition.abilities):
        return 1.0
    ability = definition.abilities[option[2]]
    effect = ability.effect
    if isinstance(effect, (BreakSubroutines, BoostStrength)):
        return like_breaking(state, option[1], isinstance(effect, BoostStrength))
    if option[3] != NONE and effect.servers:
        return 1.3 * run_worth(state, option[3])
    if ability.cost.trash and definition.prevention:
        return 0.3  # It is kept for what it prevents.
    if credits_in(effect) or isinstance(effect, (TakeCredits, TakeChosenCredits)):
        return 4.0 if ability.cost.clicks else 6.0
    if ability.cost.trash or ability.cost.forfeit:
        return 0.5
    return 1.5 if ability.cost.clicks else 0.8


def like_breaking(state: AnrState, card: int, boosts: bool) -> float:
    """Use the cheapest icebreaker, if it can break everything that is left."""
    ice = state.encountered
    if ice == NONE:
        return 0.01
    left = len(unbroken(state))
    rig = breakers(state)
    if left == 0:
        return 0.01
    if card not in rig:
        return 2.0
    power = strength(state, ice)
    price = price_of(state, card, ice, power, left)
    if price > means(state):
        return 0.02
    if any(price_of(state, other, ice, power, left) < price for other in rig):
        return 0.05
    if boosts:
        return 10.0 if strength(state, card) < power else 0.01
    return 12.0


def like_bid(state: AnrState, option: Option) -> float:
    """Bid low."""
    return 1.0 / (1 + option[1])


def always(weight: float) -> Callable[[AnrState, Option], float]:
    """Return the habit of liking an option the same everywhere."""
    return lambda state, option: weight


HABITS: Final[dict[int, Callable[[AnrState, Option], float]]] = {
    verbs.KEEP: like_keep,
    verbs.DRAW: like_draw,
    verbs.GAIN_CREDIT: like_credit,
    verbs.INSTALL: like_install,
    verbs.PLAY: like_play,
    verbs.ADVANCE: like_advance,
    verbs.TRASH_RESOURCE: always(5.0),
    verbs.PURGE: like_purge,
    verbs.REMOVE_TAG: always(3.5),
    verbs.MAKE_RUN: like_run,
    verbs.USE: like_use,
    verbs.REZ: like_rez,
    verbs.SCORE: like_score,
    verbs.TRASH_FIRST: always(0.1),
    verbs.GO_ON: always(5.0),
    verbs.JACK_OUT: like_jack_out,
    verbs.STEAL: always(50.0),
    verbs.TRASH_ACCESSED: like_trash,
    verbs.YES: always(3.0),
    verbs.PREVENT: always(4.0),
    verbs.BID: like_bid,
    verbs.DISCARD: like_discard,
}
