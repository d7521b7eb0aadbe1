"""Watching a game again: its moments, what each seat knew then, chapters, pins, marks."""
