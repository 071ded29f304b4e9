"""Gangs of Night City as the kernel knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from nightdeck.games.gangs_of_night_city.minds import judgement
from nightdeck.games.gangs_of_night_city.model.definitions import GANG_IDS
from nightdeck.games.gangs_of_night_city.model.fight import current
from nightdeck.games.gangs_of_night_city.model.options import VERBS
from nightdeck.games.gangs_of_night_city.model.questions import STOPS
from nightdeck.games.gangs_of_night_city.model.rulings import PRESETS, RULINGS
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.model.stories import MULTIPLAYER, STORIES, solo_story
from nightdeck.games.gangs_of_night_city.rules import setup as dealing
from nightdeck.games.gangs_of_night_city.seen import offers
from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.game import Setup, Stop
from nightdeck.language.rooms import RoomyGame

if TYPE_CHECKING:
    from nightdeck.kernel.rng import Rng
    from nightdeck.kernel.state import Option

DRAFTS: Final = {"chosen": dealing.CHOSEN, "assigned": dealing.ASSIGNED, "random": dealing.RANDOM}


FORMER_STORIES: Final[dict[str, str]] = {"last-call": "last-call-at-the-afterlife"}
"""Names of Stories in older set-ups and what they are called now."""


def with_present_names(setup: Setup) -> Setup:
    """Return a set-up whose Story has its present name."""
    story = setup.choices.get("story", "")
    if story not in FORMER_STORIES:
        return setup
    choices = {**setup.choices, "story": FORMER_STORIES[story]}
    return setup.changed(setup.decks, choices)


class GangsOfNightCity(RoomyGame[GangsState]):
    """The board game for one to four players."""

    slug = "gangs_of_night_city"
    title = "Gangs of Night City"
    prefix = "GNC"
    edition = "2023"
    summary = (
        "Six districts, up to four gangs, one sealed card per firefight. Hire Edgerunners, dive the"
        " Net, reach 25 Street Cred. A whole evening in a box: 60 to 120 minutes."
    )
    conflict = "while there is a Firefight"
    behaviour = 3
    seat_counts = (1, 2, 3, 4)  # GNC-1.1 GNC-17.1
    stand_ins = True
    rulings = RULINGS
    choices = offers.CHOICES
    presets = PRESETS
    ladder = offers.LADDER
    tallies = (
        ("Firefights opened", "GNC-8.0"),
        ("Opportunities seized", "GNC-10.2"),
        ("Edgerunners hired", "GNC-10.3"),
        ("Hideouts built", "GNC-7.4b"),
        ("Caught by NetWatch", "GNC-9.6"),
    )
    verbs = tuple(VERBS[number] for number in range(len(VERBS)))

    def __init__(self) -> None:
        super().__init__("nightdeck.games.gangs_of_night_city")

    # Set-up -----------------------------------------------------------------------------------

    def chosen(self, setup: Setup, name: str) -> str:
        """Return a choice of the set-up or its default."""
        base = name.split("@", 1)[0]
        default = next(choice.default for choice in self.choices if choice.name == base)
        return setup.choices.get(name, default)

    def any_setup(self, rng: Rng) -> Setup:
        setup = super().any_setup(rng)
        setup.choices["first_player"] = str(rng.below(setup.seats))
        if rng.below(3) == 0 and setup.seats > 1:
            # Players who act by chance meet the Voice three times only in long games.
            setup.choices.update(story="blackwall-whispers", target_cred="30")
        if rng.below(3) == 0:
            setup.rulings = {ruling.name: ruling.any_value(rng) for ruling in self.rulings}
        return setup

    def setup_with(self, rng: Rng, wanted: list[str]) -> Setup:
        setup = self.any_setup(rng)
        homes = {card.id: story.id for story in STORIES for card in story.cards}
        for story in (homes[card] for card in wanted if card in homes):
            if story in MULTIPLAYER:
                setup.seats = max(2, setup.seats)
                # In a long game more comes true.
                setup.choices.update(story=story, target_cred=("25", "30")[rng.below(2)])
            else:
                setup.seats = 1
                setup.choices["first_player"] = "0"
            break
        return setup

    def check_setup(self, setup: Setup) -> Setup:
        checked = super().check_setup(with_present_names(setup))
        taken = [self.chosen(checked, "rival_gang")] if checked.seats == 1 else []
        for seat in range(checked.seats):
            gang = self.chosen(checked, f"gang@{seat}")
            if gang != "draft" and gang in taken:
                raise BadSetup(f"two sides cannot both lead {gang!r} (GNC-R37)")
            taken.append(gang)
        if int(self.chosen(checked, "first_player")) >= checked.seats:
            raise BadSetup(f"the first player must be one of the {checked.seats} seats")
        return checked

    def blank(self) -> GangsState:
        return GangsState()

    def deal(self, state: GangsState, setup: Setup) -> None:
        """GNC-4 GNC-17.2 Lay out what needs no decision and no dice; a frame does the rest."""
        state.target = int(self.chosen(setup, "target_cred"))
        state.open_hands = int(self.chosen(setup, "open_hands") == "yes")
        state.edgerunner_deck = int(self.chosen(setup, "edgerunner_deck") == "box-size")
        state.draft = DRAFTS[self.chosen(setup, "gang_draft")]
        state.first = int(self.chosen(setup, "first_player"))
        state.profile = offers.PROFILES.index(self.chosen(setup, "profile"))
        wanted = [self.chosen(setup, f"gang@{seat}") for seat in range(setup.seats)]
        if setup.seats == 1:
            wanted += [self.chosen(setup, "rival_gang"), "draft"]
            state.story = solo_story()
        else:
            story = self.chosen(setup, "story")
            state.story = dealing.RANDOM_STORY if story == "random" else MULTIPLAYER.index(story)
        state.gang = [GANG_IDS.index(gang) if gang != "draft" else -1 for gang in wanted]
        dealing.add_zones(state)
        dealing.add_cards(state)
        dealing.add_sides(state)
        state.call(dealing.SetUp())

    def stops(self, seats: int, seat: int) -> tuple[Stop, ...]:
        """GNC-18 Return the questions that may be passed for a player."""
        return STOPS

    def is_conflict(self, state: GangsState) -> bool:
        """GNC-8.0 Tell whether a Firefight goes on."""
        return current(state) is not None

    def evaluate(self, state: GangsState, seat: int) -> float:
        return judgement.chances(state)[seat]

    def chances(self, state: GangsState) -> list[float]:
        return judgement.chances(state)

    def weigh(self, state: GangsState, option: Option) -> float:
        return judgement.weigh(state, option)

    def alike(self, state: GangsState, option: Option) -> Option:
        return judgement.alike(state, option)

    def is_quiet(self, state: GangsState) -> bool:
        return judgement.is_quiet(state)


GANGS_OF_NIGHT_CITY: Final = GangsOfNightCity()
