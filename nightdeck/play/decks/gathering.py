"""What is found in a deck list while it is read."""

from __future__ import annotations

from typing import Any, Final

from nightdeck.kernel.game import Deck, Game
from nightdeck.play.decks.index import Index, Listed, index_of
from nightdeck.play.decks.letters import clean, clean_lines, fold

MOST_ENTRIES: Final = 200
MOST_COPIES: Final = 99
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
        self.title: str = ""
        self.identity: str = ""
        self.cards: dict[str, int] = {}
        self.notes: list[str] = []
        self.unread: list[Unread] = []
        self.skipped: list[str] = []

    def add(self, place: str, text: str, card: Listed, count: int) -> None:
        """Take copies of a card; the first identity becomes that of the deck."""
        together = self.cards.get(card.id, 0) + count
        if count < 1 or together > MOST_COPIES:
            self.refuse(place, text, f"does not give 1 to {MOST_COPIES} copies")
            return
        if card.is_identity and not self.identity:
            self.identity = card.id
            together -= 1
        if together > 0:
            self.cards[card.id] = together

    def add_one_of(self, place: str, text: str, cards: list[Listed], count: int) -> None:
        """Take copies of the only card that fits, or say which cards it could be."""
        if len(cards) == 1:
            self.add(place, text, cards[0], count)
            return
        sets = ", ".join(card.set or card.id for card in cards)
        self.refuse(place, text, f"is the title of several cards; name the set: {sets}")

    def choose_identity(self, card: Listed) -> None:
        """Make a card the identity; a second, different one stays visible among the cards."""
        if not self.identity:
            self.identity = card.id
        elif self.identity != card.id:
            self.cards[card.id] = 1

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
        note = clean_lines("\n".join(self.notes))
        deck = Deck(name, chosen, self.side(), self.cards, self.identity, note)
        return DeckRead(deck, self.unread, self.skipped)

    def side(self) -> str:
        """Return the side the deck is for."""
        if self.identity:
            return self.index.by_id[self.identity].side
        counts: dict[str, int] = {}
        for id, count in self.cards.items():
            side = self.index.by_id[id].side
            counts[side] = counts.get(side, 0) + count
        return max(counts, key=lambda side: (counts[side], side), default="")
