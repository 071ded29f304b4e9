"""What a user has learnt at this terminal: lessons that are done, and where others were left."""

from __future__ import annotations

from pathlib import Path

from nightdeck.kernel.errors import BadFile, NightdeckError
from nightdeck.play.lessons import Guide
from nightdeck.records.session import Session, resumed
from nightdeck.terminal.keeping import whole_record


class Progress:
    """The lessons of one game in a folder: a record for each that was begun, a list of the done."""

    def __init__(self, folder: Path, slug: str) -> None:
        self.folder: Path = folder / slug
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadFile(f"{self.folder} cannot be made: {error.strerror}") from None

    @property
    def list(self) -> Path:
        """The file with the names of what is done."""
        return self.folder / "done.txt"

    def file(self, lesson: str) -> Path:
        """Return the file in which a lesson is kept while it is taken."""
        return self.folder / f"{lesson}.jsonl"

    def is_begun(self, lesson: str) -> bool:
        """Tell whether a lesson was begun and not finished."""
        return self.file(lesson).exists()

    def done(self) -> set[str]:
        """Return the lessons that are done; a file that cannot be read counts as none."""
        try:
            return set(self.list.read_text(encoding="utf-8").split())
        except (OSError, UnicodeDecodeError):
            return set()

    def finish(self, lesson: str) -> None:
        """Note that a lesson is done, and forget where it was left."""
        done = self.done() | {lesson}
        try:
            self.list.write_text("".join(f"{each}\n" for each in sorted(done)), encoding="utf-8")
            self.file(lesson).unlink(missing_ok=True)
        except OSError as error:
            raise BadFile(f"{self.list} cannot be written: {error.strerror}") from None

    def left_at(self, guide: Guide) -> Session | None:
        """Return a lesson where it was left; one that has changed since begins anew."""
        path = self.file(guide.lesson.id)
        try:
            record, _ = whole_record(path.read_bytes())
            session = resumed(guide.game, record)
        except (OSError, NightdeckError):
            path.unlink(missing_ok=True)
            return None
        if (session.record.header.position or None) != guide.lesson.position:
            path.unlink(missing_ok=True)
            return None
        return session
