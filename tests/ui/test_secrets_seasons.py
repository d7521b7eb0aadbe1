"""Keyflower in two worlds: at each stop with its halves, with scenes over it, handed over, and planted leaks."""

from dataclasses import replace
from functools import cache

import pytest

from game.play.handover import PUBLIC, Handover, Stage
from tests.boxes import some
from tests.ui.at_screen import Screen
from tests.ui.at_table import sit
from tests.ui.lake_worlds import again
from tests.ui.same_sight import PLANTS, SCENES, with_leak
from tests.ui.two_world_walk import (
    assert_scene_alike,
    assert_seen_alike,
    assert_thumbnail_alike,
    assert_told_alike,
    look_at,
)
from tests.ui.village_worlds import STOPS, other_village, village_at, villages


@cache
def stop(where):
    """A match at this stop; tests play on copies only."""
    return village_at(where)


@pytest.fixture(scope="module")
def screen():
    """One stage for many tables, so that pictures are drawn once; its caches pass from viewer to viewer."""
    return Screen(again(stop("act")))


@pytest.mark.sample(2)
@pytest.mark.parametrize("where", some(STOPS, 4))
def test_each_stop_looks_the_same_in_both_worlds(screen, where):
    assert_seen_alike(screen, stop(where), other_village)


@pytest.mark.sample(2)
@pytest.mark.parametrize("seed", ["0", *(pytest.param(str(n), marks=pytest.mark.wide) for n in range(1, 5))])
@pytest.mark.parametrize("where", STOPS)
def test_the_whole_table_is_the_same_in_both_worlds(screen, where, seed):
    assert_told_alike(screen.desk.board, village_at(where, seed), other_village)


@pytest.mark.sample(2)
@pytest.mark.parametrize("what", SCENES)
def test_every_scene_over_a_private_view_is_the_same_in_worlds_that_its_player_cannot_tell_apart(what):
    match = stop("act")
    assert_scene_alike(match, other_village, what, f"tile:{match._state.market[0]}")


def test_a_thumbnail_shows_what_is_public():
    assert_thumbnail_alike(stop("act"), other_village)


# ---- handing over


def test_keyflower_is_handed_over_with_a_lifted_tray_unless_people_choose_a_veil():
    match = stop("act")
    assert Screen(again(match)).scene.name == "lift"
    assert Screen(again(match), hand_over="strict").scene.name == "veil"


@pytest.mark.parametrize("style", ["usual", "strict"])
def test_the_frame_after_a_commit_shows_nothing_private(style):
    """Both worlds differ in the hands of all but who acts; after the deed their frames are the same for everybody."""
    match = villages("hhh", "commit")
    frames = []
    for each in (match, other_village(match, match.actors()[0])):
        stage = Screen(again(each), hand_over=style)
        stage.open()
        seat = stage.match.actors()[0]
        stage.press("0", "E")
        assert stage.match.actors()[0] != seat
        assert stage.session.showing.viewer is None
        frames.append(stage.bytes)
    assert frames[0] == frames[1]


def test_what_is_carried_and_upgraded_is_chosen_behind_the_screen():
    """An upgrade is offered to whoever has the skill tile it takes: before everybody nothing is offered."""
    stage = Screen(again(stop("carry")))
    showing = stage.session.showing
    showing.move(PUBLIC)
    assert showing.acting is None
    assert not showing.table.offers


# ---- the comparison would find it


@pytest.mark.sample(2)
@pytest.mark.parametrize("plant", PLANTS)
def test_a_leak_planted_on_the_public_table_is_found(screen, plant):
    match = stop("act")
    seen = [look_at(screen, with_leak(match, bit, lay_out=PLANTS[plant]), PUBLIC) for bit in (0, 1)]
    assert seen[0] != seen[1]


def test_a_hand_shown_in_a_slip_is_found(screen):
    """The number of a rival's red workers, added to what the mat says."""

    def leaky(match):
        red = match._state.hand[4 + 1]

        def lay_out(*given):
            table = match.game.staging.lay_out(*given)
            slip = table.slips["mat:1"]
            return replace(table, slips={**table.slips, "mat:1": replace(slip, foot=str(red))})

        copy = again(match)
        copy.game = replace(match.game, staging=replace(match.game.staging, lay_out=lay_out))
        return copy

    match = stop("act")
    worlds = (other_village(match, 0, n) for n in range(30))
    world = next(each for each in worlds if each._state.hand[5] != match._state.hand[5])
    at = Handover(Stage.PRIVATE, 0)
    tables = []
    for each in (match, world):
        showing = sit(match=leaky(each), board=screen.desk.board).showing
        showing.move(at)
        tables.append(showing.table)
    assert tables[0] != tables[1]
