"""Chapter 16: the Key Celeste and its ghost."""

import pytest

from game.core.chance import FastChance
from game.games.keyflower import actions as do
from game.games.keyflower import components as box
from game.games.keyflower.events import GhostBack, GhostGone, GhostWon, Haunted, TileGone
from game.games.keyflower.options import Options
from game.games.keyflower.places import BAG, NOWHERE, ON_SHIP, slot_of
from game.games.keyflower.rules import audit, engine, scoring
from game.games.keyflower.rules.observation import look
from game.games.keyflower.rules.state import put_joker
from game.games.keyflower.table.mats import caption
from tests.games.keyflower.scene import BLUE, RED, aims, bid, finish_season, number, play, put, settle, use
from tests.games.keyflower.small_boxes import BOTH, assert_conserved, scene

CELESTE = Options(key_celeste=True)
SHIP = "key_celeste"


def haunting(*offered, season=1, hands=((5, 0, 0, 0), (5, 0, 0, 0)), options=CELESTE):
    """Seat 0 has the ghost; seat 1 leads on the first tile with two blue ones."""
    state = scene(*offered, season=season, hands=hands, options=options)
    state.ghost, state.turn = 0, 1
    bid(state, 1, offered[0], 2, BLUE)
    return state


@pytest.mark.parametrize("seats", range(2, 7))
def test_16_1_it_lies_after_the_turn_order_tiles_and_is_bid_for_like_them(seats):
    state = engine.setup(CELESTE, seats, FastChance(seats))
    assert state.market[-2:] == (box.TURN_ORDER_TILES[seats][-1], box.CELESTE)
    assert state.ghost == ON_SHIP
    state.turn = 0
    assert SHIP in aims(state, 0, do.BID)
    assert SHIP not in aims(state, 0, do.USE)
    state = scene("keywood", hands=[(5, 0, 0, 0), (0, 9, 0, 0)], options=CELESTE)
    settle(state, 1, "summer_boat4", side=0)
    bid(state, 0, SHIP, 1, BLUE)
    assert aims(state, 1, do.BID) == {"keywood", "turn1_two"}, "no other colour against its lead"
    finish_season(state)
    assert state.order == (0, 1), "it brings no early boat"


@pytest.mark.parametrize("season", range(3))
def test_16_2_its_winner_takes_the_ghost_and_not_the_tile(season):
    state = scene("keywood", season=season, hands=[(5, 0, 0, 0), (5, 0, 0, 0)], options=CELESTE)
    bid(state, 0, SHIP, 1, BLUE)
    bid(state, 1, SHIP, 2)
    told = finish_season(state)
    assert GhostWon(1) in told
    assert (state.ghost, state.owner[box.CELESTE]) == (1, -1)
    assert TileGone(box.CELESTE) not in told
    assert_conserved(state)
    state = scene("keywood", season=season, options=CELESTE)
    finish_season(state)
    assert state.ghost == ON_SHIP
    assert state.market == ()


@pytest.mark.parametrize("bids", [0, 1])
def test_16_3_in_winter_its_winner_takes_the_tile_and_lays_it(bids):
    state = scene("jeweller", season=box.WINTER, hands=[(5, 0, 0, 0), ()], options=CELESTE)
    if bids:
        bid(state, 0, SHIP, 1, BLUE)
    told = finish_season(state)
    assert (box.CELESTE in state.fresh[0]) == bool(bids)
    assert (TileGone(box.CELESTE) in told) == (not bids)
    while state.phase != "over":
        play(state, state.turn, engine.legal(state, state.turn)[0])
    assert (box.CELESTE in state.villages[0] + state.beside[0]) == bool(bids)


def test_16_4_the_ghost_takes_a_leading_bid_of_another_and_its_player_gets_the_workers():
    state = haunting("keywood", "miner")
    bid(state, 0, "miner", 1, BLUE)
    bid(state, 1, "turn1_two", 1, BLUE)
    bid(state, 0, "turn1_two", 2)
    bid(state, 1, SHIP, 1, BLUE)
    assert engine.legal(state, 0)[0] == do.GHOST
    play(state, 0, do.GHOST)
    assert engine.legal(state, 0) == [do.On(number("keywood")), do.On(box.CELESTE)], "not where it leads itself"
    told = play(state, 0, do.On(number("keywood")))
    assert Haunted(0, 1, number("keywood"), (2, 0, 0, 0)) in told
    assert state.hand[:4] == [4, 0, 0, 0]
    assert (state.turn, slot_of(state.ghost)) == (1, 0)
    assert do.GHOST not in engine.legal(state, 1)
    assert_conserved(state)


def test_16_4_not_in_spring_and_it_ends_a_row_of_passes():
    state = haunting("keywood", season=0)
    assert do.GHOST not in engine.legal(state, 0)
    state = haunting("keywood", hands=((), (5, 0, 0, 0)))
    state.turn, state.passes = 0, 1
    assert engine.legal(state, 0) == [do.GHOST, do.PASS], "who has nobody left may play it, too"
    play(state, 0, do.GHOST, do.On(number("keywood")))
    play(state, 1, do.PASS)
    assert state.phase == "act"


def test_16_5_nobody_bids_or_uses_there_any_more_and_losing_bids_may_move_away():
    hands = [(9, 0, 0, 0), (9, 0, 0, 0), (9, 0, 0, 0)]
    state = scene("keywood", "miner", seats=3, hands=hands, options=CELESTE)
    use(state, 0, "keywood", 1, BLUE)
    bid(state, 1, "keywood", 2)
    bid(state, 2, "keywood", 3)
    state.ghost, state.turn = 0, 0
    play(state, 0, do.GHOST, do.On(number("keywood")))
    assert all("keywood" not in aims(state, seat, kind) for seat in range(3) for kind in (do.BID, do.USE))
    assert state.on[number("keywood") * 4] == 1, "who stood there stays"
    play(state, 1, do.BID, do.On(number("miner")))
    assert do.Join(0) in engine.legal(state, 1)
    play(state, 1, do.Join(0), do.FromHand(0))
    assert state.bids[:3] == [0, 0, 0]


def test_16_5_16_6_the_tile_and_who_stands_on_it_go_to_whose_bid_was_replaced():
    state = haunting("keywood", hands=((5, 0, 0, 0), (5, 0, 0, 0)))
    use(state, 0, "keywood", 1)
    state.turn = 0
    play(state, 0, do.GHOST, do.On(number("keywood")))
    bag = state.bag[:]
    finish_season(state)
    assert state.owner[number("keywood")] == 1
    assert (state.hand[:4], state.hand[4:8]) == ([6, 0, 0, 0], [4, 0, 0, 0])
    assert state.bag == bag


def test_16_6_the_ghost_pays_for_nothing_and_scores_for_no_worker():
    state = scene("tavern", hands=[(1, 0, 0, 0), ()], options=CELESTE)
    state.ghost = 0
    assert aims(state, 0, do.USE) == set()
    for name in ("apothecary", "village_hall", "white_wind"):
        state = scene("keywood", season=box.WINTER, hands=[(4, 0, 0, 0), ()], options=CELESTE)
        settle(state, 0, name)
        before = scoring.score(state, 0)
        state.ghost = 0
        assert scoring.score(state, 0) == before


@pytest.mark.parametrize("season", [1, 2])
@pytest.mark.parametrize("on", ["keywood", "turn1_two", SHIP, ""])
def test_16_4_16_7_the_ghost_returns_before_the_ship_is_resolved(season, on):
    state = scene("keywood", season=season, hands=[(5, 0, 0, 0), (9, 0, 0, 0)], options=CELESTE)
    state.ghost, state.turn = 0, 1
    for name in ("keywood", "turn1_two", SHIP):
        state.turn = 1
        bid(state, 1, name, 1, BLUE)
    state.turn = 0
    if on:
        play(state, 0, do.GHOST, do.On(number(on)))
    told = finish_season(state)
    assert state.ghost == 1, "the winner of the bid for the Key Celeste, replaced by the ghost or not"
    assert (GhostBack(0) in told) == (not on)
    assert state.owner[number("keywood")] == 1
    assert state.heir == 1, "start player once the boat is chosen"
    assert sum(state.hand[:4]) == 5 + bool(on)
    assert_conserved(state)


@pytest.mark.parametrize("played", [False, True])
def test_16_8_in_winter_a_played_ghost_leaves_and_one_that_was_not_is_kept(played):
    state = haunting("jeweller", season=box.WINTER)
    bid(state, 0, SHIP, 1, BLUE)
    state.turn = 0
    if played:
        play(state, 0, do.GHOST, do.On(number("jeweller")))
    told = finish_season(state)
    assert (GhostGone() in told) == played
    assert state.ghost == (NOWHERE if played else 0)
    state = scene("jeweller", season=box.WINTER, hands=[(5, 0, 0, 0), ()], options=CELESTE)
    bid(state, 0, SHIP, 1, BLUE)
    finish_season(state)
    assert state.ghost == 0, "which nobody had"


@pytest.mark.parametrize(("tile", "ghost", "joker", "points"), [
    (True, False, False, 3), (True, True, False, 6), (True, False, True, 6), (True, True, True, 9),
    (False, True, False, 0), (False, True, True, 1),
])  # fmt: skip
def test_16_9_three_points_and_three_for_each_ghost_the_joker_as_one(tile, ghost, joker, points):
    state = scene("jeweller", season=box.WINTER, options=Options(key_celeste=True, by_hand=True))
    if tile:
        settle(state, 0, SHIP)
    state.ghost, state.joker = 0 if ghost else 1, 0 if joker else -1
    assert scoring.score(state, 0) == points
    assert audit.total(state, 0, *audit.best(state, 0)) == points
    put(state, "home1", gold=2)
    assert scoring.score(state, 0) == points + 2


def test_16_10_it_is_a_boat_of_the_river_which_counts_no_more_than_32():
    state = scene("jeweller", season=box.WINTER, options=BOTH)
    river = box.NEXT[0]
    for n, name in enumerate((SHIP, "sea_breese", "flipper", "ianvincible", "white_wind", "sea_bastion"), 1):
        settle(state, 0, name, cell=river * n)
        assert scoring.river(state, 0) == (0, 2, 4, 8, 16, 32, 32)[n]


def test_16_4_15_4_sven_is_taken_from_a_bid_like_others():
    state = scene("keywood", hands=[(1, 0, 0, 0), (1, 0, 1, 0, 1)], options=BOTH)
    state.ghost, state.turn = 0, 1
    play(state, 1, do.BID, do.On(number("keywood")), do.READ_AS[box.SVEN], do.FromHand(1), do.FromHand(1))
    told = play(state, 0, do.GHOST, do.On(number("keywood")))
    assert Haunted(0, 1, number("keywood"), (1, 0, 1, 0, 1, 0)) in told
    assert (state.hand[:4], state.jokers[0].at) == ([2, 0, 1, 0], 0)
    assert state.jokers[1].at == BAG
    assert state.lock[number("keywood")] == -1
    assert_conserved(state)
    assert RED


@pytest.mark.parametrize(("seat", "opened", "told"), [
    (None, True, "has Sven and the ghost"), (1, False, "has the ghost"), (0, False, "has Sven and the ghost"),
])  # fmt: skip
def test_13_1_16_2_what_is_known_to_be_behind_a_screen_stands_on_its_mat(seat, opened, told):
    options = Options(keymelequin=2, key_celeste=True, open_screens=opened)
    state = scene("keywood", season=1, hands=[(1, 0, 0, 0), (5, 0, 0, 0)], options=options)
    state.ghost, state.turn = 0, 1
    put_joker(state, 0, 0, seen=False)
    assert caption(look(state, seat), 0) == told and caption(look(state, seat), 1) == ""
