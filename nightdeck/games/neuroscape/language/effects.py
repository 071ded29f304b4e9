"""What cards do to players, memory and numbers."""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.neuroscape.model.codes import is_item, is_pool, item_of, pool_code
from nightdeck.games.neuroscape.model.events import COUNTERS_PLACED, LOOKED
from nightdeck.games.neuroscape.model.items import SEAT, targets
from nightdeck.games.neuroscape.model.numbers import attack
from nightdeck.games.neuroscape.model.rulings import R60
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import (
    ATTACK,
    BASE_ATTACK,
    BASE_DEFENSE,
    CYBERDECK,
    DEFENSE,
    HAND,
    MAINFRAME_POOL,
    NONE,
    RAM_DECK,
    THIS_TURN,
)
from nightdeck.games.neuroscape.model.vocabulary import Amount, Condition, Effect
from nightdeck.games.neuroscape.rules.checkpoint import destroy_dead, is_beaten
from nightdeck.games.neuroscape.rules.damage import Damage, deal, gain, lose
from nightdeck.games.neuroscape.rules.dice import Roll
from nightdeck.games.neuroscape.rules.ram import (
    destroy_ram,
    install,
    is_safe,
    refresh_ram,
    run_ram,
)
from nightdeck.games.neuroscape.rules.turns import discard, draw
from nightdeck.games.neuroscape.rules.winning import eliminate_the_fallen, win
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.language.card_state import TARGET
from nightdeck.language.flow import Choosing
from nightdeck.language.resolving import Asking
from nightdeck.language.values import ALWAYS, amount_of, told
from nightdeck.language.verbs import NO, YES

YOU: int = 0
HOST_PLAYER: int = 1
TARGET_PLAYER: int = 2  # the player the target names, or whose card it is
EVENT_PLAYER: int = 3  # the number of the event: the damaged or acting player
EACH_OPPONENT: int = 4
EACH_PLAYER: int = 5
EVENT_TARGET: int = 6  # the target of the event is a seat: whose netcheck it is


def players(state: NeuState, source: int, target: int, number: int, whom: int) -> list[int]:
    """Return the players a word means; NEU-13.10 clockwise from the active player."""
    if whom == YOU:
        return [state.controller(source)]
    if whom == HOST_PLAYER:
        host = state.item_host(source)
        return [host] if host >= 0 else []
    if whom == TARGET_PLAYER:
        if target >= 0:
            return [state.control[target]]
        item = state.item(item_of(target)) if is_item(target) else None
        return [item[SEAT] if item is not None else state.seat_meant(target)]
    if whom == EVENT_PLAYER:
        return [number]
    if whom == EVENT_TARGET:
        return [target]
    around = state.clockwise(state.active_seat)
    if whom == EACH_PLAYER:
        return around
    you = state.controller(source)
    return [seat for seat in around if state.are_opponents(you, seat)]


class Deal(Effect):
    """Deal damage to the target: a character or a pool (NEU-16.13)."""

    def __init__(self, amount: int | Amount, on: int = TARGET, second: bool = False) -> None:
        super().__init__()
        self.amount: Amount = amount_of(amount)
        self.on: int = on
        self.second: bool = second

    def words(self) -> str:
        return told("deal {}", self.amount, "damage", "")

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        code = target if self.on == TARGET else state.which(source, target, self.on)
        if self.second:
            code = second_target(state)
        amount = self.amount.of(state, source, target, number)
        if is_pool(code) or state.is_on_field(code):
            deal(state, source, code, amount)


def second_target(state: NeuState) -> int:
    """Return the second target of the item in work; NONE without a legal one."""
    item = state.item(state.context[-1][2]) if state.context else None
    codes = targets(item) if item is not None else []
    return codes[1] if len(codes) > 1 else NONE


class DealToPlayer(Effect):
    """Deal damage to one pool of some players."""

    def __init__(self, pool: int, amount: int | Amount, whom: int = TARGET_PLAYER) -> None:
        super().__init__()
        self.pool: int = pool
        self.amount: Amount = amount_of(amount)
        self.whom: int = whom

    def words(self) -> str:
        name = "mainframe" if self.pool == MAINFRAME_POOL else "bioframe"
        return told(f"deal {{}} {name} damage", self.amount, "", "").replace("  ", " ")

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        amount = self.amount.of(state, source, target, number)
        packets = [
            [source, pool_code(seat, self.pool), amount, 0]
            for seat in players(state, source, target, number, self.whom)
            if not state.is_out(seat)
        ]
        if packets and amount > 0:
            state.call(Damage(packets))


class DealToEach(Effect):
    """Deal damage to every character that fits a condition, as one batch."""

    def __init__(self, amount: int | Amount, that: Condition = ALWAYS) -> None:
        super().__init__()
        self.amount: Amount = amount_of(amount)
        self.that: Condition = that

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        amount = self.amount.of(state, source, target, number)
        packets = [
            [source, card, amount, 0]
            for card in state.all_characters()
            if self.that.holds(state, source, card, number)
        ]
        if packets and amount > 0:
            state.call(Damage(packets))


class Duel(Effect):
    """NEU-20.7 This character and the target deal their attack to each other, as in combat."""

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        if not (state.is_on_field(source) and state.is_on_field(target)) or source == target:
            return
        combat = 0 if state.rulings[R60] else 1
        packets = [
            [source, target, max(0, attack(state, source)), combat],
            [target, source, max(0, attack(state, target)), combat],
        ]
        state.call(Damage([packet for packet in packets if packet[2] > 0]))


class IfBeaten(Effect):
    """NEU-6.10 If the target was destroyed by what came before, this follows.

    Steps (1) to (3) of a checkpoint run right before, triggers still wait.
    """

    def __init__(self, then: Effect) -> None:
        super().__init__()
        self.then: Effect = then

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        state.call(Beaten(self.then.number, source, target, number))


class Beaten(Frame):
    """NEU-6.10 Look whether a character dies now."""

    steps: ClassVar[tuple[str, ...]] = ("look", "follow")

    def __init__(self, effect: int, source: int, target: int, number: int, seat: int = NONE):
        self.effect: int = effect
        self.source: int = source
        self.target: int = target
        self.number: int = number
        self.seat: int = seat

    def look(self, state: NeuState) -> str | None:
        """NEU-16.1 Eliminate and destroy."""
        if not state.is_on_field(self.target) or not is_beaten(state, self.target):
            return DONE
        self.seat = state.control[self.target]
        eliminate_the_fallen(state)
        destroy_dead(state)
        return None

    def follow(self, state: NeuState) -> str | None:
        """The effect gets the former controller as its number."""
        if not state.is_on_field(self.target):
            state.effect(self.effect).resolve(state, self.source, self.target, self.seat)
        return DONE


class GainHealth(Effect):
    """NEU-16.12 Some players gain health in a pool."""

    def __init__(self, pool: int, amount: int | Amount, whom: int = YOU) -> None:
        super().__init__()
        self.pool: int = pool
        self.amount: Amount = amount_of(amount)
        self.whom: int = whom

    def words(self) -> str:
        name = "mainframe" if self.pool == MAINFRAME_POOL else "bioframe"
        return told(f"gain {{}} {name} health", self.amount, "", "").replace("  ", " ")

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        amount = self.amount.of(state, source, target, number)
        for seat in players(state, source, target, number, self.whom):
            gain(state, seat, self.pool, amount)


class LoseHealth(Effect):
    """NEU-16.11 Some players lose health, which is no damage."""

    def __init__(self, pool: int, amount: int | Amount, whom: int = TARGET_PLAYER) -> None:
        super().__init__()
        self.pool: int = pool
        self.amount: Amount = amount_of(amount)
        self.whom: int = whom

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        amount = self.amount.of(state, source, target, number)
        for seat in players(state, source, target, number, self.whom):
            lose(state, seat, self.pool, amount)


class Draw(Effect):
    """Some players draw cards."""

    def __init__(self, amount: int | Amount, whom: int = YOU) -> None:
        super().__init__()
        self.amount: Amount = amount_of(amount)
        self.whom: int = whom

    def words(self) -> str:
        return told("draw {}", self.amount, "card")

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        amount = self.amount.of(state, source, target, number)
        for seat in players(state, source, target, number, self.whom):
            draw(state, seat, amount)


class DiscardAtRandom(Effect):
    """NEU-6.12 A player discards cards at random."""

    def __init__(self, amount: int = 1, whom: int = EVENT_PLAYER) -> None:
        super().__init__()
        self.amount: int = amount
        self.whom: int = whom

    def words(self) -> str:
        return "discard a card at random"

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        for seat in players(state, source, target, number, self.whom):
            for _ in range(self.amount):
                hand = state.cards(seat, HAND)
                if hand:
                    discard(state, hand[state.rng.below(len(hand))])


class InstallRam(Effect):
    """NEU-7.2 Some players install RAM."""

    def __init__(self, amount: int | Amount, running: bool = True, whom: int = YOU) -> None:
        super().__init__()
        self.amount: Amount = amount_of(amount)
        self.running: bool = running
        self.whom: int = whom

    def words(self) -> str:
        return told("install {}", self.amount, "RAM", "")

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        amount = self.amount.of(state, source, target, number)
        for seat in players(state, source, target, number, self.whom):
            for _ in range(amount):
                install(state, seat, self.running)

    def can(self, state: NeuState, source: int, target: int, number: int) -> bool:
        seats = players(state, source, target, number, self.whom)
        return any(state.cards(seat, RAM_DECK) for seat in seats)


class RefreshRam(Effect):
    """The target, running RAM, is refreshed."""

    def words(self) -> str:
        return "refresh RAM"

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        refresh_ram(state, [target])


class RunRam(Effect):
    """The target, refreshed RAM, is run; NEU-7.4a running for an effect is no payment."""

    def words(self) -> str:
        return "run RAM"

    def can(self, state: NeuState, source: int, target: int, number: int) -> bool:
        return not is_safe(state, target, source)

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        if not is_safe(state, target, source):
            run_ram(state, [target])


class DestroyRam(Effect):
    """NEU-7.13 The target RAM is destroyed."""

    def words(self) -> str:
        return "destroy RAM"

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        if target >= 0 and not is_safe(state, target, source):
            destroy_ram(state, target)

    def can(self, state: NeuState, source: int, target: int, number: int) -> bool:
        return target >= 0 and not is_safe(state, target, source)


class Boost(Effect):
    """A card gets +attack/+defense for some time."""

    def __init__(
        self,
        attack: int | Amount = 0,
        defense: int | Amount = 0,
        on: int = TARGET,
        duration: int = THIS_TURN,
    ) -> None:
        super().__init__()
        self.attack: Amount = amount_of(attack)
        self.defense: Amount = amount_of(defense)
        self.on: int = on
        self.duration: int = duration

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        card = state.which(source, target, self.on)
        if not state.is_on_field(card):
            return
        for quantity, amount in ((ATTACK, self.attack), (DEFENSE, self.defense)):
            value = amount.of(state, source, target, number)
            if value:
                state.last(quantity, card, value, self.duration, source)


class BoostEach(Effect):
    """Every character that fits a condition gets +attack/+defense for some time."""

    def __init__(
        self, attack: int, defense: int, that: Condition, duration: int = THIS_TURN
    ) -> None:
        super().__init__()
        self.attack: int = attack
        self.defense: int = defense
        self.that: Condition = that
        self.duration: int = duration

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        for card in state.all_characters():
            if self.that.holds(state, source, card, number):
                if self.attack:
                    state.last(ATTACK, card, self.attack, self.duration, source)
                if self.defense:
                    state.last(DEFENSE, card, self.defense, self.duration, source)


class BecomeBase(Effect):
    """NEU-3.16 The target has other base numbers for some time."""

    def __init__(self, attack: int, defense: int, duration: int = THIS_TURN) -> None:
        super().__init__()
        self.attack: int = attack
        self.defense: int = defense
        self.duration: int = duration

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        if state.is_on_field(target):
            state.last(BASE_ATTACK, target, self.attack, self.duration, source)
            state.last(BASE_DEFENSE, target, self.defense, self.duration, source)


class Let(Effect):
    """Something like "cannot be destroyed" is true of a card for some time."""

    def __init__(
        self, quantity: int, on: int = TARGET, duration: int = THIS_TURN, value: int = 1
    ) -> None:
        super().__init__()
        self.quantity: int = quantity
        self.on: int = on
        self.duration: int = duration
        self.value: int = value

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        card = state.which(source, target, self.on)
        if state.is_on_field(card):
            state.last(self.quantity, card, self.value, self.duration, source)


class PlaceCounters(Effect):
    """NEU-2.7 Put counters on a card in play."""

    def __init__(self, kind: int, amount: int | Amount = 1, on: int = TARGET) -> None:
        super().__init__()
        self.kind: int = kind
        self.amount: Amount = amount_of(amount)
        self.on: int = on

    def words(self) -> str:
        return told("put {} on it", self.amount, "counter")

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        card = state.which(source, target, self.on)
        if not state.is_in_play(card):
            return
        amount = self.amount.of(state, source, target, number)
        state.counters[self.kind][card] += amount
        state.dirty = 1
        state.moved = 1
        state.emit(COUNTERS_PLACED, card, self.kind, amount)


class OnNumber(Effect):
    """The effect is about the card the event names second: what was damaged, what blocked."""

    def __init__(self, then: Effect) -> None:
        super().__init__()
        self.then: Effect = then

    def words(self) -> str:
        return self.then.words()

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        self.then.resolve(state, source, number, target)


class OnEachTarget(Effect):
    """The effect happens to every legal target of the item."""

    def __init__(self, then: Effect) -> None:
        super().__init__()
        self.then: Effect = then

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        item = state.item(state.context[-1][2]) if state.context else None
        for code in targets(item) if item is not None else [target]:
            if code != NONE:
                self.then.resolve(state, source, code, number)


class LookAtTop(Choosing[NeuState]):
    """NEU-6.13 Look at the top card of the own Cyberdeck; it may go to the bottom."""

    def words(self) -> str:
        return "look at the top card of your Cyberdeck"

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        seat = state.controller(source)
        deck = state.cards(seat, CYBERDECK)
        if not deck:
            return
        state.reveal(deck[-1], state.friends(seat))
        state.emit(LOOKED, seat, 1, CYBERDECK)
        state.call(Asking(self.number, source, target, number))

    def offer(self, state: NeuState, frame: Asking) -> str | None:
        seat = state.controller(frame.source)
        state.ask(seat, "to-bottom", [(YES,), (NO,)], (state.cards(seat, CYBERDECK)[-1],), 1)
        return None

    def take(self, state: NeuState, frame: Asking) -> str | None:
        seat = state.controller(frame.source)
        card = state.cards(seat, CYBERDECK)[-1]
        state.known[card] &= ~state.friends(seat)
        if state.answer[0] == YES:
            state.move(card, state.zone_of(seat, CYBERDECK), 0)
            state.serial[card] += 1
        return DONE


class RollFor(Effect):
    """Roll a d20: the result decides which effect follows."""

    def __init__(self, least: int, then: Effect, otherwise: Effect) -> None:
        super().__init__()
        self.least: int = least
        self.then: Effect = then
        self.otherwise: Effect = otherwise
        self.weighty = True

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        state.call(Rolled(self.number, source, target, number))


class Rolled(Frame):
    """NEU-19.4a The roll of an effect."""

    steps: ClassVar[tuple[str, ...]] = ("roll", "follow")

    def __init__(self, effect: int, source: int, target: int, number: int) -> None:
        self.effect: int = effect
        self.source: int = source
        self.target: int = target
        self.number: int = number

    def roll(self, state: NeuState) -> str | None:
        """An effect's controller rolls."""
        state.call(Roll(state.controller(self.source), NONE))
        return None

    def follow(self, state: NeuState) -> str | None:
        """Do what the result says."""
        effect = state.effect(self.effect)
        assert isinstance(effect, RollFor)
        chosen = effect.then if state.result >= effect.least else effect.otherwise
        chosen.resolve(state, self.source, self.target, self.number)
        return DONE


class WinTheGame(Effect):
    """NEU-16.4 A player's team wins at once."""

    def __init__(self, whom: int = YOU) -> None:
        super().__init__()
        self.whom: int = whom

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        seat = players(state, source, target, number, self.whom)[0]
        win(state, state.teams[seat], f"{state.card(source).name} wins the game", "NEU-16.4")


class NextCostsLess(Effect):
    """NEU-10.15 The next card of some types that you play this turn costs less."""

    def __init__(self, kinds: int, amount: int, least: int = 0) -> None:
        super().__init__()
        self.kinds: int = kinds
        self.amount: int = amount
        self.least: int = least

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        seat = state.controller(source)
        row = [state.tick(), seat, self.kinds, self.amount, self.least, THIS_TURN]
        state.discounts.append(row)
