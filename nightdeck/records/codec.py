"""Saving and loading any state as versioned JSON, and its fingerprint. Nothing is executed."""

from __future__ import annotations

import hashlib
import zlib
from typing import Any, Final, TypeVar

import msgspec

from nightdeck.kernel.attributes import field_names
from nightdeck.kernel.checks import problems
from nightdeck.kernel.errors import BadFile, BadSetup
from nightdeck.kernel.frames import Frame
from nightdeck.kernel.game import Game
from nightdeck.kernel.rng import Rng
from nightdeck.kernel.state import Outcome, Question, State
from nightdeck.records.files import SAVE_FORMAT, SAVE_VERSION, SaveFile

T = TypeVar("T")

APART: Final = ("game", "log", "rulings")
"""Fields that are not part of the position: kept elsewhere in the file or not at all."""

BUILT_APART: Final = ("rng", "stack", "at", "question", "outcome")
"""Fields that have a form of their own in a save."""

CONTAINERS: Final = (tuple, list, dict)

HOMES: Final = ("nightdeck.kernel", "nightdeck.language")
"""Where procedures stand that every game may use."""

FRAMES: Final[dict[str, dict[str, type[Frame]]]] = {}


# Plain values ---------------------------------------------------------------------------------


def plain(value: Any) -> Any:
    """Return a value as JSON can hold it, marked so that `restored` gives back the same types.

    Kept are whole numbers, truth values, words, and tuples, lists and dictionaries of those, nested
    as deep as you like; all entries of a list are of one kind, and so are all keys of a dictionary
    (whole numbers or words).
    """
    kind = type(value)
    if kind is tuple:
        return {"tuple": [plain(entry) for entry in value] if is_nested(value) else list(value)}
    if kind is list:
        if not value or type(value[0]) not in CONTAINERS:
            return value
        if type(value[0]) is tuple and not any(is_nested(row) for row in value):
            return {"tuples": value}
        return [plain(entry) for entry in value]
    if kind is dict:
        if value and type(next(iter(value))) is str:
            return {"words": {key: plain(entry) for key, entry in value.items()}}
        return {str(key): plain(entry) for key, entry in value.items()}
    return value


def is_nested(values: tuple[Any, ...]) -> bool:
    """Tell whether a tuple holds anything but numbers and words."""
    return any(type(entry) in CONTAINERS for entry in values)


def restored(value: Any) -> Any:
    """Undo `plain`."""
    kind = type(value)
    if kind is list:
        if value and type(value[0]) in CONTAINERS:
            return [restored(entry) for entry in value]
        return value
    if kind is not dict:
        return value
    if len(value) == 1:
        if "tuple" in value:
            return tuple([restored(entry) for entry in value["tuple"]])
        if "tuples" in value:
            return [tuple(row) for row in value["tuples"]]
        if "words" in value:
            return {key: restored(entry) for key, entry in value["words"].items()}
    return {int(key): restored(entry) for key, entry in value.items()}


def unkept(state: State) -> list[str]:
    """Name every value of a state and its procedures that a save would not give back as it is."""
    places = [(name, getattr(state, name)) for name in field_names(state) if name not in APART]
    for frame in state.stack:
        title = type(frame).__name__
        places += [(f"{title}.{name}", getattr(frame, name)) for name in field_names(frame)]
    found: list[str] = []
    for name, value in places:
        if name in BUILT_APART:
            continue
        try:
            back = restored(msgspec.json.decode(encoded(plain(value))))
        except (TypeError, ValueError, msgspec.MsgspecError) as error:
            found.append(f"{name} = {value!r} cannot be saved: {error}")
            continue
        if not is_same(back, value):
            found.append(f"{name} = {value!r} would come back as {back!r}")
    return found


def is_same(one: Any, other: Any) -> bool:
    """Tell whether two values are equal with all their types; dictionaries have no order."""
    if type(one) is not type(other):
        return False
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(is_same(one[key], other[key]) for key in one)
    if isinstance(one, (list, tuple)):
        return len(one) == len(other) and all(map(is_same, one, other))
    return bool(one == other)


def frame_classes(game: Game[Any]) -> dict[str, type[Frame]]:
    """Return the procedures a game may have on its stack, by name."""
    known = FRAMES.get(game.slug)
    if known is None:
        home = type(game).__module__.rpartition(".")[0] or type(game).__module__
        homes = (home, *game.families, *HOMES)
        known = {}
        waiting: list[Any] = list(Frame.__subclasses__())
        while waiting:
            each = waiting.pop()
            waiting.extend(each.__subclasses__())
            if not any(is_within(each.__module__, package) for package in homes):
                continue
            other: Any = known.setdefault(each.__name__, each)
            if other is not each:
                places = " and ".join(sorted([each.__module__, other.__module__]))
                name = each.__name__
                raise BadSetup(f"{game.title} has two procedures called {name}, in {places}")
        FRAMES[game.slug] = known
    return known


def is_within(module: str, package: str) -> bool:
    """Tell whether a module is a package or lies in it."""
    return module == package or module.startswith(f"{package}.")


def frame_plain(frame: Frame, at: int) -> dict[str, Any]:
    """Return a frame with the name of its next step."""
    step = frame.steps[at] if at < len(frame.steps) else "done"
    entry: dict[str, Any] = {"frame": type(frame).__name__, "at": step}
    for name in field_names(frame):
        entry[name] = plain(getattr(frame, name))
    return entry


def fields_plain(state: State) -> dict[str, Any]:
    """Return every field of the position as plain values."""
    fields: dict[str, Any] = {}
    for name in field_names(state):
        if name not in APART:
            fields[name] = plain(getattr(state, name))
    question = state.question
    outcome = state.outcome
    fields["rng"] = {"key": state.rng.key.hex(), "drawn": state.rng.drawn}
    if state.rng.handles:
        fields["rng"]["handles"] = state.rng.handles.hex()
    fields["stack"] = [
        frame_plain(frame, at) for frame, at in zip(state.stack, state.at, strict=True)
    ]
    del fields["at"]
    fields["question"] = question and {
        "seat": question.seat,
        "name": question.name,
        "options": question.options,
        "about": question.about,
        "default": question.default,
    }
    fields["outcome"] = outcome and {
        "winners": outcome.winners,
        "reason": outcome.reason,
        "clause": outcome.clause,
    }
    return fields


# Save and fingerprint -------------------------------------------------------------------------


def encoded(value: Any) -> bytes:
    """Return the canonical JSON of a value."""
    return msgspec.json.encode(value, order="deterministic")


def fingerprint(state: State) -> str:
    """Return a short hash of the whole position (without its log)."""
    fields = fields_plain(state)
    fields["rulings"] = state.rulings
    text = encoded(fields)
    return hashlib.blake2b(text, digest_size=16).hexdigest()


def save(state: State, log: bool = True) -> bytes:
    """Return the position as JSON, with a check number for every field."""
    game = state.game
    if game is None:
        raise BadFile("this state belongs to no game and cannot be saved")
    fields = fields_plain(state)
    parts = {name: encoded(value) for name, value in fields.items()}
    document = {
        "format": SAVE_FORMAT,
        "version": SAVE_VERSION,
        "game": game.slug,
        "behaviour": game.behaviour,
        "rulings": {
            ruling.name: ruling.value(position)
            for ruling, position in zip(game.rulings, state.rulings, strict=True)
        },
        "fields": {name: msgspec.Raw(part) for name, part in parts.items()},
        "checks": {name: zlib.crc32(part) for name, part in parts.items()},
        "log": state.log if log else None,
    }
    return msgspec.json.encode(document)


# Load -----------------------------------------------------------------------------------------


def open_save(text: bytes) -> SaveFile:
    """Read the outer shape of a save and refuse what is not one of ours."""
    try:
        found = msgspec.json.decode(text, type=SaveFile)
    except msgspec.ValidationError as error:
        raise BadFile(f"this is not a Nightdeck save: {error}") from None
    except UnicodeDecodeError:
        raise BadFile("the save is not UTF-8 text") from None
    except RecursionError:
        raise BadFile("the save is nested too deeply") from None
    except msgspec.DecodeError as error:
        raise BadFile(f"the save is truncated or not JSON: {error}") from None
    if found.format != SAVE_FORMAT:
        raise BadFile(f"field 'format' is {found.format!r}, not {SAVE_FORMAT!r}")
    if found.version > SAVE_VERSION:
        raise BadFile(f"field 'version' is {found.version}: made by a newer Nightdeck")
    return found


def load(text: bytes, game: Game[Any]) -> State:
    """Rebuild a saved position or refuse the file, naming the first wrong field."""
    found = open_save(text)
    if found.game != game.slug:
        raise BadFile(f"field 'game' is {found.game!r}, not {game.slug!r}")
    if found.behaviour != game.behaviour:
        raise BadFile(
            f"field 'behaviour' is {found.behaviour}; {game.title} now has {game.behaviour}"
        )
    check_fields(found)
    try:
        state = rebuild(found, game)
        wrong = problems(state)
    except BadFile:
        raise
    except Exception as error:
        raise BadFile(f"the save does not describe a position of {game.title}: {error}") from None
    if wrong:
        raise BadFile(f"the saved position is impossible: {wrong[0]}")
    return state


def check_fields(found: SaveFile) -> None:
    """Refuse fields that were changed, added or removed after saving."""
    for name in found.checks:
        if name not in found.fields:
            raise BadFile(f"field {name!r} is missing")
    for name, value in found.fields.items():
        if name not in found.checks:
            raise BadFile(f"field {name!r} was added to the save")
        if zlib.crc32(encoded(value)) != found.checks[name]:
            raise BadFile(f"field {name!r} was changed after saving")


def rebuild(found: SaveFile, game: Game[Any]) -> State:
    """Build the state from checked fields."""
    state: State = game.blank()
    fields = found.fields
    wanted = [name for name in field_names(state) if name not in APART and name != "at"]
    for name in wanted:
        if name not in fields:
            raise BadFile(f"field {name!r} is missing")
    for name in fields:
        if name not in wanted:
            raise BadFile(f"field {name!r} is unknown")
    rebuild_table(state, fields)
    rebuild_flow(state, fields, game)
    state.game = game
    for name, value in found.rulings.items():
        if all(ruling.name != name or ruling.position(value) < 0 for ruling in game.rulings):
            raise BadFile(f"field 'rulings' has {name!r} = {value!r}, which does not exist")
    state.rulings = game.ruling_values(found.rulings)
    if found.log is not None:
        state.log = [
            (entry[0], tuple(entry[1]), entry[2], entry[3])
            for entry in checked("log", found.log, list[tuple[int, list[int], int, int]])
        ]
    return state


def checked(name: str, value: Any, kind: type[T]) -> T:
    """Return a value of the expected type or name the field that has another one."""
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        raise BadFile(f"field {name!r}: {error}") from None


def rebuild_table(state: State, fields: dict[str, Any]) -> None:
    """Set every plain field, keeping the type it has in a blank state."""
    for name, value in fields.items():
        if name in ("rng", "stack", "question", "outcome"):
            continue
        kept = restored(value)
        if type(kept) is not type(getattr(state, name)):
            wanted = type(getattr(state, name)).__name__
            raise BadFile(f"field {name!r} must be a {wanted}, not a {type(kept).__name__}")
        only_numbers(name, kept)
        setattr(state, name, kept)


def only_numbers(name: str, value: Any) -> None:
    """Refuse anything but whole numbers and words, however nested."""
    if isinstance(value, dict):
        for entry in value.values():
            only_numbers(name, entry)
    elif isinstance(value, (list, tuple)):
        for entry in value:
            if type(entry) is not int:
                only_numbers(name, entry)
    elif type(value) not in (int, str, bool):
        raise BadFile(f"field {name!r} holds {value!r}, which is not a whole number")


def rebuild_flow(state: State, fields: dict[str, Any], game: Game[Any]) -> None:
    """Set the generator, the stack, the question and the outcome."""
    rng = checked("rng", fields["rng"], dict[str, Any])
    key = bytes.fromhex(checked("rng", rng.get("key"), str))
    state.rng = Rng(key, checked("rng", rng.get("drawn"), int))
    state.rng.handles = bytes.fromhex(checked("rng", rng.get("handles", ""), str))
    classes = frame_classes(game)
    state.stack = []
    state.at = []
    for entry in checked("stack", fields["stack"], list[dict[str, Any]]):
        add_frame(state, entry, classes)
    asked = fields["question"]
    if asked is not None:
        options = checked("question", asked.get("options"), list[tuple[int, ...]])
        state.question = Question(
            checked("question", asked.get("seat"), int),
            checked("question", asked.get("name"), str),
            options,
            checked("question", asked.get("about"), tuple[int, ...]),
            checked("question", asked.get("default"), int),
        )
    ended = fields["outcome"]
    if ended is not None:
        winners = checked("outcome", ended.get("winners"), tuple[int, ...])
        reason = checked("outcome", ended.get("reason"), str)
        state.outcome = Outcome(winners, reason, checked("outcome", ended.get("clause"), str))


def add_frame(state: State, entry: dict[str, Any], classes: dict[str, type[Frame]]) -> None:
    """Put one saved frame on the stack."""
    name = entry.pop("frame", "")
    step = entry.pop("at", "")
    kind = classes.get(name)
    if kind is None:
        raise BadFile(f"field 'stack' names an unknown procedure {name!r}")
    if step != "done" and step not in kind.steps:
        raise BadFile(f"field 'stack': {name} has no step {step!r}")
    values = {field: restored(value) for field, value in entry.items()}
    for field, value in values.items():
        only_numbers("stack", value)
        if not field.isidentifier():
            raise BadFile(f"field 'stack': {name} has no {field!r}")
    state.stack.append(kind(**values))
    state.at.append(len(kind.steps) if step == "done" else kind.steps.index(step))
