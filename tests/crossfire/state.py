"""What lies on the table of Crossfire, and its cards."""

from __future__ import annotations

from typing import Final

from nightdeck.kernel.state import EVERYBODY, State, bit

# Zones come in groups of four per seat.
DECK: Final = 0
HAND: Final = 1
RACK: Final = 2
BIN: Final = 3
GROUP: Final = 4

# Events, with the roles of their arguments.
DREW: Final = 1
BUILT: Final = 2
ATTACHED: Final = 3
STRUCK: Final = 4
BLOCKED: Final = 5
STOPPED: Final = 6
LOST: Final = 7
HURT: Final = 8
LEFT: Final = 9
SHOWN: Final = 10
ROLES: Final = {
    DREW: "sc",
    BUILT: "sc",
    ATTACHED: "scc",
    STRUCK: "scs",
    BLOCKED: "sc",
    STOPPED: "sc",
    LOST: "sc",
    HURT: "sn",
    LEFT: "s",
    SHOWN: "sc",
}

# Kinds of cards.
FRAME: Final = 0
GEAR: Final = 1
SHOT: Final = 2
COVER: Final = 3


class Card:
    """The facts of one card."""

    def __init__(self, name: str, kind: int, power: int, text: str) -> None:
        self.name: str = name
        self.kind: int = kind
        self.power: int = power
        self.text: str = text


POOL: Final = (
    Card("Walker", FRAME, 0, "Takes a hit for you; whatever is on it is lost with it."),
    Card("Mount", GEAR, 0, "Goes on one of your cards; more can go on it."),
    Card("Scope", GEAR, 1, "Goes on one of your cards. Your shots do 1 more damage."),
    Card("Shot", SHOT, 1, "Announce it against an opponent: 1 damage."),
    Card("Volley", SHOT, 2, "Announce it against an opponent: 2 damage."),
    Card("Cover", COVER, 0, "Answer: what was announced before it does nothing."),
)
DECK_LIST: Final = (0, 0, 1, 1, 2, 3, 3, 3, 4, 4, 5, 5)
HEALTH: Final = 3


class CrossfireState(State):
    """The table of Crossfire."""

    def __init__(self) -> None:
        super().__init__()
        self.health: list[int] = []
        self.pairs: int = 0
        self.turn: int = 0
        self.active: int = 0
        self.host: list[int] = []
        """The card each card is attached to, -1 if none."""
        self.pile: list[list[int]] = []
        """Announced things: number, seat, card, target (-1: an answer without one)."""
        self.announced: int = 0

    def place(self, seat: int, kind: int) -> int:
        """Return the zone of a seat."""
        return seat * GROUP + kind

    def lying(self, seat: int, kind: int) -> list[int]:
        """Return the cards in a zone of a seat."""
        return self.zones[seat * GROUP + kind]

    def card(self, card: int) -> Card:
        """Return the facts of a card."""
        return POOL[self.definition[card]]

    def lay_zones(self) -> None:
        """Create the four zones of every seat."""
        for seat in range(self.seats):
            self.add_zone(0)
            self.add_zone(bit(seat), mixing=True)
            self.add_zone(EVERYBODY)
            self.add_zone(EVERYBODY)

    def attached(self, card: int) -> list[int]:
        """Return the cards directly on a card."""
        return [each for each, host in enumerate(self.host) if host == card]

    def whole(self, card: int) -> list[int]:
        """Return a card and everything on it, however deep."""
        return [card, *(each for on in self.attached(card) for each in self.whole(on))]
