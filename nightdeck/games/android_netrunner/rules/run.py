"""The run, ANR-RUN1 to ANR-RUN14, in the numbering of the run chart.

Worked examples: ANR-E19, ANR-E20, ANR-E25, ANR-E26, ANR-E32, ANR-E40, ANR-E48, ANR-E49,
ANR-E55, ANR-E56, ANR-E73, ANR-E80. The transcripts ANR-SEQ3, ANR-SEQ4, ANR-SEQ5, ANR-SEQ6 and
ANR-SEQ7 are read off the list of steps.
"""

from __future__ import annotations

from typing import ClassVar, Final

from nightdeck.games.android_netrunner.model import events, terms
from nightdeck.games.android_netrunner.model.modifiers import run_clicks
from nightdeck.games.android_netrunner.model.options import CONTINUE, JACK_OUT, SERVER
from nightdeck.games.android_netrunner.model.rulings import Q05
from nightdeck.games.android_netrunner.model.servers import ice_of, run_targets
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.switches import vanished_server
from nightdeck.games.android_netrunner.model.terms import NONE, RUNNER, ice_zone
from nightdeck.games.android_netrunner.rules import windows
from nightdeck.games.android_netrunner.rules.access import Access
from nightdeck.games.android_netrunner.rules.costs import spend_clicks
from nightdeck.games.android_netrunner.rules.encounter import Encounter
from nightdeck.games.android_netrunner.rules.resolution import settle
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import Option
from nightdeck.language.verbs import NO


class Run(Frame):
    """ANR-RUN1 One run, from the declared server to its end; ANR-RUN7 only one at a time."""

    steps: ClassVar[tuple[str, ...]] = (
        "initiate",
        "begin",
        "approach_ice",
        "approach_window",
        "offer_jack_out",
        "take_jack_out",
        "rez_window",
        "meet_ice",
        "pass_ice",
        "approach_server",
        "server_window",
        "offer_last_jack_out",
        "take_last_jack_out",
        "last_rez_window",
        "succeed",
        "access",
        "fail",
        "conclude",
        "clean_up",
        "run_again",
    )

    def __init__(self, server: int, source: int, collecting: int = 0) -> None:
        self.server: int = server
        self.source: int = source
        self.collecting: int = collecting

    def initiate(self, state: AnrState) -> None:
        """ANR-RUN1a, ANR-RUN1b Additional costs are paid; bad publicity gives credits (ANR-BP2)."""
        extra = run_clicks(state, self.server)
        if extra:
            spend_clicks(state, RUNNER, extra)
        self.collecting = state.collecting
        state.collecting = 0
        state.run_server = self.server
        state.run_source = self.source
        state.run_place = len(ice_of(state, self.server))
        state.run_ice = NONE
        state.run_met = 0
        state.run_over = 0
        state.run_jacked_out = 0
        state.run_success = 0
        state.run_accessed = 0
        state.run_moved = 0
        state.used_in_run = []
        state.publicity_credits = state.bad_publicity

    def begin(self, state: AnrState) -> None:
        """ANR-RUN1c "When a run begins" conditions."""
        state.tally[terms.RUNS_BEGUN] += 1
        if self.server < terms.FIRST_REMOTE:
            state.tally[terms.CENTRAL_RUNS_BEGUN] += 1
        state.emit(events.RUN_BEGINS, self.server)
        settle(state)

    def approach_ice(self, state: AnrState) -> str | None:
        """ANR-RUN1d, ANR-RUN2a, ANR-RUN8 Approach the next ice inward; without ice go to RUN4."""
        if is_over(state):
            return "fail"
        if state.run_place == 0:
            return "approach_server"
        state.run_place -= 1
        state.run_met += 1
        ice = ice_of(state, state.run_server)[state.run_place]
        state.run_ice = ice
        state.approaching = ice
        state.derezzed_here = NONE
        state.emit(events.ICE_APPROACHED, ice, state.run_server)
        settle(state)
        return None

    def approach_window(self, state: AnrState) -> str | None:
        """ANR-RUN2b Window with paid abilities only."""
        if is_over(state):
            return "fail"
        windows.open_window(state, windows.IN_RUN, "approach-window")
        return None

    def offer_jack_out(self, state: AnrState) -> str | None:
        """ANR-RUN2c, ANR-DEC5 Jacking out is not possible at the first ice of the run."""
        if is_over(state):
            return "fail"
        ask_to_go_on(state, state.run_met > 1)
        return None

    def take_jack_out(self, state: AnrState) -> str | None:
        """ANR-RUN2c Jack out: go to RUN6."""
        if state.answer[0] == JACK_OUT:
            jack_out(state)
            return "fail"
        return None

    def rez_window(self, state: AnrState) -> None:
        """ANR-RUN2.1a, ANR-RUN2.1b The Corp may rez the approached ice and other cards."""
        windows.open_window(
            state, windows.IN_RUN | windows.REZ_CARDS | windows.REZ_ICE, "rez-window"
        )

    def meet_ice(self, state: AnrState) -> str | None:
        """ANR-RUN3a, ANR-RUN3b, ANR-Q07 Rezzed ice is encountered, unrezzed ice is passed."""
        state.approaching = NONE
        if is_over(state):
            return "fail"
        ice = state.run_ice
        if stands_before(state, ice) and state.rezzed[ice]:
            state.call(Encounter(ice))
        return None

    def pass_ice(self, state: AnrState) -> str | None:
        """ANR-RUN3.2a, ANR-RUN3.4a, ANR-RUN12 Pass the ice, if it is there; then the next one."""
        if is_over(state):
            return "fail"
        if state.run_moved:
            state.run_moved = 0
        elif stands_before(state, state.run_ice):
            state.emit(events.ICE_PASSED, state.run_ice, state.run_server)
            settle(state)
        return "approach_ice"

    def approach_server(self, state: AnrState) -> None:
        """ANR-RUN4a The Runner approaches the server."""
        state.run_ice = NONE
        state.emit(events.SERVER_APPROACHED, state.run_server)
        settle(state)

    def server_window(self, state: AnrState) -> str | None:
        """ANR-RUN4b Window with paid abilities only."""
        if is_over(state):
            return "fail"
        windows.open_window(state, windows.IN_RUN, "server-window")
        return None

    def offer_last_jack_out(self, state: AnrState) -> str | None:
        """ANR-RUN4c, ANR-Q05 Jacking out is possible here even if no ice was met."""
        if is_over(state):
            return "fail"
        ask_to_go_on(state, state.run_met > 0 or not state.rulings[Q05])
        return None

    def take_last_jack_out(self, state: AnrState) -> str | None:
        """ANR-RUN4c Jack out: go to RUN6."""
        return self.take_jack_out(state)

    def last_rez_window(self, state: AnrState) -> None:
        """ANR-RUN4.1a, ANR-RUN4.1b The last chance to rez before the run succeeds."""
        windows.open_window(state, windows.IN_RUN | windows.REZ_CARDS, "last-rez-window")

    def succeed(self, state: AnrState) -> str | None:
        """ANR-RUN5a, ANR-RUN5b, ANR-Q04 The run is successful; a redirected one elsewhere."""
        if is_over(state):
            return "fail"
        for row in state.lasting:
            if row[0] == terms.REDIRECT and row[1] == state.run_server:
                state.run_server = row[2]
                break
        state.run_success = 1
        server = state.run_server
        state.emit(events.RUN_SUCCESSFUL, server)
        state.tally[terms.SUCCESSFUL_RUNS] += 1
        state.tally[min(terms.SUCCESSFUL_HQ + server, terms.SUCCESSFUL_REMOTE)] += 1
        settle(state)
        return None

    def access(self, state: AnrState) -> str | None:
        """ANR-RUN5c, ANR-RUN5e Access the server, unless the run was ended meanwhile."""
        if not state.run_over:
            state.call(Access(state.run_server))
        return "conclude"

    def fail(self, state: AnrState) -> str | None:
        """ANR-RUN6a The run is unsuccessful; ANR-RUN9 a vanished server is neither."""
        state.approaching = NONE
        if state.run_over == 0 and is_neutral_end(state):
            return "conclude"
        state.run_success = 0
        state.emit(events.RUN_UNSUCCESSFUL, state.run_server, state.run_jacked_out)
        state.tally[terms.UNSUCCESSFUL_RUNS] += 1
        settle(state)
        return None

    def conclude(self, state: AnrState) -> None:
        """ANR-RUN5d, ANR-RUN6b "When the run ends" conditions."""
        state.emit(events.RUN_ENDS, state.run_server, state.run_success)
        settle(state)

    def clean_up(self, state: AnrState) -> None:
        """ANR-RUN5d, ANR-BP2 Temporary credits vanish, run-duration effects end."""
        forget_run(state)
        state.expire(terms.THIS_RUN)
        settle(state)
        state.collecting = self.collecting

    def run_again(self, state: AnrState) -> str | None:
        """ANR-RUN7 A run that a card allows when a run ends starts now, in the same action."""
        if state.extra_run != NONE:
            source = state.extra_run
            state.extra_run = NONE
            state.call(ExtraRun(source))
        return DONE


def is_over(state: AnrState) -> bool:
    """ANR-RUN6a, ANR-RUN9 Tell whether something has ended the run before its success."""
    return state.run_over != 0 or windows.server_is_gone(state)


def is_neutral_end(state: AnrState) -> bool:
    """ANR-Q27 A run whose server vanished ends neutrally, or is unsuccessful."""
    return vanished_server(state) == 0


def ask_to_go_on(state: AnrState, may_jack_out: bool) -> None:
    """ANR-DEC5 Ask the Runner whether to continue the run."""
    options: list[Option] = [(CONTINUE,)]
    if may_jack_out and not state.lasts(terms.CANNOT_JACK_OUT):
        options.append((JACK_OUT,))
    state.ask_if_open(RUNNER, "jack-out", options)


def jack_out(state: AnrState) -> None:
    """ANR-K21 The Runner jacks out: the run ends and is unsuccessful."""
    state.run_over = 1
    state.run_jacked_out = 1
    state.emit(events.JACKED_OUT, state.run_server)


def stands_before(state: AnrState, ice: int) -> bool:
    """ANR-RUN12 Tell whether ice is still in front of the attacked server."""
    return ice != NONE and state.zone[ice] == ice_zone(state.run_server)


def forget_run(state: AnrState) -> None:
    """ANR-RUN5d Nothing of the run is left."""
    state.run_server = NONE
    state.run_source = NONE
    state.run_place = 0
    state.run_ice = NONE
    state.run_over = 0
    state.approaching = NONE
    state.encountered = NONE
    state.publicity_credits = 0
    state.temporary = 0
    state.used_in_run = []


EXTRA_RUN: Final = 63
"""ANR-K29 How an extra run is remembered in `used`, beside the card that allowed it."""


class ExtraRun(Frame):
    """ANR-RUN7 The Runner may make another run without spending a click."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take")

    def __init__(self, source: int) -> None:
        self.source: int = source

    def offer(self, state: AnrState) -> None:
        """ANR-RUN13 Choose a legal server or decline."""
        options: list[Option] = [(SERVER, server) for server in run_targets(state, terms.ON_ANY, 0)]
        options.append((NO,))
        state.ask_if_open(RUNNER, "extra-run", options, (self.source,), len(options) - 1)

    def take(self, state: AnrState) -> str | None:
        """ANR-RUN7 Start the run."""
        if state.answer[0] == SERVER:
            state.used.append(self.source * 64 + EXTRA_RUN)
            state.call(Run(state.answer[1], self.source))
        return DONE
