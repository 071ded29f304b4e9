"""What both games are to the kernel: two sides, decks of the pool, and functions of the rooms."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from nightdeck.decks import Deck, Violation
from nightdeck.games.netrunner_family.model.terms import CORP, RUNNER, SIDE_NAMES, SIDES
from nightdeck.kernel.game import Basic, S, Setup, Stop, View, Wording
from nightdeck.kernel.rng import Rng
from nightdeck.kernel.state import Entry, Option
from nightdeck.language.card_game import CardGame


@dataclass(frozen=True, kw_only=True, eq=False)
class Parts:
    """The functions and tables of a game's rooms, each under the name the kernel asks by.

    What is asked in the middle of a search or a rule (`settle`, `weigh`, `evaluate`, `alike`,
    `is_quiet`) is not among them: a game says that itself.
    """

    decks: dict[str, Deck]
    first_decks: tuple[str, ...]
    pool: list[Any]
    places: dict[str, int]
    random_deck: Callable[[Rng, int, tuple[Any, ...]], Deck]
    deck_violations: Callable[[Deck, tuple[int, ...]], list[Violation]]
    deck_totals: Callable[[Deck], list[str]]
    match_points: Callable[[Any], tuple[int, ...]]
    describe: Callable[[Any, int, Option], Wording]
    prompt: Callable[[Any, int], Wording]
    tell: Callable[[Entry, int], Wording]
    rank: Callable[[Entry, Entry | None], int]
    cue: Callable[[Any, int, int], View]
    ending: Callable[[Any, int], str]
    tables: Callable[[Any, list[int]], list[View]]
    basics: Callable[[Any, int], tuple[Basic, ...]]
    stops: Callable[[int], tuple[Stop, ...]]
    matters: Callable[[Any], bool]
    why_not: Callable[[Any, int, int], Wording | None]
    redeal: Callable[[Any, int, Rng], None]
    reason: Callable[[Any, int, Option], Wording]
    catalogue: Callable[[], list[dict[str, object]]]
    prints: Callable[[], View]
    roles: dict[int, str]
    arrange: Callable[[Any, dict[str, Any]], None]
    problems: Callable[[Any], list[str]]
    questions: Callable[[], dict[str, str]]
    readers: dict[str, Callable[..., Any]]
    features: Callable[[], list[str]]
    fired: Callable[[Entry], list[str]]
    counted: dict[int, str]


@mypyc_attr(allow_interpreted_subclasses=True)
class NetrunnerGame(CardGame[S]):
    """Seat 0 is the Corporation, seat 1 the Runner."""

    conflict = "while somebody runs"
    seat_counts = (2,)
    beginner = RUNNER
    families = ("nightdeck.games.netrunner_family",)
    kept_rulings: ClassVar[tuple[str, ...]] = ()
    """Not varied in fuzzing, because decks would not be legal or secrets would be told."""

    def __init__(self, parts: Parts) -> None:
        super().__init__()
        self.parts: Parts = parts
        self.decks = parts.decks

    # Set-ups and decks ----------------------------------------------------------------------------

    def seat_name(self, seats: int, seat: int) -> str:
        """Return the side of a seat."""
        return SIDE_NAMES[seat]

    def default_decks(self, seats: int) -> tuple[str, ...]:
        """Return the decks of a first game."""
        return self.parts.first_decks

    def any_setup(self, rng: Rng) -> Setup:
        """Return some set-up: decks of the pool or random legal ones, sometimes other rulings."""
        decks = tuple(self.any_deck(rng, seat, rng.below(3) > 0) for seat in (CORP, RUNNER))
        rulings: dict[str, str] = {}
        if rng.below(3) == 0:
            for ruling in self.rulings:
                if ruling.name not in self.kept_rulings and rng.below(4) == 0:
                    rulings[ruling.name] = ruling.values[rng.below(len(ruling.values))]
        position = self.any_position(rng, rulings)
        return Setup(2, decks, rulings, {}, f"fuzz {rng.word()}", position=position)

    def any_position(self, rng: Rng, rulings: dict[str, str]) -> dict[str, Any] | None:
        """Return a position to begin from, if this game has some; it may add rulings."""
        return None

    def setup_with(self, rng: Rng, wanted: list[str]) -> Setup:
        """Return random legal decks around wanted cards; one may be a deck of the pool."""
        pool, places = self.parts.pool, self.parts.places
        cards = tuple(pool[places[card]] for card in wanted)
        usual = rng.below(4)
        decks = tuple(self.any_deck(rng, seat, seat == usual, cards) for seat in (CORP, RUNNER))
        return Setup(2, decks, None, {}, f"fuzz {rng.word()}")

    def any_deck(
        self, rng: Rng, seat: int, usual: bool, wanted: tuple[Any, ...] = ()
    ) -> str | Deck:
        """Return a deck of the pool for a seat, or a random one around wanted cards."""
        if not usual:
            return self.parts.random_deck(rng, seat, wanted)
        names = [deck.name for deck in self.decks.values() if deck.side == SIDES[seat]]
        return names[rng.below(len(names))]

    def brought(self, setup: Setup, seat: int) -> Deck:
        """Return the deck a seat brings."""
        deck = setup.decks[seat]
        return self.decks[deck] if isinstance(deck, str) else deck

    def deck_violations(self, deck: Deck, rulings: tuple[int, ...]) -> list[Violation]:
        return self.parts.deck_violations(deck, rulings)

    def deck_totals(self, deck: Deck) -> list[str]:
        return self.parts.deck_totals(deck)

    def match_points(self, state: S) -> tuple[int, ...]:
        return self.parts.match_points(state)

    # What is seen ---------------------------------------------------------------------------------

    def describe(self, state: S, seat: int, option: Option) -> Wording:
        return self.parts.describe(state, seat, option)

    def prompt(self, state: S, seat: int) -> Wording:
        return self.parts.prompt(state, seat)

    def tell(self, entry: Entry, seat: int) -> Wording:
        return self.parts.tell(entry, seat)

    def rank(self, entry: Entry, after: Entry | None) -> int:
        return self.parts.rank(entry, after)

    def cue(self, state: S, place: int, seat: int) -> View:
        return self.parts.cue(state, place, seat)

    def ending(self, state: S, seat: int) -> str:
        return self.parts.ending(state, seat)

    def repeated(self, text: str, count: int) -> str:
        """Put a line of the log that came several times in a row into one."""
        if text.endswith(" a card.") and "draw" in text:
            return f"{text.removesuffix('a card.')}{count} cards."
        return super().repeated(text, count)

    def table(self, state: S, seat: int) -> View:
        return self.tables(state, [seat])[0]

    def tables(self, state: S, seats: list[int]) -> list[View]:
        return self.parts.tables(state, seats)

    def basics(self, state: S, seat: int) -> tuple[Basic, ...]:
        return self.parts.basics(state, seat)

    def stops(self, seats: int, seat: int) -> tuple[Stop, ...]:
        return self.parts.stops(seat)

    def matters(self, state: S) -> bool:
        return self.parts.matters(state)

    def why_not(self, state: S, seat: int, card: int) -> Wording | None:
        return self.parts.why_not(state, seat, card)

    def redeal(self, state: S, seat: int, rng: Rng) -> None:
        self.parts.redeal(state, seat, rng)

    def reason(self, state: S, seat: int, option: Option) -> Wording:
        return self.parts.reason(state, seat, option)

    def catalogue(self) -> list[dict[str, object]]:
        return self.parts.catalogue()

    def prints(self) -> View:
        return self.parts.prints()

    def event_roles(self, kind: int) -> str:
        return self.parts.roles.get(kind, "")

    # For tests and measuring ----------------------------------------------------------------------

    def arrange(self, state: S, position: dict[str, Any]) -> None:
        self.parts.arrange(state, position)

    def problems(self, state: S) -> list[str]:
        return self.parts.problems(state)

    def questions(self) -> dict[str, str]:
        return self.parts.questions()

    def readers(self) -> dict[str, Callable[..., Any]]:
        return self.parts.readers

    def features(self) -> list[str]:
        return self.parts.features()

    def fired(self, entry: Entry) -> list[str]:
        return self.parts.fired(entry)

    def counted(self) -> dict[int, str]:
        return self.parts.counted
