"""Help for tests of the bells: who holds what, and how a table of them is played."""

from game.play.handover import Stage
from tests.bells import BELLS_GAME, BLANK, HUSH_CARD
from tests.ui.at_table import Worker, new_match, open_veil, sit


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
    return showing.take(), showing.teller.take_cues(), showing.look


def rung(kinds="hhh", hushes=(), what=("ring", "bell:1"), **options):
    """Seat 0 has rung, and all are called."""
    session = bells(kinds, hushes, **options)
    if session.showing.at.stage is Stage.SEALED:
        open_veil(session)
    choose(session, *what)
    session.step = session.match.step
    return session


def until_called(session):
    """Lets time pass until those who are called have the floor; how long that took."""
    ms = 0
    while session.playing.calls.left in (0, session.pace.reaction):
        session.tick(10)
        ms += 10
    return ms


def until_over(session):
    """Lets time pass until the beat of the call is over; how long that took."""
    ms = 0
    while session.playing.calls.running:
        session.tick(10)
        ms += 10
    return ms
