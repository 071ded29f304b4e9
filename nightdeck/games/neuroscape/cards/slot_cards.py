"""Protocols, viruses and trojans, in alphabetical order."""

from __future__ import annotations

from typing import Final

from nightdeck.games.neuroscape.language import aims as at
from nightdeck.games.neuroscape.language import do, when
from nightdeck.games.neuroscape.language.behaviour import (
    Ability,
    Behaviour,
    CostEffect,
    Prevention,
    Upon,
)
from nightdeck.games.neuroscape.model import events, terms
from nightdeck.games.neuroscape.model.card_abilities import BY_HOST, ONCE_PER_ROUND
from nightdeck.games.neuroscape.model.vocabulary import Modifier

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    "artificial-inflation": Behaviour(
        constant=CostEffect(1, when.Both(when.Is(terms.CHARACTER), when.PlayedByHost()))
    ),
    "bitrot": Behaviour(constant=Modifier(terms.ATTACK, -1, when.OfHost())),
    "fatal-error-75": Behaviour(do.DealToPlayer(terms.MAINFRAME_POOL, 3, do.HOST_PLAYER)),
    "firewall": Behaviour(
        prevents=Prevention(2, when.ForHost(), pool=terms.MAINFRAME_POOL, first=True)
    ),
    "growing-unrest": Behaviour(
        on=Upon(
            events.NETCHECK_CAME,
            do.ChooseCharacter(when.OfHost(), do.PlaceCounters(terms.BLEED, 1)),
            when.HostsNetcheck(),
            label="put a bleed counter on a character of the host",
        )
    ),
    "memory-leak": Behaviour(do.DestroyRam(), at.HostRam()),
    "simulated-solace": Behaviour(
        abilities=Ability(
            "Solace",
            do.GainHealth(terms.BIOFRAME_POOL, 2),
            ram=2,
            limit=ONCE_PER_ROUND,
            by=BY_HOST,
        )
    ),
    "system-error": Behaviour(
        on=Upon(
            events.NETCHECK_CAME,
            do.DealToPlayer(terms.MAINFRAME_POOL, 2, do.HOST_PLAYER),
            when.HostsNetcheck(),
        )
    ),
}
