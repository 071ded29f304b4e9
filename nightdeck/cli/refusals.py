"""Errors as one clear sentence with an exit code that means something; never a traceback.

0 all is well; 1 a check found something; 2 the command was used wrongly or names something that
does not exist; 3 a file cannot be used; 4 what was asked is refused; 5 the program or a game is
at fault; 130 interrupted.
"""

from __future__ import annotations

import os
import sys
from typing import Any, Final

import typer
from typer.core import TyperGroup

FOUND: Final = 1
USAGE: Final = 2
BAD_FILE: Final = 3
REFUSED: Final = 4
FAULT: Final = 5
INTERRUPTED: Final = 130

UsageError: Final = typer.BadParameter.__mro__[1]
"""The base of all errors about options and arguments, wherever this version of Typer keeps it."""


def exit_code(error: Exception) -> int | None:
    """Return the exit code of an error that a person can understand, None for any other."""
    from nightdeck.kernel.errors import BadFile, BadSetup, NightdeckError, Refused, StuckGame

    codes: list[tuple[type[Exception], int]] = [
        (BadFile, BAD_FILE),
        (BadSetup, USAGE),
        (StuckGame, FAULT),
        (Refused, REFUSED),
        (NightdeckError, FAULT),
        (OSError, BAD_FILE),
    ]
    return next((code for kind, code in codes if isinstance(error, kind)), None)


def sentence(error: Exception) -> str:
    """Return what went wrong in one sentence on one line."""
    if isinstance(error, OSError) and error.filename is not None:
        text = f"{error.filename}: {error.strerror}"
    else:
        text = str(error)
    text = " ".join(text.split())
    return text if text.endswith((".", "?")) else f"{text}."


class Commands(TyperGroup):
    """The group of all commands; turns errors into a sentence on stderr and an exit code."""

    def invoke(self, ctx: Any) -> Any:
        """Run a command; an interruption and a reader that went away need no explanation."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt as stopped:
            # Whoever was interrupted may say what is kept.
            kept = f"; {stopped}." if str(stopped) else ""
            print(f"nightdeck: interrupted{kept}", file=sys.stderr)
            raise typer.Exit(INTERRUPTED) from None
        except BrokenPipeError:
            # Nothing more can be said on stdout, also not when Python flushes it at the end.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise typer.Exit(0) from None

    def main(self, *args: Any, **extra: Any) -> Any:
        """Run a command and leave the process with its exit code."""
        extra["standalone_mode"] = False
        try:
            code = super().main(*args, **extra)
        except Exception as error:
            if isinstance(error, UsageError):
                leave(usage(error), USAGE)
            known = exit_code(error)
            if known is None:
                raise
            leave(sentence(error), known)
        sys.exit(code if isinstance(code, int) else 0)


def usage(error: Exception) -> str:
    """Return what is wrong with the command line, and where the right form is explained."""
    message: str = getattr(error, "format_message", lambda: str(error))()
    context = getattr(error, "ctx", None)
    path = context.command_path if context is not None else "nightdeck"
    text = " ".join(message.split())
    return f"{text if text.endswith(('.', '?')) else text + '.'} See '{path} --help'."


def leave(text: str, code: int) -> None:
    """Say one sentence on stderr and leave."""
    print(f"nightdeck: {text}", file=sys.stderr)
    sys.exit(code)
