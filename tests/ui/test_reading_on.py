"""What the log reads is what was told, also where it is read on from where one stood."""

from game.core.chance import Chance
from game.play.showing.chronicle import chronicle
from tests.ui.at_table import sit


def test_lines_are_read_on_from_where_one_stood_and_anew_where_a_step_was_taken_back():
    session = sit("hh")
    match, teller, luck = session.match, session.showing.teller, Chance("reading", 1)

    def fresh(viewer, since):
        return chronicle(match.game.staging, match.told(viewer, since), match.players)

    taken = 0
    for _move in range(30):
        if match.over:
            break
        seat = match.actors()[0]
        match.play(seat, luck.pick(match.seat(seat).legal))
        told = [(viewer, since) for viewer in (None, 0, 1) for since in (0, match.step - 1)]
        assert all(teller.lines(*each) == fresh(*each) for each in told)
        if match.can_undo(seat):
            taken += 1
            match.undo(seat)
            assert taken % 2 or all(teller.lines(*each) == fresh(*each) for each in told)
            match.play(seat, luck.pick(match.seat(seat).legal))
            assert all(teller.lines(*each) == fresh(*each) for each in told)
    assert taken
