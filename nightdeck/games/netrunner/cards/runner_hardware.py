"""What the hardware does beyond its facts (ONR-3.7)."""

from __future__ import annotations

from typing import Final

from nightdeck.games.netrunner.language.behaviour import Behaviour
from nightdeck.games.netrunner.model import terms
from nightdeck.games.netrunner.model.card_abilities import (
    AGAINST_TAG,
    Cost,
    Prevention,
    StaticPrevention,
)

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    "full-body-conversion": Behaviour(static=StaticPrevention(1 << terms.MEAT, bits=True)),
    "nasuko-cycle": Behaviour(
        prevention=Prevention(AGAINST_TAG, Cost(bits=3), label="avoid the tag")
    ),
}
"""What hardware does beyond its facts, by id."""
