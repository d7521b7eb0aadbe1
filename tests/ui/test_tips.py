"""A first game with tips: each is given once, none stops anybody, and after the first round there are none."""

import msgspec
import pytest

from game.bots.bot import choose
from game.bots.levels import DECKHAND
from game.games import BOXES, find, tips
from game.logbook.writing import standing_of
from game.play.last_tables import remember, remembered, usual
from game.play.tipping import Tipping
from game.ui.scenes import to
from game.ui.scenes.lessons.done import LessonEnd
from game.ui.scenes.lessons.guided_table import GuidedTable
from game.ui.scenes.lessons.lessons import LessonList
from game.ui.scenes.routes import scene_for
from game.ui.shell.settings import Settings
from tests.games.killmans_keep.scene import game as keep_game

FAST = msgspec.structs.replace(Settings(), guard_ms=0, game_speed=0, banner_speed=0, reduce_motion=True)
every = pytest.mark.parametrize("box", BOXES)


def first_game(box, seed="1"):
    return msgspec.structs.replace(usual(box), tips=True).match(seed)


def at_table(stage, box="key_largo", size=(1280, 720), settings=FAST, seed="1"):
    app = stage(LessonList(), size, settings)
    table = scene_for(to.Playing(first_game(box, seed)))
    app.app.push(table)
    app.advance(600, 50)
    while app.scene is not table:
        app.press("Enter")
        app.advance(200, 50)
    return app, table


@every
def test_tips_are_short_and_have_ids_of_their_own(box):
    rows = tips(box).rows
    assert 5 <= len(rows) <= 9
    assert len({row.id for row in rows}) == len(rows)
    for row in rows:
        assert len(row.words) <= 170, row.words
        assert row.words.count(". ") <= 1, row.words


@every
def test_in_a_whole_first_round_each_tip_comes_once_and_then_there_are_none(box):
    match, rows = first_game(box), tips(box)
    tipping, had = Tipping(match, rows), []
    for _step in range(600):
        for seat in match.actors():
            tip = tipping.now(seat)
            if seat == 0 and tip is not None:
                assert match.seat(0).view.phase in tip.phases
                had.append(tip.id)
                tipping.given(0, tip)
        if rows.over(match.seat(0).view):
            break
        seat = match.actors()[0]
        legal = match.seat(seat).legal
        match.play(seat, legal[match.step % len(legal)])
    assert rows.over(match.seat(0).view)
    assert len(had) == len(set(had)) >= 2
    assert tipping.now(0) is None
    kinds = {phase for tip in rows.rows for phase in tip.phases}
    while match.actors() and match.seat(0).view.phase not in kinds:
        assert tipping.farewell(0) == "", "in the middle of something else"
        legal = match.seat(match.actors()[0]).legal
        match.play(match.actors()[0], legal[0])
    assert tipping.farewell(0) == rows.farewell
    assert tipping.farewell(0) == "", "it is said once"


def test_the_tip_goes_when_the_choice_is_made_and_stops_nobody(stage):
    app, table = at_table(stage)
    assert table.tip.shown and table.tip.tip_now.id == "plan"
    app.click("spot:card:wreck")
    assert table.tip.shown, "half a choice leaves it"
    app.click("spot:card:market")
    app.press("E")
    assert table.match.step
    assert table.tip.tip_now is None
    assert table.tipping.now(0) is None


def test_two_newcomers_each_have_their_own_tips_and_nobody_has_one_at_the_veil(stage):
    people = (("Ana", "human", 0), ("Ben", "human", 1))
    seating = msgspec.structs.replace(usual("key_largo"), tips=True, players=people)
    app = stage(LessonList(), (1280, 720), FAST)
    table = scene_for(to.Playing(seating.match("1")))
    app.app.push(table)
    had = {0: [], 1: []}
    for _wait in range(200):
        seat = table.session.showing.viewer
        if app.scene is not table:
            assert not table.tip.shown
            app.press("Space")
        elif seat is None or not table.tip.shown:
            assert not (seat is None and table.tip.shown)
        else:
            had[seat].append(table.tip.tip_now.id)
            app.click("tip:got")
            assert not table.tip.shown
            for spot in ("card:wreck", "card:market"):
                app.click(f"spot:{spot}")
            app.press("E")
        app.advance(200, 50)
        if all(had.values()):
            break
    assert had == {0: ["plan"], 1: ["plan"]}


def test_it_is_sent_away_by_mouse_and_by_keys(stage):
    app, table = at_table(stage)
    app.click("tip:got")
    assert not table.tip.shown
    app, table = at_table(stage)
    for _press in range(40):
        if app.focus == "tip:enough":
            break
        app.press("F6") if not app.focus.startswith("tip:") else app.press("Left")
    app.press("Enter")
    assert not table.tip.shown
    assert table.tipping.now(0) is None


@pytest.mark.sample(3)
@pytest.mark.parametrize(("size", "text"), [((1280, 720), 100), ((1920, 1080), 200), ((1024, 640), 200)])
def test_its_words_are_whole_and_on_its_paper(size, text, stage):
    app, table = at_table(stage, "key_largo", size, msgspec.structs.replace(FAST, text_percent=text))
    assert table.tip.shown
    app.frame()
    measure, paper = app.app.measure, table.tip.rect
    words = {"No more tips", "Got it"}
    own = [one for one in app.recorder.drawn if one.text in words or one.text in table.tip.tip_now.words]
    own = [one for one in own if len(one.text) > 5 and one.rect.x >= 0]
    assert len(own) >= 4
    for one in own:
        assert paper.collidepoint(one.rect.centerx / measure.scale, one.rect.centery / measure.scale), one.text
    assert measure.area.contains(paper)


def test_a_first_game_stands_apart_and_is_a_first_game_once(stage):
    assert standing_of(first_game("keyflower")) == "guided"
    remember(msgspec.structs.replace(usual("keyflower"), tips=True))
    assert not remembered("keyflower").tips


def test_the_first_lesson_and_the_set_up_lead_to_it(stage):
    app = stage(LessonList(), (1280, 720), FAST)
    app.app.push(LessonEnd("key_largo", 0, 3))
    app.click("guided")
    assert isinstance(app.scene, GuidedTable) or any(isinstance(scene, GuidedTable) for scene in app.app.scenes)
    app = stage(scene_for(to.Setup(find("key_largo"))), (1920, 1080), FAST)
    app.click("tips")
    app.click("start")
    assert any(isinstance(scene, GuidedTable) for scene in app.app.scenes)


def test_a_tip_stays_in_its_corner_whatever_is_picked_meanwhile(stage):
    app, table = at_table(stage, "killmans_keep")
    for _turn in range(40):
        if table.tip.shown and len(table.view.look.open) > 3:
            break
        app.press("Enter")
        app.advance(400, 50)
    place = tuple(table.tip.rect)
    for spot in table.view.look.open[:6]:
        app.click(f"spot:{spot}")
        app.advance(100, 50)
        if not table.tip.shown:
            break
        assert tuple(table.tip.rect) == place
        app.press("Esc")


def test_no_tip_comes_before_the_table_is_seen(stage):
    app = stage(LessonList(), (1280, 720), FAST)
    table = scene_for(to.Playing(first_game("keyflower", "4")))
    app.app.push(table)
    while not table.tip.shown:
        app.press("Enter")
        app.advance(300, 50)
    again = scene_for(to.Playing(table.match, None, resumed=True))
    app.app.replace(again, table)
    assert not again.tip.shown
    app.advance(900, 50)
    assert again.tip.shown


@pytest.mark.parametrize("size", [(1280, 720), (1440, 900)])
def test_a_tip_leaves_the_rows_of_a_plate_free(size, stage):
    app, table = at_table(stage, "keyflower", size, seed="4")
    while not table.tip.shown:
        app.press("Enter")
        app.advance(300, 50)
    seen = 0
    for spot in [spot for spot in table.view.look.open if f"spot:{spot}" in table.view.spot_places()]:
        app.click(f"spot:{spot}")
        app.advance(100, 50)
        plate = table.view.control.verbs.plate
        assert plate is None or not table.tip.rect.colliderect(plate.rect), spot
        seen += plate is not None and table.tip.shown
        app.press("Esc")
    assert seen > 8


def test_what_takes_an_action_is_not_advised_without_one():
    game = find("killmans_keep")
    tip = next(tip for tip in tips("killmans_keep").rows if tip.id == "guild")
    for actions in (1, 0):
        state = keep_game(3, area={0: 2})
        state.actions = actions
        assert tip.when(game.look(state, 0)) == bool(actions), actions


@pytest.mark.parametrize("steps", [10, 20, 30])
def test_where_every_corner_of_the_board_can_be_chosen_a_tip_lies_beside_it(steps, stage):
    match = first_game("keythedral", "4")
    while not (match.actors() == (0,) and match.seat(0).view.phase == "lay" and match.step > steps):
        seat = match.actors()[0]
        match.play(seat, choose(match.game, match.seat(seat), DECKHAND, match.step).action)
    app = stage(LessonList(), (1280, 720), FAST)
    table = scene_for(to.Playing(match, None, resumed=True))
    app.app.push(table)
    app.advance(2000, 50)
    assert table.tip.shown
    app.frame()
    places = table.view.spot_places()
    open_ = [places[f"spot:{spot}"] for spot in table.view.look.open if f"spot:{spot}" in places]
    assert len(open_) > 6
    assert not any(table.tip.rect.colliderect(place) for place in open_)
    assert app.app.measure.area.contains(table.tip.rect)


def test_the_ring_of_a_tip_runs_through_no_words_at_the_foot_of_a_deck(stage):
    _app, table = at_table(stage, "killmans_keep")
    words = next(tip for tip in tips("killmans_keep").rows if tip.lit == ("keep-deck",))
    table.tip.tip_now = words
    (ring,) = table.tip.lit()
    own = [place for piece, place in table.view.plan().places.values() if piece.spot == "keep-deck"]
    assert len(own) == 2 and all(ring.contains(place) for place in own)
