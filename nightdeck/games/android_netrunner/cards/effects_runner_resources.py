"""Effects that only one resource has."""

from __future__ import annotations

from nightdeck.games.android_netrunner.language.effects_install import InstallRunnerCard
from nightdeck.games.android_netrunner.model.events import CARD_MOVED
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import GRIP, HOSTED, RUNNER, STACK
from nightdeck.games.android_netrunner.model.vocabulary import Effect
from nightdeck.games.android_netrunner.rules.draw import draw
from nightdeck.games.android_netrunner.rules.leaving import put
from nightdeck.kernel.frames import DONE
from nightdeck.kernel.state import EVERYBODY, Option, bit
from nightdeck.language.resolving import Asking
from nightdeck.language.verbs import CARD


class InstallGuest(InstallRunnerCard):
    """ANR-INS23, ANR-CC56 Install the target, which waits on this card, ignoring all costs."""

    def __init__(self) -> None:
        super().__init__(free=True)

    def waits(self, state: AnrState, source: int, target: int) -> bool:
        """Tell whether the target still lies on this card."""
        return state.zone[target] == HOSTED and state.host[target] == source

    def can(self, state: AnrState, source: int, target: int, number: int) -> bool:
        return self.waits(state, source, target) and super().can(state, source, target, number)

    def offer(self, state: AnrState, frame: Asking) -> str | None:
        if frame.stage == 0 and not self.waits(state, frame.source, frame.target):
            return DONE
        return super().offer(state, frame)


class DrawAndPutBack(Effect):
    """The Runner draws cards and puts one of them on the bottom of the stack."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount: int = amount
        self.weighty = True

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        drawn = draw(state, RUNNER, self.amount)
        if drawn:
            cards = state.zones[GRIP][-drawn:]
            state.call(Asking(self.number, source, target, number, cards))

    def can(self, state: AnrState, source: int, target: int, number: int) -> bool:
        return bool(state.zones[STACK])

    def offer(self, state: AnrState, frame: Asking) -> None:
        options: list[Option] = [(CARD, card) for card in frame.chosen]
        state.ask_if_open(RUNNER, "card", options, (frame.source,))

    def take(self, state: AnrState, frame: Asking) -> str | None:
        card = state.answer[1]
        put(state, card, STACK, 0)
        state.emit_to(CARD_MOVED, (card, STACK), bit(RUNNER), EVERYBODY)
        return DONE
