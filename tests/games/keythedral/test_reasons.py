"""What a hint of Keythedral says of a law, a seat and a craft: the numbers of this choice, not of any other."""

from game.games import find
from game.games.keythedral import actions as do
from game.games.keythedral import components as box
from game.games.keythedral.options import Options
from tests.boxes import players
from tests.games.keythedral.scene import A, S, T, acting, give, hold, law, play, table

GAME = find("keythedral")


def said(state, *actions):
    """The reasons of a whole choice of whoever must act."""
    return GAME.explain(GAME.look(state, state.turn), state.turn, actions, players(state.seats))


def test_7_5_a_good_season_is_told_by_whose_workers_stand_there():
    state = table()
    hold(state, 0, "good_season")
    state.phase, state.turn, state.queue = "season", 0, (0,)
    woods = [field for field, kind in enumerate(state.kind) if kind == box.WOOD]
    state.on[woods[0]], state.on[woods[1]], state.on[woods[2]] = 0, 5, 6
    wood, lake = (said(state, law("good_season"), do.NAME_FIELD[kind]) for kind in (box.WOOD, box.LAKE))
    assert "1 own, 2 of others" in wood.facts[0] and "0 own, 0 of others" in lake.facts[0]
    assert wood.short == "wood: 1 own, 2 of others"


def test_7_6_a_poor_season_is_told_by_those_who_collect_later():
    state = table()
    hold(state, 0, "poor_season")
    state.phase, state.turn, state.start, state.gathered = "collect", 0, 2, 2
    woods = [field for field, kind in enumerate(state.kind) if kind == box.WOOD]
    state.on[woods[0]], state.on[woods[1]], state.on[woods[2]] = 0, 5, 10
    assert "0 own, 1 of others" in said(state, law("poor_season"), do.NAME[T]).facts[0]


def test_7_11_a_surcharge_is_told_by_what_the_buyer_has_beside_the_price():
    state = acting(T=3, S=1)
    hold(state, 1, "surcharge")
    play(state, do.BUY_SEAT[0])
    assert state.phase == "answer" and state.turn == 1
    facts = {colour: said(state, law("surcharge"), do.NAME[colour]).facts[0] for colour in (T, S, A)}
    assert "has 2 timber" in facts[T] and "has 0 stone" in facts[S] and "has 0 water" in facts[A]


def test_7_9_a_craft_costs_less_with_the_law_and_says_so():
    state = acting(T=3)
    hold(state, 0, "journeyman")
    plain = said(state, do.HIRE[box.IRON], do.PAY[T], do.PAY[T])
    cheap = said(state, do.HIRE[box.IRON], law("journeyman"), do.PAY[T])
    assert plain.short.endswith("for 2") and cheap.short.endswith("for 1")


def test_7_10_a_seat_is_told_by_what_is_paid_for_it():
    state = acting(T=1, S=1)
    state.cut = 0
    assert "for cubes worth 1" in said(state, do.BUY_SEAT[0], do.WITHOUT[S]).facts[0]
    state.cut = -1
    assert "for cubes worth 2" in said(state, do.BUY_SEAT[0]).facts[0]
    assert said(state, do.BUY_SEAT[0]).short == "+1 point"


def test_1_3_a_seat_of_the_second_edition_is_told_by_its_worth():
    state = acting(options=Options(edition="second"))
    give(state, 0, T=1, S=1)
    assert said(state, do.BUY_SEAT[0]).short == "+4 points"
