"""What a named position cannot be, however it is written: each case is told in one sentence."""

from __future__ import annotations

from nightdeck.games.neuroscape.model.costs import cost_in_play
from nightdeck.games.neuroscape.model.definitions import POOL, Card
from nightdeck.games.neuroscape.model.numbers import defense
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import PROTOCOL
from nightdeck.games.neuroscape.rules.checkpoint import is_beaten
from nightdeck.games.neuroscape.rules.leaving import can_be_destroyed
from nightdeck.games.neuroscape.rules.ram import committed
from nightdeck.kernel.errors import BadSetup


def check_slot_card(state: NeuState, what: str, card: Card, host: int, player: int) -> None:
    """NEU-12.6, NEU-12.7, NEU-12.8 Protocols are for the own team, the others for opponents."""
    is_foe = state.are_opponents(host, player)
    if card.kind == PROTOCOL and is_foe:
        raise BadSetup(f"{what}: {card.name} is a protocol, seat {player} is an opponent of {host}")
    if card.kind != PROTOCOL and not is_foe:
        raise BadSetup(f"{what}: {card.name} comes from an opponent, seat {player} is none")


def check_characters(state: NeuState) -> None:
    """NEU-15.8, NEU-7.10, NEU-16.1 What no checkpoint would have left on a field."""
    for seat in range(state.seats):
        iconic: list[str] = []
        for card in state.characters(seat):
            definition = POOL[state.definition[card]]
            what = f"{definition.name} of seat {seat}"
            if definition.iconic:
                if definition.name in iconic:
                    raise BadSetup(f"{what} is iconic: there can be only one of that name")
                if state.token[card]:
                    raise BadSetup(f"{what} is iconic and cannot be a token")
                iconic.append(definition.name)
            if definition.token and not state.token[card]:
                raise BadSetup(f"{what} is always a token")
            check_memory(state, what, card)
            if is_beaten(state, card) and can_be_destroyed(state, card):
                marked = f"{state.damage[card]} damage and a defense of {defense(state, card)}"
                raise BadSetup(f"{what} has {marked}: it would be destroyed")


def check_memory(state: NeuState, what: str, card: int) -> None:
    """NEU-7.10 There is never more RAM under a character than it costs."""
    cost, held = cost_in_play(state, card), len(committed(state, card))
    if held > cost:
        raise BadSetup(f"{what} costs {cost}; there cannot be {held} RAM committed to it")
