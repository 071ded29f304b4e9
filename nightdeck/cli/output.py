"""How commands write: JSON for programs, lines and tables for people."""

from __future__ import annotations

import sys
from typing import Any


def put_json(value: Any) -> None:
    """Write a value as indented JSON on stdout."""
    import msgspec

    text = msgspec.json.format(msgspec.json.encode(value), indent=2)
    sys.stdout.write(text.decode() + "\n")


def put(text: str = "") -> None:
    """Write one line on stdout, without anything a terminal would obey."""
    import unicodedata

    from nightdeck.terminal.faces import HARMFUL

    kept = (" " if unicodedata.category(each) in HARMFUL else each for each in text)
    sys.stdout.write("".join(kept).rstrip() + "\n")


def put_table(head: list[str], rows: list[list[str]]) -> None:
    """Write rows in aligned columns, numbers to the right."""
    everything = [head, *rows]
    widths = [max(len(row[place]) for row in everything) for place in range(len(head))]
    numeric = [
        all(is_number(row[place]) for row in rows) and bool(rows) for place in range(len(head))
    ]
    for row in everything:
        cells = [
            cell.rjust(width) if right else cell.ljust(width)
            for cell, width, right in zip(row, widths, numeric, strict=True)
        ]
        put("  ".join(cells))


def is_number(cell: str) -> bool:
    """Tell whether a cell is a number with perhaps a unit sign."""
    return cell == "" or cell[0].isdigit() or cell[0] in "-+."
