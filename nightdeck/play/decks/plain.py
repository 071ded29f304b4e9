"""Plain deck lists as NetrunnerDB and jinteki.net write them: a number and a title per line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from nightdeck.decks import Deck, Section
from nightdeck.kernel.game import Game
from nightdeck.play.decks.gathering import Gathering
from nightdeck.play.decks.index import Index, Listed, index_of
from nightdeck.play.decks.letters import clean, clean_lines, fold

MOST_LETTERS: Final = 300
"""Longer lines are no card lines."""
OTHER_FORMATS: Final = "<{"
"""A list that begins with one of these is no plain list."""

CARD_LINE: Final = re.compile(r"(?:[*-] )?([0-9]+)[xX×]? (.+)")
METADATA: Final = re.compile(r";; ?([A-Za-z-]+) ?[:=]? ?(.*)")
HEADING: Final = re.compile(r"(.+?) ?\([0-9]+\)")

BOLD: Final = re.compile(r"\*\*(.+)\*\*")

MARKS: Final = re.compile(r"[ •●★☆○∞]*[•●★☆○∞]$")
PARAMETERS: Final = re.compile(r" ?\[([^\[\]]*)\]$")
NUMBERED_SET: Final = re.compile(r" ?\(([^()]*)\) ?#?[0-9]+[a-z]?$")
SET: Final = re.compile(r" ?\(([^()]*)\)$")


# Reading ------------------------------------------------------------------------------------------


def read_plain(gathering: Gathering, text: str) -> None:
    """Read a plain list."""
    lines = text.splitlines()
    gathering.check_length(len(lines), "lines")
    is_first = True
    for number, line in enumerate(lines, start=1):
        content = " ".join(line.split())
        if content:
            read_line(gathering, f"line {number}", content, is_first)
            is_first = False


def read_line(gathering: Gathering, place: str, line: str, is_first: bool) -> None:
    """Read one line that is not empty."""
    if gathering.take_number(line):
        return
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
    marks, line = len(line) - len(line.lstrip("#")), unmarked(line)
    if read_section(gathering, place, line, marks, is_first):
        return
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


def unmarked(line: str) -> str:
    """Return a line without the marks of a heading or of bold letters in Markdown."""
    bold = BOLD.fullmatch(line)
    return bold[1] if bold else line.lstrip("#").strip() or line


def read_section(gathering: Gathering, place: str, line: str, marks: int, is_first: bool) -> bool:
    """Go on with another section if a line names one; tell whether it was such a heading.

    What is the name of a type as well is a section only as a heading of the first or second rank.
    """
    if len(gathering.sections) < 2:
        return False
    index = gathering.index
    heading = HEADING.fullmatch(line[:MOST_LETTERS])
    section = gathering.section_called(heading[1] if heading else line[:MOST_LETTERS])
    if names_a_type(index, line) and not 1 <= marks <= 2:
        return False
    if section is not None:
        gathering.section = section
        gathering.skipped.append(line)
        return True
    if is_first or not marks or names_a_type(index, line) or cards_in(index, line):
        return False
    gathering.refuse_section(place, line)
    return True


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
    for section, cards in game.deck_form.parts(deck):
        own = card_blocks(game, deck, index, cards)
        blocks += section_heading(game, section, cards)
        blocks += [[heading, *lines] if heading else lines for heading, lines in own]
    blocks.append(game.deck_totals(deck))
    blocks.append(note_lines(deck))
    return "\n\n".join("\n".join(block) for block in blocks if block) + "\n"


def write_markdown(game: Game[Any], deck: Deck) -> str:
    """Return a list for a page: headings for name, sections and types, a point for every card."""
    index = index_of(game)
    blocks = [[f"# {line}"] if line[:2] != ";;" else [line] for line in title_lines(game, deck)]
    blocks.append([f"**{line}**" for line in identity_lines(index, deck)])
    for section, cards in game.deck_form.parts(deck):
        blocks += [[f"#{line}" for line in each] for each in section_heading(game, section, cards)]
        for heading, lines in card_blocks(game, deck, index, cards):
            blocks += [[f"### {heading}"] if heading else [], [f"* {line}" for line in lines]]
    blocks.append(["; ".join(game.deck_totals(deck))])
    blocks.append(note_lines(deck))
    return "\n\n".join("\n".join(block) for block in blocks if block) + "\n"


def section_heading(game: Game[Any], section: Section, cards: dict[str, int]) -> list[list[str]]:
    """Return the heading of a section that has cards, where a deck has several sections."""
    if len(game.deck_form.sections) < 2 or not cards:
        return []
    return [[f"# {section.label} ({sum(cards.values())})"]]


def note_lines(deck: Deck) -> list[str]:
    """Return what a deck says besides its cards: numbers and notes."""
    notes = [f";; notes: {line}" for line in clean_lines(deck.note).splitlines()]
    return [*number_lines(deck), *notes]


def number_lines(deck: Deck) -> list[str]:
    """Return the numbers of a deck."""
    return [f";; {name}: {number}" for name, number in deck.numbers.items()]


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


def card_blocks(
    game: Game[Any], deck: Deck, index: Index, counts: dict[str, int]
) -> list[tuple[str, list[str]]]:
    """Return heading and lines for every type, in the order of the pool, by title."""
    cards = [index.by_id[id] for id in counts if id in index.by_id]
    blocks: list[tuple[str, list[str]]] = []
    for type_name in index.types:
        own = [card for card in cards if card.type == type_name]
        own.sort(key=lambda card: (fold(card.title), card.place))
        if own:
            total = sum(counts[card.id] for card in own)
            lines = [card_line(game, deck, card, counts[card.id]) for card in own]
            blocks.append((f"{in_words(type_name)} ({total})", lines))
    strangers = [f"{count}x {id}" for id, count in counts.items() if id not in index.by_id]
    return [*blocks, ("", strangers)]


def card_line(game: Game[Any], deck: Deck, card: Listed, count: int) -> str:
    """Return `3x Title (Set) •••`."""
    mark = game.deck_mark(deck, card.id)
    return f"{count}x {with_set(card)}{' ' if mark else ''}{mark}"


def with_set(card: Listed) -> str:
    """Return a title with its set."""
    return f"{card.title} ({card.set})" if card.set else card.title


def in_words(type_name: str) -> str:
    """Return a type as a heading."""
    words = type_name.replace("_", " ").replace("-", " ")
    return words[:1].upper() + words[1:]
