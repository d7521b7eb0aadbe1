"""Chapters 2 and 3: what is in play, and how the map is laid."""

from collections import Counter

import pytest

from game.core.chance import FastChance
from game.core.errors import BadOption
from game.games.keythedral import actions as do
from game.games.keythedral import components as box
from game.games.keythedral.events import CottageLaid, FieldDrawn, FieldLaid
from game.games.keythedral.options import Options
from game.games.keythedral.purse import unpacked
from game.games.keythedral.rules import engine, laying
from game.games.keythedral.rules.laying import free_cells, free_gaps
from tests.games.keythedral.scene import cell, legal, play

every_table = pytest.mark.parametrize("seats", box.SEATS)


def laid(seats, seed=0, options=None):
    """The laying of the map by luck: the state before round 1, and who laid in which order."""
    luck, order = FastChance(seed), []
    state = engine.setup(options or Options(), seats, luck)
    while state.phase == "lay":
        seat, action = state.turn, luck.pick(engine.legal(state, state.turn))
        order.append((seat, type(action)))
        engine.apply(state, seat, action, luck, None)
    return state, order


@every_table
def test_2_1_2_3_2_4_everything_is_in_the_box(seats):
    state = engine.setup(Options(), seats, FastChance(1))
    assert unpacked(state.supply) == (20, 20, 15, 15, 15, 10, 10, 10)
    assert state.fences == (3,) * seats
    assert state.gap == (-1,) * (5 * seats)
    assert sum(state.stack) == 5 * seats - 1, "one is drawn"
    assert box.FIELDS[seats] == ((6, 4, 5, 5, 5) if seats == 5 else (seats,) * 5)


@pytest.mark.parametrize("seats", [1, 6])
def test_1_3_only_so_many_can_play(seats):
    with pytest.raises(BadOption, match="two to five"):
        engine.setup(Options(), seats, FastChance(1))


def test_1_3_two_play_the_second_edition_whatever_is_chosen():
    assert [engine.setup(Options(), seats, FastChance(1)).second for seats in box.SEATS] == [True, False, False, False]
    assert engine.setup(Options("second"), 4, FastChance(1)).second


def test_2_2_the_keythedral_lies_between_two_woods_and_two_quarries():
    state = engine.setup(Options(), 3, FastChance(1))
    kinds = dict(zip(state.cell, state.kind, strict=True))
    assert kinds == {cell(0, 0): box.WOOD, cell(1, 1): box.WOOD, cell(1, 0): box.QUARRY, cell(0, 1): box.QUARRY}


@every_table
def test_2_5_as_many_seats_of_a_level_as_are_sold_lie_open(seats):
    state = engine.setup(Options(), seats, FastChance(3))
    assert (state.level, len(state.panes[0])) == (0, 5 if seats == 2 else 4)
    assert set(state.panes[0]) < set(box.OF_LEVEL[0])
    assert state.panes[1:] == ((),) * 4
    seen = {engine.setup(Options(), seats, FastChance(seed)).panes[0] for seed in range(20)}
    assert len(seen) > 3


def test_2_6_anybody_may_start():
    assert {engine.setup(Options(), 4, FastChance(seed)).start for seed in range(40)} == {0, 1, 2, 3}


@every_table
def test_3_1_3_5_everybody_lays_five_of_each_in_turn_and_nothing_moves(seats):
    state, order = laid(seats, 4)
    turns = [seat for seat, kind in order if kind is do.LayField]
    assert turns == [(turns[0] + n) % seats for n in range(5 * seats)]
    assert [seat for seat, kind in order if kind is do.Gap] == turns
    assert min(state.gap) > 0
    assert Counter(state.kind[4:]) == Counter(dict(enumerate(box.FIELDS[seats])))
    before = state.cell, state.kind, state.gap
    while engine.actors(state):
        engine.apply(state, state.turn, engine.legal(state, state.turn)[0], FastChance(0), None)
    assert (state.cell, state.kind, state.gap) == before


def test_3_2_a_field_is_drawn_before_everybodys_eyes_then_laid_then_a_cottage():
    state = engine.setup(Options(), 3, FastChance(2))
    seat, drawn = state.turn, state.drawn
    assert {type(action) for action in legal(state)} == {do.LayField}
    told = play(state, do.LAY_FIELD[cell(2, 0)])
    assert told == [FieldLaid(seat, drawn, cell(2, 0))]
    assert legal(state) == list(do.COTTAGE[1:])
    told = play(state, do.COTTAGE[3], do.GAP[cell(1, 0)])
    assert told[0] == CottageLaid(seat, seat * 5 + 2, cell(1, 0))
    assert told[1] == FieldDrawn((seat + 1) % 3, state.drawn)
    assert state.near[seat * 5 + 2] == (1, 4, 3, -1), "corners: (1,0), (2,0), (1,1), and nothing at (2,1) yet"


def test_3_3_a_field_lies_beside_a_field_or_at_a_cottages_corner():
    state = engine.setup(Options(), 3, FastChance(2))
    sides = {(x, y) for x in (0, 1) for y in (-1, 2)} | {(x, y) for x in (-1, 2) for y in (0, 1)}
    assert set(free_cells(state)) == {cell(x, y) for x, y in sides}
    play(state, do.LAY_FIELD[cell(2, 0)], do.COTTAGE[1], do.GAP[cell(2, 0)])
    assert cell(3, 1) in free_cells(state), "it touches the cottage alone"
    assert cell(4, 1) not in free_cells(state)


def test_3_4_a_cottage_lies_in_a_free_gap_at_a_field():
    state = engine.setup(Options(), 3, FastChance(2))
    assert len(free_gaps(state)) == 8
    assert cell(0, 0) not in free_gaps(state), "the Keythedral"
    assert cell(1, 1) in free_gaps(state), "it touches one field"
    assert cell(2, 0) not in free_gaps(state)
    seat = state.turn
    play(state, do.LAY_FIELD[cell(2, 0)], do.COTTAGE[2], do.GAP[cell(1, 0)])
    assert cell(1, 0) not in free_gaps(state)
    state.turn = seat
    state.drawn = -1
    assert do.COTTAGE[2] not in legal(state)


def test_13_4_in_free_order_a_cottage_may_come_first():
    state = engine.setup(Options(laying="free"), 3, FastChance(2))
    seat = state.turn
    play(state, do.COTTAGE[1], do.GAP[cell(1, 0)])
    assert (state.turn, {type(action) for action in legal(state)}) == (seat, {do.LayField})
    play(state, do.LAY_FIELD[cell(2, 1)])
    assert state.near[seat * 5] == (1, -1, 3, 4), "the cottage touches what was laid after it"
    assert state.turn != seat
    assert laid(4, 7, Options(laying="free"))[0].phase != "lay"


def test_3_3_3_4_no_map_grows_beyond_what_can_be_named():
    """In the worst case all is laid in one direction."""
    state = engine.setup(Options(), 5, FastChance(2))
    while state.phase == "lay":
        action = max(legal(state), key=lambda a: getattr(a, "cell", getattr(a, "gap", 0)))
        engine.apply(state, state.turn, action, FastChance(0), None)
    assert max(state.cell) in do.LAY_FIELD
    assert laying.free_cells(state)[-1] in do.LAY_FIELD
