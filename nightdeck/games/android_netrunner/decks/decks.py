"""ANR-B Deck construction: every rule a deck breaks, and the numbers under a deck list.

Worked examples: ANR-E45, ANR-E46, ANR-E68.
"""

from __future__ import annotations

from typing import Final

from nightdeck.decks import Deck, DeckForm, Section, Violation, unknown_cards, unknown_sections
from nightdeck.games.android_netrunner.model import terms
from nightdeck.games.android_netrunner.model.definitions import PLACES, POOL, Card
from nightdeck.games.android_netrunner.model.rulings import Q32, Q41
from nightdeck.games.android_netrunner.model.terms import CORP, RUNNER
from nightdeck.language.values import counted

SIDES: Final = ("corp", "runner")

DECK_FORM: Final = DeckForm(
    sides=SIDES,
    identity="identity",
    game_id="0f38e453-26df-4c04-9d67-6d43de939c77",
    card_id="bc0f047c-01b1-427f-a439-d451eda",
    sections=(Section("deck", "R&D / Stack"),),
    totals=("influence", "agenda points", "cards"),
)

FACTION_TITLES: Final = (
    "Haas-Bioroid",
    "Jinteki",
    "NBN",
    "Weyland Consortium",
    "neutral",
    "Anarch",
    "Criminal",
    "Shaper",
    "neutral",
)
"""What the factions are called, by their number."""

TOURNAMENT_LIMITS: Final = {"astroscript-pilot-program": 1}
"""ANR-Q32 Copies allowed by the tournament list of 2016, card by card."""

SMALLEST_NORMAL_DECK: Final = 40
"""ANR-Q41 Only decks of draft identities are smaller."""

Entries = list[tuple[Card, int]]
"""The cards of a deck that exist, with their numbers, in the order of the deck."""


def violations(deck: Deck, rulings: tuple[int, ...]) -> list[Violation]:
    """ANR-B8 Return every rule a deck breaks, not only the first."""
    identity = identity_of(deck)
    cards = entries(deck)
    found = [
        *unknown_cards(deck.cards, PLACES, "ANR-B1"),
        *unknown_sections(DECK_FORM, deck),
        *wrong_counts(deck),
        *identity_broken(deck, identity, cards),
        *too_many_copies(cards, rulings),
        *other_side(deck, identity, cards),
    ]
    if identity is not None:
        found += too_few_cards(deck, identity)
        found += too_much_influence(identity, cards)
        found += foreign_without_influence(identity, cards)
    found += wrong_agenda_points(deck, identity, cards, rulings)
    return found


def find_card(id: str) -> Card | None:
    """Return a card of the pool by its id."""
    place = PLACES.get(id)
    return None if place is None else POOL[place]


def identity_of(deck: Deck) -> Card | None:
    """Return the identity of a deck, if it has one that is one."""
    card = find_card(deck.identity)
    return card if card is not None and card.kind == terms.IDENTITY else None


def entries(deck: Deck) -> Entries:
    """Return the known cards of a deck with their numbers."""
    found: Entries = []
    for id, count in deck.cards.items():
        card = find_card(id)
        if card is not None:
            found.append((card, count))
    return found


def size(deck: Deck) -> int:
    """ANR-B1 Count the cards of a deck; identities never count."""
    total = 0
    for id, count in deck.cards.items():
        card = find_card(id)
        if card is None or card.kind != terms.IDENTITY:
            total += count
    return total


def side_of(deck: Deck, identity: Card | None) -> int:
    """Return the seat a deck is for: its identity decides, without one what it says itself."""
    if identity is not None:
        return identity.side
    return SIDES.index(deck.side) if deck.side in SIDES else CORP


# Rules --------------------------------------------------------------------------------------------


def wrong_counts(deck: Deck) -> list[Violation]:
    """ANR-B2 A card is in a deck at least once."""
    return [
        Violation("ANR-B2", f"{title(id)} is listed {count} times", "list it 1 to 3 times", (id,))
        for id, count in deck.cards.items()
        if count < 1
    ]


def identity_broken(deck: Deck, identity: Card | None, cards: Entries) -> list[Violation]:
    """ANR-B1 A deck has exactly one identity, beside its cards."""
    found = []
    if not deck.identity:
        found.append(Violation("ANR-B1", "the deck has no identity", "choose one"))
    elif identity is None:
        text = f"{title(deck.identity)} is not an identity"
        found.append(Violation("ANR-B1", text, "choose one that is", (deck.identity,)))
    for card, _ in cards:
        if card.kind == terms.IDENTITY:
            text = f"{card.name} is an identity among the cards of the deck"
            remedy = "take it out: a deck has exactly one identity"
            found.append(Violation("ANR-B1", text, remedy, (card.id,)))
    return found


def too_few_cards(deck: Deck, identity: Card) -> list[Violation]:
    """ANR-B1 A deck has at least the identity's minimum number of cards."""
    missing = identity.minimum_size - size(deck)
    if missing <= 0:
        return []
    text = f"the deck has {counted(size(deck), 'card')}, {identity.name} asks for at least "
    text += str(identity.minimum_size)
    return [Violation("ANR-B1", text, f"add at least {counted(missing, 'card')}")]


def too_many_copies(cards: Entries, rulings: tuple[int, ...]) -> list[Violation]:
    """ANR-B2 A card may be in a deck three times, by name, unless it says otherwise."""
    tournament = rulings[Q32] == 1
    copies: dict[str, int] = {}
    for card, count in cards:
        copies[card.name] = copies.get(card.name, 0) + count
    found = []
    for card, _ in cards:
        limit = card.deck_limit
        if tournament:
            limit = min(limit, TOURNAMENT_LIMITS.get(card.id, limit))
        count = copies.pop(card.name, 0)
        if card.kind != terms.IDENTITY and count > limit:
            allowed = "1 is allowed" if limit == 1 else f"{limit} are allowed"
            text = f"{card.name} is in the deck {count} times, {allowed}"
            remedy = f"take out {copies_in_words(count - limit)}"
            found.append(Violation("ANR-B2", text, remedy, (card.id,)))
    return found


def other_side(deck: Deck, identity: Card | None, cards: Entries) -> list[Violation]:
    """ANR-B3 A Corp deck holds Corp cards only, a Runner deck Runner cards only."""
    side = side_of(deck, identity)
    own = ("Corp", "Runner")
    found = []
    if deck.side != SIDES[side]:
        text = f"the deck says it is for the side {deck.side!r}, but it is a {own[side]} deck"
        found.append(Violation("ANR-B3", text, f"call its side {SIDES[side]!r}"))
    for card, _ in cards:
        if card.side != side:
            text = f"{card.name} is a {own[card.side]} card in a {own[side]} deck"
            found.append(Violation("ANR-B3", text, "take it out", (card.id,)))
    return found


def influence_cost(identity: Card, card: Card) -> int:
    """ANR-B4, ANR-B5 Return what one copy of a card costs in influence."""
    if card.faction == identity.faction or card.influence == terms.NO_INFLUENCE:
        return 0
    return card.influence


def influence_spent(identity: Card, cards: Entries) -> int:
    """ANR-B4 Return the influence of all cards of other factions together."""
    return sum(influence_cost(identity, card) * count for card, count in cards)


def too_much_influence(identity: Card, cards: Entries) -> list[Violation]:
    """ANR-B4 Cards of other factions may not cost more than the identity's influence limit."""
    spent = influence_spent(identity, cards)
    excess = spent - identity.influence_limit
    if excess <= 0:
        return []
    costly = [card for card, _ in cards if influence_cost(identity, card) > 0]
    named = ", ".join(f"{card.name} ({influence_cost(identity, card)} each)" for card in costly)
    text = f"the deck spends {spent} influence, {identity.name} allows {identity.influence_limit}"
    remedy = f"take out at least {excess} influence of {named}"
    return [Violation("ANR-B4", text, remedy, tuple(card.id for card in costly))]


def foreign_without_influence(identity: Card, cards: Entries) -> list[Violation]:
    """ANR-B6 A card without influence value stays in its own faction."""
    found = []
    for card, _ in cards:
        foreign = card.faction not in (identity.faction, terms.NEUTRAL_CORP, terms.NEUTRAL_RUNNER)
        if foreign and card.influence == terms.NO_INFLUENCE and card.kind != terms.IDENTITY:
            faction = FACTION_TITLES[card.faction]
            text = f"{card.name} has no influence value: only {faction} identities may use it"
            remedy = f"take it out or choose an identity of {faction}"
            found.append(Violation("ANR-B6", text, remedy, (card.id,)))
    return found


def agenda_points(cards: Entries) -> int:
    """Return the agenda points of all agendas in a deck."""
    return sum(card.points * count for card, count in cards if card.kind == terms.AGENDA)


def fewest_agenda_points(cards: int) -> int:
    """ANR-B7 Return the agenda points a Corp deck of so many cards needs; one more is allowed."""
    return 2 * (cards // 5) + 2


def wrong_agenda_points(
    deck: Deck, identity: Card | None, cards: Entries, rulings: tuple[int, ...]
) -> list[Violation]:
    """ANR-B7 A Corp deck holds agenda points according to its size."""
    count = size(deck)
    if side_of(deck, identity) != CORP:
        return []
    if count < SMALLEST_NORMAL_DECK and rulings[Q41] == 1:
        return []
    fewest = fewest_agenda_points(count)
    points = agenda_points(cards)
    if fewest <= points <= fewest + 1:
        return []
    text = f"{counted(count, 'card')} need {fewest} or {fewest + 1} agenda points, not {points}"
    if points < fewest:
        remedy = f"replace other cards by agendas worth {fewest - points} or "
        remedy += f"{fewest - points + 1} points more"
    else:
        least, most = points - fewest - 1, points - fewest
        remedy = f"replace agendas worth {least} or {most} points by other cards"
    agendas = tuple(card.id for card, _ in cards if card.kind == terms.AGENDA)
    return [Violation("ANR-B7", text, remedy, agendas)]


# Deck lists ---------------------------------------------------------------------------------------


def totals(deck: Deck) -> list[str]:
    """Return the closing lines of a deck list: influence, agenda points, size, newest set."""
    identity = identity_of(deck)
    cards = entries(deck)
    lines = []
    minimum = ""
    if identity is not None:
        spent, limit = influence_spent(identity, cards), identity.influence_limit
        lines.append(f"{spent} influence spent (max {limit}, available {limit - spent})")
        minimum = f" (min {identity.minimum_size})"
    if side_of(deck, identity) != RUNNER:
        fewest = fewest_agenda_points(size(deck))
        points = agenda_points(cards)
        lines.append(f"{points} agenda points (between {fewest} and {fewest + 1})")
    lines.append(f"{counted(size(deck), 'card')}{minimum}")
    newest = max((card for card, _ in cards), key=lambda card: card.code, default=identity)
    if newest is not None:
        lines.append(f"Cards up to {newest.set_name}")
    return lines


def mark(deck: Deck, id: str) -> str:
    """Return the influence that a card costs a deck as dots, in groups of five."""
    identity, card = identity_of(deck), find_card(id)
    if identity is None or card is None:
        return ""
    dots = influence_cost(identity, card) * deck.cards.get(id, 0)
    return " ".join("•" * min(5, dots - start) for start in range(0, dots, 5))


def title(id: str) -> str:
    """Return the title of a card, or its id in quotes if there is none."""
    card = find_card(id)
    return repr(id) if card is None else card.name


def copies_in_words(count: int) -> str:
    """Return a number of copies."""
    return "1 copy" if count == 1 else f"{count} copies"
