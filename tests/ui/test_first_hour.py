"""What puzzled people in their first hour: each is a moment of “what happened?” or “where do I click?”."""

from dataclasses import replace
from fnmatch import fnmatchcase
from importlib import import_module
from pathlib import Path

import pytest

from game.core.faces import Box, Words
from game.core.match import Match
from game.core.player import Player
from game.core.table import Prompt
from game.core.telling import Line, Move
from game.games import find
from game.games.key_largo.actions import DIVE
from game.games.key_largo.components import Options as LargoOptions
from game.games.key_largo.text import stages as largo
from game.games.killmans_keep.actions import DRAW
from game.games.killmans_keep.components import ARTIFACTS, GOAL_FACE, GOALS, KEEP, MONSTER_FACE, TWIN_GARNET, Options
from game.games.killmans_keep.looks.card_faces import NAMED, hand_card, stall_card
from game.games.killmans_keep.looks.props import counted
from game.games.killmans_keep.text import stages as keeps
from game.play.showing.hud_state import LogLine
from game.storage.reading import Saved
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes.play.still import Still
from game.ui.scenes.start.thumbnail import Views
from game.ui.shell.headless import HeadlessApp
from game.ui.shell.shot import played
from game.ui.table.board.word_sizes import GROWTH, kind, word_sizes
from game.ui.table.colours import TABLE
from game.ui.table.draw_context import DrawContext
from game.ui.table.input.hit_areas import fit_lines
from game.ui.table.panels.mats import emblem_place
from game.ui.table.panels.slip import arrange_slip
from game.ui.table.panels.told.chip import fitting
from game.ui.table.panels.tray import FOLD, draw_stands, is_picked, ribbon_place
from game.ui.table.stage.intent import LEADING, ROOM, slip_size
from game.ui.table.stage.large import apart
from tests.games.key_largo.scene import game, morning
from tests.games.killmans_keep.scene import game as keep_game
from tests.games.killmans_keep.scene import play as keep_play
from tests.ui.at_screen import Screen, key_largo, settings
from tests.ui.at_table import NAMES, Worker, new_match, sit, wait
from tests.ui.sample_table import NAMES as SEATED
from tests.ui.sample_table import Unpainted, make_look, make_table, seated
from tests.ui.test_largo_calls import BOARD as LARGO
from tests.ui.test_largo_calls import match
from tests.ui.test_secrets_keep_calls import BOARD, holding
from tests.ui.test_secrets_keep_spy import keep as keep_of
from tests.ui.test_small_things import laid

PLACES = ("dolphins", "tavern", "shop", "market")


def keep_at(state):
    players = [Player(name, "human", n) for n, name in enumerate(NAMES[: state.seats])]
    found = Match(find("killmans_keep"), players, "KEEP-KEEP", Options())
    found._state = state
    return found


def planning(**changes):
    screen = Screen(key_largo("hbb"), worker=Worker(), **changes)
    screen.advance(3000)
    return screen


def test_a_place_of_the_island_means_its_card_while_one_plans():
    screen = planning()
    screen.click("spot:place:tavern")
    screen.click("spot:place:market")
    showing = screen.session.showing
    assert showing.choice.picked == ("card:tavern", "card:market") and showing.ready


def test_enter_seals_a_plan_that_was_made_on_the_map_and_a_click_changes_it():
    screen = planning()
    for place in ("tavern", "market", "shop"):
        screen.click(f"spot:place:{place}")
    assert screen.session.showing.choice.picked == ("card:tavern", "card:shop")
    step = screen.match.step
    screen.press("Enter")
    assert screen.match.step > step


def test_a_place_means_only_itself_when_nothing_is_planned():
    table, _view = laid(played("key_largo", 3, "7", 60), 0)
    assert not table.stands_for


def test_as_many_digits_are_named_as_there_are_things_to_choose():
    assert any("press 1 to 5" in text for text in planning().texts)


@pytest.mark.parametrize(("team", "steps"), [(["d"], 1), (["d", "d"], 2)])
def test_with_one_diver_nobody_is_asked_which(team, steps):
    state = game(3, money={0: 300}, divers={0: team})
    morning(state, "shop/tavern", "market/shop", "tavern/shop")
    table, _view = laid(match(state), 0)
    bought = [offer for offer in table.offers if offer.verb in ("hose", "trident item", "weight")]
    assert bought and {len(offer.path) for offer in bought} == {steps}


def test_mats_do_not_tell_where_somebody_goes_before_plans_have_turned():
    screen = planning()
    view = screen.desk.view
    captions = [mat.caption for mat in view.table.mats]
    screen.commit()
    for _wait in range(40):
        screen.advance(100)
        if view.stage.busy:
            break
    assert view.stage.busy
    assert [mat.caption for mat in view.table.mats] != captions
    assert [mat.caption for mat in view.context(screen.app.canvas).table.mats][1:] == captions[1:]


def test_nothing_moves_under_a_banner_however_late_a_frame_comes():
    screen = planning()
    view = screen.desk.view
    screen.click("spot:place:tavern")
    screen.click("spot:place:market")
    screen.press("Enter")
    seen = False
    for _frame in range(20):
        screen.advance(260, 260)
        if view.moving.banner is not None:
            seen = True
            assert not view.stage.acts
    assert seen


def test_colours_are_the_window_s_again_when_drawing_is_cut_short():
    canvas = Screen(new_match("hh")).app.canvas
    before, clip = canvas.palette, canvas.surface.get_clip()
    with pytest.raises(KeyError), canvas.dressed({"ink": "#000000"}), canvas.clipped(Rect(0, 0, 9, 9)):
        raise KeyError
    assert canvas.palette is before and canvas.surface.get_clip() == clip


@pytest.mark.parametrize(("box", "room"), [("key_largo", largo), ("killmans_keep", keeps)])
def test_every_direction_moves_pieces_that_there_are(box, room):
    ids = set()
    for steps in (0, 40, 90, 200):
        shown = played(box, 4, "7", steps)
        for seat in range(4):
            ids |= {piece.id for piece in laid(shown, seat)[0].pieces}
    rows = [row for row in room.STAGES.values() if isinstance(row, tuple)]
    patterns = {act.pieces for row in rows for act in row if isinstance(act, Move) and "{" not in act.pieces}
    unknown = {each for each in patterns if not any(fnmatchcase(id, each) for id in ids)}
    assert unknown <= {"encounter*", "keep-top"}  # a table without encounters; nobody fights just now


def test_what_a_drawn_monster_asks_is_not_told_before_it_has_turned(monkeypatch):
    state = keep_game(area={0: KEEP}, top=["Goblin Cutpurse"], quiet=False)
    screen = Screen(keep_at(state), size=(1920, 1080))
    screen.open()
    screen.settle()
    canvas, status = screen.app.canvas, screen.session.showing.table.status
    screen.click("spot:keep-deck")
    screen.press("Enter")
    screen.advance(200)
    assert screen.session.showing.table.plates and not [text for text in screen.texts if text in ("Fight", "Flee")]
    assert screen.desk.view.context(canvas).table.status == status
    rings = []
    with monkeypatch.context() as patch:
        patch.setattr(type(canvas), "ring", lambda _canvas, *place: rings.append(place))
        screen.app.dirty()
        screen.frame()
    assert screen.focus == "spot:fight" and not rings, "no ring around what is still blank"
    screen.settle()
    assert "Fight" in screen.texts and screen.desk.view.context(canvas).table.status != status


@pytest.mark.sample(3)
@pytest.mark.parametrize(("size", "text"), [((1920, 1080), 200), ((1280, 720), 200), ((1280, 720), 150)])
def test_with_large_text_a_card_lies_large_beside_its_plate_and_its_words_can_be_read(size, text):
    state = keep_game(3, area={0: 0}, hands={0: ["Lantern", "Spyglass", "Rusty Sword"]}, market=("Hexed Dice",))
    screen = Screen(keep_at(state), size, text_percent=text, hand_over="open")
    screen.settle()
    view = screen.desk.view

    def wide(spot):
        context = view.plan().context
        return arrange_slip(context, context.zones.slip, view.table.slips[spot]).picture.w

    before = wide("hand:2")
    screen.click("spot:hand:2")
    assert view.look.picked == ("hand:2",) and before > 0.15 * view.plan().context.zones.slip.w
    assert wide("hand:2") == before
    screen.click("tool:cancel")
    screen.click("spot:keep")
    assert view.look.ready
    screen.frame()
    told = [one for one in screen.recorder.drawn if one.text.startswith("Draw the top card")]
    assert told and told[0].rect.h > 0.5 * screen.app.measure.text_px(19)


def test_who_is_called_is_not_told_that_the_table_waits_for_them():
    state, (sell, *then) = holding("haggled, by the active one", False)
    session = sit(match=keep_of(state, "hbb"), board=BOARD, worker=Worker(), guarded=True)
    session._deeds.play(0, sell, tuple(then))
    said = set()
    for _moment in range(300):
        session.tick(20)
        if session.showing.acting is not None:
            break
        session.pick("guild")
        said.add(session.showing.notice.text)
    assert not any("Ana" in words for words in said)
    assert "There is still time to answer this." in said


def test_nobody_is_asked_before_what_led_to_it_is_seen(monkeypatch):
    table = make_table()
    view = seated(table).scene.view
    theirs = replace(table, prompt=replace(table.prompt, seat=3))
    assert view.look.open and view._picture.rings()
    view.untold.keep(theirs, replace(view.look, open=(), ready=None))
    monkeypatch.setattr(type(view.stage), "busy", True)
    assert not view._picture.rings() and not view.told()[1].open
    monkeypatch.setattr(type(view.stage), "busy", False)
    assert view._picture.rings() and view.told()[1].open


def test_no_mat_tells_what_a_roll_brings_while_it_rolls(monkeypatch):
    state = keep_game(area={0: KEEP}, top=["Rations"])
    view = Screen(keep_of(state, "h" + "b" * (state.seats - 1))).desk.view
    before = view.table.mats[0]
    lost = replace(before, caption="misses a turn", counters=(*before.counters, before.counters[0]), panel=None)
    view.untold.keep(view.table, view.look)
    view.boards.show(replace(view.table, mats=(lost, *view.table.mats[1:])))
    monkeypatch.setattr(type(view.stage), "busy", True)
    assert view.told()[0].mats[0] == before
    monkeypatch.setattr(type(view.stage), "busy", False)
    assert view.told()[0].mats[0] == lost


def test_the_number_of_like_cards_leaves_their_name_free():
    face = counted(stall_card(TWIN_GARNET), 2)
    faces = (face, face.small, face.small.small)
    assert all(part.text == "×2" for each in faces for part in each.parts[-1:]), "however small it is"
    names = 0
    for each in faces:
        badge = next(part for part in reversed(each.parts) if isinstance(part, Box))
        for part in each.parts[: each.parts.index(badge)]:
            if isinstance(part, Words) and part.font == "title":
                assert badge.y > part.y + part.size / 2, part.text
                names += 1
    assert names > 2, "one of them has a name of two lines"


def test_with_large_text_the_number_of_a_pile_leaves_the_price_of_its_card_free():
    pieces = {piece.id: piece for piece in laid(played("killmans_keep", 4, "7", 300), 0)[0].pieces}
    for pile in ("keep-discard", "goal-discard", "keep-deck", "goal-deck"):
        card, number = pieces[pile], pieces[f"left:{pile.replace('-', '_')}"]
        k, disc = number.width / number.face.w, number.face.large.parts[0]
        low = number.y - number.face.h * k / 2 + (disc.y + disc.h) * k
        high = card.width * card.face.h / card.face.w
        assert card.y - high / 2 < low - disc.h * k < low < card.y + 0.25 * high, pile


def test_a_slip_stands_beside_a_title_or_below_it():
    window, title = Rect(0, 0, 1000, 600), Rect(400, 60, 200, 60)
    assert apart(Rect(20, 60, 200, 40), title, window) == Rect(20, 60, 200, 40)
    for x, wide in ((350, 200), (450, 200), (300, 620)):
        moved = apart(Rect(x, 70, wide, 40), title, window)
        assert not moved.colliderect(title) and window.contains(moved)


def test_a_chip_of_many_things_says_how_many_more_instead_of_breaking_off():
    screen = Screen(new_match("hh"))
    context = screen.desk.view.context(screen.app.canvas)
    items = ("Winter Regent", "Brightwater", "Saint Isolde")
    chip = LogLine(3, Line(None, f"Ana asks Ludgate: {', '.join(items)}"), (), items)
    assert fitting(context, chip, Rect(0, 0, 160, 36), 17, 1.05) == "Ana asks Ludgate: Winter Regent and 2 more"
    assert fitting(context, chip, Rect(0, 0, 900, 36), 17, 1.05).endswith("Saint Isolde")


@pytest.mark.parametrize("key", ["F1", "F2"])
def test_rules_open_from_the_veil_and_lead_back_to_it(key):
    screen = Screen(key_largo("hhh"))
    assert screen.scene.name == "veil"
    screen.press(key)
    assert screen.scene.name == "rules"
    screen.press("Esc")
    assert screen.scene.name == "veil"


@pytest.mark.parametrize("text", (100, 200))
def test_no_bare_wood_lies_below_the_panel_of_a_public_table(text):
    screen = Screen(key_largo("hhh"), text_percent=text)
    screen.click("board")
    zones = screen.desk.view.plan().context.zones
    assert zones.panel.bottom >= zones.commit.bottom - 1


def test_the_race_tells_doubloons_where_there_is_no_room_for_a_picture():
    table, view = laid(played("killmans_keep", 3, "7", 60), 0)
    assert [(row.figure, row.more[:1]) for row in table.standing] == [
        (str(view.doubloons[row.seat]), "$") for row in table.standing
    ]


def test_a_plate_of_tavern_and_shop_says_why_something_cannot_be_had():
    state = game(3, money={0: 300}, divers={0: ["d", "d"]})
    morning(state, "tavern/shop", "market/shop", "tavern/shop")
    table, _view = laid(match(state), 0)
    reasons = {verb.id: verb.reason for verb in table.verbs["place:tavern"]}
    assert reasons["thief"] == "Nobody else holds a treasure card."
    state = game(3, money={0: 300}, divers={0: ["dt", "d"]})
    morning(state, "shop/tavern", "market/shop", "tavern/shop")
    table, _view = laid(match(state), 0)
    assert not [reason for verb in table.verbs["place:shop"] if "not now" in (reason := verb.reason)]


@pytest.mark.parametrize(("key", "played"), [("Enter", True), ("Space", False)])
def test_enter_does_what_is_put_together_though_something_closed_was_clicked_since(key, played):
    screen = planning()
    for spot in ("card:tavern", "card:market"):
        screen.click(f"spot:{spot}")
    screen.click(next(hit.id for hit in screen.desk.view.hits if hit.id.startswith("spot:wreck")))
    step = screen.match.step
    screen.press(key)
    assert (screen.match.step > step) == played


@pytest.mark.parametrize("text", (100, 150))
def test_the_slip_of_a_deed_says_all_of_it(text):
    screen = Screen(new_match("hh"), text_percent=text)
    context = screen.desk.view.context(screen.app.canvas)
    words = "raises the Duchess of Fenwick in C4: $68 and 12 prestige."
    wide, high = slip_size(context, words)
    px, lines = fit_lines(context.canvas, words, wide - ROOM, high - 8, 18, "strong", LEADING)
    assert px == context.canvas.measure.text_px(18) and " ".join(lines) == words
    assert slip_size(context, "asks Ludgate")[0] < wide


@pytest.mark.parametrize("size", ((1440, 810), (1920, 1080), (3840, 2160)))
def test_the_sign_of_the_first_player_leaves_emblem_name_and_caption_free(size, monkeypatch):
    signs, art = [], DrawContext.art

    def drawn(context, name, x, y, wide, *rest, **more):
        if name == "glyph_first_player":
            signs.append(Rect(x - wide / 2, y - wide / 2, wide, wide))
        return art(context, name, x, y, wide, *rest, **more)

    monkeypatch.setattr(DrawContext, "art", drawn)
    table = make_table()
    mats = tuple(replace(mat, first=True, money="$1,180") for mat in table.mats)
    screen = seated(replace(table, mats=mats), size=size)
    screen.frame()
    plan = screen.scene.view.plan()
    assert signs
    for place, mat in zip(plan.mats, plan.context.table.mats, strict=True):
        emblem = emblem_place(plan.context.zones, place, mat)
        said = [one for one in screen.recorder.drawn if one.text in (*SEATED, mat.caption)]
        words = [one.rect for one in said if place.contains(one.rect)]
        for sign in signs:
            assert not sign.inflate(-4, -4).colliderect(emblem)
            assert not any(sign.inflate(-4, -4).colliderect(each) for each in words)


def test_the_sign_of_the_first_player_makes_no_name_smaller():
    table = make_table()
    sizes = []
    for first in (False, True):
        mats = tuple(replace(mat, first=first, money="$1,180", active=False) for mat in table.mats)
        screen = seated(replace(table, mats=mats))
        sizes.append({one.text: one.px for one in screen.recorder.drawn if one.text in SEATED and one.rect.x < 240})
    assert sizes[0] == sizes[1] and len(sizes[0]) == 4


@pytest.mark.parametrize("size", ((1440, 810), (1920, 1080)))
def test_what_stands_on_a_mat_is_whole(size):
    table, said = make_table(), ("over the Night Heron", "planning the day", "no wreck to search", "at Dolphins Cove")
    mats = [
        replace(mat, first=mat.seat == 3, money=("$1,180", "hidden")[mat.seat % 2], caption=said[mat.seat], sealed=seal)
        for mat, seal in zip(table.mats, (None, True, False, None), strict=True)
    ]
    look = make_look(table, viewer=0)
    bots = tuple(replace(seat, level="deckhand") for seat in look.seats)
    screen = seated(replace(table, mats=tuple(mats)), replace(look, seats=bots), size=size)
    drawn = [one.text for one in screen.recorder.drawn if one.rect.x < 0.18 * size[0]]
    assert {*SEATED[:4], *said, "$1,180", "hidden"} <= set(drawn)


@pytest.mark.parametrize("count", (1, 2, 12))
def test_the_eye_beside_a_title_leaves_the_folded_corner_free(count, monkeypatch):
    eyes = []
    screen = seated(make_table(cards=count), size=(1440, 810), on=Unpainted)
    context = screen.scene.view.plan().context
    monkeypatch.setattr(Canvas, "art", lambda self, name, x, y, w, **how: eyes.append((name, x + w / 2)))
    for wide in (150.0, 190.0, 260.0, 500.0):
        (stand,) = (stand for stand in screen.scene.view.plan().stands if stand.tray.paper)
        eyes.clear()
        sheet = Rect(stand.rect.x, stand.rect.y, wide, stand.rect.h)
        with context.canvas.dressed(TABLE):
            draw_stands(context, (replace(stand, rect=sheet, placed=stand.placed[:1], picture=None),), ["chest:0"])
        (right,) = (right for name, right in eyes if name == "glyph_eye")
        assert right <= sheet.right - FOLD


def test_marks_of_a_number_that_lie_close_both_have_their_names():
    screen = HeadlessApp(Still(played("dark_water_salvage", 2, "7", 0), 0), (1440, 900), settings())
    view = screen.scene.view
    least = view.table.amount.least
    marks = ((least + 7, "equal share"), (least + 15, "everything"))
    amount = replace(view.table.amount, most=least + 40, marks=marks)
    view.show(replace(view.table, amount=amount), view.look, animate=False)
    assert {"equal share", "everything"} <= set(screen.texts)


def test_a_card_s_name_is_free_though_the_card_is_new():
    screen = Screen(new_match("hh"))
    card = Rect(100, 800, 126, 180)
    ribbon = ribbon_place(screen.desk.view.context(screen.app.canvas), card)
    assert ribbon.y > card.y + 0.2 * card.h and ribbon.right < card.centerx


def test_a_save_shows_its_box_until_its_table_is_drawn():
    canvas = Screen(new_match("hh")).app.canvas
    place = Rect(0, 0, 300, 180)
    canvas.well(place, 4)
    empty = canvas.surface.subsurface(canvas.box(place)).copy()
    Views().show(canvas, Saved(Path("x"), game="key_largo"), place)
    assert empty.get_buffer().raw != canvas.surface.subsurface(canvas.box(place)).copy().get_buffer().raw


@pytest.mark.parametrize(("money", "warned"), [(50, True), (150, False)])
def test_a_whistle_says_first_that_it_may_be_in_vain(money, warned):
    hands = {1: ["Spyglass", "Killman's Whistle"]}
    state = keep_game(area={0: KEEP}, hands=hands, top=["Strongbox"], money={1: money}, quiet=False)
    keep_play(state, DRAW)
    table, _view = laid(keep_at(state), 1)
    (offer,) = [each for each in table.offers if "Whistle" in each.label and each.draft]
    assert ("nothing if you cannot pay" in offer.draft[1]) == warned


@pytest.mark.parametrize("by_keys", (False, True))
def test_enter_is_the_key_on_the_button_for_whoever_points_and_acts_on_the_focus_for_whoever_does_not(by_keys):
    screen = planning()
    for spot in ("card:tavern", "card:market"):
        screen.click(f"spot:{spot}")
    if by_keys:
        screen.press("Tab")
    screen.app.top.focus.go_to("spot:card:shop")
    step = screen.match.step
    screen.press("Enter")
    assert (screen.match.step > step) != by_keys


def test_the_gap_of_a_laid_plan_neither_rises_nor_has_a_tick():
    screen = planning()
    screen.click("spot:card:tavern")
    context = screen.desk.view.context(screen.app.canvas)
    gap = next(piece for piece in context.table.pieces if piece.id == "gap:tavern")
    laid_down = next(piece for piece in context.table.pieces if piece.id == "card:tavern")
    assert gap.spot == laid_down.spot and (is_picked(context, gap), is_picked(context, laid_down)) == (False, True)


def test_what_a_visit_offers_comes_no_sooner_than_what_led_to_it_was_seen():
    state = game(3, money={0: 300}, divers={0: ["d"], 1: ["h"], 2: ["d"]}, first=1)
    morning(state, "tavern/market", "wreck/market", "dolphins/tavern")
    screen = Screen(match(state, "hbb"))
    view, told, came = screen.desk.view, set(), False
    screen.frame()
    for _moment in range(300):
        screen.advance(50)
        table = view.context(screen.app.canvas).table
        there = {tray.title for tray in table.trays}
        wares = {piece.id for piece in table.pieces if piece.id.startswith("service:")}
        assert ("The tavern’s services" in there) == bool(wares) == (table.prompt.seat == 0)
        assert wares or not any(spot.id.startswith("service:") for spot in table.spots), "what is gone is no button"
        told.add(table.prompt.seat)
        came |= "service:diver" in view.moving.journeys and bool(wares)
        if wares and not view.busy:
            break
    assert told - {None} == {1, 0} and came


def test_a_choice_that_all_have_made_is_not_waited_for_while_its_outcome_is_seen(monkeypatch):
    table = make_table()
    view = seated(table).scene.view
    waits = replace(table, prompt=Prompt(None, "1 application is still to come", True, done="all have applied"))
    monkeypatch.setattr(type(view.stage), "busy", True)
    view.untold.keep(waits, view.look)
    assert view.told()[0].prompt == Prompt(None, "all have applied", True)
    view.boards.show(replace(waits, prompt=replace(waits.prompt, text="apply", seat=1)))
    assert view.told()[0].prompt == waits.prompt, "others still choose"


@pytest.mark.parametrize(
    ("box", "phase"),
    [("dark_water_salvage", "apply"), ("key_largo", "plan"), ("keyflower", "offer"), ("keythedral", "bid")],
)
def test_every_choice_that_all_make_in_secret_has_its_end_in_words(box, phase):
    rows = import_module(f"game.games.{box}.text.phases").ROWS
    assert rows[phase].done and {name for name, row in rows.items() if row.secret} <= {phase}


@pytest.mark.parametrize(
    ("team", "held", "asked"),
    [(["d", "d"], {}, False), (["d", "h"], {}, True), (["d", "d"], {0: ["tourist_wreck"]}, True),
     (["d", "d"], {0: ["aide"]}, True), (["d", "d"], {1: ["aide"]}, False)],
)  # fmt: skip
def test_which_of_several_divers_goes_first_is_asked_only_where_it_matters(team, held, asked):
    options = LargoOptions(encounters=bool(held))
    state = game(3, options=options, divers={0: team}, held=held)
    morning(state, "wreck/market", "dolphins/tavern", "dolphins/tavern")
    session = sit(match=match(state, "hbb"), board=LARGO, worker=Worker())
    step = session.match.step
    first = session.showing.table.offers[0]
    assert asked or first.final, "a card is drawn at once where nobody is asked"
    session.pick(first.path[0])
    if not asked:
        assert session.match.step == step, "so it waits for the button that says so"
        session.commit()
    step = session.match.step
    wait(session, 3000)
    assert (session.match.step == step) == asked
    if asked:
        assert session.showing.acting == 0 and len(session.showing.table.offers) >= 2
    else:
        assert session.match.steps[step] == (0, DIVE[0])


def test_in_a_lesson_all_that_happens_is_what_the_lesson_says():
    state = game(3, divers={0: ["d", "d"]})
    morning(state, "wreck/market", "dolphins/tavern", "dolphins/tavern")
    session = sit(match=match(state, "hbb"), board=LARGO, worker=Worker(), guide=lambda table, _acting: table)
    session.pick(session.showing.table.offers[0].path[0])
    assert session.playing.decision.seat == 0


def test_what_is_said_of_the_next_diver_says_what_there_is_to_choose():
    for team, words in (
        (["d", "d", "d"], "send the next diver"),
        (["d", "h", "dt"], "choose the diver who goes down next"),
    ):
        state = game(3, divers={0: team})
        morning(state, "wreck/market", "dolphins/tavern", "dolphins/tavern")
        found = match(state)
        found.play(0, found.seat(0).legal[0])
        assert DIVE[0] in found.seat(0).legal
        found.play(0, DIVE[0])
        assert laid(found, 0)[0].prompt.text.startswith(words)


@pytest.mark.parametrize("place", ["tavern", "shop"])
def test_what_a_visit_offers_has_numbers_from_one_on(place):
    state = game(3, money={0: 300}, divers={0: ["d"], 1: ["d"], 2: ["d"]}, hands={1: ["mid goods 3"]})
    morning(state, f"{place}/market", "dolphins/tavern", "dolphins/tavern")
    table, _view = laid(match(state), 0)
    ways = [offer.path[0] for offer in table.offers if offer.path]
    assert len(set(ways)) > 1 and not any(spot.key for spot in table.spots if spot.id in ways)


@pytest.mark.parametrize("text", [100, 200])
def test_a_large_name_of_one_or_two_lines_stays_on_its_paper_between_frame_and_picture(text):
    canvas = Screen(new_match("hh"), (3840, 2160), text_percent=text).app.canvas
    scale = 2.0
    for card in [*range(len(ARTIFACTS)), MONSTER_FACE, *range(GOAL_FACE, GOAL_FACE + len(GOALS))]:
        face = hand_card(card).large
        frame = next(part for part in face.parts if isinstance(part, Box))
        names = [part for part in face.parts if isinstance(part, Words) and part.font == "title"]
        feet = [part for part in face.parts if isinstance(part, Words) and part.font == "display"]
        found = word_sizes(canvas, face.parts, scale, GROWTH)
        for part in names:
            px = found[kind(part)]
            wide = canvas.lettering.width(part.text, "title", px) / scale
            assert frame.x + 2 < part.x - wide / 2 and part.x + wide / 2 < frame.x + frame.w - 2, part.text
            low = part.y + 0.42 * px / scale if set(part.text) & set("gjpqy") else part.y + 0.36 * px / scale
            assert frame.y < part.y - 0.4 * px / scale and low < NAMED, (part.text, px)
        for part in feet:
            assert part.y + 0.4 * found[kind(part)] / scale < frame.y + frame.h, part.text


@pytest.mark.sample(2)
@pytest.mark.parametrize("early", [True, False])
def test_what_one_asked_for_stands_there_while_all_slips_are_turned_and_the_bar_waits_for_nobody(early):
    players = [Player(name, "human" if not n else "bot:deckhand", n) for n, name in enumerate(NAMES[:3])]
    found = find("dark_water_salvage")
    screen = Screen(Match(found, players, "AAAA-AAAA", found.options()), (1440, 900), worker=Worker(nth=3))
    screen.advance(200 if early else 2000, 50)
    screen.press("7", "Enter")
    assert (screen.match.step < 3) == early, "others choose after this seat, or before"
    shown, said = [], set()
    for _moment in range(120):
        screen.advance(50)
        if screen.match.step == 3 and screen.desk.view.stage.busy:
            screen.app.dirty()
            screen.frame()
            amount = screen.desk.view.told()[0].amount
            shown += [amount.usual] if amount else []
            waits = [text for text in screen.texts if "still to come" in text or text.startswith("apply for a part")]
            said |= {*waits, *({*screen.texts} & {"all have applied"})}
    assert {*shown} == (set() if early else {7})
    assert said == {"all have applied"}


def test_bar_log_and_list_say_what_may_be_told_while_it_is_seen(monkeypatch):
    view = seated(make_table()).scene.view
    view.look = replace(view.look, viewer=None)
    monkeypatch.setattr(type(view.stage), "busy", True)
    assert not any(view._picture._holds(pane) for pane in ("bar", "log", "side", "ticker")), "no pane need wait"
