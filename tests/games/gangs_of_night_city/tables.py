"""Tables for scenes: fixed gangs, so that only what a test names is special about them.

Seats lead Voodoo Boys (Pacifica), 6th Street (Santo Domingo), Maelstrom (Watson) and Tyger Claws
(Westbrook). In the single player game you lead the Voodoo Boys against Valentinos and Johnny.
"""

from typing import Any

from nightdeck.games.gangs_of_night_city.model.definitions import COMBAT
from nightdeck.games.gangs_of_night_city.model.options import PLAY
from nightdeck.games.gangs_of_night_city.model.stories import CARDS
from nightdeck.games.gangs_of_night_city.model.terms import ACTIVATE_TURN, HAND, RECLAIM_TURN
from nightdeck.testing import Scene

GANGS = ("voodoo-boys", "sixth-street", "maelstrom", "tyger-claws")


STARTS = ("pacifica", "santo-domingo", "watson", "westbrook")
START_UNITS = "solo techie netrunner drone"
TURNS = {"activate": ACTIVATE_TURN, "reclaim": RECLAIM_TURN}


def table(
    seats: int = 2,
    named: str = "tutorial",
    rulings: dict[str, str] | None = None,
    seed: int = 0,
    choices: dict[str, str] | None = None,
    players: list[dict[str, Any]] | None = None,
    rival: dict[str, Any] | None = None,
    legend: str = "city-center-1",
    **position: Any,
) -> Scene:
    """Returns a scene in which seat 0 is active and had the first turn unless it says more.

    `players` has one dictionary per seat with cred, eurodollars, contraband, secrets, net, gifts,
    rage, units ({place: names}), hideouts, discs, hand, discard, deals and hired; lists of names
    are written with spaces. A seat without units keeps those of the set-up.
    """
    chosen = {f"gang@{seat}": GANGS[seat] for seat in range(seats)}
    if seats > 1:
        chosen["story"] = named
    chosen.update(choices or {})
    position = {"active": 0, "first": 0, **position}
    sides = [*(players or [{}] * seats)]
    if seats == 1:
        sides.append(rival or {})
    position.update(worded(sides, seats))
    if seats == 1:
        position["units"][2] = {legend: ["legend"]}
        position["cred"].append((rival or {}).get("legend_cred", 0))
    position["doing"] = doing(position.get("doing", "turn"), position["active"])
    return Scene(
        "gangs_of_night_city", seats=seats, rulings=rulings, choices=chosen, seed=seed, **position
    )


def worded(sides: list[dict[str, Any]], seats: int) -> dict[str, Any]:
    """Returns what is said of the sides in the words of a position."""
    found: dict[str, Any] = {
        "cred": [words.get("cred", 0) for words in sides],
        "net": [words.get("net", 0) for words in sides[:seats]],
        "resources": [
            [words.get(kind, 0) for kind in ("eurodollars", "contraband", "secrets")]
            for words in sides[:seats]
        ],
        "units": {side: units_of(side, words, seats) for side, words in enumerate(sides)},
        "rage": {side: words.get("rage", 0) for side, words in enumerate(sides)},
    }
    for word, plural in (
        ("hideouts", "hideouts"), ("discs", "discs"), ("hand", "hands"),
        ("discard", "discards"), ("deals", "deals"), ("hired", "hired"),
    ):  # fmt: skip
        found[plural] = {
            side: words[word].split() for side, words in enumerate(sides) if word in words
        }
    return found


def units_of(side: int, words: dict[str, Any], seats: int) -> dict[str, list[str]]:
    """Returns where a side's Units stand; without a word, where the set-up puts them."""
    if "units" in words:
        return {place: names.split() for place, names in words["units"].items()}
    if seats == 1 and side == 1:
        return {"heywood": ["solo", "netrunner", "drone"], "heywood-1": ["techie"]}
    return {STARTS[side]: START_UNITS.split()}


def doing(words: str, active: int) -> Any:
    """Returns what happens next in the words of a position."""
    what, _, where = words.partition(" ")
    if what == "turn":
        return what
    if what == "end":
        return (what, TURNS[where])
    return (what, where, active) if where else (what, active)


def hand(scene: Scene, seat: int) -> list[str]:
    """Returns the ids of a seat's Combat hand."""
    ids = {card.name: card.id for card in COMBAT}
    return [ids[name] for name in scene.hand(seat)]


def play(scene: Scene, *cards: str) -> Scene:
    """Lets the seats that are asked for Combat cards play these, in the order they are asked."""
    for name in cards:
        seat, question = scene.asked
        assert question == "combat_card", scene.summary()
        place = hand(scene, seat).index(name)
        scene.choose(seat, (PLAY, scene.state.pile(seat, HAND)[place]))
    return scene


def number(id: str) -> int:
    """Returns the number of a Story card."""
    return [card.id for card in CARDS].index(id)


def active_cards(scene: Scene) -> list[str]:
    """Returns the ids of the Story cards in their slots."""
    found: list[str] = scene.story_cards()
    return found


def next_turn(scene: Scene) -> Scene:
    """Gives default answers until the next player's turn has begun or the game is over."""
    turn = scene.turn()
    for _ in range(300):
        seat, question = scene.asked
        if question == "" or scene.turn() > turn:
            return scene
        scene.take(seat, scene.state.question.default)
    raise AssertionError("the turn does not end")
