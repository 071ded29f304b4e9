"""What a card does, beside its printed facts: one value per card, in words of the language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from nightdeck.games.android_netrunner.model import card_abilities as can
from nightdeck.games.android_netrunner.model import terms, vocabulary
from nightdeck.games.netrunner_family.model import abilities
from nightdeck.language.values import ALWAYS

if TYPE_CHECKING:
    from nightdeck.games.android_netrunner.model.state import AnrState  # noqa: F401 (named below)

Upon = abilities.Upon["AnrState"]
"""A conditional ability of a card and the event it waits for."""


@dataclass(eq=False, frozen=True)
class Behaviour:
    """Everything the text of a card can do; `card_types.py` says which types have which words.

    A single ability, modifier, subroutine or trigger needs no tuple around it. `subroutines` are
    what the printed ones do, in their order. `scored_counters`: agenda counters put on an agenda
    when it is scored. `enters_with`: (kind, number) of counters a card enters play with;
    `trashed_when_empty`: the kind whose last counter trashes it. `install_servers`: mask of servers
    an upgrade may be installed in (0: any). `install_on`: the cards it must be installed on.
    `finishes`: what becomes of hosted cards without a power counter, at once (ANR-INS23).
    """

    on_play: vocabulary.Effect | None = None
    on: Upon | tuple[Upon, ...] = ()
    abilities: can.Ability | tuple[can.Ability, ...] = ()
    constant: vocabulary.Modifier | tuple[vocabulary.Modifier, ...] = ()
    prevention: can.Prevention | tuple[can.Prevention, ...] = ()
    subroutines: vocabulary.Effect | tuple[vocabulary.Effect, ...] = ()
    access_abilities: can.Ability | tuple[can.Ability, ...] = ()
    on_access: can.OnAccess | None = None
    replacement: can.Replacement | None = None
    recurring: can.Recurring | None = None
    breaker: can.Breaker | None = None
    hosting: can.Hosting | None = None
    finishes: vocabulary.Effect | None = None
    play_if: vocabulary.Condition = ALWAYS
    x_limit: int | vocabulary.Amount | None = None
    install_if: vocabulary.Condition = ALWAYS
    install_on: vocabulary.Selection | None = None
    install_servers: int = 0
    enters_with: tuple[int, int] = (0, 0)
    trashed_when_empty: int = terms.NONE
    scored_counters: int | vocabulary.Amount | None = None
