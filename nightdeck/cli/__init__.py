"""The command `nightdeck`. Everything heavy is imported by the command that needs it."""

from __future__ import annotations


def main() -> None:
    """Run the command line."""
    from nightdeck.cli.app import app

    app(prog_name="nightdeck")
