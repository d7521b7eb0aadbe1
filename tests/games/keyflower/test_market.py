"""The market of Keyflower: where bids lie, what is read off it, and what stands on its tiles to be done."""

import random
from itertools import combinations

import pygame
import pytest

from game import maps
from game.core.faces import Art, Box, Polygon
from game.core.match import Match
from game.core.player import Player
from game.games.keyflower import GAME, names
from game.games.keyflower import actions as do
from game.games.keyflower import components as box
from game.games.keyflower.events import Used
from game.games.keyflower.knowledge.bidding import can_lead, least_bid, next_use
from game.games.keyflower.looks import groups, icons, tile_faces
from game.games.keyflower.looks import market as signs
from game.games.keyflower.looks.hexagons import WIDE
from game.games.keyflower.rules import engine
from game.games.keyflower.table.verbs import verbs_of
from game.play.showing import verbs
from game.play.showing.chronicle import recap
from game.play.showing.hud_state import LogLine, ways
from game.ui.table.board.word_sizes import crumb, words_px
from game.ui.table.panels.ticks import INSET
from tests.games.keyflower.scene import LUCK, RED, bid, finish_season, number, play, scene, settle, use
from tests.ui.at_screen import Screen

BOARD = maps.board_named("market")
PLAYERS = [Player(name, "human", seat) for seat, name in enumerate(("Ana", "Ben", "Ida", "Max", "Nell", "Otto"))]
SPRING = [box.TILES[tile].id for tile in box.OF_SEASON[0]]
TICK_WIDE = 28.0
LAPS = 4.0
"""So far plates may lap over each other, in map units: their corners are round."""


def laid(state, seat, picked=()):
    view, legal = GAME.look(state, seat), GAME.legal(state, seat) if seat is not None else ()
    return GAME.staging.lay_out(BOARD, view, legal, picked, PLAYERS[: state.seats])


def place(piece):
    wide, high = piece.width, piece.width * piece.face.h / piece.face.w
    return pygame.FRect(piece.x - wide / 2, piece.y - high / 2, wide, high)


def plates(piece):
    """Where the name and the other plates of a tile lie."""
    corner, scale = place(piece), piece.width / WIDE
    boxes = [part for part in piece.face.parts if isinstance(part, Box)]
    return [pygame.FRect(corner.x + b.x * scale, corner.y + b.y * scale, b.w * scale, b.h * scale) for b in boxes]


def laps(one, other):
    shared = one.clip(other) if one.colliderect(other) else pygame.FRect(0, 0, 0, 0)
    return min(shared.w, shared.h) > LAPS


def crowded(seats, offered, ids=SPRING):
    """Everybody bids for everything."""
    tiles = [*ids[:offered], *(box.TILES[tile].id for tile in box.TURN_ORDER_TILES[seats])]
    state = scene(*tiles, seats=seats)
    for slot in range(len(tiles)):
        for seat in range(seats):
            state.bids[slot * seats + seat] = (10 + seat) << 2 | RED
        state.leader[slot] = seats - 1
    return state


@pytest.mark.parametrize("seats", box.SEATS)
@pytest.mark.parametrize("more", [-2, 0, 2])
def test_4_1_bids_cover_neither_each_other_nor_names_and_prices(seats, more):
    table = laid(crowded(seats, min(box.SEASON_TILES[seats] + more, 12)), None)
    bids = [piece for piece in table.pieces if piece.id.startswith("bid:")]
    assert len(bids) == seats * len({piece.id.split(":")[1] for piece in bids})
    for one, other in combinations(bids, 2):
        assert not laps(place(one), place(other)), (one.id, other.id)
    houses = [piece for piece in table.pieces if piece.id.startswith("house:") and piece.zone == names.MARKET]
    for house in houses:
        for piece in bids:
            assert not any(laps(plate, place(piece)) for plate in plates(house)), (house.id, piece.id)


@pytest.mark.parametrize("seats", (2, 4, 6))
def test_4_1_no_bid_covers_a_neighbours_name_however_long(seats):
    winter = [box.TILES[tile].id for tile in box.OF_SEASON[3]]
    for n in range(len(winter)):
        table = laid(crowded(seats, 10, winter[n:] + winter[:n]), None)
        bids = [place(piece) for piece in table.pieces if piece.id.startswith("bid:")]
        houses = (piece for piece in table.pieces if piece.id.startswith("house:") and piece.zone == names.MARKET)
        covered = [house.id for house in houses for plate in plates(house) if any(laps(plate, bid) for bid in bids)]
        assert not covered


@pytest.mark.parametrize("seats", box.SEATS)
def test_4_1_a_bid_points_to_its_tile_and_its_point_covers_no_name_and_no_price(seats):
    table = laid(crowded(seats, box.SEASON_TILES[seats]), None)
    tiles = {piece.spot: place(piece) for piece in table.pieces if piece.id.startswith("house:")}
    plated = [plate for piece in table.pieces if piece.id.startswith("house:") for plate in plates(piece)]
    pointed = 0
    for piece in table.pieces:
        points = [part for part in piece.face.parts if isinstance(part, Polygon)]
        if not piece.id.startswith("bid:") or not points:
            continue
        k, at = piece.width / piece.face.w, place(piece)
        tip = points[0].corners[0]
        x, y = at.x + (points[0].x + tip[0]) * k, at.y + (points[0].y + tip[1]) * k
        if piece.spot in tiles:
            assert tiles[piece.spot].inflate(8, 8).collidepoint(x, y), piece.id
            assert not any(plate.collidepoint(x, y) for plate in plated), piece.id
        pointed += 1
    assert pointed >= min(seats, 4) * box.SEASON_TILES[seats]


@pytest.mark.parametrize("seats", box.SEATS)
def test_4_1_a_bid_on_a_small_tile_can_be_read_as_well_as_others(seats):
    table = laid(crowded(seats, 1), None)
    scales = {True: [], False: []}
    for piece in table.pieces:
        if piece.id.startswith("bid:"):
            small = int(piece.id.split(":")[1]) in box.TURN_ORDER_TILES[seats]
            scales[small].append(piece.width / piece.face.w)
    assert min(scales[True]) >= (0.7 if seats < 5 else 0.6) * max(scales[False])


@pytest.mark.parametrize("seats", box.SEATS)
def test_4_1_everything_lies_inside_the_market(seats):
    whole = pygame.FRect(0, 0, BOARD.width, BOARD.height)
    table = laid(crowded(seats, box.SEASON_TILES[seats]), None)
    left = next(board.x for board in table.boards if board.id == names.MARKET)
    for piece in table.pieces:
        if piece.id.startswith("bid:"):
            assert place(piece).x - left > 12, f"the frame of the board would cut {piece.id}"
        if piece.zone == names.MARKET:
            assert whole.contains(place(piece)), (piece.id, place(piece))


def test_4_2_the_least_bid_stands_at_ones_own_free_side():
    state = scene("keywood", "miner", "peddler", hands=[(9, 0, 0, 0), (3, 1, 0, 0)])
    bid(state, 0, "keywood", 2, 0)
    bid(state, 1, "miner", 1, RED)
    bid(state, 0, "peddler", 4, 0)
    tags = [piece for piece in laid(state, 1).pieces if piece.id.startswith("least:")]
    assert [piece.id for piece in tags] == [f"least:{number('keywood')}"], "she leads one and has too few for another"
    assert tags[0].face.parts[1].text == "≥3"
    assert not [piece for piece in laid(state, None).pieces if piece.id.startswith("least:")], "it tells of a hand"


def test_5_2_the_rim_of_a_colour_covers_no_ring_and_is_covered_by_no_land():
    state = scene("miner", hands=[(9, 3, 0, 0), (3, 1, 0, 0)])
    settle(state, 0, "keywood", -256)
    use(state, 0, "keywood", 1, RED, where=1)
    bid(state, 1, "miner", 1, RED)
    pieces = sorted(laid(state, 0).pieces, key=lambda piece: piece.layer)
    rims = [n for n, piece in enumerate(pieces) if piece.id.startswith("lock:")]
    lands = [n for n, piece in enumerate(pieces) if piece.id.startswith("land:") and piece.zone != names.MARKET]
    assert len(rims) == 2 and lands
    assert all(pieces[n].layer < 1 for n in rims), "what lies from 1 on lies over the rings of what can be chosen"
    assert max(lands) < min(rims), "the land of a neighbour would lie over half of it"


def test_5_3_the_places_for_workers_are_counted():
    state = scene("keywood", hands=[(6, 0, 0, 0), (6, 0, 0, 0)])
    assert not [piece for piece in laid(state, 0).pieces if piece.id.startswith("pips:")]
    use(state, 0, "keywood", 1, 0)
    view = GAME.look(state, 0)
    assert next_use(view, number("keywood")) == 2
    shown = next(piece for piece in laid(state, 0).pieces if piece.id == f"pips:{number('keywood')}")
    fills = [part.fill for part in shown.face.parts[1:]]
    assert fills == ["blue", "pip_free", "pip_free", "pip_none", "pip_none", "pip_none"]
    use(state, 1, "keywood", 3, 0)
    assert not next_use(GAME.look(state, 0), number("keywood")), "a third use would make eight"


def positions(seats, seed, share):
    """Positions of a game of chance at which somebody places workers."""
    luck = random.Random(seed)
    match = Match(GAME, PLAYERS[:seats], str(seed), GAME.options())
    while not match.over:
        seat = match.actors()[0]
        seen = match.seat(seat)
        if seen.view.phase == "act" and seen.view.half is None and luck.random() < share:
            yield match._state, seat, seen
        legal = [action for action in seen.legal if action != do.PASS or luck.random() < 0.2] or seen.legal
        match.play(seat, luck.choice(legal))


@pytest.mark.sample(3)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_4_6_what_stands_on_tiles_can_be_played_to_its_end(seats):
    for state, seat, _seen in positions(seats, seats, 0.15):
        table = laid(state, seat)
        assert table.offers[0].path or table.offers[0].ends
        for offer in table.offers:
            copy = state.clone()
            for action in (offer.action, *offer.then):
                assert action in engine.legal(copy, seat), (offer, action)
                engine.apply(copy, seat, action, LUCK, lambda event: None)


@pytest.mark.parametrize("seats", [2, 5])
def test_4_2_every_tile_that_can_be_bid_for_or_used_has_its_verbs(seats):
    for state, seat, seen in positions(seats, 10 + seats, 0.15):
        table = laid(state, seat)
        for kind, verb in ((do.BID, "bid"), (do.USE, "use")):
            aims = _aims(state, seat, kind) if kind in seen.legal else {}
            offered = {offer.path[-2] for offer in table.offers if offer.verb == f"other {verb}"}
            least = {offer.path[0] for offer in table.offers if offer.verb == verb}
            known = {names.tile_spot(tile): ways for tile, ways in aims.items()}
            assert offered == {tile for tile, ways in known.items() if len(ways) > 1 or tile not in least}
        assert all(spot in table.verbs for offer in table.offers if offer.verb for spot in offer.path[-2:-1])


def _aims(state, seat, kind):
    """By tile all ways to bid for it or use it, without what is paid."""
    copy, found = state.clone(), {}
    engine.apply(copy, seat, kind, LUCK, lambda event: None)
    for where in engine.legal(copy, seat):
        inside = copy.clone()
        if isinstance(where, do.Where):
            engine.apply(inside, seat, where, LUCK, lambda event: None)
        for action in engine.legal(inside, seat) if isinstance(where, do.Where) else (where,):
            found.setdefault(action.tile, set()).update(_ways(inside, seat, (action,)))
    return found


def _ways(state, seat, begun):
    """All that begin like this, up to the number of workers."""
    if isinstance(begun[-1], do.FromHand):
        return {begun}
    after = state.clone()
    engine.apply(after, seat, begun[-1], LUCK, lambda event: None)
    if after.stage < 3:
        return {begun}
    return {way for action in engine.legal(after, seat) for way in _ways(after, seat, (*begun, action))}


def test_4_2_where_there_is_no_other_way_none_is_offered():
    state = scene("keywood", "miner", season=1, hands=[(1, 0, 0, 0), (2, 0, 0, 0)])
    keywood = names.tile_spot(number("keywood"))
    assert [offer.verb for offer in laid(state, 0).offers if offer.path[:1] == (keywood,)] == ["bid", "use"]
    rows = verbs.rows(laid(state, 0), (), keywood)
    assert [row.verb for row in rows] == ["bid", "use"]
    state.hand[0] = 2
    rows = verbs.rows(laid(state, 0), (), keywood)
    assert [row.verb for row in rows] == ["bid", "use", "other bid", "other use"]


def test_4_2_the_least_bid_follows_from_what_one_sees():
    for state, seat, seen in positions(4, 3, 0.3):
        table = laid(state, seat)
        for slot, tile in enumerate(seen.view.market):
            paths = (names.tile_spot(tile),)
            least = [o for o in table.offers if o.verb == "bid" and o.path[:1] == paths]
            if least and seen.view.leader[slot] != seat:
                assert can_lead(seen.view, seat, slot)
                assert least[0].label.startswith(f"Bid {least_bid(seen.view, slot)} ")


def test_4_6_an_outbid_group_goes_to_where_one_points():
    state = scene("keywood", "miner", hands=[(1, 0, 0, 0), (2, 0, 0, 0)])
    bid(state, 0, "keywood", 1, 0)
    bid(state, 1, "keywood", 2, 0)
    table = laid(state, 0)
    group, miner = names.group_spot(0), names.tile_spot(number("miner"))
    moved = next(offer for offer in table.offers if offer.path == (group, miner, "bid:0"))
    assert moved.label == "Bid 1 blue for Miner" and moved.verb == "bid"
    assert moved.then[-1] == do.FromHand(0), "what joins is all there is"
    lost = next(piece for piece in table.pieces if piece.id == f"bid:{number('keywood')}:0")
    assert lost.spot == group and any(getattr(part, "grey", False) for part in lost.face.parts)
    assert group not in {piece.spot for piece in laid(state, 1).pieces}, "only its owner moves it"


def outbid_on_keywood(blue):
    state = scene("keywood", "miner", hands=[(blue, 0, 0, 0), (5, 0, 0, 0)])
    bid(state, 0, "keywood", 2, 0)
    bid(state, 1, "miner", 1, 0)
    state.turn = 1
    bid(state, 1, "keywood", 3, 0)
    state.turn = 0
    return state


def test_4_6_what_only_outbid_workers_can_do_is_said_so():
    state = outbid_on_keywood(2)
    assert why(state, "miner", "bid") == why(state, "miner", "use") == "only with outbid workers"
    assert why(state, "keywood", "use") == "only with outbid workers"
    assert why(state, "keywood", "bid") == "4 blue needed"


def test_4_6_whoever_says_how_many_reads_where_the_outbid_workers_come_from():
    state = outbid_on_keywood(3)
    play(state, 0, do.BID, do.On(number("miner")))
    table = laid(state, 0)
    assert table.amount.title == "How many more workers"
    (offer,) = [each for each in table.offers if each.action == do.FromHand(0)]
    assert offer.draft == ("Bid 2 blue for Miner", "leads until somebody bids 3", "with 2 outbid from Keywood")


def test_3_3_passing_says_what_it_means():
    state = scene("keywood", hands=[(1, 0, 0, 0), (1, 0, 0, 0)])
    ending = next(offer for offer in laid(state, 0).offers if offer.ends)
    assert ending.action == do.PASS and ending.ends == "then 1 of 2 passed"
    assert ending.draft == (
        "Pass",
        "1 of 2 passed then; the season ends when all have",
    )
    state.passes = 1
    table = laid(state, 0)
    assert table.prompt.tag == "1 of 2 passed"
    ending = next(offer for offer in table.offers if offer.ends)
    assert ending.ends == "ends the season"
    assert ending.draft == (
        "Pass",
        "all have passed then: the season ends",
    )


def test_8_2_boats_show_who_took_them_and_what_comes_next():
    state = scene("keywood", seats=5)
    words = next(piece for piece in laid(state, None).pieces if piece.id == "boat:0").face.parts
    assert {part.text for part in words if hasattr(part, "text")} == {"Keyflower", "7", "1"}
    state.season = box.WINTER
    winter = next(piece for piece in laid(state, None).pieces if piece.id == "boat:4").face.parts
    assert {part.text for part in winter if hasattr(part, "text")} == {"Ianvincible", "5"}
    state.boat_of[1] = 2
    taken = next(piece for piece in laid(state, None).pieces if piece.id == "boat:1").face
    assert any(getattr(part, "name", "") == "emblem_sun" for part in taken.parts)


def test_8_2_boats_lie_large_while_they_are_chosen_with_the_order_of_choice():
    state = scene("keywood", seats=4, hands=[(1, 0, 0, 0)] * 4)
    small = {piece.id: piece for piece in laid(state, None).pieces if piece.id.startswith("boat:")}
    finish_season(state)
    state.load[7:14] = [1, 2, 0, 0, 1, 0, 0]
    play(state, state.turn, do.TakeBoat(0))
    table = laid(state, state.turn)
    pieces = {piece.id: piece for piece in table.pieces}
    spots = {spot.id: spot for spot in table.spots}
    for boat in range(4):
        assert pieces[f"boat:{boat}"].width > 3 * small[f"boat:{boat}"].width
        assert spots[f"boat:{boat}"].w > pieces[f"boat:{boat}"].width
    arts = [part.name for part in pieces["boat:1"].face.parts if hasattr(part, "name")]
    assert [arts.count(f"keyple_{colour}") for colour in ("blue", "red", "yellow")] == [1, 2, 0]
    said = [part.text for part in pieces["queue"].face.parts if hasattr(part, "text")]
    assert said == ["Order of choice", "have chosen", "Ben", "chooses now", "Ida", "Max", "Ana", "Keyflower"]
    assert next(board for board in table.boards if board.id == names.MARKET).title == "Harbour"


def test_2_1_the_supply_and_the_sides_are_seen():
    state = scene("keywood", seats=6)
    supply = next(piece for piece in laid(state, None).pieces if piece.id == "supply").face
    written = [part.text for part in supply.parts if hasattr(part, "text")]
    assert written == ["Supply", "24", "24", "24", "48", "20", "48", "120"]
    assert len({part.name for part in supply.parts if getattr(part, "name", "").startswith("emblem")}) == 6


def test_5_1_a_verb_that_is_impossible_says_why():
    state = scene("sawmill", "keywood", season=2, hands=[(6, 6, 0, 0), (9, 1, 0, 0)])
    bid(state, 0, "keywood", 6, RED)
    bid(state, 1, "sawmill", 1, 0)
    why = {verb.id: verb.reason for verb in laid(state, 0).verbs[names.tile_spot(number("sawmill"))]}
    assert why["use"] == "no action"
    state.turn = 1
    why = {verb.id: verb.reason for verb in laid(state, 1).verbs[names.tile_spot(number("keywood"))]}
    assert why["bid"] == "7 red needed"


@pytest.mark.parametrize("id_", ["apprentice_hall", "craftsmens_guild", "sawmill", "inn"])
def test_the_smaller_a_tile_the_larger_its_name_and_it_covers_no_other_plate(id_):
    face, sizes = tile_faces.building(number(id_), 0), []
    while face is not None:
        (name,) = [part for part in face.parts if getattr(part, "font", "") == "title"]
        sizes.append(round(name.size / 19, 2))
        boxes = [part for part in face.parts if isinstance(part, Box)]
        assert boxes[0].x >= -14 and boxes[0].x + boxes[0].w <= WIDE + 14
        assert all(boxes[0].y + boxes[0].h < each.y for each in boxes[1:])
        face = face.small
    assert sizes == [1.0, 1.3, 1.5]


@pytest.mark.parametrize("scale", [0.15, 0.3, 0.5, 1.0])
def test_letters_stay_in_their_disc_and_crumbs_are_left_out_however_small_the_market(scale):
    canvas = Screen(Match(GAME, PLAYERS[:2], "AAAA-AAAA", GAME.options())).app.canvas
    for face, high in ((signs.bid((4, 0, 0, 0), 1, True), signs.DISC), (signs.least(12, 1), 32.0)):
        (words,) = [part for part in face.parts if hasattr(part, "text")]
        px = words_px(canvas, words, scale)
        assert px <= high * scale + 0.5
        assert crumb(words, px) is (px < 6)
    (title,) = [part for part in signs.framed(260, 220, "Harbour").parts if hasattr(part, "text")]
    assert words_px(canvas, title, scale) <= round(30 * scale)


def why(state, tile, verb):
    spot = names.tile_spot(number(tile))
    return next(each.reason for each in laid(state, state.turn).verbs[spot] if each.id == verb)


def test_5_8_a_use_that_cannot_be_paid_says_what_is_lacking_and_not_that_workers_are():
    state = scene("mason", "brewer", "tavern", "store", season=1, hands=[(0, 1, 0, 0), (2, 2, 2, 0)])
    assert why(state, "mason", "use") == "to pay: one pickaxe"
    assert why(state, "brewer", "use") == "to pay: any skill tile"
    assert why(state, "tavern", "use") == "to pay: any worker"
    assert why(state, "store", "use") == "to pay: a blue worker"


def test_what_a_lesson_does_not_ask_for_has_no_false_reason():
    state = scene("keywood", hands=[(3, 0, 0, 0), (1, 0, 0, 0)])
    uses = [offer for offer in laid(state, 0).offers if offer.verb == "use" and len(offer.path) == 2]
    (row,) = [verb for verb in verbs_of(GAME.look(state, 0), uses)[uses[0].path[0]] if verb.id == "bid"]
    assert row.reason == "not now"


def test_8_2_the_order_of_choice_is_whoever_is_left_and_those_who_have_a_boat_stand_below_it():
    state = scene("keywood", seats=4, hands=[(1, 0, 0, 0)] * 4)
    finish_season(state)
    state.order, state.turn = (2, 0, 1, 3), 2
    for boat, left in ((3, (0, 1, 3)), (0, (1, 3))):
        play(state, state.turn, do.TakeBoat(boat))
        assert state.order == left
    (queue,) = [piece for piece in laid(state, state.turn).pieces if piece.id == "queue"]
    said = [part.text for part in queue.face.parts if hasattr(part, "text")]
    assert said == ["Order of choice", "have chosen", "Ben", "chooses now", "Max", "Ana", "Keyflower", "Ida", "Flipper"]
    high = {part.text: part.y for part in queue.face.parts if hasattr(part, "text")}
    assert high["Max"] < high["have chosen"] < high["Ana"]


def test_8_2_no_light_lies_over_what_is_on_the_boat_that_is_picked():
    state = scene("keywood", seats=4, hands=[(1, 0, 0, 0)] * 4)
    assert not any(spot.over for spot in laid(state, 0).spots)
    finish_season(state)
    spots = {spot.id: spot for spot in laid(state, state.turn).spots}
    assert all(spots[f"boat:{boat}"].over for boat in range(4))


def test_13_1_the_market_of_others_tells_nothing_of_a_hand():
    worlds = []
    for hidden in ((4, 0, 1, 0), (1, 3, 1, 0)):
        state = scene("keywood", "miner", "peddler", hands=[hidden, (2, 2, 2, 0)])
        bid(state, 0, "keywood", 1, 2)
        worlds.append([laid(state, None), laid(state, 1)])
    assert worlds[0] == worlds[1]


def test_8_2_the_button_says_what_is_on_the_boat():
    state = scene("keywood", hands=[(1, 0, 0, 0), (1, 0, 0, 0)])
    state.load[:7] = [2, 0, 1, 0, 1, 0, 0]
    finish_season(state)
    match = Match(GAME, PLAYERS[:2], "boats", GAME.options())
    match._state = state
    screen = Screen(match, (1920, 1080), hand_over="open")
    screen.settle()
    screen.click("spot:boat:0")
    screen.settle()
    assert "2 blue, 1 yellow, 1 saw" in screen.texts


def test_the_list_has_the_order_of_the_rows_of_the_plate_and_the_focus_is_on_the_first():
    match = Match(GAME, PLAYERS[:2], "rows", GAME.options())
    match._state = scene("keywood", "miner", hands=[(3, 1, 0, 0), (1, 0, 0, 0)])
    screen = Screen(match, (1920, 1080), hand_over="open")
    screen.settle()
    screen.press("1")
    screen.settle()
    table, look = screen.desk.view.told()
    rows = verbs.rows(table, look.picked, look.picked[-1])
    assert [row.key for row in rows] == ["1", "2", "3", "4"]
    assert [row.path[-1] for row in rows] == list(ways(table, look))
    assert screen.focus == f"spot:{rows[0].path[-1]}"


def test_the_names_of_all_boats_have_letters_of_one_size_and_no_boat_lies_under_the_name_of_the_board():
    table = laid(crowded(4, 6), None)
    named = [
        part for piece in table.pieces if piece.id.startswith("boat:")
        for face in (piece.face, piece.face.small) if face
        for part in face.parts if getattr(part, "font", "") == "title"
    ]  # fmt: skip
    assert len({part.beside for part in named}) == 1 and len(named[0].beside) == 4
    assert {part.text for part in named} <= set(named[0].beside)
    assert min(BOARD[f"quay:{n}:1"].y for n in (4, 6)) >= 64


def test_4_2_whoever_points_at_a_bid_or_the_least_number_points_at_its_tile_which_tells_what_leads():
    state = scene("keywood", "gold_mine", seats=4, hands=[(3, 0, 0, 0), (3, 0, 0, 0), (0,) * 4, (0,) * 4])
    tile = number("keywood")
    bid(state, 0, "keywood", 1, 0)
    table = laid(state, 1)
    spot = next(spot for spot in table.spots if spot.id == names.tile_spot(tile))
    for id_ in (f"bid:{tile}:0", f"least:{tile}"):
        (piece,) = [piece for piece in table.pieces if piece.id == id_]
        assert any(pygame.FRect(*also).collidepoint(piece.x, piece.y) for also in spot.also)
    assert any(line.startswith("≥2") for line in table.slips[spot.id].lines)
    assert not any(line.startswith("≥") for line in laid(state, 0).slips[spot.id].lines), "who leads needs no more"


def test_4_1_where_the_colour_is_picked_first_more_of_it_can_be_bid():
    state = scene("keywood", hands=[(3, 1, 0, 0), (1, 0, 0, 0)])
    tile = names.tile_spot(number("keywood"))
    more = [offer for offer in laid(state, 0).offers if offer.verb in ("other bid", "other use")]
    assert not any(offer.path[0] == "colour:1" for offer in more), "of red there is one worker"
    (offer,) = [offer for offer in more if offer.path == ("colour:0", tile, "bid")]
    assert (offer.action, *offer.then) == (do.BID, do.On(number("keywood")), do.Colour(0))


def test_5_8_whoever_pays_a_worker_sees_no_other_card_marked():
    state = scene("tavern", season=1, hands=[(3, 3, 0, 0), (1, 0, 0, 0)])
    play(state, 0, do.USE, do.Where(0), do.On(number("tavern")), do.Colour(0))
    assert marked(state) == ["workers:0"], "so many of these are asked for"
    play(state, 0, do.FromHand(1))
    assert not marked(state)


def marked(state):
    cards = [piece for piece in laid(state, 0).pieces if piece.id.startswith("workers:")]
    return [piece.id for piece in cards if piece.face.parts[0].line == "focus"]


def test_7_3_tiles_that_are_won_stand_beside_the_board_one_line_for_each_seat():
    state = scene("keywood", "gold_mine", hands=[(3, 0, 0, 0), (1, 0, 0, 0)])
    bid(state, 0, "keywood", 1, 0)
    play(state, 1, do.PASS)
    bid(state, 0, "gold_mine", 1, 0)
    lines = [LogLine(1, line) for event in finish_season(state) if (line := GAME.staging.narrate(event, PLAYERS[:2]))]
    won = [line.line.text for line in recap(lines, 0, [(1, None)] * 2) if "wins" in line.line.text]
    assert won == ["Ana wins: Keywood, Gold Mine"]


def test_4_1_a_bid_is_told_with_as_many_workers_as_come():
    state = scene("keywood", hands=[(3, 0, 0, 0), (1, 0, 0, 0)])
    (event,) = bid(state, 0, "keywood", 3, 0)
    assert GAME.staging.narrate(event, PLAYERS[:2]).face == groups.crowd((3, 0, 0, 0))


def test_the_tick_of_a_card_that_is_picked_leaves_its_number_free():
    face = groups.counted(icons.skill(0), 12, "saw")
    for each in (face, face.low):
        (picture,) = [part for part in each.parts if isinstance(part, Art)]
        (n,) = [part for part in each.parts if getattr(part, "font", "") == "figure"]
        assert picture.x + picture.w <= n.x - n.room / 2
        assert n.x + n.room / 2 <= each.w - INSET - TICK_WIDE / 2


@pytest.mark.parametrize("counts", [(2, 0, 0, 0), (3, 0, 0, 0), (2, 2, 0, 0), (0, 0, 6, 0)])
def test_several_workers_are_told_about_as_wide_as_high(counts):
    crowd, tile = groups.crowd(counts), groups.standing(counts)
    assert len(crowd.parts) == len(tile.parts) and crowd.w < tile.w
    assert crowd.w / crowd.h < 1.5


@pytest.mark.parametrize(
    ("village", "words"), ((-1, "Ben uses Home"), (1, "Ben uses Home"), (0, "Ben uses Ana’s Home"))
)
def test_5_1_the_log_says_in_whose_village_a_tile_is_used(village, words):
    line = GAME.staging.narrate(Used(1, number("home1"), (1, 0, 0, 0), village), PLAYERS[:2])
    assert line.text.startswith(f"{words} with ") and line.beside == words
