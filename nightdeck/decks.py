"""Decks and matches: what players bring to the table, and how many games they play there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

Swap = tuple[str, str]
"""A card that goes out of the main section and the sideboard card that comes in for it."""


class Deck:
    """A list of cards by id, as a player brings it to the table.

    `cards` are those of the main section, `sections` the cards of all others by section.
    `numbers` are what a deck says besides cards, where the game asks for such a number.
    """

    def __init__(
        self,
        name: str,
        title: str,
        side: str,
        cards: dict[str, int],
        identity: str = "",
        note: str = "",
        sections: dict[str, dict[str, int]] | None = None,
        numbers: dict[str, int] | None = None,
    ) -> None:
        self.name: str = name
        self.title: str = title
        self.side: str = side
        self.cards: dict[str, int] = cards
        self.identity: str = identity
        self.note: str = note
        self.sections: dict[str, dict[str, int]] = {} if sections is None else sections
        self.numbers: dict[str, int] = {} if numbers is None else numbers

    def every_card(self) -> dict[str, int]:
        """Return the cards of all sections together, with their numbers; not the identity."""
        found = dict(self.cards)
        for cards in self.sections.values():
            for card, count in cards.items():
                found[card] = found.get(card, 0) + count
        return found


def vars_of(deck: Deck) -> dict[str, Any]:
    """Return a deck as plain values; a deck of one section as it was before there were others."""
    found: dict[str, Any] = {
        "name": deck.name,
        "title": deck.title,
        "side": deck.side,
        "cards": deck.cards,
        "identity": deck.identity,
        "note": deck.note,
    }
    if deck.sections:
        found["sections"] = deck.sections
    if deck.numbers:
        found["numbers"] = deck.numbers
    return found


def deck_from(values: Any) -> Deck:
    """Return the deck that plain values describe; raises ValueError for what is none."""
    if type(values) is not dict:
        raise ValueError(f"{values!r} is no deck")
    listed: dict[str, Any] = {"cards": values.get("cards"), "numbers": values.get("numbers", {})}
    sections = values.get("sections", {})
    listed.update(sections if type(sections) is dict else {"sections": sections})
    for name, cards in listed.items():
        if type(cards) is not dict or not all(type(count) is int for count in cards.values()):
            raise ValueError(f"section {name!r} of a deck is no list of cards with their numbers")
    return Deck(**values)


class Section:
    """A part of a deck: how it is called, the types that belong there, how many cards.

    A section without types takes every card that no other section asks for. The cards of a
    sideboard are of the kinds of the main section; they are swapped in between two games.
    """

    def __init__(
        self,
        name: str,
        label: str,
        clause: str = "",
        types: tuple[str, ...] = (),
        fewest: int = 0,
        most: int | None = None,
        is_sideboard: bool = False,
    ) -> None:
        self.name: str = name
        self.label: str = label
        self.clause: str = clause
        self.types: tuple[str, ...] = types
        self.fewest: int = fewest
        self.most: int | None = most
        self.is_sideboard: bool = is_sideboard


class DeckNumber:
    """A number a deck may name besides its cards: its name in files, and what it may be."""

    def __init__(self, name: str, label: str, clause: str, least: int, most: int) -> None:
        self.name: str = name
        self.label: str = label
        self.clause: str = clause
        self.least: int = least
        self.most: int = most


class DeckForm:
    """How the decks of a game look, on the table and in the files that players exchange.

    `sides` names the side a deck must have, seat by seat. `identity` is the type of the card a
    deck is built around, `identity_label` what files call its place. `sections` are the parts of
    a deck in their order, the main one first. `game_id` and `card_id` are identifiers other
    programs use, the latter completed by a card's printed code; where they are empty, ours are
    derived from names. `totals` are the words that follow the number in the closing lines of a
    list, `numbers` what a deck may say besides its cards.
    """

    def __init__(
        self,
        sides: tuple[str, ...] = (),
        identity: str = "",
        game_id: str = "",
        card_id: str = "",
        identity_label: str = "Identity",
        sections: tuple[Section, ...] = (Section("deck", "Deck"),),
        totals: tuple[str, ...] = ("cards",),
        numbers: tuple[DeckNumber, ...] = (),
    ) -> None:
        self.sides: tuple[str, ...] = sides
        self.identity: str = identity
        self.game_id: str = game_id
        self.card_id: str = card_id
        self.identity_label: str = identity_label
        self.sections: tuple[Section, ...] = sections
        self.totals: tuple[str, ...] = totals
        self.numbers: tuple[DeckNumber, ...] = numbers

    @property
    def main(self) -> Section:
        """The section whose cards are `Deck.cards`."""
        return self.sections[0]

    @property
    def sideboard(self) -> Section | None:
        """The section from which cards are swapped in, if there is one."""
        return next((each for each in self.sections if each.is_sideboard), None)

    def parts(self, deck: Deck) -> list[tuple[Section, dict[str, int]]]:
        """Return every section with its cards in a deck."""
        others = [(each, deck.sections.get(each.name, {})) for each in self.sections[1:]]
        return [(self.main, deck.cards), *others]

    def home(self, kind: str) -> Section:
        """Return the section in which cards of a type are played."""
        asking = (each for each in self.sections if kind in each.types and not each.is_sideboard)
        return next(asking, self.main)

    def takes(self, section: Section, kind: str) -> bool:
        """Tell whether cards of a type belong into a section."""
        if section.types:
            return kind in section.types
        is_identity = bool(kind) and kind == self.identity
        return self.home(kind) is self.main and not is_identity


class Violation:
    """A deck rule that a deck breaks: the clause, what is wrong, what would fix it, which cards.

    `section` is the name of the section it is about, where a deck has several.
    """

    def __init__(
        self, clause: str, text: str, remedy: str, cards: tuple[str, ...] = (), section: str = ""
    ) -> None:
        self.clause: str = clause
        self.text: str = text
        self.remedy: str = remedy
        self.cards: tuple[str, ...] = cards
        self.section: str = section

    def sentence(self) -> str:
        """Return all of it in one sentence."""
        place = f" ({self.clause})" if self.clause else ""
        return f"{self.text}; {self.remedy}{place}"


def section_violations(form: DeckForm, deck: Deck, types: dict[str, str]) -> list[Violation]:
    """Return what is wrong with sections and numbers; `types` are those of the game's cards."""
    found = unknown_sections(form, deck) + wrong_numbers(form, deck)
    for section, cards in form.parts(deck):
        found += misplaced(form, section, cards, types)
        found += wrong_size(section, sum(cards.values()))
    return found


def unknown_cards(cards: Iterable[str], known: dict[str, int], clause: str = "") -> list[Violation]:
    """Return the cards of a deck that the game does not have."""
    remedy = "take it out or correct its name"
    return [
        Violation(clause, f"there is no card {card!r}", remedy, (card,))
        for card in cards
        if card not in known
    ]


def unknown_sections(form: DeckForm, deck: Deck) -> list[Violation]:
    """Return the sections of a deck that the game does not have."""
    others = [each.name for each in form.sections[1:]]
    remedy = f"choose from {', '.join(others)}" if others else "take it out"
    return [
        Violation("", f"there is no section {name!r}", remedy, tuple(deck.sections[name]), name)
        for name in deck.sections
        if name not in others
    ]


def wrong_numbers(form: DeckForm, deck: Deck) -> list[Violation]:
    """Return the numbers of a deck that the game does not ask for, or that cannot be."""
    known = {each.name: each for each in form.numbers}
    found: list[Violation] = []
    for name, value in deck.numbers.items():
        number = known.get(name)
        if number is None:
            remedy = f"choose from {', '.join(known)}" if known else "take it out"
            found.append(Violation("", f"a deck of this game has no number {name!r}", remedy))
        elif not number.least <= value <= number.most:
            remedy = f"choose {number.least} to {number.most}"
            found.append(Violation(number.clause, f"{number.label} cannot be {value}", remedy))
    return found


def misplaced(
    form: DeckForm, section: Section, cards: Iterable[str], types: dict[str, str]
) -> list[Violation]:
    """Return the cards of a section that belong into another one."""
    found: list[Violation] = []
    for card in cards:
        if card in types and not form.takes(section, types[card]):
            home = form.home(types[card])
            moved = f"move it to {home.label}" if form.takes(home, types[card]) else "take it out"
            text = f"{card!r} ({types[card]}) does not belong into {section.label}"
            found.append(Violation(section.clause, text, moved, (card,), section.name))
    return found


def wrong_size(section: Section, count: int) -> list[Violation]:
    """Return whether a section has too few or too many cards."""
    if count < section.fewest:
        bound, remedy = f"at least {section.fewest}", f"add {section.fewest - count}"
    elif section.most is not None and count > section.most:
        bound, remedy = f"at most {section.most}", f"take out {count - section.most}"
    else:
        return []
    cards = "1 card" if count == 1 else f"{count} cards"
    text = f"{section.label} has {cards}, {bound} belong there"
    return [Violation(section.clause, text, remedy, (), section.name)]


class MatchType:
    """How many games the same players play, and what happens between them.

    Without `wins` all `games` are played and points are added up. With `wins` the first player to
    win so many games wins the match; a game that nobody wins counts for nobody and is replayed,
    until `games` were played. Players change to the next seat after every game where `moves` is
    set. `swaps` is how many cards of the main section each of them may exchange for cards of
    their sideboard before the next game.
    """

    def __init__(
        self,
        name: str,
        label: str,
        clause: str = "",
        games: int = 1,
        wins: int = 0,
        moves: bool = True,
        swaps: int = 0,
    ) -> None:
        self.name: str = name
        self.label: str = label
        self.clause: str = clause
        self.games: int = games
        self.wins: int = wins
        self.moves: bool = moves
        self.swaps: int = swaps


SINGLE_GAME: Final = MatchType("single", "Single game")
