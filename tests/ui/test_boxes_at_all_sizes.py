"""The boxes in every window and at every size of text: no words cut, none over others, no name covered."""

import pygame
import pytest

from game.games import GAMES, find
from game.ui.scenes.play.still import Still
from game.ui.shell.headless import HeadlessApp
from game.ui.shell.shot import played
from game.ui.table.board.board import board_place
from tests.ui.at_shell import settings
from tests.ui.checks import cut
from tests.ui.sizes import EVERY
from tests.ui.test_table_layout import core, furniture

SMALL = " with its small boxes"
BOXES = (*(game.id for game in GAMES), *(game.id + SMALL for game in GAMES if game.staging.cover().small))
FEW = [((1280, 720), 100), ((1280, 720), 150), ((1920, 1080), 100), ((1920, 1080), 200)]
REST = [each for each in EVERY if each not in FEW]
MOMENTS = (30, 90)
"""Steps after which one looks."""
sizes = pytest.mark.parametrize("lot", [FEW, pytest.param(REST, marks=pytest.mark.wide)], ids=["few", "rest"])


def options_of(box):
    """The id of a box, and its options: as printed, or with all its small boxes."""
    game = find(box.removesuffix(SMALL))
    cover = game.staging.cover()
    values = {each.field: [value for value, _name, _words in each.values] for each in cover.variants}
    taken = [each.field for each in cover.small] if box.endswith(SMALL) else []
    return game.id, game.options(**{name: values[name][1] for name in taken})


def looks(box, lot):
    """The stage of a table at each size, for somebody's view and for the public's."""
    for steps in MOMENTS:
        game_id, options = options_of(box)
        match = played(game_id, 4, "7", steps, options)
        for seat in (match.actors()[0], None):
            stage = HeadlessApp(Still(match, seat), (640, 400), settings())
            for size, text in lot:
                stage.app.resize(pygame.Surface(size))
                stage.app.change(text_percent=text)
                stage.app.settle()
                yield stage, f"{box} after {steps} steps, seat {seat}, at {size}, text {text} %"


def cut_words(stage, drawn):
    """Words cut but for deeds, which are told whole when one points at them, and the prompt, which the bar tells."""
    told = [stage.app.canvas.box(hit.rect) for hit in stage.scene.view.hits if hit.zone in ("recap", "log")]
    short = [text for text in cut(stage) if text.rstrip("…") not in stage.scene.view.table.prompt.text]
    return [one.text for one in drawn if one.text in short and not any(box.colliderect(one.rect) for box in told)]


@pytest.mark.sample(3)
@sizes
@pytest.mark.parametrize("box", BOXES)
def test_no_words_are_cut_or_lie_over_others(box, lot, unpainted):
    for stage, where in looks(box, lot):
        drawn, window = furniture(stage), stage.app.surface.get_rect()
        assert cut_words(stage, drawn) == [], where
        for n, one in enumerate(drawn):
            assert window.inflate(4, 12).contains(core(one.rect)), (where, one.text)
            for other in drawn[n + 1 :]:
                assert one.text == other.text or not core(one.rect).colliderect(core(other.rect)), (
                    where,
                    one.text,
                    other.text,
                )


def name_of(view, piece):
    """Where the letters of a name on the board stand."""
    place = board_place(view.camera, view.plan().context.zones.board, piece)
    return place.inflate(-0.5 * place.w, -0.5 * place.h)


@pytest.mark.sample(3)
@sizes
@pytest.mark.parametrize("box", BOXES)
def test_nothing_covers_a_name_on_the_board(box, lot, unpainted):
    for stage, where in looks(box, lot):
        view = stage.scene.view
        pieces = [piece for piece in view.table.pieces if piece.zone == "board"]
        names = [piece for piece in pieces if piece.id.startswith("name:")]
        for name in names:
            letters = name_of(view, name)
            for n, piece in enumerate(pieces):
                over = (piece.layer, n) > (name.layer, pieces.index(name))
                place = board_place(view.camera, view.plan().context.zones.board, piece)
                assert not (over and place.colliderect(letters)), (where, name.id, piece.id)
