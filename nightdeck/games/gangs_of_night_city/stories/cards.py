"""GNC-3.6 GNC-13.1 What a Story is made of: cards with set-up, rules, branches, an Epilogue."""

from __future__ import annotations

from typing import Final

from nightdeck.games.gangs_of_night_city.hooks import Ability
from nightdeck.games.gangs_of_night_city.state import GangsState
from nightdeck.games.gangs_of_night_city.stories.conditions import Condition
from nightdeck.games.gangs_of_night_city.stories.epilogues import Epilogue

INTRODUCTION: Final = 0
ACT: Final = 1
SIDE: Final = 2
EPILOGUE: Final = 3
TUTORIAL: Final = 4
SUMMARY: Final = 5
KIND_IDS: Final = ("intro", "act", "side", "epilogue", "tutorial", "summary")


class Rule(Ability):
    """GNC-13.2 A temporary rule of a Story card; it works while the card is active."""

    def text(self) -> str:
        """Return the rule in words."""
        return ""


class Instruction:
    """GNC-13.5 Something that is done once, when a card is revealed; may call frames."""

    def carry_out(self, state: GangsState) -> None:
        """Do it."""

    def text(self) -> str:
        """Return the instruction in words."""
        return ""


class Branch:
    """GNC-13.4 A condition and the card of the same Story that it leads to."""

    def __init__(self, condition: Condition, goto: int) -> None:
        self.condition: Condition = condition
        self.goto: int = goto


class StoryCard:
    """One card of a Story; `uses` names the tokens that lie on or around it (GNC-13.5)."""

    def __init__(
        self,
        id: str,
        title: str,
        kind: int,
        setup: tuple[Instruction, ...] = (),
        opens: tuple[int, ...] = (),
        rules: tuple[Rule, ...] = (),
        branches: tuple[Branch, ...] = (),
        epilogue: Epilogue | None = None,
        stays: bool = False,
        uses: tuple[int, ...] = (),
        flavor: str = "",
    ) -> None:
        self.id: str = id
        self.title: str = title
        self.kind: int = kind
        self.setup: tuple[Instruction, ...] = setup
        self.opens: tuple[int, ...] = opens
        self.rules: tuple[Rule, ...] = rules
        self.branches: tuple[Branch, ...] = branches
        self.epilogue: Epilogue | None = epilogue
        self.stays: bool = stays
        self.uses: tuple[int, ...] = uses
        self.flavor: str = flavor

    def text(self, target: int = 25) -> str:
        """Return everything the card says but its branches, in words."""
        said = [f"When revealed: {each.text()}" for each in self.setup]
        said += [rule.text() for rule in self.rules]
        if self.epilogue is not None:
            said.append(self.epilogue.text(target))
        return " ".join(said) or self.flavor.replace("TARGET", str(target))


class Story:
    """GNC-13.9 A Story: its cards in printed order, the Introduction first."""

    def __init__(self, id: str, title: str, summary: str, cards: tuple[StoryCard, ...]) -> None:
        self.id: str = id
        self.title: str = title
        self.summary: str = summary
        self.cards: tuple[StoryCard, ...] = cards
