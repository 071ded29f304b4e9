"""Protocols, viruses and trojans, in alphabetical order."""

from __future__ import annotations

from typing import Final

from nightdeck.games.neuroscape.language import aims as at
from nightdeck.games.neuroscape.language import do, of, some, when
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
    "amethyst-datashard": Behaviour(
        constant=CostEffect(-1, when.Both(when.Is(terms.TAROT), when.PlayedByHost()), playing=True)
    ),
    "artificial-inflation": Behaviour(
        constant=CostEffect(1, when.Both(when.Is(terms.CHARACTER), when.PlayedByHost()))
    ),
    "bitrot": Behaviour(constant=Modifier(terms.ATTACK, -1, when.OfHost())),
    "bloodworm": Behaviour(
        constant=Modifier(
            terms.CANNOT_GAIN_HEALTH,
            1,
            when.Both(when.PlayedByHost(), when.IsPool(terms.BIOFRAME_POOL)),
        ),
        on=Upon(
            events.DESTROYED,
            do.DealToPlayer(terms.BIOFRAME_POOL, 1, do.HOST_PLAYER),
            when.Both(when.Is(terms.CHARACTER), when.OfHost()),
        ),
    ),
    "butterfly-effect": Behaviour(constant=Modifier(terms.MAY_ADD, 2, when.PlayedByHost())),
    "cheshire-rar": Behaviour(
        do.As(do.HOST_PLAYER, do.RunRamTo(2, otherwise=do.Counter())),
        at.OnCache(programs=True, abilities=True, cards=True, of_host=True),
    ),
    "darkstone-datashard": Behaviour(
        on=Upon(
            events.CARD_PLAYED,
            do.ChooseOpponent(do.DealToPlayer(terms.MAINFRAME_POOL, 1)),
            when.Both(when.Is(terms.TAROT), when.PlayedByHost()),
        )
    ),
    "evil-eye": Behaviour(constant=Modifier(terms.PSYCHOSIS, 2, when.OfHost())),
    "fatal-error-75": Behaviour(do.DealToPlayer(terms.MAINFRAME_POOL, 3, do.HOST_PLAYER)),
    "firewall": Behaviour(
        prevents=Prevention(2, when.PlayedByHost(), pool=terms.MAINFRAME_POOL, first=True)
    ),
    "generational-wealth": Behaviour(
        on=Upon(events.NETCHECK_CAME, do.InstallRam(1, whom=do.HOST_PLAYER), when.HostsNetcheck())
    ),
    "grave-tap": Behaviour(
        do.ChooseCards(
            some.HostBin(),
            3,
            do.Purge(),
            least=0,
            after=do.GainHealth(terms.BIOFRAME_POOL, of.Number()),
        )
    ),
    "growing-unrest": Behaviour(
        on=Upon(
            events.NETCHECK_CAME,
            do.ChooseCharacter(when.OfHost(), do.PlaceCounters(terms.BLEED, 1), aimed=True),
            when.HostsNetcheck(),
            label="put a bleed counter on a character of the host",
        )
    ),
    "insurance-policy": Behaviour(
        on=Upon(
            events.DESTROYED,
            do.Sequence(
                do.ChooseCard(some.Ram(running=True), do.RefreshRam(), optional=True),
                do.Draw(1, do.HOST_PLAYER),
            ),
            when.Both(when.Is(terms.CHARACTER), when.OfHost()),
            once=True,
            label="refresh 1 RAM, draw 1 card",
        )
    ),
    "memory-leak": Behaviour(do.DestroyRam(), at.HostRam()),
    "moonstone-datashard": Behaviour(
        on=Upon(
            events.NETCHECK_CAME,
            do.GainHealth(terms.BIOFRAME_POOL, 1, do.HOST_PLAYER),
            when.HostsNetcheck(),
        ),
        abilities=Ability(
            "Shatter",
            do.GainHealth(terms.MAINFRAME_POOL, 4),
            sacrifices_self=True,
            by=BY_HOST,
        ),
    ),
    "packet-leech": Behaviour(
        on=Upon(
            events.PICKED_INSTALL,
            do.Sequence(
                do.DealToPlayer(terms.MAINFRAME_POOL, 1, do.HOST_PLAYER),
                do.GainHealth(terms.MAINFRAME_POOL, 1),
            ),
            when.HostsNetcheck(),
        )
    ),
    "power-spike": Behaviour(do.RunAllRam()),
    "redirect": Behaviour(
        do.ChangeTarget(),
        at.OnCache(
            programs=True,
            abilities=True,
            cards=True,
            kinds=terms.PROGRAM | terms.CYBERWARE,
            aimed=True,
            of_host=True,
        ),
    ),
    "root-access": Behaviour(
        constant=CostEffect(0, when.PlayedByHost(), quantity=terms.ABILITY_COST, sets=True)
    ),
    "rubber-ducky": Behaviour(do.DiscardFromHand(do.HOST_PLAYER)),
    "simulated-solace": Behaviour(
        abilities=Ability(
            "Solace",
            do.GainHealth(terms.BIOFRAME_POOL, 2),
            ram=2,
            limit=ONCE_PER_ROUND,
            by=BY_HOST,
        )
    ),
    "sleeper-payload": Behaviour(do.Deal(3), at.HostCharacter()),
    "system-error": Behaviour(
        on=Upon(
            events.NETCHECK_CAME,
            do.DealToPlayer(terms.MAINFRAME_POOL, 2, do.HOST_PLAYER),
            when.HostsNetcheck(),
        )
    ),
    "tax-evasion": Behaviour(constant=Modifier(terms.RAM_IS_SAFE, 1, when.PlayedByHost())),
    "throttle": Behaviour(
        constant=CostEffect(
            1,
            when.Both(when.Is(terms.CHARACTER | terms.CYBERWARE), when.PlayedByHost()),
            quantity=terms.ABILITY_COST,
        )
    ),
    "wall-of-death": Behaviour(
        constant=Modifier(terms.ATTACK, 1, when.Both(when.Attacking(), when.OfHost()))
    ),
}
