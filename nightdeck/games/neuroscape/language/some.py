"""Selections: sets of cards on the table, as in `some.Characters(when.Yours())`."""

from __future__ import annotations

from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import BANK, BIN, HAND
from nightdeck.games.neuroscape.model.vocabulary import Condition, Selection
from nightdeck.games.neuroscape.rules.targets import may_aim_at
from nightdeck.language.values import ALWAYS


class Characters(Selection):
    """Characters in play; `other`: not this card itself; `aimed`: only legal targets."""

    def __init__(self, that: Condition = ALWAYS, other: bool = False, aimed: bool = False) -> None:
        super().__init__()
        self.that: Condition = that
        self.other: bool = other
        self.aimed: bool = aimed

    def cards(self, state: NeuState, source: int, target: int) -> list[int]:
        seat = state.controller(source)
        return [
            card
            for card in state.all_characters()
            if self.that.holds(state, source, card, 0)
            and not (self.other and card == source)
            and not (self.aimed and not may_aim_at(state, seat, card))
        ]


class YourHand(Selection):
    """Cards of your hand; how many fit is hidden."""

    def __init__(self, that: Condition = ALWAYS) -> None:
        super().__init__()
        self.that: Condition = that
        self.is_hidden = True

    def cards(self, state: NeuState, source: int, target: int) -> list[int]:
        hand = state.cards(state.controller(source), HAND)
        return [card for card in hand if self.that.holds(state, source, card, 0)]

    def is_conceivable(self, state: NeuState, source: int, target: int) -> bool:
        return bool(state.cards(state.controller(source), HAND))


class YourBin(Selection):
    """Cards of your recycle bin."""

    def __init__(self, that: Condition = ALWAYS) -> None:
        super().__init__()
        self.that: Condition = that

    def cards(self, state: NeuState, source: int, target: int) -> list[int]:
        row = state.cards(state.controller(source), BIN)
        return [card for card in row if self.that.holds(state, source, card, 0)]


class Ram(Selection):
    """RAM in your bank, or in that of the player the effect is about, running or refreshed."""

    def __init__(self, running: bool, of_target: bool = False) -> None:
        super().__init__()
        self.running: bool = running
        self.of_target: bool = of_target

    def cards(self, state: NeuState, source: int, target: int) -> list[int]:
        seat = state.seat_meant(target) if self.of_target else state.controller(source)
        return [ram for ram in state.cards(seat, BANK) if (state.running[ram] != 0) == self.running]


class BankRam(Selection):
    """All RAM in your bank, or in that of the player the effect is about."""

    def __init__(self, of_target: bool = False) -> None:
        super().__init__()
        self.of_target: bool = of_target

    def cards(self, state: NeuState, source: int, target: int) -> list[int]:
        seat = state.seat_meant(target) if self.of_target else state.controller(source)
        return list(state.cards(seat, BANK))


class Bearers(Selection):
    """Who wears this cyberware."""

    def cards(self, state: NeuState, source: int, target: int) -> list[int]:
        return [card for card in (state.host[source], state.host_too[source]) if card >= 0]


class HostBin(Selection):
    """Cards in the recycle bin of a trojan's host."""

    def cards(self, state: NeuState, source: int, target: int) -> list[int]:
        return list(state.cards(state.item_host(source), BIN))
