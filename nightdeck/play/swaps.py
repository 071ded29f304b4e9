"""Swaps between two games of a match: sideboard cards that come in, one for one.

All players choose before anybody's choice is taken, and nobody is told what another chose.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from nightdeck.decks import Deck, Swap
from nightdeck.kernel.errors import BadSetup
from nightdeck.kernel.game import Game
from nightdeck.play.decks.index import index_of

Swaps = Sequence[Swap]

NOTHING: Final = "-"
"""What stands in place of a card where a game lets cards only come or only go."""


def swapped(
    game: Game[Any], deck: Deck, swaps: Swaps, most: int, rulings: dict[str, str] | None = None
) -> Deck:
    """Return a deck after some swaps, or refuse the first that cannot be made."""
    if not swaps:
        return deck
    if len(swaps) > most:
        raise BadSetup(f"{len(swaps)} swaps are too many; at most {most} cards are swapped")
    sideboard = game.deck_form.sideboard
    if sideboard is None:
        raise BadSetup(f"decks of {game.title} have no sideboard, so nothing is swapped")
    values = game.ruling_values(rulings or {})
    for swap in swaps:
        wrong = game.swap_problem(deck, swap, values)
        if wrong:
            raise BadSetup(wrong)
    main, beside = Counter(deck.cards), Counter(deck.sections.get(sideboard.name, {}))
    identity = next((into for out, into in swaps if out and out == deck.identity), deck.identity)
    going, coming = (Counter(swap[side] for swap in swaps if swap[side]) for side in (0, 1))
    take(game, beside, coming, sideboard.label)
    beside += going
    if identity != deck.identity:
        going[deck.identity] -= 1
        coming[identity] -= 1
    take(game, main, going, game.deck_form.main.label)
    sections = {**deck.sections, sideboard.name: dict(beside)}
    changed = Deck(
        deck.name,
        deck.title,
        deck.side,
        dict(main + coming),
        identity,
        deck.note,
        {name: cards for name, cards in sections.items() if cards},
        deck.numbers,
    )
    broken = game.deck_violations(changed, values)
    if broken:
        every = ". ".join(each.sentence() for each in broken)
        raise BadSetup(f"with these swaps {deck.title!r} is not legal: {every}")
    return changed


def take(game: Game[Any], cards: Counter[str], wanted: Counter[str], label: str) -> None:
    """Take copies out of a section, or refuse the first card that is not there so often."""
    for card, count in wanted.items():
        if cards[card] < count:
            there = ", ".join(f"{cards[e]}x {title(game, e)}" for e in cards if cards[e] > 0)
            raise BadSetup(
                f"{label} has {cards[card]} of {title(game, card)}, not {count}; "
                f"there is {there or 'nothing'}"
            )
        cards[card] -= count


def title(game: Game[Any], card: str) -> str:
    """Return the title of a card, or what was given for it in quotes."""
    known = index_of(game).by_id.get(card)
    return repr(card) if known is None else known.title


def read_swaps(game: Game[Any], words: str) -> list[Swap]:
    """Read `OUT > IN` or `2 OUT > IN`: titles or ids of cards, before them how often."""
    count, out, into = parted(words)
    return [(card_called(game, out), card_called(game, into))] * count


def parted(words: str) -> tuple[int, str, str]:
    """Return number, card that goes and card that comes of one swap."""
    out, sign, into = words.partition(">")
    if not sign or not out.strip() or not into.strip():
        raise BadSetup(f"{words.strip()!r} is no swap; write CARD OUT > CARD IN")
    first, _, rest = out.strip().partition(" ")
    number = first.removesuffix("x")
    if rest and number.isascii() and number.isdigit() and len(number) <= 2:
        return int(number), rest.strip(), into.strip()
    return 1, out.strip(), into.strip()


def card_called(game: Game[Any], words: str) -> str:
    """Return a card by title, code or id."""
    if words == NOTHING:
        return ""
    index = index_of(game)
    titled = index.titled(words)
    found = titled[0] if len(titled) == 1 else index.keyed(words)
    if found is None:
        alike = " or ".join(repr(each) for each in index.nearest(words[:120]))
        question = f"; did you mean {alike}?" if alike else ""
        raise BadSetup(f"there is no card {words!r} in {game.title}{question}")
    return found.id
