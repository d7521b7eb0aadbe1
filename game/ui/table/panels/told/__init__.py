"""What is told beside the board: the log, and what the others did."""
