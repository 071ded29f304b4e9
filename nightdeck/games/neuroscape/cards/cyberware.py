"""Cyberware, in alphabetical order; bonuses, psychosis and keywords stand in the facts."""

from __future__ import annotations

from typing import Final

from nightdeck.games.neuroscape.language import aims as at
from nightdeck.games.neuroscape.language import do, some, when
from nightdeck.games.neuroscape.language.behaviour import Ability, Behaviour, Upon
from nightdeck.games.neuroscape.language.effects_tethers import RefreshOtherBearer
from nightdeck.games.neuroscape.model import events, terms
from nightdeck.games.neuroscape.model.vocabulary import Modifier

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    "aekani-bloodletter": Behaviour(
        on=Upon(
            events.DAMAGED_CHARACTER,
            do.OnNumber(do.PlaceCounters(terms.BLEED, 1)),
            when.CombatDamage(),
            granted=True,
        )
    ),
    "az-optics": Behaviour(
        granted=Ability("Zoom", do.LookAtHand(), runs=True, aims=at.Player(opposing=True))
    ),
    "chain-amplifier": Behaviour(
        constant=Modifier(terms.ATTACK, 2, when.Both(when.IsBearer(), when.BothBearersAttack()))
    ),
    "chronos-maestro": Behaviour(
        on=Upon(
            events.NETCHECK_CAME,
            do.ChooseCards(some.Ram(running=True), 2, do.RefreshRam(), least=0),
            when.YourNetcheck(),
            granted=True,
            label="refresh up to 2 RAM",
        )
    ),
    "cloaking-field": Behaviour(constant=Modifier(terms.CANNOT_BE_TARGETED, 1, when.IsBearer())),
    "codebreaker": Behaviour(
        granted=Ability(
            "Crack",
            do.Sequence(do.Look(), do.May(do.Destroy())),
            ram=1,
            runs=True,
            aims=at.SlotCard(down=True),
        )
    ),
    "flux-cannon": Behaviour(
        granted=Ability("Flux Shot", do.Deal(2), ram=1, runs=True, aims=at.Anything())
    ),
    "hot-wire": Behaviour(
        on=Upon(
            events.ATTACKED,
            RefreshOtherBearer(),
            when.IsBearer(),
            optional=True,
            label="refresh the other bearer",
        )
    ),
    "jailbreak-collar": Behaviour(
        on=Upon(
            events.ABILITY_ACTIVATED,
            do.DealToPlayer(terms.MAINFRAME_POOL, 2, do.EVENT_PLAYER),
            when.IsBearer(),
        )
    ),
    "knux": Behaviour(
        granted=Ability(
            "One-Two", do.Duel(), ram=1, runs=True, aims=at.Character(opposing=True, other=True)
        )
    ),
    "neural-disruptor": Behaviour(constant=Modifier(terms.CANNOT_ACTIVATE, 1, when.IsBearer())),
    "plasma-shackle": Behaviour(constant=Modifier(terms.CANNOT_ATTACK, 1, when.IsBearer())),
    "snatcher": Behaviour(
        on=Upon(
            events.DAMAGED_PLAYER,
            do.DiscardAtRandom(),
            when.CombatDamage(),
            granted=True,
            label="that player discards a card at random",
        )
    ),
    "spectre-9mm": Behaviour(granted=Ability("Pop", do.Deal(1), runs=True, aims=at.Character())),
    "synchronize": Behaviour(
        constant=(
            Modifier(terms.ATTACK, 1, when.IsBearer()),
            Modifier(terms.DEFENSE, 1, when.IsBearer()),
        )
    ),
    "third-eye": Behaviour(constant=Modifier(terms.MAY_REVERSE, 1, when.ByYou())),
}
