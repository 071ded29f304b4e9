"""The kinds of questions a seat may let pass unasked, as types; the table shows them as `kinds`."""

from __future__ import annotations

from typing import Literal

from nightdeck.grammar.document import Part


class StopKind(Part):
    """A kind of question: its moment in words, when it matters, and how it is met at first."""

    question: str
    label: str
    when: str
    mode: Literal["game", "ask", "pass"]


class StopKinds(Part):
    """All kinds of a seat, in the order of a turn, and what may be watched throughout."""

    conflict: str
    stops: list[StopKind]
