"""Counting what happens to cards while a game is played, from its log.

A game names the events that matter (`Game.counted`): which draw a card, play one, score one. What
seats do and gain besides, it says itself (`Game.deeds`).
"""

from __future__ import annotations

from typing import Any

from nightdeck.kernel.game import Game
from nightdeck.kernel.state import Entry, State
from nightdeck.play.match import Played

SCORES = ("scored", "stolen")
"""What counts as a score, whoever it is for."""


class Tally:
    """Watches one game; the log must be kept."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game: Game[Any] = game
        self.kinds: dict[int, str] = game.counted()
        self.read: int = 0
        self.first_score: int = 0
        self.sides: list[str] = list(game.deck_form.sides)
        self.owners: list[str] = [str(entry.get("side", "")) for entry in game.catalogue()]
        words = sorted(set(self.kinds.values()))
        self.cards: dict[str, list[set[int]]] = {
            word: [set() for _ in range(seats)] for word in words
        }
        self.deeds: dict[str, list[int]] = {}
        self.seats: int = seats

    def watch(self, state: State) -> None:
        """Take in what was logged since the last look."""
        log = state.log
        if log is None:
            return
        for entry in log[self.read :]:
            if entry[0] in self.kinds:
                self.count(state, entry)
            for seat, words, amount in self.game.deeds(entry):
                if 0 <= seat < self.seats:
                    self.deeds.setdefault(words, [0] * self.seats)[seat] += amount
        self.read = len(log)

    def count(self, state: State, entry: Entry) -> None:
        """Count one event for the seat and the card it names."""
        word = self.kinds[entry[0]]
        if word in SCORES and not self.first_score:
            self.first_score = int(self.game.table(state, -1)["turn"]["number"])
        roles = self.game.event_roles(entry[0])
        card = first_of(roles, entry[1], "c")
        seat = first_of(roles, entry[1], "s") if "s" in roles else self.owner(card)
        if 0 <= seat < len(self.cards[word]) and card >= 0:
            self.cards[word][seat].add(card)

    def owner(self, card: int) -> int:
        """Return the seat that plays the side a card belongs to, or -1."""
        side = self.owners[card] if 0 <= card < len(self.owners) else ""
        return self.sides.index(side) if side in self.sides else -1

    def write(self, played: Played) -> None:
        """Put the counts into the record of the game."""
        played.first_score = self.first_score
        played.deeds = dict(sorted(self.deeds.items()))
        played.cards = {
            word: [sorted(cards) for cards in seats]
            for word, seats in self.cards.items()
            if any(seats)
        }


def first_of(roles: str, args: tuple[int, ...], role: str) -> int:
    """Return the first argument with a role, or -1."""
    place = roles.find(role)
    return args[place] if 0 <= place < len(args) else -1
