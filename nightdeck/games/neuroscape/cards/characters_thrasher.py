"""Thrasher characters, in alphabetical order."""

from __future__ import annotations

from typing import Final

from nightdeck.games.neuroscape.language import aims as at
from nightdeck.games.neuroscape.language import do, when
from nightdeck.games.neuroscape.language.behaviour import Ability, Behaviour, Upon
from nightdeck.games.neuroscape.model import events, terms
from nightdeck.games.neuroscape.model.vocabulary import Modifier

FULL_ARMS: Final = when.Both(when.IsSelf(), when.BothArmsFull())
YOUR_ATTACKERS: Final = when.Both(when.Yours(), when.Attacking())

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    "edward-40-hands": Behaviour(
        constant=(Modifier(terms.ATTACK, 2, FULL_ARMS), Modifier(terms.DEFENSE, 2, FULL_ARMS))
    ),
    "frenzied-fan": Behaviour(constant=Modifier(terms.MUST_ATTACK, 1, when.IsSelf())),
    "groupie": Behaviour(
        abilities=Ability(
            "Backstage Pass",
            do.Boost(2, 2),
            sacrifices_self=True,
            aims=at.Character(when.HasFaction(terms.THRASHER), other=True),
        )
    ),
    "jett-thorn": Behaviour(
        on=Upon(
            events.DAMAGED_PLAYER,
            do.PlaceCountersEach(
                terms.PLUS,
                when.Both(when.Yours(), when.HasFaction(terms.THRASHER), when.Not(when.IsSelf())),
            ),
            when.CombatDamage(),
            label="each other Thrasher of yours gets a +1/+1 counter",
        )
    ),
    "roadie": Behaviour(
        abilities=Ability("Crank It", do.Boost(2), runs=True, aims=at.Character(when.Attacking()))
    ),
    "roxy-riot": Behaviour(
        on=Upon(
            events.ATTACKED,
            do.ChooseCharacter(when.OfNumber(), do.Let(terms.CANNOT_BLOCK), aimed=True),
            when.IsSelf(),
            label="a character of the attacked player cannot block",
        )
    ),
    "shredder": Behaviour(
        on=Upon(
            events.DAMAGED_PLAYER,
            do.ChooseCharacter(
                when.OfNumber(), do.PlaceCounters(terms.BLEED, 1), optional=True, aimed=True
            ),
            when.CombatDamage(),
            label="put a bleed counter on a character of that player",
        )
    ),
    "sinister-manager": Behaviour(
        on=Upon(events.SACRIFICED, do.Draw(1), when.Both(when.Is(terms.CHARACTER), when.ByYou()))
    ),
    "xax-xanthos": Behaviour(
        abilities=Ability(
            "Encore",
            do.Sequence(
                do.BoostEach(1, 0, YOUR_ATTACKERS),
                do.LetEach(terms.KEYWORDS, YOUR_ATTACKERS, terms.OVERRUN),
            ),
            ram=1,
            runs=True,
        )
    ),
}
