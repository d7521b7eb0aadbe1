"""Which seat may undo or redo on the current screen.

A step that only its player knows of can be undone only in that player's private view. After somebody has had a private
view, nothing can be undone in public, whatever was begun there; nor by a seat that takes an optional action, to whom it
would tell what the active player has begun.
"""


from game.play.showing.shown import Shown
from game.words import _


def undo_seat(showing: Shown) -> int | None:
    """Return the seat that may undo the last step on this screen; None = nobody."""
    playing = showing.playing
    seat = playing.undo_seat if showing.undo_allowed and playing.unasked is None else None
    return seat if showing.viewer == seat or (_open(showing) and playing.told) else None


def redo_seat(showing: Shown) -> int | None:
    """Return the seat that may redo on this screen what was undone; None = nobody."""
    playing = showing.playing
    seat = playing.redo_seat if showing.undo_allowed and showing.undone and playing.unasked is None else None
    return seat if showing.viewer == seat or (_open(showing) and showing.undone[-1]) else None


def no_undo(showing: Shown) -> str:
    """Return why nothing can be undone, for the player."""
    if showing.playing.unasked is not None:
        return _("Nothing is taken back in between.")
    if showing.viewer is None and not _open(showing):
        return _("Whoever is asked has looked since: only in that view can anything be taken back.")
    return showing.playing.no_undo()


def _open(showing: Shown) -> bool:
    """Return whether this is the public screen and nobody has had a private view since the last public step."""
    return showing.viewer is None and not (showing.looked and showing.rules.veiled)
