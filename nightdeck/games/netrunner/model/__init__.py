"""What there is: the table, events, options, rulings, what a card is."""
