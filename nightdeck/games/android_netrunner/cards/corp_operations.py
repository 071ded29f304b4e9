"""Operations."""

from __future__ import annotations

from typing import Final

from nightdeck.games.android_netrunner.amounts import (
    TARGET,
    Number,
    Tags,
)
from nightdeck.games.android_netrunner.conditions import (
    HappenedLastTurn,
    IsTagged,
)
from nightdeck.games.android_netrunner.definitions import (
    Card,
    Operation,
)
from nightdeck.games.android_netrunner.effects import (
    ChooseCard,
    DoDamage,
    GainCredits,
    GiveTags,
    Nothing,
    PlaceCounters,
    TraceFor,
)
from nightdeck.games.android_netrunner.selections import (
    CORP_INSTALLED,
    Cards,
)
from nightdeck.games.android_netrunner.terms import (
    ADVANCEMENT,
    BLACK_OPS,
    CONDITION,
    DOUBLE,
    GRAY_OPS,
    HAAS_BIOROID,
    JINTEKI,
    MEAT,
    NBN,
    NEUTRAL_CORP,
    RUNNER,
    SUCCESSFUL_RUNS,
    TRANSACTION,
    WEYLAND,
)

CARDS: Final[tuple[Card, ...]] = (
    Operation(
        "archived-memories",
        "Archived Memories",
        HAAS_BIOROID,
        text=(
            "Add any 1 card from Archives (face up or down) to HQ. The Runner does not see a "
            "face-down choice."
        ),
        code="01058",
        set_name="Core Set",
        influence=2,
        cost=0,
        on_play=Nothing(),
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
        on_play=Nothing(),
    ),
    Operation(
        "shipment-from-mirrormorph",
        "Shipment from MirrorMorph",
        HAAS_BIOROID,
        text=(
            "The Corp installs one, two or three HQ cards in a row, paying each card's "
            "ordinary install cost but no click."
        ),
        code="01060",
        set_name="Core Set",
        influence=2,
        cost=1,
        on_play=Nothing(),
    ),
    Operation(
        "neural-emp",
        "Neural EMP",
        JINTEKI,
        text=(
            "Play condition: the preceding Runner turn contained a run, successful or not. "
            "Deals 1 net damage."
        ),
        code="01072",
        set_name="Core Set",
        subtypes=GRAY_OPS,
        influence=2,
        cost=2,
        on_play=Nothing(),
    ),
    Operation(
        "precognition",
        "Precognition",
        JINTEKI,
        text=(
            "The Corp takes the five uppermost R&D cards (fewer if R&D is smaller), orders "
            "them as it likes and returns them to the top."
        ),
        code="01073",
        set_name="Core Set",
        influence=3,
        cost=0,
        on_play=Nothing(),
    ),
    Operation(
        "anonymous-tip",
        "Anonymous Tip",
        NBN,
        text=(
            "The Corp moves three cards, one after another, from R&D to HQ (the empty-deck "
            "loss applies)."
        ),
        code="01083",
        set_name="Core Set",
        influence=1,
        cost=0,
        on_play=Nothing(),
    ),
    Operation(
        "closed-accounts",
        "Closed Accounts",
        NBN,
        text="Play condition: the Runner has a tag. The Runner pool is emptied.",
        code="01084",
        set_name="Core Set",
        subtypes=GRAY_OPS,
        influence=1,
        cost=1,
        on_play=Nothing(),
    ),
    Operation(
        "psychographics",
        "Psychographics",
        NBN,
        text=(
            "Play cost X, chosen by the Corp when playing, at most the number of Runner tags. "
            "Put X advancement counters on 1 installed card that is advanceable."
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
        text=(
            "Play condition: some run succeeded in the preceding Runner turn. Trace (base 3), "
            "on success one tag."
        ),
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
            "Play condition: an agenda was scored in this very turn. The Corp picks any card "
            "out of R&D, keeps it hidden, adds it to HQ and shuffles R&D."
        ),
        code="01097",
        set_name="Core Set",
        influence=1,
        cost=1,
        on_play=Nothing(),
    ),
    Operation(
        "beanstalk-royalties",
        "Beanstalk Royalties",
        WEYLAND,
        text="The Corp pool grows by 3.",
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
        text="Play condition: the Runner has a tag. Deals 4 meat damage.",
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
            "Choose one or two installed advanceable cards; each of them receives one "
            "advancement counter."
        ),
        code="01100",
        set_name="Core Set",
        influence=1,
        cost=0,
        on_play=Nothing(),
    ),
    Operation(
        "hedge-fund",
        "Hedge Fund",
        NEUTRAL_CORP,
        text="The Corp pool grows by 9 (net 4 after its cost).",
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
            "Pick one installed advanceable card; one or two advancement counters of the "
            "Corp's choice of number are moved to it from one other installed card."
        ),
        code="02033",
        set_name="Trace Amount",
        influence=3,
        cost=1,
        on_play=Nothing(),
    ),
    Operation(
        "big-brother",
        "Big Brother",
        NBN,
        text="Play condition: the Runner has a tag. Two more tags follow.",
        code="02035",
        set_name="Trace Amount",
        subtypes=GRAY_OPS,
        influence=1,
        cost=0,
        on_play=Nothing(),
    ),
    Operation(
        "freelancer",
        "Freelancer",
        NEUTRAL_CORP,
        text=(
            "Play condition: the Runner has a tag. The Corp picks one or two installed "
            "resources; they are trashed one after the other (preventable)."
        ),
        code="02040",
        set_name="Trace Amount",
        subtypes=GRAY_OPS,
        influence=0,
        cost=0,
        on_play=Nothing(),
    ),
    Operation(
        "sunset",
        "Sunset",
        JINTEKI,
        text="Pick a server; the Corp re-orders its ice at will.",
        code="02054",
        set_name="Cyber Exodus",
        influence=1,
        cost=0,
        on_play=Nothing(),
    ),
    Operation(
        "commercialization",
        "Commercialization",
        WEYLAND,
        text="Pick one ice and collect as many credits as it carries advancement counters.",
        code="02058",
        set_name="Cyber Exodus",
        subtypes=TRANSACTION,
        influence=1,
        cost=0,
        on_play=Nothing(),
    ),
    Operation(
        "green-level-clearance",
        "Green Level Clearance",
        HAAS_BIOROID,
        text="The Corp pool grows by 3, then the Corp draws once.",
        code="02070",
        set_name="A Study in Static",
        subtypes=TRANSACTION,
        influence=1,
        cost=1,
        on_play=Nothing(),
    ),
    Operation(
        "oversight-ai",
        "Oversight AI",
        WEYLAND,
        text=(
            "Rez 1 installed ice without paying anything and keep this card on it as a "
            "condition counter: as soon as all subroutines of that ice are broken in one "
            "encounter, trash the ice."
        ),
        code="02079",
        set_name="A Study in Static",
        subtypes=CONDITION,
        influence=2,
        cost=1,
        on_play=Nothing(),
    ),
    Operation(
        "foxfire",
        "Foxfire",
        NEUTRAL_CORP,
        text=(
            "Trace (base 7); on success one installed virtual resource, or one installed card "
            "of subtype link, is trashed (Corp's choice)."
        ),
        code="02100",
        set_name="Humanity's Shadow",
        influence=0,
        cost=0,
        on_play=Nothing(),
    ),
    Operation(
        "midseason-replacements",
        "Midseason Replacements",
        NBN,
        text=(
            "Play condition: an agenda was stolen in the preceding Runner turn. Trace (base "
            "6); on success one tag per point by which trace strength exceeds link strength."
        ),
        code="02116",
        set_name="Future Proof",
        influence=4,
        cost=5,
        on_play=Nothing(),
    ),
    Operation(
        "bioroid-efficiency-research",
        "Bioroid Efficiency Research",
        HAAS_BIOROID,
        text=(
            "Rez 1 installed bioroid ice without paying anything and keep this card on it as "
            "a condition counter: as soon as all subroutines of that ice are broken in one "
            "encounter, trash this card and derez the ice."
        ),
        code="03013",
        set_name="Creation and Control",
        subtypes=CONDITION,
        influence=2,
        cost=3,
        on_play=Nothing(),
    ),
    Operation(
        "successful-demonstration",
        "Successful Demonstration",
        HAAS_BIOROID,
        text=(
            "Play condition: some run was unsuccessful in the preceding Runner turn. The Corp "
            "pool grows by 7."
        ),
        code="03014",
        set_name="Creation and Control",
        subtypes=TRANSACTION,
        influence=1,
        cost=2,
        on_play=Nothing(),
    ),
    Operation(
        "celebrity-gift",
        "Celebrity Gift",
        JINTEKI,
        text=(
            "Needs one extra click to play. Show the Runner one to five HQ cards and collect "
            "two credits for each."
        ),
        code="04012",
        set_name="Opening Moves",
        subtypes=DOUBLE,
        influence=3,
        cost=3,
        extra_clicks=1,
        on_play=Nothing(),
    ),
    Operation(
        "cyberdex-trial",
        "Cyberdex Trial",
        NEUTRAL_CORP,
        text="Works like the purge action, without its clicks.",
        code="04019",
        set_name="Opening Moves",
        influence=0,
        cost=0,
        on_play=Nothing(),
    ),
    Operation(
        "restructure",
        "Restructure",
        NEUTRAL_CORP,
        text="The Corp pool grows by 15 (net 5 after its cost).",
        code="04040",
        set_name="Second Thoughts",
        subtypes=TRANSACTION,
        influence=0,
        cost=10,
        on_play=Nothing(),
    ),
    Operation(
        "interns",
        "Interns",
        NEUTRAL_CORP,
        text=(
            "Needs one extra click to play. Put one agenda, asset, upgrade or ice out of "
            "Archives or HQ into play; its install cost is waived."
        ),
        code="04060",
        set_name="Mala Tempora",
        subtypes=DOUBLE,
        influence=0,
        cost=0,
        extra_clicks=1,
        on_play=Nothing(),
    ),
    Operation(
        "sweeps-week",
        "Sweeps Week",
        NBN,
        text="The Corp receives as many credits as the grip holds cards.",
        code="04076",
        set_name="True Colors",
        influence=2,
        cost=1,
        on_play=Nothing(),
    ),
    Operation(
        "punitive-counterstrike",
        "Punitive Counterstrike",
        WEYLAND,
        text=(
            "Trace (base 5); on success meat damage equal to the printed points of all "
            "agendas stolen in the preceding Runner turn."
        ),
        code="04079",
        set_name="True Colors",
        subtypes=BLACK_OPS,
        influence=2,
        cost=3,
        on_play=Nothing(),
    ),
    Operation(
        "blue-level-clearance",
        "Blue Level Clearance",
        HAAS_BIOROID,
        text="Needs one extra click to play. The Corp pool grows by 5, then two draws.",
        code="04090",
        set_name="Fear and Loathing",
        subtypes=DOUBLE | TRANSACTION,
        influence=2,
        cost=2,
        extra_clicks=1,
        on_play=Nothing(),
    ),
    Operation(
        "witness-tampering",
        "Witness Tampering",
        WEYLAND,
        text="Needs one extra click to play. Discard one or two bad publicity counters (or none).",
        code="04118",
        set_name="Double Time",
        subtypes=DOUBLE | GRAY_OPS,
        influence=1,
        cost=4,
        extra_clicks=1,
        on_play=Nothing(),
    ),
)
