"""The table of one game (CCG-2)."""

from nightdeck.language.card_state import CardState


class CcgState(CardState):
    """Everything one game of Cyberpunk CCG knows at one moment."""
