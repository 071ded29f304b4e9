"""What a game brings: its set-up, its words, its secrets. One instance per game, never changed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

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


class DeckForm:
    """How the decks of a game look in the files that players exchange.

    `sides` names the side a deck must have, seat by seat. `identity` is the type of the card a
    deck is built around. `game_id` and `card_id` are identifiers other programs use, the latter
    completed by a card's printed code; where they are empty, ours are derived from names.
    `totals` are the words that follow the number in the closing lines of a list.
    """

    def __init__(
        self,
        sides: tuple[str, ...] = (),
        identity: str = "",
        game_id: str = "",
        card_id: str = "",
        sections: tuple[str, str] = ("Identity", "Deck"),
        totals: tuple[str, ...] = ("cards",),
    ) -> None:
        self.sides: tuple[str, ...] = sides
        self.identity: str = identity
        self.game_id: str = game_id
        self.card_id: str = card_id
        self.sections: tuple[str, str] = sections
        self.totals: tuple[str, ...] = totals


class Violation:
    """A deck rule that a deck breaks: the clause, what is wrong, what would fix it, which cards."""

    def __init__(self, clause: str, text: str, remedy: str, cards: tuple[str, ...] = ()) -> None:
        self.clause: str = clause
        self.text: str = text
        self.remedy: str = remedy
        self.cards: tuple[str, ...] = cards

    def sentence(self) -> str:
        """Return all of it in one sentence."""
        place = f" ({self.clause})" if self.clause else ""
        return f"{self.text}; {self.remedy}{place}"


class MatchType:
    """So many games between the same players; each changes to the next seat after every game."""

    def __init__(self, name: str, label: str, clause: str = "", games: int = 1) -> None:
        self.name: str = name
        self.label: str = label
        self.clause: str = clause
        self.games: int = games


SINGLE_GAME: Final = MatchType("single", "Single game")


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
    edition: ClassVar[str] = ""
    """The year or edition whose rules these are."""
    summary: ClassVar[str] = ""
    """What the game is like, in a few honest words."""
    behaviour: ClassVar[int] = 1
    seat_counts: ClassVar[tuple[int, ...]] = (2,)
    rulings: ClassVar[tuple[Ruling, ...]] = ()
    choices: ClassVar[tuple[Choice, ...]] = ()
    verbs: ClassVar[tuple[str, ...]] = ("pass",)
    deck_form: ClassVar[DeckForm] = DeckForm()
    match_types: ClassVar[tuple[MatchType, ...]] = (SINGLE_GAME,)
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
            self.check_decks(setup)
            return setup
        decks: tuple[str | Deck, ...] = self.default_decks(setup.seats)
        return Setup(setup.seats, decks, setup.rulings, setup.choices, setup.seed, setup.record)

    # Decks and matches ------------------------------------------------------------------------

    def check_decks(self, setup: Setup) -> None:
        """Refuse a set-up with unknown, illegal, misplaced, missing or surplus decks."""
        if len(setup.decks) != setup.seats:
            raise BadSetup(f"{setup.seats} seats need as many decks, not {len(setup.decks)}")
        rulings = self.ruling_values(setup.rulings)
        for seat, brought in enumerate(setup.decks):
            if isinstance(brought, str):
                if brought not in self.decks:
                    names = ", ".join(self.decks) or "none"
                    raise BadSetup(f"there is no deck {brought!r}; there is {names}")
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
                f"seat {seat} plays the {sides[seat]} side, but {deck.title!r} "
                f"is a deck for the {deck.side or 'unknown'} side"
            )

    def deck_violations(self, deck: Deck, rulings: tuple[int, ...]) -> list[Violation]:
        """Return every deck rule that a deck breaks; a game with deck rules brings its own."""
        known = {str(card["id"]) for card in self.catalogue()}
        return [
            Violation("", f"there is no card {card!r}", "take it out", (card,))
            for card in (*deck.cards, *((deck.identity,) if deck.identity else ()))
            if card not in known
        ]

    def deck_totals(self, deck: Deck) -> list[str]:
        """Return the closing lines of a deck list: a number, what is counted, its limits."""
        return [f"{sum(deck.cards.values())} cards"]

    def deck_mark(self, deck: Deck, card: str) -> str:
        """Return what is marked behind a card in a deck list, such as the influence it costs."""
        return ""

    def match_points(self, state: S) -> tuple[int, ...]:
        """Return what a finished game is worth to each seat in a match."""
        outcome = state.outcome
        winners = () if outcome is None else outcome.winners
        return tuple(1 if seat in winners else 0 for seat in range(state.seats))

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

    def table(self, state: S, seat: int) -> View:
        """Return what a seat sees of the table, built from what it may know."""
        return {}

    def tables(self, state: S, seats: list[int]) -> list[View]:
        """Return what several seats see; parts that are alike may be one object, never changed."""
        return [self.table(state, seat) for seat in seats]

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
        """Return how much a quick rule of thumb likes an option of the open question.

        Trial play takes what it likes best, a search looks at what it likes twice as much twice as
        eagerly; nothing means not worth a thought.
        """
        return 1.0

    def alike(self, state: S, option: Option) -> Option:
        """Return an option with cards replaced by their faces: equal ones are searched as one."""
        return option

    def is_quiet(self, state: S) -> bool:
        """Tell whether `evaluate` can be trusted here, or something is only half done."""
        return True

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
