"""A game in a file that is whole after every decision, whatever ends the program."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

from nightdeck.kernel.errors import BadFile
from nightdeck.records.replay import Record, read, written

fcntl: Any
try:
    import fcntl
except ImportError:
    # Only some systems can lock a file for a program.
    fcntl = None


class Kept:
    """The file of a running game: a line per decision, on the disk before the next question.

    Lines are only appended; taking a decision back cuts the file at the end of a line. So a
    crash, a closed terminal or a pulled plug leaves at worst one line that is not complete.
    """

    def __init__(self, path: Path, record: Record) -> None:
        self.path: Path = path
        check_place(path)
        try:
            if not holds(path, record):
                check_unlocked(path)
                begin(path, record)
            self.file: IO[bytes] = path.open("r+b")
        except OSError as error:
            raise unwritable(path, error) from None
        if not locked(self.file):
            self.file.close()
            raise in_use(path)
        self.lines: list[bytes] = self.file.read().splitlines(keepends=True)
        """Every line the file holds; the last one may not be complete yet."""
        self.keep(record)

    def keep(self, record: Record) -> None:
        """Bring the file up to date; only what is new is written."""
        wanted = lines_of(record)
        same = shared(self.lines, wanted)
        try:
            if same < len(self.lines):
                self.file.truncate(sum(len(line) for line in self.lines[:same]))
                self.file.seek(0, os.SEEK_END)
            self.file.write(b"".join(wanted[same:]))
            self.file.flush()
            os.fsync(self.file.fileno())
        except OSError as error:
            raise unwritable(self.path, error) from None
        self.lines = wanted

    def close(self) -> None:
        """Let the file go."""
        self.file.close()


def shared(before: list[bytes], after: list[bytes]) -> int:
    """Return how many lines at the beginning are the same."""
    pairs = zip(before, after, strict=False)
    return next((place for place, (one, other) in enumerate(pairs) if one != other),
                min(len(before), len(after)))  # fmt: skip


def lines_of(record: Record) -> list[bytes]:
    """Return a record line by line."""
    return written(record).splitlines(keepends=True)


def holds(path: Path, record: Record) -> bool:
    """Tell whether a file begins with the same game, so that it only needs to go on."""
    if not path.exists():
        return False
    with path.open("rb") as file:
        return file.readline() == lines_of(record)[0]


def locked(file: IO[bytes]) -> bool:
    """Claim a file for this program; tell whether no other one has it."""
    if fcntl is None:
        return True
    try:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def check_unlocked(path: Path) -> None:
    """Refuse a file that another program plays on in."""
    if path.exists():
        with path.open("rb") as file:
            if not locked(file):
                raise in_use(path)


def in_use(path: Path) -> BadFile:
    """Return the refusal of a file that another program plays on in."""
    return BadFile(f"the game in {path} is being played by another program; name another file")


def begin(path: Path, record: Record) -> None:
    """Put a whole record in the place of whatever is there, at once or not at all."""
    beside = path.with_name(f"{path.name}.new")
    try:
        with beside.open("wb") as file:
            file.write(written(record))
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError:
        with suppress(OSError):
            beside.unlink()
        raise
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Make a new name in a folder last; where folders cannot be synced the system does it."""
    with suppress(OSError):
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)


def check_place(path: Path) -> None:
    """Refuse to overwrite anything but a recorded game."""
    if not path.exists():
        return
    try:
        whole_record(path.read_bytes())
    except (BadFile, OSError):
        raise BadFile(
            f"{path} is there already and is no recorded game; name another file"
        ) from None


def whole_record(text: bytes) -> tuple[Record, bool]:
    """Read a record and tell whether its last line was cut off and left out."""
    whole, newline, rest = text.rpartition(b"\n")
    return read(whole + newline if newline else text), bool(newline and rest)


def unwritable(path: Path, error: OSError) -> BadFile:
    """Return the refusal of a place that cannot be written to."""
    return BadFile(f"the game cannot be written to {path}: {error.strerror}")
