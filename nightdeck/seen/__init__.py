"""What is seen of a game: views made from what a seat may know, the log in words, stages."""
