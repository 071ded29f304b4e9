"""RAM: installed, refreshed, run, destroyed (NEU-7)."""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.neuroscape.language import some
from nightdeck.games.neuroscape.language.players import HOST_PLAYER, YOU, players
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import BANK, RAM_DECK
from nightdeck.games.neuroscape.model.vocabulary import Amount, Effect
from nightdeck.games.neuroscape.rules.aiming import Aiming
from nightdeck.games.neuroscape.rules.ram import (
    destroy_ram,
    install,
    is_safe,
    refresh_ram,
    refreshed,
    run_ram,
)
from nightdeck.kernel.frames import DONE
from nightdeck.kernel.state import Option
from nightdeck.language.flow import ChooseCards, Choosing
from nightdeck.language.resolving import Asking
from nightdeck.language.values import amount_of, told
from nightdeck.language.verbs import CARD, NO, YES


class InstallRam(Effect):
    """NEU-7.2 Some players install RAM."""

    def __init__(self, amount: int | Amount, running: bool = True, whom: int = YOU) -> None:
        super().__init__()
        self.amount: Amount = amount_of(amount)
        self.running: bool = running
        self.whom: int = whom

    def words(self) -> str:
        return told("install {}", self.amount, "RAM", "")

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        amount = self.amount.of(state, source, target, number)
        for seat in players(state, source, target, number, self.whom):
            for _ in range(amount):
                install(state, seat, self.running)

    def can(self, state: NeuState, source: int, target: int, number: int) -> bool:
        seats = players(state, source, target, number, self.whom)
        return any(state.cards(seat, RAM_DECK) for seat in seats)


class RefreshRam(Effect):
    """The target, running RAM, is refreshed."""

    def words(self) -> str:
        return "refresh RAM"

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        refresh_ram(state, [target])


class RunRam(Effect):
    """The target, refreshed RAM, is run; NEU-7.4a running for an effect is no payment."""

    def words(self) -> str:
        return "run RAM"

    def can(self, state: NeuState, source: int, target: int, number: int) -> bool:
        return not is_safe(state, target, source)

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        if not is_safe(state, target, source):
            run_ram(state, [target])


class DestroyRam(Effect):
    """NEU-7.13 The target RAM is destroyed."""

    def words(self) -> str:
        return "destroy RAM"

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        if target >= 0 and not is_safe(state, target, source):
            destroy_ram(state, target)

    def can(self, state: NeuState, source: int, target: int, number: int) -> bool:
        return target >= 0 and not is_safe(state, target, source)


class RunRamTo(Choosing[NeuState]):
    """You may run so many refreshed RAM; then one thing follows, otherwise perhaps another.

    NEU-7.4a Running for an effect is no payment.
    """

    def __init__(
        self, count: int, then: Effect | None = None, otherwise: Effect | None = None
    ) -> None:
        super().__init__()
        self.count: int = count
        self.run: Effect = ChooseCards(
            some.Ram(running=False), count, RunRam(), least=count, after=then
        )
        self.otherwise: Effect | None = otherwise

    def words(self) -> str:
        return f"run {self.count} RAM"

    def runnable(self, state: NeuState, source: int) -> int:
        """Return how many RAM could be run."""
        found = refreshed(state, state.controller(source))
        return sum(not is_safe(state, ram, source) for ram in found)

    def offer(self, state: NeuState, frame: Asking) -> str | None:
        options: list[Option] = [(NO,)]
        if self.runnable(state, frame.source) >= self.count:
            options = [(YES,), (NO,)]
        seat = state.controller(frame.source)
        state.ask_if_open(seat, "optional", options, (frame.source,), len(options) - 1)
        return None

    def take(self, state: NeuState, frame: Asking) -> str | None:
        if state.answer[0] == YES:
            self.run.resolve(state, frame.source, frame.target, frame.number)
        elif self.otherwise is not None:
            self.otherwise.resolve(state, frame.source, frame.target, frame.number)
        return DONE


class RunAllRam(Effect):
    """All refreshed RAM of some players is run."""

    def __init__(self, whom: int = HOST_PLAYER) -> None:
        super().__init__()
        self.whom: int = whom

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        for seat in players(state, source, target, number, self.whom):
            found = refreshed(state, seat)
            run_ram(state, [ram for ram in found if not is_safe(state, ram, source)])


class ChooseRam(Aiming):
    """You choose RAM in the bank of the player whom the event names, as a trigger's target."""

    question: ClassVar[str] = "card"

    def __init__(self, then: Effect) -> None:
        super().__init__(then, aimed=True)

    def words(self) -> str:
        return self.then.words()

    def codes(self, state: NeuState, source: int, number: int) -> list[int]:
        found: list[int] = []
        seen: list[tuple[int, int]] = []
        for ram in state.cards(number, BANK):
            face = (state.definition[ram], state.running[ram])
            if face not in seen and self.then.can(state, source, ram, number):
                seen.append(face)
                found.append(ram)
        return found

    def option_of(self, code: int) -> Option:
        return (CARD, code)

    def code_of(self, option: Option) -> int:
        return option[1]
