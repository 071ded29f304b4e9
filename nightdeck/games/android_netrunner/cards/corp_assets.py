"""Assets."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.language import do, of, some, upon, when
from nightdeck.games.android_netrunner.language.behaviour import Behaviour, Upon
from nightdeck.games.android_netrunner.model import card_abilities as can
from nightdeck.games.android_netrunner.model import events, terms
from nightdeck.games.android_netrunner.rules.prevention import PREVENT_EXPOSE

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    "adonis-campaign": Behaviour(on=upon.own_turn(do.TakeCredits(3))),
    "aggressive-secretary": Behaviour(
        on_access=can.ambush(
            do.Pay(
                2,
                do.ChooseCards(
                    some.Cards(some.IN_RIG, terms.PROGRAM),
                    of.ADVANCED,
                    do.TrashCard(),
                    least=of.ADVANCED,
                ),
            ),
            label="pay 2 credits: trash 1 program per advancement counter",
        )
    ),
    "project-junebug": Behaviour(
        on_access=can.ambush(
            do.Pay(1, do.DoDamage(terms.NET, of.Times(2, of.ADVANCED))),
            label="pay 1 credit: 2 net damage per advancement counter",
        )
    ),
    "snare": Behaviour(
        on_access=can.OnAccess(
            do.Pay(4, do.Sequence(do.GiveTags(1), do.DoDamage(terms.NET, 3))),
            can.ACCESSED_NOT_IN_ARCHIVES,
            optional=True,
            reveal=True,
            label="pay 4 credits: 1 tag and 3 net damage",
        )
    ),
    "zaibatsu-loyalty": Behaviour(
        prevention=(
            can.Prevention("pay 1 credit: the expose fails", PREVENT_EXPOSE, can.Cost(credits=1)),
            can.Prevention(
                "trash this card: the expose fails", PREVENT_EXPOSE, can.Cost(trash=True)
            ),
        )
    ),
    "ghost-branch": Behaviour(
        on_access=can.ambush(do.GiveTags(of.ADVANCED), label="1 tag per advancement counter")
    ),
    "security-subcontract": Behaviour(
        abilities=can.Action(
            can.Cost(clicks=1, trash_card=some.Cards(some.AS_ICE, terms.ICE, rezzed=1)),
            do.GainCredits(4),
            label="trash a rezzed ice: gain 4 credits",
        )
    ),
    "melange-mining-corp": Behaviour(abilities=can.Action(can.Cost(clicks=3), do.GainCredits(7))),
    "pad-campaign": Behaviour(on=upon.own_turn(do.GainCredits(1))),
    "edge-of-world": Behaviour(
        on_access=can.ambush(
            do.Pay(3, do.DoDamage(terms.BRAIN, of.IceInFront())),
            label="pay 3 credits: 1 brain damage per ice in front of this server",
        )
    ),
    "marked-accounts": Behaviour(
        on=upon.own_turn(do.TakeCredits(1)),
        abilities=can.Action(
            can.Cost(clicks=1), do.PlaceCounters(terms.CREDIT, 3), label="put 3 credits here"
        ),
    ),
    "private-contracts": Behaviour(
        abilities=can.Action(can.Cost(clicks=1), do.TakeCredits(2), label="take 2 credits")
    ),
    "dedicated-server": Behaviour(recurring=can.Recurring(2, terms.FOR_REZ_ICE)),
    "eve-campaign": Behaviour(on=upon.own_turn(do.TakeCredits(2))),
    "ronin": Behaviour(
        abilities=can.Action(
            can.Cost(clicks=1, trash=True),
            do.DoDamage(terms.NET, 3),
            when=when.AtLeast(of.ADVANCED, 4),
            label="trash this card: 3 net damage",
        )
    ),
    "dedicated-response-team": Behaviour(
        on=Upon(
            events.RUN_ENDS,
            do.DoDamage(terms.MEAT, 2),
            when.Both(when.NumberIs(1), when.Tagged()),
        )
    ),
    "jackson-howard": Behaviour(
        abilities=(
            can.Action(can.Cost(clicks=1), do.Draw(2)),
            can.Paid(
                can.Cost(remove=True),
                do.ChooseCards(
                    some.Cards(some.IN_ARCHIVES), 3, do.IntoDeck(), least=0, after=do.ShuffleDeck()
                ),
                label="out of the game: shuffle up to 3 cards of Archives into R&D",
                moments=can.AT_ACCESS,
            ),
        )
    ),
    "shock": Behaviour(
        on_access=can.OnAccess(do.DoDamage(terms.NET, 1), can.ACCESSED_ANYWHERE, reveal=True)
    ),
}
