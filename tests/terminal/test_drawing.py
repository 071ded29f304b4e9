"""Every part of the view document becomes text, and no text can harm the terminal."""

from __future__ import annotations

import io
from typing import Any

import pytest

from nightdeck.kernel.game import View
from nightdeck.terminal.faces import Faces, safe
from nightdeck.terminal.page import (
    headline,
    over_line,
    own_blocks,
    seat_line,
    seats_block,
    table_blocks,
)
from nightdeck.terminal.regions import KINDS, Block, Drawing
from nightdeck.terminal.rows import row_line
from nightdeck.terminal.writers import RichWriter, Writer
from tests.tiny.game import TINY

FACES = Faces(TINY)

VIEW: View = {
    "seat": 0,
    "seats": [{"seat": 0, "name": "Ada"}, {"seat": 1, "name": "Bo"}],
    "cards": {
        "t1": {"card": "thug", "numbers": {"power": 3}, "hosted": ["t2"]},
        "t2": {"card": None},
        "t3": {"card": None, "memory": "fence"},
        "t4": {"card": "scout", "marks": ["rezzed"], "counters": {"virus": 2}},
    },
    "zones": {
        "root": {"label": "Root", "count": 2, "cards": ["t1", "t3"]},
        "ice": {"label": "Ice", "count": 1, "cards": ["t4"]},
        "deck": {"label": "Deck", "count": 30, "cards": []},
        "hand": {"label": "Hand", "count": 0, "cards": []},
        "heap": {"label": "Heap", "count": 3, "cards": ["t4"]},
    },
}

REGIONS: list[tuple[dict[str, Any], list[str]]] = [
    ({"kind": "row", "label": "Rig", "zones": ["root", "ice"]},
     ["Root (2): Thug [power 3; hosts face-down card], face-down card (you remember Fence)",
      "Ice (1): Scout [rezzed; virus 2]"]),
    ({"kind": "hand", "label": "Your hand", "zone": "hand"}, ["Your hand: empty"]),
    ({"kind": "pile", "label": "Stack", "zone": "deck"}, ["Stack: 30 cards"]),
    ({"kind": "chips", "zone": "heap", "label": "Heap"},
     ["Heap (3): Scout [rezzed; virus 2], and 2 cards not shown"]),
    ({"kind": "plate", "label": "Bo", "seat": 1}, []),
    ({"kind": "track", "label": "Cred", "spaces": [{"id": "0"}, {"id": "1", "label": "one"}],
      "markers": [{"seat": 0, "space": "0"}, {"seat": 1, "space": "1"}]}, ["Ada: 0, Bo: one"]),
    ({"kind": "track", "label": "Net", "spaces": [{"id": "0"}, {"id": "1", "note": "gain 1"}],
      "markers": [{"seat": 1, "space": "0"}]}, ["Bo: 0", "  1. 1: gain 1"]),
    ({"kind": "map", "label": "City", "areas": [
        {"id": "w", "label": "Watson", "focus": True, "caption": "contested",
         "rewards": ["2 eddies"],
         "neighbours": ["h"], "units": [
             {"tag": "t9", "seat": 1, "kind": "solo", "place": "p"},
             {"tag": "t8", "seat": 1, "kind": "drone", "place": "w"},
             {"tag": "t7", "seat": 0, "kind": "techie", "place": "bar"}],
         "points": [{"id": "p", "kind": "fixer", "label": "Fixer", "unit": "t9"},
                    {"id": "q", "kind": "business"}],
         "buildings": [{"seat": 0, "label": "Hideout"}]},
        {"id": "h", "label": "Heywood", "pays": "1 eddie", "rewards": ["eddie"]}]},
     ["> Watson <: contested", "  rewards: 2 eddies", "  Ada: techie (bar)",
      "  Bo: solo (Fixer), drone", "  Fixer: held by Bo", "  business: free", "  Hideout: Ada",
      "  borders Heywood", "Heywood", "  rewards: 1 eddie"]),
    ({"kind": "market", "label": "Deals", "slots": [
        {"tag": "t4", "cost": 3, "note": "new"}, {"tag": "t1", "cost": 2, "price": "2 eddies"},
        {}, {"note": "sold out"}]},
     ["1: Scout [rezzed; virus 2], costs 3, new",
      "2: Thug [power 3; hosts face-down card], costs 2 eddies", "3: empty", "4: sold out"]),
    ({"kind": "discs", "discs": [
        {"id": "wild", "state": "in"}, {"id": "fix", "label": "Fix", "state": "gone"},
        {"id": "run", "state": "in"}]},
     ["in: wild, run", "gone: Fix"]),
    ({"kind": "story", "cards": [{"title": "I", "text": "Begin", "branches": ["War", "Peace"]}]},
     ["I: Begin", "  or: War", "  or: Peace"]),
    ({"kind": "versus", "left": {"label": "Corroder", "value": 2}, "note": "2 short",
      "right": {"label": "Wall", "value": 4}}, ["Corroder 2 against Wall 4", "2 short"]),
    ({"kind": "text", "lines": ["One.", {"text": "Two."}]}, ["One.", "Two."]),
    ({"kind": "announced", "things": [
        {"seat": 1, "tag": "t2", "text": "at Ada"}, {"seat": 0, "label": "A wish"}]},
     ["next: face-down card of Bo (at Ada)", "then: A wish of Ada"]),
    ({"kind": "announced", "things": [{"seat": 1, "tag": "t1", "aims": [{"label": "Ada"}]}],
      "base": "then damage",
      "answers": [{"seat": 0, "state": "asked"}, {"seat": 1, "state": "acted"}]},
     ["next: Thug [power 3; hosts face-down card] of Bo -> Ada", "then damage",
      "answers: Ada asked, Bo acted"]),
    ({"kind": "field", "zone": "ice", "seat": 1, "chips": ["hand", "root"]},
     ["Ice (1): Scout [rezzed; virus 2]",
      "Root (2): Thug [power 3; hosts face-down card], face-down card (you remember Fence)"]),
    ({"kind": "field", "zone": "ice", "seat": 1, "racks": [
        {"id": "a", "label": "Front", "cards": ["t4"], "note": "3 strong", "out": 1},
        {"id": "b", "label": "Back", "cards": []}, {"id": "c", "label": "Out", "cards": [],
                                                   "out": 2}]},
     ["Front (3 strong, 1 out): Scout [rezzed; virus 2]", "Back: none",
      "Out (2 out)"]),
    ({"kind": "contest", "left": {"seat": 0, "label": "Pack", "cards": ["t4"], "note": "comes"},
      "right": {"seat": 1, "label": "Guard", "cards": []}, "target": {"label": "the wall"},
      "rows": [{"title": "Blow", "left": {"label": "you", "value": 3},
                "right": {"label": "they", "value": 2}, "verdict": "1 over"}]},
     ["Ada, Pack (comes): Scout [rezzed; virus 2]", "Bo, Guard: nobody",
      "Blow: you 3, they 2; 1 over"]),
    ({"kind": "clashes", "clashes": [
        {"tag": "t4", "seat": 0, "against": 1, "blockers": [], "target": {"label": "the wall"},
         "verdict": "3 unblocked"},
        {"tag": "t4", "seat": 0, "against": 1, "blockers": ["t2"], "target": {"label": "the wall"},
         "verdict": "3 against 1", "note": "it dies"}]},
     ["Scout -> the wall: 3 unblocked",
      "Scout -> the wall, blocked by face-down card: 3 against 1; it dies"]),
    ({"kind": "something new", "zones": ["deck"], "lines": ["L"], "note": "N"},
     ["Deck: 30 cards", "L", "N"]),
]  # fmt: skip


@pytest.mark.parametrize(("region", "lines"), REGIONS, ids=[each[0]["kind"] for each in REGIONS])
def test_a_region_becomes_lines(region: dict[str, Any], lines: list[str]) -> None:
    assert Drawing(VIEW, FACES).region(region).lines == lines


def test_every_kind_of_region_is_drawn_here() -> None:
    assert {region["kind"] for region, _ in REGIONS} >= set(KINDS)


def test_columns_stand_side_by_side_with_piles_first_and_the_attacked_one_marked() -> None:
    region = {"kind": "columns", "label": "Servers", "columns": [
        {"id": "hq", "label": "HQ", "piles": ["deck"], "zones": ["root"], "focus": True},
        {"id": "rd", "label": "R&D", "zones": ["ice"], "note": "weak"},
    ]}  # fmt: skip

    block = Drawing(VIEW, FACES).region(region)

    assert [title for title, _ in block.columns] == ["> HQ <", "R&D"]
    assert block.columns[0][1][0] == "Deck: 30 cards"
    assert block.columns[1][1] == ["Ice (1): Scout [rezzed; virus 2]", "weak"]


def test_zones_that_no_region_shows_are_shown_all_the_same() -> None:
    view = VIEW | {"scene": {"regions": [{"kind": "row", "zones": ["root", "ice"]}]}}

    last = table_blocks(view, FACES)[-1]

    assert last.title == "Also on the table"
    assert last.lines == [
        "Deck: 30 cards",
        "Heap (3): Scout [rezzed; virus 2], and 2 cards not shown",
    ]


def test_equal_cards_are_counted_and_a_zone_says_whose_it_is() -> None:
    bank = {"label": "Bank", "owner": 1, "count": 3, "cards": ["t5", "t6", "t7"]}
    thug = {"card": "thug", "strips": {"label": "chips", "on": 1, "of": 2}}
    view = VIEW | {"cards": dict.fromkeys(("t5", "t6", "t7"), thug), "zones": {"bank": bank}}

    assert table_blocks(view, FACES)[-1].lines == ["Bo, Bank (3): Thug [chips 1 of 2] x3"]


def test_the_headline_says_where_in_a_procedure_we_stand() -> None:
    steps = [{"name": "Begin", "state": "done"}, {"name": "Approach", "state": "now"}]
    timeline = {"title": "Run on HQ", "note": "ice 1", "steps": steps}
    view = {"turn": {"text": "Runner turn 3"}, "timeline": timeline}

    assert headline(view) == "Runner turn 3 - Run on HQ, step 2 of 2: Approach (ice 1)"


def test_the_headline_does_not_name_the_turn_twice() -> None:
    steps = [{"name": "Start", "state": "done"}, {"name": "Action phase", "state": "now"}]
    timeline = {"title": "Runner turn 3", "steps": steps}
    view = {"turn": {"text": "Runner turn 3, action phase"}, "timeline": timeline}

    assert headline(view) == "Runner turn 3, step 2 of 2: Action phase"


def test_a_seat_is_one_line_with_all_its_numbers() -> None:
    entry = {"seat": 1, "name": "Bo", "side": "Runner", "faction": "Anarch", "score": 2, "goal": 7,
             "numbers": [{"label": "Credits", "value": 5}], "marks": ["tagged"]}  # fmt: skip

    assert seat_line(entry, 0) == "Bo (Runner, Anarch): score 2 of 7, Credits 5, tagged"


def test_a_seat_is_not_told_twice_what_it_is_called() -> None:
    entry = {"seat": 0, "name": "Tyger Claws", "side": "player", "faction": "tyger-claws",
             "score": 1, "goal": 25, "score_label": "Street Cred"}  # fmt: skip
    other = {**entry, "seat": 1, "name": "Bo", "faction": "b-o", "faction_label": "Bo"}
    rival = {**other, "side": "rival"}

    assert seats_block({"seat": 0, "seats": [entry, other]}).lines == [
        "Tyger Claws - you: Street Cred 1 of 25",
        "Bo: Street Cred 1 of 25",
    ]
    assert seats_block({"seats": [other, rival]}).lines[1] == "Bo (rival): Street Cred 1 of 25"


def test_empty_zones_share_a_line_and_cards_of_a_market_are_not_shown_again() -> None:
    regions = [
        {"kind": "hand", "label": "Hand", "zone": "hand"},
        {"kind": "row", "label": "Bin", "zones": ["nothing"]},
        {"kind": "row", "label": "Their bin", "zones": ["nothing"], "side": "opponent"},
        {"kind": "market", "label": "Deals", "slots": [{"tag": "t1", "cost": 1}]},
    ]
    view = VIEW | {"scene": {"regions": regions}}

    blocks = table_blocks(view, FACES)

    assert "Empty: Hand, Bin." in [line for block in blocks for line in block.lines]
    assert not any(line.startswith("Root") for line in blocks[-1].lines)


def test_before_the_first_turn_only_the_own_side_is_shown() -> None:
    regions = [
        {"kind": "row", "label": "Mine", "zones": ["root"], "side": "own"},
        {"kind": "hand", "label": "Hand", "zone": "hand", "side": "own"},
        {"kind": "pile", "label": "Theirs", "zone": "deck", "side": "opponent"},
    ]

    blocks = own_blocks(VIEW | {"scene": {"regions": regions}}, FACES)

    assert [line.partition(" ")[0] for block in blocks for line in block.lines] == ["Mine"]


def test_notes_and_clauses_stand_beside_what_they_explain() -> None:
    assert row_line(1, {"text": "Run HQ", "note": "1 click"}) == "1. Run HQ - 1 click"
    over = {"over": {"winners": [0, 1], "reason": "a draw of sorts", "clause": "X-1"}}
    assert over_line(over, ["A", "B"]) == ("The game is over: A and B win, a draw of sorts (X-1).")
    over["over"]["winners"] = []
    assert "nobody wins" in over_line(over, ["A", "B"])


# Hostile text ---------------------------------------------------------------------------------

HOSTILE = "Bo\x1b[2J\x1b]0;owned\x07\u202egnp\u2028\r\n[red]bold[/red] :smile:"


def test_text_that_commands_the_terminal_is_made_harmless() -> None:
    assert safe(HOSTILE) == "Bo [2J ]0;owned gnp [red]bold[/red] :smile:"


@pytest.mark.parametrize("writer", [Writer, RichWriter])
def test_no_writer_lets_a_name_draw_anything(
    writer: type[Writer], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "100")
    out = io.StringIO()
    view = VIEW | {"seats": [{"seat": 0, "name": HOSTILE}]}

    shown = writer(out, lambda: "")
    for block in table_blocks(view, FACES):
        shown.block(block)
    shown.question(safe(HOSTILE), safe(HOSTILE), [safe(HOSTILE)], [])

    text = out.getvalue()
    assert "[red]bold[/red] :smile:" in text
    assert not any(each in text for each in "\x1b\x07\u202e\u2028\r")


def test_colour_is_used_on_a_terminal_and_left_out_when_unwanted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert "\x1b[" in drawn(RichWriter)
    assert "\x1b[" not in drawn(Writer)

    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[3" not in drawn(RichWriter)


def drawn(writer: type[Writer]) -> str:
    out = io.StringIO()
    shown = writer(out, lambda: "")
    shown.say("hello", "news")
    shown.block(Block("Title", ["line"], [("A", ["a"]), ("B", ["b"])]))
    return out.getvalue()


def test_plain_text_has_no_boxes() -> None:
    out = io.StringIO()
    shown = Writer(out, lambda: "")
    shown.block(Block("Title", ["line"], [("A", ["a"])]))
    shown.question("What?", "Note.", ["1. Yes"], ["go 1: All"])

    assert out.getvalue() == (
        "Title:\n  line\n  A:\n    a\nQuestion: What?\nNote.\n1. Yes\ngo 1: All\n"
    )


def test_the_districts_of_a_map_stand_side_by_side_where_there_is_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    lines = [line for n in range(6) for line in (f"District {n}: empty", f"  borders {n}", "  x")]
    for width, rows in (("120", 6), ("60", 18)):
        monkeypatch.setenv("COLUMNS", width)
        out = io.StringIO()
        RichWriter(out, lambda: "").block(Block("", lines))
        written = out.getvalue().splitlines()
        assert len(written) == rows
        assert all(f"District {n}: empty" in out.getvalue() for n in range(6))
