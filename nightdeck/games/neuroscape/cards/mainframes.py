"""Mainframes and their tiers (NEU-15.6)."""

from __future__ import annotations

from typing import Final

from nightdeck.games.neuroscape.language import do, of, some, when
from nightdeck.games.neuroscape.language.behaviour import Behaviour, CostEffect, Rank, Upon
from nightdeck.games.neuroscape.model import events, terms
from nightdeck.games.neuroscape.model.vocabulary import Modifier

SCRIPT_OR_EXE: Final = terms.SCRIPT | terms.EXE

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    "coyote": Behaviour(
        ranks=(
            Rank(
                terms.DUSTRUNNER,
                2,
                on=Upon(
                    events.DAMAGED_PLAYER,
                    do.ChooseCard(some.Ram(running=True), do.RefreshRam()),
                    when.YourCombatDamage(),
                    once=True,
                    label="refresh 1 running RAM",
                ),
            ),
            Rank(
                terms.DUSTRUNNER,
                4,
                constant=Modifier(terms.ATTACK, 1, when.Both(when.Attacking(), when.Yours())),
            ),
        )
    ),
    "firestarter": Behaviour(
        ranks=(
            Rank(
                terms.HACKER,
                2,
                constant=CostEffect(
                    -1,
                    when.Both(
                        when.Is(SCRIPT_OR_EXE), when.ByYou(), when.FirstThisTurn(SCRIPT_OR_EXE)
                    ),
                    playing=True,
                ),
            ),
            Rank(
                terms.HACKER,
                4,
                on=Upon(
                    events.CARD_PLAYED,
                    do.ChooseOpponent(do.DealToPlayer(terms.MAINFRAME_POOL, 1)),
                    when.Both(when.Is(SCRIPT_OR_EXE), when.ByYou()),
                    label="deal 1 mainframe damage to an opponent",
                ),
            ),
        )
    ),
    "nexus": Behaviour(
        ranks=(
            Rank(
                terms.CYBERNETIC,
                3,
                condition=when.CountsAtLeast(of.CyberwareOnYours()),
                constant=CostEffect(
                    -1,
                    when.Both(when.Is(terms.CHARACTER | terms.CYBERWARE), when.ByYou()),
                    quantity=terms.ABILITY_COST,
                ),
            ),
            Rank(
                terms.CYBERNETIC,
                5,
                on=Upon(
                    events.NETCHECK_CAME,
                    do.ChooseCharacter(when.Both(when.Yours(), when.Running()), do.Refresh()),
                    when.YourNetcheck(),
                    label="refresh one of your characters",
                ),
            ),
        )
    ),
    "radiant": Behaviour(
        ranks=(
            Rank(terms.MYSTIC, 2, constant=Modifier(terms.MAY_REVERSE, 1, when.YourRoll())),
            Rank(
                terms.MYSTIC,
                4,
                on=Upon(
                    events.CARD_PLAYED,
                    do.Sequence(
                        do.GainHealth(terms.BIOFRAME_POOL, 1),
                        do.GainHealth(terms.MAINFRAME_POOL, 1),
                    ),
                    when.Both(when.Is(terms.TAROT), when.ByYou()),
                    label="gain 1 health in both pools",
                ),
            ),
        )
    ),
    "synthetix": Behaviour(
        ranks=(
            Rank(
                terms.CYBERNETIC,
                2,
                constant=CostEffect(
                    -1, when.Both(when.Is(terms.CYBERWARE), when.ByYou()), playing=True
                ),
            ),
            Rank(
                terms.CYBERNETIC,
                4,
                constant=(
                    Modifier(terms.ATTACK, 1, when.Both(when.Yours(), when.WearsCyberware())),
                    Modifier(terms.DEFENSE, 1, when.Both(when.Yours(), when.WearsCyberware())),
                ),
            ),
        )
    ),
}
