"""What a table must know for cards to work: who is active, who listens, what waits and lasts.

A card that becomes active is entered into the listeners, the modifiers and the rows of `index`;
nothing ever searches all cards for somebody who might react.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from nightdeck.kernel.state import State
from nightdeck.language.abilities import Definition, Trigger
from nightdeck.language.card_game import CardGame
from nightdeck.language.values import NONE, Effect

SELF: Final = 0
TARGET: Final = 1
HOST: Final = 2
FIRST_OWN_WORD: Final = 3
"""Words for the card that is meant, such as MARKED, begin here in each game."""

USES: Final = 64
"""So many numbers of `used` belong to each card: half for abilities, half for preventions."""


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class CardState(State):
    """The base of the states of card games."""

    def __init__(self) -> None:
        super().__init__()
        self.active: list[int] = []
        self.host: list[int] = []
        self.hosted: dict[int, list[int]] = {}
        self.counters: list[list[int]] = []
        self.used: list[int] = []  # what was used this turn: `use_of`
        self.lasting: list[tuple[int, ...]] = []  # quantity, target, amount, duration, source
        self.delayed: list[tuple[int, ...]] = []  # event, effect, source, target, number, duration
        self.pending: list[list[int]] = []  # seat, source, trigger, target, number
        self.collecting: int = 0
        self.dirty: int = 0
        self.index: list[list[int]] = []

    def copy_own(self, copy: State) -> None:
        """Give a copy in the making everything above; a game adds its own."""
        assert isinstance(copy, CardState)
        copy.active = self.active[:]
        copy.host = self.host[:]
        copy.hosted = {key: row[:] for key, row in self.hosted.items()}
        copy.counters = [row[:] for row in self.counters]
        copy.used = self.used[:]
        copy.lasting = self.lasting[:]
        copy.delayed = self.delayed[:]
        copy.pending = [row[:] for row in self.pending]
        copy.collecting = self.collecting
        copy.dirty = self.dirty
        copy.index = [row[:] for row in self.index]

    # What a game says -----------------------------------------------------------------------------

    def definition_of(self, card: int) -> Definition:
        """Return what is printed on a card."""
        raise NotImplementedError

    def effect(self, number: int) -> Effect[Any]:
        """Return an effect by its number."""
        raise NotImplementedError

    def controller(self, card: int) -> int:
        """Return the seat that decides for a card."""
        raise NotImplementedError

    def settle(self) -> None:
        """Check the state and resolve what waits; may call frames."""
        game = self.game
        assert isinstance(game, CardGame)
        game.settle(self)

    def offers_void_modes(self) -> bool:
        """Tell whether a player may choose something that can do nothing."""
        return False

    def which(self, source: int, target: int, word: int) -> int:
        """Return the card a word means: this card, the target, the host, or a game's own word."""
        if word == SELF:
            return source
        if word == TARGET:
            return target
        return self.host[source] if word == HOST else self.which_else(source, word)

    def which_else(self, source: int, word: int) -> int:
        """Return the card that one of the game's own words means."""
        raise NotImplementedError

    def is_of_a_card(self, quantity: int) -> bool:
        """Tell whether a lasting change is about a card, so that it ends when the card leaves."""
        return True

    # Active and inactive --------------------------------------------------------------------------

    def activate(self, card: int) -> None:
        """Let the abilities of a card work from now on."""
        self.active[card] = 1
        self.dirty = 1
        definition = self.definition_of(card)
        for row in definition.rows:
            self.index[row].append(card)
        for kind in definition.on:
            self.listen(kind, card)
        for quantity in definition.constant:
            self.modify(quantity, card)

    def deactivate(self, card: int) -> None:
        """Switch the abilities of a card off."""
        self.active[card] = 0
        self.dirty = 1
        definition = self.definition_of(card)
        for row in definition.rows:
            self.index[row].remove(card)
        for kind in definition.on:
            self.unlisten(kind, card)
        for quantity in definition.constant:
            self.unmodify(quantity, card)

    # Triggers -------------------------------------------------------------------------------------

    def notice(self, kind: int, args: tuple[int, ...]) -> None:
        """Queue every conditional ability whose condition this event meets."""
        target = args[0]
        number = args[1] if len(args) > 1 else 0
        for source in self.listeners[kind][:]:
            if source < 0:
                self.wake(kind, target, number)
                continue
            for trigger in self.definition_of(source).on[kind]:
                if trigger.is_limited and self.is_spent(source, trigger):
                    continue
                if trigger.when.holds(self, source, target, number):
                    seat = self.controller(source)
                    self.pending.append([seat, source, trigger.place, target, number])

    def is_spent(self, source: int, trigger: Trigger[Any]) -> bool:
        """Tell whether a once-per-turn ability was used already."""
        return trigger.once and trigger_use(source, trigger.place) in self.used

    def wake(self, kind: int, target: int, number: int) -> None:
        """Queue the delayed effects that waited for this event, once each."""
        rows = [row for row in self.delayed if row[0] == kind]
        for row in rows:
            self.delayed.remove(row)
            _, effect, source, about, amount, _ = row
            about = target if about == NONE else about
            amount = number if amount == NONE else amount
            self.pending.append([self.controller(source), source, -1 - effect, about, amount])
        self.unlisten(kind, NONE)

    def delay(
        self, kind: int, effect: int, source: int, target: int, number: int, duration: int
    ) -> None:
        """Let an effect wait for the next event of a kind; it no longer needs its source."""
        if all(row[0] != kind for row in self.delayed):
            self.listen(kind, NONE)
        self.delayed.append((kind, effect, source, target, number, duration))

    def drop_delayed(self, rows: list[tuple[int, ...]]) -> None:
        """Forget delayed effects."""
        for row in rows:
            self.delayed.remove(row)
        for kind in dict.fromkeys(row[0] for row in rows):
            if all(row[0] != kind for row in self.delayed):
                self.unlisten(kind, NONE)

    # What lasts -----------------------------------------------------------------------------------

    def last(self, quantity: int, target: int, amount: int, duration: int, source: int) -> None:
        """Change a quantity for some time."""
        self.lasting.append((quantity, target, amount, duration, source))
        self.dirty = 1

    def lasts(self, quantity: int, target: int = NONE) -> bool:
        """Tell whether a lasting change of this kind is in force."""
        for row in self.lasting:
            if row[0] == quantity and (row[1] == target or row[1] == NONE):
                return True
        return False

    def expire(self, duration: int) -> None:
        """End everything that lasts no longer than this."""
        if self.lasting:
            kept = [row for row in self.lasting if row[3] > duration]
            if len(kept) < len(self.lasting):
                self.lasting = kept
                self.dirty = 1
        if self.delayed:
            over = [row for row in self.delayed if row[5] <= duration]
            if over:
                self.drop_delayed(over)

    def forget(self, card: int) -> None:
        """End every lasting or delayed effect about a card that leaves play, and its uses."""
        if self.lasting:
            self.lasting = [
                row for row in self.lasting if row[1] != card or not self.is_of_a_card(row[0])
            ]
        if self.delayed:
            self.drop_delayed([row for row in self.delayed if row[3] == card])


def trigger_use(card: int, place: int) -> int:
    """Return how `used` names a conditional ability of a card."""
    return -1 - place - card * USES


def user_of(use: int) -> int:
    """Return the card of an entry of `used`."""
    return (use if use >= 0 else -1 - use) // USES
