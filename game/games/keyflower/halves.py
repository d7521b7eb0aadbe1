"""A choice half made: of which kind it is, and what is asked next."""

BIDDING, USING, HAUNTING = 1, 2, 3
"""4, 5, 16.4: the kinds of a turn."""
WHAT, WHERE, TILE, COLOUR, JOIN, COUNT, PAY, MAKE, READY, SECOND = range(10)
"""What a turn asks; SECOND is the number of the second colour with Sven or Paulo, after COUNT."""
WHICH, WHITHER, PAYING = range(3)
"""6: what a transport asks: what is carried or upgraded, where it goes, and how it is paid."""
NEW_TILE, CELL, TURNED = range(3)
"""9: what is asked of who lays tiles: which tile, where it lies, and how it is turned."""
