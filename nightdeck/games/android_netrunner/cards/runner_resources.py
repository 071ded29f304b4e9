"""Resources."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.cards.effects_runner_resources import (
    DrawAndPutBack,
    InstallGuest,
)
from nightdeck.games.android_netrunner.language import do, of, some, upon, when
from nightdeck.games.android_netrunner.language.behaviour import Behaviour, Upon
from nightdeck.games.android_netrunner.model import card_abilities as can
from nightdeck.games.android_netrunner.model import events, terms
from nightdeck.games.android_netrunner.model.vocabulary import Modifier
from nightdeck.games.android_netrunner.rules import prevention
from nightdeck.language.card_state import SELF, TARGET

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    "ice-carver": Behaviour(constant=Modifier(terms.STRENGTH, -1, when.IsEncountered())),
    # ANR-CC47
    "wyldside": Behaviour(on=upon.own_turn(do.Sequence(do.Draw(2), do.LoseClicks(1)))),
    # ANR-CC7
    # ANR-CC54
    "bank-job": Behaviour(
        replacement=can.Replacement(
            "take credits instead of accessing",
            terms.ON_REMOTE,
            do.ChooseNumber(
                "How many credits do you take?", of.Counters(terms.CREDIT), do.TakeChosenCredits()
            ),
        )
    ),
    "crash-space": Behaviour(
        recurring=can.Recurring(2, terms.FOR_REMOVE_TAG),
        prevention=can.Prevention(
            "trash this card: prevent up to 3 meat damage",
            prevention.PREVENT_DAMAGE,
            can.Cost(trash=True),
            kinds=1 << terms.MEAT,
            most=3,
            choose=True,
        ),
    ),
    "data-dealer": Behaviour(
        abilities=can.Action(
            can.Cost(clicks=1, forfeit=True),
            do.GainCredits(9),
            label="forfeit an agenda to gain 9 credits",
        )
    ),
    "decoy": Behaviour(
        prevention=can.Prevention(
            "trash this card: prevent 1 tag", prevention.PREVENT_TAGS, can.Cost(trash=True)
        )
    ),
    # ANR-CC3
    "aesops-pawnshop": Behaviour(
        on=upon.own_turn(
            do.ChooseCard(
                some.Cards(some.IN_RIG, other=True),
                do.Sequence(do.TrashCard(TARGET, preventable=False), do.GainCredits(3)),
            ),
            optional=True,
            label="trash another card to gain 3 credits",
        )
    ),
    # ANR-CC38
    "sacrificial-construct": Behaviour(
        prevention=can.Prevention(
            "trash this card: the card stays ({})",
            prevention.PREVENT_TRASH,
            can.Cost(trash=True),
            kinds=terms.PROGRAM | terms.HARDWARE,
        )
    ),
    "armitage-codebusting": Behaviour(
        abilities=can.Action(can.Cost(clicks=1), do.TakeCredits(2), label="take 2 credits")
    ),
    "the-helpful-ai": Behaviour(
        abilities=can.Paid(
            can.Cost(trash=True),
            do.ChooseCard(
                some.Cards(some.IN_RIG, terms.PROGRAM, terms.ICEBREAKER),
                do.ChangeStrength(2, terms.THIS_TURN),
            ),
            label="an icebreaker has +2 strength this turn",
            moments=can.AT_ENCOUNTER,
        )
    ),
    "liberated-account": Behaviour(
        abilities=can.Action(can.Cost(clicks=1), do.TakeCredits(4), label="take 4 credits")
    ),
    "compromised-employee": Behaviour(
        recurring=can.Recurring(1, terms.FOR_TRACE),
        on=Upon(events.CARD_REZZED, do.GainCredits(1), when.IsA(terms.ICE)),
    ),
    "joshua-b": Behaviour(
        on=upon.own_turn(
            do.Sequence(
                do.GainClicks(1),
                do.Delayed(events.TURN_ENDS, do.GiveTags(1), terms.THIS_TURN, "take 1 tag"),
            ),
            optional=True,
            label="gain a click now and a tag when the turn ends",
        )
    ),
    "personal-workshop": Behaviour(
        finishes=InstallGuest(),
        on=upon.own_turn(
            do.ChooseCard(some.Cards(some.HOSTED_HERE), do.RemoveCounters(terms.POWER, 1, TARGET)),
            label="take a counter off a card here",
        ),
        abilities=(
            can.Action(
                can.Cost(clicks=1),
                do.ChooseCard(
                    some.Cards(some.IN_GRIP, terms.PROGRAM | terms.HARDWARE),
                    do.HostHere(of.PrintedCost(TARGET)),
                ),
                label="put a program or hardware here",
            ),
            can.Paid(
                can.Cost(credits=1),
                do.ChooseCard(
                    some.Cards(some.HOSTED_HERE), do.RemoveCounters(terms.POWER, 1, TARGET)
                ),
                label="take a counter off a card here",
                moments=can.AT_TURN_BEGIN,
            ),
        ),
    ),
    "scrubber": Behaviour(recurring=can.Recurring(2, terms.FOR_TRASH_COST)),
    "all-nighter": Behaviour(
        abilities=can.Action(can.Cost(clicks=1, trash=True), do.GainClicks(2))
    ),
    "inside-man": Behaviour(recurring=can.Recurring(2, terms.FOR_INSTALL_HARDWARE)),
    "underworld-contact": Behaviour(
        on=Upon(
            events.TURN_BEGINS, do.GainCredits(1), when.Both(when.OwnTurn(), when.LinkIsAtLeast(2))
        )
    ),
    "xanadu": Behaviour(constant=Modifier(terms.REZ_COST, 1, when.IsA(terms.ICE))),
    "kati-jones": Behaviour(
        abilities=(
            can.Action(
                can.Cost(clicks=1),
                do.PlaceCounters(terms.CREDIT, 3),
                once=True,
                group=33,
                label="put 3 credits here",
            ),
            can.Action(
                can.Cost(clicks=1),
                do.TakeCredits(),
                once=True,
                group=33,
                label="take all credits from here",
            ),
        )
    ),
    "data-leak-reversal": Behaviour(
        install_if=when.AnyOf(
            when.ThisTurn(terms.SUCCESSFUL_HQ),
            when.ThisTurn(terms.SUCCESSFUL_RD),
            when.ThisTurn(terms.SUCCESSFUL_ARCHIVES),
        ),
        abilities=can.Action(can.Cost(clicks=1), do.TrashFromTop(), when.Tagged()),
    ),
    "mr-li": Behaviour(
        abilities=can.Action(
            can.Cost(clicks=1),
            DrawAndPutBack(2),
            label="draw 2 cards and put one of them under the stack",
        )
    ),
    "new-angeles-city-hall": Behaviour(
        prevention=can.Prevention(
            "pay 2 credits: prevent 1 tag", prevention.PREVENT_TAGS, can.Cost(credits=2)
        ),
        on=Upon(events.AGENDA_STOLEN, do.TrashCard(SELF)),
    ),
    "professional-contacts": Behaviour(
        abilities=can.Action(
            can.Cost(clicks=1),
            do.Sequence(do.GainCredits(1), do.Draw(1)),
            label="gain 1 credit and draw a card",
        )
    ),
    "daily-casts": Behaviour(on=upon.own_turn(do.TakeCredits(2))),
    "same-old-thing": Behaviour(
        abilities=can.Action(
            can.Cost(clicks=2, trash=True),
            do.ChooseCard(some.Cards(some.IN_HEAP, terms.EVENT), do.PlayCard(clicks=2)),
            label="play an event of the heap",
        )
    ),
    "the-source": Behaviour(
        constant=(
            Modifier(terms.ADVANCEMENT_REQUIREMENT, 1, when.IsA(terms.AGENDA)),
            Modifier(terms.STEAL_COST, 3, when.IsA(terms.AGENDA)),
        ),
        on=(
            Upon(events.AGENDA_SCORED, do.TrashCard(SELF)),
            Upon(events.AGENDA_STOLEN, do.TrashCard(SELF)),
        ),
    ),
    "john-masanori": Behaviour(
        on=(
            Upon(events.RUN_SUCCESSFUL, do.Draw(1), when.FirstThisTurn(terms.SUCCESSFUL_RUNS)),
            Upon(
                events.RUN_UNSUCCESSFUL,
                do.GiveTags(1),
                when.FirstThisTurn(terms.UNSUCCESSFUL_RUNS),
                label="take 1 tag",
            ),
        )
    ),
    "fall-guy": Behaviour(
        prevention=can.Prevention(
            "trash this card: the resource stays ({})",
            prevention.PREVENT_TRASH,
            can.Cost(trash=True),
            kinds=terms.RESOURCE,
        ),
        abilities=can.Paid(can.Cost(trash=True), do.GainCredits(2)),
    ),
}
