"""GNC-2 Everything on the table: gangs, Units, discs, markets, decks, the Story.

A *side* is a player's seat; in the single player game the opposing Gang is side 1 and Johnny/V
side 2. Units are numbers, sixteen per side: three Solos, three Techies, three Netrunners, four
Drones, three Edgerunners. Where a Unit stands is a place (board.py), RESERVE or NOT_HIRED.
"""

from __future__ import annotations

from typing import Final

from nightdeck.games.gangs_of_night_city.model.board import ALL_PLACES
from nightdeck.games.gangs_of_night_city.model.hooks import ABILITIES, UNIT_BITS, UNIT_MASK
from nightdeck.kernel.state import State

# Classes of Units (GNC-3.1): GNC-3.1a Solos, GNC-3.1b Techies and GNC-3.1c Netrunners are the Basic
# Units, GNC-3.1d Drones move with the Techies, GNC-3.1g specialists with no action.
SOLO: Final = 0
TECHIE: Final = 1
NETRUNNER: Final = 2
DRONE: Final = 3
SPECIALIST: Final = 4
LEGEND: Final = 5
CLASS_NAMES: Final = ("Solo", "Techie", "Netrunner", "Drone", "Specialist", "Legend")

UNITS: Final = 16
"""Units per side; unit // UNITS is the side."""
FIRST_DRONE: Final = 9
FIRST_HIRED: Final = 13
CLASSES: Final = (0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 3, -1, -1, -1)

RESERVE: Final = -1
NOT_HIRED: Final = -2

RIVAL: Final = 1
LEGEND_SIDE: Final = 2
LEGEND_UNIT: Final = LEGEND_SIDE * UNITS + FIRST_HIRED

# Discs and actions
DISC_SOLO: Final = 0
DISC_TECHIE: Final = 1
DISC_NETRUNNER: Final = 2
DISC_HIDEOUT: Final = 3
DISC_UPGRADE: Final = 4
DISC_WILD: Final = 5
DISCS: Final = 6
ALL_DISCS: Final = 63
DISC_NAMES: Final = ("Solos", "Techies", "Netrunners", "Hideout", "Upgrade", "Wild")
DISC_IDS: Final = ("solo", "techie", "netrunner", "hideout", "upgrade", "wild")
NO_DISC: Final = -1

# Zones: shared ones, then seven per seat
OPPORTUNITY_DECK: Final = 0
EDGERUNNER_DECK: Final = 1
UPGRADE_DECK: Final = 2
DISTRICT_DECK: Final = 3
DISTRICT_DISCARD: Final = 4
BOX: Final = 5
OPPORTUNITY_SLOT: Final = 6
EDGERUNNER_SLOT: Final = 9
RIVAL_CARDS: Final = 12
LEGEND_CARDS: Final = 13
SEAT_ZONES: Final = 14
HAND: Final = 0
DISCARD: Final = 1
REMOVED: Final = 2
PLAYED: Final = 3
DRAWN: Final = 4
DEALS: Final = 5
CREW: Final = 6
ZONES_PER_SEAT: Final = 7

ACTIVATE_TURN: Final = 0
RECLAIM_TURN: Final = 1
EMPTY_TURN: Final = 2


class GangsState(State):
    """One game of Gangs of Night City at one moment."""

    def __init__(self) -> None:
        super().__init__()
        # The turn
        self.board: int = 0
        self.target: int = 25
        self.first: int = 0
        self.active: int = 0
        self.turn: int = 0
        self.last_round: int = 0
        self.empty_turns: int = 0
        self.disc: int = NO_DISC
        self.acted: int = 0
        self.spent_once: int = 0
        self.deferred: int = 0
        self.together: int = 0
        self.no_roll: int = 0
        # Sides
        self.gang: list[int] = []
        self.cred: list[int] = []
        self.resources: list[list[int]] = []
        self.discs: list[int] = []
        self.hideouts: list[int] = []
        self.hires: list[int] = []
        self.net: list[int] = []
        self.rage: list[int] = []
        # Units
        self.unit_class: list[int] = []
        self.unit_card: list[int] = []
        self.place: list[int] = []
        self.occupant: list[int] = [-1] * ALL_PLACES
        # The Story
        self.story: int = 0
        self.story_cards: list[int] = []
        self.counters: dict[int, int] = {}
        self.holders: dict[int, int] = {}
        self.gifts: list[int] = []
        self.heat: list[int] = []
        self.latches: list[tuple[int, int]] = []
        self.cause: int = -1
        self.reached: int = -1
        # Set-up and the single player game
        self.open_hands: int = 0
        self.profile: int = 0
        self.edgerunner_deck: int = 0
        self.draft: int = 0

    def copy_own(self, copy: State) -> None:
        """Give a copy in the making everything above."""
        assert isinstance(copy, GangsState)
        copy.board = self.board
        copy.target = self.target
        copy.first = self.first
        copy.active = self.active
        copy.turn = self.turn
        copy.last_round = self.last_round
        copy.empty_turns = self.empty_turns
        copy.disc = self.disc
        copy.acted = self.acted
        copy.spent_once = self.spent_once
        copy.deferred = self.deferred
        copy.together = self.together
        copy.no_roll = self.no_roll
        copy.gang = self.gang[:]
        copy.cred = self.cred[:]
        copy.resources = [row[:] for row in self.resources]
        copy.discs = self.discs[:]
        copy.hideouts = self.hideouts[:]
        copy.hires = self.hires[:]
        copy.net = self.net[:]
        copy.rage = self.rage[:]
        copy.unit_class = self.unit_class[:]
        copy.unit_card = self.unit_card[:]
        copy.place = self.place[:]
        copy.occupant = self.occupant[:]
        copy.story = self.story
        copy.story_cards = self.story_cards[:]
        copy.counters = self.counters.copy()
        copy.holders = self.holders.copy()
        copy.gifts = self.gifts[:]
        copy.heat = self.heat[:]
        copy.latches = self.latches[:]
        copy.cause = self.cause
        copy.reached = self.reached
        copy.open_hands = self.open_hands
        copy.profile = self.profile
        copy.edgerunner_deck = self.edgerunner_deck
        copy.draft = self.draft

    def notice(self, kind: int, args: tuple[int, ...]) -> None:
        """Let every ability that waits for an event hear it."""
        for source in self.listeners[kind][:]:
            ABILITIES[source >> UNIT_BITS].hear(self, source & UNIT_MASK, kind, args)

    def pile(self, seat: int, which: int) -> list[int]:
        """Return the cards of one of a seat's zones."""
        return self.zones[SEAT_ZONES + seat * ZONES_PER_SEAT + which]


def zone_of(seat: int, which: int) -> int:
    """Return the number of one of a seat's zones: HAND, DISCARD, ..."""
    return SEAT_ZONES + seat * ZONES_PER_SEAT + which
