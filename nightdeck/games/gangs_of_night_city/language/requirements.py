"""GNC-15.5 What an Opportunity asks of a player before it can be seized."""

from __future__ import annotations

from nightdeck.games.gangs_of_night_city.model.board import DISTRICT_NAMES, DISTRICTS, POINT_NAMES
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.model.terms import CLASS_NAMES
from nightdeck.games.gangs_of_night_city.model.vocabulary import Requirement
from nightdeck.games.gangs_of_night_city.rules import units


class Presence(Requirement):
    """`presence:D`, which Dominance includes (GNC-6.8a)."""

    def __init__(self, district: int) -> None:
        self.district: int = district

    def met(self, state: GangsState, seat: int) -> bool:
        """GNC-15.5 GNC-6.8a Presence in the District."""
        return units.has_presence(state, seat, self.district)

    def text(self) -> str:
        """Return it in words."""
        return f"Presence in {DISTRICT_NAMES[self.district]}"


class Dominance(Requirement):
    """`dominance:D`."""

    def __init__(self, district: int) -> None:
        self.district: int = district

    def met(self, state: GangsState, seat: int) -> bool:
        """GNC-15.5 Dominance in the District."""
        return units.has_dominance(state, seat, self.district)

    def text(self) -> str:
        """Return it in words."""
        return f"Dominance in {DISTRICT_NAMES[self.district]}"


class PresenceCount(Requirement):
    """`presence-count n`."""

    def __init__(self, number: int) -> None:
        self.number: int = number

    def met(self, state: GangsState, seat: int) -> bool:
        """GNC-15.5 Presence in that many Districts."""
        held = [
            district for district in range(DISTRICTS) if units.has_presence(state, seat, district)
        ]
        return len(held) >= self.number

    def text(self) -> str:
        """Return it in words."""
        return f"Presence in at least {self.number} Districts"


class DominanceCount(Requirement):
    """`dominance-count n`."""

    def __init__(self, number: int) -> None:
        self.number: int = number

    def met(self, state: GangsState, seat: int) -> bool:
        """GNC-15.5 Dominance in that many Districts."""
        return units.dominance_count(state, seat) >= self.number

    def text(self) -> str:
        """Return it in words."""
        return f"Dominance in at least {self.number} Districts"


class Control(Requirement):
    """`poi type n`: control of Points of Interest anywhere."""

    def __init__(self, kind: int, number: int = 1) -> None:
        self.kind: int = kind
        self.number: int = number

    def met(self, state: GangsState, seat: int) -> bool:
        """GNC-15.5 Control of that many of the type."""
        return units.controls(state, seat, self.kind) >= self.number

    def text(self) -> str:
        """Return it in words."""
        return f"control of at least {self.number} {POINT_NAMES[self.kind]}"


class ClassCount(Requirement):
    """`class-count class n`: friendly Units of a class in play, Edgerunners included."""

    def __init__(self, kind: int, number: int) -> None:
        self.kind: int = kind
        self.number: int = number

    def met(self, state: GangsState, seat: int) -> bool:
        """GNC-15.5 That many Units of the class."""
        return len(units.of_class(state, seat, self.kind)) >= self.number

    def text(self) -> str:
        """Return it in words."""
        return f"at least {self.number} {CLASS_NAMES[self.kind]}-class Units in play"


class EdgerunnersInPlay(Requirement):
    """`edgerunners n`."""

    def __init__(self, number: int) -> None:
        self.number: int = number

    def met(self, state: GangsState, seat: int) -> bool:
        """GNC-15.5 That many friendly Edgerunners in play."""
        return len(units.edgerunners_in_play(state, seat)) >= self.number

    def text(self) -> str:
        """Return it in words."""
        return f"at least {self.number} friendly Edgerunner in play"


class Hideouts(Requirement):
    """`hideouts n`."""

    def __init__(self, number: int) -> None:
        self.number: int = number

    def met(self, state: GangsState, seat: int) -> bool:
        """GNC-15.5 That many own Hideouts on the board."""
        return state.hideouts[seat].bit_count() >= self.number

    def text(self) -> str:
        """Return it in words."""
        return f"at least {self.number} of your Hideouts on the board"
