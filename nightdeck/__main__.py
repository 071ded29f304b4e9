"""Lets ``python -m nightdeck`` do what the ``nightdeck`` command does."""

from nightdeck.cli import main

if __name__ == "__main__":
    main()
