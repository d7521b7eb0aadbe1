"""A game being played, and what lies over its table."""
