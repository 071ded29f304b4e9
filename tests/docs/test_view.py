"""The page about the view document and its types say the same."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from nightdeck.grammar import document, prints, stops
from nightdeck.grammar.document import Part, RegionPart, StagePart

PAGE = Path(__file__).parent.parent.parent / "docs" / "view.md"
ROW = re.compile(
    r"^\|(?: `(?P<kind>[a-z]+)` \|)? `(?P<part>[A-Z]\w+)` "
    r"\|(?P<always>[^|]*)\|(?P<perhaps>[^|]*)\|",
    re.MULTILINE,
)
PARTS = {
    name: part
    for module in (document, prints, stops)
    for name, part in vars(module).items()
    if isinstance(part, type) and issubclass(part, Part) and part is not Part
}


def rows() -> dict[str, tuple[str, set[str], set[str]]]:
    """Return the parts of the page: kind, fields that are always there, fields that may be."""
    found = {}
    for row in ROW.finditer(PAGE.read_text(encoding="utf-8")):
        fields = [set(re.findall(r"`(\w+)`", row[name])) for name in ("always", "perhaps")]
        found[row["part"]] = (row["kind"] or "", fields[0], fields[1])
    return found


def typed(part: type[Part]) -> tuple[str, set[str], set[str]]:
    """Return the same of a type, without what every region and every stage has."""
    bases = [
        base for base in (RegionPart, StagePart) if issubclass(part, base) and part is not base
    ]
    shared = {field.name: field for base in bases for field in msgspec.structs.fields(base)}
    own = [
        field
        for field in msgspec.structs.fields(part)
        if field.name not in shared or field.required != shared[field.name].required
    ]
    kind = str(part.__struct_config__.tag) if bases else ""
    always = {field.name for field in own if field.required}
    return kind, always, {field.name for field in own} - always


@pytest.mark.parametrize("name", sorted(PARTS))
def test_every_field_of_a_part_is_on_the_page_and_no_other(name: str) -> None:
    assert rows()[name] == typed(PARTS[name])


def test_the_page_invents_no_part() -> None:
    assert rows().keys() == PARTS.keys()
