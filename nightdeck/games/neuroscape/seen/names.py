"""What cards, players, pools and items are called."""

from __future__ import annotations

from nightdeck.games.neuroscape.model.codes import (
    is_item,
    is_player,
    is_pool,
    item_of,
    player_of,
    pool_of,
)
from nightdeck.games.neuroscape.model.definitions import POOL
from nightdeck.games.neuroscape.model.items import (
    ABILITY_ITEM,
    CARD,
    CARD_ITEM,
    DEFINITION,
    KIND,
    PLACE,
    SEAT,
)
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import (
    BANK,
    COMMITTED,
    CYBERWARE,
    NONE,
    POOL_NAMES,
    RAM,
    TROJAN,
)


def player_name(state: NeuState, seat: int, reader: int) -> str:
    """Return what a player is called by a reader."""
    return "you" if seat == reader else f"Player {seat + 1}"


def possessive(state: NeuState, seat: int, reader: int) -> str:
    """Return whose something is, to a reader."""
    return "your" if seat == reader else f"Player {seat + 1}'s"


def card_name(state: NeuState, card: int, reader: int) -> str:
    """Return the name of a card that a reader knows, else what it looks like."""
    if card < 0:
        return "nothing"
    if not state.knows(reader, card):
        return "a face-down trojan" if state.is_in_play(card) else "a card"
    return POOL[state.definition[card]].name


def named(state: NeuState, card: int, reader: int) -> str:
    """Return a card in play told apart by its controller, and from its equals by a number."""
    name = card_name(state, card, reader).removeprefix("a ")
    if card >= 0 and POOL[state.definition[card]].kind == RAM:
        return ram_name(state, card, reader)
    if not state.is_in_play(card):
        return card_name(state, card, reader)
    alike = [
        each
        for each in range(len(state.definition))
        if state.is_in_play(each)
        and state.control[each] == state.control[card]
        and card_name(state, each, reader).removeprefix("a ") == name
    ]
    which = f" ({alike.index(card) + 1})" if len(alike) > 1 else ""
    return f"{possessive(state, state.control[card], reader)} {name}{which}"


def ram_name(state: NeuState, card: int, reader: int) -> str:
    """NEU-2.1d, NEU-2.1e Return RAM with how it stands in a bank, or what it lies under."""
    name = card_name(state, card, reader)
    kind = state.kind_of_zone(card)
    if kind == COMMITTED:
        return f"{name} under {named(state, state.host[card], reader)}"
    if kind != BANK:
        return name
    how = "running" if state.running[card] else "refreshed"
    return f"{name}, {how}, in {possessive(state, state.owner[card], reader)} bank"


def item_name(state: NeuState, item: list[int], reader: int) -> str:
    """Return what an item of the cache is called; NEU-12.8 a trojan being played has no name.

    NEU-14.12 A copy of one is known to whoever made it.
    """
    definition = POOL[item[DEFINITION]]
    card = item[CARD]
    if item[KIND] == CARD_ITEM:
        is_copy = card == NONE and definition.kind == TROJAN
        copier = reader >= 0 and not state.are_opponents(reader, item[SEAT])
        if not (copier if is_copy else card == NONE or state.knows(reader, card)):
            return "a face-down trojan"
    if item[KIND] == ABILITY_ITEM:
        row = definition.granted if definition.kind == CYBERWARE else definition.abilities
        return f"{row[item[PLACE]].name} ({definition.name})"
    return definition.name


def told_apart(state: NeuState, item: list[int], reader: int) -> str:
    """Return an item of the cache, told from others of its name by its place from the top."""
    name = item_name(state, item, reader)
    alike = [each for each in reversed(state.cache) if item_name(state, each, reader) == name]
    return name if len(alike) < 2 else f"{name} ({alike.index(item) + 1} from the top)"


def code_name(state: NeuState, code: int, reader: int) -> str:
    """Return what a target is called."""
    if is_item(code):
        item = state.item(item_of(code))
        return "an item that is gone" if item is None else told_apart(state, item, reader)
    if is_player(code):
        return player_name(state, player_of(code), reader)
    if is_pool(code):
        seat, pool = pool_of(code)
        return f"{possessive(state, seat, reader)} {POOL_NAMES[pool]}"
    return named(state, code, reader)
