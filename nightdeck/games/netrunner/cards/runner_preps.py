"""What the preps do beyond the ops of their facts (ONR-3.9)."""

from __future__ import annotations

from typing import Final

from nightdeck.games.netrunner.language import do, some, when
from nightdeck.games.netrunner.language.behaviour import Behaviour
from nightdeck.games.netrunner.model import terms
from nightdeck.games.netrunner.model.card_abilities import (
    AGAINST_DAMAGE,
    ALL,
    Prevention,
)

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    "edited-shipping-manifests": Behaviour(
        do.MakeRun(
            terms.ON_HQ,
            instead=do.If(
                when.HasBits(1, terms.CORP),
                do.Sequence(
                    do.LoseBits(1, terms.CORP), do.GiveTags(1), do.GainBits(10, terms.RUNNER)
                ),
            ),
        )
    ),
    "gideons-pawnshop": Behaviour(do.ChooseCard(some.InTrash(), do.TakeIntoHand())),
    "identity-donor": Behaviour(
        prevention=Prevention(
            AGAINST_DAMAGE,
            kinds=1 << terms.MEAT,
            most=ALL,
            from_hand=True,
            also=do.BadPublicity(2),
            label="prevent all of it; the Corp gets 2 bad publicity points",
        )
    ),
    "inside-job": Behaviour(do.MakeRun(terms.ON_ANY, passes=1)),
    "kilroy-was-here": Behaviour(do.MakeRun(terms.ON_RD, free_trash=terms.RD)),
    "stumble-through-wilderspace": Behaviour(
        do.MakeRun(terms.ON_ANY, begin=do.LastsThisRun(terms.LINK, 9))
    ),
    "temple-microcode-outlet": Behaviour(do.Search(terms.PROGRAM, do.TakeIntoHand(show=True))),
}
"""What preps do beyond their facts, by id."""
