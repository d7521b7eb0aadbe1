"""Puzzles: positions of games in which one choice is clearly the best, how they are found, proved and kept."""
