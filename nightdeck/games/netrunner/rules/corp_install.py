"""Installing Corp cards, ONR-7.1 to ONR-7.4, ONR-7.14, ONR-16.8 and ONR-16.17.

ONR-R08 A replaced card is trashed. ONR-R10 An upgrade alone may found a fort. ONR-24.22.

Also ONR-5.1.A4, ONR-5.1.A5. Worked examples: ONR-X01, ONR-X06, ONR-X42.
"""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.netrunner.model.definitions import POOL, Card
from nightdeck.games.netrunner.model.events import CARD_INSTALLED, CARD_SET
from nightdeck.games.netrunner.model.forts import ice_of, open_fort
from nightdeck.games.netrunner.model.numbers import (
    ice_install_cost,
    inside_install_cost,
    rez_cost,
)
from nightdeck.games.netrunner.model.options import INSTALL, TRASH_FIRST
from nightdeck.games.netrunner.model.rulings import R47
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    CORP,
    FIRST_SUBSIDIARY,
    FOR_INSTALL,
    FOR_REZ,
    HQ,
    ICE,
    MAIN_TYPES,
    NONE,
    ON_SUBSIDIARY,
    REGION,
    UPGRADE,
    fort_bit,
    ice_zone,
    inside,
)
from nightdeck.games.netrunner.rules.bits import available, pay
from nightdeck.games.netrunner.rules.checks import capacity, main_cards
from nightdeck.games.netrunner.rules.leaving import trash_now
from nightdeck.games.netrunner.rules.resolution import settle
from nightdeck.games.netrunner.rules.rez import put_to_work, turn_face_up
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import EVERYBODY, Option, bit
from nightdeck.language.verbs import ENOUGH


def corp_install_options(state: OnrState, options: list[Option]) -> None:
    """ONR-5.1.A3 to ONR-5.1.A6 Every card of HQ and place it may be installed in or on."""
    faces: list[int] = []
    for card in state.zones[HQ]:
        face = state.definition[card]
        if face not in faces:
            faces.append(face)
            options.extend(places_for(state, card))


def places_for(state: OnrState, card: int) -> list[Option]:
    """ONR-7.2, ONR-7.3, ONR-7.4 The ways to install one card."""
    definition = POOL[state.definition[card]]
    if definition.kind & MAIN_TYPES:
        return main_places(state, card)
    if definition.kind == UPGRADE:
        return upgrade_places(state, card, definition)
    return ice_places(state, card) if definition.kind == ICE else []


def main_places(state: OnrState, card: int) -> list[Option]:
    """ONR-7.2a, ONR-7.2b Subsidiary forts only; one entry per card replaced."""
    found: list[Option] = []
    bits = available(state, CORP, FOR_INSTALL)
    for fort in state.forts[FIRST_SUBSIDIARY:]:
        if inside_install_cost(state, fort) > bits:
            continue
        there = main_cards(state, fort)
        if len(there) < capacity(state, fort):
            found.append((INSTALL, card, fort, NONE, 0))
        found.extend([(INSTALL, card, fort, other, 0) for other in there])
    found.append((INSTALL, card, state.next_fort, NONE, 0))
    return found


def upgrade_places(state: OnrState, card: int, definition: Card) -> list[Option]:
    """ONR-7.3 Any fort or a new one; ONR-16.8 a region only if its rez cost can be paid."""
    found: list[Option] = []
    bits = available(state, CORP, FOR_INSTALL | FOR_REZ)
    price = rez_cost(state, card) if definition.rezzed_on_install else 0
    for fort in [*state.forts, state.next_fort]:
        if definition.install_forts and not definition.install_forts & bit_of(state, fort):
            continue
        if price + cost_inside(state, fort) > bits:
            continue
        found.append((INSTALL, card, fort, NONE, 0))
        if fort != state.next_fort and upgrades_in(state, fort):
            found.append((INSTALL, card, fort, NONE, 1))
    return found


def bit_of(state: OnrState, fort: int) -> int:
    """Return the mask bit of a fort, a new one included."""
    return ON_SUBSIDIARY if fort == state.next_fort else fort_bit(fort)


def cost_inside(state: OnrState, fort: int) -> int:
    """ONR-7.14 What installing inside a fort costs beyond the usual; nothing in a new one."""
    return 0 if fort == state.next_fort else inside_install_cost(state, fort)


def upgrades_in(state: OnrState, fort: int) -> list[int]:
    """ONR-7.3 The upgrades inside a fort."""
    return [
        card for card in state.zones[inside(fort)] if POOL[state.definition[card]].kind == UPGRADE
    ]


def ice_places(state: OnrState, card: int) -> list[Option]:
    """ONR-7.4a, ONR-7.4d Every fort; "trashing first" if the cost can be paid after all of it."""
    found: list[Option] = []
    bits = available(state, CORP, FOR_INSTALL)
    for fort in state.forts:
        there = len(ice_of(state, fort))
        if ice_install_cost(state, fort, there) <= bits:
            found.append((INSTALL, card, fort, NONE, 0))
        if there and ice_install_cost(state, fort, 0) <= bits:
            found.append((INSTALL, card, fort, NONE, 1))
    found.append((INSTALL, card, state.next_fort, NONE, 0))
    return found


class CorpInstall(Frame):
    """ONR-7.2 to ONR-7.4 One install; `free`: the bits of the install are not paid.

    `innermost`: ice goes behind all other ice of the fort.
    """

    steps: ClassVar[tuple[str, ...]] = (
        "begin",
        "offer_trash",
        "take_trash",
        "pay_bits",
        "replace",
        "place",
        "finish",
    )

    def __init__(
        self,
        card: int,
        fort: int,
        replaced: int = NONE,
        first: int = 0,
        free: int = 0,
        innermost: int = 0,
    ) -> None:
        self.card: int = card
        self.fort: int = fort
        self.replaced: int = replaced
        self.first: int = first
        self.free: int = free
        self.innermost: int = innermost

    def begin(self, state: OnrState) -> str | None:
        """ONR-7.2b The fort and its counters persist meanwhile."""
        state.kept_fort = self.fort
        return None if self.first else "pay_bits"

    def offer_trash(self, state: OnrState) -> str | None:
        """ONR-7.4d One card at a time; "done" only when the cost left can be paid."""
        is_ice = POOL[state.definition[self.card]].kind == ICE
        there = ice_of(state, self.fort) if is_ice else upgrades_in(state, self.fort)
        options: list[Option] = [(TRASH_FIRST, card) for card in there]
        if self.cost(state) <= available(state, CORP, FOR_INSTALL | FOR_REZ):
            options.append((ENOUGH,))
        if not options:
            return None
        state.ask_if_several(CORP, "trash-first", options, (), len(options) - 1)
        return None

    def take_trash(self, state: OnrState) -> str | None:
        """ONR-7.4c Trashing lowers the cost of ice."""
        if state.answer[0] != TRASH_FIRST:
            return None
        trash_now(state, state.answer[1], CORP)
        return "offer_trash"

    def cost(self, state: OnrState) -> int:
        """ONR-7.4b, ONR-7.14, ONR-16.17 What is paid with the action."""
        definition = POOL[state.definition[self.card]]
        found = 0
        if not self.free and self.fort != state.next_fort:
            if definition.kind == ICE:
                found = ice_install_cost(state, self.fort, len(ice_of(state, self.fort)))
            else:
                found = inside_install_cost(state, self.fort)
        if definition.rezzed_on_install:
            found += rez_cost(state, self.card)
        return found

    def pay_bits(self, state: OnrState) -> str | None:
        """ONR-7.4d The cost is counted after the trashing."""
        definition = POOL[state.definition[self.card]]
        purpose = FOR_INSTALL | (FOR_REZ if definition.rezzed_on_install else 0)
        pay(state, CORP, self.cost(state), purpose)
        return None

    def replace(self, state: OnrState) -> str | None:
        """ONR-7.2b, ONR-16.8 What is replaced is trashed first; ONR-R47 `yes` shows it."""
        if self.replaced != NONE and state.fort_of(self.replaced) == self.fort:
            if state.rulings[R47]:
                state.reveal(self.replaced, EVERYBODY)
            trash_now(state, self.replaced, CORP)
        definition = POOL[state.definition[self.card]]
        if definition.keywords & REGION and self.fort in state.forts:
            for card in upgrades_in(state, self.fort):
                if POOL[state.definition[card]].keywords & REGION:
                    trash_now(state, card, CORP)
        return None

    def place(self, state: OnrState) -> str | None:
        """ONR-7.2a, ONR-7.3, ONR-7.4a Face down, ice as the new outermost piece."""
        place_corp_card(state, self.card, self.fort, self.innermost != 0)
        kind = POOL[state.definition[self.card]].kind
        args = (self.card, self.fort, 1 if kind == ICE else 0, self.replaced)
        # ONR-21.10: agendas, nodes and upgrades are told alike.
        state.emit_to(CARD_SET, args, bit(CORP), EVERYBODY)
        if POOL[state.definition[self.card]].rezzed_on_install:
            # ONR-16.17: it counts both as installed and as rezzed.
            turn_face_up(state, self.card, 0)
            put_to_work(state, self.card)
        state.emit_to(CARD_INSTALLED, (self.card, self.fort), 0, 0)
        return None

    def finish(self, state: OnrState) -> str | None:
        """Look after the forts and resolve what follows."""
        state.kept_fort = NONE
        settle(state)
        return DONE


def place_corp_card(state: OnrState, card: int, fort: int, innermost: bool = False) -> None:
    """ONR-2.2n Put a card in or on a fort, founding it if it is new."""
    open_fort(state, fort)
    state.fort[card] = fort
    if state.turn_seat == CORP and fort not in state.active_forts:
        state.active_forts.append(fort)
    if POOL[state.definition[card]].kind == ICE:
        state.move(card, ice_zone(fort), 0 if innermost else -1)
        state.all_ice.append(card)
        if innermost and state.run_fort == fort:
            state.run_place += 1
    else:
        state.move(card, inside(fort))
        state.unrezzed.append(card)
    state.dirty = 1
