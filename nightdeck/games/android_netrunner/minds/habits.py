"""Heuristics: how good an option looks at first sight.

A rollout takes the best one. An option that is worth nothing is a plain mistake: searches do not
even try it while there is another. A heuristic may look at what its player can know, and must be
quick: searches ask it for every option of every position they come across.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from nightdeck.games.android_netrunner.language.effects import DoDamage
from nightdeck.games.android_netrunner.language.effects_run import ChangeStrength
from nightdeck.games.android_netrunner.minds import grounds, habits_corp, habits_runner, stings
from nightdeck.games.android_netrunner.minds.holdings import credits_taken, gain_of
from nightdeck.games.android_netrunner.model import options as verbs
from nightdeck.games.android_netrunner.model import terms
from nightdeck.games.android_netrunner.model.definitions import POOL
from nightdeck.games.android_netrunner.model.modifiers import play_cost
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import CORP, NONE, RUNNER
from nightdeck.games.android_netrunner.rules.icebreakers import BoostStrength, BreakSubroutines
from nightdeck.games.netrunner_family.minds import grounds as common
from nightdeck.games.netrunner_family.minds.grounds import Liking
from nightdeck.kernel.state import PASS, Option


def liking(state: AnrState, option: Option) -> Liking:
    """Return how good the heuristic finds an option of the open question, and why."""
    habit = HABITS.get(option[0])
    return (1.0, grounds.PLAIN) if habit is None else habit(state, option)


def weigh(state: AnrState, option: Option) -> float:
    """Return how good the heuristic finds an option of the open question."""
    return liking(state, option)[0]


def alike(state: AnrState, option: Option) -> Option:
    """Return an option with a card in hand or deck replaced by its face: copies are alike."""
    if option[0] not in COPIES or not 0 <= option[1] < len(state.zone):
        return option
    if state.zone[option[1]] not in (terms.HQ, terms.GRIP, terms.RD, terms.STACK, terms.HEAP):
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
        return (3.0, grounds.BROKE) if credits < 3 else (2.0, grounds.POOR)
    return (1.0, grounds.SOUND) if credits < 10 else (0.4, grounds.RICH)


def like_draw(state: AnrState, option: Option) -> Liking:
    """Draw while the hand is small; the Runner's hand is also what keeps them alive."""
    if asked(state) == CORP:
        hand = len(state.zones[terms.HQ])
        if hand <= 3:
            return (2.5, common.EMPTY_HAND) if hand <= 2 else (1.0, common.SMALL_HAND)
        return 0.3 if hand == 4 else 0.05, common.FULL_HAND
    hand = len(state.zones[terms.GRIP])
    if hand <= 2:
        return (5.0, 5.0, 3.5)[hand], grounds.SHIELD
    return (1.6, common.SMALL_HAND) if hand == 3 else (0.6 if hand == 4 else 0.1, common.FULL_HAND)


def like_play(state: AnrState, option: Option) -> Liking:
    """Play what brings money; runs by card like runs; the rest when nothing better offers."""
    card = option[1]
    if POOL[state.definition[card]].points:
        return 40.0, common.POINTS
    if asked(state) == CORP:
        return habits_corp.operation_worth(state, card)
    gain = gain_of(state.definition[card]) - play_cost(state, card)
    if gain > 0:
        return 4.0 + gain, grounds.MONEY
    return (
        (1.5, common.NO_HURRY)
        if option[2] == NONE
        else habits_runner.like_run_event(state, card, option[2])
    )


def like_install(state: AnrState, option: Option) -> Liking:
    """Install ice, agendas and assets in the right places; breakers first."""
    card = option[1]
    if asked(state) == RUNNER:
        return habits_runner.rig_worth(state, card)
    if POOL[state.definition[card]].kind == terms.ICE:
        return habits_corp.ice_worth(state, card, option[2])
    return habits_corp.content_worth(state, card, option[2])


def like_keep(state: AnrState, option: Option) -> Liking:
    """Keep ice without too many agendas, or money or a breaker."""
    if asked(state) == CORP:
        kinds = [POOL[state.definition[card]].kind for card in state.zones[terms.HQ]]
        return (
            (3.0, grounds.GOOD_START)
            if terms.ICE in kinds and kinds.count(terms.AGENDA) <= 2
            else (0.0, grounds.FLOODED)
        )
    for card in state.zones[terms.GRIP]:
        definition = POOL[state.definition[card]]
        if definition.subtypes & terms.ICEBREAKER or definition.kind == terms.RESOURCE:
            return 3.0, grounds.GOOD_START
        if gain_of(state.definition[card]):
            return 3.0, grounds.GOOD_START
    return 0.7, grounds.SLOW_START


def like_discard(state: AnrState, option: Option) -> Liking:
    """Never throw agendas or missing breakers away."""
    place = state.definition[option[1]]
    definition = POOL[place]
    if definition.kind == terms.AGENDA:
        return 0.1, grounds.KEEP_AGENDA
    if asked(state) == CORP:
        return (1.0, grounds.KEEP_ICE) if definition.kind == terms.ICE else (2.0, common.SPARE_CARD)
    if definition.subtypes & terms.ICEBREAKER:
        return (
            (3.0, common.SPARE_BREAKER)
            if habits_runner.is_spare(state, place)
            else (0.3, common.NEEDED_BREAKER)
        )
    return 1.5, common.SPARE_CARD


# Abilities and the rest ---------------------------------------------------------------------------


def like_use(state: AnrState, option: Option) -> Liking:
    """Break ice when all of it can be broken, take money, run by card; spare what trashes."""
    definition = POOL[state.definition[option[1]]]
    if option[2] >= len(definition.abilities):
        return 1.0, common.HANDY
    ability = definition.abilities[option[2]]
    effect = ability.effect
    if isinstance(effect, BoostStrength):
        return habits_runner.like_breaking(state, option[1], True)
    if isinstance(effect, BreakSubroutines):
        if effect.own_ice:
            return habits_runner.like_click_break(state)
        return habits_runner.like_breaking(state, option[1], False)
    if isinstance(effect, ChangeStrength) and definition.side == RUNNER:
        return habits_runner.like_weakening(state, option[1])
    if option[3] != NONE and effect.places:
        worth, ground = habits_runner.run_worth(state, option[3])
        return 1.3 * worth, common.RUN_BY_CARD if worth > 1.0 else ground
    if ability.cost.trash and definition.prevention:
        return 0.3, grounds.SAVED_UP
    if credits_taken(effect):
        return 4.0 if ability.cost.clicks else 6.0, grounds.PAYS
    if isinstance(effect, DoDamage) and ability.cost.clicks:
        return (60.0, common.KILLS) if stings.is_deadly(state) else (0.2, grounds.NO_KILL)
    if ability.cost.trash or ability.cost.forfeit:
        return 0.5, common.USES_UP
    return 1.5 if ability.cost.clicks else 0.8, common.HANDY


def like_pass(state: AnrState, option: Option) -> Liking:
    """Pass, unless something was begun that has to be finished."""
    if state.encountered != NONE and asked(state) == RUNNER:
        return habits_runner.like_pass_in_encounter(state)
    return 1.0, common.WAIT


def like_bid(state: AnrState, option: Option) -> Liking:
    """Bid low."""
    return 1.0 / (1 + option[1]), grounds.BID_LOW


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
    verbs.ADVANCE: habits_corp.like_advance,
    verbs.TRASH_RESOURCE: always(5.0, common.RESOURCE_GONE),
    verbs.PURGE: habits_corp.like_purge,
    verbs.REMOVE_TAG: always(3.5, grounds.TAGGED),
    verbs.MAKE_RUN: habits_runner.like_run,
    verbs.USE: like_use,
    verbs.REZ: habits_corp.like_rez,
    verbs.SCORE: habits_corp.like_score,
    verbs.TRASH_FIRST: habits_corp.like_trash_first,
    verbs.GO_ON: always(5.0, grounds.GO_AHEAD),
    verbs.JACK_OUT: habits_runner.like_jack_out,
    verbs.MODE: habits_runner.like_mode,
    verbs.SUBROUTINE: habits_runner.like_subroutine,
    verbs.STEAL: always(50.0, common.STEAL_IT),
    verbs.TRASH_ACCESSED: habits_runner.like_trash,
    verbs.YES: always(3.0, grounds.AGREED),
    verbs.PREVENT: always(4.0, common.PREVENTED),
    verbs.BID: like_bid,
    verbs.DISCARD: like_discard,
    verbs.MULLIGAN: always(1.0, grounds.NEW_HAND),
    verbs.CONTINUE: always(1.0, grounds.GO_ON_RUN),
    verbs.ACCESS: always(1.0, grounds.LOOK_AT_IT),
    verbs.ACCESS_HIDDEN: always(1.0, grounds.LOOK_AT_IT),
    verbs.LEAVE: always(1.0, grounds.LEAVE_IT),
    verbs.NO: always(1.0, grounds.DECLINED),
    verbs.TRIGGER: always(1.0, grounds.ORDERED),
    verbs.NUMBER: always(1.0, grounds.COUNTED),
    verbs.CARD: always(1.0, grounds.CHOSEN),
    verbs.SERVER: always(1.0, grounds.CHOSEN),
    verbs.ENOUGH: always(1.0, grounds.ENOUGH),
    verbs.SPEND: always(1.0, grounds.OWN_POOL),
    verbs.REPLACE: always(1.0, grounds.INSTEAD),
    verbs.POSITION: always(1.0, grounds.BLIND),
}
