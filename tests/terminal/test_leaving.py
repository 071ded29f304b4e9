"""Giving up at the terminal: the record holds it, the others play on, teams win together."""

from __future__ import annotations

from pathlib import Path

from nightdeck.records.files import CONCEDED
from nightdeck.records.replay import read, rerun
from nightdeck.seen.views import view
from nightdeck.terminal.faces import Faces
from nightdeck.terminal.page import table_blocks
from tests.crossfire.game import CROSSFIRE
from tests.crossfire.state import RACK
from tests.kernel.test_crossfire import give, shooting
from tests.terminal.script import Script


def test_whoever_resigns_among_four_leaves_and_the_saved_file_holds_it(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    levels = ("human", "human", "random", "random")
    lines = ["", "resign", "y", *["", "1"] * 400]
    script = Script(lines, levels, CROSSFIRE, seed=8, autosave=path)
    text = script.run()
    assert "Player 1 has left the game; the others play on." in text
    record = read(path.read_bytes())
    assert [move.option for move in record.moves].count(CONCEDED) == 1
    assert rerun(CROSSFIRE, record).is_out(0)


def test_when_the_only_person_resigns_the_computers_play_to_the_end() -> None:
    levels = ("human", "random", "random", "random")
    text = Script(["resign", "y"], levels, CROSSFIRE, seed=8).run()
    assert "The game is over: Player" in text
    assert "has left the game" in text


def test_a_whole_game_of_six_is_shown() -> None:
    levels = ("human", "random", "random", "random", "random", "random")
    text = Script(["table", *["1"] * 300], levels, CROSSFIRE, seed=8).run()
    assert "The game is over: " in text
    assert ", team 2" in text


def test_each_seats_rows_stand_under_its_name_with_cards_on_cards_and_the_pile() -> None:
    state = shooting(4)
    walker, mount, scope = (give(state, 1, name, RACK) for name in ("Walker", "Mount", "Scope"))
    state.host[mount], state.host[scope] = walker, mount
    blocks = table_blocks(view(state, 0), Faces(CROSSFIRE))
    lines = [line for block in blocks for line in block.lines]
    assert "Player 2, rack (1): Walker [hosts Mount [hosts Scope]]" in lines
    assert "next: Shot of Player 1 (against Player 2)" in lines
    owners = [line.split(",")[0] for line in lines if line.startswith("Player ") and ", " in line]
    rows = [owner for owner in owners if ":" not in owner]
    assert rows == sorted(rows)
