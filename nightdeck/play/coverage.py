"""Which cards and abilities real play reaches: what `nightdeck check cards` counts.

The mechanism asks a few things of a game (see `Game` in the kernel): `any_setup` draws set-ups
that together hold every card, `setup_with` draws some around wanted cards, `features` names
everything cards can do as "card id: what", and `fired` says which of these features one entry of
the log shows at work. A game that wants to count something nobody is told, such as the use of an
ability, emits an event for it with an empty audience; without a log that costs nothing. Besides,
every card named by any entry of the log is counted by itself, so a game without features still
shows which cards were never seen.

An eighth of the games has any set-up at all, three eighths have one around the cards with the
rarest features, and half return to a game that showed one of these: what was seen once is not far.
Every other time they begin anew with its set-up, now and then with the whims of its players; the
other times they go on from where it stood shortly before, with luck and players of their own. The
games are cut into chunks. Each has players and a memory of its own, so what is found does not
depend on how many processes play them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from nightdeck.kernel.clone import clone
from nightdeck.kernel.engine import choose, new_game
from nightdeck.kernel.errors import BadSetup, NightdeckError
from nightdeck.kernel.game import Game, Setup
from nightdeck.kernel.rng import Rng, seed_key
from nightdeck.kernel.state import Entry, State
from nightdeck.play.curious import Curious, Temper
from nightdeck.play.executors import processes
from nightdeck.play.finding import find_game

MOST_DECISIONS: Final = 20_000
WANTED: Final = 8
"""Set-ups are drawn around so many of the cards with the rarest features."""

LOOKED: Final = 25
"""After so many decisions the invariants of a game are looked at."""

KEPT: Final = 12
"""After so many decisions a game is kept as it stands, to go on from there another time."""

CHUNK: Final = 10_000

Kept = tuple[int, State]
"""How long the log was, and how the game stood."""


class CardUse(msgspec.Struct):
    """How often one card stood in the log, and how often each of its features fired."""

    id: str
    name: str
    seen: int
    features: dict[str, int]


class Fault(msgspec.Struct):
    """What went wrong in a game: an exception, a broken invariant, no end."""

    game: int
    decision: int
    what: str


class Coverage(msgspec.Struct):
    """What the games of one check reached; rare is what was reached less than `least` times."""

    game: str
    games: int
    decisions: int
    cards: list[CardUse]
    features: int
    least: int
    rare_cards: list[str]
    rare_features: list[str]
    faults: list[Fault]

    def ok(self) -> bool:
        """Tell whether everything was reached often enough and nothing went wrong."""
        return not (self.rare_cards or self.rare_features or self.faults)


class Order(msgspec.Struct):
    """A chunk of games as it travels to a worker."""

    game: str
    first: int
    games: int
    seed: str
    rulings: bool = False


class Counts(msgspec.Struct):
    """What one chunk, or all so far, counted: cards by place in the catalogue, features by name."""

    decisions: int
    seen: list[int]
    fired: dict[str, int]
    faults: list[Fault]

    def add(self, other: Counts) -> None:
        """Add what another chunk counted."""
        self.decisions += other.decisions
        self.seen = [mine + more for mine, more in zip(self.seen, other.seen, strict=True)]
        for feature, count in other.fired.items():
            self.fired[feature] += count
        self.faults += other.faults


def nothing(game: Game[Any]) -> Counts:
    """Return the counts before the first game."""
    return Counts(0, [0] * len(game.catalogue()), dict.fromkeys(game.features(), 0), [])


class Find:
    """Where a feature was seen: the set-up, the players, the game before it, and the returns."""

    def __init__(
        self, setup: Setup, tempers: list[Temper], before: State | None, returns: int = 0
    ) -> None:
        self.setup: Setup = setup
        self.tempers: list[Temper] = tempers
        self.before: State | None = before
        self.returns: int = returns

    def is_midway(self) -> bool:
        """Tell whether this return begins where the game stood, not with its set-up."""
        return self.returns % 2 == 0 and self.before is not None


class Counter:
    """Counts cards and features in logs, and knows which of them are rare."""

    def __init__(self, game: Game[Any]) -> None:
        self.game: Game[Any] = game
        self.counts: Counts = nothing(game)
        self.finds: dict[str, Find] = {}

    def rarest(self) -> list[str]:
        """Return the features that fired least, at most a quarter of them all."""
        fired = self.counts.fired
        return sorted(fired, key=fired.__getitem__)[: min(2 * WANTED, len(fired) // 4 + 1)]

    def rare_cards(self, rng: Rng) -> list[str]:
        """Return the cards with the rarest features and some that are nearly as rare, mixed."""
        cards = list(dict.fromkeys(feature.partition(": ")[0] for feature in self.rarest()))
        others = list(range(WANTED // 2, len(cards)))
        rng.shuffle(others)
        chosen = list(range(min(WANTED // 2, len(cards)))) + others[: WANTED // 2]
        rng.shuffle(chosen)
        return [cards[place] for place in chosen]

    def count(self, entry: Entry) -> list[str]:
        """Count what one entry of the log shows, and return the features among it."""
        counts = self.counts
        for role, value in zip(self.game.event_roles(entry[0]), entry[1], strict=False):
            if role in "cd" and 0 <= value < len(counts.seen):
                counts.seen[value] += 1
        features = self.game.fired(entry)
        for feature in features:
            if feature not in counts.fired:
                raise NightdeckError(f"{self.game.slug} fires {feature!r}, which is no feature")
            counts.fired[feature] += 1
        return features

    def count_all(
        self, log: list[Entry], setup: Setup, tempers: list[Temper], kept: list[Kept]
    ) -> None:
        """Count a whole game, and note for each feature where it was seen first."""
        fresh: set[str] = set()
        place = -1
        for length, entry in enumerate(log):
            while place + 1 < len(kept) and kept[place + 1][0] <= length:
                place += 1
            for feature in self.count(entry):
                if feature not in fresh:
                    fresh.add(feature)
                    known = self.finds.get(feature)
                    returns = 0 if known is None else known.returns
                    state = kept[place][1] if place >= 0 else None
                    self.finds[feature] = Find(setup, tempers, state, returns)

    def return_to(self) -> Find | None:
        """Return the game that showed the rarest feature, counting futile returns as well."""
        if not self.finds:
            return None
        fired = self.counts.fired
        rarest = min(self.finds, key=lambda feature: fired[feature] + self.finds[feature].returns)
        find = self.finds[rarest]
        find.returns += 1
        return find


def next_game(
    counter: Counter, player: Curious, number: int, seed: str
) -> tuple[Setup, State | None]:
    """Return the set-up of a game and seat its players: anything, what is rare, what was seen.

    With it comes the game itself if it goes on from the middle of another one.
    """
    game = counter.game
    rng = Rng(seed_key(f"cards {seed}/{number}"))
    find = counter.return_to() if number % 2 else None
    begun: State | None = None
    if find is not None:
        known = find.setup
        setup = Setup(known.seats, known.decks, known.rulings, known.choices, f"{rng.word()}")
        if find.is_midway() and find.before is not None:
            begun = with_other_luck(find.before, setup.seed)
    elif number % 8:
        setup = game.setup_with(rng, counter.rare_cards(rng))
    else:
        setup = game.any_setup(rng)
    setup.record = True
    player.wanted = counter.rarest()
    if find is not None and find.returns % 4 == 1:
        player.tempers = find.tempers
    else:
        player.sit_down(setup.seats, sensible=number % 8 > 0)
    return setup, begun


def with_other_luck(state: State, seed: int | str | bytes) -> State:
    """Return a copy of a game that goes on differently, with a log of its own."""
    copy = clone(state)
    copy.rng = Rng(seed_key(seed))
    copy.rng.handles = state.rng.handle_key()
    copy.log = []
    return copy


def with_rulings(game: Game[Any], setup: Setup, rng: Rng) -> Setup:
    """Return a set-up with every ruling at random; its own where its decks would not be legal."""
    values = {each.name: each.values[rng.below(len(each.values))] for each in game.rulings}
    position = setup.position
    found = Setup(setup.seats, setup.decks, values, setup.choices, setup.seed, True, position)
    try:
        game.check_setup(found)
    except BadSetup:
        return setup
    return found


def play_on(state: State, player: Curious, kept: list[Kept]) -> str:
    """Play a game to its end and return what is wrong with it, if anything."""
    game = state.game
    assert game is not None
    while state.question is not None:
        if state.decisions % KEPT == 0:
            kept.append((len(state.log or ()), clone(state)))
        choose(state, player.pick(state))
        if state.decisions % LOOKED == 0 or state.question is None:
            found = game.problems(state)
            if found:
                return "; ".join(found)
        if state.decisions == MOST_DECISIONS:
            return f"no end after {MOST_DECISIONS} decisions"
    return ""


def play_curiously(
    counter: Counter, player: Curious, number: int, seed: str, rulings: bool = False
) -> None:
    """Play one game and count its log; what goes wrong is noted, and the next game follows."""
    setup, begun = next_game(counter, player, number, seed)
    if rulings and begun is None:
        setup = with_rulings(counter.game, setup, Rng(seed_key(f"rulings {seed}/{number}")))
    counts = counter.counts
    state = begun or counter.game.blank()
    first = state.decisions
    kept: list[Kept] = []
    try:
        if begun is None:
            state = new_game(counter.game, setup)
        wrong = play_on(state, player, kept)
    except Exception as error:
        # Any error at all is what the check looks for.
        wrong = f"{type(error).__name__}: {error}"
    if wrong:
        counts.faults.append(Fault(number, state.decisions, wrong))
    counts.decisions += state.decisions - first
    counter.count_all(state.log or [], setup, player.tempers, kept)


def play_chunk(game: Game[Any], first: int, games: int, seed: str, rulings: bool = False) -> Counts:
    """Play some of the games, with players who learn only from one another."""
    counter = Counter(game)
    player = Curious(f"{seed}/{first}")
    for number in range(first, first + games):
        play_curiously(counter, player, number, seed, rulings)
    return counter.counts


def work(order: bytes) -> bytes:
    """Play one chunk in a worker."""
    asked = msgspec.json.decode(order, type=Order)
    game = find_game(asked.game)
    counts = play_chunk(game, asked.first, asked.games, asked.seed, asked.rulings)
    return msgspec.json.encode(counts)


def chunks(
    game: Game[Any], games: int, seed: str, chunk: int, workers: int, rulings: bool = False
) -> Iterator[Counts]:
    """Play all chunks, here or on several processes, and yield what each counted, in order."""
    firsts = range(0, games, chunk)
    if workers == 1:
        for first in firsts:
            yield play_chunk(game, first, min(chunk, games - first), seed, rulings)
        return
    orders = (Order(game.slug, first, min(chunk, games - first), seed, rulings) for first in firsts)
    for answer in processes(work, map(msgspec.json.encode, orders), workers):
        yield msgspec.json.decode(answer, type=Counts)


def coverage(
    game: Game[Any],
    games: int = 100,
    seed: str = "0",
    least: int = 1,
    workers: int = 1,
    chunk: int = CHUNK,
    rulings: bool = False,
) -> Coverage:
    """Play fuzz games and return how often every card and every feature was reached."""
    whole = nothing(game)
    for counts in chunks(game, games, seed, chunk, workers, rulings):
        whole.add(counts)
    return counted(game, whole, games, least)


def counted(game: Game[Any], counts: Counts, games: int, least: int) -> Coverage:
    """Return the counts card by card, features beside the card they belong to."""
    catalogue = game.catalogue()
    own: dict[str, dict[str, int]] = {card["id"]: {} for card in catalogue}
    for feature, count in counts.fired.items():
        card, _, what = feature.partition(": ")
        if card not in own:
            raise NightdeckError(f"the feature {feature!r} names no card of {game.slug}")
        own[card][what] = count
    cards = [
        CardUse(card["id"], card["name"], seen, own[card["id"]])
        for card, seen in zip(catalogue, counts.seen, strict=True)
    ]
    return Coverage(
        game=game.slug,
        games=games,
        decisions=counts.decisions,
        cards=cards,
        features=len(counts.fired),
        least=least,
        rare_cards=[card.id for card in cards if card.seen < least],
        rare_features=[feature for feature, count in counts.fired.items() if count < least],
        faults=counts.faults,
    )
