"""The command `stops`: which moments are passed for a player, in the words of the game."""

from __future__ import annotations

from typing import Any, Final

from nightdeck.kernel.game import Game, Stop
from nightdeck.kernel.wording import ASK, GAME, GO_ON
from nightdeck.play.finding import nearest
from nightdeck.play.stops import ALL, CONFLICT, NEXT, TURN, WORDS, Orders, ordered

MODES: Final[dict[str, str]] = {
    "matters": GAME,
    "ask": ASK,
    "always": ASK,
    "pass": GO_ON,
    "never": GO_ON,
}
"""What is typed for each mode."""

FOR_ALL: Final[dict[str, str]] = {"all": ALL, "turn": TURN, "next": NEXT, "conflict": CONFLICT}
HOW: Final = (
    "stops N ask, stops N pass, stops N matters: change one; stops all ask: be asked everywhere; "
    "stops all matters: as the game advises; stops turn pass or ask: for this turn; "
    "stops next: be asked at the next one"
)


def stop_lines(game: Game[Any], kinds: tuple[Stop, ...], orders: Orders) -> list[str]:
    """Return every kind with its number, how it is met, and when it matters."""
    if not kinds:
        return ["This game has no moments that could be passed for you."]
    found = []
    for number, kind in enumerate(kinds, start=1):
        usual = kind.mode if orders.get(ALL) == GAME else ASK
        mode = orders.get(kind.question, usual)
        when = f": {kind.when}" if mode == GAME and kind.when else ""
        found.append(f"{number}. {kind.label} - {WORDS.get(mode, mode)}{when}")
    if game.conflict:
        on = "yes" if orders.get(CONFLICT) == ASK else "no"
        found.append(
            f"Always ask {game.conflict}: {on} (stops conflict ask, stops conflict matters)"
        )
    return [*found, f"{HOW}."]


def changed(kinds: tuple[Stop, ...], orders: Orders, typed: str, turn: str) -> tuple[Orders, str]:
    """Return orders after what was typed, and a sentence; unchanged if it means nothing."""
    name, _, word = typed.partition(" ")
    word = word.strip().casefold() or ("ask" if name == "next" else "")
    mode = MODES.get(word)
    if name.isdigit() and 1 <= int(name) <= len(kinds):
        question, label = kinds[int(name) - 1].question, kinds[int(name) - 1].label
    elif name.casefold() in FOR_ALL:
        question, label = FOR_ALL[name.casefold()], ""
    else:
        numbers = f"1 to {len(kinds)}, " if kinds else ""
        return orders, f"There is no stop {name!r}; there are {numbers}{', '.join(FOR_ALL)}."
    if mode is None:
        alike = nearest(word, list(MODES))
        hint = f"; did you mean {alike[0]!r}?" if alike else "."
        return orders, f"Say how: {', '.join(MODES)}{hint}"
    return ordered(orders, kinds, question, mode, turn), sentence(question, label, mode)


def sentence(question: str, label: str, mode: str) -> str:
    """Confirm an order."""
    if question == NEXT:
        return "You are asked at the next moment of any kind."
    if question == TURN:
        return {ASK: "You are asked everywhere", GO_ON: "Everything is passed for you"}.get(
            mode, "As before"
        ) + " in this turn."
    if question == CONFLICT:
        return "You are always asked then." if mode == ASK else "Then it is as at other times."
    if question == ALL:
        return "You are asked everywhere." if mode == ASK else "You are asked when it matters."
    return f"{label}: {WORDS[mode]}."
