"""GNC-18.1 What players do and what they gain by it, for the laboratory to count."""

from __future__ import annotations

from typing import TYPE_CHECKING

from nightdeck.games.gangs_of_night_city.model import events, terms
from nightdeck.games.gangs_of_night_city.seen.chronicle import REASONS
from nightdeck.games.gangs_of_night_city.seen.words import ACTION_WORDS

if TYPE_CHECKING:
    from nightdeck.kernel.state import Entry


def deeds(entry: Entry) -> list[tuple[int, str, int]]:
    """Return what an event adds: an action and its disc, or Street Cred and what it is for."""
    kind, args, _, _ = entry
    if kind == events.DISC_SPENT:
        seat, disc, action = args
        found = [(seat, ACTION_WORDS[action], 1)]
        return [*found, (seat, "Use the wild disc", 1)] if disc == terms.DISC_WILD else found
    if kind == events.CRED_GAINED:
        seat, amount, reason = args
        return [(seat, f"Street Cred {REASONS[reason]}", amount)]
    if kind == events.OPPORTUNITY_SEIZED:
        return [(args[0], "Opportunities seized", 1)]
    if kind == events.EDGERUNNER_HIRED:
        return [(args[0], "Edgerunners hired", 1)]
    return []
