"""14.3 and the audit: what is allotted by hand, tile by tile, and that the best is the best."""

import random

import pytest

from game.core.chance import FastChance
from game.core.faces import Words
from game.core.player import Player
from game.games import start_match
from game.games.keyflower import actions as do
from game.games.keyflower import components as box
from game.games.keyflower import names
from game.games.keyflower.bot.mind import MIND
from game.games.keyflower.events import Allotted, AllottedBest, Counted, Crowned, GameEnded, ScreensOpened
from game.games.keyflower.knowledge.allotment import best_goods, best_skills, best_workers
from game.games.keyflower.knowledge.ending import spare
from game.games.keyflower.knowledge.shares import TAKES, accepts, best_shares, place, scored, share
from game.games.keyflower.options import Options
from game.games.keyflower.rules import allotting, audit, engine, observation, scoring
from game.games.keyflower.table.ending import audit_notes
from game.games.keyflower.table.results import audit as audit_rows
from game.games.keyflower.table.slips import tile_slip
from tests.games.keyflower.hamlet import PLAYERS
from tests.games.keyflower.scene import number, play, put, scene, settle
from tests.games.keyflower.test_whole_games import walk

POINTS = {tile.rule: tile.points for tile in box.TILES if tile.rule in TAKES}


def ended(*names, workers=(0, 0, 0, 0), skills=(0, 0, 0), goods=(0, 0, 0, 0), joker=False):
    """Two villages at the end, that of seat 0 with these tiles and things; it allots first."""
    state = scene("keywood", hands=[workers], season=box.WINTER)
    state.skills[:3] = skills
    put(state, "home1", *goods)
    for name in names:
        settle(state, 0, name)
    state.joker = 0 if joker else -1
    allotting.begin(state, None)
    return state


def allot(state, name, kind, n):
    return play(state, 0, do.Allot(number(name)), do.Thing(kind), do.Many(n))


def test_12_4_12_5_12_6_12_7_the_best_shares_score_the_best_points():
    luck = FastChance(5)
    for _try in range(3000):
        points = {rule: each for rule, each in POINTS.items() if luck.below(5) < 2}
        things = [luck.below(9) for _kind in range(11)]
        shares = best_shares(things, points)
        total = things[10] - sum(share(shares, rule)[3] for rule in TAKES if 10 in TAKES[rule])
        for rule in TAKES:
            given = share(shares, rule)
            assert rule in points or not any(given)
            assert all(accepts(rule, TAKES[rule][n]) for n, count in enumerate(given) if count)
            total += points.get(rule, 0) * scored(rule, given)
        for kind in range(11):
            used = sum(shares[place(rule, kind)] for rule in TAKES if kind in TAKES[rule])
            assert 0 <= used <= things[kind]
        best = best_workers(things[:4], points) + best_skills(things[4:7], points)
        assert total == best + best_goods(things[7:], points)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_12_1_the_points_of_all_tiles_and_spare_gold_are_the_score(seats):
    for seed in range(6):
        state = [state for state, _seat, _action in walk(seats, seed, Options(emporium=True))][-1]
        view = observation.look(state, None)
        assert view.scores == view.best == state.scores
        for seat in range(seats):
            shares, crown = audit.best(state, seat)
            own = sum(view.worth[tile] for tile in scoring.own(state, seat))
            assert own + audit.spare_gold(state, seat, shares, crown) == scoring.score(state, seat)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_12_3_12_9_the_rows_of_the_audit_add_up_and_every_tile_is_told(seats):
    players = [Player(f"P{n}", "human", n) for n in range(seats)]
    for seed in range(4):
        state = [state for state, _seat, _action in walk(seats, seed, Options(emporium=True))][-1]
        view = observation.look(state, None)
        *rows, total = audit_rows(view)
        assert total.numbers == view.scores
        for seat in range(seats):
            assert sum(row.numbers[seat] for row in rows) == view.scores[seat]
        faces = [note.face for note in audit_notes(view, players)]
        drawn = [[part.text for part in face.parts if isinstance(part, Words)] for face in faces]
        assert sum(int(text) for words in drawn for text in words if text.isdigit()) == sum(view.scores)
        assert [words for words in drawn if words[0] in {player.name for player in players}] == [
            [players[seat].name, names.points_words(view.scores[seat])]
            for seat in sorted(range(seats), key=lambda seat: -view.scores[seat])
        ]


@pytest.mark.parametrize("seats", [2, 6])
def test_12_4_what_counts_nowhere_is_what_is_left(seats):
    for state, seat, _action in walk(seats, 8, Options(by_hand=True, emporium=True)):
        if state.phase == "allot" and seat >= 0:
            view = observation.look(state, None)
            assert spare(view, seat) == [allotting.free(state, seat, kind) for kind in range(11)]


def test_14_3_what_is_allotted_scores_and_can_be_taken_back():
    state = ended("key_market", "village_hall", workers=(3, 0, 0, 4))
    assert observation.look(state, 1).scores == (0, 0)
    assert allot(state, "key_market", box.GREEN, 3) == [Allotted(0, number("key_market"), box.GREEN, 3)]
    allot(state, "village_hall", box.GREEN, 1)
    assert observation.look(state, None).scores == (7, 0)
    assert do.Thing(box.BLUE) in engine.legal(_begun(state, "village_hall"), 0)
    assert do.Thing(box.BLUE) not in engine.legal(_begun(state, "key_market"), 0)
    allot(state, "village_hall", box.GREEN, 0)
    allot(state, "village_hall", box.BLUE, 3)
    allot(state, "key_market", box.GREEN, 4)
    view = observation.look(state, None)
    assert view.scores == view.best == (11, 0)
    assert view.worth[number("key_market")] == 8
    said = tile_slip(view, PLAYERS, number("key_market")).lines
    assert [line for line in said if line.startswith("Counts 8 points now")], "what the number is"


def _begun(state, name):
    copy = state.clone()
    engine.apply(copy, 0, do.Allot(number(name)), FastChance(1), None)
    return copy


def test_14_3_no_thing_is_allotted_twice():
    state = ended("key_market", "village_hall", workers=(0, 0, 0, 4))
    allot(state, "key_market", box.GREEN, 3)
    copy = _begun(state, "village_hall")
    engine.apply(copy, 0, do.Thing(box.GREEN), FastChance(1), None)
    assert engine.legal(copy, 0) == [do.Many(1)]


def test_14_3_one_button_allots_the_best_and_is_offered_while_there_is_more_to_gain():
    state = ended("scribes", "scholar", skills=(2, 3, 2))
    best = scoring.score(state, 0)
    assert do.ALLOT_BEST in engine.legal(state, 0)
    assert play(state, 0, do.ALLOT_BEST) == [AllottedBest(0, best)]
    assert do.ALLOT_BEST not in engine.legal(state, 0)


def test_12_10_14_3_the_joker_is_gold_until_something_else_is_said():
    state = ended("key_market", "timber_yard", workers=(0, 0, 0, 1), joker=True)
    assert observation.look(state, None).scores[0] == 1
    assert play(state, 0, do.CROWN, do.Thing(box.GREEN)) == [Crowned(0, box.GREEN, -1)]
    allot(state, "key_market", box.GREEN, 2)
    assert observation.look(state, None).scores[0] == 4
    assert do.CROWN not in engine.legal(state, 0), "it lies on the market now"
    allot(state, "key_market", box.GREEN, 1)
    play(state, 0, do.CROWN, do.Allot(number("timber_yard")))
    view = observation.look(state, None)
    assert view.worth[number("timber_yard")] == 2
    assert view.crown == 11 + number("timber_yard")


def test_14_3_one_after_the_other_counts_and_is_told_what_is_lost():
    state = ended("key_market", workers=(0, 0, 0, 2))
    assert engine.actors(state) == (0,)
    assert play(state, 0, do.SCORE)[0] == Counted(0, 0, 4)
    told = play(state, 1, do.SCORE)
    assert told[-1] == GameEnded((0, 0))
    assert state.phase == "over"
    assert observation.look(state, 0).best == (4, 0)


@pytest.mark.parametrize("seats", [2, 5])
def test_13_1_14_3_in_the_end_all_screens_are_open_and_imagined_worlds_look_the_same(seats):
    met, luck = 0, FastChance(3)
    for state, seat, _action in walk(seats, 4, Options(by_hand=True)):
        if state.phase not in ("allot", "over"):
            continue
        met += 1
        for viewer in (None, *range(seats)):
            view = observation.look(state, viewer)
            assert view.shown == tuple(state.hand)
            world = observation.imagine(view, luck)
            assert observation.look(world, viewer) == view
            if viewer is not None and seat >= 0:
                assert list(engine.legal(world, viewer)) == list(engine.legal(state, viewer))
                assert len(engine.legal(state, viewer)) <= 48
    assert met > seats


def test_14_3_bots_always_take_the_best():
    state = ended("key_market", "scribes", workers=(2, 1, 0, 2), skills=(1, 1, 1), joker=True)
    while engine.actors(state):
        seat = state.turn
        action = MIND.policy(state, seat, engine.legal(state, seat), FastChance(1))
        engine.apply(state, seat, action, FastChance(1), None)
    assert state.scores == observation.look(state, None).best
    assert state.scores[0] == 4 + 10 + 2


def test_14_3_the_screens_open_before_all_eyes_and_what_led_there_is_not_taken_back():
    """Whoever lays the last tile sees everything behind the screens then."""
    for options in (Options(by_hand=True), Options()):
        match = start_match("keyflower", [Player(f"P{n}", "human", n) for n in range(2)], "screens", options)
        luck = random.Random(4)
        while match.actors() and match._state.phase not in ("allot", "over"):
            seat = match.actors()[0]
            match.play(seat, luck.choice(match.seat(seat, match.step).legal))
        told = [each.event for each in match.told(None, match.step - 1)]
        assert any(isinstance(event, ScreensOpened) for event in told) == options.by_hand
        assert any(event.reveals for event in told)
        assert not match.can_undo(seat)
