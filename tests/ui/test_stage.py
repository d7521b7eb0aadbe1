"""Every public event is seen to happen: in order, each as long as it is read, from public facts alone."""

from dataclasses import fields, replace
from importlib import import_module

import pytest

from game.core.chance import Chance
from game.core.faces import Art, Face
from game.core.match import Match
from game.core.player import Player
from game.core.telling import Chip, Count, Direction, Large, Move, Ring
from game.games import GAMES
from game.games.dark_water_salvage.text import stages as lake
from game.games.key_largo.text import stages as largo
from game.games.killmans_keep.text import stages as keep
from game.ui.table.stage.timeline import timeline
from tests.ui.at_screen import Screen, key_largo
from tests.ui.at_table import NAMES
from tests.ui.sample_table import make_look, make_table, seated
from tests.ui.test_table_motion import moved

STAGES = {"key_largo": largo.STAGES, "dark_water_salvage": lake.STAGES, "killmans_keep": keep.STAGES}
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


def test_whoever_sees_the_face_sees_it_when_the_others_see_the_back():
    seen, others = timeline((SHORT, LARGE, Direction(twin=FRONT))), timeline((SHORT, LARGE))
    assert seen.ends == others.ends and [each.begin for each in seen.acts] == [each.begin for each in others.acts]
    assert seen.acts[-1].act.face == FRONT and others.acts[-1].act.face == BACK


def test_a_face_that_was_told_alone_does_not_turn_up_an_earlier_card():
    times = timeline((LARGE, SHORT, Direction(twin=FRONT)))
    assert times.acts[0].act.face == BACK


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
    assert view.journeys["ship:0"].part == 0 and isinstance(view.stage.acts[0].act, Large)
    screen.advance(250)
    assert view.journeys["ship:0"].part > 0
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
    assert view.stage.busy and view.journeys["ship:0"].part == 0
    screen.settle()
    assert not view.busy


def test_at_once_nothing_is_played():
    _screen, view = staged((LARGE, SHORT), game_speed=0.0)
    assert not view.busy


def test_nothing_moves_under_a_banner():
    screen, view = staged((SHORT,))
    view.announce("Friday")
    screen.advance(1000)
    assert view.banner and view.journeys["ship:0"].part == 0 and not view.stage.acts
    screen.settle()
    assert not view.busy


def test_one_beat_is_ended_at_a_time():
    screen, view = staged((LARGE, LARGE, SHORT))
    screen.advance(100)
    view.stage.end_beat(screen.app.motion)
    assert view.stage.busy and view.journeys["ship:0"].part == 0
    view.stage.end_beat(screen.app.motion)
    screen.advance(100)
    assert view.journeys["ship:0"].part > 0


def test_an_event_is_played_once_more_over_the_table_as_it_is():
    table = make_table()
    screen = seated(table)
    screen.scene.view.replay((LARGE,))
    screen.advance(300)
    assert screen.scene.view.stage.acts and not screen.scene.view.journeys


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
            turned = isinstance(mine.act, Large)
            alike = replace(mine, act=replace(mine.act, face=all_see.act.face)) if turned else mine
            assert alike == all_see
    assert twins


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
