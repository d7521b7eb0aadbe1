"""Every public event is seen to happen: in order, each as long as it is read, from public facts alone."""

from dataclasses import fields, replace
from importlib import import_module

import pygame
import pytest

from game.core.chance import Chance
from game.core.faces import Art, Face
from game.core.match import Match
from game.core.player import Player
from game.core.telling import ROLLS, Chip, Count, Direction, Large, Move, Ring, Roll, phases, reading
from game.games import GAMES
from game.games.dark_water_salvage.text import stages as lake
from game.games.key_largo.components import ENCOUNTERS
from game.games.key_largo.events import EncounterPlayed
from game.games.key_largo.names import encounter_effect
from game.games.key_largo.text import stages as largo
from game.games.keyflower.text import stages as village
from game.games.keythedral.text import stages as minster
from game.games.killmans_keep.components import MARKET
from game.games.killmans_keep.components import MONSTER_FACE as CAVE_TROLL
from game.games.killmans_keep.events import Rolled
from game.games.killmans_keep.events_keep import Drew, MonsterMet
from game.games.killmans_keep.events_market import Sold
from game.games.killmans_keep.text import stages as keep
from game.play.pace import INSTANT, SPEEDS
from game.ui.draw.measure import Rect
from game.ui.shell.scene import Scene
from game.ui.table.board import travel
from game.ui.table.stage import acts as painting
from game.ui.table.stage.large import balanced
from game.ui.table.stage.timeline import timeline
from tests.games.killmans_keep.scene import game as keep_game
from tests.ui.at_screen import Screen, key_largo
from tests.ui.at_table import NAMES
from tests.ui.sample_table import make_look, make_table, seated
from tests.ui.test_secrets_keep_spy import keep as keep_of
from tests.ui.test_table_motion import moved

STAGES = {
    "key_largo": largo.STAGES,
    "dark_water_salvage": lake.STAGES,
    "killmans_keep": keep.STAGES,
    "keyflower": village.STAGES,
    "keythedral": minster.STAGES,
}
BACK, FRONT = (Face(250, 350, (Art(name, 0, 0, 250, 350),)) for name in ("back_deep", "treasure_gold_2"))
LARGE = Direction((Large("", "", 900, face=BACK),))
SHORT = Direction((Ring("wreck:b", 200), Move("ship:*", 200)))


def private(event):
    return any(each.name == "to" and each.init for each in fields(event))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_public_event_has_a_direction(game):
    events = import_module(f"game.games.{game.id}.events").EVENTS
    public = {event for event in events if not private(event)}
    assert set(STAGES[game.id]) == public


def test_one_event_comes_after_the_other():
    times = timeline((LARGE, SHORT, LARGE))
    assert times.ends == (900, 1100, 2000)
    assert times.departures(("ship:0", "sign")) == {"ship:0": 900, "sign": 0}


def test_nothing_changes_on_the_table_while_the_dice_roll_that_decide_it():
    times = timeline((SHORT, Direction((Move("die*", 700), Roll(1400, (FRONT,), (BACK,)))), LARGE))
    assert times.departures(("die:1", "ship:0", "stall:2")) == {"die:1": 200, "ship:0": 0, "stall:2": 200 + ROLLS}


def test_a_sold_card_lies_in_the_market_when_it_has_come_there():
    dice, sale = (
        Direction(acts(event)) for event in (Rolled(0, 3, (5,), 5, False, True), Sold(0, 3, 75, 5, -1, False))
    )
    times = timeline((dice, sale))
    assert times.departures(("stall:3",))["stall:3"] > times.ends[0]


def test_what_is_new_is_not_there_before_its_event_and_no_ring_stands_round_its_place():
    state = keep_game(area={0: MARKET}, hands={0: ("Pack Mule", "Lantern")}, market=["Coin Purse"])
    screen = Screen(keep_of(state, "h" + "b" * (state.seats - 1)))
    view = screen.desk.view
    screen.click("spot:hand:0")
    screen.session.take(("hand:0", "haggle"))
    screen.session.commit()
    screen.scene.sync()
    journey = next(one for id, one in view.moving.journeys.items() if id == "stall:0")
    drawn = screen.frame().copy()
    assert journey.new and not journey.part and "stall:0" not in view._picture.rings()
    view.moving.journeys = {id: one for id, one in view.moving.journeys.items() if one is not journey}
    view.app.dirty()
    place = view.app.canvas.box(journey.start)
    assert pygame.image.tobytes(drawn.subsurface(place), "RGB") == pygame.image.tobytes(
        screen.frame().subsurface(place), "RGB"
    )


def test_whoever_sees_the_face_sees_it_when_the_others_see_the_back():
    seen, others = timeline((SHORT, LARGE, Direction(twin=FRONT))), timeline((SHORT, LARGE))
    assert seen.ends == others.ends and [each.begin for each in seen.acts] == [each.begin for each in others.acts]
    assert seen.acts[-1].act.face == FRONT and others.acts[-1].act.face == BACK


def test_a_face_that_was_told_alone_does_not_turn_up_an_earlier_card():
    times = timeline((LARGE, SHORT, Direction(twin=FRONT)))
    assert times.acts[0].act.face == BACK


def test_a_long_chain_goes_faster_and_what_is_read_keeps_half_a_second():
    turn = replace(LARGE, budget=(1800, 2400))
    times = timeline((turn, LARGE, LARGE, LARGE))
    ways = [sum(each.phases) - each.phases[1] for each in times.acts]
    assert ways[:2] == [pytest.approx(549), pytest.approx(549)]
    assert ways[2:] == [pytest.approx(549 * 0.75), pytest.approx(549 * 0.5)]
    assert [each.phases[1] for each in times.acts] == [pytest.approx(351)] * 4
    long = replace(turn, acts=(Large("", "", 2800, face=BACK),))
    three = timeline((long, replace(long, budget=None), replace(long, budget=None))).acts
    assert [round(each.phases[1]) for each in three] == [2220, 1110, 1110]


def test_speed_shortens_what_is_read_to_half_at_the_most():
    at_rest, fast = timeline((LARGE,)).acts[0], timeline((LARGE,), speed=8).acts[0]
    assert fast.phases[1] / 8 == pytest.approx(at_rest.phases[1] / 2)
    assert fast.phases[0] == at_rest.phases[0] and timeline((LARGE,), speed=2).acts[0] == at_rest


def test_an_act_is_as_far_as_its_own_time_says():
    fast = timeline((LARGE,), speed=8).acts[0]
    comes, stands, _goes = fast.phases
    assert fast.own(comes / fast.ms) == pytest.approx(LARGE.acts[0].comes / 900)
    assert fast.own((comes + stands) / fast.ms) == pytest.approx(1 - LARGE.acts[0].goes / 900)
    assert fast.own(0) == 0 and fast.own(1) == 1


def test_a_find_and_a_monster_look_the_same_until_the_card_turns():
    drew, met = (
        next(act for act in acts(event) if isinstance(act, Large)) for event in (Drew(0, 20), MonsterMet(0, CAVE_TROLL))
    )
    assert drew.face == met.back and drew.face != met.face
    assert (drew.start, drew.back, drew.after) == (met.start, None, met.after)


def test_the_words_below_what_is_large_have_even_lines():
    canvas = seated(make_table()).scene.view.plan().context.canvas
    words = "Ben meets the goal Matching Pair with Hexed Dice and Leaden Idol."
    wide = balanced(canvas, words, 600)
    lines = canvas.lettering.lines(words, "strong", canvas.measure.text_px(22), canvas.px(wide))
    assert len(lines) == 2 and len(lines[1].split()) > 3
    assert balanced(canvas, "Ben waits.", 120) == 120, "what stands in one line keeps its width"


def test_words_stand_as_long_as_they_are_read():
    longest = max(range(len(ENCOUNTERS)), key=lambda n: len(encounter_effect(n, True)))
    large = acts(EncounterPlayed(0, longest), "key_largo")[0]
    comes, stands, goes = phases(large)
    assert large.words and stands >= reading(large.words) - 20 and comes + stands + goes == large.ms
    assert (reading(""), reading("x" * 30), reading("x" * 99)) == (500, 1050, 2200)


def test_what_changes_its_look_changes_when_its_event_is_seen():
    table = make_table()
    sign = next(piece for piece in table.pieces if piece.zone == "board" and len(piece.face.parts) > 1)
    screen = seated(table)
    after = replaced(table, sign.id, face=replace(sign.face, parts=sign.face.parts[:1]))
    screen.scene.view.show(after, make_look(after), stage=(LARGE, Direction((Move(sign.id, 200),))))
    screen.advance(800)
    journey = screen.scene.view.moving.journeys[sign.id]
    assert journey.way == "change" and journey.part == 0
    screen.settle()
    assert not screen.scene.view.busy
    screen.scene.view.show(table, make_look(table), stage=(LARGE,))
    assert not screen.scene.view.moving.journeys


def test_money_waits_for_its_event():
    times = timeline((LARGE, Direction((Count("1", 420, 80), Chip("+$40", "mat:1")))))
    assert times.counting(1) == 980 and times.counting(0) == 0


def staged(stage, **settings):
    table = make_table()
    screen = seated(table, **settings)
    after = moved(table, "ship:0", x=700, y=500)
    screen.scene.view.show(after, make_look(after), stage=stage)
    return screen, screen.scene.view


def test_a_piece_waits_for_the_event_that_moves_it():
    screen, view = staged((LARGE, SHORT))
    screen.advance(800)
    assert view.moving.journeys["ship:0"].part == 0 and isinstance(view.stage.acts[0].act, Large)
    screen.advance(250)
    assert view.moving.journeys["ship:0"].part > 0
    screen.settle()
    assert not view.busy and not view.stage.acts


@pytest.mark.parametrize(("speed", "busy"), ((1.0, True), (2.0, False)))
def test_speed_divides(speed, busy):
    screen, view = staged((LARGE,), game_speed=speed)
    screen.advance(600)
    assert view.stage.busy == busy


def test_reduced_motion_keeps_order_and_reading_time():
    screen, view = staged((LARGE, SHORT), reduce_motion=True)
    screen.advance(850)
    assert view.stage.busy and view.moving.journeys["ship:0"].part == 0
    screen.settle()
    assert not view.busy


def test_what_waits_under_reduced_motion_lies_where_it_was(monkeypatch):
    drawn = []
    monkeypatch.setattr(travel, "blit_face", lambda context, face, place, alpha, **_more: drawn.append((place, alpha)))
    screen, view = staged((LARGE, SHORT), reduce_motion=True)
    screen.advance(300)
    journey = view.moving.journeys["ship:0"]
    for part, seen in ((0.0, (journey.start, 255)), (0.5, (journey.end, 128))):
        journey.part = part
        drawn.clear()
        travel.draw_journey(view.plan().context, journey, True)
        assert drawn == [seen]


def test_at_once_nothing_is_played():
    _screen, view = staged((LARGE, SHORT), game_speed=0.0)
    assert not view.busy


def test_nothing_moves_under_a_banner():
    screen, view = staged((SHORT,))
    view.announce("Friday")
    screen.advance(1000)
    assert view.moving.banner and view.moving.journeys["ship:0"].part == 0 and not view.stage.acts
    screen.settle()
    assert not view.busy


def test_a_banner_comes_after_what_happened_before_it():
    friday = replace(SHORT, heading="Friday")
    screen, view = staged((LARGE, friday))
    view.announce("Friday")
    screen.advance(500)
    assert not view.moving.banner and isinstance(view.stage.acts[0].act, Large)
    screen.advance(600)
    assert view.moving.banner and not view.stage.acts and view.moving.journeys["ship:0"].part == 0
    screen.settle()
    assert not view.busy and not view.moving.banner


def test_whoever_skips_waits_for_no_banner():
    screen, view = staged((LARGE, replace(SHORT, heading="Friday")))
    view.announce("Friday")
    screen.app.motion.finish()
    screen.frame()
    assert not view.busy and not view.moving.banner


def test_one_beat_is_ended_at_a_time():
    screen, view = staged((LARGE, LARGE, SHORT))
    screen.advance(100)
    view.stage.end_beat(screen.app.motion)
    assert view.stage.busy and view.moving.journeys["ship:0"].part == 0
    view.stage.end_beat(screen.app.motion)
    screen.advance(100)
    assert view.moving.journeys["ship:0"].part > 0


def test_the_clock_stands_still_while_nobody_looks():
    screen, view = staged((LARGE, SHORT))
    screen.advance(300)
    part = view.stage.acts[0].part
    screen.app.focus_lost()
    screen.advance(5000, 50)
    assert not screen.app.motion.busy and view.stage.acts[0].part == pytest.approx(part, abs=0.03)
    screen.app.focus_gained()
    screen.advance(300)
    assert 0.5 < view.stage.acts[0].part < 0.8 and view.moving.journeys["ship:0"].part == 0
    screen.settle()
    assert not view.busy


def test_nothing_is_played_under_another_scene():
    screen, view = staged((LARGE, SHORT))
    screen.advance(300)
    screen.app.push(Scene())
    screen.advance(3000, 50)
    assert view.stage.busy and view.moving.journeys["ship:0"].part == 0
    screen.app.pop()
    screen.settle()
    assert not view.busy


def test_a_click_ends_what_is_seen_and_does_nothing_else_for_a_moment():
    screen = Screen(key_largo("bbb"))
    view = screen.desk.view
    for _moment in range(200):
        screen.advance(50, 50)
        if view.stage.busy:
            break
    assert view.stage.busy
    screen.click_at(*view.plan().context.zones.board.center)
    assert not view.stage.busy
    screen.click("tool:pause")
    assert not screen.session.pace.paused
    screen.advance(350)
    screen.click("tool:pause")
    assert screen.session.pace.paused


def test_the_speed_is_a_button_that_goes_from_the_highest_to_the_lowest():
    screen = Screen(key_largo("hbb"), (1440, 900))
    view, seen = screen.desk.view, []
    for _click in SPEEDS:
        screen.advance(500, 50)
        if screen.desk.view.stage.busy:
            screen.settle()
        screen.click("tool:speed")
        seen.append(screen.session.pace.speed)
    assert sorted(seen) == list(SPEEDS) and seen.index(SPEEDS[0]) == seen.index(INSTANT) + 1
    (tip,) = (hit.tip for hit in view.hits if hit.id == "tool:speed")
    assert "[" in tip and "]" in tip


def test_nothing_is_told_before_it_is_seen():
    stage, before = seated(make_table()), make_table().prompt
    view = stage.scene.view
    told = replace(view.table, prompt=replace(before, text="somebody met a monster"))
    view.show(told, replace(view.look, recap=()), True, (LARGE,))
    assert view.plan().context.table.prompt == before
    stage.settle()
    assert view.plan().context.table.prompt.text == "somebody met a monster"


def test_an_event_is_played_once_more_over_the_table_as_it_is():
    table = make_table()
    screen = seated(table)
    screen.scene.view.replay((LARGE,))
    screen.advance(300)
    assert screen.scene.view.stage.acts and not screen.scene.view.moving.journeys


@pytest.mark.sample(3)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_what_is_seen_takes_every_seat_as_long_as_the_public(game):
    match = Match(game, [Player(name, "human", n) for n, name in enumerate(NAMES[:3])], "AAAA-AAAA", game.options())
    luck, twins = Chance("stage", 1), 0
    while match.step < 150 and not match.over:
        seat = match.actors()[0]
        legal = match.seat(seat).legal
        match.play(seat, legal[luck.below(len(legal))])
    whole = seen(match, None)
    for seat in range(3):
        own = seen(match, seat)
        twins += sum(direction.twin is not None for direction in own)
        assert timeline(own).ends == timeline(whole).ends
        for mine, all_see in zip(timeline(own).acts, timeline(whole).acts, strict=True):
            alike = mine
            if isinstance(mine.act, Large):
                assert (mine.act.back or mine.act.face) == (all_see.act.back or all_see.act.face)
                alike = replace(mine, act=replace(mine.act, face=all_see.act.face, back=all_see.act.back))
            assert alike == all_see
    assert bool(twins) == any(map(private, import_module(f"game.games.{game.id}.events").EVENTS))


def test_space_ends_the_event_that_is_seen_and_the_bots_go_on():
    screen = Screen(key_largo("bbb"))
    view = screen.desk.view
    for _moment in range(200):
        screen.advance(50, 50)
        if view.stage.busy:
            break
    step = screen.match.step
    assert view.stage.busy and step
    screen.press("Space")
    assert not view.stage.busy and screen.match.step == step
    screen.advance(4000, 50)
    assert screen.match.step > step


def seen(match, viewer):
    found = (match.game.staging.direct(told.event, match.players) for told in match.seat(viewer).events)
    return [direction for direction in found if direction is not None]


def acts(event, game="killmans_keep"):
    staging = next(each for each in GAMES if each.id == game).staging
    return staging.direct(event, [Player(name, "human", n) for n, name in enumerate(NAMES[:3])]).acts


def replaced(table, id, **changes):
    return replace(table, pieces=tuple(replace(one, **changes) if one.id == id else one for one in table.pieces))


def test_what_is_under_way_when_a_banner_comes_stands_where_it_is():
    _screen, view = staged((SHORT,))
    _screen.advance(300)
    under_way = view.moving.journeys["ship:0"].part
    assert 0 < under_way < 1
    view.announce("Day 2")
    for _moment in range(10):
        _screen.advance(100)
        assert view.moving.banner and view.moving.journeys["ship:0"].part == under_way
    _screen.settle()
    assert not view.busy


def test_ways_are_as_short_as_the_event_that_they_belong_to():
    long = replace(LARGE, budget=(1, 2))
    usual, hurried = timeline((replace(SHORT, budget=None),)), timeline((long, SHORT))
    assert usual.paces(("ship:0", "sign")) == {"ship:0": 1, "sign": 1}
    assert hurried.paces(("ship:0", "sign")) == {"ship:0": 0.5, "sign": 1}
    ships = Direction((Move("ship:*", 400, stagger=120),))
    begins = timeline((long, ships)).departures(("ship:0", "ship:1"))
    assert begins["ship:1"] - begins["ship:0"] == 60


@pytest.mark.parametrize("words", ("+$70", "Ben loses a diver, and with him: 2 hoses."))
def test_words_at_a_seat_lie_on_its_own_mat(words, monkeypatch):
    screen, view = staged((Direction((Chip(words, "mat:1"),)),))
    screen.advance(50)
    mat, drawn = Rect(8, 270, 272, 190), []
    monkeypatch.setattr(painting, "paper", lambda _canvas, place, *_rest, **_more: drawn.append(Rect(place)))
    monkeypatch.setattr(painting, "note", lambda *_words: None)
    painting.draw_stage(view.plan().context, view.stage, {"spot:mat:1": mat}, False, None, bool)
    assert [mat.y <= place.y and place.bottom <= mat.bottom for place in drawn] == [True]
    assert drawn[0].x > mat.right, "its figures, which change, are free"


def test_as_printed_a_monster_stands_large_without_the_ferocity_that_does_not_count():
    met = (MonsterMet(0, CAVE_TROLL, counts) for counts in (True, False))
    fierce, printed = (next(act for act in acts(event) if isinstance(act, Large)) for event in met)
    said = [[part.text for part in act.face.parts if hasattr(part, "text")] for act in (fierce, printed)]
    assert any("Ferocity" in words for words in said[0]) and not any("Ferocity" in words for words in said[1])


def test_the_bar_says_the_speed_of_the_settings_at_once():
    screen = Screen(key_largo("hbb"), game_speed=2.0)
    assert screen.desk.view.look.speed == "2×"
    screen.app.change(game_speed=4.0)
    screen.desk.shown()
    assert screen.desk.view.look.speed == "4×"
