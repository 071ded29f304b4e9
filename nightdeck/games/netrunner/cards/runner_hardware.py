"""What the hardware does beyond its facts (ONR-3.7)."""

from __future__ import annotations

from typing import Final

from nightdeck.games.netrunner.cards.effects_runner_hardware import ReconstructRecords
from nightdeck.games.netrunner.language import do, some, when
from nightdeck.games.netrunner.language.behaviour import Behaviour
from nightdeck.games.netrunner.model import terms
from nightdeck.games.netrunner.model.card_abilities import (
    AFTER_RUN,
    AGAINST_DAMAGE,
    AGAINST_TAG,
    AGAINST_TRASH,
    Ability,
    Cost,
    Prevention,
    StaticPrevention,
    action,
)
from nightdeck.games.netrunner.model.vocabulary import Modifier

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
    "microtech-backup-drive": Behaviour(
        prevention=Prevention(
            AGAINST_TRASH,
            Cost(),
            terms.PROGRAM,
            saves_all=True,
            to_host=True,
            label="put programs on it",
        ),
        abilities=action(
            do.ChooseCard(some.Guests(), do.TakeIntoHand()),
            when=when.Exists(some.Guests()),
            label="take the top program on it",
        ),
    ),
    "microtech-trode-set": Behaviour(
        constant=(Modifier(terms.BREAK_COST, 1), Modifier(terms.AP_FILTER, 1))
    ),
    "nasuko-cycle": Behaviour(
        prevention=Prevention(AGAINST_TAG, Cost(bits=3), label="avoid the tag")
    ),
    "record-reconstructor": Behaviour(
        abilities=action(
            do.MakeRun(terms.ON_ARCHIVES, instead=ReconstructRecords(2)),
            label="put cards on R&D after a run",
        )
    ),
}
"""What hardware does beyond its facts, by id."""
