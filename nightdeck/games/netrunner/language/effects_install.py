"""The verbs of card text: installing, and the order of ice."""

from __future__ import annotations

from nightdeck.games.netrunner.model.events import (
    ICE_MOVED,
)
from nightdeck.games.netrunner.model.forts import ice_of
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    NONE,
    RUNNER,
    ice_zone,
)
from nightdeck.games.netrunner.model.vocabulary import Effect
from nightdeck.games.netrunner.rules.corp_install import CorpInstall
from nightdeck.games.netrunner.rules.runner_install import RunnerInstall, can_install, hosts_for
from nightdeck.kernel.frames import DONE
from nightdeck.language.flow import seat_of
from nightdeck.language.resolving import Asking
from nightdeck.language.verbs import CARD


class InstallForRunner(Effect):
    """ONR-6.6 The target is installed without an action; `free`: without its bit cost."""

    def __init__(self, free: bool = True) -> None:
        super().__init__()
        self.free: bool = free
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        state.call(Asking(self.number, source, target, number))

    def can(self, state: OnrState, source: int, target: int, number: int) -> bool:
        if target == NONE or not can_install(state, target, self.free):
            return False
        return bool(hosts_for(state, target))

    def offer(self, state: OnrState, frame: Asking) -> str | None:
        if not self.can(state, frame.source, frame.target, 0):
            return DONE
        hosts = hosts_for(state, frame.target)
        state.ask_if_open(RUNNER, "choose-card", [(CARD, host) for host in hosts], (frame.target,))
        return None

    def take(self, state: OnrState, frame: Asking) -> str | None:
        state.call(RunnerInstall(frame.target, state.answer[1], 1 if self.free else 0))
        return DONE


class InstallIce(Effect):
    """The target, a piece of ice, is installed on the fort whose number came along."""

    def __init__(self, innermost: bool = False, free: bool = False) -> None:
        super().__init__()
        self.innermost: bool = innermost
        self.free: bool = free
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        free, innermost = (1 if self.free else 0), (1 if self.innermost else 0)
        state.call(CorpInstall(target, number, free=free, innermost=innermost))


class ReverseIce(Effect):
    """ONR-21.12 The order of the ice on the fort run is reversed; faces are not changed."""

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        fort = state.accessed_fort
        if fort in state.forts:
            state.zones[ice_zone(fort)].reverse()
            state.emit(ICE_MOVED, fort)

    def can(self, state: OnrState, source: int, target: int, number: int) -> bool:
        return state.accessed_fort in state.forts and bool(ice_of(state, state.accessed_fort))

    def words(self) -> str:
        return "reverse the order of the ice"


class ArrangeIce(Effect):
    """ONR-24.18 The owner of this card puts the ice of the fort last run in any order."""

    def __init__(self) -> None:
        super().__init__()
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        if self.can(state, source, target, number):
            state.call(Asking(self.number, source, state.last_success, number))

    def can(self, state: OnrState, source: int, target: int, number: int) -> bool:
        fort = state.last_success
        return fort in state.forts and bool(ice_of(state, fort))

    def offer(self, state: OnrState, frame: Asking) -> str | None:
        left = [card for card in ice_of(state, frame.target) if card not in frame.chosen]
        if not left:
            state.zones[ice_zone(frame.target)][:] = frame.chosen
            state.emit(ICE_MOVED, frame.target)
            return DONE
        seat = seat_of(state, frame.source, NONE)
        state.ask_if_open(seat, "arrange", [(CARD, card) for card in left], (frame.source,))
        return None

    def take(self, state: OnrState, frame: Asking) -> str | None:
        frame.chosen.append(state.answer[1])
        return "offer"
