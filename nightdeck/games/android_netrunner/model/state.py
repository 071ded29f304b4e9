"""What lies on the table of Android: Netrunner, ANR-1.1 to ANR-1.35.

Cards are numbers with columns. A card that becomes active is entered into the listeners, the
modifiers and the rows of `index`; nothing ever searches all cards for somebody who might react.

ANR-0.1, ANR-0.4, ANR-0.5 Two seats, turns made of steps, and windows between them. ANR-1.26
Tags, ANR-1.27 bad publicity and ANR-1.28 brain damage are plain numbers. ANR-H11 Spectators
know what is public.
"""

from __future__ import annotations

from nightdeck.games.android_netrunner.model import terms
from nightdeck.games.android_netrunner.model.definitions import INDEX_ROWS, POOL, Card
from nightdeck.games.android_netrunner.model.events import WORKED
from nightdeck.games.android_netrunner.model.rulings import Q42
from nightdeck.games.android_netrunner.model.switches import counts_from_arrival
from nightdeck.games.android_netrunner.model.terms import NONE
from nightdeck.games.android_netrunner.model.vocabulary import EFFECTS, Effect
from nightdeck.games.netrunner_family.model.state import NetrunnerState
from nightdeck.kernel.state import State
from nightdeck.language.abilities import Definition


class AnrState(NetrunnerState):
    """One game of Android: Netrunner at one moment."""

    def __init__(self) -> None:
        super().__init__(terms.COUNTER_KINDS, INDEX_ROWS, terms.TALLIES)
        # Columns: one entry per card
        self.server: list[int] = []  # the server a card is or last was in or in front of
        # The two players, indexed by seat
        self.identity: list[int] = [NONE, NONE]
        self.credits: list[int] = [0, 0]
        self.clicks: list[int] = [0, 0]
        self.clicks_owed: list[int] = [0, 0]  # ANR-Q47, ANR-Q51
        # The turn
        self.fresh: list[int] = []  # ANR-Q48: cards rezzed since the turn's first window opened
        self.arrival: dict[int, list[int]] = {}  # ANR-Q23: tallies when a card became active
        # The servers
        self.servers: list[int] = []
        self.next_server: int = terms.FIRST_REMOTE
        self.kept_server: int = NONE  # ANR-INS19
        # The run, section RUN
        self.run_server: int = NONE
        self.run_met: int = 0
        self.run_jacked_out: int = 0
        self.run_accessed: int = 0
        self.extra_run: int = NONE
        self.derezzed_here: int = NONE  # ANR-Q43
        self.bypassed: int = 0
        self.breakers: list[int] = []
        self.publicity_credits: int = 0
        self.temporary: int = 0
        # The access, section ACC
        self.accessing: int = NONE
        self.access_harmed: int = 0  # ANR-Q29
        # The trace, section T
        self.trace_strength: int = 0
        self.link_strength: int = 0
        # Where active cards are found
        self.preventers: dict[int, list[int]] = {}

    def copy_own(self, copy: State) -> None:
        """Give a copy in the making everything above."""
        super().copy_own(copy)
        assert isinstance(copy, AnrState)
        copy.server = self.server[:]
        copy.identity = self.identity[:]
        copy.credits = self.credits[:]
        copy.clicks = self.clicks[:]
        copy.clicks_owed = self.clicks_owed[:]
        copy.fresh = self.fresh[:]
        copy.arrival = {key: row[:] for key, row in self.arrival.items()}
        copy.servers = self.servers[:]
        copy.next_server = self.next_server
        copy.kept_server = self.kept_server
        copy.run_server = self.run_server
        copy.run_met = self.run_met
        copy.run_jacked_out = self.run_jacked_out
        copy.run_accessed = self.run_accessed
        copy.extra_run = self.extra_run
        copy.derezzed_here = self.derezzed_here
        copy.bypassed = self.bypassed
        copy.breakers = self.breakers[:]
        copy.publicity_credits = self.publicity_credits
        copy.temporary = self.temporary
        copy.accessing = self.accessing
        copy.access_harmed = self.access_harmed
        copy.trace_strength = self.trace_strength
        copy.link_strength = self.link_strength
        copy.preventers = {key: row[:] for key, row in self.preventers.items()}

    # Cards --------------------------------------------------------------------------------------

    def card(self, number: int) -> Card:
        """Return the definition of a card."""
        return POOL[self.definition[number]]

    def create_all(self, definitions: list[int], zone: int) -> list[int]:
        """Create cards in a zone, with all their columns."""
        cards = super().create_all(definitions, zone)
        self.server += [NONE] * len(cards)
        return cards

    def worked(self) -> int:
        """Return the event that says which feature of a card was at work."""
        return WORKED

    def server_of(self, card: int) -> int:
        """Return the server a card is installed in or in front of, or NONE."""
        zone = self.zone[card]
        return (zone - terms.SERVER_ZONES) >> 1 if zone >= terms.SERVER_ZONES else NONE

    # Active and inactive, ANR-1.34 ----------------------------------------------------------------

    def activate(self, card: int) -> None:
        """ANR-1.34 Let the abilities of a card work from now on."""
        if self.active[card]:
            return
        super().activate(card)
        for prevention in POOL[self.definition[card]].prevention:
            sources = self.preventers.setdefault(prevention.against, [])
            if card not in sources:
                sources.append(card)
        if counts_from_arrival(self):
            self.arrival[card] = self.tally[:]

    def deactivate(self, card: int) -> None:
        """ANR-1.34 Switch the abilities of a card off."""
        if not self.active[card]:
            return
        super().deactivate(card)
        for prevention in POOL[self.definition[card]].prevention:
            sources = self.preventers.get(prevention.against)
            if sources is not None and card in sources:
                sources.remove(card)
                if not sources:
                    del self.preventers[prevention.against]

    # What the language of cards asks --------------------------------------------------------------

    def definition_of(self, card: int) -> Definition:
        """Return what is printed on a card."""
        return POOL[self.definition[card]]

    def effect(self, number: int) -> Effect:
        """Return an effect by its number."""
        return EFFECTS[number]

    def controller(self, card: int) -> int:
        """Return the side a card belongs to."""
        return POOL[self.definition[card]].side

    def offers_void_modes(self) -> bool:
        """ANR-Q42 Tell whether a player may choose what can do nothing."""
        return self.rulings[Q42] != 0

    def forget(self, card: int) -> None:
        """ANR-1.32 End every lasting or delayed effect about a card that leaves play."""
        super().forget(card)
        # ANR-CC17: a mark belongs to this installed copy.
        while card in self.mark:
            self.mark[self.mark.index(card)] = NONE
