"""Ice of Jinteki."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.language import do, when
from nightdeck.games.android_netrunner.language.behaviour import Behaviour
from nightdeck.games.android_netrunner.model import card_abilities as can
from nightdeck.games.android_netrunner.model import events, terms
from nightdeck.language.card_state import SELF

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    # ANR-CC9
    "cell-portal": Behaviour(
        subroutines=do.Sequence(do.MoveRunnerOutermost(), do.OfferJackOut(), do.Derez(on=SELF))
    ),
    # ANR-CC10
    "chum": Behaviour(
        subroutines=do.Delayed(
            events.ICE_ENCOUNTERED,
            do.Sequence(
                do.ChangeStrength(2),
                do.Delayed(
                    events.ENCOUNTER_ENDS,
                    do.If(when.NumberIs(0), do.DoDamage(terms.NET, 3)),
                    terms.THIS_ENCOUNTER,
                    "do 3 net damage unless all of it was broken",
                ),
            ),
            terms.THIS_RUN,
            "raise strength by 2",
        )
    ),
    "data-mine": Behaviour(
        subroutines=do.Sequence(do.DoDamage(terms.NET, 1), do.TrashCard(on=SELF))
    ),
    "neural-katana": Behaviour(subroutines=do.DoDamage(terms.NET, 3)),
    "wall-of-thorns": Behaviour(subroutines=(do.DoDamage(terms.NET, 2), do.END_THE_RUN)),
    "snowflake": Behaviour(subroutines=do.PsiGame(differ=do.END_THE_RUN)),
    "sensei": Behaviour(
        subroutines=do.Lasting(terms.SUBROUTINES, 1, terms.THIS_RUN, everywhere=True)
    ),
    "bullfrog": Behaviour(
        subroutines=do.PsiGame(differ=do.ChooseServer(do.MoveIceWithRunner(), other=True))
    ),
    "whirlpool": Behaviour(
        subroutines=do.Sequence(
            do.Lasting(terms.CANNOT_JACK_OUT, 1, terms.THIS_RUN, everywhere=True),
            do.TrashCard(on=SELF),
        )
    ),
    "himitsu-bako": Behaviour(
        subroutines=do.END_THE_RUN,
        abilities=can.Paid(can.Cost(credits=1), do.ToHand(on=SELF), label="return it to HQ"),
    ),
}
