"""How cards are made: the facts of a sheet and the behaviour of a module meet here, by card id."""

from __future__ import annotations

import pkgutil
from collections.abc import Callable
from importlib import import_module, resources
from typing import Any, Generic, TypeVar

from nightdeck.kernel.attributes import field_names
from nightdeck.kernel.errors import BadFile
from nightdeck.language.facts import Sheet

B = TypeVar("B")
C = TypeVar("C")
T = TypeVar("T")


def row(one_or_more: T | tuple[T, ...]) -> tuple[T, ...]:
    """Return a tuple, also of something that stands alone."""
    return one_or_more if isinstance(one_or_more, tuple) else (one_or_more,)


def behaviours(package: str) -> dict[str, dict[str, Any]]:
    """Return the behaviour of cards by module: every module of a package that has a BEHAVIOUR."""
    found: dict[str, dict[str, Any]] = {}
    for each in pkgutil.iter_modules(import_module(package).__path__):
        module = import_module(f"{package}.{each.name}")
        if hasattr(module, "BEHAVIOUR"):
            found[each.name] = module.BEHAVIOUR
    return found


class CardType:
    """What a type of card has: facts it must and may have, flags, words of behaviour."""

    def __init__(self, needed: str, possible: str, words: str, flags: str = "") -> None:
        self.needed: list[str] = needed.split()
        self.possible: list[str] = possible.split()
        self.words: list[str] = words.split()
        self.flags: list[str] = flags.split()

    def misfit(self, what: str, behaviour: object, nothing: object) -> str:
        """Say which word of a behaviour no card of this type has; nothing if all fit."""
        for name in field_names(behaviour):
            if name not in self.words and getattr(behaviour, name) != getattr(nothing, name):
                return f"no {what} has {name}; it can have {', '.join(self.words)}"
        return ""


class Maker(Generic[B, C]):
    """Makes the cards of a game; what does not fit is an error at the place of its behaviour.

    `card_of` makes one card, `misfit` says what of a behaviour it cannot have, `nothing` is the
    behaviour of a card whose facts say everything.
    """

    def __init__(
        self,
        package: str,
        card_of: Callable[[Sheet, B], C],
        misfit: Callable[[Sheet, B], str],
        nothing: B,
    ) -> None:
        self.package: str = package
        self.card_of: Callable[[Sheet, B], C] = card_of
        self.misfit: Callable[[Sheet, B], str] = misfit
        self.nothing: B = nothing

    def cards(self, sheets: list[Sheet], modules: dict[str, dict[str, B]]) -> list[C]:
        """Make a card of every sheet, in their order; no behaviour may be left over."""
        homes: dict[str, str] = {}
        for module, listed in modules.items():
            for card_id in listed:
                if homes.setdefault(card_id, module) != module:
                    here, other = self.place(card_id, module), self.place(card_id, homes[card_id])
                    raise BadFile(f"{here}: {card_id} has behaviour in {other} too")
        found: list[C] = []
        for sheet in sheets:
            card_id = sheet.text("id")
            home = homes.pop(card_id, "")
            behaviour = modules[home][card_id] if home else self.nothing
            wrong = self.misfit(sheet, behaviour) if home else ""
            if wrong:
                raise BadFile(f"{self.place(card_id, home)}: {card_id}: {wrong}")
            found.append(self.card_of(sheet, behaviour))
        for card_id, module in homes.items():
            raise BadFile(f"{self.place(card_id, module)}: no set has a card {card_id!r}")
        return found

    def place(self, card_id: str, module: str) -> str:
        """Return file and line of a card's behaviour, for an error about it."""
        source = resources.files(self.package).joinpath(f"{module}.py")
        text = source.read_text(encoding="utf-8") if source.is_file() else ""
        at = max(0, text.find(f'    "{card_id}": '))
        return f"{module}.py:{text.count(chr(10), 0, at) + 1}"
