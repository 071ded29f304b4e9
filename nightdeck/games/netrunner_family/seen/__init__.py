"""What the table looks like to a seat."""
