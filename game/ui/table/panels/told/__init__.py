"""What is told beside the board: the log, what the others did, and how all stand."""
