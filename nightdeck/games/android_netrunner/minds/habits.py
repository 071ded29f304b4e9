"""Heuristics: how good an option looks at first sight.

A rollout takes the best one. An option that is worth nothing is a plain mistake: searches do not
even try it while there is another. A heuristic may look at what its player can know, and must be
quick: searches ask it for every option of every position they come across.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nightdeck.games.android_netrunner.language.effects_run import ChangeStrength
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


def weigh(state: AnrState, option: Option) -> float:
    """Return how good the heuristic finds an option of the open question."""
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


# Basic actions ------------------------------------------------------------------------------------


def like_credit(state: AnrState, option: Option) -> float:
    """Take credits while there are few."""
    credits = state.credits[asked(state)]
    return 3.0 if credits < 3 else 2.0 if credits < 6 else 1.0 if credits < 10 else 0.4


def like_draw(state: AnrState, option: Option) -> float:
    """Draw while the hand is small; the Runner's hand is also what keeps them alive."""
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
    if asked(state) == CORP:
        return operation_worth(state, card)
    gain = gain_of(state.definition[card]) - play_cost(state, card)
    if gain > 0:
        return 4.0 + gain
    return 1.5 if option[2] == NONE else like_run_event(state, card, option[2])


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
        return 3.0 if ICE in kinds and kinds.count(AGENDA) <= 2 else 0.0
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


# Abilities and the rest ---------------------------------------------------------------------------


def like_use(state: AnrState, option: Option) -> float:
    """Break ice when all of it can be broken, take money, run by card; spare what trashes."""
    definition = POOL[state.definition[option[1]]]
    if option[2] >= len(definition.abilities):
        return 1.0
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
        return 1.3 * run_worth(state, option[3])
    if ability.cost.trash and definition.prevention:
        return 0.3  # It is kept for what it prevents.
    if credits_taken(effect):
        return 4.0 if ability.cost.clicks else 6.0
    if ability.cost.trash or ability.cost.forfeit:
        return 0.5
    return 1.5 if ability.cost.clicks else 0.8


def like_pass(state: AnrState, option: Option) -> float:
    """Pass, unless something was begun that has to be finished."""
    if state.encountered != NONE and asked(state) == RUNNER:
        return like_pass_in_encounter(state)
    return 1.0


def like_bid(state: AnrState, option: Option) -> float:
    """Bid low."""
    return 1.0 / (1 + option[1])


def always(weight: float) -> Callable[[AnrState, Option], float]:
    """Return the habit of liking an option the same everywhere."""
    return lambda state, option: weight


HABITS: Final[dict[int, Callable[[AnrState, Option], float]]] = {
    PASS[0]: like_pass,
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
    verbs.TRASH_FIRST: like_trash_first,
    verbs.GO_ON: always(5.0),
    verbs.JACK_OUT: like_jack_out,
    verbs.MODE: like_mode,
    verbs.SUBROUTINE: like_subroutine,
    verbs.STEAL: always(50.0),
    verbs.TRASH_ACCESSED: like_trash,
    verbs.YES: always(3.0),
    verbs.PREVENT: always(4.0),
    verbs.BID: like_bid,
    verbs.DISCARD: like_discard,
}
