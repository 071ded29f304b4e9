"""Tests cite the clauses of the rulebook they prove."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

F = TypeVar("F", bound=Callable[..., object])


def clause(*ids: str) -> Callable[[F], F]:
    """Cite the clauses a test proves; `nightdeck check clauses` finds them in the source."""

    def cited(test: F) -> F:
        test.__dict__.setdefault("clauses", []).extend(ids)
        return test

    return cited
