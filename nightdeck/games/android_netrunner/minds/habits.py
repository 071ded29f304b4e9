"""Heuristics: how good an option looks at first sight.

A rollout takes the best one. An option that is worth nothing is a plain mistake: searches do not
even try it while there is another. A heuristic may look at what its player can know, and must be
quick: searches ask it for every option of every position they come across.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nightdeck.games.android_netrunner.language.effects_run import ChangeStrength
from nightdeck.games.android_netrunner.minds.grounds import (
    AGREED,
    BID_LOW,
    BLIND,
    BROKE,
    CHOSEN,
    COUNTED,
    DECLINED,
    EMPTY_HAND,
    ENOUGH,
    FLOODED,
    FULL_HAND,
    GO_AHEAD,
    GO_ON_RUN,
    GOOD_START,
    HANDY,
    INSTEAD,
    KEEP_AGENDA,
    KEEP_ICE,
    LEAVE_IT,
    LOOK_AT_IT,
    MONEY,
    NEEDED_BREAKER,
    NEW_HAND,
    NO_HURRY,
    ORDERED,
    OWN_POOL,
    PAYS,
    PLAIN,
    POINTS,
    POOR,
    PREVENTED,
    RESOURCE_GONE,
    RICH,
    RUN_BY_CARD,
    SAVED_UP,
    SHIELD,
    SLOW_START,
    SMALL_HAND,
    SOUND,
    SPARE_BREAKER,
    SPARE_CARD,
    STEAL_IT,
    TAGGED,
    USES_UP,
    WAIT,
    Liking,
)
from nightdeck.games.android_netrunner.minds.habits_corp import (
    content_worth,
    ice_worth,
    like_advance,
    like_purge,
    like_rez,
    like_score,
    like_trash_first,
    operation_worth,
)
from nightdeck.games.android_netrunner.minds.habits_runner import (
    is_spare,
    like_breaking,
    like_click_break,
    like_jack_out,
    like_mode,
    like_pass_in_encounter,
    like_run,
    like_run_event,
    like_subroutine,
    like_trash,
    like_weakening,
    rig_worth,
    run_worth,
)
from nightdeck.games.android_netrunner.minds.holdings import credits_taken, gain_of
from nightdeck.games.android_netrunner.model import options as verbs
from nightdeck.games.android_netrunner.model.definitions import POOL
from nightdeck.games.android_netrunner.model.modifiers import play_cost
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import (
    AGENDA,
    CORP,
    GRIP,
    HEAP,
    HQ,
    ICE,
    ICEBREAKER,
    NONE,
    RD,
    RESOURCE,
    RUNNER,
    STACK,
)
from nightdeck.games.android_netrunner.rules.icebreakers import BoostStrength, BreakSubroutines
from nightdeck.kernel.state import PASS, Option


def liking(state: AnrState, option: Option) -> Liking:
    """Return how good the heuristic finds an option of the open question, and why."""
    habit = HABITS.get(option[0])
    return (1.0, PLAIN) if habit is None else habit(state, option)


def weigh(state: AnrState, option: Option) -> float:
    """Return how good the heuristic finds an option of the open question."""
    return liking(state, option)[0]


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


# Basic actions ------------------------------------------------------------------------------------


def like_credit(state: AnrState, option: Option) -> Liking:
    """Take credits while there are few."""
    credits = state.credits[asked(state)]
    if credits < 6:
        return (3.0, BROKE) if credits < 3 else (2.0, POOR)
    return (1.0, SOUND) if credits < 10 else (0.4, RICH)


def like_draw(state: AnrState, option: Option) -> Liking:
    """Draw while the hand is small; the Runner's hand is also what keeps them alive."""
    if asked(state) == CORP:
        hand = len(state.zones[HQ])
        if hand <= 3:
            return (2.5, EMPTY_HAND) if hand <= 2 else (1.0, SMALL_HAND)
        return 0.3 if hand == 4 else 0.05, FULL_HAND
    hand = len(state.zones[GRIP])
    if hand <= 2:
        return (5.0, 5.0, 3.5)[hand], SHIELD
    return (1.6, SMALL_HAND) if hand == 3 else (0.6 if hand == 4 else 0.1, FULL_HAND)


def like_play(state: AnrState, option: Option) -> Liking:
    """Play what brings money; runs by card like runs; the rest when nothing better offers."""
    card = option[1]
    if POOL[state.definition[card]].points:
        return 40.0, POINTS
    if asked(state) == CORP:
        return operation_worth(state, card)
    gain = gain_of(state.definition[card]) - play_cost(state, card)
    if gain > 0:
        return 4.0 + gain, MONEY
    return (1.5, NO_HURRY) if option[2] == NONE else like_run_event(state, card, option[2])


def like_install(state: AnrState, option: Option) -> Liking:
    """Install ice, agendas and assets in the right places; breakers first."""
    card = option[1]
    if asked(state) == RUNNER:
        return rig_worth(state, card)
    if POOL[state.definition[card]].kind == ICE:
        return ice_worth(state, card, option[2])
    return content_worth(state, card, option[2])


def like_keep(state: AnrState, option: Option) -> Liking:
    """Keep ice without too many agendas, or money or a breaker."""
    if asked(state) == CORP:
        kinds = [POOL[state.definition[card]].kind for card in state.zones[HQ]]
        return (3.0, GOOD_START) if ICE in kinds and kinds.count(AGENDA) <= 2 else (0.0, FLOODED)
    for card in state.zones[GRIP]:
        definition = POOL[state.definition[card]]
        if definition.subtypes & ICEBREAKER or definition.kind == RESOURCE:
            return 3.0, GOOD_START
        if gain_of(state.definition[card]):
            return 3.0, GOOD_START
    return 0.7, SLOW_START


def like_discard(state: AnrState, option: Option) -> Liking:
    """Never throw agendas or missing breakers away."""
    place = state.definition[option[1]]
    definition = POOL[place]
    if definition.kind == AGENDA:
        return 0.1, KEEP_AGENDA
    if asked(state) == CORP:
        return (1.0, KEEP_ICE) if definition.kind == ICE else (2.0, SPARE_CARD)
    if definition.subtypes & ICEBREAKER:
        return (3.0, SPARE_BREAKER) if is_spare(state, place) else (0.3, NEEDED_BREAKER)
    return 1.5, SPARE_CARD


# Abilities and the rest ---------------------------------------------------------------------------


def like_use(state: AnrState, option: Option) -> Liking:
    """Break ice when all of it can be broken, take money, run by card; spare what trashes."""
    definition = POOL[state.definition[option[1]]]
    if option[2] >= len(definition.abilities):
        return 1.0, HANDY
    ability = definition.abilities[option[2]]
    effect = ability.effect
    if isinstance(effect, BoostStrength):
        return like_breaking(state, option[1], True)
    if isinstance(effect, BreakSubroutines):
        if effect.own_ice:
            return like_click_break(state)
        return like_breaking(state, option[1], False)
    if isinstance(effect, ChangeStrength) and definition.side == RUNNER:
        return like_weakening(state, option[1])
    if option[3] != NONE and effect.places:
        worth, ground = run_worth(state, option[3])
        return 1.3 * worth, RUN_BY_CARD if worth > 1.0 else ground
    if ability.cost.trash and definition.prevention:
        return 0.3, SAVED_UP
    if credits_taken(effect):
        return 4.0 if ability.cost.clicks else 6.0, PAYS
    if ability.cost.trash or ability.cost.forfeit:
        return 0.5, USES_UP
    return 1.5 if ability.cost.clicks else 0.8, HANDY


def like_pass(state: AnrState, option: Option) -> Liking:
    """Pass, unless something was begun that has to be finished."""
    if state.encountered != NONE and asked(state) == RUNNER:
        return like_pass_in_encounter(state)
    return 1.0, WAIT


def like_bid(state: AnrState, option: Option) -> Liking:
    """Bid low."""
    return 1.0 / (1 + option[1]), BID_LOW


def always(weight: float, ground: str) -> Callable[[AnrState, Option], Liking]:
    """Return the habit of liking an option the same everywhere."""
    return lambda state, option: (weight, ground)


HABITS: Final[dict[int, Callable[[AnrState, Option], Liking]]] = {
    PASS[0]: like_pass,
    verbs.KEEP: like_keep,
    verbs.DRAW: like_draw,
    verbs.GAIN_CREDIT: like_credit,
    verbs.INSTALL: like_install,
    verbs.PLAY: like_play,
    verbs.ADVANCE: like_advance,
    verbs.TRASH_RESOURCE: always(5.0, RESOURCE_GONE),
    verbs.PURGE: like_purge,
    verbs.REMOVE_TAG: always(3.5, TAGGED),
    verbs.MAKE_RUN: like_run,
    verbs.USE: like_use,
    verbs.REZ: like_rez,
    verbs.SCORE: like_score,
    verbs.TRASH_FIRST: like_trash_first,
    verbs.GO_ON: always(5.0, GO_AHEAD),
    verbs.JACK_OUT: like_jack_out,
    verbs.MODE: like_mode,
    verbs.SUBROUTINE: like_subroutine,
    verbs.STEAL: always(50.0, STEAL_IT),
    verbs.TRASH_ACCESSED: like_trash,
    verbs.YES: always(3.0, AGREED),
    verbs.PREVENT: always(4.0, PREVENTED),
    verbs.BID: like_bid,
    verbs.DISCARD: like_discard,
    verbs.MULLIGAN: always(1.0, NEW_HAND),
    verbs.CONTINUE: always(1.0, GO_ON_RUN),
    verbs.ACCESS: always(1.0, LOOK_AT_IT),
    verbs.ACCESS_HIDDEN: always(1.0, LOOK_AT_IT),
    verbs.LEAVE: always(1.0, LEAVE_IT),
    verbs.NO: always(1.0, DECLINED),
    verbs.TRIGGER: always(1.0, ORDERED),
    verbs.NUMBER: always(1.0, COUNTED),
    verbs.CARD: always(1.0, CHOSEN),
    verbs.SERVER: always(1.0, CHOSEN),
    verbs.ENOUGH: always(1.0, ENOUGH),
    verbs.SPEND: always(1.0, OWN_POOL),
    verbs.REPLACE: always(1.0, INSTEAD),
    verbs.POSITION: always(1.0, BLIND),
}
