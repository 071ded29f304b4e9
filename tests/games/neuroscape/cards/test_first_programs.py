"""What the programs, tarots, environments and slot cards of the first set do."""

from __future__ import annotations

import pytest

from nightdeck.games.neuroscape.check.readers import card_of
from tests.games.neuroscape.tables import (
    HIGH,
    LOW,
    A,
    B,
    fight,
    loaded,
    numbers,
    pass_checks,
    play,
    scene,
)

HOLD = "Delete"


@pytest.mark.parametrize(
    ("card", "bank", "damage"), [("Overload Mk I", 1, 2), ("Capacitor Dump", 3, 3)]
)
def test_overloads_and_dumps_damage_a_character(card, bank, damage):
    table = scene(
        {"hand": [card, HOLD], "bank": bank, "field": ["Coder", "Scrapper"]},
        {"field": ["Back Alley Bruisers"]},
    )

    table.choose(A, card)
    if table.asked[1] == "x":
        table.choose(A, "3")
    play(table, A, "Back Alley Bruisers")

    assert table.damage("Back Alley Bruisers") == damage


@pytest.mark.parametrize(("field", "left"), [([], 18), (["Coder", "Admin", "Tagger"], 17)])
def test_a_static_blast_is_stronger_with_three_hackers(field, left):
    table = scene({"hand": ["Static Blast", HOLD], "bank": 2, "field": field})

    play(table, A, "Static Blast", "Player 2's mainframe")

    assert table.mainframe(B) == left


def test_hyperclock_refreshes_two_ram():
    table = scene({"hand": ["Hyperclock", HOLD], "bank": 1, "running": 3, "field": ["Coder"]})

    play(table, A, "Hyperclock")
    table.take(A, 0)
    table.take(A, 0)

    assert table.bank(A) == (2, 2)


@pytest.mark.parametrize("what", ["program", "ability"])
def test_quantum_encryption_counters_a_program_or_an_ability(what):
    mine = {"hand": ["Binary Blast", HOLD], "bank": 1, "field": ["Badlands Sniper"]}
    table = scene(mine, {"hand": ["Quantum Encryption"], "bank": 3, "field": ["Tagger"]})

    if what == "program":
        table.choose(A, "Binary Blast")
    else:
        table.choose(A, "Long Shot").choose(A, "Tagger")
    play(table, B, "Quantum Encryption")

    assert (table.mainframe(B), table.damage("Tagger")) == (20, 0)
    assert table.bin(B) == ["Quantum Encryption"]


def test_a_short_circuit_runs_two_ram_or_a_character():
    mine = {"hand": ["Short Circuit", HOLD], "bank": 1}
    table = scene(mine, {"bank": 3, "field": ["Scrapper"]})
    play(table, A, "Short Circuit", "run up to 2 RAM", "Player 2")
    table.take(A, 0)
    table.take(A, 0)
    assert table.bank(B) == (1, 2)

    table = scene(mine, {"bank": 3, "field": ["Scrapper"]})
    play(table, A, "Short Circuit", "run a character")
    assert table.is_running("Scrapper")


@pytest.mark.parametrize(
    ("card", "needs"), [("Enhance", "Badlands Infantry"), ("Stim Pack", "Lasersaw Berzerker")]
)
def test_enhance_and_stim_pack_give_two_and_two(card, needs):
    table = scene({"hand": [card, HOLD], "bank": 1, "field": [needs]})
    attack, defense = numbers(table, needs)

    play(table, A, card)

    assert numbers(table, needs) == (attack + 2, defense + 2)


def test_mirage_keeps_a_character_from_being_destroyed():
    table = scene({"hand": ["Mirage", "Delete", HOLD], "bank": 5, "field": ["Scrapper"]})

    play(table, A, "Mirage")
    play(table, A, "Delete")

    assert table.field(A) == ["Scrapper"]


def test_time_takes_attackers_out_of_combat():
    table = scene({"field": ["Back Alley Bruisers"]}, {"hand": ["Time"], "bank": 3}, stage="combat")

    table.choose(A, "attacks")
    play(table, B, "Time")

    assert table.bioframe(B) == 20


def test_megaroids_kiwi_krush_puts_two_counters():
    table = scene({"hand": ["Megaroids Kiwi Krush", HOLD], "bank": 2, "field": ["Scrapper"]})

    play(table, A, "Megaroids Kiwi Krush")

    assert (table.counters("Scrapper", "plus"), numbers(table, "Scrapper")) == (2, (3, 4))


def test_a_recruitment_drive_plays_a_character_for_two_less():
    table = scene({"hand": ["Recruitment Drive", "Big Kat", HOLD], "bank": 2})

    play(table, A, "Recruitment Drive", "Big Kat")

    assert (table.committed("Big Kat"), table.bank(A)) == (1, (0, 1))


@pytest.mark.parametrize(("x", "drones"), [(0, 0), (3, 1), (5, 2)])
def test_mass_production_makes_half_as_many_drones(x, drones):
    table = scene({"hand": ["Mass Production", HOLD], "bank": 5})

    table.choose(A, "Mass Production").choose(A, str(x))
    pass_checks(table)

    assert table.field(A) == ["Nanobot Drone"] * drones
    assert table.bank(A) == (5 - x, x)


# Tarots -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("way", "countered"), [("upright:", "ability"), ("reversed:", "program")])
def test_the_high_priestess_counters_abilities_or_programs(way, countered):
    table = scene(
        {"hand": ["Binary Blast", HOLD], "bank": 1, "field": ["Badlands Sniper"]},
        {"hand": ["The High Priestess"], "bank": 3, "field": ["Searcher of the Sky"]},
    )

    if countered == "program":
        table.choose(A, "Binary Blast")
    else:
        table.choose(A, "Long Shot").choose(A, "Searcher of the Sky")
    table.choose(B, "The High Priestess")
    if table.asked[1] == "orientation":
        table.choose(B, way)
    pass_checks(table)

    assert (table.mainframe(B), table.damage("Searcher of the Sky")) == (20, 0)


@pytest.mark.parametrize(("way", "hands"), [("upright:", (1, 0)), ("reversed:", (0, 1))])
def test_the_hermit_returns_an_own_character_or_a_cheap_one(way, hands):
    table = scene(
        {"hand": ["The Hermit"], "bank": 2, "field": ["Searcher of the Sky", "Scrapper"]},
        {"field": ["Freelance Merc"]},
    )

    target = "Scrapper" if way == "upright:" else "Freelance Merc"
    play(table, A, "The Hermit", way, target)

    assert (table.hand(A).count("Scrapper"), table.hand(B).count("Freelance Merc")) == hands


@pytest.mark.parametrize(
    ("way", "die", "drawn"),
    [
        ("upright:", LOW, 1),
        ("upright:", HIGH, 2),
        ("reversed:", (1, 3), 1),
        ("reversed:", (4, 20), 2),
    ],
)
def test_a_wheel_of_fortune_turns_for_one_or_two_cards(way, die, drawn):
    table = scene(
        {"hand": ["Wheel of Fortune"], "bank": 2, "field": ["Searcher of the Sky"], "deck": 9}
    )

    play(loaded(table, die), A, "Wheel of Fortune", way)

    assert len(table.hand(A)) == drawn


def test_the_moon_aims_a_program_elsewhere():
    table = scene(
        {"hand": ["Overload Mk I"], "bank": 1, "field": ["Coder"]},
        {"hand": ["The Moon"], "bank": 2, "field": ["Psychic"]},
    )
    table.choose(A, "Overload Mk I").choose(A, "Psychic")

    play(table, B, "The Moon")

    assert (table.field(A), table.field(B)) == ([], ["Psychic"])


# Slot cards and environments ----------------------------------------------------------------------


def test_bitrot_weakens_the_characters_of_its_host():
    table = scene({"hand": ["Bitrot", HOLD], "bank": 2}, {"field": ["Back Alley Bruisers"]})

    play(table, A, "Bitrot")

    assert numbers(table, "Back Alley Bruisers") == (3, 4)
    assert table.slots(B) == ["Bitrot"]


def test_a_memory_leak_destroys_ram_under_a_character():
    table = scene(
        {"hand": [HOLD]},
        {"field": ["Scrapper"], "trojans": [{"card": "Memory Leak", "by": A}]},
    )

    play(table, A, "activate-trojan:")

    assert (table.committed("Scrapper"), table.bin(B)) == (0, ["Basic RAM"])


def test_a_power_spike_runs_all_ram_of_its_host():
    table = scene(
        {"hand": [HOLD], "bank": 1}, {"bank": 4, "trojans": [{"card": "Power Spike", "by": A}]}
    )

    play(table, A, "activate-trojan:")

    assert (table.bank(A), table.bank(B)) == ((0, 1), (0, 4))


@pytest.mark.parametrize(("card", "paid"), [("Flux Cannon", 1), ("Riot Blade", 1)])
def test_the_black_market_makes_cyberware_cheaper_down_to_one(card, paid):
    table = scene(
        {"hand": [card, HOLD], "bank": 3, "field": ["Lasersaw Berzerker"]},
        environment={"card": "Black Market", "by": B},
    )

    table.choose(A, card).choose(A, "left arm")

    assert table.bank(A) == (3 - paid, paid)


def test_supersymmetry_lets_anybody_copy_a_slot_card_once_a_round():
    table = scene(
        {"bank": 6, "hand": [HOLD], "slots": ["Firewall"]},
        environment={"card": "Supersymmetry", "by": B},
    )

    play(table, A, "Mirror")
    table.choose(A, "your mainframe")

    assert table.slots(A) == ["Firewall", "Firewall"]
    assert table.state.token[card_of(table.state, "Firewall", 2)]
    assert not table.offers(A, "Mirror")


# Advanced RAM -------------------------------------------------------------------------------------


def test_overclocked_ram_counts_three_if_it_is_destroyed():
    table = scene({"hand": ["Download More RAM", HOLD], "bank": ["Overclocked RAM"], "ram_deck": 9})

    play(table, A, "Download More RAM")

    assert (table.bin(A), table.bank(A)) == (["Overclocked RAM", "Download More RAM"], (2, 0))


def test_hotfix_ram_under_a_character_raises_its_attack():
    table = scene({"hand": ["Scrapper", HOLD], "bank": ["Hotfix RAM"]})

    play(table, A, "Scrapper")

    assert numbers(table, "Scrapper") == (2, 2)


def test_bootstrap_ram_looks_at_the_top_card_when_it_is_installed():
    table = scene(
        {"ram_deck": ["Bootstrap RAM", "Basic RAM"], "deck": ["Coder", "Delete"]},
        stage="initialize",
    )

    table.choose(A, "install:").choose(A, "Yes")

    assert table.deck(A) == ["Delete", "Coder"]
    assert table.bank(A) == (1, 0)


def test_failsafe_ram_returns_refreshed():
    table = scene(
        {"hand": ["Freelance Merc"], "bank": ["Failsafe RAM", "Basic RAM"]},
        {"hand": ["Delete"], "bank": 4},
    )
    table.choose(A, "Freelance Merc").pass_(B)
    assert table.bank(A) == (0, 0)

    play(table, B, "Delete")

    assert table.bank(A) == (1, 1)


# Mainframes ---------------------------------------------------------------------------------------

HACKERS = ["Coder", "Coder", "Tagger", "Deep Diver"]


@pytest.mark.parametrize(("field", "bank"), [(HACKERS[:1], (0, 2)), (HACKERS[:2], (1, 1))])
def test_firestarter_makes_the_first_program_cheaper(field, bank):
    table = scene(
        {"mainframe": "Firestarter", "field": field, "hand": ["Hackathon", HOLD], "bank": 2}
    )

    table.choose(A, "Hackathon")

    assert table.bank(A) == bank


def test_firestarter_strikes_with_every_program():
    table = scene(
        {"mainframe": "Firestarter", "field": HACKERS, "hand": ["Hackathon", HOLD], "bank": 2}
    )

    play(table, A, "Hackathon")

    assert table.mainframe(B) == 19


def test_synthetix_makes_cyberware_cheaper_and_its_bearers_stronger():
    crew = ["Scrapper", "Lug Nut", "Dumpster Diver"]
    table = scene({"mainframe": "Synthetix", "field": crew, "hand": ["Riot Blade", HOLD]})

    play(table, A, "Riot Blade", "your Scrapper, left arm")

    # the blade itself is the fourth Cybernetic card
    assert numbers(table, "Scrapper") == (1 + 1 + 1, 3)


def test_radiant_reverses_tarots_and_heals_with_them():
    table = scene(
        {
            "mainframe": "Radiant",
            "field": ["Psychic", "Seer", "Spirit Guide", "Astral Projector"],
            "hand": ["The Devil"],
            "bank": 3,
        },
        {"field": ["Freelance Merc"]},
    )

    play(table, A, "The Devil", "reversed:")

    assert (table.bioframe(A), table.mainframe(A), table.field(B)) == (21, 21, [])


def test_nexus_makes_abilities_cheaper_with_three_cyberware():
    worn = {"card": "Lasersaw Berzerker", "cyberware": ["Riot Blade", "Riot Blade"]}
    blade = {"card": "Scrapper", "cyberware": ["Riot Blade"]}
    table = scene({"mainframe": "Nexus", "field": [worn, blade], "bank": 1, "hand": [HOLD]})

    play(table, A, "Full Throttle")

    assert table.bank(A) == (0, 1)


def test_nexus_refreshes_a_running_character_at_the_netcheck():
    crew = ["Scrapper", "Scrapper", "Lug Nut", "Dumpster Diver"]
    table = scene(
        {"mainframe": "Nexus", "field": [*crew, {"card": "The Plug", "running": True}]},
        stage="netcheck",
    )

    assert not table.is_running("The Plug")


# Cyberware ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "values", "psychosis"),
    [
        ("Railgun", (9, 7), 4),
        ("Riot Blade", (7, 7), 0),
        ("Drive Saw", (8, 7), 3),
        ("Spinal Splitter", (8, 9), 4),
        ("Dust Devil Glaive", (8, 9), 0),
    ],
)
def test_plain_cyberware_changes_its_bearer(card, values, psychosis):
    table = scene(
        {
            "hand": [card, HOLD],
            "bank": 3,
            "field": ["Project Archangel"],
        },
        environment="Black Market" if card != "Dust Devil Glaive" else "The Amrita",
    )

    table.choose(A, card)
    if table.asked[1] == "bearer":
        table.take(A, 0)
    pass_checks(table)

    assert numbers(table, "Project Archangel") == values
    assert table.psychosis("Project Archangel") == psychosis


def test_a_snatcher_takes_a_card_of_whom_it_hurts():
    thief = {"card": "Back Alley Bruisers", "cyberware": ["Snatcher"]}
    table = scene({"field": [thief]}, {"hand": ["Coder", "Coder"]}, stage="combat")

    fight(table, ["Back Alley Bruisers"])

    assert (table.bioframe(B), len(table.hand(B)), table.bin(B)) == (15, 1, ["Coder"])


def test_a_plasma_shackle_keeps_its_bearer_from_attacking():
    shackled = {"card": "Scrapper", "cyberware": [{"card": "Plasma Shackle", "by": B}]}
    table = scene({"field": [shackled, "Coder"]}, stage="combat")

    assert table.offers(A, "Coder", "attacks")
    assert not table.offers(A, "Scrapper", "attacks")


def test_an_aekani_bloodletter_makes_its_bearers_victims_bleed():
    bearer = {"card": "Scrapper", "cyberware": ["Aekani Bloodletter"]}
    table = scene({"field": [bearer]}, {"field": ["Big Kat"], "hand": [HOLD]}, stage="combat")

    fight(table, ["Scrapper"], {"Big Kat": "Scrapper"})

    assert table.counters("Big Kat") == 1


@pytest.mark.parametrize("bearer", ["Badlands Marauder", "Iron Maiden"])
def test_synchronize_strengthens_both_of_its_bearers(bearer):
    both = ["Badlands Marauder", "Iron Maiden"]
    table = scene({"field": both, "hand": ["Synchronize", HOLD], "bank": 1})

    play(table, A, "Synchronize", "Badlands Marauder")

    assert numbers(table, bearer) == (3, 5)


@pytest.mark.parametrize(
    ("attackers", "health"), [(["Coder"], 19), (["Coder", "Psychic"], 20 - 3 - 3)]
)
def test_a_chain_amplifier_works_while_both_bearers_attack(attackers, health):
    table = scene(
        {"field": ["Coder", "Psychic"]},
        tethers=[{"card": "Chain Amplifier", "bearers": ["Coder", "Psychic"]}],
        stage="combat",
    )

    fight(table, attackers)

    assert table.mainframe(B) == health


def test_a_hot_wire_refreshes_the_other_bearer():
    running = {"card": "Badlands Infantry", "running": True}
    table = scene(
        {"field": ["Scrapper", running]},
        tethers=[{"card": "Hot Wire", "bearers": ["Scrapper", "Badlands Infantry"]}],
        stage="combat",
    )

    table.choose(A, "attacks").choose(A, "Yes")

    assert not table.is_running("Badlands Infantry")
