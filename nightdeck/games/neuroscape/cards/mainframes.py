"""Mainframes and their tiers (NEU-15.6)."""

from __future__ import annotations

from typing import Final

from nightdeck.games.neuroscape.language import do, of, some, when
from nightdeck.games.neuroscape.language.behaviour import Behaviour, CostEffect, Rank, Upon
from nightdeck.games.neuroscape.model import events, terms
from nightdeck.games.neuroscape.model.vocabulary import Modifier

SCRIPT_OR_EXE: Final = terms.SCRIPT | terms.EXE

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    "aethernet": Behaviour(
        ranks=(
            Rank(
                terms.MYSTIC,
                2,
                on=Upon(events.NETCHECK_CAME, do.Arrange(2, bottom=True), when.YourNetcheck()),
            ),
            Rank(
                terms.MYSTIC,
                5,
                constant=Modifier(
                    terms.KEYWORDS, terms.DATAVAMP, when.Both(when.Yours(), when.Blue())
                ),
            ),
        )
    ),
    "aurora": Behaviour(
        ranks=(
            Rank(
                terms.MYSTIC,
                2,
                constant=CostEffect(
                    -1,
                    when.Both(when.Is(terms.TAROT), when.ByYou(), when.FirstThisTurn(terms.TAROT)),
                    playing=True,
                ),
            ),
            Rank(
                terms.MYSTIC,
                5,
                condition=when.CountsAtLeast(of.CountCards(some.YourBin(when.Is(terms.TAROT)))),
                constant=(
                    Modifier(terms.MAY_REVERSE, 1, when.ByYou()),
                    Modifier(
                        terms.ATTACK, 1, when.Both(when.Yours(), when.HasFaction(terms.MYSTIC))
                    ),
                    Modifier(
                        terms.DEFENSE, 1, when.Both(when.Yours(), when.HasFaction(terms.MYSTIC))
                    ),
                ),
            ),
        )
    ),
    "az-luxureon": Behaviour(
        ranks=(
            Rank(
                terms.CORPO,
                2,
                on=Upon(events.NETCHECK_CAME, do.InstallRam(1), when.YourNetcheck()),
            ),
            Rank(
                terms.CORPO,
                4,
                on=Upon(events.PICKED_DRAW, do.Draw(1), when.YourNetcheck(), once=True),
            ),
        )
    ),
    "berserker": Behaviour(
        ranks=(
            Rank(
                terms.THRASHER,
                2,
                on=Upon(events.PSYCHOSIS_FAILED, do.PlaceCounters(terms.PLUS, 1), when.Yours()),
            ),
            Rank(
                terms.THRASHER,
                4,
                constant=Modifier(
                    terms.ATTACK, 2, when.Both(when.Yours(), when.AtLeast(of.PsychosisOf()))
                ),
            ),
        )
    ),
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
    "deepnet": Behaviour(
        ranks=(
            Rank(
                terms.HACKER,
                2,
                on=Upon(events.NETCHECK_CAME, do.LookAtTop(), when.YourNetcheck()),
            ),
            Rank(
                terms.HACKER,
                4,
                constant=Modifier(terms.ATTACK, 1, when.Both(when.Yours(), when.Blue())),
            ),
        )
    ),
    "eclipse": Behaviour(
        ranks=(
            Rank(terms.MYSTIC, 3, constant=Modifier(terms.MAY_REVERSE, 1, when.ByYou())),
            Rank(
                terms.MYSTIC,
                4,
                on=Upon(
                    events.CARD_PLAYED,
                    do.ChooseOpponent(do.DealToBoth(1)),
                    when.Both(when.Is(terms.TAROT), when.ByYou(), when.Reversed()),
                    label="deal 1 damage to both pools of an opponent",
                ),
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
    "gearhead": Behaviour(
        ranks=(
            Rank(terms.CYBERNETIC, 3, constant=Modifier(terms.PSYCHOSIS_ROLL, 3, when.ByYou())),
            Rank(
                terms.CYBERNETIC, 5, constant=Modifier(terms.KEYWORDS, terms.OVERRUN, when.Yours())
            ),
        )
    ),
    "headbanger": Behaviour(
        ranks=(
            Rank(
                terms.THRASHER,
                2,
                on=Upon(
                    events.ATTACKED,
                    do.Boost(1),
                    when.Both(when.Yours(), when.FirstAttacker()),
                    label="the first attacker gets +1/+0",
                ),
            ),
            Rank(terms.THRASHER, 4, constant=Modifier(terms.KEYWORDS, terms.OVERRUN, when.Yours())),
        )
    ),
    "hive-dynamics": Behaviour(
        ranks=(
            Rank(
                terms.NANOBOT,
                2,
                constant=Modifier(terms.ATTACK, 1, when.Both(when.Yours(), when.IsToken())),
            ),
            Rank(
                terms.NANOBOT,
                5,
                on=Upon(
                    events.NETCHECK_CAME,
                    do.CreateTokens("nanobot-drone"),
                    when.YourNetcheck(),
                    label="create a Nanobot Drone",
                ),
            ),
        )
    ),
    "meltdown": Behaviour(
        ranks=(
            Rank(
                terms.HACKER,
                2,
                constant=Modifier(
                    terms.DAMAGE_TO_PLAYER, 1, when.DamageOfYour(terms.SCRIPT, terms.MAINFRAME_POOL)
                ),
            ),
            Rank(
                terms.HACKER,
                5,
                on=Upon(
                    events.NETCHECK_CAME,
                    do.DealToPlayer(terms.MAINFRAME_POOL, 1, do.EACH_OPPONENT),
                    when.YourNetcheck(),
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
    "omnis-blood-diamond": Behaviour(
        ranks=(
            Rank(
                terms.CORPO,
                2,
                on=Upon(
                    events.DESTROYED,
                    do.ChooseCard(some.Ram(running=True), do.RefreshRam(), optional=True),
                    when.Both(when.Is(terms.CHARACTER), when.Opposing()),
                    label="refresh 1 running RAM",
                ),
            ),
            Rank(terms.CORPO, 4, constant=Modifier(terms.ATTACK, -1, when.Opposing())),
        )
    ),
    "radiant": Behaviour(
        ranks=(
            Rank(terms.MYSTIC, 2, constant=Modifier(terms.MAY_REVERSE, 1, when.ByYou())),
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
    "savage": Behaviour(
        ranks=(
            Rank(
                terms.THRASHER,
                3,
                constant=Modifier(
                    terms.ATTACK, 2, when.Both(when.Yours(), when.HasCounter(terms.BLEED))
                ),
            ),
            Rank(terms.THRASHER, 5, constant=Modifier(terms.KEYWORDS, terms.BIOVAMP, when.Yours())),
        )
    ),
    "sidewinder": Behaviour(
        ranks=(
            Rank(
                terms.DUSTRUNNER,
                2,
                constant=Modifier(
                    terms.UNBLOCKABLE_BY,
                    1,
                    when.Both(when.Yours(), when.Blocker(when.HasCounter(terms.BLEED))),
                ),
            ),
            Rank(
                terms.DUSTRUNNER,
                4,
                on=Upon(
                    events.DESTROYED,
                    do.DealToPlayer(terms.BIOFRAME_POOL, 1, do.EVENT_PLAYER),
                    when.Both(
                        when.Is(terms.CHARACTER), when.Opposing(), when.HasCounter(terms.BLEED)
                    ),
                ),
            ),
        )
    ),
    "spotlight": Behaviour(
        ranks=(
            Rank(
                terms.THRASHER,
                1,
                condition=when.CountsAtLeast(
                    of.CountCards(some.Characters(when.Both(when.Yours(), when.Iconic())))
                ),
                constant=Modifier(terms.DEFENSE, 1, when.Both(when.Yours(), when.Iconic())),
            ),
            Rank(
                terms.THRASHER,
                4,
                constant=Modifier(
                    terms.KEYWORDS, terms.STAMINA, when.Both(when.Yours(), when.Iconic())
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
    "wndrtech": Behaviour(
        ranks=(
            Rank(terms.WONDERLAND, 2, constant=Modifier(terms.MAY_REROLL, 1, when.ByYou())),
            Rank(
                terms.WONDERLAND,
                4,
                on=Upon(
                    events.NETCHECK_CAME,
                    do.ChooseCharacter(
                        when.Both(when.Yours(), when.Not(when.Iconic())),
                        do.ReturnAndPlay(),
                        optional=True,
                        aimed=True,
                    ),
                    when.YourNetcheck(),
                    label="return a character and play another",
                ),
            ),
        )
    ),
}
