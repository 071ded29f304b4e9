"""What is kept of a game: saves, records that can be played again, and sessions with undo."""
