"""Ice of NBN."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.language import do, some, upon, when
from nightdeck.games.android_netrunner.language.behaviour import Behaviour
from nightdeck.games.android_netrunner.model import card_abilities as can
from nightdeck.games.android_netrunner.model import terms
from nightdeck.games.android_netrunner.model.vocabulary import Modifier
from nightdeck.language.card_state import TARGET

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    # ANR-CC13
    "data-raven": Behaviour(
        subroutines=do.TraceFor(3, do.PlaceCounters(terms.POWER)),
        on=upon.encountered(
            do.ChooseMode(do.Mode("take 1 tag", do.GiveTags(1)), do.END_THE_RUN, seat=terms.RUNNER),
            label="the Runner takes 1 tag or ends the run",
        ),
        abilities=can.Paid(
            can.Cost(counters=(terms.POWER, 1)), do.GiveTags(1), moments=can.AT_ACCESS
        ),
    ),
    "matrix-analyzer": Behaviour(
        subroutines=do.TraceFor(2, do.GiveTags(1)),
        on=upon.encountered(
            do.Pay(
                1,
                do.ChooseCard(
                    some.Cards(some.CORP_INSTALLED, advanceable=True),
                    do.PlaceCounters(terms.ADVANCEMENT, 1, on=TARGET),
                ),
            ),
            optional=True,
            label="pay 1 credit to place an advancement counter",
            hidden=True,
        ),
    ),
    # ANR-CC46
    "tollbooth": Behaviour(
        subroutines=do.END_THE_RUN,
        on=upon.encountered(
            do.Pay(3, seat=terms.RUNNER, otherwise=do.END_THE_RUN),
            label="the Runner pays 3 credits, or the run ends",
        ),
    ),
    "pop-up-window": Behaviour(
        subroutines=do.If(
            when.CanPay(1, terms.RUNNER),
            do.ChooseMode(
                do.Mode("pay 1 credit", do.Pay(1, seat=terms.RUNNER)),
                do.END_THE_RUN,
                seat=terms.RUNNER,
            ),
            do.END_THE_RUN,
        ),
        on=upon.encountered(do.GainCredits(1)),
    ),
    "uroboros": Behaviour(
        subroutines=(
            do.TraceFor(4, do.Lasting(terms.CANNOT_RUN, 1, terms.THIS_TURN, everywhere=True)),
            do.TraceFor(4, do.END_THE_RUN),
        )
    ),
    "flare": Behaviour(
        subroutines=do.TraceFor(
            6,
            do.Sequence(
                do.ChooseCard(some.Cards(some.IN_RIG, terms.HARDWARE), do.TrashCard()),
                do.DoDamage(terms.MEAT, 2, preventable=False),
                do.END_THE_RUN,
            ),
        )
    ),
    "wraparound": Behaviour(
        subroutines=do.END_THE_RUN,
        constant=Modifier(
            terms.STRENGTH,
            7,
            when.Both(
                when.IsSelf(),
                when.Not(
                    when.Exists(some.Cards(some.IN_RIG, terms.PROGRAM, subtypes=terms.FRACTER))
                ),
            ),
        ),
    ),
}
