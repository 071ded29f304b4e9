"""What there is: the sides, cards on cards."""
