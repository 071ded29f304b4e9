"""Events and reasons: constants in Python, their words in a file beside the module."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from nightdeck.kernel.errors import BadFile
from nightdeck.kernel.wording import DEED, EFFECT
from nightdeck.language.tables import read_events, read_presets, read_reasons

PACKAGE = "a_game_with_events"
MODULE = f"{PACKAGE}.events"
EVENT = {"name": "card_drawn", "roles": "cs"}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    home = tmp_path / PACKAGE
    home.mkdir()
    (home / "__init__.py").write_text("", encoding="utf-8")
    (home / "events.py").write_text("CARD_DRAWN = 3\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    __import__(MODULE)
    yield home
    sys.modules.pop(MODULE, None)
    sys.modules.pop(PACKAGE, None)


def test_an_event_has_the_number_of_its_constant(folder: Path) -> None:
    told = {**EVENT, "text": "{s} [draws] {c}.", "doer": "drawer", "rank": "deed"}
    (folder / "events.json").write_text(json.dumps([told]), encoding="utf-8")
    event = read_events(MODULE, {"drawer": -2})[3]
    assert (event.roles, event.text, event.doer, event.rank) == ("cs", told["text"], -2, DEED)


def test_an_event_with_roles_only_is_an_effect_of_nobody(folder: Path) -> None:
    (folder / "events.json").write_text(json.dumps([EVENT]), encoding="utf-8")
    event = read_events(MODULE)[3]
    assert (event.text, event.doer, event.rank) == ("", -1, EFFECT)


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        ({**EVENT, "name": "card_lost"}, "card_lost: a_game_with_events.events declares no CARD_L"),
        ({**EVENT, "rank": "loud"}, "events.json: card_drawn: 'loud' is none of heading, deed, "),
        ({**EVENT, "doer": "somebody"}, "events.json: card_drawn: 'somebody' is none of drawer"),
    ],
)
def test_a_wrong_event_is_refused_by_name(folder: Path, entry: object, message: str) -> None:
    (folder / "events.json").write_text(json.dumps([entry]), encoding="utf-8")
    with pytest.raises(BadFile) as caught:
        read_events(MODULE, {"drawer": 0})
    assert message in str(caught.value)


def test_a_reason_has_words_and_a_clause(folder: Path) -> None:
    entry = {"name": "card_drawn", "text": "It is drawn.", "clause": "TST-1"}
    (folder / "reasons.json").write_text(json.dumps([entry]), encoding="utf-8")
    assert read_reasons(MODULE) == {3: ("It is drawn.", "TST-1")}


def test_a_preset_may_have_rulings_and_choices(folder: Path) -> None:
    entry = {"name": "short", "title": "Short", "note": "Ends early.", "choices": {"to": "20"}}
    (folder / "presets.json").write_text(json.dumps([entry]), encoding="utf-8")
    (preset,) = read_presets(PACKAGE)
    assert (preset.title, preset.rulings, preset.choices) == ("Short", {}, {"to": "20"})
