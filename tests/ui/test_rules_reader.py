"""The rules reader: nothing lies over anything else, and what holds now is all there."""

import pytest

from game.games import GAMES
from game.maps import board_of
from game.ui.scenes.reading.rules import RulesReader
from game.ui.shell.headless import HeadlessApp
from game.ui.shell.shot import played
from tests.ui.at_shell import settings

SIZES = (((1280, 720), 100), ((1920, 1080), 100), ((1920, 1080), 150), ((2560, 1440), 200))


def slips_of(box):
    match = played(box, 4, "7", 60)
    seen = match.seat(0)
    return match.game.staging.lay_out(board_of(match), seen.view, seen.legal, (), match.players).slips


def said(slip):
    return slip.title, slip.right, slip.lines


def reader(box, rule="", slips=None, size=(1920, 1080), text=100):
    stage = HeadlessApp(RulesReader(box, rule, slips), size, settings(text))
    stage.frame()
    return stage


@pytest.mark.sample(3)
@pytest.mark.parametrize(("size", "text"), SIZES)
@pytest.mark.parametrize("box", [box.id for box in GAMES])
def test_a_paragraph_is_as_high_as_its_lines(box, size, text, unpainted):
    stage = reader(box, size=size, text=text)
    pages, canvas = stage.scene.pages, stage.app.canvas
    for number, row in enumerate(pages.list.rows):
        if row.isdecimal():
            drawn = pages.list.place(number).w - 44 - pages._numbers(canvas)
            needed = canvas.para_height(pages.book.paragraphs[int(row)].text, drawn, 20)
            assert pages.list.place(number).h >= needed + 10, row


@pytest.mark.sample(3)
@pytest.mark.parametrize("box", [box.id for box in GAMES])
def test_all_that_holds_now_can_be_read(box, stage):
    slips = slips_of(box)
    chapters = {slip.rule.partition(".")[0] for slip in slips.values() if slip.rule}
    assert chapters
    for chapter in chapters:
        here = reader(box, chapter, slips)
        now = here.scene.now
        wanted = {said(slip) for slip in slips.values() if slip.rule.partition(".")[0] == chapter}
        shown = [said(slips[row]) for row in now.list.rows]
        assert set(shown) == wanted and len(shown) == len(wanted), "all of it, and nothing twice"
        now.list.show(len(now.list.rows) - 1)
        here.app.dirty()
        here.frame()
        last = slips[now.list.rows[-1]]
        assert any(last.title.startswith(text.rstrip("…")) for text in here.texts)
        assert now.list.place(len(now.list.rows) - 1).bottom <= now.list.rect.bottom + 1


def test_the_chapter_that_is_named_is_the_one_that_is_read():
    here = reader("key_largo", "5.1", size=(1920, 1080), text=200)
    assert here.scene.chapters.shown and here.scene.chapters.option.label.startswith("5 ")
    here.scene._read("9.1")
    here.frame()
    assert here.scene.chapters.option.label.startswith("9 ")
