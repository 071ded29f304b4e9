"""What lies on the table of Back Alley, and its cards."""

from __future__ import annotations

from typing import Final

from nightdeck.kernel.state import EVERYBODY, State, bit

# Zones come in groups of five per seat.
DECK: Final = 0
HAND: Final = 1
ALLEY: Final = 2
CREW: Final = 3
BIN: Final = 4
GROUP: Final = 5

# Events, with the roles of their arguments.
DREW: Final = 1
CREDITED: Final = 2
HID: Final = 3
FLIPPED: Final = 4
ANNOUNCED: Final = 5
JAMMED: Final = 6
SEALED: Final = 7
REVEALED: Final = 8
BRAWL_ENDED: Final = 9
SCORED: Final = 10
ROLLED: Final = 11
SCOUTED: Final = 12
ROLES: Final = {
    DREW: "sc",
    CREDITED: "sn",
    HID: "sc",
    FLIPPED: "sc",
    ANNOUNCED: "sc",
    JAMMED: "sc",
    SEALED: "s",
    REVEALED: "sc",
    BRAWL_ENDED: "s",
    SCORED: "sn",
    ROLLED: "sn",
    SCOUTED: "sc",
}

BRAWL_POWER: Final = 1
"""The one quantity that modifiers change."""


class Card:
    """The facts of one card."""

    def __init__(self, name: str, power: int, ability: int, text: str) -> None:
        self.name: str = name
        self.power: int = power
        self.ability: int = ability
        self.text: str = text


NO_ABILITY: Final = 0
SCOUT: Final = 1
FENCE: Final = 2
BANNER: Final = 3
JAM: Final = 4
HEIST: Final = 5
GAMBLE: Final = 6
JOBS: Final = (HEIST, GAMBLE)

POOL: Final = (
    Card("Thug", 2, NO_ABILITY, "Plain muscle."),
    Card("Bruiser", 4, NO_ABILITY, "More muscle."),
    Card("Scout", 1, SCOUT, "When turned up: look at the top card of your deck."),
    Card("Fence", 1, FENCE, "When a brawl ends: gain 1 credit for each of your cards in the bin."),
    Card("Banner", 1, BANNER, "You have 1 more power in brawls."),
    Card("Jam", 1, JAM, "Answer to a job: it does nothing."),
    Card("Heist", 3, HEIST, "Job: gain 3 credits."),
    Card("Gamble", 3, GAMBLE, "Job: roll a die; on 4 or more score a point, else lose a credit."),
)
DECK_LIST: Final = (0, 0, 1, 2, 3, 3, 3, 4, 5, 5, 6, 7)


class TinyState(State):
    """The table of Back Alley."""

    def __init__(self) -> None:
        super().__init__()
        self.credits: list[int] = []
        self.points: list[int] = []
        self.turn: int = 0
        self.active: int = 0
        self.actions: int = 0
        self.waiting: list[tuple[int, ...]] = []
        self.jobs: list[list[int]] = []
        self.announced: int = 0

    def place(self, seat: int, kind: int) -> int:
        """Return the zone of a seat."""
        return seat * GROUP + kind

    def pile(self, seat: int, kind: int) -> list[int]:
        """Return the cards in a zone of a seat."""
        return self.zones[seat * GROUP + kind]

    def owner(self, card: int) -> int:
        """Return the seat whose zones a card lies in."""
        return self.zone[card] // GROUP

    def card(self, card: int) -> Card:
        """Return the facts of a card."""
        return POOL[self.definition[card]]

    def lay_zones(self) -> None:
        """Create the five zones of every seat."""
        for seat in range(self.seats):
            own = bit(seat)
            self.add_zone(0)
            self.add_zone(own, mixing=True)
            self.add_zone(own)
            self.add_zone(EVERYBODY)
            self.add_zone(EVERYBODY)

    def notice(self, kind: int, args: tuple[int, ...]) -> None:
        """TNY-4.4 Cards that listen wait for their owner to resolve them."""
        for card in self.listeners[kind]:
            self.waiting.append((self.owner(card), card))
