"""CCG-3 The facts of the cards, as they are read from the files."""

import re
from importlib import resources

import pytest

from nightdeck.games.cyberpunk_ccg.cards import cards_from, load_pool
from nightdeck.games.cyberpunk_ccg.model.definitions import PLACES, POOL, Card
from nightdeck.games.cyberpunk_ccg.model.terms import (
    CYBER,
    EQUIPMENT,
    EVENT,
    LOCATION,
    MOB_KINDS,
    OPERATION,
    PLAN_NAMES,
    PROFESSION_NAMES,
    RUNNER,
    SPONSOR,
    VEHICLE_NAMES,
)
from nightdeck.kernel.errors import BadFile
from nightdeck.language.facts import read_set
from nightdeck.testing import clause

load_pool()
PRINTED = {
    "Action",
    "Any",
    "Damage Control",
    "Even while used",
    "Legwork",
    "Response",
    "Shopping",
    "When defeated",
    "While active",
    "While you pay",
}
KNIFE = {
    "id": "knife",
    "name": "Knife",
    "type": "equipment",
    "faction": "Neutral",
    "cost": 1,
    "equipment": "weapon",
    "range": "melee",
    "power": 1,
    "sr": 1,
}


def card(name: str) -> Card:
    """Return a card by its id."""
    return POOL[PLACES[name]]


def read(**changes: object) -> Card:
    """Return the card that a file with some facts about a knife holds."""
    facts = {name: value for name, value in (KNIFE | changes).items() if value is not None}
    written = str(facts).replace("'", '"').replace("True", "true")
    sheets = read_set('{"set": "Some", "cards": [\n' + written + "\n]}", "some.json")
    return cards_from(sheets, {})[0]


@clause("CCG-3.1", "CCG-1.2")
def test_the_pool_holds_so_many_cards_of_each_type() -> None:
    kinds = (SPONSOR, RUNNER, LOCATION, OPERATION, CYBER, EQUIPMENT, EVENT)

    assert len(POOL) == 210
    assert [sum(each.kind == kind for each in POOL) for kind in kinds] == [
        7, 63, 32, 20, 19, 42, 27,
    ]  # fmt: skip


@clause("CCG-3.2")
@pytest.mark.parametrize(
    ("name", "numbers"),
    [
        ("shadow-operative", (11, 7, 2, 6, 5, 6, 4)),
        ("goliath-unit-7", (16, 11, 7, 12, 5, 2, 4)),
        ("beat-cop", (5, 4, 2, 4, 3, 8, 1)),
        ("johnny-silverhand", (13, 5, 4, 6, 9, 6, 12)),
    ],
)
def test_a_runner_has_cost_sr_lr_defense_power_empathy_and_style(
    name: str, numbers: tuple[int, ...]
) -> None:
    it = card(name)

    assert (it.cost, it.sr, it.lr, it.defense, it.power, it.empathy, it.style) == numbers


@clause("CCG-3.2", "CCG-8.1d")
@pytest.mark.parametrize(
    ("name", "attack", "ops"),
    [("corner-dive", 12, 5), ("the-afterlife", 23, 10), ("bank-job", 28, 14), ("drug-bust", 16, 8)],
)
def test_locations_and_operations_have_security_and_ops(name: str, attack: int, ops: int) -> None:
    it = card(name)

    assert (it.m_sec + 2 * it.e_sec, it.ops) == (attack, ops)


@clause("CCG-1.4")
def test_each_sponsor_has_another_plan() -> None:
    assert sorted(each.plan for each in POOL if each.kind == SPONSOR) == list(range(7))
    assert len(PLAN_NAMES) == 7


@clause("CCG-3.9", "CCG-3.10", "CCG-10.0a")
def test_every_profession_and_every_kind_the_rules_count_is_in_the_pool() -> None:
    professions = kinds = vehicles = 0
    for each in POOL:
        professions |= each.professions
        kinds |= each.kinds
        vehicles |= each.vehicle

    assert professions == sum(PROFESSION_NAMES.values())
    assert kinds & MOB_KINDS == MOB_KINDS
    assert vehicles == sum(VEHICLE_NAMES.values())


@clause("CCG-3.10")
def test_whatever_flies_or_hovers_has_no_wheels() -> None:
    flying = VEHICLE_NAMES["Hover"] | VEHICLE_NAMES["A.V."] | VEHICLE_NAMES["Helicopter"]
    vehicles = [each for each in POOL if each.is_vehicle]

    assert {each.id for each in vehicles if not each.wheels} == {
        each.id for each in vehicles if each.vehicle & flying
    }


@clause("CCG-3.15")
def test_a_profession_on_a_tool_or_location_is_a_mere_word() -> None:
    assert (card("badge-and-cuffs").professions, card("badge-and-cuffs").word) == (0, "Cop")
    assert card("holding-cells").professions == 0
    assert card("beat-cop").professions == PROFESSION_NAMES["Cop"]


@clause("CCG-3.4a", "CCG-3.4b", "CCG-3.4c", "CCG-3.4d")
def test_every_text_begins_with_the_mark_of_an_ability_and_a_word_the_rules_know() -> None:
    for each in POOL:
        for ability in each.text.split("//")[1:]:
            opening = re.match(r"[^,:.]*", ability)
            has_colon = ":" in ability.partition(".")[0]
            assert opening is not None
            assert not has_colon or opening[0] in PRINTED, each.id
        assert each.text == "" or each.text.startswith("//"), each.id


@clause("CCG-6.4a")
def test_an_event_is_printed_with_the_moment_it_may_be_played_at() -> None:
    words = {"shopping": 1, "legwork": 2, "action": 4, "damage control": 8, "response": 32}
    for each in POOL:
        if each.kind == EVENT:
            printed = re.match(r"//([A-Z][a-z]+(?: Control)?)", each.text)
            assert printed is not None, each.id
            assert each.timing == words.get(printed[1].lower(), 31), each.id


def test_each_name_stands_for_one_card() -> None:
    assert len({each.name for each in POOL}) == len(POOL)


def test_the_files_are_named_in_the_order_of_the_pool() -> None:
    folder = resources.files("nightdeck.games.cyberpunk_ccg.cards").joinpath("facts")
    names = sorted(path.name for path in folder.iterdir())

    assert [each.kind for each in POOL] == sorted(
        (each.kind for each in POOL),
        key=[SPONSOR, RUNNER, LOCATION, OPERATION, CYBER, EQUIPMENT, EVENT].index,
    )
    assert [name[0] for name in names] == list("1234567")


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"cost": 40}, "cost must be a number from 0 to 20, not 40"),
        ({"range": "far"}, "range is one of melee, ranged, not 'far'"),
        ({"faction": "Mob"}, "faction is one of Street, Corporate, Government, Neutral, not 'Mob'"),
        ({"wheels": 4}, "unknown fact 'wheels'; here it can have"),
        ({"power": None}, "power is missing"),
    ],
)
def test_a_wrong_fact_is_one_error_with_file_and_line(
    changes: dict[str, object], error: str
) -> None:
    with pytest.raises(BadFile, match=re.escape(f"some.json:2: knife: {error}")):
        read(**changes)


def test_a_right_card_is_read() -> None:
    assert (read().name, read().sr, read(heavy=True).heavy) == ("Knife", 1, True)


@clause("CCG-13.8")
def test_a_plan_cannot_ask_for_a_card_that_no_set_has() -> None:
    sponsor = (
        '{"set": "Some", "cards": [\n{"id": "us", "name": "Us", "type": "sponsor", "eb": 6,'
        ' "faction": "Street", "plan": "nomads", "goal": "A road", "needs": "the-road"}]}'
    )
    with pytest.raises(BadFile, match=r"some.json:2: us: no set has a card 'the-road'"):
        cards_from(read_set(sponsor, "some.json"), {})
