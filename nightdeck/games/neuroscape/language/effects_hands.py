"""Hands and bins: drawing, discarding, purging (NEU-6.12)."""

from __future__ import annotations

from nightdeck.games.neuroscape.language.players import EVENT_PLAYER, TARGET_PLAYER, YOU, players
from nightdeck.games.neuroscape.language.some import YourHand
from nightdeck.games.neuroscape.model.events import PURGED
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import BIN, HAND, PURGE
from nightdeck.games.neuroscape.model.vocabulary import Amount, Effect
from nightdeck.games.neuroscape.rules.hands import discard, draw
from nightdeck.games.neuroscape.rules.leaving import relocate
from nightdeck.kernel.frames import DONE
from nightdeck.language.flow import ChooseCard
from nightdeck.language.resolving import Asking
from nightdeck.language.values import amount_of, told


class Draw(Effect):
    """Some players draw cards."""

    def __init__(self, amount: int | Amount, whom: int = YOU) -> None:
        super().__init__()
        self.amount: Amount = amount_of(amount)
        self.whom: int = whom

    def words(self) -> str:
        return told("draw {}", self.amount, "card")

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        amount = self.amount.of(state, source, target, number)
        for seat in players(state, source, target, number, self.whom):
            draw(state, seat, amount)


class DiscardAtRandom(Effect):
    """NEU-6.12 A player discards cards at random."""

    def __init__(self, amount: int = 1, whom: int = EVENT_PLAYER) -> None:
        super().__init__()
        self.amount: int = amount
        self.whom: int = whom

    def words(self) -> str:
        return "discard a card at random"

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        for seat in players(state, source, target, number, self.whom):
            for _ in range(self.amount):
                hand = state.cards(seat, HAND)
                if hand:
                    discard(state, hand[state.rng.below(len(hand))])


class Discard(Effect):
    """NEU-6.12 The target, a card of a hand, is discarded."""

    def words(self) -> str:
        return "discard it"

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        if target >= 0 and state.kind_of_zone(target) == HAND:
            discard(state, target)


class DiscardOne(ChooseCard[NeuState]):
    """NEU-6.12 You discard a card of your choice; NEU-2.11 with an empty hand nothing is asked."""

    def __init__(self) -> None:
        super().__init__(YourHand(), Discard())

    def offer(self, state: NeuState, frame: Asking) -> str | None:
        if not state.cards(state.controller(frame.source), HAND):
            return DONE
        return super().offer(state, frame)


class RedealHands(Effect):
    """Each player discards the whole hand, then draws as many cards."""

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        around = state.clockwise(state.active_seat)
        counts = [len(state.cards(seat, HAND)) for seat in around]
        for seat in around:
            for card in list(state.cards(seat, HAND)):
                discard(state, card)
        for seat, count in zip(around, counts, strict=True):
            draw(state, seat, count)


class PurgeBin(Effect):
    """NEU-20.20 All cards in a player's bin are purged, RAM included."""

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        for seat in players(state, source, target, number, TARGET_PLAYER):
            for card in list(state.cards(seat, BIN)):
                state.emit(PURGED, card)
                relocate(state, card, state.zone_of(seat, PURGE))
