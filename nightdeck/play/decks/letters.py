"""Letters of deck lists: reading bytes, forgetting accents and quotes, keeping lines harmless."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final

from nightdeck.kernel.errors import BadFile

MOST_BYTES: Final = 64 * 1024
"""No deck list of ours is longer than a tenth of this."""

QUOTES: Final = "'\"`´‘’‚‛“”„‟′″«»‹›"
OTHER_LETTERS: Final = {
    "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe", "ı": "i", "&": " and ",
    **dict.fromkeys(QUOTES, ""),
}  # fmt: skip
"""Letters without an accent to take off, written as people without them do."""

NEVER_SHOWN: Final = {"Cc", "Cf", "Cs"}
"""Categories of characters that a title or note never keeps: control, format, half pairs."""
NOT_IN_XML: Final = "\ufffe\uffff"


def as_text(text: str | bytes) -> str:
    """Return a list as text; refuse what is too long or not UTF-8 (or UTF-16 with its mark)."""
    if len(text) > MOST_BYTES:
        raise BadFile(f"a deck list has at most {MOST_BYTES // 1024} kB, this is longer")
    return (decoded(text) if isinstance(text, bytes) else text).removeprefix("\ufeff")


def decoded(written: bytes) -> str:
    """Return bytes as text."""
    coding = "utf-16" if written[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8"
    try:
        return written.decode(coding)
    except UnicodeDecodeError as error:
        line = written[: error.start].count(b"\n") + 1
        raise BadFile(f"line {line} is not {coding.upper()} text; save it as UTF-8") from None


@lru_cache(maxsize=4096)
def fold(title: str) -> str:
    """Return a title without case, accents, quotes and punctuation, for comparing."""
    spelled = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", title).casefold())
    kept = "".join(OTHER_LETTERS.get(each, each) for each in spelled if not is_unseen(each))
    plain = "".join(each if each.isalnum() else " " for each in kept)
    return " ".join(plain.split()) or " ".join(title.casefold().split())


def is_unseen(character: str) -> bool:
    """Tell whether a character only changes how others look: accents, joiners, soft hyphens."""
    return unicodedata.combining(character) != 0 or unicodedata.category(character) == "Cf"


def clean(text: str) -> str:
    """Return text as one harmless line."""
    shown = (
        each
        for each in text
        if each.isspace()
        or (unicodedata.category(each) not in NEVER_SHOWN and each not in NOT_IN_XML)
    )
    return " ".join("".join(shown).split())


def clean_lines(text: str) -> str:
    """Return text as harmless lines, without empty ones."""
    return "\n".join(line for line in map(clean, text.splitlines()) if line)
