"""Slips are written when they are read, once, and are equal to those that were written at once."""

import pytest

from game.core.chance import Chance
from game.core.faces import Face
from game.core.table import Slip
from game.games import GAMES
from game.kit.slips import slips_at
from tests.boxes import Case, pytest_id, walk

FACE = Face(1, 1, ())


def test_a_slip_is_written_once_and_when_it_is_read():
    written = []

    def writer(name):
        return lambda: written.append(name) or Slip(name, "", FACE, ())

    slips = slips_at({"sea", "island"}, {name: writer(name) for name in ("sea", "island", "lake")})
    assert list(slips) == ["sea", "island"]
    assert len(slips) == 2
    assert "sea" in slips and "lake" not in slips
    assert not written
    assert slips["sea"].title == slips["sea"].title == "Sea"
    assert written == ["sea"]
    with pytest.raises(KeyError):
        slips["lake"]
    assert slips == {name: Slip(name.title(), "", FACE, ()) for name in ("sea", "island")}
    assert slips != {"sea": Slip("Sea", "", FACE, ())}
    assert written == ["sea", "island"]


@pytest.mark.parametrize("game", GAMES, ids=pytest_id)
def test_slips_read_after_the_game_went_on_say_what_they_would_have_said_at_once(game):
    case = Case(game, game.options(), max(2, min(game.seats)))
    board, match, state, laid = case.board(), case.match("slips"), case.setup("slips"), []
    for moment in walk(case, "slips"):
        if moment.step > 60 or not moment.legal:
            break
        if moment.step % 6 == 1:
            view = game.look(state, moment.actor)
            at_once, later = (game.staging.lay_out(board, view, (), (), match.players).slips for _twice in range(2))
            assert not later._written, "slips were written that nobody has read"
            laid.append((dict(at_once), later))
        game.apply(state, moment.actor, moment.action, Chance("slips", moment.step), lambda _event: None)
    assert len(laid) > 5
    assert all(at_once == later for at_once, later in laid)


def test_title_lines_and_foot_of_a_slip_begin_with_a_capital():
    slip = Slip("jewels", "", FACE, ("Cannot be sold", "counts $150 at the end", "$20 now"), foot="no debt")
    read = slips_at({"jewel"}, {"jewel": lambda: slip})["jewel"]
    assert (read.title, read.lines, read.foot) == (
        "Jewels", ("Cannot be sold", "Counts $150 at the end", "$20 now"), "No debt"
    )  # fmt: skip
