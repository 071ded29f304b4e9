"""What advanced RAM does."""

from nightdeck.games.neuroscape.check.readers import card_of
from tests.games.neuroscape.tables import A, B, play, scene


def test_ecc_ram_under_a_character_raises_its_defense():
    table = play(scene({"hand": ["Freelance Merc"], "bank": ["ECC RAM", "Basic RAM"]}), A, "Merc")

    assert (table.attack("Freelance Merc"), table.defense("Freelance Merc")) == (2, 4)


def test_ghost_ram_comes_back_running_instead_of_being_destroyed():
    table = scene(
        {"field": ["Coder"], "bank": 1},
        {"bank": ["Ghost RAM"], "trojans": [{"card": "Memory Leak", "by": A, "played": 1}]},
    )

    play(table, A, "activate-trojan:")

    assert (table.bank(B), table.bin(B)) == ((0, 1), [])
    assert not table.state.token[card_of(table.state, "Ghost RAM")]
