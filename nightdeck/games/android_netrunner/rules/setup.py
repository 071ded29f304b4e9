"""Setting a game up, ANR-3.1 to ANR-3.8, and the alternation of turns.

Worked examples: ANR-E01. ANR-1.21 Five cards each, one mulligan.
"""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.android_netrunner.model import events, options, terms
from nightdeck.games.android_netrunner.model.definitions import PLACES
from nightdeck.games.android_netrunner.model.servers import add_zones_up_to
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import CORP, RUNNER
from nightdeck.games.android_netrunner.rules.corp_turn import CorpTurn
from nightdeck.games.android_netrunner.rules.credits import refill_all
from nightdeck.games.android_netrunner.rules.draw import draw
from nightdeck.games.android_netrunner.rules.runner_turn import RunnerTurn
from nightdeck.kernel.frames import Frame
from nightdeck.kernel.game import Deck
from nightdeck.kernel.state import EVERYBODY, bit


def build_table(state: AnrState) -> None:
    """ANR-3.2, ANR-H1 Make all zones and the three central servers; say who sees what."""
    sights = [EVERYBODY] * terms.SERVER_ZONES
    sights[terms.HQ] = bit(CORP)
    sights[terms.RD] = 0
    sights[terms.ARCHIVES_DOWN] = bit(CORP)
    sights[terms.CORP_ASIDE] = bit(CORP)
    sights[terms.GRIP] = bit(RUNNER)
    sights[terms.STACK] = 0
    sights[terms.RUNNER_ASIDE] = bit(RUNNER)
    for zone, sight in enumerate(sights):
        state.add_zone(sight, zone in (terms.HQ, terms.GRIP))
    add_zones_up_to(state, terms.ARCHIVES_SERVER)
    state.servers = list(range(terms.FIRST_REMOTE))


def bring_deck(state: AnrState, seat: int, deck: Deck) -> None:
    """ANR-3.1, ANR-3.3 Put an identity on the table and the shuffled deck beside it."""
    zone, pile = (
        (terms.CORP_IDENTITY, terms.RD) if seat == CORP else (terms.RUNNER_IDENTITY, terms.STACK)
    )
    state.identity[seat] = state.create(PLACES[deck.identity], zone)
    cards = [PLACES[name] for name, copies in deck.cards.items() for _ in range(copies)]
    state.create_all(cards, pile)
    state.shuffle(pile)


def take_places(state: AnrState) -> None:
    """ANR-3.4 Credits and bad publicity the identities start with; identities are active."""
    for seat in (CORP, RUNNER):
        identity = state.card(state.identity[seat])
        state.credits[seat] = identity.start_credits
        state.bad_publicity += identity.start_bad_publicity
        state.activate(state.identity[seat])


class Opening(Frame):
    """ANR-3.5 First hands and mulligans; `mulligans` off is the learning game (ANR-MS3)."""

    steps: ClassVar[tuple[str, ...]] = (
        "draw_hands",
        "offer_corp",
        "take_corp",
        "offer_runner",
        "take_runner",
        "begin_game",
    )

    def __init__(self, mulligans: int = 1) -> None:
        self.mulligans: int = mulligans

    def draw_hands(self, state: AnrState) -> str | None:
        """ANR-3.5 Each player draws the starting hand of the identity."""
        state.emit(events.GAME_BEGAN, state.identity[CORP], state.identity[RUNNER])
        for seat in (CORP, RUNNER):
            draw(state, seat, state.card(state.identity[seat]).start_hand)
        return None if self.mulligans else "begin_game"

    def offer_corp(self, state: AnrState) -> None:
        """ANR-3.6, ANR-DEC1 The Corp decides first."""
        state.ask(CORP, "mulligan", [(options.KEEP,), (options.MULLIGAN,)])

    def take_corp(self, state: AnrState) -> None:
        """ANR-3.6 The second hand must be kept."""
        take_mulligan(state, CORP)

    def offer_runner(self, state: AnrState) -> None:
        """ANR-3.6 The Runner decides knowing only what the Corp did."""
        state.ask(RUNNER, "mulligan", [(options.KEEP,), (options.MULLIGAN,)])

    def take_runner(self, state: AnrState) -> None:
        """ANR-3.6 The second hand must be kept."""
        take_mulligan(state, RUNNER)

    def begin_game(self, state: AnrState) -> None:
        """ANR-3.7 Recurring credits on identities are filled."""
        refill_all(state, CORP)
        refill_all(state, RUNNER)


def take_mulligan(state: AnrState, seat: int) -> None:
    """ANR-3.6 Shuffle the whole hand back and draw the same number again."""
    if state.answer[0] == options.KEEP:
        state.emit(events.HAND_KEPT, seat)
        return
    hand, deck = (terms.HQ, terms.RD) if seat == CORP else (terms.GRIP, terms.STACK)
    state.emit(events.MULLIGAN_TAKEN, seat)
    for card in list(state.zones[hand]):
        state.move(card, deck)
    state.shuffle(deck)
    draw(state, seat, state.card(state.identity[seat]).start_hand)


class Rounds(Frame):
    """ANR-3.8 The Corp takes the first turn, then turns alternate."""

    steps: ClassVar[tuple[str, ...]] = ("corp_turn", "runner_turn", "again")

    def corp_turn(self, state: AnrState) -> None:
        """ANR-3.8 The Corp's turn."""
        state.call(CorpTurn())

    def runner_turn(self, state: AnrState) -> None:
        """ANR-3.8 The Runner's turn."""
        state.call(RunnerTurn())

    def again(self, state: AnrState) -> str | None:
        """ANR-3.8 And so on until somebody wins."""
        return "corp_turn"
