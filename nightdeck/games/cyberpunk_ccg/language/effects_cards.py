"""Effects that do something to cards: used, renewed, Trashed, saved, moved, searched (CCG-6.8)."""

from __future__ import annotations

from nightdeck.games.cyberpunk_ccg.model.chassis import is_chassis
from nightdeck.games.cyberpunk_ccg.model.codes import is_player, player_of
from nightdeck.games.cyberpunk_ccg.model.events import (
    CARD_FOUND,
    CARD_LOOKED_AT,
    CARD_STASHED,
    CONTROL_CHANGED,
    DISCARDED,
    LOOKED_AT_HAND,
    RETURNED,
    SEARCHED,
    TOKEN_REMOVED,
    TRANSFERRED,
    WITHDREW,
)
from nightdeck.games.cyberpunk_ccg.model.numbers import power, stat
from nightdeck.games.cyberpunk_ccg.model.options import CARD, DISCARD, NOTHING
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import (
    ATTACHED,
    GEAR,
    HAND,
    LOCATIONS,
    NONE,
    RUNNERS,
    SKIRMISH,
    SR,
)
from nightdeck.games.cyberpunk_ccg.model.vocabulary import Condition, Effect, Selection
from nightdeck.games.cyberpunk_ccg.rules.authority import compare
from nightdeck.games.cyberpunk_ccg.rules.drawing import Drawing
from nightdeck.games.cyberpunk_ccg.rules.leaving import (
    save,
    save_used,
    stash_with_parts,
    trash,
)
from nightdeck.games.cyberpunk_ccg.rules.thing_pile import cancel_thing
from nightdeck.games.cyberpunk_ccg.rules.using_cards import (
    attach_to,
    become_used,
    renew,
    to_hand,
    to_stash,
    to_trash,
)
from nightdeck.kernel.frames import DONE
from nightdeck.kernel.state import EVERYBODY, Option
from nightdeck.language.flow import Choosing
from nightdeck.language.resolving import Asking
from nightdeck.language.values import ALWAYS


class Exhaust(Effect):
    """CCG-6.8i The target becomes used."""

    def resolve(self, state: CcgState, source: int, target: int, number: int) -> None:
        if state.is_in_play(target):
            become_used(state, target)


class Renew(Effect):
    """CCG-6.8i The target is renewed, unless it is Busted."""

    def resolve(self, state: CcgState, source: int, target: int, number: int) -> None:
        if state.is_in_play(target):
            renew(state, target)


class RenewEach(Effect):
    """Every card that fits is renewed; `even_busted`: marks are removed."""

    def __init__(self, selection: Selection, even_busted: bool = False) -> None:
        super().__init__()
        self.selection: Selection = selection
        self.even_busted: bool = even_busted

    def resolve(self, state: CcgState, source: int, target: int, number: int) -> None:
        for card in self.selection.cards(state, source, target):
            if self.even_busted:
                state.busted[card] = 0
            renew(state, card)


class Trash(Effect):
    """CCG-9.2 The target is Trashed."""

    def resolve(self, state: CcgState, source: int, target: int, number: int) -> None:
        trash(state, [target])


class Save(Effect):
    """CCG-9.2 The target is not Trashed; `used`: it becomes used."""

    def __init__(self, used: bool = True) -> None:
        super().__init__()
        self.used: bool = used

    def resolve(self, state: CcgState, source: int, target: int, number: int) -> None:
        if self.used:
            save_used(state, target)
        else:
            save(state, target)


class Cancel(Effect):
    """CCG-6.6d What is answered has no effect; its costs stay paid."""

    def resolve(self, state: CcgState, source: int, target: int, number: int) -> None:
        place = len(state.things) - 2
        if place >= 0:
            top = state.things.pop()
            cancel_thing(state)
            state.things.append(top)


class GainControl(Effect):
    """CCG-6.8g You gain control of the target with everything attached; `used`: it becomes used."""

    def __init__(self, used: bool = False) -> None:
        super().__init__()
        self.used: bool = used

    def resolve(self, state: CcgState, source: int, target: int, number: int) -> None:
        seat = state.controller(source)
        if not state.is_in_play(target):
            return
        zone = RUNNERS if state.is_runner_in_play(target) else LOCATIONS
        state.emit(CONTROL_CHANGED, target, seat)
        state.team[target] = NONE
        state.control[target] = seat
        state.move(target, state.zone_of(seat, zone))
        waiting = list(state.hosted.get(target, ()))
        while waiting:
            card = waiting.pop(0)
            waiting += state.hosted.get(card, ())
            state.control[card] = seat
            state.move(card, state.zone_of(seat, ATTACHED))
        if self.used:
            become_used(state, target)


class ToStash(Effect):
    """The target goes to the Stash of its controller, or from your trash to your Stash."""

    def resolve(self, state: CcgState, source: int, target: int, number: int) -> None:
        if state.is_in_play(target):
            stash_with_parts(state, target, state.control[target])
            return
        seat = state.controller(source)
        state.emit(CARD_STASHED, target, seat)
        to_stash(state, target, seat)


class ToHand(Effect):
    """CCG-6.8d The target returns to its owner's hand."""

    def resolve(self, state: CcgState, source: int, target: int, number: int) -> None:
        state.emit(RETURNED, target, state.owner[target])
        to_hand(state, target)


class OntoChassis(Effect):
    """CCG-10.11 The first target becomes a part of the second one, a Chassis."""

    def resolve(self, state: CcgState, source: int, target: int, number: int) -> None:
        card, chassis = state.thing_targets[-1]
        state.emit(TRANSFERRED, card, chassis)
        if state.is_in_play(card):
            if state.active[card]:
                state.deactivate(card)
            state.detach(card)
            state.exhausted[card] = 0
            state.attach(card, chassis)
        else:
            attach_to(state, card, chassis)


class RemoveToken(Effect):
    """CCG-12.3 One construction token is removed from the target Chassis."""

    def resolve(self, state: CcgState, source: int, target: int, number: int) -> None:
        if is_chassis(state, target) and state.tokens.get(target, 0):
            state.tokens[target] -= 1
            state.emit(TOKEN_REMOVED, target, state.tokens[target])


class Duel(Effect):
    """Both targets compare SR + Power: the lower one is Trashed, equal ones become used."""

    def resolve(self, state: CcgState, source: int, target: int, number: int) -> None:
        first, second = state.thing_targets[-1]
        mine = stat(state, first, SR) + power(state, first)
        theirs = stat(state, second, SR) + power(state, second)
        if mine == theirs:
            become_used(state, first)
            become_used(state, second)
        else:
            trash(state, [first if mine < theirs else second])


class Authority(Effect):
    """CCG-10.2a The Runners used for it are compared with the target."""

    def resolve(self, state: CcgState, source: int, target: int, number: int) -> None:
        compare(state, state.controller(source), state.thing_users[-1][:], target)


class Withdraw(Effect):
    """The attacker ends the attack; a defender's set leaves it, which goes on with the target."""

    def resolve(self, state: CcgState, source: int, target: int, number: int) -> None:
        seat = state.controller(source)
        state.emit(WITHDREW, seat)
        if seat == state.active_seat:
            state.withdrawn = 1
        elif state.attack_stage == SKIRMISH:
            leaving = [card for card in state.defenders if state.control[card] == seat]
            for card in leaving:
                if state.is_in_play(card):
                    become_used(state, card)
            state.defenders = [card for card in state.defenders if card not in leaving]


# Hands and decks (CCG-6.8a to CCG-6.8e) ----------------------------------------------------------


class Draw(Effect):
    """CCG-6.8a You draw cards."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count: int = count

    def resolve(self, state: CcgState, source: int, target: int, number: int) -> None:
        state.call(Drawing(state.controller(source), self.count))

    def words(self) -> str:
        return f"draw {self.count} cards" if self.count > 1 else "draw 1 card"


class Discard(Choosing["CcgState"]):
    """CCG-6.8b You discard cards of your choice, one at a time."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count: int = count

    def offer(self, state: CcgState, frame: Asking) -> str | None:
        seat = state.controller(frame.source)
        hand = state.cards(seat, HAND)
        if not hand or len(frame.chosen) >= self.count:
            return DONE
        state.ask(seat, "discard", [(DISCARD, card) for card in hand], (frame.source,))
        return None

    def take(self, state: CcgState, frame: Asking) -> str | None:
        card = state.answer[1]
        frame.chosen.append(card)
        seat = state.controller(frame.source)
        to_trash(state, card)
        state.emit(DISCARDED, card, seat)
        return "offer"


class DiscardAtRandom(Effect):
    """CCG-6.8b The target player, or every opponent, discards cards at random."""

    def __init__(self, count: int, each_opponent: bool = False) -> None:
        super().__init__()
        self.count: int = count
        self.each_opponent: bool = each_opponent

    def resolve(self, state: CcgState, source: int, target: int, number: int) -> None:
        seats = [player_of(target)] if is_player(target) else []
        if self.each_opponent:
            seats = state.opponents(state.controller(source))
        for seat in seats:
            for _ in range(self.count):
                hand = state.cards(seat, HAND)
                if not hand:
                    break
                card = hand[state.rng.below(len(hand))]
                to_trash(state, card)
                state.emit(DISCARDED, card, seat)


class LookAtHand(Effect):
    """CCG-6.8e You alone see the hand of the target player as it is now."""

    def resolve(self, state: CcgState, source: int, target: int, number: int) -> None:
        seat, other = state.controller(source), player_of(target)
        state.emit(LOOKED_AT_HAND, seat, other)
        for card in state.cards(other, HAND):
            state.reveal(card, 1 << seat)
            mask = 1 << seat
            state.emit_to(CARD_LOOKED_AT, (card, seat), mask, mask)


class Search(Choosing["CcgState"]):
    """CCG-6.8c Search one of your decks for a card that fits; it is revealed and taken.

    Also CCG-6.7t.
    """

    def __init__(self, deck: int, that: Condition = ALWAYS) -> None:
        super().__init__()
        self.deck: int = deck
        self.that: Condition = that

    def can(self, state: CcgState, source: int, target: int, number: int) -> bool:
        return bool(state.cards(state.controller(source), self.deck))

    def offer(self, state: CcgState, frame: Asking) -> str | None:
        seat = state.controller(frame.source)
        cards = state.cards(seat, self.deck)
        if not cards:
            return DONE
        found = [card for card in cards if self.that.holds(state, frame.source, card, 0)]
        faces: list[int] = []
        options: list[Option] = []
        for card in sorted(found, key=lambda each: state.definition[each]):
            if state.definition[card] not in faces:
                faces.append(state.definition[card])
                options.append((CARD, card))
        for option in options:
            state.reveal(option[1], 1 << seat)
        options.append((NOTHING,))
        state.ask(seat, "search", options, (frame.source,), len(options) - 1)
        return None

    def take(self, state: CcgState, frame: Asking) -> str | None:
        seat = state.controller(frame.source)
        state.emit(SEARCHED, seat, 1 if self.deck == GEAR else 0)
        if state.answer[0] == CARD:
            card = state.answer[1]
            state.reveal(card, EVERYBODY)
            state.emit(CARD_FOUND, card, seat)
            to_hand(state, card)
        state.shuffle(state.zone_of(seat, self.deck))
        return DONE


class OpponentTrashes(Choosing["CcgState"]):
    """CCG-6.8h The target player, or each opponent clockwise, chooses an own card; all are Trashed.

    `zone` says among which cards in play.

    Also CCG-6.7v.
    """

    def __init__(self, zone: int, each_opponent: bool = False) -> None:
        super().__init__()
        self.zone: int = zone
        self.each_opponent: bool = each_opponent

    def seats(self, state: CcgState, frame: Asking) -> list[int]:
        """Return who has to choose, in order."""
        if self.each_opponent:
            seats = state.opponents(state.controller(frame.source))
        else:
            seats = [player_of(frame.target)] if is_player(frame.target) else []
        return [seat for seat in seats if state.cards(seat, self.zone)]

    def offer(self, state: CcgState, frame: Asking) -> str | None:
        done = [state.control[card] for card in frame.chosen]
        waiting = [seat for seat in self.seats(state, frame) if seat not in done]
        if not waiting:
            trash(state, frame.chosen[:])
            return DONE
        options: list[Option] = [(CARD, card) for card in state.cards(waiting[0], self.zone)]
        if len(options) == 1:
            state.answer = options[0]
        else:
            state.ask(waiting[0], "lose", options, (frame.source,))
        return None

    def take(self, state: CcgState, frame: Asking) -> str | None:
        frame.chosen.append(state.answer[1])
        return "offer"
