"""Access, ONR-11.1 to ONR-11.9: first look at everything, then steal, then trash.

ONR-R21 Cards of Archives are never trashed. ONR-3.10, ONR-11.6 An access of nothing is legal.

Also ONR-R22, ONR-23A.16. Worked examples: ONR-X20, ONR-X21, ONR-X22, ONR-X23, ONR-X24, ONR-X48,
ONR-X51.
"""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.netrunner.model.card_abilities import (
    FROM_ARCHIVES,
    FROM_HQ,
    FROM_RD,
    INSTALLED_REZZED,
    INSTALLED_UNREZZED,
    OnAccess,
)
from nightdeck.games.netrunner.model.definitions import ACCESS_FEATURE, POOL
from nightdeck.games.netrunner.model.events import (
    ACCESS_ENDED,
    AGENDA_STOLEN,
    ARCHIVES_TURNED,
    CARD_ACCESSED,
    CARD_SHOWN,
    CARD_STAYED,
    HQ_ACCESSED,
)
from nightdeck.games.netrunner.model.numbers import (
    extra_accesses,
    steal_cost,
    total,
    trash_cost,
)
from nightdeck.games.netrunner.model.options import (
    ACCESS,
    ACCESS_STORED,
    DECLINE,
    PAY,
    STEAL,
    TRASH_ACCESSED,
    USE,
)
from nightdeck.games.netrunner.model.rulings import R19, R20, R22, R23, R49
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    ADVANCEMENT,
    AGENDA,
    AGENDAS_STOLEN,
    ARCHIVES,
    ARCHIVES_DOWN,
    ARCHIVES_FORT,
    BLACK_OPS,
    BLACK_OPS_RAIDED,
    BLACK_OPS_STOLEN,
    CORP,
    COUNTERS_STOLEN,
    FIRST_SUBSIDIARY,
    FOR_ANYTHING,
    FOR_TRASH_NODE,
    FOR_TRASH_UPGRADE,
    GRAY_OPS,
    GRAY_OPS_STOLEN,
    HQ,
    HQ_FORT,
    NODE,
    NONE,
    RD,
    RD_FORT,
    RESEARCH,
    RESEARCH_STOLEN,
    RUNNER,
    RUNNER_SCORE,
    STEAL_COST,
    THIS_ACCESS,
    UPGRADE,
    inside,
)
from nightdeck.games.netrunner.rules.abilities import paying_options, use_ability
from nightdeck.games.netrunner.rules.bits import available, pay
from nightdeck.games.netrunner.rules.leaving import is_raid, put, trash_now
from nightdeck.games.netrunner.rules.resolution import settle
from nightdeck.games.netrunner.rules.winning import change_points, check_points
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import EVERYBODY, Option, bit
from nightdeck.language.verbs import ENOUGH, NO, YES

BOTH = bit(CORP) | bit(RUNNER)
STORED = {HQ_FORT: HQ, RD_FORT: RD, ARCHIVES_FORT: ARCHIVES}


class Access(Frame):
    """ONR-11.2, ONR-11.3 The access of a fort, in two stages.

    `stored` are the cards of HQ, R&D or Archives that may still be accessed, the next one first,
    `left` how many of them will be; `installed` those inside. `looked` are the cards seen, in
    order. `queue` and `prices` are for stage 2.
    """

    steps: ClassVar[tuple[str, ...]] = (
        "begin",
        "offer_next",
        "take_next",
        "look",
        "offer_effect",
        "take_effect",
        "after_look",
        "stage_two",
        "offer_free",
        "take_free",
        "next_steal",
        "take_steal",
        "steal_it",
        "count_points",
        "offer_trash",
        "take_trash",
        "after_trash",
        "end",
        "after_access",
    )

    def __init__(
        self,
        fort: int,
        stored: list[int] | None = None,
        left: int = 0,
        installed: list[int] | None = None,
        looked: list[int] | None = None,
        card: int = NONE,
        queue: list[int] | None = None,
        prices: list[list[int]] | None = None,
    ) -> None:
        self.fort: int = fort
        self.stored: list[int] = [] if stored is None else stored
        self.left: int = left
        self.installed: list[int] = [] if installed is None else installed
        self.looked: list[int] = [] if looked is None else looked
        self.card: int = card
        self.queue: list[int] = [] if queue is None else queue
        self.prices: list[list[int]] = [] if prices is None else prices

    # What is accessed, ONR-11.1 -------------------------------------------------------------------

    def begin(self, state: OnrState) -> str | None:
        """ONR-11.1, ONR-11.8 What is accessed is fixed at the beginning."""
        fort = self.fort
        state.accessed = []
        state.access_sealed = 0
        state.access_toll = total(state, STEAL_COST, NONE)
        if fort == ARCHIVES_FORT:
            turn_archives(state)
        if fort < FIRST_SUBSIDIARY:
            self.stored = state.zones[STORED[fort]][::-1]
            self.left = len(self.stored)
            if fort != ARCHIVES_FORT:
                self.left = min(self.left, 1 + extra_accesses(state, fort))
            if fort == RD_FORT:
                self.stored = self.stored[: self.left]
        self.installed = self.accessible(state)
        return None

    def accessible(self, state: OnrState) -> list[int]:
        """ONR-11.1d, ONR-11.1e, ONR-R19, ONR-R20, ONR-23A.15 What is inside; never ice."""
        found = list(state.zones[inside(self.fort)])
        if self.fort < FIRST_SUBSIDIARY:
            return [] if state.rulings[R20] else found
        if state.rulings[R19]:
            # Whatever is accessed is seen to be no agenda, and the other way round.
            state.learn(EVERYBODY)
            return [card for card in found if POOL[state.definition[card]].kind != AGENDA]
        return found

    # Stage 1, ONR-11.2 ----------------------------------------------------------------------------

    def offer_next(self, state: OnrState) -> str | None:
        """ONR-24.13 The Runner picks which accessible item comes next."""
        self.card = NONE
        self.installed = [card for card in self.installed if state.zone[card] == inside(self.fort)]
        options: list[Option] = [(ACCESS, card) for card in self.installed]
        zone = STORED.get(self.fort, NONE)
        self.stored = [card for card in self.stored if state.zone[card] == zone]
        if self.left and self.stored:
            if zone == ARCHIVES and state.rulings[R22]:
                options.extend([(ACCESS, card) for card in self.stored])
            else:
                options.append((ACCESS_STORED, zone))
        if not options:
            return "end" if state.rulings[R23] else "stage_two"
        state.ask_if_several(RUNNER, "access-next", options)
        return None

    def take_next(self, state: OnrState) -> str | None:
        """ONR-11.1a to ONR-11.1c R&D and Archives from the top, HQ at random without repetition."""
        verb, what = state.answer
        if verb == ACCESS:
            self.card = what
        elif what == HQ:
            self.card = self.stored[state.rng.below(len(self.stored))]
        else:
            self.card = self.stored[0]
        if self.card in self.stored:
            self.stored.remove(self.card)
            self.left -= 1
        else:
            self.installed.remove(self.card)
        return None

    def look(self, state: OnrState) -> str | None:
        """ONR-11.2, ONR-11.2b The card is shown to the Runner; of R&D to nobody else."""
        card = self.card
        zone = state.zone[card]
        self.looked.append(card)
        state.accessed.append(card)
        seen = bit(RUNNER) if zone == RD else BOTH
        state.reveal(card, seen)
        is_up = zone == ARCHIVES or state.rezzed[card] or state.revealed[card]
        faces = EVERYBODY if is_up else seen
        if faces == BOTH:
            # ONR-21.13: what follows from it is all that spectators learn.
            state.silences += 1
        state.emit_to(CARD_ACCESSED, (card, zone), faces, EVERYBODY)
        settle(state)
        return None

    def offer_effect(self, state: OnrState) -> str | None:
        """ONR-11.2a, ONR-11.2c Its access effect; the Corp's "may pay" comes at this moment."""
        card = self.card
        on_access = POOL[state.definition[card]].on_access
        if on_access is None or not works_here(state, card, on_access):
            return "after_look"
        if state.zone[card] == RD:
            state.reveal(card, EVERYBODY)
            state.emit(CARD_SHOWN, card)
        if not on_access.optional:
            state.answer = (YES,)
        elif on_access.price == 0:
            state.ask(CORP, "optional-effect", [(YES,), (NO,)], (card,), 1)
        elif available(state, CORP, FOR_ANYTHING) >= on_access.price:
            state.ask(CORP, "pay-or", [(PAY, on_access.price), (DECLINE,)], (card,), 1)
        else:
            return "after_look"
        return None

    def take_effect(self, state: OnrState) -> str | None:
        """ONR-11.2 It resolves completely before the next card."""
        on_access = POOL[state.definition[self.card]].on_access
        if on_access is None or state.answer[0] in (NO, DECLINE):
            return None
        state.note(self.card, ACCESS_FEATURE)
        pay(state, CORP, on_access.price, FOR_ANYTHING)
        on_access.effect.resolve(state, self.card, self.card, 0)
        return None

    def after_look(self, state: OnrState) -> str | None:
        """ONR-11.2 The next card; ONR-R23 `manual`, ONR-23A.17 steals and trashes at once."""
        settle(state)
        return "stage_two" if state.rulings[R23] else "offer_next"

    # Stage 2, ONR-11.3 ----------------------------------------------------------------------------

    def stage_two(self, state: OnrState) -> str | None:
        """ONR-11.3, ONR-11.3b Prices are fixed as if all cards were still in play."""
        cards = [self.card] if state.rulings[R23] else self.looked
        self.queue = list(cards)
        self.prices = []
        for card in cards:
            price = trash_cost(state, card)
            if price != NONE and state.zone[card] != ARCHIVES:
                self.prices.append([card, price])
        return None

    def offer_free(self, state: OnrState) -> str | None:
        """ONR-11.5 Free trashing of stored cards, card by card, before anything is stolen."""
        zone = state.run_free_trash - 1
        while self.queue and zone != NONE:
            card = self.queue.pop(0)
            if state.zone[card] == zone:
                options: list[Option] = [(TRASH_ACCESSED, card, 0), (ENOUGH,)]
                state.ask(RUNNER, self.question("trash-set"), options, (card,), 1)
                return None
        self.queue = [self.card] if state.rulings[R23] else list(self.looked)
        return "next_steal"

    def take_free(self, state: OnrState) -> str | None:
        """ONR-11.5 A trashed agenda is not stolen."""
        if state.answer[0] == TRASH_ACCESSED:
            self.trash(state, state.answer[1])
        return "offer_free"

    def question(self, name: str) -> str:
        """ONR-11.9 To the Corp every question about R&D cards is of the one kind "access"."""
        return "access" if self.fort == RD_FORT else name

    def next_steal(self, state: OnrState) -> str | None:
        """ONR-11.3a Agendas in access order; an additional cost may be refused."""
        while self.queue:
            card = self.queue.pop(0)
            if POOL[state.definition[card]].kind != AGENDA or not self.is_here(state, card):
                continue
            self.card = card
            if state.access_sealed:
                state.held.append(card)
                continue
            cost = steal_cost(state, card)
            if cost <= 0:
                return "steal_it"
            options: list[Option] = []
            if cost <= available(state, RUNNER, FOR_ANYTHING):
                options.append((STEAL, card, cost))
            must_ask = paying_options(state, RUNNER, options)
            if options or must_ask:
                options.append((DECLINE,))
                default = 0 if options[0][0] == STEAL else len(options) - 1
                state.ask(RUNNER, self.question("steal-or-decline"), options, (card,), default)
                return None
        return "count_points"

    def is_here(self, state: OnrState, card: int) -> bool:
        """ONR-11.8 Tell whether an accessed card is still where it was accessed."""
        return state.zone[card] in (STORED.get(self.fort, NONE), inside(self.fort))

    def take_steal(self, state: OnrState) -> str | None:
        """ONR-11.3a Pay, or let it return."""
        if state.answer[0] == DECLINE:
            return "next_steal"
        if state.answer[0] == USE:
            self.queue.insert(0, self.card)
            use_ability(state, RUNNER, state.answer)
            return "next_steal"
        pay(state, RUNNER, state.answer[2], FOR_ANYTHING)
        return None

    def steal_it(self, state: OnrState) -> str | None:
        """ONR-11.3a It goes to the Runner's score area."""
        steal(state, self.card)
        settle(state)
        return "next_steal"

    def count_points(self, state: OnrState) -> str | None:
        """ONR-11.3d, ONR-11.9 Points that decide the game do so now."""
        check_points(state)
        return None

    def offer_trash(self, state: OnrState) -> str | None:
        """ONR-24.14, ONR-11.9 One card at a time until done; in R&D it is asked in any case."""
        options: list[Option] = [
            (TRASH_ACCESSED, card, price)
            for card, price in self.prices
            if self.is_here(state, card) and price <= available(state, RUNNER, purpose(state, card))
        ]
        must_ask = self.must_ask(state)
        if any(self.is_here(state, card) for card, _ in self.prices):
            must_ask = paying_options(state, RUNNER, options) or must_ask
        if not options and not must_ask:
            return "after_trash"
        options.append((ENOUGH,))
        state.ask(RUNNER, self.question("trash-set"), options, (), len(options) - 1)
        return None

    def must_ask(self, state: OnrState) -> bool:
        """ONR-11.9 While accessed cards lie in R&D the Corp cannot tell a trashable one."""
        if self.fort != RD_FORT or state.rulings[R49]:
            return False
        cards = [self.card] if state.rulings[R23] else self.looked
        return any(state.zone[card] == RD for card in cards)

    def take_trash(self, state: OnrState) -> str | None:
        """ONR-11.3b Pay the fixed price."""
        if state.answer[0] == ENOUGH:
            return None
        if state.answer[0] == USE:
            use_ability(state, RUNNER, state.answer)
            return "offer_trash"
        _, card, price = state.answer
        self.prices.remove([card, price])
        pay(state, RUNNER, price, purpose(state, card))
        self.trash(state, card)
        return "offer_trash"

    def trash(self, state: OnrState, card: int) -> None:
        """ONR-2.2l Trashed out of an access: it lies face up."""
        state.reveal(card, EVERYBODY)
        trash_now(state, card, RUNNER)

    def after_trash(self, state: OnrState) -> str | None:
        """ONR-R23 `manual` goes on with the next card."""
        settle(state)
        return "offer_next" if state.rulings[R23] else None

    def end(self, state: OnrState) -> str | None:
        """ONR-11.3c, ONR-21.5 Everything else returns; what lies in HQ and R&D is hidden again."""
        for card in self.looked:
            zone = state.zone[card]
            if zone in (HQ, RD):
                if zone == RD:
                    state.emit_to(CARD_STAYED, (card,), state.known[card], bit(RUNNER))
                state.known[card] = state.sight[zone]
        if self.fort == HQ_FORT:
            state.mix(HQ)
        state.accessed = []
        state.access_bonus = 0
        state.expire(THIS_ACCESS)
        state.emit(ACCESS_ENDED, self.fort, len(self.looked))
        return None

    def after_access(self, state: OnrState) -> str | None:
        """ONR-11.7 "After accessing HQ" effects act after stage 2."""
        if self.fort == HQ_FORT:
            state.emit(HQ_ACCESSED, HQ_FORT)
        settle(state)
        return DONE


def works_here(state: OnrState, card: int, on_access: OnAccess) -> bool:
    """ONR-11.2a Tell whether an access effect works where the card lies."""
    zone = state.zone[card]
    if zone in (HQ, RD, ARCHIVES):
        where = FROM_HQ if zone == HQ else FROM_RD if zone == RD else FROM_ARCHIVES
    else:
        where = INSTALLED_REZZED if state.rezzed[card] else INSTALLED_UNREZZED
    return on_access.where & where != 0 and on_access.when.holds(state, card, card, 0)


def purpose(state: OnrState, card: int) -> int:
    """ONR-12.12 Which card bits may pay for trashing a card."""
    kind = POOL[state.definition[card]].kind
    if kind == NODE:
        return FOR_TRASH_NODE
    return FOR_TRASH_UPGRADE if kind == UPGRADE else FOR_ANYTHING


def turn_archives(state: OnrState) -> None:
    """ONR-2.2m, ONR-11.1c The face-down pile is laid on the face-up pile, keeping its order."""
    cards = list(state.zones[ARCHIVES_DOWN])
    for card in cards:
        state.move(card, ARCHIVES)
    if cards:
        state.emit(ARCHIVES_TURNED, len(cards))


def steal(state: OnrState, card: int) -> None:
    """ONR-11.3a, ONR-8.4 Counters are removed, points are added; no bonus text for the Runner."""
    definition = POOL[state.definition[card]]
    tally = state.tally
    tally[AGENDAS_STOLEN] += 1
    tally[COUNTERS_STOLEN] += state.counters[ADVANCEMENT][card]
    for keyword, place in (
        (RESEARCH, RESEARCH_STOLEN),
        (GRAY_OPS, GRAY_OPS_STOLEN),
        (BLACK_OPS, BLACK_OPS_STOLEN),
    ):
        if definition.keywords & keyword:
            tally[place] += 1
    if definition.keywords & BLACK_OPS and is_raid(state):
        tally[BLACK_OPS_RAIDED] += 1
    state.run_stolen.append(card)
    put(state, card, RUNNER_SCORE)
    state.reveal(card, EVERYBODY)
    state.emit(AGENDA_STOLEN, card, definition.points)
    change_points(state, RUNNER, definition.points, check=False)
