"""Killman's Keep on the screen in two worlds: at each stop, with every scene over it, and while time passes."""

from dataclasses import replace
from functools import cache

import pytest

from game.games.killmans_keep import actions as do
from game.play.handover import PUBLIC
from tests.boxes import some
from tests.ui.at_screen import Screen
from tests.ui.keep_worlds import (
    PHASES,
    Silent,
    keep_at,
    other_keep,
    peeked,
    reactions,
    told_alike,
    with_another_secret,
    with_plant,
)
from tests.ui.lake_worlds import Trace, again, first_difference, plain, shown
from tests.ui.same_sight import PLANTS, SCENES
from tests.ui.two_world_walk import (
    assert_scene_alike,
    assert_seen_alike,
    assert_thumbnail_alike,
    assert_told_alike,
    look_at,
    opened,
)

STOPS = (*PHASES, "peeked")


@cache
def stop(phase):
    """A match at this stop; tests play on copies only."""
    return peeked() if phase == "peeked" else keep_at(phase)


@pytest.fixture(scope="module")
def screen():
    """One stage for many tables, so that pictures are drawn once; its caches pass from viewer to viewer."""
    return Screen(again(stop("act")))


@pytest.mark.sample(2)
@pytest.mark.parametrize("phase", some(("act", "draft", "haggled", "peeked", "display", "answer", "moved", "fight"), 4))
def test_each_stop_looks_the_same_in_both_worlds(screen, phase):
    assert_seen_alike(screen, stop(phase), other_keep)


@pytest.mark.sample(2)
@pytest.mark.parametrize("phase", STOPS)
def test_the_whole_table_is_the_same_in_both_worlds(screen, phase):
    assert_told_alike(screen.desk.board, stop(phase), other_keep)


def test_half_a_choice_is_seen_by_its_player_alone():
    """14.4: in the worlds of all others nothing is begun."""
    match = stop("draft")
    maker = match.actors()[0]
    assert match.seat(maker).view.phase == "draft"
    for viewer in {None, 0, 1, 2} - {maker}:
        world = other_keep(match, viewer)
        assert world._state.phase in ("act", "answer") and world._state.draft[0] < 0
        assert world.seat(viewer) == match.seat(viewer)


# ---- scenes over a private view


@pytest.mark.sample(2)
@pytest.mark.parametrize("what", SCENES)
def test_every_scene_over_a_private_view_is_the_same_in_worlds_that_its_player_cannot_tell_apart(what):
    assert_scene_alike(stop("act"), other_keep, what)


@pytest.mark.sample(2)
@pytest.mark.parametrize("what", SCENES)
def test_a_picture_and_a_covered_window_show_what_is_public(what):
    match = stop("act")
    world = other_keep(match, None)
    assert match.seat(match.actors()[0]).view.hand != world.seat(match.actors()[0]).view.hand
    seen = []
    for each in (match, world):
        screen = opened(each, what)
        seen.append([plain(screen.scene.picture())])
        screen.app.focus_lost()
        seen[-1].append(shown(screen))
    assert seen[0] == seen[1]


def test_a_thumbnail_shows_what_is_public():
    assert_thumbnail_alike(stop("answer"), other_keep)


# ---- while time passes


def acted(match, action, **changes):
    """What everybody sees and hears from moment to moment when this is done, and for some seconds after."""
    trace = Trace(match, **changes)
    trace.enter()
    step = trace.screen.match.step
    trace.screen.session._deeds.play(match.actors()[0], action)
    trace.screen.desk.sync()
    trace.note()
    trace.wait(6000)
    assert trace.screen.match.step > step
    trace.picture()
    return trace.seen


DEEDS = [
    *(("hhh", do.Move), ("hhh", do.Draw), ("hbb", do.TakeGoal), ("hhh", do.EndTurn)),
    *(("hhh", do.TakeGoal), ("hbb", do.Move), ("hbb", do.Draw)),
]


def done_alike(kind, kinds):
    """A match, another world with other cards to react with, and a deed of this kind of which all are told the same."""
    for number in range(30):
        match = keep_at("act", f"{kind.__name__} {number}", kinds, wanted=human_with(kind))
        for seed in range(1, 12):
            world = other_keep(match, None, seed)
            alike = [action for action in told_alike(match, world) if type(action) is kind]
            if alike and reactions(match) != reactions(world):
                return match, world, alike[0]
    raise AssertionError(f"no {kind.__name__} tells the same in two worlds")


def human_with(kind):
    def wanted(match):
        seat = match.actors()[0]
        free = match.players[seat].human and match._state.round > 1
        return free and any(type(action) is kind for action in match.seat(seat, match.step).legal)

    return wanted


@pytest.mark.sample(2)
@pytest.mark.parametrize(("kinds", "deed"), some(DEEDS, first=4))
def test_what_is_done_looks_sounds_and_takes_the_same_time_whatever_others_hold(kinds, deed):
    match, world, action = done_alike(deed, kinds)
    one, other = (acted(each, action, worker=Silent(polls)) for each, polls in ((match, 2), (world, 9)))
    assert len(one) > 20
    assert not first_difference(one, other)


# ---- the comparison would find it


@pytest.mark.parametrize("plant", PLANTS)
def test_a_leak_planted_on_the_public_table_is_found(screen, plant):
    match = stop("act")
    planted = [with_plant(each, lay_out=PLANTS[plant]) for each in (match, with_another_secret(match))]
    one, other = (look_at(screen, each, PUBLIC) for each in planted)
    assert one != other


def test_a_leak_planted_in_the_time_of_a_call_is_found():
    match, world, action = done_alike(do.Move, "hhh")
    one = acted(match, action)
    other = acted(world, action, reaction_ms=3000)
    assert first_difference(one, other)


def test_a_leak_planted_in_a_sound_is_found():
    match = keep_at("act", "sound", wanted=human_with(do.EndTurn))
    worlds = (match, with_another_secret(match))
    leak = {"narrate": lambda line, bit: line and replace(line, cue=("ping", "burn")[bit])}
    one, other = (acted(with_plant(each, **leak), do.END_TURN) for each in worlds)
    assert first_difference(one, other)
