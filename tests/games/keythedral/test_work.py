"""Chapters 4 and 5: numbers are called, workers go out, fields give."""

import pytest

from game.games.keythedral import actions as do
from game.games.keythedral import components as box
from game.games.keythedral.events import Called, Gathered, Idle, Placed, RoundBegan, WorkersHome
from game.games.keythedral.purse import ONE, count
from game.games.keythedral.rules.work import open_fields
from tests.games.keythedral.scene import S, T, acting, building, cubes, give, go, legal, pick, play, table


def calls(state, *numbers):
    """These numbers are called; every worker goes to the first field he can."""
    told = []
    for number in numbers:
        while state.phase == "place":
            told += play(state, legal(state)[0])
        told += play(state, do.CALL[number])
    while state.phase == "place":
        told += play(state, legal(state)[0])
    return told


def test_4_1_two_laws_are_laid_out_and_unsold_ones_are_laid_aside():
    state = table()
    told = go(state, "round")
    assert isinstance(told[0], RoundBegan)
    assert (told[0].round, told[0].laws) == (2, state.offer)
    assert state.aside == 0b11
    assert len(set(state.offer) | {0, 1}) == 4


def test_4_1_a_used_up_pile_is_made_of_those_laid_aside():
    state = table()
    state.deck, state.spent = 1 << 5, (1 << 20) - 1 & ~0b100011
    go(state, "round")
    assert sorted(state.offer) in ([0, 5], [1, 5])
    assert (bin(state.deck).count("1"), state.aside) == (1, 0)
    state.deck = state.aside = 0
    state.offer = (-1, -1)
    go(state, "round")
    assert state.offer == (-1, -1), "nothing is left"


def test_4_2_markers_go_round_and_the_last_number_is_called_by_itself():
    state = table()
    state.start = 2
    go(state, "step")
    assert (state.turn, legal(state)) == (2, list(do.CALL[1:]))
    told = calls(state, 4, 1, 5, 2)
    assert [(event.seat, event.step, event.number) for event in pick(told, Called)] == [
        (2, 0, 4), (0, 1, 1), (1, 2, 5), (2, 3, 2), (0, 4, 3)
    ]  # fmt: skip
    assert do.CALL[4] not in do.CALL[1:4]


@pytest.mark.parametrize("seats", [2, 5])
def test_4_2_with_two_a_seat_has_three_markers_with_five_one(seats):
    state = table(seats)
    go(state, "step")
    told = calls(state, 1, 2, 3, 4)
    assert [event.seat for event in pick(told, Called)] == [n % seats for n in range(5)]


def test_4_3_whoever_put_the_marker_begins():
    state = table()
    state.start = 1
    go(state, "step")
    told = calls(state, 2, 3, 1, 4)
    workers = [event.seat for event in pick(told, Placed, Idle)]
    assert [workers[n : n + 3] for n in range(0, 15, 3)] == [[1, 2, 0], [2, 0, 1], [0, 1, 2], [1, 2, 0], [2, 0, 1]]


def test_4_4_a_worker_goes_to_a_free_field_at_a_corner_with_no_fence_before_it():
    state = table()
    go(state, "step")
    play(state, do.CALL[1])
    mine = building(0, 1)
    assert state.line[0] == mine
    fields = [field for field in state.near[mine] if field >= 0]
    assert legal(state) == [do.PLACE[field] for field in fields]
    play(state, do.PLACE[fields[1]])
    assert state.on[fields[1]] == mine
    assert all(field not in open_fields(state, other) for field in fields[1:2] for other in range(15))


def test_4_4_he_must_go_and_where_there_is_one_way_he_goes_by_himself():
    state = table()
    mine = building(0, 1)
    fields = [field for field in state.near[mine] if field >= 0]
    for field in fields[1:]:
        state.on[field] = 14
    go(state, "step")
    told = play(state, do.CALL[1])
    assert told[1] == Placed(0, mine, fields[0], state.kind[fields[0]], False)


def test_4_5_houses_send_a_second_worker_when_all_have_sent_one():
    state = table()
    state.house = 1 << building(0, 2) | 1 << building(2, 2)
    go(state, "step")
    told = calls(state, 2)
    order = [(event.seat, event.second) for event in pick(told, Placed, Idle)]
    assert order == [(0, False), (1, False), (2, False), (0, True), (2, True)]
    homes = [event.field for event in pick(told, Placed)]
    assert len(set(homes)) == len(homes)


def test_4_6_a_worker_without_a_field_stays_idle():
    state = table()
    for field in range(len(state.on)):
        state.on[field] = 14
    go(state, "step")
    told = play(state, do.CALL[1])
    assert pick(told, Idle) == [Idle(seat, building(seat, 1), False) for seat in range(3)]
    assert state.idle == (1, 1, 1)


def test_4_7_nobody_works_for_the_keythedral():
    state = acting(T=1)
    assert box.MIDDLE not in state.gap
    play(state, do.FENCE)
    assert legal(state) == list(do.AT[:15])


def test_5_1_5_3_each_worker_brings_one_cube_clockwise_and_stays_until_the_night():
    state = table()
    state.start = 1
    state.on[0], state.on[1] = building(1, 1), building(0, 2)
    woods = [n for n, kind in enumerate(state.kind) if kind == box.WOOD]
    lake = state.kind.index(box.LAKE)
    state.on[woods[1]], state.on[lake] = building(0, 3), building(2, 1)
    told = go(state, "harvest")
    assert [event.seat for event in pick(told, Gathered)] == [1, 2, 0]
    assert [cubes(state, seat) for seat in range(3)] == [{"T": 1, "S": 1}, {"T": 1}, {"A": 1}]
    assert state.phase == "act"
    assert state.on[0] == building(1, 1)
    told = []
    while state.phase == "act":
        told += play(state, do.PASS)
    assert WorkersHome() in told
    assert set(state.on) == {-1}
    assert state.called == ()


def test_5_2_who_comes_late_gets_what_is_left():
    state = table()
    woods = [n for n, kind in enumerate(state.kind) if kind == box.WOOD]
    for n, field in enumerate(woods):
        state.on[field] = building(n % 2, 1 + n // 2)
    give(state, 2, T=17)
    assert count(state.supply, T) == 3
    told = pick(go(state, "harvest"), Gathered)
    assert [(event.cubes[T], event.missed[T]) for event in told] == [(3, 0), (0, 2), (0, 0)]
    assert count(state.supply, T) == 0


def test_5_2_other_colours_do_not_suffer():
    state = table()
    state.on[0], state.on[1] = building(0, 1), building(0, 2)
    state.supply -= count(state.supply, T) * ONE[T]
    told = pick(go(state, "harvest"), Gathered)
    assert (told[0].cubes[S], told[0].missed[T]) == (1, 1)


def test_4_2_nobody_is_asked_for_a_number_that_was_called():
    state = table()
    go(state, "step")
    calls(state, 3)
    assert legal(state) == [do.CALL[n] for n in (1, 2, 4, 5)]
