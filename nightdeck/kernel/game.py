"""What a game brings: its set-up, its words, its secrets. One instance per game, never changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from nightdeck.decks import SINGLE_GAME as SINGLE_GAME
from nightdeck.decks import Deck as Deck
from nightdeck.decks import DeckForm as DeckForm
from nightdeck.decks import MatchType as MatchType
from nightdeck.decks import Swap as Swap
from nightdeck.decks import Violation as Violation
from nightdeck.decks import section_violations
from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.state import State
from nightdeck.kernel.wording import DEED
from nightdeck.kernel.wording import Basic as Basic
from nightdeck.kernel.wording import Cost as Cost
from nightdeck.kernel.wording import Group as Group
from nightdeck.kernel.wording import Stop as Stop
from nightdeck.kernel.wording import Wording as Wording

if TYPE_CHECKING:
    from nightdeck.kernel.rng import Rng
    from nightdeck.kernel.state import Entry, Option

View = dict[str, Any]

S = TypeVar("S", bound=State)


class Ruling:
    """A question the rulebook leaves open: a switch with a default.

    `numbers` are the least and the most of the numbers that can be chosen beside the named values.
    A state keeps the position of the value; the numbers follow the named ones.
    """

    def __init__(
        self,
        name: str,
        clause: str,
        question: str,
        values: tuple[str, ...],
        default: str,
        warnings: dict[str, str] | None = None,
        numbers: tuple[int, int] | None = None,
    ) -> None:
        self.name: str = name
        self.clause: str = clause
        self.question: str = question
        self.values: tuple[str, ...] = values
        self.default: str = default
        self.warnings: dict[str, str] = {} if warnings is None else warnings
        """What players should know before they take a value, such as that it tells secrets."""
        self.numbers: tuple[int, int] | None = numbers

    def position(self, value: str) -> int:
        """Return the position of a value, or -1 if it is none."""
        if value in self.values:
            return self.values.index(value)
        if self.numbers is None or not (value.isascii() and value.isdigit()):
            return -1
        least, most = self.numbers
        if len(value) > len(str(most)) or value != str(int(value)):
            return -1
        number = int(value)
        return len(self.values) + number - least if least <= number <= most else -1

    def value(self, position: int) -> str:
        """Return the value at a position."""
        if self.numbers is None or position < len(self.values):
            return self.values[position]
        return str(self.numbers[0] + position - len(self.values))

    def any_value(self, rng: Rng) -> str:
        """Return some value; any number is as likely as any one of the named values."""
        place = rng.below(len(self.values) + (self.numbers is not None))
        if self.numbers is None or place < len(self.values):
            return self.values[place]
        least, most = self.numbers
        return str(least + rng.below(most - least + 1))

    def spelled(self) -> str:
        """Return what can be chosen, in words."""
        named = ", ".join(self.values)
        if self.numbers is None:
            return named
        number = f"a number from {self.numbers[0]} to {self.numbers[1]}"
        return f"{named} or {number}" if named else number


def ruling(
    name: str,
    question: str,
    *values: str,
    warnings: dict[str, str] | None = None,
    numbers: tuple[int, int] | None = None,
) -> Ruling:
    """Return a ruling that is called like its clause; its first value is the default."""
    return Ruling(name, name, question, values, values[0], warnings, numbers)


class Choice:
    """Something that is chosen when a game is set up: a story, a variant, a gang of a seat.

    `words` are what people read instead of a value, `notes` one line about it.
    """

    def __init__(
        self,
        name: str,
        label: str,
        values: tuple[str, ...],
        default: str,
        per_seat: bool = False,
        words: dict[str, str] | None = None,
        notes: dict[str, str] | None = None,
    ) -> None:
        self.name: str = name
        self.label: str = label
        self.values: tuple[str, ...] = values
        self.default: str = default
        self.per_seat: bool = per_seat
        self.words: dict[str, str] = {} if words is None else words
        self.notes: dict[str, str] = {} if notes is None else notes


class Preset:
    """Rulings and choices that go well together, under a name."""

    def __init__(
        self,
        name: str,
        title: str,
        note: str,
        rulings: dict[str, str] | None = None,
        choices: dict[str, str] | None = None,
    ) -> None:
        self.name: str = name
        self.title: str = title
        self.note: str = note
        self.rulings: dict[str, str] = {} if rulings is None else rulings
        self.choices: dict[str, str] = {} if choices is None else choices


class Measured:
    """How often one level won against another, as the laboratory has measured it."""

    def __init__(self, level: str, against: str, games: int, won: float) -> None:
        self.level: str = level
        self.against: str = against
        self.games: int = games
        self.won: float = won
        """In percent."""


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
        position: View | None = None,
    ) -> None:
        self.seats: int = seats
        self.decks: tuple[str | Deck, ...] = decks
        self.rulings: dict[str, str] = {} if rulings is None else rulings
        self.choices: dict[str, str] = {} if choices is None else choices
        self.seed: int | str | bytes = seed
        self.record: bool = record
        self.position: View | None = position
        """Where the game starts if not at its beginning, in the words of `Game.arrange`."""

    def changed(self, decks: tuple[str | Deck, ...], choices: dict[str, str]) -> Setup:
        """Return the same set-up with other decks and choices."""
        return Setup(
            self.seats, decks, self.rulings, choices, self.seed, self.record, self.position
        )


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The base of every game; the first part is facts, the second is called by the kernel."""

    slug: ClassVar[str] = ""
    title: ClassVar[str] = ""
    prefix: ClassVar[str] = ""
    edition: ClassVar[str] = ""
    """The year or edition whose rules these are."""
    summary: ClassVar[str] = ""
    """What the game is like, in a few honest words."""
    conflict: ClassVar[str] = ""
    """What players may want to be asked at throughout: "while somebody runs"."""
    behaviour: ClassVar[int] = 1
    families: ClassVar[tuple[str, ...]] = ()
    """Packages shared with related games whose procedures may be on this game's stack."""
    seat_counts: ClassVar[tuple[int, ...]] = (2,)
    beginner: ClassVar[int] = 0
    """The seat from which the game is learnt most easily."""
    rulings: ClassVar[tuple[Ruling, ...]] = ()
    choices: ClassVar[tuple[Choice, ...]] = ()
    presets: ClassVar[tuple[Preset, ...]] = ()
    """What a table can be set up as in one go, for whoever knows what they want."""
    ladder: ClassVar[tuple[Measured, ...]] = ()
    """How strong the levels are at this game; a level that is not in it was not measured."""
    tallies: ClassVar[tuple[tuple[str, str], ...]] = ()
    """What is worth counting after a game: words, and the clause of the log lines they count."""
    verbs: ClassVar[tuple[str, ...]] = ("pass",)
    deck_form: ClassVar[DeckForm] = DeckForm()
    match_types: ClassVar[tuple[MatchType, ...]] = (SINGLE_GAME,)
    stand_ins: ClassVar[bool] = False
    """Whether the rules know no leaving: a bot plays on for who gives up while others play."""
    pauses: ClassVar[tuple[str, ...]] = ()
    """The questions that only wait whether somebody steps in: windows, going on with a run."""
    search: ClassVar[dict[str, str]] = {}
    """Short names for fields of the cards, for searches: "o" to "cost"."""
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

    def setup_with(self, rng: Rng, wanted: list[str]) -> Setup:
        """Return some set-up that brings wanted cards to the table, as many as it can."""
        return self.any_setup(rng)

    def ruling_values(self, chosen: dict[str, str]) -> tuple[int, ...]:
        """Return the position of each ruling's value among its values."""
        return tuple(r.position(chosen.get(r.name, r.default)) for r in self.rulings)

    def check_rulings(self, chosen: dict[str, str]) -> None:
        """Refuse unknown rulings and values, naming the valid ones."""
        known = {ruling.name: ruling for ruling in self.rulings}
        for name, value in chosen.items():
            if name not in known:
                raise BadSetup(no_such("ruling", name, list(known)))
            if known[name].position(value) < 0:
                raise BadSetup(f"the ruling {name!r} can be {known[name].spelled()}, not {value!r}")

    def check_setup(self, setup: Setup) -> Setup:
        """Return a complete set-up or raise BadSetup with the culprit and what would be right."""
        if setup.seats not in self.seat_counts:
            counts = ", ".join(str(count) for count in self.seat_counts)
            raise BadSetup(f"{self.title} is for {counts} seats, not {setup.seats}")
        self.check_rulings(setup.rulings)
        self.check_choices(setup)
        if setup.decks:
            self.check_decks(setup)
            return setup
        decks: tuple[str | Deck, ...] = self.default_decks(setup.seats)
        return setup.changed(decks, setup.choices)

    def check_choices(self, setup: Setup) -> None:
        """Refuse choices that do not exist, or that name a seat where none or another belongs."""
        offered: dict[str, tuple[str, ...]] = {}
        for choice in self.choices:
            if not choice.per_seat:
                offered[choice.name] = choice.values
                continue
            for seat in range(setup.seats):
                offered[f"{choice.name}@{seat}"] = choice.values
        check_values("choice", offered, setup.choices)

    # Decks and matches ------------------------------------------------------------------------

    def check_decks(self, setup: Setup) -> None:
        """Refuse a set-up with unknown, illegal, misplaced, missing or surplus decks."""
        if len(setup.decks) != setup.seats:
            raise BadSetup(f"{setup.seats} seats need as many decks, not {len(setup.decks)}")
        rulings = self.ruling_values(setup.rulings)
        for seat, brought in enumerate(setup.decks):
            if isinstance(brought, str):
                if brought not in self.decks:
                    raise BadSetup(f"there is no deck {brought!r}; {choose_from(self.decks)}")
                self.check_side(self.decks[brought], seat)
                continue
            self.check_side(brought, seat)
            broken = self.deck_violations(brought, rulings)
            if broken:
                every = ". ".join(each.sentence() for each in broken)
                raise BadSetup(f"the deck {brought.title!r} is not legal: {every}")

    def check_side(self, deck: Deck, seat: int) -> None:
        """Refuse a deck of another side than its seat."""
        sides = self.deck_form.sides
        if sides and deck.side != sides[seat]:
            raise BadSetup(
                f"seat {seat + 1} plays the {sides[seat]} side, but {deck.title!r} "
                f"is a deck for the {deck.side or 'unknown'} side"
            )

    def deck_violations(self, deck: Deck, rulings: tuple[int, ...]) -> list[Violation]:
        """Return every deck rule that a deck breaks; a game with deck rules brings its own."""
        types = {str(card["id"]): str(card.get("type") or "") for card in self.catalogue()}
        found = [
            Violation("", f"there is no card {card!r}", "take it out", (card,))
            for card in (*deck.every_card(), *((deck.identity,) if deck.identity else ()))
            if card not in types
        ]
        return found + section_violations(self.deck_form, deck, types)

    def deck_totals(self, deck: Deck) -> list[str]:
        """Return the closing lines of a deck list: a number, what is counted, its limits."""
        parts = self.deck_form.parts(deck)
        if len(parts) == 1:
            return [f"{sum(deck.cards.values())} cards"]
        return [f"{sum(cards.values())} cards in {part.label}" for part, cards in parts]

    def deck_mark(self, deck: Deck, card: str) -> str:
        """Return what is marked behind a card in a deck list, such as the influence it costs."""
        return ""

    # Teams and leaving -------------------------------------------------------------------------

    def team(self, state: S, seat: int) -> int:
        """Return the number of a seat's team; seats of one team win together."""
        return seat

    def concede(self, state: S, seat: int) -> None:
        """Take a seat that gives up out of the game, which ends when one team is left."""
        state.leave(seat)
        left = [each for each in range(state.seats) if not state.is_out(each)]
        if len({self.team(state, each) for each in left}) <= 1:
            name = self.seat_name(state.seats, seat)
            state.end(self.teammates(state, left), f"{name} concedes", "")

    def teammates(self, state: S, seats: list[int]) -> tuple[int, ...]:
        """Return all seats of the teams of some seats, those that have left included."""
        teams = {self.team(state, each) for each in seats}
        return tuple(each for each in range(state.seats) if self.team(state, each) in teams)

    def match_points(self, state: S) -> tuple[int, ...]:
        """Return what a finished game is worth to each seat in a match."""
        outcome = state.outcome
        winners = () if outcome is None else outcome.winners
        return tuple(1 if seat in winners else 0 for seat in range(state.seats))

    def match_ties(self, state: S) -> tuple[int, ...]:
        """Return what a finished game counts for each seat where a match ends with equal totals."""
        return (0,) * state.seats

    def swaps(self, deck: Deck, most: int, rng: Rng) -> tuple[Swap, ...]:
        """Return what a computer player swaps between two games of a match; usually nothing."""
        return ()

    def swap_problem(self, deck: Deck, swap: Swap, rulings: tuple[int, ...]) -> str:
        """Say why a swap of this form is not made, nothing if it may be.

        An empty side means that a card only comes or only goes; the identity goes for another one.
        """
        if not all(swap):
            return "cards are swapped one for one; name the card that goes and the one that comes"
        return f"the {self.deck_form.identity} stays" if swap[0] == deck.identity else ""

    def later_choices(
        self, choices: dict[str, str], rulings: tuple[int, ...], losers: list[int]
    ) -> dict[str, str]:
        """Return the choices of the next game of a match; `losers`: the seats that just lost."""
        return choices

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

    def prints(self) -> View:
        """Return how the cards are printed, as nightdeck.grammar.prints says; plainly if empty."""
        return {}

    def event_roles(self, kind: int) -> str:
        """Return a letter per argument of an event: c card, d definition, s seat, n number."""
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

    def recount(self, state: S, entry: Entry, seat: int) -> Wording:
        """Put a log entry into words at a table whose lasting facts, such as names, may be used."""
        return self.tell(entry, seat)

    def cue(self, state: S, place: int, seat: int) -> View:
        """Return what a line of the log carries beside its words: a `stage`, or `minor`.

        `place` is where its entry stands in the log; see nightdeck.seen.stages.
        """
        return {}

    def ending(self, state: S, seat: int) -> str:
        """Say how a finished game was won, as its log tells it to a seat; empty: as its outcome."""
        return ""

    def rank(self, entry: Entry, after: Entry | None) -> int:
        """Say how a log entry is told, as nightdeck.seen.telling ranks it.

        `after` is the last deed, or what has begun since. What is a HEADING or a DEED where it is
        None is always so.
        """
        return DEED

    def repeated(self, text: str, count: int) -> str:
        """Put a line of the log that came several times in a row into one."""
        return f"{text} ({count} times)"

    def table(self, state: S, seat: int) -> View:
        """Return what a seat sees of the table, built from what it may know."""
        return {}

    def tables(self, state: S, seats: list[int]) -> list[View]:
        """Return what several seats see; parts that are alike may be one object, never changed."""
        return [self.table(state, seat) for seat in seats]

    def scene(self, seats: int, seat: int) -> View:
        """Return how the table is laid out for a seat: regions, rows, tracks, maps."""
        return {}

    def shortcuts(self, state: S, seat: int) -> list[tuple[Wording, list[Option]]]:
        """Return common sequences of options that a player may take with one choice."""
        return []

    def joint_prompt(self, state: S, following: S, seat: int) -> Wording:
        """Put a window and the question that a pass leads to into the words of one question."""
        return self.prompt(following, seat)

    def basics(self, state: S, seat: int) -> tuple[Basic, ...]:
        """Return the actions that always stand at the same place in the open question."""
        return ()

    def stops(self, seats: int, seat: int) -> tuple[Stop, ...]:
        """Return the kinds of questions a seat may let pass unasked, in the order of a turn."""
        return ()

    def matters(self, state: S) -> bool:
        """Tell whether the open question, one of the stops, is worth asking.

        May use only what everybody knows: whether somebody is asked can be seen by others.
        """
        return True

    def is_conflict(self, state: S) -> bool:
        """Tell whether that goes on what `conflict` names, such as a run or a fight."""
        return False

    def why_not(self, state: S, seat: int, card: int) -> Wording | None:
        """Say why a card that no open option uses cannot be used now, from what the seat knows."""
        return None

    def redeal(self, state: S, seat: int, rng: Rng) -> None:
        """Replace, in place, all that a seat cannot know by a random consistent world."""

    def outward(self, state: S, option: Option) -> Option:
        """Return what everybody can tell of an option that is taken, hidden faces left out."""
        return option

    def problems(self, state: S) -> list[str]:
        """List every broken invariant of this game in words."""
        return []

    def evaluate(self, state: S, seat: int) -> float:
        """Estimate a seat's chance to win, 0 to 1, from a state it may look into."""
        return 0.5

    def chances(self, state: S) -> list[float]:
        """Estimate every seat's chance to win; a game may do better than one after the other."""
        return [self.evaluate(state, seat) for seat in range(state.seats)]

    def weigh(self, state: S, option: Option) -> float:
        """Return how good a quick heuristic finds an option of the open question.

        A rollout takes the best one, and a search uses the weights as its prior: an option of
        twice the weight is looked at twice as eagerly, and 0 means not worth looking at.
        """
        return 1.0

    def reason(self, state: S, seat: int, option: Option) -> Wording:
        """Say what made `weigh` find an option as good or bad as it does, to stand behind a colon.

        Like `weigh` it is asked about a state this seat may look into: one that was re-dealt.
        """
        return Wording("")

    def alike(self, state: S, option: Option) -> Option:
        """Return an option with cards replaced by their faces: equal ones are searched as one."""
        return option

    def is_quiet(self, state: S) -> bool:
        """Tell whether `evaluate` can be trusted here, or something is only half done."""
        return True

    # For tests --------------------------------------------------------------------------------

    def questions(self) -> dict[str, str]:
        """Name every question the game can ask, each with its words."""
        return {}

    def readers(self) -> dict[str, Callable[..., Any]]:
        """Return what tests read off a state in the game's own words: function by name.

        The first argument of each is the state. Functions that mean the same in several games
        have the same name; `turn` and `active` say which turn it is and whose.
        """
        return {}

    # For measuring ----------------------------------------------------------------------------

    def features(self) -> list[str]:
        """Name everything cards can do, as "card id: what"; `nightdeck check cards` counts them."""
        return []

    def fired(self, entry: Entry) -> list[str]:
        """Return the features that a log entry shows at work."""
        return []

    def counted(self) -> dict[int, str]:
        """Name the events that draw, play or score a card: "drawn", "played", "scored"."""
        return {}

    def deeds(self, entry: Entry) -> list[tuple[int, str, int]]:
        """Return what a log entry adds to what seats do and gain: seat, words, how many."""
        return []


def choose_from(names: Iterable[str]) -> str:
    """Return the end of a refusal: the names that would have been right."""
    listed = ", ".join(names)
    return f"choose from {listed}" if listed else "there is none"


def no_such(what: str, name: str, known: list[str]) -> str:
    """Say that a name is unknown, and which ones there are."""
    return f"there is no {what} {name!r}; {choose_from(known)}"


def check_values(what: str, known: dict[str, tuple[str, ...]], chosen: dict[str, str]) -> None:
    """Refuse unknown names and values, naming the valid ones."""
    for name, value in chosen.items():
        if name not in known:
            raise BadSetup(no_such(what, name, list(known)))
        if known[name] and value not in known[name]:
            values = ", ".join(known[name])
            raise BadSetup(f"the {what} {name!r} can be {values}, not {value!r}")
