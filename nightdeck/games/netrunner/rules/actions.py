"""The actions of both sides, ONR-5.1.A1 to ONR-5.1.A12 and ONR-5.2.A1 to ONR-5.2.A8.

ONR-6.6, ONR-6.7 What an effect tells a player to do costs no further action, and two things that
cost an action are never one. ONR-7.12 What operations and preps do stands in the card data.

Also ONR-R05, ONR-23A.4.
"""

from __future__ import annotations

from nightdeck.games.netrunner.model.card_abilities import CHOOSING
from nightdeck.games.netrunner.model.definitions import POOL
from nightdeck.games.netrunner.model.forts import run_targets
from nightdeck.games.netrunner.model.numbers import is_eligible
from nightdeck.games.netrunner.model.options import (
    ADVANCE,
    DRAW,
    END_ACTIONS,
    GAIN_BIT,
    INSTALL,
    MAKE_RUN,
    PAY_COUNTER,
    PAY_LOCK,
    PAY_SPY,
    PLAY,
    REMOVE_TAG,
    REZ,
    STOP,
    TRASH_RESOURCE,
    USE,
)
from nightdeck.games.netrunner.model.rulings import R01, R03, R04, R05
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    ADVANCE_PRICE,
    CORP,
    DECKS,
    FIRST_SUBSIDIARY,
    FOR_ANYTHING,
    FOR_TAG,
    NONE,
    PROGRAM,
    REMOVE_TAG_PRICE,
    RIG_TYPES,
    RUNNER,
    inside,
)
from nightdeck.games.netrunner.rules.abilities import (
    action_options,
    options_at,
    row_of,
    use_ability,
)
from nightdeck.games.netrunner.rules.action_accounting import (
    TO_INSTALL,
    TO_INSTALL_PROGRAM,
    TO_RUN,
    can_act,
    end_streak,
    spend_actions,
)
from nightdeck.games.netrunner.rules.advance import advance
from nightdeck.games.netrunner.rules.bits import available, gain_bits, pay
from nightdeck.games.netrunner.rules.corp_install import CorpInstall, corp_install_options
from nightdeck.games.netrunner.rules.counters import pay_off, payoff_options
from nightdeck.games.netrunner.rules.draws import draw
from nightdeck.games.netrunner.rules.play import Play, play_options
from nightdeck.games.netrunner.rules.rez import rez, rez_options
from nightdeck.games.netrunner.rules.run import Run
from nightdeck.games.netrunner.rules.runner_install import RunnerInstall, runner_install_options
from nightdeck.games.netrunner.rules.tags import (
    remove_tags,
    resource_options,
    trash_resource,
    trashes_in_windows,
)
from nightdeck.kernel.state import Option

NO_ACTIONS = (END_ACTIONS, STOP)


def basic_options(state: OnrState, seat: int, options: list[Option]) -> None:
    """ONR-5.1.A1, ONR-5.1.A2, ONR-5.2.A1, ONR-5.2.A2 Draw and gain a bit; ONR-R03, ONR-23A.3."""
    if state.rulings[R03]:
        return
    if state.zones[DECKS[seat]]:
        options.append((DRAW,))
    options.append((GAIN_BIT,))


def corp_actions(state: OnrState) -> list[Option]:
    """ONR-24.2 Every legal action of the Corp."""
    options: list[Option] = []
    if state.streak:
        corp_install_options(state, options)
        options.append((STOP,))
        return options
    if can_act(state, CORP, 1, ()):
        basic_options(state, CORP, options)
        corp_install_options(state, options)
        play_options(state, CORP, options)
        advance_options(state, options)
        if not trashes_in_windows(state):
            resource_options(state, options)
        payoff_options(state, CORP, options)
        if state.rulings[R05]:
            # ONR-23A.5: nodes and upgrades only, one action plus the rez cost.
            for card in state.unrezzed:
                options.extend(rez_options(state, card))
    elif can_act(state, CORP, 1, (TO_INSTALL,)):
        corp_install_options(state, options)
    action_options(state, CORP, options)
    add_end(state, CORP, options)
    return options


def advance_options(state: OnrState, options: list[Option]) -> None:
    """ONR-5.1.A8, ONR-8.1 Every installed card that can be advanced."""
    if available(state, CORP, FOR_ANYTHING) < ADVANCE_PRICE:
        return
    for fort in state.forts[FIRST_SUBSIDIARY:]:
        for card in state.zones[inside(fort)]:
            if is_eligible(state, card):
                options.append((ADVANCE, card))


def runner_actions(state: OnrState) -> list[Option]:
    """ONR-24.3 Every legal action of the Runner; ONR-5.0g beside them what costs no action."""
    options: list[Option] = []
    if state.streak:
        runner_install_options(state, options, PROGRAM)
        options.append((STOP,))
        return options
    if can_act(state, RUNNER, 1, ()):
        basic_options(state, RUNNER, options)
        runner_install_options(state, options)
        play_options(state, RUNNER, options)
        if state.runner_tags and available(state, RUNNER, FOR_TAG) >= REMOVE_TAG_PRICE:
            options.append((REMOVE_TAG,))
        payoff_options(state, RUNNER, options)
        options.extend([(MAKE_RUN, fort) for fort in run_targets(state)])
    else:
        if can_act(state, RUNNER, 1, (TO_RUN,)):
            options.extend([(MAKE_RUN, fort) for fort in run_targets(state)])
        if can_act(state, RUNNER, 1, (TO_INSTALL,)):
            runner_install_options(state, options, RIG_TYPES)
        elif can_act(state, RUNNER, 1, (TO_INSTALL_PROGRAM,)):
            runner_install_options(state, options, PROGRAM)
    action_options(state, RUNNER, options)
    if state.index[row_of(CHOOSING, RUNNER)]:
        options_at(state, RUNNER, CHOOSING, options)
    add_end(state, RUNNER, options)
    return options


def add_end(state: OnrState, seat: int, options: list[Option]) -> None:
    """ONR-5.1.A12, ONR-5.2.A8 End the phase; ONR-R04 `classic` only if nothing else is legal."""
    unlimited = seat == RUNNER and state.rulings[R01] != 0
    if unlimited or not state.rulings[R04] or not any(is_action(state, each) for each in options):
        options.append((END_ACTIONS,))


def is_action(state: OnrState, option: Option) -> bool:
    """ONR-5.0g, ONR-6.8 Some abilities of the action question, "stop" and "end" are no actions."""
    if option[0] != USE:
        return option[0] not in NO_ACTIONS
    return POOL[state.definition[option[1]]].abilities[option[2]].cost.actions > 0


def perform(state: OnrState, seat: int, option: Option) -> None:
    """ONR-5.0h Pay the action and carry it out; bits are paid together with it."""
    verb = option[0]
    if verb == STOP:
        end_streak(state)
        return
    if verb == USE:
        use_ability(state, seat, option)
        return
    purposes = purposes_of(verb, seat)
    was_restricted = spend_actions(state, seat, 1, purposes)
    if verb == DRAW:
        draw(state, seat, 1)
    elif verb == GAIN_BIT:
        gain_bits(state, seat, 1)
    elif verb == INSTALL and seat == CORP:
        state.call(CorpInstall(option[1], option[2], option[3], option[4]))
    elif verb == INSTALL:
        state.call(RunnerInstall(option[1], option[2]))
    elif verb == PLAY:
        state.call(Play(seat, option[1], option[2]))
    elif verb == MAKE_RUN:
        state.call(Run(option[1], NONE, limit=3 if was_restricted else NONE))
    else:
        perform_other(state, seat, option)


def purposes_of(verb: int, seat: int) -> tuple[int, ...]:
    """ONR-6.5 What kind of restricted action an action fits."""
    if verb == INSTALL:
        return (TO_INSTALL, TO_INSTALL_PROGRAM) if seat == RUNNER else (TO_INSTALL,)
    return (TO_RUN,) if verb == MAKE_RUN else ()


def perform_other(state: OnrState, seat: int, option: Option) -> None:
    """ONR-5.1.A8 to ONR-5.1.A11, ONR-5.2.A6 The rarer actions."""
    verb = option[0]
    if verb == ADVANCE:
        advance(state, option[1])
    elif verb == REMOVE_TAG:
        pay(state, RUNNER, REMOVE_TAG_PRICE, FOR_TAG)
        remove_tags(state, 1)
    elif verb == TRASH_RESOURCE:
        trash_resource(state, option[1])
    elif verb == REZ:
        rez(state, option[1], option[2])
    elif verb in (PAY_LOCK, PAY_COUNTER, PAY_SPY):
        pay_off(state, seat, option)
