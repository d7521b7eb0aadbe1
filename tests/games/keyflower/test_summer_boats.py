"""Chapter 11 in every corner: what the four summer boats do, and what they do not."""

import pytest

from game.core.player import Player
from game.games.keyflower import actions as do
from game.games.keyflower import components as box
from game.games.keyflower.events import Bidden
from game.games.keyflower.rules import engine, observation, scoring
from game.games.keyflower.table.slips import tile_slip
from game.games.keyflower.text.narration import narrate
from tests.games.keyflower.scene import BLUE, GREEN, RED, YELLOW, aims, bid, number, play, put, scene, settle, use


def lying(mine, theirs=(4, 0, 0, 0), offered=("keywood", "miner")):
    """Seat 1 owns boat 4a and has these workers; seat 0 leads with two blue ones."""
    state = scene(*offered, hands=[theirs, mine])
    settle(state, 1, "summer_boat4", side=0)
    bid(state, 0, "keywood", 2, BLUE)
    return state


def standing(state, name="keywood"):
    return state.lock[number(name)]


def test_11_7_the_slip_says_why_a_bid_may_be_in_another_colour():
    state = lying((0, 0, 3, 0))
    players = [Player(name, "human", n) for n, name in enumerate(("Ana", "Ben"))]

    def lines():
        return tile_slip(observation.look(state, None), players, number("keywood")).lines

    assert not any("another colour" in line for line in lines())
    bid(state, 1, "keywood", 3, YELLOW)
    assert "Ben may bid in another colour, owning the Festival Boat" in lines()


def test_11_3_boat_2a_does_not_carry_over_water():
    state = scene("keywood")
    settle(state, 0, "summer_boat2", side=0)
    settle(state, 0, "flipper", cell=box.NEXT[0])
    settle(state, 0, "barn", cell=box.NEXT[0] * 2)
    put(state, "flipper", wood=1)
    state.phase, state.moves, state.ups = "carry", 1, 0
    assert engine.legal(state, 0) == [do.STOP]


def test_11_4_boat_2b_doubles_no_free_upgrade():
    state = scene("keywood")
    settle(state, 0, "flipper")
    settle(state, 0, "keywood", cell=box.NEXT[3])
    before = scoring.score(state, 0)
    settle(state, 0, "summer_boat2", side=1)
    assert scoring.score(state, 0) == before == 2 + 5


def test_11_5_boat_3a_pays_printed_gold_and_boat_3b_pays_nothing():
    for side in (0, 1):
        state = scene("keywood")
        settle(state, 0, "summer_boat3", side=side)
        settle(state, 0, "goldsmith", cell=box.NEXT[3])
        put(state, "goldsmith", wood=1, iron=1)
        state.phase, state.moves, state.ups = "carry", 0, 1
        assert (do.Upgrade(number("goldsmith")) in engine.legal(state, 0)) == (side == 0)


def test_11_6_12_7_boat_3b_makes_gold_for_the_jeweller_and_sets_of_anything():
    state = scene("keywood")
    settle(state, 0, "summer_boat3", side=1)
    put(state, "home1", wood=3)
    settle(state, 0, "jeweller")
    assert scoring.score(state, 0) == 6
    settle(state, 0, "mercers_guild")
    assert scoring.score(state, 0) == 6, "one set would be 5"
    settle(state, 0, "barn", side=1)
    put(state, "barn", stone=2)
    assert scoring.score(state, 0) == 6 + 4


@pytest.mark.parametrize(("seat", "colour", "other"), [(1, BLUE, False), (1, RED, True), (0, BLUE, False)])
def test_11_7_it_is_told_why_a_bid_may_be_in_another_colour(seat, colour, other):
    state = lying((3, 3, 0, 0), theirs=(9, 0, 0, 0))
    if seat == 0:
        bid(state, 1, "keywood", 3, RED)
    (told,) = (event for event in bid(state, seat, "keywood", 3, colour) if isinstance(event, Bidden))
    line = narrate(told, [Player(name, "human", n) for n, name in enumerate(("Ana", "Ben"))])
    assert (told.other, line.rule) == (other, "11.7" if other else "4.1")
    assert ("the Festival Boat allows another colour" in line.text) == other


@pytest.mark.parametrize("colour", [RED, YELLOW, GREEN])
def test_11_7_a_counterbid_may_be_of_any_other_colour(colour):
    state = lying((0, 3, 3, 3))
    bid(state, 1, "keywood", 3, colour)
    assert (state.leader[state.slot[number("keywood")]], standing(state)) == (1, BLUE)
    assert state.bids[1] == 3 * 4 + colour


def test_11_7_others_still_bid_and_use_in_the_colour_that_stands():
    state = lying((0, 3, 0, 0), theirs=(9, 9, 0, 0))
    bid(state, 1, "keywood", 3, RED)
    play(state, 0, do.USE, do.WHERE[0], do.On(number("keywood")))
    assert state.colour == BLUE
    state = lying((0, 3, 0, 0), theirs=(9, 9, 0, 0))
    bid(state, 1, "keywood", 3, RED)
    bid(state, 0, "keywood", 2)
    assert state.bids[0] == 4 * 4 + BLUE


def test_11_7_a_lying_group_is_raised_in_its_own_colour_leading_or_not():
    state = lying((4, 8, 0, 0), theirs=(9, 0, 0, 0))
    bid(state, 1, "keywood", 3, RED)
    play(state, 0, do.PASS)
    play(state, 1, do.BID, do.On(number("keywood")))
    assert (state.colour, engine.legal(state, 1)[0]) == (RED, do.FromHand(1)), "raising the lead"
    play(state, 1, do.FromHand(1))
    bid(state, 0, "keywood", 3)
    play(state, 1, do.BID, do.On(number("keywood")))
    assert (state.colour, engine.legal(state, 1)[0]) == (RED, do.FromHand(2)), "raising a losing one"


def test_11_7_a_standing_group_never_takes_another_colour():
    state = scene("keywood", hands=[(0, 0, 0, 0), (5, 5, 0, 0), (5, 0, 0, 0)], seats=3)
    settle(state, 1, "summer_boat4", side=0)
    play(state, 0, do.PASS)
    bid(state, 1, "keywood", 1, BLUE)
    bid(state, 2, "keywood", 2)
    play(state, 0, do.PASS)
    play(state, 1, do.BID, do.On(number("keywood")))
    assert state.colour == BLUE


def test_11_7_only_against_another_players_lead_on_a_village_tile():
    state = scene("keywood", hands=[(4, 0, 0, 0), (0, 6, 0, 0)])
    settle(state, 1, "summer_boat4", side=0)
    use(state, 0, "keywood", 1, BLUE)
    assert "keywood" not in aims(state, 1, do.BID), "used, but nobody leads"
    state = scene("keywood", hands=[(4, 0, 0, 0), (0, 6, 0, 0)])
    settle(state, 1, "summer_boat4", side=0)
    bid(state, 0, "turn1_two", 1, BLUE)
    assert aims(state, 1, do.BID) == {"keywood"}, "no turn order tile"
    state = lying((0, 6, 0, 0))
    assert "keywood" not in aims(state, 1, do.USE), "a bid it is, no use"


def test_11_7_workers_that_stand_on_the_tile_keep_the_lying_ones_down():
    state = lying((0, 6, 0, 0), theirs=(6, 0, 0, 0))
    bid(state, 1, "keywood", 3, RED)
    play(state, 0, do.USE, do.WHERE[0], do.On(number("keywood")))
    play(state, 0, do.Join(state.slot[number("keywood")]), do.FromHand(0))
    assert standing(state) == BLUE
    state = lying((0, 6, 0, 0), theirs=(6, 0, 0, 0))
    bid(state, 1, "keywood", 3, RED)
    play(state, 0, do.USE, do.WHERE[1], do.On(number("home1")))
    play(state, 0, do.Join(state.slot[number("keywood")]), do.FromHand(0))
    assert standing(state) == RED, "all blue ones have gone to another tile"


def test_11_8_boat_4b_needs_an_opened_tile_of_anybody():
    state = scene("keywood", "miner", hands=[(1, 2, 1, 1), (2, 0, 0, 0)])
    settle(state, 0, "summer_boat4", side=1)
    play(state, 0, do.USE, do.WHERE[0], do.On(number("keywood")))
    assert {action for action in engine.legal(state, 0) if isinstance(action, do.Colour)} == {*do.COLOUR}
    play(state, 0, do.Colour(BLUE), do.FromHand(1))
    play(state, 1, do.PASS)
    play(state, 0, do.USE, do.WHERE[0], do.On(number("keywood")))
    assert state.colour == 4, "opened by the owner's own use"
    play(state, 0, do.Colour(RED), do.Colour(YELLOW), do.ENOUGH)
    keywood = number("keywood")
    assert state.on[keywood * 4 : keywood * 4 + 4] == [1, 1, 1, 0]
    assert (standing(state), state.last[keywood]) == (BLUE, 2)


def test_11_8_lying_workers_count_towards_the_six_and_the_next_use():
    state = scene("keywood", hands=[(9, 0, 0, 0), (0, 9, 0, 0)])
    settle(state, 1, "summer_boat4", side=1)
    use(state, 0, "keywood", 1, BLUE)
    play(state, 1, do.USE, do.WHERE[0], do.On(number("keywood")), *[do.Colour(RED)] * 3, do.ENOUGH)
    assert "keywood" not in aims(state, 0, do.USE), "four and four are more than six"
    play(state, 0, do.PASS)
    assert "keywood" not in aims(state, 1, do.USE)


def test_11_8_workers_that_lay_go_to_whoever_wins_the_tile():
    state = scene("keywood", hands=[(9, 0, 0, 0), (0, 2, 0, 0)])
    settle(state, 1, "summer_boat4", side=1)
    bid(state, 0, "keywood", 1, BLUE)
    use(state, 1, "keywood", 1)
    while state.phase == "act":
        play(state, state.turn, do.PASS)
    assert state.hand[:4] == [8, 1, 0, 0]


def test_11_8_boat_4b_pays_with_any_colour_that_is_left():
    state = scene("tavern", hands=[(1, 0, 0, 0), (0, 1, 0, 1)])
    settle(state, 1, "summer_boat4", side=1)
    bid(state, 0, "tavern", 1, BLUE)
    play(state, 1, do.USE, do.WHERE[0], do.On(number("tavern")))
    assert engine.legal(state, 1) == [do.Colour(RED), do.Colour(GREEN)]
    play(state, 1, do.Colour(RED))
    assert state.hand[4:8][GREEN] + state.bag[GREEN] == 1
    assert state.bag[GREEN] == 1, "paid"
