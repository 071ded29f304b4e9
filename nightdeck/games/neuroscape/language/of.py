"""Amounts: numbers computed when they are needed, as in `of.Synergy(HACKER)`."""

from __future__ import annotations

from nightdeck.games.neuroscape.model.items import PAID
from nightdeck.games.neuroscape.model.numbers import attack, psychosis, synergy
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import ATTACHED, BANK, NONE
from nightdeck.games.neuroscape.model.vocabulary import Amount
from nightdeck.language.amounts import CountCards, Counters, Least, Number, Over, Times
from nightdeck.language.card_state import SELF, TARGET

__all__ = ["CountCards", "Counters", "Least", "Number", "Over", "Times"]


class Synergy(Amount):
    """NEU-15.4 The synergy points of a faction that this card's controller has."""

    def __init__(self, faction: int) -> None:
        self.faction: int = faction

    def of(self, state: NeuState, source: int, target: int, number: int) -> int:
        return synergy(state, state.controller(source), self.faction)


class AttackOf(Amount):
    """The current attack of a card, at least 0."""

    def __init__(self, on: int = TARGET) -> None:
        self.on: int = on

    def of(self, state: NeuState, source: int, target: int, number: int) -> int:
        card = state.which(source, target, self.on)
        return max(0, attack(state, card)) if state.is_on_field(card) else 0


class Worn(Amount):
    """How many cyberware a card wears."""

    def __init__(self, on: int = SELF) -> None:
        self.on: int = on

    def of(self, state: NeuState, source: int, target: int, number: int) -> int:
        card = state.which(source, target, self.on)
        return sum(
            card in (state.host[ware], state.host_too[ware])
            for seat in range(state.seats)
            for ware in state.cards(seat, ATTACHED)
        )


class CyberwareOnYours(Amount):
    """How many cyberware cards are attached to characters you control, a tether once."""

    def of(self, state: NeuState, source: int, target: int, number: int) -> int:
        seat = state.controller(source)
        return sum(
            any(
                bearer != NONE and state.control[bearer] == seat
                for bearer in (state.host[ware], state.host_too[ware])
            )
            for owner in range(state.seats)
            for ware in state.cards(owner, ATTACHED)
        )


class Paid(Amount):
    """NEU-14.7 What paying fixed, such as the attack of a sacrificed character."""

    def of(self, state: NeuState, source: int, target: int, number: int) -> int:
        item = state.item(state.context[-1][2]) if state.context else None
        return item[PAID] if item is not None else 0


class RamInBank(Amount):
    """The RAM in your bank, refreshed or running."""

    def of(self, state: NeuState, source: int, target: int, number: int) -> int:
        return len(state.cards(state.controller(source), BANK))


class HalfNumber(Amount):
    """Half of the number that came along, rounded down."""

    def of(self, state: NeuState, source: int, target: int, number: int) -> int:
        return number // 2


class PsychosisOf(Amount):
    """The psychosis of a character."""

    def __init__(self, on: int = TARGET) -> None:
        self.on: int = on

    def of(self, state: NeuState, source: int, target: int, number: int) -> int:
        card = state.which(source, target, self.on)
        return psychosis(state, card) if state.is_on_field(card) else 0
