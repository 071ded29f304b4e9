"""What a table of Gangs of Night City can be set up with, in words for people."""

from __future__ import annotations

from typing import Final

from nightdeck.games.gangs_of_night_city.model import definitions
from nightdeck.games.gangs_of_night_city.model.stories import MULTIPLAYER, STORIES
from nightdeck.kernel.game import Choice, Measured

PROFILES: Final = tuple(each.id.removeprefix("profile-") for each in definitions.PROFILES)
DRAFTS: Final = ("chosen", "assigned", "random")

GANG_NAMES: Final = {each.id: each.name for each in definitions.GANGS}
GANG_NOTES: Final = {
    each.id: " ".join(f"{ability.name}: {ability.text}" for ability in each.abilities)
    for each in definitions.GANGS
}
STORY_NAMES: Final = {
    **{each.id: each.title for each in STORIES},
    "tutorial": "No Story",
    "random": "Any of them",
}
STORY_NOTES: Final = {
    **{each.id: each.summary for each in STORIES},
    "tutorial": "A plain race to the target, for a first game. The card on the table is printed"
    " “Tutorial”; it teaches nothing.",
    "random": "One of the four, drawn when the game begins.",
}

CHOICES: Final = (
    Choice(
        "story",
        "Story",
        (*MULTIPLAYER, "random"),
        "tutorial",
        words=STORY_NAMES,
        notes=STORY_NOTES,
    ),
    Choice(
        "gang",
        "Gang",
        ("draft", *definitions.GANG_IDS),
        "draft",
        per_seat=True,
        words={"draft": "Chosen at the table", **GANG_NAMES},
        notes={"draft": "Everybody picks one when the game begins.", **GANG_NOTES},
    ),
    Choice(
        "gang_draft",
        "How gangs are dealt",
        DRAFTS,
        "chosen",
        words={
            "chosen": "everybody chooses",
            "assigned": "in seating order",
            "random": "by chance",
        },
    ),
    Choice("target_cred", "Street Cred that ends the game", ("20", "25", "30"), "25"),
    Choice(
        "edgerunner_deck",
        "Edgerunner deck",
        ("full", "box-size"),
        "full",
        words={"full": "all of them", "box-size": "as many as the box says"},
    ),
    Choice("open_hands", "Open hands for teaching", ("no", "yes"), "no"),
    Choice(
        "first_player",
        "First player, with ruling GNC-R26 given",
        ("0", "1", "2", "3"),
        "0",
        words={str(seat): f"seat {seat + 1}" for seat in range(4)},
    ),
    Choice(
        "profile",
        "The legend of the single player game",
        PROFILES,
        "johnny",
        words={each.id.removeprefix("profile-"): each.name for each in definitions.PROFILES},
    ),
    Choice(
        "rival_gang",
        "The opposing Gang of the single player game",
        tuple(definitions.GANG_IDS),
        "valentinos",
        words=GANG_NAMES,
    ),
)

LADDER: Final = (
    Measured("street", "random", 400, 100.0),
    Measured("veteran", "street", 400, 99.5),
    Measured("legend", "veteran", 400, 68.2),
)
"""Two players; docs/laboratory.md says with how many tries and how it is measured again."""
