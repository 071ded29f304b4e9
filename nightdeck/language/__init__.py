"""What the cards of every game are written in; it knows the kernel and no game.

Card text is a tree of four kinds of values (`values`): effects, amounts, conditions, selections.
`amounts`, `conditions` and `flow` hold the words that mean the same in every game; a game adds its
own. `abilities` says when they work, `book` gives effects their numbers, `resolving` runs them, and
`card_state` is what the table must know for all that.
"""
