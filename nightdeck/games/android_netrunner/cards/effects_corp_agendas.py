"""Effects of single agendas."""

from __future__ import annotations

from nightdeck.games.android_netrunner.language.effects_install import InstallCorpCard
from nightdeck.games.android_netrunner.model.definitions import POOL
from nightdeck.games.android_netrunner.model.events import CARDS_LOOKED_AT
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import CORP, ICE, RD
from nightdeck.games.android_netrunner.model.vocabulary import Effect
from nightdeck.games.android_netrunner.rules.leaving import trash_now
from nightdeck.kernel.frames import DONE
from nightdeck.kernel.state import Option, bit
from nightdeck.language.resolving import Asking, Sequenced
from nightdeck.language.verbs import CARD, ENOUGH


class BetaTest(Effect):
    """ANR-CC2 Look at the top cards of R&D, install and rez ice among them free, trash the rest."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount: int = amount
        self.install: Effect = InstallCorpCard(free=True, rez=True)
        self.weighty = True

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        cards = list(reversed(state.zones[RD][-self.amount :]))
        for card in cards:
            state.reveal(card, bit(CORP))
        state.emit(CARDS_LOOKED_AT, CORP, len(cards), RD)
        state.call(Asking(self.number, source, target, number, cards))

    def can(self, state: AnrState, source: int, target: int, number: int) -> bool:
        return bool(state.zones[RD])

    def offer(self, state: AnrState, frame: Asking) -> None:
        options: list[Option] = [
            (CARD, card)
            for card in frame.chosen
            if state.zone[card] == RD and POOL[state.definition[card]].kind == ICE
        ]
        options.append((ENOUGH,))
        # Always asked: whether there was ice among the cards is the Corp's secret.
        state.ask(CORP, "card", options, (frame.source,), len(options) - 1)

    def take(self, state: AnrState, frame: Asking) -> str | None:
        if state.answer[0] == CARD:
            card = state.answer[1]
            state.call(Sequenced([self.install.number], frame.source, card, 0))
            return "offer"
        for card in frame.chosen:
            if state.zone[card] == RD:
                trash_now(state, card, CORP)
        return DONE
