"""Random games with both small boxes: nothing is lost, no colour breaks, and no view tells a secret."""

import pytest

from game.core import save
from game.core.chance import Chance, FastChance
from game.core.codec import Codec
from game.core.match import Match
from game.core.player import Player
from game.games import replay_match
from game.games.keyflower import GAME
from game.games.keyflower import actions as do
from game.games.keyflower import components as box
from game.games.keyflower.events import EVENTS, GameEnded, SeasonBegan
from game.games.keyflower.options import Options
from game.games.keyflower.places import BAG, HIDDEN
from game.games.keyflower.rules import audit, engine, observation, scoring
from game.games.keyflower.rules.state import put_joker
from game.games.keyflower.view import Extras, Half, View
from tests.boxes import some
from tests.games.keyflower.scene import number, settle
from tests.games.keyflower.small_boxes import BOTH, LAST, PAULO, SVEN, assert_colours, assert_conserved, scene
from tests.games.keyflower.test_sight import chosen, heard, same_turn, told_turn
from tests.games.keyflower.test_whole_games import assert_roads_meet, walk

SEEDS = (0, pytest.param(1, marks=pytest.mark.wide), pytest.param(2, marks=pytest.mark.wide))
WITH = {
    "keymelequin": Options(keymelequin=1, by_hand=True),
    "key_celeste": Options(key_celeste=True, emporium=True),
    "both": Options(keymelequin=LAST, key_celeste=True, emporium=True, by_hand=True),
}
TABLES = [(WITH["both"], seats) for seats in range(2, 7)]
TABLES += [(options, seats) for seats in (3, 2, 4, 5, 6) for name, options in WITH.items() if name != "both"]
every_box = pytest.mark.parametrize("options", WITH.values(), ids=WITH)


def assert_same(state, seats, seat, luck):
    """13.1: imagined worlds look like this one to whoever imagines them, and offer the same choices."""
    for viewer in (None, *range(seats)):
        view = observation.look(state, viewer)
        world = observation.imagine(view, luck)
        assert observation.look(world, viewer) == view
        assert observation.look(world, None) == observation.look(state, None)
        assert_conserved(world)
        if viewer is not None and seat >= 0:
            assert list(engine.legal(world, viewer)) == list(engine.legal(state, viewer))


@pytest.mark.sample(3)
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("options", "seats"), some(TABLES, first=7))
def test_13_1_13_3_15_5_16_6_games_end_nothing_is_lost_and_views_keep_secrets(options, seats, seed):
    luck, met = FastChance(seed), set()
    for n, (state, seat, _action) in enumerate(walk(seats, seed, options)):
        assert_conserved(state)
        if state.jokers:
            assert_colours(state)
        if seat >= 0:
            legal = engine.legal(state, seat)
            assert 0 < len(legal) <= 48
            assert len(set(legal)) == len(legal)
            met.update(type(action) for action in legal)
        if n % 23 == 0:
            assert_same(state, seats, seat, luck)
    assert_roads_meet(state)
    assert state.phase == "over"
    assert not options.keymelequin or do.Succeed in met or seats == 6
    boats = [tile for tiles in state.villages + state.beside for tile in tiles if box.TILES[tile].kind == "boat"]
    assert len(boats) == seats
    assert box.BOAT_TILES[box.KEYMELEQUIN] not in boats
    for each in range(seats):
        best = audit.total(state, each, *audit.best(state, each))
        assert best == scoring.score(state, each)
        assert state.scores[each] <= best


@pytest.mark.sample(3)
@pytest.mark.parametrize("seats", range(2, 7))
@every_box
def test_13_1_15_5_what_others_do_looks_and_sounds_the_same_wherever_sven_paulo_and_winter_tiles_are(options, seats):
    luck, compared = FastChance(5), 0
    for n, (state, seat, _action) in enumerate(walk(seats, 24, options)):
        if seat < 0 or state.stage or n % 3:
            continue
        viewer = next(other for other in (*range(seat + 1, seats), 0) if other != seat) if luck.below(3) else None
        world = observation.imagine(observation.look(state, viewer), luck)
        here = state.clone()
        played, told = told_turn(here, seat, luck)
        elsewhere = same_turn(world, seat, played)
        if elsewhere is None or chosen(elsewhere) != chosen(told) or world.bids != here.bids:
            continue  # not what was done here
        if any(isinstance(event, SeasonBegan | GameEnded) for event in told) or state.phase != "allot" == here.phase:
            continue  # boats are loaded from what nobody knows; in the end all is shown
        compared += 1
        assert heard(elsewhere, viewer) == heard(told, viewer)
        assert observation.look(world, viewer) == observation.look(here, viewer), (played, told)
    assert compared > 10


def test_13_1_15_5_who_has_drawn_sven_is_known_to_that_seat_alone():
    state = scene("keywood", seats=3, hands=[(3, 0, 0, 0)] * 3, options=BOTH)
    drawn = state.clone()
    drawn.hand[4] -= 1
    drawn.bag[box.BLUE] += 1
    drawn.bag[4 + SVEN] = 0
    put_joker(drawn, SVEN, 1, seen=False)
    for viewer in (None, 0, 2):
        assert observation.look(drawn, viewer) == observation.look(state, viewer)
    view = observation.look(drawn, 1)
    assert view.extras.at == (1, HIDDEN)
    assert {observation.imagine(view, FastChance(n)).jokers[SVEN].at for n in range(9)} == {1}
    assert len({observation.imagine(observation.look(drawn, 0), FastChance(n)).jokers[SVEN].at for n in range(60)}) > 1
    put_joker(drawn, SVEN, 1, seen=True)
    assert observation.look(drawn, 0).extras.at == (1, HIDDEN)
    assert {observation.imagine(observation.look(drawn, 0), FastChance(n)).jokers[PAULO].at for n in range(60)} >= {BAG}


def test_13_1_15_4_a_half_made_choice_with_sven_tells_nothing():
    halves = 0
    for state, seat, action in walk(3, 2, BOTH):
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


def test_everything_of_the_small_boxes_survives_the_codec():
    codec, told, values = Codec((*do.ACTIONS, *EVENTS, View, Half, Options, Extras)), [], set()
    for n, (state, seat, _action) in enumerate(walk(3, 6, BOTH, told)):
        if seat >= 0:
            values.update(engine.legal(state, seat))
        if n % 20 == 0:
            values.update(observation.look(state, viewer) for viewer in (None, 0))
    for value in values | set(told):
        assert codec.decode(codec.encode(value)) == value


@pytest.mark.parametrize("side", [0, 1])
def test_15_4_11_7_11_8_the_festival_boat_and_sven_together_break_no_colour(side):
    luck = FastChance(8)
    state = engine.setup(BOTH, 3, luck)
    settle(state, 1, "summer_boat4", side=side)
    assert state.owner[number("summer_boat4")] == 1
    for n in range(2000):
        if not engine.actors(state):
            break
        seat = luck.pick(engine.actors(state))
        legal = engine.legal(state, seat)
        assert 0 < len(legal) <= 48
        engine.apply(state, seat, legal[-1 - luck.below(len(legal))], luck, None)
        assert_conserved(state)
        if n % 3 == 0:
            assert_colours(state)


def test_saves_of_the_plain_game_from_before_the_small_boxes_still_load():
    match = Match(GAME, [Player("Ana"), Player("Ben")], "before", GAME.options(emporium=True))
    for _step in range(12):
        seat = match.actors()[0]
        match.play(seat, match.seat(seat).legal[0])
    lines = save.write(match.to_document()).decode()
    old = lines.replace(',"keymelequin":0,"key_celeste":false', "")
    assert old != lines
    again = replay_match(save.read(old.encode()))
    assert (again.step, again.digest()) == (match.step, match.digest())
    assert again.options == Options(emporium=True)


def lead_of_the_ghost(seats, seed, turn):
    """By how many points those who may play the ghost lead on those who may not, every other seat from this one on."""
    luck, think = FastChance(seed), FastChance(seed + 1)
    state = engine.setup(Options(key_celeste=True), seats, luck)
    without = range(turn, seats, 2)
    while engine.actors(state):
        seat = engine.actors(state)[0]
        legal = [each for each in engine.legal(state, seat) if seat not in without or not isinstance(each, do.Ghost)]
        engine.apply(state, seat, GAME.mind.policy(state, seat, legal, think), luck, None)
    lacking = [state.scores[seat] for seat in without]
    having = [points for seat, points in enumerate(state.scores) if seat not in without]
    return sum(having) / len(having) - sum(lacking) / len(lacking)


@pytest.mark.wide
def test_16_4_who_may_play_the_ghost_beats_who_may_not_with_seats_rotated():
    leads = [lead_of_the_ghost(4, seed, turn) for seed in range(75) for turn in (0, 1)]
    mean = sum(leads) / len(leads)
    error = (sum((lead - mean) ** 2 for lead in leads) / len(leads) ** 2) ** 0.5
    assert mean > 2 * error
