"""What a card in the tray is worth stands on a tag where a neighbour covers it, and only once where nothing does."""

import pygame
import pytest

from game.games.key_largo.looks.card_faces import treasure_card
from game.ui.scenes.play.still import Still
from game.ui.shell.headless import HeadlessApp
from game.ui.table.board.faces import Printer
from tests.games.key_largo.scene import card, game
from tests.ui.at_shell import settings
from tests.ui.test_largo_calls import match


@pytest.fixture
def tagged(monkeypatch):
    """The tags that are drawn, in order."""
    drawn = []
    monkeypatch.setattr(Printer, "_tag", lambda _printer, _canvas, _picture, face, *_where: drawn.append(face.tag))
    return drawn


def table():
    """A table in a small window; in the chest lie two cards, apart."""
    state = game(hands={0: ("mid goods 5", "deep jewel 400")})
    stage = HeadlessApp(Still(match(state), 0), (640, 400), settings())
    stage.app.resize(pygame.Surface((1280, 720)))
    stage.frame()
    return stage


def test_a_card_that_nothing_covers_says_once_what_it_is_worth(tagged):
    stage = table()
    spots = {piece.spot for piece in stage.scene.view.table.pieces if piece.zone == "chest"}
    assert len(spots) == 2 and not tagged


@pytest.mark.parametrize(("strip", "foot", "tags"), [
    (0.25, True, ["$100"]), (0.5, True, []), (0.5, False, ["$100"]), (1.0, False, []), (0.0, True, []),
])  # fmt: skip
def test_a_covered_card_has_the_tag_unless_its_ribbon_has_room_for_it(tagged, strip, foot, tags):
    stage = table()
    tagged.clear()
    context = stage.scene.view.plan().context
    context.printer.sprite(context.canvas, treasure_card(card("mid goods 5")), 201, strip, foot=foot)
    assert tagged == tags


@pytest.mark.parametrize("strip", [0.5, 0.7])
def test_the_ribbon_of_a_covered_card_is_not_empty(strip):
    stage = table()
    context = stage.scene.view.plan().context
    stage.recorder.drawn.clear()
    context.printer.sprite(context.canvas, treasure_card(card("mid goods 5")), 203, strip)
    assert "$100" in [one.text for one in stage.recorder.drawn]


def test_the_title_of_a_covered_card_stands_in_what_is_in_sight():
    stage = table()
    context = stage.scene.view.plan().context
    for strip, told in ((0.8, True), (0.4, False)):
        stage.recorder.drawn.clear()
        context.printer.sprite(context.canvas, treasure_card(card("mid artifact 5")), 205, strip)
        assert ("Artifact" in [one.text for one in stage.recorder.drawn]) is told
