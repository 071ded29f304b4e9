"""What tests read off a table, in words: titles and places instead of numbers.

Places are called as in positions: "hq", "rd", "s1".
"""

from __future__ import annotations

from typing import Final

from nightdeck.games.netrunner.check.position_cards import COUNTERS, find, fort_number
from nightdeck.games.netrunner.model import numbers
from nightdeck.games.netrunner.model.state import OnrState
from nightdeck.games.netrunner.model.terms import (
    ARCHIVES,
    ARCHIVES_DOWN,
    CORP_SCORE,
    DECKS,
    FORT_COUNTER_NAMES,
    FORT_ZONES,
    HANDS,
    NONE,
    PLAYER_COUNTER_NAMES,
    RIG,
    RUNNER,
    RUNNER_SCORE,
    TRASH,
    ice_zone,
    inside,
)
from nightdeck.games.netrunner.rules.action_accounting import actions_left
from nightdeck.games.netrunner.rules.leaving import is_installed
from nightdeck.games.netrunner.rules.windows import NAMES
from nightdeck.games.netrunner.seen.names import place_id
from nightdeck.games.netrunner.seen.views import ZONES
from nightdeck.games.netrunner_family.check.readers import NetrunnerReaders
from nightdeck.kernel.positions import one_of

PAUSES: Final = ("window", "before-access", "after-run", "interrupt")
"""Questions in which passing means that play simply goes on."""


def zone_of(state: OnrState, zone: int) -> list[int]:
    """Return the cards of a zone, none if it does not exist."""
    return state.zones[zone] if zone < len(state.zones) else []


class OnrReaders(NetrunnerReaders):
    """What a scene of this game can be asked, by name."""

    def bits(self, state: OnrState, seat: int) -> int:
        """Return the bits in a pool."""
        return state.bits[self._seat(seat)]

    def actions(self, state: OnrState, seat: int) -> int:
        """Return the actions a player has left, restricted ones included."""
        return actions_left(state, self._seat(seat))

    def forgo(self, state: OnrState, seat: int) -> int:
        """Return the actions a player still has to forgo."""
        return state.forgo[self._seat(seat)]

    def points(self, state: OnrState, seat: int) -> int:
        """Return a player's agenda points."""
        return state.points[self._seat(seat)]

    def archives(self, state: OnrState, face_up: bool = True) -> list[str]:
        """Return the titles of an Archives pile from the top."""
        return self._names(state, state.zones[ARCHIVES if face_up else ARCHIVES_DOWN][::-1])

    def discards(self, state: OnrState, seat: int) -> list[str]:
        """Return the titles in Archives, face up and face down, or in the trash, from the top."""
        if self._seat(seat) == RUNNER:
            return self.trash(state)
        return [*self.archives(state), *self.archives(state, False)]

    def pile(self, state: OnrState, place: str) -> list[str]:
        """Return the titles in a zone by its name in views, from the top."""
        names = [name for _, name, _, _ in ZONES]
        zone = ZONES[names.index(one_of("pile", place, tuple(names)))][0]
        return self._names(state, state.zones[zone][::-1])

    def trash(self, state: OnrState) -> list[str]:
        """Return the titles of the trash from the top."""
        return self._names(state, state.zones[TRASH][::-1])

    def forts(self, state: OnrState) -> list[str]:
        """Return the names of the forts that exist."""
        return [place_id(fort) for fort in state.forts]

    def inside(self, state: OnrState, fort: object) -> list[str]:
        """Return the titles of what is inside a fort."""
        return self._names(state, zone_of(state, inside(fort_number(fort))))

    def ice(self, state: OnrState, fort: object) -> list[str]:
        """Return the titles of the ice on a fort, innermost first."""
        return self._names(state, zone_of(state, ice_zone(fort_number(fort))))

    def where(self, state: OnrState, title: object, which: int = 1) -> str:
        """Return where a card lies: "hq", "trash", "s1-inside", "rd-ice" ..."""
        zone = state.zone[self._the(state, title, which)]
        if zone >= FORT_ZONES:
            part = "inside" if zone & 1 == FORT_ZONES & 1 else "ice"
            return f"{place_id((zone - FORT_ZONES) >> 1)}-{part}"
        return next(name for number_, name, _, _ in ZONES if number_ == zone)

    def exposed(self, state: OnrState, title: object, which: int = 1) -> bool:
        """Tell whether a card is exposed and unrezzed."""
        return bool(state.revealed[self._the(state, title, which)])

    def player_counters(self, state: OnrState, name: str) -> int:
        """Return the counters of a kind on a player ("Gremlin", "Crying" ...)."""
        return state.player_counters[
            PLAYER_COUNTER_NAMES.index(one_of("counter", name, PLAYER_COUNTER_NAMES))
        ]

    def fort_counters(self, state: OnrState, fort: object, name: str) -> int:
        """Return the counters of a kind in a fort ("Fait", "Pox", "Spy")."""
        row = state.fort_counters.get(fort_number(fort))
        kind = FORT_COUNTER_NAMES.index(one_of("counter", name, FORT_COUNTER_NAMES))
        return 0 if row is None else row[kind]

    def difficulty(self, state: OnrState, title: object, which: int = 1) -> int:
        """Return the difficulty of an agenda."""
        return numbers.difficulty(state, self._the(state, title, which))

    def run(self, state: OnrState) -> str:
        """Return the fort a run is made on, nothing if there is none."""
        return "" if state.run_fort == NONE else place_id(state.run_fort)

    def window(self, state: OnrState) -> str:
        """Return the open window ("approach", "pass" ...), nothing if there is none."""
        return NAMES[state.window]

    def accessed(self, state: OnrState) -> list[str]:
        """Return the titles of the cards accessed so far."""
        return self._names(state, state.accessed)

    def locks(self, state: OnrState) -> list[int]:
        """Return the prices of the run locks."""
        return list(state.locks)

    def link(self, state: OnrState) -> int:
        """Return the link of the trace that goes on or was the last."""
        return state.link

    def trace_value(self, state: OnrState) -> int:
        """Return the trace value of the trace that goes on or was the last."""
        return state.trace_value


READERS: Final = OnrReaders(
    find, is_installed, HANDS, DECKS, (CORP_SCORE, RUNNER_SCORE), RIG, COUNTERS, numbers
)._table()
