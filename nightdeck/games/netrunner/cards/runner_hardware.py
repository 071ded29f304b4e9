"""What the hardware does beyond its facts (ONR-3.7)."""

from __future__ import annotations

from typing import Final

from nightdeck.games.netrunner.language import do, when
from nightdeck.games.netrunner.language.behaviour import Behaviour
from nightdeck.games.netrunner.model import terms
from nightdeck.games.netrunner.model.card_abilities import (
    AFTER_RUN,
    AGAINST_DAMAGE,
    AGAINST_TAG,
    Ability,
    Cost,
    Prevention,
    StaticPrevention,
    action,
)

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    "armadillo-armored-road-home": Behaviour(
        prevention=Prevention(
            AGAINST_DAMAGE, Cost(trash=True), 1 << terms.MEAT, most=3, label="prevent up to 3 of it"
        )
    ),
    "armored-fridge": Behaviour(
        enters_with=(terms.ABLATIVE, 7),
        trashed_when_empty=terms.ABLATIVE,
        prevention=Prevention(
            AGAINST_DAMAGE,
            Cost(counters=(terms.ABLATIVE, 1)),
            1 << terms.MEAT,
            label="prevent 1 of it",
        ),
    ),
    "bodyweight-data-creche": Behaviour(
        abilities=Ability(
            Cost(),
            do.RunAgain(),
            AFTER_RUN,
            when.SuccessfulRun(),
            per_turn=True,
            label="make another run",
        )
    ),
    "full-body-conversion": Behaviour(static=StaticPrevention(1 << terms.MEAT, bits=True)),
    "lifesaver-nanosurgeons": Behaviour(
        abilities=action(do.Draw(2), when=when.HarmedLately()),
        prevention=Prevention(
            AGAINST_DAMAGE, Cost(trash=True), 1 << terms.BRAIN, label="prevent 1 of it"
        ),
    ),
    "nasuko-cycle": Behaviour(
        prevention=Prevention(AGAINST_TAG, Cost(bits=3), label="avoid the tag")
    ),
}
"""What hardware does beyond its facts, by id."""
