"""GNC-15.5 What an Opportunity asks of a player before it can be seized."""

from __future__ import annotations

from nightdeck.games.gangs_of_night_city.language import amounts as of
from nightdeck.games.gangs_of_night_city.model.board import DISTRICT_NAMES, POINT_NAMES
from nightdeck.games.gangs_of_night_city.model.terms import CLASS_NAMES
from nightdeck.games.gangs_of_night_city.model.vocabulary import Requirement


def presence(district: int) -> Requirement:
    """`presence:D`, which Dominance includes (GNC-6.8a)."""
    return Requirement(f"Presence in {DISTRICT_NAMES[district]}", of.PresenceIn(district))


def dominance(district: int) -> Requirement:
    """`dominance:D`."""
    return Requirement(f"Dominance in {DISTRICT_NAMES[district]}", of.DominanceIn(district))


def presence_count(number: int) -> Requirement:
    """`presence-count n`."""
    return Requirement(f"Presence in at least {number} Districts", of.Present(), number)


def dominance_count(number: int) -> Requirement:
    """`dominance-count n`."""
    return Requirement(f"Dominance in at least {number} Districts", of.Dominated(), number)


def control(kind: int, number: int = 1) -> Requirement:
    """`poi type n`: control of Points of Interest anywhere."""
    words = f"control of at least {number} {POINT_NAMES[kind]}"
    return Requirement(words, of.Controlled(kind), number)


def class_count(kind: int, number: int) -> Requirement:
    """`class-count class n`: friendly Units of a class in play, Edgerunners included."""
    words = f"at least {number} {CLASS_NAMES[kind]}-class Units in play"
    return Requirement(words, of.OfClass(kind), number)


def edgerunners_in_play(number: int) -> Requirement:
    """`edgerunners n`."""
    words = f"at least {number} friendly Edgerunner in play"
    return Requirement(words, of.EdgerunnersInPlay(), number)


def hideouts(number: int) -> Requirement:
    """`hideouts n`."""
    words = f"at least {number} of your Hideouts on the board"
    return Requirement(words, of.HideoutsBuilt(), number)
