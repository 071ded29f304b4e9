"""For tests: clause citations, scenes that put a game into any position, and the battery."""

from nightdeck.testing.clauses import clause
from nightdeck.testing.pool import card, cards, questions, readers
from nightdeck.testing.scene import ImpossiblePosition, Scene, SceneError

__all__ = [
    "ImpossiblePosition",
    "Scene",
    "SceneError",
    "card",
    "cards",
    "clause",
    "questions",
    "readers",
]
