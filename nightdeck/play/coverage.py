"""Which cards and abilities real play reaches: what `nightdeck check cards` counts.

The mechanism asks three things of a game (see `Game` in the kernel): `any_setup` draws set-ups
that together hold every card, `features` names everything cards can do as "card id: what", and
`fired` says which of these features one entry of the log shows at work. A game that wants to
count something nobody is told, such as the use of an ability, emits an event for it with an
empty audience; without a log that costs nothing. Besides, every card named by any entry of the
log is counted by itself, so a game without features still shows which cards were never seen.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from nightdeck.kernel.engine import choose, new_game
from nightdeck.kernel.errors import NightdeckError
from nightdeck.kernel.game import Game, Setup
from nightdeck.kernel.rng import Rng, seed_key
from nightdeck.kernel.state import Entry, Option, State

MOST_DECISIONS: Final = 20_000
DRAWN: Final = 4
"""So many set-ups are drawn for a game, and the one with the rarest cards is played."""

RENEWED: Final = 50
"""After so many games it is looked up anew what is rare."""


class CardUse(msgspec.Struct):
    """How often one card stood in the log, and how often each of its features fired."""

    id: str
    name: str
    seen: int
    features: dict[str, int]


class Coverage(msgspec.Struct):
    """What the games of one check reached."""

    game: str
    games: int
    decisions: int
    cards: list[CardUse]
    features: int
    never_seen: list[str]
    never_fired: list[str]


BY_CHANCE: Final = 0
BY_CURIOSITY: Final = 1
BY_HABIT: Final = 2
MODES: Final = (BY_CHANCE, BY_CURIOSITY, BY_CURIOSITY, BY_HABIT)


class Curious:
    """Plays some games by chance, some by the game's rules of thumb, and most by curiosity.

    Curiosity prefers what was done least so far; rules of thumb carry through what takes several
    steps, such as raising an icebreaker's strength before it can break anything.
    """

    def __init__(self, seed: str) -> None:
        self.rng: Rng = Rng(seed_key(f"curious {seed}"))
        self.done: dict[tuple[int, int, int], int] = {}

    def key(self, state: State, option: Option) -> tuple[int, int, int]:
        """Return what counts as the same thing done: the verb, the face, which of its abilities."""
        face = -1
        if len(option) > 1 and 0 <= option[1] < len(state.definition):
            face = state.definition[option[1]]
        return option[0], face, option[2] if len(option) > 2 else -1

    def pick(self, state: State, mode: int) -> int:
        """Return the place of the option to take."""
        question = state.question
        assert question is not None
        if mode == BY_CHANCE or self.rng.below(4) == 0:
            return self.rng.below(len(question.options))
        if mode == BY_HABIT:
            return self.habit(state, question.options)
        keys = [self.key(state, option) for option in question.options]
        fewest = min(self.done.get(key, 0) for key in keys)
        rare = [place for place, key in enumerate(keys) if self.done.get(key, 0) == fewest]
        place = self.rng.pick(rare)
        self.done[keys[place]] = fewest + 1
        return place

    def habit(self, state: State, options: list[Option]) -> int:
        """Return the option the game's rule of thumb likes best."""
        game = state.game
        if game is None or len(options) == 1:
            return 0
        likings = [game.weigh(state, option) for option in options]
        return likings.index(max(likings))


class Counter:
    """Counts cards and features in logs."""

    def __init__(self, game: Game[Any]) -> None:
        self.game: Game[Any] = game
        self.cards: list[dict[str, Any]] = game.catalogue()
        self.seen: list[int] = [0] * len(self.cards)
        self.fired: dict[str, int] = dict.fromkeys(game.features(), 0)
        self.wanted: dict[str, float] = {}

    def look_for_rare(self) -> None:
        """Note how much each card is wanted: the less its features fired, the more."""
        self.wanted = {}
        for feature, count in self.fired.items():
            card = feature.partition(": ")[0]
            self.wanted[card] = self.wanted.get(card, 0.0) + 1.0 / (1 + count) ** 2

    def count(self, entry: Entry) -> None:
        """Count what one entry of the log shows."""
        for role, value in zip(self.game.event_roles(entry[0]), entry[1], strict=False):
            if role in "cd" and 0 <= value < len(self.seen):
                self.seen[value] += 1
        for feature in self.game.fired(entry):
            if feature not in self.fired:
                raise NightdeckError(f"{self.game.slug} fires {feature!r}, which is no feature")
            self.fired[feature] += 1


def rarity(game: Game[Any], counter: Counter, setup: Setup) -> float:
    """Return how much a set-up's decks hold of what was hardly ever seen at work."""
    found = 0.0
    for deck in setup.decks:
        cards = game.decks[deck].cards if isinstance(deck, str) else deck.cards
        found += sum(counter.wanted.get(card, 0.0) for card in cards)
    return found


def rare_setup(game: Game[Any], counter: Counter, seed: str) -> Setup:
    """Return the set-up out of a few that promises most of what is still rare."""
    drawn = [game.any_setup(Rng(seed_key(f"{seed} {number}"))) for number in range(DRAWN)]
    return max(drawn, key=lambda setup: rarity(game, counter, setup))


def play_curiously(game: Game[Any], counter: Counter, player: Curious, seed: str) -> int:
    """Play one game with its log counted, and return how many decisions it took."""
    setup = rare_setup(game, counter, seed)
    setup.record = True
    state = new_game(game, setup)
    mode = MODES[player.rng.below(len(MODES))]
    while state.question is not None and state.decisions < MOST_DECISIONS:
        choose(state, player.pick(state, mode))
    for entry in state.log or []:
        counter.count(entry)
    return state.decisions


def coverage(game: Game[Any], games: int = 100, seed: str = "0") -> Coverage:
    """Play fuzz games and return how often every card and every feature was reached."""
    counter = Counter(game)
    player = Curious(seed)
    decisions = 0
    for number in range(games):
        if number % RENEWED == 0:
            counter.look_for_rare()
        decisions += play_curiously(game, counter, player, f"cards {seed}/{number}")
    return counted(game, counter, games, decisions)


def counted(game: Game[Any], counter: Counter, games: int, decisions: int) -> Coverage:
    """Return the counts card by card, features beside the card they belong to."""
    own: dict[str, dict[str, int]] = {card["id"]: {} for card in counter.cards}
    for feature, count in counter.fired.items():
        card, _, what = feature.partition(": ")
        if card not in own:
            raise NightdeckError(f"the feature {feature!r} names no card of {game.slug}")
        own[card][what] = count
    cards = [
        CardUse(card["id"], card["name"], seen, own[card["id"]])
        for card, seen in zip(counter.cards, counter.seen, strict=True)
    ]
    return Coverage(
        game=game.slug,
        games=games,
        decisions=decisions,
        cards=cards,
        features=len(counter.fired),
        never_seen=[card.id for card in cards if card.seen == 0],
        never_fired=[feature for feature, count in counter.fired.items() if count == 0],
    )
