"""The view document as types: every field, whether it may be missing, and no others.

`docs/view.md` explains the same fields in words; a test compares the two.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

Tag: TypeAlias = str
"""What a card or a unit is pointed at by."""


class Part(Struct, forbid_unknown_fields=True):
    """A part of the document; a field that it does not name is refused."""


# The question and what is told --------------------------------------------------------------------


class Over(Part):
    """How the game ended; `told` is how it was won, in a sentence or two for this reader."""

    winners: list[int]
    reason: str
    clause: str
    told: str = ""


class Cost(Part):
    """A part of a price; `text` is the same in words."""

    icon: str
    value: int
    text: str


class Group(Part):
    """The row of a list that opens into several options, its question, and this one in there."""

    text: str
    asks: str
    short: str


class Option(Part):
    """One answer to the open question."""

    index: int
    verb: str
    text: str
    note: str
    clause: str
    cards: list[Tag]
    places: list[str]
    danger: bool = False
    after: str = ""
    costs: list[Cost] = []
    group: Group | None = None
    key: str = ""
    emblem: str = ""
    more: str = ""


class Basic(Part):
    """An action that always stands at the same place with the same key."""

    key: str
    text: str
    icon: str


class Shortcut(Part):
    """Several answers in one go."""

    text: str
    note: str
    clause: str
    cards: list[Tag]
    places: list[str]
    first: int
    steps: int
    danger: bool = False
    after: str = ""
    costs: list[Cost] = []


class Prompt(Part):
    """The open question, for the seat that is asked."""

    seat: int
    question: str
    text: str
    note: str
    clause: str
    cards: list[Tag]
    places: list[str]
    about: list[Tag]
    default: int
    options: list[Option]
    shortcuts: list[Shortcut]
    joined: list[Option] = []
    basics: list[Basic] = []


class Waiting(Part):
    """Who is asked, when it is somebody else."""

    seat: int
    question: str


class StagePart(Part, tag_field="kind"):
    """A great moment; the line it belongs to says in words what it shows."""

    heading: str
    seat: int | None = None
    note: str = ""


class ShownCards(StagePart, tag="card", kw_only=True):
    """Cards shown large by their definitions; null is a card whose face was not seen."""

    cards: list[str | None]


class Turned(Part):
    """What one seat kept sealed: a card, or a number."""

    seat: int
    card: str | None = None
    value: int | None = None


class Sealed(StagePart, tag="sealed", kw_only=True):
    """Sealed things turned at once."""

    sides: list[Turned]


class Sum(Part):
    """A number that grew or shrank."""

    label: str
    before: int
    after: int
    seat: int | None = None
    card: str | None = None


class Compare(Part):
    """Sums that are compared, and what follows."""

    sums: list[Sum]
    title: str = ""
    verdict: str = ""


class Sums(StagePart, tag="sums", kw_only=True):
    """Comparisons drawn as bars, before and after."""

    rows: list[Compare]


class Item(Part):
    """One thing of a pile or one step of a path, by its card or its words."""

    label: str
    state: Literal["done", "now", "next"]
    text: str = ""
    seat: int | None = None
    card: str | None = None


class Unwinding(StagePart, tag="pile", kw_only=True):
    """A pile that unwinds, one thing after the other."""

    items: list[Item]


class Path(StagePart, tag="path", kw_only=True):
    """A way in steps, the present one marked."""

    items: list[Item]


Stage: TypeAlias = ShownCards | Sealed | Sums | Unwinding | Path


class Line(Part):
    """A sentence with the clause behind it; in the log, whose deed it is and where it belongs."""

    text: str
    clause: str
    seat: int | None = None
    part: bool = False
    heading: bool = False
    stage: Stage | None = None
    minor: bool = False


class Turn(Part):
    """Whose turn it is."""

    number: int
    seat: int
    text: str


class Step(Part):
    """A step of a timeline."""

    name: str
    state: Literal["done", "now", "next"]


class Timeline(Part):
    """Where a turn, or something larger inside of it, stands."""

    title: str
    steps: list[Step]
    note: str


# Seats, cards, zones ------------------------------------------------------------------------------


class Number(Part):
    """A number of a seat; `plus`: a second part of it, `short`: a word that stands for its icon."""

    id: str
    label: str
    value: int
    icon: str = ""
    main: bool = False
    each: str = ""
    of: int = 0
    bar: int = 0
    coming: int = 0
    tone: Literal["", "good", "warn", "bad", "info"] = ""
    pips: bool = False
    zone: str = ""
    shared: bool = False
    plus: int | None = None
    short: str = ""


class Seat(Part):
    """A side of the table with its numbers."""

    seat: int
    name: str
    score: int
    goal: int
    numbers: list[Number]
    marks: list[str]
    side: str = ""
    faction: str = ""
    faction_label: str = ""
    score_label: str = ""
    card: Tag | None = None
    striped: bool = False
    reserve: list[Number] = []
    team: int | None = None
    stance: str = ""
    out: bool = False


class CardLine(Part):
    """A printed line of a card that counts now."""

    text: str
    struck: bool


class Strips(Part):
    """What lies under a card, as so many strips, and how many there should be."""

    label: str
    on: int
    of: int


class Card(Part):
    """A card as a seat sees it."""

    card: str | None
    up: bool
    back: str = ""
    memory: str = ""
    own: bool = False
    active: bool = False
    spent: bool = False
    striped: bool = False
    value: int | str | None = None
    strips: Strips | None = None
    counters: dict[str, int] = {}
    numbers: dict[str, int] = {}
    marks: list[str] = []
    badges: list[str] = []
    lines: list[CardLine] = []
    host: Tag | None = None
    hosted: list[Tag] = []


class Zone(Part):
    """A place where cards lie."""

    label: str
    owner: int | None
    count: int
    cards: list[Tag]
    known: list[str] = []


# Regions ------------------------------------------------------------------------------------------


class RegionPart(Part, tag_field="kind"):
    """A region of the table; `seat` is given where it belongs to one of the seats."""

    id: str
    label: str
    side: Literal["own", "opponent", "middle"] = "middle"
    seat: int | None = None
    note: str = ""
    passing: bool = False


class Column(Part):
    """A column: its root first, then what lies in front of it."""

    id: str
    label: str
    zones: list[str]
    piles: list[str]
    focus: bool
    note: str
    short: str = ""


class Front(Part):
    """What is said of the cards in front of a root."""

    none: str
    hidden: str
    place: str


class Columns(RegionPart, tag="columns", kw_only=True):
    """Columns side by side."""

    columns: list[Column]
    front: Front | None = None


class Row(RegionPart, tag="row", kw_only=True):
    """Cards side by side, with what is hosted on them below."""

    zones: list[str]


class Hand(RegionPart, tag="hand", kw_only=True):
    """The cards a player holds."""

    zone: str


class Aim(Part):
    """What something announced is aimed at: a card, another announced thing, or in words."""

    label: str
    tag: Tag | None = None
    thing: str = ""


class Thing(Part):
    """Something that was announced and has not happened yet; `tag`: the card it comes from."""

    id: str
    seat: int
    text: str = ""
    label: str = ""
    tag: Tag | None = None
    aims: list[Aim] = []


class Answering(Part):
    """Where a seat stands in the order of answers."""

    seat: int
    state: Literal["passed", "asked", "next", "acted"]


class Announced(RegionPart, tag="announced", kw_only=True):
    """What was announced and has not happened yet, the next to happen first."""

    things: list[Thing]
    answers: list[Answering] = []
    base: str = ""
    last: bool = False
    """The next to happen stands last instead."""


class Rack(Part):
    """Cards of a field that belong together; `out`: so many of them fight elsewhere now.

    `shape`: drawn as cards, as labels, or as heads with a number.
    """

    id: str
    label: str
    cards: list[Tag]
    note: str = ""
    out: int = 0
    focus: bool = False
    shape: Literal["cards", "chips", "heads"] = "cards"


class Field(RegionPart, tag="field", kw_only=True):
    """The cards of one seat that face those of others; its small things lie in its heading."""

    zone: str
    seat: int
    racks: list[Rack] = []
    """All of them by what they belong to; without racks the zone is drawn as it is."""
    chips: list[str] = []
    held: str = ""
    focus: bool = False


class Struck(Part):
    """What an attack reaches if nobody stands in its way."""

    label: str
    icon: str = ""
    loss: int = 0
    tag: Tag | None = None


class Clash(Part):
    """An attack: by which card, against whom, who stands in its way, and what comes of it."""

    tag: Tag
    seat: int
    against: int
    blockers: list[Tag]
    target: Struck
    verdict: str
    note: str = ""
    bad: bool = False


class Clashes(RegionPart, tag="clashes", kw_only=True):
    """The attacks of a fight."""

    clashes: list[Clash]


class Compared(Part):
    """One side of a comparison; `after`: what it is once all that is announced has happened."""

    label: str
    value: int
    after: int | None = None


class Worth(Part):
    """What a card adds to what is compared."""

    label: str
    value: int
    icon: str = ""


class Fighting(Part):
    """Those who fight on one side; `worth`: what each of the cards adds, in their order."""

    seat: int
    label: str
    cards: list[Tag]
    note: str = ""
    worth: list[list[Worth]] = []


class Measure(Part):
    """Two numbers compared, and what follows as things stand; `bad`: for this reader.

    `then` is what follows once all that is announced has happened.
    """

    title: str
    left: Compared
    right: Compared
    verdict: str
    bad: bool = False
    then: str = ""


class Contest(RegionPart, tag="contest", kw_only=True):
    """A fight about something: attackers, what is compared, defenders if any, the target."""

    left: Fighting
    target: Struck
    rows: list[Measure]
    right: Fighting | None = None


class Pile(RegionPart, tag="pile", kw_only=True):
    """Cards on top of each other."""

    zone: str


class Chips(RegionPart, tag="chips", kw_only=True):
    """Cards reduced to labels."""

    zone: str


class Plate(RegionPart, tag="plate", kw_only=True):
    """The name plate of a seat."""

    seat: int


class Space(Part):
    """A space of a track."""

    id: str
    label: str
    kind: str = "plain"
    note: str = ""


class Marker(Part):
    """Where a seat stands on a track."""

    seat: int
    space: str


class Track(RegionPart, tag="track", kw_only=True):
    """A line of spaces."""

    spaces: list[Space]
    markers: list[Marker]


class Unit(Part):
    """A figure on a map."""

    tag: Tag
    seat: int
    kind: str
    label: str
    shape: str
    letter: str
    place: str


class Point(Part):
    """A spot of an area that one unit can take."""

    id: str
    kind: str
    label: str
    icon: str
    unit: Tag | None


class Building(Part):
    """What a seat has built in an area."""

    seat: int
    label: str
    icon: str


class Area(Part):
    """A part of a map."""

    id: str
    label: str
    x: int
    y: int
    neighbours: list[str]
    rewards: list[str]
    caption: str
    focus: bool
    units: list[Unit]
    points: list[Point]
    pays: str = ""
    brief: str = ""
    numbers: dict[str, int] = {}
    buildings: list[Building] = []


class DrawnText(Part):
    """A word beside a drawn map."""

    text: str
    x: int
    y: int
    turn: int


class DrawnArea(Part):
    """The outline of an area, and where its name, its units and its points stand."""

    shape: str
    at: list[int]
    racks: list[int]
    points: list[list[int]]


class MapDrawing(Part):
    """How a map is drawn; without one its areas are tiles at their `x` and `y`."""

    box: list[int]
    close: list[int]
    sides: list[DrawnText]
    areas: dict[str, DrawnArea]


class Map(RegionPart, tag="map", kw_only=True):
    """Areas with borders, units and points."""

    areas: list[Area]
    drawing: MapDrawing | None = None


class Slot(Part):
    """A place of a market."""

    tag: Tag | None
    cost: int
    note: str
    price: str = ""


class Market(RegionPart, tag="market", kw_only=True):
    """Cards with prices."""

    slots: list[Slot]
    icon: str = ""


class Disc(Part):
    """An action that can be taken while it is ready."""

    id: str
    state: Literal["ready", "spent"]
    label: str
    icon: str = ""


class Discs(RegionPart, tag="discs", kw_only=True):
    """The actions of a seat."""

    seat: int
    discs: list[Disc]


class Branch(Part):
    """A way a story may go on."""

    text: str
    clause: str = ""


class Chapter(Part):
    """A card of a story."""

    title: str
    text: str
    branches: list[Branch]
    active: bool = True


class Story(RegionPart, tag="story", kw_only=True):
    """Texts with branches."""

    cards: list[Chapter]


class Versus(RegionPart, tag="versus", kw_only=True):
    """A comparison that matters."""

    title: str
    left: Compared
    right: Compared


class Text(RegionPart, tag="text", kw_only=True):
    """Lines as the game wrote them."""

    lines: list[str]


Region: TypeAlias = (
    Columns
    | Row
    | Hand
    | Pile
    | Announced
    | Field
    | Clashes
    | Contest
    | Chips
    | Plate
    | Track
    | Map
    | Market
    | Discs
    | Story
    | Versus
    | Text
)


class Scene(Part):
    """How the table is laid out."""

    regions: list[Region]
    main: str = ""


class Document(Part):
    """Everything a seat may see."""

    game: str
    seat: int
    number: int
    over: Over | None
    prompt: Prompt | None
    waiting: Waiting | None
    log: list[Line]
    turn: Turn
    timeline: Timeline | None
    seats: list[Seat]
    cards: dict[Tag, Card]
    zones: dict[str, Zone]
    scene: Scene
    notes: list[Line]
    symbols: dict[str, str] = {}
