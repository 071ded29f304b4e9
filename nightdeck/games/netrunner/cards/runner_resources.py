"""What the resources do beyond their facts (ONR-3.8)."""

from __future__ import annotations

from typing import Final

from nightdeck.games.netrunner.language import do, some, when
from nightdeck.games.netrunner.language.behaviour import Behaviour, Upon
from nightdeck.games.netrunner.model import events, terms
from nightdeck.games.netrunner.model.card_abilities import (
    AFTER_REVEAL,
    AGAINST_DAMAGE,
    AGAINST_TAG,
    BEFORE_ACCESS,
    Ability,
    Cost,
    Prevention,
    action,
)

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    "bolt-hole": Behaviour(
        prevention=Prevention(
            AGAINST_DAMAGE,
            Cost(trash=True),
            1 << terms.MEAT,
            most=2,
            label="prevent up to 2 of it",
        )
    ),
    "broker": Behaviour(
        abilities=(
            action(do.PutBits(3), per_turn=True, group=1),
            action(do.TakeBits(), per_turn=True, group=1),
        )
    ),
    "fall-guy": Behaviour(
        prevention=Prevention(AGAINST_TAG, Cost(trash=True), label="avoid the tag")
    ),
    "floating-runner-bbs": Behaviour(on=Upon(events.TURN_STARTS, do.GainBits(1), when.OwnTurn())),
    "leland-corporate-bodyguard": Behaviour(
        prevention=(
            Prevention(AGAINST_DAMAGE, Cost(bits=1), 1 << terms.MEAT, label="prevent 1 of it"),
            Prevention(AGAINST_TAG, Cost(trash=True), label="avoid the tag"),
        )
    ),
    "r-and-d-mole": Behaviour(
        abilities=Ability(
            Cost(bits=4, trash=True),
            do.AccessMore(2),
            BEFORE_ACCESS,
            when.AccessIsOn(terms.ON_RD),
        )
    ),
    "smiths-pawnshop": Behaviour(
        on=Upon(
            events.TURN_STARTS,
            do.ChooseCard(
                some.Rig(others=True),
                do.Sequence(do.TrashCard(savable=False), do.GainBits(2)),
                optional=True,
            ),
            when.OwnTurn(),
            label="trash a card for 2 bits",
        )
    ),
    "the-springboard": Behaviour(
        abilities=Ability(
            Cost(bits=1), do.RaiseLink(1), AFTER_REVEAL, per_trace=True, purpose=terms.FOR_LINK
        )
    ),
    "trauma-team": Behaviour(
        enters_with=(terms.TRAUMA, 2),
        prevention=Prevention(
            AGAINST_DAMAGE,
            Cost(counters=(terms.TRAUMA, 1)),
            1 << terms.MEAT,
            label="prevent 1 of it",
        ),
        abilities=action(do.AddCounters(terms.TRAUMA)),
    ),
}
"""What resources do beyond their facts, by id."""
