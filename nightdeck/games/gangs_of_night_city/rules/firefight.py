"""GNC-8 Firefights, step by step."""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.gangs_of_night_city.model import events, hooks, rulings, terms
from nightdeck.games.gangs_of_night_city.model import options as verbs
from nightdeck.games.gangs_of_night_city.model.board import PLACES, POINTS_BY_DISTRICT
from nightdeck.games.gangs_of_night_city.model.fight import Fight, current, running
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.model.vocabulary import COMPARE, REVEAL
from nightdeck.games.gangs_of_night_city.rules import automata, units
from nightdeck.games.gangs_of_night_city.rules.casualties import Casualties
from nightdeck.games.gangs_of_night_city.rules.combat_hand import check_hand
from nightdeck.games.gangs_of_night_city.rules.movement import note_occupied, trigger
from nightdeck.games.gangs_of_night_city.rules.netrun import distinct
from nightdeck.games.gangs_of_night_city.rules.resources import gain_cred
from nightdeck.games.gangs_of_night_city.rules.special_effects import effect_of, note, printed
from nightdeck.kernel.frames import DONE
from nightdeck.kernel.state import PASS, Option
from nightdeck.kernel.windows import SealedChoices

__all__ = ["Firefight", "current"]

ALL_BOOSTS = -1


def order_from(state: GangsState, side: int) -> list[int]:
    """GNC-1.7 GNC-14.5l Return all sides in turn order from one of them."""
    sides = len(state.cred)
    if state.seats > 1:
        return [(side + step) % sides for step in range(sides)]
    return [side, *(other for other in range(sides) if other != side)]


def swap_options(state: GangsState, fight: Fight) -> list[Option]:
    """GNC-8.1 GNC-R38 Return every pair of an own Solo and an opposing occupant of a POI."""
    seat = fight.initiator
    open_only = state.rulings[rulings.R38] == rulings.SOLO_MUST_BE_OPEN
    solos = [
        unit
        for unit in units.units_in(state, seat, fight.district)
        if state.unit_class[unit] == terms.SOLO
        and unit not in fight.swapped
        and not (open_only and state.place[unit] % PLACES)
    ]
    if not solos:
        return []
    occupants = []
    for place in POINTS_BY_DISTRICT[state.board][fight.district]:
        unit = state.occupant[place]
        if unit < 0 or unit in fight.swapped or not units.is_opponent(state, seat, unit):
            continue
        if not is_swap_forbidden(state, seat, unit):
            occupants.append(unit)
    return [
        (verbs.SWAP, solo, occupant) for solo in distinct(state, solos) for occupant in occupants
    ]


def is_swap_forbidden(state: GangsState, seat: int, unit: int) -> bool:
    """Tell whether an ability keeps a Unit in its Point of Interest."""
    source = hooks.saying(state, hooks.SWAP, seat, unit)
    if source >= 0:
        hooks.note_use(state, source, hooks.SWAP)
    return source >= 0


def swap(state: GangsState, side: int, solo: int, other: int) -> None:
    """GNC-8.1 GNC-8.1a Two Units exchange places; entering a POI may set off specialists."""
    here, there = state.place[solo], state.place[other]
    units.put(state, other, here - here % PLACES)
    units.put(state, solo, there)
    if here % PLACES:
        units.put(state, other, here)
    state.emit(events.SWAPPED, side, solo, state.unit_card[solo], other, state.unit_card[other])
    note_occupied(state, other)
    note_occupied(state, solo)


class CombatChoice(SealedChoices[GangsState]):
    """GNC-8.2 Each involved player chooses a card of the hand, secretly."""

    question: ClassVar[str] = "combat_card"

    def options(self, state: GangsState, seat: int) -> list[Option]:
        """GNC-8.2 Return the cards of the hand in the order they came."""
        return [(verbs.PLAY, card) for card in state.pile(seat, terms.HAND)]

    def take(self, state: GangsState) -> str | None:
        """GNC-16.3 The others learn only that a card is down.

        GNC-X22 Until the last one has chosen no view names a card of another hand.
        """
        state.emit(events.CARD_CHOSEN, self.order[len(self.chosen)])
        return super().take(state)

    def reveal_all(self, state: GangsState, options: list[Option]) -> None:
        """GNC-8.3 All chosen cards are turned up at once."""
        fight = running(state)
        for seat, option in zip(self.order, options, strict=True):
            fight.cards[seat] = option[1]
            state.move(option[1], terms.zone_of(seat, terms.PLAYED))
            state.emit(events.CARD_REVEALED, seat, option[1])


class SealedBoosts(SealedChoices[GangsState]):
    """GNC-R09 Boosts under seal."""

    question: ClassVar[str] = "compare_boost"

    def options(self, state: GangsState, seat: int) -> list[Option]:
        """GNC-8.4b Return the boosts of a seat."""
        return boost_options(state, running(state), seat)

    def reveal_all(self, state: GangsState, options: list[Option]) -> None:
        """GNC-R09 All boosts are shown together."""
        fight = running(state)
        for seat, option in zip(self.order, options, strict=True):
            use_boost(state, fight, seat, option)


def boosts(state: GangsState, fight: Fight, side: int) -> list[int]:
    """GNC-8.4b Return the sources of boosts that would give a side something."""
    if hooks.BOOST not in state.modifiers or fight.withdrawn >> side & 1:
        return []
    return [
        source
        for source in hooks.sources(state, hooks.BOOST)
        if hooks.belongs(source, side)
        and not (source < hooks.STORY_SOURCES and fight.muted >> side & 1)
        and boost_of(state, source, side) > 0
    ]


def boost_of(state: GangsState, source: int, side: int) -> int:
    """GNC-8.4b Return the Firepower that a side may buy from a source."""
    ability = hooks.ABILITIES[source >> hooks.UNIT_BITS]
    return ability.added(state, hooks.BOOST, source & hooks.UNIT_MASK, side, 0)


def boost_options(state: GangsState, fight: Fight, side: int) -> list[Option]:
    """GNC-8.4b Each single boost, all of them together, or none.

    GNC-X60 Rage and a Gift token: either of them for 2, both for 4, or neither.
    """
    found = boosts(state, fight, side)
    options: list[Option] = [(verbs.BOOST, source) for source in found]
    if len(found) > 1:
        options.append((verbs.BOOST, ALL_BOOSTS))
    return [*options, PASS] if options else []


def use_boost(state: GangsState, fight: Fight, side: int, option: Option) -> None:
    """GNC-8.4b Pay for the chosen boosts and add them."""
    if option == PASS:
        return
    for source in boosts(state, fight, side):
        if option[1] in (source, ALL_BOOSTS):
            amount = boost_of(state, source, side)
            hooks.act(state, source, hooks.BOOST, side)
            fight.power[side] += amount
            state.emit(events.BOOSTED, side, amount)


class Firefight(Fight):
    """GNC-8 One Firefight, from its start to its end (GNC-8.10: numbered as in the main text).

    GNC-X06 A swap into the Business, a cancelled Special Effect, totals 3, 2 and 4, a Solo and
    a Drone lost, and 3 Street Cred for a loser.
    """

    steps: ClassVar[tuple[str, ...]] = (
        "start", "check_opposition", "offer_swap", "take_swap", "fix_involved", "choose_cards",
        "turn_up", "next_reveal", "take_reveal", "compare", "offer_boost", "take_boost",
        "fix_totals", "casualties", "street_cred", "discard", "recycle", "after", "finish",
    )  # fmt: skip

    def start(self, state: GangsState) -> None:
        """GNC-8.0 GNC-8.0a Triggers before step 1."""
        state.emit(events.FIREFIGHT_STARTED, self.initiator, self.district)
        trigger(state, hooks.INITIATED, self.initiator, self.district)

    def check_opposition(self, state: GangsState) -> str | None:
        """GNC-8.0a GNC-14.13 Without opposing Units the Firefight does not happen."""
        if self.initiator < state.seats:
            there = bool(units.opponents_in(state, self.initiator, self.district))
        else:
            there = bool(units.units_in(state, 0, self.district))
        if not there:
            state.emit(events.FIREFIGHT_CALLED_OFF, self.initiator, self.district)
            state.emit(events.FIREFIGHT_ENDED, self.district)
            return DONE
        if self.initiator >= state.seats:
            automata.swap(state, self)
            return "fix_involved"
        return None

    def offer_swap(self, state: GangsState) -> str | None:
        """GNC-8.1 GNC-R01 GNC-R02 Ask for a swap of a Solo with the occupant of a POI."""
        options = swap_options(state, self)
        if not options:
            return "fix_involved"
        if self.swapped or state.rulings[rulings.R02] != rulings.SWAP_MANDATORY:
            options.append(PASS)
        state.ask_if_open(self.initiator, "swap", options, (), len(options) - 1)
        return None

    def take_swap(self, state: GangsState) -> str | None:
        """GNC-8.1 GNC-8.1a Exchange the two; its triggers come before players are fixed."""
        if state.answer == PASS:
            return None
        _, solo, other = state.answer
        self.swapped += [solo, other]
        swap(state, self.initiator, solo, other)
        return "offer_swap" if state.rulings[rulings.R01] == rulings.ANY_NUMBER else None

    def fix_involved(self, state: GangsState) -> None:
        """GNC-8.0 Everybody with a Unit in the District is drawn in."""
        self.involved = [
            side
            for side in order_from(state, self.initiator)
            if units.units_in(state, side, self.district)
        ]
        self.cards = [-1] * len(state.cred)
        self.power = [0] * len(state.cred)

    def choose_cards(self, state: GangsState) -> None:
        """GNC-8.2 Choose in secret, in turn order from the initiator."""
        state.call(CombatChoice([side for side in self.involved if side < state.seats]))

    def turn_up(self, state: GangsState) -> None:
        """GNC-8.3 GNC-8.3a GNC-8.3b GNC-R08 Printed numbers, and the order of REVEAL effects."""
        for side in self.involved:
            if side < state.seats:
                self.power[side] = max(0, printed(state, self, side).firepower)
        if state.seats == 1:
            automata.draw(state, self)
        acting = [side for side in self.involved if effect_of(state, self, side, REVEAL)]
        if state.rulings[rulings.R08] == rulings.CANCEL_FIRST:
            first = [side for side in acting if self.is_cancelling(state, side)]
            acting = first + [side for side in acting if side not in first]
        self.queue = acting

    def is_cancelling(self, state: GangsState, side: int) -> bool:
        """Tell whether a side's Special Effect cancels others."""
        effect = effect_of(state, self, side, REVEAL)
        return effect is not None and effect.cancels

    def next_reveal(self, state: GangsState) -> str | None:
        """GNC-8.3b GNC-R08 Turn to the next REVEAL effect; the active player may order them."""
        self.queue = [side for side in self.queue if effect_of(state, self, side, REVEAL)]
        if not self.queue:
            return "compare"
        options: list[Option] = [(verbs.TARGET, side) for side in self.queue]
        if state.rulings[rulings.R08] != rulings.ACTIVE_PLAYER_ORDERS:
            del options[1:]
        state.ask_if_open(state.active, "order_own", options)
        return None

    def take_reveal(self, state: GangsState) -> str | None:
        """GNC-8.3a GNC-8.3c Resolve a REVEAL effect that was not cancelled."""
        side = state.answer[1]
        self.queue.remove(side)
        effect = effect_of(state, self, side, REVEAL)
        if effect is not None:
            effect.reveal(state, self, side)
        return "next_reveal"

    def compare(self, state: GangsState) -> None:
        """GNC-8.4 GNC-8.4a GNC-8.4b COMPARE effects, then gang, Edgerunner and Story Firepower."""
        added = []
        for side in self.standing():
            effect = effect_of(state, self, side, COMPARE)
            more = effect.firepower(state, self, side) if effect is not None else 0
            if more:
                note(state, self, side, more)
            added.append(more + self.abilities(state, side))
        for side, more in zip(self.standing(), added, strict=True):
            self.power[side] += more
        self.queue = self.standing()
        if state.rulings[rulings.R09] == rulings.SECRET_BOOSTS:
            self.queue = []
            order = [side for side in self.standing() if boosts(state, self, side)]
            if order:
                state.call(SealedBoosts(order))

    def abilities(self, state: GangsState, side: int) -> int:
        """GNC-8.4 Return a side's Firepower from abilities, unless they are muted."""
        muted = self.muted >> side & 1
        power = 0
        for source in state.modifiers.get(hooks.COMPARE, ()):
            if hooks.belongs(source, side) and not (muted and source < hooks.STORY_SOURCES):
                ability = hooks.ABILITIES[source >> hooks.UNIT_BITS]
                more = ability.added(state, hooks.COMPARE, source & hooks.UNIT_MASK, side, 0)
                if more:
                    hooks.note_use(state, source, hooks.COMPARE)
                power += more
        if side >= state.seats:
            power += automata.firepower(state, self, side)
        return power

    def offer_boost(self, state: GangsState) -> str | None:
        """GNC-8.4b Each player with a boost decides once, seeing the totals so far."""
        while self.queue:
            options = boost_options(state, self, self.queue[0])
            if options:
                last = len(options) - 1
                state.ask(self.queue[0], "compare_boost", options, (), last)
                return None
            del self.queue[0]
        return "fix_totals"

    def take_boost(self, state: GangsState) -> str | None:
        """GNC-8.4b Use it or decline."""
        use_boost(state, self, self.queue.pop(0), state.answer)
        return "offer_boost"

    def fix_totals(self, state: GangsState) -> None:
        """GNC-8.4 GNC-8.4c Totals are fixed; all who share the highest are leaders."""
        best = -1
        for side in self.standing():
            self.power[side] = max(0, self.power[side])
            state.emit(events.TOTAL_FIXED, side, self.power[side])
            best = max(best, self.power[side])
        for side in self.standing():
            if self.power[side] == best:
                self.leaders |= 1 << side
        state.emit(events.FIREPOWER_COMPARED, self.leaders)

    def casualties(self, state: GangsState) -> None:
        """GNC-8.5 Step 5."""
        state.call(Casualties())

    def street_cred(self, state: GangsState) -> None:
        """GNC-8.6 Conditions, then gang, Edgerunner and Story gains, player by player."""
        for side in self.involved:
            if side < state.seats:
                card = printed(state, self, side)
                times = card.condition.times(state, side)
                if state.rulings[rulings.R07] != rulings.PER_UNIT or card.most > 1:
                    times = min(card.most, times)
                if times:
                    state.emit(events.CONDITION_MET, side, self.cards[side])
                    gain_cred(state, side, card.cred * times, events.FOR_CONDITION)
            hooks.act_all(state, hooks.CRED_STEP, side)
        hooks.act_all(state, hooks.AFTER_CRED_STEP)

    def discard(self, state: GangsState) -> None:
        """GNC-8.7 All played cards go face up to the discard piles."""
        for side in self.involved:
            if side < state.seats:
                state.move(self.cards[side], terms.zone_of(side, terms.DISCARD))

    def recycle(self, state: GangsState) -> None:
        """GNC-8.8 Whoever has no card left takes the discard pile back.

        GNC-X21 Whoever plays the only card in hand has all four again before any rule that
        comes after.
        """
        for side in self.involved:
            if side < state.seats:
                check_hand(state, side)

    def after(self, state: GangsState) -> None:
        """GNC-8.9 Gang abilities in turn order from the initiator, then Story rules."""
        for source in hooks.from_side(state, hooks.AFTER_FIREFIGHT, self.initiator):
            hooks.act(state, source, hooks.AFTER_FIREFIGHT, self.initiator)

    def finish(self, state: GangsState) -> str | None:
        """GNC-8.9 GNC-14.3c GNC-14.5e The Firefight is over; automata put their cards back."""
        if state.seats == 1:
            automata.finish(state, self)
        state.emit(events.FIREFIGHT_ENDED, self.district)
        return DONE
