"""Puzzles: the list of them, the table at which one is solved, the answer, and the search through an own game."""
