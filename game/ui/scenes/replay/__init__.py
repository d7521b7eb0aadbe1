"""Watching a game again: the board of then, who saw what, the rail of its moments, pictures and clips."""
