"""What tests read off a table of either game, in words: titles instead of numbers.

A card is named by its title or id; of several copies `which` counts from 1, those in play first,
in the order they came to the table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mypy_extensions import mypyc_attr

from nightdeck.games.netrunner_family.model.terms import NONE
from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.positions import number, one_of
from nightdeck.language.readers import Readers


@mypyc_attr(allow_interpreted_subclasses=True)
class NetrunnerReaders(Readers):
    """What both games are asked; a game adds what only it has."""

    def __init__(
        self,
        find: Callable[[object], int],
        is_installed: Callable[[Any, int], bool],
        hands: tuple[int, int],
        decks: tuple[int, int],
        scores: tuple[int, int],
        rig: tuple[int, ...],
        counters: dict[str, int],
        numbers: Any,
    ) -> None:
        self._find: Callable[[object], int] = find
        self._is_installed: Callable[[Any, int], bool] = is_installed
        self._hands: tuple[int, int] = hands
        self._decks: tuple[int, int] = decks
        self._scores: tuple[int, int] = scores
        self._rig: tuple[int, ...] = rig
        self._counters: dict[str, int] = counters
        self._numbers: Any = numbers

    # Finding --------------------------------------------------------------------------------------

    def _names(self, state: Any, cards: list[int]) -> list[str]:
        """Return the titles of cards."""
        return [state.card(card).name for card in cards]

    def _the(self, state: Any, title: object, which: int = 1) -> int:
        """Return the number of a card."""
        place = self._find(title)
        found = [card for card, face in enumerate(state.definition) if face == place]
        found.sort(key=lambda card: not (self._is_installed(state, card) or state.active[card]))
        if not found:
            raise BadSetup(f"there is no {title} at this table")
        return found[number("which", which, 1, len(found)) - 1]

    def _seat(self, seat: object) -> int:
        """Return a seat, 0 for the Corp and 1 for the Runner."""
        return number("a seat", seat, 0, 1)

    # Cards ----------------------------------------------------------------------------------------

    def hand(self, state: Any, seat: int) -> list[str]:
        """Return the titles in a hand."""
        return self._names(state, state.zones[self._hands[self._seat(seat)]])

    def deck(self, state: Any, seat: int) -> list[str]:
        """Return the titles of R&D or of the stack, from the top."""
        return self._names(state, state.zones[self._decks[self._seat(seat)]][::-1])

    def scored(self, state: Any, seat: int) -> list[str]:
        """Return the titles in a score area."""
        return self._names(state, state.zones[self._scores[self._seat(seat)]])

    def rig(self, state: Any) -> list[str]:
        """Return the titles of the Runner's installed cards: programs, hardware, resources."""
        return self._names(state, [card for zone in self._rig for card in state.zones[zone]])

    def rezzed(self, state: Any, title: object, which: int = 1) -> bool:
        """Tell whether a card is rezzed."""
        return bool(state.rezzed[self._the(state, title, which)])

    def counters(self, state: Any, title: object, kind: str, which: int = 1) -> int:
        """Return how many counters of a kind lie on a card, in the words of positions."""
        column = self._counters[one_of("counters", kind, tuple(self._counters))]
        return int(state.counters[column][self._the(state, title, which)])

    def hosted(self, state: Any, title: object, which: int = 1) -> list[str]:
        """Return the titles of the cards on or in a card."""
        return self._names(state, state.hosted.get(self._the(state, title, which), []))

    def encountered(self, state: Any) -> str:
        """Return the title of the ice that is encountered; nothing without an encounter."""
        return "" if state.encountered == NONE else str(state.card(state.encountered).name)

    # Numbers --------------------------------------------------------------------------------------

    def turn(self, state: Any) -> int:
        """Return the number of the turn, counted by the Corp's."""
        return int(state.turn)

    def active(self, state: Any) -> int:
        """Return the seat whose turn it is."""
        return int(state.turn_seat)

    def tags(self, state: Any) -> int:
        """Return the Runner's tags."""
        return int(state.runner_tags)

    def bad_publicity(self, state: Any) -> int:
        """Return the Corp's bad publicity."""
        return int(state.bad_publicity)

    def brain_damage(self, state: Any) -> int:
        """Return the Runner's brain damage."""
        return int(state.brain_damage)

    # Derived numbers ------------------------------------------------------------------------------

    def strength(self, state: Any, title: object, which: int = 1) -> int:
        """Return the strength of ice or of an icebreaker."""
        return int(self._numbers.strength(state, self._the(state, title, which)))

    def rez_cost(self, state: Any, title: object, which: int = 1) -> int:
        """Return what it costs to rez a card."""
        return int(self._numbers.rez_cost(state, self._the(state, title, which)))

    def subroutines(self, state: Any, title: object, which: int = 1) -> list[str]:
        """Return the subroutines of ice in words, gained ones included."""
        found = self._numbers.subroutines(state, self._the(state, title, which))
        return [each.text for each in found]

    def hand_size(self, state: Any, seat: int) -> int:
        """Return a player's maximum hand size."""
        return int(self._numbers.hand_size(state, self._seat(seat)))

    def memory_limit(self, state: Any) -> int:
        """Return the Runner's memory units."""
        return int(self._numbers.memory_limit(state))

    def memory_used(self, state: Any) -> int:
        """Return the memory units in use."""
        return int(self._numbers.memory_used(state))
