"""What is told of a look, and how options that concern equal cards are told apart."""

from __future__ import annotations

from nightdeck.testing import clause
from tests.games.neuroscape.tables import A, B, C, D, circle, fight, pass_checks, scene

HOLD = "Drifter"


@clause("NEU-19.2", "NEU-19.7")
def test_the_log_names_a_hand_only_to_who_looked_at_it():
    table = scene({"hand": ["Tagger", HOLD], "bank": 2}, {"hand": ["Delete", "Mirage"]})
    table.choose(A, "Tagger").pass_(B)
    assert table.log(A)[-3:] == [
        "You look at Player 2's hand, 2 cards.",
        "You see Delete.",
        "You see Mirage.",
    ]
    assert table.log(B)[-1] == "Player 1 looks at your hand, 2 cards."
    assert table.log()[-1] == "Player 1 looks at Player 2's hand, 2 cards."


@clause("NEU-19.2", "NEU-18.5")
def test_a_partner_sees_what_is_looked_at():
    table = circle({"hand": ["Tagger", HOLD], "bank": 2}, {"hand": ["Delete"]}, {}, {})
    table.choose(A, "Tagger")
    pass_checks(table).choose(A, "Player 2")
    assert table.log(D)[-1] == "Player 1 sees Delete."
    assert table.log(C)[-1] == "Player 1 looks at Player 2's hand, 1 card."


@clause("NEU-19.7", "NEU-2.14", "NEU-6.13")
def test_others_hear_how_many_cards_went_where():
    deck = ["Delete", "Coder"]
    table = scene({"field": ["Psychic"], "hand": ["The Hierophant", HOLD], "bank": 1, "deck": deck})
    table.choose(A, "Hierophant").choose(A, "Coder")
    assert "You take Coder into the hand." in table.log(A)
    assert table.log(B)[-4:-1] == [
        "Player 1 looks at the top 2 cards of their Cyberdeck.",
        "Player 1 takes a card into the hand.",
        "Player 1 puts 1 of them on the bottom.",
    ]


@clause("NEU-2.11", "NEU-7.13")
def test_equal_ram_is_named_once_and_with_its_place():
    bank = [{"card": "basic-ram", "running": True}, "basic-ram", "basic-ram"]
    table = scene({"bank": 2}, {"bank": bank, "field": ["Scrapper"], "trojans": ["Memory Leak"]})
    table.choose(A, "Memory Leak")
    assert table.offered(A) == [
        "Target Basic RAM, running, in Player 2's bank",
        "Target Basic RAM, refreshed, in Player 2's bank",
        "Target Basic RAM under Player 2's Scrapper",
    ]


@clause("NEU-2.11")
def test_a_choice_among_equal_ram_is_no_choice():
    table = scene({"field": ["Psychic"], "hand": ["The Magician", HOLD], "bank": 1, "running": 3})
    table.choose(A, "The Magician")
    assert (table.asked, table.bank(A)) == ((A, "deploy"), (1, 3))


@clause("NEU-2.9")
def test_equal_characters_are_told_apart_by_a_number():
    table = scene({"field": ["Scrapper", {"card": "Scrapper", "damage": 1}], "hand": [HOLD]})
    assert table.offered(A)[:2] == [
        "Your Scrapper (1): Scrap Heap",
        "Your Scrapper (2): Scrap Heap",
    ]


@clause("NEU-9.5c")
def test_a_split_names_the_blockers_in_the_order_of_their_shares():
    table = scene({"field": ["Freelance Merc"]}, {"field": ["Admin", "Scrapper"]}, stage="combat")
    fight(table, ["Merc"], {"Scrapper": "Merc", "Admin": "Merc"})
    assert "Damage 0 + 2 to Player 2's Scrapper, Player 2's Admin" in table.offered(A)


@clause("NEU-13.8")
def test_a_new_target_says_which_one_it_replaces():
    table = scene(
        {"field": ["Psychic", "Coder", "Admin"], "hand": ["The Lovers", HOLD], "bank": 3},
        {"field": ["Psychic"], "hand": ["The Moon"], "bank": 2},
    )
    table.choose(A, "The Lovers").choose(A, "Coder").choose(A, "Admin")
    table.choose(B, "The Moon").pass_(A)
    assert table.offers(B, "Target Player 1's Psychic instead of Player 1's Coder")
    assert table.offers(B, "Target Player 1's Psychic instead of Player 1's Admin")


@clause("NEU-2.11", "NEU-6.12")
def test_nobody_is_asked_what_to_discard_from_an_empty_hand():
    table = scene({"hand": ["The Fool"], "deck": 0, "field": ["Psychic"], "bank": 1})
    table.choose(A, "The Fool")
    assert table.bin(A) == ["The Fool"]


@clause("NEU-10.8")
def test_two_triggers_of_one_card_say_what_each_is_about():
    pair = ["Scrapper", "Back Alley Bruisers"]
    tethers = [{"card": "Hot Wire", "bearers": pair}]
    table = scene({"field": pair}, tethers=tethers, stage="combat")
    table.choose(A, "Scrapper").choose(A, "Bruisers")
    assert table.offered(A) == [
        f"Your Hot Wire: refresh the other bearer (your {name})" for name in pair
    ]
