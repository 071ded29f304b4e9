"""Small numbers as text carries them: in forms, queries, variables and searches."""

from __future__ import annotations


def small_number(text: str | None, least: int, most: int) -> int | None:
    """Return the number a text is, or None if it is none from `least` to `most`.

    Only plain digits count, behind a minus if negative numbers are allowed at all: other signs
    that Unicode calls digits, leading zeros and endless rows of digits never reach `int`.
    """
    if text is None:
        return None
    digits = text.removeprefix("-") if least < 0 else text
    longest = len(str(max(abs(least), abs(most))))
    plain = digits.isascii() and digits.isdigit() and len(digits) <= longest
    if not plain or (digits[0] == "0" and digits != "0"):
        return None
    number = int(text)
    return number if least <= number <= most else None
