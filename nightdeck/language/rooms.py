"""What a game asks its rooms for: each function and table stands at the same place in every game.

So nobody has to list them a second time. A game writes a method of its own where its rooms say it
differently, and for what is asked in the middle of a search or a rule (`settle`, `weigh`,
`evaluate`, `chances`, `alike`, `is_quiet`).
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from mypy_extensions import mypyc_attr

from nightdeck.decks import Deck, Violation
from nightdeck.kernel.game import Basic, Game, S, Stop, View, Wording
from nightdeck.kernel.rng import Rng
from nightdeck.kernel.state import Entry, Option


def room_has(package: str, place: str, name: str) -> Any:
    """Return what a room of a game has under a name, None if it has nothing of the kind."""
    module = f"{package}.{place}"
    room = module.rpartition(".")[0]
    if find_spec(room) is None or find_spec(module) is None:
        return None
    return getattr(import_module(module), name, None)


def room_needs(package: str, place: str, name: str) -> Any:
    """Return what a room of a game has under a name; every game has it."""
    found = room_has(package, place, name)
    if found is None:
        raise LookupError(f"{package} has no {name} in {place.replace('.', '/')}.py")
    return found


class Rooms:
    """The functions and tables of the rooms of a package, each under its own name."""

    def __init__(self, package: str) -> None:
        self.describe: Callable[[Any, int, Option], Wording]
        self.describe = room_needs(package, "seen.words", "describe")
        self.prompt: Callable[[Any, int], Wording] = room_needs(package, "seen.prompts", "prompt")
        self.questions: Callable[[], dict[str, str]]
        self.questions = room_needs(package, "seen.prompts", "questions")
        self.joint_prompt: Callable[[Any, Any, int], Wording] | None
        self.joint_prompt = room_has(package, "seen.prompts", "joint_prompt")
        self.tell: Callable[[Entry, int], Wording] = room_needs(package, "seen.chronicle", "tell")
        self.recount: Callable[[Any, Entry, int], Wording] | None
        self.recount = room_has(package, "seen.chronicle", "recount")
        self.rank: Callable[[Entry, Entry | None], int]
        self.rank = room_needs(package, "seen.chronicle", "rank")
        self.cue: Callable[[Any, int, int], View] = room_needs(package, "seen.stages", "cue")
        self.ending: Callable[[Any, int], str] | None
        self.ending = room_has(package, "seen.endings", "ending")
        self.tables: Callable[[Any, list[int]], list[View]]
        self.tables = room_needs(package, "seen.views", "tables")
        self.shortcuts: Callable[[Any, int], list[tuple[Wording, list[Option]]]] | None
        self.shortcuts = room_has(package, "seen.shortcuts", "shortcuts")
        self.stops: Callable[[int], tuple[Stop, ...]] | None
        self.stops = room_has(package, "seen.stops", "stops")
        self.basics: Callable[[Any, int], tuple[Basic, ...]] | None
        self.basics = room_has(package, "seen.stops", "basics")
        self.matters: Callable[[Any], bool] | None = room_has(package, "seen.stops", "matters")
        self.why_not: Callable[[Any, int, int], Wording | None]
        self.why_not = room_needs(package, "seen.refusals", "why_not")
        self.redeal: Callable[[Any, int, Rng], None] = room_needs(package, "seen.redeal", "redeal")
        self.catalogue: Callable[[], list[dict[str, Any]]]
        self.catalogue = room_needs(package, "seen.catalogue", "catalogue")
        self.prints: Callable[[], View] = room_needs(package, "seen.prints", "prints")
        self.reason: Callable[[Any, int, Option], Wording]
        self.reason = room_needs(package, "minds.reasons", "reason")
        self.roles: dict[int, str] = room_needs(package, "model.events", "ROLES")
        self.arrange: Callable[[Any, dict[str, Any]], None]
        self.arrange = room_needs(package, "check.position", "arrange")
        self.problems: Callable[[Any], list[str]]
        self.problems = room_needs(package, "check.invariants", "problems")
        self.readers: dict[str, Callable[..., Any]]
        self.readers = room_needs(package, "check.readers", "READERS")
        self.features: Callable[[], list[str]]
        self.features = room_needs(package, "check.features", "features")
        self.fired: Callable[[Entry], list[str]] = room_needs(package, "check.features", "fired")
        self.counted: dict[int, str] = room_needs(package, "check.features", "COUNTED")
        self.deeds: Callable[[Entry], list[tuple[int, str, int]]] | None
        self.deeds = room_has(package, "check.deeds", "deeds")
        self.decks: dict[str, Deck] = room_has(package, "decks.starter_decks", "DECKS") or {}
        self.violations: Callable[[Deck, tuple[int, ...]], list[Violation]] | None
        self.violations = room_has(package, "decks.decks", "violations")
        self.totals: Callable[[Deck], list[str]] | None
        self.totals = room_has(package, "decks.decks", "totals")
        self.mark: Callable[[Deck, str], str] | None = room_has(package, "decks.decks", "mark")
        self.match_points: Callable[[Any], tuple[int, ...]] | None
        self.match_points = room_has(package, "decks.match_play", "match_points")


@mypyc_attr(allow_interpreted_subclasses=True)
class RoomyGame(Game[S]):
    """A game that finds what it is asked for in the rooms of its package."""

    def __init__(self, package: str) -> None:
        super().__init__()
        self.rooms: Rooms = Rooms(package)
        self.decks = self.rooms.decks

    # Decks and matches ----------------------------------------------------------------------------

    def deck_violations(self, deck: Deck, rulings: tuple[int, ...]) -> list[Violation]:
        own = self.rooms.violations
        return super().deck_violations(deck, rulings) if own is None else own(deck, rulings)

    def deck_totals(self, deck: Deck) -> list[str]:
        own = self.rooms.totals
        return super().deck_totals(deck) if own is None else own(deck)

    def deck_mark(self, deck: Deck, card: str) -> str:
        own = self.rooms.mark
        return "" if own is None else own(deck, card)

    def match_points(self, state: S) -> tuple[int, ...]:
        own = self.rooms.match_points
        return super().match_points(state) if own is None else own(state)

    # What is seen ---------------------------------------------------------------------------------

    def describe(self, state: S, seat: int, option: Option) -> Wording:
        return self.rooms.describe(state, seat, option)

    def prompt(self, state: S, seat: int) -> Wording:
        return self.rooms.prompt(state, seat)

    def joint_prompt(self, state: S, following: S, seat: int) -> Wording:
        own = self.rooms.joint_prompt
        return self.prompt(following, seat) if own is None else own(state, following, seat)

    def tell(self, entry: Entry, seat: int) -> Wording:
        return self.rooms.tell(entry, seat)

    def recount(self, state: S, entry: Entry, seat: int) -> Wording:
        own = self.rooms.recount
        return self.rooms.tell(entry, seat) if own is None else own(state, entry, seat)

    def rank(self, entry: Entry, after: Entry | None) -> int:
        return self.rooms.rank(entry, after)

    def cue(self, state: S, place: int, seat: int) -> View:
        return self.rooms.cue(state, place, seat)

    def ending(self, state: S, seat: int) -> str:
        own = self.rooms.ending
        return "" if own is None else own(state, seat)

    def table(self, state: S, seat: int) -> View:
        return self.rooms.tables(state, [seat])[0]

    def tables(self, state: S, seats: list[int]) -> list[View]:
        return self.rooms.tables(state, seats)

    def shortcuts(self, state: S, seat: int) -> list[tuple[Wording, list[Option]]]:
        own = self.rooms.shortcuts
        return [] if own is None else own(state, seat)

    def stops(self, seats: int, seat: int) -> tuple[Stop, ...]:
        own = self.rooms.stops
        return () if own is None else own(seat)

    def basics(self, state: S, seat: int) -> tuple[Basic, ...]:
        own = self.rooms.basics
        return () if own is None else own(state, seat)

    def matters(self, state: S) -> bool:
        own = self.rooms.matters
        return True if own is None else own(state)

    def why_not(self, state: S, seat: int, card: int) -> Wording | None:
        return self.rooms.why_not(state, seat, card)

    def redeal(self, state: S, seat: int, rng: Rng) -> None:
        self.rooms.redeal(state, seat, rng)

    def reason(self, state: S, seat: int, option: Option) -> Wording:
        return self.rooms.reason(state, seat, option)

    def catalogue(self) -> list[dict[str, Any]]:
        return self.rooms.catalogue()

    def prints(self) -> View:
        return self.rooms.prints()

    def event_roles(self, kind: int) -> str:
        return self.rooms.roles.get(kind, "")

    # For tests and measuring ----------------------------------------------------------------------

    def arrange(self, state: S, position: dict[str, Any]) -> None:
        self.rooms.arrange(state, position)

    def problems(self, state: S) -> list[str]:
        return self.rooms.problems(state)

    def questions(self) -> dict[str, str]:
        return self.rooms.questions()

    def readers(self) -> dict[str, Callable[..., Any]]:
        return self.rooms.readers

    def features(self) -> list[str]:
        return self.rooms.features()

    def fired(self, entry: Entry) -> list[str]:
        return self.rooms.fired(entry)

    def counted(self) -> dict[int, str]:
        return self.rooms.counted

    def deeds(self, entry: Entry) -> list[tuple[int, str, int]]:
        own = self.rooms.deeds
        return [] if own is None else own(entry)
