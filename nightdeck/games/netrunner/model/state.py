"""What lies on the table of Netrunner (1996), ONR-2.1 to ONR-2.4.

Cards are numbers with columns. A card that becomes active is entered into the listeners, the
modifiers and the rows of `index`; nothing ever searches all cards for somebody who might react.

ONR-2.1a The turn, the actions, the run; ONR-2.1b the generator and ONR-2.1c the bits; ONR-2.1e and
ONR-2.1f what turns and runs remember; ONR-2.4a to ONR-2.4d the tracks.

Also ONR-1.1, ONR-1.5.
"""

from __future__ import annotations

from nightdeck.games.netrunner.model.definitions import COUNTER_TEXTS, INDEX_ROWS, POOL, Card
from nightdeck.games.netrunner.model.events import WORKED
from nightdeck.games.netrunner.model.terms import (
    BASE_MEMORY,
    CORP,
    COUNTER_KINDS,
    FIRST_SUBSIDIARY,
    FORT_ZONES,
    NONE,
    PLAYER_COUNTER_SOURCE,
    PLAYER_COUNTERS,
    RULES,
    RUNNER,
    TALLIES,
)
from nightdeck.games.netrunner.model.vocabulary import EFFECTS, Effect
from nightdeck.games.netrunner_family.model.hosting import uses_of_others
from nightdeck.games.netrunner_family.model.state import NetrunnerState
from nightdeck.kernel.state import State
from nightdeck.language.abilities import Definition


class OnrState(NetrunnerState):
    """One game of Netrunner (1996) at one moment."""

    def __init__(self) -> None:
        super().__init__(COUNTER_KINDS, INDEX_ROWS, TALLIES)
        # Columns: one entry per card
        self.revealed: list[int] = []  # ONR-2.2k exposed and face up, still unrezzed
        self.fort: list[int] = []  # the fort a card is or last was in or on
        self.bought: list[int] = []  # ONR-16.12 what was paid for beyond the rez cost
        # The two players, indexed by seat
        self.bits: list[int] = [0, 0]
        self.points: list[int] = [0, 0]
        self.actions: list[int] = [0, 0]
        self.forgo: list[int] = [0, 0]
        self.base_memory: int = BASE_MEMORY
        self.player_counters: list[int] = [0] * PLAYER_COUNTERS
        self.fort_counters: dict[int, list[int]] = {}
        self.tag_shields: int = 0  # stored avoidances of a tag
        self.points_withheld: int = 0  # points the Runner will not get
        self.extra_actions: list[int] = [0, 0]  # for ever, whatever becomes of the card
        self.fewer_actions: int = 0  # of the Runner, for ever
        self.smaller_hand: int = 0  # of the Runner, for ever
        self.no_meat: int = 0  # all preventable meat damage is prevented, for ever
        # The turn, sections 5 and 6
        self.format: int = 0
        self.goal: int = 7
        self.turns: list[int] = [0, 0]
        self.first_seat: int = 0
        self.window: int = 0  # the open window, 0 if none
        self.spent_actions: int = 0  # in this turn, forgone ones included (ONR-6.9)
        self.restricted: list[list[int]] = []  # purpose, number (ONR-6.5)
        self.streak: list[int] = []  # purpose, number (ONR-6.8)
        self.locks: list[int] = []  # prices (ONR-12.9)
        self.no_runs: int = 0  # actions until runs are possible again (ONR-6.10)
        self.active_forts: list[int] = []  # forts the Corp installed or advanced in this turn
        self.last_active_forts: list[int] = []
        self.harmed: list[int] = [0, 0, 0]  # damage in the last actions of the Runner, newest last
        self.last_success: int = NONE  # fort of the last successful run this turn
        self.rezzed_now: list[int] = []  # ice rezzed in this turn
        self.used_in_trace: list[int] = []
        self.pools: dict[int, int] = {}  # points used of per-turn prevention pools (ONR-15.4)
        self.switched_off: list[int] = []  # static preventions bought off until the end of the turn
        self.temporary: list[list[int]] = []  # seat, purposes, bits, duration (ONR-12.18)
        self.paid: int = 0  # advancement counters on the card last trashed as a cost
        self.drawn: list[int] = []  # the cards of the last drawing effect of the Runner
        self.held: list[int] = []  # agendas the Runner scores at the start of the next turn
        # The forts
        self.forts: list[int] = []
        self.next_fort: int = FIRST_SUBSIDIARY
        self.kept_fort: int = NONE
        self.all_ice: list[int] = []  # every installed piece of ice, oldest first
        self.face_down: list[int] = []  # hidden resources in play that are face down
        # The run, section 10
        self.run_fort: int = NONE
        self.accessed_fort: int = NONE
        self.run_bits: int = 0
        self.run_redirect: int = NONE
        self.run_pass_any: int = 0
        self.run_pass_ice: int = NONE
        self.run_no_jack_out: int = 0
        self.run_ban: int = 0  # no jack-out until so many encounters are over
        self.run_price: int = 0  # of jacking out
        self.run_unbreakable: int = 0
        self.run_limit: int = NONE  # bits left for icebreakers and link
        self.run_instead: int = NONE  # effect instead of accessing
        self.run_free_trash: int = 0  # zone whose accessed cards may be trashed free, plus 1
        self.run_dropped: int = 0  # ONR-10.27 the rest of the window is dropped
        self.run_again: int = NONE  # the card that allows a further run
        self.run_met: list[int] = []  # ice encountered
        self.run_broken: list[int] = []  # ice with all subroutines broken
        self.run_rezzed: list[int] = []
        self.run_stolen: list[int] = []
        self.run_trashed: list[int] = []  # by the Runner
        self.encounter_slip: int = 0  # the encountered ice is passed at once
        self.encounter_ends_run: int = 0  # ONR-24 Submarine Uplink: when the encounter is over
        self.unbreakable: int = 0
        self.broken_by: list[int] = []  # icebreaker * 64 + place
        self.tried: list[int] = []  # icebreaker * 64 + place
        self.net_cap: int = NONE
        # The access, section 11
        self.accessed: list[int] = []
        self.access_sealed: int = 0
        self.access_toll: int = 0
        # The trace, section 13
        self.tracing: int = 0
        self.trace_ice: int = 0
        self.trace_value: int = 0
        self.link: int = 0
        self.link_card: int = NONE
        self.trace_cancelled: int = 0
        self.trace_success: int = 0
        self.trace_effect: int = NONE  # what a success would do

    def copy_own(self, copy: State) -> None:
        """Give a copy in the making everything above."""
        super().copy_own(copy)
        assert isinstance(copy, OnrState)
        copy.revealed = self.revealed[:]
        copy.fort = self.fort[:]
        copy.bought = self.bought[:]
        copy.bits = self.bits[:]
        copy.points = self.points[:]
        copy.actions = self.actions[:]
        copy.forgo = self.forgo[:]
        copy.base_memory = self.base_memory
        copy.player_counters = self.player_counters[:]
        copy.fort_counters = {key: row[:] for key, row in self.fort_counters.items()}
        copy.tag_shields = self.tag_shields
        copy.points_withheld = self.points_withheld
        copy.extra_actions = self.extra_actions[:]
        copy.fewer_actions = self.fewer_actions
        copy.smaller_hand = self.smaller_hand
        copy.no_meat = self.no_meat
        copy.format = self.format
        copy.goal = self.goal
        copy.turns = self.turns[:]
        copy.first_seat = self.first_seat
        copy.window = self.window
        copy.spent_actions = self.spent_actions
        copy.restricted = [row[:] for row in self.restricted]
        copy.streak = self.streak[:]
        copy.locks = self.locks[:]
        copy.no_runs = self.no_runs
        copy.active_forts = self.active_forts[:]
        copy.last_active_forts = self.last_active_forts[:]
        copy.harmed = self.harmed[:]
        copy.last_success = self.last_success
        copy.rezzed_now = self.rezzed_now[:]
        copy.used_in_trace = self.used_in_trace[:]
        copy.pools = dict(self.pools)
        copy.switched_off = self.switched_off[:]
        copy.temporary = [row[:] for row in self.temporary]
        copy.paid = self.paid
        copy.drawn = self.drawn[:]
        copy.held = self.held[:]
        copy.forts = self.forts[:]
        copy.next_fort = self.next_fort
        copy.kept_fort = self.kept_fort
        copy.all_ice = self.all_ice[:]
        copy.face_down = self.face_down[:]
        self.copy_run(copy)

    def copy_run(self, copy: OnrState) -> None:
        """Give a copy in the making the run, the access and the trace."""
        copy.run_fort = self.run_fort
        copy.accessed_fort = self.accessed_fort
        copy.run_bits = self.run_bits
        copy.run_redirect = self.run_redirect
        copy.run_pass_any = self.run_pass_any
        copy.run_pass_ice = self.run_pass_ice
        copy.run_no_jack_out = self.run_no_jack_out
        copy.run_ban = self.run_ban
        copy.run_price = self.run_price
        copy.run_unbreakable = self.run_unbreakable
        copy.run_limit = self.run_limit
        copy.run_instead = self.run_instead
        copy.run_free_trash = self.run_free_trash
        copy.run_dropped = self.run_dropped
        copy.run_again = self.run_again
        copy.run_met = self.run_met[:]
        copy.run_broken = self.run_broken[:]
        copy.run_rezzed = self.run_rezzed[:]
        copy.run_stolen = self.run_stolen[:]
        copy.run_trashed = self.run_trashed[:]
        copy.encounter_slip = self.encounter_slip
        copy.encounter_ends_run = self.encounter_ends_run
        copy.unbreakable = self.unbreakable
        copy.broken_by = self.broken_by[:]
        copy.tried = self.tried[:]
        copy.net_cap = self.net_cap
        copy.accessed = self.accessed[:]
        copy.access_sealed = self.access_sealed
        copy.access_toll = self.access_toll
        copy.tracing = self.tracing
        copy.trace_ice = self.trace_ice
        copy.trace_value = self.trace_value
        copy.link = self.link
        copy.link_card = self.link_card
        copy.trace_cancelled = self.trace_cancelled
        copy.trace_success = self.trace_success
        copy.trace_effect = self.trace_effect

    # Cards ----------------------------------------------------------------------------------------

    def card(self, number: int) -> Card:
        """Return the definition of a card."""
        return POOL[self.definition[number]]

    def create_all(self, definitions: list[int], zone: int) -> list[int]:
        """Create cards in a zone, with all their columns."""
        cards = super().create_all(definitions, zone)
        no = [0] * len(cards)
        self.revealed += no
        self.fort += [NONE] * len(cards)
        self.bought += no
        return cards

    def worked(self) -> int:
        """Return the event that says which feature of a card was at work."""
        return WORKED

    def fort_of(self, card: int) -> int:
        """Return the fort a card is installed in or on, or NONE."""
        zone = self.zone[card]
        return (zone - FORT_ZONES) >> 1 if zone >= FORT_ZONES else NONE

    # Active and inactive --------------------------------------------------------------------------

    def activate(self, card: int) -> None:
        """Let the abilities of a card work from now on."""
        if not self.active[card]:
            super().activate(card)

    def deactivate(self, card: int) -> None:
        """Switch the abilities of a card off."""
        if self.active[card]:
            super().deactivate(card)

    # What the language of cards asks --------------------------------------------------------------

    def definition_of(self, card: int) -> Definition:
        """Return what is printed on a card."""
        return POOL[self.definition[card]]

    def effect(self, number: int) -> Effect:
        """Return an effect by its number."""
        return EFFECTS[number]

    def controller(self, card: int) -> int:
        """ONR-17.6 Return the side a card belongs to, or the side a counter came from."""
        if card >= 0:
            return POOL[self.definition[card]].side
        if card == RULES:
            return self.turn_seat
        text = COUNTER_TEXTS.get(card)
        if text is None:
            return CORP
        is_virus = card > PLAYER_COUNTER_SOURCE - 12 or card < PLAYER_COUNTER_SOURCE - 50
        return RUNNER if is_virus else CORP

    def forget_uses(self, card: int) -> None:
        """ONR-17.16 Uses in a trace are forgotten, too."""
        super().forget_uses(card)
        if self.used_in_trace:
            self.used_in_trace = uses_of_others(self.used_in_trace, card)

    def forget(self, card: int) -> None:
        """ONR-2.4e End every lasting or delayed effect about a card that leaves play."""
        super().forget(card)
        self.bought[card] = 0
        if card in self.held:
            self.held.remove(card)
