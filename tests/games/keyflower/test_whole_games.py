"""Random games of two to six players: they end, nothing is lost, and no view tells a secret."""

import pytest

from game.core.chance import Chance, FastChance
from game.core.codec import Codec
from game.games.keyflower import actions as do
from game.games.keyflower import components as box
from game.games.keyflower.events import EVENTS
from game.games.keyflower.options import Options
from game.games.keyflower.rules import engine, observation, possible
from game.games.keyflower.view import Half, View

every_table = pytest.mark.parametrize("seats", range(2, 7))


def walk(seats, seed, options=None, told=None):
    """The positions of a random game in which people rarely pass, each with who acts and what is played."""
    luck = FastChance(seed)
    state = engine.setup(options or Options(), seats, luck)
    while engine.actors(state):
        seat = luck.pick(engine.actors(state))
        legal = engine.legal(state, seat)
        action = luck.pick(legal)
        if action == do.PASS and luck.below(3):
            action = luck.pick(legal)
        yield state, seat, action
        engine.apply(state, seat, action, luck, None if told is None else told.append)
    yield state, -1, do.PASS


def assert_conserved(state):
    for c in box.COLOURS:
        loads = sum(state.load[c::7])
        bids = sum(bid >> 2 for bid in state.bids if bid and bid & 3 == c)
        green = state.green if c == box.GREEN else 0
        assert state.bag[c] + sum(state.hand[c::4]) + sum(state.on[c::4]) + loads + bids + green == box.WORKERS[c]
    for kind in box.SKILLS:
        loads = sum(state.load[4 + kind :: 7])
        assert state.pile[kind] + sum(state.skills[kind::3]) + loads == box.SKILL_TILES
    for good in box.GOODS:
        assert state.supply[good] + sum(state.goods[good::4]) == box.COUNTERS[good]
    assert min(*state.hand, *state.skills, *state.bag, *state.pile, *state.supply, *state.goods, state.green) >= 0
    assert all(sum(state.on[n : n + 4]) <= box.MOST_ON_TILE for n in range(0, len(state.on), 4))


def assert_one_colour(state):
    for slot, tile in enumerate(state.market):
        special = state.owner[box.OTHER_COLOUR] >= 0
        bids = [bid for bid in state.bids[slot * state.seats : (slot + 1) * state.seats] if bid]
        seen = {bid & 3 for bid in bids} | {c for c in box.COLOURS if state.on[tile * 4 + c]}
        assert special or seen <= {state.lock[tile]}
        if bids:
            assert state.bids[slot * state.seats + state.leader[slot]] >> 2 == max(bid >> 2 for bid in bids)


def assert_roads_meet(state):
    for seat in range(state.seats):
        if state.owner[box.ROADS] == seat and state.side[box.ROADS] == 0:
            continue
        for tile in state.villages[seat]:
            edges = box.TURNED[tile][state.turned[tile]]
            for edge, other in enumerate(state.near[tile]):
                assert other < 0 or box.TURNED[other][state.turned[other]][(edge + 3) % 6] == edges[edge]


@pytest.mark.sample(3)
@every_table
def test_8_4_10_2_14_2_random_games_end_and_nothing_is_lost(seats):
    for seed in range(4):
        for state, seat, _action in walk(seats, seed, Options(emporium=seed == 1)):
            assert_conserved(state)
            assert_one_colour(state)
            if seat >= 0:
                legal = engine.legal(state, seat)
                assert 0 < len(legal) <= 48
                assert len(set(legal)) == len(legal)
                assert all(not engine.legal(state, other) for other in set(range(seats)) - set(engine.actors(state)))
        assert_roads_meet(state)
        assert state.phase == "over"
        assert len(engine.result(state).scores) == seats
        boats = [tile for tiles in state.villages + state.beside for tile in tiles if box.TILES[tile].kind == "boat"]
        assert sorted(boats) == list(box.BOAT_TILES[:seats]), "one for each"


@pytest.mark.sample(3)
@every_table
def test_13_1_13_2_13_3_an_imagined_world_looks_the_same_and_has_the_same_choices(seats):
    luck = FastChance(7)
    for n, (state, seat, _action) in enumerate(walk(seats, 5)):
        if n % 9:
            continue
        for viewer in (None, *range(seats)):
            view = observation.look(state, viewer)
            world = observation.imagine(view, luck)
            assert observation.look(world, viewer) == view
            assert observation.look(world, None) == observation.look(state, None)
            assert_conserved(world)
            if viewer is not None and seat >= 0:
                assert list(engine.legal(world, viewer)) == list(engine.legal(state, viewer))


def test_13_1_13_2_a_view_is_the_same_whatever_others_hide():
    state = engine.setup(Options(), 3, FastChance(3))
    other = state.clone()
    first = next(c for c in range(3) if other.hand[4 + c])
    then = next(c for c in range(3) if c != first and other.bag[c])
    other.hand[4 + first] -= 1
    other.hand[4 + then] += 1
    other.bag[first] += 1
    other.bag[then] -= 1
    other.dealt[1], other.dealt[2] = other.dealt[2], other.dealt[1]
    assert observation.look(other, 0) == observation.look(state, 0)
    assert observation.look(other, None) == observation.look(state, None)
    assert observation.look(other, 1) != observation.look(state, 1)


@pytest.mark.sample(3)
@every_table
def test_13_1_what_others_see_of_a_choice_hangs_on_nothing_they_cannot_know(seats):
    """Such as whether a transport goes on: whoever has any skill tile is asked about an upgrade that takes one."""
    luck, met = FastChance(17), 0
    for state, seat, action in (each for seed in range(31, 35) for each in walk(seats, seed)):
        if state.phase not in ("act", "carry") or seat < 0 or action == do.PASS:
            continue
        viewer = (seat + 1) % seats
        world = observation.imagine(observation.look(state, viewer), luck)
        if action not in engine.legal(world, seat):
            continue
        truth = state.clone()
        for each in (truth, world):
            engine.apply(each, seat, action, FastChance(1), None)
        assert observation.look(world, viewer) == observation.look(truth, viewer)
        met += state.phase == "carry"
    assert met > 10


def test_14_1_open_screens_show_workers_and_skill_tiles():
    state = engine.setup(Options(open_screens=True), 3, FastChance(3))
    view = observation.look(state, 0)
    assert view.shown == tuple(state.hand)
    assert tuple(observation.imagine(view, FastChance(1)).hand) == view.shown


@every_table
def test_10_2_10_3_winter_tiles_are_offered_without_their_owners(seats):
    told = []
    for state, _seat, action in walk(seats, 11, told=told):
        if isinstance(action, do.Offer):
            assert state.phase == "offer"
    counted = next(event for event in told if type(event).__name__ == "OffersCounted")
    winter = [event for event in told if type(event).__name__ == "SeasonBegan"][-1]
    assert sum(counted.counts) == len(winter.tiles)
    assert min(counted.counts) >= 1
    assert state.dealt == [()] * seats


def test_a_half_made_choice_is_known_to_its_seat_alone_and_tells_nothing():
    halves = 0
    for state, seat, action in walk(4, 2):
        if seat < 0:
            continue
        before = observation.look(state, None)
        after, told, luck = state.clone(), [], Chance("half", 1)
        engine.apply(after, seat, action, luck, told.append)
        if after.stage:
            halves += 1
            assert not told
            assert not luck.used
            assert observation.look(after, None) == before
            assert observation.look(after, seat) != observation.look(state, seat)
    assert halves > 50


def test_clones_are_independent():
    for n, (state, seat, action) in enumerate(walk(3, 4)):
        if seat >= 0 and n % 5 == 0:
            before = [observation.look(state, viewer) for viewer in (None, 0, 1, 2)]
            engine.apply(state.clone(), seat, action, FastChance(n), None)
            assert [observation.look(state, viewer) for viewer in (None, 0, 1, 2)] == before


def test_everything_survives_the_codec():
    codec, told, values = Codec((*do.ACTIONS, *EVENTS, View, Half, Options)), [], set()
    for n, (state, seat, _action) in enumerate(walk(3, 6, told=told)):
        if seat >= 0:
            values.update(engine.legal(state, seat))
        if n % 20 == 0:
            values.update(observation.look(state, viewer) for viewer in (None, 0))
    for value in values | set(told):
        assert codec.decode(codec.encode(value)) == value


@every_table
def test_the_quick_answers_whether_a_tile_can_be_bid_for_or_used_are_those_of_the_full_search(seats):
    asked = {True: 0, False: 0}
    for state, seat, _action in walk(seats, 13):
        if state.phase != "act" or state.stage:
            continue
        hand, together = possible.strength(state, seat)
        for tile in {*state.market, *(tile for village in state.villages for tile in village)}:
            if tile in state.market:
                found = bool(possible.open_to(state, seat, tile, possible.BIDDING))
                assert possible.biddable(state, seat, tile, together) == found
            if box.ACTION[tile][state.side[tile]]:
                found = bool(possible.open_to(state, seat, tile, possible.USING))
                assert possible.usable(state, seat, tile, hand, together) == found
                asked[found] += 1
    assert min(asked.values()) > 20
