"""Shopping: buying cards, and moving gear in Equip (CCG-7.3).

Worked examples: CCG-X27, CCG-X38, CCG-X51, CCG-X54, CCG-X63.
"""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.cyberpunk_ccg.model.chassis import is_chassis, is_complete, is_part
from nightdeck.games.cyberpunk_ccg.model.codes import is_stash, stash_code
from nightdeck.games.cyberpunk_ccg.model.costs import card_cost, use_up_discounts
from nightdeck.games.cyberpunk_ccg.model.definitions import POOL, Card
from nightdeck.games.cyberpunk_ccg.model.events import (
    CARD_ANNOUNCED,
    CARD_ATTACHED,
    CARD_ENTERED,
    CARD_STASHED,
    CARD_WITHDRAWN,
    TRANSFERRED,
)
from nightdeck.games.cyberpunk_ccg.model.funds import fixer_total
from nightdeck.games.cyberpunk_ccg.model.numbers import weapon_sets
from nightdeck.games.cyberpunk_ccg.model.options import (
    BUY,
    HOST,
    PAY_WITH,
    TRANSFER,
    WIELD,
)
from nightdeck.games.cyberpunk_ccg.model.rulings import R11, R21, R56
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import (
    ATTACHED,
    ATTACHMENT,
    CYBER,
    EMPATHY,
    EQUIPMENT,
    EVENT,
    FOR_GOOD,
    HAND,
    LOCATION,
    LOCATIONS,
    NONE,
    OPERATION,
    OPERATIONS,
    PLAYED,
    RUNNERS,
    STASH,
)
from nightdeck.games.cyberpunk_ccg.rules.acting import Purse
from nightdeck.games.cyberpunk_ccg.rules.announcing import Announcement
from nightdeck.games.cyberpunk_ccg.rules.attaching import chassis_for, has_room, receivers
from nightdeck.games.cyberpunk_ccg.rules.leaving import free_locations, stash_with_parts
from nightdeck.games.cyberpunk_ccg.rules.paying import PAID_IN_FULL, TAKEN_BACK, Payment
from nightdeck.games.cyberpunk_ccg.rules.procedures import PROCEDURES
from nightdeck.games.cyberpunk_ccg.rules.using_cards import (
    attach_to,
    enter,
    exhaust,
    last,
    to_hand,
    to_stash,
)
from nightdeck.kernel.frames import DONE
from nightdeck.kernel.state import Option


def is_barred_legend(state: CcgState, card: Card) -> bool:
    """CCG-3.7 Tell whether a Legendary card of this name is in play already."""
    if not card.legendary:
        return False
    for seat in range(state.seats):
        for kind in (LOCATIONS, OPERATIONS, RUNNERS, ATTACHED):
            for other in state.cards(seat, kind):
                if POOL[state.definition[other]].name == card.name:
                    return True
    return False


def hosts(state: CcgState, seat: int, card: int) -> list[int]:
    """CCG-7.3a3 Return where a bought Cyber or Equipment may go; CCG-11.5, CCG-R11."""
    if is_chassis(state, card):
        return free_locations(state, seat)
    found = receivers(state, seat, card)
    if state.rulings[R11]:
        found = [runner for runner in found if not state.exhausted[runner]]
    return [*found, *chassis_for(state, seat, card), stash_code(seat)]


def can_buy(state: CcgState, seat: int, card: int, purse: Purse) -> bool:
    """CCG-7.3a1 Tell whether a card of the hand can be paid for and played."""
    definition = POOL[state.definition[card]]
    if definition.kind == EVENT or is_barred_legend(state, definition):
        return False
    if definition.kind & ATTACHMENT:
        return bool(affordable_hosts(state, seat, card, purse))
    cost = card_cost(state, seat, card)
    if definition.kind == OPERATION and not purse.has(state, cost):
        cost -= fixer_total(state, seat)
    return purse.has(state, cost)


def affordable_hosts(state: CcgState, seat: int, card: int, purse: Purse) -> list[int]:
    """CCG-6.5p A host is offered only if the resulting cost is affordable."""
    found: list[int] = []
    for host in hosts(state, seat, card):
        cost = card_cost(state, seat, card, host if host >= 0 else NONE)
        if purse.has(state, cost):
            found.append(host)
    return found


def purchases(state: CcgState, seat: int) -> list[Option]:
    """CCG-7.3a1 Return what a player may buy."""
    purse = Purse(seat)
    return [(BUY, card) for card in state.cards(seat, HAND) if can_buy(state, seat, card, purse)]


class Buying(Announcement):
    """CCG-7.3a1 Pay for and play one card; secret until the first source is picked."""

    steps: ClassVar[tuple[str, ...]] = ("offer_host", "take_host", "pay", "arrive")

    def __init__(
        self,
        seat: int,
        name: str,
        card: int,
        is_public: int = 0,
        host: int = NONE,
        cost: int = 0,
    ) -> None:
        super().__init__(seat, name, is_public)
        self.card: int = card
        self.host: int = host
        self.cost: int = cost

    def offer_host(self, state: CcgState) -> str | None:
        """CCG-6.5l The host is chosen before the payment starts; CCG-6.7f."""
        if not POOL[state.definition[self.card]].kind & ATTACHMENT:
            return "pay"
        found = affordable_hosts(state, self.seat, self.card, Purse(self.seat))
        self.ask_secretly(state, [(HOST, host) for host in found], must_ask=True)
        return None

    def take_host(self, state: CcgState) -> str | None:
        """Remember where it goes."""
        if self.is_cancelled(state):
            return DONE
        self.host = state.answer[1]
        return None

    def pay(self, state: CcgState) -> str | None:
        """CCG-6.5k The cost is fixed when the payment starts; CCG-10.18 Fixers lower an Op's."""
        host = self.host if self.host >= 0 else NONE
        self.cost = card_cost(state, self.seat, self.card, host)
        deals = 1 if POOL[state.definition[self.card]].kind == OPERATION else 0
        state.call(Payment(self.seat, self.name, self.cost, deals))
        return None

    def make_public(self, state: CcgState) -> None:
        """CCG-6.5o With the first source everybody sees the card."""
        state.move(self.card, state.table_zone(PLAYED))
        state.emit(CARD_ANNOUNCED, self.card, self.seat, self.cost)

    def arrive(self, state: CcgState) -> str | None:
        """CCG-7.3a2, CCG-6.5l The card enters play; unpaid it goes back to the hand."""
        if state.result == TAKEN_BACK:
            return self.cancel(state)
        definition = POOL[state.definition[self.card]]
        if state.result != PAID_IN_FULL:
            state.emit(CARD_WITHDRAWN, self.card, self.seat)
            to_hand(state, self.card)
            return DONE
        use_up_discounts(state, self.seat, definition)
        if definition.kind & ATTACHMENT:
            self.attach(state)
        else:
            zone = LOCATIONS if definition.kind == LOCATION else RUNNERS
            zone = OPERATIONS if definition.kind == OPERATION else zone
            state.emit(CARD_ENTERED, self.card, self.seat)
            enter(state, self.card, self.seat, zone)
        state.settle()
        return DONE

    def attach(self, state: CcgState) -> None:
        """CCG-6.5l Attach it; if its host is gone it goes to the Stash, a Chassis to the hand."""
        card, host = self.card, self.host
        legal = host >= 0 and host in hosts(state, self.seat, card)
        if legal:
            state.emit(CARD_ATTACHED, card, host)
            attach_to(state, card, host)
            if state.rulings[R11] and state.is_runner_in_play(host):
                exhaust(state, host)
            self.take_gift(state)
        elif is_chassis(state, card):
            state.emit(CARD_WITHDRAWN, card, self.seat)
            to_hand(state, card)
        else:
            state.emit(CARD_STASHED, card, self.seat)
            to_stash(state, card, self.seat)

    def take_gift(self, state: CcgState) -> None:
        """CCG-6.5n The next Cyber bought onto a Runner may cost less Empathy."""
        if POOL[state.definition[self.card]].kind != CYBER:
            return
        for row in [row for row in state.empathy_gifts if row[0] == self.seat]:
            state.empathy_gifts.remove(row)
            last(state, EMPATHY, self.card, row[1], FOR_GOOD, self.seat, self.card)

    def drop(self, state: CcgState) -> None:
        """CCG-13.14 End without result."""
        if state.zone[self.card] == state.table_zone(PLAYED):
            to_hand(state, self.card)


# Equip (CCG-7.3b) --------------------------------------------------------------------------------


def own_vehicle(state: CcgState, runner: int, but: int = NONE) -> list[int]:
    """Return the unused Vehicles attached to a Runner, perhaps without one card."""
    return [
        card
        for card in state.hosted.get(runner, ())
        if card != but
        and not state.exhausted[card]
        and POOL[state.definition[card]].vehicle
        and (not is_chassis(state, card) or is_complete(state, card))
    ]


def payers(state: CcgState, card: int, host: int) -> list[int]:
    """CCG-7.3b2 Return what may be exhausted for a transfer; CCG-R56."""
    definition = POOL[state.definition[card]]
    if state.kind_of_zone(card) == STASH:
        if definition.is_chassis:
            return [host] if not state.exhausted[host] else []
        found = [host] if not state.exhausted[host] else []
        found += own_vehicle(state, host)
        if definition.is_vehicle and not state.rulings[R56]:
            found.append(card)
        return found
    giver = state.host[card]
    if is_stash(host):
        found = [giver] if not state.exhausted[giver] else []
        return found + own_vehicle(state, giver, card)
    if not state.is_runner_in_play(giver):
        return [host] if not state.exhausted[host] else []
    return [card] if not state.exhausted[card] else []


def destinations(state: CcgState, seat: int, card: int) -> list[int]:
    """CCG-7.3b1, CCG-12.8, CCG-12.12 Return where a card may be moved with a payable cost.

    Also CCG-3.12d, CCG-7.3b4.
    """
    definition = POOL[state.definition[card]]
    found: list[int] = []
    if state.kind_of_zone(card) == STASH:
        places = free_locations(state, seat) if definition.is_chassis else []
        found = places or receivers(state, seat, card)
    elif definition.kind == EQUIPMENT and not is_part(state, card):
        giver = state.host[card]
        others = [
            runner
            for runner in state.runners(seat)
            if runner != giver and has_room(state, runner, card)
        ]
        if definition.is_chassis:
            free = is_complete(state, card) and not state.tokens.get(card, 0)
            found = others if free else []
        else:
            found = [*others, stash_code(seat)]
    return [host for host in found if payers(state, card, host)]


def transfers(state: CcgState, seat: int) -> list[Option]:
    """CCG-7.3b6 Return the cards that can be moved; CCG-R21 Weapons that can be named."""
    cards = [*state.cards(seat, STASH), *state.cards(seat, ATTACHED)]
    found: list[Option] = [(TRANSFER, card) for card in cards if destinations(state, seat, card)]
    if state.rulings[R21] == 2:
        found += wieldings(state, seat)
    return found


def wieldings(state: CcgState, seat: int) -> list[Option]:
    """CCG-R21 Return the sets of Weapons that may be named active."""
    found: list[Option] = []
    for runner in state.runners(seat):
        now = state.wielded.get(runner, [])
        sets = weapon_sets(state, runner, unused=True)
        if len(sets) < 2:
            continue
        for each in sets:
            if each != now:
                found.append((WIELD, runner, each[0], each[1] if len(each) > 1 else NONE))
    return found


class Moving(Announcement):
    """CCG-7.3b Card, receiver, payment: move, then exhaust."""

    steps: ClassVar[tuple[str, ...]] = ("offer_host", "take_host", "offer_payer", "take_payer")

    def __init__(
        self, seat: int, name: str, card: int, is_public: int = 0, host: int = NONE
    ) -> None:
        super().__init__(seat, name, is_public)
        self.card: int = card
        self.host: int = host

    def offer_host(self, state: CcgState) -> str | None:
        """CCG-7.3b6 A receiver without a payable completion is not offered."""
        found = destinations(state, self.seat, self.card)
        self.ask_secretly(state, [(HOST, host) for host in found])
        return None

    def take_host(self, state: CcgState) -> str | None:
        """Remember the receiver."""
        if self.is_cancelled(state):
            return DONE
        self.host = state.answer[1]
        return None

    def offer_payer(self, state: CcgState) -> str | None:
        """CCG-6.7g The Runner, or an unused Vehicle on it."""
        found = payers(state, self.card, self.host)
        options: list[Option] = [(PAY_WITH, card) for card in found]
        if len(options) == 1:
            state.answer = options[0]
        else:
            self.ask_secretly(state, options)
        return None

    def take_payer(self, state: CcgState) -> str | None:
        """CCG-7.3b3, CCG-7.3b5 Move, then exhaust; this is no use to answer (CCG-6.6f)."""
        if self.is_cancelled(state):
            return DONE
        payer = state.answer[1]
        self.publish(state)
        move_gear(state, self.seat, self.card, self.host)
        exhaust(state, payer)
        state.settle()
        return DONE


def move_gear(state: CcgState, seat: int, card: int, host: int) -> None:
    """CCG-7.3b1 Move a card between the Stash, Runners and Locations."""
    state.emit(TRANSFERRED, card, host if host >= 0 else NONE)
    if is_stash(host):
        stash_with_parts(state, card, seat)
    elif state.kind_of_zone(card) == STASH:
        attach_to(state, card, host)
    else:
        state.detach(card)
        state.attach(card, host)
        state.wielded.pop(host, None)


def buy(state: CcgState, seat: int, option: Option, name: str) -> None:
    """CCG-7.3a1 Begin a purchase."""
    state.call(Buying(seat, name, option[1]))


def transfer(state: CcgState, seat: int, option: Option, name: str) -> None:
    """CCG-7.3b Begin a transfer."""
    state.call(Moving(seat, name, option[1]))


def wield(state: CcgState, seat: int, option: Option, name: str) -> None:
    """CCG-R21 Name the active Weapons of a Runner."""
    state.wielded[option[1]] = [card for card in option[2:] if card != NONE]


PROCEDURES[BUY] = buy
PROCEDURES[TRANSFER] = transfer
PROCEDURES[WIELD] = wield
