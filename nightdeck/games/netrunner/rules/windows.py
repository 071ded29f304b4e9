"""Windows, ONR-17.1 to ONR-17.5 and ONR-17.20: first the Runner's part, then the Corp's, once.

ONR-5.0b A window opens exactly where sections 5 and 10 say so. ONR-17.13 Nothing hidden is shown
voluntarily: there is no such option. ONR-R24 Where the Runner may jack out.

Also ONR-R07, ONR-23A.7, ONR-R39, ONR-23A.29, ONR-23A.37, ONR-21.7, ONR-17.21. Worked examples:
ONR-X50.
"""

from __future__ import annotations

from typing import ClassVar, Final

from nightdeck.games.netrunner.model.definitions import POOL
from nightdeck.games.netrunner.model.events import JACKED_OUT, RUN_GOES_ON
from nightdeck.games.netrunner.model.options import (
    CONTINUE,
    JACK_OUT,
    REMOVE_VIRUSES,
    REZ,
    SCORE,
    TRASH_ICE,
    TRASH_RESOURCE,
    USE,
)
from nightdeck.games.netrunner.model.rulings import R07, R39, R41, R49
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    AGENDA,
    CORP,
    FOR_ANYTHING,
    NONE,
    PROGRAMS,
    RUNNER,
    TRASH_EACH_PASS,
)
from nightdeck.games.netrunner.rules.abilities import (
    might_be_used,
    might_hide,
    use_ability,
    window_options,
)
from nightdeck.games.netrunner.rules.advance import can_score, score_agenda
from nightdeck.games.netrunner.rules.bits import available, pay
from nightdeck.games.netrunner.rules.counters import has_viruses, remove_viruses
from nightdeck.games.netrunner.rules.leaving import is_installed, trash_now
from nightdeck.games.netrunner.rules.resolution import OPENERS, settle
from nightdeck.games.netrunner.rules.rez import rez, rez_options
from nightdeck.games.netrunner.rules.tags import (
    resource_options,
    trash_resource,
    trashes_in_windows,
)
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import PASS, Option
from nightdeck.language.verbs import CARD

# The windows of ONR-17.3
TURN_START: Final = 1
TURN_START_2: Final = 2
AFTER_ACTION: Final = 3
APPROACH: Final = 4
PASSING: Final = 5
BEFORE_ACCESS: Final = 6

NAMES: Final = (
    "", "turn-start", "turn-start-2", "after-action", "approach", "pass", "before-access",
)  # fmt: skip
RUN_WINDOWS: Final = (0, 0, 0, 0, 2, 1, 3)
"""Which abilities a window offers: none of a run, any of a run, of the approach, of ONR-10.10."""


def open_window(state: OnrState, kind: int) -> None:
    """ONR-5.0b Open a window."""
    state.call(TwoPartWindow(kind))


class TwoPartWindow(Frame):
    """ONR-17.1 The Runner acts and passes, then the Corp; ONR-17.2 there is no way back.

    `rezzed`: the Corp rezzed something in it, which ONR-R41 `yes` answers with a Runner part more.
    """

    steps: ClassVar[tuple[str, ...]] = (
        "open_window",
        "offer_runner",
        "take_runner",
        "check_runner",
        "offer_corp",
        "take_corp",
        "check_corp",
        "offer_answer",
        "take_answer",
        "check_answer",
        "close",
    )

    def __init__(self, kind: int, rezzed: int = 0) -> None:
        self.kind: int = kind
        self.rezzed: int = rezzed

    def open_window(self, state: OnrState) -> str | None:
        """The window is open."""
        state.window = self.kind
        return None

    def is_dropped(self, state: OnrState) -> bool:
        """ONR-10.25, ONR-10.27 The end of the run, or a detour, drops the rest of the window."""
        return self.kind >= APPROACH and (state.run_over != 0 or state.run_dropped != 0)

    # The Runner's part, ONR-17.5 ------------------------------------------------------------------

    def offer_runner(self, state: OnrState) -> str | None:
        """ONR-17.5 Effects of the Runner; ONR-10.9 with them: continue or jack out."""
        if self.is_dropped(state):
            return "close"
        options: list[Option] = []
        window_options(state, RUNNER, RUN_WINDOWS[self.kind], options)
        hides = might_hide(state)
        if self.kind >= PASSING:
            if can_jack_out(state):
                options.append((JACK_OUT,))
            if not options and not hides:
                state.answer = (CONTINUE,)
                return None
            options.append((CONTINUE,))
        elif options or hides:
            options.append(PASS)
        else:
            state.answer = PASS
            return None
        state.ask(RUNNER, "window", options, (), len(options) - 1)
        return None

    def take_runner(self, state: OnrState) -> str | None:
        """ONR-17.1 One thing at a time; passing hands over to the Corp."""
        verb = state.answer[0]
        if verb == USE:
            use_ability(state, RUNNER, state.answer)
            return None
        if verb == JACK_OUT:
            jack_out(state)
            return "close"
        if verb == CONTINUE:
            state.emit(RUN_GOES_ON, state.run_fort)
            go_on(state)
        return "offer_corp"

    def check_runner(self, state: OnrState) -> str | None:
        """Resolve what follows, then ask again."""
        settle(state)
        return "offer_runner"

    # The Corp's part, ONR-17.4 --------------------------------------------------------------------

    def offer_corp(self, state: OnrState) -> str | None:
        """ONR-17.4, ONR-17.20a What the Corp may do; it is asked by public facts."""
        if self.is_dropped(state):
            return "close"
        if self.scores(state) and state.rulings[R39]:
            forced = score_options(state)
            if forced:
                state.ask_if_open(CORP, "window", forced)
                return None
        options = corp_options(state, self.kind, self.scores(state))
        if not options and not corp_must_be_asked(state, self.kind):
            return "offer_answer"
        options.append(PASS)
        state.ask(CORP, "window", options, (), len(options) - 1)
        return None

    def scores(self, state: OnrState) -> bool:
        """ONR-8.3 Scoring windows: the start of a Corp turn and after a Corp action."""
        return state.turn_seat == CORP and self.kind <= AFTER_ACTION

    def take_corp(self, state: OnrState) -> str | None:
        """ONR-17.1 One thing at a time, until the Corp passes."""
        if state.answer == PASS:
            return "offer_answer"
        if state.answer[0] == REZ:
            self.rezzed = 1
        perform_corp(state, state.answer)
        return None

    def check_corp(self, state: OnrState) -> str | None:
        """Resolve what follows, then ask again."""
        settle(state)
        return "offer_corp"

    # ONR-R41 `yes` --------------------------------------------------------------------------------

    def offer_answer(self, state: OnrState) -> str | None:
        """ONR-23A.31 One more Runner part after a rez in the approach: abilities only."""
        if self.kind != APPROACH or not self.rezzed or not state.rulings[R41]:
            return "close"
        options: list[Option] = []
        window_options(state, RUNNER, RUN_WINDOWS[self.kind], options)
        if self.is_dropped(state) or (not options and not might_hide(state)):
            return "close"
        options.append(PASS)
        state.ask(RUNNER, "window", options, (), len(options) - 1)
        return None

    def take_answer(self, state: OnrState) -> str | None:
        """ONR-23A.31 Use one, or pass."""
        if state.answer == PASS:
            return "close"
        use_ability(state, RUNNER, state.answer)
        return None

    def check_answer(self, state: OnrState) -> str | None:
        """Resolve what follows, then ask again."""
        settle(state)
        return "offer_answer"

    def close(self, state: OnrState) -> str | None:
        """ONR-17.1 The window closes."""
        state.window = 0
        return DONE


OPENERS.append(TwoPartWindow)


def corp_must_be_asked(state: OnrState, kind: int) -> bool:
    """ONR-17.20a The public test: it looks neither at hidden faces nor at their prices."""
    if state.rulings[R49]:
        state.silences += 1
        return False
    if state.unrezzed or (state.all_ice and not state.rulings[R07]):
        return True
    if might_be_used(state, RUN_WINDOWS[kind]):
        return True
    return kind == APPROACH and is_unrezzed_approached(state)


def is_unrezzed_approached(state: OnrState) -> bool:
    """ONR-7.6b Tell whether the approached ice is installed and unrezzed."""
    ice = state.approaching
    return ice != NONE and not state.rezzed[ice] and is_installed(state, ice)


def score_options(state: OnrState) -> list[Option]:
    """ONR-8.3 The agendas that may be scored."""
    return [(SCORE, card) for card in state.unrezzed if can_score(state, card)]


def corp_options(state: OnrState, kind: int, scores: bool) -> list[Option]:
    """ONR-17.4 What the Corp may do in a window besides passing."""
    options: list[Option] = []
    for card in state.unrezzed:
        if POOL[state.definition[card]].kind == AGENDA:
            if scores and can_score(state, card):
                options.append((SCORE, card))
        else:
            options.extend(rez_options(state, card))
    if kind == APPROACH and is_unrezzed_approached(state):
        options.extend(rez_options(state, state.approaching))
    window_options(state, CORP, RUN_WINDOWS[kind], options)
    if state.all_ice and not state.rulings[R07]:
        for card in state.all_ice:
            if card != state.encountered:
                options.append((TRASH_ICE, card))
    if state.runner_tags and trashes_in_windows(state):
        resource_options(state, options)
    if has_viruses(state):
        options.append((REMOVE_VIRUSES,))
    return options


def perform_corp(state: OnrState, option: Option) -> None:
    """ONR-17.4 Carry out what the Corp chose."""
    verb = option[0]
    if verb == REZ:
        rez(state, option[1], option[2])
    elif verb == SCORE:
        score_agenda(state, option[1])
    elif verb == USE:
        use_ability(state, CORP, option)
    elif verb == TRASH_ICE:
        # ONR-7.5: free, no action; ice outside it moves inwards.
        trash_now(state, option[1], CORP)
    elif verb == TRASH_RESOURCE:
        trash_resource(state, option[1])
    elif verb == REMOVE_VIRUSES:
        remove_viruses(state)


# Jacking out, ONR-10.9, ONR-10.16, ONR-10.22 ------------------------------------------------------


def can_jack_out(state: OnrState) -> bool:
    """ONR-10.9, ONR-10.22 Not while it is forbidden or its price cannot be paid."""
    if state.run_no_jack_out or state.run_ban or state.run_over:
        return False
    return state.run_price <= available(state, RUNNER, FOR_ANYTHING)


def jack_out(state: OnrState) -> None:
    """ONR-10.9 The run ends as unsuccessful."""
    pay(state, RUNNER, state.run_price, FOR_ANYTHING)
    state.run_over = 1
    state.emit(JACKED_OUT, state.run_fort)


def go_on(state: OnrState) -> None:
    """ONR-12.10 `trash_program_each_pass`: going on after rezzed ice costs a program."""
    ice = state.run_ice
    if ice == NONE or not state.lasts(TRASH_EACH_PASS) or not state.rezzed[ice]:
        return
    if state.zones[PROGRAMS]:
        state.call(LoseProgram())


class LoseProgram(Frame):
    """The Runner trashes one own installed program, before the Corp's part."""

    steps: ClassVar[tuple[str, ...]] = ("offer", "take", "finish")

    def offer(self, state: OnrState) -> str | None:
        """Ask which."""
        options: list[Option] = [(CARD, card) for card in state.zones[PROGRAMS]]
        if not options:
            return DONE
        state.ask_if_several(RUNNER, "choose-card", options)
        return None

    def take(self, state: OnrState) -> str | None:
        """Trash it."""
        trash_now(state, state.answer[1], RUNNER)
        return None

    def finish(self, state: OnrState) -> str | None:
        """Resolve what follows."""
        settle(state)
        return DONE
