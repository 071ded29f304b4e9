"""The browser table: lobby, tables over sockets, replays, rulebooks, a door for programs."""
