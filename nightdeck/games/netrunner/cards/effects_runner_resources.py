"""Effects that only one resource has."""

from __future__ import annotations

from nightdeck.games.netrunner.language.effects_install import (
    InstallForRunner,
)
from nightdeck.games.netrunner.model.events import CARD_MOVED, STAYS_ASIDE
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import HAND, RUNNER_ASIDE, SHELL
from nightdeck.games.netrunner.model.vocabulary import Effect
from nightdeck.games.netrunner.rules.advance import add_counters
from nightdeck.games.netrunner.rules.costs import remove_counters
from nightdeck.games.netrunner.rules.leaving import put
from nightdeck.kernel.state import EVERYBODY


class OrderShell(Effect):
    """ONR-2.3f The target is set aside, face up, with counters equal to its printed cost."""

    def __init__(self, then: InstallForRunner) -> None:
        super().__init__()
        self.then: InstallForRunner = then
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        put(state, target, RUNNER_ASIDE)
        state.reveal(target, EVERYBODY)
        state.emit_to(CARD_MOVED, (target, RUNNER_ASIDE, HAND), EVERYBODY, EVERYBODY)
        cost = state.card(target).cost
        if cost:
            add_counters(state, target, SHELL, cost)
        else:
            install_aside(state, source, target, self.then)


class PayShell(Effect):
    """One counter of the target goes; with the last one it is installed without its bit cost."""

    def __init__(self, then: InstallForRunner) -> None:
        super().__init__()
        self.then: InstallForRunner = then
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        remove_counters(state, target, SHELL, 1)
        if state.counters[SHELL][target] == 0:
            install_aside(state, source, target, self.then)


def install_aside(state: OnrState, source: int, target: int, install: InstallForRunner) -> None:
    """ONR-2.3f A card that is paid off is installed; one that cannot be installed stays."""
    if install.can(state, source, target, 0):
        install.resolve(state, source, target, 0)
    else:
        state.emit(STAYS_ASIDE, target)
