from collections import deque
from dataclasses import replace

import pytest

from game.board.board import Board
from game.core.table import Offer, Prompt, Spot, Table
from game.core.telling import Line
from game.play.showing.hud_state import LogLine
from game.ui.shell.focus import DIRECTIONS
from game.ui.shell.input import Key, Wheel
from game.ui.table.view import TableView
from game.ui.widgets.dialog import Answer, Dialog
from tests.ui.sample_table import NAMES, WRECKS, Unpainted, make_look, make_table, seated


def ids(view, prefix="spot:"):
    view.plan()
    return [hit.id for hit in view.hits if hit.id.startswith(prefix)]


# ---- what lies open at the side


@pytest.mark.parametrize("size", ((1280, 720), (1920, 1080)))
def test_a_table_opens_the_notes_when_it_asks_for_them_first_and_the_player_what_he_likes(size):
    plain = make_table(cards=3)
    asking = replace(plain, tab="notes", notes=("# Ana: 4 points", "4: Home"))
    view = seated(plain, size=size, on=Unpainted).scene.view
    view.plan()
    usual = view.side.tab
    view.side.tab, view.side.chosen = "rules", True
    for table, tab in ((plain, "rules"), (asking, "notes"), (plain, "usual"), (asking, "notes")):
        view.show(table, view.look, animate=False)
        view.plan()
        assert view.side.tab == (usual if tab == "usual" else tab)
    view.side.tab, view.side.chosen = "rules", True
    view.show(replace(asking, subtitle="later"), view.look, animate=False)
    view.plan()
    assert view.side.tab == "rules", "it asks no more than once"


# ---- every spot by mouse and by keyboard


@pytest.mark.parametrize("size", ((1280, 720), (1920, 1080), (2560, 1080)))
def test_every_spot_can_be_clicked(size):
    table = make_table(cards=12, options=3)
    stage = seated(table, size=size, on=Unpainted)
    view, spots = stage.scene.view, {spot.id for spot in table.spots}
    reached = set()
    for hit in list(view.hits):
        if not hit.id.startswith("spot:"):
            continue
        x, y = hit.rect.x + min(12, hit.rect.w / 2), hit.rect.y + min(12, hit.rect.h / 2)
        places = [hit.rect.center, (x, y), (hit.rect.x + 4, hit.rect.centery), *(r.center for r in hit.also)]
        place = next((p for p in places if view.hit_at(*p) == hit), None)
        assert place, f"{hit.id} is covered by something else"
        stage.click_at(*place)
        reached.add(hit.id[5:])
    assert reached == spots
    said = {name for kind, name in stage.scene.meant if kind in ("spot", "tool")}
    assert spots <= said


@pytest.mark.parametrize("size", ((1280, 720), (1920, 1080)))
def test_every_spot_is_reached_by_arrows_and_tab(size):
    table = make_table(cards=7, options=3)
    stage = seated(table, size=size, on=Unpainted)
    focus, app = stage.scene.focus, stage.app
    app.settle()
    seen, queue = {focus.id}, deque([focus.id])
    while queue:
        here = queue.popleft()
        for key in (*DIRECTIONS, "next", "previous"):
            focus.go_to(here)
            if key in DIRECTIONS:
                focus.move(key)
            else:
                focus.move_zone(1 if key == "next" else -1)
            if focus.id not in seen:
                seen.add(focus.id)
                queue.append(focus.id)
    assert set(ids(stage.scene.view)) <= seen
    assert {"tool:menu", "tool:help", "tool:undo", "tab:notes"} <= seen


def test_the_focus_begins_on_something_that_can_be_chosen():
    stage = seated()
    assert stage.focus == f"spot:wreck:{next(iter(WRECKS))}"


def test_the_focus_goes_to_what_can_be_chosen_also_below_what_lies_over_the_table():
    table = make_table()
    stage = seated(table, make_look(replace(table, offers=())))
    aside = next(target.id for target in stage.scene.focus.targets() if not target.id.startswith("spot:"))
    assert stage.scene.focus.go_to(aside)
    under = stage.scene
    stage.app.push(Dialog("A moment", "It is told over the table.", [Answer("Go on", lambda: None)]))
    under.view.show(table, make_look(table))
    stage.press("Enter")
    assert stage.scene is under
    assert stage.focus == f"spot:wreck:{next(iter(WRECKS))}"


def test_enter_means_the_focused_spot_and_again_commits():
    table = make_table()
    stage = seated(table)
    stage.press("Enter")
    assert stage.scene.meant == [("spot", "wreck:a")]
    stage.scene.view.show(table, make_look(table, ("wreck:a",)), animate=False)
    stage.press("Enter")
    assert stage.scene.meant[-1] == ("commit", "")


def test_digits_pick_from_the_list_and_after_a_pick_change_it():
    table = make_table(options=1)
    stage = seated(table)
    stage.press("2")
    assert stage.scene.meant[-1] == ("spot", "wreck:b")
    stage.scene.view.show(table, make_look(table, ("wreck:b",)), animate=False)
    stage.press("3")
    assert stage.scene.meant[-1] == ("spot", "wreck:c")


def test_a_key_of_the_games_own():
    table = make_table(options=1)
    spots = tuple(replace(spot, key="T") if spot.id == "option:0" else spot for spot in table.spots)
    stage = seated(replace(table, spots=spots))
    stage.press("t")
    assert stage.scene.meant[-1] == ("spot", "option:0")


def test_escape_cancels_only_what_is_half_chosen():
    table = make_table()
    stage = seated(table, make_look(table, ("wreck:a",)))
    stage.press("Esc")
    assert stage.scene.meant == [("cancel", "")]


def test_commit_by_mouse_only_when_something_is_ready():
    table = make_table()
    stage = seated(table)
    assert stage.scene.view.plan().commit is None
    x, y = stage.scene.view.plan().context.zones.draft.center
    stage.click_at(x, y)
    assert stage.scene.meant == []
    stage.scene.view.show(table, make_look(table, ("wreck:a",)), animate=False)
    stage.click_at(x, y)
    assert stage.scene.meant == [("commit", "")]


@pytest.mark.parametrize("tool", ("menu", "undo", "pause", "step", "skip", "help"))
def test_the_bars_buttons_tell_the_scene(tool):
    stage = seated()
    stage.click(f"tool:{tool}")
    assert stage.scene.meant == [("tool", tool)]


def test_a_mat_that_cannot_be_chosen_asks_for_the_overview():
    stage = seated()
    stage.click("spot:mat:0")
    assert stage.scene.meant == [("tool", "mat:0")]


def test_middle_click_and_i_ask_for_the_inspector():
    stage = seated()
    stage.click("spot:wreck:c", "middle")
    assert stage.scene.meant == [("tool", "inspect:wreck:c")]
    stage.scene.focus.go_to("spot:wreck:b")
    stage.press("i")
    assert stage.scene.meant[-1] == ("tool", "inspect:wreck:b")


def test_a_line_of_the_log_is_a_link():
    stage = seated()
    line = next(hit for hit in stage.scene.view.hits if hit.id.startswith("line:"))
    stage.click_at(*line.rect.center)
    assert stage.scene.meant[-1][1].startswith("line:")


# ---- what it says


def test_the_tooltip_says_what_it_is_and_why_not():
    stage = seated()
    view = stage.scene.view
    said = view.tip_of(next(hit for hit in view.hits if hit.id == "spot:place"))
    assert "Your ship lies elsewhere." in said and "3.1" in said
    x, y = stage.where("spot:wreck:a")
    assert view.tip_at(x, y)[0].startswith("Mid-water wreck")


def test_the_slip_follows_the_pointer_and_the_list_stands_there_otherwise():
    stage = seated()
    assert "You can choose" in stage.texts
    stage.move("spot:wreck:a")
    assert "Mid-water wreck" in stage.texts and "You can choose" not in stage.texts


def test_tabs_change_what_the_side_shows():
    stage = seated()
    stage.click("tab:notes")
    assert "Sunday: 2 gold, 1 monster" in stage.texts
    stage.press("l")
    assert "Monday, morning" in stage.texts


def test_the_log_can_be_filtered():
    stage = seated()
    assert any("finds" in text or "found 4 gold" in text for text in stage.texts)
    stage.click("filter:money")
    assert not any("found 4 gold" in text for text in stage.texts)


def test_alt_shows_the_names_of_everything():
    stage = seated()
    assert "1  The a-wreck" not in stage.texts
    stage.app.feed(Key("Alt", "labels"))
    assert "1  The a-wreck" in stage.texts


def test_a_private_view_has_its_frame_and_a_public_one_has_none():
    private = seated().frame().copy()
    table = make_table()
    public = seated(table, make_look(table, viewer=None)).frame()
    assert private.get_at((960, 2))[:3] != public.get_at((960, 2))[:3]


def test_the_refusal_is_read_in_the_tray():
    table = make_table()
    stage = seated(table, make_look(table, message="Your ship lies elsewhere.", message_rule="3.1"))
    assert any("Your ship lies elsewhere." in text for text in stage.texts)


# ---- the eye over the board


def test_wheel_zooms_and_home_fits():
    stage = seated()
    view = stage.scene.view
    before = view.spot_rect("wreck:e")
    stage.wheel("spot:wreck:e", 3)
    nearer = view.spot_rect("wreck:e")
    assert view.camera.zoom > 1.5 and nearer.w > before.w * 1.4
    assert abs(nearer.centerx - before.centerx) < 12
    stage.press("Home")
    assert view.camera.zoom == 1 and view.spot_rect("wreck:e") == before


def test_the_board_follows_the_keyboards_focus_when_it_is_near():
    stage = seated()
    view = stage.scene.view
    for _times in range(6):
        stage.press("+")
    area = view.plan().context.zones.board
    assert not area.colliderect(view.spot_rect("wreck:f"))
    stage.scene.focus.go_to("spot:wreck:f")
    stage.app.dirty()
    stage.frame()
    assert area.colliderect(view.spot_rect("wreck:f"))


def test_the_eye_never_leaves_the_board():
    stage = seated()
    view = stage.scene.view
    area = view.plan().context.zones.board
    view.camera.nearer(area, 4, area.x, area.y)
    for _times in range(20):
        view.camera.pan(area, 300, 300)
    assert view.camera.map_place(area, area.x, area.y)[0] >= -0.01
    for _times in range(40):
        view.camera.pan(area, -300, -300)
    assert view.camera.map_place(area, area.right, area.bottom)[0] <= 1288.01


# ---- odd tables


LONG = tuple(f"Maximiliana-Alexandra of {name}" for name in NAMES)


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    ("size", "players", "cards"),
    (((1024, 640), 6, 12), ((1920, 1080), 1, 0), ((1920, 1080), 6, 30), ((3440, 1440), 5, 1), ((1280, 720), 2, 30)),
)
def test_odd_tables_are_drawn(size, players, cards):
    table = make_table(cards=cards, players=players, options=9, prompt="choose one of very many things " * 4)
    look = make_look(table, viewer=0, players=players, names=LONG, recap=())
    table = replace(table, prompt=replace(table.prompt, seat=0))
    lines = tuple(entry for entry in look.lines if entry.line.seat is None or entry.line.seat < players)
    stage = seated(table, replace(look, lines=lines, recap=lines), size=size)
    assert stage.frame().get_size() == size


def test_a_table_of_nothing_but_spots_can_be_played():
    spots = tuple(Spot(f"do:{n}", f"Action number {n}") for n in range(40))
    table = Table(
        clock="",
        subtitle="",
        phases=(),
        prompt=Prompt(None, "Choose", False),
        backdrop="",
        pieces=(),
        spots=spots,
        mats=(),
        trays=(),
        slips={},
        offers=tuple(Offer(n, (spot.id,), spot.label) for n, spot in enumerate(spots)),
        refusals={},
    )
    for size in ((1024, 640), (1920, 1080)):
        stage = seated(
            table,
            make_look(table, viewer=None),
            size,
            board=Board("x", "x", 100, 100, {}, {}),
            game_id="none",
            on=Unpainted,
        )
        for spot in spots:
            stage.click(f"spot:{spot.id}")
        assert [name for _kind, name in stage.scene.meant] == [spot.id for spot in spots]


def test_a_view_without_a_table_shows_nothing_and_wants_nothing():
    view = TableView(
        "none", Board("x", "x", 10, 10, {}, {}), {}, on_spot=print, on_commit=print, on_cancel=print, on_tool=print
    )
    assert view.targets() == () and not view.handle(Key("Enter", "activate"))


def test_the_log_stays_at_its_newest_line_until_it_is_scrolled():
    table = make_table()
    look = make_look(table)
    many = tuple(LogLine(n, Line(0, f"Ana does thing number {n}", group="" if n else "Monday")) for n in range(60))
    stage = seated(table, replace(look, lines=many))
    assert "Ana" in stage.texts and " does thing number 59" in stage.texts and " does thing number 0" not in stage.texts
    line = next(hit for hit in stage.scene.view.hits if hit.id.startswith("line:"))
    stage.app.feed(Wheel(*line.rect.center, 99))
    assert " does thing number 0" in stage.texts
    stage.scene.view.show(table, replace(look, lines=(*many, LogLine(60, Line(0, "Ana is back")))), animate=False)
    assert " is back" in stage.texts
