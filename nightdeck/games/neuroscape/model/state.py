"""The table of one game: players, cards in their zones, memory, the cache, the combat (NEU-2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from nightdeck.games.neuroscape.model.abilities import NeuTrigger
from nightdeck.games.neuroscape.model.codes import (
    is_item,
    is_player,
    is_pool,
    item_of,
    player_of,
    pool_of,
)
from nightdeck.games.neuroscape.model.definitions import INDEX_ROWS, POOL, Card
from nightdeck.games.neuroscape.model.items import CARD, ID, WHERE
from nightdeck.games.neuroscape.model.options import AIM
from nightdeck.games.neuroscape.model.options import CARD as CARD_VERB
from nightdeck.games.neuroscape.model.rulings import R31
from nightdeck.games.neuroscape.model.terms import (
    ATTACHED,
    CACHE_DOWN,
    COUNTER_KINDS,
    ENVIRONMENT,
    FIELD,
    HAND,
    NONE,
    PROTOCOL,
    RAM,
    SEAT_ZONES,
    SLOTS,
    START_HEALTH,
    TABLE_ZONES,
    TROJANS,
)
from nightdeck.games.neuroscape.model.vocabulary import EFFECTS, Effect
from nightdeck.kernel.state import EVERYBODY, Option, State
from nightdeck.language.card_state import CardState, trigger_use

RAM_QUESTIONS: Final = ("card", "target", "copy-target")
"""The questions that may list RAM."""

OF_A_CARD: Final = (AIM, CARD_VERB)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class NeuState(CardState):
    """Everything one game of Neuroscape knows at one moment."""

    def __init__(self) -> None:
        super().__init__()
        self.index = [[] for _ in range(INDEX_ROWS)]
        self.counters = [[] for _ in range(COUNTER_KINDS)]
        # NEU-2.4 players; a team of two shares the pools of its lower seat
        self.health: list[list[int]] = []
        self.teams: list[int] = []
        self.order: list[int] = []  # NEU-18.7 whose turn follows whose
        self.turns_taken: list[int] = []
        self.last_turn: list[int] = []  # the number of each seat's newest turn
        self.missed_draws: list[int] = []
        self.deciding: list[int] = []  # NEU-16.8 who decides for each seat
        # NEU-2.6 the turn
        self.turn: int = 0
        self.active_seat: int = 0
        self.first_seat: int = 0
        self.stage: int = 0
        self.idle: int = 0
        self.moved: int = 0  # something happened this turn that is not idling (NEU-16.10)
        self.items_put: list[int] = []  # NEU-16.10a by seat, this turn
        self.played: list[list[int]] = []  # by seat: kinds of the cards played this turn
        self.clock: int = 0  # NEU-2.6 the time stamp counter
        # NEU-2.5 columns of every card
        self.owner: list[int] = []  # NEU-2.2 whose deck a card came from, or who made a token
        self.control: list[int] = []
        self.running: list[int] = []
        self.damage: list[int] = []
        self.stamp: list[int] = []
        self.serial: list[int] = []
        self.entered: list[int] = []  # the turn in which it entered play under its controller
        self.spent: list[int] = []  # NEU-10.4 the ability of this round is used
        self.frozen: list[int] = []  # NEU-10.17 does not refresh next time
        self.base_cost: list[int] = []  # of a copy with a changed cost, else NONE
        self.adjusted: list[int] = []  # NEU-7.9 play adjustment: NONE, 0 for free, n for n less
        self.adjusted_at: list[int] = []
        self.port: list[int] = []  # of cyberware
        self.host_too: list[int] = []  # NEU-11.6 the second bearer of a tether
        self.port_too: list[int] = []
        self.token: list[int] = []
        # NEU-2.1j the cache
        self.cache: list[list[int]] = []
        self.items: int = 0
        self.context: list[list[int]] = []  # source, you, item number: innermost last
        # NEU-9 the combat: attacker, player, character attacked or NONE, 1 if it has attacked
        self.attackers: list[list[int]] = []
        self.blockers: list[list[int]] = []  # blocker, attacker
        self.tried: list[int] = []  # NEU-9.1c declared or failed in this combat
        self.attacked: list[int] = []  # NEU-9.3f attacked this turn
        self.hurt: list[int] = []  # NEU-10.15 pools that damage was aimed at this turn
        # NEU-7.9 temporary cost effects: stamp, seat, kinds, amount, least, duration
        self.discounts: list[list[int]] = []
        self.round_uses: list[list[int]] = []  # card, place, seat: NEU-10.15 once per round
        self.turn_uses: list[list[int]] = []  # card, place, seat: once per turn
        self.marks: list[list[int]] = []  # what an effect remembers: kind, card, number
        self.in_combat_damage: int = 0  # 1 while combat damage is being dealt

    def copy_own(self, copy: State) -> None:
        """Give a copy in the making everything above."""
        super().copy_own(copy)
        assert isinstance(copy, NeuState)
        copy.health = [row[:] for row in self.health]
        copy.teams = self.teams[:]
        copy.order = self.order[:]
        copy.turns_taken = self.turns_taken[:]
        copy.last_turn = self.last_turn[:]
        copy.missed_draws = self.missed_draws[:]
        copy.deciding = self.deciding[:]
        copy.turn = self.turn
        copy.active_seat = self.active_seat
        copy.first_seat = self.first_seat
        copy.stage = self.stage
        copy.idle = self.idle
        copy.moved = self.moved
        copy.items_put = self.items_put[:]
        copy.played = [row[:] for row in self.played]
        copy.clock = self.clock
        copy.owner = self.owner[:]
        copy.control = self.control[:]
        copy.running = self.running[:]
        copy.damage = self.damage[:]
        copy.stamp = self.stamp[:]
        copy.serial = self.serial[:]
        copy.entered = self.entered[:]
        copy.spent = self.spent[:]
        copy.frozen = self.frozen[:]
        copy.base_cost = self.base_cost[:]
        copy.adjusted = self.adjusted[:]
        copy.adjusted_at = self.adjusted_at[:]
        copy.port = self.port[:]
        copy.host_too = self.host_too[:]
        copy.port_too = self.port_too[:]
        copy.token = self.token[:]
        copy.cache = [row[:] for row in self.cache]
        copy.items = self.items
        copy.context = [row[:] for row in self.context]
        copy.attackers = [row[:] for row in self.attackers]
        copy.blockers = [row[:] for row in self.blockers]
        copy.tried = self.tried[:]
        copy.attacked = self.attacked[:]
        copy.hurt = self.hurt[:]
        copy.discounts = [row[:] for row in self.discounts]
        copy.round_uses = [row[:] for row in self.round_uses]
        copy.turn_uses = [row[:] for row in self.turn_uses]
        copy.marks = [row[:] for row in self.marks]
        copy.in_combat_damage = self.in_combat_damage

    def ask(
        self,
        seat: int,
        name: str,
        options: list[Option],
        about: tuple[int, ...] = (),
        default: int = 0,
    ) -> None:
        """NEU-16.8 Ask whoever decides for a seat."""
        if name in RAM_QUESTIONS:
            options, default = self.once_each(options, default)
        super().ask(self.deciding[seat], name, options, about, default)

    def ask_if_open(
        self,
        seat: int,
        name: str,
        options: list[Option],
        about: tuple[int, ...] = (),
        default: int = 0,
    ) -> None:
        """NEU-2.11, NEU-16.8 Ask whoever decides for a seat, if there is anything to decide."""
        if name in RAM_QUESTIONS:
            options, default = self.once_each(options, default)
        super().ask_if_open(self.deciding[seat], name, options, about, default)

    def once_each(self, options: list[Option], default: int) -> tuple[list[Option], int]:
        """NEU-2.11 Return options with equal RAM of one place named once, and the default."""
        usual = options[default]
        seen: list[tuple[int, ...]] = []
        kept: list[Option] = []
        for option in options:
            card = option[1] if len(option) == 2 else NONE
            if card >= 0 and option[0] in OF_A_CARD and self.card(card).kind == RAM:
                face = self.definition[card], self.running[card], self.zone[card], self.host[card]
                if face in seen:
                    continue
                seen.append(face)
            kept.append(option)
        return kept, kept.index(usual) if usual in kept else 0

    # Zones ----------------------------------------------------------------------------------------

    def build_zones(self) -> None:
        """NEU-2.1 Create the zones of every seat, then those of the table."""
        for seat in range(self.seats):
            friends = self.friends(seat)
            for kind in range(SEAT_ZONES):
                sight = EVERYBODY
                if kind in (0, 1, TROJANS):
                    sight = 0
                elif kind == HAND:
                    sight = friends
                self.add_zone(sight, mixing=kind == HAND)
        for kind in range(TABLE_ZONES):
            self.add_zone(0 if kind == CACHE_DOWN else EVERYBODY)

    def zone_of(self, seat: int, kind: int) -> int:
        """Return a zone of a seat."""
        return seat * SEAT_ZONES + kind

    def table_zone(self, kind: int) -> int:
        """Return a zone of the table."""
        return self.seats * SEAT_ZONES + kind

    def cards(self, seat: int, kind: int) -> list[int]:
        """Return the cards in a zone of a seat."""
        return self.zones[seat * SEAT_ZONES + kind]

    def kind_of_zone(self, card: int) -> int:
        """Return which kind of zone of a seat a card lies in; NONE for zones of the table."""
        zone = self.zone[card]
        return zone % SEAT_ZONES if zone < self.seats * SEAT_ZONES else NONE

    def seat_of_zone(self, card: int) -> int:
        """Return whose zone a card lies in; NONE for zones of the table."""
        zone = self.zone[card]
        return zone // SEAT_ZONES if zone < self.seats * SEAT_ZONES else NONE

    def environment(self) -> int:
        """NEU-2.1i Return the environment in play, NONE without one."""
        zone = self.zones[self.table_zone(ENVIRONMENT)]
        return zone[0] if zone else NONE

    def is_on_field(self, card: int) -> bool:
        """Tell whether a card is a character in play."""
        return card >= 0 and self.kind_of_zone(card) == FIELD

    def is_in_play(self, card: int) -> bool:
        """Tell whether a card is in play: field, mainframe, slot, port or environment."""
        if card < 0:
            return False
        kind = self.kind_of_zone(card)
        if kind == NONE:
            return self.zone[card] == self.table_zone(ENVIRONMENT)
        return kind in (FIELD, 5, SLOTS, TROJANS, ATTACHED)

    # Cards ----------------------------------------------------------------------------------------

    def make_card(self, definition: int, owner: int, zone: int) -> int:
        """Create a card with all its columns."""
        card = self.add_card(definition, zone)
        self.owner.append(owner)
        self.control.append(owner)
        for column in (
            self.running,
            self.damage,
            self.stamp,
            self.serial,
            self.entered,
            self.spent,
            self.frozen,
            self.active,
            self.token,
        ):
            column.append(0)
        for column in (
            self.base_cost,
            self.adjusted,
            self.adjusted_at,
            self.port,
            self.host,
            self.host_too,
            self.port_too,
        ):
            column.append(NONE)
        for row in self.counters:
            row.append(0)
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

    def tick(self) -> int:
        """Return the next time stamp."""
        self.clock += 1
        return self.clock

    # Players --------------------------------------------------------------------------------------

    def friends(self, seat: int) -> int:
        """Return the mask of a seat's team."""
        mask = 0
        for other in range(self.seats):
            if self.teams[other] == self.teams[seat]:
                mask |= 1 << other
        return mask

    def are_opponents(self, seat: int, other: int) -> bool:
        """Tell whether two seats belong to different teams."""
        return self.teams[seat] != self.teams[other]

    def survivors(self) -> list[int]:
        """Return the seats that are still in the game, in seat order."""
        return [seat for seat in range(self.seats) if not self.is_out(seat)]

    def opponents(self, seat: int) -> list[int]:
        """Return the surviving opponents of a seat, clockwise from it."""
        found: list[int] = []
        for step in range(1, self.seats):
            other = (seat + step) % self.seats
            if not self.is_out(other) and self.teams[other] != self.teams[seat]:
                found.append(other)
        return found

    def clockwise(self, first: int) -> list[int]:
        """Return the surviving seats clockwise from one, itself included."""
        around = [(first + step) % self.seats for step in range(self.seats)]
        return [seat for seat in around if not self.is_out(seat)]

    def pools_of(self, seat: int) -> list[int]:
        """NEU-18.1 Return the pools of a seat, which a team shares."""
        return self.health[self.teams[seat]]

    def start_pools(self) -> None:
        """NEU-4.2 Fill the pools of every team."""
        self.health = [[START_HEALTH, START_HEALTH] for _ in range(max(self.teams) + 1)]

    def controller(self, card: int) -> int:
        """Return who is "you" on a card: of a resolving effect its controller, else by its place.

        NEU-10.8 A protocol speaks to its host (NEU-R31). NEU-11.12 What cyberware says without
        granting it to its bearer is its own, and its controller's.
        """
        context = self.context
        if context and context[-1][0] == card:
            return context[-1][1]
        if self.card(card).kind == PROTOCOL and self.host[card] != NONE:
            return self.host_player(card)
        seat = self.control[card]
        return self.heir(card) if self.out and self.is_out(seat) else seat

    def heir(self, card: int) -> int:
        """NEU-R54 `stay`: who chooses for a card whose controller is out of the game.

        The host of a slot card, the bearer's controller, for an environment the active player.
        """
        host = self.host[card]
        if host == NONE:
            return self.active_seat
        return self.control[host]

    def notice(self, kind: int, args: tuple[int, ...]) -> None:
        """NEU-10.16 Queue every triggered ability whose condition this event meets.

        NEU-10.15 "Once per turn" counts when it joins the queue. NEU-11.5 What cyberware grants is
        its bearer's, who is remembered in case it leaves play (NEU-10.9a).
        """
        target = args[0]
        number = args[1] if len(args) > 1 else 0
        for source in self.listeners[kind][:]:
            if source < 0:
                self.wake(kind, target, number)
                continue
            for trigger in POOL[self.definition[source]].on[kind]:
                assert isinstance(trigger, NeuTrigger)
                actor = self.host[source] if trigger.granted else source
                if trigger.once and trigger_use(source, trigger.place) in self.used:
                    continue
                if not trigger.when.holds(self, actor, target, number):
                    continue
                if trigger.once:
                    self.used.append(trigger_use(source, trigger.place))
                seat = self.control[actor] if trigger.granted else self.controller(source)
                self.pending.append(
                    [
                        seat,
                        source,
                        trigger.place,
                        target,
                        number,
                        actor,
                        self.serial[source],
                        self.definition[source],
                    ]
                )

    def host_player(self, card: int) -> int:
        """Return the player whose mainframe a slot card is attached to; NONE without one.

        NEU-R31 `controller`: on a protocol the host is whoever played it.
        """
        host = self.host[card]
        if host == NONE:
            return NONE
        if self.rulings[R31] and POOL[self.definition[card]].kind == PROTOCOL:
            return self.control[card]
        return self.owner[host]

    def place_of(self, card: int) -> int:
        """Return the seat on whose mainframe a slot card lies."""
        return self.owner[self.host[card]] if self.host[card] != NONE else NONE

    def seat_meant(self, code: int) -> int:
        """Return the player a target means: by a player's code, a pool, a card, or a seat."""
        if is_player(code):
            return player_of(code)
        if is_pool(code):
            return pool_of(code)[0]
        return code

    def item_host(self, source: int) -> int:
        """NEU-14.12 Return the host of a trojan that is being activated, or of a slot card."""
        for item in reversed(self.cache):
            if item[CARD] == source and item[WHERE] != NONE:
                return item[WHERE]
        return self.host_player(source)

    def is_public(self, card: int) -> bool:
        """Tell whether a card in play lies face up."""
        return self.kind_of_zone(card) != TROJANS

    # Targets --------------------------------------------------------------------------------------

    def serial_of(self, code: int) -> int:
        """NEU-2.12 Return the serial number of what a code names: new whenever it moves."""
        return self.serial[code] if code >= 0 else 0

    def item(self, number: int) -> list[int] | None:
        """Return an item of the cache by its number."""
        for item in self.cache:
            if item[ID] == number:
                return item
        return None

    def is_there(self, code: int, serial: int) -> bool:
        """NEU-13.6 Tell whether what was aimed at has not moved since."""
        if code >= 0:
            return self.serial[code] == serial
        if is_item(code):
            return self.item(item_of(code)) is not None
        if is_pool(code) or is_player(code):
            return True
        return False

    def hosted_by(self, card: int, kind: int) -> list[int]:
        """Return the cards of some types that lie under or on a card."""
        return [each for each in self.hosted.get(card, ()) if self.card(each).kind & kind]

    def characters(self, seat: int) -> list[int]:
        """Return the characters a seat controls."""
        return self.zones[seat * SEAT_ZONES + FIELD]

    def all_characters(self) -> list[int]:
        """Return all characters in play, by seat."""
        found: list[int] = []
        for seat in range(self.seats):
            found.extend(self.zones[seat * SEAT_ZONES + FIELD])
        return found

    def slot_cards(self, seat: int) -> list[int]:
        """Return what fills the slots of a seat's mainframe, face down or up."""
        return self.cards(seat, SLOTS) + self.cards(seat, TROJANS)

    def attach(self, card: int, host: int) -> None:
        """Let a card lie on or under another."""
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
