"""The verbs of card text: ice that is installed, swapped, met in the middle of a run.

ONR-21.12 Where concealed ice ends up is seen by nobody but the Corp.
"""

from __future__ import annotations

from nightdeck.games.netrunner.language.effects_cards import RezCard
from nightdeck.games.netrunner.model.definitions import POOL
from nightdeck.games.netrunner.model.events import CARD_MOVED, CARD_SET, CARD_SHOWN, ICE_MOVED
from nightdeck.games.netrunner.model.forts import ice_of
from nightdeck.games.netrunner.model.numbers import ice_install_cost
from nightdeck.games.netrunner.model.options import FORT, INSTALL, REZ
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    ARCHIVES,
    CORP,
    FOR_INSTALL,
    FOR_REZ,
    HQ,
    ICE,
    MAIN_TYPES,
    NONE,
    RD,
    THIS_ENCOUNTER,
    ice_zone,
)
from nightdeck.games.netrunner.model.vocabulary import Effect
from nightdeck.games.netrunner.rules.bits import available, end_lots
from nightdeck.games.netrunner.rules.corp_install import CorpInstall, place_corp_card, places_for
from nightdeck.games.netrunner.rules.expose import conceal
from nightdeck.games.netrunner.rules.leaving import is_installed, put, return_to_hand
from nightdeck.games.netrunner.rules.rez import HALF, NOTHING, can_rez, price_of, rez, rez_options
from nightdeck.games.netrunner.rules.surprise import SurpriseEncounter
from nightdeck.kernel.frames import DONE
from nightdeck.kernel.state import EVERYBODY, Option, bit
from nightdeck.language.resolving import Asking
from nightdeck.language.verbs import CARD, ENOUGH


class IceFromTop(Effect):
    """Top cards of R&D are shown; ice is installed and rezzed without costs, the rest is trashed.

    ONR-18.10 As many cards as there are; this is no draw.
    """

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount: int = amount
        self.rez: Effect = RezCard(NOTHING)
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        state.call(Asking(self.number, source, target, number))

    def offer(self, state: OnrState, frame: Asking) -> str | None:
        if frame.stage == 0:
            frame.stage = 1
            frame.chosen = state.zones[RD][-self.amount :][::-1]
            for card in frame.chosen:
                state.reveal(card, EVERYBODY)
                state.emit(CARD_SHOWN, card)
        while frame.chosen:
            card = frame.chosen[0]
            if POOL[state.definition[card]].kind == ICE:
                options: list[Option] = [(FORT, fort) for fort in state.forts]
                options.append((FORT, state.next_fort))
                state.ask(CORP, "choose-fort", options, (card,))
                return None
            frame.chosen.pop(0)
            put(state, card, ARCHIVES)
            state.emit(CARD_MOVED, card, ARCHIVES, RD)
        return DONE

    def take(self, state: OnrState, frame: Asking) -> str | None:
        card = frame.chosen.pop(0)
        state.call(CorpInstall(card, state.answer[1], free=1))
        # ONR-7.6d, ONR-16.21: no costs, but what is above the rez cost is asked for and paid.
        self.rez.resolve(state, frame.source, card, 0)
        return "offer"


class InstallInnermost(Effect):
    """ONR-10.27 The target is installed as innermost ice of the fort run, and approached next."""

    def __init__(self) -> None:
        super().__init__()
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        state.call(CorpInstall(target, state.run_fort, innermost=1))
        state.run_dropped = 1

    def can(self, state: OnrState, source: int, target: int, number: int) -> bool:
        fort = state.run_fort
        if fort not in state.forts:
            return False
        there = len(ice_of(state, fort))
        return ice_install_cost(state, fort, there) <= available(state, CORP, FOR_INSTALL)


class MeetFromHq(Effect):
    """ONR-10.27 The Runner encounters the target, ice of HQ, for half its rez cost."""

    def __init__(self) -> None:
        super().__init__()
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        state.call(SurpriseEncounter(target, state.run_fort))

    def can(self, state: OnrState, source: int, target: int, number: int) -> bool:
        if state.run_fort not in state.forts:
            return False
        return price_of(state, target, HALF) <= available(state, CORP, FOR_REZ)


class RezApproached(Effect):
    """ONR-7.9 The approached ice is rezzed for half its cost; `then` gets it as its target."""

    def __init__(self, then: Effect) -> None:
        super().__init__()
        self.then: Effect = then
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        state.call(Asking(self.number, source, state.approaching, number))

    def can(self, state: OnrState, source: int, target: int, number: int) -> bool:
        ice = state.approaching
        return ice != NONE and is_installed(state, ice) and can_rez(state, ice, HALF)

    def offer(self, state: OnrState, frame: Asking) -> str | None:
        state.ask_if_open(CORP, "number", rez_options(state, frame.target, HALF), (frame.target,))
        return None

    def take(self, state: OnrState, frame: Asking) -> str | None:
        rez(state, frame.target, state.answer[2], HALF)
        self.then.resolve(state, frame.source, frame.target, frame.number)
        return DONE

    def words(self) -> str:
        return "rez the approached ice for half its cost"


class SwapWithHq(Effect):
    """Unrezzed ice of this card's fort changes places with a card of HQ, the target (ONR-17.12).

    The new one lies concealed; what lay on the old one is lost. An approach goes on with the new
    one.
    """

    def __init__(self) -> None:
        super().__init__()
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        state.call(Asking(self.number, source, target, number))

    def old_ones(self, state: OnrState, source: int) -> list[int]:
        """Return the unrezzed ice of the fort."""
        return [card for card in ice_of(state, state.fort_of(source)) if not state.rezzed[card]]

    def can(self, state: OnrState, source: int, target: int, number: int) -> bool:
        return bool(self.old_ones(state, source))

    def offer(self, state: OnrState, frame: Asking) -> str | None:
        options: list[Option] = [(CARD, card) for card in self.old_ones(state, frame.source)]
        if not options:
            return DONE
        state.ask_if_open(CORP, "choose-card", options, (frame.source,))
        return None

    def take(self, state: OnrState, frame: Asking) -> str | None:
        swap_with_hq(state, state.answer[1], frame.target)
        return DONE


def swap_with_hq(state: OnrState, old: int, new: int) -> None:
    """ONR-17.12 A card of HQ takes the place of unrezzed ice, which goes to HQ."""
    fort = state.fort_of(old)
    place = ice_of(state, fort).index(old)
    ahead = state.run_place
    approached = state.approaching == old
    state.kept_fort = fort
    return_to_hand(state, old)
    place_corp_card(state, new, fort)
    row = state.zones[ice_zone(fort)]
    row.remove(new)
    row.insert(place, new)
    state.kept_fort = NONE
    state.run_place = ahead
    if approached:
        state.approaching = new
    state.emit_to(CARD_SET, (new, fort, 1, NONE), bit(CORP), EVERYBODY)
    state.emit(ICE_MOVED, fort)


class ShuffleIce(Effect):
    """ONR-21.12 Exposed ice is concealed; then the Corp swaps ice, two at a time.

    At most as many swaps as there is ice; rezzed ice stays rezzed, counters go with the card.
    """

    def __init__(self) -> None:
        super().__init__()
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        for card in state.all_ice:
            conceal(state, card)
        state.call(Asking(self.number, source, target, 2 * len(state.all_ice)))

    def offer(self, state: OnrState, frame: Asking) -> str | None:
        """ONR-24.12 First one, then the other; `number` counts the choices left."""
        if not frame.number or len(state.all_ice) < 2:
            return self.finish(state)
        installed = [card for fort in state.forts for card in ice_of(state, fort)]
        options: list[Option] = [(CARD, card) for card in installed if card not in frame.chosen]
        if not frame.chosen:
            options.append((ENOUGH,))
        state.ask(CORP, "choose-card", options, (frame.source,), len(options) - 1)
        return None

    def take(self, state: OnrState, frame: Asking) -> str | None:
        if state.answer[0] == ENOUGH:
            return self.finish(state)
        frame.number -= 1
        frame.chosen.append(state.answer[1])
        if len(frame.chosen) == 2:
            swap_ice(state, frame.chosen[0], frame.chosen[1])
            frame.chosen = []
        return "offer"

    def finish(self, state: OnrState) -> str:
        """ONR-21.12 The Runner sees only where rezzed ice ended up."""
        lose_track(state)
        return DONE


def swap_ice(state: OnrState, first: int, second: int) -> None:
    """ONR-17.12 Two installed pieces of ice change places."""
    zones = state.zone[first], state.zone[second]
    places = state.zones[zones[0]].index(first), state.zones[zones[1]].index(second)
    if zones[0] == zones[1]:
        row = state.zones[zones[0]]
        row[places[0]], row[places[1]] = second, first
        return
    state.fort[first], state.fort[second] = state.fort_of(second), state.fort_of(first)
    state.move(first, zones[1], places[1])
    state.move(second, zones[0], places[0])
    state.dirty = 1


def lose_track(state: OnrState) -> None:
    """ONR-21.12 Nobody but the Corp can follow concealed ice, whether it was moved or not."""
    for fort in state.forts:
        for card in ice_of(state, fort):
            if not state.rezzed[card]:
                state.tag[card] = state.tags
                state.tags += 1
        if ice_of(state, fort):
            state.emit(ICE_MOVED, fort)


class FoundFort(Effect):
    """Cards of HQ are installed in and on one new fort, each rezzed at once if the Corp likes.

    `bits` temporary bits pay first (ONR-12.18); at most one agenda or node is among the cards. The
    number of the frame is the fort.
    """

    def __init__(self, cards: int, bits: int) -> None:
        super().__init__()
        self.cards: int = cards
        self.bits: int = bits
        self.weighty = True

    def resolve(self, state: OnrState, source: int, target: int, number: int) -> None:
        state.temporary.append([CORP, FOR_INSTALL | FOR_REZ, self.bits, THIS_ENCOUNTER])
        state.call(Asking(self.number, source, target, state.next_fort))

    def offer(self, state: OnrState, frame: Asking) -> str | None:
        """ONR-17.13 The Corp is asked whatever it holds, to install and then to rez."""
        if frame.stage:
            options = rez_options(state, frame.chosen[-1])
        else:
            exists = frame.number in state.forts or frame.number == state.next_fort
            if len(frame.chosen) == self.cards or not state.zones[HQ] or not exists:
                end_lots(state, THIS_ENCOUNTER)
                return DONE
            options = self.installable(state, frame)
        options.append((ENOUGH,))
        about = (frame.chosen[-1],) if frame.stage else (frame.source,)
        state.ask(CORP, "choose-card", options, about, len(options) - 1)
        return None

    def installable(self, state: OnrState, frame: Asking) -> list[Option]:
        """ONR-7.2, ONR-7.3, ONR-7.4 One option per face that fits into the new fort."""
        options: list[Option] = []
        faces: list[int] = []
        is_full = any(state.card(card).kind & MAIN_TYPES for card in frame.chosen)
        for card in state.zones[HQ]:
            face = state.definition[card]
            if face in faces or (POOL[face].kind & MAIN_TYPES and is_full):
                continue
            faces.append(face)
            if (INSTALL, card, frame.number, NONE, 0) in places_for(state, card):
                options.append((CARD, card))
        return options

    def take(self, state: OnrState, frame: Asking) -> str | None:
        verb = state.answer[0]
        if frame.stage:
            frame.stage = 0
            if verb == REZ:
                rez(state, state.answer[1], state.answer[2])
            return "offer"
        if verb == ENOUGH:
            end_lots(state, THIS_ENCOUNTER)
            return DONE
        frame.chosen.append(state.answer[1])
        frame.stage = 1
        state.call(CorpInstall(state.answer[1], frame.number))
        return "offer"
