"""How the table is laid out, and what is said about what comes: only public facts and own cards."""

from __future__ import annotations

from typing import Any

from nightdeck.games.neuroscape.game import NEUROSCAPE
from nightdeck.testing import Scene, clause
from tests.games.neuroscape.tables import A, B, scene, until


def region(table: Scene, seat: int, name: str) -> dict[str, Any]:
    """Return a region of the table by its id."""
    found: dict[str, Any] = next(
        each for each in table.view(seat)["scene"]["regions"] if each["id"] == name
    )
    return found


def option(table: Scene, *words: str) -> dict[str, Any]:
    """Return the option of the open question whose text has these words."""
    prompt = table.view(table.asked[0])["prompt"]
    found: dict[str, Any] = next(
        each for each in prompt["options"] if all(word in each["text"] for word in words)
    )
    return found


def number(table: Scene, seat: int, name: str) -> dict[str, Any]:
    """Return a number of a seat."""
    numbers = table.view(A)["seats"][seat]["numbers"]
    found: dict[str, Any] = next(each for each in numbers if each["id"] == name)
    return found


def attacked() -> Scene:
    """Return a combat with two attackers, in the check before blockers are declared."""
    table = scene(
        {"field": ["Hex, Codemancer", "Digital Spectre"], "hand": ["Mirage"], "bank": 2},
        {"field": ["Iron Maiden"], "mainframe_health": 9},
    )
    until(table, "declare-attacker").choose(A, "Hex, Codemancer").choose(A, "Digital Spectre")
    return until(table, "swift")


@clause("NEU-9.5b", "NEU-9.5c")
def test_every_attack_says_what_comes_of_it_as_things_stand() -> None:
    table = until(attacked(), "declare-blocker")
    table.choose(B, "Iron Maiden", "Digital Spectre")

    hex_, spectre = region(table, A, "attacks")["clashes"]

    assert (hex_["verdict"], hex_["note"], hex_["blockers"]) == ("3 unblocked", "mainframe −3", [])
    assert hex_["target"] == {"label": "mainframe", "icon": "main", "loss": 3}
    assert spectre["verdict"] == "1 against 4 · 2 against 2"
    assert (spectre["note"], spectre["bad"]) == ("Digital Spectre dies", True)
    assert "bad" not in hex_
    assert region(table, B, "attacks")["clashes"][0]["bad"]
    assert number(table, B, "mainframe")["coming"] == 3
    assert option(table, "Pass")["after"].endswith("Player 2's mainframe 9 → 6")


@clause("NEU-9.2")
def test_before_blockers_are_declared_nothing_is_certain() -> None:
    table = attacked()

    notes = [each["note"] for each in region(table, A, "attacks")["clashes"]]

    assert notes == ["may still be blocked"] * 2
    assert "coming" not in number(table, B, "mainframe")


@clause("NEU-9.3")
def test_who_may_block_reads_how_each_block_ends_and_what_no_block_costs() -> None:
    table = until(attacked(), "declare-blocker")

    assert option(table, "Iron Maiden blocks", "Digital Spectre")["note"] == "the attacker dies"
    assert option(table, "Iron Maiden blocks", "Hex")["note"] == "nobody dies"
    assert option(table, "Done")["after"] == "your mainframe 9 → 5"
    assert option(table, "Done")["danger"]


@clause("NEU-8.3", "NEU-8.4", "NEU-13.1")
def test_the_cache_shows_what_resolves_next_at_what_it_is_aimed_and_who_answers() -> None:
    table = scene(
        {"hand": ["Delete"], "bank": 5},
        {"hand": ["Mirage"], "bank": 2, "field": ["Iron Maiden"]},
    )
    table.choose(A, "Delete")

    pile = region(table, B, "cache")

    (thing,) = pile["things"]
    assert [aim["label"] for aim in thing["aims"]] == ["your Iron Maiden"]
    assert thing["aims"][0]["tag"] in table.view(B)["zones"]["field-1"]["cards"]
    assert pile["answers"] == [{"seat": B, "state": "asked"}, {"seat": A, "state": "acted"}]
    assert table.view(B)["prompt"]["text"] == "Answer Delete?"
    assert option(table, "Pass")["after"] == "Delete resolves, aimed at your Iron Maiden"


@clause("NEU-7.6")
def test_committed_ram_lies_as_strips_under_its_character_and_what_is_missing_is_told() -> None:
    table = scene({"field": [{"card": "Iron Maiden", "committed": 2}]})
    view = table.view(B)

    (tag,) = view["zones"]["field-0"]["cards"]

    assert view["cards"][tag]["strips"] == {"label": "committed RAM", "on": 2, "of": 3}
    assert view["cards"][tag]["hosted"] == []


@clause("NEU-18.1", "NEU-18.5")
def test_partners_see_each_others_hands_and_share_their_pools() -> None:
    table = Scene(NEUROSCAPE, seats=4, players={3: {"hand": ["Mirage"]}, 1: {"hand": ["Delete"]}})

    assert region(table, 0, "field-3")["held"] == "hand-3"
    assert "held" not in region(table, 0, "field-1")
    assert all(number(table, seat, "bioframe")["shared"] for seat in range(4))
