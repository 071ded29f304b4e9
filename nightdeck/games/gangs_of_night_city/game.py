"""Gangs of Night City as the kernel knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from nightdeck.games.gangs_of_night_city import (
    invariants,
    judgement,
    names,
    pool,
    position,
    prompts,
    refusals,
    stories,
    telling,
    views,
    words,
)
from nightdeck.games.gangs_of_night_city.events import COUNTED, ROLES
from nightdeck.games.gangs_of_night_city.features import FEATURES, fired
from nightdeck.games.gangs_of_night_city.gang_cards import GANG_IDS
from nightdeck.games.gangs_of_night_city.options import VERBS
from nightdeck.games.gangs_of_night_city.redeal import redeal
from nightdeck.games.gangs_of_night_city.rulings import RULINGS
from nightdeck.games.gangs_of_night_city.setup import (
    ASSIGNED,
    CHOSEN,
    RANDOM,
    RANDOM_STORY,
    SetUp,
    add_cards,
    add_sides,
    add_zones,
)
from nightdeck.games.gangs_of_night_city.shortcuts import shortcuts
from nightdeck.games.gangs_of_night_city.state import GangsState
from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.game import Choice, Game, Setup, View, Wording

if TYPE_CHECKING:
    from nightdeck.kernel.rng import Rng
    from nightdeck.kernel.state import Entry, Option

PROFILES: Final = ("johnny", "v-female", "v-male")
DRAFTS: Final = {"chosen": CHOSEN, "assigned": ASSIGNED, "random": RANDOM}


class GangsOfNightCity(Game[GangsState]):
    """The board game for one to four players."""

    slug = "gangs_of_night_city"
    title = "Gangs of Night City"
    prefix = "GNC"
    edition = "2023"
    summary = (
        "Six districts, up to four gangs, one sealed card per firefight. Hire Edgerunners, dive the"
        " Net, reach 25 Street Cred. A whole evening in a box: 60 to 120 minutes."
    )
    behaviour = 1
    seat_counts = (1, 2, 3, 4)  # GNC-1.1 GNC-17.1
    rulings = RULINGS
    choices = (
        Choice("story", "Story", (*stories.MULTIPLAYER, "random"), "tutorial"),
        Choice("gang", "Gang", ("draft", *GANG_IDS), "draft", per_seat=True),
        Choice("gang_draft", "How gangs are dealt", tuple(DRAFTS), "chosen"),
        Choice("target_cred", "Street Cred that ends the game", ("20", "25", "30"), "25"),
        Choice("edgerunner_deck", "Edgerunner deck", ("full", "box-size"), "full"),
        Choice("open_hands", "Open hands for teaching", ("no", "yes"), "no"),
        Choice(
            "first_player", "First player, with ruling GNC-R26 given", ("0", "1", "2", "3"), "0"
        ),
        Choice("profile", "The legend of the single player game", PROFILES, "johnny"),
        Choice("rival_gang", "The opposing Gang of the single player game", GANG_IDS, "valentinos"),
    )
    verbs = tuple(VERBS[number] for number in range(len(VERBS)))

    # Set-up -----------------------------------------------------------------------------------

    def chosen(self, setup: Setup, name: str) -> str:
        """Return a choice of the set-up or its default."""
        base = name.split("@", 1)[0]
        default = next(choice.default for choice in self.choices if choice.name == base)
        return setup.choices.get(name, default)

    def any_setup(self, rng: Rng) -> Setup:
        """Return some set-up for fuzzing; every third game has unusual rulings."""
        setup = super().any_setup(rng)
        setup.choices["first_player"] = str(rng.below(setup.seats))
        if rng.below(3) == 0 and setup.seats > 1:
            # Players who act by chance meet the Voice three times only in long games.
            setup.choices.update(story="blackwall-whispers", target_cred="30")
        if rng.below(3) == 0:
            setup.rulings = {
                ruling.name: ruling.values[rng.below(len(ruling.values))] for ruling in self.rulings
            }
        return setup

    def setup_with(self, rng: Rng, wanted: list[str]) -> Setup:
        """Return some set-up with the Story of the first wanted Story card."""
        setup = self.any_setup(rng)
        homes = {card.id: story.id for story in stories.STORIES for card in story.cards}
        for story in (homes[card] for card in wanted if card in homes):
            if story in stories.MULTIPLAYER:
                setup.seats = max(2, setup.seats)
                # In a long game more comes true.
                setup.choices.update(story=story, target_cred=("25", "30")[rng.below(2)])
            else:
                setup.seats = 1
                setup.choices["first_player"] = "0"
            break
        return setup

    def check_setup(self, setup: Setup) -> Setup:
        """Return a complete set-up, or say which gang or first player cannot be."""
        checked = super().check_setup(setup)
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
        """Return an empty table."""
        return GangsState()

    def deal(self, state: GangsState, setup: Setup) -> None:
        """GNC-4 GNC-17.2 Lay out what needs no decision and no dice; a frame does the rest."""
        state.target = int(self.chosen(setup, "target_cred"))
        state.open_hands = int(self.chosen(setup, "open_hands") == "yes")
        state.edgerunner_deck = int(self.chosen(setup, "edgerunner_deck") == "box-size")
        state.draft = DRAFTS[self.chosen(setup, "gang_draft")]
        state.first = int(self.chosen(setup, "first_player"))
        state.profile = PROFILES.index(self.chosen(setup, "profile"))
        wanted = [self.chosen(setup, f"gang@{seat}") for seat in range(setup.seats)]
        if setup.seats == 1:
            wanted += [self.chosen(setup, "rival_gang"), "draft"]
            state.story = stories.SOLO
        else:
            story = self.chosen(setup, "story")
            state.story = RANDOM_STORY if story == "random" else stories.MULTIPLAYER.index(story)
        state.gang = [GANG_IDS.index(gang) if gang != "draft" else -1 for gang in wanted]
        add_zones(state)
        add_cards(state)
        add_sides(state)
        state.call(SetUp())

    def arrange(self, state: GangsState, position_: dict[str, Any]) -> None:
        """Turn a fresh game into a named position; position.py lists the words."""
        position.arrange(state, position_)

    # Words and views --------------------------------------------------------------------------

    def catalogue(self) -> list[dict[str, Any]]:
        """Return the facts and our text of every definition."""
        return pool.CATALOGUE

    def event_roles(self, kind: int) -> str:
        """Return the role of each argument of an event."""
        return ROLES[kind]

    def describe(self, state: GangsState, seat: int, option: Option) -> Wording:
        """Put an option into words."""
        return words.describe(state, seat, option)

    def prompt(self, state: GangsState, seat: int) -> Wording:
        """Put the open question into words."""
        return prompts.prompt(state, seat)

    def tell(self, entry: Entry, seat: int) -> Wording:
        """Put a log entry into words, with players by number."""
        return telling.tell(entry, seat, telling.NUMBERED)

    def recount(self, state: GangsState, entry: Entry, seat: int) -> Wording:
        """Put a log entry into words, with the names of the gangs."""
        return telling.tell(entry, seat, names.side_names(state), state.target, state.seats)

    def table(self, state: GangsState, seat: int) -> View:
        """Return what a seat sees of the table."""
        return views.table(state, seat)

    def tables(self, state: GangsState, seats: list[int]) -> list[View]:
        """Return what several seats see of the table."""
        return views.tables(state, seats)

    def shortcuts(self, state: GangsState, seat: int) -> list[tuple[str, list[Option]]]:
        """Return common sequences of options."""
        return shortcuts(state, seat)

    def why_not(self, state: GangsState, seat: int, card: int) -> Wording | None:
        """Say why a card cannot be used now."""
        return refusals.why_not(state, seat, card)

    # Secrets, checks, bots --------------------------------------------------------------------

    def redeal(self, state: GangsState, seat: int, rng: Rng) -> None:
        """Deal anew what a seat cannot know."""
        redeal(state, seat, rng)

    def problems(self, state: GangsState) -> list[str]:
        """List every broken invariant."""
        return invariants.problems(state)

    def evaluate(self, state: GangsState, seat: int) -> float:
        """Estimate a seat's chance to win."""
        return judgement.chances(state)[seat]

    def chances(self, state: GangsState) -> list[float]:
        """Estimate every seat's chance to win."""
        return judgement.chances(state)

    def weigh(self, state: GangsState, option: Option) -> float:
        """Return how much a rule of thumb likes an option."""
        return judgement.weigh(state, option)

    def alike(self, state: GangsState, option: Option) -> Option:
        """Return an option with plain Units replaced by class and place."""
        return judgement.alike(state, option)

    def is_quiet(self, state: GangsState) -> bool:
        """Tell whether a turn is about to begin."""
        return judgement.is_quiet(state)

    def features(self) -> list[str]:
        """Name everything cards, gangs and Stories can do."""
        return FEATURES

    def fired(self, entry: Entry) -> list[str]:
        """Return the features that a log entry shows at work."""
        return fired(entry)

    def counted(self) -> dict[int, str]:
        """Name the events that play, seize or hire a card, or score."""
        return COUNTED


GANGS_OF_NIGHT_CITY: Final = GangsOfNightCity()
