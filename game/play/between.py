"""Optional actions of a human while others must act: the human is asked at once, and all others wait."""

from game.play.showing.showing import Showing


def step_in(showing: Showing, seat: int) -> bool:
    """Toggle whether this seat takes its optional action now; False, and no change, if it has none.

    The human who then decides is asked at once, unless a step or a reveal is still being shown.
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
    """End the optional action of the seat that is taking one; False if no seat is."""
    seat = showing.playing.unasked
    return seat is not None and step_in(showing, seat)
