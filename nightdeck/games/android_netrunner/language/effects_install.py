"""The verbs of card text for installing and playing cards."""

from __future__ import annotations

from nightdeck.games.android_netrunner.language.effects_cards import shuffle_deck
from nightdeck.games.android_netrunner.model import terms
from nightdeck.games.android_netrunner.model.options import INSTALL
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import CORP, RUNNER
from nightdeck.games.android_netrunner.model.vocabulary import Choosing, Effect
from nightdeck.games.android_netrunner.rules import install
from nightdeck.games.android_netrunner.rules.leaving import is_installed
from nightdeck.games.android_netrunner.rules.play import Play, play_options
from nightdeck.games.android_netrunner.rules.resolution import side_of
from nightdeck.games.android_netrunner.rules.rez import rez_free
from nightdeck.kernel.frames import DONE
from nightdeck.kernel.state import Option
from nightdeck.language.resolving import Asking

# Installing and playing --------------------------------------------------------------------------


class InstallRunnerCard(Choosing):
    """ANR-INS11 The Runner installs the target: with a discount, or ignoring all costs."""

    def __init__(self, discount: int = 0, free: bool = False, then: Effect | None = None) -> None:
        super().__init__()
        self.discount: int = discount
        self.free: bool = free
        self.then: Effect | None = then

    def can(self, state: AnrState, source: int, target: int, number: int) -> bool:
        return bool(install.install_hosts(state, target, self.discount, self.free))

    def offer(self, state: AnrState, frame: Asking) -> str | None:
        if frame.stage:
            return self.follow(state, frame)
        hosts = install.install_hosts(state, frame.target, self.discount, self.free)
        if not hosts:
            give_back(state, frame.target)
            return DONE
        options: list[Option] = [(INSTALL, frame.target, host) for host in hosts]
        state.ask_if_open(RUNNER, "host", options, (frame.target,))
        return None

    def take(self, state: AnrState, frame: Asking) -> str | None:
        frame.stage = 1
        free = 1 if self.free else 0
        state.call(install.RunnerInstall(frame.target, state.answer[2], self.discount, free))
        return "offer"

    def follow(self, state: AnrState, frame: Asking) -> str:
        """Resolve what follows the install, if the card is still there."""
        if self.then is not None and is_installed(state, frame.target):
            self.then.resolve(state, frame.source, frame.target, frame.number)
        return DONE


def give_back(state: AnrState, card: int) -> None:
    """A card set aside that cannot be installed after all goes back where it came from."""
    if state.zone[card] == terms.RUNNER_ASIDE:
        state.move(card, terms.STACK)
        shuffle_deck(state, RUNNER)
    elif state.zone[card] == terms.CORP_ASIDE:
        state.move(card, terms.RD)
        shuffle_deck(state, CORP)


class InstallCorpCard(Choosing):
    """ANR-INS11 The Corp installs the target; `free`: no install cost; `rez`: rezzed free."""

    def __init__(self, free: bool = False, rez: bool = False, optional: bool = False) -> None:
        super().__init__()
        self.free: bool = free
        self.rez: bool = rez
        self.optional: bool = optional

    def can(self, state: AnrState, source: int, target: int, number: int) -> bool:
        return bool(install.destinations(state, target, self.free))

    def offer(self, state: AnrState, frame: Asking) -> str | None:
        if frame.stage:
            if self.rez and is_installed(state, frame.target):
                rez_free(state, frame.target)
            return DONE
        options: list[Option] = [
            (INSTALL, frame.target, server)
            for server in install.destinations(state, frame.target, self.free)
        ]
        if not options:
            return DONE
        state.ask_if_open(CORP, "destination", options, (frame.target,))
        return None

    def take(self, state: AnrState, frame: Asking) -> str | None:
        frame.stage = 1
        state.call(install.CorpInstall(frame.target, state.answer[2], 1 if self.free else 0))
        return "offer"


class PlayCard(Choosing):
    """ANR-CC55 Play the target (an event in the heap), paying its cost but no basic click.

    `clicks` are those of the ability's own cost, to be spent as long as its card is installed.
    """

    def __init__(self, clicks: int = 0) -> None:
        super().__init__()
        self.clicks: int = clicks

    def can(self, state: AnrState, source: int, target: int, number: int) -> bool:
        options: list[Option] = []
        play_options(state, target, options, self.clicks if is_installed(state, source) else 0)
        return bool(options)

    def offer(self, state: AnrState, frame: Asking) -> str | None:
        options: list[Option] = []
        play_options(state, frame.target, options, 0)
        if not options:
            return DONE
        state.ask_if_open(side_of(state, frame.target), "play", options, (frame.target,))
        return None

    def take(self, state: AnrState, frame: Asking) -> str | None:
        state.call(Play(state.answer[1], state.answer[2], 0))
        return DONE
