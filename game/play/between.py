"""Somebody does what nobody waits for, in between: he is asked at once, and all others wait until he has done it."""

from game.play.showing.showing import Showing


def step_in(showing: Showing, seat: int) -> bool:
    """This seat wishes to do it, or no longer does; False where that means nothing.

    Whoever decides then is asked at once, unless something is still being shown.
    """
    playing = showing.playing
    if seat not in playing.may_step_in:
        return False
    showing.keep_draft()
    playing.step_in(seat)
    if showing.beat is None and showing.reveal is None:
        showing.move(showing.settled())
    showing.refresh()
    return True


def step_out(showing: Showing) -> bool:
    """Whoever has stepped in does nothing; False when nobody has."""
    seat = showing.playing.unasked
    return seat is not None and step_in(showing, seat)
