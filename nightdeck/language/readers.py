"""What tests read off a table, in words: every public method is a reader under its own name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Readers:
    """The base of a game's readers; what only serves them has a name that begins with a stroke."""

    def _table(self) -> dict[str, Callable[..., Any]]:
        """Return all readers by name."""
        return {name: getattr(self, name) for name in dir(self) if not name.startswith("_")}
