"""The basic actions, ANR-C2.2a to ANR-C2.2h and ANR-R1.3a to ANR-R1.3g.

Worked examples: ANR-E06, ANR-E07, ANR-E08. ANR-C2.2b, ANR-R1.3b a credit; ANR-C2.2f a resource
of a tagged Runner; ANR-R1.3e a tag; ANR-R1.3f a run. ANR-Q44 A card is advanced by the action
or by effects, never for less than its price.
"""

from __future__ import annotations

from nightdeck.games.android_netrunner.model import options as verbs
from nightdeck.games.android_netrunner.model import terms
from nightdeck.games.android_netrunner.model.definitions import ACTION_ROW, POOL
from nightdeck.games.android_netrunner.model.rulings import Q06
from nightdeck.games.android_netrunner.model.servers import run_targets
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.switches import effects_may_be_void
from nightdeck.games.android_netrunner.model.terms import CORP, NONE, RUNNER
from nightdeck.games.android_netrunner.rules import install
from nightdeck.games.android_netrunner.rules.abilities import action_options, use_ability
from nightdeck.games.android_netrunner.rules.advance import (
    advance,
    advanceable_cards,
    purpose_of_advance,
)
from nightdeck.games.android_netrunner.rules.costs import spend_clicks
from nightdeck.games.android_netrunner.rules.counters import purge, purgeable
from nightdeck.games.android_netrunner.rules.credits import available, gain_credits, pay
from nightdeck.games.android_netrunner.rules.draw import draw
from nightdeck.games.android_netrunner.rules.play import Play, play_options
from nightdeck.games.android_netrunner.rules.run import Run
from nightdeck.games.android_netrunner.rules.tags import remove_tags
from nightdeck.games.android_netrunner.rules.trash import trash_cards
from nightdeck.kernel.state import Option


def corp_actions(state: AnrState) -> list[Option]:
    """ANR-C2.2, ANR-DEC2 Every legal action of the Corp, with its targets."""
    options: list[Option] = [(verbs.GAIN_CREDIT,)]
    if state.zones[terms.RD] or not state.rulings[Q06]:
        options.append((verbs.DRAW,))
    for card in state.zones[terms.HQ]:
        if POOL[state.definition[card]].kind == terms.OPERATION:
            play_options(state, card, options)
        else:
            install.corp_install_options(state, card, options)
    if available(state, CORP, terms.FOR_ADVANCE_ICE) >= terms.ADVANCE_PRICE:
        for card in advanceable_cards(state):
            if available(state, CORP, purpose_of_advance(state, card)) >= terms.ADVANCE_PRICE:
                options.append((verbs.ADVANCE, card))
    if state.runner_tags and state.credits[CORP] >= terms.TRASH_RESOURCE_PRICE:
        for card in state.zones[terms.RESOURCES]:
            options.append((verbs.TRASH_RESOURCE, card))
    if state.clicks[CORP] >= terms.PURGE_CLICKS and (
        purgeable(state) or effects_may_be_void(state)
    ):
        options.append((verbs.PURGE,))
    if state.index[ACTION_ROW + CORP]:
        action_options(state, CORP, options)
    return options


def runner_actions(state: AnrState) -> list[Option]:
    """ANR-R1.3, ANR-DEC2 Every legal action of the Runner, with its targets."""
    options: list[Option] = [(verbs.GAIN_CREDIT,)]
    if state.zones[terms.STACK]:
        options.append((verbs.DRAW,))
    for card in state.zones[terms.GRIP]:
        if POOL[state.definition[card]].kind == terms.EVENT:
            play_options(state, card, options)
        else:
            install.runner_install_options(state, card, options)
    if (
        state.runner_tags
        and available(state, RUNNER, terms.FOR_REMOVE_TAG) >= terms.REMOVE_TAG_PRICE
    ):
        options.append((verbs.REMOVE_TAG,))
    for server in run_targets(state, terms.ON_ANY, 1):
        options.append((verbs.MAKE_RUN, server))
    if state.index[ACTION_ROW + RUNNER]:
        action_options(state, RUNNER, options)
    return options


def perform(state: AnrState, seat: int, option: Option) -> None:
    """ANR-C2.2, ANR-R1.3 Pay for an action and resolve it completely."""
    verb = option[0]
    if verb == verbs.PLAY:
        state.call(Play(option[1], option[2]))
    elif verb == verbs.USE:
        use_ability(state, seat, option[1], option[2], option[3])
    else:
        spend_clicks(state, seat, terms.PURGE_CLICKS if verb == verbs.PURGE else 1)
        basic_action(state, seat, option)


def basic_action(state: AnrState, seat: int, option: Option) -> None:
    """Resolve an action whose click is paid."""
    verb = option[0]
    if verb == verbs.GAIN_CREDIT:
        gain_credits(state, seat, 1)
    elif verb == verbs.DRAW:
        draw(state, seat, 1)
    elif verb == verbs.INSTALL:
        if seat == CORP:
            state.call(install.CorpInstall(option[1], option[2]))
        else:
            state.call(install.RunnerInstall(option[1], option[2]))
    elif verb == verbs.MAKE_RUN:
        state.call(Run(option[1], NONE))
    elif verb == verbs.ADVANCE:
        pay(state, CORP, terms.ADVANCE_PRICE, purpose_of_advance(state, option[1]))
        advance(state, option[1])
    elif verb == verbs.TRASH_RESOURCE:
        pay(state, CORP, terms.TRASH_RESOURCE_PRICE, terms.FOR_ANYTHING)
        trash_cards(state, [option[1]], CORP)
    elif verb == verbs.REMOVE_TAG:
        pay(state, RUNNER, terms.REMOVE_TAG_PRICE, terms.FOR_REMOVE_TAG)
        remove_tags(state, 1)
    elif verb == verbs.PURGE:
        purge(state)
