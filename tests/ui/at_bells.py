"""Help for tests of the bells: who holds what, and how a table of them is played."""

from tests.bells import BELLS_GAME, BLANK, HUSH_CARD
from tests.ui.at_table import Worker, new_match, sit


def bells(kinds="hhh", hushes=(), worker=None, **options):
    """A table at which these seats hold a hush and a blank each, and all others two blanks."""
    match = new_match(kinds, "bells", BELLS_GAME)
    match._state.hands = [(BLANK, HUSH_CARD) if seat in hushes else (BLANK, BLANK) for seat in range(len(kinds))]
    return sit(match=match, worker=worker or Worker(), **options)


def choose(session, *spots):
    """Points at these spots one after the other, and commits where the last of them has not."""
    step = session.match.step
    for spot in spots:
        session.pick(spot)
    if session.match.step == step:
        session.commit()
    assert session.match.step > step


def kinds_of(session, since=0):
    """The steps from `since` on: who did what."""
    return [(seat, type(action).__name__) for seat, action in session.match.steps[since:]]


def shown(session):
    """All that this table shows and sounds until now, without the words of who looks."""
    showing = session.showing
    return showing.take(), showing.take_cues(), showing.look
