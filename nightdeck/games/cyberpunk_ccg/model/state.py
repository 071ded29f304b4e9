"""The table of one game: players, cards in their zones, used and unused, the attack (CCG-2)."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from nightdeck.games.cyberpunk_ccg.model.card_abilities import CcgTrigger
from nightdeck.games.cyberpunk_ccg.model.definitions import INDEX_ROWS, POOL, Card
from nightdeck.games.cyberpunk_ccg.model.rulings import R51, number_of
from nightdeck.games.cyberpunk_ccg.model.terms import (
    ATTACHED,
    GEAR,
    GONE,
    HAND,
    LOCATIONS,
    NONE,
    OPERATIONS,
    RUNNERS,
    RUNS,
    SEAT_ZONES,
    SPONSOR_ZONE,
    STASH,
    TABLE_ZONES,
)
from nightdeck.games.cyberpunk_ccg.model.vocabulary import EFFECTS, Effect
from nightdeck.kernel.state import EVERYBODY, State
from nightdeck.language.card_state import CardState


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class CcgState(CardState):
    """Everything one game of Cyberpunk CCG knows at one moment."""

    def __init__(self) -> None:
        super().__init__()
        self.index = [[] for _ in range(INDEX_ROWS)]
        # CCG-2.3 players
        self.ops: list[int] = []
        self.style_bonus: list[int] = []
        self.bust_points: list[int] = []
        self.next_team: list[int] = []
        # CCG-2.7 the game
        self.turn: int = 0
        self.round: int = 1
        self.active_seat: int = 0
        self.first_seat: int = 0
        self.step: int = 0
        self.turns_taken: list[int] = []
        self.sponsor: list[int] = []
        self.hit_since: list[int] = []  # CCG-13.4 a Location or the Stash was the target of a Hit
        self.stash_broken: list[int] = []  # CCG-13.6 this turn
        self.events_resolved: list[list[int]] = []  # by seat: definitions, this turn
        self.has_busted: list[int] = []  # a Cop of this player was used in a Bust this turn
        self.ops_paid: list[int] = []
        self.op_cuts: list[list[int]] = []  # CCG-10.18 Operation, how much lower its price is
        self.discounts: list[list[int]] = []  # CCG-6.5n seat, types, Equipment, amount, least
        self.empathy_gifts: list[list[int]] = []  # seat, amount: of the next Cyber
        self.price_cuts: list[list[int]] = []  # card in hand, seat, amount, least, duration
        # CCG-2.4, CCG-2.5 columns of every card
        self.owner: list[int] = []
        self.control: list[int] = []
        self.exhausted: list[int] = []
        self.busted: list[int] = []
        self.serial: list[int] = []
        self.team: list[int] = []
        self.deeds: list[int] = []  # what a Runner has done this turn: a mask
        self.moves: list[int] = []
        self.rolling: list[int] = []  # number of its last successful attack, 0 without one
        self.tokens: dict[int, int] = {}  # CCG-12.3 of Chassis cards in play
        # CCG-10.21 timed changes of security: quantity, card, amount, where it stops, duration
        self.security: list[tuple[int, ...]] = []
        # CCG-8.1a the attack
        self.attack_kind: int = 0
        self.attack_stage: int = 0
        self.attack_number: int = 0  # of this turn
        self.attackers: list[int] = []
        self.defenders: list[int] = []
        self.attack_team: int = NONE  # number of the attacking Team, NONE for a group
        self.target: int = NONE
        self.target_seat: int = NONE
        self.offense_loss: int = 0
        self.defense_loss: int = 0
        self.bonus_attack: list[int] = [0, 0]  # CCG-8.1i of the attackers, of the defenders
        self.bonus_defense: list[int] = [0, 0]
        self.arms: dict[int, list[int]] = {}  # active Weapons of Runners in the attack
        self.wielded: dict[int, list[int]] = {}  # CCG-R21 named in Equip
        self.marked: list[int] = []  # cards that have done this turn what they do once
        self.sensed: list[int] = []  # Solos that have used Combat Sense in this attack
        self.withdrawn: int = 0
        # CCG-6.6 what waits for responses, the newest last
        self.things: list[list[int]] = []
        self.thing_targets: list[list[int]] = []  # pairs of code and serial number
        self.thing_users: list[list[int]] = []
        self.thing_count: int = 0
        self.triggers_open: list[int] = []  # what each open response window is about
        self.doomed: list[list[int]] = []  # CCG-9.2 the sets about to be Trashed
        self.doomed_own: list[list[int]] = []  # those of them doomed in their own right
        self.context: list[list[int]] = []  # source, you: of resolving effects, innermost last
        self.backs: int = 0  # CCG-6.5o what was taken back in this asking
        self.taken_back: int = 0

    def copy_own(self, copy: State) -> None:
        """Give a copy in the making everything above."""
        super().copy_own(copy)
        assert isinstance(copy, CcgState)
        copy.ops = self.ops[:]
        copy.style_bonus = self.style_bonus[:]
        copy.bust_points = self.bust_points[:]
        copy.next_team = self.next_team[:]
        copy.turn = self.turn
        copy.round = self.round
        copy.active_seat = self.active_seat
        copy.first_seat = self.first_seat
        copy.step = self.step
        copy.turns_taken = self.turns_taken[:]
        copy.sponsor = self.sponsor[:]
        copy.hit_since = self.hit_since[:]
        copy.stash_broken = self.stash_broken[:]
        copy.events_resolved = [row[:] for row in self.events_resolved]
        copy.has_busted = self.has_busted[:]
        copy.ops_paid = self.ops_paid[:]
        copy.op_cuts = [row[:] for row in self.op_cuts]
        copy.discounts = [row[:] for row in self.discounts]
        copy.empathy_gifts = [row[:] for row in self.empathy_gifts]
        copy.price_cuts = [row[:] for row in self.price_cuts]
        copy.owner = self.owner[:]
        copy.control = self.control[:]
        copy.exhausted = self.exhausted[:]
        copy.busted = self.busted[:]
        copy.serial = self.serial[:]
        copy.team = self.team[:]
        copy.deeds = self.deeds[:]
        copy.moves = self.moves[:]
        copy.rolling = self.rolling[:]
        copy.tokens = self.tokens.copy()
        copy.security = self.security[:]
        copy.attack_kind = self.attack_kind
        copy.attack_stage = self.attack_stage
        copy.attack_number = self.attack_number
        copy.attackers = self.attackers[:]
        copy.defenders = self.defenders[:]
        copy.attack_team = self.attack_team
        copy.target = self.target
        copy.target_seat = self.target_seat
        copy.offense_loss = self.offense_loss
        copy.defense_loss = self.defense_loss
        copy.bonus_attack = self.bonus_attack[:]
        copy.bonus_defense = self.bonus_defense[:]
        copy.arms = {key: row[:] for key, row in self.arms.items()}
        copy.wielded = {key: row[:] for key, row in self.wielded.items()}
        copy.marked = self.marked[:]
        copy.sensed = self.sensed[:]
        copy.withdrawn = self.withdrawn
        copy.things = [row[:] for row in self.things]
        copy.thing_targets = [row[:] for row in self.thing_targets]
        copy.thing_users = [row[:] for row in self.thing_users]
        copy.thing_count = self.thing_count
        copy.triggers_open = self.triggers_open[:]
        copy.doomed = [row[:] for row in self.doomed]
        copy.doomed_own = [row[:] for row in self.doomed_own]
        copy.context = [row[:] for row in self.context]
        copy.backs = self.backs
        copy.taken_back = self.taken_back

    # Zones ---------------------------------------------------------------------------------------

    def build_zones(self) -> None:
        """CCG-2.1 Create the zones of every seat, then those of the table; CCG-R51."""
        for seat in range(self.seats):
            for kind in range(SEAT_ZONES):
                sight = EVERYBODY
                if kind in (RUNS, GEAR):
                    sight = 0
                elif kind == HAND or (kind == STASH and self.rulings[R51]):
                    sight = 1 << seat
                self.add_zone(sight, mixing=kind == HAND)
        for _ in range(TABLE_ZONES):
            self.add_zone(EVERYBODY)

    def zone_of(self, seat: int, kind: int) -> int:
        """Return a zone of a seat."""
        return seat * SEAT_ZONES + kind

    def table_zone(self, kind: int) -> int:
        """Return a zone of the table."""
        return self.seats * SEAT_ZONES + kind

    def cards(self, seat: int, kind: int) -> list[int]:
        """Return the cards in a zone of a seat."""
        return self.zones[seat * SEAT_ZONES + kind]

    def runners(self, seat: int) -> list[int]:
        """Return the Runners a seat controls."""
        return self.zones[seat * SEAT_ZONES + RUNNERS]

    def kind_of_zone(self, card: int) -> int:
        """Return which kind of zone of a seat a card lies in; NONE for zones of the table."""
        zone = self.zone[card]
        return zone % SEAT_ZONES if zone < self.seats * SEAT_ZONES else NONE

    def seat_of_zone(self, card: int) -> int:
        """Return whose zone a card lies in; NONE for zones of the table."""
        zone = self.zone[card]
        return zone // SEAT_ZONES if zone < self.seats * SEAT_ZONES else NONE

    def is_in_play(self, card: int) -> bool:
        """CCG-2.6 Tell whether a card is in play; a Stash is not."""
        if card < 0:
            return False
        return SPONSOR_ZONE <= self.kind_of_zone(card) <= ATTACHED

    def is_runner_in_play(self, card: int) -> bool:
        """Tell whether a card is a Runner in play."""
        return card >= 0 and self.kind_of_zone(card) == RUNNERS

    def is_target_card(self, card: int) -> bool:
        """Tell whether a card is a Location or Operation in play."""
        return card >= 0 and self.kind_of_zone(card) in (LOCATIONS, OPERATIONS)

    def all_runners(self) -> list[int]:
        """Return all Runners in play, by seat."""
        found: list[int] = []
        for seat in range(self.seats):
            found.extend(self.zones[seat * SEAT_ZONES + RUNNERS])
        return found

    # Cards ---------------------------------------------------------------------------------------

    def make_card(self, definition: int, owner: int, zone: int) -> int:
        """Create a card with all its columns."""
        card = self.add_card(definition, zone)
        self.owner.append(owner)
        self.control.append(owner)
        for column in (
            self.exhausted,
            self.busted,
            self.serial,
            self.deeds,
            self.moves,
            self.rolling,
            self.active,
        ):
            column.append(0)
        self.team.append(NONE)
        self.host.append(NONE)
        return card

    def card(self, card: int) -> Card:
        """Return what is printed on a card."""
        return POOL[self.definition[card]]

    def definition_of(self, card: int) -> Card:
        """Return what is printed on a card."""
        return POOL[self.definition[card]]

    def effect(self, number: int) -> Effect:
        """Return an effect by its number."""
        return EFFECTS[number]

    def number(self, which: int) -> int:
        """Return a number of the rules, which a switch may have changed."""
        return number_of(self.rulings, which)

    def attach(self, card: int, host: int) -> None:
        """Let a card lie on another."""
        self.host[card] = host
        self.hosted.setdefault(host, []).append(card)

    def detach(self, card: int) -> None:
        """End what `attach` began."""
        host = self.host[card]
        if host == NONE:
            return
        row = self.hosted[host]
        row.remove(card)
        if not row:
            del self.hosted[host]
        self.host[card] = NONE

    def is_gone(self, card: int) -> bool:
        """Tell whether a card has left the game."""
        return self.zone[card] == self.table_zone(GONE)

    # Players -------------------------------------------------------------------------------------

    def survivors(self) -> list[int]:
        """Return the seats that are still in the game, in seat order."""
        return [seat for seat in range(self.seats) if not self.is_out(seat)]

    def opponents(self, seat: int) -> list[int]:
        """Return the opponents of a seat, clockwise from it."""
        around = [(seat + step) % self.seats for step in range(1, self.seats)]
        return [each for each in around if not self.is_out(each)]

    def clockwise(self, first: int) -> list[int]:
        """CCG-4.6 Return the players clockwise from one, itself included; CCG-14.1."""
        around = [(first + step) % self.seats for step in range(self.seats)]
        return [seat for seat in around if not self.is_out(seat)]

    def controller(self, card: int) -> int:
        """Return who is "you" on a card: of a resolving effect its player, else who controls it."""
        context = self.context
        if context and context[-1][0] == card:
            return context[-1][1]
        return self.control[card]

    # Teams ---------------------------------------------------------------------------------------

    def members(self, seat: int, team: int) -> list[int]:
        """CCG-2.8 Return the Runners of a Team; CCG-9.5."""
        return [card for card in self.runners(seat) if self.team[card] == team]

    def teams(self, seat: int) -> list[int]:
        """Return the numbers of a player's Teams."""
        found: list[int] = []
        for card in self.runners(seat):
            if self.team[card] != NONE and self.team[card] not in found:
                found.append(self.team[card])
        found.sort()
        return found

    # Triggers and targets ------------------------------------------------------------------------

    def notice(self, kind: int, args: tuple[int, ...]) -> None:
        """CCG-6.8n Queue every trigger whose condition this event meets; CCG-2.9g."""
        target = args[0]
        number = args[1] if len(args) > 1 else 0
        for source in self.listeners[kind][:]:
            for trigger in POOL[self.definition[source]].on[kind]:
                assert isinstance(trigger, CcgTrigger)
                if self.exhausted[source] and not trigger.while_used:
                    continue
                if trigger.once and source in self.marked:
                    continue
                if trigger.when.holds(self, source, target, number):
                    if trigger.once:
                        self.marked.append(source)
                    seat = self.control[source]
                    self.pending.append([seat, source, trigger.place, target, number])

    def serial_of(self, code: int) -> int:
        """CCG-9.9 Return the serial number of what a code names: new whenever it moves."""
        return self.serial[code] if code >= 0 else 0

    def told_code(self, code: int) -> int:
        """Return a target as the log keeps it: a card by its definition, which never changes."""
        return self.definition[code] if code >= 0 else code

    def participants(self) -> list[int]:
        """CCG-8.1f Return who takes part in the attack, in play or not."""
        return self.attackers + self.defenders

    def takes_part(self, card: int) -> bool:
        """Tell whether a Runner takes part in the attack."""
        return card in self.attackers or card in self.defenders
