"""What the log reads is what was told, also where it is read on from where one stood."""

from game.core.chance import Chance
from game.games import start_match
from game.maps import board_of
from game.play.playing import Playing
from game.play.showing.chronicle import chronicle
from game.play.showing.teller import Teller
from tests.boxes import players


def test_lines_are_read_on_from_where_one_stood_and_anew_where_a_step_was_taken_back():
    luck, taken = Chance("reading", 1), 0
    for box in ("killmans_keep", "keyflower"):
        match = start_match(box, players(2), "reading")
        teller = Teller(Playing(match, board_of(match), lambda _match: None))
        while match.step < 160:
            seat = luck.pick(match.actors())
            match.play(seat, luck.pick(match.seat(seat, match.step).legal))
            if match.told(None, match.step - 1) and match.can_undo(seat):
                assert teller.lines(None)
                match.undo(seat)
                match.play(seat, luck.pick(match.seat(seat, match.step).legal))
                taken += 1
            for viewer in (None, 0, 1):
                for since in (0, match.step - 1):
                    told = match.told(viewer, since)
                    assert teller.lines(viewer, since) == chronicle(match.game.staging, told, match.players)
    assert taken > 5
