"""Agendas."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.amounts import (
    Over,
)
from nightdeck.games.android_netrunner.conditions import (
    IsScored,
    IsSelf,
    IsTagged,
)
from nightdeck.games.android_netrunner.definitions import (
    Action,
    Agenda,
    Card,
    Cost,
    Paid,
    Trigger,
)
from nightdeck.games.android_netrunner.effects import (
    Delayed,
    DoDamage,
    GainCredits,
    GiveTags,
    If,
    RemoveTags,
    Sequence,
    TakeBadPublicity,
)
from nightdeck.games.android_netrunner.effects_cards import (
    Search,
    ToHand,
)
from nightdeck.games.android_netrunner.effects_run import (
    END_THE_RUN,
)
from nightdeck.games.android_netrunner.events import (
    AGENDA_SCORED,
    TURN_ENDS,
)
from nightdeck.games.android_netrunner.selections import (
    IN_RD,
    Cards,
)
from nightdeck.games.android_netrunner.terms import (
    AGENDA_COUNTER,
    AMBUSH,
    EXPANSION,
    HAAS_BIOROID,
    INITIATIVE,
    JINTEKI,
    MEAT,
    NBN,
    NEUTRAL_CORP,
    NO_INFLUENCE,
    RESEARCH,
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
            "On scoring the Corp may inspect the three uppermost R&D cards. If it does, each "
            "ice among them may be installed outermost in front of any server (a new remote "
            "included) and is then rezzed, ignoring all costs, one after another in the "
            "Corp's order; every inspected card not installed this way is trashed face down."
        ),
        code="01055",
        set_name="Core Set",
        subtypes=RESEARCH,
        influence=NO_INFLUENCE,
        requirement=3,
        points=2,
    ),
    Agenda(
        "nisei-mk-ii",
        "Nisei MK II",
        JINTEKI,
        text=(
            "When scored put 1 agenda counter here. Paid: remove 1 hosted agenda counter -> "
            "end the run."
        ),
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
            "When scored put 1 agenda counter here. Paid: remove 1 hosted agenda counter -> "
            "put 1 advancement counter on an installed card that is advanceable."
        ),
        code="01081",
        set_name="Core Set",
        subtypes=INITIATIVE,
        influence=NO_INFLUENCE,
        requirement=3,
        points=2,
    ),
    Agenda(
        "breaking-news",
        "Breaking News",
        NBN,
        text=(
            "When scored hand the Runner 2 tags. At the end of the turn in which it was "
            "scored, if it is still in the Corp's score area, the Runner loses 2 tags (or the "
            "one there is)."
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
        text="On scoring: 7 credits for the Corp, plus one bad publicity.",
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
            "On scoring the Corp may forfeit this very agenda; if it does, its point is lost, "
            "the Runner receives 1 tag and the Corp takes 1 bad publicity."
        ),
        code="01095",
        set_name="Core Set",
        subtypes=SECURITY,
        influence=NO_INFLUENCE,
        requirement=3,
        points=1,
    ),
    Agenda(
        "priority-requisition",
        "Priority Requisition",
        NEUTRAL_CORP,
        text=(
            "When scored the Corp may rez 1 installed unrezzed piece of ice, ignoring all "
            "costs (additional ones included)."
        ),
        code="01106",
        set_name="Core Set",
        subtypes=SECURITY,
        influence=0,
        requirement=5,
        points=3,
    ),
    Agenda(
        "private-security-force",
        "Private Security Force",
        NEUTRAL_CORP,
        text=(
            "While the Runner is tagged this scored agenda has: action (1 click) - deal 1 "
            "meat damage."
        ),
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
        text=(
            "While in the Corp's score area: 1 more click in each Corp turn, including 1 at "
            "once if scored during the Corp's turn. If it leaves the score area during the "
            "Corp's turn, the Corp loses 1 click if any is left."
        ),
        code="02011",
        set_name="What Lies Ahead",
        subtypes=INITIATIVE,
        influence=NO_INFLUENCE,
        requirement=6,
        points=2,
    ),
    Agenda(
        "restructured-datapool",
        "Restructured Datapool",
        NBN,
        text="Action (1 click): trace (base 2), on success one tag.",
        code="02016",
        set_name="What Lies Ahead",
        subtypes=INITIATIVE,
        influence=NO_INFLUENCE,
        requirement=5,
        points=3,
    ),
    Agenda(
        "project-atlas",
        "Project Atlas",
        WEYLAND,
        text=(
            "When scored put 1 agenda counter here per advancement counter beyond 3. Paid: "
            "remove 1 hosted agenda counter -> search R&D for any card, reveal it, put it "
            "into HQ, shuffle R&D."
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
            "When accessed anywhere except Archives deal 2 net damage. Stealing it costs the "
            "Runner 2 credits as an additional cost. In R&D it must be revealed."
        ),
        code="02032",
        set_name="Trace Amount",
        subtypes=AMBUSH,
        influence=NO_INFLUENCE,
        requirement=5,
        points=2,
    ),
    Agenda(
        "executive-retreat",
        "Executive Retreat",
        NEUTRAL_CORP,
        text=(
            "When scored: put 1 agenda counter here and shuffle all HQ cards into R&D. Action "
            "(1 click plus the counter): draw five times."
        ),
        code="02039",
        set_name="Trace Amount",
        influence=0,
        requirement=5,
        points=3,
    ),
    Agenda(
        "project-vitruvius",
        "Project Vitruvius",
        HAAS_BIOROID,
        text=(
            "When scored put 1 agenda counter here per advancement counter beyond 3. Paid: "
            "remove 1 hosted agenda counter -> put 1 card from Archives into HQ."
        ),
        code="02051",
        set_name="Cyber Exodus",
        subtypes=RESEARCH,
        influence=NO_INFLUENCE,
        requirement=3,
        points=2,
    ),
    Agenda(
        "government-contracts",
        "Government Contracts",
        WEYLAND,
        text="Action (2 clicks): receive 4 credits from the bank.",
        code="02077",
        set_name="A Study in Static",
        influence=NO_INFLUENCE,
        requirement=5,
        points=3,
    ),
    Agenda(
        "false-lead",
        "False Lead",
        NEUTRAL_CORP,
        text=(
            "Paid: forfeit this scored agenda -> if the Runner has at least 2 clicks left, "
            "the Runner loses 2 clicks."
        ),
        code="02080",
        set_name="A Study in Static",
        subtypes=SECURITY,
        influence=0,
        requirement=3,
        points=1,
    ),
    Agenda(
        "project-beale",
        "Project Beale",
        NBN,
        text=(
            "When scored put 1 agenda counter here per 2 advancement counters beyond 3. Worth "
            "1 more point per agenda counter."
        ),
        code="02115",
        set_name="Future Proof",
        subtypes=RESEARCH,
        influence=NO_INFLUENCE,
        requirement=3,
        points=2,
    ),
    Agenda(
        "corporate-war",
        "Corporate War",
        NEUTRAL_CORP,
        text="When scored: with at least 7 credits gain 7, otherwise lose all credits in the pool.",
        code="02120",
        set_name="Future Proof",
        subtypes=EXPANSION,
        influence=0,
        requirement=4,
        points=2,
    ),
    Agenda(
        "geothermal-fracking",
        "Geothermal Fracking",
        WEYLAND,
        text=(
            "Scored with 2 agenda counters. Action (1 click plus one of these counters): 7 "
            "credits and one bad publicity."
        ),
        code="04017",
        set_name="Opening Moves",
        subtypes=EXPANSION,
        influence=NO_INFLUENCE,
        requirement=4,
        points=2,
    ),
    Agenda(
        "the-cleaners",
        "The Cleaners",
        WEYLAND,
        text=(
            "While in the Corp's score area: each meat damage event of at least 1 is 1 "
            "higher, before prevention, also if it cannot be prevented."
        ),
        code="04036",
        set_name="Second Thoughts",
        subtypes=SECURITY,
        influence=NO_INFLUENCE,
        requirement=5,
        points=3,
    ),
    Agenda(
        "napd-contract",
        "NAPD Contract",
        NEUTRAL_CORP,
        text=(
            "Advancement requirement +1 per Corp bad publicity. Stealing it costs the Runner "
            "4 credits as an additional cost."
        ),
        code="04119",
        set_name="Double Time",
        subtypes=SECURITY,
        influence=0,
        requirement=4,
        points=2,
    ),
)
