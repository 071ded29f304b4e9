"""Operations."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.language import do, of, some, when
from nightdeck.games.android_netrunner.language.behaviour import Behaviour, Upon
from nightdeck.games.android_netrunner.model import events, terms
from nightdeck.language.card_state import HOST, SELF, TARGET

BEHAVIOUR: Final[dict[str, Behaviour]] = {
    "archived-memories": Behaviour(do.ChooseCard(some.Cards(some.IN_ARCHIVES), do.ToHand())),
    "biotic-labor": Behaviour(do.GainClicks(2)),
    # ANR-CC40
    "shipment-from-mirrormorph": Behaviour(
        do.ChooseCards(
            some.Cards(some.IN_HQ, terms.CORP_INSTALLABLE), 3, do.InstallCorpCard(), at_once=True
        )
    ),
    # ANR-CC27
    "neural-emp": Behaviour(
        do.DoDamage(terms.NET, 1), play_if=when.LastTurn(terms.RUNNER, terms.RUNS_BEGUN)
    ),
    "precognition": Behaviour(do.ArrangeTop(5)),
    "anonymous-tip": Behaviour(do.Draw(3)),
    "closed-accounts": Behaviour(
        do.LoseCredits(of.CreditsOf(terms.RUNNER), terms.RUNNER), play_if=when.Tagged()
    ),
    # ANR-CC35
    "psychographics": Behaviour(
        do.ChooseCard(
            some.Cards(some.CORP_INSTALLED, advanceable=True),
            do.PlaceCounters(terms.ADVANCEMENT, of.Number(), on=TARGET),
        ),
        x_limit=of.Tags(),
    ),
    "sea-source": Behaviour(
        do.TraceFor(3, do.GiveTags(1)),
        play_if=when.LastTurn(terms.RUNNER, terms.SUCCESSFUL_RUNS),
    ),
    "aggressive-negotiation": Behaviour(
        do.Search(some.Cards(some.IN_RD), do.ToHand(), reveal=False, must_find=True),
        play_if=when.ThisTurn(terms.AGENDAS_SCORED),
    ),
    "beanstalk-royalties": Behaviour(do.GainCredits(3)),
    "scorched-earth": Behaviour(do.DoDamage(terms.MEAT, 4), play_if=when.Tagged()),
    "shipment-from-kaguya": Behaviour(
        do.ChooseCards(
            some.Cards(some.CORP_INSTALLED, advanceable=True),
            2,
            do.PlaceCounters(terms.ADVANCEMENT, 1, on=TARGET),
        )
    ),
    "hedge-fund": Behaviour(do.GainCredits(9)),
    "trick-of-light": Behaviour(
        do.ChooseCard(
            some.Cards(some.CORP_INSTALLED, advanceable=True),
            do.MoveCounters(terms.ADVANCEMENT, 2, some.Cards(some.CORP_INSTALLED)),
        )
    ),
    "big-brother": Behaviour(do.GiveTags(2), play_if=when.Tagged()),
    "freelancer": Behaviour(
        do.ChooseCards(some.Cards(some.IN_RIG, terms.RESOURCE), 2, do.TrashCard()),
        play_if=when.Tagged(),
    ),
    "sunset": Behaviour(do.ChooseServer(do.ArrangeIce())),
    "commercialization": Behaviour(
        do.ChooseCard(
            some.Cards(some.AS_ICE), do.GainCredits(of.Counters(terms.ADVANCEMENT, TARGET))
        )
    ),
    "green-level-clearance": Behaviour(do.Sequence(do.GainCredits(3), do.Draw(1))),
    # ANR-CC53
    "oversight-ai": Behaviour(
        do.ChooseCard(
            some.Cards(some.AS_ICE, rezzed=0),
            do.Sequence(do.RezCard(free=True), do.If(when.IsRezzed(), do.HostOnTarget())),
        ),
        on=Upon(events.ALL_BROKEN, do.TrashCard(on=HOST), when.IsHost(), label="trash the ice"),
    ),
    "foxfire": Behaviour(
        do.TraceFor(
            7,
            do.ChooseCard(
                some.EitherOf(
                    some.Cards(some.IN_RIG, terms.RESOURCE, subtypes=terms.VIRTUAL),
                    some.Cards(some.IN_RIG, subtypes=terms.LINK),
                ),
                do.TrashCard(),
            ),
        )
    ),
    "midseason-replacements": Behaviour(
        do.TraceFor(6, do.GiveTags(of.Number())),
        play_if=when.LastTurn(terms.RUNNER, terms.AGENDAS_STOLEN),
    ),
    "bioroid-efficiency-research": Behaviour(
        do.ChooseCard(
            some.Cards(some.AS_ICE, subtypes=terms.BIOROID, rezzed=0),
            do.Sequence(do.RezCard(free=True), do.If(when.IsRezzed(), do.HostOnTarget())),
        ),
        on=Upon(
            events.ALL_BROKEN,
            do.Sequence(do.Derez(on=HOST), do.TrashCard(on=SELF, preventable=False)),
            when.IsHost(),
            label="derez the ice",
        ),
    ),
    "successful-demonstration": Behaviour(
        do.GainCredits(7), play_if=when.LastTurn(terms.RUNNER, terms.UNSUCCESSFUL_RUNS)
    ),
    "celebrity-gift": Behaviour(
        do.ChooseCards(
            some.Cards(some.IN_HQ, other=True),
            5,
            do.Reveal(),
            after=do.GainCredits(of.Times(2, of.Number())),
        )
    ),
    "cyberdex-trial": Behaviour(do.Purge()),
    "restructure": Behaviour(do.GainCredits(15)),
    "interns": Behaviour(
        do.ChooseCard(
            some.Cards(some.IN_ARCHIVES_OR_HQ, terms.CORP_INSTALLABLE),
            do.InstallCorpCard(free=True),
        )
    ),
    "sweeps-week": Behaviour(do.GainCredits(of.CountCards(some.Cards(some.IN_GRIP)))),
    "punitive-counterstrike": Behaviour(
        do.TraceFor(5, do.DoDamage(terms.MEAT, of.Tally(terms.POINTS_STOLEN, terms.RUNNER)))
    ),
    "blue-level-clearance": Behaviour(do.Sequence(do.GainCredits(5), do.Draw(2))),
    "witness-tampering": Behaviour(
        do.ChooseNumber(
            "How much bad publicity do you remove?",
            of.Least(2, of.BadPublicity()),
            do.RemoveBadPublicity(of.Number()),
        )
    ),
}
