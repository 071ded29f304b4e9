"""GNC-15.5 What an Opportunity asks of a player before it can be seized."""

from __future__ import annotations

from nightdeck.games.gangs_of_night_city.language import amounts as of
from nightdeck.games.gangs_of_night_city.model.board import DISTRICT_NAMES, POINT_NAMES
from nightdeck.games.gangs_of_night_city.model.terms import CLASS_NAMES
from nightdeck.games.gangs_of_night_city.model.vocabulary import Requirement


class Presence(Requirement):
    """`presence:D`, which Dominance includes (GNC-6.8a)."""

    def __init__(self, district: int) -> None:
        super().__init__(f"Presence in {DISTRICT_NAMES[district]}", of.PresenceIn(district))


class Dominance(Requirement):
    """`dominance:D`."""

    def __init__(self, district: int) -> None:
        super().__init__(f"Dominance in {DISTRICT_NAMES[district]}", of.DominanceIn(district))


class PresenceCount(Requirement):
    """`presence-count n`."""

    def __init__(self, number: int) -> None:
        super().__init__(f"Presence in at least {number} Districts", of.Present(), number)


class DominanceCount(Requirement):
    """`dominance-count n`."""

    def __init__(self, number: int) -> None:
        super().__init__(f"Dominance in at least {number} Districts", of.Dominated(), number)


class Control(Requirement):
    """`poi type n`: control of Points of Interest anywhere."""

    def __init__(self, kind: int, number: int = 1) -> None:
        words = f"control of at least {number} {POINT_NAMES[kind]}"
        super().__init__(words, of.Controlled(kind), number)


class ClassCount(Requirement):
    """`class-count class n`: friendly Units of a class in play, Edgerunners included."""

    def __init__(self, kind: int, number: int) -> None:
        words = f"at least {number} {CLASS_NAMES[kind]}-class Units in play"
        super().__init__(words, of.OfClass(kind), number)


class EdgerunnersInPlay(Requirement):
    """`edgerunners n`."""

    def __init__(self, number: int) -> None:
        words = f"at least {number} friendly Edgerunner in play"
        super().__init__(words, of.EdgerunnersInPlay(), number)


class Hideouts(Requirement):
    """`hideouts n`."""

    def __init__(self, number: int) -> None:
        words = f"at least {number} of your Hideouts on the board"
        super().__init__(words, of.HideoutsBuilt(), number)
