"""Rings on the board: what can be chosen is seen on every kind of place, and no ring runs over a name or a count."""

import pygame
import pytest

from game.play.showing.hud_state import numbered
from game.ui.draw import theme
from game.ui.draw.measure import Rect
from game.ui.table.board.outline import OUTSIDE
from game.ui.table.colours import TABLE
from tests.ui.at_screen import Screen
from tests.ui.village_worlds import village_at

pytestmark = pytest.mark.usefixtures("every_frame")

ALIKE = 40
"""Colours of the screen that differ by no more are the same."""


def at_market(stop="act", wanted=lambda match: True):
    screen = Screen(village_at(stop, "rings", wanted=wanted), hand_over="open", reduce_motion=True, game_speed=0)
    while screen.session.showing.acting is None or screen.scene is not screen.desk:
        screen.advance(50, 50)
    screen.settle()
    return screen


def outbid(match):
    """Several bids lie on the market, on tiles of a colour where still something can be chosen."""
    state = match._state
    return sum(leader >= 0 for leader in state.leader) > 3


def hits(screen):
    screen.frame()
    return {hit.id.removeprefix("spot:"): hit for hit in screen.desk.view.hits if hit.id.startswith("spot:")}


def lit(screen, hit):
    """Along how many of its edges, just outside, the colour of the glow is seen."""
    return edges_in(screen, hit, TABLE["ring_thin"], OUTSIDE)


def edges_in(screen, hit, colour, inset):
    canvas = screen.app.canvas
    glow, found = pygame.Color(colour), 0
    (cx, cy), corners = hit.rect.center, hit.outline
    for (ax, ay), (bx, by) in zip(corners, (*corners[1:], corners[0]), strict=True):
        x, y = (ax + bx) / 2, (ay + by) / 2
        k = 1 - 2 * inset / min(hit.rect.w, hit.rect.h)
        near = [canvas.at(cx + (x - cx) * k + dx, cy + (y - cy) * k + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
        seen = [screen.app.surface.get_at(at) for at in near]
        found += any(all(abs(colour[n] - glow[n]) <= ALIKE for n in range(3)) for colour in seen)
    return found


def test_what_can_be_chosen_is_lit_on_a_rim_of_any_colour_and_nothing_else_is():
    screen = at_market(wanted=outbid)
    view, state = screen.desk.view, screen.match._state
    ways, all_ = view.plan().context.ways, hits(screen)
    screen.frame()
    tiles = [tile for tile in state.market if f"tile:{tile}" in ways]
    rims = {state.lock[tile] >= 0: lit(screen, all_[f"tile:{tile}"]) for tile in tiles}
    assert set(rims) == {True, False} and min(rims.values()) >= 3, rims
    assert not any(lit(screen, all_[spot]) > 2 for spot in all_ if spot.startswith("boat:"))


def test_boats_that_can_be_chosen_are_lit():
    screen = at_market("boat")
    ways = [way for way in screen.desk.view.plan().context.ways if way.startswith("boat:")]
    on_edge = 1.8  # they fill their places, and so the glow lies on their edges
    assert ways and all(edges_in(screen, hits(screen)[way], TABLE["ring_thin"], on_edge) >= 3 for way in ways)


def test_a_closed_board_on_which_something_can_be_chosen_is_lit():
    screen = at_market()
    view = screen.desk.view
    screen.frame()
    edges = {}
    for one in view.plan().thumbnails:
        x, y = screen.app.canvas.at(one.card.right, one.card.centery)
        seen = [screen.app.surface.get_at((x - dx, y)) for dx in range(4)]
        edges[one.board.id] = max(min(tuple(colour)[:3]) for colour in seen)
    open_ = {spot.board for spot in view.table.spots if spot.board and spot.id in view.plan().context.ways}
    assert open_
    assert {board for board, light in edges.items() if light > 190} == open_


def test_no_ring_of_the_focus_runs_over_a_bid():
    screen = at_market(wanted=outbid)
    view = screen.desk.view
    screen.frame()
    bids = [Rect(place) for id, (_piece, place) in view.places().items() if id.startswith("bid:")]
    assert bids

    def cores():
        """The plates of the bids, without what is round them."""
        canvas, picture = screen.app.canvas, screen.frame()
        cores = [(one.x + 0.3 * one.w, one.y + 0.6 * one.h, 0.4 * one.w, 0.28 * one.h) for one in bids]
        return [pygame.image.tobytes(picture.subsurface(canvas.box(core)), "RGB") for core in cores]

    before = cores()
    for tile in screen.match._state.market:
        if f"tile:{tile}" in view.plan().context.ways:
            continue  # a plate opens beside it
        screen.press("Tab")
        assert screen.app.top.focus.go_to(f"spot:tile:{tile}")
        screen.app.dirty()
        assert edges_in(screen, hits(screen)[f"tile:{tile}"], theme.SHELL["focus"], -3) >= 3
        assert cores() == before, tile


def test_keys_name_first_what_lies_on_the_board_that_is_shown():
    screen = at_market()
    view = screen.desk.view
    screen.frame()
    first = numbered(view.table, view.look)[0]
    assert first.startswith("tile:") and int(first.removeprefix("tile:")) in screen.match._state.market
    board = next(spot.board for spot in view.table.spots if spot.board and spot.id in view.plan().context.ways)
    screen.click(f"board:{board}")
    screen.frame()
    there = [spot.id for spot in view.table.spots if spot.w and spot.id in view.plan().context.ways]
    assert len(there) < len(view.plan().context.ways)
    assert there and set(numbered(view.table, view.look)[: len(there)]) == set(there)
    screen.press("1")
    assert view.control.verbs.thing in there
