"""Access, ANR-ACC1 to ANR-ACC14 and ANR-SEQ10.

Worked examples: ANR-E29, ANR-E30, ANR-E31, ANR-E33, ANR-E66, ANR-E74. ANR-ACC6 Operations and
ice have no trash cost and are only seen. ANR-K14 Ambushes. ANR-Q39 Who learns a card of R&D.
"""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.android_netrunner.model import card_abilities as can
from nightdeck.games.android_netrunner.model import definitions, events, modifiers, terms
from nightdeck.games.android_netrunner.model import options as verbs
from nightdeck.games.android_netrunner.model.definitions import POOL
from nightdeck.games.android_netrunner.model.rulings import Q29, Q30, Q39, Q40
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.switches import opponent_picks
from nightdeck.games.android_netrunner.model.terms import CORP, NONE, RUNNER, root, server_bit
from nightdeck.games.android_netrunner.rules.abilities import UseAbility, is_usable
from nightdeck.games.android_netrunner.rules.credits import available, pay
from nightdeck.games.android_netrunner.rules.leaving import put, trash_now
from nightdeck.games.android_netrunner.rules.resolution import settle
from nightdeck.games.android_netrunner.rules.winning import check_points_of
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import EVERYBODY, Option, bit
from nightdeck.language.verbs import NO, YES

BOTH = bit(CORP) | bit(RUNNER)


class Access(Frame):
    """ANR-RUN5c The access of a server; `left` hidden cards of HQ or R&D remain to be accessed."""

    steps: ClassVar[tuple[str, ...]] = (
        "offer_replacement",
        "take_replacement",
        "after_replacement",
        "begin",
        "count",
        "offer_next",
        "take_next",
        "take_position",
        "show",
        "when_accessed",
        "take_optional",
        "check",
        "offer_choice",
        "take_choice",
        "finish_choice",
        "after_card",
    )

    def __init__(
        self,
        server: int,
        left: int = 0,
        root_only: int = 0,
        card: int = NONE,
        zone: int = NONE,
        accessed: list[int] | None = None,
    ) -> None:
        self.server: int = server
        self.left: int = left
        self.root_only: int = root_only
        self.card: int = card
        self.zone: int = zone
        self.accessed: list[int] = [] if accessed is None else accessed

    def offer_replacement(self, state: AnrState) -> None:
        """ANR-AB9 Only one replacement of the access can apply; all are optional."""
        options: list[Option] = []
        for card in state.index[definitions.REPLACEMENT_ROW]:
            replacement = POOL[state.definition[card]].replacement
            if replacement is None or not replacement.servers & server_bit(self.server):
                continue
            if replacement.own_run and state.run_source != card:
                continue
            if replacement.effect.can(state, card, NONE, 0):
                options.append((verbs.REPLACE, card))
        options.append((verbs.REPLACE, NONE))
        state.ask_if_open(RUNNER, "replacement", options, (), len(options) - 1)

    def take_replacement(self, state: AnrState) -> str | None:
        """ANR-RUN5c Do it instead of the access."""
        card = state.answer[1]
        if card == NONE:
            return "begin"
        replacement = POOL[state.definition[card]].replacement
        if replacement is not None:
            state.note(card, definitions.REPLACEMENT_FEATURE)
            replacement.effect.resolve(state, card, NONE, 0)
        return None

    def after_replacement(self, state: AnrState) -> str | None:
        """ANR-ACC9, ANR-Q40 Nothing is accessed, or only the upgrades of the root."""
        settle(state)
        if not state.rulings[Q40]:
            return DONE
        self.root_only = 1
        return "offer_next"

    def begin(self, state: AnrState) -> None:
        """ANR-ACC2 Abilities that add cards are used as access starts."""
        state.access_bonus = 0
        state.emit(events.ACCESS_BEGINS, self.server, 1)
        settle(state)

    def count(self, state: AnrState) -> None:
        """ANR-ACC1, ANR-ACC2 Fix the number of cards; turn Archives face up."""
        if self.server in (terms.HQ_SERVER, terms.RD_SERVER):
            self.left = 1 + modifiers.extra_accesses(state, self.server) + state.access_bonus
        elif self.server == terms.ARCHIVES_SERVER:
            turn_archives(state)

    def offer_next(self, state: AnrState) -> str | None:
        """ANR-DEC7, ANR-ACC7 The Runner picks the next card to access."""
        self.card = NONE
        if state.run_over or access_is_full(state):
            return DONE
        options = self.candidates(state)
        if not options:
            return DONE
        state.ask_if_open(RUNNER, "access-next", options)
        return None

    def candidates(self, state: AnrState) -> list[Option]:
        """ANR-ACC1, ANR-ACC8, ANR-ACC12 The cards that can be accessed next."""
        only = only_accessible(state)
        options: list[Option] = []
        for card in state.zones[root(self.server)]:
            if card not in self.accessed and (only == NONE or card == only):
                options.append((verbs.ACCESS, card))
        if only != NONE or self.root_only:
            return options
        if self.server == terms.ARCHIVES_SERVER:
            for card in state.zones[terms.ARCHIVES]:
                if card not in self.accessed and self.matters(state, card):
                    options.append((verbs.ACCESS, card))
        elif self.server < terms.FIRST_REMOTE and self.left > 0:
            zone = terms.HQ if self.server == terms.HQ_SERVER else terms.RD
            if self.hidden(state, zone):
                options.append((verbs.ACCESS_HIDDEN, zone))
        return options

    def matters(self, state: AnrState, card: int) -> bool:
        """ANR-ACC10 In Archives a card without any decision is skipped."""
        definition = POOL[state.definition[card]]
        if definition.kind == terms.AGENDA:
            return True
        on_access = definition.on_access
        if on_access is not None and on_access.where == can.ACCESSED_ANYWHERE:
            return True
        return bool(access_ability_options(state, card))

    def hidden(self, state: AnrState, zone: int) -> list[int]:
        """ANR-ACC11 The cards of HQ or R&D not accessed yet."""
        if not self.accessed:
            return state.zones[zone]
        return [card for card in state.zones[zone] if card not in self.accessed]

    def take_next(self, state: AnrState) -> str | None:
        """ANR-ACC1 R&D cards come strictly from the top, HQ cards at random (ANR-H9)."""
        verb, what = state.answer
        if verb == verbs.ACCESS:
            self.card = what
            return "show"
        self.left -= 1
        found = self.hidden(state, what)
        if what == terms.RD:
            self.card = found[-1]
            return "show"
        if opponent_picks(state):
            state.shuffle(terms.HQ)
            options: list[Option] = [(verbs.POSITION, place) for place in range(len(found))]
            state.ask_if_open(RUNNER, "random-card", options)
        else:
            state.answer = (verbs.POSITION, state.rng.below(len(found)))
        return None

    def take_position(self, state: AnrState) -> None:
        """ANR-Q17 The engine or the opponent has picked a card of HQ."""
        self.card = self.hidden(state, terms.HQ)[state.answer[1]]

    def show(self, state: AnrState) -> None:
        """ANR-ACC3, ANR-H2, ANR-H3, ANR-H4 The Runner sees the card."""
        card = self.card
        self.zone = state.zone[card]
        self.accessed.append(card)
        state.run_accessed += 1
        state.accessing = card
        state.access_harmed = 0
        seen = BOTH
        if self.zone == terms.RD and not state.rulings[Q39]:
            seen = bit(RUNNER)
        state.reveal(card, seen)
        faces = EVERYBODY if self.zone == terms.ARCHIVES or state.rezzed[card] else seen
        state.emit_to(events.CARD_ACCESSED, (card, self.zone), faces, EVERYBODY)

    def when_accessed(self, state: AnrState) -> str | None:
        """ANR-ACC3, ANR-EV21 "When accessed" works although the card is inactive."""
        on_access = POOL[state.definition[self.card]].on_access
        if on_access is None or not works_here(on_access, self.zone):
            return "check"
        if on_access.reveal and self.zone == terms.RD:
            state.reveal(self.card, EVERYBODY)
            state.emit(events.CARD_REVEALED, self.card)
        if not on_access.optional:
            state.answer = (YES,)
            return None
        # ANR-CC4: paying is allowed even if nothing comes of it.
        if not on_access.effect.is_payable(state, self.card, self.card, 0):
            return "check"
        state.ask(CORP, "optional", [(YES,), (NO,)], (self.card,), 1)
        return None

    def take_optional(self, state: AnrState) -> None:
        """ANR-DEC9 The Corp uses it or not."""
        on_access = POOL[state.definition[self.card]].on_access
        if state.answer[0] == YES and on_access is not None:
            state.reveal(self.card, EVERYBODY)
            state.note(self.card, definitions.ACCESSED_FEATURE)
            on_access.effect.resolve(state, self.card, self.card, 0)

    def check(self, state: AnrState) -> None:
        """ANR-SB1 State checks and conditionals before the Runner decides."""
        settle(state)

    def offer_choice(self, state: AnrState) -> str | None:
        """ANR-DEC8, ANR-ACC10, ANR-ACC14 Steal, trash, use an ability or leave the card."""
        if state.run_over or state.zone[self.card] != self.zone:
            return "after_card"
        options = access_options(state, self.card, self.zone)
        if self.zone == terms.ARCHIVES:
            state.ask_if_open(RUNNER, "access", options, (self.card,))
        else:
            state.ask(RUNNER, "access", options, (self.card,))
        return None

    def take_choice(self, state: AnrState) -> str | None:
        """ANR-ACC4, ANR-ACC5, ANR-ACC13 Pay for what was chosen."""
        verb = state.answer[0]
        if verb == verbs.STEAL:
            pay(state, RUNNER, modifiers.steal_cost(state, self.card), terms.FOR_STEAL)
            return None
        if verb == verbs.TRASH_ACCESSED:
            pay(state, RUNNER, modifiers.trash_cost(state, self.card), terms.FOR_TRASH_COST)
            trash_now(state, self.card, RUNNER, True)
            return "after_card"
        if verb == verbs.USE:
            _, source, place, _ = state.answer
            state.call(UseAbility(RUNNER, source, place, self.card, 0, 1))
            return "after_card"
        state.emit_to(events.CARD_STAYED, (self.card,), state.known[self.card], EVERYBODY)
        return "after_card"

    def finish_choice(self, state: AnrState) -> None:
        """ANR-ACC4 The additional costs are paid: steal the agenda."""
        steal(state, self.card)

    def after_card(self, state: AnrState) -> str | None:
        """ANR-ACC3 A card neither stolen nor trashed is back where it was; the next one follows."""
        state.accessing = NONE
        settle(state)
        return "offer_next"


def works_here(on_access: can.OnAccess, zone: int) -> bool:
    """ANR-CC4, ANR-CC41 Tell whether a "when accessed" ability works in this zone."""
    if on_access.where == can.ACCESSED_INSTALLED:
        return zone >= terms.SERVER_ZONES
    return on_access.where == can.ACCESSED_ANYWHERE or zone != terms.ARCHIVES


def access_options(state: AnrState, card: int, zone: int) -> list[Option]:
    """ANR-ACC3 The Runner's options for an accessed card."""
    options: list[Option] = []
    must_steal = False
    if POOL[state.definition[card]].kind == terms.AGENDA:
        cost = modifiers.steal_cost(state, card)
        if cost <= 0 or cost <= available(state, RUNNER, terms.FOR_STEAL):
            options.append((verbs.STEAL, card))
            must_steal = cost <= 0 or declining_is_forbidden(state)
    elif zone != terms.ARCHIVES and not (state.access_harmed and state.rulings[Q29]):
        cost = modifiers.trash_cost(state, card)
        if cost != NONE and cost <= available(state, RUNNER, terms.FOR_TRASH_COST):
            options.append((verbs.TRASH_ACCESSED, card))
    options.extend(access_ability_options(state, card))
    if not must_steal:
        options.append((verbs.LEAVE, card))
    return options


def declining_is_forbidden(state: AnrState) -> bool:
    """ANR-Q30 Additional steal costs may be declined, or must be paid if possible."""
    return state.rulings[Q30] != 0


def access_ability_options(state: AnrState, card: int) -> list[Option]:
    """ANR-ACC13 Abilities of the Runner's cards that can be used on an accessed card."""
    options: list[Option] = []
    for source in state.index[definitions.ACCESS_ROW]:
        for ability in POOL[state.definition[source]].access_abilities:
            if is_usable(state, RUNNER, source, ability, card):
                options.append((verbs.USE, source, ability.place, card))
    return options


def access_is_full(state: AnrState) -> bool:
    """ANR-ACC12 A cap of cards per run counts every card accessed in it."""
    for row in state.lasting:
        if row[0] == terms.ACCESS_LIMIT and state.run_accessed >= row[2]:
            return True
    return False


def only_accessible(state: AnrState) -> int:
    """ANR-ACC12 The one card that may be accessed, or NONE if there is no such limit."""
    for row in state.lasting:
        if row[0] == terms.ONLY_ACCESS:
            return row[1]
    return NONE


def turn_archives(state: AnrState) -> None:
    """ANR-ACC1 All face-down cards of Archives are turned face up, for good."""
    cards = list(state.zones[terms.ARCHIVES_DOWN])
    for card in cards:
        state.move(card, terms.ARCHIVES)
    if cards:
        state.emit(events.ARCHIVES_TURNED, len(cards))


def steal(state: AnrState, card: int) -> None:
    """ANR-ACC4 Steal: to the Runner's score area, win check at once, then the conditions."""
    state.reveal(card, EVERYBODY)
    state.tally[terms.POINTS_STOLEN] += POOL[state.definition[card]].points
    put(state, card, terms.RUNNER_SCORE)
    check_points_of(state, RUNNER)
    state.emit(events.AGENDA_STOLEN, card, modifiers.points(state, card))
    state.tally[terms.AGENDAS_STOLEN] += 1
