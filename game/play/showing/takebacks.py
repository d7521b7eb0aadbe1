"""Who may take a step back or do it again on this very screen.

What only its player knows of nobody else may touch, nor learn that there is something. So before everybody there is
nothing to take back any more as soon as somebody has looked in private, whatever was begun there or was not; nor is
there for somebody who steps in, in whose own view it would tell what the active player has begun.
"""


from game.play.showing.shown import Shown
from game.words import _


def undo_seat(showing: Shown) -> int | None:
    """Who may take back the last step."""
    playing = showing.playing
    seat = playing.undo_seat if showing.undo_allowed and playing.unasked is None else None
    return seat if showing.viewer == seat or (_open(showing) and playing.told) else None


def redo_seat(showing: Shown) -> int | None:
    """Who may do again what was taken back."""
    playing = showing.playing
    seat = playing.redo_seat if showing.undo_allowed and showing.undone and playing.unasked is None else None
    return seat if showing.viewer == seat or (_open(showing) and showing.undone[-1]) else None


def no_undo(showing: Shown) -> str:
    """Why nothing can be taken back, in words."""
    if showing.playing.unasked is not None:
        return _("Nothing is taken back in between.")
    if showing.viewer is None and not _open(showing):
        return _("Whoever is asked has looked since: only in that view can anything be taken back.")
    return showing.playing.no_undo()


def _open(showing: Shown) -> bool:
    """Whether this is everybody's screen, and all know how far the match has come."""
    return showing.viewer is None and not (showing.looked and showing.rules.veiled)
