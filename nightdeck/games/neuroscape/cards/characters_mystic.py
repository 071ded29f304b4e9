"""Mystic characters, in alphabetical order."""

from __future__ import annotations

from typing import Final

from nightdeck.games.neuroscape.language import aims as at
from nightdeck.games.neuroscape.language import do, some, when
from nightdeck.games.neuroscape.language.behaviour import Ability, Behaviour, CostEffect, Upon
from nightdeck.games.neuroscape.model import events, terms
from nightdeck.games.neuroscape.model.vocabulary import Modifier
from nightdeck.language.card_state import SELF

TAROT_OF_YOURS: Final = when.Both(when.Is(terms.TAROT), when.ByYou())
OTHER_MYSTICS: Final = when.Both(
    when.Yours(), when.HasFaction(terms.MYSTIC), when.Not(when.IsSelf())
)

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    "aekani-priestess": Behaviour(
        abilities=Ability("Blessing", do.GainHealth(terms.BIOFRAME_POOL, 3), ram=1, runs=True)
    ),
    "astra-cosmic-kitty": Behaviour(
        on=Upon(
            events.CARD_PLAYED,
            do.Sequence(do.Boost(1, 1, on=SELF), do.Refresh(on=SELF)),
            TAROT_OF_YOURS,
            label="it gets +1/+1 and refreshes",
        )
    ),
    "astral-projector": Behaviour(constant=Modifier(terms.UNBLOCKABLE_BY, 1, when.IsSelf())),
    "celestial-channeler": Behaviour(constant=CostEffect(-1, TAROT_OF_YOURS, playing=True)),
    "lilith-the-dark-moon": Behaviour(
        on=Upon(
            events.DESTROYED,
            do.DealToBoth(1, do.EVENT_PLAYER),
            when.Both(when.Is(terms.CHARACTER), when.Opposing()),
        )
    ),
    "luna-the-sacred-moon": Behaviour(
        constant=(
            Modifier(terms.ATTACK, 1, OTHER_MYSTICS),
            Modifier(terms.DEFENSE, 1, OTHER_MYSTICS),
        ),
        on=Upon(
            events.NETCHECK_CAME,
            do.Sequence(
                do.GainHealth(terms.BIOFRAME_POOL, 1), do.GainHealth(terms.MAINFRAME_POOL, 1)
            ),
            when.YourNetcheck(),
        ),
    ),
    "psychic": Behaviour(abilities=Ability("Scry", do.Look(), runs=True, aims=at.TrojanOrPlayer())),
    "seance-sisters": Behaviour(
        on=Upon(
            events.CARD_PLAYED, do.Draw(1), when.Both(TAROT_OF_YOURS, when.Reversed()), once=True
        )
    ),
    "seer": Behaviour(
        on=Upon(events.NETCHECK_CAME, do.Arrange(2, bottom=True), when.YourNetcheck())
    ),
    "spirit-guide": Behaviour(
        on=Upon(
            events.ENTERED_PLAY,
            do.ChooseCard(some.YourBin(when.Is(terms.TAROT)), do.ToHand(), optional=True),
            when.IsSelf(),
            label="return a tarot from your bin",
        )
    ),
    "trixie-techno-queen": Behaviour(
        abilities=Ability(
            "Drop the Beat", do.Refresh(), runs=True, aims=at.Character(yours=True, other=True)
        )
    ),
}
