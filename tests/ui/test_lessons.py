"""Every lesson is played to its end by its own words: on the bare rules, by the mouse, and by keys."""

import re
from functools import partial

import msgspec
import pygame
import pytest

from game.commands.window import welcome
from game.core.panels import Note
from game.games import BOXES, find, lessons
from game.kit.lessons import PUPIL, Do, Others, Say, played
from game.maps import board_of
from game.play.playing import Playing
from game.play.teaching import Teaching, chain
from game.storage import progress
from game.ui.draw.measure import Rect
from game.ui.scenes import to
from game.ui.scenes.lessons import light
from game.ui.scenes.lessons.done import LessonEnd
from game.ui.scenes.lessons.first_steps import FirstSteps
from game.ui.scenes.lessons.lesson_table import LessonTable
from game.ui.scenes.lessons.lessons import LessonList
from game.ui.scenes.routes import scene_for
from game.ui.scenes.start.title import Title
from game.ui.shell.headless import HeadlessApp
from game.ui.shell.settings import Settings
from tests.boxes import kept

ALL = [(box, n) for box in BOXES for n in range(len(lessons(box)))]
FAST = msgspec.structs.replace(Settings(), guard_ms=0, game_speed=0, banner_speed=0, reduce_motion=True)


def ids(case):
    return f"{case[0]}-{lessons(case[0])[case[1]].id}"


every = pytest.mark.parametrize("case", ALL, ids=ids)
a_share = pytest.mark.parametrize(
    "case", [case if case[1] == 0 else pytest.param(case, marks=pytest.mark.wide) for case in ALL], ids=ids
)
"""The first lesson of each box; the others where nothing is left out."""
most = pytest.mark.parametrize(("case",), [kept((case,), case[1] < 2) for case in ALL], ids=ids)
"""The first two."""


@every
def test_every_row_is_legal_and_is_one_choice_of_the_table(case):
    box, n = case
    lesson = lessons(box)[n]
    game = find(box)
    match = Teaching(game, lesson, 0).match("Ana")
    playing = Playing(match, board_of(match), lambda match: None)
    for row in lesson.rows:
        if isinstance(row, Do):
            table = playing.lay_out(PUPIL, PUPIL, ())
            assert [one for one in table.offers if chain(one) == row.actions], f"{row.todo}: no such choice"
        for seat, action in played([row]):
            assert action in match.seat(seat).legal, f"{row}: {match.seat(seat).legal}"
            playing.play(seat, action)


@every
def test_words_are_short_and_every_lesson_begins_and_ends_with_some(case):
    lesson = lessons(case[0])[case[1]]
    spoken = [row for row in lesson.rows if not isinstance(row, Others)]
    assert isinstance(spoken[0], Say | Do)
    assert isinstance(lesson.rows[-1], Say)
    for row in spoken:
        assert len(re.findall(r"[.!?](?:\s|$)", row.words)) <= 2, row.words
        assert len(row.words) <= 190, row.words
        assert not isinstance(row, Do) or len(row.todo) <= 40, row.todo


def begin(stage, case, size=(1280, 720), settings=FAST):
    app = stage(LessonList(), size, settings)
    table = LessonTable(*case)
    app.app.push(table)
    return app, table


def at_rest(app, table):
    """Let time pass until the teacher speaks or the lesson has ended; what stands before everything is acknowledged."""
    for _wait in range(400):
        if table not in app.app.scenes or (app.scene is table and table.speaking):
            return
        if app.scene is not table:
            app.press("Enter")
        app.advance(50, 50)
    raise TimeoutError(f"row {table.teaching.row}: {table.teaching.now}")


def go_on(app, table, do):
    """Take one step of the lesson; `do` presses what is to be pressed."""
    before = standing(table)
    do()
    app.advance(50, 50)
    at_rest(app, table)
    assert table not in app.app.scenes or standing(table) != before, f"row {before[0]}: nothing came of it"


def standing(table):
    """How far it has come: the row, what is picked, and which board lies open."""
    return table.teaching.row, table.view.look.picked, table.view.boards.large


def share_hidden(table):
    """How much of the things on the table lies below the teacher's panel."""
    panel, spots = table.tutor.rect, [hit.rect for hit in table.view.hits if hit.id.startswith("spot:")]
    parts = [(panel.clip(rect), rect) for rect in spots if panel.colliderect(rect)]
    return sum(part.w * part.h / (rect.w * rect.h) for part, rect in parts) / max(1, len(spots))


@pytest.mark.sample(3)
@most
def test_it_is_played_by_the_mouse(case, stage, unpainted):
    app, table = begin(stage, case)
    at_rest(app, table)
    hidden = []
    while table in app.app.scenes:
        row = table.teaching.now
        zones = table.view.plan().context.zones  # a low window has no place beside the mats
        there = [lit for lit in row.lit if zones.aside.w or lit != "zone:aside"]
        assert len(table.tutor.points.spoken()) == len(there), f"{row.lit} at “{row.words}”"
        app.frame()
        assert table.tutor.wing(), f"no room for the teacher at “{row.words}”"
        hidden.append(share_hidden(table))
        if isinstance(row, Say):
            go_on(app, table, lambda: app.click("lesson:on"))
        else:
            app.move(table.tutor.first)
            places = table.tutor.points.press()
            assert places, f"nothing is to be pressed for {table.teaching.now.todo}"
            table.hit(*places[0].center)
            for mine in (table.tutor.rect, table.tutor._bird):
                assert not any(place.colliderect(mine) for place in places), table.teaching.now.todo
            go_on(app, table, partial(app.click_at, *places[0].center))
    assert app.scene.name == "lesson done"
    assert sum(hidden) / len(hidden) < 1 / 7
    assert progress.load()[progress.key(case[0], table.teaching.lesson.id)].stars == 3


@pytest.mark.sample(3)
@a_share
def test_it_is_played_by_keys(case, stage, unpainted):
    app, table = begin(stage, case)
    at_rest(app, table)
    while table in app.app.scenes:
        if not isinstance(table.teaching.now, Say):
            assert app.focus == table.tutor.first, f"{table.tutor.first} has not the focus, but {app.focus}"
        go_on(app, table, lambda: app.press("Enter"))
    assert app.scene.name == "lesson done"


@a_share
def test_the_way_is_shown_and_costs_stars(case, stage, unpainted):
    app, table = begin(stage, case)
    at_rest(app, table)
    while table in app.app.scenes:
        if isinstance(table.teaching.now, Say):
            app.press("Enter")
        else:
            app.press("H")
            app.advance(3000, 100)
        app.advance(50, 50)
        at_rest(app, table)
    assert progress.load()[progress.key(case[0], table.teaching.lesson.id)].stars < 3


FIRST = ALL[0]
MOVING = msgspec.structs.replace(Settings(), guard_ms=0)


def to_the_first_deed(app, table):
    at_rest(app, table)
    while not isinstance(table.teaching.now, Do):
        app.press("Enter")
        at_rest(app, table)


@pytest.mark.parametrize("case", [FIRST, ("keyflower", 0), ("keythedral", 3)], ids=ids)
def test_the_way_is_shown_to_its_end_while_things_move(case, stage, unpainted):
    app, table = begin(stage, case, settings=MOVING)
    to_the_first_deed(app, table)
    row = table.teaching.row
    app.press("Enter")  # a part of it is picked, and that is still to be seen
    app.press("H")
    app.advance(5000, 50)
    assert table.teaching.row > row


def test_enter_goes_on_wherever_the_focus_is_but_for_what_it_presses(stage, unpainted):
    app, table = begin(stage, ("killmans_keep", 0))
    at_rest(app, table)
    for spot, goes_on in (("spot:keep", True), ("lesson:back", False)):
        row = table.teaching.row
        table.focus.go_to(spot)
        app.press("Enter")
        at_rest(app, app.scene)
        assert (app.scene.teaching.row > row) is goes_on


def test_other_things_say_kindly_what_comes_first(stage):
    app, table = begin(stage, FIRST)
    to_the_first_deed(app, table)
    step = table.match.step
    others = [spot for spot, refusal in table.view.table.refusals.items() if table.teaching.now.todo in refusal.reason]
    assert others
    app.click(f"spot:{others[0]}")
    assert table.match.step == step
    assert not table.view.look.picked
    assert table.teaching.now.todo in table.tutor.objection, "the teacher himself says so, where everybody looks"
    said = app.frame().copy()
    app.advance(5000, 100)
    assert not table.tutor.objection
    paper = app.app.canvas.box(table.tutor._paper)
    assert pygame.image.tobytes(said.subsurface(paper), "RGB") != pygame.image.tobytes(
        app.frame().subsurface(paper), "RGB"
    )


def test_what_no_rule_speaks_of_is_not_passed_over_in_silence(stage, unpainted):
    app, table = begin(stage, ("dark_water_salvage", 1))
    to_the_first_deed(app, table)
    assert not table.view.table.refusals.get("region:E3"), "nothing is asked of a city while loans are drawn"
    app.click("spot:region:E3")
    assert table.teaching.now.todo in table.tutor.objection


def test_the_teacher_stays_while_what_was_refused_shakes(stage):
    app, table = begin(stage, ("keythedral", 2), settings=msgspec.structs.replace(Settings(), guard_ms=0))
    app.advance(8000, 50)
    app.press("Enter")
    app.advance(2000, 50)
    assert isinstance(table.teaching.now, Do)
    for spot in ("number:1", "trader"):
        app.click(f"spot:{spot}")
        assert table.view.busy, "it shakes"
        assert table.teaching.now.todo in table.tutor.objection
        for _frame in range(12):
            app.frame()
            assert table.tutor.shown, "no flash of the whole table"
            app.advance(33, 33)
        app.advance(5000, 50)


def test_a_note_of_which_the_teacher_speaks_can_be_opened(stage, unpainted):
    app, table = begin(stage, ("dark_water_salvage", 1))
    at_rest(app, table)
    while not any(lit == "zone:panel" for lit in table.teaching.now.lit):
        app.click("lesson:on" if isinstance(table.teaching.now, Say) else "lesson:show")
        app.advance(4000, 50)
        at_rest(app, table)
    note = next(hit.id for hit in table.view.hits if hit.id.startswith("note:"))
    app.click(note)
    opened = next(one for one in table.view.table.notes if isinstance(one, Note) and one.open)
    assert opened.spot == note.removeprefix("note:")
    app.click("spot:wreck:11")
    assert not table.tutor.objection, "its card opens it, too"


def test_bids_at_a_tile_that_is_spoken_of_are_lit_with_it(stage, unpainted):
    app, table = begin(stage, ("keyflower", 2), (1920, 1080))
    at_rest(app, table)
    while not any(piece.id.startswith("bid:") for piece, _place in table.view.plan().places.values()):
        app.click("lesson:on" if isinstance(table.teaching.now, Say) else "lesson:show")
        app.advance(4000, 50)
        at_rest(app, table)
    (bid,) = [place for piece, place in table.view.plan().places.values() if piece.id.startswith("bid:")]
    (lit,) = table.tutor.points.spoken()
    assert lit.contains(bid)


def test_the_teacher_leaves_all_rows_of_an_open_plate_free(stage, unpainted):
    app, table = begin(stage, ("keythedral", 3))
    at_rest(app, table)
    app.press("Enter")
    at_rest(app, table)
    app.click_at(*table.tutor.points.press()[0].center)
    at_rest(app, table)
    app.frame()
    plate = table.tutor.points.plate()
    assert len(plate.rows) > 1 or plate.rect.h > plate.rows[0][1].h
    assert not table.tutor.rect.colliderect(plate.rect)


def test_whichever_way_one_has_begun_what_is_to_be_pressed_next_is_shown(stage, unpainted):
    app = stage(LessonList(), (1280, 720), FAST)
    lesson = lessons("keyflower")[0]
    table = LessonTable("keyflower", 0, max(n for n, row in enumerate(lesson.rows) if isinstance(row, Do)))
    app.app.push(table)
    at_rest(app, table)
    whole = max(table.view.table.offers, key=lambda one: (one.path[0].startswith("tile:"), -len(one.path))).path
    for spot in whole:
        assert table.tutor.points.press_id() and len(table.tutor.points.arrows()) == 1
        app.click(f"spot:{spot}")
        at_rest(app, table)
    assert len(whole) == 2 and table.tutor.points.press_id() == "tool:commit"
    app.press("Enter")
    at_rest(app, app.scene)
    assert table.teaching.now is None or isinstance(table.teaching.now, Say)


@pytest.mark.parametrize("lesson", [FIRST, ("keyflower", 0), ("killmans_keep", 0)])
def test_no_button_stands_there_for_what_is_asked_in_another_way(stage, lesson, unpainted):
    app, table = begin(stage, lesson)
    to_the_first_deed(app, table)
    plan = table.view.plan()
    assert [hit.id for hit in plan.options.hits if not hit.enabled] == []


@pytest.mark.parametrize("lesson", [("keyflower", 0), ("killmans_keep", 0)])
def test_neither_the_arrow_nor_the_dots_cross_the_words_of_a_plate(stage, lesson, monkeypatch):
    app, table = begin(stage, lesson, (1440, 900))
    to_the_first_deed(app, table)
    for _row in range(40):
        app.frame()
        plate = table.tutor.points.plate()
        if plate is not None or table not in app.app.scenes:
            break
        press = table.tutor.points.press()
        if press:
            app.click_at(*press[0].center)
            app.advance(400, 50)
        else:
            app.press("Enter")
        at_rest(app, table)
    assert plate is not None
    ((arrow, _angle),) = table.tutor.points.arrows()
    assert not arrow.colliderect(plate.rect)
    box = app.app.canvas.box(plate.rect)
    whole = pygame.image.tobytes(app.frame().subsurface(box), "RGB")
    monkeypatch.setattr(light, "_draw_way", lambda *_: None)
    app.app.dirty()
    assert pygame.image.tobytes(app.frame().subsurface(box), "RGB") == whole


def test_back_goes_to_the_step_before_and_a_lesson_goes_on_where_it_was_left(stage):
    app, table = begin(stage, FIRST)
    at_rest(app, table)
    app.press("Enter")
    at_rest(app, table)
    second = table.teaching.row
    app.click("lesson:back")
    table = app.scene
    at_rest(app, table)
    assert table.teaching.row == table.teaching.lesson.start
    kept_at = progress.load()[progress.key(FIRST[0], table.teaching.lesson.id)].row
    assert not kept_at, "the place that is kept goes back, too"
    app.press("Enter")
    at_rest(app, table)
    app.press("Esc", "Esc")
    app.click("lesson:skip")
    assert isinstance(app.scene, LessonList)
    assert [scene.name for scene in app.app.scenes].count("lessons") == 1, "Esc leads home, not to the list again"
    app.click("go")
    assert app.scene.teaching.row == second


def test_nothing_of_a_lesson_is_saved_as_a_game(stage):
    from game.storage.saves import list_autosaves

    app, table = begin(stage, FIRST)
    at_rest(app, table)
    app.press("Ctrl+S", "F5", "Ctrl+Z")
    assert app.scene is table
    app.app.pop(table)
    assert not list_autosaves()


def test_one_goes_on_with_the_lesson_that_was_left_last(stage):
    for name in ("killmans_keep/guild", "keyflower/summer", "killmans_keep/guild"):
        progress.keep(name, progress.Progress(row=3))
        app = stage(LessonList(), (1280, 720), FAST)
        assert progress.key(app.scene.next.game.id, app.scene.next.lesson.id) == name
    assert len(progress.load()) == 2


def test_damaged_progress_is_no_progress(tmp_path):
    from game import paths

    progress.keep("key_largo/first_day", progress.Progress(row=4))
    path = paths.state_folder() / "lessons.json"
    for bad in (b"", b"[]", b'{"a": {"row": -1}}', b"\xff\xfe", b'{"a": {"stars": 9}}'):
        path.write_bytes(bad)
        assert progress.load() == {}


def test_with_large_text_the_lessons_are_shown_a_box_at_a_time(stage):
    app = stage(LessonList(), (1280, 720), msgspec.structs.replace(FAST, text_percent=200))
    seen = set()
    for box in BOXES:
        app.click(f"box:{box}")
        cards = {target.id for target in app.scene.focus.targets() if target.id.startswith("lesson:")}
        assert {id.split(":")[1] for id in cards} == {box}
        seen |= cards
    assert len(seen) == len(ALL)
    app.click("lesson:keythedral:1")
    assert app.scene.teaching.lesson == lessons("keythedral")[1]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (3840, 2160)])
def test_the_boxes_stand_large_on_their_board_and_nothing_lies_below_the_footer(stage, size):
    here = stage(LessonList(), size).scene
    assert here.cover > 140, "a cover is something to look at"
    lows = [[card.rect.bottom for card in cards] for cards in here.columns]
    assert max(map(max, lows)) <= here.app.measure.h - here.foot - 8
    assert len({cards[0].rect.h for cards in here.columns}) == 1, "rows lie in line over all columns"
    assert len({low[2] for low in lows}) == 1


def test_the_shelf_and_the_title_lead_to_the_lessons(stage):
    app = stage(scene_for(to.Shelf()), (1280, 720), FAST)
    app.click("learn")
    assert isinstance(app.scene, LessonList)


def test_the_first_start_offers_a_lesson_a_game_or_a_look_around(stage):
    for key, name in (("lesson", "table"), ("play", "setup"), ("back", "lessons")):
        app = stage(LessonList(), (1280, 720), FAST)
        app.app.push(FirstSteps())
        app.click(key)
        assert app.scene.name == name


def test_the_first_steps_are_those_of_the_box_that_was_pressed_on_the_title(monkeypatch):
    app = HeadlessApp(Title(), (1280, 720), FAST)
    spot = next(target.rect.center for target in app.scene.focus.targets() if target.id == "box:keyflower")

    class Window:
        """It is pressed while the welcome is being got ready."""

        def __init__(self):
            self.app = app.app

        def hear(self):
            app.click_at(*spot)

    welcome(Window())
    assert app.scene.name == "welcome"
    app.press("Enter")
    assert app.scene.name == "first steps"
    assert f"Play a game of {find('keyflower').title}" in " ".join(app.texts)
    app.click("back")
    assert app.scene.name == "shelf" and app.scene.chosen.id == "keyflower"


@pytest.mark.parametrize("settings", [FAST, msgspec.structs.replace(Settings(), guard_ms=0)], ids=["at once", "usual"])
@pytest.mark.parametrize("size", [(1280, 720), (1440, 900), (1920, 1080)])
def test_where_a_number_is_asked_for_the_sheet_on_which_it_is_set_is_free(stage, size, settings, unpainted):
    app, table = begin(stage, ("dark_water_salvage", 0), size, settings)
    to_the_first_deed(app, table)
    app.advance(3000, 50)
    app.frame()
    sheet = table.view.plan().dial.sheet
    assert not table.tutor.rect.colliderect(sheet)
    assert not table.tutor._bird.colliderect(table.view.plan().dial.slider)


@pytest.mark.parametrize(("case",), [kept((case,), case == ("key_largo", 0)) for case in ALL], ids=ids)
def test_the_teacher_has_room_and_covers_nothing_he_speaks_of_in_a_window_of_1440_by_900(case, stage, unpainted):
    """Where the usual panel has no such place, a narrower one has."""
    app, table = begin(stage, case, (1440, 900))
    at_rest(app, table)
    while table in app.app.scenes:
        app.frame()
        words = table.teaching.now.words
        assert table.tutor.wing(), words
        for rect in table.tutor.points.spoken():
            hidden = (mine.clip(rect) for mine in (table.tutor.rect, table.tutor._bird))
            assert all(part.w * part.h < rect.w * rect.h / 8 for part in hidden), words
        if isinstance(table.teaching.now, Say):
            go_on(app, table, lambda: app.click("lesson:on"))
        else:
            app.move(table.tutor.first)
            go_on(app, table, partial(app.click_at, *table.tutor.points.press()[0].center))


def test_enter_goes_on_after_the_mouse_has_pressed_another_button(stage, unpainted):
    app, table = begin(stage, ("keyflower", 1))
    at_rest(app, table)
    app.click("board:village:1")
    assert table.focus.id == "board:village:1"
    row = table.teaching.row
    app.press("Enter")
    at_rest(app, table)
    assert table.teaching.row > row
    for _key in range(60):
        if table.focus.id == "board:village:1":
            break
        app.press("Tab")
    row = table.teaching.row
    app.press("Enter")
    assert table.teaching.row == row
    assert table.view.boards.large == "village:1"


def test_the_board_that_is_spoken_of_lies_large_and_the_teacher_leaves_it_free(stage):
    app, table = begin(stage, ("keyflower", 1), (1440, 900))
    at_rest(app, table)
    app.frame()
    assert table.view.boards.large == "village:0"
    for board in ("board:market", "board:village:0"):
        app.click(board)
        app.frame()
        spoken = table.tutor.points.spoken()
        assert spoken
        assert not any(rect.colliderect(mine) for rect in spoken for mine in (table.tutor.rect, table.tutor._bird))


def test_what_is_lit_has_one_outline_and_a_plate_lies_above_it(stage, monkeypatch):
    app, table = begin(stage, ("keythedral", 1), (1440, 900))
    to_the_first_deed(app, table)
    app.frame()
    spoken = table.tutor.points.spoken()
    assert len(spoken) == 4
    gap = app.app.canvas.box(spoken[0].inflate(-12, -12))
    lit = pygame.image.tobytes(app.frame().subsurface(gap), "RGB")
    monkeypatch.setattr(table.tutor.points, "spoken", lambda: [*spoken, table.view.plan().context.zones.board])
    app.app.dirty()
    assert pygame.image.tobytes(app.frame().subsurface(gap), "RGB") == lit


def test_what_has_been_pressed_for_a_step_stays_lit(stage, monkeypatch):
    app, table = begin(stage, ("keyflower", 0), (1440, 900))
    met = set()
    for _row in range(40):
        at_rest(app, table)
        places = table.view.spot_places()
        held = [spot for spot in table.view.look.picked if f"spot:{spot}" in places]
        for spot in held:
            inner = app.app.canvas.box(places[f"spot:{spot}"].inflate(-30, -30))
            seen = [pygame.image.tobytes(app.frame().subsurface(inner), "RGB")]
            with monkeypatch.context() as bright:
                bright.setattr(light, "COOL", (255, 255, 255))
                app.app.dirty()
                seen.append(pygame.image.tobytes(app.frame().subsurface(inner), "RGB"))
            if inner.w > 0 and inner.h > 0 and not table.tutor.rect.colliderect(places[f"spot:{spot}"]):
                assert seen[0] == seen[1], spot
                met.add(spot.partition(":")[0])
            app.app.dirty()
            app.frame()
        if app.scene is not table or met >= {"tile", "cell"}:
            break
        press = table.tutor.points.press()
        app.click_at(*press[0].center) if press else app.click("lesson:on")
        app.advance(4000, 50)
    assert "cell" in met, met


@pytest.mark.parametrize("box", BOXES)
def test_a_first_game_with_tips_is_offered_after_every_lesson(box, stage, unpainted):
    for number in (0, len(lessons(box)) - 1):
        app = stage(LessonEnd(box, number, 3), (1280, 720), FAST)
        assert "guided" in {target.id for target in app.scene.focus.targets()}


def test_the_monster_that_is_spoken_of_is_lit_and_not_what_it_stands_on(stage, unpainted):
    app, table = begin(stage, ("killmans_keep", 1), (1440, 900))
    at_rest(app, table)
    while not isinstance(table.teaching.now, Say):
        app.move(table.tutor.first)
        app.click_at(*table.tutor.points.press()[0].center)
        at_rest(app, table)
    (lit,) = table.tutor.points.spoken()
    assert lit.h > lit.w


def test_the_prices_below_a_place_are_lit_with_it(stage, unpainted):
    app, table = begin(stage, ("key_largo", 2), (1440, 900))
    at_rest(app, table)
    app.press("Enter")
    at_rest(app, table)
    (sign,) = [place for piece, place in table.view.plan().places.values() if piece.id == "sign:market"]
    (lit,) = table.tutor.points.spoken()
    assert lit.contains(sign)


def test_with_large_text_too_nothing_that_he_speaks_of_lies_below_the_teacher(stage, unpainted):
    app, table = begin(stage, ("keythedral", 0), (1920, 1080), msgspec.structs.replace(FAST, text_percent=200))
    at_rest(app, table)
    while len(table.view.look.picked) < 2:
        if isinstance(table.teaching.now, Say):
            app.press("Enter")
        else:
            table.hit(*table.tutor.points.press()[0].center)
            app.click_at(*table.tutor.points.press()[0].center)
        app.advance(50, 50)
        at_rest(app, table)
    app.frame()
    mine = table.tutor.rect, table.tutor._bird
    assert not any(rect.inflate(-4, -4).colliderect(one) for rect in table.tutor.points.spoken() for one in mine)


@pytest.mark.parametrize("step", (5, 11))
def test_his_wing_does_not_point_away_from_what_he_shows(stage, step):
    app, table = begin(stage, ("key_largo", 0), (1920, 1080))
    at_rest(app, table)
    while table.teaching.step < step:
        app.frame()
        if isinstance(table.teaching.now, Say):
            go_on(app, table, lambda: app.click("lesson:on"))
        else:
            app.move(table.tutor.first)
            go_on(app, table, lambda: app.click_at(*table.tutor.points.press()[0].center))
    app.frame()
    tutor, (shown, *_rest) = table.tutor, table.tutor.points.spoken()
    x, _y = tutor.wing()
    left = shown.centerx < tutor._bird.centerx
    assert (x < tutor._bird.centerx) == left and (tutor._pose == "point") <= (not left)


def test_the_ring_of_what_is_to_be_pressed_runs_through_no_words_at_its_foot():
    deck, spoken, board = Rect(900, 500, 108, 152), Rect(896, 500, 116, 172), Rect(0, 0, 1200, 800)
    assert light.ringed(deck, [board, spoken]) == spoken
    assert light.ringed(deck, [board]) == light.ringed(deck, []) == deck
