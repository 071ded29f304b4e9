"""What tests read off a table, in words: titles instead of numbers.

A card is named by its title or id; of several copies `which` counts from 1.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from nightdeck.games.neuroscape.check.position_cards import find
from nightdeck.games.neuroscape.model import costs, numbers
from nightdeck.games.neuroscape.model.definitions import POOL
from nightdeck.games.neuroscape.model.items import SEAT
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import (
    BANK,
    BIN,
    BIOFRAME_POOL,
    BLEED,
    CYBERDECK,
    FACTION_NAMES,
    HAND,
    MAINFRAME_POOL,
    PLUS,
    PURGE,
    SLOTS,
    TROJANS,
)
from nightdeck.games.neuroscape.rules import ram
from nightdeck.games.neuroscape.seen.names import item_name
from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.positions import one_of


def turn(state: NeuState) -> int:
    """Return the number of the turn."""
    return state.turn


def active(state: NeuState) -> int:
    """Return whose turn it is."""
    return state.active_seat


def mainframe(state: NeuState, seat: int) -> int:
    """Return the health of a player's mainframe."""
    return state.pools_of(seat)[MAINFRAME_POOL]


def bioframe(state: NeuState, seat: int) -> int:
    """Return the health of a player's bioframe."""
    return state.pools_of(seat)[BIOFRAME_POOL]


def bank(state: NeuState, seat: int) -> tuple[int, int]:
    """Return how many RAM of a bank are refreshed and how many running."""
    running = len(ram.running(state, seat))
    return len(state.cards(seat, BANK)) - running, running


def titles(state: NeuState, cards: list[int]) -> list[str]:
    """Return the titles of cards."""
    return [POOL[state.definition[card]].name for card in cards]


def hand(state: NeuState, seat: int) -> list[str]:
    """Return the titles in a hand."""
    return titles(state, state.cards(seat, HAND))


def field(state: NeuState, seat: int) -> list[str]:
    """Return the titles of a player's characters."""
    return titles(state, state.characters(seat))


def bin_(state: NeuState, seat: int) -> list[str]:
    """Return the titles in a recycle bin, newest last."""
    return titles(state, state.cards(seat, BIN))


def purge(state: NeuState, seat: int) -> list[str]:
    """Return the titles a player's purge holds."""
    return titles(state, state.cards(seat, PURGE))


def deck(state: NeuState, seat: int) -> list[str]:
    """Return the titles of a Cyberdeck, the next one to be drawn first."""
    return titles(state, state.cards(seat, CYBERDECK))[::-1]


def slots(state: NeuState, seat: int) -> list[str]:
    """Return the titles in a mainframe's slots, face-down trojans last."""
    return titles(state, state.cards(seat, SLOTS) + state.cards(seat, TROJANS))


def environment(state: NeuState) -> str:
    """Return the title of the environment, nothing without one."""
    card = state.environment()
    return POOL[state.definition[card]].name if card >= 0 else ""


def cache(state: NeuState) -> list[str]:
    """Return the items of the cache, the newest first."""
    return [item_name(state, item, item[SEAT]) for item in reversed(state.cache)]


def card_of(state: NeuState, name: str, which: int = 1) -> int:
    """Return a card by its title, those in play first."""
    place = find("the card", name)
    found = [card for card in range(len(state.definition)) if state.definition[card] == place]
    found.sort(key=lambda card: (not state.is_in_play(card), card))
    if not 1 <= which <= len(found):
        raise BadSetup(f"there are {len(found)} copies of {name}, not {which}")
    return found[which - 1]


def attack(state: NeuState, name: str, which: int = 1) -> int:
    """Return the attack of a character."""
    return numbers.attack(state, card_of(state, name, which))


def defense(state: NeuState, name: str, which: int = 1) -> int:
    """Return the defense of a character."""
    return numbers.defense(state, card_of(state, name, which))


def cost(state: NeuState, name: str, which: int = 1) -> int:
    """Return the current cost of a character in play."""
    return costs.cost_in_play(state, card_of(state, name, which))


def committed(state: NeuState, name: str, which: int = 1) -> int:
    """Return how much RAM lies under a character."""
    return len(ram.committed(state, card_of(state, name, which)))


def psychosis(state: NeuState, name: str, which: int = 1) -> int:
    """Return the psychosis of a character."""
    return numbers.psychosis(state, card_of(state, name, which))


def damage(state: NeuState, name: str, which: int = 1) -> int:
    """Return the damage marked on a character."""
    return state.damage[card_of(state, name, which)]


def is_running(state: NeuState, name: str, which: int = 1) -> bool:
    """Tell whether a character is running."""
    return state.running[card_of(state, name, which)] != 0


def counters(state: NeuState, name: str, kind: str = "bleed", which: int = 1) -> int:
    """Return the bleed or +1/+1 counters on a character."""
    row = {"bleed": BLEED, "plus": PLUS}[one_of("the counter", kind, ("bleed", "plus"))]
    return state.counters[row][card_of(state, name, which)]


def synergy(state: NeuState, seat: int, faction: str) -> int:
    """Return a player's synergy points of a faction."""
    known = one_of("the faction", faction, FACTION_NAMES)
    return numbers.synergy(state, seat, FACTION_NAMES.index(known))


READERS: Final[dict[str, Callable[..., Any]]] = {
    "turn": turn,
    "active": active,
    "mainframe": mainframe,
    "bioframe": bioframe,
    "bank": bank,
    "hand": hand,
    "field": field,
    "bin": bin_,
    "purge": purge,
    "deck": deck,
    "slots": slots,
    "environment": environment,
    "cache": cache,
    "attack": attack,
    "defense": defense,
    "cost": cost,
    "committed": committed,
    "psychosis": psychosis,
    "damage": damage,
    "is_running": is_running,
    "counters": counters,
    "synergy": synergy,
}
