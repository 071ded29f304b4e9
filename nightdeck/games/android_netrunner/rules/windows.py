"""Windows and priority, ANR-W1 to ANR-W8.

Worked examples: ANR-E47, ANR-E69. ANR-DEC3.
"""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.model import switches, terms
from nightdeck.games.android_netrunner.model.definitions import ENCOUNTER_ROW, PAID_ROW, POOL
from nightdeck.games.android_netrunner.model.options import REZ, SCORE, USE
from nightdeck.games.android_netrunner.model.rulings import Q34, Q43
from nightdeck.games.android_netrunner.model.servers import exists
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import CORP, NONE, RUNNER
from nightdeck.games.android_netrunner.rules import abilities
from nightdeck.games.android_netrunner.rules.advance import can_score, score_agenda
from nightdeck.games.android_netrunner.rules.leaving import is_installed
from nightdeck.games.android_netrunner.rules.resolution import settle
from nightdeck.games.android_netrunner.rules.rez import rez, why_not_rezzed
from nightdeck.kernel.state import Option
from nightdeck.kernel.windows import Window

# What a window allows, ANR-W1 (masks); PA is always allowed.
PA: Final = 0
REZ_CARDS: Final = 1
SCORE_AGENDAS: Final = 2
REZ_ICE: Final = 4
BREAK: Final = 8
IN_RUN: Final = 16


def first_seat(state: AnrState) -> int:
    """ANR-W1 The active player acts first; ANR-Q36 or the Corp."""
    return CORP if switches.corp_acts_first(state) else state.turn_seat


def corp_options(state: AnrState, allows: int) -> list[Option]:
    """ANR-W3 What the Corp may do in a window besides passing."""
    options: list[Option] = []
    if allows & (REZ_CARDS | SCORE_AGENDAS) and state.unrezzed:
        for card in state.unrezzed:
            if POOL[state.definition[card]].kind == terms.AGENDA:
                if allows & SCORE_AGENDAS and can_score(state, card):
                    options.append((SCORE, card))
            elif allows & REZ_CARDS and not why_not_rezzed(state, card):
                options.append((REZ, card))
    if (
        allows & REZ_ICE
        and may_rez_approached(state)
        and not why_not_rezzed(state, state.approaching)
    ):
        options.append((REZ, state.approaching))
    if state.index[PAID_ROW + CORP]:
        abilities.paid_options(state, CORP, options)
    if allows & BREAK and state.index[ENCOUNTER_ROW]:
        abilities.encounter_options(state, CORP, options)
    return options


def runner_options(state: AnrState, allows: int) -> list[Option]:
    """ANR-W3 What the Runner may do in a window besides passing."""
    options: list[Option] = []
    if state.index[PAID_ROW + RUNNER]:
        abilities.paid_options(state, RUNNER, options)
    if state.index[ENCOUNTER_ROW] and (allows & BREAK or switches.boosts_are_free(state)):
        abilities.encounter_options(state, RUNNER, options)
    return options


def may_rez_approached(state: AnrState) -> bool:
    """ANR-RUN2.1a, ANR-Q43 Tell whether the approached ice is face down and may be rezzed."""
    ice = state.approaching
    if ice == NONE or state.rezzed[ice] or not is_installed(state, ice):
        return False
    return not (state.rulings[Q43] and state.derezzed_here == ice)


def corp_must_be_asked(state: AnrState, allows: int) -> bool:
    """ANR-W5, ANR-W7, ANR-Q34 The public test: never looks at card faces or credits."""
    ruling = state.rulings[Q34]
    if ruling == 2 or state.turn_seat == CORP:
        return False
    if ruling == 1:
        return allows & IN_RUN != 0 and allows & REZ_CARDS != 0
    if allows & REZ_CARDS and state.unrezzed:
        return True
    return (
        allows & REZ_ICE != 0
        and may_rez_approached(state)
        and not state.lasts(terms.CANNOT_REZ_ICE)
    )


def server_is_gone(state: AnrState) -> bool:
    """ANR-RUN9, ANR-Q27 Tell whether the attacked remote has vanished before success."""
    if (
        state.run_server < terms.FIRST_REMOTE
        or switches.vanished_server(state) == 2
        or state.run_success
    ):
        return False
    return not exists(state, state.run_server)


class PriorityWindow(Window[AnrState]):
    """ANR-W2 Players act or pass, the active player first, until both have passed in succession.

    Whoever acts keeps priority; a pass hands it over.
    """

    def __init__(
        self, allows: int, name: str, order: list[int], turn: int = 0, passes: int = 0
    ) -> None:
        self.allows: int = allows
        self.name = name
        self.order = order
        self.turn = turn
        self.passes = passes

    def options(self, state: AnrState, seat: int) -> list[Option]:
        """ANR-W3 What a player may do besides passing."""
        if seat == RUNNER:
            return runner_options(state, self.allows)
        # ANR-W5, ANR-H13: in the Corp's own turn the pause itself is public.
        if state.turn_seat == CORP and state.unrezzed:
            state.silences += 1
        return corp_options(state, self.allows)

    def must_ask(self, state: AnrState, seat: int) -> bool:
        """ANR-W5 Only the Corp has something to hide."""
        return seat == CORP and corp_must_be_asked(state, self.allows)

    def perform(self, state: AnrState, seat: int, option: Option) -> None:
        """ANR-W3 Rez, score or use an ability."""
        if option[0] == REZ:
            rez(state, option[1])
        elif option[0] == SCORE:
            score_agenda(state, option[1])
        elif option[0] == USE:
            abilities.use_ability(state, seat, option[1], option[2], option[3])

    def settle(self, state: AnrState) -> None:
        """ANR-W2 Resolve fully, with state checks and conditionals, then offer again."""
        settle(state)

    def is_closed(self, state: AnrState) -> bool:
        """ANR-W6 The end of the run, the end of the encounter or a vanished server closes it."""
        if not self.allows & IN_RUN:
            return False
        if state.run_over or server_is_gone(state):
            return True
        return self.allows & BREAK != 0 and state.encounter_over != 0

    def close(self, state: AnrState) -> None:
        """ANR-Q21 `allowed-no-carry`: bonuses used outside an encounter end with the window."""
        if switches.boosts_are_free(state):
            state.expire(terms.THIS_WINDOW)


def open_window(state: AnrState, allows: int, name: str) -> None:
    """ANR-W2 Open a window, unless nobody could do anything in it (ANR-W5)."""
    if somebody_might_act(state, allows):
        first = first_seat(state)
        state.call(PriorityWindow(allows, name, [first, 1 - first]))


def somebody_might_act(state: AnrState, allows: int) -> bool:
    """ANR-W5 A quick look at whether a window could raise any question at all."""
    index = state.index
    if index[PAID_ROW + CORP] or index[PAID_ROW + RUNNER]:
        return True
    if index[ENCOUNTER_ROW] and (allows & BREAK or switches.boosts_are_free(state)):
        return True
    if allows & (REZ_CARDS | SCORE_AGENDAS) and state.unrezzed:
        return True
    if allows & REZ_ICE and may_rez_approached(state):
        return True
    return corp_must_be_asked(state, allows)
