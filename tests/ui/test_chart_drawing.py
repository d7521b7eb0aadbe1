"""How a chart is drawn: plain paper, small squares, mats with a panel, a game's own furniture."""

import pygame
import pytest

from game.core.faces import Face, Grid
from game.ui.table.board import board
from game.ui.table.board.faces import Printer
from tests.ui.chart_table import PALETTE, Charting, charted, make_table
from tests.ui.sample_table import seated


def test_a_board_without_a_painting_is_plain_paper():
    stage = charted()
    board = stage.app.measure.rect(stage.scene.view.plan().context.zones.board)
    ground = stage.frame().get_at((board.x + 40, board.bottom - 40))
    wanted = pygame.Color(PALETTE["paper"])
    assert all(abs(a - b) < 24 for a, b in zip(ground[:3], wanted[:3], strict=True))


@pytest.mark.parametrize("width", (60, 83, 101, 150, 333))
def test_small_squares_are_all_alike_and_crisp(width):
    canvas = seated().app.canvas
    face = Face(90, 50, (Grid(0, 0, 9, 10, "#" * 45, (("#", "sea"),)),))
    picture = Printer("none", PALETTE).sprite(canvas, face, width).picture
    sea = pygame.Color(PALETTE["sea"])
    middle = next(y for y in range(picture.get_height()) if any(_is(picture, x, y, sea) for x in range(width)))
    runs, run = [], 0
    for x in range(picture.get_width() + 1):
        if x < picture.get_width() and _is(picture, x, middle, sea):
            run += 1
        elif run:
            runs.append(run)
            run = 0
    assert len(runs) == 9 and len(set(runs)) == 1


def _is(picture, x, y, colour):
    return picture.get_at((x, y))[:4] == (*colour[:3], 255)


def test_a_panel_says_the_money_and_a_small_mat_says_it_itself():
    assert "$13" not in charted().texts
    assert "$13" in charted(size=(1280, 720)).texts


@pytest.mark.parametrize("contrasts", (False, True))
def test_a_game_may_colour_the_furniture_except_in_high_contrast(contrasts, monkeypatch):
    def paper_of(stage):
        panel = stage.app.measure.rect(stage.scene.view.plan().context.zones.panel)
        return stage.frame().get_at((panel.centerx, panel.bottom - 60))[:3]

    table = make_table(opened=-1)
    before = paper_of(charted(table, high_contrast=contrasts))
    build = Charting.build

    def dressed(scene):
        build(scene)
        scene.view.printer.palette["sheet_paper"] = "#204060"

    monkeypatch.setattr(Charting, "build", dressed)
    assert (paper_of(charted(table, high_contrast=contrasts)) == before) is contrasts


def test_a_tray_with_nothing_but_a_picture_shows_it():
    for size in ((1920, 1080), (1280, 720)):
        stands = {stand.tray.id: stand for stand in charted(size=size).scene.view.plan().stands}
        picture = stands["dial"].picture
        assert picture and min(picture.w, picture.h) >= 145


@pytest.mark.usefixtures("every_frame")
def test_the_ring_of_a_square_lies_at_its_edge_where_nothing_is_written(monkeypatch):
    drawn = []
    monkeypatch.setattr(board, "water_ring", lambda _canvas, area, *_rest: drawn.append(area))
    stage = charted(make_table(targets=("A1", "B6")))
    view = stage.scene.view
    spot = next(spot for spot in view.table.spots if spot.id == "region:B6")
    place = board.spot_place(view.camera, view.plan().context.zones.board, spot)
    (ring,) = {tuple(area) for area in drawn if place.contains(area)}
    assert place.h - 10 <= ring[3] < place.h
