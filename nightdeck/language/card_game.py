"""What a card game brings beyond any game."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from nightdeck.kernel.game import Game, S


@mypyc_attr(allow_interpreted_subclasses=True)
class CardGame(Game[S]):
    """The base of card games."""

    def settle(self, state: S) -> None:
        """Check the state and resolve what waits, as after every part of an effect."""
        raise NotImplementedError
