"""Deck construction (CCG-4) and matches (CCG-14.8)."""

from __future__ import annotations

from typing import Final

from nightdeck.decks import (
    Deck,
    DeckForm,
    MatchType,
    Section,
    Violation,
    misplaced,
    unknown_cards,
    unknown_sections,
    wrong_size,
)
from nightdeck.games.cyberpunk_ccg.model import rulings as numbers
from nightdeck.games.cyberpunk_ccg.model.definitions import PLACES, POOL, Card
from nightdeck.games.cyberpunk_ccg.model.rulings import number_of
from nightdeck.games.cyberpunk_ccg.model.terms import SPONSOR, TYPE_NAMES

RUNS_SECTION: Final = "runs"
GEAR_SECTION: Final = "gear"
RUNS_TYPES: Final = ("runner", "location", "operation")
GEAR_TYPES: Final = ("cyber", "equipment", "event")
FEWEST: Final = 42

KINDS: Final = {number: name for name, number in TYPE_NAMES.items()}


def form(runs: int, gear: int, clause: str) -> DeckForm:
    """CCG-4.3 Return how a deck looks: a Sponsor and two decks with different backs; CCG-1.2."""
    return DeckForm(
        identity="sponsor",
        identity_label="Sponsor",
        sections=(
            Section(RUNS_SECTION, "Runs", clause, RUNS_TYPES, fewest=runs),
            Section(GEAR_SECTION, "Gear", clause, GEAR_TYPES, fewest=gear),
        ),
    )


DECK_FORM: Final = form(FEWEST, FEWEST, "CCG-4.1")
BACKS: Final = form(0, 0, "CCG-4.3")

MATCH_TYPES: Final = (
    MatchType("single", "Single game", "CCG-14.7"),
    MatchType("best-of-3", "Best of three", "CCG-14.8", games=5, wins=2, moves=False),
)


def violations(deck: Deck, rulings: tuple[int, ...]) -> list[Violation]:
    """CCG-4.1 to CCG-4.4 Return every rule a deck breaks, not only the first; no faction is one."""
    types = {card.id: KINDS[card.kind] for card in POOL}
    found = (
        unknown_sections(DECK_FORM, deck)
        + unknown_cards(deck.every_card(), PLACES)
        + wrong_sponsor(deck)
    )
    for section, cards in BACKS.parts(deck):
        found += misplaced(BACKS, section, cards, types)
    return found + wrong_sizes(deck, rulings) + too_many_copies(deck, rulings)


def wrong_sponsor(deck: Deck) -> list[Violation]:
    """CCG-4.1 A deck has exactly one Sponsor."""
    if not deck.identity:
        return [Violation("CCG-4.1", "the deck has no Sponsor", "name one")]
    card = card_called(deck.identity)
    if card is not None and card.kind == SPONSOR:
        return []
    name = repr(deck.identity) if card is None else card.name
    named = (deck.identity,)
    return [Violation("CCG-4.1", f"{name} is no Sponsor", "name one that is", named)]


def wrong_sizes(deck: Deck, rulings: tuple[int, ...]) -> list[Violation]:
    """CCG-4.1 At least 42 Runs and 42 Gear cards, with the Sponsor at least 85."""
    runs = number_of(rulings, numbers.DECK_MIN_RUNS)
    gear = number_of(rulings, numbers.DECK_MIN_GEAR)
    found: list[Violation] = []
    for section, cards in form(runs, gear, "CCG-4.1").parts(deck):
        found += wrong_size(section, sum(cards.values()))
    total = number_of(rulings, numbers.DECK_MIN_TOTAL)
    size = 1 + sum(deck.every_card().values())
    if size < total and not found:
        text = f"the deck has {size} cards with its Sponsor, at least {total} belong there"
        found.append(Violation("CCG-4.1", text, f"add {total - size}"))
    return found


def too_many_copies(deck: Deck, rulings: tuple[int, ...]) -> list[Violation]:
    """CCG-4.2 At most 4 cards of a name, and 1 of a Legendary one."""
    usual = number_of(rulings, numbers.COPIES_MAX)
    legendary = number_of(rulings, numbers.COPIES_MAX_LEGENDARY)
    found: list[Violation] = []
    for name, count in deck.every_card().items():
        card = card_called(name)
        if card is None:
            continue
        limit = legendary if card.legendary else usual
        if count > limit:
            what = f"{card.name} (Legendary)" if card.legendary else card.name
            text = f"{what} is in the deck {count} times, {limit} allowed"
            found.append(Violation("CCG-4.2", text, f"take out {count - limit}", (name,)))
    return found


def card_called(name: str) -> Card | None:
    """Return the card of an id."""
    return POOL[PLACES[name]] if name in PLACES else None


def totals(deck: Deck) -> list[str]:
    """Return the closing lines of a deck list."""
    runs = sum(deck.cards.values())
    gear = sum(deck.sections.get(GEAR_SECTION, {}).values())
    return [
        f"{runs} cards in Runs (at least {FEWEST})",
        f"{gear} cards in Gear (at least {FEWEST})",
        f"{1 + runs + gear} cards with the Sponsor (at least {2 * FEWEST + 1})",
    ]
