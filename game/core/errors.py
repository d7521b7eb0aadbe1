"""What the rules refuse, in words for the player."""


class Illegal(Exception):
    """An action that the rules do not allow now; the message is the reason, for the player."""


class BadOption(Exception):
    """A game, number of seats or option that is not valid; the message says which and what is valid."""
