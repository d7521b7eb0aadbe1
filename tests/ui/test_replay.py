"""The screen of a replay and the logbook's pages, by mouse alone and by keys alone."""

from types import SimpleNamespace

import msgspec
import pygame
import pytest

from game import paths
from game.bots.hindsight import VERSION, Report, Stroke, look_back
from game.core.pins import hashed, opens
from game.core.steps import whole
from game.games import GAMES
from game.logbook.store import Logbook
from game.logbook.writing import mark_of
from game.maps import board_of
from game.play.handover import Handover, Stage
from game.play.replaying.film import PUBLIC, TRUTH, Film
from game.storage.autosaves import Autosave
from game.ui.scenes.logbook.logbook_scene import LogbookScene
from game.ui.scenes.luck.luck_page import best_words, rounded_up, written
from game.ui.scenes.luck.luck_scene import LuckScene
from game.ui.scenes.reading.results import Results
from game.ui.scenes.reading.verdict import verdict
from game.ui.scenes.replay import clip
from game.ui.scenes.replay.clip import ClipScene
from game.ui.scenes.replay.encoder import can_write
from game.ui.scenes.replay.replay_scene import ReplayScene
from game.ui.scenes.start import thumbnail
from game.ui.scenes.start.launch import sit_down
from game.ui.scenes.start.setup import Setup
from game.ui.scenes.start.shelf import Shelf
from game.ui.scenes.start.title import Title
from game.ui.shell.clock import VirtualClock
from game.ui.shell.headless import HeadlessApp
from game.ui.shell.shot import played
from tests.conftest import all_asked_for
from tests.ui.at_shell import finished, logged, looked_back, settings, under_way


def opened(match=None, steps=None, logged_as=""):
    match = match or finished()
    scene = ReplayScene(Film(match, board_of(match)), logged_as, steps)
    return HeadlessApp(scene, (1280, 720), settings(reduce_motion=True)), scene


def printed(cache):
    """The pieces of which there are pictures, at which sizes."""
    return {key[1] for key in cache._pictures if key[0] == "made" and key[1][0] in ("face", "turned")}


def test_keys_alone_watch_a_game():
    app, scene = opened()
    app.advance(900, 100)
    assert app.focus == "rail"
    app.press("Right", "Right", "Left")
    assert scene.place == 1
    app.press("Shift+Right")
    assert scene.place == scene.chapters[1].first
    app.press("End")
    assert scene.place == scene.film.last
    app.press("Home", "3")
    assert (scene.place, scene.perspective) == (0, 1)
    app.press(str(len(scene.film.perspectives)))
    assert scene.perspective == TRUTH
    app.press("1", "]", "B", "C")
    assert (scene.perspective, scene.transport.speed, scene.captions) == (PUBLIC, 2.0, False)
    assert list(scene.rail.marks) == [0]
    app.press("Space")
    app.advance(4000, 50)
    assert scene.transport.playing
    assert scene.place > 2
    app.press("Space")
    at = scene.place
    app.advance(3000, 100)
    assert scene.place == at


def test_turning_points_are_begun_before_all_pieces_are_printed():
    app, scene = opened()
    asked = []
    app.app.ahead.prepare = lambda steps, _scene: asked.append(getattr(steps, "__name__", "print_moments"))
    scene.preparing._ready = ()
    scene.preparing.begin()
    assert asked.index("find_turns") < asked.index("print_moments")


def test_the_board_of_all_moments_is_printed_ahead_and_at_each_new_size(prepared, pytestconfig):
    app, scene = opened()
    scene.sheet.draw = lambda _canvas: None  # what lies on the paper is printed as it is drawn
    ahead, made = app.app.ahead, app.app.gallery.cache
    for size in ((1280, 720), (1600, 900)):
        app.resize(*size)
        assert ahead.busy
        while ahead.busy:
            app.advance(50, 10)
        before, pieces = made.made, printed(made)
        assert pieces
        for place in range(0, scene.film.last, 5 if all_asked_for(pytestconfig) else 20):
            scene.go(place)
            app.tick()
            app.frame()
        app.press("P")  # it is asked first; and what is printed is not printed again when one comes back to it
        assert app.scene is not scene
        app.press("Esc")
        assert app.scene is scene and not ahead.busy
        assert printed(made) <= pieces
        assert made.made > before, "nothing was drawn"


def test_the_pieces_on_small_boards_are_printed_ahead_too(prepared):
    app, scene = opened(played("keyflower", 2, "villages", 40))
    scene.sheet.draw = lambda _canvas: None
    app.resize(1600, 900)
    while app.app.ahead.busy:
        app.advance(50, 10)
    before = printed(app.app.gallery.cache)
    assert before
    for place in range(0, scene.film.last, 8):
        scene.go(place)
        for _frame in range(20):
            app.advance(20)
            app.frame()
    assert scene.sheet.place == place
    assert printed(app.app.gallery.cache) <= before


def test_another_view_is_printed_ahead_too(prepared):
    app, scene = opened()
    scene.sheet.draw = lambda _canvas: None
    app.advance(900, 100)
    app.frame()
    app.press("2")
    while app.app.ahead.busy:
        app.advance(50, 10)
    assert scene.perspective == 0
    before = printed(app.app.gallery.cache)
    for place in range(0, scene.film.last, 20):
        scene.go(place)
        for _frame in range(20):
            app.advance(20)
            app.frame()
    assert printed(app.app.gallery.cache) <= before


def test_the_mouse_alone_watches_a_game():
    app, scene = opened()
    app.advance(900, 100)
    app.click("on one")
    assert scene.place == 1
    track = scene.rail.rect
    app.click_at(track.centerx, scene.rail._track.centery)
    assert abs(scene.place - scene.film.last / 2) < 2
    app.drag("rail", 200, 0)
    app.click_at(scene.rail.x_of(scene.rail.pins[2].place), track.y + 22)
    assert scene.place == scene.rail.pins[2].place
    app.click_at(scene.rail.x_of(scene.chapters[1].first) + 20, track.bottom - 8)
    assert scene.place == scene.chapters[1].first
    place = scene.views.places()[1]
    app.click_at(*place.center)
    assert scene.perspective == 0
    for n, tab in enumerate(("known", "log", "why", "marks")):
        app.click_at(*scene.tabs.places()[n].center)
        app.advance(300, 100)
        assert scene.sheet.tab == tab
    app.click("start")
    app.click("end")
    assert scene.place == scene.film.last


def test_nothing_of_what_comes_is_told_unless_asked_for():
    app, scene = opened(steps=10)
    winner = finished().players[finished().result().winners[0]].name
    assert any(winner in text and "wins" in text for text in app.texts)
    app.click("unspoiled")
    assert not any("wins" in text for text in app.texts)
    ahead = next(pin for pin in scene.rail.pins if pin.place > 40)
    assert scene.rail.tip_at(scene.rail.x_of(ahead.place), scene.rail.rect.y + 20)[0] == ""


def test_marks_stay_with_a_game_of_the_logbook():
    book = logged()
    id = book.entries()[0].id
    _app, scene = opened(finished(2), 12, id)
    scene.mark()
    assert list(Logbook().marks(id)) == [12]
    again = opened(finished(2), 0, id)[1]
    assert again.rail.marks == [again.film.place_of_step(12)]
    again.go(12)
    again.mark()
    assert Logbook().marks(id) == {}


def test_a_game_that_goes_on_can_be_watched_in_public_only():
    app, scene = opened(under_way(), 30)
    app.press("2", "P")
    assert scene.perspective == PUBLIC
    assert app.scene is scene
    assert len(scene.views.options) == 1


def test_play_on_from_here_is_practice():
    app, _scene = opened(steps=40)
    app.press("P")
    app.click("answer:1")
    app.advance(200, 50)
    table = app.app.scenes[-1]
    match = next(scene.match for scene in app.app.scenes if scene.name == "table")
    assert table.name
    assert match.step == 40
    assert any(notes.get("stands apart") == "practice" for notes in map(match.annotations, range(len(match.players))))


def test_a_picture_is_saved():
    app, scene = opened(steps=20)
    app.frame()
    app.click("picture")
    assert len(list(paths.pictures_folder().glob("*.png"))) == 1
    assert "picture" in scene.said


@pytest.mark.skipif(not can_write(), reason="the extra “clips” is not installed")
def test_a_clip_is_saved_or_cancelled():
    app, scene = opened(steps=20)
    app.press("G")
    scene.go(22)
    app.advance(100, 50)
    app.press("G")
    assert scene.rail.clip == (20, 22)
    app.click("gif")
    clip = app.scene
    while not clip.encoder.finished:
        app.advance(60, 60)
        clip.encoder._thread.join(0.02)
    app.advance(120, 60)
    assert app.scene is scene
    [file] = paths.pictures_folder().glob("*.gif")
    assert file.read_bytes()[:6] == b"GIF89a"
    app.click("gif")
    app.press("Esc")
    app.advance(200, 50)
    assert app.scene is scene
    assert len(list(paths.pictures_folder().glob("*"))) == 1


def test_a_clip_that_is_cut_says_so(monkeypatch):
    written = SimpleNamespace(path=paths.pictures_folder() / "clip.gif", finished=True, trouble="", progress=3)
    monkeypatch.setattr(clip, "MOST", 3)
    monkeypatch.setattr(clip, "Encoder", lambda path: written)
    film = Film(finished(), board_of(finished()))
    told = []
    for end in (2, 5):
        scene = ClipScene(film, PUBLIC, 0, end, told.append)
        HeadlessApp(Title(), (1280, 720), settings(reduce_motion=True)).app.push(scene)
        scene._look()
    assert ["first 3 moments" in words for words in told] == [False, True]


def test_the_results_lead_to_the_replay():
    app = HeadlessApp(Results(finished()), (1280, 720), settings(reduce_motion=True))
    app.click("replay")
    app.advance(500, 20)
    assert app.scene.name == "replay"
    app.press("Esc")
    assert app.scene.name == "results"


@pytest.mark.parametrize("start", [Title, Shelf])
def test_title_and_shelf_lead_to_the_logbook_and_it_to_a_replay(start):
    logged()
    app = HeadlessApp(start(), (1280, 720), settings(reduce_motion=True))
    app.click("logbook")
    assert app.scene.name == "logbook"
    app.click("list")
    won = verdict(finished(5), finished(5).result())
    assert won in app.texts, "the row says who has won"
    row = app.scene.focus.targets()[0]
    app.click(row.id)
    app.advance(500, 20)
    assert app.scene.name == "replay"
    for name in ("games", "logbook"):
        app.press("Esc")
        assert app.scene.name == name


def test_the_logbook_turns_pages_and_exports():
    scene = LogbookScene("Ana", "", logged())
    app = HeadlessApp(scene, (1280, 720), settings(reduce_motion=True))
    assert scene.page.figures.games == 2
    app.press("Right")
    assert scene.person == "Ben"
    app.press("PgUp")
    assert scene.person == "Ana"
    app.click("export")
    app.press("Esc")
    assert len(list(paths.documents_folder().iterdir())) == 2
    app.click("person")
    app.click("forget")
    app.press("Right", "Enter")
    app.advance(100, 50)
    assert "Ana" not in [person.name for person in Logbook().people()]
    assert app.scene.name == "logbook"


def test_luck_is_kept_with_the_game_and_its_moments_can_be_seen():
    book = logged()
    match = finished(2)
    id = mark_of(match.to_document())
    scene = LuckScene(match)
    app = HeadlessApp(scene, (1280, 720), settings(reduce_motion=True))
    while scene.report is None:
        app.advance(60, 60)
        scene.looking._work._line._reader.join(0.02) if scene.looking.working else None
        assert not scene.trouble
    app.advance(200, 50)
    assert book.luck(id, VERSION) is not None
    again = LuckScene(match)
    stage = HeadlessApp(again, (1280, 720), settings(reduce_motion=True))
    assert not again.looking.working
    assert again.report == scene.report
    stage.press("1")
    stage.advance(500, 20)
    assert stage.scene.name == "replay"
    assert len(stage.scene.rail.turns) == len(again.report.turns)
    assert stage.scene.film.moments[stage.scene.place] == again.report.turns[0].step


def test_luck_can_be_stopped():
    app = HeadlessApp(LuckScene(finished()), (1280, 720), settings(reduce_motion=True))
    app.click("stop")
    assert not app.scene.looking.working
    assert any("Stopped" in text for text in app.texts)


def test_the_own_view_has_the_own_size_of_text_and_the_own_pin():
    book = Logbook()
    ana = book.meet("Ana", 0, "")
    book.change(msgspec.structs.replace(ana, text=150, pin=hashed("1234")))
    here = HeadlessApp(Title(), (1280, 720), settings(reduce_motion=True))
    match = played("key_largo", 4, "8", 0)
    sit_down(here.app, match)
    table = here.app.top if here.app.top.name == "table" else here.app.scenes[-2]
    assert opens("1234", match.pins[0])
    normal = here.app.measure.factor
    showing = table.session.showing
    showing.at = Handover(Stage.PRIVATE, 0)
    showing.refresh(animate=False)
    table.sync()
    assert here.app.measure.factor == 1.5
    showing.at = Handover(Stage.SEALED, 1)
    showing.refresh(animate=False)
    table.sync()
    assert here.app.measure.factor == normal


def test_what_ended_when_the_program_was_killed_is_in_the_logbook_after_the_next_title():
    autosave = Autosave.begin(finished(2))
    autosave.close(finished(2))
    autosave.release()
    app = HeadlessApp(Title(), (1280, 720), settings(reduce_motion=True))
    app.advance(1500, 50)
    assert Logbook().count() == 1


def test_who_has_a_page_sits_down_first():
    Logbook().meet("Zora", 5, "")
    scene = Setup(GAMES[0])
    HeadlessApp(scene, (1280, 720), settings(reduce_motion=True))
    del scene.people[2:]
    scene.add_seat("human")
    assert (scene.people[-1].name, scene.people[-1].colour) == ("Zora", 5)


def test_after_a_click_on_a_button_of_the_rail_its_keys_go_on():
    """Who has clicked a button steps with the arrows and plays with Space; nobody wants to change the speed so."""
    app, scene = opened()
    app.advance(900, 100)
    app.click("turn")
    app.advance(50)
    assert app.focus == "rail"
    at = scene.place
    app.press("Right")
    assert (scene.place, scene.transport.speed) == (at + 1, 1.0)
    scene.focus.go_to("turn")
    app.press("Enter")
    assert app.focus == "turn", "who came by keys stays"


def test_a_replay_works_the_turning_points_out_itself_and_says_so_meanwhile():
    logged()
    match = finished(2)
    app, scene = opened(match, None, mark_of(match.to_document()))
    assert not scene.rail.turns
    app.click("turn")
    assert "are being worked out" in scene.said
    assert scene.place == scene.rail.pins[0].place
    while not scene.rail.turns:
        app.advance(60, 20)
        scene.looking._work._line._reader.join(0.02) if scene.looking.working else None
        assert not scene.looking.failed
    app.click("start")
    app.click("turn")
    assert scene.place == scene.rail.turns[0]
    again = opened(match, None, mark_of(match.to_document()))[1]
    assert again.rail.turns == scene.rail.turns, "they are kept with the game"
    app, scene = opened(played("key_largo", 3, "9", 9999))
    while not scene.looking.working:
        app.advance(60, 20)
    app.press("Esc")
    app.advance(100, 50)
    assert not scene.looking.working, "who leaves ends it"


def test_turning_points_that_could_not_be_worked_out_are_not_tried_again_and_again():
    _app, scene = opened(played("key_largo", 3, "9", 9999))
    scene.looking.failed = True
    scene.looking.begin()
    assert not scene.looking.working


@pytest.mark.parametrize("box", ["killmans_keep", "dark_water_salvage"])
def test_what_was_known_is_scrolled_where_it_is_taller_than_the_paper(box):
    match = played(box, 3, "7", 260)
    scene = ReplayScene(Film(played(box, 3, "7", 9999), board_of(match)), "", 200)
    scene.perspective = 1
    app = HeadlessApp(scene, (1280, 720), settings(reduce_motion=True))
    app.advance(900, 100)
    app.frame()
    assert scene.sheet.bar.needed
    before = scene.sheet.bar.offset
    app.wheel("sheet", -1)
    assert scene.sheet.bar.offset > before
    scene.focus.go_to("sheet")
    for _press in range(40):
        app.press("Down")
    app.frame()
    assert scene.sheet.bar.offset == pytest.approx(scene.sheet.bar.most)
    scene.focus.go_to("sheet")
    place = scene.place
    app.press("Up")
    assert scene.place == place
    assert scene.sheet.bar.offset < scene.sheet.bar.most


def test_the_paper_comes_to_rest_where_only_the_bar_makes_it_fit(monkeypatch):
    """What is drawn beside the bar is smaller, and can be less high than the paper for that."""
    app, scene = opened()
    app.advance(900, 100)
    sheet = scene.sheet
    monkeypatch.setattr(sheet, "_draw_known", lambda _canvas: sheet.rect.bottom - 100 if sheet._narrow else 5000)
    scene.go(5)
    app.advance(300, 20)
    for _frame in range(6):
        app.frame()
    assert sheet._narrow and not sheet.bar.needed
    assert app.app.wait_ms() != 0
    monkeypatch.setattr(sheet, "_draw_known", lambda _canvas: sheet.rect.bottom - 100)
    scene.go(6)
    app.advance(300, 20)
    app.frame()
    assert not sheet._narrow


@pytest.mark.parametrize(("perspective", "head"), [(PUBLIC, "What everybody saw"), (TRUTH, "How all stood")])
def test_the_paper_is_headed_by_what_stands_on_it(perspective, head):
    match = played("dark_water_salvage", 3, "7", 9999)
    scene = ReplayScene(Film(match, board_of(match)), "", 9999)
    scene.perspective = perspective
    app = HeadlessApp(scene, (1280, 720), settings(reduce_motion=True))
    app.frame()
    assert {"What everybody saw", "How all stood"} & set(app.texts) == {head}


def test_the_truth_says_that_everything_is_open_and_why_piles_have_no_order():
    match = finished()
    scene = ReplayScene(Film(match, board_of(match)), "", 9)
    scene.perspective = TRUTH
    app = HeadlessApp(scene, (1280, 720), settings(reduce_motion=True))
    app.frame()
    assert "everything open" in app.texts
    assert any("Piles have no order" in text for text in app.texts)


@pytest.mark.parametrize(("page", "keys"), [("audit", ("Right", "Right")), ("podium", ("Left",))])
def test_luck_leads_to_the_leaves_of_the_results_by_mouse_and_by_keys(page, keys):
    match = finished()
    app = HeadlessApp(Results(match), (1280, 720), settings(reduce_motion=True))
    app.settle()
    app.app.push(LuckScene(match, looked_back()))
    scene = app.scene
    scene.focus.go_to("pages")
    app.press(keys[0])
    assert app.scene.name == "results"
    app.app.push(LuckScene(match, looked_back()))
    app.app.settle()
    place = app.scene.pages.places()[[option.value for option in app.scene.pages.options].index(page)]
    app.click_at(*place.center)
    assert app.scene.name == "results"
    assert app.scene.page == page


def test_luck_that_stands_alone_leads_to_results_of_its_own():
    app = HeadlessApp(LuckScene(finished(), looked_back()), (1280, 720), settings(reduce_motion=True))
    app.scene.focus.go_to("pages")
    app.press("Right")
    assert app.scene.name == "results"
    assert app.scene.page == "awards"


def test_on_a_short_scale_the_points_of_luck_have_a_decimal_and_no_bid_is_told_as_luck():
    match = played("keythedral", 3, "7", 60)
    report = Report(True, (), (), ())
    assert [written(match, report, gain, 0.4) for gain in (0.34, -0.34, 0.01)] == ["+0.3", "−0.3", "0.0"]
    assert [written(match, report, gain, 40.0) for gain in (12.4, -0.3)] == ["+12", "0"]
    strokes = (Stroke(step=step, cause=0, gain=(1.0, 1.0, 1.0)) for step in range(1, match.step + 1))
    everywhere = (Report(True, (stroke,), (), ()) for stroke in strokes)
    told = {best_words(match, one, seat) for one in everywhere for seat in range(3)} - {""}
    assert told and all(" draws a " in words for words in told)


@pytest.mark.parametrize(("most", "end"), [(0.07, 0.08), (1, 1), (451, 600), (10, 10), (95, 100), (0.31, 0.4)])
def test_the_scale_of_luck_ends_at_a_round_number(most, end):
    assert rounded_up(most) == pytest.approx(end)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("box", ["killmans_keep", "key_largo"])
def test_with_the_largest_text_the_board_of_a_replay_still_has_room(box, size):
    scene = ReplayScene(Film(played(box, 3, "7", 9999), board_of(played(box, 3, "7", 9999))), "", 60)
    app = HeadlessApp(scene, size, settings(200, reduce_motion=True))
    app.advance(3000, 100)
    app.frame()
    area, high = scene.view.board_area, app.app.measure.h
    assert area.h > 0.41 * high, f"{area.h / high:.2f} of the height"
    assert not area.colliderect(scene.paging.rect)
    assert scene.at.caption.right <= scene.paging.rect.x
    app.click_at(*scene.paging.places()[1].center)
    assert scene.page == "paper"
    app.frame()
    assert scene.at.paper.bottom <= scene.paging.rect.y, "the way back to the board is free"


@pytest.mark.parametrize(("box", "known"), [("key_largo", 3), ("dark_water_salvage", 1)])
def test_a_turning_point_shows_the_place_where_it_happened(box, known, monkeypatch):
    match, shown = played(box, 3, "7", 9999), []
    plain = thumbnail.close_up
    monkeypatch.setattr(
        thumbnail, "close_up", lambda *given: (part := plain(*given), shown.append((*given, part)))[0]
    )
    scene = LuckScene(match, whole(look_back(match)))
    app = HeadlessApp(scene, (1280, 720), settings(reduce_motion=True))
    app.advance(20000, 100)
    assert len(scene._pictures) == len(scene.report.turns)
    assert len(shown) >= known, "raising a ship, meeting a monster: all that has a place"
    for board, place, shape, part in shown:
        assert board.contains(part)
        assert part.contains(place)
        assert part.w < 0.7 * board.w
        assert part.w / part.h == pytest.approx(shape)


def test_where_no_place_is_told_of_what_stirred_is_shown_and_else_the_whole_board():
    match = played("dark_water_salvage", 3, "7", 9999)
    sails = next(
        told.step for told in match.told(None) if told.step > 30 and type(told.event).__name__ in ("Sailed", "Moved")
    )
    board = thumbnail.easel(VirtualClock())
    one, two = (
        whole(thumbnail.public_place(board, match.at(sails + 1), match.at(step), (440, 300), ()))
        for step in (sails, sails + 1)
    )
    all_of_it = whole(thumbnail.public_board(board, match.at(sails + 1), (440, 300)))
    assert pygame.image.tobytes(two, "RGB") == pygame.image.tobytes(all_of_it, "RGB"), "nothing has stirred"
    assert pygame.image.tobytes(one, "RGB") != pygame.image.tobytes(all_of_it, "RGB")
