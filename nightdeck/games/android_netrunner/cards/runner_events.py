"""Events."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.language import do, of, some, when
from nightdeck.games.android_netrunner.language.behaviour import Behaviour
from nightdeck.games.android_netrunner.model import card_abilities as can
from nightdeck.games.android_netrunner.model import events, terms
from nightdeck.language.card_state import SELF, TARGET

INSTALL_FOR_A_TURN: Final = do.InstallRunnerCard(
    free=True,
    then=do.Delayed(
        events.TURN_ENDS,
        do.ToTopOfDeck(),
        terms.THIS_TURN,
        "put the program on top of the stack",
        about_target=True,
    ),
)
"ANR-AB20 Test Run: the program goes back when the turn ends, if it is still installed."

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    "deja-vu": Behaviour(
        do.ChooseCard(
            some.Cards(some.IN_HEAP),
            do.Sequence(
                do.ToHand(),
                do.If(
                    when.IsA(terms.PROGRAM, terms.VIRUS),
                    do.ChooseCard(
                        some.Cards(some.IN_HEAP, terms.PROGRAM, terms.VIRUS),
                        do.ToHand(),
                        optional=True,
                    ),
                ),
            ),
        )
    ),
    # ANR-CC15
    "demolition-run": Behaviour(
        do.MakeRun(terms.ON_HQ | terms.ON_RD),
        access_abilities=can.Ability(can.FREE, do.TrashAccessed(), when.OwnRun()),
    ),
    "stimhack": Behaviour(
        do.MakeRun(
            terms.ON_ANY,
            begin=do.TemporaryCredits(9),
            end=do.DoDamage(terms.BRAIN, 1, preventable=False),
        )
    ),
    # ANR-CC1
    "account-siphon": Behaviour(
        do.MakeRun(terms.ON_HQ),
        replacement=can.Replacement(
            "take credits from the Corp instead of accessing",
            terms.ON_HQ,
            do.ChooseNumber(
                "How many credits does the Corp lose?",
                of.Least(5, of.CreditsOf(terms.CORP)),
                do.Sequence(
                    do.LoseCredits(of.Number(), terms.CORP),
                    do.GainCredits(of.Times(2, of.Number())),
                    do.GiveTags(2),
                ),
            ),
            own_run=True,
        ),
    ),
    "easy-mark": Behaviour(do.GainCredits(3)),
    # ANR-CC18
    "forged-activation-orders": Behaviour(
        do.ChooseCard(
            some.Cards(some.AS_ICE, rezzed=0),
            do.ChooseMode(
                do.Mode("rez it", do.RezCard()), do.TrashCard(), seat=terms.CORP, on_target=True
            ),
        )
    ),
    # ANR-CC22
    "inside-job": Behaviour(
        do.MakeRun(
            terms.ON_ANY,
            begin=do.Delayed(events.ICE_ENCOUNTERED, do.Bypass(), terms.THIS_RUN, "bypass the ice"),
        )
    ),
    "special-order": Behaviour(
        do.Search(some.Cards(some.IN_STACK, terms.PROGRAM, terms.ICEBREAKER), do.ToHand())
    ),
    "diesel": Behaviour(do.Draw(3)),
    "modded": Behaviour(
        do.ChooseCard(
            some.Cards(some.IN_GRIP, terms.PROGRAM | terms.HARDWARE),
            do.InstallRunnerCard(discount=3),
        )
    ),
    # ANR-CC44
    "the-makers-eye": Behaviour(do.MakeRun(terms.ON_RD, success=do.AccessMoreThisRun(2))),
    # ANR-CC45
    "tinkering": Behaviour(
        do.ChooseCard(
            some.Cards(some.AS_ICE),
            do.Lasting(
                terms.SUBTYPES,
                terms.BARRIER | terms.CODE_GATE | terms.SENTRY,
                terms.THIS_TURN,
                on=TARGET,
            ),
        )
    ),
    "infiltration": Behaviour(
        do.ChooseMode(
            do.GainCredits(2),
            do.Mode(
                "expose a card",
                do.ChooseCard(some.Cards(some.CORP_INSTALLED, rezzed=0), do.ExposeCard()),
            ),
        )
    ),
    "sure-gamble": Behaviour(do.GainCredits(9)),
    "vamp": Behaviour(
        do.MakeRun(terms.ON_HQ),
        replacement=can.Replacement(
            "pay credits so that the Corp loses as many",
            terms.ON_HQ,
            do.SpendX(
                do.Sequence(
                    do.LoseCredits(of.Number(), terms.CORP),
                    do.If(when.AtLeast(of.Number()), do.GiveTags(1)),
                )
            ),
            own_run=True,
        ),
    ),
    "satellite-uplink": Behaviour(
        do.ChooseCards(some.Cards(some.CORP_INSTALLED, rezzed=0), 2, do.ExposeCard(), at_once=True)
    ),
    "notoriety": Behaviour(
        do.AddToScoreArea(),
        play_if=when.Both(
            when.ThisTurn(terms.SUCCESSFUL_HQ),
            when.ThisTurn(terms.SUCCESSFUL_RD),
            when.ThisTurn(terms.SUCCESSFUL_ARCHIVES),
        ),
    ),
    "emergency-shutdown": Behaviour(
        do.ChooseCard(some.Cards(some.AS_ICE, rezzed=1), do.Derez()),
        play_if=when.ThisTurn(terms.SUCCESSFUL_HQ),
    ),
    "test-run": Behaviour(
        do.ChooseMode(
            do.Mode(
                "search the stack",
                do.Search(some.Cards(some.IN_STACK, terms.PROGRAM), INSTALL_FOR_A_TURN),
            ),
            do.Mode(
                "take a program of the heap",
                do.ChooseCard(some.Cards(some.IN_HEAP, terms.PROGRAM), INSTALL_FOR_A_TURN),
            ),
        )
    ),
    "networking": Behaviour(do.Sequence(do.RemoveTags(1), do.May(do.Pay(1, do.ToHand(SELF))))),
    "quality-time": Behaviour(do.Draw(5)),
    "retrieval-run": Behaviour(
        do.MakeRun(terms.ON_ARCHIVES),
        replacement=can.Replacement(
            "install a program of the heap instead of accessing",
            terms.ON_ARCHIVES,
            do.ChooseCard(some.Cards(some.IN_HEAP, terms.PROGRAM), do.InstallRunnerCard(free=True)),
            own_run=True,
        ),
    ),
    "indexing": Behaviour(
        do.MakeRun(terms.ON_RD),
        replacement=can.Replacement(
            "arrange the top of R&D instead of accessing",
            terms.ON_RD,
            do.ArrangeTop(5),
            own_run=True,
        ),
    ),
    "dirty-laundry": Behaviour(
        do.MakeRun(terms.ON_ANY, end=do.If(when.NumberIs(1), do.GainCredits(5)))
    ),
    "lawyer-up": Behaviour(
        do.Sequence(
            do.ChooseNumber(
                "How many tags do you remove?", of.Least(2, of.Tags()), do.RemoveTags(of.Number())
            ),
            do.Draw(3),
        )
    ),
    "blackmail": Behaviour(
        do.MakeRun(
            terms.ON_ANY, begin=do.Lasting(terms.CANNOT_REZ_ICE, 1, terms.THIS_RUN, everywhere=True)
        ),
        play_if=when.AtLeast(of.BadPublicity()),
    ),
    "lucky-find": Behaviour(do.GainCredits(9)),
}
