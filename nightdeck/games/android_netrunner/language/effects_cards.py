"""The verbs of card text, second part: cards are trashed, moved, searched, installed, rezzed.

Worked examples: ANR-E51. ANR-H6 Who searches sees the deck; the other seat sees only what is
revealed.
"""

from __future__ import annotations

from nightdeck.games.android_netrunner.model import events, terms
from nightdeck.games.android_netrunner.model.definitions import POOL
from nightdeck.games.android_netrunner.model.rulings import Q20
from nightdeck.games.android_netrunner.model.servers import ice_of
from nightdeck.games.android_netrunner.model.state import AnrState
from nightdeck.games.android_netrunner.model.terms import CORP, NONE, RUNNER, ice_zone
from nightdeck.games.android_netrunner.model.vocabulary import (
    Amount,
    Choosing,
    Effect,
    OnCard,
    Selection,
)
from nightdeck.games.android_netrunner.rules import leaving
from nightdeck.games.android_netrunner.rules import rez as rezzing
from nightdeck.games.android_netrunner.rules.counters import place_counters, remove_counters
from nightdeck.games.android_netrunner.rules.expose import Expose, can_be_exposed
from nightdeck.games.android_netrunner.rules.install import place_corp_card
from nightdeck.games.android_netrunner.rules.resolution import settle, side_of
from nightdeck.games.android_netrunner.rules.trash import trash_cards
from nightdeck.games.android_netrunner.rules.winning import check_points_of
from nightdeck.games.netrunner_family.model.hosting import put_on_host
from nightdeck.kernel.frames import DONE
from nightdeck.kernel.state import EVERYBODY, Option, bit
from nightdeck.language.card_state import SELF, TARGET
from nightdeck.language.flow import seat_of
from nightdeck.language.resolving import Asking
from nightdeck.language.values import amount_of
from nightdeck.language.verbs import CARD, ENOUGH, NUMBER

# Trashing, derezzing, rezzing --------------------------------------------------------------------


class TrashCard(OnCard):
    """ANR-INS14 Trash this card, the target, the host; ANR-AB8 prevention is possible."""

    def __init__(self, on: int = TARGET, preventable: bool = True) -> None:
        super().__init__(on)
        self.preventable: bool = preventable
        self.weighty = True

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        card = state.which(source, target, self.on)
        if card == NONE or not leaving.in_play(state, card):
            return
        by = side_of(state, source)
        if self.preventable:
            trash_cards(state, [card], by)
        else:
            leaving.trash_now(state, card, by)

    def can(self, state: AnrState, source: int, target: int, number: int) -> bool:
        card = state.which(source, target, self.on)
        return card != NONE and leaving.in_play(state, card)

    def words(self) -> str:
        return "trash it" if self.on in (SELF, TARGET) else ""


class TrashFromTop(Effect):
    """Trash the top card of R&D unseen; ANR-Q20 it arrives face down."""

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        if state.zones[terms.RD]:
            leaving.trash_now(state, state.zones[terms.RD][-1], RUNNER, state.rulings[Q20] != 0)

    def can(self, state: AnrState, source: int, target: int, number: int) -> bool:
        return bool(state.zones[terms.RD])

    def words(self) -> str:
        return "trash the top card of R&D"


class Derez(OnCard):
    """ANR-INS13, ANR-K22 Derez a card."""

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        card = state.which(source, target, self.on)
        if card != NONE and leaving.is_installed(state, card):
            leaving.derez(state, card)

    def can(self, state: AnrState, source: int, target: int, number: int) -> bool:
        card = state.which(source, target, self.on)
        return card != NONE and state.rezzed[card] != 0

    def words(self) -> str:
        return "derez it" if self.on == SELF else ""


class RezCard(OnCard):
    """ANR-INS12 The Corp rezzes a card, paying less by a discount, or nothing at all."""

    def __init__(self, on: int = TARGET, discount: int = 0, free: bool = False) -> None:
        super().__init__(on)
        self.discount: int = discount
        self.free: bool = free

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        card = state.which(source, target, self.on)
        if not self.can(state, source, target, number):
            return
        if self.free:
            rezzing.rez_free(state, card)
        else:
            rezzing.rez(state, card, self.discount)

    def can(self, state: AnrState, source: int, target: int, number: int) -> bool:
        card = state.which(source, target, self.on)
        if card == NONE or not leaving.is_installed(state, card):
            return False
        if self.free:
            return not rezzing.why_never_rezzed(state, card)
        return not rezzing.why_not_rezzed(state, card, self.discount)


class ChooseSubtype(Choosing):
    """ANR-CC59 The Corp names barrier, code gate or sentry; this ice has it while rezzed."""

    def offer(self, state: AnrState, frame: Asking) -> None:
        state.ask(CORP, "subtype", [(CARD, 0), (CARD, 1), (CARD, 2)], (frame.source,))

    def take(self, state: AnrState, frame: Asking) -> str | None:
        chosen = (terms.BARRIER, terms.CODE_GATE, terms.SENTRY)[state.answer[1]]
        state.last(terms.SUBTYPES, frame.source, chosen, terms.WHILE_REZZED, frame.source)
        state.emit(events.SUBTYPE_CHOSEN, frame.source, state.answer[1])
        return DONE


# Moving cards ------------------------------------------------------------------------------------


class ToHand(OnCard):
    """Put a card into its owner's hand (grip or HQ). `reveal`: both players see it."""

    def __init__(self, on: int = TARGET, reveal: bool = False) -> None:
        super().__init__(on)
        self.reveal: bool = reveal

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        card = state.which(source, target, self.on)
        if card == NONE:
            return
        if self.reveal:
            state.reveal(card, EVERYBODY)
            state.emit(events.CARD_REVEALED, card)
        leaving.return_to_hand(state, card)

    def can(self, state: AnrState, source: int, target: int, number: int) -> bool:
        card = state.which(source, target, self.on)
        return card != NONE and state.zone[card] not in (terms.HQ, terms.GRIP)


class ToTopOfDeck(OnCard):
    """Put a card on top of its owner's deck."""

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        card = state.which(source, target, self.on)
        if card != NONE:
            zone = terms.RD if side_of(state, card) == CORP else terms.STACK
            seen = state.known[card]
            leaving.put(state, card, zone)
            state.emit_to(events.CARD_MOVED, (card, zone), seen, EVERYBODY)


class IntoDeck(ToTopOfDeck):
    """Put the target into its owner's deck; follow with `ShuffleDeck`."""


class ShuffleDeck(Effect):
    """Shuffle a player's deck."""

    def __init__(self, seat: int = NONE) -> None:
        super().__init__()
        self.seat: int = seat

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        shuffle_deck(state, seat_of(state, source, self.seat))


def shuffle_deck(state: AnrState, seat: int) -> None:
    """ANR-AB14 Shuffle a deck: nobody knows any card of it any longer."""
    state.shuffle(terms.RD if seat == CORP else terms.STACK)
    state.emit(events.DECK_SHUFFLED, seat)


class HandIntoDeck(Effect):
    """Shuffle a player's whole hand into the deck."""

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        seat = side_of(state, source)
        hand, deck = (terms.HQ, terms.RD) if seat == CORP else (terms.GRIP, terms.STACK)
        for card in list(state.zones[hand]):
            state.move(card, deck)
        shuffle_deck(state, seat)


class Reveal(OnCard):
    """ANR-AB16 Show a card to both players."""

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        card = state.which(source, target, self.on)
        state.reveal(card, EVERYBODY)
        state.emit(events.CARD_REVEALED, card)


class ExposeCard(Choosing):
    """ANR-AB15 Expose the target; `then` follows only if that was not prevented."""

    def __init__(self, then: Effect | None = None) -> None:
        super().__init__()
        self.then: Effect | None = then

    def can(self, state: AnrState, source: int, target: int, number: int) -> bool:
        return target != NONE and can_be_exposed(state, target)

    def offer(self, state: AnrState, frame: Asking) -> None:
        state.call(Expose(frame.target))

    def take(self, state: AnrState, frame: Asking) -> str | None:
        settle(state)
        if state.result and self.then is not None:
            self.then.resolve(state, frame.source, frame.target, frame.number)
        return DONE


class Search(Choosing):
    """ANR-AB14 Search the own deck for a card of a selection, then shuffle.

    The found card is the target of `then`. `reveal`: it is shown. The player may always find
    nothing. Unless `shuffle` is off the deck is shuffled before `then` (an install follows the
    shuffle; a card put into the hand has left the deck by then anyway).
    """

    def __init__(
        self,
        selection: Selection,
        then: Effect,
        reveal: bool = True,
        must_find: bool = False,
        question: str = "search",
    ) -> None:
        super().__init__()
        self.selection: Selection = selection
        self.then: Effect = then
        self.reveal: bool = reveal
        self.must_find: bool = must_find
        self.question: str = question

    def can(self, state: AnrState, source: int, target: int, number: int) -> bool:
        return bool(state.zones[terms.RD if side_of(state, source) == CORP else terms.STACK])

    def offer(self, state: AnrState, frame: Asking) -> None:
        seat = side_of(state, frame.source)
        deck = terms.RD if seat == CORP else terms.STACK
        for card in state.zones[deck]:
            state.reveal(card, bit(seat))
        options: list[Option] = []
        kinds: list[int] = []
        for card in self.selection.cards(state, frame.source, frame.target):
            # Copies of one card are the same choice.
            if state.definition[card] in kinds:
                continue
            if self.then.can(state, frame.source, card, frame.number):
                kinds.append(state.definition[card])
                options.append((CARD, card))
        options.sort(key=lambda option: state.definition[option[1]])
        if not self.must_find or not options:
            options.append((ENOUGH,))
        state.ask(seat, self.question, options, (frame.source,), len(options) - 1)

    def take(self, state: AnrState, frame: Asking) -> str | None:
        seat = side_of(state, frame.source)
        if state.answer[0] == ENOUGH:
            state.emit(events.NOTHING_FOUND, seat)
            shuffle_deck(state, seat)
            return DONE
        card = state.answer[1]
        take_aside(state, card, seat)
        shuffle_deck(state, seat)
        if self.reveal:
            state.reveal(card, EVERYBODY)
            state.emit(events.CARD_REVEALED, card)
        self.then.resolve(state, frame.source, card, frame.number)
        return DONE


def take_aside(state: AnrState, card: int, seat: int) -> None:
    """ANR-1.15 Set a found card aside, for its owner's eyes only."""
    state.move(card, terms.CORP_ASIDE if seat == CORP else terms.RUNNER_ASIDE)


class ArrangeTop(Effect):
    """ANR-DEC18, ANR-CC32 A player looks at the top cards of R&D and puts them back in any order.

    The first pick becomes topmost, the last one is placed unasked.
    """

    def __init__(self, amount: int, seat: int = NONE) -> None:
        super().__init__()
        self.amount: int = amount
        self.seat: int = seat
        self.weighty = True

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        seat = seat_of(state, source, self.seat)
        cards = state.zones[terms.RD][-self.amount :]
        for card in cards:
            state.reveal(card, bit(seat))
            # The other seat no longer knows which of these cards lies where.
            state.known[card] &= bit(seat)
        state.emit(events.CARDS_LOOKED_AT, seat, len(cards), terms.RD)
        state.call(Asking(self.number, source, target, len(cards)))

    def can(self, state: AnrState, source: int, target: int, number: int) -> bool:
        return bool(state.zones[terms.RD])

    def offer(self, state: AnrState, frame: Asking) -> str | None:
        top = state.zones[terms.RD][-frame.number :] if frame.number else []
        left = [card for card in top if card not in frame.chosen]
        if not left:
            return DONE
        seat = seat_of(state, frame.source, self.seat)
        options: list[Option] = [(CARD, card) for card in reversed(left)]
        state.ask_if_open(seat, "arrange", options, (frame.source,))
        return None

    def take(self, state: AnrState, frame: Asking) -> str | None:
        frame.chosen.append(state.answer[1])
        if len(frame.chosen) < frame.number:
            return "offer"
        deck = state.zones[terms.RD]
        deck[-frame.number :] = list(reversed(frame.chosen))
        for card in frame.chosen:
            state.tag[card] = state.tags
            state.tags += 1
        return DONE


# Hosting, score areas, ice -----------------------------------------------------------------------


class HostHere(Effect):
    """Put the target onto this card without installing it, with power counters (ANR-INS23)."""

    def __init__(self, power: int | Amount = 0) -> None:
        super().__init__()
        self.power: Amount = amount_of(power)

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        leaving.put(state, target, terms.HOSTED)
        put_on_host(state, target, source)
        state.emit(events.CARD_HOSTED, target, source)
        place_counters(state, target, terms.POWER, self.power.of(state, source, target, number))


class HostOnTarget(Effect):
    """ANR-K27 Keep this operation on the target as a condition counter."""

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        if leaving.is_installed(state, target):
            state.move(source, terms.HOSTED)
            put_on_host(state, source, target)
            state.emit(events.CARD_HOSTED, source, target)


class AddToScoreArea(Effect):
    """ANR-CC60 Put this card into its owner's score area, where it counts as an agenda."""

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        seat = side_of(state, source)
        leaving.put(state, source, leaving.score_area(seat))
        state.emit(events.CARD_MOVED, source, leaving.score_area(seat))
        check_points_of(state, seat)


class ForfeitThis(Effect):
    """ANR-INS17 Forfeit this scored agenda."""

    def resolve(self, state: AnrState, source: int, target: int, number: int) -> None:
        if state.zone[source] == leaving.score_area(side_of(state, source)):
            leaving.forfeit(state, side_of(state, source), source)

    def can(self, state: AnrState, source: int, target: int, number: int) -> bool:
        return state.zone[source] == leaving.score_area(side_of(state, source))


class MoveCounters(Choosing):
    """Move up to `number` counters of a kind from one other card of a selection to the target."""

    def __init__(self, kind: int, most: int, selection: Selection) -> None:
        super().__init__()
        self.kind: int = kind
        self.most: int = most
        self.selection: Selection = selection

    def givers(self, state: AnrState, source: int, target: int) -> list[int]:
        """Return the other cards that have such counters."""
        column = state.counters[self.kind]
        found = self.selection.cards(state, source, target)
        return [card for card in found if card != target and column[card]]

    def can(self, state: AnrState, source: int, target: int, number: int) -> bool:
        return bool(self.givers(state, source, target))

    def offer(self, state: AnrState, frame: Asking) -> str | None:
        seat = side_of(state, frame.source)
        if not frame.chosen:
            options: list[Option] = [
                (CARD, card) for card in self.givers(state, frame.source, frame.target)
            ]
        else:
            most = min(self.most, state.counters[self.kind][frame.chosen[0]])
            options = [(NUMBER, amount) for amount in range(1, most + 1)]
        if not options:
            return DONE
        state.ask_if_open(seat, "move-counters", options, (frame.source, frame.target))
        return None

    def take(self, state: AnrState, frame: Asking) -> str | None:
        if not frame.chosen:
            frame.chosen.append(state.answer[1])
            return "offer"
        moved = remove_counters(state, frame.chosen[0], self.kind, state.answer[1])
        place_counters(state, frame.target, self.kind, moved)
        return DONE


class ArrangeIce(Choosing):
    """ANR-DEC18 The Corp puts the ice of the target server into any order, outermost first."""

    def can(self, state: AnrState, source: int, target: int, number: int) -> bool:
        if target == NONE:
            return any(len(ice_of(state, server)) > 1 for server in state.servers)
        return len(ice_of(state, target)) > 1

    def offer(self, state: AnrState, frame: Asking) -> str | None:
        ice = ice_of(state, frame.target)
        left: list[Option] = [(CARD, card) for card in ice if card not in frame.chosen]
        if not left:
            return DONE
        state.ask_if_open(CORP, "arrange-ice", left, (frame.source,))
        return None

    def take(self, state: AnrState, frame: Asking) -> str | None:
        frame.chosen.append(state.answer[1])
        ice = ice_of(state, frame.target)
        if len(frame.chosen) < len(ice):
            return "offer"
        state.zones[ice_zone(frame.target)][:] = list(reversed(frame.chosen))
        for card in frame.chosen:
            state.emit_to(events.ICE_MOVED, (card, frame.target), state.known[card], EVERYBODY)
        return DONE


class SwapWithHandIce(Choosing):
    """Swap the target (installed ice) with a piece of ice from HQ, which is installed unrezzed."""

    def __init__(self, then: Effect | None = None) -> None:
        super().__init__()
        self.then: Effect | None = then

    def ice_in_hand(self, state: AnrState) -> list[int]:
        """Return the ice in HQ."""
        return [
            card for card in state.zones[terms.HQ] if POOL[state.definition[card]].kind == terms.ICE
        ]

    def can(self, state: AnrState, source: int, target: int, number: int) -> bool:
        return bool(state.zones[terms.HQ]) and leaving.is_installed(state, target)

    def offer(self, state: AnrState, frame: Asking) -> None:
        options: list[Option] = [(CARD, card) for card in self.ice_in_hand(state)]
        if not options:
            # ANR-H13: a Corp without ice is asked all the same.
            options.append((ENOUGH,))
        state.ask(CORP, "swap", options, (frame.target,))

    def take(self, state: AnrState, frame: Asking) -> str | None:
        if state.answer[0] == ENOUGH:
            return DONE
        new, old = state.answer[1], frame.target
        server = state.server_of(old)
        place = ice_of(state, server).index(old)
        run_place = state.run_place
        place_corp_card(state, new, server)
        leaving.return_to_hand(state, old)
        zone = state.zones[ice_zone(server)]
        zone.remove(new)
        zone.insert(place, new)
        state.run_place = run_place
        if state.run_ice == old:
            state.run_ice = new
        if state.approaching == old:
            state.approaching = new
        state.emit_to(events.ICE_MOVED, (new, server), bit(CORP), EVERYBODY)
        if self.then is not None:
            self.then.resolve(state, frame.source, new, frame.number)
        return DONE
