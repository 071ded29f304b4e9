"""Deck construction, ONR-20.1 to ONR-20.7: every rule a deck breaks, and its totals.

Also ONR-20.2, ONR-20.4, ONR-20.7, ONR-R34, ONR-R35.
"""

from __future__ import annotations

from typing import Final

from nightdeck.decks import (
    Deck,
    DeckForm,
    DeckNumber,
    Section,
    Violation,
    section_violations,
)
from nightdeck.games.netrunner.model.definitions import PLACES, POOL, Card
from nightdeck.games.netrunner.model.rulings import R15, R34, R35, R36
from nightdeck.games.netrunner.model.terms import AGENDA, BASE_MEMORY, CORP

SIDES: Final = ("corp", "runner")
FEWEST: Final = 45
THREE: Final = 3
IDENTITY_MU: Final = "identity_mu"
MOST_MEMORY: Final = 99
PROTEUS: Final = "Proteus"

DECK_FORM: Final = DeckForm(
    sides=SIDES,
    sections=(Section("deck", "R&D / Stack", "ONR-20.2", fewest=FEWEST),),
    totals=("agenda points", "cards", "Proteus cards", "memory units"),
    numbers=(DeckNumber(IDENTITY_MU, "the memory limit", "ONR-23A.11", 0, MOST_MEMORY),),
)


def entries(deck: Deck) -> list[tuple[Card, int]]:
    """Return the known cards of a deck with their numbers."""
    return [(POOL[PLACES[id]], count) for id, count in deck.cards.items() if id in PLACES]


def violations(deck: Deck, rulings: tuple[int, ...]) -> list[Violation]:
    """ONR-20.1 to ONR-20.5 Return every rule a deck breaks, not only the first."""
    kinds = {card.id: "card" for card in POOL}
    found = section_violations(DECK_FORM, deck, kinds)
    found += [
        Violation("", f"there is no card {card!r}", "take it out", (card,))
        for card in deck.every_card()
        if card not in kinds
    ]
    side = SIDES.index(deck.side) if deck.side in SIDES else CORP
    cards = entries(deck)
    for card, count in cards:
        if card.side != side:
            text = f"{card.name} is a {SIDES[card.side].title()} card"
            found.append(Violation("ONR-20.1", text, "take it out", (card.id,)))
        if rulings[R34] and count > THREE:
            text = f"{card.name} is in the deck {count} times"
            found.append(Violation("ONR-20.4", text, "keep 3 copies", (card.id,)))
        if card.banned and not rulings[R35]:
            text = f"{card.name} is banned"
            found.append(Violation("ONR-20.5", text, "take it out", (card.id,)))
    if side == CORP and IDENTITY_MU in deck.numbers:
        text = "a Corp deck has no memory limit"
        found.append(Violation("ONR-23A.11", text, f"take {IDENTITY_MU} out"))
    if side == CORP:
        found.extend(too_few_points(cards, rulings[R36]))
    return found


def too_few_points(cards: list[tuple[Card, int]], density: int) -> list[Violation]:
    """ONR-20.3, ONR-R36, ONR-23A.26 A Corp deck needs agenda points by its size."""
    size = sum(count for _, count in cards)
    has = agenda_points(cards)
    needed = 2 * (size // 5)
    if density == 1:
        needed = -(-2 * size // 5)
    elif density == 2:
        needed = 2 * (size // 5 + 1)
    if has >= needed:
        return []
    text = f"{size} cards need {needed} agenda points; this deck has {has}"
    return [Violation("ONR-20.3", text, f"add {needed - has} more")]


def proteus_cards(deck: Deck) -> list[str]:
    """ONR-20.6 The titles of a deck that the format `base` does not have."""
    return [card.name for card, _ in entries(deck) if card.set_name == PROTEUS]


def base_memory(deck: Deck, rulings: tuple[int, ...]) -> int:
    """ONR-R15, ONR-23A.11 The memory limit without hardware; `manual`: a deck may name another."""
    return deck.numbers.get(IDENTITY_MU, BASE_MEMORY) if rulings[R15] else BASE_MEMORY


def agenda_points(cards: list[tuple[Card, int]]) -> int:
    """ONR-20.3 Count the agenda points of a deck."""
    return sum(card.points * count for card, count in cards if card.kind == AGENDA)


def totals(deck: Deck) -> list[str]:
    """Return the closing lines of a deck list."""
    cards = entries(deck)
    size = sum(count for _, count in cards)
    lines = [f"{size} cards (at least {FEWEST})"]
    if deck.side == SIDES[CORP]:
        lines.append(f"{agenda_points(cards)} agenda points (at least {2 * (size // 5)})")
    proteus = sum(count for card, count in cards if card.set_name == PROTEUS)
    if proteus:
        lines.append(f"{proteus} Proteus cards (not for the format base)")
    if IDENTITY_MU in deck.numbers:
        memory = deck.numbers[IDENTITY_MU]
        lines.append(f"{memory} memory units (with ONR-R15 `manual`, else {BASE_MEMORY})")
    return lines
