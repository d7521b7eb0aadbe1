"""The board and what lies and moves on it."""
