"""What lies on the table of both games: sides, turns, servers, the run and the encounter."""

from __future__ import annotations

from typing import Any, TypeVar

from mypy_extensions import mypyc_attr

from nightdeck.games.netrunner_family.model.abilities import Trigger
from nightdeck.games.netrunner_family.model.hosting import uses_of_others
from nightdeck.games.netrunner_family.model.terms import CARD_QUANTITIES, MARKED, NONE
from nightdeck.kernel.state import State
from nightdeck.language import abilities
from nightdeck.language.card_state import CardState, trigger_use

N = TypeVar("N", bound="NetrunnerState")


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class NetrunnerState(CardState):
    """The base of both states; servers, money and the access are each game's own."""

    def __init__(self, counter_kinds: int, index_rows: int, tallies: int) -> None:
        super().__init__()
        # Columns: one entry per card
        self.rezzed: list[int] = []
        self.mark: list[int] = []  # the card named for this card, NONE if nothing
        self.counters = [[] for _ in range(counter_kinds)]
        # The two players
        self.runner_tags: int = 0
        self.bad_publicity: int = 0
        self.brain_damage: int = 0
        # The turn
        self.turn: int = 0
        self.turn_seat: int = 0
        self.phase: int = 0
        self.tally: list[int] = [0] * tallies
        self.last_tally: list[list[int]] = [[0] * tallies, [0] * tallies]
        self.used_in_run: list[int] = []
        self.unrezzed: list[int] = []  # face-down cards behind ice, oldest first
        # The run and the encounter
        self.run_source: int = NONE
        self.run_place: int = 0
        self.run_ice: int = NONE
        self.run_over: int = 0
        self.run_success: int = 0
        self.run_moved: int = 0
        self.approaching: int = NONE
        self.encountered: int = NONE
        self.encounter_over: int = 0
        self.broken: int = 0
        self.access_bonus: int = 0
        # Where active cards are found
        self.index = [[] for _ in range(index_rows)]

    def copy_own(self, copy: State) -> None:
        """Give a copy in the making everything above."""
        super().copy_own(copy)
        assert isinstance(copy, NetrunnerState)
        copy.rezzed = self.rezzed[:]
        copy.mark = self.mark[:]
        copy.runner_tags = self.runner_tags
        copy.bad_publicity = self.bad_publicity
        copy.brain_damage = self.brain_damage
        copy.turn = self.turn
        copy.turn_seat = self.turn_seat
        copy.phase = self.phase
        copy.tally = self.tally[:]
        copy.last_tally = [row[:] for row in self.last_tally]
        copy.used_in_run = self.used_in_run[:]
        copy.unrezzed = self.unrezzed[:]
        copy.run_source = self.run_source
        copy.run_place = self.run_place
        copy.run_ice = self.run_ice
        copy.run_over = self.run_over
        copy.run_success = self.run_success
        copy.run_moved = self.run_moved
        copy.approaching = self.approaching
        copy.encountered = self.encountered
        copy.encounter_over = self.encounter_over
        copy.broken = self.broken
        copy.access_bonus = self.access_bonus

    def create(self, definition: int, zone: int) -> int:
        """Create a card in a zone, with all its columns."""
        return self.create_all([definition], zone)[0]

    def create_all(self, definitions: list[int], zone: int) -> list[int]:
        """Create cards in a zone, with all their columns; a game adds its own."""
        cards = self.add_cards(definitions, zone)
        no = [0] * len(cards)
        nothing = [NONE] * len(cards)
        self.rezzed += no
        self.active += no
        self.host += nothing
        self.mark += nothing
        for column in self.counters:
            column += no
        return cards

    def which_else(self, source: int, word: int) -> int:
        """Return the card that was named, or the ice that is encountered."""
        return self.mark[source] if word == MARKED else self.encountered

    def is_of_a_card(self, quantity: int) -> bool:
        """Tell whether a quantity belongs to a card, not to a server or player."""
        return quantity < CARD_QUANTITIES

    def constant_total(self, quantity: int, card: int, seat: int = NONE) -> int:
        """ANR-AB4, ONR-17.9 Sum what constant abilities alone add to a quantity of a card."""
        result = 0
        sources = self.modifiers.get(quantity)
        if sources is not None:
            for source in sources:
                for modifier in self.definition_of(source).constant[quantity]:
                    if modifier.seat == seat and modifier.when.holds(self, source, card, 0):
                        result += modifier.amount.of(self, source, card, 0)
        return result

    def note(self, card: int, feature: int) -> None:
        """Count that a feature of a card was at work; nobody is told."""
        if self.log is not None:
            self.emit_to(self.worked(), (card, feature), 0, 0)

    def worked(self) -> int:
        """Return the event that says which feature of a card was at work."""
        raise NotImplementedError

    def is_spent(self, source: int, trigger: abilities.Trigger[Any]) -> bool:
        """ANR-K29, ONR-17.16 Tell whether an ability with a limit was used already."""
        if isinstance(trigger, Trigger) and trigger.per_run:
            return trigger_use(source, trigger.place) in self.used_in_run
        return super().is_spent(source, trigger)

    def forget_uses(self, card: int) -> None:
        """ANR-CC57, ONR-17.16 A copy that left play and came back is a new one."""
        if self.used:
            self.used = uses_of_others(self.used, card)
        if self.used_in_run:
            self.used_in_run = uses_of_others(self.used_in_run, card)

    def forget(self, card: int) -> None:
        """ANR-1.32, ONR-2.4e End every lasting or delayed effect about a card that leaves play."""
        super().forget(card)
        self.mark[card] = NONE
