"""Dark Water Salvage on the screen in two worlds: at each stop, for each viewer, and with every scene over it."""

from dataclasses import replace

import pytest

from game.games.dark_water_salvage.actions import Research
from game.play.handover import PUBLIC, Handover, Stage
from game.ui.scenes.play.ending import Ending
from game.ui.scenes.reading.results import Results
from tests.boxes import some
from tests.ui.at_screen import Screen
from tests.ui.at_table import sit
from tests.ui.lake_worlds import (
    PHASES,
    again,
    lake_at,
    other_lake,
    plain,
    scribble,
    shown,
    with_another_secret,
    with_plant,
)
from tests.ui.same_sight import PLANTS, SCENES, first_changed, put_over
from tests.ui.two_world_walk import assert_seen_alike, assert_thumbnail_alike, assert_told_alike, everything_seen
from tests.ui.two_worlds import differs

ASSISTS = {"apply": "coach", "city": "marks", "research": "coach", "move": "reasons", "locate": "reasons"}


@pytest.fixture(scope="module")
def screen():
    """One stage for many tables, so that pictures are drawn once; its caches pass from viewer to viewer."""
    return Screen(lake_at("research"))


def matches(phase):
    match = lake_at(phase, "s", assist=ASSISTS.get(phase, "paper"))
    scribble(match, match.actors()[0], 9)
    return match


def looks(viewer):
    """(stage, the note that is studied) for this viewer."""
    if viewer is None:
        return [(PUBLIC, ""), (Handover(Stage.SEALED, 1), ""), (Handover(Stage.SEALED, 0, lift=True), "")]
    return [(Handover(Stage.PRIVATE, viewer), ""), (Handover(Stage.PRIVATE, viewer), "wreck:4"), (PUBLIC, "wreck:4")]


def look_at(screen, match, where):
    at, study = where
    screen.change_table(match)
    if study:
        screen.session.showing.move(Handover(Stage.PRIVATE, at.seat or 0))
        screen.session.study(study)
        screen.session.take_pencil()
    return everything_seen(screen, at)


@pytest.mark.sample(2)
@pytest.mark.parametrize("phase", some(("apply", "research", "salvage", "city", "move", "locate"), 3))
def test_each_stop_looks_the_same_in_both_worlds(screen, phase):
    assert_seen_alike(screen, matches(phase), other_lake, looks, look_at)


@pytest.mark.sample(2)
@pytest.mark.parametrize("phase", PHASES)
def test_the_whole_table_is_the_same_in_both_worlds(screen, phase):
    assert_told_alike(screen.desk.board, matches(phase), other_lake, [f"wreck:{wreck}" for wreck in range(12)])


def test_pictures_kept_from_one_view_are_not_shown_in_the_next():
    """On a window nothing is drawn anew that has not changed: here nobody records, so that it is the same."""
    match = matches("move")
    looked = [Handover(Stage.PRIVATE, 0), PUBLIC, Handover(Stage.PRIVATE, 1), Handover(Stage.PRIVATE, 2), PUBLIC]
    used = unrecorded(match)
    for at in looked:
        fresh = unrecorded(match)
        for stage in (used, fresh):
            stage.session.showing.looked = True  # so that neither takes anything back before everybody
            stage.session.showing.move(at)
            stage.session.showing.refresh(animate=False)
            stage.session.study("wreck:3")
            stage.desk.sync()
            stage.app.motion.finish()
        assert used.desk.view.look.viewer == at.viewer
        assert used.bytes == fresh.bytes, at


def unrecorded(match):
    stage = Screen(again(match))
    stage.app.recorder = stage.app.canvas.recorder = None
    return stage


# ---- scenes over a private view


def over(screen, what):
    """Puts a scene over the private view of whoever acts."""
    session = screen.session
    match what:
        case "pencil":
            session.study("wreck:3")
            session.take_pencil()
            screen.desk.sync()
        case "reveal":
            session.pick(f"wreck:{screen.asked.wreck}")
            session.pick(f"sonar:{screen.asked.sonar}")
            session.commit()
            session.answer(yes=True)  # it is asked, because the answer is known
            screen.desk.sync()
            screen.advance(2000, 200)
        case _:
            return put_over(screen, what, "wreck:4")
    screen.frame()
    return screen.scene.name


OVER = {"pencil": "table", "reveal": "reveal", **{name: name for name in SCENES}}
"""What is put over it, and what scene that is."""


def asked_before(match, seat):
    """A research of which this seat knows the answer already."""
    view = match.seat(seat, match.step).view
    legal = match.seat(seat, match.step).legal
    known = [each for each in legal if isinstance(each, Research) and view.answers[each.wreck][each.sonar] >= 0]
    return known[0] if known else None


@pytest.fixture(scope="module")
def asking():
    """Somebody may ask again what is known already: the answer is the same in all worlds."""
    match = lake_at("research", wanted=lambda match, seat: asked_before(match, seat) is not None and seat > 0)
    return match, asked_before(match, match.actors()[0])


def opened(match, asked, what):
    screen = Screen(again(match))
    screen.asked = asked
    screen.open()
    assert over(screen, what) == OVER[what]
    return screen


@pytest.mark.sample(2)
@pytest.mark.parametrize("what", OVER)
def test_every_scene_over_a_private_view_is_the_same_in_worlds_that_its_player_cannot_tell_apart(asking, what):
    match, asked = asking
    world = other_lake(match, match.actors()[0])
    assert differs(match, world)
    one, other = (shown(opened(each, asked, what)) for each in (match, world))
    assert one == other


@pytest.mark.sample(2)
@pytest.mark.parametrize("what", OVER)
def test_a_picture_with_any_scene_over_a_private_view_shows_what_is_public(asking, what):
    match, asked = asking
    seat = match.actors()[0]
    world = other_lake(match, None)
    scribble(match, seat, 2)
    assert match.seat(seat).view.answers != world.seat(seat).view.answers
    one, other = (plain(opened(each, asked, what).scene.picture()) for each in (match, world))
    assert one == other


@pytest.mark.sample(2)
@pytest.mark.parametrize("what", OVER)
def test_every_scene_over_a_private_view_is_covered_when_the_window_loses_the_focus(asking, what):
    match, asked = asking
    seen = []
    for each in (match, other_lake(match, None)):
        screen = opened(each, asked, what)
        screen.app.focus_lost()
        assert screen.session.showing.viewer is None
        seen.append(shown(screen))
        screen.advance(500, 100)
        seen.append(shown(screen))
    assert seen[:2] == seen[2:]


# ---- pictures of matches, and the end


@pytest.mark.parametrize("phase", ["research", "salvage"])
def test_a_thumbnail_shows_what_is_public(phase):
    assert_thumbnail_alike(matches(phase), other_lake)


def test_the_end_does_not_show_where_the_other_wrecks_lie():
    match = lake_at("over")
    world = other_lake(match, None)
    assert match.result() == world.result()
    seen = []
    for each in (match, world):
        stage = Screen(again(each))
        seen.append(shown(stage))
        stage.app.push(Ending(stage.desk))
        seen.append(shown(stage))
        stage.app.push(Results(stage.match))
        stage.advance(4000, 200)
        seen.append(shown(stage))
    assert seen[:3] == seen[3:]


# ---- the comparison would find it


LEAKS = {
    **PLANTS,
    "a tooltip": lambda table, bit: replace(
        table, slips={**table.slips, "mat:0": replace(table.slips["mat:0"], lines=("yes", "no")[bit:])}
    ),
    "a place that reacts": lambda table, bit: replace(table, spots=table.spots[bit:]),
    "the number of options": lambda table, bit: replace(table, offers=table.offers[bit:]),
}
UNSEEN = {
    "the id of a piece": lambda table, bit: replace(
        table, pieces=first_changed(table.pieces, lambda piece: replace(piece, id=f"{piece.id}{bit}"))
    ),
    "the order of offers": lambda table, bit: replace(table, offers=table.offers[:: 1 - 2 * bit]),
    "a label": lambda table, bit: replace(
        table, spots=first_changed(table.spots, lambda spot: replace(spot, label=spot.label + "." * bit))
    ),
}


def planted(plant, match):
    world = with_another_secret(match, None)
    return [with_plant(each, lay_out=plant) for each in (match, world)]


@pytest.mark.sample(2)
@pytest.mark.parametrize("plant", LEAKS)
def test_a_leak_planted_on_the_public_table_is_found(screen, plant):
    one, other = (look_at(screen, each, (PUBLIC, "")) for each in planted(LEAKS[plant], matches("move")))
    assert one != other


@pytest.mark.parametrize("plant", {**LEAKS, **UNSEEN})
def test_a_leak_planted_where_nobody_looks_is_found(screen, plant):
    tables = []
    for each in planted({**LEAKS, **UNSEEN}[plant], matches("move")):
        tables.append(sit(match=each, board=screen.desk.board).showing.table)
    assert tables[0] != tables[1]
