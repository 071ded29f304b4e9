"""GNC-15.4bis The points at which gangs, Edgerunners and Story cards change things.

An ability is one object per gang, Edgerunner or rule of a Story card: words of the language by the
points at which they work. Each of them gets three numbers: the Unit it belongs to, the seat it is
asked for, and what it is about (a Unit, a District, a card, a price).

While an ability works it is entered in the state's index of modifiers as a *source*: its number in
ABILITIES and the Unit it belongs to. A gang's ability belongs to its side's first Unit, a Story's
to Unit 0. The lower number comes first, so that sorted sources are in the order gangs, Edgerunners,
Story cards: a Story has the last word (GNC-1.5).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from nightdeck.games.gangs_of_night_city.model.events import ABILITY_USED, SHOWN
from nightdeck.games.gangs_of_night_city.model.numbering import FIRST_STORY
from nightdeck.language.values import Amount, Condition, Effect, Selection

if TYPE_CHECKING:
    from nightdeck.games.gangs_of_night_city.model.state import GangsState

FAR: Final = 1
DOMINANCE: Final = 2
SWAP: Final = 3
COMPARE: Final = 4
BOOST: Final = 5
CASUALTIES: Final = 6
CRED_STEP: Final = 7
AFTER_CRED_STEP: Final = 8
AFTER_FIREFIGHT: Final = 9
LOST: Final = 10
NET_ADVANCE: Final = 11
NET_EFFECT: Final = 12
NET_LAST_SPACE: Final = 13
NETWATCH_OPTION: Final = 14
DANGER: Final = 15
REROLL: Final = 16
NETWATCH_CAUGHT: Final = 17
NETWATCH_LOSS: Final = 18
SEIZE: Final = 19
HIRE_COST: Final = 20
BUILD_COST: Final = 21
UPGRADE: Final = 22
AFTER_UPGRADE: Final = 23
INCOME_START: Final = 24
INCOME: Final = 25
INCOME_END: Final = 26
RECRUIT: Final = 27
AFTER_RECLAIM: Final = 28
TURN_END: Final = 29
TURN_START: Final = 30
NO_ROLL: Final = 31

# Second words at SEIZE and UPGRADE, which change prices
DEAL_CRED: Final = 50
DRAWS: Final = 51
PART_OF: Final = {DEAL_CRED: SEIZE, DRAWS: UPGRADE}

# Moments that move a specialist (GNC-6.2a)
OCCUPIED: Final = 40
INITIATED: Final = 41
SEIZED: Final = 42
BUILT: Final = 43
UPGRADED: Final = 44
GAINED_SECRETS: Final = 45

HOOK_NAMES: Final[dict[int, str]] = {
    FAR: "travels far",
    DOMINANCE: "dominance",
    SWAP: "forbids a swap",
    COMPARE: "Firepower",
    BOOST: "boost",
    CASUALTIES: "casualties",
    CRED_STEP: "cred step",
    AFTER_CRED_STEP: "after the cred step",
    AFTER_FIREFIGHT: "after a Firefight",
    LOST: "loss",
    NET_ADVANCE: "net advance",
    NET_EFFECT: "net effect",
    NET_LAST_SPACE: "last net space",
    NETWATCH_OPTION: "way around NetWatch",
    DANGER: "danger",
    REROLL: "reroll",
    NETWATCH_CAUGHT: "caught",
    NETWATCH_LOSS: "spared by NetWatch",
    SEIZE: "deal",
    HIRE_COST: "hire cost",
    BUILD_COST: "build cost",
    UPGRADE: "upgrade",
    AFTER_UPGRADE: "after an upgrade",
    INCOME_START: "start of income",
    INCOME: "income denied",
    INCOME_END: "income",
    RECRUIT: "recruit",
    AFTER_RECLAIM: "after a Reclaim",
    TURN_END: "end of turn",
    NO_ROLL: "no roll",
    OCCUPIED: "move",
    INITIATED: "move",
    SEIZED: "move",
    BUILT: "move",
    UPGRADED: "move",
    GAINED_SECRETS: "move",
}
"""What each point is called when the use of abilities is counted."""

UNIT_BITS: Final = 6
UNIT_MASK: Final = 63
SIDE_SHIFT: Final = 4
STORY_SOURCES: Final = FIRST_STORY << UNIT_BITS
ANYBODY: Final = -1

Word = Effect[Any] | Amount[Any] | Condition[Any] | Selection[Any]


class Ability:
    """What a gang, an Edgerunner or a Story card changes, by points.

    `does` is done there, `adds` is added to a number or is what becomes of a price, `when` says for
    whom something is so, and whether a specialist moves; `far` are the Units that travel far.
    `picked_last` keeps an Edgerunner to the last casualty. A NetWatch roll that can be repeated is
    called by its source unless it has a name, and costs what `reroll_price` says.
    """

    def __init__(
        self,
        words: Mapping[int, Word | tuple[Word, ...]] | None = None,
        picked_last: bool = False,
        reroll_name: str = "",
        reroll_price: str = "",
    ) -> None:
        given = words or {}
        self.points: tuple[int, ...] = tuple(
            dict.fromkeys([PART_OF.get(point, point) for point in given])
        )
        self.does: dict[int, Effect[Any]] = {}
        self.adds: dict[int, Amount[Any]] = {}
        self.when: dict[int, Condition[Any]] = {}
        self.far: Selection[Any] | None = None
        for point, word in given.items():
            for each in word if isinstance(word, tuple) else (word,):
                self.learn(point, each)
        self.picked_last: bool = picked_last
        self.reroll_name: str = reroll_name
        self.reroll_price: str = reroll_price

    def learn(self, point: int, word: Word) -> None:
        """Take in a word that works at a point."""
        if isinstance(word, Effect):
            self.does[point] = word
        elif isinstance(word, Amount):
            self.adds[point] = word
        elif isinstance(word, Condition):
            self.when[point] = word
        else:
            self.far = word

    def added(self, state: GangsState, point: int, me: int, seat: int, about: int) -> int:
        """Return what it adds to a number at a point."""
        amount = self.adds.get(point)
        return 0 if amount is None else amount.of(state, me, seat, about)

    def applies(self, state: GangsState, point: int, me: int, seat: int, about: int) -> bool:
        """Tell whether what it says at a point is so."""
        condition = self.when.get(point)
        return condition is not None and condition.holds(state, me, seat, about)

    def hear(self, state: GangsState, me: int, kind: int, args: tuple[int, ...]) -> None:
        """React at once, without questions, to an event."""


ABILITIES: Final[list[Ability]] = []
"""Every ability by its number: gangs, Edgerunners, Story cards; filled by cards/."""
OWNERS: Final[list[str]] = []
"""The id of the gang, Edgerunner or Story card that each ability belongs to."""


def add_ability(ability: Ability, owner: str) -> int:
    """Put an ability at the end of the row and return its number."""
    ABILITIES.append(ability)
    OWNERS.append(owner)
    return len(ABILITIES) - 1


def source_of(ability: int, unit: int) -> int:
    """Return the source that an ability and the Unit it belongs to form."""
    return ability << UNIT_BITS | unit


def join(state: GangsState, ability: int, unit: int) -> None:
    """Let an ability work from now on."""
    source = ability << UNIT_BITS | unit
    for point in ABILITIES[ability].points:
        state.modify(point, source)


def leave(state: GangsState, ability: int, unit: int) -> None:
    """Let an ability work no longer."""
    source = ability << UNIT_BITS | unit
    for point in ABILITIES[ability].points:
        state.unmodify(point, source)


def sign(state: GangsState) -> int:
    """Return a number that grows when something happens; 0 in games without a log."""
    return len(state.log) + len(state.stack) if state.log is not None else 0


def note_use(state: GangsState, source: int, point: int, before: int = -1) -> None:
    """Note in the log, for nobody to read, that an ability has worked since `before`."""
    if state.log is not None and sign(state) > before:
        state.emit_to(ABILITY_USED, (source >> UNIT_BITS, point), 0, 0)


def show(state: GangsState, definition: int) -> None:
    """Note in the log, for nobody to read, that a Story card, gang or the like came into play."""
    if state.log is not None:
        state.emit_to(SHOWN, (definition,), 0, 0)


def sources(state: GangsState, point: int) -> list[int]:
    """Return the sources at a point: gangs, then Edgerunners, then Story cards."""
    return sorted(state.modifiers.get(point, ()))


def from_side(state: GangsState, point: int, first: int) -> list[int]:
    """Return the sources at a point in turn order of their sides from `first`, Stories last."""
    sides = len(state.cred)

    def place(source: int) -> tuple[int, int]:
        if source >= STORY_SOURCES:
            return sides, source
        return ((source & UNIT_MASK) >> SIDE_SHIFT) - first + (
            0 if (source & UNIT_MASK) >> SIDE_SHIFT >= first else sides
        ), source

    return sorted(state.modifiers.get(point, ()), key=place)


# What abilities do together ---------------------------------------------------------------------


def belongs(source: int, side: int) -> bool:
    """Tell whether a source works for a side: its own, or a Story rule."""
    return source >= STORY_SOURCES or (source & UNIT_MASK) >> SIDE_SHIFT == side


def total(state: GangsState, point: int, side: int, about: int = 0, noting: bool = False) -> int:
    """Return what a side's own abilities and Stories add to a number."""
    found = 0
    for source in state.modifiers.get(PART_OF.get(point, point), ()):
        if belongs(source, side):
            ability = ABILITIES[source >> UNIT_BITS]
            more = ability.added(state, point, source & UNIT_MASK, side, about)
            if more and noting:
                note_use(state, source, point)
            found += more
    return found


def changed(state: GangsState, point: int, side: int, value: int) -> int:
    """Return what a side's own abilities and Stories make of a price or a number, one by one."""
    for source in sources(state, PART_OF.get(point, point)):
        amount = ABILITIES[source >> UNIT_BITS].adds.get(point)
        if amount is not None and belongs(source, side):
            value = amount.of(state, source & UNIT_MASK, side, value)
    return value


def saying(state: GangsState, point: int, seat: int, about: int = -1) -> int:
    """Return the first source that says something is so for a seat, or -1."""
    for source in sources(state, point):
        if ABILITIES[source >> UNIT_BITS].applies(state, point, source & UNIT_MASK, seat, about):
            return source
    return -1


def note_all(state: GangsState, point: int, side: int) -> None:
    """Note the use of a side's own abilities and of Stories at a point."""
    for source in sources(state, point):
        if belongs(source, side):
            note_use(state, source, point)


def act(state: GangsState, source: int, point: int, seat: int, about: int = -1) -> None:
    """Let an ability do what it does at a point; may call frames."""
    before = sign(state)
    ABILITIES[source >> UNIT_BITS].does[point].resolve(state, source & UNIT_MASK, seat, about)
    note_use(state, source, point, before)


def act_all(state: GangsState, point: int, seat: int = ANYBODY, about: int = -1) -> None:
    """Let everybody's abilities, or a side's own ones and Stories, do what they do at a point."""
    if point in state.modifiers:
        for source in sources(state, point):
            if seat == ANYBODY or belongs(source, seat):
                act(state, source, point, seat, about)
