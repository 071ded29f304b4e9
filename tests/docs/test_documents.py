"""The code in the documents runs."""

from __future__ import annotations

import re
import types
from pathlib import Path
from typing import Any

import pytest

DOCUMENTS = Path(__file__).parent.parent.parent / "docs"
RUN = {"game-author.md": 3, "bot-author.md": 3, "laboratory.md": 1}
"""The documents with code, and how many blocks they have at least."""


@pytest.mark.parametrize("name", list(RUN))
def test_the_blocks_of_a_document_run_in_order(name: str) -> None:
    module = run(name)

    if "state" in module:
        assert module["state"].outcome is not None


def run(name: str) -> dict[str, Any]:
    """Run the blocks of a document in one module and return its names."""
    text = (DOCUMENTS / name).read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(blocks) >= RUN[name]
    module = types.ModuleType("document")
    for block in blocks:
        exec(compile(block, name, "exec"), module.__dict__)
    return module.__dict__
