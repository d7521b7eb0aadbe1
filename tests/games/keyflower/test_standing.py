"""How the seats stand in public."""

from dataclasses import replace

from game.games.keyflower import GAME
from game.games.keyflower.table.standing import race, standing
from tests.games.keyflower.hamlet import laid
from tests.games.keyflower.scene import scene, settle


def test_each_seat_has_the_points_of_its_mat_the_most_first():
    state = scene("well", seats=3)
    settle(state, 1, "workshop", side=1)
    settle(state, 2, "sawmill", side=1)
    table = laid(state)
    shown = {mat.seat: [counter.label for counter in mat.counters] for mat in table.mats}
    figures = [int(row.figure) for row in table.standing]
    assert table.race and figures == sorted(figures, reverse=True) and figures[0] > 0
    assert [row.seat for row in table.standing] != list(shown), "somebody else is before the first seat"
    for row in table.standing:
        assert any(label.startswith(f"{row.figure} point") for label in shown[row.seat])


def test_in_the_end_it_is_the_whole_score():
    view = replace(GAME.look(scene("well"), None), scores=(40, 62))
    assert [(row.seat, row.figure) for row in standing(view)] == [(1, "62"), (0, "40")] and not race(view)
