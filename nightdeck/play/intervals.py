"""What SciPy computes for us; it comes with the extra `analysis`, and play does without it."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any, Final

from nightdeck.kernel.errors import BadSetup

MISSING: Final = "needs SciPy, which is not installed; pip install 'nightdeck[analysis]' brings it"


def is_installed() -> bool:
    """Tell whether tests and intervals can be computed here."""
    return find_spec("scipy") is not None


def check_installed(what: str) -> None:
    """Refuse what cannot be done without SciPy, in one sentence."""
    if not is_installed():
        raise BadSetup(f"{what} {MISSING}")


def scipy_stats() -> Any:
    """Return SciPy's statistics; loaded only when needed, for it takes a moment."""
    check_installed("A test or an interval")
    from scipy import stats

    return stats


def interval(wins: int, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval for a rate."""
    if games == 0:
        return 0.0, 1.0
    found = scipy_stats().binomtest(wins, games).proportion_ci(0.95, "wilson")
    return float(found.low), float(found.high)
