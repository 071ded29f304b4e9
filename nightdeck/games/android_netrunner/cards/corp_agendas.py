"""Agendas."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.cards.effects_corp_agendas import BetaTest
from nightdeck.games.android_netrunner.language import do, of, some, upon, when
from nightdeck.games.android_netrunner.language.behaviour import Behaviour
from nightdeck.games.android_netrunner.model import card_abilities as can
from nightdeck.games.android_netrunner.model import events, terms
from nightdeck.games.android_netrunner.model.vocabulary import Modifier
from nightdeck.language.card_state import TARGET

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    "accelerated-beta-test": Behaviour(on=upon.scored(BetaTest(3), optional=True, label="look")),
    # ANR-CC28
    "nisei-mk-ii": Behaviour(
        scored_counters=1,
        abilities=can.Paid(
            can.Cost(counters=(terms.AGENDA_COUNTER, 1)), do.END_THE_RUN, moments=can.AT_ACCESS
        ),
    ),
    "astroscript-pilot-program": Behaviour(
        scored_counters=1,
        abilities=can.Paid(
            can.Cost(counters=(terms.AGENDA_COUNTER, 1)),
            do.ChooseCard(
                some.Cards(some.CORP_INSTALLED, advanceable=True),
                do.PlaceCounters(terms.ADVANCEMENT, 1, on=TARGET),
            ),
            label="place 1 advancement counter",
        ),
    ),
    # ANR-CC8
    "breaking-news": Behaviour(
        on=upon.scored(
            do.Sequence(
                do.GiveTags(2),
                do.Delayed(
                    events.TURN_ENDS,
                    do.If(when.IsScored(), do.RemoveTags(2)),
                    terms.THIS_TURN,
                    "remove 2 tags",
                    about_target=True,
                ),
            ),
            label="give the Runner 2 tags",
        )
    ),
    "hostile-takeover": Behaviour(
        on=upon.scored(do.Sequence(do.GainCredits(7), do.TakeBadPublicity(1)))
    ),
    "posted-bounty": Behaviour(
        on=upon.scored(
            do.Sequence(do.ForfeitThis(), do.GiveTags(1), do.TakeBadPublicity(1)),
            optional=True,
            label="forfeit it: 1 tag, 1 bad publicity",
        )
    ),
    # ANR-CC33
    "priority-requisition": Behaviour(
        on=upon.scored(
            do.ChooseCard(
                some.Cards(some.AS_ICE, terms.ICE, rezzed=0), do.RezCard(free=True), optional=True
            ),
            label="rez a piece of ice for nothing",
        )
    ),
    # ANR-CC34
    "private-security-force": Behaviour(
        abilities=can.Action(can.Cost(clicks=1), do.DoDamage(terms.MEAT, 1), when.Tagged())
    ),
    "mandatory-upgrades": Behaviour(constant=Modifier(terms.CLICKS, 1, seat=terms.CORP)),
    "restructured-datapool": Behaviour(
        abilities=can.Action(
            can.Cost(clicks=1), do.TraceFor(2, do.GiveTags(1)), label="trace 2: 1 tag"
        )
    ),
    "project-atlas": Behaviour(
        scored_counters=of.Over(3),
        abilities=can.Paid(
            can.Cost(counters=(terms.AGENDA_COUNTER, 1)),
            do.Search(some.Cards(some.IN_RD), do.ToHand()),
            label="search R&D for a card",
        ),
    ),
    "fetal-ai": Behaviour(
        on_access=can.OnAccess(do.DoDamage(terms.NET, 2), can.ACCESSED_NOT_IN_ARCHIVES, reveal=True)
    ),
    "executive-retreat": Behaviour(
        scored_counters=1,
        on=upon.scored(do.HandIntoDeck(), label="shuffle HQ into R&D"),
        abilities=can.Action(can.Cost(clicks=1, counters=(terms.AGENDA_COUNTER, 1)), do.Draw(5)),
    ),
    "project-vitruvius": Behaviour(
        scored_counters=of.Over(3),
        abilities=can.Paid(
            can.Cost(counters=(terms.AGENDA_COUNTER, 1)),
            do.ChooseCard(some.Cards(some.IN_ARCHIVES), do.ToHand()),
            label="take 1 card of Archives into HQ",
        ),
    ),
    "government-contracts": Behaviour(abilities=can.Action(can.Cost(clicks=2), do.GainCredits(4))),
    "false-lead": Behaviour(
        abilities=can.Paid(
            can.Cost(forfeit_this=True),
            do.If(when.AtLeast(of.ClicksOf(terms.RUNNER), 2), do.LoseClicks(2)),
            label="forfeit it: the Runner loses 2 clicks",
            moments=can.AT_ACCESS,
        )
    ),
    "project-beale": Behaviour(
        scored_counters=of.Over(3, per=2),
        constant=Modifier(terms.AGENDA_POINTS, of.Counters(terms.AGENDA_COUNTER), when.IsSelf()),
    ),
    "corporate-war": Behaviour(
        on=upon.scored(
            do.If(
                when.AtLeast(of.CreditsOf(terms.CORP), 7),
                do.GainCredits(7),
                do.LoseCredits(of.CreditsOf(terms.CORP)),
            ),
            label="gain 7 credits, or lose all of them",
        )
    ),
    "geothermal-fracking": Behaviour(
        scored_counters=2,
        abilities=can.Action(
            can.Cost(clicks=1, counters=(terms.AGENDA_COUNTER, 1)),
            do.Sequence(do.GainCredits(7), do.TakeBadPublicity(1)),
        ),
    ),
    "the-cleaners": Behaviour(constant=Modifier(terms.DAMAGE, 1, when.TargetIs(terms.MEAT))),
    "napd-contract": Behaviour(
        constant=Modifier(terms.ADVANCEMENT_REQUIREMENT, of.BadPublicity(), when.IsSelf())
    ),
}
