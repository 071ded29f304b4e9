"""The options of a question as numbered rows: groups under a heading, joined questions as one."""

from __future__ import annotations

from collections import Counter
from typing import Any, NamedTuple

from nightdeck.kernel.game import View
from nightdeck.terminal.faces import safe
from nightdeck.terminal.words import BRIEF, FULL, NORMAL


class Row(NamedTuple):
    """One numbered line: an option, and the answers it takes one after the other."""

    option: View
    steps: tuple[int, ...]
    group: str


def rows_of(prompt: View) -> list[Row]:
    """Return the rows of a question: the game's order, members of a group next to each other."""
    options, after = prompt["options"], prompt.get("joined") or []
    passing = next((each["index"] for each in options if each["verb"] == "pass"), None)
    listed: list[tuple[View, tuple[int, ...]]] = [(each, (each["index"],)) for each in options]
    if after and passing is not None:
        # A pass leads to the second list, which is here already.
        listed = [(each, steps) for each, steps in listed if each["index"] != passing]
        listed += [(each, (passing, each["index"])) for each in after]
    listed = unlike(listed)
    names = Counter(group_of(each) for each, _ in listed)
    kept = [
        Row(each, steps, group_of(each) if names[group_of(each)] > 1 else "")
        for each, steps in listed
    ]
    order: dict[str, int] = {}
    for place, row in enumerate(kept):
        order.setdefault(row.group or f"#{place}", place)
    return [
        row
        for _, row in sorted(
            enumerate(kept), key=lambda each: order[each[1].group or f"#{each[0]}"]
        )
    ]


def unlike(listed: list[tuple[View, tuple[int, ...]]]) -> list[tuple[View, tuple[int, ...]]]:
    """Leave out what reads like an answer before it: one of two equal cards is as good."""
    found: dict[str, tuple[View, tuple[int, ...]]] = {}
    for each, steps in listed:
        words = {name: told for name, told in each.items() if name not in ("index", "cards")}
        name = str(sorted(words.items())) if each.get("cards") else str(steps)
        found.setdefault(f"{name} {len(steps)}", (each, steps))
    return list(found.values())


def group_of(option: View) -> str:
    """Return the heading an option stands under, or nothing."""
    return str((option.get("group") or {}).get("text", ""))


def row_lines(rows: list[Row], telling: str = NORMAL) -> list[str]:
    """Return the rows with their numbers, and the headings of groups above them."""
    found: list[str] = []
    heading = ""
    for number, row in enumerate(rows, start=1):
        if row.group and row.group != heading:
            found.append(f"{safe(row.group)}:")
        heading = row.group
        if row.group:
            short = {**row.option, "text": row.option["group"]["short"]}
            found.append(f"  {row_line(number, short, telling)}")
        else:
            found.append(row_line(number, row.option, telling))
    return found


def row_line(number: int, option: dict[str, Any], telling: str = NORMAL) -> str:
    """Return an option with its price, its note, what follows and, if all is told, its clause."""
    parts = [", ".join(cost["text"] for cost in option.get("costs") or []), option.get("note")]
    if option.get("after"):
        parts.append(f"{'CAREFUL: ' if option.get('danger') else 'then '}{option['after']}")
    told = "; ".join(str(part) for part in parts if part)
    note = f" - {told}" if told and (telling != BRIEF or option.get("danger")) else ""
    clause = f" ({option['clause']})" if option.get("clause") and telling == FULL else ""
    return safe(f"{number}. {option['text']}{note}{clause}")
