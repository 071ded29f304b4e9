"""GNC-2 Everything on the table: gangs, Units, discs, markets, decks, the Story."""

from __future__ import annotations

from nightdeck.games.gangs_of_night_city.model.board import ALL_PLACES
from nightdeck.games.gangs_of_night_city.model.hooks import ABILITIES, UNIT_BITS, UNIT_MASK
from nightdeck.games.gangs_of_night_city.model.terms import NO_DISC, SEAT_ZONES, ZONES_PER_SEAT
from nightdeck.kernel.state import State


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
        for source in self.listeners[kind][:]:
            ABILITIES[source >> UNIT_BITS].hear(self, source & UNIT_MASK, kind, args)

    def pile(self, seat: int, which: int) -> list[int]:
        """Return the cards of one of a seat's zones."""
        return self.zones[SEAT_ZONES + seat * ZONES_PER_SEAT + which]
