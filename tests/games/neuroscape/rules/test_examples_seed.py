"""The worked examples that come from the rulebook itself."""

from nightdeck.testing import clause
from tests.games.neuroscape.tables import (
    A,
    B,
    end_stage,
    end_stage_with,
    pass_checks,
    scene,
)


@clause("NEU-E01", "NEU-1.3", "NEU-16.1")
def test_a_player_whose_mainframe_falls_is_out_although_the_bioframe_is_whole():
    table = scene({"hand": ["Binary Blast"], "bank": 1}, {"mainframe_health": 2})

    pass_checks(table.choose(A, "Binary Blast"))

    assert table.mainframe(B) == 0
    assert table.outcome.winners == (A,)


@clause("NEU-E02", "NEU-15.6")
def test_a_tier_switches_off_when_a_point_is_lost():
    crew = ["Scrapper", "Lug Nut", "Dumpster Diver", {"card": "The Plug", "damage": 2}]
    worn = {"card": "Back Alley Bruisers", "cyberware": ["Riot Blade"]}
    table = scene(
        {"mainframe": "Synthetix", "field": [worn, *crew[1:3]]},
        {"hand": ["Overload Mk I"], "bank": 1, "field": ["Coder"]},
    )
    assert table.synergy(A, "Cybernetic") == 4
    assert table.attack("Back Alley Bruisers") == 6

    end_stage_with(table, B, "Overload Mk I", "Lug Nut")

    assert table.synergy(A, "Cybernetic") == 3
    assert table.attack("Back Alley Bruisers") == 5


@clause("NEU-E03", "NEU-10.7", "NEU-9.5b")
def test_an_unblocked_spectre_deals_one_damage_and_its_trigger_two_more():
    table = scene({"field": ["Digital Spectre"]})

    end_stage(table, A).choose(A, "attacks", "Digital Spectre")
    pass_checks(table)

    assert table.mainframe(B) == 17


@clause("NEU-E05", "NEU-15.4")
def test_full_throttle_counts_synergy_points():
    table = scene({"field": ["Lasersaw Berzerker", "Scrapper"], "bank": 2})

    pass_checks(table.choose(A, "Full Throttle"))

    assert (table.attack("Lasersaw Berzerker"), table.defense("Lasersaw Berzerker")) == (6, 5)


@clause("NEU-E06", "NEU-15.5")
def test_a_card_with_a_requirement_is_offered_only_with_the_points():
    poor = scene({"hand": ["Overload Mk I"], "bank": 1}, {"field": ["Scrapper"]})
    rich = scene(
        {"hand": ["Overload Mk I"], "bank": 1, "field": ["Coder"]}, {"field": ["Scrapper"]}
    )

    assert not poor.offers(A, "Overload")
    assert rich.offers(A, "Overload")


@clause("NEU-E08", "NEU-9.5e")
def test_overrun_carries_the_rest_to_the_bioframe():
    table = scene(
        {"field": [{"card": "Rogue Valkyrie", "plus": 1}]}, {"field": ["Cryoblade Assassin"]}
    )

    end_stage(table, A).choose(A, "attacks", "Rogue Valkyrie")
    pass_checks(table).choose(B, "blocks")
    pass_checks(table)

    assert table.bioframe(B) == 17
    assert table.field(B) == []


@clause("NEU-E10", "NEU-8.5", "NEU-8.7", "NEU-7.6")
def test_the_first_example_of_the_cache():
    table = scene(
        {"hand": ["Overload Mk I"], "bank": 1, "field": ["Coder"]}, {"field": ["Scrapper"]}
    )

    table.choose(A, "Overload Mk I").choose(A, "target", "Scrapper")
    table.choose(B, "Scrap Heap")
    pass_checks(table)

    assert table.bank(B) == (0, 2)
    assert table.field(B) == []
    assert table.bin(A) == ["Overload Mk I"]


@clause("NEU-E11", "NEU-20.7", "NEU-10.6")
def test_the_second_example_of_the_cache():
    table = scene(
        {"field": ["Back Alley Bruisers"], "bank": 1},
        {"field": ["Faceless Oni"], "bank": 2},
    )

    table.choose(A, "Knuckle Up").choose(B, "Silent Execution")
    pass_checks(table)

    assert table.field(A) == table.field(B) == []
    assert table.bioframe(A) == 17
    assert table.bioframe(B) == 20


@clause("NEU-E12", "NEU-13.7", "NEU-12.4")
def test_the_third_example_of_the_cache():
    table = scene(
        {
            "field": ["Hex, Codemancer", "Searcher of the Sky"],
            "bank": 7,
            "hand": ["The High Priestess"],
        },
        {"hand": ["Delete"], "bank": 4},
    )

    table.choose(A, "DDOS Attack")
    table.choose(B, "Delete").choose(B, "target", "Hex")
    table.choose(A, "The High Priestess").choose(A, "reversed:")
    pass_checks(table)

    assert table.mainframe(B) == 14
    assert table.bin(B) == ["Delete"]
    assert table.is_running("Hex, Codemancer")
