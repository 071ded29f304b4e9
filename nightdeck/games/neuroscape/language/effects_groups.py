"""What cards do to several players or characters at once, and what players do for an effect."""

from __future__ import annotations

from typing import ClassVar

from nightdeck.games.neuroscape.language import some
from nightdeck.games.neuroscape.language.effects import (
    EACH_PLAYER,
    HOST_PLAYER,
    TARGET_PLAYER,
    RunRam,
    players,
    second_target,
)
from nightdeck.games.neuroscape.model.codes import pool_code
from nightdeck.games.neuroscape.model.events import COUNTERS_PLACED
from nightdeck.games.neuroscape.model.items import targets
from nightdeck.games.neuroscape.model.numbers import attack
from nightdeck.games.neuroscape.model.rulings import R60
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import (
    BANK,
    BIN,
    BLEED,
    HAND,
    NONE,
    POOL_IS_SAFE,
    PURGE,
    THIS_TURN,
)
from nightdeck.games.neuroscape.model.vocabulary import Condition, Effect
from nightdeck.games.neuroscape.rules.damage import Damage
from nightdeck.games.neuroscape.rules.dice import Roll
from nightdeck.games.neuroscape.rules.leaving import (
    SACRIFICE,
    leave_play,
    relocate,
    remove_from_combat,
)
from nightdeck.games.neuroscape.rules.ram import destroy_ram, is_safe, refreshed, run_ram
from nightdeck.games.neuroscape.rules.triggers import Acting
from nightdeck.games.neuroscape.rules.turns import discard, draw
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import Option
from nightdeck.language.flow import ChooseCards, Choosing
from nightdeck.language.resolving import Asking
from nightdeck.language.verbs import CARD, NO, YES


class LetEach(Effect):
    """Something is true of every character that fits a condition, for some time."""

    def __init__(
        self, quantity: int, that: Condition, value: int = 1, duration: int = THIS_TURN
    ) -> None:
        super().__init__()
        self.quantity: int = quantity
        self.that: Condition = that
        self.value: int = value
        self.duration: int = duration

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        for card in state.all_characters():
            if self.that.holds(state, source, card, number):
                state.last(self.quantity, card, self.value, self.duration, source)


class PlaceCountersEach(Effect):
    """NEU-2.7 Put a counter on every character that fits a condition."""

    def __init__(self, kind: int, that: Condition) -> None:
        super().__init__()
        self.kind: int = kind
        self.that: Condition = that

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        fitting = [
            card for card in state.all_characters() if self.that.holds(state, source, card, number)
        ]
        for card in fitting:
            state.counters[self.kind][card] += 1
            state.emit(COUNTERS_PLACED, card, self.kind, 1)
        state.dirty = 1
        state.moved = 1


class Heal(Effect):
    """All bleed counters and all damage are removed from the target."""

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        if state.is_on_field(target):
            state.counters[BLEED][target] = 0
            state.damage[target] = 0
            state.dirty = 1
            state.moved = 1


class RemoveFromCombat(Effect):
    """NEU-9.5a The target neither attacks nor blocks any more."""

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        if state.is_on_field(target):
            remove_from_combat(state, target)


class TargetsDuel(Effect):
    """NEU-20.7 The two targets deal their attack to each other, as in combat."""

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        item = state.item(state.context[-1][2]) if state.context else None
        first = targets(item)[0] if item is not None else target
        second = second_target(state)
        if not (state.is_on_field(first) and state.is_on_field(second)):
            return
        combat = 0 if state.rulings[R60] else 1
        packets = [
            [first, second, max(0, attack(state, first)), combat],
            [second, first, max(0, attack(state, second)), combat],
        ]
        state.call(Damage([packet for packet in packets if packet[2] > 0]))


class ShieldPool(Effect):
    """NEU-16.11 All damage to a pool of yours is prevented for the rest of the turn."""

    def __init__(self, pool: int) -> None:
        super().__init__()
        self.pool: int = pool

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        code = pool_code(state.controller(source), self.pool)
        state.last(POOL_IS_SAFE, code, 1, THIS_TURN, source)


class As(Effect):
    """Some players do something: in it, "you" is each of them, clockwise."""

    def __init__(self, whom: int, then: Effect) -> None:
        super().__init__()
        self.whom: int = whom
        self.then: Effect = then
        self.weighty = then.weighty

    def words(self) -> str:
        return self.then.words()

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        item = state.context[-1][2] if state.context else NONE
        for seat in players(state, source, target, number, self.whom):
            if not state.is_out(seat):
                state.call(Acting(self.then.number, source, target, number, seat, item))


class RunRamTo(Choosing[NeuState]):
    """You may run so many refreshed RAM; then one thing follows, otherwise perhaps another.

    NEU-7.4a Running for an effect is no payment.
    """

    def __init__(
        self, count: int, then: Effect | None = None, otherwise: Effect | None = None
    ) -> None:
        super().__init__()
        self.count: int = count
        self.run: Effect = ChooseCards(
            some.Ram(running=False), count, RunRam(), least=count, after=then
        )
        self.otherwise: Effect | None = otherwise

    def words(self) -> str:
        return f"run {self.count} RAM"

    def runnable(self, state: NeuState, source: int) -> int:
        """Return how many RAM could be run."""
        found = refreshed(state, state.controller(source))
        return sum(not is_safe(state, ram, source) for ram in found)

    def offer(self, state: NeuState, frame: Asking) -> str | None:
        options: list[Option] = [(NO,)]
        if self.runnable(state, frame.source) >= self.count:
            options = [(YES,), (NO,)]
        seat = state.controller(frame.source)
        state.ask_if_open(seat, "optional", options, (frame.source,), len(options) - 1)
        return None

    def take(self, state: NeuState, frame: Asking) -> str | None:
        if state.answer[0] == YES:
            self.run.resolve(state, frame.source, frame.target, frame.number)
        elif self.otherwise is not None:
            self.otherwise.resolve(state, frame.source, frame.target, frame.number)
        return DONE


class RunAllRam(Effect):
    """All refreshed RAM of some players is run."""

    def __init__(self, whom: int = HOST_PLAYER) -> None:
        super().__init__()
        self.whom: int = whom

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        for seat in players(state, source, target, number, self.whom):
            found = refreshed(state, seat)
            run_ram(state, [ram for ram in found if not is_safe(state, ram, source)])


# NEU-13.10 Each player chooses, then all of it happens at once ------------------------------------


class EachSacrifices(Choosing[NeuState]):
    """Some players each choose a character of theirs; all are sacrificed together."""

    def __init__(self, whom: int) -> None:
        super().__init__()
        self.whom: int = whom

    def theirs(self, state: NeuState, seat: int, frame: Asking) -> list[int]:
        """Return what a player may choose from."""
        return list(state.characters(seat))

    def count(self, state: NeuState, seat: int, cards: list[int]) -> int:
        """Return how many a player must choose."""
        return min(1, len(cards))

    def carry_out(self, state: NeuState, cards: list[int]) -> None:
        """Do it to all chosen cards."""
        leave_play(state, cards, SACRIFICE)

    def offer(self, state: NeuState, frame: Asking) -> str | None:
        for seat in players(state, frame.source, frame.target, frame.number, self.whom):
            cards = self.theirs(state, seat, frame)
            open_ = [card for card in cards if card not in frame.chosen]
            if state.is_out(seat) or len(cards) - len(open_) >= self.count(state, seat, cards):
                continue
            state.ask_if_open(seat, "card", named_once(state, open_), (frame.source,))
            return None
        self.carry_out(state, frame.chosen)
        return DONE

    def take(self, state: NeuState, frame: Asking) -> str | None:
        frame.chosen.append(state.answer[1])
        return "offer"


class EachDestroysHalf(EachSacrifices):
    """NEU-7.13 Each player destroys half of the RAM in the own bank, rounded up."""

    def __init__(self) -> None:
        super().__init__(EACH_PLAYER)

    def theirs(self, state: NeuState, seat: int, frame: Asking) -> list[int]:
        bank = state.cards(seat, BANK)
        return [ram for ram in bank if not is_safe(state, ram, frame.source)]

    def count(self, state: NeuState, seat: int, cards: list[int]) -> int:
        return min(len(cards), (len(state.cards(seat, BANK)) + 1) // 2)

    def carry_out(self, state: NeuState, cards: list[int]) -> None:
        for ram in cards:
            destroy_ram(state, ram)


def named_once(state: NeuState, cards: list[int]) -> list[Option]:
    """Return an option for each card, equal RAM only once."""
    options: list[Option] = []
    seen: list[tuple[int, int]] = []
    for card in cards:
        face = (state.definition[card], state.running[card])
        if state.is_on_field(card) or face not in seen:
            options.append((CARD, card))
            seen.append(face)
    return options


class RedealHands(Effect):
    """Each player discards the whole hand, then draws as many cards."""

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        around = state.clockwise(state.active_seat)
        counts = [len(state.cards(seat, HAND)) for seat in around]
        for seat in around:
            for card in list(state.cards(seat, HAND)):
                discard(state, card)
        for seat, count in zip(around, counts, strict=True):
            draw(state, seat, count)


class PurgeBin(Effect):
    """NEU-20.20 All cards in a player's bin are purged, RAM included."""

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        for seat in players(state, source, target, number, TARGET_PLAYER):
            for card in list(state.cards(seat, BIN)):
                relocate(state, card, state.zone_of(seat, PURGE))


# NEU-19.4 Tables for a die ------------------------------------------------------------------------


class RollOn(Effect):
    """Roll a d20: the first row whose number the result reaches says what follows."""

    def __init__(self, *rows: tuple[int, Effect]) -> None:
        super().__init__()
        self.rows: tuple[tuple[int, Effect], ...] = rows
        self.weighty = True

    def resolve(self, state: NeuState, source: int, target: int, number: int) -> None:
        state.call(RolledOn(self.number, source, target, number))


class RolledOn(Frame):
    """NEU-19.4a The roll of a table."""

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
        """Do what the row says."""
        effect = state.effect(self.effect)
        assert isinstance(effect, RollOn)
        for least, then in effect.rows:
            if state.result >= least:
                then.resolve(state, self.source, self.target, self.number)
                break
        return DONE
