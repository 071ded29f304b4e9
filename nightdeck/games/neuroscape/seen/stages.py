"""The great moments of the game: what the table stops for, built from the log alone (NEU-19.1)."""

from __future__ import annotations

from functools import cache
from typing import Final

from nightdeck.games.neuroscape.model import events
from nightdeck.games.neuroscape.model.definitions import POOL
from nightdeck.games.neuroscape.model.events import ROLES
from nightdeck.games.neuroscape.model.state import NeuState
from nightdeck.games.neuroscape.model.terms import POOL_NAMES
from nightdeck.games.neuroscape.seen.chronicle import name_of
from nightdeck.kernel.game import View
from nightdeck.kernel.state import Entry
from nightdeck.seen.stages import HIDDEN, Cue, Show, Stage, Told, cued


@cache
def ids() -> list[str]:
    """Return the ids of all definitions in pool order."""
    return [card.id for card in POOL]


def show(heading: str, kind: int) -> Show:
    """Return the cue for an event that is shown by its cards."""
    return Show(heading, ROLES[kind])


def of_turn(told: Told) -> list[Entry]:
    """Return what this turn has told so far; a game may begin in the middle of one."""
    heard = [entry for entry in told.log[: told.place + 1] if entry[3] & told.mask]
    return told.since((events.TURN_STARTED,)) or heard


# The cache, item by item --------------------------------------------------------------------------

PUT: Final = (
    events.CARD_ANNOUNCED, events.ABILITY_ANNOUNCED, events.TROJAN_ANNOUNCED,
    events.TROJAN_ACTIVATED, events.ITEM_COPIED,
)  # fmt: skip
"""NEU-8.3 What puts an item on the cache."""

GONE: Final = {
    events.ITEM_RESOLVED: "resolves",
    events.ITEM_FAILED: "has nothing left to aim at",
    events.COUNTERED: "is countered",
    events.ABILITY_COUNTERED: "is countered",
}
"""NEU-8.7, NEU-13.6, NEU-13.7 What takes one off, in words."""


class Pile:
    """The cache as the log of a turn tells it to a seat; it is empty when a turn starts."""

    def __init__(self, told: Told) -> None:
        self.told: Told = told
        self.items: list[Stage] = []
        self.faces: list[int] = []
        self.height: int = 0
        for entry in of_turn(told):
            self.hear(entry)

    def hear(self, entry: Entry) -> None:
        """Put an item on the pile, or take one off it."""
        if entry[0] in PUT:
            if self.items and all(item["state"] == "done" for item in self.items):
                self.items, self.faces, self.height = [], [], 0
            self.put(entry)
        elif entry[0] in GONE:
            self.take_off(entry)

    def put(self, entry: Entry) -> None:
        """NEU-8.3 The newest item lies on top, and is the next to resolve."""
        at = ROLES[entry[0]].index("s")
        is_hidden = entry[0] == events.TROJAN_ANNOUNCED
        face = HIDDEN if is_hidden else self.told.face(entry, 0)
        label = "A face-down trojan" if is_hidden else name_of(face, face >= 0)
        for item in self.items:
            if item["state"] == "now":
                item["state"] = "next"
        card = None if is_hidden else self.told.card(entry, 0)
        item = {"label": label, "state": "now", "seat": entry[1][at], "card": card}
        self.items.insert(0, item)
        self.faces.insert(0, face)
        self.height += 1

    def take_off(self, entry: Entry) -> None:
        """NEU-8.7 The topmost item of this face is done; a trojan's face was not told before."""
        face = self.told.face(entry, 0)
        for place, item in enumerate(self.items):
            if item["state"] != "done" and self.faces[place] in (face, HIDDEN):
                item["state"] = "done"
                item["text"] = GONE[entry[0]]
                break
        waiting = [item for item in self.items if item["state"] != "done"]
        if waiting:
            waiting[0]["state"] = "now"

    def shown(self, heading: str) -> Stage | None:
        """Return the pile, if more than one item has met on it."""
        if self.height < 2:
            return None
        for item in self.items:
            if item["state"] == "now":
                item["text"] = "resolves next"
        return {"kind": "pile", "heading": heading, "items": self.items}


def put_on_cache(told: Told) -> Stage | None:
    """NEU-8.4 An answer lies on what it answers; the first item is only a card that is played."""
    pile = Pile(told).shown("An answer")
    if pile is not None:
        return pile
    return SHOWN[told.kind](told) if told.kind in SHOWN else None


def off_cache(told: Told) -> Stage | None:
    """NEU-8.7 The cache unwinds from the top, one item after the other."""
    return Pile(told).shown("The cache unwinds")


SHOWN: Final[dict[int, Cue]] = {
    events.CARD_ANNOUNCED: show("Played", events.CARD_ANNOUNCED),
    events.TROJAN_ACTIVATED: show("A trojan opens", events.TROJAN_ACTIVATED),
}

# Combat -------------------------------------------------------------------------------------------

DAMAGE: Final = (events.DAMAGED_PLAYER, events.DAMAGED_CHARACTER)


def clash(told: Told) -> Stage | None:
    """NEU-9.5f All combat damage of a moment, lane by lane; told with the last of it."""
    after = told.place + 1
    if told.args[-1] != 1 or (after < len(told.log) and told.log[after][0] in DAMAGE):
        return None
    blows: list[Entry] = []
    for place in range(told.place, -1, -1):
        entry = told.log[place]
        if entry[0] not in DAMAGE or entry[1][-1] != 1:
            break
        blows.insert(0, entry)
    rows: list[Stage] = []
    for entry in blows:
        lane_of(told, entry, rows)
    return {"kind": "sums", "heading": "The clash", "rows": rows}


def lane_of(told: Told, entry: Entry, rows: list[Stage]) -> None:
    """NEU-9.5b to NEU-9.5d Add one blow to the lane of those who meet in it."""
    source = told.face(entry, 0)
    label = f"{name_of(source, source >= 0)} deals"
    blow = {"label": label, "before": 0, "after": entry[1][2], "card": told.card(entry, 0)}
    if entry[0] == events.DAMAGED_PLAYER:
        title = f"{POOL_NAMES[entry[1][3]].capitalize()} of Player {entry[1][1] + 1}"
        rows.append({"title": title, "sums": [blow]})
        return
    names = sorted((name_of(source, source >= 0), name_of(told.face(entry, 1), True)))
    title = " against ".join(names)
    for row in rows:
        if row["title"] == title and len(row["sums"]) == 1:
            row["sums"].append(blow)
            return
    rows.append({"title": title, "sums": [blow]})


# Rolls and falls ----------------------------------------------------------------------------------


def roll(told: Told) -> Stage | None:
    """NEU-11.8, NEU-7.12 A die for a card."""
    entry = told.log[told.place]
    face = told.face(entry, 0)
    heading = "Stability roll"
    if told.kind == events.PSYCHOSIS_ROLLED:
        heading = f"Psychosis roll: {told.args[2]} or more holds"
    die = {"label": "d20", "before": 0, "after": told.args[1], "card": told.card(entry, 0)}
    row: Stage = {"title": name_of(face, face >= 0), "sums": [die]}
    return {"kind": "sums", "heading": heading, "rows": [row]}


def fall(state: NeuState, told: Told) -> Stage:
    """NEU-1.3 A pool breaks, or a player has given up; the pools are everybody's to see."""
    seat = told.args[0]
    broken = [POOL_NAMES[pool] for pool, left in enumerate(state.pools_of(seat)) if left <= 0]
    stage: Stage = {"kind": "card", "seat": seat, "cards": []}
    if not broken:
        return {**stage, "heading": "Out of the game"}
    heading = "Both pools break" if len(broken) > 1 else f"The {broken[0]} breaks"
    for entry in reversed(of_turn(told)):
        if entry[0] == events.DAMAGED_PLAYER and entry[1][1] == seat:
            last = told.card(entry, 0) if entry[1][0] >= 0 else None
            return {**stage, "heading": heading, "cards": [last] if last else []}
    return {**stage, "heading": heading}


STAGES: Final[dict[int, Cue]] = {
    **dict.fromkeys(PUT, put_on_cache),
    **dict.fromkeys(GONE, off_cache),
    events.DAMAGED_PLAYER: clash,
    events.DAMAGED_CHARACTER: clash,
    events.PSYCHOSIS_ROLLED: roll,
    events.STABILITY_ROLLED: roll,
    events.PSYCHOSIS_FAILED: show("Psychosis", events.PSYCHOSIS_FAILED),
    events.BECAME_COPY: show("A copy", events.BECAME_COPY),
    events.CONTROL_CHANGED: show("Under new control", events.CONTROL_CHANGED),
}
"""What is staged, by kind of event."""

MINOR: Final = frozenset(
    (
        events.GAME_BEGAN, events.HAND_MENDED, events.START_ROLLED, events.TURN_STARTED,
        events.RAM_RUN, events.RAM_RETURNED, events.RAM_COMMITTED, events.RAM_REFRESHED,
        events.CARD_RUN, events.CARD_REFRESHED, events.LOOKED, events.ROLLED,
        events.SAW, events.TOOK, events.PUT_UNDER, events.PUT_ON_TOP,
        events.REMOVED_FROM_COMBAT, events.TARGET_CHANGED,
    )
)  # fmt: skip
"""What is told only for the record: another line says what matters."""


def cue(state: NeuState, place: int, seat: int) -> View:
    """Return how a line of the log is staged."""
    told = Told(state.log or [], place, seat, ids())
    if told.kind == events.PLAYER_ELIMINATED:
        return {"stage": fall(state, told)}
    return cued(STAGES, MINOR, told)
