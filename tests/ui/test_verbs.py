"""The verbs of things: what a plate says, where it stands, when it opens and closes, and what its rows do."""

from dataclasses import replace
from itertools import pairwise

import pytest

from game.core.match import Match
from game.core.player import Player
from game.core.table import Offer, Prompt, Spot, Table, Verb
from game.games import GAMES
from game.games.keyflower import components as box
from game.play.showing.verbs import Row, first, rows
from game.ui.draw.measure import Rect
from game.ui.draw.text import Recorder
from game.ui.scenes.play.still import Still
from game.ui.shell.headless import HeadlessApp
from game.ui.shell.input import Moved
from game.ui.shell.shot import played
from game.ui.table.colours import TABLE
from game.ui.table.input.subject import slip_of
from game.ui.table.panels import endings, verb_plate
from game.ui.table.panels.choices import hint, next_words
from game.ui.table.panels.verb_plate import EDGE, between, place
from tests.games.keyflower.scene import bid
from tests.ui.at_screen import Screen, settings
from tests.ui.at_table import NAMES
from tests.ui.sample_table import make_look, make_table, seated

KINDS = (Verb("use", "Use", reason="only in the Keep"), Verb("sell", "Sell"), Verb("show", "Show"))


def table(*offers, verbs=KINDS):
    bare = Table("", "", (), Prompt(0, "", False), "", (), (), (), (), {}, (), {})
    return replace(bare, offers=offers, verbs={"card": verbs})


def offer(*path, verb="", **more):
    return Offer(path, path, "words", verb=verb, **more)


# ---- what a plate says


def test_a_verb_that_cannot_be_used_keeps_its_place_and_says_why():
    found = rows(table(offer("card", "sell", verb="sell", price="$50", brings="at once")), (), "card")
    assert [(row.key, row.verb, row.enabled, row.words) for row in found] == [
        ("1", "use", False, "only in the Keep"),
        ("2", "sell", True, "at once"),
    ]
    assert found[1].price == "$50" and found[1].path == ("card", "sell"), "and what follows the last one is left out"


def test_a_thing_with_nothing_to_do_has_no_plate():
    assert rows(table(offer("other", verb="sell")), (), "card") == ()
    assert rows(table(offer("card", "sell", verb="sell")), (), "other") == ()


def test_a_verb_with_a_further_choice_leads_as_far_as_all_its_offers_agree():
    verbs = (Verb("use", "Use", words="then whom"),)
    both = offer("card", "use", "ben", verb="use", final=True), offer("card", "use", "mia", verb="use", final=True)
    (row,) = rows(table(*both, verbs=verbs), (), "card")
    assert row.path == ("card", "use") and row.offer is None and row.words == "then whom" and not row.final


def test_a_row_that_leads_only_to_what_is_picked_makes_room_for_what_comes_next():
    first, second = (offer("card", name, verb="use") for name in ("wood", "lake"))
    assert rows(table(first, second), (), "card")[0].path == ("card",)
    assert rows(table(first, second), ("card",), "card") == ()
    other = offer("card", "sell", verb="sell")
    assert [row.verb for row in rows(table(first, second, other), ("card",), "card")] == ["use", "sell"]


def test_what_was_picked_before_a_thing_stays_picked_and_what_came_after_does_not():
    asked = offer("ship", "card", verb="sell")
    assert rows(table(asked), (), "card") == ()
    assert rows(table(asked), ("ship",), "card")[-1].path == ("ship", "card")
    held = offer("card", "sell", verb="sell")
    both = table(held, offer("card", "show", verb="show"))
    assert [row.path for row in rows(both, ("card", "sell"), "card")[1:]] == [("card", "sell"), ("card", "show")]
    assert rows(table(held), ("elsewhere",), "card")[-1].path == ("card", "sell")


def test_a_thing_that_is_a_whole_choice_has_no_plate_once_the_button_that_commits_says_it():
    """Else there are two buttons that do the same."""
    call = offer("card", verb="sell")
    assert [row.path for row in rows(table(call), (), "card") if row.enabled] == [("card",)]
    assert rows(table(call), ("card",), "card") == ()
    assert rows(table(call, offer("card", verb="show")), ("card",), "card"), "but what else it can do stays in sight"


def test_a_verb_may_stand_on_a_thing_that_is_no_part_of_its_path():
    (row,) = rows(table(offer(verb="up", on=("card",)), verbs=(Verb("up", "Surface"),)), (), "card")
    assert row.path == () and row.enabled and row.offer is not None


def test_a_thing_s_other_verbs_stay_open_while_one_is_half_chosen():
    kinds = (Verb("hose", "Hose"), Verb("trident", "Trident"))
    half = [offer(verb, diver, verb=verb, on=("shop",)) for verb in ("hose", "trident") for diver in ("ana", "ben")]
    board = replace(table(*half), verbs={"shop": kinds})
    assert [(row.enabled, row.path) for row in rows(board, ("trident",), "shop")] == [
        (True, ("hose",)),
        (True, ("trident",)),
    ]


@pytest.mark.parametrize("picked", [("opal", "use"), ("opal", "use", "card")])
def test_a_thing_that_a_choice_asks_for_has_no_plate_of_other_verbs(picked):
    """Whoever swaps a gemstone for a card of the Market is not asked to buy that card."""
    swaps, bought = offer("opal", "use", "card", verb="use"), offer("card", "buy", verb="buy")
    board = table(swaps, bought, verbs=(Verb("buy", "Buy"),))
    assert rows(board, picked, "card") == ()
    assert [row.path for row in rows(board, (), "card")] == [("card", "buy")]


def test_a_second_click_does_the_first_verb_only_where_nobody_can_regret_it():
    sure, final = offer("card", "use", verb="use"), offer("card", "use", verb="use", final=True)
    other = offer("card", "sell", verb="sell")
    assert first(rows(table(sure, other), (), "card")).verb == "use"
    assert first(rows(table(final, other), (), "card")) is None
    assert first(rows(table(final), (), "card")).verb == "use", "it is the only one"
    assert first(rows(table(other), (), "card")) is None, "the first one cannot be used"


# ---- where it stands

WINDOW = Rect(0, 0, 1920, 1080)
THING = Rect(900, 500, 100, 140)


def test_a_plate_stands_above_its_thing_where_it_covers_nothing():
    found, side = place(THING, (360, 200), WINDOW, ())
    assert side == "above" and found.bottom < THING.y and found.centerx == pytest.approx(THING.centerx)


def test_a_plate_goes_where_nothing_is_covered_else_where_the_least_is():
    found, side = place(THING, (360, 200), WINDOW, [(Rect(0, 0, 1920, 495), 1.0)])
    assert side == "below" and found.y > THING.bottom
    sides = [(Rect(0, 0, 1920, 495), 1.0), (Rect(0, 645, 1920, 400), 3.0), (Rect(0, 495, 1920, 150), 9.0)]
    assert place(THING, (360, 200), WINDOW, sides)[1] == "above"


@pytest.mark.parametrize("x", [0, 5, 300, 1815])
@pytest.mark.parametrize("y", [0, 400, 935])
def test_a_plate_never_covers_its_thing_nor_leaves_the_window(x, y):
    thing = Rect(x, y, 100, 140)
    found, _side = place(thing, (360, 240), WINDOW, [(Rect(0, 0, 1920, 1080), 1.0)])
    assert not found.colliderect(thing)
    assert WINDOW.inflate(-2 * EDGE, -2 * EDGE).contains(found)


# ---- when it opens and closes, and what its rows do


def keep(kinds="hh", **changes):
    """Killman's Keep in the first turn, in the view of the seat whose turn it is."""
    game = next(game for game in GAMES if game.id == "killmans_keep")
    players = [Player(NAMES[n], "human" if kind == "h" else "bot:deckhand", n) for n, kind in enumerate(kinds)]
    match = Match(game, players, "AAAA-AAAA", game.options())
    while not any(type(one).__name__ == "EndTurn" for one in match.seat(match.actors()[0]).legal):
        seat = match.actors()[0]
        match.play(seat, match.seat(seat).legal[0])
    screen = Screen(match, resumed=True, **changes)
    screen.open()
    screen.advance(2000, 100)
    return screen


def plate(screen):
    return screen.desk.view.control.verbs.plate


def things(screen, kind="hand:"):
    return [spot for spot in screen.session.showing.table.verbs if spot.startswith(kind)]


def away(screen):
    screen.app.feed(Moved(*screen.desk.view.plan().context.zones.bar.center))
    screen.tick()


def test_pointing_opens_a_plate_after_a_moment_and_leaving_closes_it_later():
    screen = keep()
    card = things(screen)[0]
    screen.move(f"spot:{card}")
    screen.advance(100, 20)
    assert plate(screen) is None
    screen.advance(40, 20)
    assert plate(screen).spot == card and "Sell" in screen.texts
    away(screen)
    screen.advance(200, 20)
    assert plate(screen) is not None
    screen.advance(100, 20)
    assert plate(screen) is None and "Sell" not in screen.texts


def test_a_pointer_that_only_passes_opens_nothing():
    screen = keep()
    for card in things(screen):
        screen.move(f"spot:{card}")
        screen.advance(60, 20)
    away(screen)
    screen.advance(1000, 20)
    assert plate(screen) is None


def test_the_pointer_may_travel_to_the_plate():
    screen = keep()
    card = things(screen)[0]
    screen.move(f"spot:{card}")
    screen.advance(200, 20)
    shown = plate(screen)
    x, y = (shown.thing.centerx + shown.rect.centerx) / 2, (shown.thing.centery + shown.rect.centery) / 2
    assert between(shown, x, y)
    screen.app.feed(Moved(x, y))
    screen.advance(1000, 20)
    assert plate(screen) is not None
    screen.app.feed(Moved(*shown.rect.center))
    screen.advance(1000, 20)
    assert plate(screen).spot == card


def test_a_click_pins_the_plate_and_a_row_does_its_verb():
    screen = keep()
    card, step = things(screen, "stall:")[0], screen.match.step
    screen.click(f"spot:{card}")
    away(screen)
    screen.advance(2000, 100)
    assert plate(screen).spot == card
    screen.click("spot:buy")
    assert screen.match.step > step, "two clicks, and no Commit"


def test_esc_closes_the_plate_of_what_is_picked_though_the_pointer_still_rests_there():
    screen = keep()
    view, card = screen.desk.view, things(screen, "stall:")[0]
    screen.move(f"spot:{card}")
    screen.advance(200, 20)
    screen.click(f"spot:{card}")
    assert plate(screen).spot == card and view.look.picked == (card,)
    screen.press("Esc")
    assert plate(screen) is None and not view.look.picked, "else its 1 would stand beside that of the list"
    listed = view.control.keys.meant("1")
    screen.press("1")
    assert view.look.picked[:1] == (listed,)


def test_beside_an_open_plate_no_list_has_the_same_keys():
    screen = keep()
    view, card = screen.desk.view, things(screen, "stall:")[0]
    screen.move(f"spot:{card}")
    screen.advance(200, 20)
    screen.press("L")
    assert plate(screen).spot == card and slip_of(view) == view.table.slips[card]


def test_a_verb_that_cannot_be_undone_says_so_to_whoever_points_at_it():
    screen = keep()
    said = {}
    for thing in (*things(screen), *things(screen, "stall:")):
        screen.click(f"spot:{thing}")
        for row, area in plate(screen).rows if plate(screen) else ():
            if row.enabled:
                said.setdefault(row.final, set()).add(screen.desk.view.tip_at(*area.center)[0])
        screen.press("Esc")
    assert said == {True: {"Cannot be taken back"}, False: {""}}, said


def test_the_second_click_on_a_thing_does_what_can_be_undone():
    screen = keep()
    step = screen.match.step
    card = things(screen, "stall:")[0]
    screen.click(f"spot:{card}")
    screen.click(f"spot:{card}")
    assert screen.match.step > step
    screen.press("Ctrl+Z")
    assert screen.match.step == step


def test_keys_open_a_plate_and_use_its_rows():
    screen = keep()
    card, step = things(screen, "stall:")[0], screen.match.step
    screen.press("Shift+Tab")
    screen.frame()
    assert screen.scene.focus.go_to(f"spot:{card}")
    screen.app.dirty()
    screen.frame()
    assert plate(screen).spot == card
    screen.press("Esc")
    assert plate(screen) is None and screen.scene is screen.desk
    screen.press("Enter")
    assert plate(screen).spot == card
    screen.press("1")
    assert screen.match.step > step


def test_where_the_focus_comes_by_itself_no_plate_opens_and_the_list_stays_in_sight():
    screen = keep()
    view = screen.desk.view
    screen.press("L")
    aside = next(target.id for target in screen.desk.focus.targets() if target.id.startswith("tool:"))
    assert view.touch.keyboard and screen.desk.focus.go_to(aside)
    screen.advance(300, 50)
    view._focus_on_list()
    screen.advance(300, 50)
    assert screen.focus.startswith("spot:") and plate(screen) is None and slip_of(view) is None
    screen.press("Right")
    screen.advance(300, 50)
    assert slip_of(view) is not None, "keys have moved it now"


def test_where_the_focus_stays_from_the_last_decision_the_list_is_in_sight_again():
    screen = keep()
    view = screen.desk.view
    screen.press("Right")
    screen.frame()
    assert slip_of(view) is not None
    view.control.verbs.changed()
    view._focus_on_list()
    screen.frame()
    assert screen.focus.startswith("spot:") and plate(screen) is None and slip_of(view) is None


def test_a_click_right_after_a_change_of_step_means_nothing():
    screen = keep()
    screen.app.change(guard_ms=400)
    card, step = things(screen, "stall:")[0], screen.match.step
    screen.click(f"spot:{card}")
    screen.click("spot:buy")
    after = screen.match.step
    assert after > step
    screen.click(f"spot:{things(screen)[0]}")
    assert screen.session.showing.choice.picked == ()
    screen.advance(320, 20)
    screen.click(f"spot:{things(screen)[0]}")
    assert screen.session.showing.choice.picked == (things(screen)[0],)


def test_only_who_acts_sees_verbs():
    screen = keep()
    card = things(screen)[0]
    screen.click(f"spot:{card}")
    assert plate(screen) is not None
    screen.press("`")
    assert screen.scene is not screen.desk or plate(screen) is None
    assert not screen.session.playing.public.verbs, "the public table has none"


def test_a_name_in_the_list_of_what_can_be_chosen_is_chosen_by_a_click():
    screen = keep()
    view, choice = screen.desk.view, lambda: screen.session.showing.choice.picked
    away(screen)
    screen.advance(1000, 100)
    row = next(hit for hit in view.hits if hit.id == "way:keep")
    screen.click_at(*row.rect.center)
    assert choice() == ("keep",)
    screen.click("tool:cancel")
    view.inspected = "keep"
    screen.click_at(*row.rect.center)
    assert choice() == (), "where a slip lies over the list nothing of it can be clicked"


def test_what_is_to_be_chosen_next_is_the_row_that_stands_there():
    screen = keep("hhh", size=(1920, 1080))
    seat = next(n for n in range(3) if f"mat:{n}" in screen.session.showing.look.open)
    screen.click(f"spot:mat:{seat}")
    assert "Now press the row beside it." in screen.texts
    assert [row.label for row, _area in screen.desk.view.control.verbs.plate.rows if row.enabled] == ["Trade"]


def test_what_is_to_be_chosen_next_is_joined_as_in_a_sentence():
    screen = keep("hhh")
    context = screen.desk.view.plan().context
    names = ["Sell", "Haggle", "Show to all"]
    table = replace(context.table, spots=tuple(Spot(name, name) for name in names))
    for count, said in ((1, "Sell"), (2, "Sell or Haggle"), (3, "Sell, Haggle or Show to all")):
        look = replace(context.look, picked=("card",), open=tuple(names[:count]))
        assert next_words(replace(context, table=table, look=look)) == f"Now choose: {said}"
    offers = tuple(offer("card", name, verb=kind.id) for name, kind in zip(names, KINDS, strict=True))
    with_plate = replace(context, table=replace(table, offers=offers, verbs={"card": KINDS}), look=look)
    assert next_words(with_plate) == "Now press one of the rows beside it."
    one = replace(with_plate, look=replace(look, open=("Sell",)))
    assert next_words(one) == "Now press the row beside it.", "not the name of what no button says"
    pointed = replace(table, offers=tuple(offer("card", name, verb="use") for name in names), verbs={"card": KINDS})
    said = next_words(replace(context, table=pointed, look=look))
    assert said == "Now choose: Sell, Haggle or Show to all", "no row stands where its verb needs a thing of the board"


@pytest.mark.parametrize(
    ("keys", "said"),
    [
        ("", "Point at what you want."),
        (" ", "Point at it, or press 1."),
        ("  ", "Point at what you want, or press 1 or 2."),
        ("    ", "Point at what you want, or press 1 to 4."),
        (" " * 12, "Point at what you want, or press 1 to 9."),
        ("   E", "Point at what you want, or press its key."),
    ],
)
def test_keys_are_told_of_as_they_stand_beside_what_they_do(keys, said):
    spots = tuple(Spot(f"way:{n}", f"Way {n}", key=key.strip()) for n, key in enumerate(keys))
    offers = tuple(Offer(spot.id, (spot.id,), spot.label) for spot in spots)
    look = make_look(replace(make_table(), offers=offers, spots=spots))
    stage = seated(replace(make_table(), offers=offers, spots=spots), look)
    told = [text for text in stage.texts if text.startswith(("Point at what", "Point at it"))]
    assert told == ([said] if keys else [])


def test_keys_that_stand_nowhere_in_sight_are_not_told_of():
    screen = HeadlessApp(Still(played("dark_water_salvage", 2, "7", 4), 1), (1440, 900), settings())
    context = screen.scene.view.plan().context
    assert context.look.open
    assert hint(context) == "Point at what you want.", "the list lies under the page of the notebook"


@pytest.mark.parametrize(("size", "text"), (((1280, 720), 100), ((1440, 900), 100), ((1920, 1080), 200)))
def test_what_follows_stands_whole_on_a_plate_in_two_lines_if_need_be(size, text):
    screen = Screen(played("keyflower", 2, "7", 0), size, resumed=True, text_percent=text)
    context, long = screen.desk.view.plan().context, "Sven: 2 workers from the bag for any worker of yours"
    found = tuple(
        Row(str(n), str(n), "Use", "glyph_plus", words, "", ("tile:0", str(n)), None, True)
        for n, words in enumerate((long, "1 red: leads", long), 1)
    )
    plate = verb_plate.plan_plate(context, "tile:0", Rect(600, 300, 100, 100), found, (), ())
    recorder = context.canvas.recorder = Recorder()
    with context.canvas.dressed(TABLE):
        verb_plate.draw_plate(context, plate)
    drawn = recorder.texts()
    assert not [one for one in drawn if one.endswith("…")]
    for (_row, one), (_next, after) in pairwise(plate.rows):
        assert one.bottom < after.y
    inside = [(one.rect, context.canvas.box(plate.rect)) for one in recorder.drawn]
    assert all(place.contains(rect) for rect, place in inside)


# ---- endings


def test_the_ending_is_quiet_and_says_what_stays_undone():
    screen = keep()
    view = screen.desk.view
    assert view.plan().commit is None and view.plan().cancel is None, "nothing is put together"
    assert [hit.id for hit in view.plan().endings] == ["spot:end"]
    assert "End the turn" in screen.texts and "2 actions would stay unused" in screen.texts
    assert not {"Cancel", "Choose"} & set(screen.texts)
    screen.click("spot:keep")
    assert view.plan().commit is not None and view.plan().endings
    step = screen.match.step
    screen.click("tool:commit")
    assert screen.match.step > step


def test_an_ending_asks_where_something_certain_is_left():
    screen = keep()
    step = screen.match.step
    screen.click("spot:end")
    assert screen.match.step == step and screen.session.showing.asking is not None


def test_the_only_thing_left_to_do_is_no_quiet_ending(monkeypatch):
    drawn = []
    monkeypatch.setattr(endings, "draw_last", lambda _context, hit, *_words: drawn.append(("last", hit.id)))
    monkeypatch.setattr(endings, "draw_quiet", lambda _context, hit, *_words: drawn.append(("quiet", hit.id)))
    leave = Offer("leave", (), "Leave", ends="nothing bought")
    for others, kind in (((), "last"), ((offer("ship", verb="ask"),), "quiet")):
        drawn.clear()
        shown = replace(make_table(), offers=(leave, *others))
        ways = tuple(one.path[0] for one in others)
        look = replace(make_look(shown), viewer=0, picked=(), retreat="", open=ways, ready=None if ways else leave)
        seated(shown, look).frame()
        assert drawn and {each for each, _hit in drawn} == {kind}


def test_while_something_is_put_together_the_key_that_does_it_stands_on_no_ending(monkeypatch):
    keys = []
    monkeypatch.setattr(endings, "draw_quiet", lambda _context, _hit, key, *_words: keys.append(key))
    leave, sail = Offer("leave", ("leave",), "Leave", ends="nothing bought"), offer("ship", verb="ask")
    shown = replace(make_table(), offers=(leave, sail))
    for picked, ready, key in (((), None, "E"), (sail.path, sail, "")):
        keys.clear()
        look = replace(make_look(shown), viewer=0, picked=picked, retreat="", open=sail.path[:1], ready=ready)
        seated(shown, look).frame()
        assert set(keys) == {key}


def test_a_plate_rather_covers_empty_ground_than_a_bid(unpainted):
    match = played("keyflower", 4, "plates", 0)
    market, match._state.turn = match._state.market, 0
    match._state.hand[0] = 9
    bid(match._state, 0, box.TILES[market[0]].id, 1, 0)
    match._state.turn = 0
    for seat in range(1, 4):
        match.hand_over(seat, "bot:deckhand")
    screen = Screen(match, (1920, 1080))
    screen.settle()
    view = screen.scene.view
    lying = next(Rect(rect) for piece, rect in view.plan().places.values() if piece.id == f"bid:{market[0]}:0")
    for slot in range(1, len(market)):
        view.control.verbs.open(f"tile:{market[slot]}")
        one = view.control.verbs.plate
        assert one.spot == f"tile:{market[slot]}" and not one.rect.colliderect(lying)


@pytest.mark.parametrize(("ask", "red"), [("", True), ("You have asked this before. Once more?", False)])
def test_a_row_that_one_is_warned_of_is_not_the_red_one(ask, red, monkeypatch):
    screen = keep("hhh")
    seat = next(n for n in range(3) if f"mat:{n}" in screen.session.showing.look.open)
    screen.click(f"spot:mat:{seat}")
    plate, context = screen.desk.view.control.verbs.plate, screen.desk.view.plan().context
    (row, area), drawn = next(one for one in plate.rows if one[0].enabled), []
    row = replace(row, offer=Offer(None, row.path, row.label, (), ask=ask))
    monkeypatch.setattr(verb_plate, "_draw_row", lambda *_given, strong: drawn.append(strong))
    with context.canvas.dressed(context.printer.palette):
        verb_plate.draw_plate(context, replace(plate, rows=((row, area),)))
    assert drawn == [red]
