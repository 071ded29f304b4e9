"""What is found in a deck list while it is read."""

from __future__ import annotations

import re
from typing import Any, Final

from nightdeck.decks import Deck, Section
from nightdeck.kernel.errors import BadFile
from nightdeck.kernel.game import Game
from nightdeck.play.decks.index import Index, Listed, index_of
from nightdeck.play.decks.letters import clean, clean_lines, fold

MOST_ENTRIES: Final = 200
"""So many different cards can be listed for every section a deck of the game can have."""
MOST_COPIES: Final = 99
NUMBER_LINE: Final = re.compile(r";; ?([A-Za-z_-]+) ?[:=]? ?([0-9]{1,4})")
MOST_SHOWN: Final = 120
"""So many letters of a line that was not understood are repeated."""


class Unread:
    """A line that looks like a card and could not be taken: where, what, why, what was meant."""

    def __init__(self, place: str, text: str, reason: str, nearest: list[str]) -> None:
        self.place: str = clean(place)[:MOST_SHOWN]
        self.text: str = clean(text)[:MOST_SHOWN]
        self.reason: str = reason
        self.nearest: list[str] = nearest

    def sentence(self) -> str:
        """Return all of it in one sentence."""
        alike = " or ".join(repr(title) for title in self.nearest)
        question = f"; did you mean {alike}?" if alike else ""
        return f"{self.place}: {self.text!r} {self.reason}{question}"


class DeckRead:
    """A deck that was read, what could not be taken, and the remarks that were passed over."""

    def __init__(self, deck: Deck, unread: list[Unread], skipped: list[str]) -> None:
        self.deck: Deck = deck
        self.unread: list[Unread] = unread
        self.skipped: list[str] = skipped


class Gathering:
    """A deck in the making."""

    def __init__(self, game: Game[Any]) -> None:
        self.game: Game[Any] = game
        self.index: Index = index_of(game)
        self.sections: tuple[Section, ...] = game.deck_form.sections
        self.title: str = ""
        self.identity: str = ""
        self.section: Section | None = None
        """The section that was named last; without one every card goes where it belongs."""
        self.parts: dict[str, dict[str, int]] = {each.name: {} for each in self.sections}
        self.numbers: dict[str, int] = {}
        self.notes: list[str] = []
        self.unread: list[Unread] = []
        self.skipped: list[str] = []

    def add(self, place: str, text: str, card: Listed, count: int) -> None:
        """Take copies of a card; the first identity becomes that of the deck."""
        cards = self.cards_for(card)
        together = cards.get(card.id, 0) + count
        if count < 1 or together > MOST_COPIES:
            self.refuse(place, text, f"does not give 1 to {MOST_COPIES} copies")
            return
        if card.is_identity and not self.identity:
            self.identity = card.id
            together -= 1
        if together > 0:
            cards[card.id] = together

    def cards_for(self, card: Listed) -> dict[str, int]:
        """Return the cards of the section that a card goes to."""
        section = self.section or self.game.deck_form.home(card.type)
        return self.parts[section.name]

    def section_called(self, words: str) -> Section | None:
        """Return the section of a name or label, where a deck has several."""
        wanted = fold(words)
        if len(self.sections) < 2:
            return None
        return next((e for e in self.sections if wanted in (fold(e.name), fold(e.label))), None)

    def refuse_section(self, place: str, text: str) -> None:
        """Note a section that the game does not have, with those it has."""
        labels = ", ".join(section.label for section in self.sections)
        self.refuse(place, text, f"names no section; there are {labels}")

    def check_length(self, count: int, what: str) -> None:
        """Refuse a list that is longer than any deck."""
        most = MOST_ENTRIES * len(self.sections)
        if count > most:
            raise BadFile(f"a deck list has at most {most} {what}, this has {count}")

    def add_one_of(self, place: str, text: str, cards: list[Listed], count: int) -> None:
        """Take copies of the only card that fits, or say which cards it could be."""
        if len(cards) == 1:
            self.add(place, text, cards[0], count)
            return
        sets = ", ".join(card.set or card.id for card in cards)
        self.refuse(place, text, f"is the title of several cards; name the set: {sets}")

    def take_number(self, line: str) -> bool:
        """Take a line such as `;; memory: 5` that names a number of the deck, if it is one."""
        found = NUMBER_LINE.fullmatch(clean(line))
        if found is None or found[1].lower() not in (e.name for e in self.game.deck_form.numbers):
            return False
        self.numbers[found[1].lower()] = int(found[2])
        return True

    def choose_identity(self, card: Listed) -> None:
        """Make a card the identity; a second, different one stays visible among the cards."""
        if not self.identity:
            self.identity = card.id
        elif self.identity != card.id:
            self.cards_for(card)[card.id] = 1

    def refuse(self, place: str, text: str, reason: str, nearest: list[str] | None = None) -> None:
        """Note a line that looks like a card and cannot be taken."""
        self.unread.append(Unread(place, text, reason, nearest or []))

    def miss(self, place: str, text: str, title: str) -> None:
        """Note a title that no card has, with those most like it."""
        self.refuse(place, text, "matches no card", self.index.nearest(title[:MOST_SHOWN]))

    def finish(self, title: str) -> DeckRead:
        """Return the deck; its side is that of its identity, or of most of its cards."""
        called = self.index.identity_called(self.title)
        if not self.identity and called is not None:
            self.identity = called.id
        chosen = clean(self.title) or clean(title) or "Unnamed deck"
        name = fold(chosen).replace(" ", "-")
        note = clean_lines("\n".join(each for each in self.notes if not self.take_number(each)))
        cards = self.parts[self.sections[0].name]
        others = {e.name: self.parts[e.name] for e in self.sections[1:] if self.parts[e.name]}
        deck = Deck(name, chosen, self.side(), cards, self.identity, note, others, self.numbers)
        return DeckRead(deck, self.unread, self.skipped)

    def side(self) -> str:
        """Return the side the deck is for."""
        if self.identity:
            return self.index.by_id[self.identity].side
        counts: dict[str, int] = {}
        for cards in self.parts.values():
            for id, count in cards.items():
                side = self.index.by_id[id].side
                counts[side] = counts.get(side, 0) + count
        return max(counts, key=lambda side: (counts[side], side), default="")
