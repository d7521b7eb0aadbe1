"""The villages on the table: how they grow, and how one carries and upgrades in them."""

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from game.core.chance import FastChance
from game.core.faces import Art, Box, Face, Words
from game.games.keyflower import GAME, names
from game.games.keyflower import actions as do
from game.games.keyflower import components as box
from game.games.keyflower.events import Upgraded
from game.games.keyflower.knowledge import carrying as far
from game.games.keyflower.knowledge import laying as lie
from game.games.keyflower.looks import tile_faces, transport_sheet, village_faces
from game.games.keyflower.looks.hexagons import HIGH, WIDE
from game.games.keyflower.table import transport
from game.games.keyflower.table.laying import LEFT, RIGHT
from game.games.keyflower.table.places import village_place
from game.ui.table import loose
from game.ui.table.board import faces, thumbnails, trail
from game.ui.table.board.board import board_place
from tests.games.keyflower.hamlet import GOOD, TILE, carrying, go, grown, laid, laying, offered, reached, table
from tests.games.keyflower.scene import number, put, settle

WOOD, STONE, IRON, GOLD = box.GOODS


def spot(name):
    return TILE.format(number(name))


def good(name, kind):
    return GOOD.format(number(name), kind)


def positions(seed, phase, most=60):
    """Positions of whole random games, in which tiles are rarely passed by."""
    luck, found = FastChance(seed), []
    state = GAME.setup(GAME.options(), 3, luck)
    for _step in range(6000):
        if state.phase == "over" or len(found) == most:
            return found
        (seat, *_others) = GAME.actors(state)
        legal = GAME.legal(state, seat)
        if state.phase == phase and not state.stage:
            found.append(state.clone())
        many = [action for action in legal if action not in (do.PASS, do.STOP)]
        action = luck.pick(many) if many and luck.below(9) else luck.pick(legal)
        GAME.apply(state, seat, action, luck, None)
    return found


# ---- what lies there


def test_how_many_resources_lie_on_a_tile_is_never_covered_by_those_of_another_kind():
    state = grown("keywood")
    put(state, "keywood", wood=3, stone=3, iron=3, gold=3)
    found = [piece for piece in laid(state).pieces if piece.id.startswith(f"goods:{number('keywood')}:")]
    assert len(found) == 4

    def place(piece):
        high = piece.width * piece.face.h / piece.face.w
        return pygame.FRect(piece.x - piece.width / 2, piece.y - high / 2, piece.width, high)

    for n, piece in enumerate(found):
        k, at = piece.width / piece.face.w, place(piece)
        (count,) = [part for part in piece.face.parts if isinstance(part, Words)]
        spot = pygame.FRect(at.x + (count.x - 9) * k, at.y + (count.y - 9) * k, 18 * k, 18 * k)
        for later in found[n + 1 :]:
            shared = spot.clip(place(later)) if spot.colliderect(place(later)) else pygame.FRect(0, 0, 0, 0)
            assert min(shared.w, shared.h) < 5, (piece.id, later.id)


def test_two_kinds_of_resources_leave_a_neighbours_price_free():
    state = grown("keywood")
    put(state, "keywood", stone=3, iron=1)
    x, _y = village_place(GAME.look(state, 0), 0, number("keywood"))
    for piece in laid(state).pieces:
        if piece.id.startswith(f"goods:{number('keywood')}:"):
            assert piece.x + piece.width / 2 < x + 0.75 * WIDE - village_faces.PLATE / 2 + 6


# ---- carrying


def test_6_2_a_resource_is_carried_over_several_roads_at_once():
    state = carrying()
    path = good("keywood", WOOD), spot("tavern")
    offer = offered(laid(state))[path]
    assert offer.quick
    assert offer.label == "Carry wood to Tavern: 2 steps, 3 left"
    screen = table(state)
    screen.click(f"spot:{path[0]}")
    screen.click(f"spot:{path[1]}")
    view = screen.match.seat(0).view
    assert view.goods[number("tavern") * 4 + WOOD] == 1
    assert view.goods[number("keywood") * 4 + WOOD] == 2
    assert view.moves == 3
    assert [len(deed) for deed in view.trip] == [3, 3]
    screen.press("Ctrl+Z")
    assert screen.match.seat(0).view.moves == 5
    assert screen.match.step == 0


@pytest.mark.parametrize("seed", range(4))
def test_6_2_every_carry_that_is_offered_is_played_and_takes_what_it_says(seed):
    for state in positions(seed, "carry", 25):
        (seat, *_others) = GAME.actors(state)
        for offer in laid(state, (), seat).offers:
            if not offer.path[0].startswith("good:"):
                continue
            _good, tile, kind = offer.path[0].split(":")
            target = int(offer.path[1].removeprefix("tile:"))
            after = state.clone()
            for action in (offer.action, *offer.then):
                assert action in GAME.legal(after, seat)
                GAME.apply(after, seat, action, FastChance(1), None)
            assert after.goods[int(tile) * 4 + int(kind)] == state.goods[int(tile) * 4 + int(kind)] - 1
            assert after.goods[target * 4 + int(kind)] == state.goods[target * 4 + int(kind)] + 1


@pytest.mark.parametrize("seed", range(4))
def test_6_4_a_tile_glows_if_and_only_if_it_can_be_upgraded_and_says_what_is_paid(seed):
    for state in positions(seed, "carry"):
        (seat, *_others) = GAME.actors(state)
        view = GAME.look(state, seat)
        open_ = {action.tile for action in GAME.legal(state, seat) if isinstance(action, do.Upgrade)}
        if not view.ups:
            continue
        assert open_ == {tile for tile in view.villages[seat] if far.ready(view, seat, tile)}
        for tile in open_:
            after, told = state.clone(), []
            GAME.apply(after, seat, do.UPGRADE[tile], FastChance(1), told.append)
            for event in told:
                assert isinstance(event, Upgraded)
                assert do.PayWith(event.goods, event.skill) == far.sole_payment(view, seat, tile)


def test_6_2_what_is_picked_up_shows_prices_and_what_is_out_of_reach():
    state = carrying(moves=1)
    plain = laid(state)
    assert not [piece for piece in plain.pieces if piece.id.startswith("price:")]
    held = laid(state, [good("keywood", WOOD)])
    priced = {piece.id for piece in held.pieces if piece.id.startswith("price:")}
    assert f"price:{number('home1')}" in priced
    assert f"price:{number('tavern')}" not in priced
    far_off = held.refusals[spot("tavern")].reason
    assert far_off == "To Tavern it takes 2 steps; 1 left."
    assert held.refusals[spot("summer_boat1")].reason == "No road leads from Keywood to Ferry."
    veiled = {piece.id for piece in held.pieces if piece.mood == "dim" and piece.id.startswith("land:")}
    assert f"land:{number('tavern')}" in veiled
    assert f"land:{number('home1')}" not in veiled


def test_6_4_a_plate_tells_need_and_have_and_gold_stands_for_what_is_missing():
    state = carrying()
    view = GAME.look(state, 0)
    wood, stone, iron = far.needs(view, 0, number("tavern"))
    assert (wood.have, stone.have, iron.have) == (0, 1, 1)
    assert far.ready(view, 0, number("tavern"), WOOD)
    assert far.ready(view, 0, number("tavern"), GOLD)
    assert not far.ready(view, 0, number("tavern"), IRON)
    assert laid(state).refusals[spot("tavern")].reason == "Tavern still needs 1 wood."
    offers = offered(laid(state))
    assert offers[spot("home1"), "upgrade"].brings == "pays 1 wood, 1 stone"
    assert offers[spot("timber_yard"), "upgrade"].brings == "pays 1 saw"
    lines = offers[good("keywood", WOOD), spot("tavern")].draft
    assert lines[-1] == "Tavern can then be upgraded."


def test_6_5_where_there_are_ways_to_pay_the_tile_asks_which():
    state = carrying()
    put(state, "home1", gold=1)
    ways = [path for path in offered(laid(state)) if path[:2] == (spot("home1"), "upgrade")]
    assert len(ways) == 3
    assert all(len(path) == 3 for path in ways)


def test_6_1_the_sheet_tells_what_is_left_and_what_was_done_and_done_is_quiet():
    state = carrying()
    table_ = laid(state)
    stop = offered(table_)["stop",]
    assert (stop.label, stop.ends) == ("Done", "5 steps, 2 upgrades given up")
    state.ups = 0
    assert offered(laid(state))["stop",].ends == "5 steps given up"
    state.ups = 2
    for offer in (offered(table_)[spot("home1"), "upgrade"], offered(table_)[good("keywood", WOOD), spot("tavern")]):
        for action in (offer.action, *offer.then):
            GAME.apply(state, 0, action, FastChance(1), None)
    (sheet,) = [piece for piece in laid(state).pieces if piece.id == "transport"]
    said = [part.text for part in sheet.face.parts if hasattr(part, "text")]
    assert said[1] == "3"
    assert said[3] == "1"
    assert said[-9:] == ["1", "Home", "upgraded", "2", "Keywood", "to Home", "3", "Home", "to Tavern"]
    assert GAME.look(state, 1).trip == GAME.look(state, 0).trip
    GAME.apply(state, 0, do.STOP, FastChance(1), None)
    assert GAME.look(state, 0).trip == ()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_6_1_the_name_of_the_village_hides_nothing_of_the_sheet(size):
    screen = table(carrying(), size)
    view = screen.desk.view
    context = view.plan().context
    (sheet,) = [piece for piece in context.table.pieces if piece.id == "transport"]
    place = board_place(view.camera, context.zones.board, sheet)
    head = min(part.y for part in sheet.face.parts if hasattr(part, "y")) * place.w / sheet.face.w
    assert place.y + head >= context.zones.board.y + 16 + max(40.0, 32 * context.grow)


@pytest.mark.parametrize("steps", range(1, 15))
def test_6_2_every_step_of_a_long_transport_has_a_box_of_its_own(steps):
    face = transport_sheet.sheet(("Steps left", "Upgrades left", "This transport"), (steps, steps), (0, 0), ())
    panel, *boxes = sorted((part for part in face.parts if isinstance(part, Box)), key=lambda part: -part.w)
    boxes.sort(key=lambda part: part.x)
    assert len(boxes) == steps
    assert all(one.x + one.w < other.x for one, other in pairwise(boxes))
    assert boxes[-1].x + boxes[-1].w < panel.x + panel.w


def test_6_2_steps_are_undone_click_by_click():
    screen = table(carrying())
    for path in ((good("keywood", WOOD), spot("tavern")), (good("mason", STONE), spot("home1"))):
        for each in path:
            screen.click(f"spot:{each}")
    assert screen.match.seat(0).view.moves == 2
    screen.press("Ctrl+Z")
    assert screen.match.seat(0).view.moves == 3
    screen.press("Ctrl+Z")
    assert screen.match.seat(0).view.moves == 5


def test_6_2_the_legs_of_the_way_are_numbered(monkeypatch):
    written = []
    monkeypatch.setattr(trail, "_numbers", lambda context, stops, seat: written.append(len(stops) - 1))
    screen = table(carrying())
    screen.click(f"spot:{good('keywood', WOOD)}")
    screen.move(f"spot:{spot('tavern')}")
    screen.frame()
    assert written == [2]


def test_6_1_a_transport_is_played_by_mouse_alone():
    screen = table(carrying())
    for each in (good("keywood", WOOD), spot("tavern"), spot("tavern"), spot("tavern")):
        screen.click(f"spot:{each}")
    assert screen.match.seat(0).view.side[number("tavern")] == 1, "a second click does the first verb"
    screen.click("spot:stop")
    assert screen.match.seat(0).view.phase == "act"


def test_6_1_an_ending_has_one_key_in_the_list_and_on_its_button():
    screen = table(carrying())
    screen.frame()
    told = [one.text for one in screen.recorder.drawn]
    assert told.count("Done") == 2, "in the list, and on the button"
    assert told.count("E") == 2 and "S" not in told


def test_6_1_a_transport_is_played_by_keys_alone():
    screen = table(carrying())
    go(screen, good("keywood", WOOD))
    go(screen, spot("tavern"))
    assert screen.match.seat(0).view.moves == 3
    go(screen, spot("tavern"))
    screen.press("1")
    assert screen.match.seat(0).view.side[number("tavern")] == 1
    screen.press("E")
    assert screen.match.seat(0).view.phase == "act"


# ---- laying


def placed(path):
    return tuple(part for part in path if not part.startswith("turn:"))


def first_place(state, name, ways):
    """A place where this tile fits in so many rotations."""
    paths = [path for path in offered(laid(state)) if path[0] == spot(name)]
    return next(path for path in paths if len([each for each in paths if placed(each) == path]) == ways)


def test_9_2_a_tile_is_laid_turned_taken_elsewhere_and_put_back():
    state = laying("forge")
    path = first_place(state, "forge", 4)
    screen = table(state)
    for each in path:
        screen.click(f"spot:{each}")
    showing = screen.session.showing
    seen = [showing.ready.then[-1]]
    for _turn in range(4):
        screen.click(f"spot:{path[1]}")
        seen.append(showing.ready.then[-1])
    assert len(set(seen[:4])) == 4
    assert seen[4] == seen[0], "all rotations that fit come round"
    screen.press("Q")
    assert showing.ready.then[-1] == seen[3]
    screen.press("W")
    assert showing.ready.then[-1] == seen[0]
    other = next(each[1] for each in offered(laid(state)) if each[1] != path[1])
    screen.click(f"spot:{other}")
    assert showing.choice.picked == (path[0], other)
    screen.press("Esc")
    assert showing.choice.picked == ()
    assert screen.match.step == 0


def test_9_2_each_edge_that_touches_has_a_tick_and_the_draft_counts_roads():
    state = laying("forge")
    for path, offer in offered(laid(state)).items():
        if RIGHT in path:
            continue
        place = next(spot for spot in path if spot.startswith("cell:"))
        view, cell, turns = GAME.look(state, 0), int(place.removeprefix("cell:")), offer.then[-1].turns
        touching = lie.touches(view, 0, number("forge"), cell, turns)
        held = [piece.id for piece in laid(state, path).pieces if piece.id.startswith("held:")]
        assert len(held) == len(touching) + 1
        assert all(touch.fits for touch in touching)
        roads = sum(touch.mine == "R" for touch in touching)
        said = {0: "It joins no road.", 1: "This place joins 1 road."}.get(roads, f"This place joins {roads} roads.")
        assert offer.draft == ("Place Forge", said)


@pytest.mark.sample(3)
@pytest.mark.parametrize("seed", range(3))
def test_9_2_offers_are_what_the_rules_list_and_all_else_says_which_edge_does_not_match(seed):
    for state in positions(seed, "expand", 20):
        (seat, *_others) = GAME.actors(state)
        found = laid(state, (), seat)
        whole = {(offer.action, *offer.then) for offer in found.offers}
        assert whole == set(every(state, seat))
        tile = next(offer.path[0] for offer in found.offers)
        held = laid(state, (tile,), seat)
        fits = {offer.path[1] for offer in held.offers if offer.path[0] == tile}
        cells = {one.id for one in held.spots if one.id.startswith("cell:")}
        assert {one for one in held.refusals if one.startswith("cell:")} == cells - fits
        for cell in cells - fits:
            assert "does not match" in held.refusals[cell].reason
            assert any(piece.id.startswith(f"bar:{cell.removeprefix('cell:')}:") for piece in held.pieces)


def test_9_2_every_place_has_a_name_of_its_own_that_says_where_it_is():
    for state in positions(1, "expand", 20):
        (seat, *_others) = GAME.actors(state)
        there = laid(state, (), seat)
        places = {one.id: one.label for one in there.spots if one.id.startswith("cell:")}
        assert len(set(places.values())) == len(places) > 0
    spots = {one.id: one for one in laid(laying("miner")).spots}
    ways = {"above": (0, -1), "below": (0, 1), "upper right": (1, -1), "lower left": (-1, 1)}
    ways |= {"upper left": (-1, -1), "lower right": (1, 1)}
    met = set()
    for place in [one for id, one in spots.items() if id.startswith("cell:")]:
        words, *_others = place.label.split(", ")
        way = next(way for way in ways if way in words)
        tile = next(each for name in ("home1", "keywood", "stable") if (each := spots[spot(name)]).label in words)
        dx, dy = place.x - tile.x, place.y - tile.y
        assert ((dx > 1) - (dx < -1), (dy > 1) - (dy < -1)) == ways[way], place.label
        met.add(way)
    assert len(met) > 3


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_9_2_the_list_of_places_says_where_each_lies(size):
    screen = table(laying("miner"), size=size)
    view = screen.desk.view
    view.on_spot(spot("miner"))
    screen.settle()
    names = {one.id: one.label for one in view.table.spots}
    listed = [hit.id.removeprefix("way:") for hit in view.hits if hit.id.startswith("way:cell:")]
    written = {text.casefold() for text in screen.texts}
    assert len(listed) > 3 and {names[each].casefold() for each in listed} <= written


def every(state, seat, begun=()):
    """Every whole choice by the rules."""
    for action in GAME.legal(state, seat):
        after = state.clone()
        GAME.apply(after, seat, action, FastChance(1), None)
        if isinstance(action, do.Turn):
            yield (*begun, action)
        else:
            yield from every(after, seat, (*begun, action))


def test_9_2_why_a_tile_does_not_fit_is_said_in_words():
    state = laying("forge", village=())
    held = laid(state, [spot("forge")])
    water = box.NEXT[box.TILES[number("home1")].edges.index("W")]
    assert held.refusals[f"cell:{water}"].reason == (
        "Forge fits here in no rotation; at best field to the water of Home does not match."
    )


def test_9_3_a_tile_that_fits_nowhere_says_so():
    state = laying("white_wind", "sawmill", village=())
    (north,) = [turns for turns, edges in enumerate(box.TURNED[number("alehouse")]) if edges == "RRGGRR"]
    settle(state, 0, "alehouse", box.NEXT[0], turns=north)
    found = laid(state)
    assert {offer.path[0] for offer in found.offers} == {spot("sawmill")}
    assert found.refusals[spot("white_wind")].reason == (
        "White Wind fits nowhere now. It stays beside your village, counts, and may be laid later."
    )


def test_12_9_the_river_warns_of_a_tile_that_blocks_it_and_of_a_boat_apart():
    state = laying("summer_boat1", "sawmill", village=())
    enters, edge = lie.river(GAME.look(state, 0), 0)
    offers = offered(laid(state))
    on = [offer for path, offer in offers.items() if path[:2] == (spot("summer_boat1"), f"cell:{enters}")]
    assert on
    assert all(len(offer.draft) == 2 for offer in on), "the river goes on"
    apart = [offer for path, offer in offers.items() if path[0] == spot("summer_boat1") and path[1] != f"cell:{enters}"]
    assert all("The river from your home will not reach this boat." in offer.draft for offer in apart)
    settle(state, 0, "summer_boat2", enters, turns=0)
    view = GAME.look(state, 0)
    ahead = lie.river(view, 0)[0]
    assert ahead == enters + box.NEXT[(edge + 3) % 6]
    assert lie.boats_ahead(view, 0, {}) == lie.BOATS_AHEAD
    beyond = ahead + box.NEXT[(edge + 3) % 6]
    assert lie.boats_lost(view, 0, number("sawmill"), beyond, 0) == lie.BOATS_AHEAD - 1
    assert lie.boats_lost(view, 0, number("sawmill"), ahead, 0) == lie.BOATS_AHEAD


def test_9_1_a_tile_is_laid_by_mouse_alone():
    state = laying("forge")
    path = first_place(state, "forge", 4)
    screen = table(state)
    for each in (*path, RIGHT, LEFT, LEFT):
        screen.click(f"spot:{each}")
    turns = screen.session.showing.ready.then[-1]
    assert "Place Forge" in screen.texts
    screen.click("tool:commit")
    assert screen.match.steps[-1] == (0, turns)
    assert number("forge") in screen.match.seat(0).view.villages[0]
    screen.press("Ctrl+Z")
    assert screen.match.step == 0, "one undo takes the tile up again"


def test_9_1_a_tile_is_laid_by_keys_alone():
    state = laying("forge", "sawmill")
    path = first_place(state, "forge", 4)
    screen = table(state)
    go(screen, path[0])
    go(screen, path[1])
    first = screen.session.showing.ready.then[-1]
    screen.press("W")
    second = screen.session.showing.ready.then[-1]
    assert second != first
    screen.press("E")
    assert screen.match.steps[-1] == (0, second)
    assert f"spot:{spot('sawmill')}" in reached(screen)


def test_the_held_tile_turns_in_motion():
    state = laying("forge")
    path = first_place(state, "forge", 4)
    screen = table(state, game_speed=1, reduce_motion=False)
    for each in path:
        screen.click(f"spot:{each}")
        screen.advance(1500, 50)
    screen.press("W")
    screen.frame()
    ways = {id: journey.way for id, journey in screen.desk.view.moving.journeys.items()}
    assert ways.get(f"land:{number('forge')}") == "turn"
    assert f"house:{number('forge')}:0" not in ways, "the house does not turn"


def test_thumbnails_show_houses_without_crumbs_of_names():
    face = village_faces.house(number("keywood"), 0)
    large, small = thumbnails.clear(face, 180), thumbnails.clear(face, 80)
    assert any(isinstance(part, Words) for part in large.parts)
    assert not any(isinstance(part, Words) for part in small.parts)
    assert (large.w, large.h) == (small.w, small.h)


def test_9_3_what_fits_nowhere_lies_beside_its_village_with_a_caption():
    state = grown()
    settle(state, 0, "keythedral")
    table_ = laid(state)
    village = next(board for board in table_.boards if board.id == "village:0")
    pieces = {piece.id: piece for piece in table_.pieces}
    land, caption = pieces[f"land:{number('keythedral')}"], pieces["beside:0"]
    assert land.y + HIGH / 2 < village.y + village.h
    assert caption.y < land.y - HIGH / 2
    assert pieces[f"land:{0}"].y + HIGH / 2 < caption.y - 15
    slip = table_.slips[spot("keythedral")]
    assert "Beside the village of Ana: it fitted nowhere" in slip.lines
    assert "beside:1" not in pieces


def test_roads_and_rivers_end_at_the_seam():
    screen = table(grown())
    context = screen.desk.view.plan().context
    face = tile_faces.land(number("home2"))
    bare = Face(face.w, face.h, tuple(replace(part, within=()) for part in face.parts if isinstance(part, Art)))
    spilled, held = (
        context.printer.sprite(context.canvas, each, 240).picture
        for each in (bare, Face(face.w, face.h, face.parts[1:]))
    )
    beyond = [(x, y) for x in range(40) for y in range(200) if x < 60 * abs(y - HIGH / 2) / (HIGH / 2) - 6]
    assert any(spilled.get_at(at).a for at in beyond)
    assert not any(held.get_at(at).a for at in beyond)


def test_9_2_the_wheel_turns_the_held_tile_and_elsewhere_moves_the_camera():
    state = laying("forge")
    path = first_place(state, "forge", 4)
    screen = table(state)
    for each in path:
        screen.click(f"spot:{each}")
    before, zoom = screen.session.showing.ready.then[-1], screen.desk.view.camera.zoom
    screen.wheel(f"spot:{path[1]}", -1)
    after = screen.session.showing.ready.then[-1]
    assert after != before
    screen.wheel(f"spot:{path[1]}", 1)
    assert screen.session.showing.ready.then[-1] == before
    assert screen.desk.view.camera.zoom == zoom
    screen.wheel(f"spot:{spot('stable')}", 1)
    assert screen.session.showing.ready.then[-1] == before
    assert screen.desk.view.camera.zoom > zoom


@pytest.mark.parametrize("style", ("strict", "relaxed", "open"))
def test_9_1_tiles_are_laid_however_the_screen_is_handed_over(style):
    state = laying("forge", "sawmill")
    path = first_place(state, "forge", 4)
    screen = table(state, hand_over=style)
    assert screen.session.showing.viewer == 0
    assert screen.session.showing.table.prompt.text == "choose a new tile: 2 to lay"
    screen.click(f"spot:{path[0]}")
    assert screen.session.showing.table.prompt.text == "choose a place for Forge"
    screen.click(f"spot:{path[1]}")
    assert screen.session.showing.table.prompt.text == "turn Forge, or place it"
    screen.click("tool:commit")
    assert number("forge") in screen.match.seat(None).view.villages[0]


@pytest.mark.parametrize("style", ("strict", "relaxed"))
def test_6_4_one_carries_in_private_for_skill_tiles_are_paid_from_behind_the_screen(style):
    screen = table(carrying(), hand_over=style)
    for _press in range(4):
        if screen.session.showing.viewer is None or screen.scene is not screen.desk:
            screen.press("Space")
    assert screen.session.showing.viewer == 0
    screen.click(f"spot:{good('keywood', WOOD)}")
    assert screen.session.showing.table.prompt.text == "carry the wood where? 5 steps left"
    screen.click(f"spot:{spot('tavern')}")
    assert screen.match.seat(0).view.moves == 3


def test_11_3_where_edges_need_not_match_nothing_says_that_they_do_not():
    state = laying("forge")
    state.owner[box.ROADS] = 0
    table_ = laid(state, [spot("forge")])
    assert not [one for one in table_.refusals if one.startswith("cell:")]
    for path in offered(table_):
        placed_ = laid(state, path)
        wrong = lie.wrong(GAME.look(state, 0), 0, *_lying(offered(table_)[path]))
        signs = [piece.id for piece in placed_.pieces if piece.id.startswith("held:")]
        assert not {f"held:{touch.edge}" for touch in wrong} & set(signs)
        place = next(spot for spot in path if spot.startswith("cell:"))
        assert not any("would not fit" in line for line in placed_.slips[place].lines)


def _lying(offer):
    """Tile, cell and turns of an offer that lays one."""
    place, (at, turn) = offer.action, offer.then
    return place.tile, at.cell, turn.turns


def test_the_house_stands_on_the_tile_while_it_turns(monkeypatch):
    state = laying("forge")
    path = first_place(state, "forge", 4)
    screen = table(state, game_speed=1, reduce_motion=False)
    for each in path:
        screen.click(f"spot:{each}")
        screen.advance(1500, 50)
    drawn = []
    monkeypatch.setattr(loose, "blit_face", lambda context, face, *more, **how: drawn.append(face))
    screen.press("W")
    screen.advance(60, 20)
    screen.frame()
    assert village_faces.house(number("forge"), 0) in drawn
    assert village_faces.held() in drawn
    screen.settle()
    drawn.clear()
    screen.frame()
    assert not drawn


def test_6_3_a_tile_says_in_a_village_too_what_it_does_now_above_what_an_upgrade_brings():
    for name, lines in (("stable", 3), ("keywood", 3), ("sawmill", 2), ("home1", 3)):
        boxes = [part for part in village_faces.house(number(name), 0).parts if isinstance(part, Box)]
        assert len(boxes) == lines, name
        assert boxes[-1].fill == "upgrade"
    tops = [part.y for part in village_faces.house(number("stable"), 0).parts if isinstance(part, Box)]
    assert tops == sorted(tops) and tops[-1] + 30 < HIGH - 8, "the road below stays in sight"


def test_6_4_the_rim_of_a_used_tile_lies_below_what_its_neighbours_say():
    state = carrying()
    state.lock[number("stable")] = 1
    kinds = [piece.id.partition(":")[0] for piece in laid(state).pieces if piece.zone == "village:0"]
    rim, houses = kinds.index("lock"), [n for n, kind in enumerate(kinds) if kind == "house"]
    assert len(houses) == 9 and rim < min(houses)


def test_9_1_the_only_new_tile_is_held_at_once_and_its_place_is_one_click():
    state = laying("forge")
    table_ = laid(state)
    tray = next(piece for piece in table_.pieces if piece.id == f"new:{number('forge')}")
    assert tray.mood == "chosen" and table_.prompt.text == "choose a place for Forge"
    short = [offer for offer in table_.offers if offer.path[0].startswith("cell:")]
    assert {offer.path[0] for offer in short} == {path[1] for path in offered(table_) if path[0].startswith("tile:")}
    assert {(offer.action, *offer.then) for offer in short} == {(offer.action, *offer.then) for offer in table_.offers}
    turned = laid(state, short[0].path)
    rim = next(piece for piece in turned.pieces if piece.id == "held:rim")
    ring = next(spot for spot in turned.spots if spot.id == rim.spot)
    assert (ring.x, ring.y) == (rim.x, rim.y) and turned.wheel, "the ring of the focus lies round the tile, held up"
    two = laid(laying("forge", "well"))
    assert not any(offer.path[0].startswith("cell:") for offer in two.offers)


@pytest.mark.parametrize("shrinks", [True, False])
def test_9_1_places_for_a_new_tile_are_gone_when_the_village_becomes_a_thumbnail(shrinks):
    screen = table(laying("mason"), (1280, 720), game_speed=1, reduce_motion=False)
    screen.advance(3000, 50)
    view = screen.desk.view
    old, before = dict(view.places()), view.table
    assert any(id.startswith("cell:") for id in old)
    pieces = tuple(piece for piece in before.pieces if not piece.id.startswith("cell:"))
    view.moving.stop()
    view.show(replace(before, pieces=pieces, front=names.MARKET if shrinks else before.front), view.look)
    leaving = {journey.piece.id for journey in view.moving.journeys.values() if journey.way == "leave"}
    assert any(id.startswith("cell:") for id in leaving) is not shrinks


def test_6_4_with_no_upgrade_left_no_price_looks_as_if_it_could_be_paid_now():
    for ups in (0, 1):
        lays = transport.lays(GAME.look(carrying(ups=ups), 0), ())
        assert any(lay.needs for lay in lays.values()) == bool(ups)


def test_6_1_a_thumbnail_shows_in_large_letters_what_is_left_and_no_list():
    (sheet,) = [piece for piece in laid(carrying(moves=4, ups=2)).pieces if piece.id == "transport"]
    assert faces.legible(sheet.face, 147, 1.0) is sheet.face, "a large village has the list in a small window, too"
    small = thumbnails.clear(sheet.face, 92)
    words = [part for part in small.parts if isinstance(part, Words)]
    assert [part.text for part in words] == ["4", "2"] and all(part.size > 0.3 * small.w for part in words)
    assert (small.w, small.h) == (sheet.face.w, sheet.face.h)
