"""The code in the documents runs."""

from __future__ import annotations

import re
import types
from pathlib import Path

import pytest

DOCUMENTS = Path(__file__).parent.parent.parent / "docs"
RUN = ["game-author.md", "bot-author.md"]


@pytest.mark.parametrize("name", RUN)
def test_the_blocks_of_a_document_run_in_order(name: str) -> None:
    text = (DOCUMENTS / name).read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(blocks) >= 3
    module = types.ModuleType("document")
    for block in blocks:
        exec(compile(block, name, "exec"), module.__dict__)
    assert module.__dict__["state"].outcome is not None
