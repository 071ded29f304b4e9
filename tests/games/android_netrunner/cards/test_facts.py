"""What is wrong in a card file or in a card's behaviour is one clear error when cards are read."""

from __future__ import annotations

import json
from typing import Any

import pytest

from nightdeck.games.android_netrunner.cards import HOME, cards_from, corp_agendas
from nightdeck.games.android_netrunner.language import do, of
from nightdeck.games.android_netrunner.language.behaviour import Behaviour, Upon
from nightdeck.games.android_netrunner.model import events, terms
from nightdeck.games.android_netrunner.model.card_abilities import FREE, Paid
from nightdeck.games.android_netrunner.model.definitions import POOL, Card
from nightdeck.kernel import NightdeckError
from nightdeck.language.facts import read_set
from nightdeck.language.making import behaviours
from nightdeck.language.trees import parts

WALL: dict[str, Any] = {
    "id": "garden-wall",
    "name": "Garden Wall",
    "type": "ice",
    "faction": "jinteki",
    "subtypes": ["Barrier"],
    "code": "09001",
    "influence": 1,
    "cost": 3,
    "strength": 4,
    "text": "Ends the run.",
    "subroutines": ["End the run."],
}
ENDS = Behaviour(subroutines=do.END_THE_RUN)


def made(facts: dict[str, Any], behaviour: Behaviour | None = ENDS) -> Card:
    """Makes a card the way the pool does; each fact stands on a line of its own, from line 2 on."""
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(value)}" for name, value in facts.items())
    source = '{"set": "Gardens", "cards": [{\n' + lines + "\n}]}"
    modules = {} if behaviour is None else {"corp_ice_jinteki": {facts["id"]: behaviour}}
    return cards_from(read_set(source, "gardens.json"), modules)[0]


def test_a_card_is_made_of_its_facts_and_its_behaviour() -> None:
    card = made(WALL)
    assert (card.kind, card.faction, card.subtypes) == (terms.ICE, terms.JINTEKI, terms.BARRIER)
    assert (card.cost, card.strength, card.influence, card.set_name) == (3, 4, 1, "Gardens")
    assert [(each.text, each.effect) for each in card.subroutines] == [
        ("End the run.", do.END_THE_RUN)
    ]


@pytest.mark.parametrize(
    ("changed", "message"),
    [
        ({"colour": "red"}, r"gardens.json:13: garden-wall: unknown fact 'colour'"),
        ({"memory": 1}, r"gardens.json:13: garden-wall: unknown fact 'memory'"),
        ({"cost": 21}, r"gardens.json:9: garden-wall: cost must be a number from 0 to 20, not 21"),
        ({"strength": -1}, r"gardens.json:10: garden-wall: strength must be a number from 0 to"),
        ({"type": "wall"}, r"gardens.json:4: garden-wall: type is one of identity, agenda, .*wall"),
        ({"faction": "nbm"}, r"gardens.json:5: garden-wall: faction is one of haas-bioroid, "),
        ({"faction": "shaper"}, r"gardens.json:5: garden-wall: no ice has this faction"),
        ({"subtypes": ["Wall"]}, r"gardens.json:6: garden-wall: subtypes are some of AI, .*'Wall'"),
        ({"code": "9001"}, r"gardens.json:7: garden-wall: code has five digits, not '9001'"),
        ({"unique": False}, r"gardens.json:13: garden-wall: unique is true or left out"),
        ({"subroutines": "End"}, r"gardens.json:12: garden-wall: subroutines must be a list"),
    ],
)
def test_a_wrong_fact_is_refused_with_file_and_line(changed: dict[str, Any], message: str) -> None:
    with pytest.raises(NightdeckError, match=message):
        made(WALL | changed)


@pytest.mark.parametrize("name", ["name", "type", "faction", "code", "cost", "strength", "text"])
def test_a_card_without_a_fact_of_its_type_is_refused(name: str) -> None:
    with pytest.raises(NightdeckError, match=rf"gardens.json:1: garden-wall: {name} is missing"):
        made({key: value for key, value in WALL.items() if key != name})


def test_a_word_that_no_card_of_the_type_has_is_refused() -> None:
    wrong = Behaviour(do.Draw(1), subroutines=do.END_THE_RUN)
    with pytest.raises(NightdeckError, match=r"corp_ice_jinteki.py:1: garden-wall: no ice has on_"):
        made(WALL, wrong)


def test_what_every_event_needs_is_said() -> None:
    event = {key: WALL[key] for key in ("id", "name", "code", "influence", "cost", "text")}
    event |= {"type": "event", "faction": "shaper"}
    with pytest.raises(NightdeckError, match="every event needs on_play"):
        made(event, None)


def test_every_printed_subroutine_does_something() -> None:
    with pytest.raises(NightdeckError, match="it has 2 printed subroutines, its behaviour 1"):
        made(WALL | {"subroutines": ["End the run.", "End the run."]})
    with pytest.raises(
        NightdeckError, match=r"gardens.json:1: .*it has 1 printed subroutine, its b"
    ):
        made(WALL, None)


def test_behaviour_of_an_unknown_card_is_refused_with_its_line() -> None:
    with pytest.raises(
        NightdeckError, match=r"corp_agendas.py:\d\d: no set has a card 'nisei-mk-ii'"
    ):
        cards_from([], {"corp_agendas": {"nisei-mk-ii": corp_agendas.BEHAVIOUR["nisei-mk-ii"]}})


def test_a_card_behaves_in_one_module_only() -> None:
    with pytest.raises(NightdeckError, match=r"runner_events.py:1: garden-wall has behaviour in c"):
        cards_from([], {"corp_agendas": {WALL["id"]: ENDS}, "runner_events": {WALL["id"]: ENDS}})


def test_no_two_cards_share_a_code() -> None:
    cards = json.dumps({"set": "Gardens", "cards": [WALL, WALL | {"id": "other-wall"}]})
    walls = {"corp_ice_jinteki": {"garden-wall": ENDS, "other-wall": ENDS}}
    with pytest.raises(NightdeckError, match="other-wall: garden-wall has this code too"):
        cards_from(read_set(cards, "gardens.json"), walls)


def test_triggers_of_one_event_stay_in_their_order() -> None:
    first, second = Upon(events.TURN_BEGINS, do.Draw(1)), Upon(events.TURN_BEGINS, do.Draw(2))
    other = Upon(events.TURN_ENDS, do.Draw(3))
    told = Behaviour(on=(first, other, second), subroutines=do.END_THE_RUN)
    found = made(WALL, told).on
    assert found[events.TURN_BEGINS] == (first.trigger, second.trigger)


def test_every_module_of_behaviour_keeps_to_its_side() -> None:
    sides = {card.id: ("corp", "runner")[card.side] for card in POOL}
    for module, listed in behaviours(HOME).items():
        assert {sides[card] for card in listed} == {module.split("_")[0]}


def test_an_ability_says_what_its_effect_does_unless_it_has_a_label() -> None:
    effect = do.Sequence(do.GainCredits(7), do.TakeBadPublicity(1))
    assert Paid(FREE, effect).label == "gain 7 credits, take 1 bad publicity"
    assert Paid(FREE, effect, label="take the money").label == "take the money"


def test_an_effect_that_can_say_what_it_does_is_a_mode_by_itself() -> None:
    modes = do.ChooseMode(do.Mode("take it", do.GiveTags(1)), do.Draw(1), do.END_THE_RUN).modes
    assert [mode.label for mode in modes] == ["take it", "draw 1 card", "end the run"]


def test_an_amount_that_is_not_fixed_is_not_told() -> None:
    assert do.GainCredits(of.ADVANCED).words() == ""
    assert do.Sequence(do.Draw(1), do.GainCredits(of.ADVANCED)).words() == ""


def test_everything_a_player_may_choose_has_words() -> None:
    for card in POOL:
        rows = (card.abilities, card.access_abilities, card.prevention, parts(card, do.Mode))
        offered: list[Any] = [each for row in rows for each in row]
        offered += [trigger for trigger in card.triggers if trigger.optional]
        assert [each for each in offered if not each.label] == [], card.id
