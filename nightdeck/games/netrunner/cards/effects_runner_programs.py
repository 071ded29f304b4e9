"""Effects that only one program has."""

from __future__ import annotations

from nightdeck.games.netrunner.language.effects_decks import (
    SHUFFLE,
)
from nightdeck.games.netrunner.language.effects_install import (
    InstallForRunner,
)
from nightdeck.games.netrunner.model.events import CARD_SHOWN
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import FAMILIARITY, NONE, PROGRAM, RUNNER, STACK
from nightdeck.games.netrunner.model.vocabulary import Effect
from nightdeck.games.netrunner.rules.costs import remove_counters
from nightdeck.games.netrunner.rules.leaving import trash_now
from nightdeck.kernel.frames import DONE
from nightdeck.kernel.state import EVERYBODY, Option
from nightdeck.language.resolving import Asking
from nightdeck.language.verbs import CARD


class SelfConstruct(Effect):
    """ONR-15.9 The Runner lives on as a construct: no brain damage, less of everything else."""

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        state.brain_damage = 0
        state.fewer_actions += 1
        state.smaller_hand += 1
        state.no_meat = 1
        state.dirty = 1


class SettleIn(Effect):
    """ONR-2.1f An icebreaker remembers the fort of its last break; another one costs its counters.

    What was learnt elsewhere is no strength here, so it is gone before the break.
    """

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        if state.mark[source] != state.run_fort:
            remove_counters(state, source, FAMILIARITY, state.counters[FAMILIARITY][source])
            state.mark[source] = state.run_fort


class OpenTheBox(Effect):
    """ONR-16.16 Show the top cards of the stack; install one program of them, trash this for it."""

    def __init__(self, amount: int, then: InstallForRunner) -> None:
        super().__init__()
        self.amount: int = amount
        self.then: InstallForRunner = then
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        state.call(Asking(self.number, source, target, number))

    def can(self, state: OnrState, source: int, target: int, number: int) -> bool:
        return bool(state.zones[STACK])

    def offer(self, state: OnrState, frame: Asking) -> str | None:
        shown = state.zones[STACK][-self.amount :][::-1]
        for card in shown:
            state.reveal(card, EVERYBODY)
            state.emit(CARD_SHOWN, card)
        options: list[Option] = [
            (CARD, card)
            for card in shown
            if state.card(card).kind == PROGRAM and self.then.can(state, frame.source, card, 0)
        ]
        if not options:
            state.call(Asking(SHUFFLE.number, frame.source, NONE, 0))
            return DONE
        state.ask_if_open(RUNNER, "choose-card", options, tuple(shown))
        return None

    def take(self, state: OnrState, frame: Asking) -> str | None:
        trash_now(state, frame.source, RUNNER)
        self.then.resolve(state, frame.source, state.answer[1], 0)
        state.call(Asking(SHUFFLE.number, frame.source, NONE, 0))
        return DONE
