"""Characters, in alphabetical order."""

from __future__ import annotations

from typing import Final

from nightdeck.games.neuroscape.language import aims as at
from nightdeck.games.neuroscape.language import do, of, some, when
from nightdeck.games.neuroscape.language.behaviour import Ability, Behaviour, CostEffect, Upon
from nightdeck.games.neuroscape.model import events, terms
from nightdeck.games.neuroscape.model.vocabulary import Modifier
from nightdeck.language.card_state import SELF

SCRIPT_OR_EXE: Final = terms.SCRIPT | terms.EXE

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    "admin": Behaviour(
        constant=CostEffect(
            -1, when.Both(when.Is(SCRIPT_OR_EXE), when.ByYou()), least=1, playing=True
        )
    ),
    "alice-dreamwalker": Behaviour(
        abilities=Ability(
            "Looking Glass",
            do.CopyCharacter(fleeting=True),
            ram=1,
            runs=True,
            aims=at.Character(when.Not(when.Iconic())),
        )
    ),
    "anima-proxy": Behaviour(
        abilities=Ability(
            "Mirror Socket",
            do.CopyItem(),
            ram=2,
            runs=True,
            aims=at.OnCache(programs=True, kinds=SCRIPT_OR_EXE, copying=True),
        ),
    ),
    "arc-circuit-breaker": Behaviour(
        abilities=Ability("Surge", do.Deal(3), ram=2, runs=True, aims=at.Anything())
    ),
    "ashara-high-priestess": Behaviour(
        constant=Modifier(
            terms.ATTACK,
            1,
            when.Both(when.Yours(), when.HasFaction(terms.DUSTRUNNER), when.Not(when.IsSelf())),
        )
    ),
    "back-alley-bruisers": Behaviour(
        abilities=Ability(
            "Knuckle Up", do.Duel(), ram=1, runs=True, aims=at.Character(opposing=True, other=True)
        )
    ),
    "badlands-sniper": Behaviour(
        abilities=Ability("Long Shot", do.Deal(1), runs=True, aims=at.Character())
    ),
    "black-hat": Behaviour(
        abilities=Ability("Zero Day", do.Destroy(), ram=1, runs=True, aims=at.SlotCard())
    ),
    "blackout-boys": Behaviour(
        on=Upon(
            events.ENTERED_PLAY,
            do.ChooseOpponent(
                do.ChooseCards(some.Ram(running=False, of_target=True), 2, do.RunRam(), least=0)
            ),
            when.IsSelf(),
            label="run up to 2 RAM of an opponent",
        )
    ),
    "canyon-stalkers": Behaviour(constant=Modifier(terms.CANNOT_BLOCK, 1, when.IsSelf())),
    "coder": Behaviour(abilities=Ability("Compile", do.LookAtTop(), runs=True)),
    "cryoblade-assassin": Behaviour(
        on=Upon(
            events.DAMAGED_CHARACTER,
            do.OnNumber(do.Freeze()),
            when.CombatDamage(),
            label="it does not refresh next time",
        )
    ),
    "deep-diver": Behaviour(on=Upon(events.DAMAGED_PLAYER, do.Draw(1), when.CombatDamage())),
    "digital-spectre": Behaviour(
        on=Upon(
            events.DAMAGED_PLAYER,
            do.DealToPlayer(terms.MAINFRAME_POOL, 2, do.EVENT_PLAYER),
            when.CombatDamage(),
        )
    ),
    "dumpster-diver": Behaviour(
        on=Upon(
            events.ENTERED_PLAY,
            do.ChooseCard(some.YourBin(when.Is(terms.CYBERWARE)), do.ToHand(), optional=True),
            when.IsSelf(),
            label="return a cyberware card from your bin",
        )
    ),
    "dust-devil-initiate": Behaviour(
        on=Upon(
            events.TETHERED,
            do.Sequence(do.PlaceCounters(terms.PLUS, 1, on=SELF), do.Draw(1)),
            when.IsSelf(),
        )
    ),
    "dust-devil-vultures": Behaviour(
        on=Upon(
            events.DESTROYED,
            do.PlaceCounters(terms.PLUS, 1, on=SELF),
            when.Both(when.Is(terms.CHARACTER), when.Not(when.IsSelf())),
        )
    ),
    "eclipse-dropship": Behaviour(
        on=Upon(
            events.ENTERED_PLAY,
            do.PlayNow(when.Both(when.Is(terms.CHARACTER), when.CostAtMost(2))),
            when.IsSelf(),
            label="play a character of cost 2 or less for free",
        )
    ),
    "ed-card-counter": Behaviour(rerolls=True),
    "faceless-oni": Behaviour(
        abilities=Ability(
            "Silent Execution",
            do.Sequence(
                do.Duel(),
                do.IfBeaten(do.DealToPlayer(terms.BIOFRAME_POOL, 3, do.EVENT_PLAYER)),
            ),
            ram=2,
            runs=True,
            aims=at.Character(opposing=True, other=True),
        )
    ),
    "hex-codemancer": Behaviour(
        abilities=Ability(
            "DDOS Attack",
            do.DealToPlayer(terms.MAINFRAME_POOL, 6),
            ram=4,
            runs=True,
            aims=at.Player(opposing=True),
        )
    ),
    "iron-maiden": Behaviour(
        on=Upon(
            events.BLOCKED,
            do.PlaceCounters(terms.BLEED, 1),
            when.BlocksThis(),
            label="put a bleed counter on the blocker",
        )
    ),
    "lasersaw-berzerker": Behaviour(
        abilities=Ability(
            "Full Throttle",
            do.Boost(of.Times(2, of.Synergy(terms.CYBERNETIC)), on=SELF),
            ram=2,
        )
    ),
    "lug-nut": Behaviour(constant=Modifier(terms.ATTACK, of.Worn(), when.IsSelf())),
    "maximillion-gold": Behaviour(
        on=Upon(
            events.NETCHECK_CAME,
            do.If(when.RamInBank(15), do.WinTheGame()),
            when.YourNetcheck(),
            label="win with 15 RAM in the bank",
        )
    ),
    "mind-delver": Behaviour(
        abilities=Ability(
            "Possess",
            do.Sequence(do.GainControl(), do.Refresh()),
            ram=3,
            runs=True,
            aims=at.Character(when.CostAtMost(3), opposing=True),
        )
    ),
    "mosher": Behaviour(
        on=Upon(
            events.ATTACKED,
            do.BoostEach(
                1,
                0,
                when.Both(
                    when.Yours(),
                    when.HasFaction(terms.THRASHER),
                    when.Attacking(),
                    when.Not(when.IsSelf()),
                ),
            ),
            when.IsSelf(),
            label="your other attacking Thrashers get +1/+0",
        )
    ),
    "nameless": Behaviour(constant=Modifier(terms.HALF_PSYCHOSIS, 1, when.IsSelf())),
    "phantom-os": Behaviour(constant=Modifier(terms.UNBLOCKABLE_BY, 1, when.ThisBlockedByRed())),
    "priest-of-mahkav": Behaviour(
        abilities=Ability(
            "Offering",
            do.DealToPlayer(terms.BIOFRAME_POOL, 3),
            runs=True,
            aims=at.Player(opposing=True),
            sacrifice=some.Characters(when.Yours(), other=True),
        )
    ),
    "reanimator": Behaviour(
        abilities=Ability(
            "Raise",
            do.PutIntoPlay(),
            ram=2,
            runs=True,
            aims=at.BinCard(when.Both(when.Is(terms.CHARACTER), when.CostAtMost(2))),
        )
    ),
    "sand-scorpion": Behaviour(
        on=Upon(
            events.DAMAGED_CHARACTER,
            do.OnNumber(do.PlaceCounters(terms.BLEED, 1)),
            when.CombatDamage(),
        )
    ),
    "scavenger": Behaviour(on=Upon(events.DESTROYED, do.Draw(1), when.IsSelf())),
    "scrapper": Behaviour(abilities=Ability("Scrap Heap", do.InstallRam(1), runs=True)),
    "script-kiddie": Behaviour(
        on=Upon(
            events.CARD_PLAYED,
            do.Boost(1, on=SELF),
            when.Both(when.Is(terms.SCRIPT), when.ByYou()),
            label="it gets +1/+0",
        )
    ),
    "searcher-of-the-sky": Behaviour(constant=Modifier(terms.MAY_REVERSE, 1, when.ByYou())),
    "singularity": Behaviour(
        constant=(
            CostEffect(0, when.Both(when.Is(terms.CHARACTER), when.ByYou()), sets=True),
            CostEffect(0, when.ByYou(), quantity=terms.ABILITY_COST, sets=True),
        )
    ),
    "stage-diver": Behaviour(constant=Modifier(terms.MUST_ATTACK, 1, when.IsSelf())),
    "street-preacher": Behaviour(constant=Modifier(terms.CANNOT_GAIN_HEALTH, 1)),
    "terry-the-accountant": Behaviour(constant=Modifier(terms.STABILITY_ROLL, 5, when.ByYou())),
    "the-oracle": Behaviour(
        constant=Modifier(terms.MAY_REVERSE, 1, when.ByYou()),
        on=Upon(
            events.CARD_PLAYED,
            do.LookAtTop(),
            when.Both(when.Is(terms.TAROT), when.ByYou(), when.Reversed()),
        ),
    ),
    "the-plug": Behaviour(
        abilities=Ability("Hook Up", do.NextCostsLess(terms.CYBERWARE, 2), runs=True)
    ),
    "the-prodigy": Behaviour(
        abilities=Ability(
            "Multitask",
            do.ChooseCards(some.Ram(running=True), 2, do.RefreshRam(), least=0),
            runs=True,
        )
    ),
}
