"""The inherent abilities of the professions by number; `cards/professions.py` fills the list."""

from __future__ import annotations

from typing import Final

from nightdeck.games.cyberpunk_ccg.model.card_abilities import Ability
from nightdeck.games.cyberpunk_ccg.model.definitions import POOL
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.things import INHERENT

ABILITIES: Final[list[Ability]] = []
"""Every inherent ability; the place of one is INHERENT and its number here."""

PROFESSIONS: Final[list[int]] = []
"""The profession each of them belongs to; 0 means every Runner."""

FOUND: Final[dict[int, tuple[Ability, ...]]] = {}


def add_inherent(profession: int, ability: Ability) -> Ability:
    """Number an inherent ability of a profession."""
    ability.place = INHERENT + len(ABILITIES)
    ABILITIES.append(ability)
    PROFESSIONS.append(profession)
    return ability


def inherent(professions: int, timing: int) -> tuple[Ability, ...]:
    """CCG-10.0a Return the inherent abilities of some professions that fit a timing; CCG-10.16."""
    key = professions << 8 | timing
    found = FOUND.get(key)
    if found is None:
        found = tuple(
            [
                ability
                for place, ability in enumerate(ABILITIES)
                if ability.timing & timing
                and (PROFESSIONS[place] == 0 or PROFESSIONS[place] & professions)
            ]
        )
        FOUND[key] = found
    return found


def ability_at(state: CcgState, card: int, place: int) -> Ability:
    """Return an ability of a card by its place: its own, or an inherent one."""
    if place >= INHERENT:
        return ABILITIES[place - INHERENT]
    definition = POOL[state.definition[card]]
    if definition.event is not None:
        return definition.event
    return definition.abilities[place]
