"""GNC-3.6 GNC-13.1 What a Story is made of: cards with set-up, rules, branches, an Epilogue."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Final

from nightdeck.games.gangs_of_night_city.model.definitions import Printed
from nightdeck.games.gangs_of_night_city.model.hooks import Ability, Word
from nightdeck.language.values import Amount, Effect

if TYPE_CHECKING:
    from nightdeck.games.gangs_of_night_city.model.state import GangsState

INTRODUCTION: Final = 0
ACT: Final = 1
SIDE: Final = 2
EPILOGUE: Final = 3
TUTORIAL: Final = 4
SUMMARY: Final = 5
KIND_IDS: Final = ("intro", "act", "side", "epilogue", "tutorial", "summary")

NO_LIMIT: Final = 99


class Condition:
    """GNC-13.4 A number that is to be reached; looked at again at the events that change it.

    One that `is_event` is met when it happens. `told` is its words with the number in braces,
    `told_to_any` those for any number of players.
    """

    events: ClassVar[tuple[int, ...]] = ()
    is_event: ClassVar[bool] = False
    told: ClassVar[str] = ""
    told_to_any: ClassVar[str] = ""

    def __init__(self, number: int = 1) -> None:
        self.number: int = number

    def wanted(self, target: int, players: int) -> int:
        """Return the number that has to be reached in a game of a length."""
        return self.number

    def needed(self, state: GangsState) -> int:
        """Return the number that has to be reached."""
        return self.wanted(state.target, state.seats)

    def each(self, state: GangsState) -> list[int]:
        """Return how close each player is; empty if the players are counted together."""
        return []

    def now(self, state: GangsState) -> int:
        """Return the number that is compared; an event has no standing."""
        return max(self.each(state), default=0)

    def holds(self, state: GangsState) -> bool:
        """Tell whether the condition is true now."""
        return self.now(state) >= self.needed(state)

    def text(self, target: int, players: int) -> str:
        """Return the condition in words; 0 players stands for any number of them."""
        if self.told_to_any and not players:
            return self.told_to_any
        return self.told.format(self.wanted(target, players))


@dataclass(eq=False)
class Pays:
    """Every player gains (or loses) Street Cred for what they have, at most so often."""

    cred: int
    count: Amount[Any]
    words: str
    most: int = NO_LIMIT

    def amount(self, state: GangsState, seat: int) -> int:
        """Return what a player gains."""
        return self.cred * min(self.most, self.count.of(state, -1, seat, 0))

    def text(self) -> str:
        """Return it in words."""
        limit = "" if self.most == NO_LIMIT else f" (at most {self.most})"
        verb = "gains" if self.cred > 0 else "loses"
        return f"Each player {verb} {abs(self.cred)} Street Cred for {self.words}{limit}."


class Winning:
    """GNC-13.6 A winning condition of an Epilogue's own."""

    def decide(self, state: GangsState, title: str) -> None:
        """GNC-13.6 Find the winner and end the game."""

    def text(self, target: int) -> str:
        """Return the winning condition in words."""
        return ""


@dataclass(eq=False)
class Epilogue:
    """GNC-13.6 Rewards and a winning condition; `sells` is the price of 1 Street Cred."""

    pays: tuple[Pays, ...] = ()
    winning: Winning | None = None
    sells: int = 0

    def text(self, target: int) -> str:
        """Return the Epilogue in words; by default the most Street Cred wins."""
        said = [each.text() for each in self.pays]
        if self.sells:
            said.append(
                "Clockwise from the player whose turn just ended, each player may spend "
                "Eurodollars (Corporate Secrets may stand in): 1 Street Cred for every "
                f"{self.sells} spent."
            )
        own = self.winning
        said.append("Most Street Cred wins." if own is None else own.text(target))
        return " ".join(["Epilogue:", *said])


class Rule(Ability):
    """GNC-13.2 A temporary rule of a Story card; it works while the card is active."""

    def __init__(self, text: str, words: Mapping[int, Word | tuple[Word, ...]]) -> None:
        super().__init__(words)
        self.text: str = text


@dataclass(eq=False)
class Instruction:
    """GNC-13.5 Something that is done once, when a card is revealed; may call frames."""

    text: str
    effect: Effect[Any]


@dataclass(eq=False)
class Plot:
    """What a Story card does, in the order of its facts: set-up, rules, what branches wait for."""

    setup: tuple[Effect[Any], ...] = ()
    rules: tuple[Mapping[int, Word | tuple[Word, ...]], ...] = ()
    branches: tuple[Condition, ...] = ()
    epilogue: Epilogue | None = None


@dataclass(eq=False)
class Branch:
    """GNC-13.4 A condition and the card of the same Story that it leads to."""

    condition: Condition
    goto: int


@dataclass(eq=False)
class StoryCard(Printed):
    """One card of a Story; `uses` names the tokens that lie on or around it (GNC-13.5)."""

    kind: int
    setup: tuple[Instruction, ...] = ()
    opens: tuple[int, ...] = ()
    rules: tuple[Rule, ...] = ()
    branches: tuple[Branch, ...] = ()
    epilogue: Epilogue | None = None
    stays: bool = False
    uses: tuple[int, ...] = ()
    flavor: str = ""
    watch_number: int = field(default=-1, init=False)
    """The ability that watches the branches; those of the rules follow it."""

    @property
    def title(self) -> str:
        """Return what is printed at the top."""
        return self.name

    def text(self, target: int = 25) -> str:
        """Return everything the card says but its branches, in words."""
        said = [f"When revealed: {each.text}" for each in self.setup]
        said += [rule.text for rule in self.rules]
        if self.epilogue is not None:
            said.append(self.epilogue.text(target))
        return " ".join(said) or self.flavor.replace("TARGET", str(target))


@dataclass(eq=False)
class Story:
    """GNC-13.9 A Story: its cards in printed order, the Introduction first."""

    id: str
    title: str
    summary: str
    cards: tuple[StoryCard, ...]
    is_solo: bool = False
    """GNC-14 Whether it is the Story of the single player game."""


STORIES: Final[list[Story]] = []
"""GNC-13.9 The Stories that are shipped, those for several players first; filled by cards/."""
MULTIPLAYER: Final[list[str]] = []
"""GNC-17.2 The ids of the Stories for two to four players."""
CARDS: Final[list[StoryCard]] = []
"""The cards of all Stories in one row; `state.story_cards` holds places in it."""
FIRST_CARD: Final[list[int]] = []
"""The place of each Story's first card."""


def letter(branch: int) -> str:
    """Return the letter of a branch."""
    return chr(ord("A") + branch)


def solo_story() -> int:
    """GNC-14 Return the place of the Story of the single player game."""
    return next(place for place, story in enumerate(STORIES) if story.is_solo)
