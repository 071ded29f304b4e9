"""For tests: clause citations, scenes that put a game into any position, and the battery."""

from nightdeck.testing.clauses import clause
from nightdeck.testing.scene import Scene

__all__ = ["Scene", "clause"]
