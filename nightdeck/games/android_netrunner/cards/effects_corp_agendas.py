"""Effects of single agendas."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.definitions import POOL
from nightdeck.games.android_netrunner.effects_install import InstallCorpCard
from nightdeck.games.android_netrunner.events import CARDS_LOOKED_AT
from nightdeck.games.android_netrunner.leaving import trash_now
from nightdeck.games.android_netrunner.options import CARD, ENOUGH
from nightdeck.games.android_netrunner.resolution import Asking, Sequenced
from nightdeck.games.android_netrunner.state import AnrState
from nightdeck.games.android_netrunner.terms import CORP, ICE, RD
from nightdeck.games.android_netrunner.vocabulary import Effect
from nightdeck.kernel.frames import DONE
from nightdeck.kernel.state import Option, bit

FREE_INSTALL: Final = InstallCorpCard(free=True, rez=True)


class BetaTest(Effect):
    """ANR-CC2 Look at the top cards of R&D, install and rez ice among them free, trash the rest."""

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount: int = amount
        self.weighty = True

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        cards = list(reversed(state.zones[RD][-self.amount :]))
        for card in cards:
            state.reveal(card, bit(CORP))
        state.emit(CARDS_LOOKED_AT, CORP, len(cards), RD)
        state.call(Asking(self.number, source, target, number, cards))

    def can(self, state: AnrState, source: int, target: int, number: int) -> bool:
        return bool(state.zones[RD])

    def offer(self, state: AnrState, frame: Asking) -> str | None:
        options: list[Option] = [
            (CARD, card)
            for card in frame.chosen
            if state.zone[card] == RD and POOL[state.definition[card]].kind == ICE
        ]
        options.append((ENOUGH,))
        # Always asked: whether there was ice among the cards is the Corp's secret.
        state.ask(CORP, "card", options, (frame.source,), len(options) - 1)
        return None

    def take(self, state: AnrState, frame: Asking) -> str | None:
        if state.answer[0] == CARD:
            card = state.answer[1]
            state.call(Sequenced([FREE_INSTALL.number], frame.source, card, 0))
            return "offer"
        for card in frame.chosen:
            if state.zone[card] == RD:
                trash_now(state, card, CORP)
        return DONE
