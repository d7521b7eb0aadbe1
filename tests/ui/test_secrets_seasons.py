"""Keyflower in two worlds: at each stop with its halves, with scenes over it, handed over, and planted leaks."""

from dataclasses import replace
from functools import cache

import pytest

from game.play.handover import PUBLIC, Handover, Stage
from game.play.showing.missed import told_again
from tests.boxes import some
from tests.ui.at_screen import Screen, public_board
from tests.ui.at_table import sit
from tests.ui.lake_worlds import again, plain, shown
from tests.ui.same_sight import PLANTS, SCENES, assert_alike, put_over, with_leak
from tests.ui.test_secrets import everything_seen
from tests.ui.two_worlds import differs
from tests.ui.village_worlds import STOPS, other_village, village_at, villages


@cache
def stop(where):
    """A match at this stop; tests play on copies only."""
    return village_at(where)


@pytest.fixture(scope="module")
def screen():
    """One stage for many tables, so that pictures are drawn once; its caches pass from viewer to viewer."""
    return Screen(again(stop("act")))


def look_at(screen, match, at):
    screen.change_table(again(match))
    return everything_seen(screen, at)


def looks(viewer):
    if viewer is None:
        return [PUBLIC, Handover(Stage.SEALED, 1), Handover(Stage.SEALED, 0, lift=True)]
    return [Handover(Stage.PRIVATE, viewer)]


@pytest.mark.parametrize("where", some(STOPS, 6))
def test_each_stop_looks_the_same_in_both_worlds(screen, where):
    match = stop(where)
    acting = match.actors()[0]
    for viewer in (None, acting, (acting + 1) % 3):
        world = other_village(match, viewer)
        assert differs(match, world)
        for at in looks(viewer):
            assert_alike(*(look_at(screen, one, at) for one in (match, world)), f"viewer {viewer}, {at.stage}")


@pytest.mark.parametrize("seed", ["0", *(pytest.param(str(n), marks=pytest.mark.wide) for n in range(1, 5))])
@pytest.mark.parametrize("where", STOPS)
def test_the_whole_table_is_the_same_in_both_worlds(screen, where, seed):
    """Also what is not drawn: ids of pieces, the order of offers, labels, notes, and what is told of each spot."""
    match = village_at(where, seed)
    for viewer in (None, 0, 1, 2):
        told = []
        for one in (match, other_village(match, viewer, 2)):
            showing = sit(match=again(one), board=screen.desk.board).showing
            showing.move(PUBLIC if viewer is None else Handover(Stage.PRIVATE, viewer))
            told.append((showing.table, showing.look, one.seat(viewer), showing.public(), told_again(showing)))
        assert told[0] == told[1], f"viewer {viewer}"


@pytest.mark.parametrize("what", SCENES)
def test_every_scene_over_a_private_view_is_the_same_in_worlds_that_its_player_cannot_tell_apart(what):
    match = stop("act")
    seen = []
    for each in (match, other_village(match, match.actors()[0])):
        stage = Screen(again(each))
        stage.open()
        assert put_over(stage, what, f"tile:{match._state.market[0]}")
        seen.append(shown(stage))
    assert seen[0] == seen[1]


def test_a_thumbnail_shows_what_is_public():
    match = stop("act")
    one, other = (public_board(each, (440, 270)) for each in (match, other_village(match, None)))
    assert plain(one) == plain(other)


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
