"""What one sees of Keythedral: rings leave colours in sight, numbers have room, light lies on the floor."""

from itertools import combinations

from game.core.faces import Art, Box
from game.games import lessons
from game.games.keythedral import actions as do
from game.games.keythedral import components as box
from game.games.keythedral import events as told
from game.games.keythedral import names
from game.games.keythedral.knowledge.counting import last_cottage
from game.games.keythedral.looks import fields, keytown
from game.games.keythedral.table.keytown import LIGHTS
from game.games.keythedral.text.narration import narrate
from game.kit.lessons import Do
from tests.games.keythedral.test_table import BOARD, GAME, at, players, table, wandering


def test_the_ring_of_a_building_lies_outside_its_rim_which_is_in_its_owners_colour():
    state, seat = at("act")
    laid, view = table(state, seat, seat), GAME.look(state, seat)
    homes = {piece.spot: piece for piece in laid.pieces if piece.id.startswith("home:")}
    spots = {spot.id: spot for spot in laid.spots}
    for gap in view.gap:
        spot = spots[names.gap_spot(gap)]
        assert max(x for x, _y in spot.corners) > 1.15 * homes[spot.id].width / 2


def test_a_building_on_a_small_map_has_a_larger_disc_for_its_number():
    face = fields.building(0, 3, house=False)
    large, small = (next(part for part in each.parts if isinstance(part, Box)) for each in (face, face.small))
    assert small.w > 1.2 * large.w
    assert small.w * 30 / face.w > 13, "a map of thirty pixels to a building has letters of thirteen"


def test_the_light_of_each_pane_falls_on_the_floor_beside_the_work_order_and_the_first_ones_apart():
    wide, high = 190, 190 * 128 / 200
    room, slab = BOARD["fields"], BOARD["order"]
    for x, y in LIGHTS:
        assert y - high / 2 > slab.y + slab.h
        assert room.x - 40 <= x - wide / 2 and x + wide / 2 <= room.x + room.w + 60 and y + high / 2 <= 700
    for (x, y), (other, low) in combinations(LIGHTS[:8], 2):
        assert abs(x - other) > 110 or abs(y - low) > 110


def test_four_cubes_of_a_cottage_lie_on_the_paper_of_what_it_reaches():
    face = keytown.reach("Ana reaches", ((0, 4, (), (0, 1, 1, 3)),))
    frame = next(part for part in face.parts if isinstance(part, Box) and part.line == "amber")
    cubes = [part for part in face.parts if isinstance(part, Art) and part.name.startswith("cube")]
    assert len(cubes) == 4
    assert max(part.x + part.w for part in cubes) < frame.x + frame.w


def test_7_what_lets_something_be_is_an_ending_and_takes_no_room_of_the_tray():
    for phase in ("season", "answer", "surcharge"):
        state, seat = at(phase, seats=3)
        last = [offer for offer in table(state, seat, seat).offers if isinstance(offer.action, do.Pass)]
        assert len(last) == 1 and last[0].ends is not None, phase


def test_7_7_a_resource_of_ones_choice_is_a_cube_behind_the_screen():
    state, seat = at("relief", seats=3)
    laid = table(state, seat, seat)
    lying = {piece.spot for piece in laid.pieces if piece.zone == "screen"}
    assert laid.offers and all(offer.path[0] in lying and offer.quick for offer in laid.offers)


def test_9_2_who_has_no_cubes_is_not_said_to_have_bid():
    line = narrate(told.BidSealed(1, able=False), players(3))
    assert line.text.endswith("has nothing to bid.")
    assert narrate(told.BidSealed(1, able=True), players(3)).text.endswith("has sealed a bid.")


def test_3_4_the_last_cottage_is_seen_in_the_gap_that_is_picked_for_it():
    state, seat = at("lay", want=lambda view: last_cottage(view) >= 0)
    offer, last = table(state, seat, seat).offers[0], last_cottage(GAME.look(state, seat))
    (gap,) = offer.path
    before, after = table(state, seat, seat), table(state, seat, seat, (gap,))
    lying = {piece.id: piece for piece in after.pieces}
    assert f"home:{last}" in lying and gap not in lying
    assert len(lying["reach"].face.parts) > len({p.id: p for p in before.pieces}["reach"].face.parts)
    assert "choose" in before.prompt.text and "choose" not in after.prompt.text


def test_4_2_what_a_number_reaches_keeps_names_and_numbers_in_one_line():
    state, seat = at("call")
    assert all(offer.brings.count("\N{NO-BREAK SPACE}") == 4 for offer in table(state, seat, seat).offers)


def test_7_20_a_seat_is_bought_as_it_stands_or_with_the_law_by_cubes_of_the_tray():
    found, held = [], {}
    for number in range(12):
        for state, seat, _action in wandering(number, 3, thumb=number % 2 == 0):
            if seat is not None and state.phase == "act" and state.laws[seat] >> box.SUBSTITUTE & 1:
                laid = table(state, seat, seat)
                held[id(laid)] = state, seat
                found += [(laid, offer) for offer in laid.offers if isinstance(offer.action, do.BuySeat)]
    lying = {piece.spot for laid, _offer in found for piece in laid.pieces if piece.zone == "screen"}
    swapped = [offer for _laid, offer in found if offer.verb == "substitute"]
    plain = [offer for _laid, offer in found if offer.verb == "buy"]
    assert swapped and all(set(offer.path[1:]) <= lying and len(offer.path) == 4 for offer in swapped)
    assert plain and all(len(offer.path) == 2 for offer in plain)
    laid, offer = next((laid, offer) for laid, offer in found if offer.verb == "substitute")
    state, seat = held[id(laid)]
    said = [table(state, seat, seat, offer.path[:n]).prompt.text for n in (2, 3, 4)]
    assert ["keep" in said[0], "pay" in said[1], "point at" in said[2]] == [True, True, False]
    assert [verb.id for verb in laid.verbs[offer.path[0]]] == ["buy", "substitute"]


def test_7_the_slab_of_laws_in_force_is_filled_and_shows_which_cubes_a_season_is_for():
    state, _seat = at("act", seats=3)
    state.poor = box.WATER
    face = next(piece.face for piece in table(state, None).pieces if piece.id == "force")
    names_of = [part.name for part in face.parts if isinstance(part, Art)]
    assert names_of == [f"law_{box.POOR_SEASON + 1:02d}", "cube_water"]
    picture = next(part for part in face.parts if isinstance(part, Art))
    across = [x for x, _y in picture.within]
    assert max(across) - min(across) > 0.8 * face.w, "one law alone fills the slab"
    state.stop = 0
    face = next(piece.face for piece in table(state, None).pieces if piece.id == "force")
    assert sum(part.name.startswith("law_") for part in face.parts if isinstance(part, Art)) == 2


def test_4_4_it_is_told_to_which_field_a_worker_goes():
    said = narrate(told.Placed(0, 3, 7, box.LAKE, second=False), players(3))
    assert said.text.endswith("number 4 goes to a lake."), said.text


def test_a_lesson_that_speaks_of_a_gap_lights_it_before_the_number_is_chosen():
    rows = [row for lesson in lessons("keythedral") for row in lesson.rows if isinstance(row, Do)]
    laid = [(row.lit, action.gap) for row in rows for action in row.actions if isinstance(action, do.Gap)]
    assert len(laid) >= 3
    assert all(names.gap_spot(gap) in lit for lit, gap in laid)


def test_6_8_the_row_of_a_law_says_that_it_is_the_last_action():
    state, seat = at("act", want=lambda view: view.seat is not None and any(n >= 0 for n in view.offer))
    rows = [offer.brings for offer in table(state, seat, seat).offers if isinstance(offer.action, do.Procure)]
    assert all("ends your actions in this round" in note for note in rows), rows
