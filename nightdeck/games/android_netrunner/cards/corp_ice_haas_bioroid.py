"""Ice of Haas-Bioroid."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.cards.shared import TRASH_A_PROGRAM
from nightdeck.games.android_netrunner.language import do, of, some, when
from nightdeck.games.android_netrunner.language.behaviour import Behaviour
from nightdeck.games.android_netrunner.language.effects_run import click_to_break
from nightdeck.games.android_netrunner.model import terms
from nightdeck.games.android_netrunner.model.vocabulary import Modifier

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    "heimdall-1-0": Behaviour(
        subroutines=(do.DoDamage(terms.BRAIN, 1), do.END_THE_RUN, do.END_THE_RUN),
        abilities=click_to_break(),
    ),
    "ichi-1-0": Behaviour(
        subroutines=(
            TRASH_A_PROGRAM,
            TRASH_A_PROGRAM,
            do.TraceFor(1, do.Sequence(do.DoDamage(terms.BRAIN, 1), do.GiveTags(1))),
        ),
        abilities=click_to_break(),
    ),
    "viktor-1-0": Behaviour(
        subroutines=(do.DoDamage(terms.BRAIN, 1), do.END_THE_RUN), abilities=click_to_break()
    ),
    "rototurret": Behaviour(subroutines=(TRASH_A_PROGRAM, do.END_THE_RUN)),
    "janus-1-0": Behaviour(
        subroutines=(
            do.DoDamage(terms.BRAIN, 1),
            do.DoDamage(terms.BRAIN, 1),
            do.DoDamage(terms.BRAIN, 1),
            do.DoDamage(terms.BRAIN, 1),
        ),
        abilities=click_to_break(),
    ),
    "sherlock-1-0": Behaviour(
        subroutines=(
            do.TraceFor(4, do.ChooseCard(some.Cards(some.IN_RIG, terms.PROGRAM), do.ToTopOfDeck())),
            do.TraceFor(4, do.ChooseCard(some.Cards(some.IN_RIG, terms.PROGRAM), do.ToTopOfDeck())),
        ),
        abilities=click_to_break(),
    ),
    "viper": Behaviour(
        subroutines=(do.TraceFor(3, do.LoseClicks(1)), do.TraceFor(3, do.END_THE_RUN))
    ),
    "hourglass": Behaviour(subroutines=(do.LoseClicks(1), do.LoseClicks(1), do.LoseClicks(1))),
    "eli-1-0": Behaviour(subroutines=(do.END_THE_RUN, do.END_THE_RUN), abilities=click_to_break()),
    "heimdall-2-0": Behaviour(
        subroutines=(
            do.DoDamage(terms.BRAIN, 1),
            do.Sequence(do.DoDamage(terms.BRAIN, 1), do.END_THE_RUN),
            do.END_THE_RUN,
        ),
        abilities=click_to_break(2, 2),
    ),
    "next-bronze": Behaviour(
        subroutines=do.END_THE_RUN,
        constant=Modifier(
            terms.STRENGTH,
            of.CountCards(some.Cards(some.AS_ICE, subtypes=terms.NEXT, rezzed=1)),
            when.IsSelf(),
        ),
    ),
    "hudson-1-0": Behaviour(
        subroutines=(do.LimitAccess(1), do.LimitAccess(1)), abilities=click_to_break()
    ),
}
