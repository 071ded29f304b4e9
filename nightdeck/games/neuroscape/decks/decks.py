"""Deck construction and matches (NEU-17).

Worked examples: NEU-E53.
"""

from __future__ import annotations

from typing import Final

from nightdeck.decks import (
    Deck,
    DeckForm,
    MatchType,
    Section,
    Swap,
    Violation,
    section_violations,
)
from nightdeck.games.neuroscape.model.definitions import PLACES, POOL
from nightdeck.games.neuroscape.model.rulings import R50, R51, R53, R62
from nightdeck.games.neuroscape.model.terms import MAINFRAME_CARD, NONE, RAM, TYPE_NAMES

STARTER: Final = "starter"
DICE: Final = "dice"
STARTERS: Final = (DICE, *(f"player-{number}" for number in range(1, 7)))
"""Who decides who begins: the dice (NEU-4.6) or one of the players (NEU-R53)."""

RAM_SECTION: Final = "ram"
SIDEBOARD: Final = "sideboard"
RAM_CARDS: Final = 25
ADVANCED: Final = 5
FEWEST: Final = 50
MOST: Final = 255

DECK_FORM: Final = DeckForm(
    identity="mainframe",
    identity_label="Mainframe",
    sections=(
        Section("cyberdeck", "Cyberdeck", "NEU-17.2", fewest=FEWEST, most=MOST),
        Section(RAM_SECTION, "RAM", "NEU-17.3", types=("ram",), fewest=RAM_CARDS, most=RAM_CARDS),
        # NEU-2.1m, NEU-19.6 Only its owner sees it, and only between games it is used.
        Section(SIDEBOARD, "Sideboard", "NEU-17.4", most=10, is_sideboard=True),
    ),
)

SWAPS: Final = 10

MATCH_TYPES: Final = (
    MatchType("single", "Single game", "NEU-17.6"),
    MatchType("best-of-3", "Best of three", "NEU-17.6", games=5, wins=2, moves=False, swaps=SWAPS),
    MatchType("best-of-5", "Best of five", "NEU-R52", games=7, wins=3, moves=False, swaps=SWAPS),
)
"""NEU-17.6, NEU-R52 A kind of match for each value of the ruling; people choose it at the table."""

KINDS: Final = {number: name for name, number in TYPE_NAMES.items()}


def violations(deck: Deck, rulings: tuple[int, ...]) -> list[Violation]:
    """NEU-17.1 to NEU-17.5 Return every rule a deck breaks."""
    found = unknown_cards(deck)
    types = {card.id: KINDS[card.kind] for card in POOL}
    found += [
        each
        for each in section_violations(DECK_FORM, deck, types)
        if not (rulings[R51] and is_spare_mainframe(each))
    ]
    mainframe = PLACES.get(deck.identity)
    if mainframe is None or POOL[mainframe].kind != MAINFRAME_CARD:
        text = f"{deck.identity!r} is no mainframe" if deck.identity else "it has no mainframe"
        found.append(Violation("NEU-17.1", text, "name one mainframe"))
    found += too_many_copies(deck)
    found += wrong_ram(deck, rulings)
    return found


def is_spare_mainframe(found: Violation) -> bool:
    """NEU-R51 Tell whether all that is wrong is a mainframe in the sideboard."""
    places = [PLACES.get(card, NONE) for card in found.cards]
    is_all = all(place != NONE and POOL[place].kind == MAINFRAME_CARD for place in places)
    return found.section == SIDEBOARD and bool(places) and is_all


def swap_problem(deck: Deck, swap: Swap, rulings: tuple[int, ...]) -> str:
    """NEU-17.7 One for one, mainframe and RAM deck stay; NEU-R50, NEU-R51 may allow more."""
    out, into = swap
    if out == deck.identity and out:
        return "" if rulings[R51] else "the mainframe stays in all games of a match (NEU-17.7)"
    if not rulings[R50] and not (out and into):
        return "cards are swapped one for one; name the card that goes and the one that comes"
    return ""


def later_choices(
    choices: dict[str, str], rulings: tuple[int, ...], losers: list[int]
) -> dict[str, str]:
    """NEU-17.8 Each game rolls anew; NEU-R53 `loser-chooses`: who lost decides who begins."""
    if not rulings[R53]:
        return choices
    return {**choices, STARTER: f"player-{losers[0] + 1}" if losers else DICE}


def unknown_cards(deck: Deck) -> list[Violation]:
    """Return the cards that do not exist or belong into no deck."""
    found: list[Violation] = []
    for card in deck.every_card():
        if card not in PLACES:
            found.append(Violation("", f"there is no card {card!r}", "take it out", (card,)))
        elif POOL[PLACES[card]].token:
            name = POOL[PLACES[card]].name
            text = f"{name} is a token"
            found.append(Violation("NEU-17.2", text, "take it out", (card,)))
    return found


def too_many_copies(deck: Deck) -> list[Violation]:
    """NEU-17.2, NEU-17.4 At most 4 copies in all, NEU-15.8b of iconic cards too."""
    found: list[Violation] = []
    for card, count in deck.every_card().items():
        if card not in PLACES:
            continue
        definition = POOL[PLACES[card]]
        is_basic = definition.kind == RAM and not definition.advanced
        limit = definition.copy_limit
        if limit != NONE and count > limit and not is_basic:
            text = f"{count} copies of {definition.name}, at most {limit} are allowed"
            found.append(Violation("NEU-17.2", text, f"take out {count - limit}", (card,)))
    return found


def wrong_ram(deck: Deck, rulings: tuple[int, ...]) -> list[Violation]:
    """NEU-17.3 At most 5 of the RAM cards are advanced; NEU-R62."""
    listed = deck.sections.get(RAM_SECTION, {})
    advanced = sum(
        count for card, count in listed.items() if card in PLACES and POOL[PLACES[card]].advanced
    )
    if advanced > ADVANCED:
        text = f"{advanced} advanced RAM, at most {ADVANCED} are allowed"
        return [Violation("NEU-17.3", text, f"take out {advanced - ADVANCED}", (), RAM_SECTION)]
    if rulings[R62] and advanced < ADVANCED:
        text = f"{advanced} advanced RAM, {ADVANCED} are asked for"
        return [Violation("NEU-R62", text, f"add {ADVANCED - advanced}", (), RAM_SECTION)]
    return []
