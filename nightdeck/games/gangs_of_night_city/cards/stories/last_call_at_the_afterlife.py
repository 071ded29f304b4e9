"""GNC-13.9 Last Call at the Afterlife: every merc wants a drink named after them."""

from __future__ import annotations

from typing import ClassVar, Final

from nightdeck.games.gangs_of_night_city.language.epilogues import (
    EdgerunnersInPlay,
    EdgerunnersInReserve,
)
from nightdeck.games.gangs_of_night_city.language.instructions import SetCounter
from nightdeck.games.gangs_of_night_city.language.story_conditions import (
    CounterAtLeast,
    CredAtLeast,
    EdgerunnerLost,
    EdgerunnersAtLeast,
)
from nightdeck.games.gangs_of_night_city.model.board import PLACES
from nightdeck.games.gangs_of_night_city.model.events import FOR_STORY
from nightdeck.games.gangs_of_night_city.model.fight import current
from nightdeck.games.gangs_of_night_city.model.hooks import AFTER_RECLAIM, HIRE_COST, LOST
from nightdeck.games.gangs_of_night_city.model.markers import TAB, counter, set_counter
from nightdeck.games.gangs_of_night_city.model.state import GangsState
from nightdeck.games.gangs_of_night_city.model.stories import (
    ACT,
    EPILOGUE,
    INTRODUCTION,
    Branch,
    Epilogue,
    Pays,
    Rule,
    Story,
    StoryCard,
)
from nightdeck.games.gangs_of_night_city.model.terms import UNITS
from nightdeck.games.gangs_of_night_city.rules.resources import gain_cred
from nightdeck.games.gangs_of_night_city.rules.units import edgerunners_in_play, is_edgerunner

BOOTHS: Final = 2


class CheaperHires(Rule):
    """Edgerunners cost less."""

    words = "Hiring an Edgerunner costs 1 Eurodollar less (at least 1)."
    points: ClassVar[tuple[int, ...]] = (HIRE_COST,)

    def hire_cost(self, state: GangsState, me: int, seat: int, cost: int) -> int:
        """GNC-10.3 One Eurodollar less, at least 1."""
        return max(1, cost - 1)


class SeenInTheBooth(Rule):
    """Edgerunners in Points of Interest pay at the end of a Reclaim."""

    points: ClassVar[tuple[int, ...]] = (AFTER_RECLAIM,)

    def after_reclaim(self, state: GangsState, me: int, seat: int) -> None:
        """GNC-11.5 Count them, at most 2."""
        seen = [unit for unit in edgerunners_in_play(state, seat) if state.place[unit] % PLACES]
        gain_cred(state, seat, min(BOOTHS, len(seen)), FOR_STORY)

    def text(self) -> str:
        """Return the rule in words."""
        return (
            "At the end of their Reclaim a player gains 1 Street Cred for each friendly "
            f"Edgerunner in a Point of Interest (at most {BOOTHS})."
        )


class DrinkToTheFallen(Rule):
    """A lost Edgerunner runs up the Tab and pays."""

    words = (
        "When an Edgerunner is lost, Tab goes up by 1 and its owner gains 1 Street Cred; if it "
        "was lost in step 5 of a Firefight, each opponent of its owner with the highest "
        "Firepower in it gains 1 Street Cred too."
    )
    points: ClassVar[tuple[int, ...]] = (LOST,)

    def lost(self, state: GangsState, me: int, unit: int) -> None:
        """GNC-6.5 The owner gains 1, in step 5 of a Firefight so do the leading opponents."""
        if not is_edgerunner(state, unit):
            return
        set_counter(state, TAB, counter(state, TAB) + 1)
        owner = unit // UNITS
        gain_cred(state, owner, 1, FOR_STORY)
        fight = current(state)
        if fight is None or unit not in fight.lost:
            return
        for side in fight.involved:
            if side != owner and fight.is_leader(side):
                gain_cred(state, side, 1, FOR_STORY)


ACT_1: Final = 1
LEGENDS_IN_THE_BOOTH: Final = 2
A_DRINK_WITH_YOUR_NAME: Final = 3
LEGENDS: Final = 4
EMPTY_BARSTOOLS: Final = 5

STORY: Final[Story] = Story(
    "last-call-at-the-afterlife",
    "Last Call at the Afterlife",
    "Every merc in town wants a drink named after them.",
    (
        StoryCard(
            "lc-intro", "Last Call at the Afterlife", INTRODUCTION,
            setup=(SetCounter(TAB, 0),), opens=(ACT_1,),
        ),
        StoryCard(
            "lc-1", "Names on the Menu", ACT,
            rules=(CheaperHires(),),
            branches=(
                Branch(EdgerunnersAtLeast(), LEGENDS_IN_THE_BOOTH),
                Branch(EdgerunnerLost(), A_DRINK_WITH_YOUR_NAME),
                Branch(CredAtLeast(12), LEGENDS_IN_THE_BOOTH),
            ),
        ),
        StoryCard(
            "lc-2a", "Legends in the Booth", ACT,
            rules=(SeenInTheBooth(),),
            branches=(
                Branch(CredAtLeast(19), LEGENDS),
                Branch(EdgerunnerLost(), A_DRINK_WITH_YOUR_NAME),
            ),
        ),
        StoryCard(
            "lc-2b", "A Drink With Your Name", ACT,
            rules=(DrinkToTheFallen(),),
            branches=(
                Branch(CounterAtLeast(TAB, 3), EMPTY_BARSTOOLS),
                Branch(CredAtLeast(20), LEGENDS),
            ),
        ),
        StoryCard(
            "lc-e1", "Legends", EPILOGUE, epilogue=Epilogue((Pays(1, EdgerunnersInPlay()),)),
        ),
        StoryCard(
            "lc-e2", "Empty Barstools", EPILOGUE,
            epilogue=Epilogue((Pays(2, EdgerunnersInReserve()),)),
        ),
    ),
)  # fmt: skip
