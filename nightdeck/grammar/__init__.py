"""The grammar of the table: which fields a view document has, for whoever writes or reads one.

It stands beside the kernel and imports nothing, so that games, programs, browser server, terminal
and tests can all use it; the kernel itself passes documents on without looking into them.
"""
