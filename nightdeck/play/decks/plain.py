"""Plain deck lists as NetrunnerDB and jinteki.net write them: a number and a title per line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from nightdeck.kernel.errors import BadFile
from nightdeck.kernel.game import Deck, Game
from nightdeck.play.decks.gathering import MOST_ENTRIES, Gathering
from nightdeck.play.decks.index import Index, Listed, index_of
from nightdeck.play.decks.letters import clean, clean_lines, fold

MOST_LETTERS: Final = 300
"""Longer lines are no card lines."""
OTHER_FORMATS: Final = "<{"
"""A list that begins with one of these is no plain list."""

CARD_LINE: Final = re.compile(r"(?:[*-] )?([0-9]+)[xX×]? (.+)")
METADATA: Final = re.compile(r";; ?([A-Za-z-]+) ?[:=]? ?(.*)")
HEADING: Final = re.compile(r"(.+?) ?\([0-9]+\)")

MARKS: Final = re.compile(r"[ •●★☆○∞]*[•●★☆○∞]$")
PARAMETERS: Final = re.compile(r" ?\[([^\[\]]*)\]$")
NUMBERED_SET: Final = re.compile(r" ?\(([^()]*)\) ?#?[0-9]+[a-z]?$")
SET: Final = re.compile(r" ?\(([^()]*)\)$")


# Reading ------------------------------------------------------------------------------------------


def read_plain(gathering: Gathering, text: str) -> None:
    """Read a plain list."""
    lines = text.splitlines()
    if len(lines) > MOST_ENTRIES:
        raise BadFile(f"a deck list has at most {MOST_ENTRIES} lines, this has {len(lines)}")
    is_first = True
    for number, line in enumerate(lines, start=1):
        content = " ".join(line.split())
        if content:
            read_line(gathering, f"line {number}", content, is_first)
            is_first = False


def read_line(gathering: Gathering, place: str, line: str, is_first: bool) -> None:
    """Read one line that is not empty."""
    metadata = METADATA.fullmatch(line)
    if metadata is not None:
        read_metadata(gathering, place, line, metadata[1].lower(), metadata[2])
        return
    card_line = CARD_LINE.fullmatch(line)
    if card_line is not None:
        read_card_line(gathering, place, line, card_line[1], card_line[2])
        return
    read_words(gathering, place, line, is_first)


def read_metadata(gathering: Gathering, place: str, line: str, key: str, value: str) -> None:
    """Read a `;;` line: identity, identity-code, title or notes."""
    if key == "title":
        gathering.title = value
    elif key in ("note", "notes"):
        gathering.notes.append(value)
    elif key == "identity-code":
        card = gathering.index.keyed(value)
        if card is None:
            gathering.miss(place, line, value)
        else:
            gathering.choose_identity(card)
    elif key == "identity":
        card = identity_in(gathering.index, value) or gathering.index.identity_called(value)
        if card is None:
            gathering.miss(place, line, value)
        else:
            gathering.choose_identity(card)
    else:
        gathering.skipped.append(line)


def read_card_line(gathering: Gathering, place: str, line: str, number: str, title: str) -> None:
    """Read `3x Title (Set) •••` and its relatives."""
    cards = cards_in(gathering.index, title) if len(title) <= MOST_LETTERS else []
    if cards:
        gathering.add_one_of(place, line, cards, int(number[:4]))
    elif is_total(gathering.game, title):
        gathering.skipped.append(line)
    else:
        gathering.miss(place, line, bare(title[:MOST_LETTERS]))


def read_words(gathering: Gathering, place: str, line: str, is_first: bool) -> None:
    """Read a line without number: the deck's name, its identity, a heading, a remark."""
    index = gathering.index
    identity = identity_in(index, line)
    if identity is not None:
        gathering.choose_identity(identity)
    elif is_first and not names_a_type(index, line):
        gathering.title = line
    elif is_heading(index, line):
        gathering.skipped.append(line)
    elif len(line) <= MOST_LETTERS and cards_in(index, line):
        title = cards_in(index, line)[0].title
        gathering.refuse(place, line, f"has no number; write for example '1 {title}'")
    else:
        gathering.skipped.append(line)


def names_a_type(index: Index, line: str) -> bool:
    """Tell whether a line is `Event (18)`, or `Event`: a type of cards."""
    heading = HEADING.fullmatch(line[:MOST_LETTERS])
    return fold(heading[1] if heading else line[:MOST_LETTERS]) in map(fold, index.types)


def is_heading(index: Index, line: str) -> bool:
    """Tell whether a line is a type, or a number behind something that is no card."""
    heading = HEADING.fullmatch(line[:MOST_LETTERS])
    return names_a_type(index, line) or (heading is not None and not index.titled(heading[1]))


def is_total(game: Game[Any], words: str) -> bool:
    """Tell whether what follows a number is a closing line, such as `15 influence spent`."""
    return any(
        re.match(rf"{re.escape(total.removesuffix('s'))}s?\b", words, re.IGNORECASE)
        for total in game.deck_form.totals
    )


def identity_in(index: Index, line: str) -> Listed | None:
    """Return the identity that a line names."""
    if len(line) > MOST_LETTERS:
        return None
    cards = cards_in(index, line)
    return cards[0] if len(cards) == 1 and cards[0].is_identity else None


def cards_in(index: Index, title: str) -> list[Listed]:
    """Return the cards a title stands for once marks, set and collector number are taken off."""
    named = parameter_id(index, title)
    if named is not None:
        return [named]
    for bare_title, set_name in readings(title):
        found = index.titled(bare_title, set_name)
        if found:
            return found
    return []


def parameter_id(index: Index, title: str) -> Listed | None:
    """Return the card that a trailing `[id: 01050]` names."""
    found = PARAMETERS.search(title)
    if found is None:
        return None
    for parameter in found[1].split(","):
        key, _, value = parameter.partition(":")
        if key.strip() == "id":
            return index.keyed(value)
    return None


def readings(title: str) -> Iterator[tuple[str, str]]:
    """Yield a title as it stands, then with one thing after another taken off its end.

    The `x` of `3 x Title` is the last to be doubted: a title may begin with it.
    """
    yield from shortened(title)
    if title[:2] in ("x ", "X ", "× "):
        yield from shortened(title[2:])


def shortened(title: str) -> Iterator[tuple[str, str]]:
    """Yield a title and the set it is of, shorter every time."""
    yield title, ""
    set_name = ""
    while True:
        shorter, found = without_ending(title)
        if shorter == title:
            return
        title, set_name = shorter, found or set_name
        yield title, set_name


def without_ending(title: str) -> tuple[str, str]:
    """Return a title without the last thing behind it, and the set if that was one."""
    for pattern in (MARKS, PARAMETERS):
        found = pattern.search(title)
        if found is not None:
            return title[: found.start()], ""
    for pattern in (NUMBERED_SET, SET):
        found = pattern.search(title)
        if found is not None:
            return title[: found.start()], found[1]
    return title, ""


def bare(title: str) -> str:
    """Return a title without anything behind it."""
    *_, (shortest, _) = readings(title)
    return shortest or title


# Writing ------------------------------------------------------------------------------------------


def write_plain(game: Game[Any], deck: Deck) -> str:
    """Return a plain list: name, identity, cards by type, totals, notes."""
    index = index_of(game)
    blocks = [title_lines(game, deck), identity_lines(index, deck)]
    blocks += card_blocks(game, deck, index)
    blocks.append(game.deck_totals(deck))
    blocks.append([f";; notes: {line}" for line in clean_lines(deck.note).splitlines()])
    return "\n\n".join("\n".join(block) for block in blocks if block) + "\n"


def title_lines(game: Game[Any], deck: Deck) -> list[str]:
    """Return the name of the deck; as metadata if it would be read as something else."""
    title = clean(deck.title)
    if not title:
        return []
    if title[0] in OTHER_FORMATS:
        return [f";; title: {title}"]
    probe = Gathering(game)
    read_plain(probe, title)
    return (
        [title] if probe.title == title and not title.startswith(";;") else [f";; title: {title}"]
    )


def identity_lines(index: Index, deck: Deck) -> list[str]:
    """Return the identity with its set."""
    if not deck.identity:
        return []
    card = index.by_id.get(deck.identity)
    return [deck.identity] if card is None else [with_set(card)]


def card_blocks(game: Game[Any], deck: Deck, index: Index) -> list[list[str]]:
    """Return a block of lines for every type, in the order of the pool, by title."""
    cards = [index.by_id[id] for id in deck.cards if id in index.by_id]
    blocks: list[list[str]] = []
    for type_name in index.types:
        own = [card for card in cards if card.type == type_name]
        own.sort(key=lambda card: (fold(card.title), card.place))
        if own:
            total = sum(deck.cards[card.id] for card in own)
            heading = f"{in_words(type_name)} ({total})"
            blocks.append([heading, *(card_line(game, deck, card) for card in own)])
    strangers = [f"{count}x {id}" for id, count in deck.cards.items() if id not in index.by_id]
    return [*blocks, strangers]


def card_line(game: Game[Any], deck: Deck, card: Listed) -> str:
    """Return `3x Title (Set) •••`."""
    mark = game.deck_mark(deck, card.id)
    return f"{deck.cards[card.id]}x {with_set(card)}{' ' if mark else ''}{mark}"


def with_set(card: Listed) -> str:
    """Return a title with its set."""
    return f"{card.title} ({card.set})" if card.set else card.title


def in_words(type_name: str) -> str:
    """Return a type as a heading."""
    words = type_name.replace("_", " ").replace("-", " ")
    return words[:1].upper() + words[1:]
