"""What there is: the words of the rules as numbers, the table, what happens, what is chosen."""
