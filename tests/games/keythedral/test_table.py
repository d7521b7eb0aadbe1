"""The table of Keythedral: what can be pointed at, what one click does, what is shown before it is chosen."""

from dataclasses import replace
from itertools import combinations
from math import dist

import pytest

from game.core.chance import FastChance
from game.core.faces import Art, Box, Words
from game.core.player import Player
from game.games import find
from game.games.keythedral import actions as do
from game.games.keythedral import components as box
from game.games.keythedral import names, texts
from game.games.keythedral import view as half_kinds
from game.games.keythedral.knowledge.payment import spare
from game.games.keythedral.looks import fields, icons, window
from game.games.keythedral.looks.screen import counted
from game.games.keythedral.options import Options
from game.games.keythedral.table.cover import cover
from game.games.keythedral.table.mats import caption
from game.games.keythedral.table.places import grid, sizes, touched
from game.games.keythedral.table.standing import queue
from game.games.keythedral.text.labels import passing
from game.games.keythedral.text.phases import PHASES, ROWS, _halfway
from game.maps import file_of, load
from game.play.calls import Calls
from game.play.showing.choice import Choice
from game.ui.table.board.layers import OVER_RINGS
from tests.boxes import players
from tests.games.keythedral import scene as by_hand
from tests.games.keythedral.scene import acting
from tests.games.keythedral.scene import cell as by_steps

GAME = find("keythedral")
BOARD = load(GAME, file_of("keythedral"))


def wandering(seed, seats=4, options=None, thumb=True):
    """Every position of a game by rules of thumb (or at random): the state, the seat that acts and what it does."""
    luck = FastChance(seed)
    state = GAME.setup(options or Options(), seats, luck)
    while acting := GAME.actors(state):
        legal = GAME.legal(state, acting[0])
        action = GAME.mind.policy(state, acting[0], legal, luck) if thumb and len(legal) > 1 else luck.pick(legal)
        yield state.clone(), acting[0], action
        GAME.apply(state, acting[0], action, luck, None)
    yield state.clone(), None, None


def table(state, viewer, seat=None, picked=()):
    legal = GAME.legal(state, seat) if seat is not None else ()
    return GAME.staging.lay_out(BOARD, GAME.look(state, viewer), legal, picked, players(state.seats))


def at(phase, seed=3, seats=4, want=lambda view: True, options=None):
    """The first position in this phase of which this holds, and the seat that acts."""
    for number in range(seed, seed + 12):
        for state, seat, _action in wandering(number, seats, options, thumb=number % 2 == 0):
            if seat is not None and GAME.look(state, seat).phase == phase and want(GAME.look(state, seat)):
                return state, seat
    raise AssertionError(phase)


def test_a_field_is_laid_by_one_click_and_a_cottage_by_gap_and_number_in_any_order():
    state, seat = at("lay")
    assert all(offer.quick and len(offer.path) == 1 for offer in table(state, seat, seat).offers)
    state, seat = at("lay", want=lambda view: view.drawn < 0)
    laid = table(state, seat, seat)
    paths = {offer.path for offer in laid.offers}
    assert all(path[::-1] in paths for path in paths)
    assert not any(offer.quick for offer in laid.offers)
    gap, cottage = next(path for path in paths if path[0].startswith("gap:"))
    view = GAME.look(state, seat)
    free = next(piece for piece in laid.pieces if piece.spot == gap)
    assert sum(isinstance(part, Box) for part in free.face.parts) == len(touched(view, int(gap[4:])))
    asked = [table(state, seat, seat, picked).prompt.text for picked in ((), (gap,), (cottage,))]
    assert [("gap" in text, "number" in text) for text in asked] == [(True, True), (True, True), (True, False)]
    assert "choose" not in table(state, seat, seat, (gap, cottage)).prompt.text, "all is chosen"
    assert asked[1].endswith("choose its number") and str(int(cottage[8:]) % 5 + 1) in asked[2]
    chosen = table(state, seat, seat, (gap, cottage))
    assert f"home:{cottage[8:]}" in {piece.id for piece in chosen.pieces}


def test_3_4_gaps_that_could_be_chosen_instead_stay_in_sight():
    """They glow all the same, and would glow on the bare floor."""
    state, seat = at("lay", want=lambda view: view.drawn < 0)
    paths = [offer.path for offer in table(state, seat, seat).offers if offer.path[0].startswith("cottage:")]
    (cottage, gap), others = paths[0], {path[1] for path in paths if path[0] == paths[0][0]}
    lying = {piece.spot for piece in table(state, seat, seat, (cottage, gap)).pieces}
    assert others <= lying and len(others) > 3


def test_3_3_each_place_is_called_by_what_lies_beside_it_and_by_where_it_lies():
    """No two are called alike, neither cells nor gaps, nor the fields to which a worker can go."""
    state, seat = at("lay", want=lambda view: view.drawn >= 0 and len(view.cell) > 9)
    laid, view = table(state, seat, seat), GAME.look(state, seat)
    labels = {int(spot.id[5:]): spot.label for spot in laid.spots if spot.id.startswith("cell:")}
    there = dict(zip(view.cell, view.kind, strict=True))
    for cell in set(labels) - set(view.cell):
        kinds = [there[cell + step] for step in box.AROUND if cell + step in there]
        said = names.fields_words(kinds) if kinds else "a cottage"
        assert labels[cell].startswith(f"beside {said} (")
    gaps = at("lay", want=lambda view: view.drawn < 0 and len(view.cell) > 9)
    sent = at("place", want=lambda view: sum(field >= 0 for field in view.near[view.line[0]]) > 3)
    for found, family in ((laid, "cell"), (table(*gaps, gaps[1]), "gap"), (table(*sent, sent[1]), "cell")):
        wanted = {offer.path[0] for offer in found.offers if offer.path[0].startswith(family)}
        called = [spot.label for spot in found.spots if spot.id in wanted]
        assert len(called) == len(set(called)) > 2, called


def test_where_a_place_lies_is_counted_from_the_keythedral():
    assert names.gap_place(by_steps(1, -2)) == "1 right, 2 up" and names.gap_place(by_steps(0, 1)) == "1 down"
    around = [names.field_place(by_steps(x, y)) for y in (0, 1) for x in (0, 1)]
    assert around == ["1 left, 1 up", "1 right, 1 up", "1 left, 1 down", "1 right, 1 down"]
    assert names.field_place(by_steps(-1, 3)) == "2 left, 3 down"


def test_6_5_each_fence_that_can_be_built_or_removed_says_where_it_stands():
    for number in range(3, 9):
        for state, seat, _action in wandering(number, thumb=False):
            if seat is None or GAME.look(state, seat).phase != "act":
                continue
            found = [one for one in table(state, seat, seat).offers if "fence" in one.label]
            labels = {one.label for one in found}
            assert len(labels) == len(found)
            if sum(label.startswith("Remove the fence (") for label in labels) > 1:
                return
    raise AssertionError("nowhere can two fences be removed")


def test_6_4_6_5_a_plate_says_why_no_house_is_built_there_and_what_a_fence_costs():
    state, seat = at("act", want=lambda view: view.half is None and view.fences[view.turn] and view.purse[view.turn][0])
    view, reasons = GAME.look(state, seat), set()
    for thing, verbs in table(state, seat, seat).verbs.items():
        if thing.startswith("gap:"):
            house, fence = verbs
            building = view.gap.index(int(thing[4:]))
            own = names.owner_of(building) == seat
            lacks = not (view.purse[seat][0] and view.purse[seat][1])
            mine = "it is one" if view.house[building] else "1 timber, 1 stone" if lacks else "not now"
            assert house.reason == (mine if own else "it is not yours")
            assert fence.words == "1 timber: choose the edge"
            reasons.add(own)
    assert reasons == {True, False}


def test_6_5_where_a_fence_can_be_built_the_edges_lie_apart_over_the_ring_and_the_chosen_one_wears_its_fence():
    state, seat = at("act", want=lambda view: view.half is None and view.fences[view.turn] and view.purse[view.turn][0])
    gap, _fence, edge = next(one.path for one in table(state, seat, seat).offers if one.path[1:2] == ("fence",))
    before, open_ = table(state, seat, seat), table(state, seat, seat, (gap, "fence"))
    rings = [next(spot for spot in shown.spots if spot.id == gap).over for shown in (before, open_)]
    assert rings == [True, False]
    faces = [
        {piece.id: piece.face for piece in table(state, seat, seat, path).pieces if piece.spot == edge}
        for path in ((gap, "fence"), (gap, "fence", edge))
    ]
    assert faces == [{edge: fields.fence_place()}, {edge: fields.fence(players(state.seats)[seat].colour)}]
    edges = [spot for spot in open_.spots if spot.id.startswith("edge:")]
    places = [{(spot.x + x, spot.y + y) for x, y in spot.corners} for spot in edges]
    apart = [dist(one, other) for a, b in combinations(places, 2) for one in a for other in b]
    assert min(apart) > 2, "the corners of no two edges meet"


def test_13_in_free_order_the_bar_says_that_a_cottage_may_come_first_and_follows_it():
    said = set()
    for state, seat, _action in wandering(4, options=Options(laying="free")):
        if seat is None or GAME.look(state, seat).phase != "lay":
            break
        laid = table(state, seat, seat)
        firsts = {one.path[0].partition(":")[0] for one in laid.offers if one.path}
        if {"cell", "gap"} <= firsts:
            assert laid.prompt.text.endswith(", or a cottage first")
            gap = next(one.path[0] for one in laid.offers if one.path[0].startswith("gap:"))
            assert table(state, seat, seat, (gap,)).prompt.text.startswith("lay a cottage in this gap")
        said.add(laid.prompt.text.startswith("lay the") and laid.prompt.text.endswith("first"))
    assert said == {True, False}


def test_6_9_6_10_a_pass_counts_nobody_as_sure_to_be_asked_who_is_out():
    view = GAME.look(at("act", seats=3)[0], 0)
    laws = ((), (-1,), ())
    cases = (((False,) * 3, 1, "2 of 3 passed; asked again"), ((False, True, False), 0, "1 of 3 passed; asked again"))
    cases += (((False, True, False), 1, "over then, unless a law is still played"),)
    cases += (((True, True, False), 0, "over then, unless a law is still played"),)
    for out, passes, words in cases:
        assert passing(replace(view, out=out, laws=laws, passes=passes, played=False, turn=2)) == words
    gone = replace(view, out=(True, False, False), laws=((),) * 3, passes=1, played=False)
    assert passing(gone) == "all have passed then: the actions are over"


def test_6_10_who_is_out_but_holds_laws_is_not_said_to_be_out_of_the_round():
    said = set()
    for number in range(3, 9):
        for state, seat, _action in wandering(number):
            view = GAME.look(state, None)
            for other in range(view.seats) if seat is not None and view.phase == "act" else ():
                if view.out[other]:
                    said.add((bool(view.laws[other]), caption(view, other)))
    assert said == {(True, "only laws now"), (False, "out of this round")}


def test_fields_of_a_kind_are_counted():
    assert names.fields_words((2, 0, 2)) == "wood, lake ×2"


def test_4_2_a_number_is_called_with_its_own_key_and_a_called_one_says_in_which_step():
    state, seat = at("call", want=lambda view: len(view.called) == 2)
    laid, view = table(state, seat, seat), GAME.look(state, seat)
    stones = {int(spot.id[7:]): spot for spot in laid.spots if spot.id.startswith("number:")}
    assert {n: spot.key for n, spot in stones.items()} == {n: str(n) for n in range(1, 6)}
    assert laid.slips[names.number_spot(view.called[1])].right == "called in step 2"


def test_9_4_who_bids_nothing_reads_who_starts_then():
    state, seat = at("bid", want=lambda view: view.half is None)
    laid, view = table(state, seat, seat), GAME.look(state, seat)
    nothing = next(offer for offer in laid.offers if isinstance(offer.action, do.Seal))
    assert nothing.ends == f"{players(4)[(view.start + 1) % 4].name} starts if nobody bids"
    GAME.apply(state, seat, next(a for a in GAME.legal(state, seat) if isinstance(a, do.Offer)), FastChance(1), None)
    bid = next(offer for offer in table(state, seat, seat).offers if isinstance(offer.action, do.Seal))
    assert "starts if" not in bid.ends


def test_4_4_the_building_whose_worker_goes_next_lies_larger_over_the_rings_of_its_fields():
    state, seat = at("place")
    homes = {piece.id: piece for piece in table(state, seat, seat).pieces if piece.id.startswith("home:")}
    sender = homes.pop(f"home:{GAME.look(state, seat).line[0]}")
    assert sender.layer >= OVER_RINGS > max(piece.layer for piece in homes.values())
    assert sender.width > max(piece.width for piece in homes.values())


def test_4_2_only_the_stone_of_a_number_glows_not_the_place_of_its_marker():
    state, _seat = at("call")
    spots = {spot.id: spot for spot in table(state, None).spots}
    for number in range(1, 6):
        spot, space = spots[names.number_spot(number)], BOARD[f"order:{number}"]
        assert spot.over and spot.w < 0.8 * space.w and abs(spot.x - spot.w / 2 - space.x) < 4


def test_a_number_shows_before_it_is_called_whom_it_sends_and_what_they_reach():
    state, seat = at("call")
    view = GAME.look(state, seat)
    for offer in table(state, seat, seat).offers:
        assert offer.verb == "call" and "free fields" in offer.brings
        homes = {names.gap_spot(view.gap[each]) for each in range(offer.action.number - 1, len(view.gap), box.COTTAGES)}
        assert homes <= set(offer.reaches)
        assert any(spot.startswith("cell:") for spot in offer.reaches)


def test_a_worker_goes_by_one_click_and_a_field_that_is_barred_says_why():
    state, seat = at("place", want=lambda view: view.round > 1)
    laid = table(state, seat, seat)
    assert all(offer.quick for offer in laid.offers if isinstance(offer.action, do.Place))
    assert laid.refusals
    assert all(why.reason and why.rule == "4.4" for spot, why in laid.refusals.items() if spot.startswith("cell:"))


def test_a_craftsman_is_paid_with_what_can_be_spared_or_cube_by_cube():
    state, seat = at("act", want=lambda view: sum(n > 0 for n in view.purse[view.turn][:5]) > 1 and view.level > 1)
    laid = table(state, seat, seat)
    view = GAME.look(state, seat)
    hired = {offer.path: offer for offer in laid.offers if isinstance(offer.action, do.Hire)}
    whole = next(offer for path, offer in hired.items() if path[1] == "hire")
    bought = next(verb for verb in laid.verbs[whole.path[0]] if verb.id == "hire")
    made = names.colour_name(int(whole.path[0].partition(":")[2]))
    assert bought.label == f"Buy {made}", "a row says which cube a craftsman makes"
    assert bought.glyph in (f"cube_{made}", "cube_glass"), "and shows it"
    paid = [action.colour for action in whole.then]
    assert tuple(paid) == spare(view, seat, len(paid))
    other = next(offer for path, offer in hired.items() if path[1] == "otherwise")
    assert other.quick and not other.then
    GAME.apply(state, seat, other.action, FastChance(1), None)
    half = table(state, seat, seat)
    assert half.retreat
    assert {offer.path[0].partition(":")[0] for offer in half.offers} <= {"cube", "law"}


def picked(laid, *spots):
    """What is chosen by pointing at these, one after the other."""
    choice = Choice(laid.offers)
    for spot in spots:
        choice = choice.pick(spot)
        assert choice is not None, spot
    return choice


def test_6_2_cubes_are_put_forward_in_any_order():
    state = acting(T=2, S=1, V=1)
    GAME.apply(state, 0, do.HIRE[box.IRON], FastChance(1), None)
    laid = table(state, 0, 0)
    for spots in (("cube:4", "cube:0"), ("cube:0", "cube:4"), ("cube:0", "cube:0")):
        bought = picked(laid, *spots).ready
        paid = [names.cube_spot(pay.colour) for pay in (bought.action, *bought.then)]
        assert bought.quick and paid == sorted(spots)
    assert picked(laid, "cube:4", "cube:4").picked == (), "a cube more than there is takes it back"
    shown = next(piece for piece in table(state, 0, 0, ("cube:4",)).pieces if piece.spot == "cube:4")
    assert "−1" in [part.text for part in shown.face.parts if isinstance(part, Words)]


def test_6_7_what_the_trader_gives_is_taken_after_both_cubes():
    state = acting(T=1, S=1)
    GAME.apply(state, 0, do.TRADE, FastChance(1), None)
    laid = table(state, 0, 0)
    assert picked(laid, "cube:1", "cube:0", "cube:3").ready.label == "Trade 1 timber, 1 stone for food"
    assert table(state, 0, 0, ("cube:1", "cube:0")).prompt.text == "choose below the cube you take"
    assert table(state, 0, 0, ("cube:1",)).prompt.text == "choose the cubes you give to the trader"
    cards = {piece.spot: piece for piece in table(state, 0, 0, ("cube:1", "cube:0")).pieces if piece.zone == "screen"}
    assert [cards[f"cube:{n}"].mood for n in range(6)] == ["plain"] * 5 + ["dim"], "what may be taken is not greyed"
    assert [cards[f"cube:{n}"].tells for n in range(3)] == [True, True, False], "the badge says it, so no tick does"


def test_the_number_of_a_low_card_stands_below_the_badge_of_what_is_paid():
    low = counted(box.TIMBER, 2, "timber", 2).low
    badge = next(part for part in low.parts if isinstance(part, Box) and part.fill == "ruby")
    number = next(part for part in low.parts if isinstance(part, Words) and part.text == "2")
    assert number.y - 0.5 * number.size >= badge.y + badge.h


def test_6_7_the_store_says_where_its_cubes_are_taken():
    state = acting(T=1, S=1)
    GAME.apply(state, 0, do.TRADE, FastChance(1), None)
    assert "below" in table(state, 0, 0, ("cube:1", "cube:0")).refusals["store"].reason


def test_7_18_a_long_sitting_says_how_many_actions_are_left():
    state = acting(T=1, S=1)
    assert table(state, 0, 0).prompt.text == "buy, build, trade, or pass"
    state.more = 1
    assert table(state, 0, 0).prompt.text == "2 actions in a row: buy, build or trade"


@pytest.mark.parametrize("seats", range(2, 6))
def test_what_can_be_spared_is_in_the_purse_and_in_order(seats):
    for state, seat, _action in wandering(seats, seats):
        if seat is None or state.round < 2:
            continue
        view = GAME.look(state, seat)
        for n in (1, 2, 3, 4):
            cubes = spare(view, seat, n, kept=0)
            assert list(cubes) == sorted(cubes) and 0 not in cubes and len(cubes) in (0, n)
            assert all(cubes.count(colour) <= view.purse[seat][colour] for colour in box.RESOURCES)


def test_the_last_seat_of_a_level_warns_that_the_next_one_opens():
    state, seat = at("act", want=lambda view: any(view.owner[t] < 0 for t in view.panes[view.level]))
    warned = 0
    for state, seat, action in wandering(2):
        if seat is None or not isinstance(action, do.BuySeat):
            continue
        view = GAME.look(state, seat)
        left = [tile for tile in view.panes[view.level] if view.owner[tile] < 0]
        offers = [o for o in table(state, seat, seat).offers if isinstance(o.action, do.BuySeat)]
        if len(left) == 1 and view.level < box.LEVELS - 1:
            assert any("opens for the next player" in line for line in offers[0].draft)
            warned += 1
        if len(left) > 1:
            ending = view.level == box.LEVELS - 1
            words = "more, and the game ends" if ending else "more before the next level"
            assert any(words in line for line in offers[0].draft)
    assert warned == box.LEVELS - 1


def test_every_pane_has_a_place_of_its_own_and_is_lit_when_its_seat_is_sold():
    *_before, (state, _seat, _action) = wandering(4, 3)
    view = GAME.look(state, None)
    laid = table(state, None)
    panes = [spot for spot in laid.spots if spot.id.startswith("pane:")]
    assert len(panes) == sum(sizes(view))
    lit = [piece for piece in laid.pieces if piece.id.startswith("pane:") and piece.id.endswith(":True")]
    assert len(lit) == sum(owner >= 0 for owner in view.owner)
    assert len([piece for piece in laid.pieces if piece.id.startswith("light:")]) == len(lit)


@pytest.mark.parametrize("second", [False, True])
def test_the_panes_of_a_ring_fill_it_and_do_not_overlap(second):
    counts = box.seats_of_level(False, second)
    for levels in ((0, 1), (2,), (3,), (4,)):
        spans = sorted(
            (window.angle(level, counts[level], n) % 360, window.span(level, counts[level]))
            for level in levels
            for n in range(counts[level])
        )
        assert sum(span for _middle, span in spans) == pytest.approx(360)
        middles = [middle for middle, _span in spans]
        for (one, span), other in zip(spans, [*middles[1:], middles[0] + 360], strict=True):
            assert other - one == pytest.approx(span, abs=0.01)


@pytest.mark.parametrize("seats", range(2, 6))
def test_all_fields_and_gaps_lie_in_their_room(seats):
    for state, _seat, _action in wandering(seats, seats, thumb=False):
        view = GAME.look(state, None)
        room, places = BOARD["draft" if not view.round else "fields"], grid(BOARD, view)
        for cell in view.cell:
            x, y = places.field(cell)
            assert room.x <= x - places.size / 2 + 0.01 and x + places.size / 2 <= room.x + room.w + 0.01
            assert room.y <= y - places.size / 2 + 0.01 and y + places.size / 2 <= room.y + room.h + 0.01
        if view.round > 1:
            break


def test_an_edge_lies_between_its_building_and_its_field():
    state, _seat = at("act")
    view = GAME.look(state, None)
    places = grid(BOARD, view)
    for building, near in enumerate(view.near):
        for corner, field in enumerate(near):
            if field >= 0:
                x, y, _angle = places.edge(view.gap[building], corner)
                (gx, gy), (fx, fy) = places.gap(view.gap[building]), places.field(view.cell[field])
                assert (x - gx) * (fx - gx) > 0 and (y - gy) * (fy - gy) > 0


def test_who_acts_next_is_told_while_the_map_is_laid_and_workers_go_out():
    state, seat = at("lay")
    assert queue(GAME.look(state, None))[0] == (seat + 1) % 4
    state, seat = at("place", want=lambda view: len(view.line) > 1)
    assert queue(GAME.look(state, None))[0] == names.owner_of(GAME.look(state, None).line[1])


def test_a_seat_that_somebody_wants_is_lit_before_all_who_may_answer():
    state, seat = at("answer", seed=1)
    view = GAME.look(state, seat)
    lit, plain = (table(state, None), table(with_no_claim(state), None))
    faces = [{piece.spot: piece.face for piece in each.pieces} for each in (lit, plain)]
    changed = {spot for spot in faces[0] if spot.startswith("seat:") and faces[0][spot] != faces[1][spot]}
    assert changed == {names.tile_spot(view.claim.tile)}
    assert "rim" in {piece.id for piece in lit.pieces} and "rim" not in {piece.id for piece in plain.pieces}


def with_no_claim(state):
    other = state.clone()
    other.claim = None
    return other


def test_3_4_the_last_cottage_is_held_by_itself_and_only_its_gap_is_asked_for():
    def left(view):
        return [n for n in range(5 * view.turn, 5 * view.turn + 5) if view.gap[n] < 0]

    state, seat = at("lay", want=lambda view: view.drawn < 0 and len(left(view)) == 1)
    view = GAME.look(state, seat)
    (last,) = left(view)
    laid = table(state, seat, seat)
    assert {len(offer.path) for offer in laid.offers} == {1}
    assert str(last % 5 + 1) in laid.prompt.text and laid.prompt.text.endswith("choose a gap")
    assert {piece.mood for piece in laid.pieces if piece.spot == f"cottage:{last}"} == {"chosen"}
    assert f"cottage:{last}" in laid.refusals
    (gap,) = laid.offers[0].path
    assert f"home:{last}" in {piece.id for piece in table(state, seat, seat, (gap,)).pieces}, "it stands there, to see"


def test_a_call_names_who_is_asked_and_passing_is_legal_for_each():
    state, seat = at("answer", seed=1)
    laid = table(state, None, seat)
    assert laid.call is not None and laid.call.seats[0] == seat
    assert laid.call.passing in GAME.legal(state, seat)
    assert laid.call.stop in {stop.kind for stop in laid.stops}


def test_a_call_leaves_time_to_read_the_longest_law_that_can_answer_it_whoever_holds_it():
    state, seat = at("answer")
    calls = Calls((seat,), veiled=True)
    times = []
    for held in (sum(1 << law for law, each in enumerate(box.LAWS) if each.when == when) for when in ("answer", "act")):
        state.laws = (*state.laws[:seat], held, *state.laws[seat + 1 :])
        calls.open(table(state, None, seat).call, ())
        times.append(calls.whole)
    assert times[0] == times[1] >= 3500 + 45 * len(texts.law_words(box.SURCHARGE))


def test_9_3_a_cube_of_which_no_more_can_be_bid_says_so():
    state, seat = at("bid", want=lambda view: sum(n > 0 for n in view.purse[view.turn]) > 1)
    colours = [colour for colour in box.COLOURS if GAME.look(state, seat).purse[seat][colour]]
    for _cube in range(GAME.look(state, seat).purse[seat][colours[-1]]):
        GAME.apply(state, seat, do.OFFER[colours[-1]], FastChance(1), None)
    laid = table(state, seat, seat)
    assert "No more" in laid.refusals[names.cube_spot(colours[-1])].reason
    assert names.cube_spot(colours[0]) not in laid.refusals
    assert laid.retreat


def test_a_bot_is_spoken_of_not_to():
    assert all(row.watched for phase, row in ROWS.items() if phase != "over")
    for phase, told in (("call", "calls a number: marker 1 of 5"), ("place", "sends the worker of ")):
        state, _seat = at(phase)
        seen = PHASES.prompt(GAME.look(state, None), [Player("Ana", "bot:mate", seat) for seat in range(3)])
        assert seen.text.startswith(told)


def test_4_2_the_button_says_as_the_plate_does_whom_a_number_sends():
    state, seat = at("call")
    call = next(offer for offer in table(state, seat, seat).offers if isinstance(offer.action, do.Call))
    assert call.draft == (call.label, call.brings) and "free fields" in call.brings


def test_a_short_game_is_said_to_be_shorter():
    share = cover().share
    assert share({"edition": "first", "length": "usual"}) == 1
    assert share({"edition": "first", "length": "short"}) == pytest.approx(10 / 17)


@pytest.mark.parametrize("touches", [1, 2, 3, 4])
def test_a_gap_counts_its_fields_in_pips_as_digits_are_numbers_of_cottages(touches):
    parts = fields.empty_gap(touches, chosen=False).parts
    assert not any(isinstance(part, Words) for part in parts)
    assert sum(isinstance(part, Box) for part in parts) == touches


def test_every_choice_half_made_says_what_is_asked():
    kinds = set(range(half_kinds.BID)) - {half_kinds.COTTAGE}  # those two are asked for with their own phases
    asked = {about: _halfway(half_kinds.Half(about, 0, 0, -1, ())) for about in kinds}
    assert all(len(words.split()) > 2 for words in asked.values()), asked
    assert len(set(asked.values())) == len(kinds) - 1, "only the two halves of a law ask the same"
    trade = half_kinds.Half(half_kinds.TRADE, 0, 0, -1, ())
    assert "take" in _halfway(trade, given=True), "after the cubes that are given one is taken"
    assert "give" in _halfway(trade)


def test_6_8_the_lid_of_whoever_is_out_asks_for_laws_alone():
    out, _seat = at("act", want=lambda view: view.out[view.turn] and not view.played)
    free, _seat = at("act", want=lambda view: not view.out[view.turn])
    for state, words in ((out, "Play a law, or pass."), (free, "Buy, build, trade, or pass.")):
        view = GAME.look(state, None)
        assert PHASES.task(view, view.turn) == words


def test_6_9_what_whoever_is_out_is_asked_is_what_the_button_says():
    """It says that the turn ends only once a law was played on it."""
    ended = (True, "play a law, or end the turn", "End the turn")
    for played, words, end in ((False, "play a law, or pass", "Pass"), ended):
        state, seat = at("act", want=lambda view, played=played: view.out[view.turn] and view.played is played)
        laid = table(state, seat, seat)
        assert laid.prompt.text == words
        assert [offer.label for offer in laid.offers if isinstance(offer.action, do.Pass)] == [end]


def test_4_4_a_building_names_each_kind_that_it_touches_once():
    state, _seat = at("act")
    slips = table(state, None).slips
    touching = [line for spot, slip in slips.items() if spot.startswith("gap:") for line in slip.lines if ": " in line]
    kinds = [line.partition(": ")[2].replace(" ×", ",").split(", ") for line in touching if line.startswith("Touches")]
    assert kinds and all(len(set(each)) == len(each) for each in kinds)


def test_5_1_a_harvest_s_picture_shows_every_colour():
    for count in range(1, 6):
        face = icons.heap(tuple(int(colour < count) for colour in range(8)))
        assert sum(isinstance(part, Art) for part in face.parts) == count
        assert all(part.x + part.w <= face.w and part.y + part.h <= face.h for part in face.parts)


def test_7_a_law_that_cannot_be_played_now_says_when_it_is():
    state = by_hand.table()
    by_hand.hold(state, 0, "own_roster", "open_market")
    state.phase, state.turn = "call", 0
    laid = table(state, 0, 0)
    roster, market = (laid.refusals[names.law_spot(by_hand.LAW[law])] for law in ("own_roster", "open_market"))
    assert roster.reason == (
        "It is played before the first marker: all are asked then, and whoever wants to presses the own emblem."
    )
    assert (market.reason, market.rule) == ("It is played on your own turn of the actions.", "7.8")
    assert not any(spot.startswith("law:") for spot in table(state, None).refusals), "of others' laws nothing is said"


def test_7_of_a_law_that_is_picked_the_bar_says_what_is_still_to_be_named():
    state = by_hand.acting()
    by_hand.hold(state, 0, "fence_grant", "open_market", "master_mason")
    grant, market = (names.law_spot(by_hand.LAW[law]) for law in ("fence_grant", "open_market"))
    offer = next(offer for offer in table(state, 0, 0).offers if offer.path[:1] == (grant,))
    said = [table(state, 0, 0, offer.path[:n]).prompt.text for n in (1, 2, 3)]
    spots = ({spot.id: spot for spot in table(state, 0, 0, offer.path[:n]).spots} for n in (1, 2))
    assert [each[offer.path[1]].over for each in spots] == [True, False], "the edges lie over its ring"
    assert said == ["choose what Fence Grant is for", "choose the edge where the fence stands", "play Fence Grant"]
    assert table(state, 0, 0, (market,)).prompt.text == "play Open Market"
    assert table(state, 0, 0).prompt.text == "buy, build, trade, or pass"
