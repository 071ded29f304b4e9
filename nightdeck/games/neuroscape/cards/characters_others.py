"""Wonderland, Nanobot and other characters, in alphabetical order."""

from __future__ import annotations

from typing import Final

from nightdeck.games.neuroscape.language import aims as at
from nightdeck.games.neuroscape.language import do, some, when
from nightdeck.games.neuroscape.language.behaviour import Ability, Behaviour, Upon
from nightdeck.games.neuroscape.model import events, terms
from nightdeck.games.neuroscape.model.vocabulary import Modifier

ANOTHER_SWARM: Final = when.Exists(
    some.Characters(when.Both(when.Yours(), when.Named("Nanobot Swarm")), other=True)
)
RED_KNIGHT: Final = when.Exists(some.Characters(when.Both(when.Yours(), when.Named("Red Knight"))))
WHITE_KNIGHT: Final = when.Exists(
    some.Characters(when.Both(when.Yours(), when.Named("White Knight")))
)

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    "big-kat": Behaviour(constant=Modifier(terms.CANNOT_BE_TARGETED, 1, when.IsSelf())),
    "bob": Behaviour(constant=Modifier(terms.CANNOT_CRASH, 1, when.IsSelf())),
    "boonyen-wardriver": Behaviour(
        on=Upon(
            events.ATTACKED,
            do.ChooseRam(do.DestroyRam()),
            when.IsSelf(),
            label="destroy RAM of the attacked player",
        )
    ),
    "cartographer": Behaviour(abilities=Ability("Survey", do.TakeOne(3, on_top=True), runs=True)),
    "exterminator": Behaviour(
        constant=Modifier(
            terms.ATTACK,
            2,
            when.Both(when.IsSelf(), when.FightsWith(when.Not(when.CostAtMost(2)))),
        )
    ),
    "gutter-medic": Behaviour(
        abilities=Ability("Patch Up", do.Heal(), runs=True, aims=at.Character())
    ),
    "mad-hatter": Behaviour(
        on=Upon(
            events.NETCHECK_CAME,
            do.RollOn((15, do.Draw(2)), (6, do.Draw(1)), (-99, do.DiscardAtRandom(1, do.YOU))),
            when.YourNetcheck(),
            label="roll for cards",
        )
    ),
    "metal-head": Behaviour(constant=Modifier(terms.DAMAGE_TO_CHARACTER, -1, when.IsSelf())),
    "nanobot-harvester": Behaviour(
        on=Upon(
            events.DESTROYED,
            do.InstallRam(1),
            when.Both(when.Is(terms.CHARACTER), when.Not(when.IsSelf())),
            once=True,
        )
    ),
    "nanobot-messenger": Behaviour(
        on=Upon(events.DESTROYED, do.TakeOne(3, that=when.HasFaction(terms.NANOBOT)), when.IsSelf())
    ),
    "nanobot-swarm": Behaviour(
        constant=Modifier(terms.ATTACK, 1, when.Both(when.IsSelf(), ANOTHER_SWARM))
    ),
    "nova-the-white-rabbit": Behaviour(
        abilities=Ability(
            "Down the Hole",
            do.ToHand(),
            ram=1,
            runs=True,
            aims=at.Character(when.CostAtMost(2)),
        )
    ),
    "queen-of-hearts": Behaviour(
        abilities=Ability(
            "Off With Their Head",
            do.Destroy(),
            ram=2,
            runs=True,
            aims=at.Character(when.AttackAtLeast(4)),
        )
    ),
    "red-knight": Behaviour(
        constant=Modifier(terms.KEYWORDS, terms.OVERRUN, when.Both(when.IsSelf(), WHITE_KNIGHT))
    ),
    "serial-killer": Behaviour(constant=Modifier(terms.PURGES_VICTIMS, 1, when.IsSelf())),
    "tagger": Behaviour(
        on=Upon(events.ENTERED_PLAY, do.ChooseOpponent(do.LookAtHand()), when.IsSelf())
    ),
    "vat-clone": Behaviour(
        on=Upon(
            events.ENTERED_PLAY,
            do.ChooseCharacter(
                when.Both(when.Not(when.IsSelf()), when.Not(when.Iconic())),
                do.BecomeCopy(),
                optional=True,
            ),
            when.IsSelf(),
            label="become a copy of another character",
        )
    ),
    "virtual-kid": Behaviour(constant=Modifier(terms.PSYCHOSIS, -4, when.IsSelf())),
    "white-knight": Behaviour(
        constant=(
            Modifier(terms.ATTACK, 1, when.Both(when.IsSelf(), RED_KNIGHT)),
            Modifier(terms.DEFENSE, 1, when.Both(when.IsSelf(), RED_KNIGHT)),
        )
    ),
    "xandra-hive-queen": Behaviour(
        abilities=Ability("Replicate", do.CreateTokens("nanobot-drone"), ram=1, runs=True)
    ),
}
