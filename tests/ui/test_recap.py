"""The strip of what others did: it stays until the own next choice, is replayed, asked about and turned over."""

from contextlib import nullcontext
from dataclasses import replace
from types import SimpleNamespace

import pytest

from game.core.faces import Box, Face, Polygon, Words
from game.core.seats import Told
from game.core.telling import Line
from game.games.key_largo.events import TreasureFound, TreasureSeen
from game.play.showing.chronicle import last_choices
from game.play.showing.hud_state import LogLine
from game.ui.draw.measure import Rect
from game.ui.table.draw_context import Side
from game.ui.table.input.hit_areas import fit_lines
from game.ui.table.panels.told import chip
from game.ui.table.panels.told.chip import card_parts, cuts_card
from game.ui.table.panels.told.recap import plan_strip
from tests.bells import PASS
from tests.ui.at_bells import choose, kinds_of, rung
from tests.ui.at_screen import Screen, key_largo
from tests.ui.at_table import Worker, new_match, open_veil, wait
from tests.ui.sample_table import make_look, make_table, seated
from tests.ui.test_public_tray import public_stage
from tests.ui.test_whys import with_chips


def chips(view, kind="recap:"):
    return [hit for hit in view.hits if hit.id.startswith(kind)]


def words(session):
    return [chip.line.text for chip in session.showing.look.recap]


def test_a_reaction_that_is_passed_by_itself_leaves_the_chips():
    session = rung("hbh", worker=Worker(nth=3))  # Ana rings, Mia is called and passes by herself, Ben's bot rests
    wait(session, 9000)
    assert kinds_of(session, 2) == [(1, "Pass"), (2, "Pass"), (0, "Pass"), (1, "Rest")]
    open_veil(session)
    assert session.showing.look.since == 2
    assert words(session)[0].startswith("Rang(seat=0")


def test_to_pass_is_no_choice_even_where_it_ends_the_call():
    session = rung("hbh", worker=Worker(nth=3))
    wait(session, 9000)
    assert session.match.steps[4] == (0, PASS)
    assert any(told.step == 4 for told in session.match.told(None))
    assert session.playing.passes == {2, 3, 4}
    assert last_choices(session.match, None, session.playing.passes) == {0: 1, 1: 5, 2: -1}


def test_the_same_action_is_a_choice_where_nobody_is_called():
    told = [Told(n, n) for n in range(2)]
    match = SimpleNamespace(players=(0,), steps=((0, PASS), (0, PASS)), told=lambda viewer: told)
    assert last_choices(match, None, {1}) == {0: 0}


def test_ones_own_choice_takes_them_away_and_is_none_of_them():
    session = rung("hbh", worker=Worker(nth=3))
    wait(session, 9000)
    open_veil(session)
    choose(session, "walk")
    wait(session, 9000)
    open_veil(session)
    choose(session, "walk")
    wait(session, 9000)
    assert session.showing.look.since == 2, "in public they are for whoever decides next"
    open_veil(session)
    told = words(session)
    assert told and not any(each.startswith(("Rang", "Walked(seat=2")) for each in told)


def strip(count, size=(1920, 1080), fresh=False, **changes):
    table = make_table()
    recap = tuple(LogLine(n, Line(1, f"Ben does thing {n}", n % 3 - 1)) for n in range(count))
    return seated(table, make_look(table, viewer=0, recap=recap, since=0, fresh=fresh), size=size, **changes)


@pytest.mark.parametrize(("fresh", "heading"), [(False, "Since your last choice"), (True, "What happened so far")])
def test_the_heading_says_since_when_the_chips_tell(fresh, heading):
    assert heading in strip(3, fresh=fresh).texts


def test_nobody_is_told_of_a_last_choice_before_the_first():
    session = rung("hbh", worker=Worker(nth=3))
    wait(session, 9000)
    assert session.showing.look.since == 2 and session.showing.look.fresh
    open_veil(session)
    assert session.showing.look.fresh
    for _seat in range(2):
        choose(session, "walk")
        wait(session, 9000)
        open_veil(session)
    assert session.showing.look.since == 2 and not session.showing.look.fresh


def turn(stage, way):
    """Turns a page where there is one."""
    view = stage.scene.view
    stage.click_at(*next(hit.rect.center for hit in view.hits if hit.id == f"tool:{way} deeds"))
    view.plan()


def numbers(view):
    return [int(hit.id.partition(":")[2]) for hit in chips(view)]


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720), (3840, 2160)])
def test_what_finds_no_room_is_on_another_page_of_the_same_size(size):
    stage = strip(11, size)
    view = stage.scene.view
    view.plan()
    newest, seen = numbers(view), set()
    assert newest[-1] == 10
    wide = {round(hit.rect.w) for hit in chips(view)}
    for _page in range(11):
        seen |= set(numbers(view))
        turn(stage, "earlier")
        assert {round(hit.rect.w) for hit in chips(view)} == wide
    assert seen == set(range(11))
    assert numbers(view)[0] == 0
    turn(stage, "later")
    assert numbers(view)[-1] > len(newest) - 1


@pytest.mark.parametrize("text", [100, 150, 200])
def test_the_words_of_a_chip_have_their_room_at_every_size_of_text(text):
    stage = strip(3, (1280, 720), text=text)
    stage.app.dirty()
    stage.frame()
    places = [hit.rect for hit in chips(stage.scene.view)]
    scale = stage.app.measure.scale
    told = [one for one in stage.recorder.drawn if one.text.startswith("does thing")]
    assert told
    for one in told:
        box = Rect(one.rect.x / scale, one.rect.y / scale, one.rect.w / scale, one.rect.h / scale)
        assert any(place.inflate(4, 4).contains(box) for place in places), one.text


@pytest.mark.parametrize("high", [30.0, 60.0, 140.0])
def test_the_buttons_that_turn_the_pages_stand_beside_the_chips_however_low_it_is(high):
    view = strip(11).scene.view
    context = view.plan().context
    room = Rect(200, 300, 340, high)
    plan = plan_strip(context, Side(), room)
    places = [*plan.turners, *(place for _n, place in plan.chips)]
    assert len(plan.turners) == 2 and plan.chips
    assert not any(one.colliderect(other) for n, one in enumerate(places) for other in places[n + 1 :])
    assert all(room.x <= place.x and place.right <= room.right + 0.01 for place in places)
    assert all(place.w >= 44 and place.h >= 44 for place in places)


def test_where_the_others_have_done_nothing_the_public_table_tells_what_happened_last():
    session = rung("hhh")
    look = session.showing.look
    assert session.showing.viewer is None
    wait(session, 9000)
    assert session.showing.look.since is not None
    alone = rung("hb", what=("rest",), guarded=True)  # Ana alone has done anything
    look = alone.showing.look
    assert alone.showing.viewer is None and look.since is None
    assert [chip.line.seat for chip in look.recap] == [0]


def test_where_all_have_room_nothing_is_to_be_turned():
    view = strip(2).scene.view
    view.plan()
    assert numbers(view) == [0, 1]
    assert not [hit for hit in view.hits if hit.id.endswith(" deeds")]


def test_a_chip_and_a_line_of_the_log_show_again_how_it_happened():
    screen = with_chips()
    view, replayed = screen.desk.view, []
    view.replay = replayed.append
    known = [told.event for told in screen.match.seat(0).events]
    for hit in chips(view):
        told = screen.session.showing.look.recap[int(hit.id.partition(":")[2])].told
        screen.click(hit.id)
        direct = screen.match.game.staging.direct
        expected = [direct(each.event, screen.match.players) for each in told]
        assert {each.event for each in told} <= set(known)
        assert replayed.pop()[: len(told)] == tuple(each for each in expected if each is not None)
    line = [hit for hit in view.hits if hit.id.startswith("line:")][-1]
    screen.click(line.id)
    assert len(replayed) == 1


def test_r_shows_the_chip_that_has_the_focus_again():
    screen = with_chips()
    view, replayed = screen.desk.view, []
    view.replay = replayed.append
    screen.press("R")
    assert not replayed
    screen.desk.focus.go_to(chips(view)[0].id)
    screen.press("R")
    assert len(replayed) == 1 and screen.scene is screen.desk


def test_what_one_was_told_alone_is_turned_up_when_it_is_seen_once_more():
    match = key_largo("hh", "3", encounters=True)
    screen = Screen(match)
    while not any(isinstance(each.event, TreasureSeen) for seat in (0, 1) for each in match.seat(seat).events):
        seat = match.actors()[0]
        match.play(seat, match.seat(seat).legal[0])
    teller = screen.session.showing.teller
    entry = next(line for line in teller.lines(None) if isinstance(line.told[0].event, TreasureFound))
    finder = entry.line.seat
    mine, theirs = teller.replay(finder, entry), teller.replay(1 - finder, entry)
    assert mine[:-1] == theirs
    assert mine[-1].twin and not theirs[-1].twin


def test_a_line_of_no_event_shows_nothing_again():
    session = Screen(new_match("hh")).session
    assert session.showing.teller.replay(None, LogLine(0, Line(0, "Ana waits"))) == ()


def test_long_words_of_a_low_chip_take_room_from_its_picture_before_any_is_cut():
    screen = seated(make_table(), size=(1280, 720))
    context, place = screen.scene.view.plan().context, Rect(0, 0, 165, 141)
    texts = ("buys a hose.", "diver drops the weight to draw a second card.")
    usual, long = (card_parts(context, LogLine(0, Line(0, text)), place) for text in texts)
    assert long[0].h < usual[0].h and long[1].h > usual[1].h
    px, lines = fit_lines(context.canvas, texts[1], long[1].w, long[1].h, 16, "strong", 1.1)
    assert len(lines) * px * 1.1 <= context.canvas.px(long[1].h)


def test_cards_become_wider_and_fewer_before_words_are_cut():
    told = "Ben meets the goal The Full Kit with Throwing Knives, Killman’s Whistle and Leaden Idol. A Doubloon!"
    cards = {}
    for text in ("Ben waits.", told):
        stage = public_stage((1280, 720), tuple(LogLine(n, Line(1, text)) for n in range(8)))
        context = stage.scene.view.plan().context
        cards[text] = [hit.rect for hit in chips(stage.scene.view)]
        assert not any(cuts_card(context, context.look.recap[-1], place) for place in cards[text])
    assert cards[told][0].w > cards["Ben waits."][0].w


def test_rows_become_higher_and_fewer_before_words_are_cut():
    screen = seated(make_table(), size=(1280, 720))
    context = screen.scene.view.plan().context
    texts = ("rests.", "gets 1 green worker.", "takes the Keyflower: 2 blue, 1 yellow, 2 pickaxes.")
    rows = {}
    for last in texts:
        told = tuple(LogLine(n, Line(0, words)) for n, words in enumerate((*texts[:2], *texts[:2], last)))
        pen = replace(context, look=replace(context.look, recap=told))
        plan = plan_strip(pen, Side(), Rect(0, 0, 340, 210))
        rows[last] = [place for _n, place in plan.chips]
        assert not any(chip.cuts(pen, told[n], place) for n, place in plan.chips)
    assert len(rows[texts[2]]) < len(rows[texts[0]]) and rows[texts[2]][0].h > rows[texts[0]][0].h


SHAPES = [(96, 66, True), (160, 84, False), (150, 220, False), (108, 186, True), (90, 90, True)]


@pytest.mark.parametrize(("wide", "high", "whole"), SHAPES)
def test_only_a_card_or_a_scene_of_its_shape_fills_a_chip(wide, high, whole):
    assert shown(Face(wide, high, (Box(0, 0, wide, high, 5, "plate"),))) == whole


@pytest.mark.parametrize(("y", "whole"), [(6, True), (42, False), (78, True)])
def test_a_scene_whose_words_would_be_cut_is_shown_whole(y, whole):
    words = Words("Keywood", 80, y, 16, "title", "ink", "centre", 100)
    assert shown(Face(160, 84, (Box(0, 0, 160, 84, 5, "plate"), words))) == whole


def test_a_scene_that_is_shown_whole_is_as_large_as_the_window_allows():
    hexagon = Polygon(0, 0, ((40, 0), (120, 0), (160, 60), (120, 120), (40, 120), (0, 60)), "grass")
    words = Words("Keywood", 80, 8, 16, "title", "ink", "centre", 100)
    window, drawn = shown_at(Face(160, 120, (hexagon, words)), sides=33.0)
    assert drawn.w > window.w - 12


def shown(face):
    """Whether a chip shows the whole of it."""
    window, drawn = shown_at(face)
    return window.contains(drawn)


def shown_at(face, **sides):
    """The window of a chip, and where it draws this face."""
    window, drawn = Rect(0, 0, 160, 76), []

    class Pen:
        canvas = SimpleNamespace(rr=lambda *each: None, clipped=lambda area: nullcontext())
        table = SimpleNamespace(slips={})

        def face(self, face, area):
            drawn.append(("whole", area))

        def sprite(self, face, area):
            drawn.append(("fills", area))

    chip.draw_picture(Pen(), LogLine(1, Line(0, "calls 1.", face=face)), window, **sides)
    ((way, area),) = drawn
    assert window.contains(area) == (way == "whole")
    return window, area


@pytest.mark.parametrize("kind", ["recap:", "why:"])
def test_enter_on_a_chip_that_has_just_gone_does_nothing(kind):
    screen = with_chips()
    view = screen.desk.view
    screen.desk.focus.go_to(chips(view, kind)[-1].id)
    view.look = replace(view.look, recap=view.look.recap[:1])
    screen.press("Enter")
    screen.desk.on_tool(f"{kind}9")
    assert screen.scene is screen.desk


@pytest.mark.parametrize("many", [2, 3])
def test_things_side_by_side_on_a_card_stand_between_the_emblem_and_the_sign_that_asks(many, monkeypatch):
    """Workers in a row, as a use with so many of them shows; two of them have the shape of the window."""
    wide = Face(52.0 * many, 52, tuple(Box(52.0 * n, 0, 44, 52, 5, "plate") for n in range(many)))
    stage = public_stage(recap=(LogLine(1, Line(1, "Ben does it.", face=wide)),))
    view, drawn = stage.scene.view, []

    def note(_self, face, place, *_more, **_also):
        drawn.extend([Rect(place)] if face is wide else ())

    monkeypatch.setattr(type(view.plan().context), "face", note)
    stage.app.dirty()
    stage.frame()
    (card,), (place,) = [hit.rect for hit in chips(view)], drawn
    assert place.x >= card.x + 31 and place.right <= chip.asking(card).x
