"""The slip of a thing: its picture is whole and as large as the words allow; what can be chosen is all listed."""

from itertools import pairwise

import pytest

from game.core.table import Counter, Slip
from game.games.keythedral.looks import icons, window
from game.games.killmans_keep.components import MARKET, STRONGBOX
from game.games.killmans_keep.looks import card_faces
from game.play.showing.hud_state import way_labels
from game.ui.scenes.play.still import Still
from game.ui.shell.headless import HeadlessApp
from game.ui.shell.shot import played
from game.ui.table.colours import furniture
from game.ui.table.panels.slip import arrange_slip, draw_slip
from tests.games.killmans_keep.scene import game as keep_game
from tests.ui.at_screen import Screen
from tests.ui.at_shell import settings
from tests.ui.lake_worlds import lake_at
from tests.ui.test_secrets_keep_spy import keep as keep_of

BOXES = ("key_largo", "dark_water_salvage", "killmans_keep")
SIZES = (((1280, 720), 100), ((1920, 1080), 100), ((1920, 1080), 150), ((1920, 1080), 200), ((3440, 1440), 100))


def still(box, size=(1920, 1080), text=100, steps=60, seat=0):
    stage = HeadlessApp(Still(played(box, 4, "7", steps), seat), size, settings(text))
    stage.frame()
    return stage


def listing(monkeypatch, ways):
    """This can be chosen, by spot, and nothing else."""
    for module in ("choices", "choice_list"):
        monkeypatch.setattr(f"game.ui.table.panels.{module}.way_labels", lambda table, look: ways)


def apart(one, other):
    both = one.clip(other)
    return both.w < 0.5 or both.h < 0.5


@pytest.mark.sample(3)
@pytest.mark.parametrize(("size", "text"), SIZES)
@pytest.mark.parametrize("box", BOXES)
def test_pictures_on_slips_are_whole_and_beside_the_words(box, size, text, unpainted):
    view = still(box, size, text).scene.view
    context = view.plan().context
    area = context.zones.slip if context.zones.slip.w else context.zones.panel
    for spot, slip in view.table.slips.items():
        places = arrange_slip(context, area, slip)
        parts = [part for part in (places.picture, places.title, places.body) if part.w]
        assert all(area.inflate(1, 1).contains(part) for part in parts), spot
        assert all(apart(one, other) for n, one in enumerate(parts) for other in parts[n + 1 :]), spot
        if places.picture.w:
            shape = slip.picture.w / slip.picture.h
            assert abs(places.picture.w / places.picture.h - shape) < 0.01, spot


@pytest.mark.parametrize(("box", "size"), [("killmans_keep", (1280, 720)), ("dark_water_salvage", (1280, 720))])
def test_in_a_small_window_the_picture_is_as_large_as_the_slip_allows(box, size):
    view = still(box, size).scene.view
    context = view.plan().context
    area = context.zones.slip
    for spot, slip in view.table.slips.items():
        picture = arrange_slip(context, area, slip).picture
        fill = max(picture.h / area.h, picture.w / area.w)
        assert fill >= 0.4, spot


def test_twelve_ships_that_can_be_chosen_are_all_listed(monkeypatch):
    stage = still("dark_water_salvage")
    view = stage.scene.view
    ships = [spot for spot in view.table.spots if spot.id.startswith("wreck:")]
    listing(monkeypatch, {s.id: s.label for s in ships})
    stage.click("tab:card")
    stage.app.dirty()
    stage.frame()
    assert len(ships) == 12 and all(ship.label in stage.texts for ship in ships)


def test_a_turn_of_the_keep_is_listed_in_one_column_of_whole_sentences(monkeypatch):
    stage = still("killmans_keep", (1440, 810))
    ways = {f"way:{n}": f"Something to do, number {n}" for n in range(10)}
    listing(monkeypatch, ways)
    stage.app.dirty()
    stage.frame()
    drawn = [one for one in stage.recorder.drawn if one.text.startswith("Something to do")]
    assert len(drawn) == 10 and len({one.rect.x for one in drawn}) == 1
    assert all(one.rect.bottom <= other.rect.y + 4 for one, other in pairwise(drawn))


def test_what_does_not_fit_into_the_list_is_counted(monkeypatch):
    stage = still("killmans_keep")
    many = {f"way:{n}": f"Something that can be chosen, number {n}" for n in range(60)}
    listing(monkeypatch, many)
    stage.app.dirty()
    stage.frame()
    listed = [text for text in stage.texts if text.startswith("Something")]
    assert 0 < len(listed) < 60 and f"and {60 - len(listed)} more" in stage.texts


def test_no_picture_on_a_slip_has_bars_beside_the_thing():
    for box in BOXES[:2]:
        for slip in still(box).scene.view.table.slips.values():
            assert 0.5 < slip.picture.w / slip.picture.h < 2.0, slip.title


def test_with_large_text_no_line_is_cut_that_has_room_beside_the_number_of_the_rule():
    stage = still("keythedral", (1920, 1080), 200, steps=70)
    view = stage.scene.view
    context = view.plan().context
    slip = next(slip for spot, slip in view.table.slips.items() if spot == "cube:0")
    assert len(slip.lines) > 1 and slip.rule
    stage.move("spot:cube:0")
    stage.frame()
    said = "".join(stage.texts)
    assert context.zones.slip.w and all(line in said for line in slip.lines)


def test_with_an_ending_in_hand_all_that_could_be_chosen_instead_stays_listed():
    """The page of notes lies open beside the list, and is told less of the table."""
    match = lake_at("research")
    screen = Screen(match)
    screen.open()
    screen.settle()
    screen.press("D")
    screen.settle()
    shown = screen.session.showing
    assert shown.look.picked == ("done",)
    names = list(way_labels(shown.table, shown.look).values())
    assert len(names) > 3
    texts = screen.texts
    listed = texts[texts.index("You can choose") + 1 :][: 2 * len(names)]  # a key, then a name
    assert listed[1::2] == names


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_rule_of_what_is_picked_is_read_by_a_click_on_its_number_and_its_key_stands_there(size):
    state = keep_game(area={0: MARKET}, hands={0: ("Pack Mule", "Lantern")}, market=["Coin Purse"])
    screen = Screen(keep_of(state, "h" + "b" * (state.seats - 1)), size)
    screen.click("spot:hand:0")
    slip = screen.desk.view.table.slips["hand:0"]
    assert {f"§ {slip.rule}", "F1"} <= set(screen.texts)
    place = next(hit.rect for hit in screen.desk.view.hits if hit.id == "slip:")
    screen.click_at(place.right - 30, place.bottom - 20)
    assert screen.scene.name == "rules"
    assert screen.scene.book.paragraphs[screen.scene.trail[0]].number == slip.rule


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_numbers_of_four_cubes_stand_on_the_slip(size):
    stage = still("keythedral", size, steps=0)
    view, canvas = stage.scene.view, stage.app.canvas
    context, first = view.plan().context, len(stage.recorder.drawn)
    counters = tuple(Counter(icons.cube(colour), "12", "") for colour in range(4))
    area = context.zones.slip if context.zones.slip.w else context.zones.panel
    slip = Slip("Seat", "12 points", window.seat((1,) * 4 + (0,) * 4, 12), (), counters)
    with canvas.dressed(furniture(canvas.palette, view.printer.palette)):
        draw_slip(context, area, slip, "")
    box = canvas.box(area)
    drawn = [one.rect for one in stage.recorder.drawn[first:] if one.text == "12" and one.rect.x > 0]
    assert len(drawn) == 4 and all(box.contains(rect.inflate(8, 0)) for rect in drawn)


@pytest.mark.parametrize("text", [100, 130])
def test_what_counts_stands_whole_at_the_foot_however_many_lines_it_needs(text):
    stage = still("killmans_keep", (1920, 1080), text)
    view, canvas = stage.scene.view, stage.app.canvas
    context, first = view.plan().context, len(stage.recorder.drawn)
    foot = "Beside what you hold it would meet your goal"
    guards = "Other players’ cards cannot take, swap or discard your cards or money."
    lines = ("Basic, 3 stars", guards, "It works in any hand")
    slip = Slip("Strongbox", "$150", card_faces.hand_card(STRONGBOX), lines, (), foot, "9.6")
    area = context.zones.slip
    with canvas.dressed(furniture(canvas.palette, view.printer.palette)):
        draw_slip(context, area, slip, "")
    drawn = [one for one in stage.recorder.drawn[first:] if one.rect.x > 0]
    words = [one for one in drawn if one.text and one.text in foot]
    assert " ".join(one.text for one in words) == foot
    above = [one.rect.bottom for one in drawn if one.text and any(one.text in line for line in lines)]
    assert all(canvas.box(area).contains(one.rect) for one in words)
    assert max(above) <= min(one.rect.y for one in words) + 2
