"""Environments, for every player alike (NEU-12.10)."""

from __future__ import annotations

from typing import Final

from nightdeck.games.neuroscape.language import aims as at
from nightdeck.games.neuroscape.language import do, when
from nightdeck.games.neuroscape.language.behaviour import Ability, Behaviour, CostEffect, Upon
from nightdeck.games.neuroscape.model import events, terms
from nightdeck.games.neuroscape.model.card_abilities import BY_ANYBODY, ONCE_PER_ROUND
from nightdeck.games.neuroscape.model.vocabulary import Modifier

OF_THE_HIVE: Final = when.AnyOf(when.HasFaction(terms.NANOBOT), when.IsToken())

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    "acid-rain": Behaviour(
        on=Upon(
            events.NETCHECK_CAME,
            do.OnNumber(do.DealToEach(1, when.OfNumber())),
            label="deal 1 damage to each character of the player",
        )
    ),
    "black-market": Behaviour(
        constant=CostEffect(-1, when.Is(terms.CYBERWARE), least=1, playing=True)
    ),
    "boardroom": Behaviour(constant=Modifier(terms.ATTACK, -1, when.CostAtMost(2))),
    "crossfade": Behaviour(
        on=Upon(
            events.NETCHECK_CAME,
            do.As(do.EVENT_TARGET, do.RunRamTo(1, do.LookAtBothDecks())),
            label="look at the top of both decks",
        )
    ),
    "death-wish": Behaviour(constant=Modifier(terms.KEYWORDS, terms.OVERRUN)),
    "max-gainz": Behaviour(
        on=Upon(
            events.CARD_PLAYED,
            do.As(
                do.EVENT_PLAYER,
                do.ChooseCharacter(when.Yours(), do.PlaceCounters(terms.PLUS, 1), aimed=True),
            ),
            when.Is(terms.DRUG),
            label="put a +1/+1 counter on a character",
        )
    ),
    "mosh-pit": Behaviour(
        constant=Modifier(terms.ATTACK, 1, when.AnyOf(when.Attacking(), when.Blocking()))
    ),
    "multiverse": Behaviour(constant=Modifier(terms.TIER_EASE, 1)),
    "setu-simulation": Behaviour(constant=Modifier(terms.MAY_REVERSE, 1)),
    "supersymmetry": Behaviour(
        abilities=Ability(
            "Mirror",
            do.CopySlotCard(),
            ram=3,
            aims=at.SlotCard(),
            limit=ONCE_PER_ROUND,
            by=BY_ANYBODY,
        )
    ),
    "the-amrita": Behaviour(
        on=Upon(events.NETCHECK_CAME, do.GainHealth(terms.BIOFRAME_POOL, 1, do.EVENT_TARGET))
    ),
    "the-grid": Behaviour(
        abilities=Ability("Ping", do.LookAtTop(), ram=1, limit=ONCE_PER_ROUND, by=BY_ANYBODY)
    ),
    "the-hive": Behaviour(
        constant=(
            Modifier(terms.ATTACK, 1, OF_THE_HIVE),
            Modifier(terms.DEFENSE, 1, OF_THE_HIVE),
        )
    ),
    "the-net": Behaviour(constant=Modifier(terms.ATTACK, 1, when.Blue())),
    "the-pulse": Behaviour(constant=Modifier(terms.UNBLOCKABLE_BY, 1, when.Outmatches())),
    "the-spirit-realm": Behaviour(
        on=Upon(
            events.NETCHECK_CAME,
            do.If(when.TarotsInBin(7), do.WinTheGame(do.EVENT_TARGET)),
            label="win with 7 different tarots in the bin",
        )
    ),
    "wonderland": Behaviour(
        constant=CostEffect(
            -1,
            when.Both(
                when.Is(terms.CHARACTER), when.InOwnTurn(), when.FirstThisTurn(terms.CHARACTER)
            ),
            playing=True,
            stays=True,
        )
    ),
    "yacht-party": Behaviour(
        on=Upon(
            events.NETCHECK_CAME,
            do.As(do.EVENT_TARGET, do.RunRamTo(2, do.Draw(1))),
            label="run 2 RAM to draw a card",
        )
    ),
    "zen-garden": Behaviour(
        abilities=Ability(
            "Breathe",
            do.Sequence(
                do.GainHealth(terms.BIOFRAME_POOL, 1), do.GainHealth(terms.MAINFRAME_POOL, 1)
            ),
            ram=2,
            limit=ONCE_PER_ROUND,
            by=BY_ANYBODY,
        )
    ),
}
