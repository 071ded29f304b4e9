"""Agendas."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.amounts import (
    TARGET,
    BadPublicity,
    ClicksOf,
    Counters,
    CreditsOf,
    Over,
)
from nightdeck.games.android_netrunner.card_abilities import (
    ACCESSED_NOT_IN_ARCHIVES,
    Action,
    Cost,
    Modifier,
    OnAccess,
    Paid,
    Trigger,
)
from nightdeck.games.android_netrunner.card_types import Agenda
from nightdeck.games.android_netrunner.cards.effects_corp_agendas import BetaTest
from nightdeck.games.android_netrunner.conditions import (
    AtLeast,
    IsScored,
    IsSelf,
    IsTagged,
    TargetIs,
)
from nightdeck.games.android_netrunner.definitions import Card
from nightdeck.games.android_netrunner.effects import (
    DoDamage,
    Draw,
    GainCredits,
    GiveTags,
    LoseClicks,
    LoseCredits,
    PlaceCounters,
    RemoveTags,
    TakeBadPublicity,
)
from nightdeck.games.android_netrunner.effects_cards import (
    ForfeitThis,
    HandIntoDeck,
    RezCard,
    Search,
    ToHand,
)
from nightdeck.games.android_netrunner.effects_flow import (
    ChooseCard,
    Delayed,
    If,
    Sequence,
    TraceFor,
)
from nightdeck.games.android_netrunner.effects_run import END_THE_RUN
from nightdeck.games.android_netrunner.events import AGENDA_SCORED, TURN_ENDS
from nightdeck.games.android_netrunner.selections import (
    AS_ICE,
    CORP_INSTALLED,
    IN_ARCHIVES,
    IN_RD,
    Cards,
)
from nightdeck.games.android_netrunner.terms import (
    ADVANCEMENT,
    ADVANCEMENT_REQUIREMENT,
    AGENDA_COUNTER,
    AGENDA_POINTS,
    AMBUSH,
    CLICKS,
    CORP,
    DAMAGE,
    EXPANSION,
    HAAS_BIOROID,
    ICE,
    INITIATIVE,
    JINTEKI,
    MEAT,
    NBN,
    NET,
    NEUTRAL_CORP,
    NO_INFLUENCE,
    RESEARCH,
    RUNNER,
    SECURITY,
    THIS_TURN,
    WEYLAND,
)

CARDS: Final[tuple[Card, ...]] = (
    Agenda(
        "accelerated-beta-test",
        "Accelerated Beta Test",
        HAAS_BIOROID,
        text=(
            "When you score this, you may look at the top 3 cards of R&D. Install and rez any "
            "ice among them, ignoring all costs; trash the rest."
        ),
        code="01055",
        set_name="Core Set",
        subtypes=RESEARCH,
        influence=NO_INFLUENCE,
        requirement=3,
        points=2,
        on={AGENDA_SCORED: (Trigger(BetaTest(3), IsSelf(), optional=True, label="look"),)},
    ),
    # ANR-CC28
    Agenda(
        "nisei-mk-ii",
        "Nisei MK II",
        JINTEKI,
        text="Scored with 1 agenda counter. Agenda counter: end the run.",
        code="01068",
        set_name="Core Set",
        subtypes=INITIATIVE,
        influence=NO_INFLUENCE,
        requirement=4,
        points=2,
        scored_counters=1,
        abilities=(Paid("end the run", Cost(counters=(AGENDA_COUNTER, 1)), END_THE_RUN),),
    ),
    Agenda(
        "astroscript-pilot-program",
        "AstroScript Pilot Program",
        NBN,
        text=(
            "Scored with 1 agenda counter. Agenda counter: place 1 advancement counter on an "
            "installed card that can be advanced."
        ),
        code="01081",
        set_name="Core Set",
        subtypes=INITIATIVE,
        influence=NO_INFLUENCE,
        requirement=3,
        points=2,
        scored_counters=1,
        abilities=(
            Paid(
                "place 1 advancement counter",
                Cost(counters=(AGENDA_COUNTER, 1)),
                ChooseCard(
                    Cards(CORP_INSTALLED, advanceable=True),
                    PlaceCounters(ADVANCEMENT, 1, on=TARGET),
                ),
            ),
        ),
    ),
    # ANR-CC8
    Agenda(
        "breaking-news",
        "Breaking News",
        NBN,
        text=(
            "When you score this, the Runner takes 2 tags. When that turn ends, the Runner "
            "loses 2 tags."
        ),
        code="01082",
        set_name="Core Set",
        influence=NO_INFLUENCE,
        requirement=2,
        points=1,
        on={
            AGENDA_SCORED: (
                Trigger(
                    Sequence(
                        GiveTags(2),
                        Delayed(
                            TURN_ENDS, If(IsScored(), RemoveTags(2)), THIS_TURN, about_target=True
                        ),
                    ),
                    IsSelf(),
                ),
            )
        },
    ),
    Agenda(
        "hostile-takeover",
        "Hostile Takeover",
        WEYLAND,
        text="When you score this, gain 7 credits and take 1 bad publicity.",
        code="01094",
        set_name="Core Set",
        subtypes=EXPANSION,
        influence=NO_INFLUENCE,
        requirement=2,
        points=1,
        on={AGENDA_SCORED: (Trigger(Sequence(GainCredits(7), TakeBadPublicity(1)), IsSelf()),)},
    ),
    Agenda(
        "posted-bounty",
        "Posted Bounty",
        WEYLAND,
        text=(
            "When you score this, you may forfeit it: the Runner takes 1 tag and you take 1 "
            "bad publicity."
        ),
        code="01095",
        set_name="Core Set",
        subtypes=SECURITY,
        influence=NO_INFLUENCE,
        requirement=3,
        points=1,
        on={
            AGENDA_SCORED: (
                Trigger(
                    Sequence(ForfeitThis(), GiveTags(1), TakeBadPublicity(1)),
                    IsSelf(),
                    optional=True,
                    label="forfeit it: 1 tag, 1 bad publicity",
                ),
            )
        },
    ),
    # ANR-CC33
    Agenda(
        "priority-requisition",
        "Priority Requisition",
        NEUTRAL_CORP,
        text="When you score this, you may rez 1 piece of ice, ignoring all costs.",
        code="01106",
        set_name="Core Set",
        subtypes=SECURITY,
        influence=0,
        requirement=5,
        points=3,
        on={
            AGENDA_SCORED: (
                Trigger(
                    ChooseCard(Cards(AS_ICE, ICE, rezzed=0), RezCard(free=True), optional=True),
                    IsSelf(),
                ),
            )
        },
    ),
    # ANR-CC34
    Agenda(
        "private-security-force",
        "Private Security Force",
        NEUTRAL_CORP,
        text="While the Runner is tagged: 1 click, do 1 meat damage.",
        code="01107",
        set_name="Core Set",
        subtypes=SECURITY,
        influence=0,
        requirement=4,
        points=2,
        abilities=(Action("do 1 meat damage", Cost(clicks=1), DoDamage(MEAT, 1), IsTagged()),),
    ),
    Agenda(
        "mandatory-upgrades",
        "Mandatory Upgrades",
        HAAS_BIOROID,
        text="You have 1 more click in each of your turns.",
        code="02011",
        set_name="What Lies Ahead",
        subtypes=INITIATIVE,
        influence=NO_INFLUENCE,
        requirement=6,
        points=2,
        constant=(Modifier(CLICKS, 1, seat=CORP),),
    ),
    Agenda(
        "restructured-datapool",
        "Restructured Datapool",
        NBN,
        text="1 click: trace 2; if it succeeds, the Runner takes 1 tag.",
        code="02016",
        set_name="What Lies Ahead",
        subtypes=INITIATIVE,
        influence=NO_INFLUENCE,
        requirement=5,
        points=3,
        abilities=(Action("trace 2: 1 tag", Cost(clicks=1), TraceFor(2, GiveTags(1))),),
    ),
    Agenda(
        "project-atlas",
        "Project Atlas",
        WEYLAND,
        text=(
            "Scored with 1 agenda counter for each advancement counter beyond 3. Agenda "
            "counter: search R&D for a card, reveal it and take it into HQ; shuffle R&D."
        ),
        code="02018",
        set_name="What Lies Ahead",
        subtypes=RESEARCH,
        influence=NO_INFLUENCE,
        requirement=3,
        points=2,
        scored_counters=Over(3),
        abilities=(
            Paid(
                "search R&D for a card",
                Cost(counters=(AGENDA_COUNTER, 1)),
                Search(Cards(IN_RD), ToHand()),
            ),
        ),
    ),
    Agenda(
        "fetal-ai",
        "Fetal AI",
        JINTEKI,
        text=(
            "When the Runner accesses this anywhere but in Archives, do 2 net damage; in R&D "
            "it is revealed first. Stealing it costs 2 credits more."
        ),
        code="02032",
        set_name="Trace Amount",
        subtypes=AMBUSH,
        influence=NO_INFLUENCE,
        requirement=5,
        points=2,
        steal_cost=2,
        on_access=OnAccess(DoDamage(NET, 2), ACCESSED_NOT_IN_ARCHIVES, reveal=True),
    ),
    Agenda(
        "executive-retreat",
        "Executive Retreat",
        NEUTRAL_CORP,
        text=(
            "Scored with 1 agenda counter; shuffle HQ into R&D. 1 click, agenda counter: draw "
            "5 cards."
        ),
        code="02039",
        set_name="Trace Amount",
        influence=0,
        requirement=5,
        points=3,
        scored_counters=1,
        on={AGENDA_SCORED: (Trigger(HandIntoDeck(), IsSelf()),)},
        abilities=(Action("draw 5 cards", Cost(clicks=1, counters=(AGENDA_COUNTER, 1)), Draw(5)),),
    ),
    Agenda(
        "project-vitruvius",
        "Project Vitruvius",
        HAAS_BIOROID,
        text=(
            "Scored with 1 agenda counter for each advancement counter beyond 3. Agenda "
            "counter: take 1 card of Archives into HQ."
        ),
        code="02051",
        set_name="Cyber Exodus",
        subtypes=RESEARCH,
        influence=NO_INFLUENCE,
        requirement=3,
        points=2,
        scored_counters=Over(3),
        abilities=(
            Paid(
                "take 1 card of Archives into HQ",
                Cost(counters=(AGENDA_COUNTER, 1)),
                ChooseCard(Cards(IN_ARCHIVES), ToHand()),
            ),
        ),
    ),
    Agenda(
        "government-contracts",
        "Government Contracts",
        WEYLAND,
        text="2 clicks: gain 4 credits.",
        code="02077",
        set_name="A Study in Static",
        influence=NO_INFLUENCE,
        requirement=5,
        points=3,
        abilities=(Action("gain 4 credits", Cost(clicks=2), GainCredits(4)),),
    ),
    Agenda(
        "false-lead",
        "False Lead",
        NEUTRAL_CORP,
        text="Forfeit this: if the Runner has at least 2 clicks, they lose 2 clicks.",
        code="02080",
        set_name="A Study in Static",
        subtypes=SECURITY,
        influence=0,
        requirement=3,
        points=1,
        abilities=(
            Paid(
                "forfeit it: the Runner loses 2 clicks",
                Cost(forfeit_this=True),
                If(AtLeast(ClicksOf(RUNNER), 2), LoseClicks(2)),
            ),
        ),
    ),
    Agenda(
        "project-beale",
        "Project Beale",
        NBN,
        text=(
            "Scored with 1 agenda counter for every 2 advancement counters beyond 3. Worth 1 "
            "more point for each agenda counter on it."
        ),
        code="02115",
        set_name="Future Proof",
        subtypes=RESEARCH,
        influence=NO_INFLUENCE,
        requirement=3,
        points=2,
        scored_counters=Over(3, per=2),
        constant=(Modifier(AGENDA_POINTS, Counters(AGENDA_COUNTER), IsSelf()),),
    ),
    Agenda(
        "corporate-war",
        "Corporate War",
        NEUTRAL_CORP,
        text=(
            "When you score this, gain 7 credits if you have at least 7; otherwise lose all "
            "your credits."
        ),
        code="02120",
        set_name="Future Proof",
        subtypes=EXPANSION,
        influence=0,
        requirement=4,
        points=2,
        on={
            AGENDA_SCORED: (
                Trigger(
                    If(
                        AtLeast(CreditsOf(CORP), 7),
                        GainCredits(7),
                        LoseCredits(CreditsOf(CORP)),
                    ),
                    IsSelf(),
                ),
            )
        },
    ),
    Agenda(
        "geothermal-fracking",
        "Geothermal Fracking",
        WEYLAND,
        text=(
            "Scored with 2 agenda counters. 1 click, agenda counter: gain 7 credits and take "
            "1 bad publicity."
        ),
        code="04017",
        set_name="Opening Moves",
        subtypes=EXPANSION,
        influence=NO_INFLUENCE,
        requirement=4,
        points=2,
        scored_counters=2,
        abilities=(
            Action(
                "gain 7 credits, take 1 bad publicity",
                Cost(clicks=1, counters=(AGENDA_COUNTER, 1)),
                Sequence(GainCredits(7), TakeBadPublicity(1)),
            ),
        ),
    ),
    Agenda(
        "the-cleaners",
        "The Cleaners",
        WEYLAND,
        text="Whenever the Runner would suffer meat damage, it is 1 more.",
        code="04036",
        set_name="Second Thoughts",
        subtypes=SECURITY,
        influence=NO_INFLUENCE,
        requirement=5,
        points=3,
        constant=(Modifier(DAMAGE, 1, TargetIs(MEAT)),),
    ),
    Agenda(
        "napd-contract",
        "NAPD Contract",
        NEUTRAL_CORP,
        text=(
            "Needs 1 more advancement counter for each bad publicity you have. Stealing it "
            "costs 4 credits more."
        ),
        code="04119",
        set_name="Double Time",
        subtypes=SECURITY,
        influence=0,
        requirement=4,
        points=2,
        steal_cost=4,
        constant=(Modifier(ADVANCEMENT_REQUIREMENT, BadPublicity(), IsSelf()),),
    ),
)
