"""A table with several boards: one lies large under its own camera, the others are thumbnails that open."""

from dataclasses import replace

import pytest

from game.ui.draw.measure import Rect
from game.ui.shell.input import Moved, Pressed, Released
from game.ui.table.boards import Boards
from tests.ui.at_hamlets import LONG, at_table, hamlets, ready
from tests.ui.at_screen import Screen, key_largo
from tests.ui.checks import cut, faults

pytestmark = pytest.mark.usefixtures("every_frame")

SIZES = ((1280, 720), (1920, 1080), (2560, 1080), (3840, 2160))


def large(screen):
    return screen.desk.view.boards.large


def hit(screen, id):
    screen.frame()
    return next(one for one in screen.desk.view.hits if one.id == id)


def area(screen):
    return screen.desk.view.plan().context.zones.board


# ---- what lies large


def test_the_game_lays_one_board_in_front_and_all_are_thumbnails():
    screen = at_table()
    assert large(screen) == "market"
    boards = screen.session.showing.table.boards
    assert [one.board.id for one in screen.desk.view.plan().thumbnails] == [board.id for board in boards]


@pytest.mark.parametrize("way", ("click", "Enter", "V"))
def test_a_thumbnail_opens_large(way):
    screen = at_table()
    if way == "click":
        screen.click("board:hamlet:0")
    elif way == "V":
        screen.press("V")
    else:
        screen.press("Tab")
        assert screen.app.top.focus.go_to("board:hamlet:0")
        screen.press("Enter")
    assert large(screen) == "hamlet:0"
    assert screen.desk.view.camera.zoom == 1


@pytest.mark.parametrize("way", ("click", "Enter", "Esc", "V"))
def test_what_was_opened_closes_again(way):
    screen = at_table()
    screen.click("board:hamlet:5")
    if way == "click":
        screen.click("board:hamlet:5")
    elif way == "Enter":
        screen.app.top.focus.go_to("board:hamlet:5")
        screen.press("Enter")
    else:
        screen.press(way)
    assert large(screen) == "market"
    assert screen.scene is screen.desk


def test_esc_takes_a_half_made_choice_back_before_it_closes_a_board():
    screen = at_table()
    screen.click("spot:tile:0")
    assert large(screen) == "hamlet:0"  # the game shows where the tile can be laid
    screen.click("board:hamlet:3")
    screen.press("Esc")
    assert not screen.session.showing.choice.picked
    screen.click("board:hamlet:3") if large(screen) != "hamlet:3" else None
    screen.press("Esc")
    assert large(screen) == "market"
    screen.press("Esc")
    assert screen.scene.name == "pause"


def test_what_can_be_chosen_on_a_closed_board_is_reached_by_keys_and_opens_it():
    screen = at_table()
    screen.press("Down")
    assert screen.app.top.focus.go_to("spot:home:4")
    screen.press("Alt")
    assert large(screen) == "hamlet:4"
    assert area(screen).contains(hit(screen, "spot:home:4").rect)
    screen.press("Enter")
    assert screen.session.showing.choice.picked == ("home:4",)


def test_a_click_into_a_thumbnail_opens_it_and_chooses_nothing():
    screen = at_table()
    screen.click("spot:home:4")
    assert large(screen) == "hamlet:4"
    assert not screen.session.showing.choice.picked
    screen.click("spot:home:4")
    assert screen.session.showing.choice.picked == ("home:4",)


def test_nobody_sees_where_the_one_before_has_looked():
    screen = Screen(hamlets("hh", rounds=2), game_speed=0)
    screen.open()
    screen.click("board:hamlet:1")
    screen.press("+")
    screen.click("tool:hide")
    screen.open()
    assert large(screen) == "market"
    assert all(camera.zoom == 1 for camera in screen.desk.view.boards._cameras.values())


def test_a_piece_on_a_closed_board_lies_in_its_thumbnail():
    screen = at_table()
    view = screen.desk.view
    cards = {one.board.id: one.card for one in view.plan().thumbnails}
    for seat in range(6):
        _piece, place = view.places()[f"house:{seat}:(0, 0)"]
        assert cards[f"hamlet:{seat}"].contains(place)


def test_boards_are_laid_anew_only_where_one_has_changed_and_pieces_that_stay_are_not_made_again():
    table = at_table().scene.view.boards._whole
    boards = Boards(100, 100)
    boards.expect(table, moves=False)
    boards.show(table)
    before, seen = boards.version, {id(piece) for piece in boards.seen.pieces}
    later = replace(table, prompt="Later")
    boards.expect(later, moves=True)
    assert boards.version == before
    boards.show(later)
    assert {id(piece) for piece in boards.seen.pieces} == seen
    grown = replace(later, boards=(replace(table.boards[0], w=table.boards[0].w + 10), *table.boards[1:]))
    boards.expect(grown, moves=True)
    assert boards.version == before + 2
    assert boards.seen.boards == grown.boards


def test_what_the_log_tells_of_a_closed_board_is_ringed_in_its_thumbnail():
    screen = at_table((1920, 1080))
    for spot in ("home:4", "home:4"):
        screen.click(f"spot:{spot}")
    screen.click("tool:commit")
    ready(screen)
    screen.click("board:market")
    before = screen.bytes
    line = next(one.id for one in screen.desk.view.hits if one.id.startswith("line:"))
    screen.click(line)
    view = screen.desk.view
    assert view.spotlit == "home:4"
    card = next(one.card for one in view.plan().thumbnails if one.board.id == "hamlet:4")
    assert card.contains(view.spot_rect("home:4"))
    assert screen.bytes != before


# ---- the camera


WAYS = {
    "wheel": lambda screen: screen.wheel("spot:tile:1", 1),
    "key": lambda screen: screen.press("+"),
    "button": lambda screen: screen.click("tool:zoom in"),
}


@pytest.mark.parametrize("way", WAYS)
def test_each_board_has_a_camera_of_its_own(way):
    screen = at_table()
    WAYS[way](screen)
    assert screen.desk.view.camera.zoom == pytest.approx(1.25)
    screen.click("board:hamlet:0")
    assert screen.desk.view.camera.zoom == 1
    screen.click("board:market")
    assert screen.desk.view.camera.zoom == pytest.approx(1.25)
    screen.click("tool:zoom out")
    assert screen.desk.view.camera.zoom == 1
    WAYS[way](screen)
    screen.press("Home")
    assert screen.desk.view.camera.zoom == 1


def zoomed(times=6):
    screen = at_table()
    screen.click("board:hamlet:0")
    for _notch in range(times):
        screen.press("+")
    return screen


@pytest.mark.parametrize("button", ("left", "middle"))
def test_the_board_is_dragged(button):
    screen = zoomed()
    x, y = area(screen).center
    under = screen.desk.view.camera.map_place(area(screen), x, y)
    screen.app.feed(screen_event("down", x, y, button))
    for step in range(1, 7):
        screen.app.feed(screen_event("move", x - 10 * step, y - 5 * step, button))
        screen.frame()
    screen.app.feed(screen_event("up", x - 60, y - 30, button))
    screen.frame()
    assert screen.desk.view.camera.place(area(screen), *under) == pytest.approx((x - 60, y - 30), abs=0.5)
    assert not screen.session.showing.choice.picked


def screen_event(kind, x, y, button):
    return {"down": Pressed(x, y, button), "up": Released(x, y, button), "move": Moved(x, y)}[kind]


def test_a_click_is_still_a_click_when_the_hand_trembles():
    screen = at_table()
    screen.press("+")
    x, y = screen.where("spot:tile:1")
    screen.app.feed(screen_event("down", x, y, "left"))
    screen.app.feed(screen_event("move", x + 4, y + 3, "left"))
    screen.app.feed(screen_event("up", x + 4, y + 3, "left"))
    screen.frame()
    assert screen.session.showing.choice.picked == ("tile:1",)


def test_keys_move_the_board():
    screen = zoomed()
    camera, places = screen.desk.view.camera, []
    for key in ("Shift+Left", "Shift+Up", "Shift+Right", "Shift+Down"):
        screen.press(key)
        places.append(camera.middle(area(screen)))
    (left, start), (_left, up), (right, _up), (_right, down) = places
    assert left < right and up < start and down > up


def test_focus_moves_the_camera_to_every_place_of_a_board():
    screen = at_table()
    screen.press("Enter")  # a tile is in hand: every cell beside the hamlet can be chosen
    for _notch in range(7):
        screen.press("+")
    cells = [spot for spot in screen.session.showing.choice.next_spots if spot.startswith("cell:")]
    assert len(cells) == 6
    for spot in cells:
        assert screen.app.top.focus.go_to(f"spot:{spot}")
        screen.press("Alt")
        place = hit(screen, f"spot:{spot}").rect
        assert area(screen).inflate(1, 1).contains(place)
        assert area(screen).collidepoint(place.center)


def test_resizing_keeps_the_place_that_one_looks_at():
    screen = zoomed()
    screen.press("Shift+Left")
    camera = screen.desk.view.camera
    before = camera.map_place(area(screen), *area(screen).center)
    screen.resize(1900, 1000)
    screen.resize(1280, 720)
    assert camera.map_place(area(screen), *area(screen).center) == pytest.approx(before, abs=1)


def test_a_table_with_one_board_has_buttons_only_while_it_is_zoomed():
    screen = Screen(key_largo("hb"))
    names = {"tool:zoom in", "tool:zoom out", "tool:fit"}
    assert not names & {one.id for one in screen.desk.view.hits}
    screen.press("+")
    screen.frame()
    assert names <= {one.id for one in screen.desk.view.hits}
    screen.click("tool:fit")
    assert screen.desk.view.camera.zoom == 1
    assert not names & {one.id for one in screen.desk.view.hits}


# ---- room


@pytest.mark.sample(3)
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", (90, 100, 150, 200))
def test_six_seats_have_their_room_at_every_size(size, text):
    match = hamlets(names=LONG)
    screen = at_table(size, match, text_percent=text)
    for opened in ("", "hamlet:5"):
        if opened:
            screen.click(f"board:{opened}")
        screen.frame()
        screen.recorder.drawn[:] = [one for one in screen.recorder.drawn if one.rect.x > -50_000]
        assert not faults(screen, unreadable=unready(screen)), opened
        assert not cut(screen), opened
        plan = screen.desk.view.plan()
        places = [one.card for one in plan.thumbnails] + [one.rect for one in plan.camera_hots] + [area(screen)]
        for n, one in enumerate(places):
            assert screen.app.measure.area.contains(one)
            assert all(Rect(one).clip(other).w * Rect(one).clip(other).h < 1 for other in places[n + 1 :])


def unready(screen):
    """Words of buttons that cannot be pressed now, and of tabs that are not open."""
    tabs = {"Card", "Log", "Rules", "Notes"}
    return [one.text for one in screen.recorder.drawn if one.text in {"Cancel", "Waiting", "Choose", *tabs}]
