"""RULES.md 12 and 13: the end, debt, and who wins."""

import pytest

from game.games.dark_water_salvage.components import WRECKS
from game.games.dark_water_salvage.events import GameEnded, RoundEnded
from game.games.dark_water_salvage.rules import engine
from game.games.dark_water_salvage.rules.state import balance
from tests.games.dark_water_salvage.scene import do, finish_round, game, salvage, told


def ended(prestige, balances, order=None):
    """The result of a finished game with this prestige and these balances."""
    state = game(len(prestige), "research", order=order)
    state.prestige = list(prestige)
    state.cash = [100] * len(prestige)
    state.salvage = [0] * len(prestige)
    state.loans = [100 - money for money in balances]
    state.last = True
    finish_round(state)
    assert state.phase == "over"
    return engine.result(state)


def firsts(result):
    return [seat for tied in result.ranking for seat in tied]


def test_12_1_pawns_leave_the_lake():
    state = game(2, "research", bag=(4, 0))
    events = finish_round(state, 0, 0, 0, 0)
    assert state.pawns == [-1, -1]
    assert told(events, RoundEnded) == [RoundEnded(0, (50, 50), (50, 50), (0, 0), (0, 0))]


def test_12_2_after_the_last_round_it_is_over():
    state = game(2, "research")
    state.last = True
    assert engine.result(state) is None
    events = finish_round(state)
    assert told(events, GameEnded) == [GameEnded((0, 0))]
    assert engine.actors(state) == ()
    assert engine.legal(state, 0) == ()
    assert engine.result(state) is not None


def test_12_3_the_twelfth_wreck_ends_it_at_once():
    state = game(2, "salvage", pawns="A1 A3")
    for wreck in range(2, WRECKS):
        state.located[wreck] = state.raised[wreck] = 1
    state.sunk = state.unlocated = 0b11
    do(state, 0, salvage(0))
    assert state.phase == "salvage"
    events = do(state, 1, salvage(1))
    assert [event.raised for event in told(events, RoundEnded)] == [True]
    assert state.phase == "over"
    assert "All twelve" in engine.result(state).reason


def test_13_1_scores_are_prestige():
    assert ended((7, 12, 3), (0, 0, 0)).scores == (7, 12, 3)


@pytest.mark.parametrize(("cash", "salvage_", "loans", "expected"), [(5, 40, 50, -5), (10, 40, 50, 0), (0, 0, 0, 0)])
def test_13_2_money_and_salvage_less_loans(cash, salvage_, loans, expected):
    state = game(2, "research")
    state.cash[0], state.salvage[0], state.loans[0] = cash, salvage_, loans
    assert balance(state, 0) == expected


def test_1_3_13_3_the_most_prestige_out_of_debt_wins():
    result = ended((30, 12, 20), (-1, 0, 5))
    assert firsts(result) == [2, 1, 0]
    assert "20" in result.reason
    assert "30" in result.reason
    assert "debt" in result.reason


def test_13_3_everybody_whom_debt_has_cost_the_win_is_counted():
    assert "2 players in debt had as much prestige or more: up to 31." in ended((30, 31, 20), (-1, -9, 5)).reason
    assert "1 player in debt had as much prestige or more: up to 20." in ended((20, 19, 20), (-1, -9, 5)).reason
    assert "in debt had" not in ended((19, 31, 20), (-1, 9, 5)).reason


def test_13_2_who_is_in_debt_is_remarked():
    assert ended((30, 31, 20), (-1, 0, -9)).remarks == ("in debt", "", "in debt")


def test_13_4_if_all_are_in_debt_the_most_prestige_wins():
    result = ended((10, 12, 11), (-1, -50, -3))
    assert firsts(result) == [1, 2, 0]
    assert "Everybody is in debt" in result.reason


def test_13_5_ties_by_balance_then_by_turn_order():
    result = ended((10, 10, 9), (3, 8, 50))
    assert firsts(result) == [1, 0, 2]
    assert "balance" in result.reason
    result = ended((10, 10, 9), (3, 3, 50), order=(2, 1, 0))
    assert firsts(result) == [1, 0, 2]
    assert "turn order" in result.reason


def test_13_6_all_in_debt_come_after_all_who_are_not():
    result = ended((30, 25, 2, 1), (-5, -1, 0, 9))
    assert firsts(result) == [2, 3, 0, 1]
