"""What games were played with: version, cards, rules, players, as short digests.

Two results can be compared honestly only if it is known what differs between them. A digest tells
that something differs; for cards it also tells which.
"""

from __future__ import annotations

import hashlib
import importlib.util
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from nightdeck import __version__
from nightdeck.kernel.game import Game
from nightdeck.play.players import is_ours, player_class

DIGITS: Final = 12
CARD_DIGITS: Final = 6
OUR_PLAYERS: Final = ("nightdeck.play.bots", "nightdeck.play.players")
NOT_HASHED: Final = {".pyc", ".md"}


class Fingerprint(msgspec.Struct, frozen=True):
    """What results depend on besides their plan."""

    version: str
    """The version of the package."""
    behaviour: int
    """The version of the game's behaviour."""
    rules: str
    """A digest of the files of kernel and game."""
    players: str
    """A digest of the files of the computer players."""
    rulings: dict[str, str]
    """The value of every ruling of the game, whether it was set or not."""
    decks: dict[str, str]
    """The title of every deck of the game by its name."""
    cards: dict[str, str]
    """A digest of every card by its id."""

    @property
    def digest(self) -> str:
        """All of it in one word."""
        return digest(msgspec.json.encode(self, order="deterministic"))


def fingerprint(
    game: Game[Any], rulings: dict[str, str] | None = None, levels: tuple[str, ...] = ()
) -> Fingerprint:
    """Return what games of a game between players of some levels depend on here and now."""
    chosen = rulings or {}
    return Fingerprint(
        version=__version__,
        behaviour=game.behaviour,
        rules=files_digest(("nightdeck.kernel", home(type(game).__module__))),
        players=files_digest((*OUR_PLAYERS, *other_players(levels))),
        rulings={each.name: chosen.get(each.name, each.default) for each in game.rulings},
        decks={name: deck.title for name, deck in sorted(game.decks.items())},
        cards={str(card["id"]): card_digest(card) for card in game.catalogue()},
    )


def other_players(levels: tuple[str, ...]) -> list[str]:
    """Return the packages (or modules) of those levels that other packages bring."""
    found = {home(player_class(level).__module__) for level in levels if not is_ours(level)}
    return sorted(found)


def home(module: str) -> str:
    """Return the package a module is in, or the module if it is in none."""
    return module.rpartition(".")[0] or module


def digest(data: bytes, digits: int = DIGITS) -> str:
    """Return a short digest."""
    return hashlib.sha256(data).hexdigest()[:digits]


def card_digest(card: dict[str, Any]) -> str:
    """Return the digest of a card's facts and text."""
    return digest(msgspec.json.encode(card, order="deterministic"), CARD_DIGITS)


@cache
def files_digest(modules: tuple[str, ...]) -> str:
    """Return the digest of all files of some packages and modules."""
    found = hashlib.sha256()
    for module in modules:
        for name, path in files_of(module):
            found.update(f"{module}/{name}\0".encode())
            found.update(hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()[:DIGITS]


def files_of(module: str) -> list[tuple[str, Path]]:
    """Return the files of a package or module by name, in a fixed order.

    A compiled build keeps the sources it was made of beside it, so both have the same digest.
    """
    spec = importlib.util.find_spec(module) if module else None
    if spec is None or spec.origin is None:
        return []
    origin = Path(spec.origin)
    if spec.submodule_search_locations is None:
        source = origin.with_name(f"{module.rpartition('.')[2]}.py")
        return [(source.name, source)] if source.is_file() else []
    folder = origin.parent
    return [
        (path.relative_to(folder).as_posix(), path)
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.suffix not in NOT_HASHED and not path.name.endswith(".so")
    ]
