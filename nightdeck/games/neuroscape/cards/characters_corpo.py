"""Corpo characters, in alphabetical order."""

from __future__ import annotations

from typing import Final

from nightdeck.games.neuroscape.language import aims as at
from nightdeck.games.neuroscape.language import do, some, when
from nightdeck.games.neuroscape.language.behaviour import Ability, Behaviour, CostEffect, Upon
from nightdeck.games.neuroscape.model import events, terms
from nightdeck.games.neuroscape.model.vocabulary import Modifier

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    "acpd-drones": Behaviour(
        on=Upon(
            events.ENTERED_PLAY,
            do.CreateTokens("police-drone"),
            when.IsSelf(),
            label="create a Police Drone",
        )
    ),
    "arms-dealer": Behaviour(
        constant=CostEffect(-1, when.Both(when.Is(terms.CYBERWARE), when.ByYou()), playing=True)
    ),
    "debt-collector": Behaviour(
        on=Upon(
            events.DAMAGED_PLAYER,
            do.As(do.EVENT_PLAYER, do.ChooseCard(some.BankRam(), do.DestroyRam())),
            when.CombatDamage(),
            label="that player destroys one of their RAM",
        )
    ),
    "executive": Behaviour(
        on=Upon(
            events.NETCHECK_CAME,
            do.If(when.RamInBank(6), do.Draw(1)),
            when.YourNetcheck(),
            label="draw a card with 6 RAM in the bank",
        )
    ),
    "gokudo-silencer": Behaviour(
        abilities=Ability(
            "Hush",
            do.Let(terms.CANNOT_ACTIVATE, duration=terms.UNTIL_NEXT_TURN),
            ram=1,
            runs=True,
            aims=at.Character(),
        )
    ),
    "neosec-firestorm": Behaviour(
        on=Upon(
            events.ATTACKED,
            do.DealToEach(2, when.OfNumber()),
            when.IsSelf(),
            label="deal 2 damage to each character of the attacked player",
        )
    ),
    "riot-police": Behaviour(constant=Modifier(terms.ATTACK, -1, when.BlockedByThis())),
    "seeker-drones": Behaviour(on=Upon(events.ENTERED_PLAY, do.Arrange(2), when.IsSelf())),
    "trustfund-baby": Behaviour(on=Upon(events.ENTERED_PLAY, do.InstallRam(1), when.IsSelf())),
    "unpaid-intern": Behaviour(
        abilities=Ability(
            "Fetch Coffee",
            do.ChooseCard(some.Ram(running=True), do.RefreshRam()),
            runs=True,
            sacrifices_self=True,
        )
    ),
    "venture-capitalist": Behaviour(
        abilities=Ability("Seed Round", do.InstallRam(2), ram=2, runs=True)
    ),
    "yes-man": Behaviour(
        abilities=Ability(
            "Whatever You Say", do.Boost(2, 2), runs=True, aims=at.Character(yours=True, other=True)
        )
    ),
}
