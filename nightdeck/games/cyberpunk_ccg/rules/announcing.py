"""What announcing has in common: secret until something is paid, taken back without a trace."""

from __future__ import annotations

from nightdeck.games.cyberpunk_ccg.model.options import CANCEL
from nightdeck.games.cyberpunk_ccg.model.state import CcgState
from nightdeck.games.cyberpunk_ccg.model.terms import MOST_BACKS
from nightdeck.kernel.frames import DONE, Frame
from nightdeck.kernel.state import Option


class Announcement(Frame):
    """CCG-6.5o A procedure whose choices only the acting player sees until it becomes public.

    `name` is the name of the window it was chosen in: the others see no other question than that.

    Also CCG-15.4.
    """

    def __init__(self, seat: int, name: str, is_public: int = 0) -> None:
        self.seat: int = seat
        self.name: str = name
        self.is_public: int = is_public

    def publish(self, state: CcgState) -> None:
        """CCG-6.5o Tell everybody what is announced, once."""
        if not self.is_public:
            self.is_public = 1
            self.make_public(state)

    def make_public(self, state: CcgState) -> None:
        """Tell what is announced; subclasses do."""

    def ask_secretly(self, state: CcgState, options: list[Option], must_ask: bool = False) -> None:
        """CCG-6.5o Ask under the name of the window; `cancel` stands last while it may.

        CCG-6.7z What can be answered in one way only is not asked.

        Also CCG-15.6.
        """
        if len(options) == 1 and not must_ask:
            state.answer = options[0]
            return
        if not self.is_public and state.backs < MOST_BACKS:
            options.append((CANCEL,))
        state.ask(self.seat, self.name, options, (), len(options) - 1)

    def is_cancelled(self, state: CcgState) -> bool:
        """Tell whether the answer takes everything back."""
        if state.answer[0] != CANCEL:
            return False
        state.taken_back = 1
        return True

    def cancel(self, state: CcgState) -> str:
        """CCG-6.5o End without a trace."""
        state.taken_back = 1
        return DONE
