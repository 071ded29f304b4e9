"""What a game brings: its set-up, its words, its secrets. One instance per game, never changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.state import State

if TYPE_CHECKING:
    from nightdeck.kernel.rng import Rng
    from nightdeck.kernel.state import Entry, Option

View = dict[str, Any]

S = TypeVar("S", bound=State)


class Ruling:
    """A question the rulebook leaves open: a switch with a default."""

    def __init__(
        self, name: str, clause: str, question: str, values: tuple[str, ...], default: str
    ) -> None:
        self.name: str = name
        self.clause: str = clause
        self.question: str = question
        self.values: tuple[str, ...] = values
        self.default: str = default


class Choice:
    """Something that is chosen when a game is set up: a story, a variant, a gang of a seat."""

    def __init__(
        self, name: str, label: str, values: tuple[str, ...], default: str, per_seat: bool = False
    ) -> None:
        self.name: str = name
        self.label: str = label
        self.values: tuple[str, ...] = values
        self.default: str = default
        self.per_seat: bool = per_seat


class Deck:
    """A list of cards by id, as a player brings it to the table."""

    def __init__(
        self,
        name: str,
        title: str,
        side: str,
        cards: dict[str, int],
        identity: str = "",
        note: str = "",
    ) -> None:
        self.name: str = name
        self.title: str = title
        self.side: str = side
        self.cards: dict[str, int] = cards
        self.identity: str = identity
        self.note: str = note


class Setup:
    """How a game starts; the same set-up always gives the same game."""

    def __init__(
        self,
        seats: int = 2,
        decks: tuple[str | Deck, ...] = (),
        rulings: dict[str, str] | None = None,
        choices: dict[str, str] | None = None,
        seed: int | str | bytes = 0,
        record: bool = False,
    ) -> None:
        self.seats: int = seats
        self.decks: tuple[str | Deck, ...] = decks
        self.rulings: dict[str, str] = {} if rulings is None else rulings
        self.choices: dict[str, str] = {} if choices is None else choices
        self.seed: int | str | bytes = seed
        self.record: bool = record


class Wording:
    """An option or a prompt in words: a sentence, a note, the clause behind it, cards it is about.

    `cards` are card numbers, `places` names of regions or places on the table.
    """

    def __init__(
        self,
        text: str,
        clause: str = "",
        note: str = "",
        cards: tuple[int, ...] = (),
        places: tuple[str, ...] = (),
    ) -> None:
        self.text: str = text
        self.clause: str = clause
        self.note: str = note
        self.cards: tuple[int, ...] = cards
        self.places: tuple[str, ...] = places


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The base of every game; the first part is facts, the second is called by the kernel."""

    slug: ClassVar[str] = ""
    title: ClassVar[str] = ""
    prefix: ClassVar[str] = ""
    behaviour: ClassVar[int] = 1
    seat_counts: ClassVar[tuple[int, ...]] = (2,)
    rulings: ClassVar[tuple[Ruling, ...]] = ()
    choices: ClassVar[tuple[Choice, ...]] = ()
    verbs: ClassVar[tuple[str, ...]] = ("pass",)
    decks: dict[str, Deck]

    def __init__(self) -> None:
        self.decks = {}

    # Facts ------------------------------------------------------------------------------------

    def seat_name(self, seats: int, seat: int) -> str:
        """Return what a seat is called at a table of this size."""
        return f"Player {seat + 1}"

    def default_decks(self, seats: int) -> tuple[str, ...]:
        """Return the decks taken when none are named; games without decks return nothing."""
        return ()

    def any_setup(self, rng: Rng) -> Setup:
        """Return some set-up of this game, for fuzzing: every table size, deck and choice."""
        seats = self.seat_counts[rng.below(len(self.seat_counts))]
        choices = {
            choice.name: choice.values[rng.below(len(choice.values))]
            for choice in self.choices
            if choice.values and not choice.per_seat
        }
        return Setup(seats, (), None, choices, f"fuzz {rng.word()}")

    def ruling_values(self, chosen: dict[str, str]) -> tuple[int, ...]:
        """Return the position of each ruling's value in its list of values."""
        return tuple(r.values.index(chosen.get(r.name, r.default)) for r in self.rulings)

    def check_setup(self, setup: Setup) -> Setup:
        """Return a complete set-up or raise BadSetup with the culprit and what would be right."""
        if setup.seats not in self.seat_counts:
            counts = ", ".join(str(count) for count in self.seat_counts)
            raise BadSetup(f"{self.title} is for {counts} seats, not {setup.seats}")
        known = {ruling.name: ruling.values for ruling in self.rulings}
        check_values("ruling", known, setup.rulings)
        offered = {choice.name: choice.values for choice in self.choices}
        check_values("choice", offered, setup.choices)
        if setup.decks:
            return setup
        decks: tuple[str | Deck, ...] = self.default_decks(setup.seats)
        return Setup(setup.seats, decks, setup.rulings, setup.choices, setup.seed, setup.record)

    # Called by the kernel ---------------------------------------------------------------------

    def blank(self) -> S:
        """Return a new, empty state of this game's class."""
        raise NotImplementedError

    def deal(self, state: S, setup: Setup) -> None:
        """Build the table into a blank state and put the first procedure on its stack."""
        raise NotImplementedError

    def arrange(self, state: S, position: dict[str, Any]) -> None:
        """Turn a freshly dealt state into a named position; for scenes in tests and puzzles."""
        raise BadSetup(f"{self.title} has no named positions")

    def catalogue(self) -> list[dict[str, Any]]:
        """Return the facts and our text of every card definition, in pool order."""
        return []

    def event_roles(self, kind: int) -> str:
        """Return one letter per argument of an event: c card, s seat, n number or place."""
        return ""

    def verb(self, option: Option) -> str:
        """Return the name of an option's verb, for logs, statistics and tests."""
        return self.verbs[option[0]]

    def describe(self, state: S, seat: int, option: Option) -> Wording:
        """Put an option of the open question into words for the seat that is asked."""
        return Wording(self.verb(option))

    def prompt(self, state: S, seat: int) -> Wording:
        """Put the open question into words for the seat that is asked."""
        question = state.question
        return Wording(question.name if question is not None else "")

    def tell(self, entry: Entry, seat: int) -> Wording:
        """Put a log entry into words for a seat; faces it did not see stay unnamed."""
        return Wording(str(entry[0]))

    def table(self, state: S, seat: int) -> View:
        """Return what a seat sees of the table, built from what it may know."""
        return {}

    def scene(self, seats: int, seat: int) -> View:
        """Return how the table is laid out for a seat: regions, rows, tracks, maps."""
        return {}

    def shortcuts(self, state: S, seat: int) -> list[tuple[str, list[Option]]]:
        """Return common sequences of options that a player may take with one choice."""
        return []

    def why_not(self, state: S, seat: int, card: int) -> Wording | None:
        """Say why a card cannot be used now, from what the seat may know."""
        return None

    def redeal(self, state: S, seat: int, rng: Rng) -> None:
        """Replace, in place, all that a seat cannot know by a random consistent world."""

    def problems(self, state: S) -> list[str]:
        """List every broken invariant of this game in words."""
        return []

    def evaluate(self, state: S, seat: int) -> float:
        """Estimate a seat's chance to win, 0 to 1, from a state it may look into."""
        return 0.5

    def weigh(self, state: S, option: Option) -> float:
        """Return how much a quick rule of thumb likes an option of the open question."""
        return 1.0

    # For measuring ----------------------------------------------------------------------------

    def features(self) -> list[str]:
        """Name everything cards can do, as "card id: what"; `nightdeck check cards` counts them."""
        return []

    def fired(self, entry: Entry) -> list[str]:
        """Return the features that a log entry shows at work."""
        return []


def check_values(what: str, known: dict[str, tuple[str, ...]], chosen: dict[str, str]) -> None:
    """Refuse unknown names and values, naming the valid ones."""
    for name, value in chosen.items():
        base = name.split("@", 1)[0]
        if base not in known:
            names = ", ".join(known) or "none"
            raise BadSetup(f"there is no {what} {name!r}; there is {names}")
        if known[base] and value not in known[base]:
            values = ", ".join(known[base])
            raise BadSetup(f"the {what} {name!r} can be {values}, not {value!r}")
