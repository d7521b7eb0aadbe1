"""Every tile from its row: edges, effects of both sides, costs; then the powers of the summer boats."""

import pytest

from game.core.faces import Words
from game.games.keyflower import actions as do
from game.games.keyflower import components as box
from game.games.keyflower.looks.tile_faces import whole
from game.games.keyflower.rules import engine, expansion
from game.games.keyflower.rules.state import home
from tests.games.keyflower.scene import BLUE, GREEN, LUCK, RED, aims, bid, number, play, put, scene, settle, use

ROADS = {"home": 5, "summer boat": 0, "boat": 0, "ship": 0, "winter": 1}
VILLAGE_ROADS = {box.SPRING: 4, box.SUMMER: 3, box.AUTUMN: 2}
WITH_ACTION = [(n, side) for n in range(len(box.TILES)) for side in (0, 1) if box.ACTION[n][side]]
WITH_COST = [n for n, tile in enumerate(box.TILES) if tile.cost]


def name_of(value):
    return box.TILES[value].id if isinstance(value, int) and value > 1 else str(value)


@pytest.mark.parametrize("tile", box.TILES, ids=lambda tile: tile.id)
def test_the_edges_of_each_row(tile):
    roads = tile.edges.count("R")
    if tile.kind == "turn order":
        assert roads == int(tile.id[4])
        return
    assert roads == (VILLAGE_ROADS[tile.season] if tile.kind == "village" else ROADS[tile.kind])
    assert tile.edges.count("W") == {"home": 1, "summer boat": 2, "boat": 2, "ship": 2}.get(tile.kind, 0)


@pytest.mark.parametrize(("tile", "side"), WITH_ACTION, ids=name_of)
def test_5_5_5_6_5_9_each_side_gives_what_its_row_says(tile, side):
    row = box.TILES[tile]
    effect = row.effects[side]
    state = scene("keywood" if row.id != "keywood" else "miner", hands=[(3, 3, 3, 0)])
    state.skills[:3] = [1, 1, 1]
    state.pile = [15, 15, 15]
    if row.kind != "home":
        settle(state, 1, row.id, cell=box.NEXT[3], side=side)
    else:
        state.villages[1] = (tile,)
        state.owner[tile], state.side[tile] = 1, side
        if tile == home(state, 0):
            state.villages[0] = (5 - tile,)
    before = (sum(state.hand[:4]), sum(state.skills[:3]), state.green)
    told = play(state, 0, do.USE, do.WHERE[2], do.On(tile))
    while state.phase == "act" and state.turn == 0:
        told += play(state, 0, next(a for a in engine.legal(state, 0) if a != do.FromHand(2)))
    after = (sum(state.hand[:4]), sum(state.skills[:3]), state.green)
    paid = effect.pays_worker != box.NOTHING
    assert after[0] - before[0] == effect.workers + effect.greens - 1 - paid
    assert after[1] - before[1] == effect.skills - (effect.pays_skill != box.NOTHING)
    assert before[2] - after[2] == effect.greens
    made = state.goods[home(state, 0) * 4 : home(state, 0) * 4 + 4]
    assert made == (list(effect.gain) if not effect.one_of else [1, 0, 0, 0])
    moved = [event for event in told if type(event).__name__ == "Used"]
    assert moved[0].tile == tile


@pytest.mark.parametrize("tile", WITH_COST, ids=name_of)
def test_6_4_each_tile_is_upgraded_for_what_its_row_says(tile):
    row = box.TILES[tile]
    state = scene("keywood" if row.id != "keywood" else "miner", hands=[(3, 0, 0, 0)])
    if row.kind == "home":
        state.villages[0] = (tile,)
        expansion.link(state, state.villages[0], tile)
        state.owner[tile] = 0
    else:
        settle(state, 0, row.id, cell=box.NEXT[3])
    state.phase, state.moves, state.ups = "carry", 0, 1
    wood, stone, iron, gold = row.cost.goods
    for good, n in enumerate((wood + row.cost.any, stone, iron, gold)):
        state.goods[tile * 4 + good] += n
    total = sum(state.goods)
    assert (do.Upgrade(tile) in engine.legal(state, 0)) == (row.cost.skill == box.NOTHING)
    if row.cost.skill != box.NOTHING:
        state.skills[0 if row.cost.skill == box.ANY_SKILL else row.cost.skill] = 1
    engine.apply(state, 0, do.Upgrade(tile), LUCK, None)
    assert state.side[tile] == 1
    assert sum(state.goods) == total - sum(row.cost.goods) - row.cost.any == 0
    assert sum(state.skills) == 0


def test_6_4_nothing_else_is_ever_upgraded():
    kinds = {tile.kind for tile in box.TILES if tile.cost is None}
    assert kinds == {"summer boat", "winter", "boat", "turn order", "ship"}


@pytest.mark.parametrize("season", [box.SUMMER, box.AUTUMN, box.WINTER])
@pytest.mark.parametrize("side", [0, 1])
def test_11_1_11_2_boat_1_brings_workers_when_boats_are_taken(season, side):
    state = scene("keywood", season=season)
    settle(state, 0, "summer_boat1", side=side)
    state.phase, state.order, state.turn = "boat", (0, 1), 0
    play(state, 0, do.TakeBoat(0))
    assert sum(state.hand[:4]) == 2 - side
    assert state.hand[GREEN] == side
    play(state, 1, do.TakeBoat(1))
    assert sum(state.hand[4:8]) == 0


def test_11_3_boat_2a_carries_from_field_to_field_too():
    state = scene("keywood", hands=[(1, 0, 0, 0)])
    settle(state, 0, "keythedral", cell=box.NEXT[3])
    settle(state, 0, "jeweller", cell=2 * box.NEXT[3])
    put(state, "jeweller", wood=1)
    settle(state, 0, "summer_boat2", side=0)
    state.phase, state.moves, state.ups = "carry", 1, 0
    assert do.CarryFrom(number("jeweller")) in engine.legal(state, 0)


def test_11_3_boat_2a_carries_over_fields_and_lays_without_matching():
    state = scene("keywood", hands=[(1, 0, 0, 0)])
    settle(state, 0, "keythedral", cell=box.NEXT[3])
    put(state, "home1", wood=1)
    state.phase, state.moves, state.ups = "carry", 1, 0
    assert engine.legal(state, 0) == [do.STOP]
    settle(state, 0, "summer_boat2", side=0)
    assert engine.legal(state, 0) == [do.CarryFrom(number("home1")), do.STOP]
    state.phase, state.fresh[0], state.order = "expand", (number("barn"),), (0,)
    play(state, 0, do.Place(number("barn")))
    assert do.At(box.NEXT[0]) in engine.legal(state, 0), "even on the river"


def test_11_4_boat_2b_doubles_steps_and_upgrades():
    state = scene("keywood", hands=[(1, 0, 0, 0)])
    settle(state, 0, "summer_boat2", side=1)
    settle(state, 0, "stable", cell=box.NEXT[3], side=0)
    put(state, "stable", wood=9)
    use(state, 0, "stable", 1, where=1)
    assert (state.moves, state.ups) == (4, 2)


def test_11_5_boat_3a_pays_with_any_resource():
    state = scene("keywood", hands=[(1, 0, 0, 0)])
    put(state, "home1", iron=2)
    state.phase, state.moves, state.ups = "carry", 0, 1
    assert do.Upgrade(number("home1")) not in engine.legal(state, 0)
    settle(state, 0, "summer_boat3", side=0)
    play(state, 0, do.Upgrade(number("home1")))
    assert state.side[number("home1")] == 1


def test_11_7_boat_4a_counters_a_lead_in_another_colour_and_stands_up_when_the_others_leave():
    state = scene("keywood", "miner", hands=[(6, 0, 0, 0), (0, 6, 0, 0)])
    bid(state, 0, "keywood", 2, BLUE)
    assert "keywood" not in aims(state, 1, do.BID)
    settle(state, 1, "summer_boat4", side=0)
    bid(state, 1, "keywood", 3, RED)
    assert (state.leader[state.slot[number("keywood")]], state.lock[number("keywood")]) == (1, BLUE)
    play(state, 0, do.BID, do.On(number("miner")), do.Join(state.slot[number("keywood")]), do.FromHand(0))
    assert state.lock[number("keywood")] == RED
    state = scene("keywood", hands=[(0, 0, 0, 6), (0, 6, 0, 0)])
    settle(state, 1, "summer_boat4", side=0)
    bid(state, 0, "keywood", 2, GREEN)
    assert "keywood" not in aims(state, 1, do.BID), "never against green"


def test_11_8_boat_4b_uses_in_mixed_colours_without_changing_the_lock():
    state = scene("keywood", hands=[(0, 0, 0, 6), (0, 1, 1, 0)])
    settle(state, 1, "summer_boat4", side=1)
    use(state, 0, "keywood", 1, GREEN)
    play(state, 1, do.USE, do.WHERE[0], do.On(number("keywood")))
    assert state.on[number("keywood") * 4 :][:4] == [0, 1, 1, 1]
    assert state.lock[number("keywood")] == GREEN
    assert state.last[number("keywood")] == 2


@pytest.mark.parametrize("tile", [n for n, row in enumerate(box.TILES) if row.kind not in ("turn order", "ship")][::7])
def test_a_tile_that_is_too_small_for_its_plates_is_drawn_without_them(tile):
    """On a narrow card of what happened their letters, which are never smaller than can be read, left their plates."""
    face = least = whole(tile, 0)
    while least.small is not None:
        least = least.small
    assert any(isinstance(part, Words) for part in face.parts)
    assert not any(isinstance(part, Words) for part in least.parts)
    assert (least.w, least.h) == (face.w, face.h)
