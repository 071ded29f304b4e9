"""Reading the words of a named position: whatever is wrong is said in one sentence.

Positions are written by hand, so nothing is assumed about what they hold. Every function names
the place it reads in its message, as a person would look for it, and returns a value of the
promised kind or raises BadSetup.
"""

from __future__ import annotations

import difflib
import unicodedata
from typing import Any, Final

from nightdeck.kernel.errors import BadSetup

MOST: Final = 1_000_000
"""No number of a position is larger."""

MOST_LISTED: Final = 1_000
"""No list of a position is longer."""

DEEPEST: Final = 60
"""No position is nested more deeply."""

SHOWN: Final = 60
"""So much of a wrong value is shown in a message."""


def shown(value: object) -> str:
    """Return a value as it is shown in a message, shortened; nothing about it can fail."""
    if isinstance(value, int) and not -(10**30) < value < 10**30:
        return "a number of that size"
    try:
        text = repr(value)
    except Exception:
        return f"something of the type {type(value).__name__}"
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}..."


def table(what: str, given: object) -> dict[Any, Any]:
    """Return a dictionary."""
    if not isinstance(given, dict):
        raise BadSetup(f"{what} must be a dictionary, not {shown(given)}")
    return given


def worded(what: str, given: object, known: tuple[str, ...]) -> dict[str, Any]:
    """Return a dictionary whose words are all known; an unknown one is answered with the list."""
    found = table(what, given)
    for word in found:
        if not isinstance(word, str) or word not in known:
            hint = hint_for(word, known) if isinstance(word, str) else ""
            raise BadSetup(f"{what} has no {shown(word)}{hint}; there is {', '.join(known)}")
    return found


def listed(what: str, given: object, most: int = MOST_LISTED) -> list[Any]:
    """Return a list; a single word would be read letter by letter and is refused."""
    if not isinstance(given, (list, tuple)):
        raise BadSetup(f"{what} must be a list, not {shown(given)}")
    if len(given) > most:
        raise BadSetup(f"{what} has {len(given)} entries; there can be {most} at most")
    return list(given)


def exactly(what: str, given: object, count: int) -> list[Any]:
    """Return a list of exactly so many entries."""
    found = listed(what, given)
    if len(found) != count:
        raise BadSetup(f"{what} needs {count} entries, not {len(found)}")
    return found


def number(what: str, given: object, least: int = 0, most: int = MOST) -> int:
    """Return a whole number between two limits."""
    if type(given) is not int or not least <= given <= most:
        raise BadSetup(f"{what} must be a number from {least} to {most}, not {shown(given)}")
    return given


def flag(what: str, given: object) -> bool:
    """Return True or False; 1 and 0 will do."""
    if type(given) is bool:
        return given
    if type(given) is int and given in (0, 1):
        return given == 1
    raise BadSetup(f"{what} must be True or False, not {shown(given)}")


def one_of(what: str, given: object, known: tuple[str, ...]) -> str:
    """Return one of some words."""
    if isinstance(given, str) and given in known:
        return given
    hint = hint_for(given, known) if isinstance(given, str) else ""
    raise BadSetup(f"{what} cannot be {shown(given)}{hint}; it can be {', '.join(known)}")


def spoken(given: Any, depth: int = 0) -> Any:
    """Return a position as it was meant: in files the numbers of seats are words ("0")."""
    if depth > DEEPEST:
        raise BadSetup("the position is nested too deeply")
    if isinstance(given, dict):
        return {seat_or_word(key): spoken(value, depth + 1) for key, value in given.items()}
    if isinstance(given, list):
        return [spoken(each, depth + 1) for each in given]
    return given


def seat_or_word(key: Any) -> Any:
    """Return the number that a word of one or two digits is, anything else as it is."""
    return int(key) if isinstance(key, str) and key.isdecimal() and len(key) < 3 else key


# Names ------------------------------------------------------------------------------------------


def plain(name: str) -> str:
    """Return a name without capitals, accents and double spaces, as it is compared."""
    letters = unicodedata.normalize("NFD", name)
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(bare.replace("’", "'").casefold().split())


def hint_for(name: str, known: tuple[str, ...] | list[str]) -> str:
    """Return, in brackets, the question whether the nearest known name was meant, or nothing."""
    if len(name) > MOST_LISTED:
        return ""
    by_plain = {plain(each): each for each in known}
    near = difflib.get_close_matches(plain(name), list(by_plain), 1, 0.6)
    if not near:
        wanted = plain(name)
        near = [each for each in by_plain if len(wanted) > 2 and each.startswith(wanted)][:1]
    return f" (did you mean {by_plain[near[0]]!r}?)" if near else ""
