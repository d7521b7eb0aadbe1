"""Chapters 10, 11 and 13: when the game is over, who has won, and the options."""

import pytest

from game.core.chance import FastChance
from game.games.keythedral import GAME
from game.games.keythedral import actions as do
from game.games.keythedral import components as box
from game.games.keythedral.events import GameEnded
from game.games.keythedral.options import Options
from game.games.keythedral.rules import engine
from game.games.keythedral.rules.scoring import result
from tests.games.keythedral.scene import acting, give, go, open_level, pick, play


def last_seat(seats=3, options=None):
    """Seat 0 can buy the last seat of all; seat 1 has all others."""
    state = acting(seats, options, F=1, I=1, O=1)
    open_level(state, 4, [29])
    return state


def owned(state, *tiles_by_seat):
    state.owner = tuple(
        next((seat for seat, tiles in enumerate(tiles_by_seat) if tile in tiles), -1) for tile in range(34)
    )


def test_1_1_10_1_10_2_10_3_the_last_seat_ends_the_game_at_once_and_most_points_win():
    state = last_seat()
    told = play(state, do.BUY_SEAT[29])
    assert pick(told, GameEnded) == [GameEnded((5, 36, 0), False)]
    assert engine.actors(state) == ()
    assert result(state).ranking == ((1,), (0,), (2,))
    assert "last seat" in result(state).reason


def test_10_4_after_the_actions_of_round_15_it_ends_in_any_case():
    state = acting(T=3)
    state.round = 15
    told = play(state, do.PASS, do.PASS, do.PASS)
    assert pick(told, GameEnded) == [GameEnded((0, 0, 0), True)]
    assert "Round 15" in result(state).reason


def test_11_1_each_seat_counts_its_level_in_the_first_edition():
    state = last_seat()
    owned(state, [0, 6, 14, 22, 28], [1, 2], [])
    go(state, "end")
    assert state.scores == (15, 2, 0)
    assert result(state).ranking == ((0,), (1,), (2,))


def test_11_2_cubes_break_a_tie_in_the_first_edition():
    state = acting(4, T=1, I=1)
    owned(state, [0], [1], [2], [])
    give(state, 1, O=1)
    give(state, 2, G=1)
    go(state, "end")
    assert result(state).ranking == ((1,), (0, 2), (3,))
    assert "tie is broken" in result(state).reason
    assert result(state).remarks[1] == "cubes worth 4"


def test_11_2_whoever_is_still_tied_shares():
    state = acting(T=1)
    give(state, 1, A=1)
    owned(state, [0], [1], [2])
    go(state, "end")
    assert result(state).winners == (0, 1)
    assert "shared" in result(state).reason


def test_11_3_cubes_are_points_in_the_second_edition():
    state = acting(3, Options("second"), T=1, I=1, G=1, O=1)
    owned(state, [0, 28], [6], [14])
    go(state, "end")
    assert state.scores == (4 + 12 + 10, 6, 8)
    assert result(state).remarks == ()


def test_11_3_a_tie_is_shared():
    state = acting(3, Options("second"), T=2)
    owned(state, [0], [6], [])
    go(state, "end")
    assert result(state).winners == (0, 1)


@pytest.mark.parametrize(
    ("options", "seats"),
    [(Options(), 17), (Options("second"), 22), (Options(length="short"), 10), (Options("second", "short"), 10)],
)
def test_1_3_13_1_13_2_so_many_seats_are_sold(options, seats):
    second = options.edition == "second"
    assert sum(box.seats_of_level(options.length == "short", second)) == seats
    state = engine.setup(Options(options.edition, options.length, True), 4, FastChance(1))
    assert sum(map(len, state.panes)) == seats
    assert state.second == second


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_table_is_handed_over_as_often_as_the_set_up_says_or_more_but_not_three_times_as_often(seats):
    """What is laid, called and sent is decided before all eyes; everything else behind one's screen."""
    luck, last, times = FastChance(seats), -1, 0
    state = GAME.setup(GAME.options(), seats, luck)
    while acting := GAME.actors(state):
        seat = acting[0]
        if state.phase not in ("lay", "call", "place"):
            times, last = times + (seat != last), seat
        GAME.apply(state, seat, GAME.mind.policy(state, seat, GAME.legal(state, seat), luck), luck, None)
    said = GAME.staging.cover().hand_overs
    assert said <= times / seats < 3 * said
