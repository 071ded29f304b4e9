"""Operations."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.amounts import (
    HOST,
    SELF,
    TARGET,
    BadPublicity,
    CountCards,
    Counters,
    CreditsOf,
    Least,
    Number,
    Tags,
    Tally,
    Times,
)
from nightdeck.games.android_netrunner.card_abilities import Trigger
from nightdeck.games.android_netrunner.card_types import Operation
from nightdeck.games.android_netrunner.conditions import (
    HappenedLastTurn,
    HappenedThisTurn,
    IsHost,
    IsRezzed,
    IsTagged,
)
from nightdeck.games.android_netrunner.definitions import Card
from nightdeck.games.android_netrunner.effects import (
    DoDamage,
    Draw,
    GainClicks,
    GainCredits,
    GiveTags,
    LoseCredits,
    PlaceCounters,
    Purge,
    RemoveBadPublicity,
)
from nightdeck.games.android_netrunner.effects_cards import (
    ArrangeIce,
    ArrangeTop,
    Derez,
    HostOnTarget,
    MoveCounters,
    Reveal,
    RezCard,
    Search,
    ToHand,
    TrashCard,
)
from nightdeck.games.android_netrunner.effects_flow import (
    ChooseCard,
    ChooseCards,
    ChooseNumber,
    ChooseServer,
    If,
    Sequence,
    TraceFor,
)
from nightdeck.games.android_netrunner.effects_install import InstallCorpCard
from nightdeck.games.android_netrunner.events import (
    ALL_BROKEN,
)
from nightdeck.games.android_netrunner.selections import (
    AS_ICE,
    CORP_INSTALLED,
    IN_ARCHIVES,
    IN_ARCHIVES_OR_HQ,
    IN_GRIP,
    IN_HQ,
    IN_RD,
    IN_RIG,
    Cards,
    EitherOf,
)
from nightdeck.games.android_netrunner.terms import (
    ADVANCEMENT,
    AGENDAS_SCORED,
    AGENDAS_STOLEN,
    BIOROID,
    BLACK_OPS,
    CONDITION,
    CORP_INSTALLABLE,
    DOUBLE,
    GRAY_OPS,
    HAAS_BIOROID,
    JINTEKI,
    LINK,
    MEAT,
    NBN,
    NET,
    NEUTRAL_CORP,
    POINTS_STOLEN,
    RESOURCE,
    RUNNER,
    RUNS_BEGUN,
    SUCCESSFUL_RUNS,
    TRANSACTION,
    UNSUCCESSFUL_RUNS,
    VIRTUAL,
    WEYLAND,
)

CARDS: Final[tuple[Card, ...]] = (
    Operation(
        "archived-memories",
        "Archived Memories",
        HAAS_BIOROID,
        text=(
            "Add 1 card from Archives, face up or face down, to HQ. The Runner does not see a "
            "face-down card."
        ),
        code="01058",
        set_name="Core Set",
        influence=2,
        cost=0,
        on_play=ChooseCard(Cards(IN_ARCHIVES), ToHand()),
    ),
    Operation(
        "biotic-labor",
        "Biotic Labor",
        HAAS_BIOROID,
        text="Gain 2 clicks.",
        code="01059",
        set_name="Core Set",
        influence=4,
        cost=4,
        on_play=GainClicks(2),
    ),
    # ANR-CC40
    Operation(
        "shipment-from-mirrormorph",
        "Shipment from MirrorMorph",
        HAAS_BIOROID,
        text=(
            "Up to 3 installs from HQ, one after the other: each card costs what it usually "
            "costs, but no click."
        ),
        code="01060",
        set_name="Core Set",
        influence=2,
        cost=1,
        on_play=ChooseCards(Cards(IN_HQ, CORP_INSTALLABLE), 3, InstallCorpCard(), at_once=True),
    ),
    # ANR-CC27
    Operation(
        "neural-emp",
        "Neural EMP",
        JINTEKI,
        text="Needs a run, successful or not, in the Runner's last turn. 1 net damage.",
        code="01072",
        set_name="Core Set",
        subtypes=GRAY_OPS,
        influence=2,
        cost=2,
        on_play=DoDamage(NET, 1),
        play_if=HappenedLastTurn(RUNNER, RUNS_BEGUN),
    ),
    Operation(
        "precognition",
        "Precognition",
        JINTEKI,
        text=(
            "Look at the uppermost 5 cards of R&D (all of them if there are fewer) and put them "
            "back in any order."
        ),
        code="01073",
        set_name="Core Set",
        influence=3,
        cost=0,
        on_play=ArrangeTop(5),
    ),
    Operation(
        "anonymous-tip",
        "Anonymous Tip",
        NBN,
        text="Draw 3 cards.",
        code="01083",
        set_name="Core Set",
        influence=1,
        cost=0,
        on_play=Draw(3),
    ),
    Operation(
        "closed-accounts",
        "Closed Accounts",
        NBN,
        text="Needs a tagged Runner. The Runner's credit pool is emptied.",
        code="01084",
        set_name="Core Set",
        subtypes=GRAY_OPS,
        influence=1,
        cost=1,
        on_play=LoseCredits(CreditsOf(RUNNER), RUNNER),
        play_if=IsTagged(),
    ),
    # ANR-CC35
    Operation(
        "psychographics",
        "Psychographics",
        NBN,
        text=(
            "X is at most the number of tags the Runner has. Put X advancement counters on an "
            "installed card that can be advanced."
        ),
        code="01085",
        set_name="Core Set",
        influence=3,
        cost_is_x=True,
        x_limit=Tags(),
        on_play=ChooseCard(
            Cards(CORP_INSTALLED, advanceable=True), PlaceCounters(ADVANCEMENT, Number(), on=TARGET)
        ),
    ),
    Operation(
        "sea-source",
        "SEA Source",
        NBN,
        text="Needs a successful run in the Runner's last turn. Trace 3: on success 1 tag.",
        code="01086",
        set_name="Core Set",
        influence=2,
        cost=2,
        play_if=HappenedLastTurn(RUNNER, SUCCESSFUL_RUNS),
        on_play=TraceFor(3, GiveTags(1)),
    ),
    Operation(
        "aggressive-negotiation",
        "Aggressive Negotiation",
        WEYLAND,
        text=(
            "Needs an agenda scored in this turn. Pick any card out of R&D, add it to HQ without "
            "showing it and shuffle R&D."
        ),
        code="01097",
        set_name="Core Set",
        influence=1,
        cost=1,
        on_play=Search(Cards(IN_RD), ToHand(), reveal=False, must_find=True),
        play_if=HappenedThisTurn(AGENDAS_SCORED),
    ),
    Operation(
        "beanstalk-royalties",
        "Beanstalk Royalties",
        WEYLAND,
        text="Gain 3 credits.",
        code="01098",
        set_name="Core Set",
        subtypes=TRANSACTION,
        influence=1,
        cost=0,
        on_play=GainCredits(3),
    ),
    Operation(
        "scorched-earth",
        "Scorched Earth",
        WEYLAND,
        text="Needs a tagged Runner. 4 meat damage.",
        code="01099",
        set_name="Core Set",
        subtypes=BLACK_OPS,
        influence=4,
        cost=3,
        play_if=IsTagged(),
        on_play=DoDamage(MEAT, 4),
    ),
    Operation(
        "shipment-from-kaguya",
        "Shipment from Kaguya",
        WEYLAND,
        text=(
            "Choose 1 or 2 installed cards that can be advanced; each of them gets 1 advancement "
            "counter."
        ),
        code="01100",
        set_name="Core Set",
        influence=1,
        cost=0,
        on_play=ChooseCards(
            Cards(CORP_INSTALLED, advanceable=True), 2, PlaceCounters(ADVANCEMENT, 1, on=TARGET)
        ),
    ),
    Operation(
        "hedge-fund",
        "Hedge Fund",
        NEUTRAL_CORP,
        text="Gain 9 credits.",
        code="01110",
        set_name="Core Set",
        subtypes=TRANSACTION,
        influence=0,
        cost=5,
        on_play=GainCredits(9),
    ),
    Operation(
        "trick-of-light",
        "Trick of Light",
        JINTEKI,
        text=(
            "Choose an installed card that can be advanced; 1 or 2 advancement counters move to "
            "it from another installed card."
        ),
        code="02033",
        set_name="Trace Amount",
        influence=3,
        cost=1,
        on_play=ChooseCard(
            Cards(CORP_INSTALLED, advanceable=True),
            MoveCounters(ADVANCEMENT, 2, Cards(CORP_INSTALLED)),
        ),
    ),
    Operation(
        "big-brother",
        "Big Brother",
        NBN,
        text="Needs a tagged Runner, who gets 2 more tags.",
        code="02035",
        set_name="Trace Amount",
        subtypes=GRAY_OPS,
        influence=1,
        cost=0,
        on_play=GiveTags(2),
        play_if=IsTagged(),
    ),
    Operation(
        "freelancer",
        "Freelancer",
        NEUTRAL_CORP,
        text=(
            "Needs a tagged Runner. Choose 1 or 2 installed resources; they are trashed one after "
            "the other."
        ),
        code="02040",
        set_name="Trace Amount",
        subtypes=GRAY_OPS,
        influence=0,
        cost=0,
        on_play=ChooseCards(Cards(IN_RIG, RESOURCE), 2, TrashCard()),
        play_if=IsTagged(),
    ),
    Operation(
        "sunset",
        "Sunset",
        JINTEKI,
        text="Choose a server and put the ice in front of it into any order.",
        code="02054",
        set_name="Cyber Exodus",
        influence=1,
        cost=0,
        on_play=ChooseServer(ArrangeIce()),
    ),
    Operation(
        "commercialization",
        "Commercialization",
        WEYLAND,
        text="Choose 1 installed ice. Gain 1 credit for each advancement counter on it.",
        code="02058",
        set_name="Cyber Exodus",
        subtypes=TRANSACTION,
        influence=1,
        cost=0,
        on_play=ChooseCard(Cards(AS_ICE), GainCredits(Counters(ADVANCEMENT, TARGET))),
    ),
    Operation(
        "green-level-clearance",
        "Green Level Clearance",
        HAAS_BIOROID,
        text="Gain 3 credits, then draw 1 card.",
        code="02070",
        set_name="A Study in Static",
        subtypes=TRANSACTION,
        influence=1,
        cost=1,
        on_play=Sequence(GainCredits(3), Draw(1)),
    ),
    # ANR-CC53
    Operation(
        "oversight-ai",
        "Oversight AI",
        WEYLAND,
        text=(
            "Rez an installed ice without paying anything and keep this card on it: as soon as "
            "all subroutines of that ice are broken in one encounter, the ice is trashed."
        ),
        code="02079",
        set_name="A Study in Static",
        subtypes=CONDITION,
        influence=2,
        cost=1,
        on_play=ChooseCard(
            Cards(AS_ICE, rezzed=0), Sequence(RezCard(free=True), If(IsRezzed(), HostOnTarget()))
        ),
        on={ALL_BROKEN: (Trigger(TrashCard(on=HOST), IsHost()),)},
    ),
    Operation(
        "foxfire",
        "Foxfire",
        NEUTRAL_CORP,
        text=(
            "Trace 7: on success an installed virtual resource, or an installed card of subtype "
            "link, is trashed."
        ),
        code="02100",
        set_name="Humanity's Shadow",
        influence=0,
        cost=0,
        on_play=TraceFor(
            7,
            ChooseCard(
                EitherOf(Cards(IN_RIG, RESOURCE, subtypes=VIRTUAL), Cards(IN_RIG, subtypes=LINK)),
                TrashCard(),
            ),
        ),
    ),
    Operation(
        "midseason-replacements",
        "Midseason Replacements",
        NBN,
        text=(
            "Needs an agenda stolen in the Runner's last turn. Trace 6: on success 1 tag for each "
            "point by which the trace strength is above the link strength."
        ),
        code="02116",
        set_name="Future Proof",
        influence=4,
        cost=5,
        on_play=TraceFor(6, GiveTags(Number())),
        play_if=HappenedLastTurn(RUNNER, AGENDAS_STOLEN),
    ),
    Operation(
        "bioroid-efficiency-research",
        "Bioroid Efficiency Research",
        HAAS_BIOROID,
        text=(
            "Rez an installed bioroid without paying anything and keep this card on it: as soon "
            "as all subroutines of that ice are broken in one encounter, this card is trashed and "
            "the ice is derezzed."
        ),
        code="03013",
        set_name="Creation and Control",
        subtypes=CONDITION,
        influence=2,
        cost=3,
        on_play=ChooseCard(
            Cards(AS_ICE, subtypes=BIOROID, rezzed=0),
            Sequence(RezCard(free=True), If(IsRezzed(), HostOnTarget())),
        ),
        on={
            ALL_BROKEN: (
                Trigger(Sequence(Derez(on=HOST), TrashCard(on=SELF, preventable=False)), IsHost()),
            )
        },
    ),
    Operation(
        "successful-demonstration",
        "Successful Demonstration",
        HAAS_BIOROID,
        text="Needs an unsuccessful run in the Runner's last turn. Gain 7 credits.",
        code="03014",
        set_name="Creation and Control",
        subtypes=TRANSACTION,
        influence=1,
        cost=2,
        on_play=GainCredits(7),
        play_if=HappenedLastTurn(RUNNER, UNSUCCESSFUL_RUNS),
    ),
    Operation(
        "celebrity-gift",
        "Celebrity Gift",
        JINTEKI,
        text=(
            "Takes 2 clicks. Show the Runner 1 to 5 cards of HQ and gain 2 credits for each of "
            "them."
        ),
        code="04012",
        set_name="Opening Moves",
        subtypes=DOUBLE,
        influence=3,
        cost=3,
        extra_clicks=1,
        on_play=ChooseCards(
            Cards(IN_HQ, other=True), 5, Reveal(), after=GainCredits(Times(2, Number()))
        ),
    ),
    Operation(
        "cyberdex-trial",
        "Cyberdex Trial",
        NEUTRAL_CORP,
        text="Purge virus counters.",
        code="04019",
        set_name="Opening Moves",
        influence=0,
        cost=0,
        on_play=Purge(),
    ),
    Operation(
        "restructure",
        "Restructure",
        NEUTRAL_CORP,
        text="Gain 15 credits.",
        code="04040",
        set_name="Second Thoughts",
        subtypes=TRANSACTION,
        influence=0,
        cost=10,
        on_play=GainCredits(15),
    ),
    Operation(
        "interns",
        "Interns",
        NEUTRAL_CORP,
        text="Takes 2 clicks. Install a card out of Archives or HQ; its install cost is waived.",
        code="04060",
        set_name="Mala Tempora",
        subtypes=DOUBLE,
        influence=0,
        cost=0,
        extra_clicks=1,
        on_play=ChooseCard(Cards(IN_ARCHIVES_OR_HQ, CORP_INSTALLABLE), InstallCorpCard(free=True)),
    ),
    Operation(
        "sweeps-week",
        "Sweeps Week",
        NBN,
        text="Gain 1 credit for each card in the grip.",
        code="04076",
        set_name="True Colors",
        influence=2,
        cost=1,
        on_play=GainCredits(CountCards(Cards(IN_GRIP))),
    ),
    Operation(
        "punitive-counterstrike",
        "Punitive Counterstrike",
        WEYLAND,
        text=(
            "Trace 5: on success meat damage equal to the printed points of all agendas stolen in "
            "the Runner's last turn."
        ),
        code="04079",
        set_name="True Colors",
        subtypes=BLACK_OPS,
        influence=2,
        cost=3,
        on_play=TraceFor(5, DoDamage(MEAT, Tally(POINTS_STOLEN, RUNNER))),
    ),
    Operation(
        "blue-level-clearance",
        "Blue Level Clearance",
        HAAS_BIOROID,
        text="Takes 2 clicks. Gain 5 credits, then draw 2 cards.",
        code="04090",
        set_name="Fear and Loathing",
        subtypes=DOUBLE | TRANSACTION,
        influence=2,
        cost=2,
        extra_clicks=1,
        on_play=Sequence(GainCredits(5), Draw(2)),
    ),
    Operation(
        "witness-tampering",
        "Witness Tampering",
        WEYLAND,
        text="Takes 2 clicks. Get rid of 1 or 2 bad publicity (or none).",
        code="04118",
        set_name="Double Time",
        subtypes=DOUBLE | GRAY_OPS,
        influence=1,
        cost=4,
        extra_clicks=1,
        on_play=ChooseNumber(Least(2, BadPublicity()), RemoveBadPublicity(Number())),
    ),
)
