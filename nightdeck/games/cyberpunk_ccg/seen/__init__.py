"""What a seat sees and reads: views, words, the log, reasons, what it cannot know."""
