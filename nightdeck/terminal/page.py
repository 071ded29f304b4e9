"""A whole view as blocks of text: where we stand, everybody's numbers, the table, the question."""

from __future__ import annotations

from typing import Any

from nightdeck.kernel.game import View
from nightdeck.terminal.faces import Faces, safe
from nightdeck.terminal.regions import Block, Drawing, by_seat, title_of


def headline(view: View) -> str:
    """Return whose turn it is and where in it we stand, on one line."""
    turn = safe((view.get("turn") or {}).get("text") or "")
    timeline = view.get("timeline")
    if not timeline:
        return turn
    steps = timeline.get("steps") or []
    now = next((number for number, step in enumerate(steps) if step.get("state") == "now"), None)
    here = f", step {now + 1} of {len(steps)}: {steps[now]['name']}" if now is not None else ""
    note = f" ({timeline['note']})" if timeline.get("note") else ""
    title = safe(timeline.get("title") or "")
    place = f"{title}{safe(here + note)}"
    is_said = bool(title) and turn.startswith(title)
    return place if is_said or not turn else f"{turn} - {place}"


def seat_line(entry: dict[str, Any], viewer: int, shared: Any = None) -> str:
    """Return one seat with its score, numbers and marks; `shared` is a side that everybody has."""
    name = safe(entry.get("name") or f"seat {entry.get('seat', 0) + 1}")
    faction = entry.get("faction_label") or entry.get("faction")
    sides = dict.fromkeys((entry.get("side"), faction))
    who = [part for part in sides if part and part != shared]
    belongs = [safe(part) for part in who if spelt_out(part) != spelt_out(name)]
    title = f"{name} ({', '.join(belongs)})" if belongs else name
    if entry.get("seat") == viewer:
        title += " - you"
    details: list[str] = []
    if entry.get("score") is not None:
        goal = f" of {entry['goal']}" if entry.get("goal") else ""
        details.append(f"{entry.get('score_label') or 'score'} {entry['score']}{goal}")
    for number in entry.get("numbers") or []:
        plus = f"+{number['plus']}" if number.get("plus") is not None else ""
        details.append(f"{number.get('label') or number.get('id')} {number.get('value')}{plus}")
    details.extend(str(mark) for mark in entry.get("marks") or [])
    if entry.get("stance"):
        details.append(str(entry["stance"]))
    if entry.get("team") is not None:
        details.append(f"team {entry['team'] + 1}")
    if entry.get("out"):
        details.append("has left the game")
    return f"{title}: {safe(', '.join(details))}"


def spelt_out(name: Any) -> str:
    """Return a name without what tells an id from a title: capital letters and hyphens."""
    return safe(name).casefold().replace("-", " ")


def seats_block(view: View) -> Block:
    """Return everybody's numbers."""
    entries = view.get("seats") or []
    sides = [entry.get("side") for entry in entries]
    shared = sides[0] if len(sides) > 1 and len(set(sides)) == 1 else None
    viewer = view.get("seat", -1)
    return Block("Players", [seat_line(entry, viewer, shared) for entry in entries])


def timeline_block(view: View) -> Block | None:
    """Return the steps of what is going on, with the current one marked."""
    timeline = view.get("timeline")
    if not timeline:
        return None
    signs = {"done": "done", "now": "NOW", "next": "to come"}
    lines = [
        f"{signs.get(str(step.get('state')), '')}: {safe(step.get('name'))}"
        for step in timeline.get("steps") or []
    ]
    return Block(safe(timeline.get("title") or "What is going on"), lines)


def table_blocks(view: View, faces: Faces) -> list[Block]:
    """Return the whole table: seats, what is going on, every region, notes."""
    drawing = Drawing(view, faces)
    regions = by_seat((view.get("scene") or {}).get("regions") or [])
    blocks = [seats_block(view)]
    going_on = timeline_block(view)
    if going_on is not None:
        blocks.append(going_on)
    empty = [region for region in regions if drawing.is_empty(region)]
    blocks.extend(drawing.region(region) for region in regions if region not in empty)
    named = [title_of(region) for region in empty if region.get("side") != "opponent"]
    if named:
        blocks.append(Block("", [f"Empty: {', '.join(named)}."]))
    left = drawing.undrawn()
    if left:
        blocks.append(Block("Also on the table", left))
    notes = [with_clause(note) for note in view.get("notes") or []]
    if notes:
        blocks.append(Block("Notes", notes))
    return [block for block in blocks if block.lines or block.columns]


def own_blocks(view: View, faces: Faces) -> list[Block]:
    """Return what lies on the viewer's own side: all that matters before the first turn."""
    drawing = Drawing(view, faces)
    regions = (view.get("scene") or {}).get("regions") or []
    own = [each for each in regions if each.get("side") == "own" and not drawing.is_empty(each)]
    blocks = [drawing.region(region) for region in own]
    return [block for block in blocks if block.lines or block.columns]


def with_clause(entry: dict[str, Any]) -> str:
    """Return a sentence with the clause behind it."""
    clause = f" ({entry['clause']})" if entry.get("clause") else ""
    return safe(f"{entry.get('text')}{clause}")


def over_line(view: View, names: list[str]) -> str:
    """Return how the game ended."""
    over = view["over"]
    winners = [names[seat] for seat in over["winners"]]
    who = "nobody wins" if not winners else f"{' and '.join(winners)} win"
    ending = "s" if len(winners) == 1 else ""
    clause = f" ({over['clause']})" if over.get("clause") else ""
    return safe(f"The game is over: {who}{ending}, {over['reason']}{clause}.")
