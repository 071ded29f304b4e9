"""What must be true of every table with cards between two steps; each broken rule in words."""

from __future__ import annotations

from nightdeck.language.card_state import CardState
from nightdeck.language.values import NONE


def name(state: CardState, card: int) -> str:
    """Return a card's title and number for messages."""
    return f"{state.definition_of(card).name} (card {card})"


def column_problems(state: CardState, columns: dict[str, list[int]]) -> list[str]:
    """Every column has one entry per card."""
    count = len(state.definition)
    every = {"active": state.active, "host": state.host, **columns}
    found = [
        f"column {title} has {len(column)} entries for {count} cards"
        for title, column in every.items()
        if len(column) != count
    ]
    found.extend(
        f"counter column {kind} has {len(column)} entries for {count} cards"
        for kind, column in enumerate(state.counters)
        if len(column) != count
    )
    return found


def index_problems(state: CardState, rows: int) -> list[str]:
    """Listeners, modifiers and index rows name exactly the active cards that need them."""
    found: list[str] = []
    if len(state.index) != rows:
        found.append("the index has the wrong number of rows")
    for row, cards in enumerate(state.index):
        if len(set(cards)) != len(cards):
            found.append(f"index row {row} names a card twice")
        for card in cards:
            if not state.active[card] or row not in state.definition_of(card).rows:
                found.append(f"{name(state, card)} stands in index row {row} without reason")
    for card, active in enumerate(state.active):
        if active:
            found.extend(missing_entries(state, card))
    for kind, sources in state.listeners.items():
        for source in sources:
            if source >= 0 and not state.active[source]:
                found.append(f"{name(state, source)} listens to event {kind} though inactive")
    for quantity, sources in state.modifiers.items():
        for source in sources:
            if not state.active[source]:
                found.append(f"{name(state, source)} changes quantity {quantity} though inactive")
    return found


def missing_entries(state: CardState, card: int) -> list[str]:
    """Check that an active card is found wherever it can react."""
    definition = state.definition_of(card)
    found = [
        f"{name(state, card)} is missing in index row {row}"
        for row in definition.rows
        if card not in state.index[row]
    ]
    for kind in definition.on:
        if card not in state.listeners.get(kind, ()):
            found.append(f"{name(state, card)} does not hear event {kind}")
    for quantity in definition.constant:
        if card not in state.modifiers.get(quantity, ()):
            found.append(f"{name(state, card)} does not change quantity {quantity}")
    return found


def hosting_problems(state: CardState) -> list[str]:
    """Hosts and guests agree."""
    found: list[str] = []
    for host, guests in state.hosted.items():
        if not guests:
            found.append(f"{name(state, host)} hosts an empty list")
        for guest in guests:
            if state.host[guest] != host:
                found.append(f"{name(state, guest)} does not know its host")
    for card, host in enumerate(state.host):
        if host != NONE and card not in state.hosted.get(host, ()):
            found.append(f"{name(state, host)} does not know its guest {name(state, card)}")
    return found


def counter_problems(state: CardState) -> list[str]:
    """No card has less than no counters."""
    return [
        f"{name(state, card)} has {amount} counters of kind {kind}"
        for kind, column in enumerate(state.counters)
        for card, amount in enumerate(column)
        if amount < 0
    ]


def waiting_problems(state: CardState) -> list[str]:
    """Rows of waiting and lasting effects have the right shape."""
    found: list[str] = []
    if any(len(row) != 5 for row in state.lasting):
        found.append("a lasting effect has the wrong shape")
    if any(len(row) != 6 for row in state.delayed):
        found.append("a delayed effect has the wrong shape")
    if any(len(row) != 5 for row in state.pending):
        found.append("a waiting trigger has the wrong shape")
    for row in state.delayed:
        if NONE not in state.listeners.get(row[0], ()):
            found.append(f"nobody waits for event {row[0]} of a delayed effect")
    return found


def sight_problems(state: CardState) -> list[str]:
    """Whoever may look into a zone knows its cards."""
    return [
        f"{name(state, card)} is unknown to a seat that sees it"
        for zone, sight in enumerate(state.sight)
        for card in state.zones[zone]
        if sight & ~state.known[card]
    ]
