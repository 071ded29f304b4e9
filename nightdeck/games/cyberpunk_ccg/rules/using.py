"""Activating an ability and playing an Event: choose, pay, let others answer, resolve (CCG-6.3)."""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.cyberpunk_ccg.model.card_abilities import EXHAUSTS, TRASHES_ITSELF, Ability
from nightdeck.games.cyberpunk_ccg.model.costs import card_cost, use_up_discounts
from nightdeck.games.cyberpunk_ccg.model.definitions import POOL
from nightdeck.games.cyberpunk_ccg.model.events import (
    ABILITY_USED,
    CARD_ANNOUNCED,
    CARD_WITHDRAWN,
    EVENT_RESOLVED,
    NOTHING_HAPPENED,
    TARGET_CHOSEN,
)
from nightdeck.games.cyberpunk_ccg.model.events import (
    CANCELLED as CANCELLED_EVENT,
)
from nightdeck.games.cyberpunk_ccg.model.funds import most, unused_of
from nightdeck.games.cyberpunk_ccg.model.inherent import ability_at
from nightdeck.games.cyberpunk_ccg.model.numbers import power
from nightdeck.games.cyberpunk_ccg.model.options import (
    ADD,
    AIM,
    ENOUGH,
    MODE,
    PLAY,
    TRASH_COST,
    USE,
    WEAPONS,
)
from nightdeck.games.cyberpunk_ccg.model.rulings import R10
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import (
    AUTHORITY_USED,
    EVENT,
    EVENT_PLAYED,
    NONE,
    PLAYED,
    RUNNER_USED,
    RUNNERS,
)
from nightdeck.games.cyberpunk_ccg.model.things import ABILITY, CANCELLED
from nightdeck.games.cyberpunk_ccg.model.things import EVENT as EVENT_THING
from nightdeck.games.cyberpunk_ccg.rules.acting import is_mode_possible, targets, ways
from nightdeck.games.cyberpunk_ccg.rules.announcing import Announcement
from nightdeck.games.cyberpunk_ccg.rules.leaving import trash_as_cost
from nightdeck.games.cyberpunk_ccg.rules.paying import PAID_IN_FULL, TAKEN_BACK, Payment
from nightdeck.games.cyberpunk_ccg.rules.procedures import PROCEDURES
from nightdeck.games.cyberpunk_ccg.rules.responding import Responding
from nightdeck.games.cyberpunk_ccg.rules.thing_pile import pop_thing, push_thing
from nightdeck.games.cyberpunk_ccg.rules.using_cards import exhaust, to_hand, to_trash
from nightdeck.kernel.frames import DONE
from nightdeck.kernel.state import Option


class Using(Announcement):
    """CCG-6.3, CCG-6.4 One ability or Event from its announcement to its end.

    `chosen` are targets as pairs of code and serial number; `users` the Runners it takes.
    """

    steps: ClassVar[tuple[str, ...]] = (
        "begin",
        "offer_mode",
        "take_mode",
        "offer_aim",
        "take_aim",
        "offer_trash",
        "take_trash",
        "offer_weapons",
        "take_weapons",
        "offer_partner",
        "take_partner",
        "spend",
        "paid",
        "respond",
        "resolve",
        "finish",
    )

    def __init__(
        self,
        seat: int,
        name: str,
        card: int,
        place: int,
        is_public: int = 0,
        mode: int = NONE,
        chosen: list[int] | None = None,
        users: list[int] | None = None,
        trashed: int = NONE,
        arms: list[int] | None = None,
        is_open: int = 0,
        acting: int = 0,
    ) -> None:
        super().__init__(seat, name, is_public)
        self.card: int = card
        self.place: int = place
        self.mode: int = mode
        self.chosen: list[int] = [] if chosen is None else chosen
        self.users: list[int] = [] if users is None else users
        self.trashed: int = trashed
        self.arms: list[int] = [] if arms is None else arms
        self.is_open: int = is_open
        self.acting: int = acting

    def ability(self, state: CcgState) -> Ability:
        """Return what is announced."""
        return ability_at(state, self.card, self.place)

    def is_event(self, state: CcgState) -> bool:
        """Tell whether it is an Event."""
        return POOL[state.definition[self.card]].kind == EVENT

    # Choices, which only the acting player sees (CCG-6.5o) ---------------------------------------

    def begin(self, state: CcgState) -> str | None:
        """CCG-6.3a Begin with the first Runner, and those who must join it (CCG-10.13b)."""
        if state.kind_of_zone(self.card) == RUNNERS:
            self.users = [self.card]
            ability = self.ability(state)
            if ability.bundles:
                self.users = bundle(state, self.seat, ability, self.card)
        return None

    def offer_mode(self, state: CcgState) -> str | None:
        """CCG-6.8p Only possible modes are offered; CCG-6.7n, CCG-6.7o."""
        ability = self.ability(state)
        if not ability.modes:
            return "offer_aim"
        options: list[Option] = [
            (MODE, place)
            for place in range(len(ability.modes))
            if is_mode_possible(state, self.seat, self.card, ability, place)
        ]
        self.ask_secretly(state, options)
        return None

    def take_mode(self, state: CcgState) -> str | None:
        """CCG-6.3b The mode is chosen before the targets."""
        if self.is_cancelled(state):
            return DONE
        self.mode = state.answer[1]
        return None

    def offer_aim(self, state: CcgState) -> str | None:
        """CCG-6.3b One decision for each target; CCG-6.7d."""
        ability = self.ability(state)
        place = len(self.chosen) // 2
        if place == len(ability.aims_of(self.mode)):
            return "offer_trash"
        codes = targets(state, self.seat, self.card, ability, self.mode, place)
        aim, before = ability.aims_of(self.mode)[place], self.chosen[::2]
        options: list[Option] = [(AIM, code) for code in codes if aim.follows(state, before, code)]
        if not options:
            return self.cancel(state)
        self.ask_secretly(state, options)
        return None

    def take_aim(self, state: CcgState) -> str | None:
        """CCG-9.9 A target that moves meanwhile is another one."""
        if self.is_cancelled(state):
            return DONE
        code = state.answer[1]
        self.chosen += [code, state.serial_of(code)]
        return "offer_aim"

    def offer_trash(self, state: CcgState) -> str | None:
        """CCG-6.8k A card that is Trashed as a cost."""
        wanted = self.ability(state).trashes
        if wanted is None:
            return "offer_weapons"
        codes = wanted.codes(state, self.seat, self.card)
        self.ask_secretly(state, [(TRASH_COST, code) for code in codes])
        return None

    def take_trash(self, state: CcgState) -> str | None:
        """Remember what will be Trashed."""
        if self.is_cancelled(state):
            return DONE
        self.trashed = state.answer[1]
        return None

    def offer_weapons(self, state: CcgState) -> str | None:
        """CCG-8.1j The active Weapon of Long Range Offense is chosen with it; CCG-R21."""
        ability = self.ability(state)
        if ability.fee is None:
            return "offer_partner"
        funds = most(state, self.seat, (self.card,))
        sets = [each for each, fee in ways(state, self.card, ability) if fee + ability.eb <= funds]
        if not sets:
            return self.cancel(state)
        if not sets[0]:
            return "offer_partner"
        options: list[Option] = [
            (WEAPONS, each[0], each[1] if len(each) > 1 else NONE) for each in sets
        ]
        self.ask_secretly(state, options)
        return None

    def take_weapons(self, state: CcgState) -> str | None:
        """Remember the choice."""
        if self.is_cancelled(state):
            return DONE
        self.arms = [card for card in state.answer[1:] if card != NONE]
        return None

    def offer_partner(self, state: CcgState) -> str | None:
        """CCG-10.0e Partners one by one; `done` as soon as the combined Power is enough.

        Also CCG-6.7l.
        """
        ability = self.ability(state)
        if not ability.partners:
            return "spend"
        more = partners(state, self.seat, ability, self.users)
        options: list[Option] = [(ADD, card) for card in more]
        if self.is_enough(state, ability):
            if not options:
                return "spend"
            options.append((ENOUGH,))
        if not options:
            return self.cancel(state)
        self.ask_secretly(state, options)
        return None

    def is_enough(self, state: CcgState, ability: Ability) -> bool:
        """CCG-10.0b Tell whether the combined Power suffices."""
        if ability.enough is None:
            return True
        code = self.chosen[0] if self.chosen else NONE
        return combined(state, self.users) >= ability.enough.of(state, self.card, code, 0)

    def take_partner(self, state: CcgState) -> str | None:
        """CCG-10.13b Cops of a Team join together."""
        if self.is_cancelled(state):
            return DONE
        if state.answer[0] == ENOUGH:
            return "spend"
        ability = self.ability(state)
        joining = state.answer[1]
        self.users += bundle(state, self.seat, ability, joining) if ability.bundles else [joining]
        return "offer_partner"

    # Paying -------------------------------------------------------------------------------------

    def make_public(self, state: CcgState) -> None:
        """CCG-6.5o Everything announced becomes public; CCG-6.4c an Event is in no hand then."""
        if self.is_event(state):
            state.move(self.card, state.table_zone(PLAYED))
            state.emit(CARD_ANNOUNCED, self.card, self.seat, POOL[state.definition[self.card]].cost)
        else:
            state.emit(ABILITY_USED, self.card, self.seat, self.place)
        for code in self.chosen[::2]:
            state.emit(TARGET_CHOSEN, state.told_code(code))

    def spend(self, state: CcgState) -> str | None:
        """CCG-6.3c Exhaust the cards, then pay EB."""
        ability = self.ability(state)
        if self.is_event(state):
            cost = card_cost(state, self.seat, self.card)
            state.call(Payment(self.seat, self.name, cost))
            return None
        cost = ability.eb
        if self.arms:
            state.arms[self.card] = self.arms
        if ability.fee is not None:
            cost += ability.fee.of(state, self.card, NONE, 0)
        self.publish(state)
        what = ability.cost_now(state.rulings)
        number = self.effect_number(state, ability)
        if what == EXHAUSTS:
            exhaust(state, self.card)
            for card in self.users:
                exhaust(state, card)
        elif not ability.is_use:
            self.users = []
        if what == TRASHES_ITSELF:
            self.trashed = self.card
        self.acting = number
        mark_use(state, ability, self.card)
        state.call(Payment(self.seat, self.name, cost, can_cancel=0))
        return None

    def effect_number(self, state: CcgState, ability: Ability) -> int:
        """CCG-10.19 Return what is read before the Runner is exhausted: LR, or combined Power."""
        if ability.reads is not None:
            return ability.reads.of(state, self.card, NONE, 0)
        return combined(state, self.users)

    def paid(self, state: CcgState) -> str | None:
        """CCG-6.5m Without payment an ability does nothing, and an Event goes back to the hand."""
        if state.result == TAKEN_BACK:
            return self.cancel(state)
        if state.result != PAID_IN_FULL:
            return self.fail(state)
        if self.is_event(state):
            use_up_discounts(state, self.seat, POOL[state.definition[self.card]])
        if self.trashed != NONE:
            trash_as_cost(state, self.trashed)
        return None

    def fail(self, state: CcgState) -> str:
        """CCG-6.5m The attempt is withdrawn; CCG-R10."""
        if self.is_event(state):
            state.emit(CARD_WITHDRAWN, self.card, self.seat)
            to_hand(state, self.card)
        elif state.rulings[R10]:
            for card in (self.card, *self.users):
                if state.is_in_play(card) and not state.busted[card]:
                    state.exhausted[card] = 0
        return DONE

    # Answers and the effect ---------------------------------------------------------------------

    def respond(self, state: CcgState) -> str | None:
        """CCG-6.3d, CCG-6.4a A use of Runners or an Event may be answered."""
        is_event = self.is_event(state)
        kind = EVENT_THING if is_event else ABILITY
        push_thing(
            state,
            self.seat,
            kind,
            self.card,
            self.place,
            self.users[:],
            self.chosen[:],
            self.mode,
            self.acting,
        )
        self.is_open = 1
        if is_event:
            state.call(Responding(EVENT_PLAYED))
        elif self.users:
            trigger = RUNNER_USED
            if self.ability(state).bundles:
                trigger |= AUTHORITY_USED
            state.call(Responding(trigger))
        return None

    def resolve(self, state: CcgState) -> str | None:
        """CCG-6.3e If it is not cancelled, resolve it with the targets that are still legal."""
        if state.things[-1][CANCELLED]:
            state.emit(CANCELLED_EVENT, self.card)
            return "finish"
        ability = self.ability(state)
        state.context.append([self.card, self.seat])
        self.is_open = 2
        legal = self.legal_targets(state, ability)
        needed = len(ability.aims_of(self.mode))
        if needed and len(legal) < needed and (not legal or needed > 1):
            state.emit(NOTHING_HAPPENED, self.card)
            return "finish"
        users = state.thing_users[-1]
        number = self.acting
        if users and ability.reads is None:
            number = combined(state, users)
        target = legal[0] if legal else NONE
        state.thing_targets[-1] = legal
        if self.is_event(state):
            state.events_resolved[self.seat].append(state.definition[self.card])
        ability.effect_of(self.mode).resolve(state, self.card, target, number)
        return None

    def legal_targets(self, state: CcgState, ability: Ability) -> list[int]:
        """CCG-6.3e Return the targets that are still what they were and still legal."""
        found: list[int] = []
        for place, aim in enumerate(ability.aims_of(self.mode)):
            code, serial = self.chosen[2 * place], self.chosen[2 * place + 1]
            if state.serial_of(code) == serial and aim.allows(state, self.seat, self.card, code):
                found.append(code)
        return found

    def finish(self, state: CcgState) -> str | None:
        """CCG-6.4a An Event that is done goes to the trash; CCG-6.4b."""
        if self.is_open == 2:
            state.context.pop()
        self.is_open = 0
        cancelled = pop_thing(state)[CANCELLED]
        if self.is_event(state):
            if not cancelled:
                state.emit(EVENT_RESOLVED, self.card, self.seat)
            if state.zone[self.card] == state.table_zone(PLAYED):
                to_trash(state, self.card)
        state.settle()
        return DONE

    def drop(self, state: CcgState) -> None:
        """CCG-13.14 End without result."""
        if self.is_open:
            pop_thing(state)
        if self.is_open == 2:
            state.context.pop()
        if state.zone[self.card] == state.table_zone(PLAYED):
            to_trash(state, self.card)


def mark_use(state: CcgState, ability: Ability, card: int) -> None:
    """CCG-10.20, CCG-R22 Remember what may be used only once in an attack or turn."""
    if ability.is_use:
        state.sensed.append(card)
    elif ability.ruling != NONE and ability.cost_now(state.rulings) != EXHAUSTS:
        state.marked.append(card)


def combined(state: CcgState, users: list[int]) -> int:
    """CCG-10.0b Return the Power of some Runners together; CCG-10.0c."""
    return sum(power(state, card) for card in users)


def partners(state: CcgState, seat: int, ability: Ability, chosen: list[int]) -> list[int]:
    """CCG-10.0b Return who may still be exhausted with the chosen ones."""
    free = unused_of(state, seat, ability.partners, tuple(chosen))
    if ability.fighting:
        free = [card for card in free if state.takes_part(card)]
    if not ability.bundles:
        return free
    seen: list[int] = []
    first: list[int] = []
    for card in free:
        team = state.team[card]
        if team != NONE:
            if team in seen:
                continue
            seen.append(team)
        first.append(card)
    return first


def bundle(state: CcgState, seat: int, ability: Ability, card: int) -> list[int]:
    """CCG-10.13b All unused Cops of a Team or none of them; CCG-10.13i of those who fight.

    Also CCG-6.7m, CCG-R52.
    """
    team = state.team[card]
    if team == NONE:
        return [card]
    free = unused_of(state, seat, ability.partners)
    if ability.fighting:
        free = [each for each in free if state.takes_part(each)]
    return [card, *(each for each in free if state.team[each] == team and each != card)]


def use(state: CcgState, seat: int, option: Option, name: str) -> None:
    """CCG-6.3 Begin to use an ability."""
    state.call(Using(seat, name, option[1], option[2]))


def play(state: CcgState, seat: int, option: Option, name: str) -> None:
    """CCG-6.4 Begin to play an Event."""
    state.call(Using(seat, name, option[1], 0))


PROCEDURES[USE] = use
PROCEDURES[PLAY] = play
